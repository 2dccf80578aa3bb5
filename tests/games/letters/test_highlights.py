"""Highlights of letters."""

import pytest

from endings import random_log
from parlour.games.letters.highlights import HIGHLIGHTS
from parlour.games.letters.rules import HAND
from parlour.kernel.podium import moments

GUESS, FALL, DUEL = HIGHLIGHTS


@pytest.mark.parametrize("seed", range(20))
def test_a_guess_that_is_told_was_right(seed: int) -> None:
    log = random_log("letters", seed)
    guesses = {found.number: found.values for found in GUESS.find(moments(log))}
    for moment in moments(log):
        if moment.number in guesses:
            told = guesses[moment.number]
            card = moment.table.top(HAND + told["target"])
            assert moment.table.faces[card] == told["face"]
        elif moment.name == "guessed":  # it was wrong
            card = moment.table.top(HAND + moment.values["target"])
            assert moment.table.faces[card] != moment.values["face"]


@pytest.mark.parametrize("seed", range(20))
def test_the_higher_card_wins_a_duel(seed: int) -> None:
    for found in DUEL.find(moments(random_log("letters", seed))):
        assert found.values["face"] > found.values["lost"] == found.size


def test_somebody_else_makes_the_princess_fall() -> None:
    falls = [f for seed in range(40) for f in FALL.find(moments(random_log("letters", seed)))]
    assert falls
    assert all(found.values["seat"] != found.values["target"] for found in falls)
