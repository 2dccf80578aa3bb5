"""Oracle, ruling by ruling; decks and agents have files of their own."""

from collections import Counter
from itertools import permutations
from typing import cast

import pytest

from games.oracle.arena import (
    RNG,
    attack,
    build,
    deck_of,
    defend,
    face,
    forms,
    happened,
    last,
    names_in,
    rigged,
    start,
)
from parlour.games.oracle import GAME
from parlour.games.oracle.cards import NAMES
from parlour.games.oracle.rules import Oracle
from parlour.games.oracle.rules_actions import (
    ACCEPT,
    ACTION_COUNT,
    ATTACKS,
    DECLINE,
    DEFENDS,
    DISCARDS,
    DRAWING,
    EXCHANGES,
    FETCHES,
    KEEP,
    OFFER,
    PASS,
    RECALLING,
    REFUSE,
    TAKES,
    TEAMS,
)
from parlour.games.oracle.rules_combat import (
    DRAW2,
    LAST_CHAMPION,
    PATTERNS,
    POWERS,
)
from parlour.games.oracle.rules_table import (
    ACTION,
    BOX,
    DECK,
    DECK_KINDS,
    DEFENCE,
    DISCARD,
    DROP,
    HAND,
    MULLIGAN,
    PICK,
    PILE,
    PLAY,
    RECALL,
    ROW,
)
from parlour.games.oracle.visibility import Visibility, visibility
from parlour.games.oracle.words import PATTERN_TEXTS
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Options
from parlour.kernel.picks import DONE, choose_step, steps
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.kernel.telling import told
from parlour.kernel.types import HIDDEN, NO_ONE, NOBODY, WATCHER
from parlour.kernel.wording import action_text

# Before the game


@pytest.mark.parametrize("deck", DECK_KINDS)
def test_everybody_starts_with_99_energy_30_lunas_40_cards_and_a_hand_of_six(deck: str) -> None:
    table = start(deck=deck)
    build(table)
    assert table.energy == [99, 99]
    assert table.lunas == [30, 30]
    for seat in range(2):
        assert table.size(HAND + seat) == 6
        assert table.size(DECK + seat) == 34
        assert not table.zones[PILE + seat]
    assert table.phase == MULLIGAN


def test_the_first_player_is_drawn_by_lot() -> None:
    starters = Counter(start(seed).starter for seed in range(60))
    assert starters.keys() == {0, 1}
    assert min(starters.values()) >= 15


def test_forty_cards_of_a_random_deal_are_out_of_the_game_and_nobody_knows_a_deck() -> None:
    table = start()
    assert table.size(BOX) == 40
    for viewer in (0, 1, int(WATCHER)):
        view = table.view(viewer)
        for zone in (BOX, DECK, DECK + 1):
            assert all(view.faces[card] == HIDDEN for card in table.zones[zone])
    assert HIDDEN not in [table.view(0).faces[card] for card in table.zones[HAND]]


def test_a_monochrome_deck_is_one_colour_and_a_third_of_the_other_cards() -> None:
    table = start(deck="monochrome", colour_a="rouge", colour_b="indigo")
    for seat, colour in enumerate((1, 2)):
        wanted = Counter(NAMES[34 * colour : 34 * colour + 34])
        wanted += Counter({"draw2": 3, "draw3": 2, "exchange": 1})
        assert deck_of(table, seat) == wanted
    assert visibility(table.view(0))[0] == Visibility.VISIBLE, "the third colour lies open"


def test_monochrome_colours_are_drawn_by_lot_unless_named() -> None:
    pairs = set()
    for seed in range(60):
        table = start(seed, deck="monochrome")
        pairs.add(tuple(values[1] for name, values in happened(table) if name == "colour_given"))
    assert pairs == {(a, b) for a in range(3) for b in range(3) if a != b}
    for seed in range(20):
        table = start(seed, deck="monochrome", colour_b="orange")
        assert last(table, "colour_given") == (1, 0)


