"""`parlour play`."""

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from parlour.cli.arguments import (
    ANY_TABLE,
    GameName,
    LanguageName,
    OtherPlayers,
    TableArguments,
    check_resume,
    load,
    number,
    speak_in,
    split,
)
from parlour.cli.console import Play
from parlour.cli.joining import HERE, RoomArguments
from parlour.cli.roomplay import play_room
from parlour.gamefile import read_game
from parlour.tui.match import Match, resumed
from parlour.tui.remote import RemoteDesk
from parlour.tui.seating import match_for, usual_seats
from parlour.tui.words import t


def play(
    game: GameName = None,
    /,
    *,
    bots: OtherPlayers = None,
    table: TableArguments = ANY_TABLE,
    name: Annotated[
        str | None, Parameter(help="Your name at the table; without it you are Guest.")
    ] = None,
    seat: Annotated[int | None, number("Where you sit, counted from 0; 0 without it.")] = None,
    save: Annotated[Path | None, Parameter(help="Write the game to this file.")] = None,
    resume: Annotated[
        Path | None, Parameter(help="Go on with the game in this file, and save it there.")
    ] = None,
    where: RoomArguments = HERE,
    language: LanguageName = None,
) -> int:
    """Play in the terminal, line by line: against bots here, or in a room of a server.

    If there are fewer bots than free seats, the list is repeated. Without --seats there are four
    players, or as many as the game allows. Type h while playing for what can be typed.
    """
    speak_in(language)
    name = t("guest") if name is None else name
    where.check_useless(
        {
            "--bots": bots is not None,
            "--seat": seat is not None,
            "--save": save is not None,
            "--resume": resume is not None,
            **table.given(),
        }
    )
    client = where.client(game)
    if client is not None:
        desk = RemoteDesk(client, name)
        read = input if sys.stdin.isatty() else pipe_reader()
        return play_room(desk, Console(highlight=False), read)
    if resume is None:
        match = new_match(game, split(bots or "medium"), table, name, seat or 0)
    else:
        check_resume(game)
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
    size = table.seats_or(usual_seats(found, house))
    return match_for(found, house, [name], bots, size, table.seed_or_any(), seat)


def pipe_reader() -> Callable[[], str]:
    """Reads lines of a pipe, and shows them, without the lock of `sys.stdin`: whoever waits for
    another line when the program ends must not hold it."""
    pipe = open(sys.stdin.fileno(), "rb", buffering=0, closefd=False)  # noqa: SIM115

    def read() -> str:
        line = pipe.readline()
        if not line:
            raise EOFError
        text = line.decode(errors="replace").rstrip("\r\n")
        print(text)
        return text

    return read


def read_line(prompt: str) -> str:
    """A line from the standard input; shows what a pipe typed, as a terminal would."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line
