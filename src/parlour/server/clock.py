"""Time as the server sees it, so that tests can bring their own."""

import asyncio
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Protocol


class Timer(Protocol):
    """Something that will happen unless it is called off."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> float:
        """Unix time in seconds that never jumps: differences are durations."""
        ...

    def later(self, seconds: float, do: Callable[[], object]) -> Timer:
        """Have something done after `seconds`."""
        ...


class LoopClock:
    """The time of day and the timers of the running event loop.

    The computer's clock is read once. Whatever it is set to later, limits, deadlines and ages go on
    as time passes; only the hour that is shown may be wrong until the next start.
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._began = time.time() - steady()

    def now(self) -> float:
        return self._began + steady()

    def later(self, seconds: float, do: Callable[[], object]) -> Timer:
        return self._loop.call_later(seconds, do)


class Ages:
    """How old something in the store is. Time in which no server ran does not count.

    So a clock that was wrong when the server started makes nothing old enough to be forgotten.
    """

    def __init__(self, clock: Clock, latest: float | None = None) -> None:
        """`latest` is when the store was last written to before this start."""
        self._clock = clock
        self._began = clock.now()
        self._latest = self._began if latest is None else latest

    def of(self, touched: float) -> float:
        """Seconds since something was last touched."""
        now = self._clock.now()
        if touched >= self._began:
            return now - touched
        counted = max(0.0, self._latest - touched) + now - self._began
        return min(now - touched, counted)


if sys.platform == "linux":
    steady = partial(time.clock_gettime, time.CLOCK_BOOTTIME)  # counts while the computer sleeps
else:
    steady = time.monotonic


async def sleep(clock: Clock, seconds: float) -> None:
    """Wait by this clock."""
    if seconds <= 0:
        return
    done = asyncio.get_running_loop().create_future()

    def wake() -> None:
        if not done.done():
            done.set_result(None)

    timer = clock.later(seconds, wake)
    try:
        await done
    finally:
        timer.cancel()
