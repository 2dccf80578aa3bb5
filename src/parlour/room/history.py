"""What each viewer was told lately, for those who come back.

A table is always sent whole, so only what happened is kept, not the tables it led to. It is packed
once for all viewers; from it each of them hears their own part again.
"""

from dataclasses import dataclass, field
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.kernel.game import Game
from parlour.kernel.tape import Tape
from parlour.kernel.telling import Telling
from parlour.room.messages import Said
from parlour.room.records import unpack_chapter

KEPT: Final = 32  # messages

NOTHING: Final = b""


class Packed:
    """What a tape told: a chapter as the room's story has it, and the faces it showed."""

    def __init__(self, chapter: bytes, tape: Tape) -> None:
        self._chapter = chapter
        self._shown = tape.shown[: tape.shown_end]

    def unpack(self) -> Tape:
        tape = Tape()
        for number, *arguments in unpack_chapter(self._chapter).events if self._chapter else []:
            tape.write(tape.begin(number, len(arguments)), vec[i64](arguments))
        if len(self._shown):
            tape.shown, tape.shown_end = self._shown, len(self._shown)
        return tape


Kept = Packed | Said


@dataclass
class Missed:
    """What somebody has not heard: talk, and events with the faces they showed."""

    said: list[Said] = field(default_factory=list)
    events: list[tuple[int, ...]] = field(default_factory=list)
    shown: list[tuple[int, ...]] = field(default_factory=list)
    table: bool = False  # whether the table has changed


def retell(told: list[Kept], game: Game, viewer: int) -> Missed:
    """Tell one viewer again what was told."""
    missed = Missed()
    for one in told:
        if isinstance(one, Packed):
            events, shown = Telling(game, one.unpack()).heard(viewer)
            offset = len(missed.events)
            missed.table = True
            missed.events += events
            missed.shown += [(offset + index, card, face) for index, card, face in shown]
        else:
            missed.said.append(one)
    return missed


class History:
    """The last messages to one viewer."""

    def __init__(self, forgotten: int) -> None:
        self.forgotten = forgotten  # the newest number that is not kept any more
        self._kept: list[tuple[int, Kept]] = []

    def keep(self, seq: int, told: Kept) -> None:
        """Something was told under this number."""
        self._kept.append((seq, told))
        if len(self._kept) > KEPT:
            self.forgotten = self._kept.pop(0)[0]

    def forget(self, seq: int) -> None:
        """Whoever has not seen this number needs the whole table."""
        self._kept.clear()
        self.forgotten = seq

    def since(self, seen: int) -> list[Kept] | None:
        """What came after a number; None if that is too long ago."""
        if seen < self.forgotten:
            return None
        return [told for seq, told in self._kept if seq > seen]
