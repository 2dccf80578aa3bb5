"""Highlights of citadels."""

import pytest

from endings import preset_for_two, random_log
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


def test_nobody_is_remembered_for_robbing_or_murdering_themselves() -> None:
    """With two players each has two characters, of which one may hit the other."""
    logs = [random_log("citadels", seed, preset_for_two("citadels"), seats=2) for seed in range(4)]
    own = [
        moment
        for log in logs
        for moment in moments(log)
        if moment.name == "gold_stolen" and moment.values["seat"] == moment.values["target"]
    ]
    assert own, "it does not happen in these games"
    found = [one for log in logs for kind in (ROBBERY, MURDER) for one in kind.find(moments(log))]
    assert found
    assert [one for one in found if one.values["seat"] == one.values["target"]] == []
