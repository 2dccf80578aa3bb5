"""How much anybody may ask for."""

from collections import OrderedDict
from typing import Final

ADDRESSES: Final = 10_000  # remembered at most


class Bucket:
    """A number at once, and a number a second after that."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = now

    def take(self, now: float) -> bool:
        """Take one, if there is one."""
        left = self._left + (now - self._at) * self._rate
        self._at = now
        if left > self._burst:
            left = self._burst
        if left < 1.0:
            self._left = max(left, 0.0)
            return False
        self._left = left - 1.0
        return True

    def empty(self, now: float) -> bool:
        """Whether there is none to take."""
        return self._left + (now - self._at) * self._rate < 1.0


class ByAddress:
    """A bucket for every address; of very many addresses the longest silent are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        return self._bucket(address, now).take(now)

    def empty(self, address: str, now: float) -> bool:
        return self._bucket(address, now).empty(now)

    def _bucket(self, address: str, now: float) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket


class Places:
    """How many may have something at once, in all and from one address."""

    def __init__(self, most: int, each: int) -> None:
        self._most = most
        self._each = each
        self._taken: dict[str, int] = {}
        self._all = 0

    def take(self, address: str) -> bool:
        """Take a place, if there is one; give it back with `leave`."""
        mine = self._taken.get(address, 0)
        if self._all >= self._most or mine >= self._each:
            return False
        self._taken[address] = mine + 1
        self._all += 1
        return True

    def leave(self, address: str) -> None:
        self._all -= 1
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]
