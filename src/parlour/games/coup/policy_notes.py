"""What everybody remembers of the players of Coup: claims, grudges and challenges.

`table.notes` keeps one number for each seat: counts up to 3, of two bits each.
"""

from typing import Final

from mypy_extensions import i64

from parlour.games.coup.rules_box import CLAIMS
from parlour.games.coup.rules_table import (
    BLOCKED,
    CARD_RETURNED,
    CHALLENGED,
    CONCEDED,
    DECLARED,
    INFLUENCE_LOST,
    SHOWN,
    CoupTable,
)
from parlour.kernel.tape import ABSENT, FIRST_EVENT
from parlour.kernel.types import HIDDEN, Kind, Seat

CLAIMED: Final = 0  # by face: claims of cards that it may still hold
WRONGED: Final = 6  # by other seat: how often that one has acted against it
CHALLENGES: Final = 12  # how often it has challenged
CAUGHT: Final = 13  # how often it did not show the card it had claimed
PROVEN: Final = 14  # how often it did

MOST: Final = 3
ALL_CLAIMS: Final = 0xFFF


def recalled(table: CoupTable, seat: Seat, place: i64) -> i64:
    """A count that is kept of a seat, up to 3."""
    notes = table.notes
    return 0 if notes is None else notes[seat] >> 2 * place & MOST


def has_claimed(table: CoupTable, seat: Seat) -> bool:
    """Whether any claim of the seat is remembered."""
    notes = table.notes
    return notes is not None and notes[seat] & ALL_CLAIMS != 0


def keep_in_mind(notes: list[int], seat: Seat, place: i64) -> None:
    """Count one more, unless the count is full."""
    if notes[seat] >> 2 * place & MOST < MOST:
        notes[seat] += i64(1) << 2 * place


def forget(notes: list[int], seat: Seat, face: Kind) -> None:
    """Forget claims of a card that the seat no longer holds."""
    notes[seat] &= ~(i64(MOST) << 2 * (CLAIMED + face))


def take_note(table: CoupTable, event: i64, a: i64, b: i64, c: i64) -> None:
    """Note an event; the first argument of each is the seat that acts."""
    notes = table.notes
    if event < FIRST_EVENT or notes is None:
        return
    if event == DECLARED:
        if CLAIMS[b] != HIDDEN:
            keep_in_mind(notes, a, CLAIMED + CLAIMS[b])
        if c != ABSENT:
            keep_in_mind(notes, c, WRONGED + a)
    elif event == CHALLENGED:
        keep_in_mind(notes, a, CHALLENGES)
        keep_in_mind(notes, b, WRONGED + a)
    elif event == BLOCKED:
        keep_in_mind(notes, a, CLAIMED + b)
    elif event == SHOWN:
        forget(notes, a, c)
        keep_in_mind(notes, a, PROVEN)
    elif event == CONCEDED:
        forget(notes, a, b)
        keep_in_mind(notes, a, CAUGHT)
    elif event == INFLUENCE_LOST:
        forget(notes, a, table.faces[b])
    elif event == CARD_RETURNED:
        notes[a] &= ~ALL_CLAIMS
