"""A quick and sensible player of oracle, for playouts."""

from typing import Final, cast

from mypy_extensions import i64

from parlour.games.oracle.policy_tactics import usual_choice
from parlour.games.oracle.rules import Oracle
from parlour.games.oracle.rules_combat import BASES, DICE, LAST_CHAMPION
from parlour.games.oracle.rules_table import HAND
from parlour.kernel.policy import Policy
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.kernel.types import Action, Seat

# In tenths of a point of energy
LUNA_WORTH: Final = 5
WORTHS: Final = (  # by face: what a card in hand is worth; the mean for a hidden one
    [90]
    + [55 + 28 * (DICE[face] + 1) // 10 + 8 * BASES[face] for face in range(1, LAST_CHAMPION + 1)]
    + [112, 121, 10]
)


class OraclePolicy(Policy):
    """Makes the play that looks best at once."""

    def choice(self, table: Table, seat: Seat, rng: Random) -> Action:
        return usual_choice(cast(Oracle, table), seat)

    def worth(self, table: Table, seat: Seat) -> i64:
        """Energy, the cards in hand and lunas, in tenths of a point of energy."""
        oracle = cast(Oracle, table)
        total: i64 = 10 * oracle.energy[seat] + LUNA_WORTH * oracle.lunas[seat]
        for card in oracle.pile(HAND + seat):
            total += WORTHS[oracle.faces[card]]
        return total


POLICY: Final = OraclePolicy()
