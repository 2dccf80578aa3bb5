"""Recorded games, moment by moment, through anybody's eyes."""

import asyncio
from pathlib import Path

from textual.widgets import Static

from commands import Capture, each_game, refusal
from parlour import games
from parlour.gamefile import GameFile, write_game
from parlour.kernel.game import Game
from parlour.kernel.plain import fingerprint
from parlour.kernel.replay import rebuild
from parlour.kernel.types import TRUTH, WATCHER
from parlour.tui.film import Film
from parlour.tui.screens.replay import ReplayApp, ReplayScreen
from parlour.tui.seating import match_for


def played(game: Game, choices: int = 6) -> GameFile:
    options = game.settle()
    seats = game.seats_for(options)[0]
    match = match_for(game, options, ["Zoë"], ["random"], seats, seed=3)
    match.advance()
    for _ in range(choices):
        if not match.over:
            match.choose(match.menu().entries[0])
            match.advance()
    return GameFile(match.log(), match.names)


@each_game
def test_every_moment_is_what_the_viewer_saw(game: Game) -> None:
    file = played(game)
    for viewer in (int(WATCHER), 0, 1, int(TRUTH)):
        film = Film(file, viewer)
        last = film.table(len(film) - 1)
        assert last.viewer == viewer
        first = fingerprint(film.table(0))
        steps = [fingerprint(film.table(at)) for at in range(len(film))]
        assert steps[0] == first, "going back gives the same"
    truth = Film(file, int(TRUTH))
    assert truth.table(len(truth) - 1).turns == rebuild(file.log).turns


def test_keys_and_typed_jumps() -> None:
    film = Film(played(games.load("letters")))

    async def run() -> None:
        app = ReplayApp(film)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            screen = app.screen
            assert isinstance(screen, ReplayScreen)
            await pilot.press("right", "right", "left")
            assert screen.moment == 1
            await pilot.press("end")
            assert screen.moment == len(film) - 1
            await pilot.press("home", "down")
            assert film.lines[screen.moment].turn == 1
            for typed, viewer in (("seat 1", 1), ("all", int(TRUTH)), ("seat 9", int(TRUTH))):
                screen.console.line.begin(typed)
                await pilot.press("enter")
                assert film.viewer == viewer
            screen.console.line.begin("3")
            await pilot.press("enter")
            assert screen.moment == 2
            await pilot.press("s", "escape")  # which leaves the line elsewhere, and nothing here
            assert film.viewer == WATCHER
            assert "as everybody saw it" in str(screen.query_one("#where", Static).content)
            await pilot.press("q")
        assert app.return_value == 0

    asyncio.run(run())


def test_a_screen_needs_a_terminal(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "game"
    file = played(games.load("letters"))
    write_game(path, file.log, file.names)
    assert "needs a terminal" in refusal(capsys, "replay", str(path), "--step")
    assert "needs a terminal" in refusal(capsys, "tui", "letters")
