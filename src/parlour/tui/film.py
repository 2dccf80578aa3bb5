"""A recorded game, moment by moment, through anybody's eyes."""

from collections.abc import Iterator

from parlour.gamefile import GameFile
from parlour.kernel.errors import Malformed
from parlour.kernel.replay import replay
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.types import TRUTH, WATCHER
from parlour.tui.story import Line, Story


class Film:
    """A moment is a sentence of the story, with the table right after it."""

    def __init__(self, file: GameFile, viewer: int = int(WATCHER)) -> None:
        self.file = file
        self.viewer = viewer
        self.lines: list[Line] = []
        self._events: list[int] = []  # by moment: how many events there were
        self._tables: Iterator[Table] = iter(())
        self._place = -1  # how many events the running table has
        self._table: Table | None = None
        self.look(viewer)

    def __len__(self) -> int:
        return len(self.lines)

    def look(self, viewer: int) -> None:
        """See it through other eyes."""
        self.viewer = viewer
        story = Story(viewer, self.file.names)
        self._events = []
        try:
            for number, table in enumerate(replay(self.file.log, Tape())):
                story.listen(table)
                self._events += [number] * (len(story.lines) - len(self._events))
        except IndexError as error:
            raise Malformed("The log speaks of a seat or an action that is not there.") from error
        self.lines = story.lines

    def table(self, moment: int) -> Table:
        """The table as the viewer saw it."""
        wanted = self._events[moment] if self._events else 0
        if self._table is None or wanted < self._place:
            self._tables = replay(self.file.log)
            self._table, self._place = next(self._tables), 0
        while self._place < wanted:
            self._table, self._place = next(self._tables), self._place + 1
        return self._table if self.viewer == TRUTH else self._table.view(self.viewer)

    def near(self, moment: int) -> int:
        """The nearest moment there is."""
        return max(0, min(moment, len(self) - 1))

    def after(self, events: int) -> int:
        """The last moment by which no more than so many events had happened."""
        return self.near(sum(1 for one in self._events if one <= events) - 1)

    def events(self, moment: int) -> int:
        """How many events had happened by a moment."""
        return self._events[moment] if self._events else 0

    def turn(self, number: int) -> int:
        """The first moment of a turn."""
        found = (at for at, line in enumerate(self.lines) if line.turn >= number)
        return next(found, self.near(len(self)))
