"""What a viewer was told of late, for those who come back.

A table is always sent whole, so only the events are kept, not the tables they led to. Events that
everybody heard are the same objects for all viewers.
"""

from collections import deque
from dataclasses import dataclass, field
from typing import Final

from parlour.room.messages import Letter, Said

KEPT: Final = 64  # messages

Events = list[tuple[int, ...]]
Shown = list[tuple[int, int, int]]

NOTHING: Final[Shown] = []


@dataclass
class Missed:
    """What somebody has not heard: talk, and events with the faces they showed him."""

    said: list[Said] = field(default_factory=list)
    events: Events = field(default_factory=list)
    shown: Shown = field(default_factory=list)
    table: bool = False  # whether the table has changed

    def add(self, events: Events, shown: Shown) -> None:
        offset = len(self.events)
        self.table = True
        self.events += events
        self.shown += [(offset + index, card, face) for index, card, face in shown]


class History:
    """The last messages to one viewer."""

    def __init__(self, forgotten: int) -> None:
        self.forgotten = forgotten  # the newest number that is not kept any more
        self._kept: deque[Said | tuple[int, Events, Shown]] = deque()

    def keep(self, message: Letter | Said) -> None:
        if isinstance(message, Said):
            self._kept.append(message)
        else:
            own = message.own
            self._kept.append((own.seq, message.events, own.shown or NOTHING))
        if len(self._kept) > KEPT:
            self.forgotten = number(self._kept.popleft())

    def forget(self, seq: int) -> None:
        """Whoever has not seen this number needs the whole table."""
        self._kept.clear()
        self.forgotten = seq

    def since(self, seen: int) -> Missed | None:
        """What came after a number; None if that is too long ago."""
        if seen < self.forgotten:
            return None
        missed = Missed()
        for item in self._kept:
            if number(item) > seen:
                if isinstance(item, Said):
                    missed.said.append(item)
                else:
                    missed.add(item[1], item[2])
        return missed


def number(item: Said | tuple[int, Events, Shown]) -> int:
    """The sequence number under which something was told."""
    return item.seq if isinstance(item, Said) else item[0]
