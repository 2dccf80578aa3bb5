"""The right half of every screen: what was said, and a line to type in."""

from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import RichLog

from parlour.tui.screens.entry import Entry
from parlour.tui.words import t

LONGEST_LINE = 300  # characters somebody may type
KEPT_LINES = 2000
WAYS = {"up": -1, "down": 1}  # through what was typed before
ENDS_OF_LINES = "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"  # where str.splitlines() cuts


async def ignore(_: str) -> None:
    """What is typed before a screen listens."""


class Console(Vertical):
    """Sentences, and below them a line for commands. What is typed or pasted is obeyed line by
    line: the next one waits until the one before is done."""

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

    def __init__(self) -> None:
        super().__init__()
        self.obey: Callable[[str], Awaitable[None]] = ignore
        self.waiting: deque[str] = deque()
        self.obeying = False

    def compose(self) -> ComposeResult:
        yield Book()
        yield from self.compose_between()
        yield Line(placeholder=t("console-help"), max_length=LONGEST_LINE)

    def compose_between(self) -> ComposeResult:
        yield from ()

    @property
    def book(self) -> "Book":
        return self.query_one(Book)

    @property
    def line(self) -> "Line":
        return self.query_one(Line)

    def write(self, text: str | Text, style: str = "") -> None:
        self.book.tell(Text(text, style) if isinstance(text, str) else text)

    def answer(self, text: str) -> None:
        """What a command has to say."""
        self.write(text, "italic")

    def clear(self) -> None:
        """Nothing that was said or typed is left, nor anything that waits to be obeyed."""
        self.waiting.clear()
        self.book.forget()
        self.line.forget()

    def write_help(self, lines: Sequence[tuple[str, str]]) -> None:
        """What can be typed, and what it does."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for typed, about in lines:
            grid.add_row(Text(typed, "bold", no_wrap=True), about)
        self.book.tell(grid)

    def on_console_typed(self, event: Typed) -> None:
        event.stop()
        self.waiting.append(event.text)
        if not self.obeying:
            self.obeying = True
            self.run_worker(self.obey_all())

    async def obey_all(self) -> None:
        try:
            while self.waiting:
                text = self.waiting.popleft()
                if text:
                    self.write(f"> {text}", "bold")
                await self.obey(text)
        finally:
            self.obeying = False


class Book(RichLog):
    """What was said. It is set anew when the screen gets another width."""

    can_focus = False

    def __init__(self) -> None:
        super().__init__(wrap=True, min_width=20, max_lines=KEPT_LINES)
        self.said: deque[RenderableType] = deque(maxlen=KEPT_LINES)
        self.set_for = 0  # the width

    def tell(self, one: RenderableType) -> None:
        self.said.append(one)
        self.write(one)

    def forget(self) -> None:
        self.said.clear()
        self.clear()

    def on_resize(self, event: events.Resize) -> None:
        """The last sentence stays in sight."""
        if self.set_for not in (0, event.size.width):
            self.clear()
            for one in self.said:
                self.write(one)
        self.set_for = event.size.width
        self.call_after_refresh(self.scroll_end, animate=False)


class Line(Entry):
    """Where one types. What was typed before comes back with the arrows."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave_line", "key-line"),
    ]

    def __init__(self, placeholder: str, max_length: int) -> None:
        super().__init__(placeholder=placeholder, max_length=max_length, select_on_focus=False)
        self.typed: list[str] = []
        self.at = 0
        self.brief = False  # whether the focus goes back after this line

    async def on_key(self, event: events.Key) -> None:
        """These keys in their turn: the library would first insert what was typed after them."""
        if event.key == "enter":
            await self.action_submit()
        elif event.key in WAYS:
            self.action_earlier(WAYS[event.key])
        else:
            return
        event.stop()
        event.prevent_default()

    async def on_paste(self, event: events.Paste) -> None:
        """Every pasted line is typed; the library would take the first one only. What stands
        behind the last end of a line waits for Enter."""
        event.stop()
        event.prevent_default()
        await self.paste(event.text)

    async def paste(self, text: str) -> None:
        for line in text.splitlines(keepends=True):
            content = line.rstrip(ENDS_OF_LINES)
            room = LONGEST_LINE - len(self.value) + len(self.selected_text)
            self.replace(content[:room], *self.selection)
            if content != line:
                await self.action_submit()

    async def action_submit(self) -> None:
        """The line is empty before the next key comes."""
        text = self.value.strip().removeprefix("/").removeprefix(":").strip()
        self.value = ""
        if text:
            self.typed.append(text)
        self.at = len(self.typed)
        self.post_message(Console.Typed(text))

    def action_earlier(self, way: int) -> None:
        self.at = max(0, min(self.at + way, len(self.typed)))
        self.value = [*self.typed, ""][self.at]
        self.cursor_position = len(self.value)

    def action_leave_line(self) -> None:
        self.screen.focus_next()

    def open(self) -> None:
        """Go to the line and stay there."""
        self.brief = False
        self.screen.set_focus(self)

    def begin(self, text: str) -> None:
        """Go to the line with what somebody began to type elsewhere."""
        self.brief = True
        self.screen.set_focus(self)
        self.value = text
        self.cursor_position = len(text)

    def forget(self) -> None:
        self.value, self.typed, self.at = "", [], 0
