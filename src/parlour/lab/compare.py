"""Is one bot better than another? Play until the answer is clear, and no longer."""

from collections.abc import Generator
from dataclasses import asdict, dataclass

from parlour.bots import external
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game, Options
from parlour.lab.executors import Alone, Executor
from parlour.lab.matches import MOST, End, PlayedGames, Setting, Tally, new_setting, share_of
from parlour.lab.simulate import Progress
from parlour.lab.statistics import Sprt, elo_of_share, share_of_elo, wilson


@dataclass(frozen=True)
class Criteria:
    """When A counts as better: at least `elo1` points stronger, rather than at most `elo0`.

    `alpha` is the risk of calling a bot better that is not, `beta` the risk of not calling one
    better that is. Shares of A may be given instead of points.
    """

    elo0: float = 0.0
    elo1: float = 20.0
    share0: float | None = None
    share1: float | None = None
    alpha: float = 0.05
    beta: float = 0.05
    games: int = 100_000  # at most

    def test(self, fair: float) -> Sprt:
        """The test; refuses criteria that make no sense."""
        low = share_of_elo(self.elo0, fair) if self.share0 is None else self.share0
        high = share_of_elo(self.elo1, fair) if self.share1 is None else self.share1
        if not 0 < low < high < 1:
            raise Malformed(
                f"The share of a bot that is no better ({low:.4g}) must be below that of a better"
                f" one ({high:.4g}), both between 0 and 1."
            )
        for name, chance in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < chance < 0.5:
                raise Malformed(f"--{name} is a number between 0 and 0.5, not {chance:g}.")
        if self.games < 1:
            raise Malformed(f"A comparison needs at least one game, not {self.games}.")
        return Sprt(low, high, self.alpha, self.beta)


@dataclass(frozen=True)
class Answer:
    """The result."""

    game: str
    seats: int
    seed: int
    options: Options
    a: str
    b: str
    decision: str  # better, not better, or undecided
    games: int
    deals: int
    wins: int  # by A
    draws: int
    unfinished: int  # games that were not over after `most` decisions
    most: int
    share: float  # A's share; draws and unfinished games are shared by all seats
    low: float
    high: float
    elo: float | None  # None if A won all games, or none
    fair: float
    share0: float
    share1: float
    ratio: float  # the logarithm of the likelihood ratio; then the bounds that decide
    lower: float
    upper: float

    def plain(self) -> dict[str, object]:
        return asdict(self)


def compare(
    game: Game,
    a: str,
    b: str,
    criteria: Criteria,
    seed: int,
    seats: int | None = None,
    options: Options | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
    most: int = MOST,
) -> Answer:
    """Play A against B until the answer is clear, or `criteria.games` games have been played.

    Deals are judged one by one, in order, so the answer does not depend on who plays them.
    """
    seats = max(2, game.seats_for(options)[0]) if seats is None else seats
    setting = new_setting(game, seats, [a, b], seed, options, most)
    if a == b:
        raise Malformed(f"A bot cannot be compared with itself ({a}).")
    fair = setting.lineup.count(a) / seats
    test = criteria.test(fair)
    tally = Tally()
    coming = deals(game, setting, criteria.games, executor or Alone())
    try:
        for ends in coming:
            tally.ends.update(ends)
            test.feed(share_of_deal(setting, ends))
            if progress is not None:
                progress(test.deals * setting.rotations)
            if test.verdict is not None:
                break
    except KeyboardInterrupt:
        pass
    finally:
        coming.close()
    return answer(setting, test, tally, fair)


def deals(game: Game, setting: Setting, games: int, executor: Executor) -> Generator[list[End]]:
    """How the games of each deal ended, in order."""
    unit = setting.rotations
    early: dict[int, PlayedGames] = {}  # games that arrived before their turn
    next_game = 0
    most = -(-games // unit) * unit
    for played in executor.run(game, setting, [range(most)]):
        external.troubles.update(played.troubles)
        early[played.first] = played
        while next_game in early:
            ends = early.pop(next_game).ends
            next_game += len(ends)
            for at in range(0, len(ends) - unit + 1, unit):
                yield ends[at : at + unit]


def share_of_deal(setting: Setting, ends: list[End]) -> float:
    """The first bot's share of the games of a deal."""
    shares = [share_of(setting, winners, shift, 0) for shift, _, winners in ends]
    return sum(shares) / len(shares)


def answer(setting: Setting, test: Sprt, tally: Tally, fair: float) -> Answer:
    words = {True: "better", False: "not better", None: "undecided"}
    games = test.deals * setting.rotations
    low, high = wilson(test.share, games)
    return Answer(
        game=setting.game,
        seats=setting.seats,
        seed=setting.seed,
        options=setting.options,
        a=setting.bots[0],
        b=setting.bots[1],
        decision=words[test.verdict],
        games=games,
        deals=test.deals,
        wins=tally.wins(setting, 0),
        draws=tally.draws(setting.seats),
        unfinished=tally.unfinished,
        most=setting.most,
        share=test.share,
        low=low,
        high=high,
        elo=elo_of_share(test.share, fair),
        fair=fair,
        share0=test.low,
        share1=test.high,
        ratio=test.ratio,
        lower=test.reject,
        upper=test.accept,
    )
