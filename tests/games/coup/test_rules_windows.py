"""Coup: who may challenge and block, when, and whose word counts."""

from itertools import permutations

import pytest

from games.coup.tables import (
    AMBASSADOR,
    ASSASSIN,
    DUKE,
    FOUR,
    all_pass,
    check,
    do,
    named,
    public,
    rigged,
    started,
    state,
)
from parlour.bots.registry import make_bot
from parlour.games.coup import GAME
from parlour.games.coup import rules_box as box
from parlour.games.coup.rules import Coup
from parlour.kernel.errors import NotYourTurn
from parlour.kernel.random import Random
from parlour.kernel.seats import seats_in
from parlour.kernel.types import NO_ONE, WATCHER

# Windows


@pytest.mark.parametrize(
    ("answers", "first"),
    [
        ({2: "pass", 3: "challenge", 0: "challenge"}, 3),
        ({2: "challenge", 3: "pass", 0: "challenge"}, 2),
        ({2: "pass", 3: "pass", 0: "challenge"}, 0),
        ({2: "pass", 3: "pass", 0: "pass"}, NO_ONE),
    ],
)
def test_first_challenger_in_seat_order_counts_whoever_taps_first(
    answers: dict[int, str], first: int
) -> None:
    logs = []
    for order in permutations(answers):
        table = rigged(FOUR, first_seat=1)
        do(table, 1, "tax")
        for seat in order:
            if table.phase == box.CHALLENGE:
                do(table, seat, answers[seat])
        assert table.phase != box.CHALLENGE
        logs.append(public(table))
        if first != NO_ONE:
            assert table.challenger == first
    assert all(log == logs[0] for log in logs)


def test_first_blocker_in_seat_order_counts_whoever_taps_first() -> None:
    for order in permutations((2, 3, 0)):
        table = rigged(FOUR, first_seat=1)
        do(table, 1, "foreign_aid")
        for seat in order:
            if table.phase == box.BLOCK:
                do(table, seat, *(("pass",) if seat == 2 else ("block", DUKE)))
        assert (table.phase, table.blocker) == (box.CHALLENGE_BLOCK, 3)


@pytest.mark.parametrize(("passing", "first"), [(0, 1), (1, 3), (3, 1)])
def test_first_challenger_of_a_block_is_counted_from_the_actor(passing: int, first: int) -> None:
    for order in permutations((0, 1, 3)):
        table = rigged(FOUR)
        do(table, 0, "foreign_aid")
        do(table, 1, "pass")
        do(table, 2, "block", DUKE)
        for seat in order:
            if table.phase == box.CHALLENGE_BLOCK:
                do(table, seat, "pass" if seat == passing else "challenge")
        assert (table.phase, table.challenger, table.owing) == (box.PROVE, first, 0b100)


def test_the_actor_is_the_last_to_count_against_a_block() -> None:
    table = rigged(FOUR)
    do(table, 0, "foreign_aid")
    do(table, 1, "block", DUKE)
    do(table, 0, "challenge")
    do(table, 2, "pass")
    assert table.phase == box.CHALLENGE_BLOCK
    do(table, 3, "pass")
    assert (table.phase, table.challenger) == (box.PROVE, 0)


def test_the_game_goes_on_as_soon_as_the_outcome_is_certain() -> None:
    table = rigged(FOUR)
    do(table, 0, "tax")
    do(table, 2, "challenge")
    assert table.phase == box.CHALLENGE  # seat 1 comes first and may still challenge
    do(table, 1, "pass")
    assert (table.phase, table.challenger) == (box.PROVE, 2)  # seat 3 does not matter any more
    with pytest.raises(NotYourTurn):
        do(table, 3, "pass")


