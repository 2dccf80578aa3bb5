"""A recorded game on a screen: step, jump, look through anybody's eyes."""

from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import Footer, Static

from parlour.kernel.errors import Refused
from parlour.kernel.types import TRUTH, WATCHER
from parlour.tui.film import Film
from parlour.tui.screens.console import Console
from parlour.tui.screens.pages import rules_page
from parlour.tui.screens.spoken import SpokenScreen
from parlour.tui.screens.tableview import TableView
from parlour.tui.words import Said, refusal_text, t


class ReplayScreen(SpokenScreen[None]):
    """The table at a moment, and the story up to it."""

    AUTO_FOCUS = ""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space", "step(1)", "key-next"),
        Binding("left", "step(-1)", "key-back"),
        Binding("down", "turn(1)", "key-turn-on"),
        Binding("up", "turn(-1)", "key-turn-back"),
        Binding("home", "go(0)", "Start", show=False),
        Binding("end", "go(1000000000)", "End", show=False),
        Binding("left_square_bracket", "scroll_table(-1)", "Table up", show=False),
        Binding("right_square_bracket", "scroll_table(1)", "Table down", show=False),
        Binding("s", "eyes", "key-eyes"),
        Binding("r", "rules", "key-rules"),
        Binding("slash,colon", "type", "key-jump", key_display="/"),
        Binding("q", "leave", "key-quit"),
    ]
    DEFAULT_CSS = """
    ReplayScreen #where { height: 1; padding: 0 1; background: $panel; text-style: bold; }
    """

    def __init__(self, film: Film) -> None:
        super().__init__()
        self.film = film
        self.moment = 0

    def compose(self) -> ComposeResult:
        yield Static(id="where")
        with Horizontal():
            yield TableView()
            yield Console()
        yield Footer()

    @property
    def console(self) -> Console:
        return self.query_one(Console)

    def on_mount(self) -> None:
        self.console.obey = self.obey
        self.console.line.placeholder = t("replay-line")
        self.set_focus(None)
        self.show()

    def show(self) -> None:
        film, names = self.film, self.film.file.names
        table = film.table(self.moment)
        place = t(
            "moment",
            moment=str(self.moment + 1),
            last=str(len(film)),
            turn=str(table.turns),
            eyes=self.whose(),
        )
        self.query_one("#where", Static).update(Text(place))
        self.query_one(TableView).show(table, names)
        book = self.console.book
        book.forget()
        for at, line in enumerate(film.lines[: self.moment + 1]):
            book.tell(Text(line.text, "bold" if at == self.moment else "dim"))

    def whose(self) -> str:
        viewer = self.film.viewer
        if viewer == TRUTH:
            return t("eyes-all")
        names = self.film.file.names
        return t("eyes-watcher") if viewer == WATCHER else t("eyes-seat", name=names[viewer])

    # Moving

    def action_step(self, way: int) -> None:
        self.action_go(self.moment + way)

    def action_go(self, moment: int) -> None:
        self.moment = self.film.near(moment)
        self.show()

    def action_turn(self, way: int) -> None:
        turns = self.film.lines[self.moment].turn if len(self.film) else 0
        self.action_go(self.film.turn(turns + way))

    def action_eyes(self) -> None:
        """The next pair of eyes: everybody's, each seat's, then those that see everything."""
        order = [int(WATCHER), *range(self.film.file.log.seats), int(TRUTH)]
        self.look(order[(order.index(self.film.viewer) + 1) % len(order)])

    def look(self, viewer: int) -> None:
        """The same moment through other eyes."""
        events = self.film.events(self.moment)
        self.film.look(viewer)
        self.action_go(self.film.after(events))

    def action_rules(self) -> None:
        log = self.film.file.log
        self.app.push_screen(rules_page(log.game, log.options))

    def action_scroll_table(self, way: int) -> None:
        self.query_one(TableView).scroll(way)

    def action_type(self) -> None:
        self.console.line.open()

    def action_leave(self) -> None:
        self.app.exit(0)

    async def obey(self, text: str) -> None:
        if not self.console.waiting:
            self.set_focus(None)
        try:
            self.go(text.lower())
        except Refused as refusal:
            self.notify(refusal_text(refusal), severity="warning")

    def go(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        number = rest.strip() or word
        if not (number.isascii() and number.isdigit()) and word not in ("watcher", "all", "quit"):
            raise Said("replay-words")
        if word == "quit":
            self.action_leave()
        elif word in ("watcher", "all"):
            self.look(int(WATCHER if word == "watcher" else TRUTH))
        elif word == "turn":
            self.action_go(self.film.turn(int(number[:9])))
        elif word == "seat":
            self.look(self.seat(int(number[:9])))
        else:
            self.action_go(int(number[:9]) - 1)

    def seat(self, number: int) -> int:
        seats = self.film.file.log.seats
        if number >= seats:
            raise Said("replay-seats", last=seats - 1)
        return number


class ReplayApp(App[int]):
    """Shows one recorded game."""

    ENABLE_COMMAND_PALETTE = False
    TITLE = "Parlour"

    def __init__(self, film: Film) -> None:
        super().__init__()
        self.film = film

    def on_mount(self) -> None:
        self.push_screen(ReplayScreen(self.film))
