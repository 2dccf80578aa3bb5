"""Set-up for all tests."""

import gc
import os
import signal
from collections.abc import Generator, Iterator
from itertools import groupby, islice
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src"
LONG = ("test_lint.py", "web", "tui", "server")  # what a process should not be left with at the end
GARBAGE = 20_000, 20, 20  # by Python's own numbers a tenth of the time goes into looking for it


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test compiled modules that are older than their source. Commands speak English."""
    os.environ["PARLOUR_LANGUAGE"] = "en"
    if os.environ.get("PARLOUR_PURE") == "1":
        return
    for compiled in SOURCE.glob("parlour/**/*.so"):
        source = compiled.with_name(compiled.name.split(".")[0] + ".py")
        if source.exists() and source.stat().st_mtime > compiled.stat().st_mtime:
            raise pytest.UsageError(f"{source.name} has changed since it was compiled: make setup")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """No garbage is looked for while tests are collected, nor later among what was collected.

    While they run it is looked for less often than usual.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Each process of pytest-xdist begins with its share of the files that take long.

    It is given a run of the list, and what others have not begun is taken over from its end.
    """
    processes = getattr(config, "workerinput", {}).get("workercount", 1)
    files = [list(group) for _, group in groupby(items, key=lambda item: item.path)]
    long = sorted(filter(takes_long, files), key=lambda file: LONG.index(part_of(file)))
    rest = iter([item for file in files if not takes_long(file) for item in file])
    shares = [[item for file in long[at::processes] for item in file] for at in range(processes)]
    for at, share in enumerate(shares):
        size = len(items) * (at + 1) // processes - len(items) * at // processes
        share += islice(rest, max(0, size - len(share)))
    items[:] = [item for share in shares for item in share] + list(rest)


def part_of(file: list[pytest.Item]) -> str:
    """The folder of a file of tests, or the file itself."""
    return file[0].path.relative_to(TESTS).parts[0]


def takes_long(file: list[pytest.Item]) -> bool:
    return part_of(file) in LONG


@pytest.fixture(autouse=True)
def signals_as_before() -> Iterator[None]:
    """What a test blocks would be blocked in every program that later tests start."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    yield
    assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == before
