"""Logs that live as long as the process."""

import asyncio
import time
from collections.abc import Callable

from parlour.store import Done, Entry, Sheet, StaleAppend


class MemoryStore:
    """For tests, and for evenings nobody wants to remember."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._logs: dict[str, list[bytes]] = {}
        self._touched: dict[str, float] = {}
        self._sheets: dict[str, Sheet] = {}

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

    def log(self, room: str, expected: int, records: list[bytes], done: Done) -> None:
        def tell(stored: asyncio.Future[None]) -> None:
            error = stored.exception()
            assert error is None or isinstance(error, Exception)
            done(error)

        self.append(room, expected, records).add_done_callback(tell)

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

    def write(self, sheets: list[Sheet]) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if any(self._version(sheet.name) != sheet.version for sheet in sheets):
            done.set_exception(StaleAppend())
            return done
        for name, version, data in sheets:
            self._sheets.pop(name, None)
            if data is not None:
                self._sheets[name] = Sheet(name, version + 1, data)
        done.set_result(None)
        return done

    def _version(self, name: str) -> int:
        sheet = self._sheets.get(name)
        return 0 if sheet is None else sheet.version

    async def sheets(self) -> list[Sheet]:
        return list(self._sheets.values())

    async def close(self) -> None:
        pass
