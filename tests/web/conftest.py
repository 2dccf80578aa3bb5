"""A server and a browser for all tests of the pages."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from web.browsing import browsing, chromium
from web.serving import serving
from web.staging import big_screen
from web.visitors import Living, peaceful


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of a server for all tests."""
    with serving() as address:
        yield address


@pytest.fixture(scope="module")  # its event loop must be gone when others start theirs
def browser() -> Iterator[Browser]:
    if chromium() is None:
        pytest.skip("No Chromium here: apt-get install chromium-headless-shell")
    with browsing() as browser:
        yield browser


@pytest.fixture
def home(browser: Browser, server: str) -> Iterator[Living]:
    with peaceful(browser, server) as room:
        yield room


@pytest.fixture
def tv(browser: Browser) -> Iterator[Page]:
    """A big screen for a table set by hand."""
    with big_screen(browser) as page:
        yield page
