"""Round robins: every bot against every other, ratings, and a cross-table.

With two seats the ratings are Bradley-Terry ratings in Elo points, with a term for the first turn.
With more seats all combinations of bots that fill the table play, and openskill rates them. Draws
and unfinished games are half a win for each of two players, and a shared first place for more.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

from parlour.bots.registry import check_bot
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game, Options
from parlour.kernel.random import Random
from parlour.lab.executors import Alone, Executor
from parlour.lab.matches import MOST, Setting, Tally, new_setting, sharers
from parlour.lab.results import Notebook
from parlour.lab.simulate import Progress, check_games, gather
from parlour.lab.statistics import CONFIDENCE, Rating, Score, bradley_terry, wilson

SEPARATOR = " + "  # between the names of the bots at one table


@dataclass(frozen=True)
class Standing:
    """A bot's place in the league."""

    name: str
    rating: Rating
    games: int
    wins: int
    draws: int
    unfinished: int
    share: float  # of its games; draws and unfinished games are shared by all
    low: float
    high: float


@dataclass(frozen=True)
class Cell:
    """How often the row was ahead of the column.

    A game that both won, or that nobody won, counts half; one that only others won does not count.
    """

    share: float
    low: float
    high: float
    games: int


@dataclass(frozen=True)
class League:
    """The result."""

    game: str
    seats: int
    seed: int
    options: Options
    method: str
    games: int
    draws: int
    unfinished: int  # games that were not over after `most` decisions
    most: int
    complete: bool  # whether all games have been played
    standings: list[Standing]  # the strongest first
    first_turn: Rating | None  # what the first turn is worth; with two seats only
    table: dict[str, dict[str, Cell]]

    def plain(self) -> dict[str, object]:
        return asdict(self)


def open_league(
    path: Path | None, game: Game, seats: int, seed: int, options: Options, most: int = MOST
) -> Notebook:
    """The file of a league. Bots and numbers of games may change, nothing else."""
    settings: dict[str, Any] = {
        "league": game.name,
        "version": game.version,
        "seats": seats,
        "seed": seed,
        "options": options,
        "most": most,
    }
    return Notebook(path, settings)


