"""What a game declares about itself besides the rules in its Table.

Nothing is special because of its name: a game declares which zones are hands, which field says who
is out, which option says who begins, and what a score is made of.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from parlour.kernel.bot import BotKind
from parlour.kernel.dialect import Dialect, Shorthand
from parlour.kernel.errors import Malformed
from parlour.kernel.events import KERNEL_EVENTS, Event, Field, fields_of
from parlour.kernel.highlights import Highlight
from parlour.kernel.policy import Policy
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape

EMPTY_TABLES: Final = 64  # kept by each game, to be copied

OptionValue = int | bool | str
Options = dict[str, OptionValue]
Fact = OptionValue | float  # a value that the rules in another language may need


@dataclass(frozen=True)
class Option:
    """A house rule that can be set; the fields are all that is needed to draw a form.

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
            if type(value) is int and self.low <= value <= self.high:  # True is not a number
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
    """What a card can be. Its title and rule are in the game's words."""

    name: str
    value: str = ""
    colour: str = ""
    glyph: str = ""


@dataclass(frozen=True)
class Zone:
    """A place for cards: one for all, or one for each seat (then `index` is that of seat 0).

    A `hand` is a set to everybody but its holder: a card leaves it only through `Table.take`, so
    that nobody else can tell which one it was. A pack in a draft is a hand, too. The first
    per-seat hand is the one people hold; `held` fields of actions count places in it.
    """

    index: int
    name: str
    per_seat: bool = False
    hand: bool = False


@dataclass(frozen=True)
class Supply:
    """A common stock, such as a bank: `total`, less what the seats have according to a field."""

    title: str
    field: str
    total: int


@dataclass(frozen=True)
class Form:
    """The fields of all actions with this name; an action may lack the last ones."""

    name: str
    fields: tuple[Field, ...]


def form(name: str, fields: str = "") -> Form:
    """Declare a form of action."""
    return Form(name, fields_of(fields))


Move = tuple[str, tuple[int, ...]]  # the name of a form, and values for its fields


@dataclass(frozen=True)
class Words:
    """All texts of a game in one language, except those of events, which are declared with them.

    Texts of events and actions name their fields in braces; a part in brackets is left out if one
    of its fields is missing: `"Play {card}[ on {target}]"`.
    """

    title: str
    summary: str
    rules: "Callable[[Options], str]"  # complete, under these options
    turn: "Callable[[Options], str]"  # a summary of what a player does in a turn
    faces: Mapping[str, tuple[str, str]]  # name → title, rule line
    zones: Mapping[str, str]
    fields: Mapping[str, str]
    actions: Mapping[str, str]
    prompts: Mapping[str, str]  # field of an action → question
    options: Mapping[str, str]
    # What the rules in other languages need besides the options.
    facts: "Callable[[Options], Mapping[str, Fact]]" = lambda options: {}


