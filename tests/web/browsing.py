"""Chromium without a window."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

PROGRAMS = (
    "chromium-headless-shell",  # needs half the time: it has no window to draw either
    "chromium",
    "chromium-browser",
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def chromium() -> str | None:
    """Where it is, if it is installed."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


@contextmanager
def browsing() -> Iterator[Browser]:
    with sync_playwright() as program:
        browser = program.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()
