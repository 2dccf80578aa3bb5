"""The SQLite file in which logs and sheets are kept: its tables, and how it is opened.

A record goes to the end of a journal first, so that a commit changes few pages however many rooms
it is for. From time to time the journal is folded into the table of records, where those of a room
lie together.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from parlour.store import StoreFailed

SCHEMA: Final = 4
PAGE: Final = 4096  # bytes, SQLite's own choice
LOG_PAGES: Final = 2000  # how long SQLite's own log may get before it begins anew
CACHE_KB: Final = 512
BUSY_SECONDS: Final = 5.0
GOING_SECONDS: Final = 1.0  # that a server that was killed just now may take to be gone

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
CREATE TABLE IF NOT EXISTS journal (
    room TEXT NOT NULL,
    seq INTEGER NOT NULL,
    data BLOB NOT NULL
);
CREATE TABLE IF NOT EXISTS sheets (
    name TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    data BLOB NOT NULL
) WITHOUT ROWID;
"""
STRANGE: Final = """
SELECT 1 FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'
AND name NOT IN ('rooms', 'records', 'journal', 'sheets')
"""
SHEETS: Final = "SELECT name, version, data FROM sheets ORDER BY name"
VERSION: Final = "SELECT version FROM sheets WHERE name = ?"
FOLD: Final = (
    "INSERT OR ROLLBACK INTO records SELECT room, seq, data FROM journal ORDER BY room, seq",
    "DELETE FROM journal",
)
READ: Final = """
SELECT seq, data FROM records WHERE room = :room AND seq >= :start
UNION ALL SELECT seq, data FROM journal WHERE room = :room AND seq >= :start ORDER BY seq
"""
TAIL: Final = """
SELECT 1 + max(coalesce((SELECT max(seq) FROM records WHERE room = :room), -1),
               coalesce((SELECT max(seq) FROM journal WHERE room = :room), -1))
"""
ROOMS: Final = """
SELECT rooms.room,
       max(coalesce((SELECT max(seq) + 1 FROM records WHERE records.room = rooms.room), 0),
           coalesce(recent.tail, 0)),
       touched
FROM rooms LEFT JOIN (SELECT room, max(seq) + 1 AS tail FROM journal GROUP BY room) AS recent
ON recent.room = rooms.room
"""
TO_SCHEMA_2: Final = """
BEGIN IMMEDIATE;
ALTER TABLE rooms DROP COLUMN tail;
PRAGMA user_version = 2;
COMMIT;
"""


def connect(path: Path) -> sqlite3.Connection:
    """A connection that keeps what it promises, to a file of a schema we know."""
    try:
        _make(path)
        return _connect(path)
    except (OSError, sqlite3.Error) as error:
        raise StoreFailed(f"Cannot open {path}: {error}.") from error


@contextmanager
def claimed(path: Path) -> Iterator[None]:
    """Keep other servers away from a file, as long as this lasts and this process lives.

    The lock is SQLite's own, which works on every system, on an empty file beside it. So nobody is
    kept from reading, and the writer, which may outlive a server that is killed, does not hold it.
    """
    lock = path.resolve()
    lock = lock.with_name(lock.name + "-lock")
    try:
        _make(lock)
        held = sqlite3.connect(lock, timeout=GOING_SECONDS, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise StoreFailed(f"Cannot open {lock}: {error}.") from error
    with closing(held):
        try:
            held.execute("PRAGMA journal_mode = MEMORY")  # no file but this one
            held.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                text = f"Another server is using {path}; stop it, or choose another file (--store)."
                raise StoreFailed(text) from error
            raise StoreFailed(f"Cannot lock {lock}: {error}.") from error
        yield


def _make(path: Path) -> None:
    """Have a file that its owner alone may read: all hands are in it.

    SQLite's own files beside it get the same mode.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.touch(mode=0o600)


def _connect(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    schema = database.execute("PRAGMA user_version").fetchone()[0]
    if not 0 <= schema <= SCHEMA:
        raise StoreFailed(f"{path} has schema {schema}; this program knows {SCHEMA}.")
    if schema == 0 and database.execute(STRANGE).fetchone():
        raise StoreFailed(f"{path} belongs to another program.")
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA fullfsync = ON")  # for macOS, whose fsync alone promises less
    database.execute("PRAGMA temp_store = MEMORY")
    database.execute(f"PRAGMA cache_size = {-CACHE_KB}")
    database.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
    if schema == 1:
        database.executescript(TO_SCHEMA_2)
    if schema != SCHEMA:
        database.executescript(TABLES)
        database.execute(f"PRAGMA user_version = {SCHEMA}")
    return database


def lengthen_log(database: sqlite3.Connection) -> None:
    """Give SQLite's own log its full length before anybody waits for it.

    A disk promises sooner to have kept what does not make a file longer. More is written here than
    the cache holds, so it goes to the log, and is then taken back.
    """
    size = LOG_PAGES * PAGE + 2 * CACHE_KB * 1024  # some stays in the cache
    with suppress(sqlite3.Error):  # without it everything works, too
        database.execute("BEGIN IMMEDIATE")
        with suppress(sqlite3.Error):
            database.execute("CREATE TABLE filler (data BLOB)")
            database.execute("INSERT INTO filler VALUES (zeroblob(?))", (size,))
        database.execute("ROLLBACK")
