"""Where the logs of rooms live, and sheets: small things that are replaced as a whole.

A log only grows, and whoever appends says how long they believe it is. A sheet has a version, and
whoever replaces one says which version they have seen. Records and sheets are bytes here; what they
mean is the business of others.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:  # the writer's process needs no event loop
    from asyncio import Future


class StaleAppend(Exception):
    """Somebody else has written first: read again."""


class StoreFailed(Exception):
    """The store cannot promise to have kept something; reading tells whether it has."""


@dataclass(frozen=True)
class Entry:
    """A room in a store: how many records it has, and when it got the last one (Unix time)."""

    room: str
    records: int
    touched: float


class Sheet(NamedTuple):
    """Something kept under a name. Writing it without data forgets it."""

    name: str
    version: int  # counts from 1; in a write, the one that was seen, 0 for none
    data: bytes | None


Done = Callable[[Exception | None], None]  # is told what became of something, None if it is safe


class Store(Protocol):
    """Logs by room, and sheets by name."""

    @property
    def stalled(self) -> bool:
        """Whether something appended has waited suspiciously long to be safe."""
        ...

    def append(self, room: str, expected: int, records: list[bytes]) -> "Future[None]":
        """Add records to a log that has `expected` of them now, all or none.

        Calls take effect in the order they are made. The future is done when the records are
        safe; it holds StaleAppend if the log has another length, StoreFailed if it cannot be kept.
        """
        ...

    def log(self, room: str, expected: int, records: list[bytes], done: Done) -> None:
        """The same for whoever need not wait: `done` is told when the records are safe, or why not.

        It is never called before this returns.
        """
        ...

    async def read(self, room: str, start: int = 0) -> list[bytes]:
        """The records from a number on; none for an unknown room."""
        ...

    async def tail(self, room: str) -> int:
        """How many records a room has."""
        ...

    async def rooms(self) -> list[Entry]:
        """All rooms, the one touched last at the end."""
        ...

    async def delete(self, room: str) -> None:
        """Forget a room."""
        ...

    def write(self, sheets: list[Sheet]) -> "Future[None]":
        """Replace sheets, all or none; StaleAppend if one of them has another version."""
        ...

    async def sheets(self) -> list[Sheet]:
        """All sheets, with the versions they have now."""
        ...

    async def close(self) -> None:
        """Keep what was appended, then let go."""
        ...
