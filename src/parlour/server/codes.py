"""What rooms are called: a few letters people can read aloud, and the same in two other forms.

No vowels, so that no code is a word; of letters that look or sound alike only one. A code has four
letters while few rooms have such a code, then five, six, seven: a guess of any length finds a room
at most once in `GUESSES` times. Eight hex digits, and five characters of A-Z and 0-9, are what
clients of other protocols expect; they name the same room and need no table.
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
    return f"{(_number(code) * _FACTOR ^ _SALT) & 0xFFFFFFFF:08x}"


def read_code(text: str) -> str | None:
    """The code somebody typed, in any form; None if it cannot be one."""
    text = text.strip()
    if len(text) == SHORT_LENGTH and text[0].upper() in _FIRSTS:
        return _from_short(text.upper())
    if SHORTEST <= len(text) <= LONGEST:
        code = text.upper()
        return code if all(letter in LETTERS for letter in code) else None
    if len(text) != 8 or not text.isascii() or not all(c in "0123456789abcdefABCDEF" for c in text):
        return None
    return _code((int(text, 16) ^ _SALT) * _INVERSE & 0xFFFFFFFF, LONGEST)


def _number(code: str) -> int:
    """The number of a code among all codes, the shortest ones first."""
    number: int = 0
    for letter in code:
        number = number * _BASE + LETTERS.index(letter)
    return number + int(_FIRST[len(code)])


def _code(number: int, longest: int) -> str | None:
    """The code of a number, if it has at most so many letters."""
    for length in range(SHORTEST, longest + 1):
        if number < _FIRST[length + 1]:
            return _letters(number - _FIRST[length], length)
    return None


def _letters(number: int, length: int) -> str:
    letters = []
    for _ in range(length):
        number, letter = divmod(number, _BASE)
        letters.append(LETTERS[letter])
    return "".join(reversed(letters))


# The same in five characters of A-Z and 0-9. The first one is none of our letters, so that no code
# of five letters looks like it. Codes of more than six letters are too many; they stay as they are.

SHORT_LENGTH: Final = 5

_DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_FIRSTS: Final = "".join(digit for digit in _DIGITS if digit not in LETTERS)
_SHORTS: Final = len(_FIRSTS) * len(_DIGITS) ** (SHORT_LENGTH - 1)
_STRIDE: Final = 9_973_217  # shares no divisor with their number, so that it can be undone
_BACK: Final = pow(_STRIDE, -1, _SHORTS)
_LONGEST_SHORT: Final = 6  # letters


def short_alias(code: str) -> str:
    """The five characters that name the same room."""
    if len(code) > _LONGEST_SHORT:
        return code
    left = _number(code) * _STRIDE % _SHORTS
    digits = []
    for _ in range(SHORT_LENGTH - 1):
        left, digit = divmod(left, len(_DIGITS))
        digits.append(_DIGITS[digit])
    return _FIRSTS[left] + "".join(reversed(digits))


def _from_short(text: str) -> str | None:
    if not all(digit in _DIGITS for digit in text):
        return None
    number = _FIRSTS.index(text[0])
    for digit in text[1:]:
        number = number * len(_DIGITS) + _DIGITS.index(digit)
    return _code(number * _BACK % _SHORTS, _LONGEST_SHORT)
