"""Time as the server sees it."""

import asyncio
import time

import pytest

from parlour.server.clock import LoopClock, steady
from server.hosting import hosting, opened


def test_now_is_the_time_of_day_and_stays_on_its_way_when_that_jumps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def check() -> None:
        clock = LoopClock()
        before = clock.now()
        assert abs(before - time.time()) < 5
        for jump in (1e9, -1e9):
            monkeypatch.setattr(time, "time", lambda jump=jump: before + jump)
            assert 0 <= clock.now() - before < 60

    asyncio.run(check())


def test_steady_time_only_grows() -> None:
    times = [steady() for _ in range(1000)]
    assert times == sorted(times)


def test_a_jump_of_the_clock_deletes_nothing_and_refuses_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Years ahead or back, rooms stay, and who may open one may still."""

    async def check(jump: float) -> None:
        async with hosting(rooms_per_hour=3) as rooms:
            rooms.clock = clock = LoopClock()
            rooms.store._clock = clock.now  # type: ignore[attr-defined]
            live = await opened(rooms)
            live.stop()
            rooms.live.clear()
            now = time.time()
            with monkeypatch.context() as patch:
                patch.setattr(time, "time", lambda: now + jump)
                assert await rooms.sweep() == 0
                assert await rooms.look_up(live.code, "1.1.1.1") is not None
                for _ in range(2):
                    await rooms.create("letters")
                assert not rooms.unready

    for jump in (20 * 365 * 86400.0, -20 * 365 * 86400.0):
        asyncio.run(check(jump))
