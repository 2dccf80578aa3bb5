"""`parlour replay`."""

import json
from pathlib import Path

import pytest

from commands import ANY, Capture, Patch, refusal, run, typing
from parlour.gamefile import read_game
from parlour.kernel.replay import rebuild
from parlour.kernel.seats import seats_in


@pytest.fixture
def saved(tmp_path: Path, capsys: Capture, monkeypatch: Patch) -> Path:
    """A whole game in a file."""
    path = tmp_path / "saved.jsonl"
    typing(monkeypatch, *["1"] * 5000)
    run(capsys, "play", ANY.name, "--seats", "2", "--seed", "6", "--save", str(path))
    return path


def test_replay_through_different_eyes(capsys: Capture, saved: Path) -> None:
    eyes = (["--seat", "watcher"], ["--seat", "0"], ["--seat", "1"], ["--truth"])
    texts = [run(capsys, "replay", str(saved), *arguments) for arguments in eyes]
    assert len(set(texts)) == 4
    assert texts[0] == run(capsys, "replay", str(saved))
    assert texts[3] == run(capsys, "replay", str(saved), "--seat", "all")


def test_plain_replay_is_one_sentence_a_line(capsys: Capture, saved: Path) -> None:
    lines = run(capsys, "replay", str(saved), "--plain").splitlines()
    assert lines[-1].startswith("Scores: ")
    assert all(line.endswith(".") for line in lines[:-1])


def test_replay_for_programs(capsys: Capture, saved: Path) -> None:
    """The sentences of --plain, through the same eyes, and how the game ended."""
    file = read_game(saved)
    table = rebuild(file.log)
    for eyes in ("watcher", "0", "1", "all"):
        found = json.loads(run(capsys, "replay", str(saved), "--seat", eyes, "--json"))
        plain = run(capsys, "replay", str(saved), "--seat", eyes, "--plain").splitlines()
        assert [line["text"] for line in found["lines"]] == plain[:-1]
        turns = [line["turn"] for line in found["lines"]]
        assert turns == sorted(turns)
        assert turns[-1] == table.turns
        assert (found["game"], found["names"]) == (ANY.name, file.names)
        assert found["options"] == file.log.options
        assert found["over"] is True
        assert found["winners"] == seats_in(table.winners)
        assert found["scores"] == list(table.scores())


def test_replay_for_programs_of_a_game_that_is_not_over(
    capsys: Capture, monkeypatch: Patch, tmp_path: Path
) -> None:
    path = tmp_path / "begun"
    typing(monkeypatch, "q")
    run(capsys, "play", ANY.name, "--seats", "2", "--seed", "6", "--save", str(path))
    found = json.loads(run(capsys, "replay", str(path), "--json"))
    assert (found["over"], found["winners"]) == (False, [])


def test_replay_refusals(capsys: Capture, saved: Path, tmp_path: Path) -> None:
    assert "from 0 to 1" in refusal(capsys, "replay", str(saved), "--seat", "2")
    assert "watcher" in refusal(capsys, "replay", str(saved), "--seat", "me")
    lines = saved.read_bytes().splitlines()
    for content in (b"junk", lines[0] + b"\n{}", lines[0] + b'\n{"type":"ended","winners":[40]}'):
        (tmp_path / "bad").write_bytes(content)
        refusal(capsys, "replay", str(tmp_path / "bad"))
