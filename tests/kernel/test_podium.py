"""Highlights: every finished game has some, found in its log, and none that is not over."""

from itertools import product
from typing import Any

import pytest

from endings import random_log
from parlour import games
from parlour.kernel.game import Game
from parlour.kernel.highlights import Found, Highlight
from parlour.kernel.podium import ANY_GAME, MOST, all_of, moments, podium
from parlour.kernel.replay import Log

SEEDS = range(5)
each_game = pytest.mark.parametrize("name", games.names())


def check(log: Log, one: Highlight, found: Found) -> None:
    """Its moment is there, and every field of its sentence has a value that fits."""
    assert 0 <= found.number < len(log.events)
    for field in one.fields:
        value = found.values[field.name]
        assert value >= 0
        if field.type == "seat":
            assert value < log.seats
        if field.type == "face":
            assert 1 <= value <= len(log.game.faces)


@each_game
@pytest.mark.parametrize("seed", SEEDS)
def test_every_finished_game_has_highlights(name: str, seed: int) -> None:
    log = random_log(name, seed)
    found = podium(log)
    assert 1 <= len(found) <= MOST
    assert len({one.name for one, _ in found}) == len(found)
    for one, best in found:
        check(log, one, best)
    assert podium(log) == found, "it is a function of the log"


@each_game
def test_every_highlight_of_a_game_is_found_in_some_game(name: str) -> None:
    game = games.load(name)
    assert len(game.highlights) >= 3
    missing = {one.name for one in game.highlights}
    for seed, preset in product(range(40), game.presets):
        log = random_log(name, seed, preset, limit=1500)
        wanted = [one for one in game.highlights if one.name in missing]
        missing -= {one.name for one in wanted if any(True for _ in one.find(moments(log)))}
        if not missing:
            return
    raise AssertionError(f"never found: {missing}")


@each_game
def test_a_game_that_is_not_over_has_none(name: str) -> None:
    """Whatever has happened so far: a highlight could tell what is still hidden."""
    log = random_log(name, 1)
    for end in (1, len(log.events) // 2, len(log.events) - 1):
        assert podium(Log(log.game, log.seats, log.options, log.events[:end])) == []


@each_game
def test_names_are_unique(name: str) -> None:
    names = [one.name for one in all_of(games.load(name))]
    assert len(set(names)) == len(names)


def test_a_game_without_any_has_those_of_any_game() -> None:
    log = random_log("eights", 3)
    plain: Game = log.game.__class__(
        **{**vars_of(log.game), "highlights": ()},
    )
    found = podium(Log(plain, log.seats, log.options, log.events))
    assert found
    assert {one.name for one, _ in found} <= {one.name for one in ANY_GAME}


def vars_of(game: Game) -> dict[str, Any]:
    return {name: getattr(game, name) for name in game.__dataclass_fields__}
