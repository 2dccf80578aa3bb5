"""A game as a server describes it: enough to draw its tables and to speak of them.

So a terminal can play what is not installed beside it. It knows no rule: what may be chosen comes
with every view.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from parlour.kernel.errors import Malformed
from parlour.kernel.events import KERNEL_EVENTS, Event, Field
from parlour.kernel.game import (
    Face,
    Fact,
    Form,
    Game,
    Move,
    Option,
    Options,
    OptionValue,
    Supply,
    Words,
    Zone,
)
from parlour.kernel.table import Table
from parlour.room.messages import View

OWN_EVENTS: Final = frozenset(event.number for event in KERNEL_EVENTS)


# What a server sends: see `parlour.kernel.describe`


class FaceForm(msgspec.Struct):
    name: str
    title: str
    rule: str
    value: str
    colour: str
    glyph: str
    in_play: bool = True


class ZoneForm(msgspec.Struct):
    index: int
    name: str
    title: str
    per_seat: bool
    hand: bool


class FieldForm(msgspec.Struct):
    name: str
    type: str
    title: str = ""

    def field(self) -> Field:
        return Field(self.name, self.type)


class EventForm(msgspec.Struct):
    name: str
    fields: list[FieldForm]
    text: str


class ActionForm(msgspec.Struct):
    name: str
    fields: list[FieldForm]
    text: str


class ValueForm(msgspec.Struct):
    value: str
    title: str


class OptionForm(msgspec.Struct):
    name: str
    title: str
    default: OptionValue
    values: list[ValueForm] = []
    low: int = 0
    high: int = 0


class Description(msgspec.Struct):
    name: str
    rules_version: int
    title: str
    summary: str
    rules: str
    turn: str
    seats: tuple[int, int]
    endless: bool
    faces: list[FaceForm]
    zones: list[ZoneForm]
    fields: list[FieldForm]
    names: dict[str, list[str]]
    events: dict[int, EventForm]
    forms: list[ActionForm]
    actions: list[list[int]]
    prompts: dict[str, str]
    out: str
    score_parts: list[str]
    options: list[OptionForm]
    presets: dict[str, dict[str, OptionValue]]
    ranked_by: str = ""
    supplies: list[Supply] = []
    bots: list[str] = []
    language: str = "en"
    messages: str = ""
    facts: dict[str, Fact] = {}


@dataclass(frozen=True)
class Described(Game):
    """A game with its words in the language that was asked for, or in English."""

    language: str = "en"
    messages: str = ""
    facts: Mapping[str, Fact] | None = None
    in_play: tuple[int, ...] = ()

    def faces_in_play(self, options: Options | None = None) -> list[int]:
        """The description comes under the options of the room."""
        return list(self.in_play)


class Seen(Table):
    """A view that came from a server."""

    points: list[int]

    def scores(self) -> list[int]:
        return self.points


def described(plain: object) -> Described:
    """The game that a server describes."""
    try:
        found = msgspec.convert(plain, Description, strict=False)
        game = _game(found)
        _check(game)
    except (msgspec.ValidationError, IndexError, ValueError, TypeError) as error:
        raise Malformed(f"The server describes no game: {error!s:.120}.") from error
    return game


def _game(found: Description) -> Described:
    return Described(
        name=found.name,
        version=found.rules_version,
        seats=found.seats,
        table=lambda game, seats, options: Seen(game, seats),
        faces=tuple(Face(one.name, one.value, one.colour, one.glyph) for one in found.faces),
        zones=tuple(Zone(one.index, one.name, one.per_seat, one.hand) for one in found.zones),
        fields=tuple(one.field() for one in found.fields),
        events=tuple(
            Event(number, one.name, tuple(field.field() for field in one.fields), one.text)
            for number, one in found.events.items()
            if number not in OWN_EVENTS
        ),
        forms=tuple(
            Form(one.name, tuple(field.field() for field in one.fields)) for one in found.forms
        ),
        actions=tuple(_move(found, path) for path in found.actions),
        words=_words(found),
        options=tuple(_option(one) for one in found.options),
        presets=found.presets,
        names={kind: tuple(names) for kind, names in found.names.items()},
        endless=found.endless,
        out=found.out,
        ranked_by=found.ranked_by,
        supplies=tuple(found.supplies),
        language=found.language,
        messages=found.messages,
        facts=found.facts,
        in_play=tuple(number for number, one in enumerate(found.faces, 1) if one.in_play),
    )


def _move(found: Description, path: list[int]) -> Move:
    form, *values = path
    return found.forms[form].name, tuple(values)


def _option(one: OptionForm) -> Option:
    return Option(one.name, one.default, one.low, one.high, tuple(v.value for v in one.values))


def _words(found: Description) -> Words:
    options = {one.name: one.title for one in found.options}
    for one in found.options:
        options |= {f"{one.name}.{value.value}": value.title for value in one.values}
    return Words(
        title=found.title,
        summary=found.summary,
        rules=_always(found.rules),
        turn=_always(found.turn),
        faces={one.name: (one.title, one.rule) for one in found.faces},
        zones={one.name: one.title for one in found.zones},
        fields={one.name: one.title for one in found.fields},
        actions={one.name: one.text for one in found.forms},
        prompts=found.prompts,
        options=options,
    )


def _always(text: str) -> Callable[[Options], str]:
    """The rules come under the options of the room."""
    return lambda _: text


def _check(game: Game) -> None:
    """Names that would hide a table's own attributes are no fields."""
    bases = [getattr(kind, "__annotations__", {}) for kind in Seen.__mro__]
    taken = {*dir(Seen(game, 0)), *chain.from_iterable(bases)}
    for field in game.fields:
        if field.name in taken or not field.name.isidentifier():
            raise ValueError(f"{field.name!r:.40} is no name of a field")
    check_ranks(game)
    if any(not supply.total >= 0 for supply in game.supplies):
        raise ValueError("a supply is not negative")


def check_ranks(game: Game) -> None:
    types = {field.name: field.type for field in game.fields}
    if game.ranked_by and types.get(game.ranked_by) != "numbers":
        raise ValueError(f"{game.ranked_by!r:.40} is no field with numbers")


def seen_table(game: Game, options: Options, view: View) -> Seen:
    """A server's view as a table."""
    try:
        return _seen(game, options, view)
    except (IndexError, KeyError, ValueError, OverflowError) as error:
        raise Malformed("The server sent a view that does not fit its game.") from error


def _seen(game: Game, options: Options, view: View) -> Seen:
    check_cards(game, view)
    table = Seen(game, view.seats)
    table.lay(view.faces, len(view.zones))
    table.known = vec[i64](view.known)
    table.arrange(dict(enumerate(view.zones)))
    table.options = options
    table.viewer = view.viewer
    table.hands = game.hand_zones
    table.endless = game.endless
    table.turn, table.turns = view.turn, view.turns
    table.owing, table.gone = view.owing, view.gone
    table.over, table.winners = view.over, view.winners
    table.points = view.scores or [0] * view.seats
    for field in game.fields:
        setattr(table, field.name, view.fields[field.name])
    return table


def check_cards(game: Game, view: View) -> None:
    """Refuse cards and faces that are not there."""
    needed = max((zone.index + view.seats * zone.per_seat for zone in game.zones), default=0)
    cards = [card for zone in view.zones for card in zone]
    size = len(view.faces)
    if not 0 < view.seats < 63 or len(view.zones) < needed or len(view.known) != size:
        raise IndexError
    if len(set(cards)) < len(cards) or any(not 0 <= card < size for card in cards):
        raise IndexError
    if any(not 0 <= face <= len(game.faces) for face in view.faces):
        raise IndexError
