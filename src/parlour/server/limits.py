"""How much anybody may ask for. All addresses of one household count as one (`household`)."""

import ipaddress
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Final, Generic, NamedTuple, TypeVar

ADDRESSES: Final = 10_000  # remembered at most
NETWORK_BITS: Final = 64  # of an IPv6 address: the part that a household shares

Kept = TypeVar("Kept")


class Bucket:
    """`burst` at once, and `rate` a second after that."""

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

    def give_back(self) -> None:
        """Undo one `take`."""
        self._left = min(self._burst, self._left + 1.0)


class Households(Generic[Kept]):
    """Something for every address; of too many, those silent for longest are forgotten."""

    def __init__(self, make: Callable[[float], Kept]) -> None:
        self._make = make  # for an address that comes for the first time, and when
        self._known: OrderedDict[str, Kept] = OrderedDict()

    def of(self, address: str, now: float) -> Kept:
        home = household(address)
        kept = self._known.get(home)
        if kept is None:
            kept = self._known[home] = self._make(now)
            if len(self._known) > ADDRESSES:
                self._known.popitem(last=False)
        self._known.move_to_end(home)
        return kept

    def known(self, address: str) -> Kept | None:
        return self._known.get(household(address))


class ByAddress:
    """A bucket for every address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._buckets: Households[Bucket] = Households(lambda now: Bucket(rate, burst, now))

    def take(self, address: str, now: float) -> bool:
        return self._buckets.of(address, now).take(now)

    def give_back(self, address: str) -> None:
        bucket = self._buckets.known(address)
        if bucket is not None:
            bucket.give_back()


class Account:
    """What all connections of one address use together."""

    def __init__(self, commands: Bucket) -> None:
        self.commands = commands
        self.held = 0  # bytes that wait until clients take them


class Accounts:
    """An account for every address. Each connection through a proxy has one of its own."""

    def __init__(self, rate: float, burst: float, uncounted: "Networks") -> None:
        self._rate = rate
        self._burst = burst
        self._uncounted = uncounted
        self._accounts: Households[Account] = Households(self._new)

    def of(self, address: str, now: float) -> Account:
        return self._new(now) if address in self._uncounted else self._accounts.of(address, now)

    def _new(self, now: float) -> Account:
        return Account(Bucket(self._rate, self._burst, now))


class Places:
    """How many may have something at once, in all and from one address.

    The second half is only for those who have none yet, so that a few cannot shut others out.
    """

    def __init__(self, most: int, each: int) -> None:
        self._most = most
        self._each = each
        self._taken: dict[str, int] = {}
        self._all = 0

    def take(self, address: str) -> bool:
        """Take a place, if there is one; give it back with `leave`."""
        home = household(address)
        mine = self._taken.get(home, 0)
        each = 1 if 2 * self._all >= self._most else self._each
        if self._all >= self._most or mine >= each:
            return False
        self._taken[home] = mine + 1
        self._all += 1
        return True

    def leave(self, address: str) -> None:
        home = household(address)
        self._all -= 1
        self._taken[home] -= 1
        if not self._taken[home]:
            del self._taken[home]


class Guess(NamedTuple):
    """A code that somebody tries, and whether it was counted together with those of others."""

    address: str
    together: bool


class Guesses:
    """Room codes that people try. Each is counted before the room is looked up.

    A code that names a room is given back. When everybody together has guessed too much, those who
    have found a room before may still come in.
    """

    def __init__(self, each: float, together: float, now: float) -> None:
        self._each = ByAddress(each / 60, each)
        self._together = Bucket(together / 60, together, now)
        self._known: OrderedDict[str, None] = OrderedDict()

    def take(self, address: str, now: float) -> Guess | None:
        """Try a code; None if this address may not."""
        if not self._each.take(address, now):
            return None
        if self._together.take(now):
            return Guess(address, True)
        if household(address) in self._known:
            return Guess(address, False)
        self._each.give_back(address)
        return None

    def found(self, guess: Guess) -> None:
        """The code names a room. Only what was taken is given back."""
        self._each.give_back(guess.address)
        if guess.together:
            self._together.give_back()
        home = household(guess.address)
        self._known[home] = None
        self._known.move_to_end(home)
        if len(self._known) > ADDRESSES:
            self._known.popitem(last=False)


class Doors:
    """All connections of a server: how many there are, and how many from one address.

    Of those that lead into rooms it also counts how often they are opened: `from_one` at once, and
    `rate` a second after that.
    """

    def __init__(self, most: int, from_one: int, rate: float, uncounted: "Networks") -> None:
        self._most = most
        self._from_one = from_one
        self._uncounted = uncounted  # proxies, through which many people come
        self._arrivals = ByAddress(rate, from_one)
        self._inside: dict[object, str] = {}  # by connection
        self._counts: dict[str, int] = {}  # by address
        self.refused = 0

    @property
    def open(self) -> int:
        return len(self._inside)

    def enter(self, connection: object, address: str) -> bool:
        """Count a connection, if there is room for it."""
        counted = self.counted(address)
        count = self._counts.get(counted, 0) + 1
        if len(self._inside) >= self._most or (counted and count > self._from_one):
            self.refused += 1
            return False
        self._inside[connection] = counted
        self._counts[counted] = count
        return True

    def counted(self, address: str) -> str:
        """What an address is counted as; empty for a proxy."""
        return "" if address in self._uncounted else household(address)

    def comes_from(self, connection: object, address: str) -> bool:
        """A proxy says where a connection comes from: count it there, if there is room."""
        if address in self._uncounted or connection not in self._inside:
            return True
        self.leave(connection)
        return self.enter(connection, address)

    def arrives(self, address: str, now: float) -> bool:
        """Somebody wants to come into rooms: count it, unless it was too often."""
        return address in self._uncounted or self._arrivals.take(address, now)

    def leave(self, connection: object) -> None:
        counted = self._inside.pop(connection, None)
        if counted is None:
            return
        self._counts[counted] -= 1
        if not self._counts[counted]:
            del self._counts[counted]


class Networks:
    """Addresses and networks such as `127.0.0.1` and `10.0.0.0/8`; `*` has all."""

    def __init__(self, names: Iterable[str]) -> None:
        given = list(names)
        self._all = "*" in given
        self._networks = [ipaddress.ip_network(one, False) for one in given if one != "*"]

    def __bool__(self) -> bool:
        return self._all or bool(self._networks)

    def __contains__(self, address: object) -> bool:
        if self._all or not self._networks:
            return self._all
        try:
            parsed = ipaddress.ip_address(str(address))
        except ValueError:
            return False
        if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
            parsed = parsed.ipv4_mapped  # as one who listens on both kinds is told of the older one
        return any(parsed in network for network in self._networks)


def household(address: str) -> str:
    """What counts as one address; with IPv6, a whole network."""
    if ":" not in address:
        return address
    try:
        parsed = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Network((parsed, NETWORK_BITS), strict=False))
