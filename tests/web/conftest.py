"""A server and a browser for all tests of the pages."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from web.browsing import browsing, chromium, launch
from web.serving import serving
from web.visitors import Living, peaceful
from web.windows import window

FOLDER = Path(__file__).parent
OPEN = ExitStack()
RUNNING: list[Browser] = []


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of a server for all tests."""
    with serving() as address:
        yield address


@pytest.fixture(scope="module")
def browser() -> Browser:
    """One for all files of this folder that follow each other. It paints nothing."""
    if chromium() is None:
        pytest.skip("No Chromium here: apt-get install chromium-headless-shell")
    if not RUNNING:
        RUNNING.append(OPEN.enter_context(browsing(painting=False)))
    return RUNNING[0]


@pytest.fixture(scope="module")
def painter(browser: Browser) -> Iterator[Browser]:
    """A browser for what is looked at pixel by pixel."""
    other = launch(browser.browser_type)
    yield other
    other.close()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """The event loop of the browser must be gone when others start theirs."""
    if RUNNING and (nextitem is None or nextitem.path.parent != FOLDER):
        RUNNING.clear()
        OPEN.close()


@pytest.fixture
def home(browser: Browser, server: str) -> Iterator[Living]:
    with peaceful(browser, server) as room:
        yield room


@pytest.fixture
def tv(browser: Browser) -> Iterator[Page]:
    """A big screen for a table set by hand."""
    with window(browser) as page:
        yield page
