"""A room as its caller sees it: keys, ids, restarts."""

import pytest
from tabletop import ALL_GAMES, Tabletop, acked, play_out, seats, stage

from parlour.kernel.plain import table_plain
from parlour.room.codec import encode
from parlour.room.messages import (
    Act,
    Hello,
    Pick,
    Welcome,
)
from parlour.room.room import Reading, Room

GAME = ALL_GAMES[0]


def test_keys_are_stored_hashed_and_told_to_nobody_else() -> None:
    top = stage(GAME, "ab", begin=False)
    key = top.keys["a"]
    assert not any(key.encode() in data for data in top.log)
    for who in ("b", "tv"):
        assert not any(key.encode() in encode(message) for message in top.inbox[who])


def test_a_key_proves_a_seat_and_a_wrong_one_is_refused() -> None:
    top = stage(GAME, "ab", begin=False)
    top.drop("a")
    welcome = top.connect("a2", key=top.keys["a"])[0]
    assert isinstance(welcome, Welcome)
    assert welcome.place == 1
    with pytest.raises(Exception, match="opens no seat"):
        top.room.connect("x", Hello(1, "wrong"), top.now)


@pytest.mark.parametrize("name", ALL_GAMES)
def test_a_restart_rebuilds_everything(name: str) -> None:
    people = "ab"
    top = stage(name, people, bots=max(0, seats(name)[0] - 2))
    for number in range(12):
        top.think()
        for who in people:
            seat = top.seat_of(who)
            if top.room.state.phase == "playing" and top.table.owes(seat):
                top.send(who, Act(top.table.random_choice(seat, top.rng)), str(number))
    before, seqs = table_plain(top.table), dict(top.room.audience.numbers.seqs)
    for who in people:
        seat = top.seat_of(who)
        if top.room.state.phase == "playing" and top.table.owes(seat):
            top.send(who, Pick(-1))
    top.restart()
    assert table_plain(top.table) == before
    assert top.room.audience.numbers.seqs == seqs
    assert top.room.audience.numbers.game_seqs.keys() <= seqs.keys()
    for who in people:
        top.connect(who)
    if top.room.state.phase == "playing":
        play_out(top, people)


def test_an_action_repeated_under_its_id_is_done_once() -> None:
    top = stage(GAME, "ab")
    who = next(w for w in "ab" if top.table.owes(top.seat_of(w)))
    action = top.table.choices(top.seat_of(who))[0]
    assert acked(top.send(who, Act(action), "same"))
    size = len(top.log)
    assert acked(top.send(who, Act(action), "same"))
    assert len(top.log) == size
    top.restart()
    top.connect(who)
    assert acked(top.send(who, Act(action), "same"))
    assert len(top.log) == size


def test_the_protocol_version_is_checked() -> None:
    top = Tabletop(GAME)
    with pytest.raises(Exception, match="protocol"):
        top.room.connect("a", Hello(99), top.now)


def test_a_room_refuses_a_log_it_does_not_understand() -> None:
    record = Room.create("BCDF", GAME, 0.0)
    record.format = 99
    with pytest.raises(Exception, match="format 99"):
        Reading([record])
