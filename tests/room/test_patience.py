"""Time and absence."""

import pytest
from tabletop import ALL_GAMES, acked, stage

from parlour.room.messages import Act, GameUpdate
from parlour.room.patience import GRACE, HOST_GRACE
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


def test_a_lost_connection_is_not_leaving() -> None:
    top = stage(GAME, "ab")
    seat = top.seat_of("b")
    top.drop("b")
    top.wait(100 * GRACE)
    assert not top.table.is_gone(seat)
    assert not top.room.state.at_seat(seat).gone
    top.connect("b")
    assert top.last("b").view.viewer == seat


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


# An absent host


def test_an_absent_host_is_replaced_by_somebody_who_is_here() -> None:
    top = stage(GAME, "abc", begin=False)
    top.drop("a")
    top.drop("b")
    top.wait(HOST_GRACE - 1)
    assert top.room.state.host == 1
    top.wait(2)
    assert [player.host for player in top.info("c").players] == [False, False, True]
    top.connect("a")
    assert top.room.state.host == 3
    assert top.read().state.host == 3


def test_a_host_who_comes_back_in_time_stays_host() -> None:
    top = stage(GAME, "ab", begin=False)
    top.drop("a")
    top.wait(HOST_GRACE - 1)
    top.connect("a")
    top.wait(10 * HOST_GRACE)
    assert top.room.state.host == 1


def test_in_an_empty_room_nobody_becomes_host() -> None:
    top = stage(GAME, "ab", begin=False)
    top.drop("a")
    top.drop("b")
    top.wait(10 * HOST_GRACE)
    assert top.room.state.host == 1
    top.connect("b")
    top.wait(1)
    assert top.room.state.host == 2


# Stand-ins


def test_a_stand_in_comes_whether_or_not_an_answer_is_sealed() -> None:
    for answers in (False, True):
        top = stage("coup", "abc")
        top.send("a", Act(top.table.game.action_numbers["tax", ()]))
        if answers:
            assert acked(top.send("c", Act(top.table.choices(2)[0]), "sealed"))
        top.drop("c")
        top.wait(GRACE - 1)
        assert top.info("tv").players[2].bot is None
        top.wait(2)
        assert top.info("tv").players[2].bot is not None
