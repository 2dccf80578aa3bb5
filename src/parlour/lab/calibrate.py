"""The best values of a bot's parameters, found by play.

A is the bot whose values vary, B a fixed opponent. Parameters are tried one after the other: A
plays all values against B, and those that may be the best play on, for a few rounds or until one
is left. Then the roles are reversed: B plays all values against the best A; if one of them is
certain to be better, that is the new best. Finally both use the best values, and each should win
its fair share. All values play the same deals. Draws and unfinished games are shared by all seats.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from parlour.bots.registry import bot_kinds, bot_levels, check_value, kind_of
from parlour.kernel.bot import Parameter
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game, Options
from parlour.lab.executors import Alone, Executor
from parlour.lab.matches import MOST, Setting, new_setting
from parlour.lab.results import Notebook
from parlour.lab.simulate import bot_win_rate, check_games, gather

MOST_VALUES = 200
ROUNDS = 3  # of finals in a scan, each with twice as many games

TrialProgress = Callable[[str, int], None]  # is told what is tried, and the games so far


@dataclass(frozen=True)
class Range:
    """The values of a parameter that are tried."""

    name: str
    values: tuple[float, ...]


@dataclass(frozen=True)
class Trial:
    """How A did with one value, or B in a reverse test."""

    value: float
    games: int
    wins: int
    draws: int
    unfinished: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Scan:
    """All values of a parameter, tried by A against the opponent and by B against the best A."""

    parameter: str
    forward: list[Trial]
    reverse: list[Trial]
    best: float
    beaten: bool  # whether the reverse test found another value that is certain to be better


@dataclass
class Calibration:
    """The result, which is also what the parameter file holds."""

    game: str
    bot: str
    opponent: str
    seats: int
    seed: int
    options: Options
    most: int = MOST  # decisions after which a game is left unfinished
    games: int = 0  # played in all
    draws: int = 0
    unfinished: int = 0
    complete: bool = False
    parameters: dict[str, float] = field(default_factory=dict)
    best: str = ""  # the bot's name with these parameters
    against_opponent: Trial | None = None  # the best values against the opponent
    against_itself: Trial | None = None  # the best values on both sides
    confirmed: bool = False  # whether the fair share lies in that interval
    scans: list[Scan] = field(default_factory=list)

    def plain(self) -> dict[str, object]:
        return asdict(self)


def open_calibration(path: Path | None, game: Game, found: Calibration) -> Notebook:
    """The file of a calibration. Bots, parameters and numbers of games may change, nothing else."""
    settings: dict[str, Any] = {
        "calibration": game.name,
        "version": game.version,
        "seats": found.seats,
        "seed": found.seed,
        "options": found.options,
        "most": found.most,
    }
    return Notebook(path, settings)


# The request


def read_ranges(game: Game, bot: str, text: str) -> list[Range]:
    """Read `draw2=2:15:1,draw3=2:15`: from, to and step of every parameter; the usual step is 1."""
    known = parameters_of(game, bot)
    ranges: list[Range] = []
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        name, equals, values = (piece.strip() for piece in part.partition("="))
        if not equals:
            raise Malformed(f"Parameters are written name=from:to:step; {part!r:.40} is not.")
        if name not in known:
            have = ", ".join(known) or "none"
            raise Malformed(f"Bot {bot} has no parameter {name!r:.40}; it has: {have}.")
        if name in {one.name for one in ranges}:
            raise Malformed(f"Parameter {name} is named twice.")
        ranges.append(Range(name, read_values(known[name], values)))
    if not ranges:
        have = ", ".join(f"{p.name} ({p.low:g} to {p.high:g})" for p in known.values()) or "none"
        raise Malformed(f"Name the parameters to vary: name=from:to:step. Bot {bot} has: {have}.")
    return ranges


def parameters_of(game: Game, bot: str) -> dict[str, Parameter]:
    name = bot_levels(game).get(bot, bot)
    kind = bot_kinds(game).get(kind_of(name))
    if kind is None:
        have = ", ".join(bot_kinds(game))
        raise Malformed(f"There is no bot {bot!r:.40} for {game.words.title}; there are {have}.")
    return {parameter.name: parameter for parameter in kind.parameters}


def read_values(parameter: Parameter, text: str) -> tuple[float, ...]:
    """The values that a range names."""
    pieces = text.split(":")
    if len(pieces) not in (2, 3):
        raise Malformed(f"Parameter {parameter.name} is varied from:to:step, not {text!r:.40}.")
    low, high = (check_value(parameter, piece) for piece in pieces[:2])
    try:
        step = float(pieces[2]) if len(pieces) == 3 else 1.0
    except ValueError:
        step = 0.0
    if not 0 < step < float("inf") or high <= low:
        raise Malformed(f"Parameter {parameter.name} goes from low to high by a step above 0.")
    count = int((high - low) / step + 1e-9) + 1
    if count > MOST_VALUES:
        raise Malformed(f"Parameter {parameter.name}: {count} values are more than {MOST_VALUES}.")
    return tuple(round(low + step * number, 9) for number in range(count))


def named(bot: str, values: dict[str, float]) -> str:
    """A bot's name with parameters."""
    return ":".join([bot, *(f"{name}={value:.9g}" for name, value in values.items())])


