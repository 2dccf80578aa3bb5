"""Real processes: they are killed, die and hang, and nobody else notices."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from parlour.kernel.errors import Illegal, Malformed
from parlour.server.workers import jobs
from parlour.server.workers.crew import (
    ATTEMPTS,
    CROWDED,
    DIED,
    LATE,
    MOST_WAITING,
    Closed,
    Crew,
    Failed,
)
from server.hosting import settle
from server.labour import serve

LONG = 60.0  # seconds that a test never waits


@asynccontextmanager
async def crew(
    size: int = 1,
    seconds: float = LONG,
    share: float = LONG,
    work: Callable[[Connection], None] = serve,
) -> AsyncIterator[Crew]:
    found = Crew(size, seconds, share, work)
    try:
        async with asyncio.timeout(LONG):
            yield found
    finally:
        found.close()


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


async def until(happened: Callable[[], bool]) -> None:
    while not happened():
        await asyncio.sleep(0.005)


def test_what_is_asked_is_answered() -> None:
    async def scene() -> None:
        async with crew() as found:
            assert await found.run(("a",), b"say hello") == b"hello"
            with pytest.raises(Malformed, match="nonsense"):
                await found.run(("a",), b"refuse mnonsense")
            with pytest.raises(Illegal, match="not now"):
                await found.run(("a",), b"refuse inot now")
            with pytest.raises(Failed, match="KeyError"):
                await found.run(("a",), b"refuse !KeyError")
            first = found.pids
            assert int(await found.run(("b",), b"pid")) in first
            assert len(first) == 1, "one process did all of it"

    asyncio.run(scene())


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="needs priorities of processes")
def test_a_busy_processor_is_the_servers_first() -> None:
    async def scene() -> None:
        async with crew(work=jobs.serve) as found:
            with pytest.raises(Failed):
                await found.run(("a",), b"nonsense")
            (pid,) = found.pids
            own = os.getpriority(os.PRIO_PROCESS, 0)
            assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, own + jobs.PATIENCE)

    asyncio.run(scene())


def test_one_that_never_ends_is_stopped_alone() -> None:
    """With a single process: twenty others are answered in time, one after the other."""

    async def scene() -> None:
        async with crew(share=0.3) as found:
            await found.run(("warm",), b"say up")
            endless = asyncio.create_task(found.run(("hog",), b"forever"))
            await asyncio.sleep(0)
            start = time.monotonic()
            words = [f"say {number}".encode() for number in range(20)]
            asked = [found.run((f"room {number}",), word) for number, word in enumerate(words)]
            answers = await asyncio.gather(*asked)
            assert answers == [str(number).encode() for number in range(20)]
            assert time.monotonic() - start < 10.0  # a third of a second on a quiet machine
            with pytest.raises(Failed, match=LATE):
                await endless

    asyncio.run(scene())


def test_alone_a_job_may_take_longer() -> None:
    async def scene() -> None:
        async with crew(seconds=LONG, share=0.01) as found:
            assert await found.run(("a",), b"sleep 0.2") == b""
        async with crew(seconds=0.2) as found:
            with pytest.raises(Failed, match=LATE):
                await found.run(("a",), b"forever")
            assert await found.run(("a",), b"say next") == b"next"

    asyncio.run(scene())


def test_a_killed_process_loses_nobodys_turn() -> None:
    async def scene() -> None:
        async with crew(size=2) as found:
            await asyncio.gather(*(found.run((room,), b"sleep 0.05") for room in "ab"))
            killed = found.pids
            assert len(killed) == 2
            asked = [found.run((f"room {number}",), b"sleep 0.05") for number in range(8)]
            answers = asyncio.gather(*asked)
            await settle()
            for pid in killed:
                os.kill(pid, signal.SIGKILL)
            assert await answers == [b""] * 8
            assert not killed & found.pids

    asyncio.run(scene())


def test_processes_killed_while_they_rest_cost_no_attempt() -> None:
    async def scene() -> None:
        async with crew(size=5) as found:
            await asyncio.gather(*(found.run((room,), b"sleep 0.2") for room in "abcde"))
            killed = found.pids
            assert len(killed) > ATTEMPTS
            for pid in killed:
                os.kill(pid, signal.SIGKILL)
            await until(lambda: all(map(gone, killed)))
            assert await found.run(("a",), b"say here") == b"here"

    asyncio.run(scene())


def test_a_job_that_kills_its_process_is_tried_again_but_not_for_ever(tmp_path: Path) -> None:
    async def scene() -> None:
        async with crew() as found:
            bad = asyncio.create_task(found.run(("a",), b"die"))
            good = asyncio.create_task(found.run(("b",), b"say still here"))
            once = f"die_once {tmp_path / 'died'}".encode()
            assert await found.run(("c",), once) == b"alive"
            assert await good == b"still here"
            with pytest.raises(Failed, match=DIED):
                await bad

    asyncio.run(scene())


def test_what_nobody_waits_for_is_not_done() -> None:
    async def scene() -> None:
        async with crew() as found:
            pid = int(await found.run(("a",), b"pid"))
            running = asyncio.create_task(found.run(("a",), b"forever"))
            waiting = asyncio.create_task(found.run(("a",), b"forever"))
            await settle()
            waiting.cancel()
            running.cancel()
            await until(lambda: gone(pid))
            assert await found.run(("b",), b"say free") == b"free"

    asyncio.run(scene())


def test_nobody_asks_for_too_much_at_once() -> None:
    async def scene() -> None:
        async with crew() as found:
            tasks = [
                asyncio.create_task(found.run(("a",), b"forever")) for _ in range(MOST_WAITING + 1)
            ]
            await settle()
            with pytest.raises(Failed, match=CROWDED):
                await found.run(("a",), b"say")
            for task in tasks:
                task.cancel()
            assert await found.run(("b",), b"say me") == b"me"

    asyncio.run(scene())


def test_it_stops_at_once() -> None:
    async def scene() -> None:
        async with crew(size=2) as found:
            tasks = [asyncio.create_task(found.run((room,), b"forever")) for room in "abc"]
            await until(lambda: len(found.pids) == 2)
            pids = found.pids
            found.close()
            for task in tasks:
                with pytest.raises(Closed, match="stopping"):
                    await task
            await until(lambda: all(map(gone, pids)))
            with pytest.raises(Closed, match="stopping"):
                await found.run(("a",), b"say")

    asyncio.run(scene())
