"""Both stores keep the same promises."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep

import pytest

from parlour.kernel.random import Random
from parlour.store import Entry, Sheet, StaleAppend, Store, StoreFailed
from parlour.store import sqlite as sqlite_module
from parlour.store.database import connect
from parlour.store.memory import MemoryStore
from parlour.store.sqlite import SqliteStore
from parlour.store.writer import (
    FOLD_IDLE,
    FOLD_RECORDS,
    Append,
    Batch,
    Job,
    Writer,
    encode,
    framed,
    read_verdicts,
    take_messages,
)

Opening = Callable[[Path], Store]
SCALE = float(os.environ.get("PARLOUR_TEST_SCALE", "1"))


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


@both
def test_sheets_are_replaced_all_or_none(opening: Opening, tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        assert await store.sheets() == []
        await store.write([Sheet("a", 0, b"1"), Sheet("b", 0, b"2")])
        assert await store.sheets() == [Sheet("a", 1, b"1"), Sheet("b", 1, b"2")]
        for stale in ([Sheet("a", 1, b"x"), Sheet("b", 0, b"x")], [Sheet("c", 1, None)]):
            with pytest.raises(StaleAppend):
                await store.write(stale)
        await store.write([Sheet("a", 1, b"3"), Sheet("b", 1, None), Sheet("c", 0, None)])
        assert await store.sheets() == [Sheet("a", 2, b"3")]
        assert await store.rooms() == []

    run(opening, tmp_path, check)


def test_sheets_are_there_after_reopening(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.append("A", 0, [b"1"])
        await store.write([Sheet("a", 0, b"1")])

    async def read(store: Store) -> None:
        assert await store.sheets() == [Sheet("a", 1, b"1")]
        assert await store.read("A") == [b"1"]

    run(sqlite, tmp_path, write)
    run(sqlite, tmp_path, read)


def test_a_file_is_there_after_reopening(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.append("A", 0, [b"1", b"2"])

    async def read(store: Store) -> None:
        assert await store.read("A") == [b"1", b"2"]
        await store.append("A", 2, [b"3"])

    run(sqlite, tmp_path, write)
    run(sqlite, tmp_path, read)


def test_a_file_from_before_there_were_sheets_gets_them(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.append("A", 0, [b"1"])

    async def go_on(store: Store) -> None:
        assert await store.sheets() == []
        await store.write([Sheet("a", 0, b"1")])
        assert await store.sheets() == [Sheet("a", 1, b"1")]
        assert await store.read("A") == [b"1"]

    run(sqlite, tmp_path, write)
    with closing(sqlite3.connect(tmp_path / "deep" / "rooms.db")) as database:
        database.executescript("DROP TABLE sheets; PRAGMA user_version = 3;")
    run(sqlite, tmp_path, go_on)


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


def test_many_rooms_share_a_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commits = 0

    def counting(message: bytes) -> list[str]:
        nonlocal commits
        commits += 1
        return read_verdicts(message)

    async def check(store: Store) -> None:
        await asyncio.gather(*(store.append(f"R{i}", 0, [b"x"]) for i in range(500)))
        assert 0 < commits < 100
        assert len(await store.rooms()) == 500

    monkeypatch.setattr(sqlite_module, "read_verdicts", counting)
    run(sqlite, tmp_path, check)


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_a_lone_record_is_stored_while_the_loop_is_busy(loop: str, tmp_path: Path) -> None:
    async def check() -> None:
        store = SqliteStore(tmp_path / "rooms.db")
        await store.append("A", 0, [b"1"])
        stored = store.append("A", 1, [b"2"])
        deadline = monotonic() + 60
        with closing(connect(tmp_path / "rooms.db")) as file:
            while file.execute("SELECT count(*) FROM journal").fetchone() != (2,):
                assert monotonic() < deadline
                sleep(0.001)  # the loop has no turn meanwhile
        await stored
        await store.close()

    with asyncio.Runner(loop_factory=pytest.importorskip(loop).new_event_loop) as runner:
        runner.run(check())


def test_records_stay_in_order_when_the_journal_is_folded(tmp_path: Path) -> None:
    """Also those of a room that was deleted meanwhile, and with some still in the journal."""
    rooms = [f"R{i}" for i in range(7)]
    turns = (FOLD_RECORDS + FOLD_IDLE) // len(rooms)

    async def write(store: Store) -> None:
        tails = dict.fromkeys(rooms, 0)
        for turn in range(turns):
            appends = []
            for room in rooms:
                appends.append(store.append(room, tails[room], [f"{room} {turn}".encode()]))
                tails[room] += 1
            await asyncio.gather(*appends)
            if turn == turns // 2:
                await store.delete("R3")
                tails["R3"] = 0
        await check(store)
        folded, waiting = counts(tmp_path / "deep" / "rooms.db")
        assert folded > FOLD_IDLE
        assert waiting < FOLD_RECORDS

    async def check(store: Store) -> None:
        for room in rooms:
            start = turns // 2 + 1 if room == "R3" else 0
            expected = [f"{room} {turn}".encode() for turn in range(start, turns)]
            assert await store.read(room) == expected
            assert await store.read(room, 5) == expected[5:]
            assert await store.tail(room) == len(expected)
        tails = {entry.room: entry.records for entry in await store.rooms()}
        assert tails == {room: await store.tail(room) for room in rooms}

    run(sqlite, tmp_path, write)
    run(sqlite, tmp_path, check)


def counts(path: Path) -> list[int]:
    """How many records a file has in place, and how many in its journal."""
    database = sqlite3.connect(path)
    tables = ("records", "journal")
    found = [database.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in tables]
    database.close()
    return found


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


def test_a_file_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    file = tmp_path / "deep" / "rooms.db"
    database = sqlite3.connect(file)
    database.execute("CREATE TABLE recipes (name TEXT)")
    database.close()
    before = file.read_bytes()
    with pytest.raises(StoreFailed, match="another program"):
        run(sqlite, tmp_path, lambda store: store.rooms())  # type: ignore[arg-type, return-value]
    assert file.read_bytes() == before


FIRST = "room TEXT PRIMARY KEY, tail INTEGER NOT NULL, touched REAL NOT NULL"
SECOND = "room TEXT PRIMARY KEY, touched REAL NOT NULL"


@pytest.mark.parametrize(
    ("version", "columns", "row"), [(1, FIRST, "'A', 2, 5.0"), (2, SECOND, "'A', 5.0")]
)
def test_a_file_of_an_earlier_version_is_read_on(
    version: int, columns: str, row: str, tmp_path: Path
) -> None:
    (tmp_path / "deep").mkdir()
    database = sqlite3.connect(tmp_path / "deep" / "rooms.db")
    database.executescript(
        f"""
        CREATE TABLE rooms ({columns}) WITHOUT ROWID;
        CREATE TABLE records (room TEXT NOT NULL, seq INTEGER NOT NULL, data BLOB NOT NULL,
        PRIMARY KEY (room, seq)) WITHOUT ROWID;
        INSERT INTO rooms VALUES ({row});
        INSERT INTO records VALUES ('A', 0, x'31'), ('A', 1, x'32');
        PRAGMA user_version = {version};
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
        await store.append("A", 0, [b"1"])
        other = sqlite3.connect(tmp_path / "deep" / "rooms.db")
        other.execute("ALTER TABLE journal RENAME TO lost")
        with pytest.raises(StoreFailed, match="journal"):
            await store.append("A", 1, [b"2"])
        other.execute("ALTER TABLE lost RENAME TO journal")
        other.close()
        await store.append("A", 1, [b"2"])
        assert await store.read("A") == [b"1", b"2"]

    run(sqlite, tmp_path, check)


