"""The real program in a real terminal: a whole game through tmux."""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from operator import ne
from pathlib import Path
from uuid import uuid4

import pytest

from parlour.gamefile import read_game
from parlour.kernel.replay import rebuild

pytestmark = pytest.mark.skipif(
    shutil.which("tmux") is None, reason="tmux is missing: nothing plays in a real terminal"
)

DEADLINE = 240.0
MAIN = "import sys; from parlour.cli import main; sys.exit(main())"


class Terminal:
    """A tmux session of its own, 80 by 24."""

    def __init__(self, *arguments: str) -> None:
        self.socket = f"parlour-test-{uuid4().hex[:8]}"
        environment = os.environ | {"TERM": "xterm-256color", "LANG": "C.UTF-8"}
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", env=environment)
        self.tmux("set-option", "-g", "remain-on-exit", "on")
        command = [sys.executable, "-c", MAIN, *arguments]
        self.tmux("respawn-pane", "-k", *command)

    def tmux(self, *words: str, env: dict[str, str] | None = None) -> str:
        command = ["tmux", "-u", "-L", self.socket, *words]
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
        return done.stdout

    def screen(self) -> str:
        return self.tmux("capture-pane", "-p")

    def press(self, *keys: str) -> None:
        self.tmux("send-keys", *keys)

    def until(self, happened: Callable[[str], object]) -> str:
        """Wait for something on the screen."""
        end = time.monotonic() + DEADLINE
        while time.monotonic() < end:
            shown = self.screen()
            if happened(shown):
                return shown
            time.sleep(0.05)
        raise AssertionError(f"not on the screen in time:\n{self.screen()}")

    def close(self) -> None:
        subprocess.run(["tmux", "-L", self.socket, "kill-server"], capture_output=True, check=False)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for one in opened:
        one.close()


def test_a_whole_game_on_a_screen(tmp_path: Path, terminals: list[Terminal]) -> None:
    path = tmp_path / "game"
    options = ["--options", "tokens=1", "--seats", "2", "--seed", "5", "--bots", "random"]
    terminal = Terminal("tui", "letters", *options, "--name", "Zoe", "--save", str(path))
    terminals.append(terminal)
    terminal.until(lambda shown: "Which card do you play?" in shown)
    for _ in range(60):
        shown = terminal.until(lambda shown: re.search(r"│\s+1 \w|The end", shown))
        if "The end" in shown:
            break
        terminal.press("1")
        terminal.until(partial(ne, shown))
    shown = terminal.until(lambda shown: "The end" in shown)
    assert "Scores: " in shown
    assert rebuild(read_game(path).log).over
    terminal.press("q")
    terminal.until(lambda shown: "Pane is dead" in shown)


def test_the_plain_terminal_in_a_terminal(terminals: list[Terminal]) -> None:
    terminal = Terminal("play", "coup", "--seats", "2", "--seed", "5")
    terminals.append(terminal)
    shown = terminal.until(lambda shown: "What do you do?" in shown)
    assert "Treasury: " in shown
    assert "Your influence (2): " in shown
    terminal.press("C-c")
    terminal.until(lambda shown: "The game stops here." in shown)
