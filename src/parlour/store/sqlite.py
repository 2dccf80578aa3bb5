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
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

from parlour.store import Entry, StaleAppend, StoreFailed

SCHEMA: Final = 1
LARGEST_BATCH: Final = 1024  # appends in one transaction
CHECKPOINT_PAGES: Final = (
    4000  # of 4 kB: how far the write-ahead log may grow before it is folded in
)
BUSY_SECONDS: Final = 5.0

TABLES: Final = """
CREATE TABLE IF NOT EXISTS rooms (
    room TEXT PRIMARY KEY,
    tail INTEGER NOT NULL,
    touched REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS records (
    room TEXT NOT NULL,
    seq INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (room, seq)
) WITHOUT ROWID;
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


Job = Append | Delete
Verdict = tuple[asyncio.Future[None], Exception | None]


class SqliteStore:
    """A file of logs. Made and used in a running event loop."""

    def __init__(self, path: Path, clock: Callable[[], float] = time.time) -> None:
        self.path = path
        self._clock = clock
        self._loop = asyncio.get_running_loop()
        self._writing = connect(path)
        self._reading = connect(path)
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
                return

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
            now = self._clock()
            verdicts = [(job.done, self._do(job, now)) for job in batch]
            database.execute("COMMIT")
            return verdicts
        except sqlite3.Error as error:
            if database.in_transaction:
                database.execute("ROLLBACK")
            failed = StoreFailed(f"Cannot write {self.path}: {error}.")
            return [(job.done, failed) for job in batch]

    def _do(self, job: Job, now: float) -> Exception | None:
        """One job inside the transaction; what is stale changes nothing."""
        database = self._writing
        if isinstance(job, Delete):
            database.execute("DELETE FROM records WHERE room = ?", (job.room,))
            database.execute("DELETE FROM rooms WHERE room = ?", (job.room,))
            return None
        size = len(job.records)
        changed = database.execute(
            "UPDATE rooms SET tail = tail + ?, touched = ? WHERE room = ? AND tail = ?"
            if job.expected
            else "INSERT OR IGNORE INTO rooms (tail, touched, room) VALUES (?, ?, ?)",
            (size, now, job.room, job.expected)[: 4 if job.expected else 3],
        )
        if changed.rowcount != 1:
            return StaleAppend(job.room)
        database.executemany(
            "INSERT INTO records VALUES (?, ?, ?)",
            [(job.room, job.expected + index, data) for index, data in enumerate(job.records)],
        )
        return None

    # Reading

    async def read(self, room: str, start: int = 0) -> list[bytes]:
        query = "SELECT data FROM records WHERE room = ? AND seq >= ? ORDER BY seq"
        return [bytes(row[0]) for row in await self._query(query, room, start)]

    async def tail(self, room: str) -> int:
        rows = await self._query("SELECT tail FROM rooms WHERE room = ?", room)
        return int(rows[0][0]) if rows else 0

    async def rooms(self) -> list[Entry]:
        rows = await self._query("SELECT room, tail, touched FROM rooms ORDER BY touched")
        return [Entry(*row) for row in rows]

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
    if schema not in (0, SCHEMA):
        raise StoreFailed(f"{path} has schema {schema}; this program knows {SCHEMA}.")
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
