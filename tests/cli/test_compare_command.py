"""`parlour compare`."""

from commands import SMALL, Capture, json, run


def test_compare(capsys: Capture) -> None:
    command = ["compare", SMALL.name, "greedy", "random", "--seed", "1"]
    text = run(capsys, *command)
    assert "greedy is better than random." in text
    answer = json(capsys, *command, "--games", "4")
    assert isinstance(answer, dict)
    assert (answer["decision"], answer["games"]) == ("undecided", 4)
