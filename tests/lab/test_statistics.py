"""Intervals that hold what they promise, ratings that find the strengths, tests that err rarely."""

from math import exp

import pytest

from parlour.kernel.random import Random
from parlour.lab.statistics import (
    ELO,
    Sprt,
    bradley_terry,
    elo_of_share,
    inverse,
    share_of_elo,
    solve,
    wilson,
)


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [
        (0.5, 100, 0.4038, 0.5962),
        (0.0, 10, 0.0, 0.2775),
        (1.0, 10, 0.7225, 1.0),
        (0.25, 1000, 0.2241, 0.2778),
        (0.0, 0, 0.0, 1.0),
    ],
)
def test_wilson_interval(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=1e-4)


def test_elo_and_shares() -> None:
    assert share_of_elo(0) == 0.5
    assert share_of_elo(400) == pytest.approx(10 / 11)
    assert share_of_elo(0, 0.25) == pytest.approx(0.25)
    for share, fair in ((0.3, 0.5), (0.6, 0.25)):
        elo = elo_of_share(share, fair)
        assert elo is not None
        assert share_of_elo(elo, fair) == pytest.approx(share)
    assert elo_of_share(1.0) is None


def test_linear_equations() -> None:
    matrix = [[0.0, 2.0, 1.0], [1.0, -2.0, -3.0], [-1.0, 1.0, 2.0]]
    assert solve(matrix, [-8.0, 0.0, 3.0]) == pytest.approx([-4, -5, 2])
    symmetric = [[4.0, 1.0], [1.0, 3.0]]
    assert [round(11 * value) for row in inverse(symmetric) for value in row] == [3, -1, -1, 4]


def chance(first: float, second: float, seat: float) -> float:
    return 1 / (1 + exp(-(first - second + seat) / ELO))


def test_ratings_find_the_strengths_and_the_seat_term() -> None:
    strengths = {"a": 150.0, "b": 30.0, "c": -180.0}
    games = 100_000
    results = {
        (one, two): (games * chance(strengths[one], strengths[two], 40), games)
        for one in strengths
        for two in strengths
        if one != two
    }
    ratings, seat = bradley_terry(results)
    for name, points in strengths.items():
        assert ratings[name].points == pytest.approx(points, abs=0.5)
        assert ratings[name].low < points < ratings[name].high
    assert seat.points == pytest.approx(40, abs=0.5)


def test_intervals_of_ratings_hold_the_truth_in_about_95_of_100_cases() -> None:
    strengths = {"a": 100.0, "b": 0.0, "c": -100.0}
    rng = Random(11)
    held = total = 0
    for _ in range(100):
        results = {}
        for one in strengths:
            for two in strengths:
                if one != two:
                    bar = int(chance(strengths[one], strengths[two], 0) * 1_000_000)
                    results[one, two] = (
                        float(sum(rng.below(1_000_000) < bar for _ in range(60))),
                        60,
                    )
        ratings, _ = bradley_terry(results)
        held += sum(ratings[n].low < points < ratings[n].high for n, points in strengths.items())
        total += 3
    assert 0.90 < held / total < 0.99


def test_bot_that_always_wins_has_a_rating() -> None:
    ratings, _ = bradley_terry({("a", "b"): (50.0, 50), ("b", "a"): (0.0, 50)})
    assert 400 < ratings["a"].points < 2000
    assert ratings["a"].points == pytest.approx(-ratings["b"].points)


def test_bots_with_nothing_but_draws_are_equal() -> None:
    ratings, first_turn = bradley_terry({("a", "b"): (4.0, 8), ("b", "a"): (4.0, 8)})
    assert ratings["a"].points == ratings["b"].points == first_turn.points == 0
    assert ratings["a"].low < 0 < ratings["a"].high


@pytest.mark.parametrize(("share", "better"), [(0.5, False), (0.57, True)])
def test_sequential_test_errs_rarely_and_stops_early(share: float, better: bool) -> None:
    """At the two shares it is asked about it may be wrong in 5 of 100 cases."""
    rng = Random(f"sprt {share}")
    wrong = deals = 0
    for _ in range(200):
        test = Sprt(0.5, 0.57, 0.05, 0.05)
        while test.verdict is None:
            won = [rng.below(10_000) < int(share * 10_000) for _ in range(2)]
            test.feed(sum(won) / 2)
        wrong += test.verdict != better
        deals += test.deals
    assert wrong <= 20  # 10 expected
    assert deals / 200 < 200  # with as few errors a fixed number would have to be about 280
