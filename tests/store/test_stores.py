"""Both stores keep the same promises."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from parlour.kernel.random import Random
from parlour.store import Entry, StaleAppend, Store, StoreFailed
from parlour.store.memory import MemoryStore
from parlour.store.sqlite import SqliteStore

Opening = Callable[[Path], Store]
SCALE = int(os.environ.get("PARLOUR_TEST_SCALE", "1"))


def memory(path: Path) -> Store:
    return MemoryStore()


def sqlite(path: Path) -> Store:
    return SqliteStore(path / "deep" / "rooms.db")


def run(opening: Opening, path: Path, check: Callable[[Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        store = opening(path)
        try:
            await check(store)
        finally:
            await store.close()

    asyncio.run(whole())


both = pytest.mark.parametrize("opening", [memory, sqlite])


@both
def test_what_was_appended_can_be_read(opening: Opening, tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        await store.append("A", 0, [b"one"])
        await store.append("A", 1, [b"two", b"three"])
        await store.append("B", 0, [b"\x00\xff"])
        assert await store.read("A") == [b"one", b"two", b"three"]
        assert await store.read("A", 1) == [b"two", b"three"]
        assert await store.read("B") == [b"\x00\xff"]
        assert await store.read("C") == []
        assert [await store.tail(room) for room in "ABC"] == [3, 1, 0]
        assert {entry.room: entry.records for entry in await store.rooms()} == {"A": 3, "B": 1}

    run(opening, tmp_path, check)


@both
@pytest.mark.parametrize("expected", [0, 1, 3, 99])
def test_a_wrong_expectation_is_refused(opening: Opening, expected: int, tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        await store.append("A", 0, [b"1", b"2"])
        with pytest.raises(StaleAppend):
            await store.append("A", expected, [b"x"])
        assert await store.read("A") == [b"1", b"2"]
        await store.append("A", 2, [b"3"])
        assert await store.tail("A") == 3

    run(opening, tmp_path, check)


@both
def test_appends_that_follow_a_refused_one_are_refused_too(
    opening: Opening, tmp_path: Path
) -> None:
    async def check(store: Store) -> None:
        await store.append("A", 0, [b"1"])
        appends = [store.append("A", 5 + i, [b"x"]) for i in range(5)]
        results = await asyncio.gather(*appends, return_exceptions=True)
        assert all(isinstance(result, StaleAppend) for result in results)
        assert await store.tail("A") == 1

    run(opening, tmp_path, check)


@both
def test_of_many_who_append_at_once_one_wins(opening: Opening, tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        for turn in range(20):
            appends = [store.append("A", turn, [f"{turn} {who}".encode()]) for who in range(10)]
            results = await asyncio.gather(*appends, return_exceptions=True)
            assert results.count(None) == 1
            assert sum(isinstance(result, StaleAppend) for result in results) == 9
        assert await store.tail("A") == 20

    run(opening, tmp_path, check)


@both
def test_rooms_come_in_the_order_of_their_last_touch(opening: Opening, tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        for room in "ABC":
            await store.append(room, 0, [b"1"])
            await asyncio.sleep(0.002)
        await store.append("A", 1, [b"2"])
        assert [entry.room for entry in await store.rooms()] == ["B", "C", "A"]
        await store.delete("C")
        await store.delete("unknown")
        assert [entry.room for entry in await store.rooms()] == ["B", "A"]
        assert await store.read("C") == []
        await store.append("C", 0, [b"anew"])
        assert await store.read("C") == [b"anew"]

    run(opening, tmp_path, check)


def test_a_file_is_there_after_reopening(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.append("A", 0, [b"1", b"2"])

    async def read(store: Store) -> None:
        assert await store.read("A") == [b"1", b"2"]
        await store.append("A", 2, [b"3"])

    run(sqlite, tmp_path, write)
    run(sqlite, tmp_path, read)


def test_two_processes_on_one_file_see_each_other(tmp_path: Path) -> None:
    """As far as they can: whoever appends second is refused."""

    async def check(first: Store) -> None:
        second = sqlite(tmp_path)
        await first.append("A", 0, [b"1"])
        with pytest.raises(StaleAppend):
            await second.append("A", 0, [b"x"])
        await second.append("A", 1, [b"2"])
        with pytest.raises(StaleAppend):
            await first.append("A", 1, [b"x"])
        assert await first.read("A") == await second.read("A") == [b"1", b"2"]
        await second.close()

    run(sqlite, tmp_path, check)


def test_many_rooms_share_a_commit(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        commits = 0
        commit = store._commit

        def counting(batch: list[object]) -> object:
            nonlocal commits
            commits += 1
            return commit(batch)  # type: ignore[arg-type]

        store._commit = counting  # type: ignore[method-assign, assignment]
        await asyncio.gather(*(store.append(f"R{i}", 0, [b"x"]) for i in range(500)))
        assert commits < 100
        assert len(await store.rooms()) == 500

    run(sqlite, tmp_path, check)


def test_a_broken_file_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "rooms.db").write_bytes(b"this is no database at all" * 100)
    with pytest.raises(StoreFailed, match=r"rooms\.db"):
        run(sqlite, tmp_path, lambda store: store.rooms())  # type: ignore[arg-type, return-value]


def test_a_file_of_another_version_is_refused(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    database = sqlite3.connect(tmp_path / "deep" / "rooms.db")
    database.execute("PRAGMA user_version = 7")
    database.close()
    with pytest.raises(StoreFailed, match="schema 7"):
        run(sqlite, tmp_path, lambda store: store.rooms())  # type: ignore[arg-type, return-value]


def test_a_file_of_the_first_version_is_read_on(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    database = sqlite3.connect(tmp_path / "deep" / "rooms.db")
    database.executescript(
        """
        CREATE TABLE rooms (room TEXT PRIMARY KEY, tail INTEGER NOT NULL, touched REAL NOT NULL)
        WITHOUT ROWID;
        CREATE TABLE records (room TEXT NOT NULL, seq INTEGER NOT NULL, data BLOB NOT NULL,
        PRIMARY KEY (room, seq)) WITHOUT ROWID;
        INSERT INTO rooms VALUES ('A', 2, 5.0);
        INSERT INTO records VALUES ('A', 0, x'31'), ('A', 1, x'32');
        PRAGMA user_version = 1;
        """
    )
    database.close()

    async def check(store: Store) -> None:
        assert await store.read("A") == [b"1", b"2"]
        assert await store.rooms() == [Entry("A", 2, 5.0)]
        await store.append("A", 2, [b"3"])
        assert await store.tail("A") == 3

    run(sqlite, tmp_path, check)


def test_the_last_touch_is_remembered(tmp_path: Path) -> None:
    """Also the one of which the file was not told at once."""
    now = 1000.0

    async def write() -> None:
        nonlocal now
        store = SqliteStore(tmp_path / "rooms.db", lambda: now)
        await store.append("A", 0, [b"1"])
        now += 1
        await store.append("A", 1, [b"2"])
        assert await store.rooms() == [Entry("A", 2, now)]
        await store.close()

    async def read() -> None:
        store = SqliteStore(tmp_path / "rooms.db")
        assert await store.rooms() == [Entry("A", 2, now)]
        await store.close()

    asyncio.run(write())
    asyncio.run(read())


def test_a_failed_write_is_told_and_nothing_of_it_stays(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await store.append("A", 0, [b"1"])
        store._writing.execute("PRAGMA query_only = ON")
        with pytest.raises(StoreFailed):
            await store.append("A", 1, [b"2"])
        store._writing.execute("PRAGMA query_only = OFF")
        await store.append("A", 1, [b"2"])
        assert await store.read("A") == [b"1", b"2"]

    run(sqlite, tmp_path, check)


def test_after_closing_appends_fail(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        last = store.append("A", 0, [b"1"])
        await store.close()
        await last
        with pytest.raises(StoreFailed):
            await store.append("A", 1, [b"2"])

    run(sqlite, tmp_path, check)


WRITER = """
import asyncio, sys
from pathlib import Path
from parlour.store.sqlite import SqliteStore

