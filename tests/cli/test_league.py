"""`parlour league`."""

from pathlib import Path

from commands import SMALL, Capture, json, refusal, run


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


def test_league_breaks_off_long_games(capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "league"
    command = ["league", SMALL.name, "--bots", "greedy,random", "--games", "8", "--out", str(out)]
    assert "decisions, not 0." in refusal(capsys, *command, "--most", "0")
    assert not out.exists()
    text = run(capsys, *command, "--most", "3")
    assert "8 unfinished after 3 decisions." in text
    again = json(capsys, *command, "--most", "3")
    assert isinstance(again, dict)
    assert (again["unfinished"], again["most"]) == (8, 3)
    assert "most is 3 there, 4 here" in refusal(capsys, *command, "--most", "4")
