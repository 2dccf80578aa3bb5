"""A bot with parameters for tests: how well it plays is a matter of numbers."""

from collections.abc import Iterator
from contextlib import contextmanager

from parlour.bots.greedy import GreedyBot
from parlour.bots.registry import GENERAL
from parlour.kernel.bot import Bot, BotKind, Parameter, ParameterValues
from parlour.kernel.random import Random
from parlour.kernel.table import Table


class Trained(GreedyBot):
    """Plays well more often the nearer its parameters are to 6 and 2."""

    def __init__(self, settings: ParameterValues) -> None:
        away = abs(settings["skill"] - 6) / 6 + abs(settings["care"] - 2) / 4
        self.chance = max(0.0, 1 - away)

    def choose(self, view: Table, rng: Random) -> int:
        if rng.below(1000) < int(1000 * self.chance):
            return super().choose(view, rng)
        return view.random_choice(view.viewer, rng)


def make(settings: ParameterValues) -> Bot:
    return Trained(settings)


KIND = BotKind(
    "trained",
    "Plays well at times.",
    make,
    (Parameter("skill", 1, 0, 12, "best at 6"), Parameter("care", 2, 0, 4, "best at 2")),
)


@contextmanager
def trained_bots() -> Iterator[None]:
    """The bot is there for any game."""
    GENERAL["trained"] = KIND
    try:
        yield
    finally:
        del GENERAL["trained"]
