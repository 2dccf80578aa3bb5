"""Oracle, ruling by ruling."""

from collections import Counter
from hashlib import blake2b
from itertools import combinations, combinations_with_replacement, permutations, product

import pytest

from parlour.bots.registry import make_bot
from parlour.games.oracle import GAME, rules_agents
from parlour.games.oracle.cards import CHAMPIONS, COLOURS, NAMES, ORDER_LETTERS, OTHERS, SPECIES
from parlour.games.oracle.decks import make_custom, read_deck
from parlour.games.oracle.rules import (
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
    Oracle,
)
from parlour.games.oracle.rules_combat import (
    BASES,
    BY_CHANCE,
    CONSTRUCTED,
    COSTS,
    DICE,
    DRAFTED,
    DRAW2,
    DRAW3,
    EXCHANGE,
    FULL_SET,
    LAST_CHAMPION,
    POWERS,
    SPECIES_OF,
    combo,
    dice_of,
    expected_damage,
    expected_excess,
    kill_chance,
    total_base,
)
from parlour.games.oracle.rules_draft import GROUPS, LIMITS
from parlour.games.oracle.rules_table import (
    ACTION,
    ASIDE,
    BOX,
    DECK,
    DECK_KINDS,
    DEFENCE,
    DISCARD,
    DROP,
    HAND,
    MULLIGAN,
    NO_ONE,
    PICK,
    PILE,
    PLAY,
    POOL,
    RECALL,
)
from parlour.games.oracle.rules_tactics import USUAL, Ranking, Values, excess, rank
from parlour.games.oracle.visibility import Visibility, visibility
from parlour.kernel.errors import Illegal, Malformed
from parlour.kernel.game import Options
from parlour.kernel.picks import DONE, choose_step, steps
from parlour.kernel.random import Random
from parlour.kernel.sampling import sample
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.telling import told
from parlour.kernel.types import EVERYONE, HIDDEN, WATCHER
from parlour.kernel.wording import action_text

RNG = Random("oracle")
NOTHING: tuple[str, ...] = ()

# Set-up of the tests


def face(name: str) -> int:
    return GAME.face_numbers[name]


def start(seed: int | str = 0, **options: int | bool | str) -> Oracle:
    table = GAME.start(2, Random(seed), GAME.settle(options), Tape())
    assert isinstance(table, Oracle)
    return table


def lay_out(table: Oracle, wanted: dict[int, list[int]]) -> None:
    """Put cards with these faces into these zones; both players still have forty cards."""
    free = list(range(120))
    table.faces = FULL_SET[:]
    zones: list[list[int]] = [[] for _ in table.zones]
    for zone, faces in wanted.items():
        for kind in faces:
            card = next(card for card in free if FULL_SET[card] == kind)
            free.remove(card)
            zones[zone].append(card)
    for seat in range(2):
        mine = sum(len(zones[zone + seat]) for zone in (DECK, HAND, PILE, PLAY))
        if DECK + seat not in wanted:
            zones[DECK + seat] = [free.pop() for _ in range(40 - mine)]
    zones[BOX] = free
    table.zones = zones
    for zone, cards in enumerate(zones):
        for card in cards:
            table.known[card] = 1 << (zone - HAND) if zone in (HAND, HAND + 1) else 0
            if zone in (PILE, PILE + 1, PLAY, PLAY + 1):
                table.known[card] = int(EVERYONE)


def rigged(
    hand: tuple[str, ...],
    other: tuple[str, ...] = NOTHING,
    pile: tuple[str, ...] = NOTHING,
    deck: tuple[str, ...] | None = None,
    lunas: int = 30,
    **options: int | bool | str,
) -> Oracle:
    """Seat 0 is about to act in its first turn. The last card of `deck` is on top."""
    seed = 0
    while (table := start(seed, **options)).starter != 0:
        seed += 1
    table.act(1, KEEP, RNG)
    wanted = {
        HAND: [face(name) for name in hand],
        HAND + 1: [face(name) for name in other],
        PILE: [face(name) for name in pile],
    }
    if deck is not None:
        wanted[DECK] = [face(name) for name in deck]
    lay_out(table, wanted)
    table.lunas = [lunas, lunas]
    table.tape = Tape()
    return table


def attack(table: Table, *places: int) -> None:
    table.act(table.next_seat(), ATTACKS + TEAMS.index(list(places)), RNG)


def defend(table: Table, *places: int) -> None:
    table.act(table.next_seat(), DEFENDS + TEAMS.index(list(places)), RNG)


def names_in(table: Table, zone: int) -> list[str]:
    return [NAMES[table.faces[card] - 1] for card in table.zones[zone]]


def happened(table: Table) -> list[tuple[str, tuple[int, ...]]]:
    assert table.tape is not None
    return [(GAME.event_by_number[event[0]].name, event[1:]) for event in table.tape.events()]


def last(table: Table, name: str) -> tuple[int, ...]:
    return next(values for event, values in reversed(happened(table)) if event == name)


def build(table: Oracle, seed: str = "build") -> None:
    """Pick and drop at random until decks are ready."""
    rng = Random(seed)
    while table.phase in (PICK, DROP):
        seat = table.next_seat()
        table.act(seat, table.random_choice(seat, rng), rng)


def forms(table: Table, seat: int) -> set[str]:
    return {GAME.actions[action][0] for action in table.choices(seat)}


