"""The SQLite file: its own log has its full length from the start; one server has it."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from parlour.store import StoreFailed
from parlour.store import database as module
from parlour.store.database import PAGE, claimed, connect, lengthen_log
from parlour.store.writer import DONE, Append, Batch, Writer

PAGES = 300  # few, for the test to be short


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(module, "LOG_PAGES", PAGES)
    return tmp_path / "rooms.db"


def log_size(path: Path) -> int:
    return path.with_name(path.name + "-wal").stat().st_size


def write(database: sqlite3.Connection, records: int) -> None:
    """Commit records one by one, without waiting for the disk."""
    database.execute("PRAGMA synchronous = OFF")
    writer = Writer(database)
    for number in range(records):
        assert writer.commit([Batch(1.0, [Append("A", number, [b"x" * 200])])]) == [DONE]


def test_commits_do_not_make_the_log_longer(path: Path) -> None:
    with closing(connect(path)) as database:
        lengthen_log(database)
        long = log_size(path)
        assert PAGES * PAGE <= long < 2 * PAGES * PAGE
        write(database, 3 * PAGES)
        assert log_size(path) == long


def test_what_made_the_log_longer_leaves_nothing(path: Path) -> None:
    with closing(connect(path)) as database:
        write(database, 5)
        before = database.execute("SELECT * FROM journal").fetchall()
        lengthen_log(database)
        assert not database.in_transaction
        assert database.execute("SELECT * FROM journal").fetchall() == before
        tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
        assert "filler" not in tables
    assert path.stat().st_size < PAGES * PAGE


def test_a_log_that_cannot_be_lengthened_does_not_matter(path: Path) -> None:
    with closing(connect(path)) as database:
        database.execute("PRAGMA max_page_count = 50")  # as if the disk were full
        lengthen_log(database)
        write(database, 5)


def test_a_file_in_use_is_left_alone(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BUSY_SECONDS", 0.0)
    with closing(connect(path)) as other, closing(connect(path)) as database:
        other.execute("BEGIN IMMEDIATE")
        lengthen_log(database)
        other.execute("ROLLBACK")
        write(database, 5)


def test_only_its_owner_may_read_it(path: Path) -> None:
    with closing(connect(path)) as database:
        write(database, 1)
        files = list(path.parent.iterdir())
        assert len(files) == 3  # with SQLite's own
        assert not any(file.stat().st_mode & 0o077 for file in files)
    path.chmod(0o640)  # as an operator may want it
    connect(path).close()
    assert path.stat().st_mode & 0o777 == 0o640


# One server has it

CLAIM = """
import sys
from pathlib import Path
from parlour.store.database import claimed

with claimed(Path(sys.argv[1])):
    print("claimed", flush=True)
    sys.stdin.read()
"""


def test_a_file_is_one_servers_at_a_time(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GOING_SECONDS", 0.0)
    other_name = path.with_name("other.db")
    other_name.symlink_to(path)
    with claimed(path):
        for name in (path, other_name):
            with (
                pytest.raises(StoreFailed, match=f"Another server is using {name};"),
                claimed(name),
            ):
                pass
        assert [file.name for file in path.parent.iterdir() if not file.is_symlink()] == [
            "rooms.db-lock"
        ]
    with claimed(path), closing(connect(path)) as database:  # it keeps nobody from reading
        write(database, 1)
        with (
            closing(sqlite3.connect(path)) as reading,
            closing(sqlite3.connect(":memory:")) as copy,
        ):
            reading.backup(copy)
            assert len(copy.execute("SELECT * FROM journal").fetchall()) == 1


def test_a_server_that_is_killed_has_no_file_any_more(path: Path) -> None:
    program = [sys.executable, "-c", CLAIM, str(path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(program, stdin=pipe, stdout=pipe, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "claimed\n"
        with pytest.raises(StoreFailed, match="Another server"), claimed(path):
            pass
        server.kill()  # and there is no waiting for its end
        with claimed(path):
            pass


def test_a_file_that_cannot_be_locked_is_named(path: Path) -> None:
    path.with_name("rooms.db-lock").mkdir()
    with pytest.raises(StoreFailed, match="-lock: unable to open"), claimed(path):
        pass
    with pytest.raises(StoreFailed, match="Cannot open /dev/null"), claimed(Path("/dev/null/a.db")):
        pass
