"""Highlights of citadels."""

import pytest

from endings import random_log
from parlour.games.citadels.highlights import HIGHLIGHTS
from parlour.kernel.podium import moments

ROBBERY, RUIN, MURDER, BUILDING = HIGHLIGHTS


@pytest.mark.parametrize("seed", range(6))
def test_highlights_are_what_happened(seed: int) -> None:
    log = random_log("citadels", seed)
    happened = {moment.number: moment.name for moment in moments(log)}
    kinds = {ROBBERY: "gold_stolen", RUIN: "district_destroyed", MURDER: "murder_revealed"}
    for one, name in kinds.items():
        for found in one.find(moments(log)):
            assert happened[found.number] == name
            assert found.values["seat"] != found.values["target"]
    built = [one.values["number"] for one in moments(log) if one.name == "district_built"]
    assert max(found.size for found in BUILDING.find(moments(log))) == max(built)
