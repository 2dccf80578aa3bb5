"""Who is told what, and what those hear who come back."""

from tabletop import ALL_GAMES, acked, code, stage

from parlour.room.messages import (
    Act,
    GameUpdate,
    RoomInfo,
    Said,
    Say,
    Welcome,
)

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
