"""Terminals and a browser for the tests that need them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tui.terminals import Terminal
from web.browsing import browsing, chromium

OpenTerminal = Callable[..., Terminal]


@pytest.fixture(scope="module")  # its event loop must be gone when others start theirs
def browser() -> Iterator[Browser]:
    if chromium() is None:
        pytest.skip("No Chromium here: apt-get install chromium-headless-shell")
    with browsing(painting=False) as browser:
        yield browser


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[OpenTerminal]:
    """Opens terminals, and closes all of them at the end."""
    opened: list[Terminal] = []

    def open_one(*arguments: str) -> Terminal:
        opened.append(Terminal(tmp_path / "state", *arguments))
        return opened[-1]

    yield open_one
    for one in opened:
        one.close()
