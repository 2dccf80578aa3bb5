"""The contract of a game: what it must say about itself besides the rules in its Table.

Fields are declared in one small language, used for events, actions and a table's attributes:
`"seat target:seat guess:face"` names three fields and their types. A field without a type has
its own name as type. The types are

    seat, seats (a set)      card, cards        face        number, numbers        flag
    held (in actions: a place in the chooser's zone named `hand`, counted from 0)

and any vocabulary of the game (`Game.names`), whose words stand for 0, 1, 2…
`cards` and `numbers` may only come last in an event: they take all that follows.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from parlour.kernel.bot import BotKind
from parlour.kernel.errors import Malformed
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.kernel.tape import (
    CHOSE,
    ENDED,
    MINTED,
    MIXED,
    PICK_COMPLETED,
    PICK_STARTED,
    PICK_TAKEN_BACK,
    PICK_UPDATED,
    RESIGNED,
    Tape,
)

EMPTY_TABLES: Final = 64  # kept by each game

OptionValue = int | bool | str
Options = dict[str, OptionValue]


@dataclass(frozen=True)
class Field:
    """A named and typed number."""

    name: str
    type: str


def fields_of(text: str) -> tuple[Field, ...]:
    """Read `"seat target:seat"`."""
    pairs = [word.partition(":") for word in text.split()]
    return tuple(Field(name, kind or name) for name, _, kind in pairs)


@dataclass(frozen=True)
class Option:
    """A switch of the house rules, described well enough to draw a form from it.

    A `bool` default makes it a switch, an `int` a number from `low` to `high`, a `str` one of
    `values`. What it means is in the game's words.
    """

    name: str
    default: OptionValue
    low: int = 0
    high: int = 0
    values: tuple[str, ...] = ()

    def check(self, value: object) -> OptionValue:
        """The value if it fits, else Malformed."""
        default = self.default
        if isinstance(default, bool):
            if isinstance(value, bool):
                return value
            raise Malformed(f"Option {self.name} is a switch: true or false.")
        if isinstance(default, int):
            if type(value) is int and self.low <= value <= self.high:  # True is no number
                return value
            raise Malformed(f"Option {self.name} is a number from {self.low} to {self.high}.")
        if isinstance(value, str) and value in self.values:
            return value
        raise Malformed(f"Option {self.name} is one of: {', '.join(self.values)}.")

    def read(self, text: str) -> OptionValue:
        """The value somebody typed."""
        if isinstance(self.default, bool):
            switch = {"true": True, "on": True, "yes": True, "1": True}
            switch |= {"false": False, "off": False, "no": False, "0": False}
            return self.check(switch.get(text.lower(), text))
        if isinstance(self.default, int) and re.fullmatch(r"-?\d{1,9}", text):
            return self.check(int(text))
        return self.check(text)


@dataclass(frozen=True)
class Face:
    """What a card can be. Title and rule are in the game's words."""

    name: str
    value: str = ""
    colour: str = ""
    glyph: str = ""


@dataclass(frozen=True)
class Zone:
    """A place for cards: one for all, or one for each seat (then `index` is that of seat 0)."""

    index: int
    name: str
    per_seat: bool = False


@dataclass(frozen=True)
class Event:
    """Something that can happen: a method of the game's table with this name and these fields."""

    number: int
    name: str
    fields: tuple[Field, ...]
    private: bool = False  # told only to the seat that is its first argument


def event(number: int, name: str, fields: str = "", private: bool = False) -> Event:
    """Declare an event."""
    return Event(number, name, fields_of(fields), private)


KERNEL_EVENTS = (
    event(MIXED, "mixed", "followers:seats cards faces:cards"),  # after the count of cards
    event(CHOSE, "chose", "seat action", private=True),
    event(PICK_STARTED, "pick_started", "seat step:number", private=True),
    event(PICK_UPDATED, "pick_updated", "seat step:number", private=True),
    event(PICK_COMPLETED, "pick_completed", "seat", private=True),
    event(PICK_TAKEN_BACK, "pick_taken_back", "seat", private=True),
    event(RESIGNED, "resigned", "seat"),
    event(ENDED, "ended", "winners:seats"),
    event(MINTED, "minted", "card face"),
)


@dataclass(frozen=True)
class Form:
    """The fields an action of this name may have; the last ones can be left out."""

    name: str
    fields: tuple[Field, ...]


