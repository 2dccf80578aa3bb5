"""Every registered game holds what every game must."""

from dataclasses import dataclass
from itertools import groupby

from choosing import those_that
from conformance.playing import GAMES, SCALE, is_between
from parlour.testkit.playing import NothingTried
from parlour.testkit.running import Case, cases
from parlour.testkit.settings import preset_settings


@dataclass(frozen=True)
class Checked:
    """A check of a game, with all its settings: alone, most would take less than being a test."""

    cases: list[Case]
    tells_most: bool

    def __str__(self) -> str:
        case = self.cases[0]
        between = "" if self.tells_most else ", with a middling number of seats"
        return f"{case.setting.game.name}: {case.check.topic}: {case.check.name}{between}"


def tells_most(case: Case) -> bool:
    """What is tried with presets only is tried with the fewest and with the most seats."""
    return case.check.settings_of is not preset_settings or not is_between(case.setting)


def all_checked() -> list[Checked]:
    found: list[Checked] = []
    every = cases(GAMES, SCALE)
    for _, group in groupby(every, key=lambda case: (case.setting.game.name, case.check)):
        own = list(group)
        for most in (True, False):
            chosen = [case for case in own if tells_most(case) is most]
            found += [Checked(chosen, most)] if chosen else []
    return found


@those_that("checked", all_checked(), lambda checked: checked.tells_most, ids=str)
def test_a_game_holds_what_every_game_must(checked: Checked) -> None:
    """In a whole run every check must have met what it is about, too."""
    for case in checked.cases:
        try:
            case.run()
        except NothingTried:
            assert SCALE < 1, case
        except BaseException as error:
            error.add_note(f"The setting is {case.setting}.")
            raise
