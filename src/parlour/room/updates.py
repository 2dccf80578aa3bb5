"""The messages a room sends about itself and its game."""

from msgspec.structs import asdict

from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.telling import Telling
from parlour.kernel.types import WATCHER
from parlour.room.codec import behind
from parlour.room.history import Missed
from parlour.room.messages import (
    Common,
    CommonView,
    Letter,
    Own,
    OwnView,
    Player,
    RoomInfo,
    View,
)
from parlour.room.state import COLOURS, SHAPES, Place, State


def room_info(state: State, here: set[int], watchers: int) -> RoomInfo:
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
        players=[_player(state, place, here) for place in state.places.values()],
        watchers=watchers,
        round=state.rounds,
    )


def _player(state: State, place: Place, here: set[int]) -> Player:
    return Player(
        place=place.number,
        name=place.name,
        avatar=place.avatar,
        colour=COLOURS[place.look % len(COLOURS)],
        shape=SHAPES[place.look % len(SHAPES)],
        seat=place.seat,
        ready=place.ready,
        here=bool(place.bot) or place.number in here,
        bot=place.player or None,
        host=place.number == state.host,
        gone=place.gone,
    )


def view_message(table: Table, viewer: int) -> View:
    """A viewer's table in numbers. Everything in it comes from the kernel's view."""
    view = table.view(viewer)
    answered = view.answered != 0
    return View(
        viewer=viewer,
        answered=answered,
        faces=list(table.shown_to(viewer)),
        **asdict(common_view(view, table)),
    )


def common_view(view: Table, table: Table) -> CommonView:
    """What a view tells besides the viewer's own part, and who has been shown which card."""
    return CommonView(
        seats=view.seats,
        turn=view.turn,
        turns=view.turns,
        owing=view.owing,
        gone=view.gone,
        over=view.over,
        winners=view.winners,
        zones=list(view.zones),
        known=list(table.known),
        fields={field.name: getattr(view, field.name) for field in view.game.fields},
        scores=view.scores() if view.over else None,
        score_parts=view.score_parts() if view.over and view.game.score_parts else None,
    )


class Updates:
    """What everybody is told after the events of a tape: what they share is written once."""

    def __init__(self, state: State, tape: Tape, now: float, undone: bool = False) -> None:
        assert state.table is not None
        self._state = state
        self._table = state.table
        self._telling = Telling(state.game, tape)
        self._seconds = None if state.until is None else round(max(0.0, state.until - now), 1)
        self._undone = undone
        self._view = b"" if state.table.over else self._written(WATCHER)
        self._events: list[tuple[int, ...]] | None = None  # those that `_common` tells
        self._common = b""

    def to(self, viewer: int, seq: int, missed: Missed | None = None) -> Letter:
        """What a seat or a watcher is told; who has `missed` something hears of that instead."""
        state, table = self._state, self._table
        if missed is None:
            events, shown = self._telling.heard(viewer)
        else:
            events, shown = missed.events, missed.shown
        owes = viewer != WATCHER and not table.over and table.owes(viewer)
        undoable = state.undoable
        own = Own(
            seq,
            shown,
            table.choices(viewer) if owes else [],
            table.pick_of(viewer) if owes else (),
            owes and state.until is not None and viewer not in state.extended,
            undoable is not None and undoable.seat == viewer and not table.over,
            OwnView(
                viewer,
                viewer != WATCHER and table.has_answered(viewer),
                list(table.shown_to(viewer)),
            ),
        )
        return Letter(own, self._rest(viewer, events))

    def _rest(self, viewer: int, events: list[tuple[int, ...]]) -> bytes:
        """What comes behind a viewer's own part."""
        if self._table.over:
            return self._written(viewer) + self._heard(events)
        if events != self._events:
            self._events = events
            self._common = self._view + self._heard(events)
        return self._common

    def _written(self, viewer: int) -> bytes:
        return behind(common_view(self._table.view(viewer), self._table))

    def _heard(self, events: list[tuple[int, ...]]) -> bytes:
        return behind(Common(events, self._seconds, self._undone))
