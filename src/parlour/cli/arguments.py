"""What people type after a command."""

import os
import re
import secrets
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter, Token

from parlour import games
from parlour.cli.completing import (
    offer_bots,
    offer_games,
    offer_languages,
    offer_options,
    offer_presets,
)
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game, Options
from parlour.lab.executors import Alone, Executor, Processes
from parlour.lab.matches import MOST
from parlour.lab.results import settings_in
from parlour.languages import ENGLISH, shared_languages
from parlour.tui import words

MOST_JOBS: Final = 1024
LOCALES: Final = ("PARLOUR_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # the first one set

# Numbers


def whole(_: object, tokens: Sequence[Token]) -> int:
    """A whole number; the library would also take 3.5 for one."""
    text = tokens[0].value
    if not re.fullmatch(r"[+-]?\d{1,18}", text, re.ASCII):
        raise Malformed(f"{tokens[0].keyword} is a whole number, not {text!r:.40}.")
    return int(text)


def number(help: str, name: str | None = None) -> Parameter:
    return Parameter(name=name, help=help, converter=whole)


def decimal(_: object, tokens: Sequence[Token]) -> float:
    """A finite number."""
    text = tokens[0].value
    if not re.fullmatch(r"[+-]?(\d{1,9}(\.\d{0,9})?|\.\d{1,9})", text, re.ASCII):
        raise Malformed(f"{tokens[0].keyword} is a number like 0.05, not {text!r:.40}.")
    return float(text)


def fraction(help: str) -> Parameter:
    return Parameter(help=help, converter=decimal)


# What several commands take

GameName = Annotated[
    str | None, Parameter(help="Name of a game; see `parlour games`.", completer=offer_games)
]
BotNames = Annotated[
    str, Parameter(help="Names of bots, separated by commas.", completer=offer_bots)
]
OtherPlayers = Annotated[
    str | None,
    Parameter(
        help="Names of bots, separated by commas; medium without them.", completer=offer_bots
    ),
]
AsJson = Annotated[bool, Parameter(help="Print JSON.")]
LanguageName = Annotated[
    str | None,
    Parameter(
        help="The language: de, en, es, fr or ru. Without it PARLOUR_LANGUAGE, then the locale.",
        completer=offer_languages,
    ),
]
ReportFile = Annotated[Path | None, Parameter(help="Write a report with plots to this HTML file.")]


@Parameter(name="*")
@dataclass(frozen=True)
class HouseArguments:
    """The house rules that are played by."""

    preset: Annotated[
        str | None,
        Parameter(help="House rules by name; see `parlour rules GAME`.", completer=offer_presets),
    ] = None
    options: Annotated[
        str,
        Parameter(help="House rules one by one: name=value,name=value.", completer=offer_options),
    ] = ""

    def house_rules(self, game: Game) -> Options:
        """All options of the game."""
        return settle(game, self.preset, self.options)


@Parameter(name="*")
@dataclass(frozen=True)
class TableArguments(HouseArguments):
    """The table that games are played at."""

    seats: Annotated[int | None, number("Players at the table.")] = None
    seed: Annotated[int | None, number("The same seed gives the same games.")] = None

    def given(self) -> dict[str, bool]:
        """The flags, and which of them somebody gave."""
        flags = ("preset", "options", "seats", "seed")
        return {f"--{name}": getattr(self, name) not in (None, "") for name in flags}

    def seats_or(self, usual: int) -> int:
        return usual if self.seats is None else self.seats

    def seed_or_any(self, kept: Path | None = None) -> int:
        """The seed somebody gave, else that of a file of games that is to go on, else any."""
        if self.seed is not None:
            return self.seed
        before = settings_in(kept).get("seed")
        return before if isinstance(before, int) else secrets.randbelow(1 << 32)


@Parameter(name="*")
@dataclass(frozen=True)
class LabArguments(TableArguments):
    """The table that games of the laboratory are played at."""

    most: Annotated[
        int, number("Decisions after which a game is broken off and counts as unfinished.")
    ] = MOST


@Parameter(name="*")
@dataclass(frozen=True)
class WorkArguments:
    """Who plays the games of the laboratory."""

    jobs: Annotated[int, number("How many processes play.")] = 1
    cluster: Annotated[
        str | None,
        Parameter(help="Play on a Ray cluster: local, auto, or an address like ray://host:10001."),
    ] = None

    def executor(self) -> Executor:
        if not 1 <= self.jobs <= MOST_JOBS:
            raise Malformed(f"--jobs is a number from 1 to {MOST_JOBS}, not {self.jobs}.")
        if self.cluster is not None:
            from parlour.lab.cluster import Cluster  # seldom needed

            return Cluster(self.cluster, self.jobs if self.jobs > 1 else None)
        return Alone() if self.jobs == 1 else Processes(self.jobs)


@Parameter(name="*")
@dataclass(frozen=True)
class ResultArguments:
    """Where games and results go."""

    out: Annotated[
        Path | None,
        Parameter(
            help="Keep all games in this file; run again, and only what is missing is played."
        ),
    ] = None
    json: AsJson = False
    report: ReportFile = None


NO_HOUSE: Final = HouseArguments()
ANY_TABLE: Final = TableArguments()
ANY_LAB_TABLE: Final = LabArguments()
THIS_PROCESS: Final = WorkArguments()
PRINTED: Final = ResultArguments()


# Reading them


def load(name: str | None, command: str) -> Game:
    """A game by the name somebody gave, or forgot to give."""
    if name is None:
        known = games.names()
        raise Malformed(
            f"Which game? There are {', '.join(known)}. For example: parlour {command} {known[0]}"
        )
    return games.load(name)


def split(text: str) -> list[str]:
    """The parts between commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def settle(game: Game, preset: str | None, text: str) -> Options:
    """All options, from a preset and `name=value,name=value`."""
    typed: dict[str, str] = {}
    for part in split(text):
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals:
            raise Malformed(f"Options are written name=value; {part!r:.40} is not.")
        typed[name] = value
    return game.settle_typed(typed) if preset is None else game.settle_typed(typed, preset)


def speak_in(language: str | None) -> None:
    """Speak the language somebody asked for, else that of their terminal if there is one."""
    known = shared_languages()
    if language is None:
        wished = [os.environ.get(name, "") for name in LOCALES]
        first = next((value for value in wished if value), "")[:2].lower()
        words.speak(first if first in known else ENGLISH)
    elif language in known:
        words.speak(language)
    else:
        raise Malformed(f"--language is one of {', '.join(sorted(known))}, not {language!r:.40}.")


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


def check_resume(game: str | None) -> None:
    """Refuse a game named beside a file to go on with."""
    if game is not None:
        raise Malformed("The file says which game it is: leave out the name with --resume.")


def check_terminal(instead: str) -> None:
    """Refuse where no screen can be drawn, and say what can be done there."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Malformed(f"A screen needs a terminal; {instead}.")
