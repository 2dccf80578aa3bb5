"""Sounds: what they are made of, that nothing hidden can be heard, and that they can be played."""

import random
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser

from endings import lively
from parlour import games
from parlour.kernel.describe import describe
from parlour.kernel.random import Random
from parlour.kernel.seats import seats_in
from parlour.kernel.tape import Tape
from parlour.kernel.telling import Telling
from parlour.kernel.types import WATCHER
from parlour.room.changes import Steps
from web.nodes import in_node, needs_node

SCRIPT = Path(__file__).with_name("cueing.js")
SEED = 5
ACTIONS = 150

each_game = pytest.mark.parametrize("name", games.names())


@cache
def cued(name: str) -> list[dict[str, Any]]:
    """A random game, each public event with its cues: for two players and one who watches."""
    game = games.load(name)
    options = game.settle(preset=lively(name))
    seats = min(3, game.seats_for(options)[1])
    chance, rng, tape = random.Random(SEED), Random(SEED), Tape()
    table = game.start(seats, rng, options, tape)
    moments, described = [], describe(game, options)
    told = described["events"]
    assert isinstance(told, dict)
    for _ in range(ACTIONS):
        if table.over:
            break
        eve, place = table.copy(), tape.end
        seat = chance.choice(seats_in(table.waiting()))
        table.act(seat, chance.choice(list(table.choices(seat))), rng)
        events = tape.events(place)
        steps, public = Steps(eve, events), Telling(game, tape, place).places(WATCHER)
        for at in public:
            if str(events[at][0]) in told:
                boards = [
                    [steps.view(viewer, at + n) for n in (0, 1)] for viewer in (0, 1, WATCHER)
                ]
                moments.append({"event": list(events[at]), "boards": boards})
    asked = msgspec.json.encode({"game": described, "moments": moments})
    found: list[dict[str, Any]] = in_node(SCRIPT, "cued", asked)
    return found


def heard(name: str) -> set[str]:
    return {cue for one in cued(name) for cue in one["cues"][-1]}


@needs_node
@each_game
def test_everybody_hears_the_same(name: str) -> None:
    """Phones are heard by the whole room; what one seat knows must not make a difference."""
    assert len(cued(name)) > 50
    for one in cued(name):
        mine, others, watched = one["cues"]
        assert mine == others == watched, (name, one, SEED)


@needs_node
@each_game
def test_what_happens_has_its_own_sound(name: str) -> None:
    assert len(heard(name)) >= 3, heard(name)


@needs_node
def test_games_that_declare_no_sound_are_heard() -> None:
    all_heard = set[str]().union(*map(heard, games.names()))
    assert {"card", "draw", "reveal", "coin", "claim", "out", "win", "tap"} <= all_heard


# What the sounds are: rendered by the browser without a loudspeaker.
RENDERED = """
async (path) => {
  const { CUES, play } = await import(path);
  const found = {};
  for (const cue of CUES) {
    const context = new OfflineAudioContext(1, 44100 * 3, 44100);
    play(context, context.destination, cue, 0);
    const data = (await context.startRendering()).getChannelData(0);
    let [peak, end] = [0, 0];
    data.forEach((value, at) => {
      peak = Math.max(peak, Math.abs(value));
      if (Math.abs(value) > 0.003) end = at / 44100;
    });
    found[cue] = [peak, end];
  }
  return found;
}
"""


def test_every_sound_is_short_and_neither_silent_nor_clipped(browser: Browser, server: str) -> None:
    page = browser.new_page()
    page.goto(f"{server}/replay.html")
    found = page.evaluate(RENDERED, "/static/js/draw/sounds.js")
    page.close()
    assert {"turn", "card", "reveal", "coin", "dice", "claim", "out", "round", "win"} <= set(found)
    for cue, (peak, seconds) in found.items():
        assert 0.05 < peak <= 1.0, (cue, peak)
        assert 0.01 < seconds < (2.5 if cue == "win" else 1.6), (cue, seconds)
