"""Games of bots against bots, played and counted.

Game i depends on the setting and i alone, so results do not depend on how many games are run at
once, where, or in which order. Everybody plays every deal from every seat: with r different
rotations of the bots game i is deal i // r, and from game to game everybody moves one seat on.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from time import perf_counter

from parlour.bots import external
from parlour.bots.registry import bot_names, check_bot, make_bot
from parlour.kernel.errors import Illegal, Malformed
from parlour.kernel.game import Game, Options
from parlour.kernel.playout import playout
from parlour.kernel.random import Random
from parlour.kernel.seats import seats_in
from parlour.kernel.table import Table

LONGEST = 100_000  # decisions; bots that take more will never come to an end

Points = tuple[tuple[int, ...], ...]  # by seat, the parts of its score


# What is played


@dataclass(frozen=True)
class Setting:
    """All that decides how game number i goes."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: Options

    @cached_property
    def lineup(self) -> list[str]:
        """A bot for every seat: the list of bots, repeated until all seats are filled."""
        return [self.bots[seat % len(self.bots)] for seat in range(self.seats)]

    @cached_property
    def rotations(self) -> int:
        """In how many different ways the bots can sit; a deal is played in each of them."""
        line = self.lineup
        shifts = range(1, self.seats + 1)
        return next(shift for shift in shifts if line[shift:] + line[:shift] == line)

    def bot_at(self, seat: int, shift: int) -> int:
        """The place in the list of bots of whoever sits there."""
        return (seat + shift) % self.seats % len(self.bots)


def new_setting(
    game: Game, seats: int, bots: Sequence[str], seed: int, options: Options | None = None
) -> Setting:
    """A setting, or a refusal of what cannot be."""
    settled = game.settle(options)
    game.new(seats, settled)  # refuses a wrong number of seats
    line_up(game, bots, seats)
    return Setting(game.name, seats, tuple(bots), seed, settled)


def line_up(game: Game, bots: Sequence[str], seats: int) -> list[str]:
    """A bot for every seat; refuses unknown ones and too many."""
    for name in bots:
        check_bot(name, game)
    if not bots:
        raise Malformed(f"Name at least one bot: {', '.join(bot_names(game))}.")
    if len(bots) > seats:
        raise Malformed(f"{len(bots)} bots do not fit on {seats} seats.")
    return [bots[seat % len(bots)] for seat in range(seats)]


# One game


@dataclass(frozen=True)
class GameResult:
    """What is counted of a game."""

    shift: int  # how far everybody had moved on
    starter: int
    winners: int
    turns: int
    points: Points = ()


def play(game: Game, setting: Setting, number: int) -> GameResult:
    """The game with this number."""
    one_kind = play_random if set(setting.bots) == {"random"} else play_bots
    return one_kind(game, setting, number)


def play_random(game: Game, setting: Setting, number: int) -> GameResult:
    """A game in which all choose at random: the kernel plays it, at full speed."""
    rng = Random(f"{setting.seed}/{number // setting.rotations}")
    table = game.start(setting.seats, rng, setting.options)
    starter = int(table.turn)
    playout(table, rng)
    return game_result(table, number % setting.seats, starter)


def play_bots(game: Game, setting: Setting, number: int) -> GameResult:
    """A game among bots, each of which sees its view and nothing else."""
    seats, lineup, seed = setting.seats, setting.lineup, setting.seed
    shift = number % seats
    players = [make_bot(lineup[(seat + shift) % seats], game) for seat in range(seats)]
    streams = [Random(f"{seed}/{number}/{seat}") for seat in range(seats)]
    rng = Random(f"{seed}/{number // setting.rotations}")
    table = game.start(seats, rng, setting.options)
    starter = int(table.turn)
    for _ in range(LONGEST):
        if table.over:
            break
        seat = table.next_seat()
        table.act(seat, players[seat].choose(table.view(seat), streams[seat]), rng)
    else:
        raise Illegal(f"Game {number} had no end after {LONGEST} decisions of {', '.join(lineup)}.")
    return game_result(table, shift, starter)


def game_result(table: Table, shift: int, starter: int) -> GameResult:
    return GameResult(shift, starter, int(table.winners), int(table.turns), score_parts(table))


