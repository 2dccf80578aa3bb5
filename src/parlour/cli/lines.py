"""A table, a menu and pages to read as plain lines."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from parlour.kernel.game import Game, Options
from parlour.kernel.table import Table
from parlour.kernel.wording import Names
from parlour.tui import drawing
from parlour.tui.menu import Menu
from parlour.tui.story import Line, paragraphs, turn_title
from parlour.tui.words import of, t

MANY = 10  # choices that are set in columns if they are short


def show_table(out: Console, view: Table, names: Names) -> None:
    out.rule(turn_title(int(view.turns)), style="dim", align="left")
    out.print(drawing.players_grid(view, names))
    lines = [drawing.commons_line(view), drawing.status_line(view, names)]
    lines += [drawing.hand_line(view, *hand) for hand in drawing.own_hands(view)]
    for line in filter(None, lines):
        out.print(Padding(line, (0, 0, 0, 2)))
    if view.over:
        out.print()
        out.print(drawing.scores_text(view, names))


def show_menu(out: Console, menu: Menu) -> None:
    out.print()
    out.print(Text(menu.question, "bold"))
    plain = [f"{number:>3}  {entry.text}" for number, entry in enumerate(menu.entries, 1)]
    if len(plain) > MANY and not any(entry.note for entry in menu.entries):
        out.print(Columns([Text(line) for line in plain], column_first=True))
        return
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for line, entry in zip(plain, menu.entries, strict=True):
        grid.add_row(Text(line), Text(entry.note, "dim"))
    out.print(grid)


def named(text: str, name: str) -> Text:
    """A paragraph in which somebody's name stands out."""
    story = Text(text)
    story.highlight_words([name], "bold")
    return story


def show_log(out: Console, lines: Sequence[Line], name: str) -> None:
    out.print()
    for turn, text in paragraphs(lines):
        when = t("turn-log", number=str(turn)) if turn else t("at-first")
        out.print(Text(f"{when} ", "dim").append_text(named(text, name)))


def show_cards(out: Console, game: Game, options: Options) -> None:
    out.print()
    out.print(drawing.faces_grid(game, options))


def show_rules(out: Console, game: Game, options: Options) -> None:
    from rich.markdown import Markdown  # slow to import

    out.print(Markdown(of(game).rules(options)))
