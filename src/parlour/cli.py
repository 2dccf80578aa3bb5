"""The command line: `parlour games`, `rules`, `play`, `replay`, `serve` and the laboratory.

What cannot be done is said in one line on the standard error, with exit code 2.
"""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError
from rich.console import Console

from parlour import __version__, games
from parlour.bots import external
from parlour.gamefile import LONGEST_NAME, read_game
from parlour.kernel.errors import Malformed, Refused
from parlour.kernel.game import Game
from parlour.kernel.types import TRUTH, WATCHER
from parlour.lab.matches import line_up
from parlour.tui import laboratory, pages
from parlour.tui.arguments import (
    Bots,
    GameName,
    Json,
    Preset,
    Seats,
    Seed,
    Settings,
    load,
    number,
    print_json,
    seed_or_any,
    settle,
    split,
)
from parlour.tui.console import INTERRUPTED, Play
from parlour.tui.match import Match
from parlour.tui.retell import retell

REFUSED = 2
BROKEN_PIPE = 141  # as if the signal had ended us
PLAYERS = 4  # unless somebody says how many
BOT_NAMES = ("Ada", "Ben", "Cleo", "Dario", "Edda", "Finn", "Greta", "Hugo", "Ines", "Jonas")

app = App(
    name="parlour",
    help="Card games with hidden hands: play them, simulate them, read them again.",
    version=__version__,
    default_parameter=Parameter(negative=()),
    suppress_keyboard_interrupt=False,
)


# Commands


@app.command(name="games")
def list_games(*, json: Json = False) -> None:
    """List the games."""
    found = [games.load(name) for name in games.names()]
    if json:
        print_json([pages.game_plain(game) for game in found])
    else:
        Console(highlight=False).print(pages.games_grid(found))


@app.command
def rules(game: GameName = None, /) -> None:
    """Print the rules of a game, its cards and its options."""
    found = load(game, "rules")
    out = Console(highlight=False)
    if out.is_terminal:
        out.print(pages.rules_page(found))
    else:
        print(pages.rules_text(found))


@app.command
def play(
    game: GameName = None,
    /,
    *,
    seats: Seats = None,
    bots: Bots = "random",
    seed: Seed = None,
    preset: Preset = None,
    options: Settings = "",
    name: Annotated[str, Parameter(help="What you are called.")] = "Guest",
    seat: Annotated[int, number("Where you sit, counted from 0.")] = 0,
    save: Annotated[Path | None, Parameter(help="Write the game to this file.")] = None,
) -> int:
    """Play against bots in the terminal.

    Fewer bots than free seats fill them in turn. Without --seats there are four players, or as
    many as the game allows.
    """
    found = load(game, "play")
    house = settle(found, preset, options)
    size = max(found.seats[0], min(PLAYERS, found.seats[1])) if seats is None else seats
    found.new(size, house)  # refuses a wrong number of seats
    players = around(found, seat, size, split(bots))
    match = Match(found, house, seat, players, seed_or_any(seed), called(name, seat, size))
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  (lines can be edited)
    return Play(match, Console(highlight=False), read_line, save).run()


@app.command
def replay(
    file: Annotated[Path, Parameter(help="A file that `parlour play --save` has written.")],
    /,
    *,
    seat: Annotated[
        str, Parameter(help="Whose eyes: a seat from 0 on, watcher, or all.")
    ] = "watcher",
    truth: Annotated[bool, Parameter(help="Show every secret, as --seat all does.")] = False,
    plain: Annotated[bool, Parameter(help="One sentence a line.")] = False,
) -> None:
    """Print a recorded game as sentences."""
    found = read_game(file)
    viewer = int(TRUTH) if truth else viewer_of(seat, found.log.seats)
    retell(found, viewer, Console(highlight=False), plain)


for command in (laboratory.sim, laboratory.league, laboratory.compare, laboratory.calibrate):
    app.command(command)

# Loaded when they are asked for; until then nobody else could say what they do.
app.command(
    "parlour.server.command:serve",
    name="serve",
    help="""Open the house: rooms for TV, phones and browsers in this network.

    A flag wins over the environment (PARLOUR_PORT, PARLOUR_STORE…, also PORT), that over the file
    given with --config. docs/host.md lists all settings.
    """,
)
app.command(
    "parlour.bots.command:bot",
    name="bot",
    help="Let a bot play for another program: lines of JSON on standard input and output.",
)


# What people type


def around(game: Game, seat: int, seats: int, bots: list[str]) -> list[str]:
    """A bot for every seat but the person's, which gets one that is not used."""
    if not 0 <= seat < seats:
        raise Malformed(f"With {seats} players seats are numbered from 0 to {seats - 1}.")
    others = line_up(game, bots, seats - 1)
    return [*others[:seat], others[0], *others[seat:]]


def called(name: str, seat: int, seats: int) -> list[str]:
    """Names by seat, no two alike."""
    name = name.strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Malformed(f"A name has 1 to {LONGEST_NAME} characters, all printable.")
    spare = [other for other in BOT_NAMES if other.lower() != name.lower()]
    spare += [f"Bot {number}" for number in range(1, seats)]
    return [*spare[:seat], name, *spare[seat : seats - 1]]


def viewer_of(text: str, seats: int) -> int:
    """Whose eyes are meant."""
    if text in ("watcher", "all"):
        return int(WATCHER if text == "watcher" else TRUTH)
    if text.isascii() and text.isdigit() and int(text[:9]) < seats:
        return int(text)
    raise Malformed(f"--seat is a number from 0 to {seats - 1}, watcher or all, not {text!r:.40}.")


def read_line(prompt: str) -> str:
    """A line from the standard input; shows what a pipe typed, as a terminal would."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line


# What we print


def refuse(message: str) -> int:
    """Say in one line why not."""
    print(" ".join(message.split()), file=sys.stderr)
    return REFUSED


# The program


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our signs still works
    try:
        code = app(argv, exit_on_error=False, print_error=False, result_action="return_value")
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
