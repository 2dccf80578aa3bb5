"""Bots in processes of their own: what they may be, and who decides when they cannot."""

import asyncio
import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from time import monotonic

import msgspec
import pytest

from parlour import games
from parlour.bots.registry import bot_names
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.server.metrics import Metrics
from parlour.server.workers import jobs
from parlour.server.workers.bots import REST_SECONDS, STOPS, Bots
from parlour.server.workers.crew import Crew, Stopped, read_answer
from parlour.server.workers.shares import Owner
from server.hosting import settle
from server.labour import serve_bots, serve_no_bots

GAME = games.load("letters")
LONG = 60.0


def a_view(seed: int = 1) -> Table:
    """Of a seat that has more than one choice."""
    table = GAME.start(3, Random(seed))
    return table.view(int(table.next_seat()))


def choices() -> list[int]:
    view = a_view()
    return view.choices(view.viewer)


async def ask(
    bots: tuple[str, ...],
    work: Callable[[Connection], None] = jobs.serve,
    seconds: float = LONG,
    share: float = LONG,
) -> tuple[list[int], Metrics]:
    """What these bots choose, all asked at once, each for a room of its own."""
    metrics = Metrics()
    crew = Crew(1, seconds, share, work)
    thinking = Bots(crew, metrics, monotonic)
    try:
        async with asyncio.timeout(LONG):
            asked = [
                thinking.ask((f"room {number}",), a_view(), GAME.settle(), bot)
                for number, bot in enumerate(bots)
            ]
            return await asyncio.gather(*asked), metrics
    finally:
        crew.close()


def test_everything_on_offer_plays() -> None:
    answers, metrics = asyncio.run(ask(tuple(bot_names(GAME))))
    assert all(answer in choices() for answer in answers)
    assert (metrics.bot_moves, metrics.bot_failures) == (len(answers), 0)


def test_a_bot_without_end_is_stopped_and_others_play_on() -> None:
    """The stand-in decides for it, and nobody else's bot is any worse for it."""
    quick = ("counter",) * 20
    answers, metrics = asyncio.run(ask(("ismcts", *quick), serve_bots, share=1.0))
    assert all(answer in choices() for answer in answers)
    assert metrics.bot_failures == 1, "only that one"


@pytest.mark.parametrize("name", ["nobody", "ismcts:iterations=1000000", "exec:true"])
def test_for_a_bot_that_is_not_on_offer_the_stand_in_plays(name: str) -> None:
    answers, metrics = asyncio.run(ask((name,)))
    assert answers[0] in choices()
    assert metrics.bot_failures == 1


def test_if_nobody_can_decide_the_default_is_done() -> None:
    answers, metrics = asyncio.run(ask(("ismcts",), serve_no_bots, 0.2))
    view = a_view()
    assert answers == [view.idle(view.viewer)]
    assert metrics.bot_failures == 2


class Impatient(Crew):
    """Does everything at once, and stops `ismcts` at once."""

    async def run(self, owner: Owner, asked: bytes) -> bytes:
        if msgspec.msgpack.decode(asked)["bot"] == "ismcts":
            raise Stopped("It took too long.")
        return read_answer(jobs.answer(asked))


def test_a_bot_that_never_ends_is_not_asked_again_and_again() -> None:
    """Each time somebody else's bot would wait until it is stopped."""
    metrics, now = Metrics(), [0.0]
    bots = Bots(Impatient(1, LONG), metrics, lambda: now[0])

    def stopped(bot: str) -> bool:
        """Whether a bot was asked and stopped; somebody decides in any case."""
        before = metrics.bot_failures
        assert asyncio.run(bots.ask(("room",), a_view(), GAME.settle(), bot)) in choices()
        return metrics.bot_failures > before

    assert [stopped("ismcts") for _ in range(STOPS + 3)] == [True] * STOPS + [False] * 3
    assert not stopped("counter"), "it is another kind"
    now[0] = REST_SECONDS
    assert stopped("ismcts"), "it may try again"


def test_bots_survive_murder() -> None:
    async def scene() -> None:
        metrics = Metrics()
        crew = Crew(1, LONG)
        bots = Bots(crew, metrics, monotonic)
        view = a_view()
        try:
            assert await bots.ask(("a",), view, GAME.settle(), "random") in view.choices(
                view.viewer
            )
            (killed,) = crew.pids
            os.kill(killed, signal.SIGKILL)
            asked = [bots.ask((room,), view, GAME.settle(), "random") for room in "abcde"]
            answers = await asyncio.gather(*asked)
            assert all(answer in view.choices(view.viewer) for answer in answers)
            assert metrics.bot_failures == 0
            assert killed not in crew.pids
        finally:
            crew.close()

    asyncio.run(scene())


def test_when_the_server_stops_no_bot_makes_a_hasty_choice() -> None:
    async def scene() -> None:
        metrics = Metrics()
        crew = Crew(1, LONG, LONG, serve_no_bots)
        bots = Bots(crew, metrics, monotonic)
        asked = [bots.ask((room,), a_view(), GAME.settle(), "ismcts") for room in "ab"]
        tasks = [asyncio.create_task(one) for one in asked]
        await settle()
        crew.close()
        await asyncio.wait(tasks, timeout=LONG)
        assert all(task.cancelled() for task in tasks)
        assert metrics.bot_failures == 0

    asyncio.run(scene())
