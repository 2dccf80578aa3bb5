"""What a bot is. Games may bring their own; rooms, simulations and screens use all of them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from parlour.kernel.random import Random
from parlour.kernel.table import Table

ParameterValues = Mapping[str, float]  # a value for every parameter of a kind


class Bot(Protocol):
    """A player. One is made for every seat of every game; on a server, for every choice."""

    def choose(self, view: Table, rng: Random) -> int:
        """Choose for `view.viewer`, who owes a choice.

        The view holds what that seat may see and nothing else; the bot may change it freely. The
        random source is the bot's own, not the one that shuffles the cards.
        """
        ...


@dataclass(frozen=True)
class Parameter:
    """A number that shapes how a bot plays."""

    name: str
    default: float
    low: float
    high: float
    about: str


@dataclass(frozen=True)
class BotKind:
    """A way to play, with parameters that can be set, measured and calibrated."""

    name: str
    about: str
    make: Callable[[ParameterValues], Bot]
    parameters: tuple[Parameter, ...] = ()


def best_of(choices: Sequence[int], values: Sequence[float], rng: Random) -> int:
    """The choice with the highest value; of several, a random one."""
    best = max(values)
    return choices[rng.pick([index for index, value in enumerate(values) if value == best])]
