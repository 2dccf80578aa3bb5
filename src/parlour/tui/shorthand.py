"""A game's own commands at a prompt. `stat` shows the places by which they name cards."""

from collections.abc import Sequence

from parlour import games
from parlour.kernel.codec import Sight
from parlour.kernel.dialect import Shorthand
from parlour.kernel.game import Game

PLACES = "stat"


def shorthand_of(game: Game) -> Shorthand | None:
    """Its commands; those of a game that a server describes, if it is installed here, too."""
    if game.shorthand is None and game.name in games.names():
        return games.load(game.name).shorthand
    return game.shorthand


def read_typed(game: Game, sight: Sight, line: str) -> tuple[Sequence[str], Sequence[int] | None]:
    """What a line is answered with, and the actions it stands for, if it is a command of the
    game."""
    own = shorthand_of(game)
    if own is None or not line:
        return (), None
    if line == PLACES:
        return own.places(game, sight), None
    return (), own.actions(game, sight, line)


def gives_up(game: Game, line: str) -> bool:
    """Whether it is the word that gives the game up."""
    own = shorthand_of(game)
    return own is not None and bool(line) and line.lower() == own.give_up


def shorthand_help(game: Game) -> list[tuple[str, str]]:
    """Each command as it is typed, and what it does."""
    own = shorthand_of(game)
    return [*own.help, (PLACES, "the places of your cards, from 00 on")] if own else []
