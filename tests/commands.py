"""Running commands as people and scripts do."""

import io
import os
import pty
import subprocess
import sys

import msgspec
import pytest

from parlour import games
from parlour.cli import main
from parlour.tui.words import language, speaking

GAMES = [games.load(name) for name in games.names()]
ANY = GAMES[0]
SMALL = games.load("letters")  # quick to play
MAIN = "import sys; from parlour.cli import main; sys.exit(main())"
PROGRAM = [sys.executable, "-c", MAIN]
# Ctrl-C works there, even if these tests were started where it does not.
DEFAULT = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
INTERRUPTIBLE = [sys.executable, "-c", DEFAULT + MAIN]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


def code_of(arguments: tuple[str, ...]) -> int:
    """How a command ends here; afterwards this process speaks its own language again."""
    with speaking(language()):
        return main(arguments)


def run(capsys: Capture, *arguments: str) -> str:
    """What a command prints, if it goes well."""
    assert code_of(arguments) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def refusal(capsys: Capture, *arguments: str) -> str:
    """The one line in which a command is refused."""
    assert code_of(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert "Traceback" not in printed.err
    return printed.err.strip()


def json(capsys: Capture, *arguments: str) -> object:
    return msgspec.json.decode(run(capsys, *arguments, "--json"))


def typing(patch: Patch, *lines: str) -> None:
    """What stands on the standard input."""
    patch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))


def on_terminal(*arguments: str, **variables: str) -> str:
    """What a command shows on a terminal 80 columns wide."""
    mine, theirs = pty.openpty()
    kept = {name: text for name, text in os.environ.items() if name != "NO_COLOR"}
    environment = kept | {"TERM": "xterm", "COLUMNS": "80", "LINES": "24"} | variables
    process = subprocess.Popen(
        [*PROGRAM, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    )
    os.close(theirs)
    shown = b""
    try:
        while data := os.read(mine, 65536):
            shown += data
    except OSError:  # the other end is closed
        pass
    os.close(mine)
    assert process.wait(60) == 0
    return shown.decode()