def test_both_players_cannot_have_the_same_colour_of_one_set() -> None:
    with pytest.raises(Malformed, match="one set, which has each colour once"):
        start(deck="monochrome", colour_a="rouge", colour_b="rouge")
    start(deck="random", colour_a="rouge", colour_b="rouge")


def test_both_know_what_is_in_monochrome_decks_but_not_the_order() -> None:
    table = start(deck="monochrome", colour_a="orange", colour_b="rouge")
    states = visibility(table.view(0))
    assert set(states[:34]) == {Visibility.VISIBLE, Visibility.IN_OWN_DECK}
    assert set(states[34:68]) == {Visibility.IN_OPP_HAND_OR_DECK}


# The mulligan


def second_hand(table: Oracle) -> int:
    return HAND + 1 - table.starter


def test_the_second_player_may_discard_up_to_two_cards_and_draws_as_many() -> None:
    for count in range(3):
        table = start("mulligan")
        seat = 1 - table.starter
        before = names_in(table, HAND + seat)
        assert table.owing == 1 << seat
        for _ in range(count):
            assert forms(table, seat) == {"keep", "discard"}
            table.act(seat, DISCARDS, RNG)
        if count < 2:
            table.act(seat, KEEP, RNG)
        assert table.phase == ACTION
        assert table.left == 0
        assert table.turn == table.starter
        assert names_in(table, PILE + seat) == before[:count]
        assert names_in(table, HAND + seat)[: 6 - count] == before[count:]
        assert table.size(HAND + seat) == 6
        assert table.size(DECK + seat) == 34 - count


def test_replacements_are_drawn_once_the_mulligan_is_complete() -> None:
    table = start("mulligan")
    seat = 1 - table.starter
    table.act(seat, DISCARDS + 3, RNG)
    assert table.size(HAND + seat) == 5
    assert len(table.choices(seat)) == 6


def test_cards_given_up_in_a_mulligan_are_seen_by_all() -> None:
    table = start("mulligan")
    seat = 1 - table.starter
    table.act(seat, DISCARDS, RNG)
    assert table.view(WATCHER).faces[table.top(PILE + seat)] != HIDDEN


# Turns


def test_the_first_player_does_not_draw_in_the_first_turn() -> None:
    table = start()
    table.act(1 - table.starter, KEEP, RNG)
    assert table.size(HAND + table.starter) == 6
    table.act(table.starter, PASS, RNG)
    assert table.turn == 1 - table.starter
    assert table.size(HAND + table.turn) == 7


def test_an_empty_deck_is_refilled_with_the_own_discards() -> None:
    table = rigged(("human_d4_0",), pile=("elf_d4_0", "draw2"), deck=("orc_d4_1",))
    table.turns = 2
    table.draw_cards(0, 1, RNG)
    assert names_in(table, HAND) == ["human_d4_0", "orc_d4_1"]
    table.draw_cards(0, 1, RNG)
    assert not table.zones[PILE]
    assert table.size(DECK) == 1
    assert "deck_refilled" in [name for name, _ in happened(table)]
    drawn = Counter(names_in(table, HAND) + names_in(table, DECK))
    assert drawn == Counter(("human_d4_0", "orc_d4_1", "elf_d4_0", "draw2"))


def test_without_deck_and_discards_nothing_is_drawn() -> None:
    table = rigged(("human_d4_0",), deck=())
    table.draw_cards(0, 3, RNG)
    assert names_in(table, HAND) == ["human_d4_0"]
    assert last(table, "nothing_drawn") == (0,)


def teams(table: Table, seat: int, form: str) -> list[tuple[int, ...]]:
    moves = [GAME.actions[action] for action in table.choices(seat)]
    return [places for name, places in moves if name == form]


def test_an_attack_takes_one_to_three_champions_that_can_be_paid() -> None:
    hand = ("koatl_d20_5", "draw2", "orc_d12_6", "human_d4_0")
    assert teams(rigged(hand, lunas=9), 0, "attack") == [
        (0,),
        (0, 2),
        (0, 2, 3),
        (0, 3),
        (2,),
        (2, 3),
        (3,),
    ]
    assert teams(rigged(hand, lunas=5), 0, "attack") == [(0,), (0, 3), (2,), (2, 3), (3,)]
    assert teams(rigged(hand, lunas=2), 0, "attack") == [(3,)]


