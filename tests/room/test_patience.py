"""Time and absence."""

import pytest
from tabletop import ALL_GAMES, stage

from parlour.room.messages import (
    GameUpdate,
)
from parlour.room.patience import GRACE
from parlour.room.state import PACES

GAME = ALL_GAMES[0]


def test_time_runs_out_and_the_game_goes_on() -> None:
    top = stage(GAME, "ab", pace="fast")
    seq = top.last("a").seq
    assert top.last("a").seconds == PACES["fast"][0] or top.last("a").seconds == PACES["fast"][1]
    top.wait(PACES["fast"][0] + 1)
    assert top.last("a").seq > seq


def test_without_a_pace_nothing_is_ever_decided_for_people() -> None:
    top = stage(GAME, "ab")
    seq = top.last("a").seq
    top.wait(100_000)
    assert top.last("a").seq == seq


def test_a_stand_in_plays_for_an_absent_player_until_they_return() -> None:
    top = stage(GAME, "ab")
    who = next(w for w in "ab" if top.table.owes(top.seat_of(w)))
    seat = top.seat_of(who)
    top.drop(who)
    top.wait(GRACE - 1)
    assert not top.room.state.at_seat(seat).stand_in
    top.wait(2)
    assert top.room.state.at_seat(seat).stand_in
    seq = top.last("tv").seq
    top.think()
    assert top.last("tv").seq > seq
    top.connect(who)
    assert not top.room.state.at_seat(seat).stand_in
    top.restart()
    assert not top.room.state.at_seat(seat).stand_in


@pytest.mark.parametrize("pace", list(PACES))
def test_an_empty_room_rests(pace: str) -> None:
    top = stage(GAME, "ab", pace=pace)
    top.drop("a")
    top.drop("b")
    size = len(top.log)
    top.wait(100 * GRACE)
    assert len(top.log) == size
    top.connect("a")
    seconds = top.last("a").seconds
    assert (seconds is None) == (pace == "off")
    assert seconds is None or seconds >= 15


def test_a_restart_gives_a_question_its_time_anew() -> None:
    top = stage(GAME, "ab", pace="fast")
    seconds = top.last("a").seconds
    top.wait(11)
    top.restart()
    top.connect("a")
    assert top.last("a").seconds == seconds
    top.wait(PACES["fast"][0] + 1)
    assert len([m for m in top.inbox["a"] if isinstance(m, GameUpdate)]) > 1
