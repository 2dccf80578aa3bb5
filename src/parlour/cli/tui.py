"""`parlour tui`."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from parlour import games
from parlour.cli.arguments import ANY_TABLE, BotNames, TableArguments, check_terminal, split
from parlour.cli.joining import HERE, RoomArguments
from parlour.gamefile import read_game
from parlour.tui.match import resumed
from parlour.tui.remote import RemoteDesk
from parlour.tui.seating import match_for, usual_seats
from parlour.tui.simulation import plan_for


def tui(
    game: Annotated[str | None, Parameter(help="Name of a game; without one, a form asks.")] = None,
    /,
    *,
    bots: BotNames = "medium",
    table: TableArguments = ANY_TABLE,
    name: Annotated[
        str, Parameter(help="Who plays here; several names by commas share the keyboard.")
    ] = "Guest",
    save: Annotated[Path | None, Parameter(help="Keep the game in this file.")] = None,
    resume: Annotated[
        Path | None, Parameter(help="Go on with the game in this file, and save it there.")
    ] = None,
    sim: Annotated[bool, Parameter(help="Begin with the simulation screen.")] = False,
    where: RoomArguments = HERE,
) -> int:
    """Play on a screen of text: the table on the left, a console on the right.

    Needs a terminal of at least 80 by 24.
    """
    client = where.client(game)
    match = plan = None
    if client is not None:
        game = None
    if sim:
        found = games.load(game or games.names()[0])
        plan = plan_for(found, table.house_rules(found))
    elif resume is not None:
        match = resumed(read_game(resume), table.seed_or_any())
    elif game is not None:
        found = games.load(game)
        house = table.house_rules(found)
        size = table.seats_or(usual_seats(found, house))
        match = match_for(found, house, split(name), split(bots), size, table.seed_or_any())
    check_terminal()
    from parlour.tui.screens.app import TableApp  # slow to import

    desk = None if client is None else RemoteDesk(client, name)
    return TableApp(match, save or resume, name, room=desk, plan=plan).run() or 0
