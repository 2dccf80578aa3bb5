"""The bots of Coup: they reason alike, but differ in temperament."""

from parlour.games.coup.policy_courtier import COURTIER, Style, decide
from parlour.games.coup.rules import Coup
from parlour.kernel.bot import BotKind, Parameter, ParameterValues
from parlour.kernel.random import Random
from parlour.kernel.table import Table

LEVELS = {
    "easy": "courtier:suspicion=0.8:whim=0.15",  # believes nobody, and is careless
    "medium": "courtier",
    "hard": "flat:iterations=400:milliseconds=800",
}


class Courtier:
    """Decides by what it believes others hold, with some randomness in everything."""

    def __init__(self, settings: ParameterValues) -> None:
        self.style = Style(*(settings[one.name] for one in parameters()))

    def choose(self, view: Table, rng: Random) -> int:
        assert isinstance(view, Coup)
        return int(decide(view, view.viewer, self.style, rng))


def parameters(
    bluff: float = COURTIER.bluff,
    doubt: float = COURTIER.doubt,
    suspicion: float = COURTIER.suspicion,
    revenge: float = COURTIER.revenge,
    whim: float = COURTIER.whim,
) -> tuple[Parameter, ...]:
    """The parameters of a temperament, with these defaults."""
    return (
        Parameter("bluff", bluff, 0, 1, "how little it fears being caught in a lie"),
        Parameter("doubt", doubt, 0, 1, "how little it fears challenging the truth"),
        Parameter("suspicion", suspicion, 0.05, 1, "how often it thinks others lie, at first"),
        Parameter("revenge", revenge, 0, 5, "how much it minds what was done to it"),
        Parameter("whim", whim, 0.005, 1, "how much is left to chance between good and bad"),
    )


def tempers() -> tuple[BotKind, ...]:
    """All bots of the game."""
    return (
        BotKind(
            "cautious",
            "Seldom lies and seldom challenges.",
            Courtier,
            parameters(bluff=0.1, doubt=0.15),
        ),
        BotKind(
            "bold",
            "Lies and challenges with little fear.",
            Courtier,
            parameters(bluff=0.75, doubt=0.7, whim=0.07),
        ),
        BotKind(
            "vengeful",
            "Turns on whoever turned on it.",
            Courtier,
            parameters(revenge=3),
        ),
        BotKind("courtier", "Weighs claims and dangers evenly.", Courtier, parameters()),
    )
