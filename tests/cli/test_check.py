"""`parlour check`."""

from dataclasses import replace

import msgspec
import pytest

from commands import ANY, Capture, refusal, run
from parlour import games
from parlour.cli.app import main
from parlour.cli.exits import NOT_HELD


def test_a_game_that_holds(capsys: Capture) -> None:
    lines = run(capsys, "check", ANY.name, "--only", "zones").splitlines()
    assert [line[:2] for line in lines[:-1]] == ["ok", "ok"]
    assert lines[-1] == "2 checks, 0 failed."


def test_what_is_wrong_is_told_below_the_check(capsys: Capture) -> None:
    nameless = replace(ANY, words=replace(ANY.words, summary=""))
    with games.overriding(nameless):
        assert main(["check", ANY.name, "--only", "itself"]) == NOT_HELD
    first, second, last = capsys.readouterr().out.splitlines()
    assert first == "NO  declaration: the game itself has words"
    assert "This does not hold: game.words.summary" in second
    assert last == "1 check, 1 failed."


def test_json(capsys: Capture) -> None:
    found = msgspec.json.decode(run(capsys, "check", ANY.name, "--only", "itself", "--json"))
    assert [one["outcome"] for one in found] == ["holds"]


@pytest.mark.parametrize(
    ("words", "match"),
    [
        (["--only", "dancing"], "No check contains 'dancing'; the topics are"),
        (["--scale", "0"], "--scale is a number above 0"),
        (["--scale", "much"], "--scale is a number like"),
    ],
)
def test_refusals(capsys: Capture, words: list[str], match: str) -> None:
    assert match in refusal(capsys, "check", ANY.name, *words)
