"""A program in a terminal of its own, with what it shows and what is typed there."""

import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

from waiting import DEADLINE

MAIN = "import sys; from parlour.programs.oracle import main; sys.exit(main())"
SEQUENCE = re.compile(rb"\x1b(\[[0-?]*[ -/]*[@-~]|[\]P][^\x07\x1b]*(\x07|\x1b\\)|[=>()][0AB]?)")


class InTerminal:
    """`oracle` with these words, as if somebody had typed them in a terminal of 80 by 24."""

    def __init__(self, folder: Path, words: list[str]) -> None:
        self.mine, theirs = pty.openpty()
        environment = os.environ | {
            "TERM": "xterm",
            "COLUMNS": "80",
            "LINES": "24",
            "BROWSER": "true",  # the program that opens pages
            "HOME": str(folder),
            "XDG_STATE_HOME": str(folder / "state"),
            "XDG_DATA_HOME": str(folder / "data"),
        }
        self.process = subprocess.Popen(
            [sys.executable, "-c", MAIN, *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=folder,
            env=environment,
            preexec_fn=take_terminal,
        )
        os.close(theirs)
        self.raw = b""

    def shown(self) -> str:
        """Everything so far, without what moves the cursor and chooses colours."""
        return SEQUENCE.sub(b"", self.raw).decode(errors="replace")

    def until(self, word: str) -> str:
        """Wait until this is shown."""
        end = time.monotonic() + DEADLINE
        while word not in self.shown():
            if not self.read(end - time.monotonic()):
                raise AssertionError(f"{word!r} is not shown:\n{self.shown()[-3000:]}")
        return self.shown()

    def read(self, seconds: float) -> bool:
        """Take what comes next; whether anything came."""
        if not select.select([self.mine], [], [], max(0.0, seconds))[0]:
            return False
        try:
            data = os.read(self.mine, 65536)
        except OSError:  # the other end is closed
            return False
        self.raw += data
        return bool(data)

    def press(self, keys: str) -> None:
        os.write(self.mine, keys.encode())

    def ended(self) -> int:
        """The exit code; what is still shown is read, so that nobody waits for it."""
        end = time.monotonic() + DEADLINE
        while self.process.poll() is None and time.monotonic() < end:
            self.read(0.05)
        while self.read(0.0):
            pass
        assert self.process.poll() is not None, f"it goes on:\n{self.shown()[-3000:]}"
        return int(self.process.returncode)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.mine)


def take_terminal() -> None:
    """Ctrl-C typed there is meant for this program."""
    import fcntl
    import signal
    import termios

    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
