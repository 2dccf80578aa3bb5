"""How to play Coup in playouts: as an even-tempered courtier who remembers what all saw."""

from typing import Final, cast

from mypy_extensions import i64

from parlour.games.coup.policy_courtier import COURTIER, decide, fit_of_claims
from parlour.games.coup.policy_notes import take_note
from parlour.games.coup.rules import Coup
from parlour.games.coup.rules_box import COSTS, COUP, HAND, INFLUENCES
from parlour.kernel.policy import Policy
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.kernel.types import Action, Seat


class CoupPolicy(Policy):
    """Weighs claims and dangers evenly."""

    def choice(self, table: Table, seat: Seat, rng: Random) -> Action:
        return decide(cast(Coup, table), seat, COURTIER, rng)

    def plausibility(self, table: Table, viewer: Seat) -> float:
        return fit_of_claims(cast(Coup, table), viewer, COURTIER)

    def worth(self, table: Table, seat: Seat) -> i64:
        """An influence is worth a coup."""
        coup = cast(Coup, table)
        coins: i64 = coup.coins[seat]
        return COSTS[COUP] * min(INFLUENCES, coup.size(HAND + seat)) + coins

    def blank_notes(self, seats: i64) -> list[int] | None:
        return [0] * seats

    def note(self, table: Table, event: i64, a: i64, b: i64, c: i64) -> None:
        take_note(cast(Coup, table), event, a, b, c)


POLICY: Final = CoupPolicy()
