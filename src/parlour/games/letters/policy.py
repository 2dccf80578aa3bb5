"""A quick and sensible player of letters, for playouts."""

from typing import Final, cast

from mypy_extensions import i64

from parlour.games.letters.rules import HAND, Letters
from parlour.games.letters.rules_plays import (
    BARON,
    GUARD,
    GUESSES,
    HANDMAID,
    PLAYS,
    PRIEST,
    PRINCE,
    PRINCESS,
)
from parlour.kernel.policy import Policy
from parlour.kernel.random import Random
from parlour.kernel.seats import count_in, knows
from parlour.kernel.table import Table
from parlour.kernel.types import Action, Kind, Seat


class LettersPolicy(Policy):
    """Mostly plays the lower card, never one that loses, and names cards it has not seen."""

    def choice(self, table: Table, seat: Seat, rng: Random) -> Action:
        letters = cast(Letters, table)
        first, second = letters.ways_to_play_hand(seat)
        if not first:
            return second[0]
        low = PLAYS[first[0]][0]
        if second:
            high = PLAYS[second[0]][0]
            weak = low == BARON and high == HANDMAID
            if weak or (high != PRINCESS and rng.below(4) == 0):
                return sensible_way(letters, seat, high, second, rng)
        return sensible_way(letters, seat, low, first, rng)

    def worth(self, table: Table, seat: Seat) -> i64:
        """Tokens, and for players still in the round a share of the next one by their card."""
        letters = cast(Letters, table)
        tokens: i64 = letters.tokens[seat]
        if letters.size(HAND + seat) == 0:
            return 100 * tokens
        held = letters.face(letters.top(HAND + seat))
        return 100 * tokens + 100 // max(1, count_in(letters.left())) + held


def sensible_way(table: Letters, seat: Seat, face: Kind, ways: list[int], rng: Random) -> Action:
    """One of the ways to play a card."""
    if face == GUARD and len(ways) > 1:
        return sensible_guess(table, seat, ways, rng)
    way = rng.pick(ways)
    if face == PRINCE and PLAYS[way][1] == seat:
        return rng.pick(ways)  # a second try
    return way


def sensible_guess(table: Letters, seat: Seat, ways: list[int], rng: Random) -> Action:
    """The target's card if the seat knows it, else a card that the seat has not seen."""
    start = rng.below(len(ways) // len(GUESSES)) * len(GUESSES)
    card = table.top(HAND + PLAYS[ways[start]][1])
    tries: i64 = 2 * len(table.faces)
    if not knows(table.known[card], seat):
        card = rng.below(len(table.faces))
        while tries and (table.faces[card] == GUARD or knows(table.known[card], seat)):
            card = rng.below(len(table.faces))
            tries -= 1
    if table.faces[card] == GUARD:
        return rng.pick(ways)
    return ways[start + table.faces[card] - PRIEST]


POLICY: Final = LettersPolicy()