def play_league(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int,
    notebook: Notebook,
    seats: int = 2,
    options: Options | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
    most: int = MOST,
) -> League:
    """Play until every line-up of these bots has `games` games."""
    check_games(games)
    names = check_bots(game, bots)
    lines = line_ups(names, seats)
    settings = [new_setting(game, seats, line, seed, options, most) for line in lines]
    complete = True
    done = 0
    for setting in settings:
        tell = None if progress is None else _after(progress, done)
        wanted = -(-games // setting.rotations) * setting.rotations  # whole deals
        complete = gather(game, setting, wanted, executor or Alone(), notebook, key(setting), tell)
        if not complete:
            break
        done += wanted
    return standings(game, settings, notebook, complete)


def check_bots(game: Game, bots: Sequence[str]) -> list[str]:
    """The bots' names in order; refuses a league that is not possible."""
    names = sorted(set(bots))
    for name in names:
        check_bot(name, game)
    if len(names) < 2:
        raise Malformed("A league needs at least two bots with different names: --bots a,b,c")
    return names


def games_in_all(bots: Sequence[str], seats: int, games: int) -> int:
    """How many games a league has."""
    return sum(
        -(-games // rotations) * rotations
        for line in line_ups(sorted(set(bots)), seats)
        for rotations in [Setting("", seats, line, 0, {}).rotations]
    )


def line_ups(names: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets whom: all combinations of as many bots as there are seats."""
    return list(combinations(names, min(seats, len(names))))


def key(setting: Setting) -> str:
    return SEPARATOR.join(setting.bots)


def _after(progress: Progress, before: int) -> Progress:
    return lambda done: progress(before + done)


# Results


def standings(
    game: Game, settings: Sequence[Setting], notebook: Notebook, complete: bool
) -> League:
    """The league as it stands."""
    first = settings[0]
    played = [(one, notebook.known(key(one)).tally) for one in settings]
    played = [(one, tally) for one, tally in played if tally.games]
    names = sorted({name for one in settings for name in one.bots})
    ratings, first_turn = _rate(played, first.seats)
    table = {row: {to: _cell(played, row, to) for to in names if to != row} for row in names}
    found = [_standing(played, name, ratings) for name in names]
    return League(
        game=game.name,
        seats=first.seats,
        seed=first.seed,
        options=first.options,
        method="Bradley–Terry" if first.seats == 2 else "openskill (Plackett–Luce)",
        games=sum(tally.games for _, tally in played),
        draws=sum(tally.draws(first.seats) for _, tally in played),
        unfinished=sum(tally.unfinished for _, tally in played),
        most=first.most,
        complete=complete,
        standings=sorted(found, key=lambda one: (-one.rating.points, one.name)),
        first_turn=first_turn,
        table=table,
    )


Tallies = Sequence[tuple[Setting, Tally]]


def _rate(played: Tallies, seats: int) -> tuple[dict[str, Rating], Rating | None]:
    if not played:
        return {}, None
    if seats == 2:
        return bradley_terry(duels(played))
    return openskill(played), None


def _standing(played: Tallies, name: str, ratings: dict[str, Rating]) -> Standing:
    own = [(one, tally, one.bots.index(name)) for one, tally in played if name in one.bots]
    games = sum(tally.games for _, tally, _ in own)
    share = sum(tally.shares(one, bot) for one, tally, bot in own) / games if games else 0.0
    low, high = wilson(share, games)
    return Standing(
        name=name,
        rating=ratings.get(name, Rating(0.0, float("-inf"), float("inf"))),
        games=games,
        wins=sum(tally.wins(one, bot) for one, tally, bot in own),
        draws=sum(tally.draws(one.seats) for one, tally, _ in own),
        unfinished=sum(tally.unfinished for _, tally, _ in own),
        share=share,
        low=low,
        high=high,
    )


def ahead(setting: Setting, winners: int, shift: int) -> set[str]:
    """The bots that won a game; all if nobody did."""
    seats = sharers(winners, setting.seats)
    return {setting.bots[setting.bot_at(seat, shift)] for seat in seats}


def _cell(played: Tallies, row: str, column: str) -> Cell:
    """How these two did against each other."""
    games, points = 0, 0.0
    for setting, tally in played:
        if row in setting.bots and column in setting.bots:
            for (shift, _, winners), times in sorted(tally.ends.items()):
                won = ahead(setting, winners, shift)
                if won & {row, column}:
                    games += times
                    points += times * (1.0 if column not in won else 0.5 if row in won else 0.0)
    share = points / games if games else 0.0
    return Cell(share, *wilson(share, games), games)


def duels(played: Tallies) -> dict[tuple[str, str], Score]:
    """For every ordered pair: points of the bot with the first turn, and games."""
    found: dict[tuple[str, str], Score] = {}
    for setting, tally in played:
        for (shift, starter, winners), times in sorted(tally.ends.items()):
            first = setting.bots[setting.bot_at(starter, shift)]
            second = setting.bots[setting.bot_at(1 - starter, shift)]
            seats = sharers(winners, setting.seats)
            points, games = found.get((first, second), (0.0, 0))
            won = (starter in seats) / len(seats)
            found[first, second] = (points + times * won, games + times)
    return found


def openskill(played: Tallies) -> dict[str, Rating]:
    """Ratings with 95 % intervals. The games are rated in a random order given by the seed."""
    from openskill.models import PlackettLuce  # takes a while to import

    model = PlackettLuce(tau=0.0)  # bots do not change
    names = sorted({name for setting, _ in played for name in setting.bots})
    ratings = {name: model.rating(name=name) for name in names}
    rounds = [
        (setting, shift, winners)
        for setting, tally in played
        for (shift, _, winners), times in sorted(tally.ends.items())
        for _ in range(times)
    ]
    Random(played[0][0].seed).shuffle(rounds)
    for setting, shift, winners in rounds:
        won = ahead(setting, winners, shift)
        ranks = [0.0 if name in won else 1.0 for name in setting.bots]
        teams = [[ratings[name]] for name in setting.bots]
        for name, (rated,) in zip(setting.bots, model.rate(teams, ranks=ranks), strict=True):
            ratings[name] = rated
    return {name: _skill(one.mu, one.sigma) for name, one in ratings.items()}


def _skill(mu: float, sigma: float) -> Rating:
    return Rating(mu, mu - CONFIDENCE * sigma, mu + CONFIDENCE * sigma)
