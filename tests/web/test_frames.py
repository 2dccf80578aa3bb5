"""A recorded game as a film: everything is there, and nobody's secret."""

import pytest
from msgspec import to_builtins

from endings import lively
from parlour import games
from parlour.gamefile import GameFile, default_names
from parlour.kernel.errors import Illegal
from parlour.kernel.playout import playout
from parlour.kernel.random import Random
from parlour.kernel.replay import Log
from parlour.kernel.tape import Tape
from parlour.kernel.types import WATCHER
from parlour.server.films import frames
from web.visitors import check_update


def a_game(name: str) -> GameFile:
    game = games.load(name)
    options = game.settle(preset=lively(name))
    seats, rng, tape = game.seats_for(options)[0], Random(5), Tape()
    table = game.start(seats, rng, options, tape)
    playout(table, rng)
    return GameFile(Log(game, seats, options, tape.events()), default_names(seats))


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("viewer", [WATCHER, 0])
def test_a_film_shows_what_the_viewer_saw(name: str, viewer: int) -> None:
    film = frames(a_game(name), viewer)
    assert film.game == name
    assert film.frames[-1].view.over
    assert [frame.seq for frame in film.frames] == list(range(len(film.frames)))
    for frame in film.frames:
        check_update(to_builtins(frame), int(viewer))


def test_there_are_no_other_eyes() -> None:
    file = a_game(games.names()[0])
    with pytest.raises(Illegal, match="eyes"):
        frames(file, file.log.seats)
