"""Sets of seats. A set is a number in which bit s stands for seat s."""

from typing import Final

from mypy_extensions import i64

from parlour.kernel.types import Mask, Seat

WATCHING: Final[i64] = -(1 << 63)  # the bit of watchers; only EVERYONE has it


def only(seat: Seat) -> Mask:
    """The set of this one seat."""
    return i64(1) << seat


def has(seats: Mask, seat: Seat) -> bool:
    """Whether the seat is in the set."""
    return seats >> seat & 1 != 0


def without(seats: Mask, others: Mask) -> Mask:
    """The seats of a set that are not in another."""
    return seats & ~others


def all_of(number: i64) -> Mask:
    """The first `number` seats."""
    return (i64(1) << number) - 1


def at_most_one(seats: Mask) -> bool:
    """Whether nobody or a single seat is in the set."""
    return seats & (seats - 1) == 0


def first_of(seats: Mask) -> Seat:
    """The lowest seat of a set that is not empty."""
    seat: i64 = 0
    while seats >> seat & 1 == 0:
        seat += 1
    return seat


def count_in(seats: Mask) -> i64:
    """How many seats are in the set."""
    number: i64 = 0
    while seats:
        seats &= seats - 1
        number += 1
    return number


def seats_in(seats: Mask) -> list[int]:
    """The seats of a set, in order."""
    found: list[int] = []
    seat: i64 = 0
    while seat < 63 and seats >> seat != 0:
        if seats >> seat & 1:
            found.append(seat)
        seat += 1
    return found


def next_in(seats: Mask, seat: Seat, number: i64) -> Seat:
    """The first seat of a set, going round from the seat after `seat`; one must be in it."""
    seat += 1
    if seat == number:
        seat = 0
    while seats >> seat & 1 == 0:
        seat += 1
        if seat == number:
            seat = 0
    return seat


def bit_of(viewer: i64) -> Mask:
    """The bit that stands for a viewer; all watchers share the highest one."""
    return WATCHING if viewer < 0 else only(viewer)


def knows(seats: Mask, viewer: i64) -> bool:
    """Whether a viewer is in the set; watchers are in it only if it is EVERYONE."""
    return seats & bit_of(viewer) != 0
