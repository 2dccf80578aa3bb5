"""Bots in processes of their own, so that neither their thinking nor their death stops a room."""

import asyncio
import logging
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import BaseContext
from typing import Final

from parlour.kernel.game import Options
from parlour.kernel.table import Table
from parlour.server import worker
from parlour.server.metrics import Metrics

ATTEMPTS: Final = 3

log = logging.getLogger("parlour")


class Thinkers:
    """A pool of processes, started when the first bot is asked."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        self._workers = workers
        self._seconds = seconds
        self._metrics = metrics
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, view: Table, options: Options, bot: str) -> int:
        """What the bot does in the seat of this view; if it fails, what the idle do."""
        seat = view.viewer
        asked = worker.question(view, options, bot, secrets.token_hex(8))
        action = await self._answer(asked)
        self._metrics.bot_moves += 1
        if action is None or action not in view.choices(seat):
            self._metrics.bot_failures += 1
            log.warning("Bot %s found no choice in %s.", bot, view.game.name)
            return int(view.idle(seat))
        return action

    async def _answer(self, asked: bytes) -> int | None:
        for _ in range(ATTEMPTS):
            pool = self._pool or self._start()
            try:
                thinking = asyncio.wrap_future(pool.submit(worker.think, asked))
                return await asyncio.wait_for(thinking, self._seconds)
            except (
                BrokenProcessPool,
                RuntimeError,
            ):  # a process has died, or the pool was replaced
                self._replace(pool)
            except TimeoutError:
                self._replace(pool)
                return None
            except Exception:
                log.exception("A bot failed.")
                return None
        return None

    def _start(self) -> ProcessPoolExecutor:
        self._pool = ProcessPoolExecutor(self._workers, _context(), worker.begin)
        return self._pool

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """The next question gets a new pool; whoever waits for the old one asks again."""
        if self._pool is pool:
            self._pool = None
            stop(pool)

    def close(self) -> None:
        if self._pool is not None:
            self._replace(self._pool)


def stop(pool: ProcessPoolExecutor) -> None:
    """End a pool's processes at once: they hold nothing that could be lost."""
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.kill()
    pool.shutdown(wait=False)


def _context() -> BaseContext:
    """Fresh processes: no copy of the server's memory, so nothing in it for a bot to find."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["parlour.server.worker"])
    return context
