"""The real program in a real terminal: a whole game through tmux."""

import re
from collections.abc import Callable
from pathlib import Path

from parlour.gamefile import read_game
from parlour.kernel.replay import rebuild
from tui.terminals import Terminal, needs_tmux

pytestmark = needs_tmux

QUESTION = re.compile(r"│ +1 \S")


def asked_or_over(shown: str) -> bool:
    return bool(QUESTION.search(shown)) or "The end" in shown


def test_a_whole_game_on_a_screen(tmp_path: Path, terminal: Callable[..., Terminal]) -> None:
    """The first answer to everything: a key too many, for a question of which the answer is still
    on its way, then answers the next one as it would be answered anyway, or nothing."""
    path = tmp_path / "game"
    options = ["--options", "tokens=1", "--seats", "2", "--seed", "5", "--bots", "random"]
    screen = terminal("tui", "letters", *options, "--name", "Zoe", "--save", str(path))
    shown = screen.until(asked_or_over)
    while "The end" not in shown:
        screen.press("1")
        shown = screen.until(asked_or_over)
    assert "Scores: " in shown
    assert rebuild(read_game(path).log).over
    screen.until_says("The game is over; q leaves the")
    screen.press("q")
    screen.until_says("Ended with 0.")


def test_a_screen_is_drawn_anew_when_the_terminal_changes(
    terminal: Callable[..., Terminal],
) -> None:
    screen = terminal("tui", "citadels", "--seats", "7", "--seed", "4", "--bots", "random")
    screen.until(QUESTION.search)
    for size in ((120, 40), (80, 24)):
        screen.resize(*size)
        shown = screen.until(lambda shown: shown.count("\n") == size[1])  # noqa: B023
        shown = screen.until(lambda shown: "q Quit" in shown.splitlines()[-1])
        assert max(map(len, shown.splitlines())) <= size[0]
        screen.until_says("One character is put aside", "Hand (4):", "Table ─")


def test_pasted_lines_are_obeyed_one_by_one(terminal: Callable[..., Terminal]) -> None:
    screen = terminal("tui", "letters", "--sim", "--bots", "random,greedy", "--seed", "1")
    screen.until_says("Nothing has been simulated yet.")
    screen.press("set games 3", "Enter", "set tokens 2", "Enter", "/set b random", "Enter")
    screen.until_says("games is 3.", "tokens is 2.", "b is random.")
    screen.press("run", "Enter")
    screen.until_says("3 games in")
    screen.press("Up", "Up", "Enter")
    screen.until(lambda shown: shown.count("b is random.") == 2)
    screen.press("quit", "Enter")
    screen.until_says("Ended with 0.")


def test_the_plain_terminal_in_a_terminal(terminal: Callable[..., Terminal]) -> None:
    plain = terminal("play", "coup", "--seats", "2", "--seed", "5")
    shown = plain.until(lambda shown: "What do you do?" in shown)
    assert "Treasury: " in shown
    assert "Your influence (2): " in shown
    plain.press("C-c")
    plain.until_says("The game stops here.", "Ended with 130.")
