"""Highlights of eights."""

from functools import cache

import pytest

from endings import random_log
from parlour.games.eights.highlights import HIGHLIGHTS, STACK
from parlour.kernel.podium import moments
from parlour.kernel.replay import Log

LONG, REFUSAL, TRADE = HIGHLIGHTS


@cache
def played(seed: int) -> Log:
    return random_log("eights", seed, "chaos", limit=500)


@pytest.mark.parametrize("seed", range(4))
def test_the_longest_stack_is_what_somebody_drew(seed: int) -> None:
    log = played(seed)
    drawn = [len(one.cards) for one in moments(log) if one.name == "cards_drawn"]
    assert [found.size for found in LONG.find(moments(log))] == [n for n in drawn if n >= STACK]


@pytest.mark.parametrize("seed", range(4))
def test_a_trade_that_is_told_was_a_gain(seed: int) -> None:
    log = played(seed)
    for found in TRADE.find(moments(log)):
        assert found.values["gave"] - found.values["got"] == found.size > 0
    for found in REFUSAL.find(moments(log)):
        assert found.values["number"] > 0
