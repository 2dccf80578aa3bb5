"""A game as a file of JSON lines: the header, then one event a line.

In addition to what every log has, the header of a file may name the players and say which of them
were bots, so that the game can go on.
"""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import msgspec

from parlour import games
from parlour.kernel.errors import Malformed
from parlour.kernel.plain import Plain, event_read
from parlour.kernel.replay import Log, check_format, read_log

LARGEST: Final = 64 << 20  # bytes
LONGEST_NAME: Final = 40


@dataclass(frozen=True)
class GameFile:
    """A log, the names of its players by seat, and which bots they were ("" for people)."""

    log: Log
    names: list[str]
    players: list[str] | None = None


def default_names(seats: int) -> list[str]:
    """The names of players who were not named."""
    return [f"Player {seat + 1}" for seat in range(seats)]


# Writing


def encode_game(
    log: Log, names: Sequence[str] | None = None, players: Sequence[str] | None = None
) -> bytes:
    """The content of a game's file."""
    header, *events = log.plain()
    if names is not None:
        header["names"] = list(names)
    if players is not None:
        header["players"] = list(players)
    return b"".join(msgspec.json.encode(line) + b"\n" for line in [header, *events])


def write_game(
    path: Path,
    log: Log,
    names: Sequence[str] | None = None,
    players: Sequence[str] | None = None,
) -> None:
    """Write the whole file, or leave it as it was."""
    lines = encode_game(log, names, players)
    fresh = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with fresh.open("wb") as file:
            file.write(lines)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise Malformed(f"Cannot write {path}: {error.strerror or error}.") from error


# Reading


def read_game(path: Path) -> GameFile:
    """The game in a file; a refusal names the line that cannot be understood."""
    return decode_game(_content(path), str(path))


def decode_game(content: bytes, source: str) -> GameFile:
    """The game in a file's content; errors name the `source` it came from."""
    numbered = enumerate(content.split(b"\n"), 1)
    lines = [(number, line) for number, line in numbered if line.strip()]
    if not lines:
        raise Malformed(f"{source} is empty.")
    number, text = lines[0]
    with _at(source, number):
        header = _decode(text)
        check_format(header)
        log = read_log(games.load(str(header.get("game"))), header, [])
        names = _names(header, log.seats)
        players = _players(header, log.seats)
    events = []
    for number, text in lines[1:]:
        with _at(source, number):
            events.append(event_read(log.game, _decode(text)))
    return GameFile(replace(log, events=events), names, players)


def _content(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # ValueError: a null character in the path
        reason = getattr(error, "strerror", None) or error
        raise Malformed(f"Cannot read {path}: {reason}.") from error
    if len(content) > LARGEST:
        raise Malformed(f"{path} is larger than {LARGEST >> 20} MB; that is no game.")
    return content


@contextmanager
def _at(source: str, number: int) -> Iterator[None]:
    """Add the place to an error."""
    try:
        yield
    except Malformed as error:
        raise Malformed(f"{source}, line {number}: {error}") from error


def _decode(text: bytes) -> Plain:
    try:
        value = msgspec.json.decode(text)
    except (ValueError, RecursionError) as error:
        raise Malformed("This is not JSON.") from error
    if not isinstance(value, dict):
        raise Malformed("This is not an object.")
    return value


def _players(header: Plain, seats: int) -> list[str] | None:
    """The bots named in a header, "" for people."""
    players = header.get("players")
    if players is None:
        return None
    if not isinstance(players, list) or len(players) != seats:
        raise Malformed(f"The players of a game for {seats} are a list of {seats}.")
    if not all(isinstance(player, str) and player.isprintable() for player in players):
        raise Malformed("A player is the name of a bot, or an empty text.")
    return players


def _names(header: Plain, seats: int) -> list[str]:
    """The names in a header; they will be printed, so they must be safe."""
    names = header.get("names")
    if names is None:
        return default_names(seats)
    if not isinstance(names, list) or len(names) != seats:
        raise Malformed(f"The names of a game for {seats} are a list of {seats}.")
    for name in names:
        if not isinstance(name, str) or not name.strip():
            raise Malformed("A name is a text.")
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise Malformed(f"A name has at most {LONGEST_NAME} characters, all printable.")
    return names
