"""Views that fit no deal of the cards: none is ever sent, but files and programs may bring one."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from parlour.kernel.errors import Malformed
from parlour.kernel.random import Random
from parlour.kernel.sampling import Weighed, lay_all, lay_on, pick_share
from parlour.kernel.types import HIDDEN

NO_DEAL = "No deal of the cards fits this view"


def test_faces_are_laid_on_cards_that_have_none() -> None:
    table = vec[i64]([HIDDEN, 7, HIDDEN, HIDDEN])
    lay_all(table, vec[i64]([0, 1, 2]), vec[i64]([4, 5]), Random(1))
    assert (table[1], table[3]) == (7, HIDDEN)
    assert sorted([table[0], table[2]]) == [4, 5]
    lay_on(table, [3], [6], 1, Random(1))
    assert table[3] == 6


def test_more_faces_than_cards_fit_no_deal() -> None:
    with pytest.raises(Malformed, match=NO_DEAL):
        lay_all(vec[i64]([HIDDEN, 7]), vec[i64]([0, 1]), vec[i64]([4, 5]), Random(1))
    with pytest.raises(Malformed, match=NO_DEAL):
        lay_on(vec[i64]([HIDDEN]), [0], [4, 5], 2, Random(1))


def test_shares_come_as_often_as_they_weigh() -> None:
    shares: list[Weighed] = [((1,), (0,), 3.0), ((0,), (1,), 1.0)]
    found = [pick_share(shares, Random(seed))[0] for seed in range(400)]
    assert 250 < found.count((1,)) < 350
    with pytest.raises(Malformed, match=NO_DEAL):
        pick_share([], Random(1))
