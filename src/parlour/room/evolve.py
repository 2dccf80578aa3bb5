"""What a record does to a room, live and read from the log alike.

A record that was decided here cannot fail. Those of another version of the format or of a game's
rules are refused when they are read.
"""

from parlour import games
from parlour.kernel.errors import Malformed
from parlour.kernel.replay import happen_all
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.room.records import (
    READABLE,
    AnyRecord,
    Chapter,
    Configured,
    Created,
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
    pack_chapter,
)
from parlour.room.state import IDS_REMEMBERED, LOBBY, OVER, PLAYING, Place, State, Undoable


def first_state(record: AnyRecord) -> State:
    """A room begins with its creation."""
    if not isinstance(record, Created):
        raise Malformed("The log of a room begins with its creation.")
    if record.format not in READABLE:
        known = ", ".join(str(number) for number in READABLE)
        raise Malformed(f"This room has format {record.format}; this program reads {known}.")
    game = games.load(record.game)
    return State(record.code, game, record.preset, record.options, touched=record.at, records=1)


def evolve(state: State, record: AnyRecord) -> Tape:
    """Let a record happen. The tape tells what it did at the table, if anything."""
    state.records += 1
    state.touched = record.at
    if type(record) is Played:  # nearly all are of this kind
        return _played(state, record)
    if record.id:
        _remember(state, record.who, record.id)
    match record:
        case Started():
            return _started(state, record)
        case Resigned():
            return _resigned(state, record)
        case Undone():
            _undone(state)
        case Extended():
            state.extended.add(record.seat)
        case StoodIn():
            state.at_seat(record.seat).stand_in = record.bot
        case Reopened():
            _reopened(state)
        case Spoken() | Created():
            pass
        case _:
            _lobby_record(state, record)
    return Tape()


def _lobby_record(state: State, record: AnyRecord) -> None:
    match record:
        case Configured():
            state.game = games.load(record.game)
            state.preset, state.options = record.preset, record.options
            state.pace, state.hints = record.pace, record.hints
            state.stand_ins, state.programs = record.stand_ins, record.programs
            state.open = record.open
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


def _seated(state: State, record: Seated) -> None:
    place = Place(record.place, record.name, record.avatar, state.free_look())
    place.key_hash, place.bot, place.ready = record.key_hash, record.bot, bool(record.bot)
    place.public_id = record.public_id or f"p{record.place}"
    place.program, place.person = record.program, record.person
    state.places[record.place] = place
    state.next_place = record.place + 1


def _unseated(state: State, record: Unseated) -> None:
    if state.phase == LOBBY:
        del state.places[record.place]
    else:
        state.places[record.place].gone = True
        state.places[record.place].stand_in = ""
    state.done.pop(record.place, None)


def _reopened(state: State) -> None:
    state.phase = LOBBY
    state.table = None
    state.undoable = None
    state.extended.clear()
    state.places = {n: place for n, place in state.places.items() if not place.gone}
    for place in state.places.values():
        place.seat, place.stand_in, place.ready = None, "", bool(place.bot)


# The game


def _started(state: State, record: Started) -> Tape:
    if record.rules != state.game.version:
        raise Malformed(
            f"This room follows version {record.rules} of the rules of {state.game.name}; "
            f"this program knows version {state.game.version}."
        )
    state.phase = PLAYING
    state.rounds += 1
    state.began = record.at
    state.by_seat = record.places
    state.played_options = record.options
    state.story = []
    state.interrupted = False
    for seat, number in enumerate(record.places):
        state.places[number].seat = seat
    state.table = state.game.new(len(record.places), record.options)
    return _new_question(state, Chapter(record.events, record.at))


def _played(state: State, record: Played) -> Tape:
    if record.id:
        _remember(state, state.by_seat[record.seat], record.id)
    table = state.table
    assert table is not None
    turns = table.turns
    tape = _acted(state, table, record)
    if table.turns == turns and record.seat != table.turn:
        state.interrupted = True
    return tape


def _acted(state: State, table: Table, record: Played) -> Tape:
    chapter = Chapter(record.events, record.at, record.seat, record.action, record.by)
    if record.private:  # nobody may notice: no question ends, and nothing becomes too late
        return _happen(state, chapter)
    if not record.undoable:
        return _new_question(state, chapter)
    before = Undoable(record.seat, len(state.story), table.copy())
    tape = _new_question(state, chapter)
    state.undoable = before
    return tape


def _resigned(state: State, record: Resigned) -> Tape:
    place = state.at_seat(record.seat)
    place.gone, place.stand_in = True, ""
    state.done.pop(place.number, None)
    return _new_question(state, Chapter(record.events, record.at, record.seat))


def _undone(state: State) -> None:
    undoable = state.undoable
    assert undoable is not None
    del state.story[undoable.story :]
    state.table = undoable.table
    state.undoable = None
    state.extended.clear()


def _new_question(state: State, chapter: Chapter) -> Tape:
    """Something that everybody may notice: what could be taken back before cannot be any more."""
    state.extended.clear()
    state.undoable = None
    tape = _happen(state, chapter)
    table = state.table
    if table is not None and table.over:
        state.phase = OVER
    return tape


def _happen(state: State, chapter: Chapter) -> Tape:
    table = state.table
    assert table is not None
    state.story.append(pack_chapter(chapter))
    turns = table.turns
    tape = table.tape = Tape()
    happen_all(table, chapter.events)
    table.tape = None
    if table.turns != turns:
        state.interrupted = False
    return tape


def _remember(state: State, place: int, id: str) -> None:
    ids = state.done.setdefault(place, {})
    ids[id] = None
    if len(ids) > IDS_REMEMBERED:
        del ids[next(iter(ids))]
