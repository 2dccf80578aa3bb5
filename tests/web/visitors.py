"""Real browsers in front of a real server, and what they were sent."""

import html
import json
import random
import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from playwright.sync_api import (
    APIRequestContext,
    Browser,
    ConsoleMessage,
    Error,
    Page,
    WebSocket,
)

from parlour import games
from parlour.kernel.game import Options
from parlour.kernel.random import Random
from parlour.kernel.tape import CHOSE, LIFTED, MIXED, PICK_TAKEN_BACK
from server.replaying import check_boards
from waiting import DEADLINE
from web.windows import Device, window

Frame = dict[str, Any]

EXPECTED = ("ERR_INTERNET_DISCONNECTED", "Service Worker registration blocked")  # by the tests
PHONE = {"width": 360, "height": 640}
TV = {"width": 1920, "height": 1080}

# Taps what can be tapped, as fast as the page offers it: one time in `stray` anything, else the
# last choice, which leads on in most games; cards come before other answers.
TAPPER = """
({ stray, passing, taps }) => {
  let seed = 7;
  let left = taps;
  clearInterval(window.tapper);
  window.tapper = setInterval(() => {
    const all = [...document.querySelectorAll('[data-choice]:not([disabled])')];
    const cards = all.filter((one) => one.matches('.handcard'));
    const choices = cards.length && seed % stray ? cards : all;
    seed = (seed * 16807) % 2147483647;
    const found = (passing && document.querySelector('#take'))
      || document.querySelector('[data-confirm]:not([disabled])')
      || (seed % stray ? choices.at(-1) : choices[seed % choices.length]);
    if (found) found.click();
    if (found && --left === 0) clearInterval(window.tapper);
  }, 12);
}
"""
REST = "() => clearInterval(window.tapper)"

# Texts on the screen that are smaller than so many hundredths of its height: their size, and where
# they stand. What is drawn in a picture is as large as the picture makes it.
SMALLER = """
([selector, least]) => [...document.querySelectorAll(selector)]
  .filter((e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()))
  .filter((e) => e.checkVisibility())
  .map((e) => {
    const drawn = e instanceof SVGGraphicsElement ? e.getScreenCTM() : null;
    const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1;
    return [parseFloat(getComputedStyle(e).fontSize) * scale / innerHeight * 100, e];
  })
  .filter(([size]) => size < least)
  .map(([size, e]) => {
    const path = [e.parentElement.parentElement, e.parentElement, e].map((one) =>
      [one.localName, ...one.classList].join('.')).join(' > ');
    return [size, `${path} “${e.textContent.trim().slice(0, 40)}”`];
  })
"""
# Names of which a line is missing, or the end of one.
CUT = """
(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  const line = parseFloat(getComputedStyle(one).fontSize);
  return one.scrollHeight > one.clientHeight + line / 2 || one.scrollWidth > one.clientWidth + 1;
}).map((one) => one.textContent)
"""
BOXES = """
(selector) => [...document.querySelectorAll(selector)].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x, y, width, height };
})
"""
OUTSIDE = """
() => [...document.querySelectorAll('.stage *')].filter((e) => e.childElementCount === 0)
  .map((e) => ({ b: (e.closest('svg:not(svg *)') ?? e).getBoundingClientRect(), e }))
  .filter(({ b }) => b.width && (b.left < innerWidth * 0.045 || b.right > innerWidth * 0.955
    || b.top < innerHeight * 0.04 || b.bottom > innerHeight * 0.96))
  .map(({ b, e }) => [b.left, b.top, b.right, b.bottom, e.parentElement.outerHTML.slice(0, 200)])
"""


@dataclass
class Line:
    """What went over one socket."""

    received: list[Frame] = field(default_factory=list)
    sent: list[Frame] = field(default_factory=list)


