"""Time as the server sees it."""

import asyncio
import time

import pytest

from parlour.server.clock import Ages, LoopClock, steady
from parlour.server.rooms import Crowded
from parlour.store.memory import MemoryStore
from server.hosting import FakeClock, hosting, opened


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


def test_a_clock_that_is_wrong_at_the_start_deletes_nothing() -> None:
    """Whether it was years ahead or behind; rooms grow old while a server runs."""

    async def check(years: float) -> None:
        clock = FakeClock(2e9)
        store = MemoryStore(clock.now)
        async with hosting(store, clock, keep_lobby_days=1, max_rooms=2) as rooms:
            codes = [await rooms.create("letters") for _ in range(2)]
        clock.jump(years * 365 * 86400)
        async with hosting(store, clock, keep_lobby_days=1, max_rooms=2) as rooms:
            assert await rooms.sweep() == 0
            with pytest.raises(Crowded):  # not even to make place for another
                await rooms.create("letters")
            assert {entry.room for entry in await store.rooms()} == set(codes)
            clock.jump(2 * 86400)
            assert await rooms.sweep() == (2 if years > 0 else 0)

    for years in (20.0, -20.0):
        asyncio.run(check(years))


def test_ages_leave_out_the_time_in_which_no_server_ran() -> None:
    clock = FakeClock(1000.0)
    ages = Ages(clock, latest=700.0)
    clock.jump(50)
    assert ages.of(700.0) == 50
    assert ages.of(600.0) == 150
    assert ages.of(1020.0) == 30  # touched since the start
    assert ages.of(2000.0) == -950  # by a clock that was ahead
    assert Ages(clock).of(600.0) == 450  # where nothing is known of before, all time counts


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
