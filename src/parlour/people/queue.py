"""People who look for others to play with, and who is matched with whom.

Whoever waits accepts opponents within a window around their own strength, which widens as they
wait. A table is made of people who all accept each other; the one who has waited longest comes
first, and gets the nearest ones.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Final

WINDOW: Final = 4.0  # of openskill's points; between beginners and champions there are about 25
WIDER: Final = 0.2  # a second
ANYBODY: Final = 60.0  # seconds after which anybody will do
AWAY: Final = 10.0  # seconds without a word after which somebody is gone


@dataclass(eq=False)
class Waiting:
    """Somebody in the queue."""

    ticket: str
    game: str
    seats: int
    strength: float
    since: float
    heard: float
    person: str = ""

    @property
    def wish(self) -> tuple[str, int]:
        """What they want to play; only people with the same wish are matched."""
        return self.game, self.seats

    def window(self, now: float) -> float:
        waited = now - self.since
        return inf if waited >= ANYBODY else WINDOW + WIDER * waited


class Queue:
    """Everybody who waits, in the order of coming."""

    def __init__(self) -> None:
        self._waiting: dict[str, Waiting] = {}

    def __len__(self) -> int:
        return len(self._waiting)

    def join(self, one: Waiting) -> None:
        self._waiting[one.ticket] = one

    def hear(self, ticket: str, now: float) -> Waiting | None:
        """Somebody is still here; None if they do not wait."""
        one = self._waiting.get(ticket)
        if one is not None:
            one.heard = now
        return one

    def leave(self, ticket: str) -> bool:
        return self._waiting.pop(ticket, None) is not None

    def of(self, person: str) -> list[Waiting]:
        """Where a person waits."""
        return [one for one in self._waiting.values() if person and one.person == person]

    def alike(self, wish: tuple[str, int]) -> int:
        """How many want the same."""
        return sum(one.wish == wish for one in self._waiting.values())

    def gone(self, now: float) -> list[Waiting]:
        """Take out those who have not been heard of."""
        return self._take([one for one in self._waiting.values() if now - one.heard >= AWAY])

    def matched(self, now: float) -> list[list[Waiting]]:
        """Take out those who are matched, table by table."""
        tables = []
        for first in list(self._waiting.values()):
            if first.ticket in self._waiting:
                others = [one for one in self._waiting.values() if one.wish == first.wish]
                table = company(first, others, now)
                if table:
                    tables.append(self._take(table))
        return tables

    def _take(self, some: list[Waiting]) -> list[Waiting]:
        for one in some:
            del self._waiting[one.ticket]
        return some


def company(first: Waiting, everybody: Sequence[Waiting], now: float) -> list[Waiting]:
    """The closest match for `first` in which all accept each other; empty if there is none."""
    row = sorted(everybody, key=lambda one: one.strength)
    place = row.index(first)
    starts = range(max(0, place - first.seats + 1), min(place, len(row) - first.seats) + 1)
    tables = [row[start : start + first.seats] for start in starts]
    fitting = [table for table in tables if fits(table, now)]
    return min(fitting, key=spread, default=[])


def fits(table: Sequence[Waiting], now: float) -> bool:
    """Whether everybody accepts everybody."""
    low, high = table[0].strength, table[-1].strength
    return all(max(high - one.strength, one.strength - low) <= one.window(now) for one in table)


def spread(table: Sequence[Waiting]) -> float:
    return table[-1].strength - table[0].strength
