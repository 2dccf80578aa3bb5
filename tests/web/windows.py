"""Windows of a browser, which are used again.

A new window starts a process and reads every script for the first time, which costs as much as all
the rest of a page. So a window is swept and kept for the next one. What cannot be swept away needs
a `fresh` window: scripts added to every page, listeners of one's own, an empty cache of files.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache

from playwright.sync_api import Browser, BrowserContext, CDPSession, Error, Page

from waiting import PATIENCE

MOST = 8  # tables set by hand: whatever was done to the clock of a window is done in each page


@dataclass(frozen=True)
class Device:
    """A screen, and how its browser is set."""

    width: int
    height: int
    language: str = "en"
    touch: bool = False
    motion: bool = False
    dark: bool = False

    def context(self, browser: Browser) -> BrowserContext:
        context = browser.new_context(
            viewport={"width": self.width, "height": self.height},
            locale=self.language,
            has_touch=self.touch,
            is_mobile=self.touch,
            reduced_motion="no-preference" if self.motion else "reduce",
            color_scheme="dark" if self.dark else "light",
            service_workers="block",  # it would keep files for later pages
        )
        context.set_default_timeout(PATIENCE)
        return context

    def set_up(self, page: Page) -> None:
        """What can be changed while a window is open."""
        page.set_viewport_size({"width": self.width, "height": self.height})
        page.emulate_media(
            media="null",
            reduced_motion="no-preference" if self.motion else "reduce",
            color_scheme="dark" if self.dark else "light",
        )


BIG_SCREEN = Device(1920, 1080)
# The last page of a table set by hand, whose clock stands still: it keeps and draws nothing more.
FORGET = """
() => {
  Storage.prototype.setItem = () => {};
  sessionStorage.clear();
  localStorage.clear();
  document.documentElement.replaceChildren();
}
"""


@cache
def kept(browser: Browser, language: str, touch: bool, staged: bool) -> list[tuple[Page, int]]:
    """Empty windows, and how often each has been used."""
    return []


@contextmanager
def window(
    browser: Browser, device: Device = BIG_SCREEN, staged: bool = True, fresh: bool = False
) -> Iterator[Page]:
    """An empty page that knows nothing of those before it.

    `staged`: for tables set by hand, whose clock and sockets stay with the window for good.
    """
    waiting = kept(browser, device.language, device.touch, staged)
    used_again = waiting and not fresh
    page, used = waiting.pop() if used_again else (device.context(browser).new_page(), 0)
    device.set_up(page)
    swept = False
    try:
        yield page
        worn = fresh or (staged and used + 1 == MOST)
        swept = not worn and sweep(page, staged)
    finally:
        if swept:
            waiting.append((page, used + 1))
        else:
            page.context.close()


@cache
def lines(page: Page) -> list[CDPSession]:
    """What is said to a window behind its page."""
    return []


def new_line(page: Page) -> CDPSession:
    """Instead of the line before; it is cut when the window is swept."""
    cut_lines(page)
    lines(page).append(page.context.new_cdp_session(page))
    return lines(page)[0]


def cut_lines(page: Page) -> None:
    while lines(page):
        lines(page).pop().detach()


def sweep(page: Page, staged: bool) -> bool:
    """Leave nothing for the next one; whether that was possible."""
    context = page.context
    for other in context.pages:
        if other is not page:
            other.close()
    page.unroute_all(behavior="ignoreErrors")
    context.unroute_all(behavior="ignoreErrors")
    context.set_offline(False)
    origin = "/".join(page.url.split("/")[:3])
    try:
        if not staged:
            page.goto(f"{origin}/api/info")  # has no script, which could write while it is swept
        page.evaluate(FORGET)
    except Error:
        return False  # there is no server any more, or the page goes elsewhere by itself
    line = new_line(page)
    line.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    line.send("Page.resetNavigationHistory")
    cut_lines(page)
    page.mouse.up()
    page.mouse.move(-1, -1)
    return True
