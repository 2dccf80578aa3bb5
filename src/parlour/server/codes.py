"""What rooms are called: four letters people can read aloud, and the same as eight hex digits.

No vowels, so that no code is a word; of letters that look or sound alike only one. The hex form is
what the specification of TV and phones uses; it names the same room and needs no table.
"""

import secrets
from typing import Final

LETTERS: Final = "BCDFHJKLMPRSTVXZ"
LENGTH: Final = 4
CODES: Final = len(LETTERS) ** LENGTH

_FACTOR: Final = 0x9E3779B1  # odd, so that multiplying by it can be undone
_INVERSE: Final = pow(_FACTOR, -1, 1 << 32)
_SALT: Final = 0x5A17C0DE


def new_code() -> str:
    """A code nobody can foresee."""
    return _code(secrets.randbelow(CODES))


def alias(code: str) -> str:
    """The eight hex digits of a code."""
    number = 0
    for letter in code:
        number = number * len(LETTERS) + LETTERS.index(letter)
    return f"{(number * _FACTOR ^ _SALT) & 0xFFFFFFFF:08x}"


def read_code(text: str) -> str | None:
    """The code somebody typed, in either form; None if it cannot be one."""
    text = text.strip()
    if len(text) == LENGTH:
        code = text.upper()
        return code if all(letter in LETTERS for letter in code) else None
    if len(text) != 8 or not text.isascii() or not all(c in "0123456789abcdefABCDEF" for c in text):
        return None
    number = (int(text, 16) ^ _SALT) * _INVERSE & 0xFFFFFFFF
    return _code(number) if number < CODES else None


def _code(number: int) -> str:
    letters = []
    for _ in range(LENGTH):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(reversed(letters))
