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
    """The code somebody typed, in any form; None if it cannot be one."""
    text = text.strip()
    if len(text) == SHORT_LENGTH and text[0].upper() in _FIRSTS:
        return _from_short(text.upper())
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


# The same in five characters of A-Z and 0-9. The first one is none of our letters, so that no code
# of five letters looks like it. Codes of more than six letters are too many; they stay as they are.

SHORT_LENGTH: Final = 5

_DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_FIRSTS: Final = "".join(digit for digit in _DIGITS if digit not in LETTERS)
_SHORTS: Final = len(_FIRSTS) * len(_DIGITS) ** (SHORT_LENGTH - 1)
_STRIDE: Final = 9_973_217  # shares no divisor with their number, so that it can be undone
_BACK: Final = pow(_STRIDE, -1, _SHORTS)
_LENGTHS: Final = (4, 5, 6)


def short_alias(code: str) -> str:
    """The five characters that name the same room."""
    if len(code) not in _LENGTHS:
        return code
    number = sum(len(LETTERS) ** length for length in _LENGTHS if length < len(code))
    place = 0
    for letter in code:
        place = place * len(LETTERS) + LETTERS.index(letter)
    left = (number + place) * _STRIDE % _SHORTS
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
    number = number * _BACK % _SHORTS
    for length in _LENGTHS:
        if number < len(LETTERS) ** length:
            return _spelt(number, length)
        number -= len(LETTERS) ** length
    return None


def _spelt(number: int, length: int) -> str:
    letters = []
    for _ in range(length):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(reversed(letters))
