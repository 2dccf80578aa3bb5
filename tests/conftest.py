"""Set-up for all tests."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test compiled modules that are older than their source. Commands speak English."""
    os.environ["PARLOUR_LANGUAGE"] = "en"
    if os.environ.get("PARLOUR_PURE") == "1":
        return
    for compiled in SOURCE.glob("parlour/**/*.so"):
        source = compiled.with_name(compiled.name.split(".")[0] + ".py")
        if source.exists() and source.stat().st_mtime > compiled.stat().st_mtime:
            raise pytest.UsageError(f"{source.name} has changed since it was compiled: make setup")


@pytest.fixture(autouse=True)
def signals_as_before() -> Iterator[None]:
    """What a test blocks would be blocked in every program that later tests start."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    yield
    assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == before
