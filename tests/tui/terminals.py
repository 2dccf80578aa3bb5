"""The real program in real terminals, by tmux."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import pytest

from waiting import DEADLINE

SIZE = ("COLUMNS", "LINES")  # of the terminal in which the tests run; they would win over tmux's
# A shell says how the program ended, and the screen stays; the program alone minds Ctrl-C. tmux 3.3
# cannot be relied on for that: on a busy machine it misses a SIGCHLD now and then, and what has
# ended stays a zombie until the next one comes.
UNTIL_ITS_END = 'trap : INT; "$@"; echo "Ended with $?."; exec sleep 600'
MAIN = "import sys; from parlour.cli import main; sys.exit(main())"

needs_tmux = pytest.mark.skipif(
    shutil.which("tmux") is None, reason="tmux is missing: nothing plays in a real terminal"
)


@contextmanager
def every_signal() -> Iterator[None]:
    """A program started meanwhile gets all signals, whatever those who run the tests have blocked.

    Without them a terminal neither tells of a new size nor that its program has ended.
    """
    before = signal.pthread_sigmask(signal.SIG_SETMASK, ())
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Terminal:
    """A tmux session of its own, 80 by 24. Keys of seats are kept in `state`."""

    def __init__(self, state: Path, *arguments: str) -> None:
        self.socket = f"parlour-test-{uuid4().hex[:8]}"
        outside = {name: os.environ[name] for name in os.environ if name not in SIZE}
        inside = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "XDG_STATE_HOME": str(state)}
        size = ["-x", "80", "-y", "24"]
        with every_signal():
            self.tmux("-f", "/dev/null", "new-session", "-d", *size, env=outside | inside)
        program = [sys.executable, "-c", MAIN, *arguments]
        self.tmux("respawn-pane", "-k", "sh", "-c", UNTIL_ITS_END, "sh", *program)

    def tmux(self, *words: str, env: dict[str, str] | None = None) -> str:
        command = ["tmux", "-u", "-L", self.socket, *words]
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
        return done.stdout

    def screen(self) -> str:
        return self.tmux("capture-pane", "-p")

    def press(self, *keys: str) -> None:
        self.tmux("send-keys", *keys)

    def resize(self, width: int, height: int) -> None:
        self.tmux("resize-window", "-x", str(width), "-y", str(height))

    def until(self, happened: Callable[[str], object]) -> str:
        """Wait for something on the screen."""
        end = time.monotonic() + DEADLINE
        while time.monotonic() < end:
            shown = self.screen()
            if happened(shown):
                return shown
            time.sleep(0.05)
        raise AssertionError(f"not on the screen in time:\n{self.screen()}")

    def until_says(self, *words: str) -> str:
        return self.until(lambda shown: all(word in " ".join(shown.split()) for word in words))

    def close(self) -> None:
        subprocess.run(["tmux", "-L", self.socket, "kill-server"], capture_output=True, check=False)
