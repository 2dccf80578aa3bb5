"""Logs that live as long as the process."""

import asyncio
import time
from collections.abc import Callable

from parlour.store import Entry, StaleAppend


class MemoryStore:
    """For tests, and for evenings nobody wants to remember."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._logs: dict[str, list[bytes]] = {}
        self._touched: dict[str, float] = {}

    @property
    def stalled(self) -> bool:
        return False

    def append(self, room: str, expected: int, records: list[bytes]) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        log = self._logs.get(room, [])
        if len(log) != expected:
            done.set_exception(StaleAppend(room))
            return done
        log += records
        self._logs[room] = log
        self._touched[room] = self._clock()
        done.set_result(None)
        return done

    async def read(self, room: str, start: int = 0) -> list[bytes]:
        return self._logs.get(room, [])[start:]

    async def tail(self, room: str) -> int:
        return len(self._logs.get(room, []))

    async def rooms(self) -> list[Entry]:
        entries = [Entry(room, len(log), self._touched[room]) for room, log in self._logs.items()]
        return sorted(entries, key=lambda entry: entry.touched)

    async def delete(self, room: str) -> None:
        self._logs.pop(room, None)
        self._touched.pop(room, None)

    async def close(self) -> None:
        pass
