"""What rooms are called: a few letters people can read aloud, and the same as eight hex digits.

No vowels, so that no code is a word; of letters that look or sound alike only one. A code has four
letters while few rooms have such a code, then five, then six: a guess of any length finds a room
at most once in `GUESSES` times. The hex form is what the specification of TV and phones uses; it
names the same room and needs no table.
"""

import secrets
from collections.abc import Iterable
from typing import Final

LETTERS: Final = "BCDFHJKLMPRSTVXZ"
SHORTEST: Final = 4
LONGEST: Final = 7  # all codes together have a hex form
GUESSES: Final = 10_000

_BASE: Final = len(LETTERS)
_FIRST: Final = {  # the number of the first code of a length
    length: sum(_BASE**shorter for shorter in range(SHORTEST, length))
    for length in range(SHORTEST, LONGEST + 2)
}
_FACTOR: Final = 0x9E3779B1  # odd, so that multiplying by it can be undone
_INVERSE: Final = pow(_FACTOR, -1, 1 << 32)
_SALT: Final = 0x5A17C0DE


def new_code(taken: Iterable[str] = ()) -> str:
    """A code nobody can foresee, as long as the codes that are taken demand. It may be taken."""
    counts = dict.fromkeys(range(SHORTEST, LONGEST + 1), 0)
    for code in taken:
        if len(code) in counts:
            counts[len(code)] += 1
    for length, count in counts.items():
        if (count + 1) * GUESSES <= _BASE**length:
            break
    return _letters(secrets.randbelow(_BASE**length), length)


def alias(code: str) -> str:
    """The eight hex digits of a code."""
    number = 0
    for letter in code:
        number = number * _BASE + LETTERS.index(letter)
    return f"{((number + _FIRST[len(code)]) * _FACTOR ^ _SALT) & 0xFFFFFFFF:08x}"


def read_code(text: str) -> str | None:
    """The code somebody typed, in either form; None if it cannot be one."""
    text = text.strip()
    if SHORTEST <= len(text) <= LONGEST:
        code = text.upper()
        return code if all(letter in LETTERS for letter in code) else None
    if len(text) != 8 or not text.isascii() or not all(c in "0123456789abcdefABCDEF" for c in text):
        return None
    number = (int(text, 16) ^ _SALT) * _INVERSE & 0xFFFFFFFF
    for length in range(SHORTEST, LONGEST + 1):
        if number < _FIRST[length + 1]:
            return _letters(number - _FIRST[length], length)
    return None


def _letters(number: int, length: int) -> str:
    letters = []
    for _ in range(length):
        number, letter = divmod(number, _BASE)
        letters.append(LETTERS[letter])
    return "".join(reversed(letters))
