"""The director: beats in order, boards in step with sentences, time for what matters."""

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from parlour import games
from web.nodes import in_node, needs_node
from web.sayings import fixture, read

SCRIPT = Path(__file__).with_name("directing.js")
BIG = ("big", "round")

each_game = pytest.mark.parametrize("name", games.names())
pytestmark = needs_node


@cache
def directed(name: str) -> dict[str, Any]:
    found: dict[str, Any] = in_node(SCRIPT, "directed", fixture(name))
    return found


def updates(name: str) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """The messages of a game with what the kernel says about each."""
    whole = read(name)
    pairs = zip(whole["moments"], whole["answers"], strict=True)
    return [(moment, answer) for moment, answer in pairs if "changes" in moment]


@each_game
def test_boards_are_the_views_of_the_kernel(name: str) -> None:
    found = directed(name)["told"]
    told = updates(name)
    assert len(found) == len(told) > 20
    for one, (moment, _) in zip(found, told, strict=True):
        assert one["boards"] == moment["boards"]
        assert one["boards"][-1] == moment["view"]


@each_game
def test_every_beat_shows_the_table_after_its_sentence(name: str) -> None:
    """In order, nothing twice, nothing left out, and the last one leads to the newest table."""
    described = read(name)["game"]["events"]
    for one, (moment, answer) in zip(directed(name)["told"], updates(name), strict=True):
        names = [described[str(event[0])]["name"] for event in moment["events"]]
        at = 0
        for beat in one["beats"]:
            for event in [*beat["folded"], *filter(None, [beat["name"]])]:
                at = names.index(event, at) + 1
            if beat["name"] and beat is not one["beats"][-1]:
                assert beat["after"] == moment["boards"][at]
        assert one["beats"][-1]["after"] == moment["view"]
        beats = [beat for beat in one["beats"] if beat["name"]]
        assert sum(1 + len(beat["folded"]) for beat in beats) == len(answer["said"])
        for beat in beats:
            if beat["weight"] != "small":
                assert beat["open"] in answer["said"]


@each_game
def test_what_matters_is_given_time(name: str) -> None:
    """Also when much happens at once; the end of a round has four seconds."""
    for pace in ("slow", "fast"):
        seen = directed(name)[pace]["seen"]
        for one, following in pairwise(seen):
            held = following["at"] - one["at"]
            assert held >= 1500 or one["weight"] not in BIG
            assert held >= 4000 or one["weight"] != "round"


@each_game
def test_the_table_on_the_screen_is_that_of_the_sentence(name: str) -> None:
    for pace in ("slow", "fast"):
        shown = directed(name)[pace]
        for one in shown["seen"]:
            assert one["view"] == one["after"]
        assert shown["view"] == updates(name)[-1][0]["view"]
        assert not shown["busy"]


@each_game
@pytest.mark.parametrize("pace", ["slow", "fast"])
def test_no_big_beat_is_lost_and_no_order(name: str, pace: str) -> None:
    """Small ones may be told together with what follows; none goes missing."""
    beats = [beat for one in directed(name)["told"] for beat in one["beats"] if beat["open"]]
    seen = directed(name)[pace]["seen"]
    told = [event for one in seen for event in [*one["folded"], one["name"]]]
    assert told == [event for beat in beats for event in [*beat["folded"], beat["name"]]]
    if pace == "slow":
        big = [beat["open"] for beat in beats if beat["weight"] in BIG]
        assert [one["open"] for one in seen if one["weight"] in BIG] == big


@each_game
def test_only_big_beats_keep_the_screen_behind(name: str) -> None:
    shown = directed(name)["fast"]
    assert shown["most"] <= 20_000 + 4_000
    if not shown["big"]:
        assert shown["most"] <= 4_000


@each_game
def test_a_hand_is_never_behind(name: str) -> None:
    shown = directed(name)["hand"]
    assert shown["most"] == 0
    for one in shown["seen"]:
        assert one["behind"] == 0
    tables = [moment["view"] for moment, _ in updates(name)]
    assert all(one["view"] in tables for one in shown["seen"])


@each_game
def test_every_game_says_what_is_small_and_what_is_big(name: str) -> None:
    weights = {event["weight"] for event in read(name)["game"]["events"].values()}
    assert {"small", "big"} <= weights
