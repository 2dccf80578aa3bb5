"""Presets under which random games end, and under which two can play; such games."""

from functools import cache

from parlour import games
from parlour.kernel.playout import playout
from parlour.kernel.random import Random
from parlour.kernel.replay import Log
from parlour.kernel.tape import Tape

LONG = 2000  # decisions


@cache
def lively(name: str) -> str:
    """The first preset under which random games end."""
    presets = games.load(name).presets
    ending = [preset for preset in presets if ends(name, preset)]
    assert ending, f"random games of {name} do not end"
    return ending[0]


def ends(name: str, preset: str) -> bool:
    """Whether a few random games end."""
    game = games.load(name)
    options = game.settle(preset=preset)
    tables = [game.start(game.seats_for(options)[0], Random(seed), options) for seed in range(4)]
    return all(playout(table, Random("ends"), LONG) < LONG for table in tables)


def preset_for_two(name: str) -> str:
    """The first preset under which two can play."""
    game = games.load(name)
    seats = {preset: game.seats_for(game.settle(preset=preset)) for preset in game.presets}
    return next(preset for preset, (low, _) in seats.items() if low == 2)


def random_log(name: str, seed: int, preset: str = "", limit: int = 20_000, seats: int = 0) -> Log:
    """A random game of so many players, or as many as can be, to its end unless it is too long."""
    game = games.load(name)
    options, tape, rng = game.settle(preset=preset or lively(name)), Tape(), Random(seed)
    seats = seats or game.seats_for(options)[1]
    playout(game.start(seats, rng, options, tape), rng, limit)
    return Log(game, seats, options, tape.events())
