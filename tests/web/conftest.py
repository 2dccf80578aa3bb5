"""A server and a browser for all tests of the pages."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from web.browsing import browsing, chromium
from web.serving import serving
from web.visitors import Living, check_all, living


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
    """A living room; in the end nobody may have complained, or know what is not for him."""
    with living(browser, server) as room:
        yield room
        check_all(room.visitors)
        for visitor in room.visitors:
            assert visitor.complaints == []
