"""Games of bots against bots, played and counted.

Game i depends only on the setting and on i, so results do not depend on how many games are run at
once, where, or in which order. Every bot plays every deal from every seat: with r different
rotations of the bots, game i is deal i // r, and from game to game everybody moves on by one seat.

A game that nobody won, or that all seats won, is a draw. A game that is not over after
`Setting.most` decisions is *unfinished*: it has no winner either, and is counted separately.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from time import perf_counter

from parlour.bots import external
from parlour.bots.registry import bot_names, check_bot, make_bot
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game, Options
from parlour.kernel.playout import playout
from parlour.kernel.random import Random
from parlour.kernel.seats import all_of, seats_in
from parlour.kernel.table import Table

MOST = 20_000  # decisions of a game, by default
LARGEST_MOST = 1_000_000_000
UNFINISHED = -1  # in place of the winners

Points = tuple[tuple[int, ...], ...]  # by seat, the parts of its score


# What is played


@dataclass(frozen=True)
class Setting:
    """Everything that determines game i."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: Options
    most: int = MOST  # decisions after which a game is left unfinished

    @cached_property
    def lineup(self) -> list[str]:
        """A bot for every seat: the list of bots, repeated until all seats are filled."""
        return [self.bots[seat % len(self.bots)] for seat in range(self.seats)]

    @cached_property
    def rotations(self) -> int:
        """In how many different ways the bots can be seated; a deal is played in all of them."""
        line = self.lineup
        shifts = range(1, self.seats + 1)
        return next(shift for shift in shifts if line[shift:] + line[:shift] == line)

    def bot_at(self, seat: int, shift: int) -> int:
        """Which bot of the list sits there."""
        return (seat + shift) % self.seats % len(self.bots)


def new_setting(
    game: Game,
    seats: int,
    bots: Sequence[str],
    seed: int,
    options: Options | None = None,
    most: int = MOST,
) -> Setting:
    """A setting; refuses one that is not possible."""
    settled = game.settle(options)
    game.new(seats, settled)  # refuses a wrong number of seats
    line_up(game, bots, seats)
    check_most(most)
    return Setting(game.name, seats, tuple(bots), seed, settled, most)


def check_most(most: int) -> None:
    if not 1 <= most <= LARGEST_MOST:
        raise Malformed(f"A game may take from 1 to {LARGEST_MOST} decisions, not {most}.")


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

    shift: int  # by how many seats everybody had moved on
    starter: int
    winners: int  # a bit for every seat that won, or UNFINISHED
    turns: int
    points: Points = ()

    @property
    def end(self) -> "End":
        return self.shift, self.starter, self.winners


def play(game: Game, setting: Setting, number: int) -> GameResult:
    """The game with this number."""
    one_kind = play_random if set(setting.bots) == {"random"} else play_bots
    return one_kind(game, setting, number)


def play_random(game: Game, setting: Setting, number: int) -> GameResult:
    """A game of random choices, which the kernel plays at full speed."""
    rng = Random(f"{setting.seed}/{number // setting.rotations}")
    table = game.start(setting.seats, rng, setting.options)
    starter = int(table.turn)
    playout(table, rng, setting.most)
    return game_result(table, number % setting.seats, starter)


def play_bots(game: Game, setting: Setting, number: int) -> GameResult:
    """A game between bots, each of which sees only its view."""
    seats, lineup, seed = setting.seats, setting.lineup, setting.seed
    shift = number % seats
    players = [make_bot(lineup[(seat + shift) % seats], game) for seat in range(seats)]
    streams = [Random(f"{seed}/{number}/{seat}") for seat in range(seats)]
    rng = Random(f"{seed}/{number // setting.rotations}")
    table = game.start(seats, rng, setting.options)
    starter = int(table.turn)
    for _ in range(setting.most):
        if table.over:
            break
        seat = table.next_seat()
        table.act(seat, players[seat].choose(table.view(seat), streams[seat]), rng)
    return game_result(table, shift, starter)


def game_result(table: Table, shift: int, starter: int) -> GameResult:
    if not table.over:
        return GameResult(shift, starter, UNFINISHED, int(table.turns))
    return GameResult(shift, starter, int(table.winners), int(table.turns), score_parts(table))


