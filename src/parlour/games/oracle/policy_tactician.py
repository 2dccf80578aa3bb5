"""A player of oracle that looks a few turns ahead.

It takes the few choices that look best at once and plays each of them on for some turns, from deals
of the hidden cards that fit its view; both players make the best play by `policy_tactics`. What
they have in the end is turned into a chance to win. All choices of a round are tried on the same
deals and dice; after each round the better half is left (sequential halving).
"""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from parlour.games.oracle.policy_tactics import Ranking, Values, best, rank
from parlour.games.oracle.rules import Oracle
from parlour.games.oracle.rules_table import DROP, PICK
from parlour.kernel.bot import ParameterValues
from parlour.kernel.random import Random
from parlour.kernel.sampling import Sampler
from parlour.kernel.seats import has
from parlour.kernel.table import Table
from parlour.kernel.types import Seat

STEEPNESS: Final = 0.076  # of the chance to win per point of energy ahead; fitted to 4,000 games
PER_POINT: Final = STEEPNESS / 4.0  # what a point is worth when both are equal


@final
class Tactician:
    """Looks at the best few choices by their immediate value, and plays them on."""

    values: Values
    playouts: i64
    width: i64
    turns: i64
    trust: float  # how many playouts the immediate value counts for

    def __init__(self, settings: ParameterValues) -> None:
        self.values = Values(settings)
        self.playouts = int(settings["playouts"])
        self.width = int(settings["width"])
        self.turns = int(settings["turns"])
        self.trust = settings["trust"]

    def choose(self, view: Table, rng: Random) -> int:
        assert isinstance(view, Oracle)
        ahead = self.playouts > 0 and view.phase not in (PICK, DROP)
        ranking = Ranking(self.width if ahead else 1)
        rank(view, view.viewer, self.values, ranking)
        return self.halve(view, ranking, rng)

    def halve(self, view: Oracle, ranking: Ranking, rng: Random) -> i64:
        """Sequential halving: the choice that is left in the end."""
        left = ranking.actions
        totals: dict[int, float] = {}
        for action, score in zip(left, ranking.scores, strict=True):
            totals[action] = self.trust * PER_POINT * score
        sampler = Sampler(view)
        rounds: i64 = len(bin(len(left) - 1)) - 2
        while len(left) > 1:
            for _ in range(max(1, self.playouts // (rounds * len(left)))):
                sample = sampler.sample(rng)
                dice = Random(rng.word())
                for action in left:
                    table = sample.copy()
                    assert isinstance(table, Oracle)
                    totals[action] += self.play_on(table, view.viewer, action, dice.copy())
            left = sorted(left, key=lambda action: -totals[action])[: (len(left) + 1) // 2]
        return left[0]

    def play_on(self, table: Oracle, seat: Seat, action: i64, rng: Random) -> float:
        """The seat's chance to win after this action, from one playout."""
        end: i64 = table.turns + self.turns
        table.play(seat, action, rng)
        while not table.over and table.turns < end:
            mover = table.next_seat()
            table.play(mover, best(table, mover, self.values), rng)
        if table.over:
            won: i64 = int(has(table.winners, seat)) - int(has(table.winners, 1 - seat))
            return float(won + 1) / 2.0
        ahead = self.values.standing(table, seat) - self.values.standing(table, 1 - seat)
        return 1.0 / (1.0 + exp(-STEEPNESS * ahead))
