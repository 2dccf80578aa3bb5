"""`parlour calibrate`."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from parlour.bots.registry import bot_levels
from parlour.cli.arguments import (
    ANY_LAB_TABLE,
    THIS_PROCESS,
    AsJson,
    GameName,
    LabArguments,
    ReportFile,
    WorkArguments,
    check_writable,
    load,
    number,
)
from parlour.cli.completing import offer_bots
from parlour.cli.exits import INTERRUPTED
from parlour.cli.printing import heading, json_text, number_grid, percents, show
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game
from parlour.kernel.wording import count
from parlour.lab.calibrate import (
    Calibration,
    Range,
    Scan,
    Search,
    Trial,
    TrialProgress,
    open_calibration,
    read_ranges,
)
from parlour.lab.calibrate_report import calibration_page
from parlour.lab.matches import new_setting
from parlour.lab.report import without_winner, write_file

MOST_PASSES: Final = 10


@Parameter(name="*")
@dataclass(frozen=True)
class SearchArguments:
    """What is tried, against whom and how often."""

    parameters: Annotated[
        str, Parameter(help="What to vary: name=from:to:step,name=from:to (steps of 1).")
    ] = ""
    opponent: Annotated[
        str | None,
        Parameter(
            help="Who it plays against; without one, the same bot with its usual values.",
            completer=offer_bots,
        ),
    ] = None
    games: Annotated[
        int, number("How many games for each value; those that may be best play more.")
    ] = 400
    passes: Annotated[int, number("How often to go through all parameters.")] = 1

    def ranges(self, game: Game, bot: str) -> list[Range]:
        """The values to try."""
        ranges = read_ranges(game, bot, self.parameters)
        if not 1 <= self.passes <= MOST_PASSES:
            raise Malformed(f"--passes is a number from 1 to {MOST_PASSES}, not {self.passes}.")
        return ranges


USUAL: Final = SearchArguments()


def calibrate(
    game: GameName = None,
    bot: Annotated[
        str | None, Parameter(help="A bot with parameters.", completer=offer_bots)
    ] = None,
    /,
    *,
    search: SearchArguments = USUAL,
    table: LabArguments = ANY_LAB_TABLE,
    work: WorkArguments = THIS_PROCESS,
    out: Annotated[Path | None, Parameter(help="Write what was found to this JSON file.")] = None,
    keep: Annotated[
        Path | None, Parameter(help="Keep all games in this file; nothing is played twice.")
    ] = None,
    json: AsJson = False,
    report: ReportFile = None,
) -> int:
    """Find the best values of a bot's parameters.

    A tries all values of a parameter against an opponent that does not change; then the opponent
    tries them against the best A; finally both use the best values, and each should win its fair
    share.
    """
    found = load(game, "calibrate")
    if bot is None:
        raise Malformed("Name a bot: parlour calibrate GAME BOT --parameters name=from:to:step")
    name = bot_levels(found).get(bot, bot)
    ranges = search.ranges(found, name)
    result = begin(found, name, search.opponent or name, table, keep)
    check_writable(out, report)
    with ExitStack() as stack:
        executor = stack.enter_context(closing(work.executor()))
        notebook = stack.enter_context(open_calibration(keep, found, result))
        progress = stack.enter_context(trial_line())
        Search(found, result, search.games, executor, notebook, progress).run(ranges, search.passes)
    if out is not None:
        write_file(out, json_text(result.plain()) + "\n")
    if report is not None:
        write_file(report, calibration_page(found, result))
    show(result.plain(), page(found, result), json)
    return 0 if result.complete else INTERRUPTED


def begin(
    game: Game, bot: str, opponent: str, table: LabArguments, keep: Path | None
) -> Calibration:
    """A calibration that has found nothing yet."""
    house = table.house_rules(game)
    seats = table.seats_or(game.seats_for(house)[0])
    seed = table.seed_or_any(keep)
    new_setting(game, seats, [bot, opponent], seed, house, table.most)  # refuses what cannot be
    return Calibration(game.name, bot, opponent, seats, seed, house, table.most)


@contextmanager
def trial_line() -> Iterator[TrialProgress | None]:
    """What is being tried, on the standard error if that is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    with Console(stderr=True).status("") as status:
        yield lambda what, done: status.update(Text(f"{what}: {count(done, 'game')}"))


# For people


def page(game: Game, found: Calibration) -> RenderableType:
    parts: list[RenderableType] = [heading(game, found.seats, found.seed, found.options)]
    for scan in found.scans:
        parts += [scan_grid(scan), Text()]
    return Group(*parts, Text("\n".join(conclusions(found))))


def scan_grid(scan: Scan) -> Grid:
    columns = ("A varies", "95 % interval", "B varies", "95 % interval", "")
    grid = number_grid(scan.parameter, *columns)
    for ahead, back in zip(scan.forward, scan.reverse, strict=True):
        mark = "best" if ahead.value == scan.best else ""
        grid.add_row(f"{ahead.value:g}", *trial_cells(ahead), *trial_cells(back), mark)
    return grid


def trial_cells(trial: Trial) -> tuple[str, str]:
    return f"{trial.share:.1%}", percents(trial.low, trial.high)


def conclusions(found: Calibration) -> list[str]:
    lines = [f"Best: {found.best or 'not known yet'}"]
    for words, trial in (
        (f"Against {found.opponent}", found.against_opponent),
        ("Against itself", found.against_itself),
    ):
        if trial is not None:
            share, interval = trial_cells(trial)
            lines.append(f"{words}: {share} ({interval}) of {count(trial.games, 'game')}.")
    if found.complete and not found.confirmed:
        lines.append("Against itself it should win its fair share, but the interval excludes it.")
    end = "" if found.complete else " The search was interrupted."
    nobody = without_winner(found.draws, found.unfinished, found.most)
    lines.append(f"{count(found.games, 'game')} in all.{end}")
    return [*lines, nobody] if nobody else lines