def test_all_teams_of_a_full_hand_are_choices() -> None:
    hand = tuple(name for name in NAMES if name.startswith(("elf", "orc")))[:8]
    table = rigged(hand)
    assert len(teams(table, 0, "attack")) == 8 + 28 + 56 == len(TEAMS)
    assert table.choices(0) == sorted(table.choices(0))


def test_attackers_are_paid_for_and_shown() -> None:
    table = rigged(("koatl_d20_5", "human_d8_2", "human_d4_0"))
    attack(table, 0, 1)
    assert table.lunas == [26, 30]
    assert sorted(names_in(table, PLAY)) == ["human_d8_2", "koatl_d20_5"]
    assert names_in(table, HAND) == ["human_d4_0"]
    assert HIDDEN not in [table.view(WATCHER).faces[card] for card in table.zones[PLAY]]
    assert table.phase == DEFENCE
    assert table.owing == 2


def test_nothing_tells_where_in_hand_attackers_lay() -> None:
    hand = ("orc_d4_1", "elf_d4_0", "draw2")
    heard = []
    for order in permutations(hand):
        table = rigged(hand)
        for card, name in zip(table.zones[HAND], order, strict=True):
            table.faces[card] = face(name)
        attack(table, *[place for place, name in enumerate(order) if name != "draw2"])
        assert table.tape is not None
        heard.append([(one.event, one.faces) for one in told(GAME, table.tape, 1)])
    assert all(one == heard[0] for one in heard)


def test_cards_that_stay_in_hand_keep_their_order() -> None:
    hand = ("human_d4_0", "draw2", "elf_d4_0", "exchange", "orc_d4_1", "draw3")
    table = rigged(hand)
    attack(table, 0, 2, 4)
    assert names_in(table, HAND) == ["draw2", "exchange", "draw3"]
    table = rigged(hand)
    table.act(0, EXCHANGES + 2, RNG)
    assert names_in(table, HAND) == ["human_d4_0", "draw2", "orc_d4_1", "draw3"]


def test_the_other_player_defends_with_up_to_three_champions_he_can_pay_or_declines() -> None:
    table = rigged(("human_d4_0",), ("elf_d8_0", "draw3", "dragon_d12_5", "orc_d4_1"))
    table.lunas[1] = 3
    attack(table, 0)
    assert teams(table, 1, "defend") == [(0,), (0, 3), (2,), (2, 3), (3,)]
    assert forms(table, 1) == {"decline", "defend"}
    defend(table, 0, 3)
    assert table.lunas[1] == 2
    assert "defended" in [name for name, _ in happened(table)]


def dice_sum(table: Table, seat: int) -> int:
    return sum(v[2] for name, v in happened(table) if name == "rolled" and v[0] == seat)


def test_bases_count_in_attack_only_and_combos_on_both_sides() -> None:
    for _ in range(20):
        table = rigged(("human_d8_2", "human_d6_3"), ("elf_d8_2", "dwarf_d6_3", "koatl_d4_2"))
        attack(table, 0, 1)
        defend(table, 0, 1)
        seat, struck, parried = last(table, "struck")
        assert seat == 1
        assert struck == dice_sum(table, 0) + 5 + 10
        assert parried == dice_sum(table, 1) + 7
        assert table.damage == max(0, struck - parried)
        assert table.energy == [99, 99 - table.damage]
        told = [values for name, values in happened(table) if name == "combo_counted"]
        assert told == [(0, 10), (1, 7)]
        lost = [values for name, values in happened(table) if name == "energy_lost"]
        assert lost == ([(1, table.damage)] if table.damage else []), "nobody loses 0"


