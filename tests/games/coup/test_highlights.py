"""Highlights of coup."""

import pytest

from endings import random_log
from parlour.games.coup import rules_box as box
from parlour.games.coup.highlights import HIGHLIGHTS
from parlour.kernel.podium import moments

BLUFF, EXPOSURE, ROBBERY, FALSE_ALARM = HIGHLIGHTS


@pytest.mark.parametrize("seed", range(20))
def test_a_bluff_is_a_claim_of_a_card_that_was_not_there(seed: int) -> None:
    log = random_log("coup", seed)
    bluffs = {found.number: found.values for found in BLUFF.find(moments(log))}
    for moment in moments(log):
        if moment.number in bluffs:
            seat, face = bluffs[moment.number]["seat"], bluffs[moment.number]["face"]
            held = [moment.table.faces[card] for card in moment.table.cards(box.HAND + seat)]
            assert face not in held


@pytest.mark.parametrize("seed", range(20))
def test_nobody_who_was_exposed_got_away_with_it(seed: int) -> None:
    log = random_log("coup", seed)
    exposed = [found.values["target"] for found in EXPOSURE.find(moments(log))]
    conceded = [one.values["seat"] for one in moments(log) if one.name == "conceded"]
    assert exposed == conceded
    truths = [found.values["target"] for found in FALSE_ALARM.find(moments(log))]
    assert truths == [one.values["seat"] for one in moments(log) if one.name == "shown"]


def test_the_biggest_robbery() -> None:
    log = random_log("coup", 2)
    stolen = [one.values["number"] for one in moments(log) if one.name == "coins_stolen"]
    assert [found.size for found in ROBBERY.find(moments(log))] == [n for n in stolen if n >= 2]
