"""`parlour calibrate`."""

from pathlib import Path

import msgspec
from trained import trained_bots

from commands import SMALL, Capture, run


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
