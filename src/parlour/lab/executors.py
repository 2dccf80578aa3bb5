"""Who plays the games of a simulation: this process, several, or a cluster.

They are given pieces of work, which are ranges of game numbers, and return the counts. Neither the
size of the pieces nor who plays them affects the result.
"""

import multiprocessing
import signal
import sys
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from traceback import format_exc
from types import FrameType
from typing import Protocol

from parlour import games
from parlour.kernel.errors import Refused
from parlour.kernel.game import Game
from parlour.lab.matches import PlayedGames, Setting, play_games

PIECE = 0.5  # seconds that a piece of work should take
GROWTH = 4  # a piece is at most this many times as large as the last one
PATIENCE = 10  # seconds in which an interrupted worker must return what it has


class Pace:
    """Cuts the games to be played into pieces of about half a second.

    A deal is never cut: pieces begin and end at multiples of `unit`, if the gaps do.
    """

    def __init__(self, gaps: Sequence[range], unit: int, hands: int = 1) -> None:
        self.gaps = list(gaps)
        self.unit = unit
        self.hands = hands
        self.size = unit
        self.left = sum(map(len, gaps))

    def piece(self) -> range | None:
        """The next games to play."""
        if not self.gaps:
            return None
        gap = self.gaps.pop(0)
        share = -(-self.left // (2 * self.hands * self.unit)) * self.unit  # all end together
        stop = gap.start + min(self.size, share)
        stop = min(gap.stop, max(gap.start + 1, stop - stop % self.unit))
        if stop < gap.stop:
            self.gaps.insert(0, range(stop, gap.stop))
        self.left -= stop - gap.start
        return range(gap.start, stop)

    def learn(self, played: PlayedGames) -> None:
        """Choose the size of the next pieces."""
        if played.tally.games:
            wanted = int(PIECE * played.tally.games / max(played.seconds, 1e-6))
            largest = min(wanted, GROWTH * max(self.size, played.tally.games))
            self.size = max(1, largest // self.unit) * self.unit


class Executor(Protocol):
    """A way to get games played."""

    def run(self, game: Game, setting: Setting, gaps: Sequence[range]) -> Iterator[PlayedGames]:
        """Play these games and yield what is done, in any order.

        After an interrupt it yields what was finished and ends early.
        """
        ...

    def close(self) -> None:
        """Stop all processes or machines that play; another `run` starts them again."""
        ...


class Alone:
    """This process plays all games, in order."""

    def run(self, game: Game, setting: Setting, gaps: Sequence[range]) -> Iterator[PlayedGames]:
        pace = Pace(gaps, setting.rotations)
        while (piece := pace.piece()) is not None:
            played = play_games(game, setting, piece)
            pace.learn(played)
            yield played
            if played.tally.games < len(piece):
                return

    def close(self) -> None:
        pass


# Several processes


class Processes:
    """Several processes on this machine play. The game must be one that is installed.

    The processes stay for the next run.
    """

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.workers: list[Worker] = []

    def run(self, game: Game, setting: Setting, gaps: Sequence[range]) -> Iterator[PlayedGames]:
        games.load(game.name)  # refuses games that workers could not find
        pace = Pace(gaps, setting.rotations, self.jobs)
        while len(self.workers) < min(self.jobs, pace.left):
            self.workers.append(Worker())
        ended = False
        try:
            ended = yield from collect(self.workers, setting, pace)
        finally:
            if not ended:
                self.close()

    def close(self) -> None:
        for worker in self.workers:
            worker.end()
        self.workers.clear()


class Worker:
    """A process that plays, as seen by the one that started it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.busy = False
        self.process: SpawnProcess = context.Process(target=work, args=(theirs,), daemon=True)
        if sys.platform != "win32":
            resource_tracker.ensure_running()  # unblocks signals when it starts, so not below
        with signals_blocked():  # until the worker has its own handlers
            self.process.start()
        theirs.close()

    def give(self, setting: Setting, piece: range | None) -> None:
        if piece is not None:
            self.busy = True
            with suppress(ConnectionError):  # `take` will report it
                self.pipe.send((setting, piece.start, piece.stop))

    def take(self) -> PlayedGames:
        """What the process has played; raises an error that happened there."""
        self.busy = False
        try:
            answer = self.pipe.recv()
        except (EOFError, ConnectionError):
            raise ChildProcessError("A worker process has ended unexpectedly.") from None
        if isinstance(answer, BaseException):
            raise answer
        assert isinstance(answer, PlayedGames)
        return answer

    def interrupt(self) -> None:
        if self.process.is_alive():
            self.process.terminate()

    def end(self) -> None:
        self.pipe.close()
        if self.busy:
            self.process.kill()
        self.process.join()


@contextmanager
def signals_blocked() -> Iterator[None]:
    """Block signals: a process started meanwhile does not see Ctrl-C and is not ended early."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    try:  # from here on: the call that blocks signals may itself raise an interrupt
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def collect(
    workers: Sequence[Worker], setting: Setting, pace: Pace
) -> Generator[PlayedGames, None, bool]:
    """Keep all workers busy until everything is played; False after an interrupt."""
    try:
        for worker in workers:
            worker.give(setting, pace.piece())
        while busy := {worker.pipe: worker for worker in workers if worker.busy}:
            for pipe in wait(list(busy)):
                worker = busy[pipe]  # type: ignore[index]
                played = worker.take()
                pace.learn(played)
                worker.give(setting, pace.piece())
                yield played
        return True
    except KeyboardInterrupt:
        for worker in workers:
            worker.interrupt()
        for worker in workers:
            with suppress(ChildProcessError):  # raised if it had not begun
                if worker.busy and worker.pipe.poll(PATIENCE):
                    yield worker.take()
        return False


class Halt:
    """Turns a request to end into an interrupt, but only while games are played."""

    def __init__(self) -> None:
        self.asked = False
        self.playing = False
        signal.signal(signal.SIGTERM, self.ask)
        if sys.platform == "win32":  # signals cannot be blocked there
            signal.signal(signal.SIGINT, signal.SIG_IGN)
        else:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})

    def ask(self, number: int, frame: FrameType | None) -> None:
        self.asked = True
        if self.playing:
            self.playing = False
            raise KeyboardInterrupt


def work(pipe: Connection) -> None:
    """The life of a worker: play pieces until the other end of the pipe is closed."""
    halt = Halt()
    while not halt.asked:
        try:
            setting, start, stop = pipe.recv()
        except (EOFError, ConnectionError):
            return
        answer: PlayedGames | Exception = PlayedGames(start)
        try:
            halt.playing = True
            answer = play_games(games.load(setting.game), setting, range(start, stop))
            halt.playing = False  # before sending, so that a later request interrupts nothing
        except KeyboardInterrupt:
            pass
        except Refused as error:
            answer = error
        except Exception:
            answer = RuntimeError(format_exc())
        halt.playing = False
        try:
            pipe.send(answer)
        except ConnectionError:
            return
