"""The program `parlour`: its commands, and what becomes of errors.

What cannot be done is said in one line on the standard error, with exit code 2.
"""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from cyclopts import App, CycloptsError, Group, Parameter, UnusedCliTokensError

from parlour import __version__, pure
from parlour.bots import external
from parlour.cli.bot import bot
from parlour.cli.calibrate import calibrate
from parlour.cli.compare import compare
from parlour.cli.completion import completion_of
from parlour.cli.examples import examples
from parlour.cli.exits import BROKEN_PIPE, INTERRUPTED, REFUSED
from parlour.cli.games import list_games
from parlour.cli.health import health
from parlour.cli.league import league
from parlour.cli.play import play
from parlour.cli.replay import replay
from parlour.cli.rules import rules
from parlour.cli.serve import serve, with_two_dashes
from parlour.cli.sim import sim
from parlour.cli.tui import tui
from parlour.kernel.errors import Refused

EPILOGUE = """Exit codes: 0 done; 1 the server is not ready (only `health`); 2 not possible, and one
line on the standard error says why; 130 stopped by Ctrl-C; 141 nobody read the output any more.
There are no colours where the output is no terminal, or where NO_COLOR is set. `parlour COMMAND
--help` tells more about a command."""

PLAYING = Group("Playing", sort_key=1)
READING = Group("Reading", sort_key=2)
LABORATORY = Group("Laboratory", sort_key=3)
SERVING = Group("Serving", sort_key=4)
OTHER = Group("Other", sort_key=5)

app = App(
    name="parlour",
    help_epilogue=EPILOGUE,
    help="Card games with hidden hands: play them, simulate them, read them again.",
    version=lambda: f"{__version__} ({'compiled' if pure.is_compiled() else 'plain Python'})",
    default_parameter=Parameter(negative=()),
    suppress_keyboard_interrupt=False,
)
app["--help"].group = app["--version"].group = OTHER
for name, command, group in (
    ("play", play, PLAYING),
    ("tui", tui, PLAYING),
    ("games", list_games, READING),
    ("rules", rules, READING),
    ("replay", replay, READING),
    ("sim", sim, LABORATORY),
    ("league", league, LABORATORY),
    ("compare", compare, LABORATORY),
    ("calibrate", calibrate, LABORATORY),
    ("serve", serve, SERVING),
    ("bot", bot, SERVING),
    ("health", health, SERVING),
    ("completion", completion_of(app), OTHER),
):
    app.command(command, name=name, group=group, help_epilogue=examples(name))


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our signs still works
    words = list(sys.argv[1:] if argv is None else argv)
    if words[:1] == ["serve"]:
        words = with_two_dashes(words)
    try:
        code = app(words, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
        for sentence in external.report():
            print(sentence, file=sys.stderr)
        return code if isinstance(code, int) else 0
    except UnusedCliTokensError as error:
        return refuse(f"There is no use for {' '.join(error.unused_tokens or [])!r:.40} here.")
    except (CycloptsError, Refused) as error:
        return refuse(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE


def refuse(message: str) -> int:
    """Say in one line why not."""
    print(" ".join(message.split()), file=sys.stderr)
    return REFUSED
