"""What is worth remembering of a finished game, as games declare it.

A highlight is a title, a sentence with fields, and a finder: a pure function that is led through
the game once more, event by event, and says what it has found. `podium.py` leads it.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from parlour.kernel.events import Field, fields_of
from parlour.kernel.table import Table


@dataclass(frozen=True)
class Found:
    """A moment that stands out; of several the largest is told, and of those the first."""

    number: int  # of the event in the log
    size: int
    values: Mapping[str, int]  # the fields of the sentence, and maybe others


@dataclass(frozen=True)
class Moment:
    """Something that happened, and the table after it, with every card as it is.

    It is always the same table: look at it now, for it goes on with the next moment.
    """

    number: int
    name: str
    values: Mapping[str, int]  # the fields of the event, without a list at its end
    cards: tuple[int, ...]  # such a list
    told: bool  # whether there is a sentence for it
    table: Table

    def found(self, size: int, **more: int) -> Found:
        """This moment stands out. `more` is told besides the fields of the event."""
        return Found(self.number, size, {**self.values, **more})

    def face(self, card: int) -> int:
        return int(self.table.faces[card])


Finder = Callable[[Iterator[Moment]], Iterator[Found]]


@dataclass(frozen=True)
class Highlight:
    """Something to remember. The text names its fields in braces."""

    name: str
    title: str
    fields: tuple[Field, ...]
    text: str
    find: Finder


def highlight(name: str, title: str, fields: str, text: str, find: Finder) -> Highlight:
    """Declare a highlight."""
    return Highlight(name, title, fields_of(fields), text, find)


def largest(event: str, field: str, least: int = 1) -> Finder:
    """Finds the event of a name in which a number is largest, if it is at least `least`."""

    def find(moments: Iterator[Moment]) -> Iterator[Found]:
        for moment in moments:
            if moment.name == event and moment.values[field] >= least:
                yield moment.found(moment.values[field])

    return find
