"""`parlour play`."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from parlour.cli.arguments import ANY_TABLE, BotNames, GameName, TableArguments, load, number, split
from parlour.cli.console import Play
from parlour.gamefile import LONGEST_NAME, read_game
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game
from parlour.lab.matches import line_up
from parlour.tui.match import PERSON, Match, resumed

PLAYERS = 4  # unless somebody says how many
BOT_NAMES = ("Ada", "Ben", "Cleo", "Dario", "Edda", "Finn", "Greta", "Hugo", "Ines", "Jonas")


def play(
    game: GameName = None,
    /,
    *,
    bots: BotNames = "random",
    table: TableArguments = ANY_TABLE,
    name: Annotated[str, Parameter(help="Your name at the table.")] = "Guest",
    seat: Annotated[int, number("Where you sit, counted from 0.")] = 0,
    save: Annotated[Path | None, Parameter(help="Write the game to this file.")] = None,
    resume: Annotated[
        Path | None, Parameter(help="Go on with the game in this file, and save it there.")
    ] = None,
) -> int:
    """Play against bots in the terminal.

    If there are fewer bots than free seats, the list is repeated. Without --seats there are four
    players, or as many as the game allows.
    """
    if resume is None:
        match = new_match(game, split(bots), table, name, seat)
    elif game is not None:
        raise Malformed("The file says which game it is: leave out the name with --resume.")
    else:
        match = resumed(read_game(resume), table.seed_or_any())
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  (lines can be edited)
    return Play(match, Console(highlight=False), read_line, save or resume).run()


def new_match(
    game: str | None, bots: list[str], table: TableArguments, name: str, seat: int
) -> Match:
    found = load(game, "play")
    house = table.house_rules(found)
    low, high = found.seats_for(house)
    size = table.seats_or(max(low, min(PLAYERS, high)))
    found.new(size, house)  # refuses a wrong number of seats
    players = around(found, seat, size, bots)
    names = names_around(name, seat, size)
    return Match(found, house, players, table.seed_or_any(), names)


def around(game: Game, seat: int, seats: int, bots: list[str]) -> list[str]:
    """A bot for every seat but the person's."""
    if not 0 <= seat < seats:
        raise Malformed(f"With {seats} players seats are numbered from 0 to {seats - 1}.")
    others = line_up(game, bots, seats - 1)
    return [*others[:seat], PERSON, *others[seat:]]


def names_around(name: str, seat: int, seats: int) -> list[str]:
    """Names by seat, no two alike."""
    name = name.strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Malformed(f"A name has 1 to {LONGEST_NAME} characters, all printable.")
    spare = [other for other in BOT_NAMES if other.lower() != name.lower()]
    spare += [f"Bot {number}" for number in range(1, seats)]
    return [*spare[:seat], name, *spare[seat : seats - 1]]


def read_line(prompt: str) -> str:
    """A line from the standard input; shows what a pipe typed, as a terminal would."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line
