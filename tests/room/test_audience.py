"""Who is told what, and what those hear who come back."""

import pytest
from tabletop import ALL_GAMES, acked, code, error_in, play_out, stage

from parlour.room.messages import (
    Ack,
    Act,
    GameUpdate,
    Join,
    Leave,
    Left,
    RoomInfo,
    Said,
    Say,
    Welcome,
)
from parlour.room.views import view_message

GAME = ALL_GAMES[0]


def test_a_choice_made_on_an_old_screen_is_refused() -> None:
    top = stage(GAME, "ab")
    who = next(w for w in "ab" if top.table.owes(top.seat_of(w)))
    seen = top.last(who).seq
    action = top.table.choices(top.seat_of(who))[0]
    assert code(top.send(who, Act(action, seen - 1))) == "stale"
    assert acked(top.send(who, Act(action, seen), "x"))


def test_talk_does_not_make_a_screen_old() -> None:
    top = stage(GAME, "ab")
    who = next(w for w in "ab" if top.table.owes(top.seat_of(w)))
    seen = top.last(who).seq
    top.send("b", Say("hello"))
    action = top.table.choices(top.seat_of(who))[0]
    assert acked(top.send(who, Act(action, seen), "x"))


def test_whoever_comes_back_gets_exactly_what_they_missed() -> None:
    top = stage(GAME, "ab")
    seen = top.last("b").seq
    top.drop("b")
    top.send("a", Say("are you there?"))
    messages = [m for m in top.connect("b", seen) if not isinstance(m, RoomInfo | Welcome)]
    assert [type(message) for message in messages] == [Said]
    everything = top.connect("b3", -1, top.keys["b"])
    assert any(isinstance(message, GameUpdate) for message in everything)


def test_after_a_restart_an_old_screen_gets_a_fresh_view() -> None:
    top = stage(GAME, "ab")
    seen = top.last("b").seq
    top.send("a", Say("one"))
    top.restart()
    messages = top.connect("b", seen)
    assert any(isinstance(message, GameUpdate) for message in messages)


@pytest.mark.parametrize("begin", [False, True])
def test_whoever_leaves_a_seat_goes_on_watching(begin: bool) -> None:
    top = stage(GAME, "abc", begin=begin)
    messages = top.send("b", Leave(), "x")
    assert [type(m) for m in messages if isinstance(m, Left | Ack)] == [Left, Ack]
    assert top.room.audience.clients["b"] is None
    assert top.seq_of("b") == top.seq_of("tv")
    top.send("a", Say("still there?"))
    assert top.inbox["b"][-1] == top.inbox["tv"][-1]
    if begin:
        assert top.last("b").view.viewer == -1
        assert top.last("b") == top.last("tv")
    with pytest.raises(Exception, match="opens no seat"):
        top.connect("b2", key=top.keys["b"])


def test_whoever_leaves_after_the_game_still_sees_the_table() -> None:
    top = stage(GAME, "ab", bots=1)
    play_out(top, "ab")
    messages = top.send("b", Leave())
    views = [message.view for message in messages if isinstance(message, GameUpdate)]
    assert [view.viewer for view in views] == [-1]


def test_places_that_are_gone_are_not_counted_any_more() -> None:
    top = stage(GAME, "a", begin=False)
    for _ in range(50):
        top.connect("b")
        top.send("b", Join("B"))
        top.send("b", Leave())
        top.drop("b")
        top.keys.pop("b")
    assert set(top.room.audience.numbers.seqs) == {None, 1}
    assert set(top.room.state.done) <= {1}


def test_who_comes_back_hears_all_events_at_once() -> None:
    top = stage("letters", "abc", seed=2)
    away = next(who for who in "abc" if not top.table.owes(top.seat_of(who)))
    seen = top.last(away).seq
    seat = top.seat_of(away)
    top.drop(away)
    start = len(top.inbox["tv"])
    while not (top.table.owes(seat) or top.table.over):
        mover = next(who for who in "abc" if who != away and top.table.owes(top.seat_of(who)))
        action = top.table.choices(top.seat_of(mover))[0]
        assert error_in(top.send(mover, Act(action))) is None
    public = [m for m in top.inbox["tv"][start:] if isinstance(m, GameUpdate)]
    assert public
    updates = [m for m in top.connect(away, seen) if isinstance(m, GameUpdate)]
    assert len(updates) == 1
    assert updates[0].events == [event for update in public for event in update.events]
    assert updates[0].view == view_message(top.table, seat)
    assert not [m for m in top.connect(away, updates[0].seq) if isinstance(m, GameUpdate)]
    fresh = [m for m in top.connect(away, -1) if isinstance(m, GameUpdate)]
    assert fresh[0].events == []
