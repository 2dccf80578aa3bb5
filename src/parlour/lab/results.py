"""A file that keeps what was played, so that nothing is played twice.

The file has JSON lines: the settings, then for every piece of work its games and their counts.
Several series of games, distinguished by a key, may share a file.
"""

import os
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from parlour.kernel.errors import Malformed
from parlour.lab.matches import MOST, PlayedGames, Tally, read_tally

FORMAT = "parlour games 1"
EARLIER = {"most": MOST}  # settings that early files of this format lack


class Header(msgspec.Struct):
    """The first line."""

    format: str
    settings: dict[str, Any]


class GamesLine(msgspec.Struct):
    """Every other line: the games from `first` to `last`."""

    key: str
    first: int
    last: int
    tally: dict[str, list[list[int]]]


class Series:
    """What is known of one series of games."""

    def __init__(self) -> None:
        self.tally = Tally()
        self.pieces: list[PlayedGames] = []

    @property
    def done(self) -> list[range]:
        return [piece.numbers for piece in self.pieces]

    def add(self, played: PlayedGames) -> None:
        self.tally.add(played.tally)
        self.pieces.append(PlayedGames(played.first, played.tally))

    def up_to(self, games: int) -> Tally:
        """The pieces that begin among the first `games` games."""
        tally = Tally()
        for piece in self.pieces:
            if piece.first < games:
                tally.add(piece.tally)
        return tally


class Notebook:
    """The file, open for more games. Without a path everything is kept in memory."""

    def __init__(self, path: Path | None, settings: dict[str, Any]) -> None:
        self.path = path
        self.series: dict[str, Series] = {}
        self.file = None
        if path is None:
            return
        header = Header(FORMAT, settings)
        try:
            good = self._read(path, header) if path.exists() and path.stat().st_size else 0
            self.file = path.open("r+b" if good else "wb")
            if good:
                os.truncate(path, good)  # drops a last line that was cut off
                self.file.seek(good)
            else:
                self._write(header)
        except OSError as error:
            raise Malformed(f"Cannot write {str(path)!r:.200}: {error.strerror}.") from None

    def __enter__(self) -> "Notebook":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.file is not None:
            self.file.close()

    def known(self, key: str = "") -> Series:
        return self.series.setdefault(key, Series())

    def add(self, played: PlayedGames, key: str = "") -> None:
        """Add these games to the series, and to the file if there is one."""
        if not played.tally.games:
            return
        numbers = played.numbers
        if self.file is not None:
            self._write(GamesLine(key, numbers[0], numbers[-1], played.tally.plain()))
        self.known(key).add(played)

    def _write(self, line: msgspec.Struct) -> None:
        assert self.file is not None
        self.file.write(msgspec.json.encode(line) + b"\n")
        self.file.flush()

    def _read(self, path: Path, header: Header) -> int:
        """Read what is there; returns the number of bytes of complete lines."""
        lines = path.read_bytes().splitlines(keepends=True)
        check_header(path, lines[0], header)
        good = 0
        for number, line in enumerate(lines, 1):
            if not line.endswith(b"\n"):
                break
            if number > 1:
                self._take_in(path, number, line)
            good += len(line)
        return good

    def _take_in(self, path: Path, number: int, line: bytes) -> None:
        try:
            entry = msgspec.json.decode(line, type=GamesLine)
            played = PlayedGames(entry.first, read_tally(entry.tally))
        except (msgspec.DecodeError, KeyError, IndexError):
            raise Malformed(f"Line {number} of {str(path)!r:.200} cannot be read.") from None
        known = self.known(entry.key)
        last = entry.last + 1
        twice = any(run.start < last and entry.first < run.stop for run in known.done)
        if played.numbers.stop != last or twice:
            raise Malformed(f"Line {number} of {str(path)!r:.200} does not fit the others.")
        known.add(played)


def check_header(path: Path, line: bytes, wanted: Header) -> None:
    """Refuse a file with other settings."""
    name = f"{str(path)!r:.200}"
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.DecodeError:
        raise Malformed(f"{name} is no file of games; choose another name.") from None
    if header.format != FORMAT:
        raise Malformed(f"{name} has another format; choose another name.")
    here = EARLIER | msgspec.json.decode(msgspec.json.encode(wanted.settings))
    there = EARLIER | header.settings
    for key in here | there:
        if there.get(key) != here.get(key):
            raise Malformed(
                f"{name} holds games with other settings:"
                f" {key} is {there.get(key)} there, {here.get(key)} here."
            )


def settings_in(path: Path | None) -> dict[str, Any]:
    """The settings of a file, if it is there and has any."""
    if path is None or not path.is_file():
        return {}
    with path.open("rb") as file:
        try:
            return msgspec.json.decode(file.readline(), type=Header).settings
        except msgspec.DecodeError:
            return {}