def test_every_die_is_rolled_from_one_to_its_sides() -> None:
    rolls: Counter[tuple[int, int]] = Counter()
    for seed in range(300):
        table = rigged(("human_d4_0",), ("hobbit_d6_0",))
        table.act(0, ATTACKS, Random(seed))
        table.act(1, DEFENDS, Random(seed))
        rolls.update((v[0], v[2]) for name, v in happened(table) if name == "rolled")
    assert {roll for seat, roll in rolls if seat == 0} == {1, 2, 3, 4}
    assert {roll for seat, roll in rolls if seat == 1} == {1, 2, 3, 4, 5, 6}
    assert min(rolls.values()) > 25


def test_an_attack_never_heals_and_energy_never_falls_below_zero() -> None:
    table = rigged(("human_d4_0",), ("dragon_d20_0", "aven_d20_5", "aven_d20_2"))
    attack(table, 0)
    defend(table, 0, 1, 2)
    assert table.energy == [99, 99]
    assert table.damage == 0
    table = rigged(("aven_d4_5",))
    table.energy[1] = 2
    attack(table, 0)
    table.act(1, DECLINE, RNG)
    assert table.energy == [99, 0]


def test_the_game_ends_at_once_when_energy_is_gone() -> None:
    table = rigged(("aven_d4_5",))
    table.energy[1] = 1
    attack(table, 0)
    table.act(1, DECLINE, RNG)
    assert table.over
    assert table.winners == 1
    assert table.scores() == [1, 0]
    assert table.lunas == [29, 30], "no luna for the last turn"


def test_cards_that_fought_go_to_their_owners_discards() -> None:
    table = rigged(("human_d4_0", "draw2"), ("elf_d4_0",))
    attack(table, 0)
    defend(table, 0)
    assert names_in(table, PILE) == ["human_d4_0"]
    assert names_in(table, PILE + 1) == ["elf_d4_0"]
    assert not table.zones[PLAY]
    assert not table.zones[PLAY + 1]


def test_the_active_player_gains_a_luna_at_the_end_of_the_turn() -> None:
    table = rigged(("human_d4_0",), ("elf_d4_0",))
    table.act(0, PASS, RNG)
    assert table.lunas == [31, 30]
    assert table.turn == 1
    attack(table, 0)
    table.act(0, DECLINE, RNG)
    assert table.lunas == [31, 31]


# Other cards


@pytest.mark.parametrize(("name", "count", "cost"), [("draw2", 2, 1), ("draw3", 3, 2)])
def test_a_draw_card_draws_and_is_discarded_after_the_draws(
    name: str, count: int, cost: int
) -> None:
    table = rigged((name,), pile=("elf_d4_0", "orc_d4_1", "human_d4_0"), deck=())
    table.act(0, DRAWING + face(name) - DRAW2, RNG)
    assert table.size(HAND) == count
    assert table.lunas[0] == 30 - cost + 1
    assert names_in(table, PILE) == [name], "it was not shuffled into the new deck"
    assert table.turn == 1


def test_a_draw_card_must_be_paid() -> None:
    assert forms(rigged(("draw2", "draw3"), lunas=1, draw_offers=False), 0) == {"pass", "draw"}
    assert forms(rigged(("draw2", "draw3"), lunas=0, draw_offers=False), 0) == {"pass"}
    choices = rigged(("draw2", "draw3"), lunas=1).choices(0)
    assert DRAWING in choices
    assert DRAWING + 1 not in choices


def test_a_recall_takes_exactly_one_or_two_champions() -> None:
    table = rigged(("draw2",), pile=("elf_d4_0", "draw3", "orc_d4_1"))
    table.act(0, RECALLING, RNG)
    assert table.phase == RECALL
    assert table.choices(0) == [FETCHES + face("orc_d4_1"), FETCHES + face("elf_d4_0")]
    table.act(0, FETCHES + face("elf_d4_0"), RNG)
    assert names_in(table, HAND) == ["elf_d4_0"]
    assert names_in(table, PILE) == ["draw3", "orc_d4_1", "draw2"]
    assert table.turn == 1
    table = rigged(("draw3",), pile=("elf_d4_0", "orc_d4_1"))
    table.act(0, RECALLING + 1, RNG)
    table.act(0, FETCHES + face("orc_d4_1"), RNG)
    assert table.choices(0) == [FETCHES + face("elf_d4_0")]
    table.act(0, FETCHES + face("elf_d4_0"), RNG)
    assert names_in(table, HAND) == ["orc_d4_1", "elf_d4_0"]
    assert table.lunas[0] == 29
    assert table.turn == 1


