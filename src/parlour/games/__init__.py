"""The games that are installed, found by the entry point group `parlour.games`."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game

GROUP = "parlour.games"


_instead: dict[str, Game] = {}


@cache
def _registered() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda p: p.name)}


def names() -> list[str]:
    """The names of all games."""
    return list(_registered())


def asked_for(text: str) -> str:
    """`letters,coup`, as typed at a script, which ends if there is no such game."""
    for name in text.split(","):
        if name not in names():
            raise SystemExit(_no_game(name))
    return text


def _no_game(name: str) -> str:
    return f"There is no game {name!r:.40}; there are {', '.join(names())}."


def load(name: str) -> Game:
    """A game by its name."""
    if name in _instead:
        return _instead[name]
    point = _registered().get(name)
    if point is None:
        raise Malformed(_no_game(name))
    try:
        game = point.load()
    except Exception as error:
        raise Malformed(f"Game {name} cannot be loaded: {_reason(error)}.") from error
    if not isinstance(game, Game) or game.name != name:
        raise Malformed(f"Entry point {name} of {GROUP} does not lead to a game of that name.")
    return game


def _reason(error: Exception) -> str:
    """What went wrong, and the line where."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f" ({trace.tb_frame.f_code.co_filename}, line {trace.tb_lineno})" if trace else ""
    return f"{type(error).__name__}: {error}{place}"


def load_all() -> tuple[list[Game], list[str]]:
    """All games that can be loaded, and why others cannot; one bad package affects no other."""
    loaded: list[Game] = []
    troubles: list[str] = []
    for name in names():
        try:
            loaded.append(load(name))
        except Malformed as trouble:
            troubles.append(str(trouble))
    return loaded, troubles


@contextmanager
def overriding(game: Game) -> Iterator[None]:
    """Inside this context, `load` in this process finds a variant of a game under its name.

    Other processes, such as those in which a server's bots think, find the installed game: both
    must agree about cards, actions and options.
    """
    _instead[game.name] = game
    try:
        yield
    finally:
        del _instead[game.name]
