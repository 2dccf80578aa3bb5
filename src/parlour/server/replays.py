"""Finished games, taken from the log of a room."""

from collections.abc import Iterable
from dataclasses import dataclass

from parlour.gamefile import encode_game
from parlour.kernel.replay import Log
from parlour.kernel.seats import seats_in
from parlour.room.evolve import evolve, first_state
from parlour.room.records import read_record
from parlour.room.state import OVER, State


@dataclass(frozen=True)
class Finished:
    """A game that is over, and who played it, by seat."""

    round: int  # which of the room's games it was, from 1
    ended: float  # Unix time
    log: Log
    names: list[str]
    winners: list[int]  # seats

    def file(self) -> bytes:
        """The file that `parlour replay` reads."""
        return encode_game(self.log, self.names)


def finished(state: State) -> Finished:
    """The game that has just ended in a room."""
    assert state.table is not None
    names = [state.at_seat(seat).name for seat in range(len(state.by_seat))]
    winners = seats_in(state.table.winners)
    return Finished(state.rounds, state.touched, state.log(), names, winners)


def finished_games(records: Iterable[bytes]) -> list[Finished]:
    """All games that came to their end in a room's log, in order."""
    found: list[Finished] = []
    state: State | None = None
    for data in records:
        record = read_record(data)
        if state is None:
            state = first_state(record)
            continue
        before = state.phase
        evolve(state, record)
        if state.phase == OVER != before:
            found.append(finished(state))
    return found
