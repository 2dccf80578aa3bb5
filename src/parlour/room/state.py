"""What a room remembers, rebuilt from its records."""

from dataclasses import dataclass, field
from typing import Final

from parlour import games
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game, Options
from parlour.kernel.replay import Log, happen, rebuild
from parlour.kernel.table import Table
from parlour.room.records import (
    ROOM_FORMAT,
    AnyRecord,
    Configured,
    Created,
    Events,
    Extended,
    Hosted,
    Played,
    Readied,
    Renamed,
    Reopened,
    Resigned,
    Seated,
    Spoken,
    Started,
    StoodIn,
    Undone,
    Unseated,
    pack_events,
    unpack_events,
)

COLOURS: Final = (
    "red",
    "blue",
    "green",
    "yellow",
    "purple",
    "orange",
    "teal",
    "pink",
    "brown",
    "grey",
)
SHAPES: Final = (
    "circle",
    "square",
    "triangle",
    "diamond",
    "star",
    "hexagon",
    "cross",
    "heart",
    "moon",
    "drop",
)
LOBBY, PLAYING, OVER = "lobby", "playing", "over"
IDS_REMEMBERED: Final = 64


@dataclass
class Place:
    """Somebody who belongs to the room: a person or a bot."""

    number: int
    name: str
    avatar: str
    look: int  # colour and shape
    key_hash: str = ""
    bot: str = ""
    ready: bool = False
    gone: bool = False
    seat: int | None = None
    stand_in: str = ""

    @property
    def is_person(self) -> bool:
        return not self.bot

    @property
    def player(self) -> str:
        """The bot that plays this seat now, or nothing."""
        return self.bot or self.stand_in


@dataclass
class Undoable:
    """An action that can be taken back: whose, and how long the story was before it."""

    seat: int
    before: int


@dataclass
class State:
    """A room as its log tells it."""

    code: str
    game: Game
    preset: str
    options: Options
    pace: str = "off"
    hints: bool = False
    stand_ins: bool = True
    phase: str = LOBBY
    places: dict[int, Place] = field(default_factory=dict)
    host: int | None = None
    next_place: int = 1
    rounds: int = 0
    by_seat: list[int] = field(default_factory=list)
    table: Table | None = None
    played_options: Options = field(default_factory=dict)
    story: list[bytes] = field(default_factory=list)  # the game's events, packed by record
    until: float | None = None
    extended: set[int] = field(default_factory=set)
    undoable: Undoable | None = None
    done: dict[tuple[int, str], None] = field(default_factory=dict)
    touched: float = 0.0
    records: int = 0

    def people(self) -> list[Place]:
        return [place for place in self.places.values() if place.is_person and not place.gone]

    def at_seat(self, seat: int) -> Place:
        return self.places[self.by_seat[seat]]

    def free_look(self) -> int:
        """The first colour and shape nobody has."""
        taken = {place.look for place in self.places.values()}
        return next(look for look in range(len(taken) + 1) if look not in taken)

    def events(self) -> Events:
        """What has happened in the game."""
        return [event for packed in self.story for event in unpack_events(packed)]

    def log(self) -> Log:
        """The game so far, all secrets included."""
        return Log(self.game, len(self.by_seat), self.played_options, self.events())


def first_state(record: AnyRecord) -> State:
    """A room begins with its creation."""
    if not isinstance(record, Created):
        raise Malformed("The log of a room begins with its creation.")
    if record.format != ROOM_FORMAT:
        raise Malformed(f"This room has format {record.format}; this program reads {ROOM_FORMAT}.")
    game = games.load(record.game)
    return State(record.code, game, record.preset, record.options, touched=record.at, records=1)


def apply(state: State, record: AnyRecord, replaying: bool = False) -> None:
    """Note a record. When a log is read (`replaying`) its events happen to the table again."""
    state.records += 1
    state.touched = record.at
    match record:
        case Played() | Started() | Resigned():  # first: nearly all are of these
            _game_record(state, record, replaying)
        case Undone():
            _undone(state, record)
        case Configured():
            state.game = games.load(record.game)
            state.preset, state.options = record.preset, record.options
            state.pace, state.hints = record.pace, record.hints
            state.stand_ins = record.stand_ins
        case Seated():
            _seated(state, record)
        case Renamed():
            place = state.places[record.place]
            place.name, place.avatar = record.name, record.avatar
        case Readied():
            state.places[record.place].ready = record.ready
        case Unseated():
            _unseated(state, record)
        case Hosted():
            state.host = record.place
        case Extended():
            state.until = record.until
            state.extended.add(record.seat)
        case StoodIn():
            state.at_seat(record.seat).stand_in = record.bot
        case Reopened():
            _reopened(state)
        case Spoken() | Created():
            pass


def _seated(state: State, record: Seated) -> None:
    place = Place(record.place, record.name, record.avatar, state.free_look())
    place.key_hash, place.bot, place.ready = record.key_hash, record.bot, bool(record.bot)
    state.places[record.place] = place
    state.next_place = record.place + 1


def _unseated(state: State, record: Unseated) -> None:
    if state.phase == LOBBY:
        del state.places[record.place]
    else:
        state.places[record.place].gone = True
        state.places[record.place].stand_in = ""


def _reopened(state: State) -> None:
    state.phase = LOBBY
    state.table = None
    state.until = None
    state.undoable = None
    state.places = {n: place for n, place in state.places.items() if not place.gone}
    for place in state.places.values():
        place.seat, place.stand_in, place.ready = None, "", bool(place.bot)


def _game_record(state: State, record: Started | Played | Resigned, replaying: bool) -> None:
    state.until = record.until
    if not (type(record) is Played and record.private):
        state.extended.clear()
    if type(record) is Started:
        _started(state, record, replaying)
    before = len(state.story)
    state.story.append(pack_events(record.events))
    table = state.table
    assert table is not None
    if replaying:
        for event in record.events:
            happen(table, event)
    if type(record) is Played and record.id:
        _remember(state, (state.by_seat[record.seat], record.id))
    if type(record) is Resigned:
        state.at_seat(record.seat).gone = True
        state.at_seat(record.seat).stand_in = ""
    _note_undo(state, record, before)
    if table.over:
        state.phase = OVER
        state.until = None


def _started(state: State, record: Started, replaying: bool) -> None:
    if record.rules != state.game.version:
        raise Malformed(
            f"This room follows version {record.rules} of the rules of {state.game.name}; "
            f"this program knows version {state.game.version}."
        )
    state.phase = PLAYING
    state.rounds += 1
    state.by_seat = record.places
    state.played_options = record.options
    state.story = []
    state.undoable = None
    for seat, number in enumerate(record.places):
        state.places[number].seat = seat
    if replaying:
        state.table = state.game.new(len(record.places), record.options)


def _undone(state: State, record: Undone) -> None:
    assert state.undoable is not None
    state.until = record.until
    state.extended.clear()
    del state.story[state.undoable.before :]
    state.undoable = None
    state.table = rebuild(state.log())


def _note_undo(state: State, record: Started | Played | Resigned, before: int) -> None:
    """What nobody may notice changes nothing; anything else ends the time for taking back."""
    if type(record) is Played and record.private:
        return
    state.undoable = None
    if type(record) is Played and record.undoable:
        state.undoable = Undoable(record.seat, before)


def _remember(state: State, done: tuple[int, str]) -> None:
    state.done[done] = None
    if len(state.done) > IDS_REMEMBERED:
        del state.done[next(iter(state.done))]
