"""What people type after a command, and what all commands print alike."""

import re
import secrets
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter, Token
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from parlour import games
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game, Options


def whole(_: object, tokens: Sequence[Token]) -> int:
    """A whole number; the library would also take 3.5 for one."""
    text = tokens[0].value
    if not re.fullmatch(r"[+-]?\d{1,18}", text, re.ASCII):
        raise Malformed(f"{tokens[0].keyword} is a whole number, not {text!r:.40}.")
    return int(text)


def number(help: str, name: str | None = None) -> Parameter:
    return Parameter(name=name, help=help, converter=whole)


def decimal(_: object, tokens: Sequence[Token]) -> float:
    """A number that is neither endless nor none."""
    text = tokens[0].value
    if not re.fullmatch(r"[+-]?(\d{1,9}(\.\d{0,9})?|\.\d{1,9})", text, re.ASCII):
        raise Malformed(f"{tokens[0].keyword} is a number like 0.05, not {text!r:.40}.")
    return float(text)


def fraction(help: str) -> Parameter:
    return Parameter(help=help, converter=decimal)


GameName = Annotated[str | None, Parameter(help="Name of a game; see `parlour games`.")]
Seats = Annotated[int | None, number("Players at the table.")]
Bots = Annotated[str, Parameter(help="Names of bots, separated by commas.")]
Seed = Annotated[int | None, number("The same seed gives the same games.")]
Preset = Annotated[str | None, Parameter(help="House rules by name; see `parlour rules GAME`.")]
Settings = Annotated[
    str, Parameter(name="--options", help="House rules one by one: name=value,name=value.")
]
Json = Annotated[bool, Parameter(help="Print JSON.")]


# What people type


def load(name: str | None, command: str) -> Game:
    """A game by the name somebody gave, or forgot to give."""
    if name is None:
        known = games.names()
        raise Malformed(
            f"Which game? There is {', '.join(known)}. For example: parlour {command} {known[0]}"
        )
    return games.load(name)


def split(text: str) -> list[str]:
    """The parts between commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def settle(game: Game, preset: str | None, text: str) -> Options:
    """All options, from a preset and `name=value,name=value`."""
    known = {option.name: option for option in game.options}
    given: dict[str, object] = {}
    for part in split(text):
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals:
            raise Malformed(f"Options are written name=value; {part!r:.40} is not.")
        given[name] = known[name].read(value) if name in known else value
    return game.settle(given) if preset is None else game.settle(given, preset)


def seed_or_any(seed: int | None) -> int:
    return secrets.randbelow(1 << 32) if seed is None else seed


def check_writable(*paths: Path | None) -> None:
    """Refuse a file that could not be written after hours of work."""
    for path in paths:
        if path is not None:
            try:
                new = not path.exists()
                path.open("a").close()
                if new:
                    path.unlink()
            except OSError as error:
                raise Malformed(f"Cannot write {str(path)!r:.200}: {error.strerror}.") from None


# What we print


def print_json(value: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


class RateColumn(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if not speed:
            return Text("")
        return Text(f"{speed:,.0f} a second" if speed >= 10 else f"{speed:.2g} a second")


@contextmanager
def progress_bar(games: int | None, what: str = "") -> Iterator[Callable[[int], None] | None]:
    """A bar on the standard error if that is a terminal: games, rate, time left."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games"),
        RateColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=games)
        yield lambda done: bar.update(task, completed=done)
