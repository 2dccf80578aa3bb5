"""A room from its log: today's and those stored long ago."""

import json
from pathlib import Path
from typing import Any

import pytest
from plain import plain
from tabletop import ALL_GAMES, play_out, seats, stage

from parlour.kernel.errors import Malformed
from parlour.kernel.plain import action_plain, table_plain
from parlour.kernel.random import Random
from parlour.room.decide import decide
from parlour.room.evolve import evolve, first_state
from parlour.room.messages import Act, Rematch
from parlour.room.occasions import Ask, BotMove
from parlour.room.records import ROOM_FORMAT, Started, read_record, unpack_chapter
from parlour.room.room import Reading, Room
from parlour.room.state import State

LOGS = Path(__file__).parent / "logs"
STORED = sorted(path.stem for path in LOGS.glob("*.jsonl"))


def read(name: str) -> Reading:
    lines = (LOGS / f"{name}.jsonl").read_bytes().splitlines()
    return Reading([read_record(line) for line in lines])


def told_before(state: State) -> dict[str, Any]:
    """What the program of that time said of the room."""
    places = state.places.values()
    return {
        "phase": state.phase,
        "host": state.host,
        "round": state.rounds,
        "by_seat": state.by_seat,
        "records": state.records,
        "players": [
            [p.number, p.name, p.avatar, p.bot, p.ready, p.gone, p.seat, p.stand_in] for p in places
        ],
        "key_hashes": [place.key_hash for place in places],
        "pace": state.pace,
        "hints": state.hints,
        "options": state.options,
        "table": None if state.table is None else table_plain(state.table),
    }


def who_chose_what(state: State) -> list[Any]:
    """Seat, action, and who acted for that seat: since format 4."""
    chapters = [unpack_chapter(packed) for packed in state.story]
    return [
        [
            chapter.seat,
            None if chapter.action is None else action_plain(state.game, chapter.action),
            chapter.by,
        ]
        for chapter in chapters
    ]


@pytest.mark.parametrize("name", STORED)
def test_stored_logs_are_read_as_they_were_meant(name: str) -> None:
    reading = read(name)
    expected = json.loads((LOGS / f"{name}.json").read_text())
    seqs, chosen = expected.pop("seqs"), expected.pop("chosen", None)
    assert told_before(reading.state) == expected
    for viewer, seq in reading.numbers.seqs.items():
        assert seq == seqs[str(viewer)]
    assert chosen is None or who_chose_what(reading.state) == chosen


def test_there_is_a_stored_log_of_every_game() -> None:
    assert {f"1-{name}" for name in ALL_GAMES} <= set(STORED)


@pytest.mark.parametrize("name", STORED)
def test_a_room_of_an_old_log_goes_on(name: str) -> None:
    log = [read_record(line) for line in (LOGS / f"{name}.jsonl").read_bytes().splitlines()]
    state, rng = Reading(log).state, Random(name)
    ids = [place.public_id for place in state.places.values()]
    assert len(set(ids)) == len(ids)
    assert all(ids)
    while state.phase == "playing":
        assert state.table is not None
        seat = state.table.next_seat()
        action = state.table.random_choice(seat, rng)
        bot = state.at_seat(seat).player
        asked = BotMove(seat, action) if bot else Act(action)
        for record in decide(state, Ask(asked, state.by_seat[seat]), 0.0, rng):
            evolve(state, record)
            log.append(record)
    assert plain(Reading(log).state) == plain(state)


@pytest.mark.parametrize("name", ALL_GAMES)
def test_two_games_in_a_row_are_the_same_from_the_log(name: str) -> None:
    top = stage(name, "ab", bots=max(0, seats(name)[0] - 2))
    play_out(top, "ab")
    top.send("a", Rematch())
    assert plain(top.read().state) == plain(top.room.state)


def test_a_log_begins_with_a_creation_of_a_format_we_read() -> None:
    created = Room.create("BCDF", ALL_GAMES[0], 0.0)
    assert created.format == ROOM_FORMAT
    created.format = 99
    with pytest.raises(Malformed, match="format 99; this program reads 1, 2, 3, 4"):
        first_state(created)
    with pytest.raises(Malformed, match="begins with its creation"):
        first_state(Started(at=0.0, rules=1, places=[], options={}, events=[]))


def test_a_log_of_format_2_is_that_of_a_room_without_persons() -> None:
    """So what was stored in that format is read as it was meant."""
    top = stage(ALL_GAMES[0], "ab")
    log = [data.replace(b'"format":4', b'"format":2') for data in top.log]
    assert not any(word in data for data in log for word in (b'"person"', b'"open"'))
    old = Reading([read_record(data) for data in log]).state
    assert plain(old) == plain(top.room.state)
    assert not old.open
    assert {place.person for place in old.places.values()} == {""}


def test_rules_of_another_version_are_refused() -> None:
    state = first_state(Room.create("BCDF", ALL_GAMES[0], 0.0))
    with pytest.raises(Malformed, match="version 99"):
        evolve(state, Started(at=0.0, rules=99, places=[], options={}, events=[]))


def test_a_log_of_format_3_does_not_say_what_was_chosen() -> None:
    """So a game that was stored in that format goes on; the chapters until then have no action."""
    top = stage(ALL_GAMES[0], "ab")
    play_out(top, "ab")
    told = [json.loads(data) for data in top.log]
    actions = [record.pop("action", None) for record in told]
    assert any(action is not None for action in actions)
    told[0]["format"] = 3
    old = Reading([read_record(json.dumps(record).encode()) for record in told]).state
    assert [action for _, action, _ in who_chose_what(old)] == [None] * len(old.story)
    seats = [seat for seat, _, _ in who_chose_what(old)]
    assert seats == [seat for seat, _, _ in who_chose_what(top.room.state)]
    story, old.story = old.story, top.room.state.story
    assert len(story) == len(old.story)
    assert plain(old) == plain(top.room.state)
