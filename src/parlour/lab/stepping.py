"""Many tables that are stepped together. Compiled; `lab/env_vector.py` is the interface."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from parlour.kernel.errors import Illegal
from parlour.kernel.random import Random
from parlour.kernel.seats import count_in, has
from parlour.kernel.table import Table
from parlour.kernel.types import Mask
from parlour.lab.observing import Layout, Rows


def begin(empty: Table, rng: Random) -> Table:
    """A new game in which somebody has a choice."""
    table = empty.copy()
    table.set_up(rng)
    while table.over:
        table = empty.copy()
        table.set_up(rng)
    return table


def rewards(winners: Mask, seats: i64) -> list[float]:
    """Each seat's part of the win, minus the fair share of a seat; they add up to 0.

    A game that nobody won counts as won by all.
    """
    fair = 1.0 / float(seats)
    if winners == 0:
        return [0.0] * seats
    part = 1.0 / float(count_in(winners))
    return [(part if has(winners, seat) else 0.0) - fair for seat in range(seats)]


@final
class Tables:
    """Tables of one game, each with its own random source, and what their next seats observe.

    The tables do not keep track of what seats remember of mixes, since nobody can ask for it.
    """

    layout: Layout
    empty: Table
    most: i64  # decisions until a game is broken off
    rows: Rows
    tables: list[Table]
    streams: list[Random]
    decisions: vec[i64]
    seats: vec[i64]  # by table: whose choice it is
    ends: vec[i64]  # by table: where its legal actions end among the marks of its rows
    rewards: vec[float]  # by table and seat
    terminated: vec[u8]
    truncated: vec[u8]
    broken_off: list[Table]  # the games that the last step truncated, as they were then

    def __init__(self, layout: Layout, empty: Table, count: i64, most: i64) -> None:
        self.layout = layout
        self.empty = empty.copy()
        self.empty.remembers = False
        self.most = most
        self.rows = Rows(layout, count)
        self.tables = [empty] * count
        self.streams = []
        self.decisions = vec[i64]([0] * count)
        self.seats = vec[i64]([0] * count)
        self.ends = vec[i64]([0] * count)
        self.rewards = vec[float]([0.0] * (count * layout.seats))
        self.terminated = vec[u8]([0] * count)
        self.truncated = vec[u8]([0] * count)
        self.broken_off = []

    def reset(self, streams: list[Random]) -> None:
        """Start a new game at every table."""
        self.streams = streams
        self.begin_step()
        for index in range(len(self.tables)):
            self.forget(index)
            self.restart(index)
            self.observe(index)

    def step(self, actions: list[int]) -> None:
        """Act at every table, or at none; a game that ends is followed by another."""
        self.check(actions)
        self.begin_step()
        to_game, size = self.layout.to_game, self.layout.actions
        for index in range(len(actions)):
            seat, table = self.seats[index], self.tables[index]
            self.forget(index)
            table.play(seat, to_game[seat * size + actions[index]], self.streams[index])
            self.decisions[index] += 1
            if table.over:
                self.reward(index, table)
                self.restart(index)
            elif self.decisions[index] >= self.most:
                self.truncated[index] = 1
                self.broken_off.append(table)
                self.restart(index)
            self.observe(index)

    def check(self, actions: list[int]) -> None:
        size, masks = self.layout.actions, self.rows.masks
        for index, action in enumerate(actions):
            if not 0 <= action < size or not masks[index * size + action]:
                raise Illegal(f"Action {action} is not legal now at table {index}.")

    def begin_step(self) -> None:
        self.broken_off = []
        self.rows.clear()
        self.rows.clear_masks()

    def forget(self, index: i64) -> None:
        """Clear the results of the last step."""
        if self.terminated[index]:
            self.terminated[index] = 0
            for cell in range(index * self.layout.seats, (index + 1) * self.layout.seats):
                self.rewards[cell] = 0.0
        self.truncated[index] = 0

    def reward(self, index: i64, table: Table) -> None:
        self.terminated[index] = 1
        cell = index * self.layout.seats
        for part in rewards(table.winners, self.layout.seats):
            self.rewards[cell] = part
            cell += 1

    def restart(self, index: i64) -> None:
        self.tables[index] = begin(self.empty, self.streams[index])
        self.decisions[index] = 0

    def observe(self, index: i64) -> None:
        """Write what the seat that has to choose knows."""
        table, rows = self.tables[index], self.rows
        seat = table.next_seat()
        self.seats[index] = seat
        rows.observe(index, table, seat)
        rows.ask(index, table, seat)
        self.ends[index] = rows.marks

    def sample(self, rng: Random) -> list[int]:
        """A random legal action for every table, all equally likely."""
        chosen: list[int] = []
        first: i64 = 0
        for index in range(len(self.tables)):
            end = self.ends[index]
            cell = i64(self.rows.marked[first + rng.below(end - first)])
            chosen.append(cell - index * self.layout.actions)
            first = end
        return chosen
