"""Coup: leaving for good, in every phase and role."""

import pytest

from games.coup.tables import (
    ALL_SEATS,
    AMBASSADOR,
    ASSASSIN,
    CAPTAIN,
    CONTESSA,
    DUKE,
    FOUR,
    THREE,
    all_pass,
    check,
    do,
    happened,
    lose_top,
    lost,
    play_on,
    random_step,
    replayed,
    rigged,
    started,
    state,
)
from parlour.games.coup import rules_box as box
from parlour.games.coup.rules import Coup
from parlour.kernel.random import Random
from parlour.kernel.types import EVERYONE, NO_ONE, NOBODY


def leave(table: Coup, seat: int) -> None:
    """The seat leaves; then everything holds, the log replays and the game can end."""
    was_out, turn = table.is_out(seat), table.turn
    shown = len(lost(table, seat))
    table.resign(seat, Random(0))
    check(table)
    assert table.is_out(seat)
    assert len(lost(table, seat)) == 2
    assert all(table.known[card] == EVERYONE for card in table.zones[box.LOST + seat])
    assert not was_out or (shown, table.turn) == (2, turn)
    for seed in range(3):
        play_on(table.copy(), Random(seed))


def roles(table: Coup, seat: int) -> set[str]:
    """What the seat is in the present phase."""
    if table.is_out(seat):
        return {"out"}
    found = set()
    if seat == table.turn:
        found.add("actor")
    if seat == table.target:
        found.add("target")
    if seat == table.blocker:
        found.add("blocker")
    if seat == table.challenger:
        found.add("challenger")
    if table.owes(seat):
        found.add("asked")
    if table.answered >> seat & 1:
        found.add("sealed")
    return found or {"uninvolved"}


ROLES = {
    box.ACTION: {"actor", "asked", "uninvolved", "out"},
    box.CHALLENGE: {"actor", "target", "asked", "sealed", "out"},
    box.REACT: {"actor", "target", "asked", "sealed", "out"},
    box.BLOCK: {"actor", "target", "asked", "sealed", "uninvolved", "out", "challenger"},
    box.CHALLENGE_BLOCK: {"actor", "target", "blocker", "asked", "sealed", "out", "challenger"},
    box.PROVE: {"actor", "target", "blocker", "challenger", "asked", "uninvolved", "out"},
    box.LOSE: {"actor", "target", "blocker", "challenger", "asked", "uninvolved", "out"},
    box.EXCHANGE: {"actor", "asked", "uninvolved", "out", "challenger"},
}


def test_anybody_may_leave_in_every_phase_and_role() -> None:
    met: dict[int, set[str]] = {phase: set() for phase in ROLES}
    for seats in ALL_SEATS:
        for seed in range(8):
            rng = Random(seed)
            table = started(seats, seed, reactions="first" if seed % 3 == 0 else "sealed")
            table.coins = [3 + seed % 5] * seats  # all deeds within reach
            table.tape = None
            while not table.over:
                for seat in range(seats):
                    met[table.phase] |= roles(table, seat)
                    twin = table.copy()
                    twin.resign(seat, rng)
                    check(twin)
                    play_on(twin, rng)
                random_step(table, rng)
    assert met == ROLES


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_players_leave_one_after_the_other_until_one_is_left(seats: int) -> None:
    for seed in range(60):
        rng = Random(seed)
        table = started(seats, seed)
        while not table.over:
            for _ in range(rng.below(8)):
                if not table.over:
                    random_step(table, rng)
            staying = [seat for seat in range(seats) if not table.is_gone(seat)]
            if not table.over:
                table.resign(rng.pick(staying), rng)
                check(table)
        assert state(replayed(table)) == state(table)


def test_leaving_reveals_influences_and_returns_coins() -> None:
    table = rigged(FOUR)
    leave(table, 2)
    assert lost(table, 2) == [CONTESSA, AMBASSADOR][::-1]
    assert (table.coins, table.treasury()) == ([2, 2, 0, 2], 44)
    assert (table.turn, table.phase) == (0, box.ACTION)  # nobody else is concerned


def test_with_two_players_the_one_who_stays_wins() -> None:
    table = rigged(THREE[:2])
    table.resign(0, Random(0))
    assert (table.over, table.winners) == (True, 0b10)


def test_an_eliminated_player_leaves_without_consequence() -> None:
    table = rigged(FOUR)
    lose_top(table, 1)
    lose_top(table, 1)
    table.eliminated(1)
    do(table, 0, "tax")
    before = state(table) | {"gone": 0}
    leave(table, 1)
    assert state(table) | {"gone": 0} == before


@pytest.mark.parametrize("passes", [0, 1, 2])
def test_leaving_actor_ends_their_turn_and_their_payment_stays_spent(passes: int) -> None:
    table = rigged(FOUR)
    table.coins[0] = 4
    do(table, 0, "assassinate", 1)
    if passes > 0:
        all_pass(table)
    if passes > 1:
        do(table, 1, "block", CONTESSA)
    leave(table, 0)
    assert (table.turn, table.phase, table.coins) == (1, box.ACTION, [0, 2, 2, 2])
    assert table.size(box.HAND + 1) == 2