@pytest.mark.parametrize("answer", ["pass", "challenge"])
def test_nobody_learns_who_answered_before_the_window_closes(answer: str) -> None:
    table = rigged(FOUR)
    do(table, 0, "tax")
    before = {viewer: state(table.view(viewer)) for viewer in (0, 1, 3, WATCHER)}
    log = public(table)
    do(table, 2, answer)
    assert {viewer: state(table.view(viewer)) for viewer in before} == before
    assert public(table) == log
    assert table.view(2).sealed[2] == GAME.action_numbers[answer, ()]


# The option `reactions=first`: one window, and whoever speaks first counts


def first_counts(hands: list[tuple[int, int]] = FOUR) -> Coup:
    table = rigged(hands, reactions="first")
    table.coins[0] = 3
    return table


def test_one_window_for_challenge_block_and_accept() -> None:
    table = first_counts()
    do(table, 0, "assassinate", 1)
    assert (table.phase, table.owing) == (box.REACT, 0b1110)
    assert named(table, 1) == {"pass", "challenge", "block"}
    assert named(table, 2) == named(table, 3) == {"pass", "challenge"}
    all_pass(table)
    assert (table.phase, table.owing) == (box.LOSE, 0b0010)  # nobody is asked twice


@pytest.mark.parametrize("deed", ["tax", "exchange"])
def test_what_cannot_be_blocked_can_only_be_challenged(deed: str) -> None:
    table = first_counts()
    do(table, 0, deed)
    assert (table.phase, named(table, 1)) == (box.CHALLENGE, {"pass", "challenge"})


def test_the_first_challenge_counts_at_once_whoever_sits_where() -> None:
    table = first_counts()
    do(table, 0, "tax")
    do(table, 3, "challenge")
    assert (table.phase, table.challenger, table.owing) == (box.PROVE, 3, 0b0001)


def test_the_first_block_counts_at_once_and_is_all_that_can_be_challenged() -> None:
    table = first_counts()
    do(table, 0, "steal", 2)
    do(table, 2, "block", AMBASSADOR)
    assert (table.phase, table.claim, table.owing) == (box.CHALLENGE_BLOCK, AMBASSADOR, 0b1011)
    do(table, 0, "challenge")
    assert (table.phase, table.owing) == (box.PROVE, 0b0100)


def test_the_first_blocker_of_foreign_aid_counts_at_once() -> None:
    table = first_counts()
    do(table, 0, "foreign_aid")
    assert (table.phase, table.owing) == (box.BLOCK, 0b1110)
    do(table, 3, "block", DUKE)
    assert (table.phase, table.blocker) == (box.CHALLENGE_BLOCK, 3)


def test_after_a_failed_challenge_the_block_is_still_possible_where_the_first_counts() -> None:
    table = first_counts()
    do(table, 0, "assassinate", 1)
    do(table, 3, "challenge")
    do(table, 0, "show", ASSASSIN)
    do(table, 3, "lose", DUKE)
    assert (table.phase, table.owing, named(table, 1)) == (box.BLOCK, 0b0010, {"pass", "block"})


def test_passes_stay_secret_where_the_first_counts() -> None:
    table = first_counts()
    do(table, 0, "steal", 1)
    before = {viewer: state(table.view(viewer)) for viewer in (0, 1, 3, WATCHER)}
    log = public(table)
    do(table, 2, "pass")
    assert {viewer: state(table.view(viewer)) for viewer in before} == before
    assert public(table) == log
    do(table, 1, "challenge")
    heard = [GAME.event_by_number[event[0]].name for event in public(table)[len(log) :]]
    assert heard == ["challenged"]


@pytest.mark.parametrize("name", ["cautious", "bold", "greedy", "random"])
def test_bots_play_where_the_first_counts(name: str) -> None:
    phases = set()
    for seed in range(6):
        rng = Random(seed)
        table = started(3, seed, reactions="first")
        while not table.over:
            seat = rng.pick(seats_in(table.waiting()))
            phases.add(int(table.phase))
            table.act(seat, make_bot(name, GAME).choose(table.view(seat), rng), rng)
            check(table)
    assert box.REACT in phases
