"""The example of docs/add-a-game.md is a whole game."""

import sys
from pathlib import Path

import pytest

from parlour.kernel.plain import table_plain
from parlour.kernel.random import Random
from parlour.kernel.replay import Log, rebuild
from parlour.kernel.sampling import sample
from parlour.kernel.seats import seats_in
from parlour.kernel.tape import Tape

sys.path.insert(0, str(Path(__file__).parent.parent / "examples"))

from crowns import GAME


@pytest.mark.parametrize("seed", range(60))
def test_crowns_is_played_replayed_and_sampled(seed: int) -> None:
    rng, tape = Random(seed), Tape()
    seats = 2 + seed % 5
    table = GAME.start(seats, rng, None, tape)
    while not table.over:
        seat = table.next_seat()
        view = table.view(seat)
        assert view.choices(seat) == table.choices(seat)
        assert table_plain(sample(view, rng).view(seat))["faces"] == table_plain(view)["faces"]
        if rng.below(20) == 0:
            table.resign(seat, rng)
            assert not table.owes(seat)
        else:
            table.act(seat, table.random_choice(seat, rng), rng)
    assert not set(seats_in(table.winners)) & set(seats_in(table.gone))
    again = rebuild(Log(GAME, seats, {}, tape.events()))
    assert table_plain(again) == table_plain(table)


def test_sealed_cards_are_shown_together() -> None:
    table = GAME.start(3, Random(1))
    for seat in (2, 0):
        table.act(seat, table.choices(seat)[0], Random(2))
        assert table_plain(table.view(1)) == table_plain(GAME.start(3, Random(1)).view(1))
    table.act(1, table.choices(1)[0], Random(2))
    assert table.turns == 2
