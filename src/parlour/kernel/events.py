"""What can happen at a table: events, each declared once.

A declaration is a name, typed fields and the sentence that people read. The name is that of the
method that makes it happen. The kernel numbers events; the numbers mean nothing outside.

Fields are declared in one small language, used for events, actions and a table's attributes:
`"seat target:seat guess:face"` names three fields and their types. Without a type, the name is also
the type. The types are

    seat, seats (a set)      card, cards        face        number, numbers        flag
    held (in actions: a place in the chooser's hand, counted from 0)

and any vocabulary of the game (`Game.names`), whose words stand for 0, 1, 2…
`cards` and `numbers` may only come last in an event: they take all values that follow. The last
fields of an event may be optional (`"seat target:seat?"`): it can be recorded without them.
"""

from dataclasses import dataclass
from typing import Final, Literal

from parlour.kernel.tape import (
    CHOSE,
    ENDED,
    FIRST_EVENT,
    LIFTED,
    MINTED,
    MIXED,
    PICK_COMPLETED,
    PICK_STARTED,
    PICK_TAKEN_BACK,
    PICK_UPDATED,
    RESIGNED,
)

# How much an event matters to an audience. Small ones may be told together with others; big ones
# get their own time, the end of a round even more. Events without a weight are big if they turn a
# face up for everybody. Events that eliminate somebody or end the game are always big.
Weight = Literal["", "small", "plain", "big", "round"]
SMALL: Final = "small"
PLAIN: Final = "plain"
BIG: Final = "big"
ROUND: Final = "round"

LISTS: Final = ("cards", "numbers")  # types of a last field that takes all values that follow


@dataclass(frozen=True)
class Field:
    """A number with a name and a type."""

    name: str
    type: str
    optional: bool = False  # in events


def fields_of(text: str) -> tuple[Field, ...]:
    """Read `"seat target:seat"`."""
    return tuple(field_of(word) for word in text.split())


def field_of(word: str) -> Field:
    name, _, kind = word.removesuffix("?").partition(":")
    return Field(name, kind or name, word.endswith("?"))


@dataclass(frozen=True)
class Event:
    """Something that can happen: a method of the game's table with this name and these fields.

    The text names fields in braces; an event with no text is not told.
    """

    number: int
    name: str
    fields: tuple[Field, ...]
    text: str = ""
    private: bool = False  # told only to the seat that is its first argument
    weight: Weight = ""

    @property
    def takes_list(self) -> bool:
        """Whether the last field takes all values that follow."""
        return bool(self.fields) and self.fields[-1].type in LISTS


class Events:
    """The events of a game, numbered in the order in which they are declared."""

    def __init__(self) -> None:
        self.declared: list[Event] = []

    def add(
        self,
        name: str,
        fields: str = "",
        text: str = "",
        private: bool = False,
        weight: Weight = "",
    ) -> int:
        """Declare an event; returns its number, for `Table.record`."""
        number = FIRST_EVENT + len(self.declared)
        self.declared.append(Event(number, name, fields_of(fields), text, private, weight))
        return number


KERNEL_EVENTS = (
    # Recorded as followers, how many cards, the cards, their faces.
    Event(MIXED, "mixed", fields_of("followers:seats cards faces:cards")),
    Event(CHOSE, "chose", fields_of("seat action"), "You have chosen.", private=True),
    Event(PICK_STARTED, "pick_started", fields_of("seat step:number"), private=True),
    Event(PICK_UPDATED, "pick_updated", fields_of("seat step:number"), private=True),
    Event(PICK_COMPLETED, "pick_completed", fields_of("seat"), private=True),
    Event(
        PICK_TAKEN_BACK,
        "pick_taken_back",
        fields_of("seat"),
        "You take your choice back.",
        private=True,
    ),
    Event(RESIGNED, "resigned", fields_of("seat"), "{seat} leaves the game.", weight=BIG),
    Event(ENDED, "ended", fields_of("winners:seats"), "The game goes to {winners}.", weight=ROUND),
    Event(MINTED, "minted", fields_of("card face")),
    Event(LIFTED, "lifted", fields_of("seat zone:number card")),
)
