"""Deciding changes nothing, and a log has an end."""

from copy import deepcopy

import pytest
from plain import plain
from tabletop import ALL_GAMES, Tabletop, acked, code, error_in, play_out, seats, stage

from parlour.kernel.errors import Refused
from parlour.kernel.picks import steps
from parlour.kernel.random import Random
from parlour.room.decide import LONG_LOG, LONGEST_LOG, decide
from parlour.room.messages import (
    Act,
    AddBot,
    Command,
    Configure,
    Emote,
    Kick,
    Leave,
    MoreTime,
    Pick,
    Profile,
    Ready,
    Rematch,
    Say,
    Start,
    TakeBack,
    Undo,
)
from parlour.room.occasions import Ask, BotMove, HostAway, Occasion, Sit, StandIn, TimeUp

ASKED: list[Command | Occasion] = [
    *(Act(0), Pick(0), TakeBack(), Undo(), MoreTime(), Leave(), Kick(2), Ready(False), Start()),
    *(Configure(pace="fast"), AddBot(), Say("hm"), Emote("wow"), Profile("Zed"), Rematch()),
    *(TimeUp(), StandIn(0), HostAway(), BotMove(0, 3), Sit("New", "", "hash", "id")),
]


def check_all(top: Tabletop) -> None:
    """Everything can be asked at any time; the state stays what it was."""
    before = deepcopy(plain(top.room.state))
    for asked in ASKED:
        for place in (1, 2, None):
            try:
                decide(top.room.state, Ask(asked, place, "id"), 1.0, Random(1))
            except Refused:
                continue
            finally:
                assert plain(top.room.state) == before, asked


@pytest.mark.parametrize("name", ALL_GAMES)
def test_deciding_changes_nothing(name: str) -> None:
    top = stage(name, "ab", bots=max(0, seats(name)[0] - 2), begin=False, pace="fast")
    check_all(top)
    assert error_in(top.send("a", Start())) is None
    check_all(top)
    for _ in range(3):
        top.think()
        for who in top.owing("ab"):
            top.send(who, Act(top.table.choices(top.seat_of(who))[0]))
            check_all(top)
    play_out(top, "ab")
    check_all(top)


def test_the_same_question_and_chance_give_the_same_records() -> None:
    top = stage(ALL_GAMES[0], "ab", begin=False)
    ask = Ask(Start(), 1, "x")
    one, other = (decide(top.room.state, ask, 5.0, Random("same")) for _ in range(2))
    assert one == other
    assert decide(top.room.state, ask, 5.0, Random("other")) != one


# The end of a log


def test_in_a_long_log_only_the_game_goes_on() -> None:
    top = stage("letters", "ab")
    top.lengthen(LONG_LOG)
    for who in "ab":
        top.connect(who)
    who = top.owing()[0]
    for command in (Say("hm"), MoreTime(), Undo(), Profile("Zed")):
        assert code(top.send(who, command)) == "limit"
    actions = top.table.choices(top.seat_of(who))
    step = steps(top.table.game, actions, ())[0]  # phones choose step by step
    assert acked(top.send(who, Pick(step), "step"))
    if top.table.owes(top.seat_of(who)):
        assert acked(top.send(who, TakeBack(), "back"))
    action = top.table.choices(top.seat_of(who))[0]
    assert acked(top.send(who, Act(action), "x"))


def test_at_the_end_of_a_log_nothing_happens_any_more() -> None:
    top = stage("letters", "a", bots=2, pace="fast")
    top.lengthen(LONGEST_LOG)
    top.connect("a")
    assert code(top.send("a", Act(0))) == "limit"
    assert code(top.send("a", Leave())) == "limit"
    assert top.room.deadline() is None
    assert not top.thoughts
    top.wait(1000)
    assert len(top.log) == LONGEST_LOG
