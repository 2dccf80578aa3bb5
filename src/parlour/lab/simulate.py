"""Many games of bots against bots, and how often each of them won."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from time import perf_counter
from typing import Any

from parlour.bots import external
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game, Options
from parlour.kernel.seats import has
from parlour.lab.executors import Alone, Executor, signals_blocked
from parlour.lab.matches import (
    MOST,
    Setting,
    Tally,
    missing,
    new_setting,
    part_names,
    sharers,
    winners_of,
)
from parlour.lab.results import Notebook
from parlour.lab.statistics import wilson

Progress = Callable[[int], None]  # is told how many games have been played


# Results


@dataclass(frozen=True)
class WinRate:
    """How one bot of the list did in all its seats.

    `wins` counts the games it won, alone or with others, but no draws. In `share` a game won by k
    seats counts 1/k for each of them, and a draw or an unfinished game as if all had won it, so the
    shares of all bots add up to 1; `low` and `high` are the ends of its 95 % interval.
    """

    name: str
    wins: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Length:
    """Turns in a finished game, as the game counts them."""

    mean: float
    sd: float
    min: int
    max: int


@dataclass(frozen=True)
class Simulation:
    """The result of a simulation. `games` includes unfinished ones."""

    game: str
    seats: int
    seed: int
    options: Options
    games: int
    bots: list[WinRate]
    starter_wins: int  # games that the seat with the first turn won, alone or with others
    length: Length
    seconds: float
    games_per_second: float
    draws: int  # finished games won by nobody, or by all
    unfinished: int  # games that were not over after `most` decisions
    most: int
    by_seat: list[WinRate]  # the same for each seat, whichever bots sat there
    lengths: dict[int, int]  # turns → finished games
    points: dict[str, list[float]]  # part of the score → its mean by bot, for one seat

    def plain(self) -> dict[str, object]:
        return asdict(self)


# Playing


def gather(
    game: Game,
    setting: Setting,
    games: int,
    executor: Executor,
    notebook: Notebook,
    key: str = "",
    progress: Progress | None = None,
) -> bool:
    """Play until the notebook has the first `games` games; returns False after an interrupt."""
    known = notebook.known(key)
    gaps = missing(range(games), known.done)
    try:
        if progress is not None:
            progress(known.tally.games)
        for played in executor.run(game, setting, gaps) if gaps else ():
            external.troubles.update(played.troubles)
            with signals_blocked():  # so that games are both in the file and counted, or neither
                notebook.add(played, key)
            if progress is not None:
                progress(known.tally.games)
    except KeyboardInterrupt:
        pass
    return not missing(range(games), known.done)


def simulate(
    game: Game,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Options | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
    notebook: Notebook | None = None,
    most: int = MOST,
) -> Simulation:
    """Play `games` games. If there are fewer bots than seats, they are repeated.

    A game that is not over after `most` decisions is unfinished: nobody has won it. An interrupt
    (Ctrl-C) ends the simulation, and the result covers the games played so far. With a notebook,
    only games that are not in it are played, and all games in it are counted.
    """
    setting = new_setting(game, seats, bots, seed, options, most)
    check_games(games)
    notebook = notebook or Notebook(None, {})
    before = notebook.known().tally.games
    started = perf_counter()
    gather(game, setting, games, executor or Alone(), notebook, progress=progress)
    seconds = perf_counter() - started
    tally = notebook.known().tally
    return summarise(game, setting, tally, seconds, tally.games - before)


def check_games(games: int) -> None:
    if games < 1:
        raise Malformed(f"A simulation needs at least one game, not {games}.")


def settings_of(game: Game, setting: Setting) -> dict[str, Any]:
    """What the first line of a notebook says about a simulation."""
    return {
        "game": game.name,
        "version": game.version,
        "seats": setting.seats,
        "bots": list(setting.bots),
        "seed": setting.seed,
        "options": setting.options,
        "most": setting.most,
    }


# Counting


def summarise(
    game: Game, setting: Setting, tally: Tally, seconds: float = 0.0, fresh: int | None = None
) -> Simulation:
    """A tally as people read it; `fresh` of its games (all, unless given) took `seconds`."""
    seats = setting.seats
    fresh = tally.games if fresh is None else fresh
    return Simulation(
        game=setting.game,
        seats=seats,
        seed=setting.seed,
        options=setting.options,
        games=tally.games,
        bots=[bot_win_rate(setting, tally, bot) for bot in range(len(setting.bots))],
        starter_wins=_starter_wins(tally, seats),
        length=_length(tally.turns),
        seconds=seconds,
        games_per_second=fresh / seconds if seconds else 0.0,
        draws=tally.draws(seats),
        unfinished=tally.unfinished,
        most=setting.most,
        by_seat=[_seat_win_rate(setting, tally, seat) for seat in range(seats)],
        lengths=dict(sorted(tally.turns.items())),
        points=_points(game, setting, tally),
    )


def bot_win_rate(setting: Setting, tally: Tally, bot: int) -> WinRate:
    """The record of the bot at this place in the list."""
    wins, shares = tally.wins(setting, bot), tally.shares(setting, bot)
    return _win_rate(setting.bots[bot], wins, shares, tally.games)


def _starter_wins(tally: Tally, seats: int) -> int:
    ends = tally.ends.items()
    return sum(n for (_, starter, won), n in ends if winners_of(won, seats) >> starter & 1)


def _seat_win_rate(setting: Setting, tally: Tally, seat: int) -> WinRate:
    wins, share = 0, 0.0
    for (_, _, winners), n in sorted(tally.ends.items()):
        won = sharers(winners, setting.seats)
        wins += n * has(winners_of(winners, setting.seats), seat)
        share += n * (seat in won) / len(won)
    return _win_rate(f"seat {seat}", wins, share, tally.games)


def _win_rate(name: str, wins: int, share: float, games: int) -> WinRate:
    share = min(1.0, share / games) if games else 0.0
    return WinRate(name, wins, share, *wilson(share, games))


def _length(turns: Counter[int]) -> Length:
    games = turns.total()
    if not games:
        return Length(0.0, 0.0, 0, 0)
    mean = sum(number * times for number, times in turns.items()) / games
    squares = sum((number - mean) ** 2 * times for number, times in sorted(turns.items()))
    return Length(mean, sqrt(squares / (games - 1)) if games > 1 else 0.0, min(turns), max(turns))


def _points(game: Game, setting: Setting, tally: Tally) -> dict[str, list[float]]:
    parts = 1 + max((part for _, part in tally.points), default=-1)
    seats = Counter(setting.bot_at(seat, 0) for seat in range(setting.seats))
    return {
        name: [
            tally.points[bot, part] / (seats[bot] * tally.finished)
            for bot in range(len(setting.bots))
        ]
        for part, name in enumerate(part_names(game) if parts else [])
    }
