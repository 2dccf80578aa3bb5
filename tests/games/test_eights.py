"""Eights: every ruling, every card, every option, and leaving in both directions of play."""

from collections import Counter
from typing import cast

import pytest

from chance import fits
from parlour.games.eights import GAME
from parlour.games.eights.rules import (
    CLOCKWISE,
    COUNTERCLOCKWISE,
    DECK,
    DRAWN,
    GAME_END,
    HAND,
    PILE,
    PLAY,
    PLAYS,
    Eights,
)
from parlour.games.eights.rules_cards import (
    CARDS,
    COLOUR,
    COLOURED_PLUS20,
    FACES,
    NO_COLOUR,
    NOPE,
    NUMBERS,
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
    WEIGHTS,
    WILD,
    WILDPICKSWAP,
    face_of,
)
from parlour.kernel.errors import Illegal, Malformed, NotYourTurn
from parlour.kernel.game import Options, OptionValue
from parlour.kernel.picks import choose_step, steps
from parlour.kernel.plain import action_plain, fingerprint
from parlour.kernel.playout import playout
from parlour.kernel.random import Random
from parlour.kernel.replay import Log, rebuild
from parlour.kernel.sampling import sample
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.telling import Told, told
from parlour.kernel.types import EVERYONE, HIDDEN, NOBODY, WATCHER
from parlour.kernel.wording import event_text

RED, BLUE, GREEN, YELLOW = 1, 2, 3, 4
SPECIALS = (PLUS2, SKIP, REVERSE, COLOURED_PLUS20, SWAP, PICKSWAP, NOPE, ROTATE, STEAL)
RED5, RED6, BLUE5, BLUE6 = (face_of(n, colour) for colour in (RED, BLUE) for n in (5, 6))
GREEN1, YELLOW1 = face_of(1, GREEN), face_of(1, YELLOW)
THE_WILD, THE_PLUS4, THE_PLUS20 = face_of(WILD), face_of(PLUS4), face_of(PLUS20)
ANYTHING = [GREEN1, YELLOW1]  # a hand that does not matter

# Helpers


def settled(preset: str, options: dict[str, OptionValue]) -> Options:
    return GAME.settle(options, preset)


def started(
    seats: int, seed: int | str = 0, preset: str = "spec", **options: OptionValue
) -> Eights:
    return cast(Eights, GAME.start(seats, Random(seed), settled(preset, options), Tape()))


def rigged(
    hands: list[list[int]],
    top: int,
    colour: int = NO_COLOUR,
    preset: str = "chaos",
    **options: OptionValue,
) -> Eights:
    """A table where the seats hold these faces, another lies on the pile, and seat 0 begins."""
    return rigged_with(settled(preset, options), hands, top, colour)


def rigged_with(
    options: Options, hands: list[list[int]], top: int, colour: int = NO_COLOUR
) -> Eights:
    table = cast(Eights, GAME.new(len(hands), options))
    table.tape = Tape()
    for seat, hand in enumerate(hands):
        for face in hand:
            table.cards_dealt(seat, [laid(table, face)])
    table.pile_opened(laid(table, top), top, COLOUR[top] or colour)
    table.turn_started(0)
    return table


def laid(table: Eights, face: int) -> int:
    """A card with this face on top of the deck."""
    deck = table.zones[DECK]
    card = deck[-1] if deck else len(table.faces)
    table.minted(card, face)
    return int(card)


def act(table: Table, name: str, *values: int, seed: int | str = 0) -> None:
    table.act(table.turn, GAME.action_numbers[name, values], Random(seed))


def hand(table: Table, seat: int) -> list[int]:
    return sorted(table.faces[card] for card in table.zones[HAND + seat])


def top(table: Table) -> int:
    return table.faces[table.zones[PILE][-1]]


def playable(table: Table) -> set[int]:
    """The faces the player whose turn it is may play."""
    return {PLAYS[action][0] for action in table.choices(table.turn)} - {0}