def test_a_place_in_the_discard_pile_says_which_champion_a_recall_takes() -> None:
    table = rigged(("draw2",), pile=("elf_d4_0", "draw3", "orc_d4_1"))
    table.act(0, RECALLING, RNG)
    for viewer in (0, 1, int(WATCHER)):
        pile = cast(Oracle, table.view(viewer)).faces_in(PILE)
        assert [FETCHES + pile[place] in table.choices(0) for place in range(3)] == [
            True,
            False,
            True,
        ]
        assert pile == table.faces_in(PILE)


def test_a_recall_needs_enough_champions_among_the_own_discards() -> None:
    one = rigged(("draw2", "draw3"), pile=("elf_d4_0", "draw2", "exchange"))
    assert RECALLING in one.choices(0)
    assert RECALLING + 1 not in one.choices(0)
    none = rigged(("draw2", "draw3"), pile=("draw2", "exchange"))
    assert not {RECALLING, RECALLING + 1} & set(none.choices(0))


def test_an_exchange_gives_up_a_champion_for_five_lunas() -> None:
    table = rigged(("exchange", "draw2", "human_d4_0", "elf_d4_0"))
    assert teams(table, 0, "exchange") == [(2,), (3,)]
    table.act(0, EXCHANGES + 2, RNG)
    assert table.lunas[0] == 36
    assert names_in(table, PILE) == ["human_d4_0", "exchange"]
    assert names_in(table, HAND) == ["draw2", "elf_d4_0"]
    assert table.turn == 1


def test_an_exchange_needs_a_champion_in_hand() -> None:
    assert "exchange" not in forms(rigged(("exchange", "draw2")), 0)


# The end of a turn


def test_more_than_seven_cards_are_discarded_down_to_seven() -> None:
    hand = ("draw3", *NAMES[:7])
    table = rigged(hand)
    table.act(0, DRAWING + 1, RNG)
    assert table.size(HAND) == 10, "the most one can hold"
    assert table.phase == DISCARD
    assert table.lunas[0] == 29, "the luna comes first"
    for left in (10, 9, 8):
        assert len(table.choices(0)) == left
        table.act(0, DISCARDS + left - 1, RNG)
    assert table.size(HAND) == 7
    assert table.size(PILE) == 4
    assert table.turn == 1


def test_seven_cards_may_be_kept() -> None:
    table = rigged(NAMES[:7])
    table.act(0, PASS, RNG)
    assert table.turn == 1


def test_after_500_turns_the_game_is_a_draw() -> None:
    table = rigged(("human_d4_0",))
    table.turns = 499
    table.act(0, PASS, RNG)
    assert not table.over
    table.act(1, PASS, RNG)
    assert table.turns == 500
    assert table.over
    assert table.winners == NOBODY
    assert table.scores() == [0, 0]


# Draws


def test_a_draw_can_be_offered_once_a_turn_before_the_action() -> None:
    table = rigged(("human_d4_0",))
    table.act(0, OFFER, RNG)
    assert table.offer == 0
    assert table.owing == 1
    assert OFFER not in table.choices(0)
    table.act(0, PASS, RNG)
    table.act(1, PASS, RNG)
    assert OFFER in table.choices(0)


def test_an_offer_stands_until_the_other_player_does_something_else() -> None:
    table = rigged(("human_d4_0",), ("elf_d4_0",))
    table.act(0, OFFER, RNG)
    attack(table, 0)
    assert {ACCEPT, REFUSE} <= set(table.choices(1))
    table.act(1, DECLINE, RNG)
    assert table.offer == NO_ONE
    assert not {ACCEPT, REFUSE} & set(table.choices(1))


