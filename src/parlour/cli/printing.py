"""What all commands print alike."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
from rich.console import Console, RenderableType
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table as Grid
from rich.text import Text

from parlour.kernel.game import Game, Options, OptionValue
from parlour.kernel.wording import count

# Results


def show(plain: dict[str, object], page: RenderableType, json: bool) -> None:
    """What was found, for people or for programs."""
    if json:
        print_json(plain)
    else:
        Console(highlight=False).print(page)


def print_json(value: object) -> None:
    print(json_text(value))


def json_text(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()


def heading(game: Game, seats: int, seed: int, options: Options) -> Text:
    """What was played, with the options that differ from the defaults."""
    usual = game.settle()
    house = {name: value for name, value in options.items() if usual[name] != value}
    parts = [game.words.title, count(seats, "seat"), f"seed {seed}"]
    parts += [f"{name}={option_text(value)}" for name, value in house.items()]
    return Text(", ".join(parts), "bold")


def number_grid(*titles: str) -> Grid:
    """A table whose first column is text and all others are numbers."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    for at, title in enumerate(titles):
        grid.add_column(title, justify="right" if at else "left", no_wrap=at > 0, overflow="fold")
    return grid


# Words


def percents(low: float, high: float) -> str:
    return f"{low:.1%} to {high:.1%}"


def option_text(value: OptionValue) -> str:
    """The value of an option as people type it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


# Progress


class RateColumn(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if not speed:
            return Text("")
        return Text(rate_text(speed))


def rate_text(speed: float) -> str:
    """`1,200 a second`, `0.4 a second`"""
    return f"{speed:,.0f} a second" if speed >= 10 else f"{speed:.2g} a second"


@contextmanager
def progress_bar(games: int | None) -> Iterator[Callable[[int], None] | None]:
    """A bar on the standard error if that is a terminal: games, rate, time left."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games"),
        RateColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)
