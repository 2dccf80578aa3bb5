"""Terminals and a browser for the tests that need them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tui.terminals import Terminal
from web.conftest import browser  # noqa: F401  (a fixture)

OpenTerminal = Callable[..., Terminal]


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
