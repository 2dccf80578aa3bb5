"""The commands of the laboratory: `sim`, `league`, `compare` and `calibrate`."""

from contextlib import ExitStack, closing
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console, RenderableType

from parlour.bots.registry import bot_levels
from parlour.kernel.errors import Malformed
from parlour.lab.calibrate import Calibration, Search, open_calibration, read_ranges
from parlour.lab.calibrate_report import calibration_page
from parlour.lab.compare import Criteria
from parlour.lab.compare import compare as play_compare
from parlour.lab.executors import spread_over
from parlour.lab.league import check_bots, games_in_all, open_league, play_league
from parlour.lab.league_report import league_page
from parlour.lab.matches import new_setting
from parlour.lab.report import simulation_csv, simulation_page, write_file
from parlour.lab.results import Notebook, settings_in
from parlour.lab.simulate import check_games, settings_of, simulate
from parlour.tui import pages, pages_lab
from parlour.tui.arguments import (
    Bots,
    GameName,
    Json,
    Preset,
    Seats,
    Seed,
    Settings,
    check_writable,
    fraction,
    load,
    number,
    print_json,
    progress_bar,
    seed_or_any,
    settle,
    split,
)
from parlour.tui.console import INTERRUPTED

Jobs = Annotated[int, number("How many processes play.")]
Cluster = Annotated[
    str | None,
    Parameter(help="Play on a Ray cluster: local, auto, or an address like ray://host:10001."),
]
Out = Annotated[
    Path | None,
    Parameter(help="Keep all games in this file; run again, and only what is missing is played."),
]
Report = Annotated[Path | None, Parameter(help="Write a report with plots to this HTML file.")]


def sim(
    game: GameName = None,
    /,
    *,
    seats: Seats = None,
    bots: Bots = "random",
    rounds: Annotated[int, number("How many games to play.", "--games")] = 1000,
    seed: Seed = None,
    preset: Preset = None,
    options: Settings = "",
    jobs: Jobs = 1,
    cluster: Cluster = None,
    out: Out = None,
    json: Json = False,
    csv: Annotated[Path | None, Parameter(help="Write a line for every bot to this file.")] = None,
    report: Report = None,
) -> int:
    """Let bots play many games and count who wins.

    Fewer bots than seats fill them in turn. Without --seats there are as many as bots are named,
    with a single bot as many as the game allows. Every deal is played with the bots in all seats.
    The result does not depend on --jobs or --cluster.
    """
    found = load(game, "sim")
    names = split(bots)
    size = (len(names) if len(names) > 1 else found.seats[1]) if seats is None else seats
    house = settle(found, preset, options)
    setting = new_setting(found, size, names, seed_for(out, seed), house)
    check_games(rounds)
    check_writable(csv, report)
    with ExitStack() as stack:
        spread = stack.enter_context(closing(spread_over(jobs, cluster)))
        notebook = stack.enter_context(Notebook(out, settings_of(found, setting)))
        bar = stack.enter_context(progress_bar(rounds))
        result = simulate(found, size, names, rounds, setting.seed, house, bar, spread, notebook)
    if csv is not None:
        write_file(csv, simulation_csv(result))
    if report is not None:
        write_file(report, simulation_page(found, result))
    show(result.plain(), pages.result_page(result, found), json)
    return 0 if result.games >= rounds else INTERRUPTED


def league(
    game: GameName = None,
    /,
    *,
    bots: Bots = "",
    rounds: Annotated[int, number("How many games for each line-up.", "--games")] = 200,
    seats: Seats = None,
    seed: Seed = None,
    preset: Preset = None,
    options: Settings = "",
    jobs: Jobs = 1,
    cluster: Cluster = None,
    out: Out = None,
    json: Json = False,
    report: Report = None,
) -> int:
    """Let every bot play every other, and rate them.

    With two seats, the usual, ratings are in Elo points with a term for the first turn; with more
    all choices of so many bots sit down together. With --out a bot can be added later: only its
    games are played.
    """
    found = load(game, "league")
    size = found.seats[0] if seats is None else seats
    house = settle(found, preset, options)
    found.new(size, house)
    names = check_bots(found, split(bots), size)
    check_games(rounds)
    chosen = seed_for(out, seed)
    check_writable(report)
    with ExitStack() as stack:
        spread = stack.enter_context(closing(spread_over(jobs, cluster)))
        notebook = stack.enter_context(open_league(out, found, size, chosen, house))
        bar = stack.enter_context(progress_bar(games_in_all(names, size, rounds)))
        result = play_league(found, names, rounds, chosen, notebook, size, house, spread, bar)
    if report is not None:
        write_file(report, league_page(found, result))
    show(result.plain(), pages_lab.league_page(result, found), json)
    return 0 if result.complete else INTERRUPTED


