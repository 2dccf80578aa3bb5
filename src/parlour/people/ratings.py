"""How strong somebody is at a game, by openskill (Plackett–Luce).

A game ranks those who won before all others. What is shown is a careful guess: it begins at 1000
and grows as somebody wins, and as more is known about them.
"""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

FIRST: Final = 1000  # what is shown of somebody who has not played
POINTS: Final = 40  # shown for one of openskill's
DOUBT: Final = 3  # standard deviations that are taken off


class Rating(NamedTuple):
    """What is believed of somebody's strength, and how firmly."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def shown(self) -> int:
        return round(FIRST + POINTS * (self.mu - DOUBT * self.sigma))


def rate(before: Sequence[Rating], won: Sequence[bool]) -> list[Rating]:
    """What is believed after a game that some of them have won."""
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    rated = model.rate(teams, ranks=[0.0 if winner else 1.0 for winner in won])
    return [Rating(one.mu, one.sigma) for (one,) in rated]


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # takes a while; servers start without it

    return PlackettLuce()