def targets(table: Table, face: int) -> set[int]:
    """Whom the player whose turn it is may choose for this card."""
    plays = [PLAYS[action] for action in table.choices(table.turn)]
    return {target for card, _, target in plays if card == face}


def named(table: Table) -> list[str]:
    """The forms of the choices."""
    return [GAME.actions[action][0] for action in table.choices(table.turn)]


def heard(table: Table, viewer: int, start: int = 0) -> list[Told]:
    assert table.tape is not None
    return told(GAME, table.tape, viewer, start)


def events(table: Table, start: int = 0) -> list[str]:
    assert table.tape is not None
    return [GAME.event_by_number[event[0]].name for event in table.tape.events(start)]


def end(table: Table) -> int:
    assert table.tape is not None
    return table.tape.end


# The cards and the endless deck


def test_numbers_have_nine_values_and_eight_is_the_wild_card() -> None:
    numbers = [face for face in FACES if RANK[face] in NUMBERS]
    assert len(numbers) == 36
    assert {RANK[face] for face in numbers} == {0, 1, 2, 3, 4, 5, 6, 7, 9}
    assert GAME.faces[THE_WILD - 1].value == "8"
    assert len(CARDS) - 1 == len(GAME.faces) == len({face.name for face in GAME.faces}) == 76


def shares(deck: str) -> dict[int, float]:
    """By rank, in percent; all numbers together count as rank 0."""
    weights = WEIGHTS[deck]
    found: Counter[int] = Counter()
    for face in FACES:
        found[0 if RANK[face] in NUMBERS else RANK[face]] += weights[face - 1]
    return {rank: 100 * weight / sum(weights) for rank, weight in found.items() if weight}


def test_basic_is_uniform_over_37_kinds() -> None:
    assert [weight for weight in WEIGHTS["basic"] if weight] == [1] * 37
    assert set(shares("basic")) == {0, WILD}


def test_spec_has_the_special_cards_with_their_weights() -> None:
    assert shares("spec") == {0: 60, WILD: 10, PLUS2: 15, PLUS4: 5, PLUS20: 2, SKIP: 4, REVERSE: 4}


def test_chaos_has_all_cards_with_their_weights() -> None:
    assert shares("chaos") == (
        {0: 49, WILD: 5, PLUS2: 9, PLUS4: 5, PLUS20: 3, COLOURED_PLUS20: 3, SKIP: 5, REVERSE: 4}
        | {SWAP: 2, PICKSWAP: 2, WILDPICKSWAP: 2, NOPE: 5, ROTATE: 4, STEAL: 2}
    )


@pytest.mark.parametrize("deck", ["basic", "spec", "chaos"])
def test_within_a_kind_colours_and_numbers_are_equally_likely(deck: str) -> None:
    for face in FACES:
        alike = [f for f in FACES if RANK[f] == RANK[face] or {RANK[f], RANK[face]} <= {*NUMBERS}]
        assert {WEIGHTS[deck][other - 1] for other in alike} == {WEIGHTS[deck][face - 1]}


@pytest.mark.parametrize("preset", ["basic", "spec", "chaos"])
def test_cards_are_drawn_by_their_weights_independently(preset: str) -> None:
    drawn: Counter[int] = Counter()
    for seed in range(60):
        table = started(10, f"weights {seed}", preset, hand_size=10)
        drawn.update(face for seat in range(10) for face in hand(table, seat))
    weights = {face: WEIGHTS[preset][face - 1] for face in FACES if WEIGHTS[preset][face - 1]}
    assert drawn.total() == 6000
    assert fits(drawn, weights)


def test_samples_deal_hidden_cards_by_the_weights() -> None:
    table = started(3, 1)
    view = table.view(0)
    guess = sample(view, Random(1))
    assert hand(guess, 0) == hand(table, 0)
    assert top(guess) == top(table)
    assert all(WEIGHTS["spec"][face - 1] for seat in (1, 2) for face in hand(guess, seat))
    assert {tuple(hand(sample(view, Random(seed)), 1)) for seed in range(9)} != {
        tuple(hand(table, 1))
    }


