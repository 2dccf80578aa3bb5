"""Screens to read: rules, cards, the log, help; and the curtain between two people."""

from collections.abc import Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Middle, VerticalScroll
from textual.widgets import Button, Footer, Markdown, Static

from parlour.kernel.game import Game, Options
from parlour.tui.drawing import faces_grid
from parlour.tui.screens.spoken import SpokenScreen
from parlour.tui.story import Line, paragraphs, turn_title
from parlour.tui.words import of, t


class Page(SpokenScreen[None]):
    """Something to read. Escape goes back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "dismiss", "key-back"),
        Binding("down,j", "scroll(1)", "Down", show=False),
        Binding("up,k", "scroll(-1)", "Up", show=False),
    ]
    DEFAULT_CSS = """
    Page VerticalScroll { padding: 0 2; }
    Page .title { text-style: bold; padding: 1 2 0 2; }
    """

    def __init__(self, title: str, *parts: RenderableType, markdown: str = "") -> None:
        super().__init__()
        self.heading = title
        self.markdown = markdown
        self.parts = parts

    def compose(self) -> ComposeResult:
        yield Static(Text(self.heading), classes="title")
        with VerticalScroll():
            if self.markdown:
                yield Markdown(self.markdown, open_links=False)
            for part in self.parts:
                yield Static(part)
        yield Footer()

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()


def rules_page(game: Game, options: Options) -> Page:
    words = of(game)
    text = f"{words.summary}\n\n{words.rules(options)}\n\n## {t('cards-title')}\n"
    return Page(words.title, faces_grid(game, options), markdown=text)


def cards_page(game: Game, options: Options) -> Page:
    return Page(t("cards-of", title=of(game).title), faces_grid(game, options))


def log_page(lines: Sequence[Line]) -> Page:
    parts: list[RenderableType] = []
    for turn, text in paragraphs(lines):
        parts += [Text(turn_title(turn), "dim"), Padding(Text(text), (0, 0, 0, 2))]
    return Page(t("game-so-far"), *parts)


class Curtain(SpokenScreen[None]):
    """Hides everything until the next person has taken the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "ready", "key-alone", key_display="enter")
    ]
    DEFAULT_CSS = """
    Curtain { background: $surface; }
    Curtain Static { text-align: center; width: 100%; }
    Curtain .name { text-style: bold; padding: 1; }
    """

    def __init__(self, name: str) -> None:
        super().__init__()
        self.person = name

    def compose(self) -> ComposeResult:
        with Middle():
            yield Static(Text(t("pass-keyboard")))
            yield Static(Text(self.person), classes="name")
            yield Static(Text(t("look-away")))
            with Center():
                yield Button(Text(t("i-am", name=self.person)), id="ready", variant="primary")
        yield Footer()

    def on_button_pressed(self) -> None:
        self.action_ready()

    def action_ready(self) -> None:
        self.dismiss(None)
