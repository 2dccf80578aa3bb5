"""The process that writes to the SQLite file.

It takes whatever has come since its last commit, commits that in one transaction (WAL,
synchronous=FULL: on the disk before anybody hears of it) and then says what became of it. Under
load a commit is shared by many; alone, nobody waits for company.

Jobs come in through one pipe and verdicts go out through another, in the same order; each message
has its length in front. It ends when there is nothing more to read, and not before: what was
handed to it is kept, whatever becomes of the server.
"""

import os
import signal
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from math import inf
from pathlib import Path
from select import select
from typing import Final

import msgspec

from parlour.store import StoreFailed
from parlour.store.database import FOLD, TAIL, VERSION, connect, lengthen_log

FOLD_RECORDS: Final = 3000  # how many there may be in the journal
FOLD_IDLE: Final = 1000  # with how many of them an idle moment is used
TOUCH_SECONDS: Final = 60.0  # how late the file may learn when a room was touched last
LENGTH_BYTES: Final = 4
READ_BYTES: Final = 1 << 16  # as much as a pipe holds
IN, OUT = 0, 1  # the pipes

# What becomes of a job; any other text says why it failed
DONE: Final = ""
STALE: Final = "stale"


class Append(msgspec.Struct, array_like=True, tag="append"):
    """Records for a log that has `expected` of them now."""

    room: str
    expected: int
    records: list[bytes]


class Delete(msgspec.Struct, array_like=True, tag="delete"):
    room: str


class Write(msgspec.Struct, array_like=True, tag="write"):
    """Sheets to replace: name, the version that was seen, data or none."""

    sheets: list[tuple[str, int, bytes | None]]


Job = Append | Delete | Write


class Batch(msgspec.Struct, array_like=True):
    """Jobs in their order, and what time it is (Unix time)."""

    now: float
    jobs: list[Job]


encode = msgspec.msgpack.Encoder().encode
read_batch = msgspec.msgpack.Decoder(Batch).decode
read_verdicts = msgspec.msgpack.Decoder(list[str]).decode

Row = tuple[str, int, bytearray]  # sqlite3 looks for a way to convert bytes, which costs more


class Known:
    """What the writer knows of a room, so that it need not ask."""

    __slots__ = ("tail", "touched", "written")

    def __init__(self, tail: int) -> None:
        self.tail = tail
        self.touched = 0.0
        self.written = -inf  # when the file last learnt that the room was touched


