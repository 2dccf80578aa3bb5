"""Many tables of a game that are stepped together, as numpy arrays."""

from secrets import randbits
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from parlour.kernel.errors import Malformed, Stale
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.lab.env_observe import Observer
from parlour.lab.stepping import Tables


class Batch(NamedTuple):
    """The result of a step. Later steps do not change these arrays."""

    observations: NDArray[np.float32]  # (tables, components): what the acting seats know
    masks: NDArray[np.bool_]  # (tables, actions): what they may do
    seats: NDArray[np.int64]  # (tables,): whose choice it is now
    rewards: NDArray[np.float64]  # (tables, seats): for the games that have just ended
    terminations: NDArray[np.bool_]  # (tables,): where a game has ended and another has begun
    truncations: NDArray[np.bool_]  # (tables,): where one was broken off and another has begun
    finals: NDArray[np.float32]  # (truncated tables, seats, components): what each seat saw last


class Vector:
    """All seats of all tables learn. When a game ends, its table starts another by itself."""

    def __init__(self, empty: Table, tables: int, most: int, seed: int | None = None) -> None:
        self.game = empty.game
        self.seats = int(empty.seats)
        self.count = tables
        self.observer = Observer(empty)
        self.tables = Tables(self.observer.layout, empty, tables, most)
        self._rng = Random(0)
        self._seed = randbits(62) if seed is None else seed
        self._streams: list[Random] = []
        shared, rows = self.tables, self.tables.rows
        self._cells = np.frombuffer(memoryview(rows.cells), np.float32).reshape(tables, -1)
        self._masks = np.frombuffer(memoryview(rows.masks), np.bool_).reshape(tables, -1)
        self._acting = np.frombuffer(memoryview(shared.seats), np.int64)
        self._rewards = np.frombuffer(memoryview(shared.rewards), np.float64).reshape(tables, -1)
        self._terminated = np.frombuffer(memoryview(shared.terminated), np.bool_)
        self._truncated = np.frombuffer(memoryview(shared.truncated), np.bool_)

    def observation_names(self) -> list[str]:
        """What each component of an observation is."""
        return self.observer.names

    def action_names(self) -> list[str]:
        """What each action is."""
        return self.observer.action_names()

    def reset(self, seed: int | None = None) -> Batch:
        """Start a game at every table; table t plays what `make(…).reset(seed + t)` plays.

        Without a seed the games follow from the ones before.
        """
        if seed is not None or not self._streams:
            first = self._seed if seed is None else seed
            self._streams = [Random(first + index) for index in range(self.count)]
            self._rng = Random(f"{first}/sample")
        self.tables.reset(self._streams)
        return self._batch()

    def step(self, actions: ArrayLike) -> Batch:
        """Act at every table; if a mask forbids one action, raises Illegal and does nothing."""
        self._check_begun()
        self.tables.step(self._checked(actions))
        return self._batch()

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for every table; the same ones for the same seed."""
        self._check_begun()
        return np.array(self.tables.sample(self._rng), np.int64)

    def _check_begun(self) -> None:
        if not self._streams:
            raise Stale("There is no game yet: reset comes first.")

    def _checked(self, actions: ArrayLike) -> list[int]:
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise Malformed(f"The actions are whole numbers, one for each of {self.count} tables.")
        found: list[int] = given.tolist()
        return found

    def _finals(self) -> NDArray[np.float32]:
        """What every seat saw last of the games that were broken off."""
        seats, vector = range(self.seats), self.observer.vector
        seen = [[vector(table, seat) for seat in seats] for table in self.tables.broken_off]
        return np.array(seen, np.float32).reshape(-1, self.seats, self.observer.size)

    def _batch(self) -> Batch:
        return Batch(
            self._cells.copy(),
            self._masks.copy(),
            self._acting.copy(),
            self._rewards.copy(),
            self._terminated.copy(),
            self._truncated.copy(),
            self._finals(),
        )
