"""Games in files: written whole, read back exactly, refused with the number of the line."""

import os
from pathlib import Path

import msgspec
import pytest

from parlour import gamefile, games
from parlour.gamefile import read_game, write_game
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game
from parlour.kernel.plain import fingerprint
from parlour.kernel.playout import playout
from parlour.kernel.random import Random
from parlour.kernel.replay import Log, rebuild
from parlour.kernel.tape import Tape

GAMES = [games.load(name) for name in games.names()]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def played(game: Game, preset: str = "spec") -> Log:
    options = game.settle(preset=preset)
    rng, tape = Random(11), Tape()
    table = game.start(game.seats_for()[0], rng, options, tape)
    playout(table, rng, 400)
    return Log(game, game.seats_for()[0], options, tape.events())


@pytest.fixture
def lines(tmp_path: Path) -> list[bytes]:
    """The lines of a good file."""
    write_game(tmp_path / "good", played(GAMES[0]), ["A", "B"])
    return (tmp_path / "good").read_bytes().splitlines()


def refusal(path: Path, content: bytes) -> str:
    path.write_bytes(content)
    with pytest.raises(Malformed) as refused:
        read_game(path)
    return str(refused.value)


@each_game
def test_game_comes_back_exactly(game: Game, tmp_path: Path) -> None:
    for preset in game.presets:
        log = played(game, preset)
        names = [f"Nobody’s {seat}" for seat in range(log.seats)]
        write_game(tmp_path / "log", log, names)
        file = read_game(tmp_path / "log")
        assert file.log == log
        assert file.names == names
        assert fingerprint(rebuild(file.log)) == fingerprint(rebuild(log))


@pytest.mark.parametrize("number", [1 << 63, -(1 << 63), 10**30])
def test_numbers_too_large_for_a_table_are_refused(
    number: int, tmp_path: Path, lines: list[bytes]
) -> None:
    event = msgspec.json.encode({"type": "resigned", "seat": number})
    text = refusal(tmp_path / "log", b"\n".join([lines[0], event]))
    assert "line 2" in text
    assert "not a whole number" in text


@each_game
def test_file_is_json_lines(game: Game, tmp_path: Path) -> None:
    log = played(game)
    write_game(tmp_path / "log", log)
    header, *events = (tmp_path / "log").read_bytes().splitlines()
    assert msgspec.json.decode(header) == log.header()
    assert [msgspec.json.decode(event) for event in events] == log.plain()[1:]
    assert read_game(tmp_path / "log").names == [f"Player {n + 1}" for n in range(log.seats)]


def test_writing_replaces_whole_and_leaves_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "log"
    path.write_text("old")
    write_game(path, played(GAMES[0]))
    assert read_game(path)
    assert list(tmp_path.iterdir()) == [path]


def test_failed_write_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "log"
    path.write_text("old")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Malformed, match="No space left"):
        write_game(path, played(GAMES[0]))
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_missing_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="Cannot write"):
        write_game(tmp_path / "no" / "log", played(GAMES[0]))


def test_blank_lines_do_not_matter(tmp_path: Path, lines: list[bytes]) -> None:
    path = tmp_path / "log"
    path.write_bytes(b"\r\n\n".join(lines) + b"\n\n")
    assert read_game(path).log == played(GAMES[0])


def test_unreadable_files(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="Cannot read"):
        read_game(tmp_path / "none")
    with pytest.raises(Malformed, match="Cannot read"):
        read_game(tmp_path)
    with pytest.raises(Malformed, match="Cannot read"):
        read_game(Path("a\0b"))
    assert "is empty" in refusal(tmp_path / "log", b" \n")


def test_too_large_a_file_is_refused(
    tmp_path: Path, lines: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gamefile, "LARGEST", 1 << 20)
    content = b"\n".join(lines)
    assert "larger than 1 MB" in refusal(tmp_path / "log", content + b" " * (1 << 20))


@pytest.mark.parametrize(
    "junk",
    [b"{", b"\xff", b'{"type":"\xff"}', b"7", b"[]", b"null", b'"x"', b"[" * 100_000, b"{}"],
    ids=lambda junk: repr(junk[:8]),
)
def test_junk_is_refused_with_its_line(tmp_path: Path, lines: list[bytes], junk: bytes) -> None:
    path = tmp_path / "log"
    for at in (0, 3, len(lines)):
        message = refusal(path, b"\n".join([*lines[:at], junk, *lines[at:]]))
        assert message.startswith(f"{path}, line {at + 1}: ")


@pytest.mark.parametrize(
    ("change", "match"),
    [
        ({"parlour": 99}, "format"),
        ({"game": "no such game"}, "no game"),
        ({"game": 5}, "no game"),
        ({"rules": 999}, "version"),
        ({"seats": 99}, "players"),
        ({"seats": "two"}, "whole number"),
        ({"options": []}, "options"),
        ({"options": {"no such option": 1}}, "unknown"),
        ({"names": ["A"]}, "names"),
        ({"names": ["A", 7]}, "name"),
        ({"names": ["A", " "]}, "name"),
        ({"names": ["A", "\x1b[2J"]}, "printable"),
        ({"names": ["A", "B" * 50]}, "at most"),
    ],
    ids=str,
)
def test_bad_header_is_refused(
    tmp_path: Path, lines: list[bytes], change: dict[str, object], match: str
) -> None:
    header = msgspec.json.decode(lines[0]) | change
    content = b"\n".join([msgspec.json.encode(header), *lines[1:]])
    message = refusal(tmp_path / "log", content)
    assert "line 1: " in message
    assert match in message
