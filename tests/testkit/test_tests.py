"""One line makes the tests of a game: each check with each setting is a test of its own."""

from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"

pytest_plugins = ["pytester"]


def test_one_line_is_enough(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(EXAMPLES))
    monkeypatch.setenv("PARLOUR_TEST_SCALE", "0.01")
    pytester.makepyfile(
        test_mine="""
        from crowns import GAME
        from parlour.testkit.tests import conformance
        test_crowns = conformance(GAME)
        """
    )
    outcome = pytester.runpytest_subprocess(
        "-q", "-p", "no:cacheprovider", "-k", "declaration or idle"
    )
    passed = outcome.parseoutcomes()
    assert passed["passed"] > 20
    assert "failed" not in passed
