"""Logs in one SQLite file.

One thread writes. It takes whatever has gathered since its last commit, commits that in one
transaction (WAL, synchronous=FULL: on the disk before anybody hears of it) and then tells the
callers. Under load a commit is shared by many; alone, nobody waits for company.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from math import inf
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

from parlour.store import Entry, StaleAppend, StoreFailed

SCHEMA: Final = 2
LARGEST_BATCH: Final = 1024  # appends in one transaction
CHECKPOINT_PAGES: Final = (
    4000  # of 4 kB: how far the write-ahead log may grow before it is folded in
)
BUSY_SECONDS: Final = 5.0
TOUCH_SECONDS: Final = 60.0  # how late the file may learn when a room was touched last

TABLES: Final = """
CREATE TABLE IF NOT EXISTS rooms (
    room TEXT PRIMARY KEY,
    touched REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS records (
    room TEXT NOT NULL,
    seq INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (room, seq)
) WITHOUT ROWID;
"""
TAIL: Final = "SELECT coalesce(max(seq) + 1, 0) FROM records WHERE room = ?"
ROOMS: Final = """
SELECT room, (SELECT max(seq) + 1 FROM records WHERE records.room = rooms.room), touched FROM rooms
"""
TO_SCHEMA_2: Final = """
BEGIN IMMEDIATE;
ALTER TABLE rooms DROP COLUMN tail;
PRAGMA user_version = 2;
COMMIT;
"""


@dataclass(slots=True)
class Append:
    """Records somebody waits to see stored."""

    room: str
    expected: int
    records: list[bytes]
    done: asyncio.Future[None]


@dataclass(slots=True)
class Delete:
    room: str
    done: asyncio.Future[None]


@dataclass(slots=True)
class Known:
    """What the writer knows of a room, so that it need not ask."""

    tail: int
    touched: float = 0.0
    written: float = -inf  # when the file last learnt that the room was touched


Job = Append | Delete
Verdict = tuple[asyncio.Future[None], Exception | None]
Row = tuple[str, int, bytes]


class SqliteStore:
    """A file of logs. Made and used in a running event loop."""

    def __init__(self, path: Path, clock: Callable[[], float] = time.time) -> None:
        self.path = path
        self._clock = clock
        self._loop = asyncio.get_running_loop()
        self._writing = connect(path)
        self._reading = connect(path)
        self._known: dict[str, Known] = {}
        self._version = -1  # changes when another process writes to the file
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "parlour-store-read")
        self._writer = Thread(target=self._write, name="parlour-store-write", daemon=True)
        self._writer.start()
        self._closed = False

    # Writing

    def append(self, room: str, expected: int, records: list[bytes]) -> asyncio.Future[None]:
        done = self._loop.create_future()
        self._put(Append(room, expected, records, done))
        return done

    async def delete(self, room: str) -> None:
        done = self._loop.create_future()
        self._put(Delete(room, done))
        await done

    def _put(self, job: Job) -> None:
        if self._closed:
            job.done.set_exception(StoreFailed("The store is closed."))
        else:
            self._jobs.put(job)

    def _write(self) -> None:
        """The writer's life: wait, take all there is, commit, tell."""
        while (job := self._jobs.get()) is not None:
            batch, last = self._gather(job)
            verdicts = self._commit(batch)
            with suppress(RuntimeError):  # the loop has ended without waiting for us
                self._loop.call_soon_threadsafe(tell, verdicts)
            if last:
                break
        self._note_touches()

    def _note_touches(self) -> None:
        """Before the end, let the file know when rooms were touched."""
        touches = [(one.touched, room) for room, one in self._known.items() if one.touched]
        with suppress(sqlite3.Error):
            self._writing.execute("BEGIN IMMEDIATE")
            self._writing.executemany("UPDATE rooms SET touched = ? WHERE room = ?", touches)
            self._writing.execute("COMMIT")

    def _gather(self, job: Job) -> tuple[list[Job], bool]:
        """What has gathered, and whether that is the last of it."""
        batch = [job]
        while len(batch) < LARGEST_BATCH:
            try:
                another = self._jobs.get_nowait()
            except Empty:
                break
            if another is None:
                return batch, True
            batch.append(another)
        return batch, False

    def _commit(self, batch: list[Job]) -> list[Verdict]:
        database = self._writing
        try:
            database.execute("BEGIN IMMEDIATE")
            self._look_around()
            now = self._clock()
            rows: list[Row] = []
            verdicts = [(job.done, self._do(job, now, rows)) for job in batch]
            self._insert(rows)
            database.execute("COMMIT")
            return verdicts
        except sqlite3.Error as error:
            if database.in_transaction:
                database.execute("ROLLBACK")
            self._known.clear()
            failed = StoreFailed(f"Cannot write {self.path}: {error}.")
            return [(job.done, failed) for job in batch]

    def _look_around(self) -> None:
        """Forget what is known if another process has written."""
        (version,) = self._writing.execute("PRAGMA data_version").fetchone()
        if version != self._version:
            self._version = version
            self._known.clear()

    def _do(self, job: Job, now: float, rows: list[Row]) -> Exception | None:
        """One job inside the transaction; what is stale changes nothing. Adds rows to insert."""
        known = self._known.get(job.room) or self._ask(job.room)
        if isinstance(job, Delete):
            self._insert(rows)
            self._writing.execute("DELETE FROM records WHERE room = ?", (job.room,))
            self._writing.execute("DELETE FROM rooms WHERE room = ?", (job.room,))
            del self._known[job.room]
            return None
        if known.tail != job.expected:
            return StaleAppend(job.room)
        rows += [(job.room, job.expected + index, data) for index, data in enumerate(job.records)]
        known.tail += len(job.records)
        known.touched = now
        if now - known.written > TOUCH_SECONDS:
            known.written = now
            self._writing.execute("REPLACE INTO rooms VALUES (?, ?)", (job.room, now))
        return None

    def _ask(self, room: str) -> Known:
        (tail,) = self._writing.execute(TAIL, (room,)).fetchone()
        return self._known.setdefault(room, Known(tail))

    def _insert(self, rows: list[Row]) -> None:
        self._writing.executemany("INSERT INTO records VALUES (?, ?, ?)", rows)
        rows.clear()

    # Reading

    async def read(self, room: str, start: int = 0) -> list[bytes]:
        query = "SELECT data FROM records WHERE room = ? AND seq >= ? ORDER BY seq"
        return [bytes(row[0]) for row in await self._query(query, room, start)]

    async def tail(self, room: str) -> int:
        return int((await self._query(TAIL, room))[0][0])

    async def rooms(self) -> list[Entry]:
        known = dict(self._known)  # the file may not know yet
        entries = [
            Entry(room, tail, max(touched, known[room].touched if room in known else 0.0))
            for room, tail, touched in await self._query(ROOMS)
        ]
        return sorted(entries, key=lambda entry: entry.touched)

    async def _query(self, query: str, *values: str | int) -> list[Any]:
        def ask() -> list[Any]:
            return self._reading.execute(query, values).fetchall()

        try:
            return await self._loop.run_in_executor(self._reader, ask)
        except sqlite3.Error as error:
            raise StoreFailed(f"Cannot read {self.path}: {error}.") from error

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        await self._loop.run_in_executor(self._reader, self._writer.join)
        self._reader.shutdown()
        self._reading.close()
        self._writing.close()


def connect(path: Path) -> sqlite3.Connection:
    """A connection that keeps what it promises, to a file of a schema we know."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return _connect(path)
    except (OSError, sqlite3.Error) as error:
        raise StoreFailed(f"Cannot open {path}: {error}.") from error


def _connect(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
    schema = database.execute("PRAGMA user_version").fetchone()[0]
    if not 0 <= schema <= SCHEMA:
        raise StoreFailed(f"{path} has schema {schema}; this program knows {SCHEMA}.")
    if schema == 1:
        database.executescript(TO_SCHEMA_2)
    database.executescript(TABLES)
    database.execute(f"PRAGMA user_version = {SCHEMA}")
    return database


def tell(verdicts: list[Verdict]) -> None:
    """Back in the event loop: the callers learn what became of their records."""
    for done, error in verdicts:
        if done.cancelled():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
