"""What a viewer was told of late, for those who come back.

A table is always sent whole, so only the events are kept, not the tables they led to. Events that
everybody heard are the same objects for all viewers.
"""

from collections import deque
from dataclasses import dataclass, field
from typing import Final

from parlour.room.messages import Said

KEPT: Final = 32  # messages

Events = list[tuple[int, ...]]
Shown = list[tuple[int, int, int]]

NOTHING: Final[Shown] = []  # most events show nothing: one list for all of them


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
        self._kept: deque[tuple[int, Events, Shown, Said | None]] = deque()

    def keep(self, seq: int, events: Events, shown: Shown, said: Said | None = None) -> None:
        """Something was told under this number: events, or talk."""
        self._kept.append((seq, events, shown or NOTHING, said))
        if len(self._kept) > KEPT:
            self.forgotten = self._kept.popleft()[0]

    def forget(self, seq: int) -> None:
        """Whoever has not seen this number needs the whole table."""
        self._kept.clear()
        self.forgotten = seq

    def since(self, seen: int) -> Missed | None:
        """What came after a number; None if that is too long ago."""
        if seen < self.forgotten:
            return None
        missed = Missed()
        for seq, events, shown, said in self._kept:
            if seq > seen:
                if said is not None:
                    missed.said.append(said)
                else:
                    missed.add(events, shown)
        return missed
