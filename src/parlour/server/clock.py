"""Time as the server sees it, so that tests can bring their own."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will happen unless it is called off."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> float:
        """Unix time in seconds."""
        ...

    def later(self, seconds: float, do: Callable[[], object]) -> Timer:
        """Have something done after `seconds`."""
        ...


class LoopClock:
    """The time of day and the timers of the running event loop."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.now: Callable[[], float] = time.time

    def later(self, seconds: float, do: Callable[[], object]) -> Timer:
        return self._loop.call_later(seconds, do)


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