def test_the_deck_never_ends_and_nothing_is_reshuffled() -> None:
    table = rigged([[RED5], ANYTHING], BLUE6)
    table.draws_raised(500)
    act(table, "draw")
    assert len(table.zones[HAND]) == 501
    assert "mixed" not in events(table)


def test_a_buried_card_is_blank_again_so_that_cards_stay_few() -> None:
    table = rigged([[RED5, RED6, RED5], ANYTHING, ANYTHING], face_of(7, RED))
    buried = table.zones[PILE][0]
    act(table, "play", RED5)
    assert len(table.zones[PILE]) == 1
    assert table.faces[buried] == HIDDEN
    assert table.known[buried] == NOBODY
    assert buried in table.zones[DECK]
    long = started(4, 3, "basic", must_play=True)
    playout(long, Random(3))
    assert len(long.faces) < 80


# The start


def test_two_to_ten_can_play() -> None:
    assert GAME.seats == (2, 10)
    for seats in (1, 11):
        with pytest.raises(Malformed):
            GAME.new(seats)


@pytest.mark.parametrize("seats", range(2, 11))
def test_everybody_has_seven_cards_and_the_first_seat_begins(seats: int) -> None:
    table = started(seats)
    assert [len(table.zones[HAND + seat]) for seat in range(seats)] == [7] * seats
    assert (table.turn, table.owing, table.direction) == (0, 1, CLOCKWISE)
    for seat in range(seats):
        assert {table.known[card] for card in table.zones[HAND + seat]} == {1 << seat}


@pytest.mark.parametrize("size", [3, 10])
def test_the_size_of_a_hand_is_an_option(size: int) -> None:
    assert len(started(4, hand_size=size).zones[HAND + 3]) == size


@pytest.mark.parametrize("preset", ["basic", "spec", "chaos"])
def test_the_first_card_on_the_pile_is_a_number_or_a_wild_with_a_random_colour(preset: str) -> None:
    called = set()
    for seed in range(400):
        table = started(2, f"first {seed}", preset)
        face = top(table)
        assert table.known[table.zones[PILE][0]] == EVERYONE
        if face == THE_WILD:
            called.add(int(table.colour))
        else:
            assert RANK[face] in NUMBERS
            assert table.colour == COLOUR[face]
    assert called == {RED, BLUE, GREEN, YELLOW}


# What may be played


def test_same_colour_or_same_number_fits() -> None:
    table = rigged([[RED5, BLUE5, BLUE6, GREEN1], ANYTHING], RED6)
    assert playable(table) == {RED5, BLUE6}


@pytest.mark.parametrize("face", [THE_WILD, THE_PLUS4, THE_PLUS20, face_of(WILDPICKSWAP)])
def test_wild_cards_always_fit_and_call_a_colour(face: int) -> None:
    table = rigged([[face, RED5], ANYTHING, ANYTHING], BLUE6)
    assert playable(table) == {face}
    target = (1,) if RANK[face] == WILDPICKSWAP else ()
    colours = {PLAYS[action][1] for action in table.choices(0)} - {NO_COLOUR}
    assert colours == {RED, BLUE, GREEN, YELLOW}
    act(table, "play_wild", face, GREEN, *target)
    assert table.colour == GREEN
    assert top(table) == face


def test_after_a_wild_the_called_colour_counts() -> None:
    table = rigged([[THE_WILD, RED5], [RED5, face_of(3, GREEN), THE_WILD]], BLUE6)
    act(table, "play_wild", THE_WILD, GREEN)
    assert playable(table) == {face_of(3, GREEN), THE_WILD}
    act(table, "play", face_of(3, GREEN))
    assert table.colour == GREEN


