"""Eights: what the special cards do."""

from collections import Counter
from typing import Any

import pytest

from games.eights.tables import (
    ANYTHING,
    BLUE,
    BLUE5,
    BLUE6,
    GREEN,
    GREEN1,
    NOPE_BLUE,
    RED,
    RED5,
    RED6,
    THE_PLUS4,
    THE_PLUS20,
    THE_WILD,
    YELLOW,
    YELLOW1,
    act,
    end,
    events,
    hand,
    heard,
    playable,
    rigged,
    rigged_with,
    settled,
    targets,
    top,
)
from parlour.games.eights import GAME
from parlour.games.eights.rules import Eights
from parlour.games.eights.rules_cards import (
    COLOUR,
    COLOURED_PLUS20,
    NO_COLOUR,
    PICKSWAP,
    PLUS2,
    PLUS4,
    PLUS20,
    RANK,
    REVERSE,
    ROTATE,
    SKIP,
    STEAL,
    SWAP,
    WILDPICKSWAP,
    face_of,
)
from parlour.games.eights.rules_plays import PLAYS
from parlour.games.eights.rules_table import CLOCKWISE, COUNTERCLOCKWISE, HAND
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.kernel.types import WATCHER
from parlour.kernel.wording import event_text
from parlour.testkit.chance import fits

# Stacking

PLUSES = [face_of(PLUS2, BLUE), THE_PLUS4, THE_PLUS20, face_of(COLOURED_PLUS20, BLUE)]
NO_ANSWERS = [THE_WILD, RED6, face_of(SKIP, RED), face_of(SWAP, RED), face_of(WILDPICKSWAP)]


def answers_to(face: int, **options: Any) -> set[int]:
    """What may be played on this plus, whose colour is red, out of all kinds of cards."""
    answers = [*PLUSES, NOPE_BLUE, *NO_ANSWERS]
    table = rigged_with(settled("chaos", options), [[face, RED5], answers], RED6)
    if COLOUR[face]:
        act(table, "play", face)
    else:
        act(table, "play_wild", face, RED)
    return playable(table)


@pytest.mark.parametrize("rank", [PLUS2, PLUS4, PLUS20, COLOURED_PLUS20])
def test_spec_any_plus_stacks_on_any_plus_and_nothing_else_does(rank: int) -> None:
    assert GAME.settle()["stacking"] == "any"
    face = face_of(rank, NO_COLOUR if rank in (PLUS4, PLUS20) else RED)
    assert answers_to(face, stacking="any") - {NOPE_BLUE} == {*PLUSES}


def test_chaos_a_plus_of_at_least_the_value_stacks_or_a_nope() -> None:
    assert answers_to(face_of(PLUS2, RED)) == {*PLUSES, NOPE_BLUE}
    assert answers_to(THE_PLUS4) == {*PLUSES[1:], NOPE_BLUE}
    assert answers_to(THE_PLUS20) == {*PLUSES[2:], NOPE_BLUE}
    assert answers_to(face_of(COLOURED_PLUS20, RED)) == {*PLUSES[2:], NOPE_BLUE}


def test_without_stacking_only_a_nope_helps() -> None:
    assert answers_to(face_of(PLUS2, RED), stacking="off") == {NOPE_BLUE}


def test_stacked_draws_add_up_and_hit_the_first_who_draws() -> None:
    hands = [[face_of(PLUS2, RED), RED5], [THE_PLUS20, RED5], [THE_PLUS4, RED5], ANYTHING]
    table = rigged(hands, RED6, preset="spec")
    act(table, "play", face_of(PLUS2, RED))
    act(table, "play_wild", THE_PLUS20, BLUE)
    act(table, "play_wild", THE_PLUS4, GREEN)
    assert (table.pending, table.colour, table.turn) == (26, GREEN, 3)
    act(table, "draw")
    assert len(table.zones[HAND + 3]) == 28
    assert table.pending == 0
    assert table.turn == 0


def test_after_the_draw_play_goes_on_with_the_plus_on_the_pile() -> None:
    hands = [[face_of(PLUS2, RED), RED5], ANYTHING, [face_of(PLUS2, BLUE), RED5, BLUE5]]
    table = rigged(hands, RED6)
    act(table, "play", face_of(PLUS2, RED))
    act(table, "draw")
    assert playable(table) == {face_of(PLUS2, BLUE), RED5}


@pytest.mark.parametrize(("rank", "number"), [(PLUS2, 2), (COLOURED_PLUS20, 20)])
def test_coloured_plus_cards(rank: int, number: int) -> None:
    table = rigged([[face_of(rank, RED), RED5], ANYTHING], RED6)
    act(table, "play", face_of(rank, RED))
    assert (table.pending, table.colour) == (number, RED)


@pytest.mark.parametrize(("face", "number"), [(THE_PLUS4, 4), (THE_PLUS20, 20)])
def test_wild_plus_cards(face: int, number: int) -> None:
    table = rigged([[face, RED5], ANYTHING], BLUE6)
    act(table, "play_wild", face, YELLOW)
    assert (table.pending, table.colour) == (number, YELLOW)