def fair_share(seats: int) -> float:
    """The share of seats that A has: half of them, rounded up."""
    return -(-seats // 2) / seats


# The search


class Stopped(Exception):
    """Somebody has interrupted the search."""


class Search:
    """A calibration in progress."""

    def __init__(
        self,
        game: Game,
        found: Calibration,
        games: int,
        executor: Executor | None = None,
        notebook: Notebook | None = None,
        progress: TrialProgress | None = None,
    ) -> None:
        self.game = game
        self.found = found
        self.least = games
        self.executor = executor or Alone()
        self.notebook = notebook or Notebook(None, {})
        self.progress = progress
        check_games(games)
        self.setting(found.bot, found.opponent)  # refuses what cannot be played
        self.unit = found.seats  # whole deals, even if both sides have the same name
        self.fair = fair_share(found.seats)

    def setting(self, a: str, b: str) -> Setting:
        found = self.found
        sides = [a, b]
        return new_setting(self.game, found.seats, sides, found.seed, found.options, found.most)

    def run(self, ranges: Sequence[Range], passes: int = 1) -> Calibration:
        """Search; after an interrupt the result is what is known by then.

        With several passes every parameter is tried again with the others at their best.
        """
        found = self.found
        try:
            for one in [*ranges] * passes:
                found.scans.append(self.scan(one))
                found.parameters[one.name] = found.scans[-1].best
                found.best = named(found.bot, found.parameters)
            last = self.least * 2**ROUNDS
            found.against_opponent = self.trial(0.0, found.best, found.opponent, last)
            itself = self.trial(0.0, found.best, found.best, last)
            found.against_itself = itself
            found.confirmed = itself.low <= self.fair <= itself.high
            found.complete = True
        except Stopped:
            pass
        self.count()
        return found

    def count(self) -> None:
        """Count how all games ended, including those of the notebook."""
        tallies = [series.tally for series in self.notebook.series.values()]
        self.found.games = sum(tally.games for tally in tallies)
        self.found.draws = sum(tally.draws(self.found.seats) for tally in tallies)
        self.found.unfinished = sum(tally.unfinished for tally in tallies)

    def scan(self, one: Range) -> Scan:
        """Vary A, then B."""
        held = dict(self.found.parameters)

        def name(value: float) -> str:
            return named(self.found.bot, {**held, one.name: value})

        usual = parameters_of(self.game, self.found.bot)[one.name].default
        forward, best = self.finals(one, usual, lambda value: (name(value), self.found.opponent))
        reverse, rival = self.finals(one, best.value, lambda value: (name(value), name(best.value)))
        beaten = rival.low > self.fair and rival.value != best.value
        return Scan(one.name, forward, reverse, (rival if beaten else best).value, beaten)

    def finals(
        self, one: Range, usual: float, sides: Callable[[float], tuple[str, str]]
    ) -> tuple[list[Trial], Trial]:
        """Try all values; the better half of those that may be the best plays on.

        A value that drops out early cannot win: a high share in few games is mostly luck. The value
        nearest to the usual one never drops out, and wins ties.
        """

        def rank(trial: Trial) -> tuple[float, float]:
            return -trial.share, abs(trial.value - usual)

        games = self.least
        trials = {value: self.trial(value, *sides(value), games) for value in one.values}
        left = sorted(trials.values(), key=rank)
        near = min(one.values, key=lambda value: abs(value - usual))
        for _ in range(ROUNDS):
            home = trials[near]
            left = [trial for trial in left if trial.high >= left[0].low]
            half = left[: max(2, -(-len(left) // 2))]
            left = half if home in half else [*half, home]
            if len(left) == 1:
                break
            games *= 2
            for trial in left:
                trials[trial.value] = self.trial(trial.value, *sides(trial.value), games)
            left = sorted((trials[trial.value] for trial in left), key=rank)
        return [trials[value] for value in one.values], left[0]

    def trial(self, value: float, a: str, b: str, games: int) -> Trial:
        """Play A against B."""
        setting = self.setting(a, b)
        key = f"{a} + {b}"
        games = -(-games // self.unit) * self.unit
        tell = None if self.progress is None else self.teller(f"{a} against {b}")
        if not gather(self.game, setting, games, self.executor, self.notebook, key, tell):
            raise Stopped
        tally = self.notebook.known(key).up_to(games)  # even if more were played before
        record = bot_win_rate(setting, tally, 0)
        return Trial(
            value=value,
            games=tally.games,
            wins=record.wins,
            draws=tally.draws(setting.seats),
            unfinished=tally.unfinished,
            share=record.share,
            low=record.low,
            high=record.high,
        )

    def teller(self, what: str) -> Callable[[int], None]:
        progress = self.progress
        assert progress is not None
        return lambda done: progress(what, done)


def trials_of(scan: Scan) -> Iterator[tuple[str, list[Trial]]]:
    """Both tests with their names."""
    yield "A varies, B is the opponent", scan.forward
    yield "B varies, A has the best value", scan.reverse
