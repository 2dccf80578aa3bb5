"""The random source: known answers, no bias."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations

import pytest

from parlour.kernel.random import Random
from parlour.testkit.chance import fits

KNOWN = {
    0: [3159920838, 2143171353, 1817312964, 4093578756],
    1: [1550320374, 2208954563, 3390491873, 2477933746],
    "parlour": [2040085883, 2458814365, 2733238576, 1621540198],
}


@pytest.mark.parametrize("seed", KNOWN)
def test_known_answers(seed: int | str) -> None:
    rng = Random(seed)
    assert [rng.word() for _ in range(4)] == KNOWN[seed]


def test_known_draws_and_shuffles() -> None:
    rng = Random("parlour")
    items = list(range(8))
    rng.shuffle(items)
    assert items == [2, 5, 6, 0, 1, 7, 4, 3]
    assert [rng.below(52) for _ in range(6)] == [42, 9, 34, 12, 2, 13]
    assert [rng.pick([3, 5, 7]) for _ in range(6)] == [5, 3, 5, 3, 3, 7]
    assert [rng.weighted([1, 0, 9]) for _ in range(6)] == [2, 2, 2, 2, 2, 2]


def sfc32(a: int, b: int, c: int, count: int) -> Iterator[int]:
    """The algorithm as its author gives it."""
    word = (1 << 32) - 1
    while True:
        result = (a + b + count) & word
        count = (count + 1) & word
        a, b, c = b ^ b >> 9, (c + (c << 3)) & word, ((c << 21 & word | c >> 11) + result) & word
        yield result


@pytest.mark.parametrize("seed", range(20))
def test_the_algorithm_is_sfc32(seed: int) -> None:
    rng = Random(seed)
    expected = sfc32(rng.a, rng.b, rng.c, rng.count)
    assert [rng.word() for _ in range(200)] == list(islice(expected, 200))


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert Random(7).word() == Random("7").word()
    assert Random(7).word() != Random(8).word()


def test_a_copy_goes_on_alike_and_by_itself() -> None:
    rng = Random(1)
    rng.word()
    twin = rng.copy()
    ahead = [twin.word() for _ in range(10)]
    assert [rng.word() for _ in range(10)] == ahead


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 10, 16, 52])
def test_draws_are_in_range_and_uniform(bound: int) -> None:
    rng = Random(f"below {bound}")
    counts = Counter(rng.below(bound) for _ in range(500 * bound))
    assert fits(counts, dict.fromkeys(range(bound), 1))


def test_large_bounds_are_not_biased() -> None:
    """With a bound of three quarters of all words a careless method favours one third."""
    rng = Random("large")
    bound = 3 << 29
    thirds = Counter(rng.below(bound) * 3 // bound for _ in range(9000))
    assert fits(thirds, {0: 1, 1: 1, 2: 1})
    parities = Counter(rng.below((1 << 31) - 1) % 2 for _ in range(9000))
    assert fits(parities, {0: 1, 1: 1})


def test_all_orders_of_a_shuffle_are_equally_likely() -> None:
    rng = Random("shuffle")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert fits(counts, dict.fromkeys(permutations(range(3)), 1))


def test_shuffles_of_nothing_and_of_one() -> None:
    rng = Random(0)
    for items in ([], [5]):
        before = items[:]
        rng.shuffle(items)
        assert items == before


@pytest.mark.parametrize("first", [[], [1], [1, 2]])
def test_a_pick_from_two_lists_is_one_from_both_of_them(first: list[int]) -> None:
    second = [3, 4, 5]
    rng, twin = Random("two lists"), Random("two lists")
    picks = [rng.pick_from(first, second) for _ in range(60)]
    assert picks == [twin.pick(first + second) for _ in range(60)]
    assert set(picks) == {*first, *second}


def test_weighted_draws_follow_their_weights() -> None:
    rng = Random("weighted")
    weights = {0: 1, 1: 2, 3: 5}
    counts = Counter(int(rng.weighted([1, 2, 0, 5])) for _ in range(4000))
    assert fits(counts, weights)
