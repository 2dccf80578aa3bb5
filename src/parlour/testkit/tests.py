"""Tests for pytest: `test_my_game = conformance(GAME)` in a module of tests is all it takes."""

import os
import sys
from collections.abc import Callable

import pytest

ASSERTING = [f"parlour.testkit.{module}" for module in ("checks", "hands", "playing", "worlds")]
pytest.register_assert_rewrite(*(module for module in ASSERTING if module not in sys.modules))

from parlour.kernel.game import Game  # noqa: E402
from parlour.testkit.playing import NothingTried  # noqa: E402
from parlour.testkit.running import Case, cases  # noqa: E402


def scale() -> float:
    """How many random games are played, as a share: the environment's PARLOUR_TEST_SCALE."""
    return float(os.environ.get("PARLOUR_TEST_SCALE", "1"))


def conformance(*games: Game) -> Callable[[Case], None]:
    """A test of each check with each setting of these games."""

    @pytest.mark.parametrize("case", cases(games, scale()), ids=str)
    def test_case(case: Case) -> None:
        try:
            case.run()
        except NothingTried as nothing:
            pytest.skip(str(nothing))

    return test_case
