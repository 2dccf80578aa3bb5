"""Playouts end with the game, or where they are told to."""

import pytest

from parlour import games
from parlour.kernel.playout import playout
from parlour.kernel.random import Random


@pytest.mark.parametrize("name", games.names())
def test_a_bound_is_kept(name: str) -> None:
    game = games.load(name)
    rng = Random(3)
    table = game.start(game.seats[1], rng)
    assert playout(table, rng, 5) == 5
    assert not table.over
    assert table.winners == 0


@pytest.mark.parametrize("name", games.names())
def test_a_bound_changes_nothing_before_it(name: str) -> None:
    game = games.load(name)
    for seed in range(5):
        ends = []
        for most in (300, 301):
            rng = Random(seed)
            table = game.start(game.seats[0], rng)
            decisions = playout(table, rng, most)
            assert table.over or decisions == most, f"seed {seed}"
            ends.append((decisions, table.over, table.winners, table.scores()))
        assert ends[0] == ends[1] or not ends[0][1], f"seed {seed}"