@dataclass(frozen=True)
class Game:
    """A game as the rest of Parlour sees it. Register it as an entry point of `parlour.games`."""

    name: str
    version: int  # of the rules; logs of other versions are refused
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
    out: str = ""  # the field (a set of seats) that says who is out of the game or the round
    ranked_by: str = ""  # the field (a number by seat) that ranks equal scores; more is better
    first_seat: str = ""  # the option that says which seat begins
    seats_option: str = ""  # the option that says how many can play, with values such as "3-6"
    score_parts: tuple[str, ...] = ()  # names of what `Table.score_parts` counts
    spoken: tuple[str, ...] = ()  # "form.field": faces that are only named, not held
    skin: str = ""  # the package whose folder `skin` has skin.js, skin.css and pictures
    languages: str = ""  # the package whose folder `languages` has fr.ftl and so on
    supplies: tuple[Supply, ...] = ()  # banks that players take from and pay into
    policy: Policy = field(default_factory=Policy)
    bots: tuple[BotKind, ...] = ()  # the game's own, from the weakest to the strongest
    levels: Mapping[str, str] = field(default_factory=dict)  # easy, medium, hard → a bot's name
    aliases: Mapping[str, str] = field(default_factory=dict)  # other names → names of bots
    highlights: tuple[Highlight, ...] = ()  # memorable moments of a game, the best first
    dialects: tuple[Dialect, ...] = ()  # other protocols in which it can be played
    shorthand: Shorthand | None = None  # commands for people who type

    def settle(self, given: Mapping[str, object] | None = None, preset: str = "spec") -> Options:
        """All options of a game: the defaults, then the preset's values, then those given."""
        if preset not in self.presets:
            raise Malformed(f"Preset {preset} is unknown; there are {', '.join(self.presets)}.")
        chosen: dict[str, object] = {**self.presets[preset], **(given or {})}
        known = {option.name: option for option in self.options}
        for name in chosen:
            if name not in known:
                have = ", ".join(known) or "none"
                raise Malformed(f"Option {name} is unknown; {self.words.title} has: {have}.")
        return {
            name: option.check(chosen.get(name, option.default)) for name, option in known.items()
        }

    def settle_typed(self, typed: Mapping[str, str], preset: str = "spec") -> Options:
        """`settle` for values that somebody has typed."""
        known = {option.name: option for option in self.options}
        given = {name: known[name].read(v) if name in known else v for name, v in typed.items()}
        return self.settle(given, preset)

    def seats_for(self, options: Options | None = None) -> tuple[int, int]:
        """The fewest and the most who can play under these options."""
        if not self.seats_option:
            return self.seats
        settled = self.settle(options)
        low, _, high = str(settled[self.seats_option]).partition("-")
        return int(low), int(high)

    def faces_in_play(self, options: Options | None = None) -> list[int]:
        """The faces that cards can have under these options."""
        low, _ = self.seats_for(options)
        table = self.new(low, options)
        if self.endless:
            return [face for face, weight in enumerate(table.weights(), 1) if weight]
        return sorted(set(table.faces))

    def new(self, seats: int, options: Options | None = None) -> Table:
        """A table before anything has happened; copied from one kept for that."""
        given = options or {}
        key = (seats, *given.items(), *map(type, given.values()))  # True is not a number
        table = self._empty.get(key)
        if table is None:
            settled = self.settle(options)
            low, high = self.seats_for(settled)
            if not low <= seats <= high:
                many = f"{low} to {high}" if low < high else f"{low}"
                rules = " under these house rules" if self.seats_option else ""
                raise Malformed(f"{self.words.title} is for {many} players{rules}, not {seats}.")
            table = self.table(self, seats, settled)
            table.options = settled
            table.hands = self.hand_zones
            table.endless = self.endless
            table.notes = self.policy.blank_notes(seats)
            if table.notes is not None:
                table.listener = self.policy
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
    def _empty(self) -> dict[tuple[object, ...], Table]:
        return {}

    @cached_property
    def hand_zones(self) -> int:
        """The zones that are hands, as bits."""
        each = [(zone, self.seats[1] if zone.per_seat else 1) for zone in self.zones if zone.hand]
        return sum(1 << zone.index + seat for zone, many in each for seat in range(many))

    @cached_property
    def hand(self) -> Zone | None:
        """The hand that each seat holds, if there is one."""
        return next((zone for zone in self.zones if zone.hand and zone.per_seat), None)

    @cached_property
    def event_by_number(self) -> dict[int, Event]:
        return {event.number: event for event in KERNEL_EVENTS + self.events}

    @cached_property
    def methods(self) -> dict[int, tuple[str, int, bool]]:
        """For each event: its method, how many fields it has, and whether the last is a list."""
        return {
            number: (event.name, len(event.fields), event.takes_list)
            for number, event in self.event_by_number.items()
        }

    @cached_property
    def field_names(self) -> tuple[str, ...]:
        return tuple(field.name for field in self.fields)

    @cached_property
    def private_events(self) -> frozenset[int]:
        """Events that are told only to the seat that is their first argument."""
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

    @cached_property
    def face_names(self) -> tuple[str | None, ...]:
        """By number; a hidden face has none."""
        return (None, *self.face_numbers)
