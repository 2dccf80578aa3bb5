"""Chromium without a window."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserType, sync_playwright

PROGRAMS = (
    "chromium-headless-shell",  # needs half the time: it has no window to draw either
    "chromium",
    "chromium-browser",
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",  # fewer processes that talk to each other: a tenth of what a page costs
    "--enable-features=NetworkServiceInProcess2",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
UNPAINTED = "--force-gpu-mem-available-mb=0"  # no room for pixels: pages are laid out, not painted


def chromium() -> str | None:
    """Where it is, if it is installed."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


def launch(kind: BrowserType, painting: bool = True) -> Browser:
    """Painting is a quarter of what a page costs or more, and only pictures need it."""
    flags = FLAGS if painting else [*FLAGS, UNPAINTED]
    return kind.launch(executable_path=chromium(), args=flags)


@contextmanager
def browsing(painting: bool = True) -> Iterator[Browser]:
    with sync_playwright() as program:
        browser = launch(program.chromium, painting)
        yield browser
        browser.close()
