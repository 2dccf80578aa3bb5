"""Play a game with uniformly random choices."""

from mypy_extensions import i64

from parlour.kernel.random import Random
from parlour.kernel.table import Table


def playout(table: Table, rng: Random, most: i64 = 0) -> i64:
    """Play to the end, or until `most` decisions are made; returns the number of decisions.

    0 means no bound; `table.over` says whether the game has ended. The table stops keeping track of
    what seats remember; without a tape no more views can be made of it.
    """
    table.remembers = False
    table.past = None
    table.unseen = table.tape is None
    table.listener = None
    decisions: i64 = 0
    while not table.over:
        seat = table.next_seat()
        table.play(seat, table.random_choice(seat, rng), rng)
        decisions += 1
        if decisions == most:
            break
    return decisions
