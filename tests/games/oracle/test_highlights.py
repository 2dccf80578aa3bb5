"""Highlights of oracle."""

import pytest

from endings import random_log
from parlour.games.oracle.highlights import HIGHLIGHTS
from parlour.kernel.podium import moments

BLOW, STAND, ROLL = HIGHLIGHTS


@pytest.mark.parametrize("seed", range(6))
def test_highlights_are_what_happened(seed: int) -> None:
    log = random_log("oracle", seed)
    lost = [one.values["number"] for one in moments(log) if one.name == "energy_lost"]
    rolled = [one.values["number"] for one in moments(log) if one.name == "rolled"]
    assert max((f.size for f in BLOW.find(moments(log))), default=0) == max(lost, default=0)
    assert max(found.size for found in ROLL.find(moments(log))) == max(rolled)
    for found in STAND.find(moments(log)):
        assert found.values["attack"] <= found.values["defence"]