def test_a_writer_that_dies_is_replaced(tmp_path: Path) -> None:
    """Who waits for it is told; the next write starts another."""

    async def check(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await store.append("A", 0, [b"1"])
        for _ in range(2):
            os.kill(store.writer_id, signal.SIGSTOP)  # it cannot answer any more
            lost = store.append("A", await store.tail("A"), [b"x"])
            os.kill(store.writer_id, signal.SIGKILL)
            with pytest.raises(StoreFailed, match="died"):
                await lost
            tail = await store.tail("A")
            await store.append("A", tail, [b"2"])
            assert (await store.read("A"))[tail:] == [b"2"]

    run(sqlite, tmp_path, check)


def test_a_writer_that_hangs_is_noticed_and_replaced(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        store.watch_seconds = 0.05
        await store.append("A", 0, [b"1"])
        assert not store.stalled
        first = store.writer_id
        os.kill(first, signal.SIGSTOP)
        store.stall_seconds, store.give_up_seconds = 0.1, 0.5
        lost = store.append("A", 1, [b"x"])
        async with asyncio.timeout(30):
            while not store.stalled:
                await asyncio.sleep(0.01)
            with pytest.raises(StoreFailed, match="does not answer"):
                await lost
        assert not store.stalled
        tail = await store.tail("A")
        store.give_up_seconds = 30.0
        await store.append("A", tail, [b"2"])
        assert store.writer_id not in (0, first)
        assert (await store.read("A"))[tail:] == [b"2"]

    run(sqlite, tmp_path, check)


def test_closing_waits_for_a_writer_that_hangs_only_so_long(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        store.close_seconds = 0.3
        await store.append("A", 0, [b"1"])
        os.kill(store.writer_id, signal.SIGSTOP)
        lost = store.append("A", 1, [b"x"])
        async with asyncio.timeout(30):
            await store.close()
        with pytest.raises(StoreFailed, match="does not answer"):
            await lost

    run(sqlite, tmp_path, check)


def test_a_disk_that_is_full_is_named(tmp_path: Path) -> None:
    database = connect(tmp_path / "rooms.db")
    writer = Writer(database)
    assert writer.commit([Batch(0.0, [Append("A", 0, [b"1"])])]) == [""]
    pages = database.execute("PRAGMA page_count").fetchone()[0]
    database.execute(f"PRAGMA max_page_count = {pages}")
    (verdict,) = writer.commit([Batch(0.0, [Append("A", 1, [bytes(100_000)])])])
    assert verdict == "database or disk is full"
    assert writer.commit([Batch(0.0, [Append("A", 1, [b"2"])])]) == [""]  # there is room for less
    writer.close()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_writer_ends_with_its_store_only(number: signal.Signals, tmp_path: Path) -> None:
    """Ctrl-C and the like are for the server; what it still hands over is kept."""

    async def check(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await store.append("A", 0, [b"1"])
        first = store.writer_id
        os.kill(first, number)
        await store.append("A", 1, [b"2"])
        assert store.writer_id == first
        await store.close()
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)

    run(sqlite, tmp_path, check)


def test_after_closing_appends_fail(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        last = store.append("A", 0, [b"1"])
        await store.close()
        await last
        with pytest.raises(StoreFailed):
            await store.append("A", 1, [b"2"])

    run(sqlite, tmp_path, check)


def test_if_no_process_can_be_started_appends_fail_and_the_next_one_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(store: Store) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(sys, "executable", str(tmp_path / "nowhere"))
            with pytest.raises(StoreFailed, match="no process"):
                await store.append("A", 0, [b"1"])
        await store.append("A", 0, [b"1"])
        assert await store.read("A") == [b"1"]

    run(sqlite, tmp_path, check)


def test_what_cannot_be_read_is_told_in_a_sentence(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        with closing(sqlite3.connect(tmp_path / "deep" / "rooms.db")) as database:
            database.execute("DROP TABLE sheets")
        with pytest.raises(StoreFailed, match=r"Cannot read .*sheets"):
            await store.sheets()
        assert await store.tail("A") == 0

    run(sqlite, tmp_path, check)


def test_a_job_longer_than_the_pipe_comes_in_pieces(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        long = [bytes([number]) * 100_000 for number in range(5)]
        await asyncio.gather(store.append("A", 0, long), store.append("B", 0, [b"1"]))
        assert await store.read("A") == long
        assert await store.read("B") == [b"1"]

    run(sqlite, tmp_path, check)


def test_messages_are_taken_from_any_pieces() -> None:
    buffer, found = bytearray(), []
    for byte in framed(b"one") + framed(b"") + framed(b"three"):
        buffer.append(byte)
        found += take_messages(buffer)
    assert found == [b"one", b"", b"three"]
    assert not buffer


def test_who_gives_up_waiting_holds_up_nobody(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        store.append("A", 0, [b"1"]).cancel()
        await store.append("A", 1, [b"2"])
        assert await store.read("A") == [b"1", b"2"], "it is kept all the same"

    run(sqlite, tmp_path, check)


def test_a_store_whose_writer_has_died_is_closed(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await store.append("A", 0, [b"1"])
        os.kill(store.writer_id, signal.SIGKILL)
        async with asyncio.timeout(30):
            while store.writer_id:
                await asyncio.sleep(0.001)
        await store.close()
        with pytest.raises(StoreFailed, match="closed"):
            await store.append("A", 1, [b"2"])

    run(sqlite, tmp_path, check)


def test_a_writer_that_cannot_open_its_file_says_why(tmp_path: Path) -> None:
    """What it says is what everybody is told who waits for it."""
    path = tmp_path / "rooms.db"
    path.write_bytes(b"no database" * 100)
    jobs: list[Job] = [Append("A", 0, [b"1"]), Append("B", 0, [b"1"])]
    program = [sys.executable, "-m", "parlour.store.writer", str(path)]
    said = subprocess.run(program, input=framed(encode(Batch(0.0, jobs))), capture_output=True)
    (verdicts,) = take_messages(bytearray(said.stdout))
    assert read_verdicts(verdicts) == [f"Cannot open {path}: file is not a database."] * 2
    assert said.stderr == b""


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
    for _ in range(round(3 * SCALE) or 1):
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert writer.stdout is not None
        assert writer.stderr is not None
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
        writer.stderr.read()  # ends when the process that writes the file has ended, too
        asyncio.run(check_promises(path, promised))


async def check_promises(path: Path, promised: dict[str, int]) -> None:
    store = SqliteStore(path)
    for name, seq in promised.items():
        records = await store.read(name)
        assert len(records) == await store.tail(name) >= seq
        assert len(records) % 2 == 0
        assert records == [f"{name} {i}".encode() for i in range(len(records))]
    await store.close()
