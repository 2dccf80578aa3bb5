"""What the command line prints about leagues, comparisons and calibrations."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from parlour.kernel.game import Game
from parlour.lab.calibrate import Calibration, Trial, TrialProgress
from parlour.lab.compare import Answer
from parlour.lab.league import League
from parlour.lab.league_report import cells, rating_text
from parlour.lab.report import house_rules, without_winner
from parlour.tui.screen import count


def heading(game: Game, seats: int, seed: int, options: dict[str, int | bool | str]) -> Text:
    parts = [game.words.title, count(seats, "seat"), f"seed {seed}", house_rules(game, options)]
    return Text(", ".join(filter(None, parts)), "bold")


def grid(*titles: str) -> Grid:
    """A table whose first column is text and all others are numbers."""
    made = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    for at, title in enumerate(titles):
        made.add_column(title, justify="right" if at else "left", no_wrap=not at)
    return made


def percents(low: float, high: float) -> str:
    return f"{low:.1%} to {high:.1%}"


# Leagues


def league_page(league: League, game: Game) -> RenderableType:
    ratings = grid("Bot", "Rating", "Games", "Share", "95 % interval")
    for one in league.standings:
        share = (f"{one.games:,}", f"{one.share:.1%}", percents(one.low, one.high))
        ratings.add_row(one.name, rating_text(one.rating), *share)
    names = [one.name for one in league.standings]
    cross = grid("Row ahead of column, %", *(str(at) for at in range(1, len(names) + 1)))
    for at, one in enumerate(league.standings, 1):
        cross.add_row(f"{at} {one.name}", *cells(league, one, names))
    words = f"{count(league.games, 'game')}, ratings by {league.method}."
    if league.first_turn is not None:
        words += f" The first turn is worth {rating_text(league.first_turn)} points."
    if not league.complete:
        words += " Games are missing."
    words += f" {without_winner(league.draws, league.unfinished, league.most)}".rstrip()
    title = heading(game, league.seats, league.seed, league.options)
    return Group(title, ratings, Text(words), Text(), cross)


# Comparisons


def answer_page(answer: Answer, game: Game) -> RenderableType:
    verdicts = {
        "better": f"{answer.a} is better than {answer.b}.",
        "not better": f"{answer.a} is not better than {answer.b}.",
        "undecided": "It is not decided.",
    }
    share = f"{answer.share:.1%} ({percents(answer.low, answer.high)})"
    elo = "" if answer.elo is None else f", {answer.elo:+.0f} Elo points"
    lines = [
        f"The share of {answer.a} is {share} of {count(answer.games, 'game')}{elo}.",
        without_winner(answer.draws, answer.unfinished, answer.most),
        f"Asked was {answer.share0:.1%} or {answer.share1:.1%}: the log likelihood ratio is"
        f" {answer.ratio:.2f}, bounds {answer.lower:.2f} and {answer.upper:.2f}.",
    ]
    title = heading(game, answer.seats, answer.seed, answer.options)
    told = "\n".join(filter(None, lines))
    return Group(title, Text(verdicts[answer.decision], "bold"), Text(told))


# Calibrations


def calibration_page(found: Calibration, game: Game) -> RenderableType:
    parts: list[RenderableType] = [heading(game, found.seats, found.seed, found.options)]
    for scan in found.scans:
        tries = grid(scan.parameter, "A varies", "95 % interval", "B varies", "95 % interval", "")
        for ahead, back in zip(scan.forward, scan.reverse, strict=True):
            mark = "best" if ahead.value == scan.best else ""
            tries.add_row(f"{ahead.value:g}", *trial_cells(ahead), *trial_cells(back), mark)
        parts += [tries, Text()]
    parts.append(Text("\n".join(conclusions(found))))
    return Group(*parts)


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
    return [*lines, f"{count(found.games, 'game')} in all.{end}", *filter(None, [nobody])]


@contextmanager
def trial_line() -> Iterator[TrialProgress | None]:
    """What is being tried, on the standard error if that is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    console = Console(stderr=True)
    with console.status("") as status:
        yield lambda what, done: status.update(Text(f"{what}: {count(done, 'game')}"))
