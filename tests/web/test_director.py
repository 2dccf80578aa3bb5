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
BURSTS = 16
MOST = 4000  # milliseconds behind
BRISK = {"small": 500, "plain": 500, "big": 1500, "round": 4000}
LEAST = {"small": 300, "plain": 300, "big": 500, "round": 1500}
BIG = ("big", "round")

each_game = pytest.mark.parametrize("name", games.names())
pytestmark = needs_node


@cache
def passing(name: str) -> frozenset[str]:
    """Events that only pass the turn on: the headline says it, and they take no time."""
    return frozenset(directed(name)["passing"])


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


def answered(board: dict[str, Any], out: str | None) -> dict[str, Any]:
    """A table from which the story goes on: what others were asked is no longer open."""
    if not board["owing"] or board["turn"] < 0:
        return board
    turn = 1 << board["turn"]
    lost = board["gone"] | (board["fields"][out] if out else 0)
    return board | {"owing": 0 if lost & turn else turn}


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
                assert beat["after"] == answered(moment["boards"][at], games.load(name).out)
        assert one["beats"][-1]["after"] == moment["view"]
        beats = [beat for beat in one["beats"] if beat["name"]]
        assert sum(1 + len(beat["folded"]) for beat in beats) == len(answer["said"])
        for beat in beats:
            if beat["weight"] != "small":
                assert beat["open"] in answer["said"]


@each_game
def test_what_matters_is_given_time(name: str) -> None:
    """Reveals have a second and a half and the end of a round four, where the bound allows it."""
    found = directed(name)
    seen = iter(pairwise([*found["slow"]["seen"], {"at": 1e9}]))
    for one in found["told"]:
        spoken = [beat for beat in one["beats"] if said(beat, name)]
        roomy = sum(BRISK[beat["weight"]] for beat in spoken[:-1]) <= MOST
        for beat, (shown, following) in zip(spoken, seen, strict=False) if roomy else ():
            assert shown["open"] == beat["open"]
            assert following["at"] - shown["at"] >= BRISK[beat["weight"]] - 0.001
        if not roomy:
            break  # from here on the next ones may have been told together


@each_game
def test_the_table_on_the_screen_is_that_of_the_sentence(name: str) -> None:
    for pace in ("slow", "fast"):
        shown = directed(name)[pace]
        for one in shown["seen"]:
            assert one["view"] == one["after"]
        assert shown["view"] == updates(name)[-1][0]["view"]
        assert not shown["busy"]


def said(beat: dict[str, Any], name: str) -> bool:
    return bool(beat["open"]) and bool(events_of([beat], name))


def events_of(beats: list[dict[str, Any]], name: str) -> list[str]:
    events = [event for one in beats for event in [*one["folded"], one["name"]]]
    return [event for event in events if event not in passing(name)]


@each_game
def test_no_big_beat_is_lost_and_no_order(name: str) -> None:
    """Others may be told together with what follows; none goes missing."""
    found = directed(name)
    beats = [beat for one in found["told"] for beat in one["beats"] if beat["open"]]
    for shown in [found["slow"], found["fast"], *found["random"]]:
        assert events_of(shown["seen"], name) == events_of(beats, name)


@each_game
def test_the_screen_is_never_more_than_four_seconds_behind(name: str) -> None:
    """However fast bots play: everything is told in time, and held as long as the rule says."""
    found = directed(name)
    for shown in [found["fast"], *found["random"]]:
        heard = [
            at
            for at, one in zip(shown["heard"], found["told"], strict=True)
            for _ in events_of([beat for beat in one["beats"] if beat["open"]], name)
        ]
        told = [one["at"] for one in shown["seen"] for _ in events_of([one], name)]
        late = [(after - at) for at, after in zip(heard, told, strict=True)]
        assert 0 <= min(late) <= max(late) <= MOST + 0.001
        assert shown["most"] <= MOST + 0.001
        for one, following in pairwise(shown["seen"]):
            assert following["at"] - one["at"] >= LEAST[one["weight"]] - 0.001


def test_how_long_big_beats_are_held_when_many_come_at_once() -> None:
    """Three have a second and a half, up to nine are told one by one, more are told together."""
    for count, shown in enumerate(in_node(SCRIPT, "bursts", str(BURSTS).encode()), 1):
        told = [text for _, text, _ in shown]
        starts = [at for at, _, _ in shown]
        holds = [after - at for at, after in pairwise(starts)]
        assert starts[-1] <= MOST
        assert sum(1 + folded for _, _, folded in shown) == count
        assert told[-1] == str(count - 1)
        if count <= 9:
            assert told == [str(number) for number in range(count)]
        assert min(holds, default=1800) >= (1500 if count <= 3 else 500)


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
