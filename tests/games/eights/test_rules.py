"""Eights: the deck, what may be played, drawing, winning, leaving, options and texts."""

from collections import Counter
from typing import cast

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
    SPECIALS,
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
    named,
    playable,
    rigged,
    rigged_with,
    settled,
    started,
    top,
)
from parlour.games.eights import GAME
from parlour.games.eights.rules import Eights
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
from parlour.games.eights.rules_plays import PLAYS
from parlour.games.eights.rules_table import (
    CLOCKWISE,
    COUNTERCLOCKWISE,
    DECIDE,
    DECK,
    DRAWN,
    GAME_END,
    HAND,
    PILE,
    PLAY,
)
from parlour.kernel.errors import Illegal, Malformed, NotYourTurn
from parlour.kernel.game import Options, OptionValue
from parlour.kernel.picks import choose_step, steps
from parlour.kernel.plain import action_plain, fingerprint, table_plain
from parlour.kernel.playout import playout
from parlour.kernel.random import Random
from parlour.kernel.replay import Log, rebuild
from parlour.kernel.sampling import sample
from parlour.kernel.tape import Tape
from parlour.kernel.types import EVERYONE, HIDDEN, NOBODY, WATCHER
from parlour.kernel.wording import event_text
from parlour.testkit.chance import fits

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
        table = started(10, f"weights {seed}", preset, hand_size=10, players="2-10")
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
    playout(long, Random(3), 5000)
    assert len(long.faces) < 80


# The start


def test_three_to_six_play_by_the_specification_two_to_ten_by_option() -> None:
    assert GAME.seats == (2, 10)
    assert GAME.seats_for(GAME.settle()) == (3, 6)
    for seats in (2, 7):
        with pytest.raises(Malformed, match=f"for 3 to 6 players under these .*, not {seats}"):
            GAME.new(seats)
        assert GAME.new(seats, GAME.settle({"players": "2-10"})).seats == seats


@pytest.mark.parametrize("preset", ["party", "basic", "chaos"])
def test_two_to_ten_can_play_the_other_presets(preset: str) -> None:
    options = GAME.settle(preset=preset)
    assert GAME.seats_for(options) == (2, 10)
    assert [GAME.new(seats, options).seats for seats in (2, 10)] == [2, 10]
    for seats in (1, 11):
        with pytest.raises(Malformed):
            GAME.new(seats, options)


@pytest.mark.parametrize("seats", range(2, 11))
def test_everybody_has_seven_cards_and_the_first_seat_begins(seats: int) -> None:
    table = started(seats, preset="party")
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
        table = started(3, f"first {seed}", preset)
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


def test_nobody_else_can_tell_which_of_two_cards_alike_was_played_nor_that_there_were_two() -> None:
    alike = rigged([[RED5, GREEN1, RED5], ANYTHING], RED6)
    other = rigged([[GREEN1, RED5, YELLOW1], ANYTHING], RED6)
    for table in (alike, other):
        act(table, "play", RED5)
    for viewer in (1, WATCHER):
        assert table_plain(alike.view(viewer)) == table_plain(other.view(viewer))
    assert hand(alike, 0) == sorted([RED5, GREEN1])


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


def drawn_into(face: int, must_play: bool = False) -> Eights:
    """Seat 0 has drawn this card onto a red 6, which no card of its hand fits, and is asked."""
    options = settled("chaos", {"play_drawn": True, "must_play": must_play})
    for seed in range(2000):
        table = rigged_with(options, [[BLUE5, GREEN1], ANYTHING, ANYTHING], RED6)
        act(table, "draw", seed=seed)
        if table.faces[table.top(DRAWN)] == face:
            return table
    raise AssertionError("no seed draws this card")


def test_option_a_drawn_card_may_be_played_at_once() -> None:
    table = drawn_into(face_of(3, RED))
    assert (table.phase, table.turn) == (DECIDE, 0)
    assert playable(table) == {face_of(3, RED)}
    act(table, "play", face_of(3, RED))
    assert top(table) == face_of(3, RED)
    assert hand(table, 0) == sorted([BLUE5, GREEN1])
    assert (table.phase, table.turn, table.turns) == (PLAY, 1, 2)


def test_only_the_drawn_card_may_be_played_though_others_fit() -> None:
    table = rigged([[RED5, GREEN1], ANYTHING], RED6, play_drawn=True)
    act(table, "draw", seed=1)
    assert RED5 not in playable(table) - {table.faces[table.top(DRAWN)]}


def test_a_drawn_card_may_be_kept() -> None:
    table = drawn_into(face_of(3, RED))
    assert GAME.actions[table.idle(0)] == ("keep", ())
    act(table, "keep")
    assert hand(table, 0) == sorted([BLUE5, GREEN1, face_of(3, RED)])
    assert (table.phase, table.turn, table.zones[DRAWN]) == (PLAY, 1, [])


def test_who_must_play_keeps_a_drawn_card_unless_it_is_the_only_thing_that_can_be_played() -> None:
    assert named(drawn_into(face_of(3, BLUE), must_play=True)) == ["keep"]
    assert named(drawn_into(face_of(3, RED), must_play=True)) == ["play"]
    assert named(drawn_into(THE_WILD, must_play=True)) == ["play_wild"] * 4


def test_of_two_alike_it_is_the_drawn_card_that_is_played_and_all_know_that() -> None:
    for seed in range(2000):
        table = rigged([[RED5, GREEN1], ANYTHING, ANYTHING], RED6, play_drawn=True)
        for card in table.zones[HAND]:
            table.show(card, 0b010)
        act(table, "draw", seed=seed)
        if table.faces[table.top(DRAWN)] == RED5:
            break
    act(table, "play", RED5)
    assert hand(table.view(1), 0) == sorted([RED5, GREEN1])
    assert hand(table.view(2), 0) == [HIDDEN, HIDDEN]


