"""Where the logs of rooms live.

A log only grows, and whoever appends says how long they believe it is. Records are bytes here; what
they mean is the room's business.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:  # the writer's process needs no event loop
    from asyncio import Future


class StaleAppend(Exception):
    """Somebody else has appended first: read the room again."""


class StoreFailed(Exception):
    """The store cannot promise to have kept something; reading tells whether it has."""


@dataclass(frozen=True)
class Entry:
    """A room in a store: how many records it has, and when it got the last one (Unix time)."""

    room: str
    records: int
    touched: float


class Store(Protocol):
    """Logs by room."""

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

    async def close(self) -> None:
        """Keep what was appended, then let go."""
        ...
