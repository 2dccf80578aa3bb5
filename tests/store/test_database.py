"""The SQLite file: its own log has its full length from the start and does not get longer."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from parlour.store import database as module
from parlour.store.database import PAGE, connect, lengthen_log
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
