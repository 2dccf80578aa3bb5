"""Whose work is done next: of those who wait, whoever has had the least time so far.

Everybody's time is counted. A newcomer starts level with whoever was served last, so nobody can
save up time by waiting, and nobody is held up by what others used before.

An owner is an address, or an address and a room there. Addresses share first and then the rooms of
each, so it is of no use to open many rooms.
"""

from collections import Counter, defaultdict, deque
from typing import Final, Generic, TypeVar

REMEMBERED: Final = 4096  # owners whose time is remembered, about

Owner = tuple[str, ...]
Job = TypeVar("Job")


def shares_of(owner: Owner) -> list[Owner]:
    """All shares that an owner's work is taken from, the largest one first."""
    return [owner[:length] for length in range(1, len(owner) + 1)]


class Shares(Generic[Job]):
    """Queues by owner."""

    def __init__(self) -> None:
        self._waiting: dict[Owner, deque[Job]] = {}
        self._had: dict[Owner, float] = {}
        self._running: Counter[Owner] = Counter()
        # What the owner served last had had before, among addresses and among rooms
        self._levels: defaultdict[int, float] = defaultdict(float)

    def add(self, owner: Owner, job: Job, first: bool = False) -> None:
        """Somebody wants something done; `first`: before what they asked for earlier."""
        for share in shares_of(owner):
            self._had[share] = max(self._had.get(share, 0.0), self._levels[len(share)])
        queue = self._waiting.setdefault(owner, deque())
        if first:
            queue.appendleft(job)
        else:
            queue.append(job)

    def take(self) -> Job | None:
        """The next job, if there is one; tell by `spent` when it is over."""
        if not self._waiting:
            return None
        owner = min(self._waiting, key=self._rank)
        queue = self._waiting[owner]
        job = queue.popleft()
        if not queue:
            del self._waiting[owner]
        for share in shares_of(owner):
            self._running[share] += 1
            self._levels[len(share)] = max(self._levels[len(share)], self._had[share])
        return job

    def _rank(self, owner: Owner) -> list[tuple[int, float]]:
        return [(self._running[share], self._had[share]) for share in shares_of(owner)]

    def spent(self, owner: Owner, seconds: float) -> None:
        """A job that was taken is over."""
        for share in shares_of(owner):
            self._running[share] -= 1
            self._had[share] += seconds
        if len(self._had) > REMEMBERED:
            self._forget()

    def drop(self, owner: Owner, job: Job) -> bool:
        """Nobody wants this job done any more; whether it was still waiting."""
        queue = self._waiting.get(owner)
        if queue is None or job not in queue:
            return False
        queue.remove(job)
        if not queue:
            del self._waiting[owner]
        return True

    def others_wait(self, owner: Owner) -> bool:
        """Whether somebody else has something to do."""
        return len(self._waiting) > (owner in self._waiting)

    def waiting(self, owner: Owner) -> int:
        """How many jobs of an owner wait."""
        return len(self._waiting.get(owner, ()))

    def _forget(self) -> None:
        """Owners who have had no more time than a newcomer need not be remembered."""
        self._running = +self._running
        waiting = {share for owner in self._waiting for share in shares_of(owner)}
        busy = waiting | self._running.keys()
        self._had = {
            share: had
            for share, had in self._had.items()
            if had > self._levels[len(share)] or share in busy
        }
