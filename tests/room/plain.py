"""The whole state of a room as plain values, to be compared."""

from dataclasses import fields
from typing import Any

from parlour.kernel.plain import table_plain
from parlour.kernel.table import Table
from parlour.kernel.types import WATCHER
from parlour.room.state import State, Undoable


def plain(state: State) -> dict[str, Any]:
    """Everything a room's log tells."""
    return {field.name: _plain(getattr(state, field.name)) for field in fields(state)}


def viewers(table: Table) -> range:
    """Everybody whose memory of a table may differ."""
    return range(WATCHER, table.seats)


def _plain(value: Any) -> Any:
    if isinstance(value, Table):
        assert value.tape is None
        return [table_plain(value), *(table_plain(value.view(seat)) for seat in viewers(value))]
    if isinstance(value, Undoable):
        return value.seat, value.story, _plain(value.table)
    if isinstance(value, dict):
        return [(key, _plain(one)) for key, one in value.items()]
    return value.name if hasattr(value, "words") else value
