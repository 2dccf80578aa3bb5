"""The left half of every screen with a table. One's own cards are always in sight."""

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from parlour.kernel.table import Table
from parlour.kernel.wording import Names
from parlour.tui.cards import table_parts


class TableView(Vertical):
    """Everybody else, who scroll where they are too many; below them the middle and the viewer."""

    DEFAULT_CSS = """
    TableView { width: 3fr; padding: 0 1; }
    TableView VerticalScroll { height: 1fr; scrollbar-size-vertical: 1; }
    TableView #middle { height: auto; max-height: 40%; overflow-y: auto; }
    TableView #you { height: auto; max-height: 50%; overflow-y: auto; }
    """

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            yield Static(id="others")
        yield Static(id="middle")
        yield Static(id="you")

    def show(self, view: Table, names: Names) -> None:
        self.fill(*table_parts(view, names))

    def say(self, page: RenderableType) -> None:
        """Something else instead of a table."""
        self.fill(page, "", "")

    def fill(self, others: RenderableType, middle: RenderableType, you: RenderableType) -> None:
        for id, part in (("others", others), ("middle", middle), ("you", you)):
            self.query_one(f"#{id}", Static).update(part)

    def scroll(self, way: int) -> None:
        part = self.query_one(VerticalScroll)
        part.scroll_relative(y=way * max(1, part.size.height - 2), animate=False)
