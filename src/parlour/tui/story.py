"""A game told event by event to one pair of eyes."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from parlour.kernel.game import Game
from parlour.kernel.table import Table
from parlour.kernel.tape import CHOSE
from parlour.kernel.telling import Told, told
from parlour.kernel.types import TRUTH
from parlour.kernel.wording import Names, action_text, event_text, face_title


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
            text = sentence(one, view, self.names)
            if text:
                self.lines.append(Line(int(table.turns), text))


def sentence(told: Told, view: Table, names: Names) -> str:
    """What happened, with the cards that came to light; nothing if it needs no words."""
    game = view.game
    if told.event[0] == CHOSE:
        return f"{names[told.event[1]]} answers “{action_text(game, told.event[2], names)}”."
    if game.event_by_number[told.event[0]].private:
        return ""
    text = event_text(told, view, names)
    return with_faces(game, text, list(told.faces.values())) if text else ""


def with_faces(game: Game, text: str, faces: Sequence[int]) -> str:
    """Name the faces that the text does not name itself."""
    titles = [face_title(game, face) for face in faces]
    titles = [title for title in titles if not re.search(rf"(?<!\w){re.escape(title)}(?!\w)", text)]
    return f"{text.rstrip('.')} ({', '.join(titles)})." if titles else text


def paragraphs(lines: Sequence[Line]) -> list[tuple[int, str]]:
    """The turns, each with its sentences."""
    turns = groupby(lines, key=lambda line: line.turn)
    return [(turn, " ".join(line.text for line in group)) for turn, group in turns]
