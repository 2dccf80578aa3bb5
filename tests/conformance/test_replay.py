"""A game is rebuilt from its events alone: no generator, no rules."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import cast

import pytest

from conformance.playing import (
    LONGEST,
    Setting,
    each_game,
    each_preset,
    each_variety,
    naming,
    random_move,
    random_step,
    recorded,
    seeds,
    through_json,
    usual_length,
    view_bytes,
    viewers,
    was_tried,
)
from parlour.kernel.errors import Malformed
from parlour.kernel.events import KERNEL_EVENTS, Event
from parlour.kernel.game import Game
from parlour.kernel.picks import take_back
from parlour.kernel.plain import Plain, event_plain, event_read, fingerprint
from parlour.kernel.random import Random
from parlour.kernel.replay import Log, read_log, rebuild, replay
from parlour.kernel.table import Table
from parlour.kernel.tape import PICK_STARTED, RESIGNED, Tape

Marks = dict[int, str]  # by place on the tape: the fingerprint of the table there

# Lively games


def picking(table: Table) -> list[int]:
    """The seats in the middle of a pick."""
    return [seat for seat in range(table.seats) if table.pick_of(seat)]


def anything(table: Table, rng: Random) -> None:
    """A move, a step of one, a step taken back, or somebody leaves."""
    chance = rng.below(60)
    staying = [seat for seat in range(table.seats) if not table.is_gone(seat)]
    if chance == 0 and (len(staying) > 2 or rng.below(3) == 0):  # the last but one ends the game
        table.resign(rng.pick(staying), rng)
    elif chance < 5 and picking(table):
        take_back(table, rng.pick(picking(table)))
    elif chance < 35:
        random_step(table, rng)
    else:
        table.act(*random_move(table, rng), rng)


def lively_game(table: Table, rng: Random) -> Iterator[Table]:
    """The table before everything that is done to it, and at the end."""
    for _ in range(LONGEST):
        yield table
        if table.over:
            return
        anything(table, rng)


def mark(states: Iterator[Table], tape: Tape) -> Marks:
    marks: Marks = {}
    for table in states:
        marks[tape.end] = fingerprint(table)
    return marks


def play(setting: Setting, rng: Random) -> tuple[Log, Tape, Marks]:
    """The log of a lively game, its tape, and what the table was after everything done to it."""
    table, tape = recorded(setting, rng)
    marks = mark(lively_game(table, rng), tape)
    return Log(setting.game, setting.seats, setting.options, tape.events()), tape, marks


@each_variety
def test_a_replay_goes_through_every_state(setting: Setting) -> None:
    for seed in seeds(setting, 250):
        with naming(seed) as rng:
            log, tape, marks = play(setting, rng)
            again = Tape()
            met = mark(replay(log, again), again)
            assert {place: met[place] for place in marks} == marks
            assert len(met) == len(log.events) + 1
            assert again.events() == tape.events()
            assert again.reveals() == tape.reveals()


@each_preset
def test_lively_games_are_lively(setting: Setting) -> None:
    """Else the tests here would see neither picks nor leavers."""
    missing = {PICK_STARTED, RESIGNED}
    for seed in seeds(setting, 6000):
        with naming(seed) as rng:
            log, _, _ = play(setting, rng)
            missing -= {event[0] for event in log.events}
        if not missing:
            return
    pytest.fail(f"No event {missing} has happened.")


@each_preset
def test_a_log_read_from_json_goes_through_the_same_states(setting: Setting) -> None:
    for seed in seeds(setting, 120):
        with naming(seed) as rng:
            log, _, _ = play(setting, rng)
            header, *events = cast(list[Mapping[str, object]], through_json(log.plain()))
            arrived = read_log(setting.game, header, events)
            assert arrived == log
            states = zip(replay(arrived), replay(log), strict=True)
            assert all(fingerprint(there) == fingerprint(here) for there, here in states)


@each_preset
def test_a_game_goes_on_alike_from_any_part_of_its_log(setting: Setting) -> None:
    """Also from the middle of a pick; and everybody remembers the same."""
    middles = 0
    length = usual_length(setting)
    for seed in seeds(setting, 1500):
        if middles >= 10:
            break
        with naming(seed) as rng:
            table, tape = recorded(setting, rng)
            for _ in lively_game(table, rng):
                middle = bool(picking(table))
                first = middle and not middles
                if first or rng.below(length) < (60 if middle else 10):
                    middles += middle
                    log = Log(setting.game, setting.seats, setting.options, tape.events())
                    check_same_future(table, rebuild(log), rng)
    assert was_tried(middles)


def check_same_future(table: Table, rebuilt: Table, rng: Random) -> None:
    assert fingerprint(rebuilt) == fingerprint(table)
    for viewer in viewers(table):
        assert view_bytes(rebuilt, viewer) == view_bytes(table, viewer)
    ends = []
    for twin in (table.copy(), rebuilt):
        stream = rng.copy()
        for _ in range(4):
            if not twin.over:
                anything(twin, stream)
        ends.append(fingerprint(twin))
    assert ends[0] == ends[1]


# What is refused


def read(game: Game, plain: list[Plain]) -> Log:
    header, *events = plain
    return read_log(game, header, list(events))


@pytest.fixture
def plain(game: Game) -> list[Plain]:
    """The log of a short game."""
    tape = Tape()
    table = game.start(game.seats[0], Random(0), tape=tape)
    table.act(table.next_seat(), table.idle(table.next_seat()), Random(0))
    return Log(game, game.seats[0], game.settle(), tape.events()).plain()


@each_game
@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("parlour", 99, "format 99"),
        ("parlour", "1", "format '1'"),
        ("game", "no_such_game", "no_such_game"),
        ("rules", 99, "version 99"),
        ("rules", None, "version None"),
        ("seats", 99, "99"),
        ("seats", "two", "two"),
        ("seats", None, "None"),
        ("options", [], "options"),
        ("options", {"no_such_option": 1}, "no_such_option"),
    ],
)
def test_unknown_headers_are_refused(
    game: Game, plain: list[Plain], key: str, value: object, message: str
) -> None:
    read(game, plain)
    plain[0][key] = value
    with pytest.raises(Malformed, match=message):
        read(game, plain)


@each_game
def test_what_is_not_a_log_is_refused(game: Game, plain: list[Plain]) -> None:
    del plain[0]["parlour"]
    with pytest.raises(Malformed, match="not a Parlour log"):
        read(game, plain)


@each_game
@pytest.mark.parametrize("kind", [None, 7, "no_such_event", ["mixed"]])
def test_unknown_events_are_refused(game: Game, plain: list[Plain], kind: object) -> None:
    with pytest.raises(Malformed, match="event"):
        read(game, [*plain, {"type": kind}])


def sample_value(game: Game, kind: str) -> object:
    """Something that fits a field of this type."""
    if kind in game.names:
        return game.names[kind][0]
    fitting: dict[str, object] = {"seats": [0], "face": game.faces[0].name, "flag": True}
    fitting |= {"cards": [0], "numbers": [0], "action": {"type": "no_such_form"}}
    return fitting.get(kind, 0)


def sample_event(game: Game, kind: Event) -> Plain:
    """An event of this kind that can be read, whether or not it can happen."""
    return {"type": kind.name} | {f.name: sample_value(game, f.type) for f in kind.fields}


@each_game
def test_truncated_events_are_refused(game: Game) -> None:
    for kind in game.event_by_name.values():
        for field in [field for field in kind.fields if not field.optional]:
            event = sample_event(game, kind)
            del event[field.name]
            with pytest.raises(Malformed, match=field.name):
                event_read(game, event)


NONSENSE: list[object] = [None, "nonsense", 1.5, [], {}, [None], {"type": "nonsense"}, ["x"]]


@each_game
def test_nonsense_in_a_field_is_refused(game: Game, plain: list[Plain]) -> None:
    """Except a list of nothing where a list is meant, and no face where a face is."""
    harmless: dict[str, list[object]] = {
        "seats": [[]],
        "cards": [[]],
        "numbers": [[]],
        "face": [None],
    }
    for kind in game.event_by_name.values():
        for field in kind.fields:
            for value in NONSENSE:
                if value not in harmless.get(field.type, []):
                    event = sample_event(game, kind) | {field.name: value}
                    with pytest.raises(Malformed):
                        assert not rebuild(read(game, [*plain, event])), event


@each_game
def test_events_naming_seats_cards_or_actions_that_are_not_there_are_refused(
    game: Game, plain: list[Plain]
) -> None:
    there, seats = 10**6, game.seats[0]
    wrong = {"seat": -1, "seats": [-1], "card": -1, "cards": [-1], "action": -1}
    missing = {"seat": seats, "seats": [seats], "card": there, "cards": [there], "action": there}
    for kind in game.event_by_name.values():
        for field in kind.fields:
            for values in (wrong, missing):
                if field.type in values and (kind.name, field.name) != ("mixed", "faces"):
                    event = sample_event(game, kind) | {field.name: values[field.type]}
                    with pytest.raises(Malformed):
                        assert not rebuild(read(game, [*plain, event])), event


@each_game
def test_impossible_mixes_are_refused(game: Game, plain: list[Plain]) -> None:
    faces = [game.faces[face - 1].name for face in rebuild(read(game, plain)).faces]
    one, two = 0, next(card for card, face in enumerate(faces) if face != faces[0])
    a, b = faces[one], faces[two]
    mixes: list[tuple[list[int], list[str | None]]] = [
        ([one, one], [a, a]),
        ([one, two], [a]),
        ([one, two], [a, a]),
        ([one, two], [a, b, b]),
        ([one, two], [a, None]),
    ]
    rebuild(read(game, [*plain, mix([one, two], [b, a])]))
    for cards, names in mixes:
        with pytest.raises(Malformed):
            assert not rebuild(read(game, [*plain, mix(cards, names)])), (cards, names)


def mix(cards: list[int], faces: list[str | None]) -> Plain:
    return {"type": "mixed", "followers": [], "cards": cards, "faces": faces}


@each_game
def test_events_out_of_order_are_refused_or_happen_but_never_crash(
    game: Game, plain: list[Plain]
) -> None:
    """Whatever the log says, reading it ends with a table or with Malformed."""
    for seed in range(200):
        with naming(f"{game.name} {seed}") as rng:
            events = plain[1:]
            for _ in range(3):
                events.insert(rng.below(len(events)), events.pop(rng.below(len(events))))
            with suppress(Malformed):
                assert fingerprint(rebuild(read(game, [plain[0], *events])))


def test_every_event_of_the_kernel_is_a_method_of_the_table() -> None:
    for kind in KERNEL_EVENTS:
        assert callable(getattr(Table, kind.name))


@each_game
def test_plain_events_are_named_after_their_kind(game: Game, plain: list[Plain]) -> None:
    log = read(game, plain)
    assert [event_plain(game, event) for event in log.events] == plain[1:]
