"""A server and a browser for all tests of the pages."""

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from web.serving import serving
from web.visitors import Living, check_all, living

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of a server for all tests."""
    with serving() as address:
        yield address


@pytest.fixture(scope="module")  # its event loop must be gone when others start theirs
def browser() -> Iterator[Browser]:
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)
    if found is None:
        pytest.skip("No Chromium here: apt-get install chromium")
    with sync_playwright() as program:
        browser = program.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def home(browser: Browser, server: str) -> Iterator[Living]:
    """A living room; in the end nobody may have complained, or know what is not for him."""
    with living(browser, server) as room:
        yield room
        check_all(room.visitors)
        for visitor in room.visitors:
            assert visitor.complaints == []