def form(name: str, fields: str = "") -> Form:
    """Declare a form of action."""
    return Form(name, fields_of(fields))


Move = tuple[str, tuple[int, ...]]  # the name of a form, and as many values as it needs


@dataclass(frozen=True)
class Words:
    """Every text of a game in one language.

    Texts of events and actions name their fields in braces; a part in brackets is left out when
    one of its fields is not there: `"Play {card}[ on {target}]"`.
    """

    title: str
    summary: str
    rules: str
    faces: Mapping[str, tuple[str, str]]  # name → title, rule line
    zones: Mapping[str, str]
    fields: Mapping[str, str]
    events: Mapping[str, str]
    actions: Mapping[str, str]
    prompts: Mapping[str, str]  # field of an action → question
    options: Mapping[str, str]


@dataclass(frozen=True)
class Game:
    """A game as others see it. Register it under the entry point group `parlour.games`."""

    name: str
    version: int  # of the rules; a log of another version is refused
    seats: tuple[int, int]
    table: Callable[["Game", int, Options], Table]
    faces: tuple[Face, ...]  # faces[0] is face 1
    zones: tuple[Zone, ...]
    fields: tuple[Field, ...]  # the table's own attributes
    events: tuple[Event, ...]
    forms: tuple[Form, ...]
    actions: tuple[Move, ...]
    words: Words
    options: tuple[Option, ...] = ()
    presets: Mapping[str, Mapping[str, OptionValue]] = field(default_factory=lambda: {"spec": {}})
    names: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    endless: bool = False  # cards are minted as they are drawn (see Table.mint)
    bots: tuple[BotKind, ...] = ()  # its own, from the weakest to the strongest
    levels: Mapping[str, str] = field(default_factory=dict)  # easy, medium, hard → a bot's name

    def settle(self, given: Mapping[str, object] | None = None, preset: str = "spec") -> Options:
        """All options of a game: the defaults, then the preset's values, then those given."""
        if preset not in self.presets:
            raise Malformed(f"Preset {preset} is unknown; there is {', '.join(self.presets)}.")
        chosen: dict[str, object] = {**self.presets[preset], **(given or {})}
        known = {option.name: option for option in self.options}
        for name in chosen:
            if name not in known:
                have = ", ".join(known) or "none"
                raise Malformed(f"Option {name} is unknown; {self.words.title} has: {have}.")
        return {
            name: option.check(chosen.get(name, option.default)) for name, option in known.items()
        }

    def new(self, seats: int, options: Options | None = None) -> Table:
        """A table before anything has happened: a copy of one that is kept for the next time."""
        key = f"{seats} {options}"
        table = self._empty.get(key)
        if table is None:
            low, high = self.seats
            if not low <= seats <= high:
                many = f"{low} to {high}" if low < high else f"{low}"
                raise Malformed(f"{self.words.title} is for {many} players, not {seats}.")
            settled = self.settle(options)
            table = self.table(self, seats, settled)
            table.options = settled
            if len(self._empty) == EMPTY_TABLES:
                self._empty.clear()
            self._empty[key] = table
        return table.copy()

    def start(
        self,
        seats: int,
        rng: Random,
        options: Options | None = None,
        tape: Tape | None = None,
    ) -> Table:
        """A table ready for the first choice."""
        table = self.new(seats, options)
        table.tape = tape
        table.set_up(rng)
        return table

    @cached_property
    def _empty(self) -> dict[str, Table]:
        return {}

    @cached_property
    def event_by_number(self) -> dict[int, Event]:
        return {event.number: event for event in KERNEL_EVENTS + self.events}

    @cached_property
    def private_events(self) -> frozenset[int]:
        """Events of which only their first argument hears, a seat."""
        return frozenset(number for number, event in self.event_by_number.items() if event.private)

    @cached_property
    def event_by_name(self) -> dict[str, Event]:
        return {event.name: event for event in self.event_by_number.values()}

    @cached_property
    def form_by_name(self) -> dict[str, Form]:
        return {form.name: form for form in self.forms}

    @cached_property
    def form_numbers(self) -> dict[str, int]:
        return {form.name: number for number, form in enumerate(self.forms)}

    @cached_property
    def action_numbers(self) -> dict[Move, int]:
        return {move: number for number, move in enumerate(self.actions)}

    @cached_property
    def face_numbers(self) -> dict[str, int]:
        return {face.name: number for number, face in enumerate(self.faces, 1)}
