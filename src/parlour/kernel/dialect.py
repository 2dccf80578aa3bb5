"""Dialects: other programs' protocols, in which their clients can play our games."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.kernel.codec import Codec, Sight
    from parlour.kernel.game import Game


@dataclass(frozen=True)
class Dialect:
    """A protocol in which a game can be played, and where its clients connect."""

    name: str
    codec: "Callable[[Game, Mapping[str, str]], Codec]"  # takes the query of the connection
    path: str = ""  # of its WebSocket
    query: str = ""  # a parameter that distinguishes this dialect from others at the same path
    first: str = ""  # a field of the first message that identifies it at the entrance `/`
    port: int = 0  # the default port, if the dialect is lines of text over TCP


@dataclass(frozen=True)
class Shorthand:
    """A game's own commands, which people type at any prompt instead of choosing step by step."""

    help: tuple[tuple[str, str], ...]  # each command as it is typed, and what it does
    # The actions that a line stands for, or None if it is not a command of the game. A command that
    # cannot be carried out is refused with a sentence.
    actions: "Callable[[Game, Sight, str], Sequence[int] | None]"
    places: "Callable[[Game, Sight], Sequence[str]]"  # the viewer's cards as commands number them
    give_up: str = ""  # the word that concedes the game
