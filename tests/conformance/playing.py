"""The registered games and their settings, as parameters of tests."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pytest

from choosing import those_that
from parlour import games
from parlour.kernel.game import Game
from parlour.testkit.settings import Setting, preset_settings
from parlour.testkit.tests import scale

SCALE: Final = scale()
GAMES: Final = [games.load(name) for name in games.names()]


def is_between(setting: Setting) -> bool:
    """Whether both fewer and more could play."""
    low, high = setting.game.seats_for(setting.options)
    return low < setting.seats < high


def collected(settings_of: Callable[[Game], list[Setting]]) -> pytest.MarkDecorator:
    settings = [replace(setting, scale=SCALE) for game in GAMES for setting in settings_of(game)]
    return those_that("setting", settings, lambda setting: not is_between(setting), ids=str)


each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_preset = collected(preset_settings)  # `make test`: with the fewest and with the most seats


def was_tried(count: int) -> bool:
    """Whether a test met what it is about; small runs may miss it."""
    return count > 0 or SCALE < 1


def scaled(count: int) -> int:
    """So many, times PARLOUR_TEST_SCALE."""
    return max(1, round(count * SCALE))