def test_a_nope_cancels_the_draws_for_all() -> None:
    table = rigged([[THE_PLUS20, RED5], [NOPE_BLUE, RED5], [BLUE5, RED5]], RED6)
    act(table, "play_wild", THE_PLUS20, RED)
    act(table, "play", NOPE_BLUE)
    assert (table.pending, table.colour, table.turn) == (0, BLUE, 2)
    assert playable(table) == {BLUE5}
    assert events(table).count("draws_cancelled") == 1


def test_a_nope_with_no_draws_pending_is_a_coloured_card() -> None:
    table = rigged([[NOPE_BLUE, RED5], ANYTHING], BLUE6)
    act(table, "play", NOPE_BLUE)
    assert "draws_cancelled" not in events(table)
    assert "nothing_cancelled" in events(table)
    assert (top(table), table.turn) == (NOPE_BLUE, 1)


# Skip and reverse


@pytest.mark.parametrize(
    ("seats", "skipped", "turn"), [(4, 2, 3), (5, 1, 2), (3, 2, 0), (3, 1, 2), (2, 2, 0), (2, 1, 0)]
)
def test_a_skip_passes_over_two_players_or_one_by_option(
    seats: int, skipped: int, turn: int
) -> None:
    hands = [[face_of(SKIP, RED), RED5]] + [ANYTHING] * (seats - 1)
    table = rigged(hands, RED6, skipped=skipped)
    act(table, "play", face_of(SKIP, RED))
    assert table.turn == turn


def test_two_players_are_skipped_by_default() -> None:
    assert GAME.settle()["skipped"] == 2


def test_with_two_players_left_a_skip_of_two_makes_the_same_player_go_again() -> None:
    table = rigged([[face_of(SKIP, RED), RED5], ANYTHING, ANYTHING], RED6)
    table.resign(1, Random(0))
    start = end(table)
    act(table, "play", face_of(SKIP, RED))
    assert (table.turn, table.turns) == (0, 2)
    said = [item for item in heard(table, WATCHER, start)]
    texts = [event_text(item, table.view(WATCHER), ["Ann", "Bob", "Cy"]) for item in said]
    assert "Players skipped: 1." in texts


def test_a_skip_does_not_count_players_who_left() -> None:
    table = rigged([[face_of(SKIP, RED), RED5]] + [ANYTHING] * 5, RED6)
    table.resign(1, Random(0))
    table.resign(3, Random(0))
    act(table, "play", face_of(SKIP, RED))
    assert table.turn == 5


def test_a_reverse_flips_the_direction() -> None:
    table = rigged([[face_of(REVERSE, RED), RED5], ANYTHING, ANYTHING, ANYTHING], RED6)
    act(table, "play", face_of(REVERSE, RED))
    assert (table.direction, table.turn) == (COUNTERCLOCKWISE, 3)
    act(table, "draw")
    assert table.turn == 2


def test_a_skip_goes_in_the_direction_of_play() -> None:
    hands = [[face_of(REVERSE, RED), RED5], ANYTHING, ANYTHING, [face_of(SKIP, RED), RED5]]
    table = rigged(hands, RED6)
    act(table, "play", face_of(REVERSE, RED))
    act(table, "play", face_of(SKIP, RED))
    assert table.turn == 0


def test_with_two_players_a_reverse_is_a_pass() -> None:
    table = rigged([[face_of(REVERSE, RED), RED5], ANYTHING], RED6)
    act(table, "play", face_of(REVERSE, RED))
    assert (table.direction, table.turn) == (COUNTERCLOCKWISE, 1)
    act(table, "draw")
    assert table.turn == 0


def reversing(times: int, **options: Any) -> Eights:
    """Two players who have played so many reverses in a row."""
    reverses = [face_of(REVERSE, colour) for colour in (RED, BLUE, GREEN, YELLOW)] * 3
    table = rigged_with(settled("party", options), [[*reverses, RED5]] * 2, RED6)
    for number in range(times):
        act(table, "play", face_of(REVERSE, RED))
        assert table.reverses == number + 1
    return table


def can_reverse(table: Table) -> bool:
    return REVERSE in {RANK[face] for face in playable(table)}


def test_the_fifth_reverse_in_a_row_is_illegal_until_something_else_is_played() -> None:
    assert can_reverse(reversing(3))
    table = reversing(4)
    assert not can_reverse(table)
    act(table, "draw")
    assert not can_reverse(table)
    act(table, "play", RED5)
    assert table.reverses == 0
    assert can_reverse(table)


def test_a_draw_does_not_break_a_row_of_reverses() -> None:
    table = reversing(3)
    act(table, "draw")
    act(table, "draw")
    assert table.reverses == 3


@pytest.mark.parametrize(("limit", "times"), [(1, 1), (2, 2)])
def test_the_reverse_limit_is_an_option(limit: int, times: int) -> None:
    assert not can_reverse(reversing(times, reverse_limit=limit))