async def room(store, name):
    seq = await store.tail(name)
    while True:
        await store.append(name, seq, [f"{name} {seq + i}".encode() for i in range(2)])
        seq += 2
        print(name, seq, flush=True)

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    await asyncio.gather(*(room(store, f"R{i}") for i in range(8)))

asyncio.run(main())
"""


def test_what_was_acknowledged_survives_kill(tmp_path: Path) -> None:
    """A process is killed while it commits; all it promised is there, and nothing is torn."""
    path = tmp_path / "rooms.db"
    rng = Random("kill")
    for _ in range(3 * SCALE):
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True
        )
        assert writer.stdout is not None
        promised: dict[str, int] = {}
        for _ in range(20 + int(rng.below(200))):
            name, seq = writer.stdout.readline().split()
            promised[name] = int(seq)
        os.kill(writer.pid, signal.SIGKILL)
        for line in writer.stdout.read().splitlines(keepends=True):
            if line.endswith("\n"):  # the last one may be torn
                name, seq = line.split()
                promised[name] = int(seq)
        writer.wait(30)
        asyncio.run(check_promises(path, promised))


async def check_promises(path: Path, promised: dict[str, int]) -> None:
    store = SqliteStore(path)
    for name, seq in promised.items():
        records = await store.read(name)
        assert len(records) == await store.tail(name) >= seq
        assert len(records) % 2 == 0
        assert records == [f"{name} {i}".encode() for i in range(len(records))]
    await store.close()
