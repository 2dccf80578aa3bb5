"""Every registered game holds what every game must."""

from choosing import those_that
from conformance.playing import GAMES, SCALE, is_between
from parlour.testkit.playing import NothingTried
from parlour.testkit.running import Case, cases
from parlour.testkit.settings import preset_settings


def tells_most(case: Case) -> bool:
    """What is tried with presets only is tried with the fewest and with the most seats."""
    return case.check.settings_of is not preset_settings or not is_between(case.setting)


@those_that("case", cases(GAMES, SCALE), tells_most, ids=str)
def test_a_game_holds_what_every_game_must(case: Case) -> None:
    """In a whole run every check must have met what it is about, too."""
    try:
        case.run()
    except NothingTried:
        assert SCALE < 1