@pytest.mark.parametrize("passes", [0, 1, 2])
def test_leaving_target_lets_the_deed_fall_away(passes: int) -> None:
    table = rigged(FOUR)
    table.coins[0] = 4
    do(table, 0, "assassinate", 1)
    if passes > 0:
        all_pass(table)
    if passes > 1:
        do(table, 1, "block", CONTESSA)
    leave(table, 1)
    assert (table.turn, table.phase, table.coins) == (2, box.ACTION, [1, 0, 2, 2])


def test_leaving_target_of_a_steal_takes_their_coins_away() -> None:
    table = rigged(FOUR)
    do(table, 0, "steal", 1)
    all_pass(table)
    leave(table, 1)
    assert (table.turn, table.coins) == (2, [2, 0, 2, 2])
    assert happened(table)[-3:] == ["eliminated", "deed_failed", "turn_started"]


@pytest.mark.parametrize("challenger", [1, 2])
def test_a_bluffing_assassin_does_not_escape_when_the_target_leaves(challenger: int) -> None:
    table = rigged(FOUR, first_seat=3)
    table.coins[3] = 3
    do(table, 3, "assassinate", 1)
    do(table, 0, "pass")
    if challenger == 2:
        do(table, 1, "pass")
    do(table, challenger, "challenge")
    leave(table, 1)
    assert (table.phase, table.owing) == (box.PROVE, 0b1000)
    do(table, 3, "concede")
    do(table, 3, "lose", DUKE)
    assert (table.coins, table.turn) == ([2, 0, 2, 3], 0)


def test_a_sealed_challenge_is_settled_before_the_deed_falls_away() -> None:
    table = rigged(FOUR, first_seat=3)
    table.coins[3] = 3
    do(table, 3, "assassinate", 0)
    do(table, 1, "pass")
    do(table, 2, "challenge")
    assert table.phase == box.CHALLENGE
    leave(table, 0)
    assert (table.phase, table.challenger, table.owing) == (box.PROVE, 2, 0b1000)


def test_a_true_assassin_whose_target_has_left_proves_and_has_paid_for_nothing() -> None:
    table = rigged(FOUR)
    table.coins[0] = 3
    do(table, 0, "assassinate", 1)
    do(table, 1, "pass")
    do(table, 2, "challenge")
    leave(table, 1)
    do(table, 0, "show", ASSASSIN)
    do(table, 2, "lose", CONTESSA)
    assert (table.coins, table.turn) == ([0, 0, 2, 2], 2)
    assert happened(table)[-2:] == ["deed_failed", "turn_started"]


def test_a_bluffing_blocker_does_not_escape_when_the_actor_leaves() -> None:
    for sealed in (True, False):
        table = rigged(FOUR)
        do(table, 0, "foreign_aid")
        do(table, 1, "block", DUKE)
        if not sealed:
            do(table, 2, "pass")
        do(table, 3, "challenge")
        leave(table, 0)
        assert (table.phase, table.challenger, table.owing) == (box.PROVE, 3, 0b0010)
        do(table, 1, "concede")
        do(table, 1, "lose", CAPTAIN)
        assert (table.coins, table.turn) == ([0, 2, 2, 2], 1)


@pytest.mark.parametrize("conceded", [False, True])
def test_a_target_who_leaves_over_a_challenged_block_pays_the_steal(conceded: bool) -> None:
    table = rigged(FOUR)
    do(table, 0, "steal", 1)
    all_pass(table)
    do(table, 1, "block", AMBASSADOR)
    do(table, 2, "challenge")
    if conceded:
        do(table, 1, "concede")
    leave(table, 1)
    assert (table.coins, table.turn) == ([4, 0, 2, 2], 2)


def test_a_target_who_leaves_over_a_wrong_challenge_pays_nothing() -> None:
    table = rigged(FOUR, first_seat=3)
    do(table, 3, "steal", 1)
    do(table, 0, "pass")
    do(table, 1, "challenge")
    do(table, 3, "show", CAPTAIN)
    assert (table.phase, table.owing) == (box.LOSE, 0b0010)
    leave(table, 1)
    assert (table.coins, table.turn) == ([2, 0, 2, 2], 0)


def test_nobody_is_paid_if_the_thief_has_left() -> None:
    table = rigged(FOUR)
    lose_top(table, 3)
    do(table, 0, "steal", 3)
    all_pass(table)
    do(table, 3, "block", AMBASSADOR)
    do(table, 1, "challenge")
    leave(table, 0)
    do(table, 3, "concede")
    assert (table.coins, table.is_out(3), table.turn) == ([0, 2, 2, 0], True, 1)


def test_leaver_drops_out_of_a_window_whatever_they_sealed() -> None:
    table = rigged(FOUR)
    do(table, 0, "tax")
    do(table, 2, "challenge")
    leave(table, 2)
    assert (table.phase, table.owing, table.answered) == (box.CHALLENGE, 0b1010, 0)
    all_pass(table)
    assert (table.coins[0], table.turn) == (5, 1)


