"""Updates of a game, recorded once and given to a page again and again, the same ones every time.

A room in this process is played with a fixed seed; what it says to a phone or a TV in the middle of
the game is kept. A page is then given these messages one by one, without a server: each when all
that the one before has set off is over. Motion and timers for what is to be seen later are not
waited for, but brought to their end, in their order.
"""

import json
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count, islice
from typing import Any

from playwright.sync_api import Browser

from parlour import games
from parlour.bots.registry import make_bot
from parlour.room.messages import Hello
from web.staging import CODE, NAMES, Scene

SEED = 3
SEATS = 4  # where so many can play
DECISIONS = 24  # of the middle of a game
LONGEST = 240  # decisions of a game; played at random, some do not end
MESSAGE, TIMER = "message", "timer"
DRAWN = 2.0  # milliseconds; what costs less has drawn nothing, and would only flatter the rest

STYLE, LAYOUT, PAINT = "style", "layout", "paint"
PARTS = ("scripts", STYLE, LAYOUT, PAINT)
PART_OF = {
    "UpdateLayoutTree": STYLE,
    "Layout": LAYOUT,
    **dict.fromkeys(("PrePaint", "Paint", "Layerize", "Commit"), PAINT),
}

# The page's socket and clock. `play` lets everything happen, one thing after the other: a timer
# that waits, the earliest first, or else the next message. Each bears a mark in the trace.
REPLAY = """
({ game, code, key, greeting, updates, held }) => {
  localStorage.setItem(`parlour.guided.${game}`, 'true');
  sessionStorage.setItem(`parlour.open.${code}`, 'true');
  const seat = { code, key, place: 0, name: '', game: '', at: 0 };
  localStorage.setItem('parlour.seats', JSON.stringify([seat]));
  let [socket, waiting, playing, last] = [null, [], false, -1];
  const { setTimeout: after, clearTimeout: cancel } = window;
  window.setTimeout = (call, delay = 0, ...given) => {
    if (!playing || delay < held) return after(call, delay, ...given);
    waiting.push({ id: last -= 1, due: performance.now() + delay, call });
    waiting.sort((one, other) => one.due - other.due);
    return last;
  };
  window.clearTimeout = (id) => {
    waiting = waiting.filter((one) => one.id !== id);
    if (!(id < 0)) cancel(id);
  };
  const hear = (data) => socket.onmessage?.({ data });
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 1;
    constructor() {
      socket = this;
      after(() => this.onopen?.());
    }
    send(text) {
      if (JSON.parse(text).type === 'hello') after(() => greeting.forEach(hear));
    }
    close() {}
  };
  const frame = () => new Promise((done) => requestAnimationFrame(() => after(done)));
  const ends = ({ effect }) => Number.isFinite(effect.getComputedTiming().endTime);
  const quiet = async () => {
    await frame();
    await frame();
    document.getAnimations().filter(ends).forEach((one) => one.finish());
    await frame();
  };
  window.play = async () => {
    playing = true;
    await quiet();
    for (let step = 0; updates.length || waiting.length; step++) {
      const timer = waiting.shift();
      after(() => {
        performance.mark(`step ${step} ${timer ? 'timer' : 'message'}`);
        if (timer) timer.call();
        else updates.shift().forEach(hear);
      });
      await quiet();
    }
  };
}
"""
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"]
CATEGORIES += ["blink.user_timing"]
HELD = 250  # milliseconds; timers that are shorter belong to drawing


@dataclass(frozen=True)
class Recording:
    """What a room says to somebody: first, and at each decision."""

    game: str
    key: str
    greeting: list[str]
    updates: list[list[str]]


