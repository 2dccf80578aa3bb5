"""The sounds, rendered without loudspeakers and measured."""

import math
from typing import Any

import pytest
from playwright.sync_api import Browser

# Every sound by itself, and every two as they are heard, one soon after the other through the
# compressor. Levels are of the loudest tenth of a second, lengths until 40 dB below the peak.
RENDER = """
async ({ spacing }) => {
  const { CUES, play } = await import('/static/js/draw/sounds.js');
  const rate = 22050;
  const rendered = async (cues, compressed) => {
    const context = new OfflineAudioContext(1, rate * 3, rate);
    const out = compressed ? context.createDynamicsCompressor() : context.destination;
    if (compressed) out.connect(context.destination);
    cues.forEach((cue, at) => play(context, out, cue, 0.05 + at * spacing));
    return (await context.startRendering()).getChannelData(0);
  };
  const peakOf = (data) => data.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const measured = (data) => {
    const peak = peakOf(data);
    const [from, to] = [data.findIndex((one) => one), data.findLastIndex((one) => one)];
    const ends = data.findLastIndex((one) => Math.abs(one) > peak / 100);
    const window = rate / 10;
    let [sum, most] = [0, 0];
    data.forEach((one, at) => {
      sum += one * one - (at < window ? 0 : data[at - window] ** 2);
      most = Math.max(most, sum);
    });
    return { peak, level: Math.sqrt(most / window), length: (ends - from) / rate,
      first: Math.abs(data[from]), last: Math.abs(data[to]) };
  };
  const found = { alone: {}, pairs: {} };
  for (const cue of CUES) found.alone[cue] = measured(await rendered([cue], false));
  const loud = CUES.toSorted((a, b) => found.alone[b].peak - found.alone[a].peak).slice(0, 5);
  for (const one of loud) for (const two of CUES) {
    found.pairs[`${one} ${two}`] = peakOf(await rendered([one, two], true));
  }
  return found;
}
"""
SPACING = 0.14  # seconds between two sounds of one beat
LONG = {"win": 1.6}  # a fanfare
LEVELS = (-31.0, -15.0)  # dB: what happens all the time is softer than what matters


@pytest.fixture(scope="module")
def sounds(browser: Browser, server: str) -> Any:
    page = browser.new_page()
    page.goto(f"{server}/replay.html")  # it stays where it is
    found = page.evaluate(RENDER, {"spacing": SPACING})
    page.close()
    return found


def test_every_sound_is_heard_and_none_is_too_loud(sounds: Any) -> None:
    levels = {cue: 20 * math.log10(one["level"]) for cue, one in sounds["alone"].items()}
    assert len(levels) >= 16
    assert {cue: at for cue, at in levels.items() if not LEVELS[0] <= at <= LEVELS[1]} == {}
    assert max(one["peak"] for one in sounds["alone"].values()) < 0.75
    assert max(sounds["pairs"].values()) < 0.98, "two together are cut off"


def test_sounds_are_short_and_begin_and_end_in_silence(sounds: Any) -> None:
    for cue, one in sounds["alone"].items():
        assert 0.02 <= one["length"] <= LONG.get(cue, 1.0), cue
        assert one["first"] < 0.001, f"{cue} begins with a click"
        assert one["last"] < 0.001, f"{cue} ends with a click"
