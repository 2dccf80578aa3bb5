"""Which of many cases `make test` tries; `make test-all` tries all of them."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest


def some_of(name: str, cases: Iterable[object], *chosen: object) -> pytest.MarkDecorator:
    """A test of every case. `make test` runs the chosen ones, which tell most about the others."""
    every = list(cases)
    assert all(one in every for one in chosen), "nobody can choose what is not there"
    return those_that(name, every, lambda one: one in chosen)


def those_that(
    name: str,
    cases: Iterable[object],
    tell_most: Callable[[Any], bool],
    ids: Callable[[Any], str | None] | None = None,
) -> pytest.MarkDecorator:
    """The same where the chosen ones follow a rule."""
    slow = pytest.mark.slow
    every = [pytest.param(one, marks=() if tell_most(one) else slow) for one in cases]
    return pytest.mark.parametrize(name, every, ids=ids or name_of)


def name_of(case: object) -> str | None:
    """What a game is called; the rest is left to pytest."""
    named = getattr(case, "name", None)
    return named if isinstance(named, str) else None
