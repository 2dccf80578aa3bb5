"""`parlour compare`."""

from commands import SMALL, Capture, json, run


def test_compare(capsys: Capture) -> None:
    command = ["compare", SMALL.name, "greedy", "random", "--seed", "1"]
    text = run(capsys, *command)
    assert "greedy is better than random." in text
    assert "The share of greedy is " in text
    answer = json(capsys, *command, "--games", "4")
    assert isinstance(answer, dict)
    assert (answer["decision"], answer["games"]) == ("undecided", 4)


def test_comparison_breaks_off_long_games(capsys: Capture) -> None:
    command = ["compare", SMALL.name, "greedy", "random", "--games", "4", "--most", "3"]
    text = run(capsys, *command)
    assert "The share of greedy is 50.0%" in text
    assert "4 unfinished after 3 decisions." in text
    answer = json(capsys, *command)
    assert isinstance(answer, dict)
    assert (answer["wins"], answer["unfinished"], answer["most"]) == (0, 4, 3)