def test_the_others_cannot_tell_whether_a_drawn_card_fits() -> None:
    fitting, other = drawn_into(face_of(3, RED)), drawn_into(face_of(3, BLUE))
    assert named(other) == ["keep"]
    assert named(fitting) == ["keep", "play"]
    assert fitting.view(1).faces[fitting.top(DRAWN)] == HIDDEN
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


# A limit of turns


def test_there_is_no_limit_of_turns_unless_an_option_sets_one() -> None:
    assert GAME.settle()["turn_limit"] == 0
    table = rigged([[RED5, RED6], [BLUE5], [BLUE6, GREEN1]], GREEN1)
    table.turns = 100_000
    act(table, "draw")
    assert not table.over
    assert table.turn == 1


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


@pytest.mark.parametrize("preset", ["party", "basic", "chaos"])
@pytest.mark.parametrize("seats", [2, 4, 10])
def test_random_games_end_within_the_limit(preset: str, seats: int) -> None:
    for seed in range(4):
        table = started(seats, f"{seed} end", preset, turn_limit=200)
        playout(table, Random(seed))
        assert table.over
        assert table.turns <= 200


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
    assert table.phase == DECIDE
    table.resign(0, Random(0))
    assert (table.turn, table.phase) == (1, PLAY)
    assert table.zones[HAND] == table.zones[DRAWN] == []


def test_while_another_decides_about_a_drawn_card_anybody_may_leave() -> None:
    table = rigged([[RED5], ANYTHING, ANYTHING], BLUE6, play_drawn=True)
    act(table, "draw")
    table.resign(1, Random(0))
    assert (table.turn, table.phase, table.owing) == (0, DECIDE, 1)
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
    assert list(GAME.presets) == ["spec", "party", "basic", "chaos"]
    assert GAME.presets["spec"] == {}
    plain = {option.name: option.default for option in GAME.options}
    party = plain | {"players": "2-10"}
    assert GAME.settle() == plain
    assert GAME.settle(preset="party") == party
    assert GAME.settle(preset="basic") == party | {"weights": "basic", "stacking": "off"}
    assert GAME.settle(preset="chaos") == party | {"weights": "chaos", "stacking": "at_least"}


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


@pytest.mark.parametrize("preset", ["basic", "party", "chaos"])
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


@pytest.mark.parametrize("preset", ["basic", "party", "chaos"])
def test_random_choices_are_all_legal_and_equally_likely(preset: str) -> None:
    for seed, seats in enumerate((2, 3, 4)):
        table = started(seats, f"fair {seed}", preset, play_drawn=seed == 2)
        rng = Random(f"fair {preset} {seed}")
        for _ in range(6):
            seat = table.next_seat()
            choices = table.choices(seat)
            drawn = Counter(table.random_choice(seat, rng) for _ in range(40 * len(choices)))
            assert fits(drawn, dict.fromkeys(choices, 1))
            table.act(seat, rng.pick(choices), rng)
            if table.over:
                break


def test_hands_that_were_counted_stay_right() -> None:
    """Choices come from counts; a copy counts anew and must agree."""
    for seed in range(6):
        options = settled("chaos", {"play_drawn": seed % 2 == 1})
        rng = Random(f"counts {seed}")
        table = cast(Eights, GAME.start(4, rng, options))
        for number in range(150):
            if table.over:
                break
            if number == 60:
                table.resign(seed % 4, rng)
            for seat in range(4):
                assert table.held(seat) == table.copy().held(seat)
            seat = table.next_seat()
            table.act(seat, table.random_choice(seat, rng), rng)


def test_a_view_counts_only_what_its_viewer_may_see() -> None:
    table = rigged([[RED5, GREEN1], [BLUE5, BLUE5]], RED6)
    assert table.held(1)[BLUE5] == 2
    view = cast(Eights, table.view(0))
    assert list(view.held(1)) == [3] + [0] * (len(CARDS) - 1)
    assert view.held(0)[RED5] == 1


# The text of the rules


def rules(preset: str = "spec", options: Options | None = None) -> str:
    return GAME.words.rules(settled(preset, options or {}))


def test_the_rules_tell_how_likely_each_card_is() -> None:
    assert "Numbers 0 to 7 and 9 (60 %)" in rules()
    assert "Wild +20 (2 %)" in rules()
    assert "Nope" not in rules()
    assert "Nope (5 %)" in rules("chaos")
    assert "+2 (" not in rules("basic")
    assert "**Plus" not in rules("basic")


@pytest.mark.parametrize(
    ("option", "value", "text"),
    [
        ("players", "2-10", "For 2 to 10 players."),
        ("hand_size", 5, "is dealt 5 cards"),
        ("skipped", 1, "the next player is skipped"),
        ("skipped", 2, "the next two players are skipped"),
        ("reverse_limit", 3, "After 3 in a row"),
        ("must_play", True, "only if none of your cards fits"),
        ("play_drawn", True, "You may play the card you draw at once"),
        ("turn_limit", 90, "After 90 turns"),
        ("turn_limit", 0, "There is no limit of turns."),
        ("stacking", "any", "any plus"),
        ("stacking", "at_least", "worth at least as much"),
    ],
)
def test_the_rules_follow_the_options(option: str, value: OptionValue, text: str) -> None:
    others = {opt.name: opt for opt in GAME.options}
    assert text in rules(options={option: value})
    if isinstance(others[option].default, bool) or value != others[option].default:
        assert text not in rules()
