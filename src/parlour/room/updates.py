"""The messages a room sends about itself and its game."""

from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.telling import Telling
from parlour.kernel.types import WATCHER
from parlour.room.messages import GameUpdate, Player, RoomInfo, View
from parlour.room.state import COLOURS, SHAPES, Place, State


def room_info(state: State, seq: int, here: set[int], watchers: int) -> RoomInfo:
    """The room as everybody sees it."""
    return RoomInfo(
        seq=seq,
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
    view = table.masked(viewer)
    return View(
        seats=view.seats,
        viewer=viewer,
        turn=view.turn,
        turns=view.turns,
        owing=view.owing,
        answered=view.answered != 0,
        gone=view.gone,
        over=view.over,
        winners=view.winners,
        zones=view.zones,
        faces=view.faces,
        known=view.known,
        fields={field.name: getattr(view, field.name) for field in view.game.fields},
        scores=view.scores() if view.over else None,
    )


def same_moment(public: View, table: Table, seat: int) -> View:
    """A seat's table while the game goes on, from what everybody sees and what it knows besides."""
    return View(
        seats=public.seats,
        viewer=seat,
        turn=public.turn,
        turns=public.turns,
        owing=public.owing,
        answered=table.has_answered(seat),
        gone=public.gone,
        over=public.over,
        winners=public.winners,
        zones=public.zones,
        faces=table.faces_for(seat),
        known=public.known,
        fields=public.fields,
        scores=None,
    )


class Updates:
    """What everybody is told after the events of a tape."""

    def __init__(self, state: State, tape: Tape, now: float, undone: bool = False) -> None:
        assert state.table is not None
        self._state = state
        self._table = state.table
        self._public = view_message(state.table, WATCHER)
        self._telling = Telling(state.game, tape)
        self._seconds = None if state.until is None else round(max(0.0, state.until - now), 1)
        self._undone = undone

    def to(self, viewer: int, seq: int) -> GameUpdate:
        """What a seat or a watcher is told."""
        state, table = self._state, self._table
        events, shown = self._telling.heard(viewer)
        owes = viewer != WATCHER and not table.over and table.owes(viewer)
        undoable = state.undoable
        return GameUpdate(
            seq=seq,
            view=self._view(viewer),
            events=events,
            shown=shown,
            choices=table.choices(viewer) if owes else [],
            pick=table.pick_of(viewer) if owes else (),
            seconds=self._seconds,
            more_time=owes and state.until is not None and viewer not in state.extended,
            undo=undoable is not None and undoable.seat == viewer and not table.over,
            undone=self._undone,
        )

    def _view(self, viewer: int) -> View:
        if viewer == WATCHER:
            return self._public
        if self._table.over:
            return view_message(self._table, viewer)
        return same_moment(self._public, self._table, viewer)
