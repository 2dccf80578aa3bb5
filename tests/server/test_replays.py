"""Replays: everything is there, nobody's secret is, and no log makes a page long."""

from collections.abc import Iterator
from typing import Any, cast

import msgspec
import pytest

from endings import lively
from parlour import games
from parlour.gamefile import GameFile, default_names, encode_game
from parlour.games.eights.rules import Eights
from parlour.kernel.errors import Illegal
from parlour.kernel.playout import playout
from parlour.kernel.podium import podium
from parlour.kernel.random import Random
from parlour.kernel.replay import Log
from parlour.kernel.tape import Tape
from parlour.kernel.types import TRUTH, WATCHER
from parlour.room.changes import replaced, splice
from parlour.room.views import view_message
from parlour.server import replays
from parlour.server.replays import PAGE_BYTES, moments_of, page, remembered
from server.replaying import changed, frames_of
from web.visitors import check_update

SEED = 5


def a_game(name: str) -> GameFile:
    game = games.load(name)
    options = game.settle(preset=lively(name))
    seats, rng, tape = game.seats_for(options)[0], Random(SEED), Tape()
    table = game.start(seats, rng, options, tape)
    playout(table, rng)
    return GameFile(Log(game, seats, options, tape.events()), default_names(seats))


def pages_of(file: GameFile, viewer: int) -> Iterator[dict[str, Any]]:
    """All pages as they travel."""
    first = 0
    while True:
        data = msgspec.json.encode(page(file, viewer, first))
        found = msgspec.json.decode(data)
        assert found["first"] == first
        yield found
        first += len(found["frames"])
        if first == found["moments"]:
            return


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("viewer", [WATCHER, 0, TRUTH])
def test_a_replay_shows_what_the_viewer_saw(
    name: str, viewer: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the length of a page, the views are those of the kernel."""
    file = a_game(name)
    saw = [view_message(table, viewer, True) for table, _ in moments_of(file.log, viewer)]
    views = [msgspec.json.decode(msgspec.json.encode(view)) for view in saw]
    for longest in (replays.PAGE_FRAMES, 7):
        monkeypatch.setattr(replays, "PAGE_FRAMES", longest)
        found = [(one, frame) for one in pages_of(file, viewer) for frame in frames_of(one)]
        assert [frame["view"] for _, frame in found] == views
        assert found[-1][1]["view"]["over"]
        for one, frame in found:
            assert (one["game"], one["moments"]) == (name, len(views))
            assert [player["name"] for player in one["players"]] == file.names
            if viewer != TRUTH:
                check_update(frame | {"choices": [], "pick": []}, int(viewer))


def test_a_page_can_begin_anywhere() -> None:
    file = a_game("letters")
    whole = frames_of(next(pages_of(file, 0)))
    for first in (0, 1, len(whole) - 1):
        part = msgspec.json.decode(msgspec.json.encode(page(file, 0, first)))
        assert frames_of(part) == whole[first:]
    with pytest.raises(Illegal, match=f"has {len(whole)} moments"):
        page(file, 0, len(whole))


def test_there_are_no_other_eyes() -> None:
    file = a_game(games.names()[0])
    with pytest.raises(Illegal, match="eyes"):
        page(file, file.log.seats, 0)


@pytest.mark.parametrize("name", games.names())
def test_a_replay_is_not_much_longer_than_its_log(name: str) -> None:
    file = a_game(name)
    size = sum(len(msgspec.json.encode(one)) for one in pages_of(file, WATCHER))
    assert size < 4 * len(encode_game(file.log)) + 20_000


def hostile(events: int) -> GameFile:
    """Few words that change much: very many cards, and hands traded again and again."""
    game = games.load("eights")
    options, rng, tape = game.settle(preset="chaos"), Random(SEED), Tape()
    table = cast(Eights, game.start(4, rng, options, tape))
    for number in range(events):
        table.card_drawn(number % 4, table.mint(rng))
    for _ in range(events):
        table.hands_swapped(0, 1)
    return GameFile(Log(game, 4, options, tape.events()), default_names(4))


@pytest.mark.parametrize("events", [200, 1200])
def test_no_log_makes_a_page_long(events: int) -> None:
    """A page ends soon after its measure is full: with the moment that fills it."""
    file = hostile(events)
    one = page(file, WATCHER, events)
    view = len(msgspec.json.encode(one.view))
    longest = max(len(msgspec.json.encode(frame)) for frame in one.frames)
    assert len(msgspec.json.encode(one)) < PAGE_BYTES + view + longest + 1000 < 1 << 20
    assert one.moments > len(one.frames)


# Changes


@pytest.mark.parametrize(
    ("old", "new", "parts"),
    [
        ([1, 2, 3], [1, 2], [2, 0]),
        ([1, 2, 3], [2, 3], [0, 2]),
        ([1, 2, 3], [1, 9, 3], [1, 1, 9]),
        ([], [4, 5], [0, 0, 4, 5]),
        ([4, 5], [], [0, 0]),
        ([1, 1], [1, 1, 1], [2, 0, 1]),
        ([1, 1, 1], [1], [1, 0]),
    ],
)
def test_a_zone_changes_in_one_place(old: list[int], new: list[int], parts: list[int]) -> None:
    assert splice(old, new) == parts
    view = {"zones": [old], "faces": [], "known": [], "fields": {}}
    assert changed(view, {"zones": [[0, *parts]]})["zones"] == [new]


def test_cards_change_one_by_one() -> None:
    assert replaced([1, 2, 3], [1, 9, 3, 4]) == [1, 9, 3, 4]
    view = {"zones": [], "faces": [1, 2, 3], "known": [], "fields": {}}
    assert changed(view, {"faces": [1, 9, 3, 4]})["faces"] == [1, 9, 3, 4]


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("viewer", [WATCHER, 0, TRUTH])
def test_highlights_stand_at_their_moments(name: str, viewer: int) -> None:
    """Whoever looks: the moment is the one in which the event is told."""
    file = a_game(name)
    found = {one.name: best.number for one, best in podium(file.log)}
    told = [[one.event[0] for one in heard] for _, heard in moments_of(file.log, viewer)]
    for one in remembered(file.log, viewer):
        event = file.log.events[found[one.name]][0]
        private = file.log.game.event_by_number[event].private  # others hear nothing of it
        assert private or event in told[one.moment]


@pytest.mark.parametrize("name", games.names())
def test_highlights_come_with_the_last_page_of_a_game_that_is_over(name: str) -> None:
    file = a_game(name)
    *others, last = pages_of(file, WATCHER)
    assert last["highlights"]
    assert not any(page["highlights"] for page in others)
    cut = Log(file.log.game, file.log.seats, file.log.options, file.log.events[:-1])
    assert not any(page["highlights"] for page in pages_of(GameFile(cut, file.names), WATCHER))
