"""Where clients of dialects come in: at a path of their own, or at the common entrance `/`."""

from collections.abc import Callable, Mapping
from typing import Final
from urllib.parse import parse_qsl

import msgspec

from parlour import games
from parlour.kernel.dialect import Dialect
from parlour.kernel.game import Game
from parlour.server.dialects.guest import Guest, Lounge

COMMON: Final = "/"
MOST_PARAMETERS: Final = 20

Spoken = tuple[Game, Dialect]

_read: Final = msgspec.json.Decoder().decode


def spoken() -> list[Spoken]:
    """The dialects of all installed games."""
    found, _ = games.load_all()
    return [(game, dialect) for game in found for dialect in game.dialects]


class Entrances:
    """All places where dialects are spoken on a server."""

    def __init__(self, lounge: Lounge) -> None:
        self._lounge = lounge
        self._spoken = spoken()

    def guest(self, path: str, query: str, address: str) -> Guest | None:
        """Whoever comes in there, if a dialect is spoken there."""
        values = parameters(query)
        if path == COMMON:
            return Guest(self._lounge, address, self._by_first, values)
        for game, dialect in self._spoken:
            if dialect.path == path and (not dialect.query or dialect.query in values):
                return Guest(self._lounge, address, always(game, dialect), values)
        return None

    def reader(self, name: str, address: str) -> Guest:
        """Whoever comes in by lines of text, to play this game."""
        game, dialect = by_lines(self._spoken, name)
        return Guest(self._lounge, address, always(game, dialect), {}, lines=True)

    def _by_first(self, text: str) -> Spoken | None:
        """The first message tells the dialect."""
        if not text:
            return None
        try:
            message = _read(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return None
        fields = message if isinstance(message, dict) else {}
        return next((one for one in self._spoken if one[1].first and one[1].first in fields), None)


def by_lines(all_spoken: list[Spoken], name: str) -> Spoken:
    """The dialect of a game that is spoken in lines of text."""
    found = [one for one in all_spoken if one[0].name == name and one[1].port]
    if not found:
        raise LookupError(name)
    return found[0]


def parameters(query: str) -> Mapping[str, str]:
    """The parameters of an address; of several values the first."""
    pairs = parse_qsl(query, keep_blank_values=True)[:MOST_PARAMETERS]
    return dict(reversed(pairs))


def always(game: Game, dialect: Dialect) -> Callable[[str], Spoken | None]:
    return lambda _: (game, dialect)