class Ear:
    """Keeps what it is told."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def send(self, message: str | bytes) -> None:
        self.heard.append(str(message))

    def take(self) -> list[str]:
        """What was heard since the last time."""
        heard, self.heard = self.heard, []
        return heard


def begun(name: str) -> Scene:
    return Scene(name, NAMES[: min(games.load(name).seats[1], SEATS)], seed=SEED).start()


def decisions(scene: Scene) -> Iterator[int]:
    """Play at random to the end; a step for each decision."""
    player = make_bot("random", scene.table.game)
    for number in count(1):
        if scene.table.over:
            return
        view = scene.table.view(scene.asked)
        scene.act(player.choose(view, scene.top.rng), f"decision {number}")
        yield number


def recorded(name: str, who: str) -> Recording:
    """The middle of a game for a player, or for somebody who looks on."""
    length = max(islice(decisions(begun(name)), LONGEST))
    skipped = max(0, length - DECISIONS) // 2
    scene, ear = begun(name), Ear()
    game = decisions(scene)
    deque(islice(game, skipped), maxlen=0)
    top = scene.top
    top.sockets["page"] = ear
    key = top.keys.get(who, "")
    top.take(top.room.connect("page", Hello(1, key or None, -1, True), top.now))
    greeting = ear.take()
    updates = [ear.take() for _ in islice(game, DECISIONS)]
    return Recording(name, key, greeting, [heard for heard in updates if heard])


@dataclass(frozen=True)
class Cost:
    """Milliseconds on the processor until something was drawn, in all and by part."""

    whole: float
    parts: dict[str, float]


def replayed(browser: Browser, url: str, size: dict[str, int], told: Recording) -> bytes:
    """Give a page what was recorded; the trace."""
    context = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]}, service_workers="block"
    )
    page = context.new_page()
    given = {"game": told.game, "code": CODE, "key": told.key, "held": HELD}
    given |= {"greeting": told.greeting, "updates": told.updates}
    page.add_init_script(f"({REPLAY})({json.dumps(given)})")
    page.route("**/api/rooms/**", lambda route: route.fulfill(status=404))
    page.goto(f"{url}?room={CODE}")
    page.wait_for_selector(".felt .seat, .felt [data-seat]")
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready.then(() => true)")
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.evaluate("() => play()")
    trace = browser.stop_tracing()
    context.close()
    return trace


def costs(trace: bytes) -> dict[str, Cost]:
    """By mark: what the page's main thread did from it to the frame that shows it."""
    events = json.loads(trace)["traceEvents"]
    started = next(one for one in events if one["name"] == "TracingStartedInBrowser")
    process = started["args"]["data"]["frames"][0]["processId"]
    mine = [one for one in events if one["pid"] == process]
    main = next(
        one["tid"]
        for one in mine
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    )
    here = sorted((one for one in mine if one["tid"] == main and "ts" in one), key=_start)
    tasks = [one for one in here if one["name"] == "RunTask" and "dur" in one]
    frames = [_start(one) for one in here if one["name"] == "Commit"]
    drawing = [one for one in here if one["name"] in PART_OF and "tdur" in one]
    found = {}
    for mark in (one for one in here if str(one["name"]).startswith("step ")):
        shown = next((one for one in frames if one > _start(mark)), None)
        if shown is not None:
            doing = [one for one in tasks if _start(mark) < _end(one) and _start(one) < shown]
            found[mark["name"]] = _cost(doing, drawing)
    return found


def _start(event: dict[str, Any]) -> float:
    return float(event["ts"])


def _end(event: dict[str, Any]) -> float:
    return float(event["ts"] + event["dur"])


def _cost(tasks: list[dict[str, Any]], events: list[dict[str, Any]]) -> Cost:
    parts, end = dict.fromkeys(PARTS, 0.0), 0.0
    for one in events:
        within = any(_start(task) <= _start(one) < _end(task) for task in tasks)
        if within and _start(one) >= end:  # else it is a part of another one
            parts[PART_OF[one["name"]]] += one["tdur"] / 1000
            end = _end(one)
    whole = sum(one.get("tdur", 0) for one in tasks) / 1000
    return Cost(whole, {**parts, "scripts": whole - sum(parts.values())})


def least(runs: Iterable[dict[str, Cost]]) -> dict[str, Cost]:
    """Of each update the run in which it cost least: what else a machine does only adds to it."""
    found: dict[str, Cost] = {}
    for run in runs:
        for mark, cost in run.items():
            if mark not in found or cost.whole < found[mark].whole:
                found[mark] = cost
    return {mark: cost for mark, cost in found.items() if cost.whole >= DRAWN}
