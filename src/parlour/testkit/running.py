"""Puts games through the checks, and says in words what they do not hold."""

import linecache
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from traceback import FrameSummary, StackSummary, extract_tb
from typing import Final

from parlour.kernel.game import Game
from parlour.testkit.checks import (
    declaration,
    hands,
    idle,
    json,
    picks,
    play,
    replay,
    resigning,
    sampling,
    secrecy,
)
from parlour.testkit.playing import NothingTried
from parlour.testkit.register import Check, checks_in
from parlour.testkit.settings import Setting

# The checks of each module, those first that say most to somebody whose game is new.
TOPICS: Final = (declaration, play, resigning, idle, picks, replay, json, sampling, secrecy, hands)
CHECKS: Final = [check for topic in TOPICS for check in checks_in(topic)]

OURS: Final = ("parlour/kernel", "parlour/testkit")
MOST_PLACES: Final = 3  # of the game's own code that a finding names


@dataclass(frozen=True)
class Case:
    """One check with one setting of a game."""

    check: Check
    setting: Setting

    def __str__(self) -> str:
        return f"{self.setting}: {self.check.topic}: {self.check.name}"

    def run(self) -> None:
        """Raises if the game does not hold it; NothingTried if that could not be seen."""
        self.check.run(self.setting)


def cases(games: Iterable[Game], scale: float = 1.0) -> list[Case]:
    """All checks of these games; twice the scale plays twice as many random games."""
    return [case for game in games for check in CHECKS for case in cases_of(check, game, scale)]


def cases_of(check: Check, game: Game, scale: float) -> list[Case]:
    return [Case(check, replace(setting, scale=scale)) for setting in check.settings_of(game)]


# Findings


@dataclass(frozen=True)
class Finding:
    """What came of a check: nothing (it holds), not tried, or what is wrong and where."""

    check: Check
    tried: bool = True
    setting: str = ""
    problem: str = ""
    places: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def holds(self) -> bool:
        return not self.problem


def findings(game: Game, scale: float = 1.0, only: str = "") -> Iterator[Finding]:
    """One for each check whose topic or name contains `only`, of the first setting that fails."""
    for check in CHECKS:
        if only in check.topic or only in check.name:
            yield find(check, game, scale)


def find(check: Check, game: Game, scale: float) -> Finding:
    tried = False
    try:
        every = cases_of(check, game, scale)
    except Exception as error:  # the declaration may be at fault
        return found(check, game.name, error)
    for case in every:
        try:
            case.run()
        except NothingTried:
            continue
        except Exception as error:
            return found(check, str(case.setting), error)
        tried = True
    return Finding(check, tried)


def found(check: Check, setting: str, error: Exception) -> Finding:
    frames, cause = extract_tb(error.__traceback__), cause_of(error)
    seen = [*frames, *(extract_tb(cause.__traceback__) if cause is not None else ())]
    own = [place(frame) for frame in seen if not is_ours(frame)]
    notes = tuple(getattr(error, "__notes__", ()))
    return Finding(check, True, setting, problem(error, frames), tuple(own[-MOST_PLACES:]), notes)


def problem(error: Exception, frames: StackSummary) -> str:
    """What is wrong, in one line."""
    if not isinstance(error, AssertionError):
        told = [one for one in (error, cause_of(error)) if one is not None]
        return " ".join(f"{type(one).__name__}: {one}" for one in told)
    said = str(error).partition("\nassert ")[0]  # pytest adds the values that were compared
    if said and not said.startswith("assert "):
        return said
    return f"This does not hold: {statement(frames[-1])}"


def cause_of(error: Exception) -> BaseException | None:
    """The error behind an error. Compiled code does not note it as the cause."""
    return error.__cause__ or error.__context__


def is_ours(frame: FrameSummary) -> bool:
    """Whether it is in the kernel or in a check, not in the game."""
    return any(folder in Path(frame.filename).as_posix() for folder in OURS)


def statement(frame: FrameSummary) -> str:
    """The source of what failed, in one line."""
    first = frame.lineno or 1
    lines = [
        linecache.getline(frame.filename, at)
        for at in range(first, (frame.end_lineno or first) + 1)
    ]
    return " ".join(" ".join(lines).split()).removeprefix("assert ")


def place(frame: FrameSummary) -> str:
    return f"{Path(frame.filename).name}, line {frame.lineno}, in {frame.name}: {frame.line}"