def test_an_offer_can_be_accepted_in_defence_or_in_the_next_turn() -> None:
    for action in (ATTACKS, PASS):
        table = rigged(("human_d4_0",))
        table.act(0, OFFER, RNG)
        table.act(0, action, RNG)
        table.act(1, ACCEPT, RNG)
        assert table.over
        assert table.winners == NOBODY
        assert table.scores() == [0, 0]


def test_whoever_refuses_a_draw_still_has_his_move() -> None:
    table = rigged(("human_d4_0",))
    table.act(0, OFFER, RNG)
    table.act(0, PASS, RNG)
    assert OFFER not in table.choices(1), "one answers an offer before making one"
    table.act(1, REFUSE, RNG)
    assert table.offer == NO_ONE
    assert table.owing == 2
    assert OFFER in table.choices(1)
    table.act(1, PASS, RNG)
    assert table.turn == 0


def test_draw_offers_are_an_option() -> None:
    table = rigged(("human_d4_0",), draw_offers=False)
    assert OFFER not in table.choices(0)


# Leaving


def in_phase(phase: int) -> Oracle:
    """A table where something of this phase is asked."""
    if phase in (PICK, DROP):
        table = start(deck="solomon" if phase == PICK else "packs")
        rng = Random("phase")
        while table.phase != phase:
            seat = table.next_seat()
            table.act(seat, table.random_choice(seat, rng), rng)
        return table
    if phase == MULLIGAN:
        return start()
    hand = ("draw2", *NAMES[:7])
    table = rigged(hand, pile=("elf_d4_0",))
    if phase == DEFENCE:
        attack(table, 1)
    elif phase == RECALL:
        table.act(0, RECALLING, RNG)
    elif phase == DISCARD:
        table.act(0, PASS, RNG)
    return table


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("phase", [PICK, DROP, MULLIGAN, ACTION, DEFENCE, RECALL, DISCARD])
def test_whoever_leaves_loses(phase: int, seat: int) -> None:
    table = in_phase(phase)
    assert table.phase == phase
    table.resign(seat, RNG)
    assert table.over
    assert table.winners == 2 >> seat
    assert table.scores()[seat] == 0


def test_leaving_is_possible_while_an_answer_is_sealed_or_an_offer_stands() -> None:
    table = start(deck="packs")
    table.act(0, TAKES, RNG)
    table.resign(0, RNG)
    assert table.winners == 2
    table = rigged(("human_d4_0",))
    table.act(0, OFFER, RNG)
    table.resign(0, RNG)
    assert table.winners == 2


@pytest.mark.parametrize("phase", [PICK, DROP, MULLIGAN, ACTION, DEFENCE, RECALL, DISCARD])
def test_without_an_answer_the_game_goes_on_sensibly(phase: int) -> None:
    table = in_phase(phase)
    seat = table.next_seat()
    idle = table.idle(seat)
    assert idle in table.choices(seat)
    form, values = GAME.actions[idle]
    wanted = {
        PICK: "pick",
        DROP: "drop",
        MULLIGAN: "keep",
        ACTION: "pass",
        DEFENCE: "decline",
        RECALL: "fetch",
        DISCARD: "discard",
    }
    assert form == wanted[phase]
    if phase in (DROP, DISCARD):
        powers = [POWERS[kind] for kind in table.faces_in(HAND + seat)]
        assert powers[values[0]] == min(powers)
    if phase == PICK:
        assert POWERS[values[0]] == max(POWERS[kind] for kind in table.faces_in(ROW))


@pytest.mark.parametrize(("energy", "form"), [(10, "decline"), (9, "defend"), (1, "defend")])
def test_running_out_of_time_declines_no_defence_that_may_save_the_game(
    energy: int, form: str
) -> None:
    table = rigged(("aven_d4_5",), ("elf_d4_0", "elf_d6_3", "draw2"))
    table.energy[1] = energy  # the attack is 9 at most
    attack(table, 0)
    name, values = GAME.actions[table.idle(1)]
    assert (name, values) == (form, (0, 1) if form == "defend" else ())


