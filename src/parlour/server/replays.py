"""Finished games: taken from the log of a room, and shown again as one viewer saw them.

A replay is cut into pages. A page begins with a whole view; after that each moment tells only what
has changed, so that a page is short and the work for it bounded, whatever the log says.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

import msgspec
from msgspec import Struct

from parlour.gamefile import GameFile, encode_game
from parlour.kernel.errors import Illegal
from parlour.kernel.events import Event
from parlour.kernel.game import Game, Options
from parlour.kernel.podium import podium
from parlour.kernel.replay import Log, replay
from parlour.kernel.seats import seats_in
from parlour.kernel.table import Table
from parlour.kernel.tape import CHOSE, Tape
from parlour.kernel.telling import Told, told
from parlour.kernel.types import TRUTH, WATCHER
from parlour.room.changes import change
from parlour.room.evolve import evolve, first_state
from parlour.room.messages import Change, Player, View
from parlour.room.records import read_record
from parlour.room.state import OVER, State, sign_of
from parlour.room.views import view_message

PAGE_BYTES: Final = 1 << 18  # after which a page ends
PAGE_FRAMES: Final = 500

# Finished games


@dataclass(frozen=True)
class Finished:
    """A game that is over, and who played it, by seat."""

    round: int  # which of the room's games it was, from 1
    ended: float  # Unix time
    log: Log
    names: list[str]
    winners: list[int]  # seats

    @property
    def listed(self) -> "Listed":
        game = self.log.game
        return Listed(self.round, game.name, game.words.title, self.names, self.winners, self.ended)

    @property
    def volume(self) -> "Volume":
        file = encode_game(self.log, self.names)
        return Volume(self.round, self.ended, self.log.game.name, file)


class Listed(Struct):
    """A finished game in the list of a room's games."""

    round: int
    game: str
    title: str
    names: list[str]
    winners: list[int]
    ended: float


class Volume(Struct):
    """A finished game as the file that `parlour replay` reads."""

    round: int
    ended: float
    game: str
    file: bytes


def finished(state: State) -> Finished:
    """The game that has just ended in a room."""
    assert state.table is not None
    names = [state.at_seat(seat).name for seat in range(len(state.by_seat))]
    winners = seats_in(state.table.winners)
    return Finished(state.rounds, state.touched, state.log(), names, winners)


def finished_games(records: Iterable[bytes]) -> list[Finished]:
    """All games that came to their end in a room's log, in order."""
    found: list[Finished] = []
    state: State | None = None
    for data in records:
        record = read_record(data)
        if state is None:
            state = first_state(record)
            continue
        before = state.phase
        evolve(state, record)
        if state.phase == OVER != before:
            found.append(finished(state))
    return found


# Pages of a replay


class Frame(Struct):
    """A moment: what happened, as in a `game` message, and how that changed the view."""

    events: list[tuple[int, ...]]
    shown: list[tuple[int, int, int]]
    change: Change  # from the moment before; empty at the start of a page


class Remembered(Struct):
    """A highlight of a finished game, by its name in the game's description."""

    name: str
    moment: int  # in its replay, from 0
    values: dict[str, int]  # the fields of its sentence


class Page(Struct):
    """A part of a finished game as one viewer saw it."""

    game: str
    players: list[Player]  # by seat
    viewer: int  # -1 for what everybody could see, -2 for everything
    moments: int  # of the whole game
    first: int  # the moment this page begins with, from 0
    view: View  # at that moment, complete
    frames: list[Frame]  # the next page begins with the moment after these
    options: Options  # the house rules
    highlights: list[Remembered]  # on the last page, if the game was finished


def page(file: GameFile, viewer: int, first: int) -> Page:
    """The game as a seat or the watcher saw it, from a moment on, as far as a page goes."""
    log = file.log
    if viewer not in (WATCHER, TRUTH) and not 0 <= viewer < log.seats:
        raise Illegal(f"The eyes are those of a seat from 0 to {log.seats - 1}, or the watcher's.")
    frames: list[Frame] = []
    start: View | None = None
    before: View | None = None
    size = moments = 0
    for number, (table, heard) in enumerate(moments_of(log, viewer)):
        moments += 1
        if number < first or len(frames) == PAGE_FRAMES or size > PAGE_BYTES:
            continue
        view = view_message(table, viewer, detail=True)
        frames.append(_frame(heard, Change() if before is None else change(before, view)))
        size += len(msgspec.json.encode(frames[-1] if before else view))
        start, before = start or view, view
    if start is None:
        raise Illegal(f"This game has {moments} moments, from 0 to {moments - 1}.")
    players = [_player(seat, name) for seat, name in enumerate(file.names)]
    ended = first + len(frames) == moments
    best = remembered(log, viewer) if ended else []
    return Page(log.game.name, players, viewer, moments, first, start, frames, log.options, best)


def remembered(log: Log, viewer: int = WATCHER) -> list[Remembered]:
    """What is worth remembering of a finished game, and at which moments of a viewer's replay."""
    found = podium(log)
    ends = [number for number, _, _ in _moments(log, viewer)] if found else []
    return [
        Remembered(
            one.name,
            min(bisect_left(ends, best.number), len(ends) - 1),
            {field.name: best.values[field.name] for field in one.fields},
        )
        for one, best in found
    ]


def moments_of(log: Log, viewer: int) -> Iterator[tuple[Table, list[Told]]]:
    """The table at each event that has words, with what the viewer was told since the last.

    Events without words happen together with the next one that has some.
    """
    return ((table, heard) for _, table, heard in _moments(log, viewer))


def _moments(log: Log, viewer: int) -> Iterator[tuple[int, Table, list[Told]]]:
    """The same, each after the number of its last event."""
    heard: list[Told] = []
    waiting = True  # for a first moment, at least
    for number, table in enumerate(replay(log, Tape()), -1):
        tape = table.tape
        assert tape is not None
        news = told(log.game, tape, viewer)
        table.tape = Tape()
        heard += news
        if any(has_words(log.game, one) for one in news):
            yield number, table, heard
            heard, waiting = [], False
    if heard or waiting:
        yield number, table, heard


def has_words(game: Game, one: Told) -> bool:
    """Whether an event is worth a moment of its own."""
    kind: Event = game.event_by_number[one.event[0]]
    if kind.private:
        return kind.number == CHOSE
    return bool(kind.text)


def _frame(heard: list[Told], change: Change) -> Frame:
    shown = [(at, card, face) for at, one in enumerate(heard) for card, face in one.faces.items()]
    return Frame([one.event for one in heard], shown, change)


def _player(seat: int, name: str) -> Player:
    """Whoever sat there, as if they were still here."""
    colour, shape = sign_of(seat)
    return Player(
        place=seat,
        name=name,
        avatar="",
        colour=colour,
        shape=shape,
        seat=seat,
        ready=True,
        here=True,
        bot=None,
        host=False,
        gone=False,
    )
