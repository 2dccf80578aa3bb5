"""Whose work is done next: of those who wait, whoever has had the least time so far.

Everybody's time is counted. A newcomer starts level with whoever was served last, so nobody can
save up time by waiting, and nobody is held up by what others used before.
"""

from collections import Counter, deque
from typing import Final, Generic, TypeVar

REMEMBERED: Final = 4096  # owners whose time is remembered, about

Job = TypeVar("Job")


class Shares(Generic[Job]):
    """Queues by owner: a room, or an address that asks for replays."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Job]] = {}
        self._had: dict[str, float] = {}
        self._running: Counter[str] = Counter()
        self._level = 0.0  # what the owner served last had had before

    def add(self, owner: str, job: Job, first: bool = False) -> None:
        """Somebody wants something done; `first`: before what they asked for earlier."""
        self._had[owner] = max(self._had.get(owner, 0.0), self._level)
        queue = self._waiting.setdefault(owner, deque())
        if first:
            queue.appendleft(job)
        else:
            queue.append(job)

    def take(self) -> Job | None:
        """The next job, if there is one; tell by `spent` when it is over."""
        if not self._waiting:
            return None
        owner = min(self._waiting, key=lambda one: (self._running[one], self._had[one]))
        queue = self._waiting[owner]
        job = queue.popleft()
        if not queue:
            del self._waiting[owner]
        self._running[owner] += 1
        self._level = max(self._level, self._had[owner])
        return job

    def spent(self, owner: str, seconds: float) -> None:
        """A job that was taken is over."""
        self._running[owner] -= 1
        self._had[owner] += seconds
        if len(self._had) > REMEMBERED:
            self._forget()

    def drop(self, owner: str, job: Job) -> bool:
        """Nobody wants this job done any more; whether it was still waiting."""
        queue = self._waiting.get(owner)
        if queue is None or job not in queue:
            return False
        queue.remove(job)
        if not queue:
            del self._waiting[owner]
        return True

    def others_wait(self, owner: str) -> bool:
        """Whether somebody else has something to do."""
        return len(self._waiting) > (owner in self._waiting)

    def waiting(self, owner: str) -> int:
        """How many jobs of an owner wait."""
        return len(self._waiting.get(owner, ()))

    def _forget(self) -> None:
        """Owners who have had no more time than a newcomer need not be remembered."""
        self._running = +self._running
        busy = self._waiting.keys() | self._running.keys()
        self._had = {
            owner: had for owner, had in self._had.items() if had > self._level or owner in busy
        }
