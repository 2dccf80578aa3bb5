"""A few processes that do what they are handed, and a queue before them.

A process that dies is replaced and its job done again by another. A job that takes too long is
stopped together with its process; no other job notices.
"""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from typing import Final

from parlour.kernel.errors import Illegal, Malformed
from parlour.server.workers import jobs
from parlour.server.workers.shares import Owner, Shares

ATTEMPTS: Final = 3  # for a job whose process dies
START_SECONDS: Final = 60.0  # that a process may take to be ready
SHARE_SECONDS: Final = 2.0  # that a job may take while others wait
MOST_WAITING: Final = 64  # jobs of one owner

CROWDED: Final = "Too much has been asked for at once."
DIED: Final = "Its process died."
LATE: Final = "It took too long."


class Failed(Exception):
    """The work was not done; the text says why."""


class Stopped(Failed):
    """It took too long, or its process died again and again."""


class Closed(Failed):
    """Nothing is done any more."""

    def __init__(self) -> None:
        super().__init__("The server is stopping.")


class Worker:
    """A process and the line to it. `work` is called in a thread, `stop` from anywhere."""

    def __init__(self, serve: Callable[[Connection], None]) -> None:
        self._serve = serve
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._ready = False
        self._stopped = False

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def work(self, asked: bytes, begins: Callable[[], None]) -> bytes:
        """Hand over a job and wait for its answer; EOFError or OSError if the process ends.

        `begins` is called when the process is there and begins with it.
        """
        line = self._line or self._start()
        try:
            if not self._ready:
                self._await_ready(line)
            begins()
            line.send_bytes(asked)
            return line.recv_bytes()
        except (EOFError, OSError):
            self.stop()
            self._bury()
            raise

    def stop(self) -> None:
        """End the process at once: it holds nothing that could be lost."""
        self._stopped = True
        if self._process is not None:
            self._process.kill()

    def _start(self) -> Connection:
        context = fresh_processes()
        self._line, far = context.Pipe()
        # The context is that of a concrete method, all of which have `Process`.
        process: BaseProcess = context.Process(  # type: ignore[attr-defined]
            target=self._serve, args=(far,), daemon=True
        )
        process.start()
        far.close()
        self._process = process
        if self._stopped:  # while it was being started
            process.kill()
        return self._line

    def _await_ready(self, line: Connection) -> None:
        if not line.poll(START_SECONDS):
            raise EOFError
        line.recv_bytes()
        self._ready = True

    def _bury(self) -> None:
        if self._line is not None:
            self._line.close()
        if self._process is not None:
            self._process.join()


class Job:
    """Something to do, and for whom."""

    def __init__(self, owner: Owner, asked: bytes, answer: "asyncio.Future[bytes]") -> None:
        self.owner = owner
        self.asked = asked
        self.answer = answer
        self.attempts = 0
        self.begun = float("inf")  # when a process began with it
        self.late = False


class Crew:
    """At most `size` processes, started as they are needed.

    A job may take `seconds`, but no more than `share` while somebody else's waits.
    """

    def __init__(
        self,
        size: int,
        seconds: float,
        share: float = SHARE_SECONDS,
        serve: Callable[[Connection], None] = jobs.serve,
    ) -> None:
        self._size = size
        self._seconds = seconds
        self._share = min(share, seconds)
        self._serve = serve
        self._shares: Shares[Job] = Shares()
        self._idle: list[Worker] = []
        self._busy: dict[Job, Worker] = {}
        self._threads = ThreadPoolExecutor(size, "worker")
        self._alarm: asyncio.TimerHandle | None = None
        self._closed = False

    @property
    def pids(self) -> set[int]:
        """The processes that live now."""
        return {one.pid for one in (*self._idle, *self._busy.values()) if one.pid is not None}

    async def run(self, owner: Owner, asked: bytes) -> bytes:
        """Have something done elsewhere. Failed says why it was not, Refused what is wrong."""
        if self._closed:
            raise Closed
        if self._shares.waiting(owner) >= MOST_WAITING:
            raise Failed(CROWDED)
        job = Job(owner, asked, asyncio.get_running_loop().create_future())
        self._shares.add(owner, job)
        self._go_on()
        try:
            return read_answer(await job.answer)
        except asyncio.CancelledError:
            self._drop(job)
            raise

    def close(self) -> None:
        """Stop at once, whatever is being done."""
        self._closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        for worker in (*self._idle, *self._busy.values()):
            worker.stop()
        for job in self._busy:
            fail(job, Closed())
        while (waiting := self._shares.take()) is not None:
            fail(waiting, Closed())
        self._threads.shutdown(wait=False)

    def _go_on(self) -> None:
        """Give work to whoever has none, and see who has worked too long."""
        if self._closed:
            return
        while len(self._busy) < self._size and (job := self._shares.take()) is not None:
            self._begin(job)
        self._watch()

    def _begin(self, job: Job) -> None:
        loop = asyncio.get_running_loop()
        worker = self._next_worker()
        job.begun = float("inf")
        job.attempts += 1
        self._busy[job] = worker

        def begins() -> None:
            loop.call_soon_threadsafe(self._began, job)

        done = loop.run_in_executor(self._threads, worker.work, job.asked, begins)
        done.add_done_callback(partial(self._ended, job, worker))

    def _next_worker(self) -> Worker:
        """One that has nothing to do and still lives, or a new one."""
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
        return Worker(self._serve)

    def _began(self, job: Job) -> None:
        """Time counts from here, not from when its process was being started."""
        job.begun = asyncio.get_running_loop().time()
        self._watch()

    def _ended(self, job: Job, worker: Worker, done: "asyncio.Future[bytes]") -> None:
        loop = asyncio.get_running_loop()
        error = done.exception()
        del self._busy[job]
        self._shares.spent(job.owner, max(0.0, loop.time() - job.begun))
        if error is None:
            self._idle.append(worker)
            if not job.answer.done():
                job.answer.set_result(done.result())
        elif job.late:
            fail(job, Stopped(LATE))
        elif job.attempts == ATTEMPTS:
            fail(job, Stopped(DIED))
        elif not job.answer.done():
            self._shares.add(job.owner, job, first=True)
        self._go_on()

    def _watch(self) -> None:
        """Stop what takes too long, and look again when the next may."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        loop = asyncio.get_running_loop()
        now, soonest = loop.time(), float("inf")
        for job, worker in self._busy.items():
            limit = self._share if self._shares.others_wait(job.owner) else self._seconds
            due = job.begun + limit
            if due <= now:
                job.late = True
                worker.stop()
            else:
                soonest = min(soonest, due)
        if soonest < float("inf"):
            self._alarm = loop.call_at(soonest, self._watch)

    def _drop(self, job: Job) -> None:
        """Nobody waits for this any more."""
        worker = self._busy.get(job)
        if worker is not None:
            worker.stop()
        else:
            self._shares.drop(job.owner, job)


def read_answer(data: bytes) -> bytes:
    """What a process answered, or why it did not."""
    kind, content = data[:1], data[1:]
    if kind == jobs.DONE:
        return content
    text = content.decode()
    if kind == jobs.MALFORMED:
        raise Malformed(text)
    if kind == jobs.ILLEGAL:
        raise Illegal(text)
    raise Failed(f"Something went wrong ({text}).")


def fail(job: Job, error: Failed) -> None:
    if not job.answer.done():
        job.answer.set_exception(error)


def fresh_processes() -> BaseContext:
    """Fresh processes: no copy of the server's memory, so nothing in it for a bot to find."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["parlour.server.workers.jobs"])
    return context
