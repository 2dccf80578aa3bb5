"""How soon pages are there on a slow line, and what it costs to draw an update, in a real browser.

`first`: every page with an empty cache, on slow 4G (150 ms for an answer, 1.6 Mbit/s down, 0.75 up)
and a processor slowed down four times; until what people came for is painted. `updates`: recorded
messages of the middle of a game, given to a phone and to a TV; the time on the processor that the
page's main thread takes from each to the frame that shows it, from a trace, times four; of several
runs the least. Seconds by the clock would tell what else the machine does.
"""

import argparse
import statistics
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page
from tools.updates import MESSAGE, PARTS, TIMER, Cost, costs, least, recorded, replayed

from parlour import games
from web.browsing import browsing
from web.serving import serving
from web.staging import NAMES
from web.visitors import PHONE, TV, Living, Visitor, living

SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
SLOWER = 4  # times, the processor

# When something was painted: a sign is put on the page as soon as it is there, and comes with the
# same frame, of which the browser tells when it was on the screen.
WATCH = """
(selector) => {
  const sign = document.createElement('p');
  sign.textContent = '.';
  sign.setAttribute('elementtiming', 'seen');
  sign.style.cssText = 'position: fixed; top: 0; left: 0; font: 16px sans-serif';
  new PerformanceObserver((list) => console.debug(`seen ${list.getEntries()[0].renderTime}`))
    .observe({ type: 'element' });
  new MutationObserver((_, watch) => {
    if (!document.querySelector(selector)) return;
    watch.disconnect();
    document.body.append(sign);
  }).observe(document, { childList: true, subtree: true });
}
"""
SEEN = "seen "


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


def slowed(context: BrowserContext, page: Page) -> CDPSession:
    session = context.new_cdp_session(page)
    session.send("Network.enable")
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
    load.listen(slowed(context, page))
    page.add_init_script(f"({WATCH})({selector!r})")
    with page.expect_console_message(lambda said: said.text.startswith(SEEN)) as told:
        page.goto(url, wait_until="commit")
    seen = float(told.value.text.removeprefix(SEEN))
    page.wait_for_load_state("networkidle")
    first = page.evaluate(
        "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
    )
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
    code = room.room(next(iter(games.names()))) if room.visitors else ""
    yield "tv, lobby", f"tv.html?room={code}", ".roomcode", TV, None
    yield "player, joining", f"player.html?room={code}", "input[name=name]", PHONE, None
    for name in names:
        code = room.room(name)
        phone = room.phone().join(code, "Ann")
        game = games.load(name)
        add_bots(phone, max(2, game.seats_for(game.settle(preset="spec"))[0]) - 1)
        lobby = phone.context.storage_state()
        if name == games.names()[0]:
            yield "player, lobby", f"player.html?room={code}", ".lobby", PHONE, lobby
        room.start([phone])
        phone.page.wait_for_selector(".handcard")
        kept = phone.context.storage_state()
        phone.page.goto("about:blank")
        yield f"player, {name}", f"player.html?room={code}", ".handcard", PHONE, kept
        yield f"tv, {name}", f"tv.html?room={code}", ".felt .seat", TV, None


def add_bots(phone: Visitor, count: int) -> None:
    for _ in range(count):
        before = phone.page.locator(".player").count()
        phone.page.get_by_role("button", name="Add a bot").click()
        phone.page.locator(".player").nth(before).wait_for()


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


SCREENS = {"phone": ("player.html", PHONE, NAMES[0]), "tv": ("tv.html", TV, "")}
COUNTED = {"phone": (MESSAGE,), "tv": (MESSAGE, TIMER)}  # a TV shows a beat when its time has come


def updates(browser: Browser, base: str, names: list[str], runs: int) -> None:
    shares = " | ".join(PARTS)
    print(f"| game | screen | updates | p50 ms | p95 ms | most ms | {shares} |")
    print("|---" * (6 + len(PARTS)) + "|")
    for name in names:
        for what, (path, size, who) in SCREENS.items():
            told = recorded(name, who)
            found = least(
                costs(replayed(browser, f"{base}/{path}", size, told)) for _ in range(runs)
            )
            counted = [cost for mark, cost in found.items() if mark.endswith(COUNTED[what])]
            print(f"| {name} | {what} | {len(counted)} | {figures(counted)} |", flush=True)


def figures(found: list[Cost]) -> str:
    """Of all updates: the middle one, nearly the dearest, the dearest; the mean of each part."""
    whole = sorted(SLOWER * one.whole for one in found)
    at = [whole[round(share * (len(whole) - 1))] for share in (0.5, 0.95, 1)]
    parts = [SLOWER * statistics.mean(one.parts[part] for one in found) for part in PARTS]
    return " | ".join(f"{one:.0f}" for one in at + parts)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["first", "updates"])
    parser.add_argument("--runs", type=int, default=3, help="how often each is measured")
    parser.add_argument("--games", type=games.asked_for, default=",".join(games.names()))
    parser.add_argument("--static", type=Path, help="other files of the pages, to compare with")
    asked = parser.parse_args()
    names = asked.games.split(",")
    work: dict[str, Callable[[Browser, str], None]] = {
        "first": lambda browser, base: first_views(browser, base, names, asked.runs),
        "updates": lambda browser, base: updates(browser, base, names, asked.runs),
    }
    with serving(static=asked.static) as base, browsing() as browser:
        work[asked.what](browser, base)


if __name__ == "__main__":
    main()
