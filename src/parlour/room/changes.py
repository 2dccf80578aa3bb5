"""What each event did: how the views before and after it differ."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from parlour.kernel.replay import happen
from parlour.kernel.table import Table
from parlour.room.messages import Change, View
from parlour.room.views import read_view, shared_view

APART: Final = ("zones", "faces", "known", "fields")  # what of a view has a form of its own
REST: Final = tuple(name for name in View.__struct_fields__ if name not in APART)


class Steps:
    """The table before some events and after each of them, for many viewers."""

    def __init__(self, before: Table, events: Iterable[tuple[int, ...]]) -> None:
        """`before` is used up."""
        self._tables = [before.copy()]
        for event in events:
            happen(before, event)
            self._tables.append(before.copy())
        self._shared: dict[int, bytes] = {}  # by step, while the game goes on

    def changes(self, viewer: int, heard: Sequence[int]) -> list[Change]:
        """For each event that the viewer heard: from the view after it to the one before it."""
        views = [self.view(viewer, step) for step in (0, *(at + 1 for at in heard))]
        return [change(after, before) for before, after in pairwise(views)]

    def view(self, viewer: int, step: int) -> View:
        """A viewer's table after so many events."""
        return read_view(self._tables[step], viewer, True, self._share(viewer, step))

    def _share(self, viewer: int, step: int) -> bytes:
        table = self._tables[step]
        if table.over:  # scores depend on who looks
            return shared_view(table, viewer)
        found = self._shared.get(step)
        if found is None:
            found = self._shared[step] = shared_view(table)
        return found


def change(old: View, new: View) -> Change:
    """What makes one view of another."""
    zones = [
        [zone, *splice(before, after)]
        for zone, (before, after) in enumerate(zip(old.zones, new.zones, strict=True))
        if before != after
    ]
    rest = [name for name in REST if getattr(new, name) != getattr(old, name)]
    return Change(
        zones=zones,
        faces=replaced(old.faces, new.faces),
        known=replaced(old.known, new.known),
        fields={name: now for name, now in new.fields.items() if now != old.fields[name]},
        rest={name: getattr(new, name) for name in rest},
        cards=len(new.faces) if len(new.faces) < len(old.faces) else 0,
    )


def splice(old: Sequence[int], new: Sequence[int]) -> list[int]:
    """How many cards stay in front, how many behind, and the new ones between them."""
    most = min(len(old), len(new))
    front = 0
    while front < most and old[front] == new[front]:
        front += 1
    back = 0
    while back < most - front and old[-1 - back] == new[-1 - back]:
        back += 1
    return [front, back, *new[front : len(new) - back]]


def replaced(old: Sequence[int], new: Sequence[int]) -> list[int]:
    """Places and what stands there now, one after the other; places may be added."""
    if old == new:
        return []
    known = len(old)
    return [
        part
        for place, value in enumerate(new)
        if place >= known or value != old[place]
        for part in (place, value)
    ]
