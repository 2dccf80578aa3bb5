"""`parlour replay`."""

from pathlib import Path

import pytest

from commands import ANY, Capture, Patch, refusal, run, typing


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


def test_replay_refusals(capsys: Capture, saved: Path, tmp_path: Path) -> None:
    assert "from 0 to 1" in refusal(capsys, "replay", str(saved), "--seat", "2")
    assert "watcher" in refusal(capsys, "replay", str(saved), "--seat", "me")
    lines = saved.read_bytes().splitlines()
    for content in (b"junk", lines[0] + b"\n{}", lines[0] + b'\n{"type":"ended","winners":[40]}'):
        (tmp_path / "bad").write_bytes(content)
        refusal(capsys, "replay", str(tmp_path / "bad"))