class Visitor:
    """A page, its complaints, and every message its sockets received."""

    def __init__(self, page: Page, base: str) -> None:
        self.page = page
        self.context = page.context
        self.base = base
        self.frames: list[Frame] = []
        self.lines: list[Line] = []  # by socket: a new one may overlap the old
        self.sent: list[Frame] = []
        self.complaints: list[str] = []
        page.on("websocket", self._listen)
        page.on("console", self._read)
        page.on("pageerror", self._catch)

    def leave(self) -> None:
        self.page.remove_listener("websocket", self._listen)
        self.page.remove_listener("console", self._read)
        self.page.remove_listener("pageerror", self._catch)

    def _read(self, said: ConsoleMessage) -> None:
        self._complain(said.type, said.text)

    def _catch(self, error: Error) -> None:
        self._complain("error", str(error))

    def _listen(self, socket: WebSocket) -> None:
        line = Line()
        self.lines.append(line)

        def keep(data: str | bytes, *places: list[Frame]) -> None:
            for place in places:
                place.append(json.loads(data))

        socket.on("framereceived", lambda data: keep(data, self.frames, line.received))
        socket.on("framesent", lambda data: keep(data, self.sent, line.sent))

    def _complain(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(one in text for one in EXPECTED):
            self.complaints.append(text)

    def go(self, path: str) -> "Visitor":
        self.page.goto(f"{self.base}/{path}")
        return self

    def see(self, selector: str) -> None:
        self.page.wait_for_selector(selector)

    def has(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def tap(self, selector: str) -> None:
        self.page.click(selector)

    def text(self, selector: str = "body") -> str:
        return self.page.inner_text(selector)

    def received(self, type: str) -> list[Frame]:
        return [frame["payload"] for frame in self.frames if frame["type"] == type]

    @property
    def key(self) -> str:
        return str(self.received("joined")[0]["key"])

    @property
    def game(self) -> str:
        """What is played at this visitor's table."""
        return str(self.received("room")[-1]["game"])

    def play_by_itself(self, plan: "Plan", passing: bool = False, taps: int = -1) -> None:
        """Tap until told to rest, or so often; `passing`: also take the device when passed on."""
        self.page.evaluate(TAPPER, {"stray": plan.stray, "passing": passing, "taps": taps})

    def rest(self) -> None:
        self.page.evaluate(REST)

    def arm(self) -> None:
        """Choose until only the second tap is missing."""
        for _ in range(8):
            if self.has("[data-confirm]"):
                return
            self.page.locator("[data-choice]:not([disabled])").last.dispatch_event("click")
            self.page.wait_for_timeout(100)

    def home_again(self) -> None:
        """Wait for the home page: Chromium hangs if it is closed while a page is being changed."""
        self.page.wait_for_url(f"{self.base}/")

    def join(self, code: str, name: str) -> "Visitor":
        self.go(f"lobby.html?room={code}")
        self.page.fill("input[name=name]", name)
        self.tap("button[type=submit]")
        self.see(".lobby")
        return self


class Living:
    """A living room: a browser, a server, and whoever comes."""

    def __init__(self, browser: Browser, base: str, windows: ExitStack) -> None:
        self.browser = browser
        self.base = base
        self.windows = windows
        self.visitors: list[Visitor] = []

    def visitor(self, size: dict[str, int], touch: bool = False, fresh: bool = False) -> Visitor:
        device = Device(size["width"], size["height"], touch=touch)
        page = self.windows.enter_context(window(self.browser, device, staged=False, fresh=fresh))
        self.visitors.append(Visitor(page, self.base))
        self.windows.callback(self.visitors[-1].leave)
        return self.visitors[-1]

    @property
    def requests(self) -> APIRequestContext:
        """Asks the server as the first visitor would."""
        return self.visitors[0].context.request

    def phone(self) -> Visitor:
        return self.visitor(PHONE, touch=True)

    def tv(self) -> Visitor:
        return self.visitor(TV)

    def room(self, game: str, preset: str = "spec", options: Options | None = None) -> str:
        """A new room, asked for as the home page does."""
        wanted = {"game": game, "preset": preset, "options": options or {}}
        answer = self.requests.post(f"{self.base}/api/rooms", data=wanted)
        assert answer.status == 201, answer.text()
        return str(answer.json()["room"])

    def seat_all(self, code: str, names: list[str], bots: int) -> list[Visitor]:
        """Phones join one after the other; the first is the host and adds random bots."""
        phones = [self.phone().join(code, name) for name in names]
        host = phones[0].page
        if bots:
            host.select_option("select", "random")
        for _ in range(bots):
            before = host.locator(".player").count()
            host.get_by_role("button", name="Add a bot").click()
            host.locator(".player").nth(before).wait_for()
        for phone in phones[1:]:
            phone.tap("#ready")
        return phones

    def start(self, phones: list[Visitor]) -> None:
        phones[0].tap("#start:not([disabled])")
        for phone in phones:
            phone.see(".band")


@contextmanager
def living(browser: Browser, base: str) -> Iterator[Living]:
    with ExitStack() as windows:
        yield Living(browser, base, windows)


@contextmanager
def peaceful(browser: Browser, base: str) -> Iterator[Living]:
    """A living room; in the end nobody may have complained, or know what is not for them."""
    with living(browser, base) as room:
        yield room
        check_all(room.visitors)
        for visitor in room.visitors:
            assert visitor.complaints == []


def beside(page: Page) -> int:
    """How far the page reaches beyond the screen; a phone would zoom out to show it all."""
    assert page.viewport_size is not None
    reach: int = page.evaluate("document.documentElement.scrollWidth")
    return reach - page.viewport_size["width"]


def smaller(tv: Page, selector: str, least: float) -> list[str]:
    """Texts that are too small to be read from the sofa, each with its place and size."""
    found: list[tuple[float, str]] = tv.evaluate(SMALLER, [selector, least - 0.005])
    return [f"{what}: {size:.2f} vh" for size, what in found]


def boxes(page: Page, selector: str) -> list[dict[str, float]]:
    """Where all of them lie, none of which is hidden. To ask each by itself takes ten times as
    long."""
    found: list[dict[str, float]] = page.evaluate(BOXES, selector)
    assert all(box["width"] and box["height"] for box in found), f"{selector} is not to be seen"
    return found


def cut_names(page: Page, selector: str) -> list[str]:
    """Names that are not shown as a whole."""
    found: list[str] = page.evaluate(CUT, selector)
    return found


def check_legible(tv: Page) -> None:
    """From the sofa: large enough, and not at the edge."""
    small = smaller(tv, ".stage *", 2.8)
    small += smaller(tv, ".name, .counter b, .scores td", 5)
    small += smaller(tv, ".top h1 span:last-child", 8)
    assert not small, small
    outside = tv.evaluate(OUTSIDE)
    assert not outside, outside


def until(page: Page, done: Callable[[], bool]) -> None:
    """Wait for something that is not on the page."""
    end = time.monotonic() + DEADLINE
    while not done():
        assert time.monotonic() < end, "waited too long"
        page.wait_for_timeout(50)


# How to get through a game quickly


ENOUGH = 80  # decisions of three games: there must be something to see
TOO_MANY = 700  # of three games; nobody waits for more


@dataclass(frozen=True)
class Plan:
    """The house rules and the way of tapping that make a game short."""

    game: str
    preset: str
    stray: int
    options: Options
    decisions: int

    def room(self, home: Living) -> str:
        return home.room(self.game, self.preset, self.options)


@cache
def usual_plan(name: str) -> Plan:
    """Tried out without pages: the shortest of the ways to play a game by its presets."""
    ways = [(preset, stray) for preset in games.load(name).presets for stray in (1, 9)]
    return min((tried(name, *way, {}) for way in ways), key=lambda plan: plan.decisions)


@cache
def plan_for(name: str) -> Plan:
    """The same with one house rule changed, where that makes it much shorter."""
    game, usual = games.load(name), usual_plan(name)
    values = [
        {option.name: value}
        for option in game.options
        for value in (option.values or ([] if isinstance(option.default, bool) else [option.low]))
    ]
    others = [tried(name, usual.preset, usual.stray, one) for one in values]
    shorter = [plan for plan in others if ENOUGH <= plan.decisions < usual.decisions / 1.5]
    return min(shorter, key=lambda plan: plan.decisions, default=usual)


def tried(name: str, preset: str, stray: int, options: Options) -> Plan:
    """A way to play, with the decisions that a few games take together."""
    game = games.load(name)
    count = 0
    for seed in range(3):
        rng, chance = Random(seed), random.Random(seed)
        seats = min(4, game.seats_for()[1])
        table = game.start(seats, rng, game.settle(options, preset=preset))
        while not table.over and count < TOO_MANY:
            seat = table.next_seat()
            choices = table.choices(seat)
            any_choice = seat == 0 or chance.randrange(stray) == 0
            table.act(seat, chance.choice(choices) if any_choice else choices[-1], rng)
            count += 1
    return Plan(name, preset, stray, options, count)


def quick_game() -> str:
    """The game that is over soonest, for tests that need any."""
    return min(games.names(), key=lambda name: usual_plan(name).decisions)


# What nobody may be sent


def check_all(visitors: list[Visitor]) -> None:
    """Whatever happened: nobody was sent another's key, or a view of a seat that is not his."""
    keys = {joined["key"]: owner for owner in visitors for joined in owner.received("joined")}
    for visitor in visitors:
        foreign = [key for key, owner in keys.items() if owner is not visitor]
        for frame in visitor.frames:
            assert not any(key in json.dumps(frame) for key in foreign), "somebody else's key"
        mine = own_seats(visitor)
        for update in visitor.received("game"):
            seat = update["view"]["viewer"]
            assert seat in mine, "somebody else's view"
            check_update(update, seat)


def own_seats(visitor: Visitor) -> set[int]:
    """Where somebody at this page sits; -1 for those who watch."""
    entries = visitor.received("welcome") + visitor.received("joined")
    places = {entry["place"] for entry in entries} - {None}
    players = [player for room in visitor.received("room") for player in room["players"]]
    return {-1} | {player["seat"] for player in players if player["place"] in places}


def check_secrets(visitor: Visitor, seat: int, foreign_keys: list[str]) -> int:
    """Look through everything a page received; the number of views looked at."""
    for frame in visitor.frames:
        text = json.dumps(frame)
        assert not any(key in text for key in foreign_keys), "somebody else's key was sent"
    updates = visitor.received("game")
    for update in updates:
        check_update(update, seat)
    return len(updates)


def check_update(update: Frame, seat: int) -> None:
    view = update["view"]
    assert view["viewer"] == seat
    told = "changes" in update and bool(update["events"])  # else it is told again, after a gap
    for board in check_boards(update) if told else [view]:
        for face, known in zip(board["faces"], board["known"], strict=True):
            assert face == 0 or knows(known, seat), "a face that this viewer does not know"
    assert told or known_still(update, seat), "shown, but not to this viewer"
    for event in update["events"]:
        if event[0] == MIXED:
            assert len(event) == 3 + event[2], "a mix tells where the faces went"
        if CHOSE <= event[0] <= PICK_TAKEN_BACK:
            assert event[1] == seat, "somebody else's choice"
    owes = seat >= 0 and view["owing"] >> seat & 1
    assert owes or not (update["choices"] or update["pick"] or view["answered"])


def known_still(update: Frame, seat: int) -> bool:
    """Whether a viewer knows what was shown, or may have lost sight of it."""
    known, events = update["view"]["known"], update["events"]
    for at, card, _ in update["shown"]:
        later = events[at + 1 :]
        mixed = any(event[0] == MIXED and card in event[3:] for event in later)
        lifted = any(event[0] == LIFTED and event[1] != seat for event in later)
        if not (mixed or lifted or knows(known[card], seat)):
            return False
    return True


def knows(mask: int, seat: int) -> bool:
    return mask < 0 if seat < 0 else bool(mask >> seat & 1)


def titles(game: str) -> list[str]:
    """What the faces of a game are called."""
    found = games.load(game)
    return [found.words.faces[face.name][0] for face in found.faces]


def without_rules(text: str, game: str) -> str:
    """What a page says, without the rules on the cards, which name other cards."""
    for rule in {rule for _, rule in games.load(game).words.faces.values()}:
        text = text.replace(html.escape(rule, quote=False), "").replace(rule, "")
    return text


def words_in(text: str, words: list[str]) -> set[str]:
    return {word for word in words if re.search(rf"(?<!\w){re.escape(word)}(?![\w+])", text)}
