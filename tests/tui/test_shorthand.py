"""A game's own commands, typed at a terminal."""

import asyncio
from pathlib import Path

import pytest
from textual.pilot import Pilot

from commands import Capture, Patch, run, typing
from parlour import games
from parlour.gamefile import read_game
from parlour.kernel.codec import sight_of
from parlour.kernel.errors import Illegal, Refused
from parlour.kernel.game import Game
from parlour.tui.match import Match
from parlour.tui.screens.app import TableApp
from parlour.tui.screens.table import TableScreen
from parlour.tui.seating import match_for
from parlour.tui.shorthand import help_lines, read_typed

SPEAKING = [game for game in map(games.load, games.names()) if game.shorthand]
ORACLE = games.load("oracle")


def new_match(game: Game = ORACLE) -> Match:
    match = match_for(game, game.settle(), ["Zoë"], ["random"], 2, seed=3)
    match.advance()
    return match


def test_a_game_without_commands_has_none() -> None:
    game = games.load("letters")
    sight = sight_of(new_match(game).table, 0)
    assert read_typed(game, sight, "stat") == ((), None)
    assert read_typed(game, sight, "pass") == ((), None)
    assert help_lines(game) == []


@pytest.mark.parametrize("game", SPEAKING, ids=lambda game: game.name)
def test_what_is_no_command_is_left_to_others(game: Game) -> None:
    sight = sight_of(new_match(game).table, 0)
    for line in ("", "help", "quit", "nonsense", "1"):
        assert read_typed(game, sight, line) == ((), None)
    assert help_lines(game)[-1].startswith("stat ")


def test_commands_name_places_and_mean_actions() -> None:
    match = new_match()
    lines, actions = read_typed(ORACLE, match.sight(), "stat")
    assert actions is None
    hand = match.view().zones[ORACLE.hand.index] if ORACLE.hand else []
    assert lines[0].startswith("Your hand: 00 ")
    assert lines[0].count(", ") == len(hand) - 1
    _, actions = read_typed(ORACLE, match.sight(), "PASS")
    assert actions == (ORACLE.action_numbers["pass", ()],)
    for line, why in (("cham", "needs places"), ("cham 19", "no card"), ("defe 00", "cannot")):
        with pytest.raises(Illegal, match=why):
            read_typed(ORACLE, match.sight(), line)


def test_all_of_it_or_nothing() -> None:
    match = new_match()
    before = match.tape.end
    good = ORACLE.action_numbers["pass", ()]
    with pytest.raises(Refused):
        match.act([good, -1])
    assert match.tape.end == before


def test_in_plain_lines(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    path = tmp_path / "game"
    typing(monkeypatch, "stat", "cham 99", "h", "pass", "q")
    text = run(capsys, "play", "oracle", "--seed", "3", "--bots", "novice", "--save", str(path))
    assert "Your hand: 00 " in text
    assert "There is no card at that place." in text
    assert "cham 01,04,06" in text
    assert "Guest passes." in text
    assert read_game(path).log.events


def test_on_a_screen() -> None:
    match = new_match()
    app = TableApp(match)

    async def do() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            screen = app.screen
            assert isinstance(screen, TableScreen)
            await pilot.press("slash")
            await screen.console.line.paste("stat\ncham 99\ncham\npass\n")
            await settled(pilot)
            said = [str(one) for one in screen.console.book.said]

        for part in ("Your hand: 00 ", "There is no card at", "cham needs places.", "Zoë passes."):
            assert any(part in one for one in said), part

    asyncio.run(do())


async def settled(pilot: Pilot[int]) -> None:
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()
