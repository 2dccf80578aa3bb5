"""What a bot is: a contract between games, which may bring their own, and all who use them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from parlour.kernel.random import Random
from parlour.kernel.table import Table

ParameterValues = Mapping[str, float]  # a value for every parameter of a kind


class Bot(Protocol):
    """A player. It is made anew for every seat of every game, and on a server for every choice."""

    def choose(self, view: Table, rng: Random) -> int:
        """One of the choices of `view.viewer`, who owes one.

        The view holds what that seat may see and nothing else; the bot may change it freely. The
        generator is the bot's own: the cards are shuffled by another.
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
    """The choice with the highest value; any one of several."""
    best = max(values)
    return choices[rng.pick([index for index, value in enumerate(values) if value == best])]
