"""A game told event by event to one pair of eyes."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from parlour.kernel.table import Table
from parlour.kernel.telling import told
from parlour.kernel.types import TRUTH
from parlour.kernel.wording import Names
from parlour.tui.words import of, t


@dataclass(frozen=True)
class Line:
    """A sentence, and the turn it belongs to."""

    turn: int
    text: str


class Story:
    """Listens to a table that has a tape, event by event."""

    def __init__(self, viewer: int, names: Names) -> None:
        self.viewer = viewer  # a seat, WATCHER, or TRUTH for somebody who may know everything
        self.names = names
        self.lines: list[Line] = []
        self.place = 0

    def listen(self, table: Table) -> None:
        """Hear the event that has just happened at the table."""
        tape = table.tape
        if tape is None:
            return
        start, self.place = self.place, tape.end
        view = table if self.viewer == TRUTH else table.view(self.viewer)
        for one in told(table.game, tape, self.viewer, start):
            text = of(table.game).sentence(one, view, self.names)
            if text:
                self.lines.append(Line(int(table.turns), text))


def paragraphs(lines: Sequence[Line]) -> list[tuple[int, str]]:
    """The turns, each with its sentences."""
    turns = groupby(lines, key=lambda line: line.turn)
    return [(turn, " ".join(told_once(line.text for line in group))) for turn, group in turns]


def told_once(sentences: Iterable[str]) -> list[str]:
    """A sentence that comes several times in a row is told once, with how often it came."""
    runs = [(sentence, len(list(same))) for sentence, same in groupby(sentences)]
    return [one if times == 1 else f"{one} ({times}×)" for one, times in runs]


def turn_title(turn: int) -> str:
    """What stands above a turn."""
    return t("turn", number=str(turn)) if turn else t("setting-up")
