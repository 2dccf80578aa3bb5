"""Which of many cases `make test` tries; `make test-all` tries all of them."""

from collections.abc import Iterable

import pytest


def some_of(name: str, cases: Iterable[object], *chosen: object) -> pytest.MarkDecorator:
    """A test of every case. `make test` runs the chosen ones, which tell most about the others."""
    every = list(cases)
    assert all(one in every for one in chosen), "nobody can choose what is not there"
    others = [pytest.param(one, marks=pytest.mark.slow) for one in every if one not in chosen]
    return pytest.mark.parametrize(name, [*chosen, *others], ids=name_of)


def name_of(case: object) -> str | None:
    """What a game is called; of anything else pytest makes a name."""
    return getattr(case, "name", None)
