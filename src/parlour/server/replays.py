"""Finished games, taken from the log of a room."""

from collections.abc import Iterable
from dataclasses import dataclass

from parlour.kernel.replay import Log
from parlour.room.records import read_record
from parlour.room.state import OVER, State, apply, first_state
from parlour.store.logfile import encode_log


@dataclass(frozen=True)
class Finished:
    """A game that is over, and who played it, by seat."""

    log: Log
    names: list[str]

    def file(self) -> bytes:
        """The file that `parlour replay` reads."""
        return encode_log(self.log, self.names)


def finished(state: State) -> Finished:
    """The game that has just ended in a room."""
    return Finished(state.log(), [state.at_seat(seat).name for seat in range(len(state.by_seat))])


def last_finished(records: Iterable[bytes]) -> Finished | None:
    """The last game that came to its end in a room's log."""
    last: Finished | None = None
    state: State | None = None
    for data in records:
        record = read_record(data)
        if state is None:
            state = first_state(record)
            continue
        before = state.phase
        apply(state, record, replaying=True)
        if state.phase == OVER != before:
            last = finished(state)
    return last
