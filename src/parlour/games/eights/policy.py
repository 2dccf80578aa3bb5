"""A quick and sensible player of eights, for playouts."""

from typing import Final, cast

from mypy_extensions import i64

from parlour.games.eights.rules import Eights
from parlour.games.eights.rules_cards import COLOUR, COLOURS, NO_COLOUR
from parlour.games.eights.rules_plays import CALLED, FACE
from parlour.games.eights.rules_table import HAND
from parlour.kernel.policy import Policy
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.kernel.types import Action, Seat


class EightsPolicy(Policy):
    """Plays any card that fits, coloured ones first; calls the colour it holds most of."""

    def choice(self, table: Table, seat: Seat, rng: Random) -> Action:
        eights = cast(Eights, table)
        choices = eights.choices(seat)
        coloured = [a for a in choices if COLOUR[FACE[a]] != NO_COLOUR]
        if coloured:
            return rng.pick(coloured)
        colour = favourite(eights, seat)
        wild = [a for a in choices if CALLED[a] == colour]
        return rng.pick(wild) if wild else choices[0]

    def worth(self, table: Table, seat: Seat) -> i64:
        return -table.size(HAND + seat)


def favourite(table: Eights, seat: Seat) -> i64:
    """The colour the seat holds most of."""
    held = [0] * len(COLOURS)
    for card in table.pile(HAND + seat):
        held[COLOUR[table.faces[card]]] += 1
    best: i64 = 1
    for colour in range(2, len(COLOURS)):
        if held[colour] > held[best]:
            best = colour
    return best


POLICY: Final = EightsPolicy()
