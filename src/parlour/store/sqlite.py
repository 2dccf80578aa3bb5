"""Logs and sheets in one SQLite file.

A process of its own writes (see writer.py), so that neither SQLite nor the disk takes time from the
event loop. What is appended in one turn of the loop goes to it in one piece; as long as there is
only one thing at a time, that goes at once. Reading is rare and done by a thread.

The writer is watched. If it has not answered for `stall_seconds`, the store says so; after
`give_up_seconds` it is killed, everybody who waits is told that it failed, and the next append
starts another one. Closing waits for it `close_seconds` at most.
"""

import asyncio
import logging
import os
import sqlite3
import sys
import time
from collections import deque
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any, cast

from parlour.store import Done, Entry, Sheet, StaleAppend, StoreFailed
from parlour.store.database import READ, ROOMS, SHEETS, TAIL, connect
from parlour.store.writer import (
    DONE,
    STALE,
    Append,
    Batch,
    Delete,
    Job,
    Write,
    encode,
    framed,
    read_verdicts,
    take_messages,
)

log = logging.getLogger("parlour")


class SqliteStore:
    """A file of logs. Made and used in a running event loop."""

    def __init__(self, path: Path, clock: Callable[[], float] = time.time) -> None:
        self.path = path
        self.stall_seconds = 3.0
        self.give_up_seconds = 15.0
        self.close_seconds = 5.0
        self.watch_seconds = 1.0  # between two looks at the writer
        self._clock = clock
        self._loop = asyncio.get_running_loop()
        self._reading = connect(path)
        self._reader = ThreadPoolExecutor(1, "parlour-store-read")
        self._touched: dict[str, float] = {}  # the file may not know yet
        self._jobs: list[Job] = []  # not yet handed over
        self._waiting: deque[Done] = deque()  # one for each job, in order
        self._heard = 0.0  # when the writer last answered, or began to owe an answer
        self._watching: asyncio.TimerHandle | None = None
        self._handing_over = False
        self._alone = False  # what was handed over last had no company
        self._closed = False
        self._scribe: Scribe | None = None
        self._starting: asyncio.Task[None] | None = None
        self._start()

    # Writing

    def append(self, room: str, expected: int, records: list[bytes]) -> asyncio.Future[None]:
        return self._promise(Append(room, expected, records))

    def log(self, room: str, expected: int, records: list[bytes], done: Done) -> None:
        self._put(Append(room, expected, records), done)

    async def delete(self, room: str) -> None:
        await self._promise(Delete(room))
        self._touched.pop(room, None)

    def write(self, sheets: list[Sheet]) -> asyncio.Future[None]:
        return self._promise(Write([(one.name, one.version, one.data) for one in sheets]))

    def _promise(self, job: Job) -> asyncio.Future[None]:
        promise: asyncio.Future[None] = self._loop.create_future()
        self._put(job, lambda error: settle(promise, error))
        return promise

    def _put(self, job: Job, done: Done) -> None:
        if self._closed:
            self._loop.call_soon(done, StoreFailed("The store is closed."))
            return
        self._jobs.append(job)
        self._waiting.append(done)
        idle = len(self._waiting) == 1
        if idle:
            self._heard = monotonic()
            if self._watching is None:
                self._watching = self._loop.call_later(self.watch_seconds, self._watch)
        if idle and self._alone:
            self._hand_over()
        elif not self._handing_over:
            self._handing_over = True
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        """Give the writer what has gathered in this turn of the loop."""
        self._handing_over = False
        if not self._jobs:  # given up meanwhile, or handed over by closing
            return
        if self._scribe is None:
            self._start()
        else:
            now = self._clock()
            for job in self._jobs:
                if type(job) is Append or type(job) is Delete:
                    self._touched[job.room] = now
            self._scribe.say(framed(encode(Batch(now, self._jobs))))
            self._alone = len(self._jobs) == 1
            self._jobs = []

    def hear(self, verdicts: list[str]) -> None:
        """The writer says what became of the oldest jobs."""
        self._heard = monotonic()
        for verdict in verdicts:
            done = self._waiting.popleft()
            try:
                done(self._error(verdict))
            except Exception:  # of one room; others have to be told, too
                log.exception("Something failed after records were stored.")

    def _error(self, verdict: str) -> Exception | None:
        if verdict == DONE:
            return None
        if verdict == STALE:
            return StaleAppend()
        return StoreFailed(f"Cannot write {self.path}: {verdict}.")

    # The writer's process

    @property
    def writer_id(self) -> int:
        """Its number, 0 if there is none just now."""
        return self._scribe.id if self._scribe is not None else 0

    def _start(self) -> None:
        if self._starting is None:
            self._starting = self._loop.create_task(self._start_writer())

    async def _start_writer(self) -> None:
        program = [sys.executable, "-m", "parlour.store.writer", str(self.path)]
        try:
            await self._loop.subprocess_exec(
                lambda: Scribe(self), *program, stderr=None, start_new_session=True
            )
        except OSError as error:
            self._fail(f"no process: {error}")
        finally:
            self._starting = None

    @property
    def stalled(self) -> bool:
        return bool(self._waiting) and monotonic() - self._heard >= self.stall_seconds

    def _watch(self) -> None:
        """Give up on a writer that owes an answer for too long."""
        self._watching = None
        if not self._waiting:
            return
        if monotonic() - self._heard >= self.give_up_seconds:
            log.error("The process that writes %s does not answer and is killed.", self.path)
            self._dismiss()
            self._fail("its process does not answer")
        else:
            self._watching = self._loop.call_later(self.watch_seconds, self._watch)

    def _dismiss(self) -> None:
        """Kill the writer; whatever it still says counts no more."""
        scribe, self._scribe = self._scribe, None
        if scribe is not None:
            scribe.kill()

    def found(self, scribe: "Scribe") -> None:
        """There is a writer."""
        log.debug("Process %d writes %s.", scribe.id, self.path)
        self._scribe = scribe
        self._heard = monotonic()
        self._hand_over()

    def lost(self) -> None:
        """The writer has ended. Whoever still waits has waited in vain."""
        self._scribe = None
        if self._waiting:
            log.error(
                "The process that writes %s has died; the next write starts another.", self.path
            )
            self._fail("its process died")

    def _fail(self, why: str) -> None:
        self._jobs = []
        self.hear([why] * len(self._waiting))

    # Reading

    async def read(self, room: str, start: int = 0) -> list[bytes]:
        rows = await self._query(READ, {"room": room, "start": start})
        return [bytes(data) for _, data in rows]

    async def tail(self, room: str) -> int:
        return int((await self._query(TAIL, {"room": room}))[0][0])

    async def rooms(self) -> list[Entry]:
        entries = [
            Entry(room, tail, max(touched, self._touched.get(room, 0.0)))
            for room, tail, touched in await self._query(ROOMS)
        ]
        return sorted(entries, key=lambda entry: entry.touched)

    async def sheets(self) -> list[Sheet]:
        return [Sheet(*row) for row in await self._query(SHEETS)]

    async def _query(self, query: str, values: Mapping[str, str | int] | None = None) -> list[Any]:
        def ask() -> list[Any]:
            return self._reading.execute(query, values or {}).fetchall()

        try:
            return await self._loop.run_in_executor(self._reader, ask)
        except sqlite3.Error as error:
            raise StoreFailed(f"Cannot read {self.path}: {error}.") from error

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        try:
            async with asyncio.timeout(self.close_seconds):
                await self._finish()
        except TimeoutError:
            log.error("The process that writes %s does not answer and is killed.", self.path)
            self._dismiss()
            self._fail("its process does not answer")
        if self._watching is not None:
            self._watching.cancel()
        self._reader.submit(self._reading.close)
        self._reader.shutdown(wait=not self.stalled)

    async def _finish(self) -> None:
        """Let the writer do what it was given."""
        if self._starting is not None:
            await asyncio.shield(self._starting)
        if self._scribe is not None:
            self._hand_over()
            await self._scribe.end()


