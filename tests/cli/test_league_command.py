"""`parlour league`."""

from pathlib import Path

from commands import SMALL, Capture, json, run


def test_league(capsys: Capture, tmp_path: Path) -> None:
    out, report = tmp_path / "league", tmp_path / "league.html"
    command = ["league", SMALL.name, "--games", "8", "--out", str(out), "--seed", "3"]
    two = json(capsys, *command, "--bots", "greedy,random")
    assert isinstance(two, dict)
    assert two["games"] == 8
    text = run(capsys, *command, "--bots", "greedy,random,easy", "--report", str(report))
    assert "24 games, ratings by Bradley–Terry" in text
    assert "The first turn is worth" in text
    assert "Cross-table" in report.read_text()
