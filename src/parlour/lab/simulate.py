"""Many games of bots against bots, and how often each of them won.

Game i depends on the seed and i alone, so results do not depend on how many games are run at once
or in which order. From game to game everybody moves one seat on.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from time import perf_counter

from parlour.bots.player import bot_names, check_bot, make_bot
from parlour.kernel.errors import Illegal, Malformed
from parlour.kernel.game import Game, Options
from parlour.kernel.playout import playout
from parlour.kernel.random import Random
from parlour.kernel.types import seats_in

Progress = Callable[[int], None]  # is told how many games are done

CONFIDENCE = 1.959963984540054  # standard deviations on either side that hold 95 %
PROGRESS_EVERY = 0.05  # seconds
LONGEST = 100_000  # decisions; bots that take more will never come to an end


@dataclass(frozen=True)
class Record:
    """How one bot of the list did, in whichever seats it sat.

    `wins` counts the games it won, alone or with others. In `share` a game won by k seats counts
    1/k for each of them, so the shares of all bots add up to 1; `low` and `high` are the ends of
    its 95 % interval.
    """

    name: str
    wins: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Length:
    """Turns in a game, as the game counts them."""

    mean: float
    sd: float
    min: int
    max: int


@dataclass(frozen=True)
class Result:
    """What a simulation found. `games` are those that were finished."""

    game: str
    seats: int
    seed: int
    options: Options
    games: int
    bots: list[Record]
    starter_wins: int  # games that the seat with the first turn won, alone or with others
    length: Length
    seconds: float
    games_per_second: float

    def plain(self) -> dict[str, object]:
        return asdict(self)


@dataclass(frozen=True)
class Outcome:
    """What is counted of a game."""

    shift: int  # how far everybody had moved on
    starter: int
    winners: int
    turns: int


def simulate(
    game: Game,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Options | None = None,
    progress: Progress | None = None,
) -> Result:
    """Play `games` games. Fewer bots than seats take turns at filling them.

    An interrupt (Ctrl-C) ends the simulation; the result is about the games finished by then.
    """
    settled = game.settle(options)
    game.new(seats, settled)  # refuses a wrong number of seats
    lineup = line_up(game, bots, seats)
    if games < 1:
        raise Malformed(f"A simulation needs at least one game, not {games}.")
    started = perf_counter()
    counts = _count(game, lineup, games, seed, settled, progress)
    seconds = perf_counter() - started
    done = counts.total()
    return Result(
        game=game.name,
        seats=seats,
        seed=seed,
        options=settled,
        games=done,
        bots=[_record(counts, seats, len(bots), index, name) for index, name in enumerate(bots)],
        starter_wins=sum(n for one, n in counts.items() if one.winners >> one.starter & 1),
        length=_length(counts),
        seconds=seconds,
        games_per_second=done / seconds if seconds else 0.0,
    )


def line_up(game: Game, bots: Sequence[str], seats: int) -> list[str]:
    """A bot for every seat; refuses unknown ones and too many."""
    for name in bots:
        check_bot(name, game)
    if not bots:
        raise Malformed(f"Name at least one bot: {', '.join(bot_names(game))}.")
    if len(bots) > seats:
        raise Malformed(f"{len(bots)} bots do not fit on {seats} seats.")
    return [bots[seat % len(bots)] for seat in range(seats)]


def _count(
    game: Game,
    lineup: list[str],
    games: int,
    seed: int,
    options: Options,
    progress: Progress | None,
) -> Counter[Outcome]:
    counts: Counter[Outcome] = Counter()
    play = play_random if set(lineup) == {"random"} else play_bots
    reported = perf_counter()
    try:
        for number in range(games):
            counts[play(game, lineup, f"{seed}/{number}", number, options)] += 1
            if progress is not None and perf_counter() - reported > PROGRESS_EVERY:
                progress(number + 1)
                reported = perf_counter()
    except KeyboardInterrupt:
        pass
    return counts


def play_random(game: Game, lineup: list[str], seed: str, number: int, options: Options) -> Outcome:
    """A game in which all choose at random: the kernel plays it, at full speed."""
    rng = Random(seed)
    table = game.start(len(lineup), rng, options)
    starter = int(table.turn)
    playout(table, rng)
    return Outcome(number % len(lineup), starter, int(table.winners), int(table.turns))


def play_bots(game: Game, lineup: list[str], seed: str, number: int, options: Options) -> Outcome:
    """A game among bots, each of which sees its view and nothing else."""
    seats = len(lineup)
    shift = number % seats
    players = [make_bot(lineup[(seat + shift) % seats], game) for seat in range(seats)]
    streams = [Random(f"{seed}/{seat}") for seat in range(seats)]
    rng = Random(seed)
    table = game.start(seats, rng, options)
    starter = int(table.turn)
    for _ in range(LONGEST):
        if table.over:
            break
        seat = table.next_seat()
        table.act(seat, players[seat].choose(table.view(seat), streams[seat]), rng)
    else:
        raise Illegal(f"Game {number} had no end after {LONGEST} decisions of {', '.join(lineup)}.")
    return Outcome(shift, starter, int(table.winners), int(table.turns))


def _record(counts: Counter[Outcome], seats: int, bots: int, index: int, name: str) -> Record:
    """The record of the bot at this place in the list."""
    wins = 0
    share = 0.0
    for outcome, times in counts.items():
        winners = seats_in(outcome.winners)
        mine = [seat for seat in winners if (seat + outcome.shift) % seats % bots == index]
        if mine:
            wins += times
            share += times * len(mine) / len(winners)
    games = counts.total()
    share = share / games if games else 0.0
    low, high = wilson(share, games)
    return Record(name, wins, share, low, high)


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson's for a share found in so many games."""
    if games == 0:
        return 0.0, 1.0
    z = CONFIDENCE
    scale = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / scale
    return max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach))


def _length(counts: Counter[Outcome]) -> Length:
    games = counts.total()
    if not games:
        return Length(0.0, 0.0, 0, 0)
    turns = [outcome.turns for outcome in counts]
    mean = sum(one.turns * times for one, times in counts.items()) / games
    spread = sum((one.turns - mean) ** 2 * times for one, times in counts.items())
    return Length(mean, sqrt(spread / (games - 1)) if games > 1 else 0.0, min(turns), max(turns))