@pytest.mark.parametrize("rank", SPECIALS)
def test_same_kind_of_special_card_fits(rank: int) -> None:
    blue, red = face_of(rank, BLUE), face_of(rank, RED)
    table = rigged([[blue, GREEN1], ANYTHING], red)
    assert playable(table) == {blue}
    assert playable(rigged([[blue, GREEN1], ANYTHING], RED5)) == set()
    assert playable(rigged([[blue, GREEN1], ANYTHING], BLUE5)) == {blue}


def test_a_coloured_plus20_is_not_of_the_same_kind_as_the_wild_one() -> None:
    coloured = face_of(COLOURED_PLUS20, RED)
    assert playable(rigged([[coloured], ANYTHING], THE_PLUS20, BLUE)) == set()
    assert playable(rigged([[coloured], ANYTHING], THE_PLUS20, RED)) == {coloured}


def test_choices_are_alike_for_cards_alike_and_for_the_chooser() -> None:
    table = rigged([[RED5, RED5, THE_WILD, GREEN1], ANYTHING], RED6)
    assert len(table.choices(0)) == 1 + 1 + 4
    assert table.view(0).choices(0) == table.choices(0)


def test_acting_out_of_turn_or_against_the_rules_is_refused() -> None:
    table = rigged([[RED5, GREEN1], ANYTHING], RED6)
    before = fingerprint(table)
    with pytest.raises(NotYourTurn):
        table.act(1, 0, Random(0))
    with pytest.raises(Illegal):
        act(table, "play", GREEN1)
    with pytest.raises(Illegal):
        act(table, "keep")
    assert fingerprint(table) == before


# Playing and drawing


def test_a_card_goes_from_hand_to_pile_and_the_turn_passes_on() -> None:
    table = rigged([[RED5, GREEN1], ANYTHING, ANYTHING], RED6)
    act(table, "play", RED5)
    assert hand(table, 0) == [GREEN1]
    assert top(table) == RED5
    assert (table.turn, table.turns) == (1, 2)


def test_which_of_two_cards_alike_is_played_is_chance() -> None:
    chosen = set()
    for seed in range(20):
        table = rigged([[RED5, GREEN1, RED5], ANYTHING], RED6)
        act(table, "play", RED5, seed=seed)
        chosen.add(table.zones[PILE][0])
    assert len(chosen) == 2


def test_a_draw_is_one_card_for_the_drawers_eyes_and_ends_the_turn() -> None:
    table = rigged([[RED5], ANYTHING, ANYTHING], BLUE6)
    start = end(table)
    act(table, "draw")
    card = table.zones[HAND][-1]
    assert len(table.zones[HAND]) == 2
    assert table.turn == 1
    assert table.known[card] == 0b001
    assert table.view(1).faces[card] == table.view(WATCHER).faces[card] == HIDDEN
    assert [item.faces for item in heard(table, 1, start) if item.faces] == []
    assert {card: table.faces[card]} in [item.faces for item in heard(table, 0, start)]


def test_one_may_draw_with_a_card_that_fits() -> None:
    assert "draw" in named(rigged([[RED5], ANYTHING], RED6))


def test_letting_time_run_out_is_a_draw() -> None:
    table = rigged([[RED5, THE_WILD], ANYTHING], RED6)
    assert GAME.actions[table.idle(0)] == ("draw", ())


def test_drawing_when_draws_are_pending_takes_them_all() -> None:
    table = rigged([[face_of(PLUS2, RED), RED5], ANYTHING, ANYTHING], RED6)
    act(table, "play", face_of(PLUS2, RED))
    assert table.pending == 2
    act(table, "draw")
    assert len(table.zones[HAND + 1]) == 4
    assert table.pending == 0
    assert table.turn == 2
    assert {table.known[card] for card in table.zones[HAND + 1]} == {0b010}


def test_option_draw_only_when_nothing_is_playable() -> None:
    assert "draw" not in named(rigged([[RED5], ANYTHING], RED6, must_play=True))
    assert named(rigged([[RED5], ANYTHING], BLUE6, must_play=True)) == ["draw"]
    table = rigged([[face_of(PLUS2, RED), RED5], [THE_PLUS20, RED5]], RED6, must_play=True)
    act(table, "play", face_of(PLUS2, RED))
    assert set(named(table)) == {"play_wild"}
    assert GAME.actions[table.idle(1)][0] == "play_wild"


