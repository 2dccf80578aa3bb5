"""Sets of cards and bags of faces as packed numbers, against Python's own."""

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from parlour.kernel.random import Random
from parlour.kernel.sets import common, in_order, merged, minus, united


def any_set(rng: Random) -> set[int]:
    return {rng.below(150) for _ in range(rng.below(12))}


def packed(cards: set[int]) -> vec[i64]:
    return vec[i64](sorted(cards))


def test_sets_are_compared_and_put_together_as_sets_are() -> None:
    rng = Random("sets")
    for _ in range(300):
        one, two = any_set(rng), any_set(rng)
        assert common(packed(one), packed(two)) == len(one & two), (one, two)
        assert list(minus(packed(one), packed(two))) == sorted(one - two), (one, two)
        assert list(united(packed(one), packed(two))) == sorted(one | two), (one, two)


def test_faces_count_as_often_as_they_are_there() -> None:
    rng = Random("bags")
    for _ in range(300):
        one, two = ([rng.below(6) for _ in range(rng.below(12))] for _ in range(2))
        packed_one, packed_two = vec[i64](sorted(one)), vec[i64](sorted(two))
        rest = Counter(one) - Counter(two)
        assert list(minus(packed_one, packed_two)) == sorted(rest.elements()), (one, two)
        assert list(merged(packed_one, packed_two)) == sorted(one + two), (one, two)


def test_those_given_stay_as_they_are() -> None:
    one, two = packed({1, 3, 5}), packed({2, 3, 4})
    united(one, two)
    merged(one, two)
    minus(one, two)
    minus(one, packed(set()))[0] = 9
    assert (list(one), list(two)) == ([1, 3, 5], [2, 3, 4])


def test_numbers_are_put_in_order() -> None:
    rng = Random("order")
    for size in range(70):
        numbers = [rng.below(50) for _ in range(size)]
        assert list(in_order(vec[i64](numbers))) == sorted(numbers), numbers
