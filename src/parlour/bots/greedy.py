"""A bot that looks one action ahead and chooses what leaves it best off."""

from typing import Final

from parlour.kernel.bot import best_of
from parlour.kernel.random import Random
from parlour.kernel.sampling import Sampler
from parlour.kernel.seats import has
from parlour.kernel.table import Table

SAMPLES: Final = 12  # deals of the hidden cards that it considers
PATIENCE: Final = 12  # answers of others for which it waits to see the effect of an action


class GreedyBot:
    """Tries every choice on samples of its view, in which all others take the default."""

    def choose(self, view: Table, rng: Random) -> int:
        seat = int(view.viewer)
        choices = view.choices(seat)
        if len(choices) == 1:
            return choices[0]
        sampler = Sampler(view)
        totals = [0] * len(choices)
        for _ in range(SAMPLES):
            truth = sampler.sample(rng)
            for index, action in enumerate(choices):
                totals[index] += outlook(truth, seat, action, rng)
        return best_of(choices, totals, rng)


def outlook(truth: Table, seat: int, action: int, rng: Random) -> int:
    """How far the seat is ahead of its best rival once the action has had its effect."""
    table = truth.copy()
    turns = table.turns
    table.play(seat, action, rng)
    for _ in range(PATIENCE):
        if table.over or table.turns != turns or table.owes(seat):
            break
        other = table.next_seat()
        table.play(other, table.idle(other), rng)
    policy = table.game.policy
    rivals = [policy.worth(table, other) for other in range(table.seats) if other != seat]
    return policy.worth(table, seat) - max(rivals) + 1000 * won(table, seat)


def won(table: Table, seat: int) -> int:
    """1 if the seat has won, -1 if somebody else has, 0 for a draw."""
    if not table.winners:
        return 0
    return 1 if has(table.winners, seat) else -1
