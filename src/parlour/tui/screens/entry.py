"""A line to fill in."""

from typing import Final

from textual import events
from textual.widgets import Input

CORRECTIONS: Final = {
    "backspace": Input.action_delete_left,
    "delete": Input.action_delete_right,
    "left": Input.action_cursor_left,
    "right": Input.action_cursor_right,
    "home": Input.action_home,
    "ctrl+a": Input.action_home,
    "end": Input.action_end,
    "ctrl+e": Input.action_end,
    "ctrl+w": Input.action_delete_left_word,
    "ctrl+k": Input.action_delete_right_all,
    "ctrl+u": Input.action_delete_left_all,
}


class Entry(Input):
    """Corrections are made in their turn: the library would first insert what was typed after
    them, if keys come fast."""

    async def on_key(self, event: events.Key) -> None:
        correct = CORRECTIONS.get(event.key)
        if correct is not None:
            correct(self)
            event.stop()
            event.prevent_default()