# Cards


def test_a_set_has_120_cards_with_the_published_figures() -> None:
    rows = [
        (
            COLOURS[number // 34],
            SPECIES[number // 34][ORDER_LETTERS.index(CHAMPIONS[number % 34][0])],
            CHAMPIONS[number % 34][0],
            COSTS[kind],
            DICE[kind],
            BASES[kind],
            POWERS[kind],
        )
        if kind <= LAST_CHAMPION
        else ("", "", "", COSTS[kind], DICE[kind], BASES[kind], POWERS[kind])
        for number, kind in enumerate(FULL_SET)
    ]
    assert len(rows) == 120
    digest = blake2b(repr(rows).encode(), digest_size=8).hexdigest()
    assert digest == "111fc0b1aa07853d"  # of the same rows from the published list


def test_the_set_has_102_champions_9_and_6_draw_cards_and_3_exchanges() -> None:
    counts = Counter(FULL_SET)
    assert [counts[kind] for kind in range(1, 103)] == [1] * 102
    assert (counts[DRAW2], counts[DRAW3], counts[EXCHANGE]) == (9, 6, 3)
    assert [(row[0], row[1]) for row in OTHERS] == [("draw2", 1), ("draw3", 2), ("exchange", 0)]


def test_colour_and_order_decide_one_of_fifteen_species() -> None:
    names = {name.split("_")[0] for name in NAMES[:LAST_CHAMPION]}
    assert names == {species for colour in SPECIES for species in colour}
    by_species = {(NAMES[kind - 1].split("_")[0], SPECIES_OF[kind]) for kind in range(1, 103)}
    assert len(by_species) == len(names) == 15


# Combos


def as_specified(way: int, cards: tuple[int, ...]) -> int:
    """The specification's pseudo-code for species (5 * colour + order) in this order."""
    s, o, c = cards, [card % 5 for card in cards], [card // 5 for card in cards]
    if way == CONSTRUCTED:
        return constructed(s, o)
    if len(cards) == 2:
        return 10 if s[1] == s[0] else 7 if o[1] == o[0] else 5 if c[1] == c[0] else 0
    if s[1] == s[0]:
        return 16 if s[2] == s[0] else 14 if o[2] == o[0] else 13 if c[2] == c[0] else 10
    if s[2] == s[0]:
        return 14 if o[2] == o[1] else 13 if c[2] == c[1] else 10
    if o[1] == o[0]:
        return 11 if o[2] == o[0] else 9 if c[2] == c[1] else 7
    if o[2] == o[0]:
        return 9 if c[1] == c[0] else 7
    if c[1] == c[0]:
        return 8 if c[2] == c[0] else 5
    return 5 if c[2] == c[0] else 0


def constructed(s: tuple[int, ...], o: list[int]) -> int:
    if len(s) == 2:
        return 7 if s[1] == s[0] else 4 if o[1] == o[0] else 0
    if s[1] == s[0]:
        return 12 if s[2] == s[0] else 9 if o[2] == o[0] else 7
    if s[2] == s[0]:
        return 9 if o[2] == o[1] else 7
    if o[1] == o[0]:
        return 6 if o[2] == o[0] else 4
    return 4 if o[2] == o[0] else 0


def champion_of(species: int) -> int:
    return SPECIES_OF.index(species)


@pytest.mark.parametrize("way", [BY_CHANCE, CONSTRUCTED])
@pytest.mark.parametrize("size", [2, 3])
def test_the_combo_bonus_is_the_best_over_all_orders(way: int, size: int) -> None:
    for species in combinations_with_replacement(range(15), size):
        best = max(as_specified(way, order) for order in permutations(species))
        for order in permutations(species):
            assert combo(way, [champion_of(one) for one in order]) == best


def test_combo_values_over_all_triples_of_champions() -> None:
    counts = Counter(
        combo(BY_CHANCE, list(triple)) for triple in combinations(range(1, LAST_CHAMPION + 1), 3)
    )
    assert sum(counts.values()) == 171_700
    assert counts == {
        0: 18816,
        5: 56448,
        7: 18900,
        8: 9408,
        9: 37800,
        10: 16128,
        11: 1588,
        13: 8064,
        14: 4068,
        16: 480,
    }


HUMAN, ELF, DWARF, HOBBIT, ORC, FAUN, GOBLIN, MINOTAUR = 0, 5, 10, 1, 2, 6, 7, 12


@pytest.mark.parametrize(
    ("species", "bonuses"),
    [
        ((HUMAN, HUMAN), (10, 7, 7)),
        ((HUMAN, HUMAN, HUMAN), (16, 12, 12)),
        ((HUMAN, HUMAN, ELF), (14, 9, 9)),
        ((HUMAN, HUMAN, HOBBIT), (13, 7, 8)),
        ((HUMAN, HUMAN, FAUN), (10, 7, 7)),
        ((HUMAN, ELF), (7, 4, 4)),
        ((HUMAN, ELF, DWARF), (11, 6, 6)),
        ((HUMAN, ELF, HOBBIT), (9, 4, 5)),
        ((HUMAN, ELF, MINOTAUR), (7, 4, 4)),
        ((HUMAN, HOBBIT), (5, 0, 3)),
        ((HUMAN, HOBBIT, ORC), (8, 0, 4)),
        ((HUMAN, HOBBIT, GOBLIN), (5, 0, 3)),
        ((HUMAN, FAUN, MINOTAUR), (0, 0, 0)),
        ((HUMAN,), (0, 0, 0)),
        ((), (0, 0, 0)),
    ],
)
def test_the_table_of_combos(species: tuple[int, ...], bonuses: tuple[int, int, int]) -> None:
    faces = [champion_of(one) for one in species]
    assert tuple(combo(way, faces) for way in (BY_CHANCE, CONSTRUCTED, DRAFTED)) == bonuses


@pytest.mark.parametrize(
    ("deck", "way"),
    list(zip(DECK_KINDS, (BY_CHANCE, *[CONSTRUCTED] * 2, *[DRAFTED] * 3), strict=True)),
)
def test_the_way_decks_are_made_decides_the_bonus(deck: str, way: int) -> None:
    assert start(deck=deck).house.combos == way


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


def deck_of(table: Table, seat: int) -> Counter[str]:
    return Counter(names_in(table, DECK + seat) + names_in(table, HAND + seat))


def test_a_monochrome_deck_is_one_colour_and_a_third_of_the_other_cards() -> None:
    table = start(deck="monochrome", colour_one="red", colour_two="indigo")
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
        table = start(seed, deck="monochrome", colour_two="orange")
        assert last(table, "colour_given") == (1, 0)


def test_both_players_cannot_have_the_same_colour() -> None:
    with pytest.raises(Malformed, match="different colours"):
        start(deck="monochrome", colour_one="red", colour_two="red")
    start(deck="random", colour_one="red", colour_two="red")


def test_both_know_what_is_in_monochrome_decks_but_not_the_order() -> None:
    table = start(deck="monochrome", colour_one="orange", colour_two="red")
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
        before = table.zones[HAND + seat][:]
        assert table.owing == 1 << seat
        for _ in range(count):
            assert forms(table, seat) == {"keep", "discard"}
            table.act(seat, DISCARDS, RNG)
        if count < 2:
            table.act(seat, KEEP, RNG)
        assert table.phase == ACTION
        assert table.turn == table.starter
        assert table.zones[PILE + seat] == before[:count]
        assert table.zones[HAND + seat][: 6 - count] == before[count:]
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
    assert names_in(table, PLAY) == ["koatl_d20_5", "human_d8_2"]
    assert names_in(table, HAND) == ["human_d4_0"]
    assert HIDDEN not in [table.view(WATCHER).faces[card] for card in table.zones[PLAY]]
    assert table.phase == DEFENCE
    assert table.owing == 2


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
    assert table.winners == 3
    assert table.scores() == [1, 1]


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
        assert table.winners == 3


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
        PICK: "take",
        DROP: "drop",
        MULLIGAN: "keep",
        ACTION: "pass",
        DEFENCE: "decline",
        RECALL: "fetch",
        DISCARD: "discard",
    }
    assert form == wanted[phase]
    if phase in (PICK, DROP, DISCARD):
        powers = [POWERS[kind] for kind in table.faces_in(HAND + seat)]
        assert powers[values[0]] == (max(powers) if phase == PICK else min(powers))


# Custom decks


def plain_deck() -> list[int]:
    """Forty cards that are at every limit."""
    free = [kind for kind in range(1, 103) if COSTS[kind] == 0][:4]
    paid = [kind for kind in range(1, 103) if COSTS[kind]][:24]
    return free + paid + [DRAW2] * 6 + [DRAW3] * 4 + [EXCHANGE] * 2


def as_text(deck: list[int]) -> str:
    return "\n".join(NAMES[kind - 1] for kind in deck)


def test_a_deck_is_read_from_names_titles_numbers_and_counts() -> None:
    paid = [NAMES[kind - 1] for kind in plain_deck()[4:28]]
    text = "# my deck\nhuman_d4_0, HOBBIT d6  # two free ones\n2\n 34\n6 draw2\n4x draw 3\n"
    text += "1 exchange, Exchange\n" + "\n".join(paid)
    deck = read_deck(text)
    assert Counter(deck) == Counter(
        [face("human_d4_0"), face("hobbit_d6_0"), face("orc_d4_1"), face("elf_d4_0")]
        + plain_deck()[4:]
    )


def replaced(take: int, put: list[int]) -> list[int]:
    """The plain deck with some paid champions replaced."""
    deck = plain_deck()
    return deck[: 28 - take] + deck[28:] + put


FREE = [kind for kind in range(1, 103) if COSTS[kind] == 0]


@pytest.mark.parametrize(
    ("deck", "message"),
    [
        (replaced(1, [DRAW2]), "at most 6 cards Draw 2; this one has 7"),
        (replaced(1, [DRAW3]), "at most 4 cards Draw 3; this one has 5"),
        (replaced(1, [EXCHANGE]), "at most 2 cards Exchange; this one has 3"),
        (replaced(1, FREE[4:5]), "at most 4 free champions; this one has 5"),
        (replaced(1, []), "40 cards; this one has 39"),
        (replaced(0, [face("lycan_d20_5")]), "40 cards; this one has 41"),
        (replaced(1, [plain_deck()[4]]), "only 1 Human d8; this deck has 2"),
    ],
)
def test_a_bad_deck_is_refused_by_the_limit_it_breaks(deck: list[int], message: str) -> None:
    with pytest.raises(Malformed, match=message):
        read_deck(as_text(deck))


@pytest.mark.parametrize("line", ["unicorn", "120", "3 unicorns", "draw2 x 3", "-1"])
def test_a_line_that_names_no_card_is_refused_with_its_number(line: str) -> None:
    with pytest.raises(Malformed, match="Line 2"):
        read_deck(f"human_d4_0\n{line}\n")


def test_a_custom_game_starts_with_the_decks_given() -> None:
    mine = read_deck(as_text(plain_deck()))
    theirs = [kind for kind in range(1, 103) if COSTS[kind]][:40]
    table = make_custom([mine, theirs], Random("custom"))
    assert table.phase == MULLIGAN
    for seat, deck in enumerate((mine, theirs)):
        assert deck_of(table, seat) == Counter(NAMES[kind - 1] for kind in deck)


def test_a_bad_custom_deck_starts_no_game() -> None:
    with pytest.raises(Malformed, match="40 cards"):
        make_custom([plain_deck(), plain_deck()[1:]], Random(0))


def test_picking_a_custom_deck_keeps_to_the_limits() -> None:
    rng = Random("limits")
    for _ in range(3):
        table = start(rng.word(), deck="custom")
        while table.phase == PICK:
            for seat in range(2):
                room = [limit for limit in LIMITS]
                for kind in table.faces_in(POOL + seat):
                    room[GROUPS[kind]] -= 1
                assert min(room) >= 0
                held = table.faces_in(HAND + seat)
                offered = {held[action - TAKES] for action in table.choices(seat)}
                assert offered == {kind for kind in held if room[GROUPS[kind]]}
                greedy = [a for a in table.choices(seat) if GROUPS[held[a - TAKES]]]
                table.act(seat, rng.pick(greedy or table.choices(seat)), rng)


def test_nobody_learns_what_is_in_the_other_players_custom_deck() -> None:
    table = make_custom([plain_deck(), plain_deck()], Random("secret"))
    view = table.view(1)
    theirs = table.zones[DECK] + table.zones[HAND]
    assert {view.faces[card] for card in theirs} == {int(HIDDEN)}
    states = Counter(visibility(view))
    assert states[Visibility.HIDDEN_UNKNOWN] == 120
    assert states[Visibility.IN_OWN_DECK] == 34
    assert states[Visibility.VISIBLE] == 86


def test_both_pick_custom_cards_at_once() -> None:
    table = start(deck="custom")
    assert table.owing == 3
    table.act(1, table.choices(1)[0], RNG)
    assert not table.zones[POOL + 1]
    table.act(0, table.choices(0)[0], RNG)
    assert table.size(POOL) == table.size(POOL + 1) == 1


# Drafts


def drafted(deck: str, seed: str = "draft") -> tuple[Oracle, list[tuple[int, int, int]]]:
    """A drafted table before anything is dropped, and who picked: owing, round, left."""
    table = start(seed, deck=deck)
    rng = Random(seed)
    asked: list[tuple[int, int, int]] = []
    while table.phase == PICK:
        if not table.answered:
            asked.append((int(table.owing), int(table.round), int(table.left)))
        seat = table.next_seat()
        table.act(seat, table.random_choice(seat, rng), rng)
    return table, asked


@pytest.mark.parametrize(
    ("deck", "pool", "unused"), [("solomon", 49, 22), ("packs", 48, 24), ("one_two_three", 51, 36)]
)
def test_a_draft_gives_everybody_so_many_cards_and_all_but_forty_are_dropped(
    deck: str, pool: int, unused: int
) -> None:
    table, _ = drafted(deck)
    assert table.phase == DROP
    assert [table.size(HAND), table.size(HAND + 1)] == [pool, pool]
    assert table.left == pool - 40
    assert table.size(BOX) == unused
    aside = table.size(ASIDE)
    build(table)
    assert table.size(ASIDE) == aside + 2 * (pool - 40)
    assert table.phase == MULLIGAN


def test_solomon_is_14_rounds_of_two_three_and_the_last_two() -> None:
    table, asked = drafted("solomon")
    wanted = []
    for number in range(1, 15):
        first = table.starter if number % 2 else 1 - table.starter
        wanted += [(1 << first, number, left) for left in (2, 1)]
        wanted += [(2 >> first, number, left) for left in (3, 2, 1)]
    assert asked == wanted
    offered = [values for name, values in happened(table) if name == "cards_offered"]
    assert [len(cards) for _, *cards in offered] == [7] * 14


def test_solomon_cards_lie_open_until_some_are_dropped_in_secret() -> None:
    table = start(deck="solomon")
    assert all(
        table.known[card] == EVERYONE for zone in (HAND, HAND + 1) for card in table.zones[zone]
    )
    table, _ = drafted("solomon")
    view = table.view(1)
    assert {view.faces[card] for card in table.zones[HAND]} == {int(HIDDEN)}
    bags = view.bags
    assert bags is not None
    mine = sum(1 << card for card in table.zones[HAND])
    assert sorted(dict(bags)[mine]) == sorted(table.faces_in(HAND)), "all 49 are remembered"


def test_packs_are_passed_until_they_are_empty_in_six_rounds() -> None:
    _, asked = drafted("packs")
    assert asked == [(3, number, left) for number in range(1, 7) for left in range(8, 1, -1)]


def test_of_a_pack_passed_on_one_knows_what_the_other_player_took() -> None:
    table = start("packs", deck="packs")
    first = table.zones[HAND][:]
    table.act(0, TAKES, RNG)
    table.act(1, TAKES, RNG)
    assert table.zones[HAND + 1] == first[1:]
    assert table.view(1).faces[first[0]] == HIDDEN, "taken before he saw the pack"
    table.act(0, TAKES, RNG)
    table.act(1, TAKES, RNG)
    assert table.zones[POOL + 1][1] == first[1]
    assert table.view(0).faces[first[1]] != HIDDEN
    assert table.view(WATCHER).faces[first[1]] == HIDDEN


def test_one_two_three_is_17_rounds_of_three_picks_from_two_sets() -> None:
    table, asked = drafted("one_two_three")
    assert asked == [(3, number, left) for number in range(1, 18) for left in (3, 2, 1)]
    assert len(table.faces) == 240
    assert Counter(table.faces) == Counter(FULL_SET * 2)
    dealt = [values for name, values in happened(table) if name == "pack_dealt"]
    assert [len(cards) for _, *cards in dealt] == [6] * 34


def test_what_is_left_of_a_one_two_three_pack_is_turned_up() -> None:
    table, _ = drafted("one_two_three")
    assert table.size(ASIDE) == 17 * 2 * 3
    assert all(table.known[card] == EVERYONE for card in table.zones[ASIDE])


def test_what_is_dropped_is_secret_and_one_knows_ones_own_deck_but_not_its_order() -> None:
    for deck in ("solomon", "packs", "one_two_three"):
        table, _ = drafted(deck)
        start_place = table.tape.end if table.tape else 0
        build(table)
        assert table.tape is not None
        heard = told(GAME, table.tape, 1, start_place)
        numbers = {name: kind.number for name, kind in GAME.event_by_name.items()}
        dropped = [one for one in heard if one.event[0] == numbers["card_dropped"]]
        assert dropped
        assert not any(one.faces for one in dropped)
        states = Counter(visibility(table.view(0)))
        assert states[Visibility.IN_OWN_DECK] == 34
        assert Visibility.IN_OPP_DECK not in states


# What is known


def test_a_card_is_visible_in_the_own_hand_in_play_and_among_discards() -> None:
    table = rigged(("human_d4_0",), ("elf_d4_0",), pile=("orc_d4_1",))
    states = visibility(table.view(0))
    assert states[face("human_d4_0") - 1] == Visibility.VISIBLE
    assert states[face("orc_d4_1") - 1] == Visibility.VISIBLE
    assert states[face("elf_d4_0") - 1] == Visibility.HIDDEN_UNKNOWN
    attack(table, 0)
    states = visibility(table.view(1))
    assert states[face("human_d4_0") - 1] == Visibility.VISIBLE
    assert states[face("elf_d4_0") - 1] == Visibility.VISIBLE
    assert len(states) == 120


def test_a_recalled_champion_is_known_to_be_in_the_hand() -> None:
    table = rigged(("draw2",), pile=("elf_d4_0",))
    table.act(0, RECALLING, RNG)
    table.act(0, FETCHES + face("elf_d4_0"), RNG)
    assert visibility(table.view(1))[face("elf_d4_0") - 1] == Visibility.IN_OPP_HAND
    assert visibility(table.view(0))[face("elf_d4_0") - 1] == Visibility.VISIBLE


def test_after_a_reshuffle_both_know_what_is_in_the_deck_but_not_the_order() -> None:
    pile = ("elf_d4_0", "orc_d4_1", "human_d4_0", "draw2")
    table = rigged(("dwarf_d4_0",), pile=pile, deck=())
    table.draw_cards(0, 1, Random("reshuffle"))
    drawn = table.faces[table.zones[HAND][-1]]
    mine, theirs = visibility(table.view(0)), visibility(table.view(1))
    champions = [face(name) for name in pile[:3]]
    for kind in champions:
        own = Visibility.VISIBLE if kind == drawn else Visibility.IN_OWN_DECK
        assert mine[kind - 1] == own
        assert theirs[kind - 1] == Visibility.IN_OPP_HAND_OR_DECK
    assert Visibility.IN_OPP_HAND_OR_DECK in theirs[102:111]
    assert theirs[face("dwarf_d4_0") - 1] == Visibility.HIDDEN_UNKNOWN


def test_a_deck_nobody_has_drawn_from_since_the_reshuffle_is_known_to_hold_its_cards() -> None:
    table = rigged((), pile=("elf_d4_0", "orc_d4_1"), deck=())
    table.deck_refilled(0)
    table.shuffle(table.zones[DECK], RNG)
    assert visibility(table.view(1))[face("elf_d4_0") - 1] == Visibility.IN_OPP_DECK
    assert visibility(table.view(0))[face("elf_d4_0") - 1] == Visibility.IN_OWN_DECK


def test_visibility_is_for_seats() -> None:
    with pytest.raises(Illegal):
        visibility(start().view(WATCHER))


@pytest.mark.parametrize("deck", DECK_KINDS)
def test_visibility_accounts_for_every_card_and_agrees_with_samples(deck: str) -> None:
    rng = Random(f"visibility {deck}")
    table = start(rng.word(), deck=deck, draw_offers=False)
    while not table.over:
        if rng.below(8) == 0:
            for seat in range(2):
                view = table.view(seat)
                states = visibility(view)
                assert len(states) == len(table.faces)
                for guess in (table, sample(view, rng)):
                    held = Counter(guess.faces[card] for card in table.zones[HAND + 1 - seat])
                    in_hand = Counter(
                        kind
                        for kind, state in zip(FULL_SET * 2, states, strict=False)
                        if state == Visibility.IN_OPP_HAND
                    )
                    assert not in_hand - held
        seat = table.next_seat()
        table.act(seat, table.random_choice(seat, rng), rng)


# Exact dice


def brute_damage(attackers: list[int], lead: int, defenders: list[int], energy: int) -> float:
    rolls = [range(1, DICE[kind] + 1) for kind in attackers]
    parries = [range(1, DICE[kind] + 1) for kind in defenders]
    total = count = 0
    for hit in product(*rolls):
        for parry in product(*parries):
            total += min(energy, max(0, sum(hit) + lead - sum(parry)))
            count += 1
    return total / count


@pytest.mark.parametrize(
    ("attackers", "lead", "defenders", "energy"),
    [
        (["human_d4_0"], 0, [], 99),
        (["human_d8_2", "orc_d6_4"], 6, [], 9),
        (["human_d8_2", "orc_d6_4"], 6, ["dragon_d12_0"], 99),
        (["aven_d20_5", "orc_d4_3", "human_d6_3"], 11, ["dragon_d20_0", "human_d4_0"], 20),
        (["human_d4_0"], -5, ["hobbit_d6_0"], 99),
        (["human_d4_0"], -2, ["hobbit_d6_0"], 1),
        ([], 0, [], 10),
    ],
)
def test_expected_damage_is_exact(
    attackers: list[str], lead: int, defenders: list[str], energy: int
) -> None:
    ours, theirs = [face(name) for name in attackers], [face(name) for name in defenders]
    exact = brute_damage(ours, lead, theirs, energy)
    found = expected_damage(dice_of(ours), lead, dice_of(theirs), energy)
    assert found == pytest.approx(exact, abs=1e-9)


# Agents


AGENTS = ["random", "novice", "balanced", "heuristic", "hybrid", "tactician:playouts=20"]


def choose(name: str, table: Table, rng: Random) -> int:
    """What a bot does whose turn it is."""
    return make_bot(name, GAME).choose(table.view(table.next_seat()), rng)


def play_agents(table: Table, names: tuple[str, str], rng: Random) -> None:
    while not table.over:
        seat = table.next_seat()
        table.act(seat, choose(names[seat], table, rng), rng)


@pytest.mark.parametrize("deck", DECK_KINDS)
@pytest.mark.parametrize("name", AGENTS)
def test_agents_play_legally_on_views(name: str, deck: str) -> None:
    for seed in range(3):
        table = start(f"{name} {seed}", deck=deck)
        play_agents(table, (name, name), Random(seed))
        assert table.over


@pytest.mark.parametrize("name", AGENTS)
def test_agents_choose_alike_whatever_is_hidden_from_them(name: str) -> None:
    agent = make_bot(name, GAME)
    rng = Random(f"hidden {name}")
    for seed in range(4):
        table = start(f"{name} {seed}")
        while not table.over:
            seat = table.next_seat()
            chance = rng.copy()
            action = agent.choose(table.view(seat), chance.copy())
            other = table.copy()
            other.faces = sample(table.view(seat), rng).faces
            assert agent.choose(other.view(seat), chance.copy()) == action
            table.act(seat, table.random_choice(seat, rng), rng)


@pytest.mark.parametrize("name", AGENTS[1:])
def test_agents_neither_offer_nor_accept_draws(name: str) -> None:
    rng = Random(name)
    for seed in range(5):
        table = start(seed)
        while not table.over:
            seat = table.next_seat()
            if OFFER in table.choices(seat) and rng.below(2):
                table.act(seat, OFFER, rng)
            else:
                action = choose(name, table, rng)
                assert action not in (OFFER, ACCEPT, REFUSE)
                table.act(seat, action, rng)


def choices_of(name: str, table: Oracle, count: int = 400) -> Counter[int]:
    rng = Random(f"{name} {count}")
    return Counter(choose(name, table, rng) for _ in range(count))


def single(place: int) -> int:
    return TEAMS.index([place])


def test_the_novice_gives_back_at_most_two_cards_of_power_below_4_98() -> None:
    table = start("novice")
    seat = 1 - table.starter
    weak = ["draw2", "human_d20_1", "exchange", "human_d8_2", "dragon_d12_0", "hobbit_d6_0"]
    strong = ["human_d6_3", "human_d8_2", "dragon_d12_0", "hobbit_d6_0", "orc_d4_1", "elf_d6_3"]
    lay_out(table, {HAND + seat: [face(name) for name in weak]})
    table.act(seat, choose("novice", table, RNG), RNG)
    table.act(seat, choose("novice", table, RNG), RNG)
    assert names_in(table, PILE + seat) == ["draw2", "exchange"]
    assert table.phase == ACTION
    table = start("novice")
    lay_out(table, {HAND + seat: [face(name) for name in strong]})
    assert choices_of("novice", table) == {KEEP: 400}


def test_the_novice_plays_a_single_affordable_card_at_random() -> None:
    hand = ("koatl_d20_5", "human_d8_2", "draw2", "draw3", "exchange", "orc_d4_1")
    drawn = choices_of("novice", rigged(hand, pile=("elf_d4_0",), lunas=1))
    assert drawn.keys() == {
        ATTACKS + single(1),
        DRAWING,
        EXCHANGES,  # gives up the champion of least power
        ATTACKS + single(5),
    }
    assert min(drawn.values()) > 60


def test_the_novice_passes_if_nothing_can_be_played() -> None:
    assert choices_of("novice", rigged(("koatl_d20_5", "draw3"), lunas=1)) == {PASS: 400}
    assert choices_of("novice", rigged(("exchange", "draw3"), lunas=1)) == {PASS: 400}


def test_the_novice_defends_in_47_of_100_cases_with_one_champion() -> None:
    table = rigged(("human_d4_0",), ("koatl_d20_5", "elf_d8_2", "draw2", "faun_d6_0"))
    table.lunas[1] = 2
    attack(table, 0)
    drawn = choices_of("novice", table, 4000)
    assert drawn.keys() == {DECLINE, DEFENDS + single(1), DEFENDS + single(3)}
    assert 0.49 < drawn[DECLINE] / 4000 < 0.57
    table.lunas[1] = 0
    table.zones[HAND + 1].pop()
    assert choices_of("novice", table) == {DECLINE: 400}


def test_the_novice_discards_the_weakest_card_first() -> None:
    table = rigged((*NAMES[:7], "draw2"))
    table.act(0, PASS, RNG)
    assert choices_of("novice", table) == {DISCARDS + 7: 400}


def test_novices_finish_games_on_the_fast_path_as_on_views() -> None:
    for seed in range(5):
        table = start(seed)
        rng = Random(seed)
        twin = table.copy()
        play_agents(table, ("novice", "novice"), rng.copy())
        rules_agents.novice_game(twin, rng.copy())
        assert twin.over
        assert (twin.turns, twin.energy, twin.winners) == (
            table.turns,
            table.energy,
            table.winners,
        )


def test_balanced_keeps_cards_and_lunas_on_its_line() -> None:
    hand = ("human_d4_0", "hobbit_d6_0", "orc_d12_6", "elf_d4_0", "faun_d6_0", "goblin_d4_1")
    table = rigged((*hand, "koatl_d20_5"))
    table.energy[1] = 99  # hold 5 cards and 19 lunas
    assert rules_agents.on_line(5, 99) == 5
    assert rules_agents.on_line(5, 8) == rules_agents.on_line(5, 1) == 0
    (action,) = choices_of("balanced", table, 1)
    places = TEAMS[action - ATTACKS]
    assert len(places) == 2
    assert all(COSTS[face(hand[place])] == 0 for place in places), "free attackers first"
    table.energy[1] = 8
    (action,) = choices_of("balanced", table, 1)
    assert len(TEAMS[action - ATTACKS]) == 3


def test_balanced_draws_while_its_hand_is_small() -> None:
    champions = ("koatl_d20_5", "lycan_d20_5", "aven_d20_5")
    few = rigged((*champions, "draw2", "draw3"), lunas=10)
    assert choices_of("balanced", few, 1) == {DRAWING + 1: 1}
    six = rigged((*champions, "draw2", "draw3", "exchange"), lunas=10)
    assert choices_of("balanced", six, 1) == {DRAWING: 1}


def test_balanced_defends_with_small_bases_and_never_beyond_the_attack() -> None:
    table = rigged(("human_d6_6",), ("aven_d4_5", "dragon_d12_0", "hobbit_d6_0", "draw2"))
    attack(table, 0)  # 9.5 on average, deviation 1.7
    assert choices_of("balanced", table, 1) == {DEFENDS + single(2): 1}
    table = rigged(("human_d4_0",), ("aven_d4_5", "dragon_d12_0"))
    attack(table, 0)
    assert choices_of("balanced", table, 1) == {DECLINE: 1}


def test_hybrid_plays_three_cards_only_with_a_combo_of_five() -> None:
    rng = Random("hybrid")
    threes = 0
    for seed in range(30):
        table = start(seed)
        while not table.over:
            seat = table.next_seat()
            action = choose("hybrid", table, rng)
            form, places = GAME.actions[action]
            if form in ("attack", "defend") and len(places) == 3:
                hand = table.faces_in(HAND + seat)
                assert combo(BY_CHANCE, [hand[place] for place in places]) >= 5
                threes += 1
            table.act(seat, action, rng)
    assert threes


def test_heuristic_kills_when_it_can_and_blocks_what_would_kill() -> None:
    table = rigged(("human_d4_0", "orc_d12_6", "draw2"), ("dragon_d20_0",))
    table.energy = [99, 7]
    (action,) = choices_of("heuristic", table, 1)
    assert 1 in TEAMS[action - ATTACKS]
    table.act(0, action, RNG)
    assert choices_of("heuristic", table, 1) == {DEFENDS: 1}


def test_better_agents_beat_weaker_ones() -> None:
    order = ["novice", "balanced", "heuristic", "tactician:playouts=0"]
    for weak, strong in combinations(order, 2):
        wins = 0
        for number in range(40):
            table = start(f"{weak} {strong} {number}", draw_offers=False)
            pair = (weak, strong) if number % 2 else (strong, weak)
            play_agents(table, pair, Random(number))
            wins += pair[0 if table.winners == 1 else 1] == strong
        assert wins >= 26, f"{strong} won {wins} of 40 against {weak}"


@pytest.mark.parametrize("name", ["balanced", "heuristic", "hybrid"])
def test_the_powers_of_other_cards_decide_what_is_kept(name: str) -> None:
    table = rigged((*NAMES[:5], "draw2", "draw3", "exchange"), lunas=0)
    table.act(0, PASS, RNG)
    for kind, place in (("draw2", 5), ("draw3", 6), ("exchange", 7)):
        keen = {"draw2": 15, "draw3": 15, "exchange": 15} | {kind: 0}
        settings = ":".join(f"{key}={value}" for key, value in keen.items())
        assert choices_of(f"{name}:{settings}", table, 1) == {DISCARDS + place: 1}


def test_every_parameter_changes_how_somebody_plays() -> None:
    for kind in GAME.bots:
        for parameter in kind.parameters:
            assert parameter.low <= parameter.default <= parameter.high
            quick = ":playouts=8" if kind.name == "tactician" else ""
            ends = [min(end, 50.0) for end in (parameter.low, parameter.high)]
            names = [f"{kind.name}{quick}:{parameter.name}={end}" for end in ends]
            assert differ(names), f"{kind.name} plays the same whatever {parameter.name} is"


def test_quick_tables_of_exact_dice_agree() -> None:
    rng = Random("dice")
    for _ in range(300):
        ours = [1 + rng.below(102) for _ in range(1 + rng.below(3))]
        theirs = [1 + rng.below(102) for _ in range(rng.below(4))]
        lead = rng.below(240) - 120
        exact = expected_excess(dice_of(ours), lead, dice_of(theirs))
        found = excess(dice_of(ours), lead, dice_of(theirs))
        assert found == pytest.approx(exact, abs=1e-9), f"{ours} {lead} {theirs}"


def test_the_best_play_is_among_the_choices_and_its_value_is_that_of_its_parts() -> None:
    rng = Random("ranking")
    values = Values(USUAL)
    for seed in range(20):
        table = start(seed, draw_offers=False)
        while not table.over:
            seat = table.next_seat()
            ranking = Ranking(1000)
            rank(table, seat, values, ranking)
            choices = table.choices(seat)
            assert set(ranking.actions) <= set(choices)
            assert ranking.scores == sorted(ranking.scores, reverse=True)
            if table.phase in (ACTION, DEFENCE):
                teams = [action for action in choices if action >= ATTACKS]
                assert set(teams) <= set(ranking.actions)
            if table.phase == DEFENCE:
                check_defences(table, seat, values, ranking)
            table.act(seat, table.random_choice(seat, rng), rng)


def check_defences(table: Oracle, seat: int, values: Values, ranking: Ranking) -> None:
    attackers, energy = table.faces_in(PLAY + 1 - seat), table.energy[seat]
    hand = table.faces_in(HAND + seat)
    for action, score in zip(ranking.actions, ranking.scores, strict=True):
        team = [hand[place] for place in GAME.actions[action][1]]
        lead = total_base(attackers) + table.combo_of(attackers) - table.combo_of(team)
        dice = (dice_of(attackers), lead, dice_of(team), energy)
        harm = expected_damage(*dice) + values.kill * kill_chance(*dice)
        goods = sum(values.faces[kind] + values.lunas * COSTS[kind] for kind in team)
        spent = goods * values.scale(table.energy[1 - seat])
        assert score == pytest.approx(-harm - spent, abs=1e-9)


def test_every_level_is_a_bot() -> None:
    assert list(GAME.levels) == ["easy", "medium", "hard"]
    for name in GAME.levels.values():
        make_bot(name, GAME)


def differ(names: list[str]) -> bool:
    """Whether bots ever choose differently in the games of one of them."""
    players = [make_bot(name, GAME) for name in names]
    for seed in range(30):
        rng = Random(seed)
        table = start(seed)
        while not table.over:
            seat = table.next_seat()
            chosen = [player.choose(table.view(seat), rng.copy()) for player in players]
            if chosen[0] != chosen[1]:
                return True
            table.act(seat, chosen[0], rng)
    return False


# Choosing and reading


def test_actions_are_dense_and_named() -> None:
    assert len(GAME.actions) == ACTION_COUNT
    assert GAME.actions[ATTACKS + 2] == ("attack", (0, 1, 2))
    assert GAME.actions[FETCHES + LAST_CHAMPION] == ("fetch", (LAST_CHAMPION,))
    assert GAME.actions[KEEP] == ("keep", ())


def test_an_attack_can_be_picked_card_by_card() -> None:
    table = rigged(("human_d4_0", "elf_d4_0", "orc_d4_1"))
    form = GAME.form_numbers["attack"]
    for step in (form, 0, 2):
        assert step in steps(GAME, table.choices(0), table.pick_of(0))
        choose_step(table, 0, step, RNG)
    assert names_in(table, PLAY) == ["human_d4_0", "orc_d4_1"]
    table = rigged(("human_d4_0", "elf_d4_0"))
    for step in (form, 0, DONE):
        choose_step(table, 0, step, RNG)
    assert names_in(table, PLAY) == ["human_d4_0"]


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
        "colour_one": "any",
        "colour_two": "any",
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
