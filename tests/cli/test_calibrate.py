"""`parlour calibrate`."""

from pathlib import Path

import msgspec
from trained import trained_bots

from commands import SMALL, Capture, json, refusal, run


def test_calibrate(capsys: Capture, tmp_path: Path) -> None:
    out, keep, report = (tmp_path / name for name in ("found.json", "games", "r.html"))
    command = ["calibrate", SMALL.name, "trained", "--parameters", "skill=0:12:6", "--games", "4"]
    command += ["--opponent", "random", "--keep", str(keep), "--report", str(report), "--seed", "2"]
    with trained_bots():
        text = run(capsys, *command, "--out", str(out))
        assert "Best: trained:skill=6" in text
        size = keep.stat().st_size
        assert run(capsys, *command) == text  # nothing is played again
    assert keep.stat().st_size == size
    assert msgspec.json.decode(out.read_bytes())["parameters"] == {"skill": 6}
    assert "<svg" in report.read_text()


def test_calibration_breaks_off_long_games(capsys: Capture, tmp_path: Path) -> None:
    keep = tmp_path / "games"
    command = ["calibrate", SMALL.name, "trained", "--parameters", "skill=0:12:6", "--games", "4"]
    command += ["--opponent", "random", "--keep", str(keep)]
    with trained_bots():
        assert "decisions, not 0." in refusal(capsys, *command, "--most", "0")
        assert not keep.exists()
        text = run(capsys, *command, "--most", "3")
        found = json(capsys, *command, "--most", "3")
    assert isinstance(found, dict)
    assert found["games"] == found["unfinished"] > 0
    assert f"{found['games']} unfinished after 3 decisions." in text