def test_the_reverse_limit_can_be_switched_off() -> None:
    table = rigged([[face_of(REVERSE, RED)] * 6 + [RED5]] * 2, RED6, reverse_limit=0)
    for _ in range(9):
        act(table, "play", face_of(REVERSE, RED))
    assert can_reverse(table)


# The cards of chaos


def test_a_swap_trades_hands_with_the_next_player() -> None:
    swap = face_of(SWAP, RED)
    table = rigged([[swap, RED5, RED6], [BLUE5], ANYTHING], RED6)
    act(table, "play", swap)
    assert hand(table, 0) == [BLUE5]
    assert hand(table, 1) == sorted([RED5, RED6])
    assert hand(table, 2) == sorted(ANYTHING)
    assert table.turn == 1


def test_a_swap_goes_in_the_direction_of_play_and_passes_over_who_left() -> None:
    swap = face_of(SWAP, RED)
    hands = [[swap, RED5], [GREEN1, YELLOW1], [BLUE6, GREEN1], [BLUE5, GREEN1]]
    table = rigged(hands, RED6)
    table.direction = COUNTERCLOCKWISE
    table.resign(3, Random(0))
    act(table, "play", swap)
    assert hand(table, 0) == sorted([BLUE6, GREEN1])
    assert table.turn == 2


def test_option_a_swap_may_be_with_anyone() -> None:
    swap = face_of(SWAP, RED)
    table = rigged([[swap, RED5], ANYTHING, [BLUE5], ANYTHING], RED6, swap_anyone=True)
    assert {PLAYS[action][2] for action in table.choices(0) if PLAYS[action][0] == swap} == {
        1,
        2,
        3,
    }
    act(table, "play", swap, 2)
    assert hand(table, 0) == [BLUE5]
    assert hand(table, 2) == [RED5]


@pytest.mark.parametrize("face", [face_of(PICKSWAP, RED), face_of(WILDPICKSWAP)])
def test_a_pickswap_trades_hands_with_a_player_of_ones_choice(face: int) -> None:
    table = rigged([[face, RED5], ANYTHING, ANYTHING, [BLUE5, BLUE6]], RED6)
    table.resign(1, Random(0))
    assert targets(table, face) == {2, 3}
    if COLOUR[face]:
        act(table, "play", face, 3)
    else:
        act(table, "play_wild", face, GREEN, 3)
    assert hand(table, 0) == sorted([BLUE5, BLUE6])
    assert hand(table, 3) == [RED5]
    assert table.colour == (RED if COLOUR[face] else GREEN)


def test_the_order_of_a_hand_does_not_move_on_with_it() -> None:
    rotate = face_of(ROTATE, RED)
    hands = [[rotate, RED5, BLUE6, BLUE5], [BLUE6, BLUE5], ANYTHING, [RED6, BLUE6]]
    table = rigged(hands, RED6)
    act(table, "play", rotate)
    for seat in range(4):
        faces = [table.faces[card] for card in table.zones[HAND + seat]]
        assert faces == sorted(faces)


@pytest.mark.parametrize("direction", [CLOCKWISE, COUNTERCLOCKWISE])
def test_a_rotate_moves_all_hands_on_in_the_direction_of_play(direction: int) -> None:
    rotate = face_of(ROTATE, RED)
    table = rigged([[rotate, RED5], [BLUE5], ANYTHING, [BLUE6]], RED6)
    table.resign(2, Random(0))
    table.direction = direction
    act(table, "play", rotate)
    hands = [hand(table, seat) for seat in range(4)]
    if direction == CLOCKWISE:
        assert hands == [[BLUE6], [RED5], [], [BLUE5]]
    else:
        assert hands == [[BLUE5], [BLUE6], [], [RED5]]
    for seat in (0, 1, 3):
        assert all(table.known[card] >> seat & 1 for card in table.zones[HAND + seat])
        assert all(int(table.known[card]).bit_count() == 2 for card in table.zones[HAND + seat])


def test_a_steal_takes_a_random_card_of_the_next_player_and_shows_it_to_the_thief() -> None:
    steal = face_of(STEAL, RED)
    stolen: Counter[int] = Counter()
    for seed in range(300):
        table = rigged([[steal, RED5], [BLUE5, BLUE6, BLUE5], ANYTHING], RED6)
        act(table, "play", steal, seed=seed)
        card = table.top(HAND)
        assert table.known[card] == 0b011
        assert (len(table.zones[HAND]), len(table.zones[HAND + 1])) == (2, 2)
        stolen[table.faces[card]] += 1
    assert fits(stolen, {BLUE5: 2, BLUE6: 1})


def test_where_a_card_lies_in_a_hand_does_not_matter_to_a_thief() -> None:
    steal = face_of(STEAL, RED)
    for seed in range(20):
        taken = set()
        for cards in ([BLUE5, BLUE6, GREEN1], [GREEN1, BLUE5, BLUE6]):
            table = rigged([[steal, RED5], cards, ANYTHING], RED6)
            act(table, "play", steal, seed=seed)
            taken.add(table.faces[table.top(HAND)])
        assert len(taken) == 1
