"""Windows of a browser for tables set by hand.

A new window starts processes and reads every script for the first time, which costs half as much as
all the rest of a page. So a window is used again, and what was in it is forgotten before.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache

from playwright.sync_api import Browser, BrowserContext, Page

from waiting import PATIENCE

MOST = 8  # times: whatever was done to the clock of a window is done again in each page


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


BIG_SCREEN = Device(1920, 1080)


@cache
def kept(browser: Browser, device: Device) -> list[tuple[Page, int]]:
    """Empty windows, and how often each has been used."""
    return []


@contextmanager
def window(browser: Browser, device: Device = BIG_SCREEN) -> Iterator[Page]:
    """An empty page that knows nothing of those before it."""
    waiting = kept(browser, device)
    page, used = waiting.pop() if waiting else (device.context(browser).new_page(), 0)
    yield page
    if used + 1 < MOST:
        clear(page, device)
        waiting.append((page, used + 1))
    else:
        page.context.close()


def clear(page: Page, device: Device) -> None:
    page.unroute_all(behavior="ignoreErrors")
    origin = "/".join(page.url.split("/")[:3])
    if origin.startswith("http"):
        page.evaluate("() => sessionStorage.clear()")
    page.goto("about:blank")
    session = page.context.new_cdp_session(page)
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    session.detach()
    page.set_viewport_size({"width": device.width, "height": device.height})
