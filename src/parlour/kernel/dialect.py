"""Dialects: another program's protocol, in which its clients can play one of our games."""

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
    codec: "Callable[[Game, Mapping[str, str]], Codec]"  # made for a connection, with its query
    path: str = ""  # of a WebSocket
    query: str = ""  # a parameter that tells this dialect from others at the same path
    first: str = ""  # a field of the first message that tells it apart at the entrance `/`
    port: int = 0  # lines of text over TCP, by default at this port


@dataclass(frozen=True)
class Shorthand:
    """A game's own commands, which people type at any prompt instead of choosing step by step."""

    help: tuple[tuple[str, str], ...]  # each command as it is typed, and what it does
    # The actions that a line stands for; nothing if it is no such command. What cannot be done is
    # refused in a sentence.
    actions: "Callable[[Game, Sight, str], Sequence[int] | None]"
    places: "Callable[[Game, Sight], Sequence[str]]"  # the viewer's cards as commands count them
