"""Ratings: whoever wins rises, whoever loses falls, and what is shown means something."""

import pytest

from parlour.people.ratings import FIRST, Rating, rate


def test_everybody_begins_with_the_same_number() -> None:
    assert Rating().shown == FIRST


def test_a_winner_rises_and_a_loser_falls() -> None:
    winner, loser = rate([Rating(), Rating()], [True, False])
    assert winner.shown > FIRST > loser.shown
    assert winner.sigma < Rating().sigma


def test_a_surprise_counts_more() -> None:
    weak, strong = Rating(20, 3), Rating(30, 3)
    expected, _ = rate([strong, weak], [True, False])
    surprising, _ = rate([weak, strong], [True, False])
    assert surprising.mu - weak.mu > 2 * (expected.mu - strong.mu)


def test_a_draw_moves_equals_little() -> None:
    one, other = rate([Rating(), Rating()], [True, True])
    assert one.mu == pytest.approx(25, abs=0.01)
    assert one == other


def test_a_large_table_has_winners_and_the_others() -> None:
    after = rate([Rating()] * 5, [False, True, False, True, False])
    assert after[1] == after[3]
    assert len({after[0], after[2], after[4]}) == 1
    assert after[1].mu > 25 > after[0].mu
