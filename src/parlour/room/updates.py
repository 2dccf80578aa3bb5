"""The messages a room sends about itself and its game."""

from collections.abc import Callable
from typing import Final

from msgspec import UNSET, UnsetType

from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.telling import Telling
from parlour.kernel.types import WATCHER
from parlour.room.changes import Steps
from parlour.room.codec import fields, written
from parlour.room.history import Missed
from parlour.room.messages import Change, Letter, Own, Player, Shared, SharedInfo
from parlour.room.records import Events
from parlour.room.state import Place, State, sign_of
from parlour.room.views import own_view, shared_view

# Compiled code need not look up what its own module names; these are needed for every viewer.
_own: Final = Own
_letter: Final = Letter
_unset: Final = UNSET

Ratings = Callable[[str, str], int | None]  # of a person at a game


def unrated(person: str, game: str) -> int | None:
    """For rooms without profiles: nobody has a rating."""
    return None


def room_info(
    state: State, here: set[int], watchers: int, ratings: Ratings = unrated
) -> SharedInfo:
    """The room as everybody sees it."""
    return SharedInfo(
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
        self._fields = fields(self._view)
        self._events: Events = []  # that the shared part tells of
        self._shared = Shared(self._events, self._seconds, undone)
        self._written = b""

    def to(
        self, viewer: int, seq: int, missed: Missed | None = None, detail: bool = False
    ) -> Letter:
        """What a seat or a watcher is told; whoever has `missed` something hears that instead."""
        state, table = self._state, self._table
        if missed is None:
            events, shown = self._telling.heard(viewer)
        else:
            events, shown = missed.events, missed.shown
        self._share(viewer, events)
        owes = viewer != WATCHER and not table.over and table.owes(viewer)
        undoable = state.undoable
        own = _own(
            seq,
            shown,
            table.choices(viewer) if owes else [],
            table.pick_of(viewer) if owes else (),
            owes and self._seconds is not None and viewer not in state.extended,
            undoable is not None and undoable.seat == viewer and not table.over,
            self._changes(viewer) if detail and missed is None else _unset,
            own_view(table, viewer, detail),
        )
        return _letter(own, self._view, self._shared, self._written)

    def _changes(self, viewer: int) -> list[Change] | UnsetType:
        """What each event did, where that is known."""
        steps = self._steps
        return UNSET if steps is None else steps.changes(viewer, self._telling.places(viewer))

    def _share(self, viewer: int, events: Events) -> None:
        """Write what a viewer shares with others, unless the last one was told the same."""
        table = self._table
        fresh = table.over and viewer != self._viewer  # scores depend on who looks
        if fresh:
            self._viewer = viewer
            self._view = shared_view(table, viewer)
            self._fields = fields(self._view)
        same = events is self._events or events == self._events
        if fresh or not same or not self._written:
            self._events = events
            self._shared = Shared(events, self._seconds, self._undone)
            self._written = written(self._fields, self._shared)
