"""The bots of Citadels."""

from parlour.games.citadels.policy import decide
from parlour.games.citadels.policy_values import BUILDER, Style
from parlour.games.citadels.rules_board import Board
from parlour.kernel.bot import BotKind, Parameter, ParameterValues
from parlour.kernel.random import Random
from parlour.kernel.table import Table

PARAMETERS = (
    Parameter("rush", BUILDER.rush, 0, 5, "how much it wants to finish its city early"),
    Parameter("spite", BUILDER.spite, 0, 5, "how much it does to hold others back"),
    Parameter("thrift", BUILDER.thrift, 0, 5, "how much it picks characters for their gold"),
    Parameter("whim", BUILDER.whim, 0.01, 10, "how much is left to chance between good and bad"),
)

LEVELS = {
    "easy": "builder:whim=4",
    "medium": "builder",
    "hard": "flat:iterations=200:depth=30:milliseconds=800",
}


class Builder:
    """Picks by inference, builds to a plan, with some randomness in everything."""

    def __init__(self, settings: ParameterValues) -> None:
        self.style = Style(*(settings[one.name] for one in PARAMETERS))

    def choose(self, view: Table, rng: Random) -> int:
        assert isinstance(view, Board)
        return int(decide(view, view.viewer, self.style, rng))


BOTS = (BotKind("builder", "Picks by what others may be, builds by plan.", Builder, PARAMETERS),)