def score_parts(table: Table) -> Points:
    """By seat: the parts of its score."""
    return tuple(tuple(mine) for mine in table.score_parts())


def part_names(game: Game, parts: int) -> list[str]:
    """What the parts of a score are called."""
    names = game.names.get("part", ())
    if parts == 1 or len(names) != parts:
        return ["score"] if parts == 1 else [f"part {number}" for number in range(1, parts + 1)]
    return [name.replace("_", " ") for name in names]


# Many games


End = tuple[int, int, int]  # shift, starter, winners


@dataclass
class Tally:
    """Games counted. Only whole numbers, so that tallies add up to the same in any order."""

    ends: Counter[End] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    points: Counter[tuple[int, int]] = field(default_factory=Counter)  # by bot and part of a score

    @property
    def games(self) -> int:
        return self.ends.total()

    def count(self, setting: Setting, game: GameResult) -> None:
        self.ends[game.shift, game.starter, game.winners] += 1
        self.turns[game.turns] += 1
        for seat, parts in enumerate(game.points):
            bot = setting.bot_at(seat, game.shift)
            for part, points in enumerate(parts):
                self.points[bot, part] += points

    def add(self, other: "Tally") -> None:
        for mine, theirs in zip(self.counters(), other.counters(), strict=True):
            for key, times in theirs.items():  # `update` would do, were all keys alike
                mine[key] += times

    def counters(self) -> tuple[Counter[object], ...]:
        return self.ends, self.turns, self.points  # type: ignore[return-value]

    def plain(self) -> dict[str, list[list[int]]]:
        """For a file: rows of a key and its count."""
        return {
            "ends": sorted([*key, times] for key, times in self.ends.items()),
            "turns": sorted([key, times] for key, times in self.turns.items()),
            "points": sorted([*key, times] for key, times in self.points.items()),
        }


def read_tally(plain: dict[str, list[list[int]]]) -> Tally:
    """What `plain` has written."""
    return Tally(
        Counter({(row[0], row[1], row[2]): row[3] for row in plain["ends"]}),
        Counter({row[0]: row[1] for row in plain["turns"]}),
        Counter({(row[0], row[1]): row[2] for row in plain["points"]}),
    )


@dataclass
class PlayedGames:
    """A run of games that were played: `tally.games` from `first` on."""

    first: int
    tally: Tally = field(default_factory=Tally)
    shares: list[float] = field(default_factory=list)  # of the first bot, game by game
    seconds: float = 0.0
    troubles: Counter[tuple[str, str]] = field(default_factory=Counter)  # of external bots

    @property
    def numbers(self) -> range:
        return range(self.first, self.first + self.tally.games)


def play_games(game: Game, setting: Setting, numbers: range) -> PlayedGames:
    """Play these games; an interrupt (Ctrl-C) ends it with those that are finished."""
    started = perf_counter()
    outcomes: list[GameResult] = []
    try:
        for number in numbers:
            outcomes.append(play(game, setting, number))
    except KeyboardInterrupt:
        pass
    played = PlayedGames(numbers.start)
    for one in outcomes:
        played.tally.count(setting, one)
        played.shares.append(share_of(setting, one.winners, one.shift, 0))
    played.seconds = perf_counter() - started
    played.troubles = external.take()
    return played


def share_of(setting: Setting, winners: int, shift: int, bot: int) -> float:
    """A bot's share of a game: a game won by k seats counts 1/k for each of them.

    A game that nobody won is shared by all seats.
    """
    seats = winners_or_all(winners, setting.seats)
    return sum(setting.bot_at(seat, shift) == bot for seat in seats) / len(seats)


def winners_or_all(winners: int, seats: int) -> list[int]:
    """The seats that share a game."""
    return seats_in(winners) or list(range(seats))


def missing(wanted: range, done: Iterable[range]) -> list[range]:
    """The games of a run that are in none of the others, in order."""
    gaps = []
    start = wanted.start
    for run in sorted(done, key=lambda one: one.start):
        if run.start > start:
            gaps.append(range(start, min(run.start, wanted.stop)))
        start = max(start, run.stop)
        if start >= wanted.stop:
            break
    if start < wanted.stop:
        gaps.append(range(start, wanted.stop))
    return [gap for gap in gaps if gap]
