"""A room as its caller sees it: keys, ids, restarts."""

import pytest
from tabletop import ALL_GAMES, Tabletop, acked, play_out, seats, stage

from parlour.kernel.plain import table_plain
from parlour.room.codec import encode
from parlour.room.messages import (
    Act,
    AddBot,
    Configure,
    Emote,
    Hello,
    Join,
    Joined,
    Kick,
    Pick,
    Profile,
    Say,
    Start,
    Welcome,
)
from parlour.room.outcome import Written
from parlour.room.records import AnyRecord, read_record
from parlour.room.room import Reading, Room
from parlour.room.state import IDS_REMEMBERED

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
    before, numbers = table_plain(top.table), top.room.audience.numbers
    seqs = numbers.seqs
    game_seqs = {viewer: numbers.of_game(viewer) for viewer in seqs}
    for who in people:
        seat = top.seat_of(who)
        if top.room.state.phase == "playing" and top.table.owes(seat):
            top.send(who, Pick(-1))
    top.restart()
    assert table_plain(top.table) == before
    numbers = top.room.audience.numbers
    assert numbers.seqs == seqs
    assert {viewer: numbers.of_game(viewer) for viewer in seqs} == game_seqs
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


def test_ids_are_remembered_for_each_player_apart() -> None:
    top = stage(GAME, "ab")
    assert acked(top.send("a", Say("first"), "same"))
    size = len(top.log)
    assert acked(top.send("b", Say("mine"), "same"))
    assert len(top.log) == size + 1
    for number in range(IDS_REMEMBERED):
        top.wait(2)
        assert acked(top.send("b", Say("more"), f"b{number}"))
    size = len(top.log)
    assert acked(top.send("a", Say("first"), "same"))
    assert len(top.log) == size


@pytest.mark.parametrize("restart", [False, True])
def test_no_command_is_done_twice_under_one_id(restart: bool) -> None:
    """Whatever is asked, a client that got no answer may ask again, also after a restart."""
    top = stage(GAME, "ab", bots=1, begin=False)
    for number, command in enumerate(
        (
            Say("hm"),
            Emote("wow"),
            AddBot(),
            Kick(3),
            Configure(pace="fast"),
            Profile("Ann"),
            Start(),
        )
    ):
        assert acked(top.send("a", command, f"{number}"))
        size = len(top.log)
        if restart:
            top.restart()
            top.connect("a")
        assert acked(top.send("a", command, f"{number}"))
        assert len(top.log) == size


# Keys that clients choose


@pytest.mark.parametrize("key", ["k", "0123456789abcdef", "x" * 1000, "ключ 🗝"])
def test_a_seat_can_be_taken_with_a_key_of_the_clients_own(key: str) -> None:
    top = Tabletop(GAME)
    top.connect("a")
    joined = top.send("a", Join("Ann", key=key))[0]
    assert isinstance(joined, Joined)
    assert joined.key == key
    assert not any(key.encode() in data for data in top.log if len(key) > 1)
    top.restart()
    welcome = top.connect("a2", key=key)[0]
    assert isinstance(welcome, Welcome)
    assert welcome.place == 1


def test_joining_with_the_key_of_a_seat_leads_back_to_it() -> None:
    top = Tabletop(GAME)
    for who in ("a", "again"):
        top.connect(who)
        joined = top.send(who, Join("Ann", key="my own"))[0]
        assert isinstance(joined, Joined)
        assert joined.place == 1
    assert [player.name for player in top.info("again").players] == ["Ann"]
    top.connect("other")
    top.send("other", Join("Ann", key="another"))
    assert [player.name for player in top.info("again").players] == ["Ann", "Ann 2"]


def test_everybody_has_a_public_id_that_is_not_made_of_the_key() -> None:
    ids = set()
    for _ in range(3):
        top = Tabletop(GAME)
        top.connect("a")
        top.send("a", Join("Ann", key="always the same"))
        ids.add(top.info("a").players[0].id)
        top.restart()
        top.connect("a")
        assert top.info("a").players[0].id in ids
    assert len(ids) == 3
    assert all(len(id) == 16 for id in ids)


# Time of day


def test_only_what_is_shown_depends_on_the_time_of_day() -> None:
    """The clock of the computer is set back by a year: nothing happens sooner or later."""
    top = stage(GAME, "ab", pace="fast")
    day = [1e9]
    records = [read_record(data) for data in top.log]
    room = Room(Reading(records), top.rng, top.now, lambda: day[0])
    for number, who in enumerate("ab"):
        room.connect(who, Hello(1, top.keys[who]), top.now + number)
    due = room.deadline()
    day[0] -= 365 * 86400
    assert room.deadline() == due
    assert due is not None
    assert not room.tick(due - 1).records
    played = room.tick(due).records
    assert played
    assert {record.at for record in played} == {day[0]}


# The log


def test_what_was_decided_is_logged_together_and_before_it_is_told() -> None:
    top = Tabletop(GAME)
    logged: list[tuple[list[str], int]] = []

    def log(records: list[AnyRecord]) -> None:
        told = sum(isinstance(message, Written) for _, message in top.room.audience.messages)
        logged.append(([type(record).__name__ for record in records], told))

    top.room.log = log
    top.connect("a")
    outcome = top.room.receive("a", Join("Ann"), "1", top.now)
    assert logged == [(["Seated", "Hosted"], 0)]
    assert [type(record).__name__ for record in outcome.records] == logged[0][0]
    assert any(isinstance(message, Written) for _, message in outcome.messages)