def settle(promise: asyncio.Future[None], error: Exception | None) -> None:
    """Keep a promise, unless nobody waits for it any more."""
    if promise.cancelled():
        return
    if error is None:
        promise.set_result(None)
    else:
        promise.set_exception(error)


class Scribe(asyncio.SubprocessProtocol):
    """The writer's process, as the store sees it."""

    def __init__(self, store: SqliteStore) -> None:
        self._store: SqliteStore | None = store  # None when it is given up
        self._buffer = bytearray()
        self._ended = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        process = cast(asyncio.SubprocessTransport, transport)
        self._transport = process
        self._pipe = cast(asyncio.WriteTransport, process.get_pipe_transport(0))
        self._socket = self._pipe.get_extra_info("socket")  # with uvloop; None otherwise
        if self._store is not None:
            self._store.found(self)

    @property
    def id(self) -> int:
        return self._transport.get_pid() or 0

    def say(self, data: bytes) -> None:
        if not self._pipe.is_closing():  # if it is, the end will be noticed soon
            data = data[self._write_now(data) :]
            if data:
                self._pipe.write(data)

    def _write_now(self, data: bytes) -> int:
        """Write what the pipe takes; uvloop itself waits until the turn of the loop is over."""
        if self._socket is None or self._pipe.get_write_buffer_size():
            return 0
        try:
            return os.write(self._socket.fileno(), data)
        except OSError:  # it is full, or broken, which will be noticed soon
            return 0

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self._buffer += data
        for message in take_messages(self._buffer):
            if self._store is not None:
                self._store.hear(read_verdicts(message))

    def connection_lost(self, error: Exception | None) -> None:
        if self._store is not None:
            self._store.lost()
        if not self._ended.done():
            self._ended.set_result(None)

    async def end(self) -> None:
        """Let it finish."""
        self._pipe.close()
        await asyncio.shield(self._ended)
        self._transport.close()

    def kill(self) -> None:
        """End it at once; what is not committed is not kept."""
        self._store = None
        with suppress(ProcessLookupError):
            self._transport.kill()
        self._transport.close()
