"""The random source: small, seeded, the same on every platform and in both builds.

The algorithm is Chris Doty-Humphrey's sfc32: four 32-bit words, additions and shifts only,
so that the arithmetic never leaves 64 bits.
"""

from hashlib import blake2b
from math import exp
from typing import Final, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64

Item = TypeVar("Item")

WORD: Final[i64] = 0xFFFFFFFF


@final
class Random:
    """A stream of random numbers; the same seed gives the same stream."""

    a: i64
    b: i64
    c: i64
    count: i64

    def __init__(self, seed: int | str) -> None:
        digest = blake2b(str(seed).encode(), digest_size=12).digest()
        bits = int.from_bytes(digest, "little")
        self.a = bits & 0xFFFFFFFF
        self.b = bits >> 32 & 0xFFFFFFFF
        self.c = bits >> 64
        self.count = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        result: i64 = (self.a + self.b + self.count) & WORD
        c: i64 = self.c
        self.count = (self.count + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) | (c >> 11)) + result) & WORD
        return result

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, all equally likely (1 <= bound < 2**31)."""
        product: i64 = self.word() * bound
        low: i64 = product & WORD
        if low < bound:
            unfair: i64 = (WORD + 1) % bound
            while low < unfair:
                product = self.word() * bound
                low = product & WORD
        return product >> 32

    def unit(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return float(self.word()) / 4294967296.0

    def pick(self, items: list[int]) -> int:
        """One of the items."""
        return items[self.below(len(items))]

    def pick_from(self, first: list[int], second: list[int]) -> int:
        """One of the items of two lists."""
        place = self.below(len(first) + len(second))
        return first[place] if place < len(first) else second[place - len(first)]

    def weighted(self, weights: list[int]) -> i64:
        """A random index, in proportion to these weights."""
        left: i64 = self.below(sum(weights))
        index: i64 = 0
        while left >= weights[index]:
            left -= weights[index]
            index += 1
        return index

    def leaning(self, values: list[float], whim: float) -> i64:
        """Softmax draw of an index by its value; `whim` is the temperature."""
        best = max(values)
        weights = [exp(max(-30.0, (value - best) / whim)) for value in values]
        left: float = self.unit() * sum(weights)
        index: i64 = 0
        last: i64 = len(values) - 1
        while index < last:
            left -= weights[index]
            if left < 0.0:
                break
            index += 1
        return index

    def shuffle(self, items: list[Item]) -> None:
        """Put the items into a random order."""
        self.shuffle_end(items, len(items))

    def shuffle_end(self, items: list[Item], number: i64) -> None:
        """Move `number` random items, in random order, to the end of the list."""
        last: i64 = len(items) - 1
        end: i64 = max(0, last - number)
        while last > end:
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1

    def shuffle_packed(self, items: vec[i64], number: i64) -> None:
        """`shuffle_end` for packed numbers."""
        last: i64 = len(items) - 1
        end: i64 = max(0, last - number)
        while last > end:
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept
            last -= 1

    def copy(self) -> "Random":
        """A stream that continues exactly as this one will."""
        twin = Random(0)
        twin.a, twin.b, twin.c, twin.count = self.a, self.b, self.c, self.count
        return twin
