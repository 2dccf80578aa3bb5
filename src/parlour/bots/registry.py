"""All bots by name.

A name is that of a level (`easy`, `medium`, `hard`) or of a kind, which may be followed by
parameters: `ismcts:iterations=400:depth=20`. External programs are named by how to reach them:
`exec:COMMAND`, `tcp:HOST:PORT` (see `external`).
"""

from dataclasses import replace
from typing import Final

from parlour.bots.external import ExternalBot, is_external
from parlour.bots.greedy import GreedyBot
from parlour.bots.searching import FLAT, ISMCTS, ITERATIONS, MILLISECONDS
from parlour.kernel.bot import Bot, BotKind, Parameter
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game
from parlour.kernel.random import Random
from parlour.kernel.table import Table

STAND_IN: Final = "medium"  # plays for the absent, gives hints, decides for bots out of time
SURER: Final = "hard"  # the level that must not play worse than the stand-in
LONGEST: Final = 950.0  # milliseconds of a search in a room
LENGTHS: Final = (ITERATIONS, MILLISECONDS)


class RandomBot:
    """Makes a random choice, all equally likely."""

    def choose(self, view: Table, rng: Random) -> int:
        return view.random_choice(view.viewer, rng)


class FlooredBot:
    """A bot that leaves a choice to another one if it ran out of time.

    If the other one runs out of time as well, the first one's choice counts: it had more time.
    """

    def __init__(self, bot: Bot, floor: Bot) -> None:
        self.bot = bot
        self.floor = floor

    def choose(self, view: Table, rng: Random) -> int:
        choice = self.bot.choose(view, rng)
        if not is_hurried(self.bot):
            return choice
        other = self.floor.choose(view, rng)
        return choice if is_hurried(self.floor) else other


def is_hurried(bot: Bot) -> bool:
    """Whether a bot says that its time was too short for its last choice."""
    return bool(getattr(bot, "hurried", False))


# For any game, from the weakest to the strongest. A new one needs only a line here.
GENERAL: Final = {
    kind.name: kind
    for kind in (
        BotKind("random", "Any choice, all equally likely.", lambda _: RandomBot()),
        BotKind("greedy", "The choice that leaves it best off at once.", lambda _: GreedyBot()),
        FLAT,
        ISMCTS,
    )
}

# The levels of games that do not define their own.
LEVELS: Final = {
    "easy": "flat:iterations=30:depth=20:milliseconds=90",
    "medium": "ismcts:iterations=300:depth=20:milliseconds=290",
    "hard": "ismcts:iterations=4000:depth=20:milliseconds=950",
}


def bot_kinds(game: Game) -> dict[str, BotKind]:
    """All kinds of bots that play a game: those for any game, its own, and other names for them."""
    kinds = GENERAL | {kind.name: kind for kind in game.bots}
    return kinds | {name: replace(kinds[usual], name=name) for name, usual in game.aliases.items()}


def bot_levels(game: Game) -> dict[str, str]:
    """The bot that plays each level."""
    return {**LEVELS, **game.levels}


def bot_names(game: Game) -> list[str]:
    """What a bot can be called: the levels, then the kinds."""
    return [*LEVELS, *bot_kinds(game)]


def make_bot(name: str, game: Game) -> Bot:
    """A bot for one seat of one game."""
    if is_external(name):
        return ExternalBot(name, lambda: make_bot(STAND_IN, game))
    return _make(name, game)


def _make(name: str, game: Game, longest: float = 0.0) -> Bot:
    """A bot by name; one with a time limit takes no longer than `longest`, if that is given."""
    levels = bot_levels(game)
    bot = _make_kind(levels.get(name, name), game, longest)
    if name == SURER and style_of(levels[SURER]) != style_of(levels[STAND_IN]):
        return FlooredBot(bot, _make(STAND_IN, game, longest))
    return bot  # the same kind with more time is no worse


def kind_of(name: str) -> str:
    """The kind in a name with parameters."""
    return name.partition(":")[0]


def style_of(name: str) -> set[str]:
    """The parts of a name that say how a bot plays, not how long it may think."""
    return {part for part in name.split(":") if part.partition("=")[0] not in LENGTHS}


def _make_kind(name: str, game: Game, longest: float) -> Bot:
    word, *settings = name.split(":")
    kind = bot_kinds(game).get(word)
    if kind is None:
        have = ", ".join(bot_names(game))
        raise Malformed(f"There is no bot {word!r:.40} for {game.words.title}; there are {have}.")
    values = {parameter.name: parameter.default for parameter in kind.parameters}
    for setting in settings:
        key, _, value = setting.partition("=")
        values[key] = read_value(kind, key, value)
    if longest and MILLISECONDS in values:
        values[MILLISECONDS] = min(values[MILLISECONDS] or longest, longest)
    return kind.make(values)


def check_bot(name: str, game: Game) -> None:
    """Refuse a name that no bot has."""
    make_bot(name, game)


# For clients of a server


def check_offered(name: str, game: Game) -> None:
    """Refuse anything but the name of a level or a kind.

    Strangers may not set parameters, which can ask for any amount of work, or start programs.
    """
    if name not in bot_names(game):
        have = ", ".join(bot_names(game))
        raise Malformed(f"In a room a bot is one of: {have}.")


def make_offered(name: str, game: Game) -> Bot:
    """A bot for a room; if it has a time limit, it is fast enough for people."""
    check_offered(name, game)
    return _make(name, game, LONGEST)


def read_value(kind: BotKind, name: str, text: str) -> float:
    """The value of a parameter that somebody typed."""
    parameter = next((one for one in kind.parameters if one.name == name), None)
    if parameter is None:
        have = ", ".join(one.name for one in kind.parameters) or "none"
        raise Malformed(f"Bot {kind.name} has no parameter {name!r:.40}; it has: {have}.")
    return check_value(parameter, text)


def check_value(parameter: Parameter, text: str) -> float:
    """The number if it fits, else Malformed."""
    try:
        value = float(text)
    except ValueError:
        value = float("nan")
    if not parameter.low <= value <= parameter.high:
        low, high = parameter.low, parameter.high
        raise Malformed(f"Parameter {parameter.name} is a number from {low:g} to {high:g}.")
    return value
