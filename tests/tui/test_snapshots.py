"""Key screens as text, kept in the repository: what has changed shows as a difference.

`PARLOUR_SNAPSHOTS=write pytest tests/tui/test_snapshots.py` writes them anew; look at the diff.
"""

import asyncio
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from textual.app import App

from choosing import some_of
from commands import GAMES, each_game
from endings import lively
from parlour import games
from parlour.gamefile import GameFile
from parlour.kernel.game import Game
from parlour.kernel.random import Random
from parlour.tui.film import Film
from parlour.tui.match import Match
from parlour.tui.screens.app import TableApp
from parlour.tui.screens.replay import ReplayApp
from parlour.tui.seating import match_for, usual_seats
from parlour.tui.simulation import plan_for

FOLDER = Path(__file__).parent / "snapshots"
SMALLEST, LARGE = (80, 24), (120, 40)
STEPS = 12


def text_of(app: App[Any]) -> str:
    """What stands on the screen, without colours."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips).rstrip() + "\n"


def taken(app: App[Any], size: tuple[int, int], keys: Sequence[str]) -> str:
    async def run() -> str:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            for key in ("", *keys):
                if key:
                    await pilot.press(key)
                await app.workers.wait_for_complete()
                await pilot.pause()
            return text_of(app)

    return asyncio.run(run())


def check(name: str, app: App[Any], size: tuple[int, int] = SMALLEST, *keys: str) -> None:
    found = taken(app, size, keys)
    path = FOLDER / f"{name}.txt"
    if os.environ.get("PARLOUR_SNAPSHOTS") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(found, encoding="utf-8")
    assert found == path.read_text(encoding="utf-8"), name
    width, height = size
    assert all(len(line) <= width for line in found.splitlines())
    assert found.count("\n") <= height


def begun(game: Game, seats: int = 0, people: Sequence[str] = ("Zoë",)) -> Match:
    """A game in the middle, played by the first answers."""
    options = game.settle()
    size = seats or usual_seats(game, options)
    match = match_for(game, options, people, ["random"], size, seed=11)
    match.advance()
    for _ in range(STEPS if len(people) == 1 else 0):
        if not match.over:
            match.choose(match.menu().entries[0])
            match.advance()
    return match


@each_game
def test_a_table(game: Game) -> None:
    check(f"table-{game.name}", TableApp(begun(game)))


@some_of("game", GAMES, games.load("citadels"), games.load("letters"))
def test_a_wide_table_with_all_who_can_play(game: Game) -> None:
    most = game.seats_for(game.settle())[1]
    check(f"wide-{game.name}", TableApp(begun(game, most)), LARGE)


@some_of("game", GAMES, games.load("citadels"), games.load("letters"))
def test_the_form(game: Game) -> None:
    check(f"form-{game.name}", TableApp(name="Zoë", game=game))


@some_of("game", GAMES, games.load("citadels"), games.load("letters"))
def test_the_end(game: Game) -> None:
    options = game.settle(preset=lively(game.name))
    match = match_for(game, options, ["Zoë"], ["random"], game.seats_for(options)[0], seed=11)
    match.advance()
    rng = Random("the end")  # and no bot that looks at a clock
    while not match.over:
        match.act([match.table.random_choice(match.seat, rng)])
        match.advance()
    check(f"end-{game.name}", TableApp(match))


def replayed(match: Match) -> ReplayApp:
    return ReplayApp(Film(GameFile(match.log(), match.names)))


LETTERS = games.load("letters")


@pytest.mark.parametrize(
    ("name", "app", "keys"),
    [
        ("curtain", lambda: TableApp(begun(LETTERS, people=("Zoë", "Max"))), ()),
        ("cards", lambda: TableApp(begun(LETTERS)), ("?",)),
        ("log", lambda: TableApp(begun(LETTERS)), ("l",)),
        ("help", lambda: TableApp(begun(LETTERS)), ("slash", *"help", "enter")),
        ("replay", lambda: replayed(begun(LETTERS)), ("end", "left", "s")),
        ("simulation", lambda: TableApp(plan=plan_for(LETTERS)), ()),
    ],
)
def test_other_screens(name: str, app: Any, keys: tuple[str, ...]) -> None:
    check(name, app(), SMALLEST, *keys)
