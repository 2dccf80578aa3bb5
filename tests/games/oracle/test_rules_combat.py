"""Oracle: the cards of a set, and what combinations of champions are worth."""

from collections import Counter
from hashlib import blake2b
from itertools import combinations, combinations_with_replacement, permutations

import pytest

from games.oracle.arena import (
    start,
)
from parlour.games.oracle.cards import CHAMPIONS, COLOURS, NAMES, ORDER_LETTERS, OTHERS, SPECIES
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
)
from parlour.games.oracle.rules_table import (
    DECK_KINDS,
)

# Cards


def test_a_set_has_120_cards_with_the_published_figures() -> None:
    rows = [
        (
            COLOURS[number // 34].replace("rouge", "red"),  # as the published list says
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
    return list(SPECIES_OF).index(species)


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