# Option: a drawn card may be played at once


def drawn_into(face: int) -> Eights:
    """Seat 0 has drawn this card onto a red 6 and is asked about it."""
    for seed in range(2000):
        table = rigged([[RED5, GREEN1], ANYTHING, ANYTHING], RED6, play_drawn=True)
        act(table, "draw", seed=seed)
        if table.faces[table.zones[HAND][-1]] == face:
            return table
    raise AssertionError("no seed draws this card")


def test_option_a_drawn_card_may_be_played_at_once() -> None:
    table = drawn_into(face_of(3, RED))
    assert (table.phase, table.turn) == (DRAWN, 0)
    assert playable(table) == {face_of(3, RED)}
    act(table, "play", face_of(3, RED))
    assert top(table) == face_of(3, RED)
    assert hand(table, 0) == sorted([RED5, GREEN1])
    assert (table.phase, table.turn, table.turns) == (PLAY, 1, 2)


def test_a_drawn_card_may_be_kept() -> None:
    table = drawn_into(face_of(3, RED))
    assert GAME.actions[table.idle(0)] == ("keep", ())
    act(table, "keep")
    assert len(table.zones[HAND]) == 3
    assert (table.phase, table.turn) == (PLAY, 1)


def test_a_drawn_card_may_be_kept_even_if_one_must_play() -> None:
    for seed in range(10):
        table = rigged([[GREEN1], ANYTHING], RED6, play_drawn=True, must_play=True)
        act(table, "draw", seed=seed)
        assert named(table)[0] == "keep"


def test_of_two_alike_it_is_the_drawn_card_that_is_played() -> None:
    table = drawn_into(RED5)
    card = table.zones[HAND][-1]
    act(table, "play", RED5)
    assert table.zones[PILE] == [card]


def test_the_others_cannot_tell_whether_a_drawn_card_fits() -> None:
    fitting, other = drawn_into(face_of(3, RED)), drawn_into(face_of(3, BLUE))
    assert named(other) == ["keep"]
    assert named(fitting) == ["keep", "play"]
    assert fingerprint(fitting.view(1)) == fingerprint(other.view(1))
    assert [item.event for item in heard(fitting, 1)] == [item.event for item in heard(other, 1)]


def test_cards_drawn_for_a_plus_cannot_be_played_at_once() -> None:
    table = rigged([[face_of(PLUS2, RED), RED5], ANYTHING, ANYTHING], RED6, play_drawn=True)
    act(table, "play", face_of(PLUS2, RED))
    act(table, "draw")
    assert (table.turn, table.phase) == (2, PLAY)


def test_without_the_option_a_draw_ends_the_turn() -> None:
    assert GAME.settle()["play_drawn"] is False
    table = rigged([[RED5], ANYTHING], RED6)
    act(table, "draw")
    assert table.turn == 1


# Stacking

PLUSES = [face_of(PLUS2, BLUE), THE_PLUS4, THE_PLUS20, face_of(COLOURED_PLUS20, BLUE)]
NOPE_BLUE = face_of(NOPE, BLUE)
NO_ANSWERS = [THE_WILD, RED6, face_of(SKIP, RED), face_of(SWAP, RED), face_of(WILDPICKSWAP)]


def answers_to(face: int, preset: str = "chaos", **options: OptionValue) -> set[int]:
    """What may be played on this plus, whose colour is red, out of all kinds of cards."""
    answers = [*PLUSES, NOPE_BLUE, *NO_ANSWERS]
    table = rigged_with(settled(preset, options), [[face, RED5], answers], RED6)
    if COLOUR[face]:
        act(table, "play", face)
    else:
        act(table, "play_wild", face, RED)
    return playable(table)


