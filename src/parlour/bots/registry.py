"""All bots by name.

A name is that of a level (`easy`, `medium`, `hard`) or of a kind, which may be followed by
parameters: `ismcts:iterations=400:depth=20`. Programs outside are named by how to reach them:
`exec:COMMAND`, `tcp:HOST:PORT` (see `external`).
"""

from dataclasses import replace
from typing import Final

from parlour.bots.external import ExternalBot, is_external
from parlour.bots.greedy import GreedyBot
from parlour.bots.searching import FLAT, ISMCTS
from parlour.kernel.bot import Bot, BotKind, Parameter
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game
from parlour.kernel.random import Random
from parlour.kernel.table import Table

STAND_IN: Final = "medium"  # plays for the absent and gives hints


class RandomBot:
    """Takes any choice, all equally likely."""

    def choose(self, view: Table, rng: Random) -> int:
        return view.random_choice(view.viewer, rng)


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
    name = bot_levels(game).get(name, name)
    word, *settings = name.split(":")
    kind = bot_kinds(game).get(word)
    if kind is None:
        have = ", ".join(bot_names(game))
        raise Malformed(f"There is no bot {word!r:.40} for {game.words.title}; there is {have}.")
    values = {parameter.name: parameter.default for parameter in kind.parameters}
    for setting in settings:
        key, _, value = setting.partition("=")
        values[key] = read_value(kind, key, value)
    return kind.make(values)


def check_bot(name: str, game: Game) -> None:
    """Refuse a name that no bot has."""
    make_bot(name, game)


def check_offered(name: str, game: Game) -> None:
    """The same for a name that comes from afar: it must not start or reach another program."""
    if is_external(name):
        raise Malformed("Programs of your own play in the terminal, not in rooms.")
    check_bot(name, game)


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
