"""`parlour league`."""

from contextlib import ExitStack, closing
from typing import Annotated

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from parlour.cli.arguments import (
    ANY_LAB_TABLE,
    PRINTED,
    THIS_PROCESS,
    BotNames,
    GameName,
    LabArguments,
    ResultArguments,
    WorkArguments,
    check_writable,
    load,
    number,
    split,
)
from parlour.cli.exits import INTERRUPTED
from parlour.cli.printing import heading, number_grid, percents, progress_bar, show
from parlour.kernel.game import Game
from parlour.kernel.wording import count
from parlour.lab.league import League, check_bots, games_in_all, open_league, play_league
from parlour.lab.league_report import cells, league_page, rating_text
from parlour.lab.matches import check_most
from parlour.lab.report import without_winner, write_file
from parlour.lab.simulate import check_games


def league(
    game: GameName = None,
    /,
    *,
    bots: BotNames = "",
    rounds: Annotated[int, number("How many games for each line-up.", "--games")] = 200,
    table: LabArguments = ANY_LAB_TABLE,
    work: WorkArguments = THIS_PROCESS,
    results: ResultArguments = PRINTED,
) -> int:
    """Let every bot play every other, and rate them.

    With two seats ratings are in Elo points, with a term for the first turn. With more seats every
    combination of bots that fills the table plays. With --out a bot can be added later: only its
    games are played.
    """
    found = load(game, "league")
    house = table.house_rules(found)
    size = table.seats_or(found.seats_for(house)[0])
    found.new(size, house)  # refuses a wrong number of seats
    names = check_bots(found, split(bots))
    check_games(rounds)
    check_most(table.most)
    seed, most = table.seed_or_any(results.out), table.most
    check_writable(results.report)
    with ExitStack() as stack:
        executor = stack.enter_context(closing(work.executor()))
        notebook = stack.enter_context(open_league(results.out, found, size, seed, house, most))
        bar = stack.enter_context(progress_bar(games_in_all(names, size, rounds)))
        result = play_league(found, names, rounds, seed, notebook, size, house, executor, bar, most)
    if results.report is not None:
        write_file(results.report, league_page(found, result))
    show(result.plain(), page(found, result), results.json)
    return 0 if result.complete else INTERRUPTED


def page(game: Game, league: League) -> RenderableType:
    title = heading(game, league.seats, league.seed, league.options)
    return Group(title, ratings_grid(league), summary(league), Text(), cross_grid(league))


def ratings_grid(league: League) -> Grid:
    grid = number_grid("Bot", "Rating", "Games", "Share", "95 % interval")
    for one in league.standings:
        share = (f"{one.games:,}", f"{one.share:.1%}", percents(one.low, one.high))
        grid.add_row(one.name, rating_text(one.rating), *share)
    return grid


def summary(league: League) -> Text:
    words = f"{count(league.games, 'game')}, ratings by {league.method}."
    if league.first_turn is not None:
        words += f" The first turn is worth {rating_text(league.first_turn)} points."
    if not league.complete:
        words += " Games are missing."
    nobody = without_winner(league.draws, league.unfinished, league.most)
    return Text(f"{words}\n{nobody}".rstrip())


def cross_grid(league: League) -> Grid:
    names = [one.name for one in league.standings]
    places = range(1, len(names) + 1)
    grid = number_grid("Row ahead of column, %", *map(str, places))
    for place, one in zip(places, league.standings, strict=True):
        grid.add_row(f"{place} {one.name}", *cells(league, one, names))
    return grid
