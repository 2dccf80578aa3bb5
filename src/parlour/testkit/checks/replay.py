"""A game is rebuilt from its events alone: no generator, no rules."""

from collections.abc import Iterator, Mapping
from typing import cast

from parlour.kernel.picks import take_back
from parlour.kernel.plain import fingerprint
from parlour.kernel.random import Random
from parlour.kernel.replay import Log, read_log, rebuild, replay
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.testkit.playing import (
    expect_tried,
    has_steps,
    longest,
    naming,
    random_move,
    random_step,
    recorded,
    seeds,
    through_json,
    usual_length,
    view_bytes,
    viewers,
)
from parlour.testkit.register import each_preset, each_variety
from parlour.testkit.settings import Setting

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
    for _ in range(longest(table.game)):
        yield table
        if table.over:
            return
        anything(table, rng)
    yield table


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
def a_replay_goes_through_every_state(setting: Setting) -> None:
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
def a_log_read_from_json_goes_through_the_same_states(setting: Setting) -> None:
    for seed in seeds(setting, 120):
        with naming(seed) as rng:
            log, _, _ = play(setting, rng)
            header, *events = cast(list[Mapping[str, object]], through_json(log.plain()))
            arrived = read_log(setting.game, header, events)
            assert arrived == log
            states = zip(replay(arrived), replay(log), strict=True)
            assert all(fingerprint(there) == fingerprint(here) for there, here in states)


@each_preset
def a_game_goes_on_alike_from_any_part_of_its_log(setting: Setting) -> None:
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
    if has_steps(setting.game):
        expect_tried(middles)


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