def test_the_last_missing_answer_leaves_and_the_window_closes() -> None:
    table = rigged(FOUR)
    do(table, 0, "tax")
    do(table, 2, "pass")
    do(table, 3, "challenge")
    leave(table, 1)
    assert (table.phase, table.challenger) == (box.PROVE, 3)  # sealed answers of others count


def test_all_who_could_block_leave_and_foreign_aid_comes() -> None:
    table = rigged(FOUR)
    do(table, 0, "foreign_aid")
    do(table, 1, "pass")
    leave(table, 2)
    leave(table, 3)
    assert (table.coins[0], table.turn) == (4, 1)


def test_leaving_prover_counts_as_conceding() -> None:
    actor = rigged(FOUR)
    do(actor, 0, "tax")
    do(actor, 1, "challenge")
    leave(actor, 0)
    assert (actor.turn, actor.size(box.HAND + 1)) == (1, 2)
    blocker = rigged(FOUR)
    do(blocker, 0, "foreign_aid")
    do(blocker, 1, "block", DUKE)
    do(blocker, 2, "challenge")
    leave(blocker, 1)
    assert (blocker.coins[0], blocker.turn) == (4, 2)


def test_a_challenge_stands_when_its_challenger_leaves() -> None:
    table = rigged(FOUR)
    do(table, 0, "tax")
    do(table, 1, "challenge")
    leave(table, 1)
    assert (table.phase, table.owing) == (box.PROVE, 0b0001)
    do(table, 0, "show", DUKE)
    assert (table.coins[0], table.turn) == (5, 2)


def test_a_challenger_leaves_owing_an_influence_and_the_deed_goes_on() -> None:
    table = rigged(FOUR)
    table.coins[0] = 3
    do(table, 0, "assassinate", 1)
    do(table, 1, "pass")
    do(table, 2, "challenge")
    do(table, 0, "show", ASSASSIN)
    leave(table, 2)
    assert (table.phase, table.owing) == (box.BLOCK, 0b0010)


def test_the_others_may_block_anew_when_an_unchallenged_blocker_leaves() -> None:
    table = rigged(FOUR)
    do(table, 0, "foreign_aid")
    do(table, 1, "block", DUKE)
    leave(table, 1)
    assert (table.phase, table.owing, table.blocker) == (box.BLOCK, 0b1100, NO_ONE)


def test_a_caught_blocker_leaves_owing_an_influence_and_the_deed_succeeds() -> None:
    table = rigged(FOUR)
    do(table, 0, "foreign_aid")
    do(table, 1, "block", DUKE)
    do(table, 2, "challenge")
    do(table, 1, "concede")
    leave(table, 1)
    assert (table.coins[0], table.turn) == (4, 2)


def test_a_wrong_challenger_of_a_block_leaves_and_the_block_holds() -> None:
    table = rigged(FOUR)
    do(table, 0, "foreign_aid")
    do(table, 1, "pass")
    do(table, 2, "pass")
    do(table, 3, "block", DUKE)
    do(table, 0, "pass")
    do(table, 1, "challenge")
    do(table, 3, "show", DUKE)
    leave(table, 1)
    assert (table.coins, table.turn) == ([2, 0, 2, 2], 2)


@pytest.mark.parametrize("leaver", [0, 2])
def test_an_influence_already_owed_stays_owed(leaver: int) -> None:
    table = rigged(FOUR)
    table.coins[0] = 7
    do(table, 0, "coup", 1)
    leave(table, leaver)
    assert (table.phase, table.owing) == (box.LOSE, 0b0010)
    do(table, 1, "lose", CAPTAIN)
    assert table.turn == 1


def test_a_deed_falls_away_if_its_actor_leaves_while_a_challenger_pays() -> None:
    table = rigged(FOUR)
    do(table, 0, "tax")
    do(table, 1, "challenge")
    do(table, 0, "show", DUKE)
    leave(table, 0)
    assert (table.phase, table.owing) == (box.LOSE, 0b0010)
    do(table, 1, "lose", CAPTAIN)
    assert (table.coins, table.turn) == ([0, 2, 2, 2], 1)


@pytest.mark.parametrize("influences", [1, 2])
def test_leaving_in_the_middle_of_an_exchange_returns_the_drawn_cards_unseen(
    influences: int,
) -> None:
    table = rigged(THREE, court=(CAPTAIN, AMBASSADOR))
    if influences == 1:
        lose_top(table, 0)
    do(table, 0, "exchange")
    all_pass(table)
    drawn = table.zones[box.HAND][-2:]
    leave(table, 0)
    assert set(drawn) <= set(table.zones[box.COURT])
    assert sorted(lost(table, 0)) == [DUKE, CONTESSA]
    assert all(table.known[card] == NOBODY for card in table.zones[box.COURT])
    assert (table.turn, table.phase) == (1, box.ACTION)
