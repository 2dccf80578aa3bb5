"""JSON written straight from numbers, with no objects in between."""

from collections.abc import Iterable
from typing import Final, cast

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

# Signs by their numbers, which the compiler puts where they are used
COMMA: Final = 0x2C
MINUS: Final = 0x2D
ZERO: Final = 0x30
OPEN: Final = 0x5B
CLOSE: Final = 0x5D


def write_number(out: BytesWriter, number: i64) -> None:
    if 0 <= number < 10:  # nearly all have one digit
        out.append(u8(ZERO + number))
    else:
        write_long(out, number)


def write_long(out: BytesWriter, number: i64) -> None:
    """A number of any length."""
    if number < 0:
        out.append(MINUS)
        number = -number
    if number >= 10:
        write_long(out, number // 10)
    out.append(u8(ZERO + number % 10))


def write_numbers(out: BytesWriter, numbers: vec[i64]) -> None:
    """A list of numbers."""
    out.append(OPEN)
    for number in numbers:
        write_number(out, number)
        out.append(COMMA)
    close_list(out)


def write_row(out: BytesWriter, row: tuple[int, ...]) -> None:
    """The same, of numbers that are not packed."""
    out.append(OPEN)
    for number in row:
        write_number(out, number)
        out.append(COMMA)
    close_list(out)


def write_rows(out: BytesWriter, rows: list[tuple[int, ...]]) -> None:
    """A list of lists of numbers."""
    out.append(OPEN)
    for row in rows:
        write_row(out, row)
        out.append(COMMA)
    close_list(out)


def write_value(out: BytesWriter, value: object) -> None:
    """What a field of a game can hold: true or false, a number, or a list of numbers."""
    if value is True:
        out.write(b"true")
    elif value is False:
        out.write(b"false")
    elif isinstance(value, int):
        write_number(out, value)
    else:
        write_row(out, tuple(cast(Iterable[int], value)))


def close_list(out: BytesWriter) -> None:
    """End a list in which a comma follows everything: the bracket takes the place of the last."""
    last = len(out) - 1
    if out[last] == COMMA:
        out[last] = CLOSE
    else:
        out.append(CLOSE)


def write_field(out: BytesWriter, name: bytes, number: i64) -> None:
    """A field that is a number; the name comes with all the signs around it."""
    out.write(name)
    write_number(out, number)
