"""Oracle's own bots, and the numbers that shape how they play.

Calibration began with the constants of the page of rulings: with 0.15 for cards, 1 for lunas and
nothing for a win, `heuristic` loses 94 games of 100 against the values here.
"""

from typing import Final

from parlour.games.oracle.policy_agents import Balanced, Novice
from parlour.games.oracle.policy_tactician import Tactician
from parlour.games.oracle.policy_tactics import USUAL
from parlour.games.oracle.policy_weighing import Weighing
from parlour.kernel.bot import BotKind, Parameter


def usually(name: str, high: float, about: str) -> Parameter:
    return Parameter(name, USUAL[name], 0.0, high, about)


# The power of the cards that are not champions. Champions have 2.75 to 14: the mean of attack and
# defence per luna. The weakest card in hand is the first to go in a mulligan (only below 4.98) and
# at the end of a turn, and the last to be picked for a deck.
POWERS: Final = (
    Parameter("draw2", 2.0, 0.0, 15.0, "power of a card Draw 2"),
    Parameter("draw3", 3.0, 0.0, 15.0, "power of a card Draw 3"),
    Parameter("exchange", 2.5, 0.0, 15.0, "power of a card Exchange"),
)

BALANCED: Final = (
    *POWERS,
    Parameter("cards", 5.0, 0.0, 10.0, "cards to hold while the other player has all energy"),
    Parameter("lunas", 19.0, 0.0, 40.0, "lunas to hold while the other player has all energy"),
    Parameter("draw2_below", 7.0, 0.0, 9.0, "draws two with fewer cards than that"),
    Parameter("draw3_below", 6.0, 0.0, 9.0, "draws three with fewer cards than that"),
    Parameter("caution", 1.0, -3.0, 3.0, "standard deviations that defence stays below attack"),
)

HEURISTIC: Final = (
    *POWERS,
    Parameter("cards", 9.0, 0.0, 30.0, "what a champion in hand is worth, in energy"),
    Parameter("lunas", 1.5, 0.0, 10.0, "what a luna is worth, in energy"),
    Parameter("taper", 0.5, 0.0, 3.0, "power of the other player's energy by which both count"),
    Parameter("kill", 30.0, 0.0, 200.0, "what a win is worth, in energy"),
)

HYBRID: Final = (
    *HEURISTIC,
    Parameter("early", 0.95, 0.0, 3.0, "what energy is worth to whoever has more than 75"),
    Parameter("middle", 1.0, 0.0, 3.0, "what energy is worth to whoever has 40 to 75"),
    Parameter("late", 1.1, 0.0, 3.0, "what energy is worth to whoever has 15 to 39"),
    Parameter("last", 1.2, 0.0, 3.0, "what energy is worth to whoever has less than 15"),
    Parameter("target_cards", 5.0, 0.0, 10.0, "start of the line of cards, as of `balanced`"),
    Parameter("target_lunas", 19.0, 0.0, 40.0, "start of the line of lunas, as of `balanced`"),
    Parameter("slack", 4.0, 0.0, 20.0, "cards, or thrice as many lunas, it may be below the line"),
    Parameter("least_combo", 5.0, 0.0, 20.0, "bonus that a play of three cards must have"),
)

TACTICIAN: Final = (
    Parameter("playouts", 1500.0, 0.0, 1e6, "how often a choice is played on in all; 0: never"),
    Parameter("turns", 3.0, 1.0, 500.0, "turns that a playout takes, this one included"),
    Parameter("width", 12.0, 1.0, 100.0, "choices that are played on"),
    Parameter("trust", 100.0, 0.0, 1e6, "playouts that the value of a choice at once counts for"),
    usually("card", 30.0, "what any champion in hand is worth, in energy"),
    usually("die", 5.0, "what is added for each pip its die shows on average"),
    usually("base", 5.0, "what is added for each point of its base"),
    usually("draw2", 30.0, "what a card Draw 2 is worth, in energy"),
    usually("draw3", 30.0, "what a card Draw 3 is worth, in energy"),
    usually("exchange", 30.0, "what a card Exchange is worth, in energy"),
    usually("lunas", 10.0, "what a luna is worth, in energy"),
    usually("taper", 3.0, "power of the other player's energy by which all these count"),
    usually("kill", 200.0, "what a win is worth, in energy"),
    usually("keep", 30.0, "in a mulligan cards worth less are given back"),
)

BOTS: Final = (
    BotKind("novice", "A single card at random; fixed, to compare programs.", lambda _: Novice()),
    BotKind("balanced", "Keeps cards and lunas on a line that falls.", Balanced, BALANCED),
    BotKind("heuristic", "The best balance after its play, exact dice.", Weighing, HEURISTIC),
    BotKind("hybrid", "Heuristic with a line to keep and bolder late.", Weighing, HYBRID),
    BotKind("tactician", "Looks three turns ahead, on many deals.", Tactician, TACTICIAN),
)
LEVELS: Final = {"easy": "balanced", "medium": "hybrid", "hard": "tactician"}
ALIASES: Final = {"mc": "flat"}  # what the specification calls Monte Carlo
