"""Processes for work that must not stop the rooms: thinking, and retelling long games."""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import BaseContext
from typing import Final, TypeVar

from parlour.server import worker

ATTEMPTS: Final = 3

Result = TypeVar("Result")

log = logging.getLogger("parlour")


class Failed(Exception):
    """The work was not done: it took too long, or its process died again and again."""


class Pool:
    """Processes, started when the first work comes; one that dies is replaced."""

    def __init__(self, size: int, seconds: float) -> None:
        self.executor: ProcessPoolExecutor | None = None
        self._size = size
        self._seconds = seconds

    async def run(self, work: Callable[[bytes], Result], data: bytes) -> Result:
        """Have something done elsewhere. What the work raises is raised here."""
        for _ in range(ATTEMPTS):
            executor = self.executor or self._start()
            try:
                done = asyncio.wrap_future(executor.submit(work, data))
            except RuntimeError:  # it has just broken
                self._replace(executor)
                continue
            try:
                return await asyncio.wait_for(done, self._seconds)
            except BrokenProcessPool:
                self._replace(executor)
            except TimeoutError:
                self._replace(executor)
                raise Failed("It took too long.") from None
        raise Failed("Its process died.")

    def _start(self) -> ProcessPoolExecutor:
        self.executor = ProcessPoolExecutor(self._size, _context(), worker.begin)
        return self.executor

    def _replace(self, executor: ProcessPoolExecutor) -> None:
        """The next work gets new processes; whoever waits for the old ones asks again."""
        if self.executor is executor:
            self.executor = None
            stop(executor)

    def close(self) -> None:
        if self.executor is not None:
            self._replace(self.executor)


def stop(executor: ProcessPoolExecutor) -> None:
    """End the processes at once: they hold nothing that could be lost."""
    for process in list((getattr(executor, "_processes", None) or {}).values()):
        process.kill()
    executor.shutdown(wait=False)


def _context() -> BaseContext:
    """Fresh processes: no copy of the server's memory, so nothing in it for a bot to find."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["parlour.server.worker"])
    return context
