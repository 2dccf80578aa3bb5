"""Calibration finds the values that were hidden in a bot."""

import msgspec
import pytest
from trained import trained_bots

from parlour import games
from parlour.kernel.errors import Malformed
from parlour.lab.calibrate import Calibration, Search, named, read_ranges
from parlour.lab.calibrate_report import calibration_page

GAME = games.load("letters")


def search(parameters: str, opponent: str = "trained", number: int = 12) -> Calibration:
    with trained_bots():
        ranges = read_ranges(GAME, "trained", parameters)
        found = Calibration(GAME.name, "trained", opponent, 2, 3, GAME.settle())
        return Search(GAME, found, number).run(ranges)


def test_best_values_are_found_and_confirmed() -> None:
    found = search("skill=0:12:6,care=0:4:2")
    assert found.complete
    assert found.parameters == {"skill": 6, "care": 2}
    assert found.best == "trained:skill=6:care=2"
    assert found.against_opponent is not None
    assert found.against_opponent.low > 0.5
    assert found.against_itself is not None
    assert found.confirmed == (found.against_itself.low <= 0.5 <= found.against_itself.high)
    assert found.confirmed
    skill, care = found.scans
    assert [trial.value for trial in skill.forward] == [0, 6, 12]
    assert all(trial.low <= 0.5 for trial in skill.reverse + care.reverse)  # nothing beats the best
    assert found.games > 12 * 12
    assert msgspec.json.decode(msgspec.json.encode(found.plain()))["best"] == found.best
    page = calibration_page(GAME, found)
    assert page.count("<svg") == 2
    assert "trained:skill=6:care=2" in page


def test_unfinished_games_decide_nothing() -> None:
    with trained_bots():
        ranges = read_ranges(GAME, "trained", "skill=0:12:6")
        found = Calibration(GAME.name, "trained", "trained", 2, 3, GAME.settle(), most=2)
        Search(GAME, found, 4).run(ranges)
    assert found.unfinished == found.games > 0
    assert found.draws == 0
    assert found.scans[0].best == 0  # the usual value
    for trial in found.scans[0].forward:
        assert (trial.wins, trial.share, trial.unfinished) == (0, 0.5, trial.games)
    assert f"{found.games:,} unfinished after 2 decisions" in calibration_page(GAME, found)


def test_search_can_be_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(game: object, setting: object, number: int) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr("parlour.lab.matches.play", stop)
    found = search("skill=0:12:6")
    assert not found.complete
    assert calibration_page(GAME, found)


def test_names_and_ranges() -> None:
    assert named("bot", {"a": 1.0, "b": 0.25}) == "bot:a=1:b=0.25"
    with trained_bots():
        one, two = read_ranges(GAME, "trained", "skill=2:4, care=0:1:0.25")
    assert one.values == (2, 3, 4)
    assert two.values == (0, 0.25, 0.5, 0.75, 1)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "skill .0 to 12."),
        ("skill", "name=from:to:step"),
        ("skill=1", "from:to:step"),
        ("skill=1:2:3:4", "from:to:step"),
        ("wit=1:2", "no parameter 'wit'"),
        ("skill=0:99", "from 0 to 12"),
        ("skill=a:b", "from 0 to 12"),
        ("skill=4:2", "low to high"),
        ("skill=0:12:0", "step above 0"),
        ("skill=0:12:nan", "step above 0"),
        ("skill=0:12:0.001", "more than 200"),
        ("skill=1:2,skill=1:2", "twice"),
    ],
)
def test_refusals(text: str, told: str) -> None:
    with trained_bots(), pytest.raises(Malformed, match=told):
        read_ranges(GAME, "trained", text)


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(Malformed, match="no bot"):
        read_ranges(GAME, "nobody", "a=1:2")
    with pytest.raises(Malformed, match="no bot"):
        search("skill=0:12", opponent="nobody")
