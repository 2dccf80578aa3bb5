"""Highlights of eights."""

import pytest

from endings import random_log
from parlour.games.eights.highlights import HIGHLIGHTS, STACK
from parlour.kernel.podium import moments

LONG, REFUSAL, TRADE = HIGHLIGHTS


@pytest.mark.parametrize("seed", range(10))
def test_the_longest_stack_is_what_somebody_drew(seed: int) -> None:
    log = random_log("eights", seed, "chaos", limit=1500)
    drawn = [len(one.cards) for one in moments(log) if one.name == "cards_drawn"]
    assert [found.size for found in LONG.find(moments(log))] == [n for n in drawn if n >= STACK]


@pytest.mark.parametrize("seed", range(10))
def test_a_trade_that_is_told_was_a_gain(seed: int) -> None:
    log = random_log("eights", seed, "chaos", limit=1500)
    for found in TRADE.find(moments(log)):
        assert found.values["gave"] - found.values["got"] == found.size > 0
    for found in REFUSAL.find(moments(log)):
        assert found.values["number"] > 0
