"""What a shell offers when somebody presses Tab: games, presets, house rules and bots by name."""

from collections.abc import Sequence

from cyclopts.completion import CompletionContext

from parlour import games
from parlour.bots.registry import bot_names
from parlour.kernel.errors import Refused
from parlour.kernel.game import Game, Option
from parlour.languages import shared_languages


def offer_games(_: CompletionContext) -> dict[str, str]:
    return {game.name: game.words.summary for game in games.load_all()[0]}


def offer_presets(context: CompletionContext) -> Sequence[str]:
    game = typed_game(context)
    return list(game.presets) if game else []


def offer_options(context: CompletionContext) -> Sequence[str]:
    game = typed_game(context)
    options = game.options if game else ()
    return next_of(context, [f"{one.name}={value}" for one in options for value in values_of(one)])


def values_of(option: Option) -> Sequence[str]:
    if isinstance(option.default, bool):
        return "true", "false"
    return option.values or [str(number) for number in range(option.low, option.high + 1)]


def offer_bots(context: CompletionContext) -> Sequence[str]:
    game = typed_game(context)
    return next_of(context, bot_names(game) if game else [])


def next_of(context: CompletionContext, words: Sequence[str]) -> Sequence[str]:
    """The next of several words by commas, behind those that stand in the line already."""
    before, comma, _ = context.incomplete.rpartition(",")
    return [f"{before}{comma}{word}" for word in words]


def offer_languages(_: CompletionContext) -> Sequence[str]:
    return sorted(shared_languages())


def typed_game(context: CompletionContext) -> Game | None:
    """The game that stands in the line already."""
    try:
        name = context["game"].raw
        return games.load(name) if name else None
    except (KeyError, Refused):
        return None
