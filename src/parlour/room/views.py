"""A viewer's table as it travels. Everything in it comes from the kernel's view."""

from typing import Final

from msgspec.structs import asdict

from parlour.kernel.codec import Sight
from parlour.kernel.table import Table
from parlour.kernel.types import TRUTH, WATCHER
from parlour.room.messages import GameUpdate, OwnView, SharedView, View

_own_view: Final = OwnView  # compiled code need not look up what its own module names


def view_message(table: Table, viewer: int, detail: bool = False) -> View:
    """A viewer's table in numbers; with detail, also what they can conclude."""
    return joined(own_view(table, viewer, detail), shared_view(table, viewer))


def joined(own: OwnView, shared: SharedView) -> View:
    """A whole view from its parts."""
    return View(**asdict(own), **asdict(shared))


def own_view(table: Table, viewer: int, detail: bool = False) -> OwnView:
    """What of a view is for one viewer. TRUTH sees every face: that is for games that are over."""
    if viewer == TRUTH:
        return OwnView(viewer, False, list(table.faces))
    answered = viewer != WATCHER and table.has_answered(viewer)
    shown = list(table.shown_to(viewer))
    if not detail:
        return _own_view(viewer, answered, shown)
    return OwnView(viewer, answered, shown, conclusions(table, viewer))


def conclusions(table: Table, viewer: int) -> list[int]:
    """Cards with the faces that a viewer was not shown, though they can be no other."""
    seen, _, concluded = table.seen_by(viewer)
    if not concluded:
        return []
    shown = table.shown_to(viewer)
    return [part for card, face in enumerate(seen) if face != shown[card] for part in (card, face)]


def shared_view(table: Table, viewer: int = WATCHER) -> SharedView:
    """What a view tells besides the viewer's own part, and who has been shown which card.

    While the game goes on it is the same for everybody. It is read from a masked table, so that a
    field that a game works out from faces cannot tell more than the viewer was shown.
    """
    if viewer == TRUTH:
        view = table.copy()
    else:
        view = table.view(viewer) if table.over else table.glimpse(viewer)
    return SharedView(
        seats=view.seats,
        turn=view.turn,
        turns=view.turns,
        owing=view.owing,
        gone=view.gone,
        over=view.over,
        winners=view.winners,
        zones=list(view.zones),
        known=list(table.known),
        fields={name: getattr(view, name) for name in view.game.field_names},
        scores=view.scores() if view.over else None,
        score_parts=view.score_parts() if view.over and view.game.score_parts else None,
    )


def sight_in(update: GameUpdate) -> Sight:
    """A view that was sent, for codecs and a game's own commands."""
    view = update.view
    return Sight(
        viewer=view.viewer,
        seats=view.seats,
        turn=view.turn,
        owing=view.owing,
        gone=view.gone,
        over=view.over,
        winners=view.winners,
        zones=view.zones,
        faces=view.faces,
        fields=view.fields,
        answered=view.answered,
        choices=update.choices,
        pick=tuple(update.pick),
        scores=view.scores,
        parts=view.score_parts,
    )
