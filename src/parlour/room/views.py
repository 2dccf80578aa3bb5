"""A viewer's table as it travels. Everything in it comes from the kernel's view."""

from typing import Final

from librt.strings import BytesWriter
from msgspec.json import Decoder, Encoder

from parlour.kernel.codec import Sight
from parlour.kernel.table import Table
from parlour.kernel.types import TRUTH, WATCHER
from parlour.room.messages import GameUpdate, View
from parlour.room.writing import (
    COMMA,
    OPEN,
    close_list,
    write_field,
    write_numbers,
    write_value,
)

_encode: Final = Encoder().encode
_read: Final = Decoder(View).decode


def view_message(table: Table, viewer: int, detail: bool = False) -> View:
    """A viewer's table in numbers; with detail, also what they can conclude."""
    return read_view(table, viewer, detail, shared_view(table, viewer))


def read_view(table: Table, viewer: int, detail: bool, shared: bytes) -> View:
    """The same, with what viewers share at hand."""
    out = BytesWriter()
    write_own_view(out, table, viewer, detail)
    out.write(shared)
    return _read(out.getvalue())


def write_own_view(out: BytesWriter, table: Table, viewer: int, detail: bool = False) -> None:
    """The beginning of a view: what is for one viewer.

    TRUTH sees every face: that is for games that are over.
    """
    known = viewer == TRUTH
    answered = viewer >= 0 and table.has_answered(viewer)
    write_field(out, b'{"viewer":', viewer)
    out.write(b',"answered":true,"faces":' if answered else b',"answered":false,"faces":')
    write_numbers(out, table.faces if known else table.shown_to(viewer))
    if detail and not known:
        out.write(b',"concluded":')
        out.write(_encode(conclusions(table, viewer)))


def conclusions(table: Table, viewer: int) -> list[int]:
    """Cards with the faces that a viewer was not shown, though they can be no other."""
    seen, _, concluded = table.seen_by(viewer)
    if not concluded:
        return []
    shown = table.shown_to(viewer)
    return [part for card, face in enumerate(seen) if face != shown[card] for part in (card, face)]


def shared_view(table: Table, viewer: int = WATCHER) -> bytes:
    """The rest of a view, from behind a viewer's own part to the end.

    While the game goes on it is the same for everybody. It is read from a masked table, so that a
    field that a game works out from faces cannot tell more than the viewer was shown.
    """
    if viewer == TRUTH:
        view = table.copy()
    else:
        view = table.view(viewer) if table.over else table.glimpse(viewer)
    over = view.over
    out = BytesWriter()
    write_field(out, b',"seats":', view.seats)
    write_field(out, b',"turn":', view.turn)
    write_field(out, b',"turns":', view.turns)
    write_field(out, b',"owing":', view.owing)
    write_field(out, b',"gone":', view.gone)
    out.write(b',"over":true' if over else b',"over":false')
    write_field(out, b',"winners":', view.winners)
    out.write(b',"zones":')
    write_zones(out, view)
    out.write(b',"known":')
    write_numbers(out, table.known)
    out.write(b',"fields":')
    write_fields(out, view)
    if over:
        out.write(b',"scores":')
        out.write(_encode(view.scores()))
        out.write(b',"score_parts":')
        out.write(_encode(view.score_parts() if view.game.score_parts else None))
        out.write(b"}")
    else:
        out.write(b',"scores":null,"score_parts":null}')
    return out.getvalue()


def write_fields(out: BytesWriter, view: Table) -> None:
    """The game's own attributes of the table, by name."""
    names = view.game.field_names
    before = b'{"'
    for name in names:
        out.write(before)
        out.write(name.encode())
        out.write(b'":')
        write_value(out, getattr(view, name))
        before = b',"'
    out.write(b"}" if names else b"{}")


def write_zones(out: BytesWriter, view: Table) -> None:
    """By zone, the cards that lie there."""
    out.append(OPEN)
    for zone in range(len(view.tops)):
        if view.size(zone):
            write_numbers(out, view.pile(zone))
        else:
            out.write(b"[]")
        out.append(COMMA)
    close_list(out)


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
