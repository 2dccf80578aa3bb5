"""A server and a browser for all tests of the pages."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from web.visitors import Living, living

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
SERVE = ["serve", "--host", "127.0.0.1", "--port", "0", "--store", "memory", "--bot-delay", "0"]
SERVE += ["--no-qr", "--set", "rooms_per_hour=100000", "--public-url", "http://192.0.2.7:8080"]


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of `parlour serve`."""
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    environment.pop("PORT", None)
    command = [sys.executable, "-c", "import sys; from parlour.cli import main; sys.exit(main())"]
    process = subprocess.Popen(
        [*command, *SERVE], stdout=subprocess.PIPE, text=True, env=environment
    )
    try:
        yield address_of(process)
    finally:
        process.terminate()
        process.wait(10)


def address_of(process: subprocess.Popen[str]) -> str:
    """The server says where it is when it is ready."""
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(r"http://localhost:(\d+)/", line):
            return f"http://127.0.0.1:{found[1]}"
    raise AssertionError("the server did not start")


@pytest.fixture(scope="session")
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
    """A living room; in the end nobody may have complained."""
    with living(browser, server) as room:
        yield room
        for visitor in room.visitors:
            assert visitor.complaints == []
