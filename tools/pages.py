"""How soon pages are there on a slow line, and how soon an update is drawn, in a real browser.

`first`: every page with an empty cache, on slow 4G (150 ms for an answer, 1.6 Mbit/s down, 0.75 up)
and a processor slowed down four times; until what people came for is painted. `updates`: a phone
plays against bots while a TV looks on, both slowed down four times; from the message of the socket
to the painted frame, and the longest task of the page. Medians of several runs.
"""

import argparse
import statistics
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

from parlour import games
from web.browsing import browsing
from web.serving import serving
from web.visitors import PHONE, TAPPER, TV, Living, Visitor, living

SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
SLOWER = 4  # times, the processor
UPDATES = 40  # messages of a game that are looked at, at most

# When something was painted: two frames after it is there the first one is on the screen.
WATCH = """
(selector) => {
  const look = () => {
    if (document.querySelector(selector)) {
      requestAnimationFrame(() => setTimeout(() => { window.seenAt = performance.now(); }));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
"""
# From the message of a socket to the frame after it, and every task that blocked the page.
TIMES = """
() => {
  window.drawn = [];
  window.longest = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) window.longest.push(one.duration);
  }).observe({ type: 'longtask' });
  const told = new WeakSet();
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    set onmessage(hear) {
      super.onmessage = (event) => {
        const start = performance.now();
        const isGame = event.data.slice(0, 200).includes('"type":"game"');
        hear(event);
        if (!isGame) return;
        const channel = new MessageChannel();
        channel.port1.onmessage = () => window.drawn.push(performance.now() - start);
        requestAnimationFrame(() => channel.port2.postMessage(0));
      };
    }
  };
}
"""


@dataclass
class Load:
    """Bytes and requests until the page was quiet, as a browser counts them."""

    bytes: int = 0
    requests: int = 0
    urls: dict[str, str] = field(default_factory=dict)

    def listen(self, session: CDPSession) -> None:
        session.on("Network.responseReceived", self._name)
        session.on("Network.loadingFinished", self._count)

    def _name(self, event: dict[str, Any]) -> None:
        self.urls[event["requestId"]] = event["response"]["url"]

    def _count(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self.urls:
            self.bytes += int(event["encodedDataLength"])
            self.requests += 1


@dataclass
class View:
    """One opening of a page: milliseconds until anything, and what people came for, was painted."""

    first: float
    seen: float
    bytes: int
    requests: int


def slowed(context: BrowserContext, page: Page, network: bool) -> CDPSession:
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    if network:
        session.send("Network.emulateNetworkConditions", SLOW_4G)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return session


def open_once(
    browser: Browser, url: str, selector: str, size: dict[str, int], kept: Any = None
) -> View:
    """Open a page as somebody does who has never been here, but may have a seat."""
    context = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        storage_state=kept,
        service_workers="block",
    )
    page = context.new_page()
    load = Load()
    load.listen(slowed(context, page, network=True))
    page.add_init_script(f"({WATCH})({selector!r})")
    page.goto(url)
    page.wait_for_function("() => window.seenAt", timeout=30_000)
    page.wait_for_load_state("networkidle")
    first = page.evaluate(
        "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
    )
    seen = page.evaluate("() => window.seenAt")
    context.close()
    return View(first, seen, load.bytes, load.requests)


def median_view(views: list[View]) -> View:
    def middle(what: str) -> float:
        return float(statistics.median(getattr(one, what) for one in views))

    return View(middle("first"), middle("seen"), int(middle("bytes")), int(middle("requests")))


# First views


Case = tuple[str, str, str, dict[str, int], Any]


