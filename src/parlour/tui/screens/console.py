"""The right half of every screen: what was said, and a line to type in."""

from typing import ClassVar

from rich.table import Table as Grid
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Input, RichLog

from parlour.tui.screens.commands import Commands, help_lines

LONGEST_LINE = 300  # characters somebody may type
KEPT_LINES = 2000


class Console(Vertical):
    """Sentences, and below them a line for commands."""

    DEFAULT_CSS = """
    Console { width: 2fr; min-width: 32; border-left: solid $panel; padding: 0 0 0 1; }
    Console RichLog { height: 1fr; background: $background; scrollbar-size-vertical: 1; }
    Console Input { border: none; height: 1; padding: 0; background: $boost; }
    Console Input:focus { border: none; }
    """

    class Typed(Message):
        """Somebody typed a line."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    def compose(self) -> ComposeResult:
        book = RichLog(wrap=True, min_width=20, max_lines=KEPT_LINES)
        book.can_focus = False
        yield book
        yield from self.compose_between()
        yield Line(placeholder="> type a command; help lists them", max_length=LONGEST_LINE)

    def compose_between(self) -> ComposeResult:
        yield from ()

    @property
    def book(self) -> RichLog:
        return self.query_one(RichLog)

    @property
    def line(self) -> "Line":
        return self.query_one(Line)

    def write(self, text: str | Text, style: str = "") -> None:
        self.book.write(Text(text, style) if isinstance(text, str) else text)

    def answer(self, text: str) -> None:
        """What a command has to say."""
        self.write(text, "italic")

    def clear(self) -> None:
        self.book.clear()
        self.line.value = ""

    def write_help(self, commands: Commands) -> None:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for name, about in help_lines(commands):
            grid.add_row(Text(name, "bold"), about)
        self.book.write(grid)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        text = event.value.strip()
        self.line.value = ""
        if text:
            self.write(f"> {text}", "bold")
        self.post_message(self.Typed(text))


class Line(Input):
    """Where one types."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", "Leave", show=False)]

    def action_leave(self) -> None:
        self.screen.focus_next()

    def begin(self, text: str) -> None:
        """Somebody began to type elsewhere."""
        self.focus()
        self.value = text
        self.call_after_refresh(self.action_end)

    def on_focus(self, _: events.Focus) -> None:
        self.select_on_focus = False
