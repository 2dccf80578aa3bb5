"""`parlour sim`."""

from contextlib import ExitStack, closing
from dataclasses import astuple
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
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
from parlour.cli.printing import heading, number_grid, percents, progress_bar, rate_text, show
from parlour.kernel.game import Game
from parlour.kernel.wording import count
from parlour.lab.matches import Setting, new_setting
from parlour.lab.report import simulation_csv, simulation_page, without_winner, write_file
from parlour.lab.results import Notebook
from parlour.lab.simulate import Simulation, check_games, settings_of, simulate


def sim(
    game: GameName = None,
    /,
    *,
    bots: BotNames = "random",
    rounds: Annotated[int, number("How many games to play.", "--games")] = 1000,
    table: LabArguments = ANY_LAB_TABLE,
    work: WorkArguments = THIS_PROCESS,
    csv: Annotated[Path | None, Parameter(help="Write a line for every bot to this file.")] = None,
    results: ResultArguments = PRINTED,
) -> int:
    """Let bots play many games and count who wins.

    If there are fewer bots than seats, the list is repeated. Without --seats there is a seat for
    every bot named; a single bot plays all the seats that the game allows. Every deal is repeated
    with the bots in all seats. The result does not depend on --jobs or --cluster.
    """
    found = load(game, "sim")
    setting = setting_of(found, split(bots), table, results.out)
    check_games(rounds)
    check_writable(csv, results.report)
    result = play_all(found, setting, rounds, work, results.out)
    if csv is not None:
        write_file(csv, simulation_csv(result))
    if results.report is not None:
        write_file(results.report, simulation_page(found, result))
    show(result.plain(), page(found, result), results.json)
    return 0 if result.games >= rounds else INTERRUPTED


def setting_of(game: Game, bots: list[str], table: LabArguments, out: Path | None) -> Setting:
    house = table.house_rules(game)
    low, high = game.seats_for(house)
    size = table.seats_or(max(low, len(bots)) if len(bots) > 1 else high)
    return new_setting(game, size, bots, table.seed_or_any(out), house, table.most)


def play_all(
    game: Game, setting: Setting, games: int, work: WorkArguments, out: Path | None
) -> Simulation:
    with ExitStack() as stack:
        executor = stack.enter_context(closing(work.executor()))
        notebook = stack.enter_context(Notebook(out, settings_of(game, setting)))
        bar = stack.enter_context(progress_bar(games))
        return simulate(
            game,
            setting.seats,
            setting.bots,
            games,
            setting.seed,
            setting.options,
            bar,
            executor,
            notebook,
            setting.most,
        )


def seats_of(result: Simulation, index: int) -> int:
    """How many seats the bot at this place in the list plays."""
    return len(range(index, result.seats, len(result.bots)))


# For people


def page(game: Game, result: Simulation) -> RenderableType:
    alone = Text(f"All of them were {result.bots[0].name}.")  # of whom one has won every game
    rates = alone if len(result.bots) == 1 else win_rate_grid(result)
    title = heading(game, result.seats, result.seed, result.options)
    return Group(title, rates, summary(result))


def win_rate_grid(result: Simulation) -> Grid:
    grid = number_grid("Bot", "Seats", "Games won", "Share", "95 % interval")
    for index, bot in enumerate(result.bots):
        interval = percents(bot.low, bot.high)
        seats = str(seats_of(result, index))
        grid.add_row(bot.name, seats, f"{bot.wins:,}", f"{bot.share:.1%}", interval)
    return grid


def summary(result: Simulation) -> Text:
    starter = result.starter_wins / result.games if result.games else 0.0
    lines = [
        f"{count(result.games, 'game')} in {result.seconds:.2f} s,"
        f" {rate_text(result.games_per_second)}. The starting player won {starter:.1%}.",
        turns_in_a_game(result),
        without_winner(result.draws, result.unfinished, result.most),
    ]
    return Text("\n".join(filter(None, lines)))


def turns_in_a_game(result: Simulation) -> str:
    """Nothing if no game was finished."""
    if not result.lengths:
        return ""
    mean, sd, least, most = astuple(result.length)
    return f"Turns in a finished game: {mean:.1f} ± {sd:.1f}, from {least} to {most}."