def score_parts(table: Table) -> Points:
    """By seat: the parts of its score."""
    return tuple(tuple(mine) for mine in table.score_parts())


def part_names(game: Game) -> list[str]:
    """What the parts of a score are called."""
    return [name.replace("_", " ") for name in game.score_parts] or ["score"]


# Who won


End = tuple[int, int, int]  # shift, starter, winners or UNFINISHED


def winners_of(winners: int, seats: int) -> int:
    """The seats that won; none in a draw or an unfinished game."""
    return 0 if winners in (UNFINISHED, all_of(seats)) else winners


def sharers(winners: int, seats: int) -> list[int]:
    """The seats that share a game: its winners, or all if there are none."""
    return seats_in(winners_of(winners, seats)) or list(range(seats))


def share_of(setting: Setting, winners: int, shift: int, bot: int) -> float:
    """A bot's share of a game: a game won by k seats counts 1/k for each of them.

    A draw and an unfinished game are shared by all seats.
    """
    seats = sharers(winners, setting.seats)
    return sum(setting.bot_at(seat, shift) == bot for seat in seats) / len(seats)


def won_by(setting: Setting, winners: int, shift: int, bot: int) -> bool:
    """Whether a bot won a game, alone or with others."""
    seats = seats_in(winners_of(winners, setting.seats))
    return any(setting.bot_at(seat, shift) == bot for seat in seats)


# Many games


@dataclass
class Tally:
    """Counts of games. All are whole numbers, so tallies can be added in any order.

    Turns and points are those of finished games.
    """

    ends: Counter[End] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    points: Counter[tuple[int, int]] = field(default_factory=Counter)  # by bot and part of a score

    @property
    def games(self) -> int:
        return self.ends.total()

    @property
    def unfinished(self) -> int:
        return sum(n for (_, _, winners), n in self.ends.items() if winners == UNFINISHED)

    @property
    def finished(self) -> int:
        return self.games - self.unfinished

    def draws(self, seats: int) -> int:
        """Finished games that nobody won, or that all seats won."""
        undecided = sum(n for (_, _, won), n in self.ends.items() if not winners_of(won, seats))
        return undecided - self.unfinished

    def wins(self, setting: Setting, bot: int) -> int:
        """Games that this bot of the list won, alone or with others."""
        ends = self.ends.items()
        return sum(n for (shift, _, winners), n in ends if won_by(setting, winners, shift, bot))

    def shares(self, setting: Setting, bot: int) -> float:
        """The sum of this bot's shares of all games."""
        return sum(
            times * share_of(setting, winners, shift, bot)
            for (shift, _, winners), times in sorted(self.ends.items())
        )

    def count(self, setting: Setting, game: GameResult) -> None:
        self.ends[game.end] += 1
        if game.winners == UNFINISHED:
            return
        self.turns[game.turns] += 1
        for seat, parts in enumerate(game.points):
            bot = setting.bot_at(seat, game.shift)
            for part, points in enumerate(parts):
                self.points[bot, part] += points

    def add(self, other: "Tally") -> None:
        for mine, theirs in zip(self.counters(), other.counters(), strict=True):
            for key, times in theirs.items():  # not `update`, since the types of keys differ
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
    """A tally from what `plain` has written."""
    return Tally(
        Counter({(row[0], row[1], row[2]): row[3] for row in plain["ends"]}),
        Counter({row[0]: row[1] for row in plain["turns"]}),
        Counter({(row[0], row[1]): row[2] for row in plain["points"]}),
    )


@dataclass
class PlayedGames:
    """Games that were played: `tally.games` of them, from `first` on."""

    first: int
    tally: Tally = field(default_factory=Tally)
    ends: list[End] = field(default_factory=list)  # game by game
    seconds: float = 0.0
    troubles: Counter[tuple[str, str]] = field(default_factory=Counter)  # of external bots

    @property
    def numbers(self) -> range:
        return range(self.first, self.first + self.tally.games)


def play_games(game: Game, setting: Setting, numbers: range) -> PlayedGames:
    """Play these games; after an interrupt (Ctrl-C) the result has those played so far."""
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
        played.ends.append(one.end)
    played.seconds = perf_counter() - started
    played.troubles = external.take()
    return played


def missing(wanted: range, done: Iterable[range]) -> list[range]:
    """The wanted games that have not been played, in order."""
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
