"""The messages a room sends about itself and its game."""

from collections.abc import Callable
from typing import Final

from librt.strings import BytesWriter
from msgspec.json import Encoder

from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.telling import Telling
from parlour.kernel.types import WATCHER
from parlour.room.changes import Steps
from parlour.room.history import Missed
from parlour.room.messages import GameUpdate, Player, RoomInfo
from parlour.room.outcome import Written
from parlour.room.records import Events
from parlour.room.state import Place, State, sign_of
from parlour.room.views import shared_view, write_own_view
from parlour.room.writing import write_field, write_row, write_rows

_encode: Final = Encoder().encode
_update: Final = GameUpdate  # compiled code need not look up what its own module names

Ratings = Callable[[str, str], int | None]  # of a person at a game


def unrated(person: str, game: str) -> int | None:
    """For rooms without profiles: nobody has a rating."""
    return None


def room_info(state: State, here: set[int], watchers: int, ratings: Ratings = unrated) -> RoomInfo:
    """The room as everybody sees it, without a number."""
    return RoomInfo(
        seq=0,
        code=state.code,
        phase=state.phase,
        game=state.game.name,
        preset=state.preset,
        options=state.options,
        pace=state.pace,
        hints=state.hints,
        stand_ins=state.stand_ins,
        players=[_player(state, place, here, ratings) for place in state.places.values()],
        watchers=watchers,
        round=state.rounds,
        programs=state.programs,
        open=state.open,
    )


def _player(state: State, place: Place, here: set[int], ratings: Ratings) -> Player:
    colour, shape = sign_of(place.look)
    return Player(
        place=place.number,
        id=place.public_id,
        name=place.name,
        avatar=place.avatar,
        colour=colour,
        shape=shape,
        seat=place.seat,
        ready=place.ready,
        here=bool(place.bot) or place.number in here,
        bot=place.player or None,
        host=place.number == state.host,
        gone=place.gone,
        program=place.program,
        rating=ratings(place.person, state.game.name) if place.person else None,
    )


class Updates:
    """What everybody is told after the events of a tape: what they share is written once."""

    def __init__(
        self,
        state: State,
        tape: Tape,
        seconds: float | None,
        undone: bool = False,
        before: Table | None = None,
        events: Events | None = None,
    ) -> None:
        """`seconds` are left for the present question.

        `before` is the table before the events, if somebody wants detail; it is used up. `events`
        are those of the tape, if they are at hand.
        """
        assert state.table is not None
        self._state = state
        self._table = state.table
        self._telling = Telling(state.game, tape, events=events)
        self._seconds = None if seconds is None else round(max(0.0, seconds), 1)
        self._undone = undone
        self._steps = None if before is None or tape.end == 0 else Steps(before, tape.events())
        self._viewer = int(WATCHER)  # whose view is shared: the watcher's, until the game is over
        self._view = shared_view(state.table)
        self._events: Events = []  # that the shared part tells of
        self._shared = b""

    def to(
        self, viewer: int, seq: int, missed: Missed | None = None, detail: bool = False
    ) -> Written:
        """What a seat or a watcher is told; whoever has `missed` something hears that instead.

        All of `GameUpdate`, with the fields of the viewer first and those of the view between.
        """
        state, table = self._state, self._table
        if missed is None:
            events, shown = self._telling.heard(viewer)
        else:
            events, shown = missed.events, missed.shown
        undoable = state.undoable
        undo = undoable is not None and undoable.seat == viewer and not table.over
        out = BytesWriter()
        write_field(out, b'{"type":"game","payload":{"seq":', seq)
        out.write(b',"shown":')
        write_rows(out, shown)
        if viewer != WATCHER and not table.over and table.owes(viewer):
            self._write_question(out, viewer)
        else:
            out.write(b',"choices":[],"pick":[],"more_time":false')
        out.write(b',"undo":true' if undo else b',"undo":false')
        if detail and missed is None and self._steps is not None:
            out.write(b',"changes":')
            out.write(_encode(self._steps.changes(viewer, self._telling.places(viewer))))
        out.write(b',"view":')
        write_own_view(out, table, viewer, detail)
        out.write(self._share(viewer, events))
        return Written(_update, out.getvalue())

    def _write_question(self, out: BytesWriter, seat: int) -> None:
        """What a seat is asked."""
        table = self._table
        more_time = self._seconds is not None and seat not in self._state.extended
        out.write(b',"choices":')
        write_row(out, tuple(table.choices(seat)))
        out.write(b',"pick":')
        write_row(out, table.pick_of(seat))
        out.write(b',"more_time":true' if more_time else b',"more_time":false')

    def _share(self, viewer: int, events: Events) -> bytes:
        """What a viewer shares with others, written anew if the last one was told other things."""
        table = self._table
        fresh = table.over and viewer != self._viewer  # scores depend on who looks
        if fresh:
            self._viewer = viewer
            self._view = shared_view(table, viewer)
        if fresh or not self._shared or not (events is self._events or events == self._events):
            self._events = events
            self._shared = self._written(events)
        return self._shared

    def _written(self, events: Events) -> bytes:
        out = BytesWriter()
        out.write(self._view)
        out.write(b',"events":')
        write_rows(out, events)
        out.write(b',"seconds":')
        out.write(_encode(self._seconds))
        out.write(b',"undone":true}}' if self._undone else b',"undone":false}}')
        return out.getvalue()
