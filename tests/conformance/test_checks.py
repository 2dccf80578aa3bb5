"""Every registered game holds what every game must."""

import pytest

from conformance.playing import GAMES, SCALE
from parlour.testkit.playing import NothingTried
from parlour.testkit.running import Case, cases


@pytest.mark.parametrize("case", cases(GAMES, SCALE), ids=str)
def test_a_game_holds_what_every_game_must(case: Case) -> None:
    """In a whole run every check must have met what it is about, too."""
    try:
        case.run()
    except NothingTried:
        assert SCALE < 1
