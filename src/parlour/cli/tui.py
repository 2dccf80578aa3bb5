"""`parlour tui`."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from parlour import games
from parlour.cli.arguments import (
    ANY_TABLE,
    LanguageName,
    OtherPlayers,
    TableArguments,
    check_resume,
    check_terminal,
    number,
    speak_in,
    split,
)
from parlour.cli.completing import offer_games
from parlour.cli.joining import HERE, RoomArguments
from parlour.gamefile import read_game
from parlour.tui.match import Match, resumed
from parlour.tui.remote import RemoteDesk
from parlour.tui.seating import match_for, usual_seats
from parlour.tui.simulation import Plan, plan_for
from parlour.tui.words import t


def tui(
    game: Annotated[
        str | None,
        Parameter(help="Name of a game; without one, a form asks.", completer=offer_games),
    ] = None,
    /,
    *,
    bots: OtherPlayers = None,
    table: TableArguments = ANY_TABLE,
    name: Annotated[
        str | None,
        Parameter(help="Who plays here; people separated by commas share the keyboard."),
    ] = None,
    save: Annotated[
        Path | None, Parameter(help="Keep the game in this file; with --sim, export there.")
    ] = None,
    resume: Annotated[
        Path | None, Parameter(help="Go on with the game in this file, and save it there.")
    ] = None,
    sim: Annotated[bool, Parameter(help="Begin with the simulation screen.")] = False,
    rounds: Annotated[int, number("With --sim: how many games to play.", "--games")] = 1000,
    where: RoomArguments = HERE,
    language: LanguageName = None,
) -> int:
    """Play on a screen of text: the table on the left, a console on the right.

    Needs a terminal of at least 80 by 24. With --server one plays in a room of that server, with
    people on phones, in browsers and at other terminals. Type help while playing for what can be
    typed.
    """
    speak_in(language)
    name = t("guest") if name is None else name
    where.check_useless(
        {
            "--bots": bots is not None,
            "--save": save is not None,
            "--resume": resume is not None,
            "--sim": sim,
            **table.given(),
        }
    )
    if resume is not None:
        check_resume(game)
    check_terminal("`parlour play` works without one")
    from parlour.tui.screens.app import TableApp  # slow to import

    client = None if sim else where.client(game)
    if client is not None:
        return TableApp(room=RemoteDesk(client, name)).run() or 0
    if sim:
        plan = new_plan(game, split(bots or ""), table, rounds, save)
        return TableApp(plan=plan).run() or 0
    match = new_match(game, split(bots or "medium"), table, split(name))
    if resume is not None:
        match = resumed(read_game(resume), table.seed_or_any())
    return TableApp(match, save or resume, name).run() or 0


def new_plan(
    game: str | None, bots: list[str], table: TableArguments, rounds: int, save: Path | None
) -> Plan:
    """The simulation asked for; what cannot be played is refused before there is a screen."""
    found = games.load(game or games.names()[0])
    usual = plan_for(found, table.house_rules(found), tuple(bots))
    seats, output = table.seats_or(usual.seats), str(save or usual.output)
    plan = replace(usual, seats=seats, games=rounds, seed=table.seed, output=output)
    plan.setting()
    return plan


def new_match(
    game: str | None, bots: list[str], table: TableArguments, people: list[str]
) -> Match | None:
    """The match asked for; none if the form is to ask."""
    if game is None:
        return None
    found = games.load(game)
    house = table.house_rules(found)
    size = table.seats_or(max(usual_seats(found, house), len(people)))
    return match_for(found, house, people, bots, size, table.seed_or_any())
