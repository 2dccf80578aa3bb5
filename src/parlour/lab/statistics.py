"""What games tell about their players: intervals, ratings, and when to stop."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

CONFIDENCE = 1.959963984540054  # 95 % lie within this many standard deviations
ELO = 400 / log(10)  # rating points for one unit of log odds


# Shares


def wilson(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share found in this number of games."""
    if games == 0:
        return 0.0, 1.0
    z = CONFIDENCE
    scale = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / scale
    return max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach))


def share_of_elo(elo: float, fair: float = 0.5) -> float:
    """The share of a side that is stronger by `elo`, if an equal one would get the fair share."""
    odds = fair / (1 - fair) * exp(elo / ELO)
    return odds / (1 + odds)


def elo_of_share(share: float, fair: float = 0.5) -> float | None:
    """How much stronger a side with this share is; None if the share is 0 or 1."""
    if not 0 < share < 1:
        return None
    return ELO * log(share / (1 - share) * (1 - fair) / fair)


# Ratings


@dataclass(frozen=True)
class Rating:
    """Points, and the ends of their 95 % interval."""

    points: float
    low: float
    high: float


Pairing = tuple[str, str]  # who had the first turn, and the other
Score = tuple[float, int]  # points of the first (a draw is half a point), games


def bradley_terry(results: Mapping[Pairing, Score]) -> tuple[dict[str, Rating], Rating]:
    """Ratings of all, around 0, and the advantage of the first turn, all in Elo points.

    The log odds of a win are the difference of the strengths plus the seat term. Newton's method
    finds the most likely values. Everybody is credited with half a win and half a loss against a
    player of strength 0, so that even a bot that always won has a rating.
    """
    names = sorted({name for pair in results for name in pair})
    place = {name: index for index, name in enumerate(names)}
    size = len(names)
    values = [0.0] * (size + 1)  # the strengths, then the seat term
    for _ in range(100):
        slope, curve = _likelihood(results, place, values)
        step = solve(curve, slope)
        longest = max(abs(one) for one in step)
        scale = 2 / max(2.0, longest)
        values = [old + new * scale for old, new in zip(values, step, strict=True)]
        if longest < 1e-10:
            break
    _, curve = _likelihood(results, place, values)
    return _ratings(names, values, inverse(curve))


def _likelihood(
    results: Mapping[Pairing, Score], place: Mapping[str, int], values: list[float]
) -> tuple[list[float], list[list[float]]]:
    """The gradient of the log likelihood, and the negative of its second derivatives."""
    size = len(values)
    slope = [0.0] * size
    curve = [[0.0] * size for _ in range(size)]

    def add(signs: dict[int, int], points: float, games: float) -> None:
        chance = 1 / (1 + exp(-sum(values[at] * sign for at, sign in signs.items())))
        for row, sign in signs.items():
            slope[row] += sign * (points - games * chance)
            for column, other in signs.items():
                curve[row][column] += sign * other * games * chance * (1 - chance)

    for (first, second), (points, games) in results.items():
        add({place[first]: 1, place[second]: -1, size - 1: 1}, points, games)
    for index in range(size):
        add({index: 1}, 0.5, 1.0)
    return slope, curve


def _ratings(
    names: list[str], values: list[float], spread: list[list[float]]
) -> tuple[dict[str, Rating], Rating]:
    """Values and their variances as rating points around the mean of all."""
    size = len(names)
    mean = sum(values[:size]) / size
    whole = sum(map(sum, (row[:size] for row in spread[:size]))) / size**2
    ratings = {}
    for index, name in enumerate(names):
        variance = spread[index][index] - 2 * sum(spread[index][:size]) / size + whole
        ratings[name] = _rating(values[index] - mean, variance)
    return ratings, _rating(values[size], spread[size][size])


def _rating(value: float, variance: float) -> Rating:
    reach = CONFIDENCE * sqrt(max(0.0, variance))
    return Rating(ELO * value, ELO * (value - reach), ELO * (value + reach))


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve linear equations by Gaussian elimination with pivoting."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column]
        for row in range(size):
            if row != column and rows[row][column]:
                factor = rows[row][column] / pivot[column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], pivot, strict=True)]
    return [rows[index][size] / rows[index][index] for index in range(size)]


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a symmetric matrix."""
    size = len(matrix)
    units = [[float(row == column) for column in range(size)] for row in range(size)]
    return [solve(matrix, unit) for unit in units]


# Sequential test


class Sprt:
    """Wald's test between two shares, fed deal by deal.

    It is fed the first side's share of all games of one deal, so that a deal played in all
    rotations is one observation, and draws count correctly. The likelihood ratio is that of
    normal observations with the variance seen so far. There is no verdict before some deals have
    been seen, since a variance estimated from a few is worthless.
    """

    FIRST = 32  # deals before the first verdict

    def __init__(self, low: float, high: float, alpha: float, beta: float) -> None:
        self.low = low  # the share if the first side is no better
        self.high = high
        self.accept = log((1 - beta) / alpha)
        self.reject = log(beta / (1 - alpha))
        self.deals = 0
        self.total = 0.0
        self.squares = 0.0

    def feed(self, share: float) -> None:
        self.deals += 1
        self.total += share
        self.squares += share * share

    @property
    def share(self) -> float:
        return self.total / self.deals if self.deals else 0.0

    @property
    def variance(self) -> float:
        """The variance of one deal; an imagined deal on either side keeps it above zero."""
        count = self.deals + 2
        mean = (self.total + 1) / count
        return (self.squares + 1) / count - mean * mean

    @property
    def ratio(self) -> float:
        """The logarithm of the likelihood ratio of the higher to the lower share."""
        middle = (self.low + self.high) / 2
        return self.deals * (self.high - self.low) * (self.share - middle) / self.variance

    @property
    def verdict(self) -> bool | None:
        """Whether the first side is better; None if that is not clear yet."""
        if self.deals < self.FIRST or self.reject < self.ratio < self.accept:
            return None
        return self.ratio >= self.accept