@pytest.mark.parametrize("rank", [PLUS2, PLUS4, PLUS20, COLOURED_PLUS20])
def test_spec_any_plus_stacks_on_any_plus_and_nothing_else_does(rank: int) -> None:
    face = face_of(rank, NO_COLOUR if rank in (PLUS4, PLUS20) else RED)
    assert answers_to(face, "spec") - {NOPE_BLUE} == {*PLUSES}


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
    assert (top(table), table.turn) == (NOPE_BLUE, 1)


# Skip and reverse


@pytest.mark.parametrize(
    ("seats", "skipped", "turn"), [(4, 2, 3), (5, 1, 2), (3, 2, 0), (3, 1, 2), (2, 2, 1), (2, 1, 0)]
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


def reversing(times: int, **options: OptionValue) -> Eights:
    """Two players who have played so many reverses in a row."""
    reverses = [face_of(REVERSE, colour) for colour in (RED, BLUE, GREEN, YELLOW)] * 3
    table = rigged_with(settled("spec", options), [[*reverses, RED5]] * 2, RED6)
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


def test_after_a_swap_both_know_the_traded_cards_and_no_one_else_does() -> None:
    swap = face_of(SWAP, RED)
    table = rigged([[swap, RED5, RED6], [BLUE5], ANYTHING], RED6)
    act(table, "play", swap)
    for seat in (0, 1):
        assert {table.known[card] for card in table.zones[HAND + seat]} == {0b011}
    assert {table.known[card] for card in table.zones[HAND + 2]} == {0b100}


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
        assert all(table.known[card].bit_count() == 2 for card in table.zones[HAND + seat])


def test_a_steal_takes_a_random_card_of_the_next_player() -> None:
    steal = face_of(STEAL, RED)
    stolen = set()
    for seed in range(20):
        table = rigged([[steal, RED5], [BLUE5, BLUE6], ANYTHING], RED6)
        act(table, "play", steal, seed=seed)
        card = table.zones[HAND][-1]
        assert table.known[card] == 0b011
        assert len(table.zones[HAND + 1]) == 1
        assert len(table.zones[HAND]) == 2
        stolen.add(table.faces[card])
    assert stolen == {BLUE5, BLUE6}


# Winning


def test_an_empty_hand_wins() -> None:
    table = rigged([[RED5], ANYTHING, ANYTHING], RED6)
    act(table, "play", RED5)
    assert table.over
    assert table.winners == 0b001
    assert table.scores() == [1, 0, 0]
    assert (table.phase, table.owing) == (GAME_END, NOBODY)
    assert events(table)[-2:] == ["hand_emptied", "ended"]


@pytest.mark.parametrize("face", [face_of(PLUS2, RED), face_of(SKIP, RED), face_of(REVERSE, RED)])
def test_a_special_card_may_be_the_last_one(face: int) -> None:
    table = rigged([[face], ANYTHING], RED6)
    act(table, "play", face)
    assert table.winners == 0b01


def test_a_swap_with_the_last_card_makes_the_other_player_win() -> None:
    table = rigged([[face_of(SWAP, RED)], ANYTHING, ANYTHING], RED6)
    act(table, "play", face_of(SWAP, RED))
    assert table.winners == 0b010
    assert hand(table, 0) == sorted(ANYTHING)


def test_a_rotate_with_the_last_card_makes_the_next_player_win() -> None:
    table = rigged([[face_of(ROTATE, RED)], ANYTHING, ANYTHING], RED6)
    act(table, "play", face_of(ROTATE, RED))
    assert table.winners == 0b010


def test_who_loses_his_last_card_to_a_steal_wins() -> None:
    table = rigged([[face_of(STEAL, RED)], [BLUE5], ANYTHING], RED6)
    act(table, "play", face_of(STEAL, RED))
    assert hand(table, 0) == [BLUE5]
    assert table.winners == 0b010


def test_empty_hands_are_looked_at_in_seat_order_from_the_one_who_played() -> None:
    table = rigged([[], [NOPE_BLUE, RED5], ANYTHING, []], BLUE6)
    table.turn_started(1)
    act(table, "play", NOPE_BLUE)
    assert table.winners == 0b1000


def test_an_empty_hand_of_a_player_who_left_does_not_win() -> None:
    table = rigged([[NOPE_BLUE, RED5], ANYTHING, ANYTHING], BLUE6)
    table.resign(1, Random(0))
    act(table, "play", NOPE_BLUE)
    assert not table.over


# The greatest number of turns


def test_when_the_turns_run_out_the_fewest_cards_win() -> None:
    table = rigged([[RED5, RED6], [BLUE5], [BLUE6, GREEN1]], GREEN1, turn_limit=50)
    table.turns = 50
    act(table, "draw")
    assert table.winners == 0b010
    assert events(table)[-2:] == ["turns_ran_out", "ended"]
    assert table.phase == GAME_END


def test_players_who_hold_the_fewest_cards_together_share_the_game() -> None:
    table = rigged([[RED5, RED6], [BLUE5], [BLUE6], ANYTHING], GREEN1, turn_limit=50)
    table.resign(3, Random(0))
    table.turns = 50
    act(table, "draw")
    assert table.winners == 0b0110
    assert table.scores() == [0, 1, 1, 0]


@pytest.mark.parametrize("preset", ["basic", "spec", "chaos"])
@pytest.mark.parametrize("seats", [2, 4, 10])
def test_random_games_end_within_the_greatest_number_of_turns(preset: str, seats: int) -> None:
    for seed in range(4):
        table = started(seats, f"{seed} end", preset)
        playout(table, Random(seed))
        assert table.over
        assert table.turns <= 300


# Leaving


@pytest.mark.parametrize("direction", [CLOCKWISE, COUNTERCLOCKWISE])
@pytest.mark.parametrize("seat", range(4))
def test_when_the_player_whose_turn_it_is_leaves_the_turn_passes_on(
    seat: int, direction: int
) -> None:
    table = rigged([[RED5, BLUE5]] * 4, RED6)
    table.direction = direction
    table.turn_started(seat)
    table.resign(seat, Random(0))
    assert table.turn == (seat + (1 if direction == CLOCKWISE else -1)) % 4
    assert table.owing == 1 << table.turn
    assert table.zones[HAND + seat] == []


@pytest.mark.parametrize("direction", [CLOCKWISE, COUNTERCLOCKWISE])
def test_the_turn_passes_over_players_who_left_in_both_directions(direction: int) -> None:
    table = rigged([[RED5, BLUE5]] * 5, RED6)
    table.direction = direction
    for seat in (1, 4):
        table.resign(seat, Random(0))
    assert table.turn == 0
    act(table, "draw")
    assert table.turn == (2 if direction == CLOCKWISE else 3)


def test_the_cards_of_a_player_who_leaves_vanish() -> None:
    table = rigged([[RED5], [BLUE5, BLUE6], ANYTHING], RED6)
    cards = table.zones[HAND + 1][:]
    table.resign(1, Random(0))
    for card in cards:
        assert card in table.zones[DECK]
        assert table.faces[card] == HIDDEN
        assert table.known[card] == NOBODY


def test_pending_draws_of_a_player_who_leaves_are_left_to_the_next() -> None:
    table = rigged([[THE_PLUS4, RED5], ANYTHING, ANYTHING], RED6)
    act(table, "play_wild", THE_PLUS4, RED)
    table.resign(1, Random(0))
    assert (table.turn, table.pending) == (2, 4)


def test_leaving_with_a_drawn_card_in_hand_passes_the_turn_on() -> None:
    table = rigged([[RED5], ANYTHING, ANYTHING], BLUE6, play_drawn=True)
    act(table, "draw")
    assert table.phase == DRAWN
    table.resign(0, Random(0))
    assert (table.turn, table.phase, table.zones[HAND]) == (1, PLAY, [])


def test_while_another_decides_about_a_drawn_card_anybody_may_leave() -> None:
    table = rigged([[RED5], ANYTHING, ANYTHING], BLUE6, play_drawn=True)
    act(table, "draw")
    table.resign(1, Random(0))
    assert (table.turn, table.phase, table.owing) == (0, DRAWN, 1)
    act(table, "keep")
    assert table.turn == 2


@pytest.mark.parametrize("leaver", [0, 1])
def test_the_last_player_left_wins(leaver: int) -> None:
    table = rigged([[RED5], ANYTHING], BLUE6)
    table.resign(leaver, Random(0))
    assert table.over
    assert table.winners == 1 << (1 - leaver)
    assert table.phase == GAME_END


# Presets, actions, words, replays


def test_presets_are_sets_of_option_values() -> None:
    assert list(GAME.presets) == ["spec", "basic", "chaos"]
    assert GAME.presets["spec"] == {}
    plain = {option.name: option.default for option in GAME.options}
    assert GAME.settle() == plain
    assert GAME.settle(preset="basic") == plain | {"weights": "basic", "stacking": "off"}
    assert GAME.settle(preset="chaos") == plain | {"weights": "chaos", "stacking": "at_least"}


def test_actions_have_the_fields_they_need() -> None:
    def plain(name: str, *values: int) -> object:
        return action_plain(GAME, GAME.action_numbers[name, values])

    assert plain("play", RED5) == {"type": "play", "card": "red_5"}
    assert plain("play", face_of(PICKSWAP, BLUE), 3) == (
        {"type": "play", "card": "blue_pickswap", "target": 3}
    )
    assert plain("play_wild", THE_PLUS4, GREEN) == (
        {"type": "play_wild", "card": "plus4", "colour": "green"}
    )
    assert plain("draw") == {"type": "draw"}


def test_a_wild_pickswap_is_picked_card_then_colour_then_target() -> None:
    face = face_of(WILDPICKSWAP)
    table = rigged([[face, RED5], ANYTHING, ANYTHING], RED6)
    forms = [GAME.form_numbers[name] for name in ("draw", "play", "play_wild")]
    assert steps(GAME, table.choices(0), ()) == forms
    for step in (forms[2], face, YELLOW, 2):
        assert step in steps(GAME, table.choices(0), table.pick_of(0))
        choose_step(table, 0, step, Random(0))
    assert (table.colour, hand(table, 2)) == (YELLOW, [RED5])


def test_a_forced_draw_is_told_in_one_sentence_with_names_for_the_drawer_alone() -> None:
    table = rigged([[THE_PLUS4, RED5], ANYTHING, ANYTHING], RED6)
    act(table, "play_wild", THE_PLUS4, RED)
    start = end(table)
    act(table, "draw", seed=5)

    def sentence(viewer: int) -> str:
        (item,) = [
            item
            for item in heard(table, viewer, start)
            if GAME.event_by_number[item.event[0]].name == "cards_drawn"
        ]
        return event_text(item, table.view(viewer), ["Ann", "Bob", "Cy"])

    assert sentence(0) == sentence(WATCHER) == "Bob has to draw 4 cards."
    drawn = table.zones[HAND + 1][-1]
    name = GAME.words.faces[GAME.faces[table.faces[drawn] - 1].name][0]
    assert name in sentence(1)
    assert "cards" not in sentence(1)


@pytest.mark.parametrize("preset", ["basic", "spec", "chaos"])
def test_a_recorded_game_is_rebuilt_from_its_events(preset: str) -> None:
    for seed in range(4):
        options = settled(preset, {"play_drawn": seed % 2 == 0, "swap_anyone": seed > 1})
        tape, rng = Tape(), Random(f"replay {seed}")
        table = GAME.start(2 + seed, rng, options, tape)
        for _ in range(120):
            if not table.over:
                seat = table.next_seat()
                table.act(seat, table.random_choice(seat, rng), rng)
        log = Log(GAME, 2 + seed, options, tape.events())
        assert fingerprint(rebuild(log)) == fingerprint(table)
