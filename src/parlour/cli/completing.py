"""What a shell offers when somebody presses Tab: games, presets and bots by name."""

from collections.abc import Sequence

from cyclopts.completion import CompletionContext

from parlour import games
from parlour.bots.registry import bot_names
from parlour.kernel.errors import Refused
from parlour.kernel.game import Game
from parlour.languages import shared_languages


def offer_games(_: CompletionContext) -> dict[str, str]:
    return {game.name: game.words.summary for game in games.load_all()[0]}


def offer_presets(context: CompletionContext) -> Sequence[str]:
    game = typed_game(context)
    return list(game.presets) if game else []


def offer_bots(context: CompletionContext) -> Sequence[str]:
    """The next of several names by commas."""
    game = typed_game(context)
    before, comma, _ = context.incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in bot_names(game)] if game else []


def offer_languages(_: CompletionContext) -> Sequence[str]:
    return sorted(shared_languages())


def typed_game(context: CompletionContext) -> Game | None:
    """The game that stands in the line already."""
    try:
        name = context["game"].raw
        return games.load(name) if name else None
    except (KeyError, Refused):
        return None
