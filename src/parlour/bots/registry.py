"""All bots by name.

A name is that of a level (`easy`, `medium`, `hard`) or of a kind, which may be followed by
parameters: `ismcts:iterations=400:depth=20`. Programs outside are named by how to reach them:
`exec:COMMAND`, `tcp:HOST:PORT` (see `external`).
"""

from dataclasses import replace
from typing import Final

from parlour.bots.external import ExternalBot, is_external
from parlour.bots.greedy import GreedyBot
from parlour.bots.searching import FLAT, ISMCTS, MILLISECONDS
from parlour.kernel.bot import Bot, BotKind, Parameter
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game
from parlour.kernel.random import Random
from parlour.kernel.table import Table

STAND_IN: Final = "medium"  # plays for the absent, gives hints, decides for bots short of time
SURER: Final = "hard"  # the level that must not play worse than the stand-in
LONGEST: Final = 950.0  # milliseconds of a search in a room


class RandomBot:
    """Takes any choice, all equally likely."""

    def choose(self, view: Table, rng: Random) -> int:
        return view.random_choice(view.viewer, rng)


class FlooredBot:
    """A bot whose choice counts unless it ran out of time; then another's does.

    If the other is short of time as well, the first has had more of it.
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
    """Whether a bot says that time ended before its last choice was worth much."""
    return bool(getattr(bot, "hurried", False))


# For any game, from the weakest to the strongest. A new one needs a line here and nothing else.
GENERAL: Final = {
    kind.name: kind
    for kind in (
        BotKind("random", "Any choice, all equally likely.", lambda _: RandomBot()),
        BotKind("greedy", "The choice that leaves it best off at once.", lambda _: GreedyBot()),
        FLAT,
        ISMCTS,
    )
}

# What a level is in a game that does not say it better.
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
    """What stands behind each level."""
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
    """A bot by name; one that can be timed takes no longer than `longest`, if that is given."""
    levels = bot_levels(game)
    bot = _make_kind(levels.get(name, name), game, longest)
    if name == SURER and kind_of(levels[SURER]) != kind_of(levels[STAND_IN]):
        return FlooredBot(bot, _make(STAND_IN, game, longest))
    return bot  # more of what the stand-in does is not worse


def kind_of(name: str) -> str:
    """The kind in a name with parameters."""
    return name.partition(":")[0]


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


# For those who ask from afar


def check_offered(name: str, game: Game) -> None:
    """Refuse a name that no level and no kind has.

    Strangers set no parameters, which may ask for any amount of work, and start no programs.
    """
    if name not in bot_names(game):
        have = ", ".join(bot_names(game))
        raise Malformed(f"In a room a bot is one of: {have}.")


def make_offered(name: str, game: Game) -> Bot:
    """A bot for a room. It is fast enough for people, if it is one that can be timed."""
    check_offered(name, game)
    return _make(name, game, LONGEST)


def read_value(kind: BotKind, name: str, text: str) -> float:
    """The value of a parameter somebody typed."""
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
