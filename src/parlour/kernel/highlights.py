"""The memorable moments of a finished game, as games declare them.

A highlight is a title, a sentence with fields, and a finder: a pure function that is given the
game event by event and yields what it finds. `podium.py` runs the finders.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from parlour.kernel.events import Field, fields_of
from parlour.kernel.table import Table


@dataclass(frozen=True)
class Found:
    """A moment that stands out. Of several, the largest is shown; of equals, the first."""

    number: int  # of the event in the log
    size: int
    values: Mapping[str, int]  # the fields of the sentence, and maybe others


@dataclass(frozen=True)
class Moment:
    """An event and the table after it, with every face visible.

    It is always the same table object, which changes with the next moment: read it at once.
    """

    number: int
    name: str
    values: Mapping[str, int]  # the fields of the event, except a list at its end
    cards: tuple[int, ...]  # that list
    told: bool  # whether the event has a sentence
    table: Table

    def found(self, size: int, **more: int) -> Found:
        """Mark this moment. `more` are fields of the sentence that the event does not have."""
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
    """A finder of the event with this name in which a field is largest and at least `least`."""

    def find(moments: Iterator[Moment]) -> Iterator[Found]:
        for moment in moments:
            if moment.name == event and moment.values[field] >= least:
                yield moment.found(moment.values[field])

    return find
