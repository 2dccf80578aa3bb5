"""A table and a menu as plain lines."""

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from parlour.kernel.table import Table
from parlour.kernel.wording import Names
from parlour.tui import drawing
from parlour.tui.menu import Menu

MANY = 10  # choices that are set in columns if they are short


def show_table(out: Console, view: Table, names: Names) -> None:
    out.rule(f"Turn {view.turns}", style="dim", align="left")
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