def cases(room: Living, names: Iterable[str]) -> Iterator[Case]:
    """What is opened: (what, path, what people came for, size, what the browser has kept)."""
    yield "home", "", "#create-solo", PHONE, None
    code = room.room(next(iter(games.names()))) if room.contexts else ""
    yield "tv, lobby", f"tv.html?room={code}", ".roomcode", TV, None
    yield "player, joining", f"player.html?room={code}", "input[name=name]", PHONE, None
    for name in names:
        code = room.room(name)
        phone = room.phone().join(code, "Ann")
        game = games.load(name)
        for _ in range(max(2, game.seats_for(game.settle(preset="spec"))[0]) - 1):
            before = phone.page.locator(".player").count()
            phone.page.get_by_role("button", name="Add a bot").click()
            phone.page.locator(".player").nth(before).wait_for()
        lobby = phone.context.storage_state()
        if name == games.names()[0]:
            yield "player, lobby", f"player.html?room={code}", ".lobby", PHONE, lobby
        room.start([phone])
        phone.page.wait_for_selector(".handcard")
        kept = phone.context.storage_state()
        phone.page.goto("about:blank")
        yield f"player, {name}", f"player.html?room={code}", ".handcard", PHONE, kept
        yield f"tv, {name}", f"tv.html?room={code}", ".felt .seat", TV, None


def first_views(browser: Browser, base: str, names: list[str], runs: int) -> None:
    print("| page | first paint s | first view s | kB | requests |\n|---|---|---|---|---|")
    with living(browser, base) as room:
        room.visitor(PHONE).go("")  # so that rooms can be asked for
        for what, path, selector, size, kept in cases(room, names):
            found = median_view(
                [open_once(browser, f"{base}/{path}", selector, size, kept) for _ in range(runs)]
            )
            print(
                f"| {what} | {found.first / 1000:.2f} | {found.seen / 1000:.2f} "
                f"| {found.bytes / 1000:.0f} | {found.requests} |",
                flush=True,
            )


# Updates


def slow_visitor(room: Living, size: dict[str, int], touch: bool) -> Visitor:
    context = room.browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        has_touch=touch,
        is_mobile=touch,
    )  # with motion, as people have it
    room.contexts.append(context)
    visitor = Visitor(context, room.base)
    room.visitors.append(visitor)
    visitor.page.add_init_script(f"({TIMES})()")
    return visitor


def updates_of(
    browser: Browser, base: str, name: str
) -> list[tuple[str, list[float], list[float]]]:
    """One game of a phone against bots: (screen, from message to frame, long tasks)."""
    with living(browser, base) as room:
        phone, tv = slow_visitor(room, PHONE, True), slow_visitor(room, TV, False)
        code = room.room(name)
        phone.join(code, "Ann")
        tv.go(f"tv.html?room={code}").see(".roomcode")
        most = games.load(name).seats[1]
        for _ in range(min(most, 4) - 1):
            before = phone.page.locator(".player").count()
            phone.page.get_by_role("button", name="Add a bot").click()
            phone.page.locator(".player").nth(before).wait_for()
        room.start([phone])
        phone.see(".handcard")
        screens = [("phone", phone), ("tv", tv)]
        for _, visitor in screens:
            slowed(visitor.context, visitor.page, network=False)
            visitor.page.evaluate("() => { window.drawn = []; window.longest = []; }")
        phone.page.evaluate(
            TAPPER.replace("12);", "400);"), {"stray": 4, "passing": False, "taps": -1}
        )
        phone.page.wait_for_function(f"() => window.drawn.length >= {UPDATES}", timeout=120_000)
        return [
            (what, *visitor.page.evaluate("() => [window.drawn, window.longest]"))
            for what, visitor in screens
        ]


def updates(browser: Browser, base: str, names: list[str]) -> None:
    print("| game | screen | updates | p50 ms | p95 ms | most ms | longest task ms |")
    print("|---|---|---|---|---|---|---|")
    for name in names:
        for what, drawn, tasks in updates_of(browser, base, name):
            drawn.sort()
            at = [drawn[int(share * (len(drawn) - 1))] for share in (0.5, 0.95, 1)]
            figures = " | ".join(f"{one:.0f}" for one in at)
            longest = f"{max(tasks):.0f}" if tasks else "under 50"
            print(f"| {name} | {what} | {len(drawn)} | {figures} | {longest} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["first", "updates"])
    parser.add_argument("--runs", type=int, default=5, help="openings of each page")
    parser.add_argument("--games", default=",".join(games.names()))
    asked = parser.parse_args()
    names = asked.games.split(",")
    work: dict[str, Callable[[Browser, str], None]] = {
        "first": lambda browser, base: first_views(browser, base, names, asked.runs),
        "updates": lambda browser, base: updates(browser, base, names),
    }
    with serving() as base, browsing() as browser:
        work[asked.what](browser, base)


if __name__ == "__main__":
    main()
