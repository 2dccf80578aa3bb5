"""The program `parlour`: its commands, and what becomes of errors.

What cannot be done is said in one line on the standard error, with exit code 2.
"""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from cyclopts import (
    App,
    CycloptsError,
    Group,
    MissingArgumentError,
    Parameter,
    UnusedCliTokensError,
)

from parlour import __version__, pure
from parlour.bots import external
from parlour.cli.completion import completion_of
from parlour.cli.defaults import told_default
from parlour.cli.epilogues import epilogue
from parlour.cli.exits import BROKEN_PIPE, INTERRUPTED, REFUSED
from parlour.kernel.errors import Refused

EPILOGUE = """Exit codes: 0 done; 1 the server is not ready (`health`) or a game fails a check
(`check`); 2 not possible, and one line on the standard error says why; 130 stopped by Ctrl-C; 141
nobody read the output any more.
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
    default_parameter=Parameter(negative=(), show_default=told_default),
    suppress_keyboard_interrupt=False,
)
app["--help"].group = app["--version"].group = OTHER
# A command is imported when it is used, so that each starts as fast as it can.
COMMANDS = (
    ("play", "play:play", PLAYING),
    ("tui", "tui:tui", PLAYING),
    ("games", "games:list_games", READING),
    ("rules", "rules:rules", READING),
    ("replay", "replay:replay", READING),
    ("sim", "sim:sim", LABORATORY),
    ("league", "league:league", LABORATORY),
    ("compare", "compare:compare", LABORATORY),
    ("calibrate", "calibrate:calibrate", LABORATORY),
    ("check", "check:check", LABORATORY),
    ("serve", "serve:serve", SERVING),
    ("bot", "bot:bot", SERVING),
    ("health", "health:health", SERVING),
)
for name, command, group in COMMANDS:
    app.command(f"parlour.cli.{command}", name=name, group=group, help_epilogue=epilogue(name))
app.command(
    completion_of(app), name="completion", group=OTHER, help_epilogue=epilogue("completion")
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our signs still works
    words = list(sys.argv[1:] if argv is None else argv)
    if words[:1] == ["serve"]:
        from parlour.cli.serve import with_two_dashes

        words = with_two_dashes(words)
    if words[:1] in ([], ["--help"], ["-h"]):  # tells what each of them is for
        for name, *_ in COMMANDS:
            app[name]
    try:
        code = app(words, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
        for sentence in external.report():
            print(sentence, file=sys.stderr)
        return code if isinstance(code, int) else 0
    except UnusedCliTokensError as error:
        return refuse(f"There is no use for {' '.join(error.unused_tokens or [])!r:.40} here.")
    except MissingArgumentError as error:
        return refuse(what_is_missing(error))
    except (CycloptsError, Refused) as error:
        return refuse(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except SystemExit as end:  # Rich's answer to the same
        if isinstance(end.__context__, BrokenPipeError):
            return BROKEN_PIPE
        raise


def what_is_missing(error: MissingArgumentError) -> str:
    """A flag without its value, or a command without what it is about."""
    command = " ".join(["parlour", *(error.command_chain or ())])
    name = error.keyword or (error.argument.name if error.argument else "a word")
    lacks = f"{name} needs a value" if name.startswith("-") else f"{command} needs {name}"
    return f"{lacks}; {command} --help tells more."


def refuse(message: str) -> int:
    """Say in one line why not."""
    print(" ".join(message.split()), file=sys.stderr)
    return REFUSED
