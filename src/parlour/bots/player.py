"""What a bot is, the simplest one, and all of them by name."""

from collections.abc import Callable
from typing import Protocol

from parlour.bots.greedy import GreedyBot
from parlour.kernel.errors import Malformed
from parlour.kernel.random import Random
from parlour.kernel.table import Table


class Bot(Protocol):
    """A player. It is made anew for every seat of every game, so it may remember things."""

    def choose(self, view: Table, rng: Random) -> int:
        """One of the choices of `view.viewer`, who owes one.

        The view holds what that seat may see and nothing else; the bot may change it freely. The
        generator is the bot's own: the cards are shuffled by another.
        """
        ...


class RandomBot:
    """Takes any choice, all equally likely."""

    def choose(self, view: Table, rng: Random) -> int:
        return view.random_choice(view.viewer, rng)


# By name, from the weakest to the strongest. A new bot needs a line here and nothing else.
FACTORIES: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}


def bot_names() -> list[str]:
    """The names of all bots, the strongest last."""
    return list(FACTORIES)


def make_bot(name: str) -> Bot:
    """A bot for one seat of one game."""
    check_bot(name)
    return FACTORIES[name]()


def check_bot(name: str) -> None:
    """Refuse a name that no bot has."""
    if name not in FACTORIES:
        raise Malformed(f"There is no bot {name!r:.40}; there is {', '.join(bot_names())}.")