class Writer:
    """Carries out jobs, many in one transaction."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        self._known: dict[str, Known] = {}
        self._version = -1  # changes when another process writes to the file
        self._journal = 0  # about how many records are in the journal

    def commit(self, batches: list[Batch]) -> list[str]:
        """What became of each job."""
        rows: list[Row] = []
        try:
            with self._transaction():
                self._look_around()
                verdicts = [self._do(job, one.now, rows) for one in batches for job in one.jobs]
                self._insert(rows)
        except sqlite3.Error as error:
            self._known.clear()
            return all_failed(batches, str(error))
        return verdicts

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        """All of it on the disk at the end, or none."""
        self._database.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._database.execute("COMMIT")
        except sqlite3.Error:
            if self._database.in_transaction:
                self._database.execute("ROLLBACK")
            raise

    def _look_around(self) -> None:
        """Forget what is known if another process has written."""
        (version,) = self._database.execute("PRAGMA data_version").fetchone()
        if version != self._version:
            self._version = version
            self._known.clear()
            (self._journal,) = self._database.execute("SELECT count(*) FROM journal").fetchone()

    def _do(self, job: Job, now: float, rows: list[Row]) -> str:
        """One job inside the transaction; what is stale changes nothing. Adds rows to insert."""
        if type(job) is Write:
            return self._write(job)
        if type(job) is Delete:
            self._insert(rows)
            for table in ("records", "journal", "rooms"):
                self._database.execute(f"DELETE FROM {table} WHERE room = ?", (job.room,))
            self._known.pop(job.room, None)
            return DONE
        assert type(job) is Append
        room = job.room
        known = self._known.get(room) or self._ask(room)
        if known.tail != job.expected:
            return STALE
        rows += [(room, seq, bytearray(data)) for seq, data in enumerate(job.records, job.expected)]
        known.tail += len(job.records)
        known.touched = now
        if abs(now - known.written) > TOUCH_SECONDS:  # the clock may be set back
            known.written = now
            self._database.execute("REPLACE INTO rooms VALUES (?, ?)", (room, now))
        return DONE

    def _write(self, job: Write) -> str:
        database = self._database
        for name, seen, _ in job.sheets:
            row = database.execute(VERSION, (name,)).fetchone()
            if (0 if row is None else row[0]) != seen:
                return STALE
        for name, seen, data in job.sheets:
            if data is None:
                database.execute("DELETE FROM sheets WHERE name = ?", (name,))
            else:
                database.execute("REPLACE INTO sheets VALUES (?, ?, ?)", (name, seen + 1, data))
        return DONE

    def _ask(self, room: str) -> Known:
        (tail,) = self._database.execute(TAIL, {"room": room}).fetchone()
        return self._known.setdefault(room, Known(tail))

    def _insert(self, rows: list[Row]) -> None:
        self._database.executemany("INSERT INTO journal VALUES (?, ?, ?)", rows)
        self._journal += len(rows)
        rows.clear()

    def tidy(self, idle: bool) -> None:
        """Fold the journal if it has grown long; sooner if nobody waits."""
        if self._journal < (FOLD_IDLE if idle else FOLD_RECORDS):
            return
        self._journal = 0  # if it fails, it is tried again after as many more
        with suppress(sqlite3.Error), self._transaction():
            for statement in FOLD:
                self._database.execute(statement)

    def close(self) -> None:
        """Let the file know when rooms were touched last."""
        touches = [(one.touched, room) for room, one in self._known.items() if one.touched]
        with suppress(sqlite3.Error), self._transaction():
            self._database.executemany("UPDATE rooms SET touched = ? WHERE room = ?", touches)
        self._database.close()


def all_failed(batches: list[Batch], why: str) -> list[str]:
    return [why for one in batches for _ in one.jobs]


# The pipes


def framed(data: bytes) -> bytes:
    """A message with its length in front."""
    return len(data).to_bytes(LENGTH_BYTES, "big") + data


def take_messages(buffer: bytearray) -> list[bytes]:
    """Take all whole messages from what has come."""
    found, start = [], 0
    while len(buffer) >= (body := start + LENGTH_BYTES):
        end = body + int.from_bytes(buffer[start:body], "big")
        if len(buffer) < end:
            break
        found.append(bytes(buffer[body:end]))
        start = end
    del buffer[:start]
    return found


def incoming() -> Iterator[list[Batch]]:
    """What has come, as long as something comes."""
    buffer = bytearray()
    while data := os.read(IN, READ_BYTES):
        buffer += data
        if messages := take_messages(buffer):
            yield [read_batch(message) for message in messages]


def more_has_come() -> bool:
    """Whether somebody is waiting already, as far as that can be told."""
    return sys.platform == "win32" or bool(select([IN], [], [], 0)[0])


def answer(verdicts: list[str]) -> None:
    """Say what became of jobs, unless nobody is there to hear it."""
    data = framed(encode(verdicts))
    with suppress(BrokenPipeError):
        while data:
            data = data[os.write(OUT, data) :]


def main(path: Path) -> None:
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):  # the server says when it is over
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    try:
        database = connect(path)
    except StoreFailed as error:
        answer(all_failed(next(incoming(), []), str(error)))
        return
    lengthen_log(database)
    writer = Writer(database)
    for batches in incoming():
        answer(writer.commit(batches))
        writer.tidy(idle=not more_has_come())
    writer.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
