"""The bots that search, with their parameters."""

from collections.abc import Callable
from typing import Final

from parlour.bots.search import Plan, flat_search, tree_search
from parlour.kernel.bot import BotKind, Parameter, ParameterValues
from parlour.kernel.random import Random
from parlour.kernel.table import Table

MOST: Final = 1e6
ITERATIONS: Final = "iterations"
MILLISECONDS: Final = "milliseconds"  # a kind with this parameter has a time limit

BUDGET: Final = (
    Parameter(ITERATIONS, 1000, 1, MOST, "playouts a choice"),
    Parameter(MILLISECONDS, 0, 0, MOST, "time a choice, if that ends first; 0 is no limit"),
    Parameter("least", 0.25, 0, 1, "share of the playouts without which a choice is worth little"),
    Parameter("depth", 0, 0, MOST, "decisions before a playout is cut and judged; 0 is none"),
    Parameter("policy", 1, 0, 1, "share of choices in playouts made by the game's policy"),
)
TREE: Final = (
    Parameter("exploration", 0.7, 0, 10, "how much it tries what looks worse"),
    Parameter("width", 4, 0.1, MOST, "choices tried at a node, times the root of its visits"),
    Parameter("rivals", 1, 0, 1, "share of choices of others in the tree that the tree makes"),
)


class SearchBot:
    """Searches for every choice."""

    def __init__(
        self, search: Callable[[Table, Plan, Random], int], settings: ParameterValues
    ) -> None:
        self.search = search
        self.plan = Plan(**settings)

    @property
    def hurried(self) -> bool:
        """Whether the last choice was cut short by the time limit."""
        return self.plan.hurried

    def choose(self, view: Table, rng: Random) -> int:
        return self.search(view, self.plan, rng)


FLAT: Final = BotKind(
    "flat",
    "Playouts for every choice, then for the better half, and so on.",
    lambda settings: SearchBot(flat_search, settings),
    BUDGET,
)
ISMCTS: Final = BotKind(
    "ismcts",
    "A tree of what each seat is told, on a new sample of the hidden cards every time.",
    lambda settings: SearchBot(tree_search, settings),
    BUDGET + TREE,
)