# Choosing and reading


def test_actions_are_dense_and_named() -> None:
    assert len(GAME.actions) == ACTION_COUNT
    assert GAME.actions[ATTACKS + 2] == ("attack", (0, 1, 2))
    assert GAME.actions[FETCHES + LAST_CHAMPION] == ("fetch", (LAST_CHAMPION,))
    assert GAME.actions[KEEP] == ("keep", ())


def test_an_attack_can_be_picked_card_by_card() -> None:
    table = rigged(("human_d4_0", "elf_d4_0", "orc_d4_1"))
    form = GAME.form_numbers["attack"]
    for step in (form, 0, 2, DONE):
        assert step in steps(GAME, table.choices(0), table.pick_of(0))
        choose_step(table, 0, step, RNG)
    assert names_in(table, PLAY) == ["human_d4_0", "orc_d4_1"]
    table = rigged(("human_d4_0", "elf_d4_0"))
    for step in (form, 0, DONE):
        choose_step(table, 0, step, RNG)
    assert names_in(table, PLAY) == ["human_d4_0"]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_champions_are_picked_in_any_order(order: tuple[int, ...]) -> None:
    hand = ("human_d4_0", "elf_d4_0", "orc_d4_1")
    table = rigged(hand)
    choose_step(table, 0, GAME.form_numbers["attack"], RNG)
    for number, step in enumerate(order):
        left = sorted(steps(GAME, table.choices(0), table.pick_of(0)))
        assert left == [DONE] * bool(number) + sorted(order[number:])
        choose_step(table, 0, step, RNG)
    assert sorted(names_in(table, PLAY)) == sorted(hand)


def test_actions_read_by_the_cards_one_holds() -> None:
    table = rigged(("human_d8_2", "elf_d4_0"))
    attack_both = ATTACKS + TEAMS.index([0, 1])
    names = ["Ada", "Ben"]
    text = action_text(GAME, attack_both, names, table.view(0))
    assert text == "Attack with Human d8+2, Elf d4"
    assert action_text(GAME, attack_both, names) == "Attack with card 1, card 2"


def test_presets_are_the_ways_to_make_decks() -> None:
    assert GAME.settle() == {
        "deck": "random",
        "colour_a": "any",
        "colour_b": "any",
        "draw_offers": True,
    }
    chosen: list[Options] = [GAME.settle(preset=preset) for preset in GAME.presets]
    assert [options["deck"] for options in chosen] == list(DECK_KINDS)


def test_random_games_end() -> None:
    lengths = []
    for seed in range(40):
        rng = Random(seed)
        table = start(seed, draw_offers=False)
        while not table.over:
            seat = table.next_seat()
            table.act(seat, table.random_choice(seat, rng), rng)
        lengths.append(table.turns)
    assert 20 < sum(lengths) / 40 < 50


@pytest.mark.parametrize("deck", DECK_KINDS)
def test_the_rules_text_has_the_combos_of_the_decks_in_play(deck: str) -> None:
    options = GAME.settle({"deck": deck})
    text = GAME.words.rules(options)
    column = start(deck=deck).house.combos + 1
    for pattern, words in zip(PATTERNS, PATTERN_TEXTS, strict=True):
        line = f"| {words} | {pattern[column]} |"
        assert (line in text) == (pattern[column] > 0)
    assert ("offer a draw" in text) == bool(options["draw_offers"])
    assert GAME.words.turn(options) in text


def test_the_rules_text_says_how_decks_are_made_and_who_plays_which_colour() -> None:
    texts = {deck: GAME.words.rules(GAME.settle({"deck": deck})) for deck in DECK_KINDS}
    assert len(set(texts.values())) == len(DECK_KINDS)
    assert "51 cards and drops all but 40" in texts["one_two_three"]
    chosen = {"deck": "monochrome", "colour_a": "rouge", "draw_offers": False}
    text = GAME.words.rules(GAME.settle(chosen))
    assert "The player in the first seat plays rouge. Chance decides the other." in text
    assert "offer a draw" not in text
