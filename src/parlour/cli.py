"""The command line: `parlour games`, `rules`, `sim`, `play` and `replay`.

What cannot be done is said in one line on the standard error, with exit code 2.
"""

import os
import re
import secrets
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import App, CycloptsError, Parameter, Token, UnusedCliTokensError
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from parlour import __version__, games
from parlour.bots import external
from parlour.kernel.errors import Malformed, Refused
from parlour.kernel.game import Game, Options
from parlour.kernel.types import TRUTH, WATCHER
from parlour.lab.simulate import line_up, simulate
from parlour.store.logfile import LONGEST_NAME, read_log_file
from parlour.tui import pages
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


def whole(_: object, tokens: Sequence[Token]) -> int:
    """A whole number; the library would also take 3.5 for one."""
    text = tokens[0].value
    if not re.fullmatch(r"[+-]?\d{1,18}", text, re.ASCII):
        raise Malformed(f"{tokens[0].keyword} is a whole number, not {text!r:.40}.")
    return int(text)


def number(help: str, name: str | None = None) -> Parameter:
    return Parameter(name=name, help=help, converter=whole)


GameName = Annotated[str | None, Parameter(help="Name of a game; see `parlour games`.")]
Seats = Annotated[int | None, number("Players at the table.")]
Bots = Annotated[str, Parameter(help="Names of bots, separated by commas.")]
Seed = Annotated[int | None, number("The same seed gives the same games.")]
Preset = Annotated[str | None, Parameter(help="House rules by name; see `parlour rules GAME`.")]
Settings = Annotated[
    str, Parameter(name="--options", help="House rules one by one: name=value,name=value.")
]
Json = Annotated[bool, Parameter(help="Print JSON.")]


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
def sim(
    game: GameName = None,
    /,
    *,
    seats: Seats = None,
    bots: Bots = "random",
    rounds: Annotated[int, number("How many games to play.", "--games")] = 1000,
    seed: Seed = None,
    preset: Preset = None,
    options: Settings = "",
    json: Json = False,
) -> int:
    """Let bots play many games and count who wins.

    Fewer bots than seats fill them in turn. Without --seats there are as many as bots are named,
    with a single bot as many as the game allows. From game to game all move one seat on.
    """
    found = load(game, "sim")
    names = split(bots)
    size = (len(names) if len(names) > 1 else found.seats[1]) if seats is None else seats
    house = settle(found, preset, options)
    with progress_bar(rounds) as bar:
        result = simulate(found, size, names, rounds, seed_or_any(seed), house, bar)
    if json:
        print_json(result.plain())
    else:
        Console(highlight=False).print(pages.result_page(result, found))
    return 0 if result.games == rounds else INTERRUPTED


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
    found = read_log_file(file)
    viewer = int(TRUTH) if truth else viewer_of(seat, found.log.seats)
    retell(found, viewer, Console(highlight=False), plain)


app.command("parlour.server.command:serve", name="serve")  # loaded when it is asked for
app.command("parlour.bots.command:bot", name="bot")


# What people type


def load(name: str | None, command: str) -> Game:
    """A game by the name somebody gave, or forgot to give."""
    if name is None:
        known = games.names()
        raise Malformed(
            f"Which game? There is {', '.join(known)}. For example: parlour {command} {known[0]}"
        )
    return games.load(name)


def split(text: str) -> list[str]:
    """The parts between commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def settle(game: Game, preset: str | None, text: str) -> Options:
    """All options, from a preset and `name=value,name=value`."""
    known = {option.name: option for option in game.options}
    given: dict[str, object] = {}
    for part in split(text):
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals:
            raise Malformed(f"Options are written name=value; {part!r:.40} is not.")
        given[name] = known[name].read(value) if name in known else value
    return game.settle(given) if preset is None else game.settle(given, preset)


def seed_or_any(seed: int | None) -> int:
    return secrets.randbelow(1 << 32) if seed is None else seed


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


def print_json(value: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on the standard error if that is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("games"), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)


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