def compare(
    game: GameName = None,
    a: Annotated[str | None, Parameter(help="The bot that may be better.")] = None,
    b: Annotated[str | None, Parameter(help="The bot it is compared with.")] = None,
    /,
    *,
    elo0: Annotated[float, fraction("A is no better: so many Elo points at most.")] = 0.0,
    elo1: Annotated[float, fraction("A is better: so many Elo points at least.")] = 20.0,
    share0: Annotated[float | None, fraction("A's share if it is no better, not --elo0.")] = None,
    share1: Annotated[float | None, fraction("A's share if it is better, not --elo1.")] = None,
    alpha: Annotated[float, fraction("How often an A that is no better may pass.")] = 0.05,
    beta: Annotated[float, fraction("How often an A that is better may fail.")] = 0.05,
    rounds: Annotated[int, number("How many games at most.", "--games")] = 100_000,
    seats: Seats = None,
    seed: Seed = None,
    preset: Preset = None,
    options: Settings = "",
    jobs: Jobs = 1,
    cluster: Cluster = None,
    json: Json = False,
) -> int:
    """Is bot A better than bot B? Play until that is certain.

    A sequential probability ratio test, deal by deal: it stops as soon as A is known to be at least
    --elo1 points stronger rather than at most --elo0, or the reverse.
    """
    found = load(game, "compare")
    if a is None or b is None:
        raise Malformed("Name two bots: parlour compare GAME A B")
    criteria = Criteria(elo0, elo1, share0, share1, alpha, beta, rounds)
    house = settle(found, preset, options)
    with closing(spread_over(jobs, cluster)) as spread, progress_bar(rounds) as bar:
        chosen = seed_or_any(seed)
        answer = play_compare(found, a, b, criteria, chosen, seats, house, spread, bar)
    show(answer.plain(), pages_lab.answer_page(answer, found), json)
    return INTERRUPTED if answer.decision == "undecided" and answer.games < rounds else 0


def calibrate(
    game: GameName = None,
    bot: Annotated[str | None, Parameter(help="A bot with parameters.")] = None,
    /,
    *,
    parameters: Annotated[
        str, Parameter(help="What to vary: name=from:to:step,name=from:to (the step is 1).")
    ] = "",
    opponent: Annotated[
        str | None, Parameter(help="Who stays as it is; the same bot unless named.")
    ] = None,
    rounds: Annotated[
        int, number("How many games for each value; those that may be best play more.", "--games")
    ] = 400,
    passes: Annotated[int, number("How often to go through all parameters.")] = 1,
    seats: Seats = None,
    seed: Seed = None,
    preset: Preset = None,
    options: Settings = "",
    jobs: Jobs = 1,
    cluster: Cluster = None,
    out: Annotated[Path | None, Parameter(help="Write what was found to this JSON file.")] = None,
    keep: Annotated[
        Path | None, Parameter(help="Keep all games in this file; nothing is played twice.")
    ] = None,
    json: Json = False,
    report: Report = None,
) -> int:
    """Find the best values of a bot's parameters.

    A tries all values of a parameter against an opponent that stays as it is; then the opponent
    tries them against the best A; at last both use the best and should win their fair share.
    """
    found = load(game, "calibrate")
    if bot is None:
        raise Malformed("Name a bot: parlour calibrate GAME BOT --parameters name=from:to:step")
    name = bot_levels(found).get(bot, bot)
    ranges = read_ranges(found, name, parameters)
    if not 1 <= passes <= 10:
        raise Malformed(f"--passes is a number from 1 to 10, not {passes}.")
    size = found.seats[0] if seats is None else seats
    house = settle(found, preset, options)
    check_writable(out, report)
    result = Calibration(found.name, name, opponent or name, size, seed_for(keep, seed), house)
    with ExitStack() as stack:
        spread = stack.enter_context(closing(spread_over(jobs, cluster)))
        notebook = stack.enter_context(open_calibration(keep, found, result))
        told = stack.enter_context(pages_lab.trial_line())
        Search(found, result, rounds, spread, notebook, told).run(ranges, passes)
    if out is not None:
        write_file(out, msgspec.json.format(msgspec.json.encode(result.plain())).decode() + "\n")
    if report is not None:
        write_file(report, calibration_page(found, result))
    show(result.plain(), pages_lab.calibration_page(result, found), json)
    return 0 if result.complete else INTERRUPTED


# Results


def show(plain: dict[str, object], page: RenderableType, json: bool) -> None:
    """What was found, for people or for programs."""
    if json:
        print_json(plain)
    else:
        Console(highlight=False).print(page)


# Files


def seed_for(path: Path | None, seed: int | None) -> int:
    """The seed somebody gave, or that of the file that goes on, or any."""
    kept = settings_in(path).get("seed")
    return kept if seed is None and isinstance(kept, int) else seed_or_any(seed)
