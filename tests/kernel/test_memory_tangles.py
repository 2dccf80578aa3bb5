"""Bags that overlap: every way to lay their faces is equally likely, however many there are."""

from collections import Counter
from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from parlour.kernel.memory import Bag, Past, recall
from parlour.kernel.random import Random
from parlour.kernel.sampling import Tangle, in_good_order
from parlour.kernel.types import EVERYONE, HIDDEN, NOBODY, WATCHER

DRAWS = 6000


def bag(cards: list[int], *faces: int) -> Bag:
    return Bag(vec[i64](sorted(cards)), vec[i64](faces))


def laid(tangle: Tangle, size: int, rng: Random) -> tuple[int, ...]:
    table = vec[i64]([HIDDEN] * size)
    tangle.lay(table, rng)
    return tuple(table)


def ways(bags: list[Bag], size: int) -> set[tuple[int, ...]]:
    """All ways to lay the faces of the bags, which are all different."""
    reach = {face: bag.cards for bag in bags for face in bag.faces}
    return {
        order
        for order in permutations(reach)
        if all(card in reach[face] for card, face in enumerate(order)) and len(order) == size
    }


@pytest.mark.parametrize(
    "bags",
    [
        [bag([0, 1, 2], 1, 2), bag([1, 2, 3], 3, 4)],
        [bag([0, 3, 4], 1, 2), bag([1, 3, 4], 3), bag([2, 3, 4], 4, 5)],
        [bag([0, 1, 4], 1, 2), bag([2, 3, 4], 3, 4), bag([0, 2, 4], 5)],
        [bag([0, 1, 5], 1, 2), bag([2, 3, 5], 3), bag([1, 2, 5], 4), bag([3, 4, 5], 5, 6)],
    ],
)
def test_every_way_to_lay_overlapping_bags_is_equally_likely(bags: list[Bag]) -> None:
    size = sum(len(bag.faces) for bag in bags)
    tangle = Tangle(bags, [])
    rng = Random(f"tangle {bags}")
    seen = Counter(laid(tangle, size, rng) for _ in range(DRAWS))
    possible = ways(bags, size)
    assert seen.keys() == possible
    expected = DRAWS / len(possible)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in seen.values())


def test_many_bags_around_common_cards_are_shared_out_quickly() -> None:
    """Of each pack of four one card went into a hand of seventeen, and three were put away."""
    packs = 17
    hand = list(range(3 * packs, 4 * packs))
    bags = [
        bag([*range(3 * pack, 3 * pack + 3), *hand], *range(4 * pack + 1, 4 * pack + 5))
        for pack in range(packs)
    ]
    tangle = Tangle(bags, [])
    table = laid(tangle, 4 * packs, Random("packs"))
    assert sorted(table) == list(range(1, 4 * packs + 1))
    assert sorted((face - 1) // 4 for face in table[3 * packs :]) == list(range(packs))
    assert max(len(states) for states in tangle.ways) == 1


def test_cells_that_many_bags_reach_come_last() -> None:
    assert in_good_order([0b111, 0b001, 0b010, 0b100])[-1] == 0b111


@pytest.mark.parametrize("first", [0, 60, 100])
def test_overlapping_bags_remember_cards_beyond_a_machine_word(first: int) -> None:
    """Three open cards are mixed, then one of them with two others; two cards are seen again."""
    faces = vec[i64]([HIDDEN] * first + [1, 2, 3, 4, 5])
    mixed = Past(None, numbered(first, 0, 1, 2), faces, known(first, 0, 1, 2), 0)
    mixed = Past(mixed, numbered(first, 2, 3, 4), faces, known(first, 3, 4), 0)
    seen = vec[i64]([HIDDEN] * first + [1, HIDDEN, 4, HIDDEN, HIDDEN])
    bags = recall(mixed, WATCHER, seen, known(first, 0, 2))
    assert sorted(([card - first for card in bag.cards], list(bag.faces)) for bag in bags) == [
        ([1, 3, 4], [2, 3]),
        ([3, 4], [5]),
    ]


def numbered(first: int, *cards: int) -> vec[i64]:
    return vec[i64]([first + card for card in cards])


def known(first: int, *cards: int) -> vec[i64]:
    return vec[i64]([NOBODY] * first + [EVERYONE if card in cards else NOBODY for card in range(5)])
