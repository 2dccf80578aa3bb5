"""What is checked, and with which settings of a game."""

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Final

from parlour.kernel.game import Game
from parlour.testkit.settings import (
    Setting,
    all_settings,
    preset_settings,
    usual_setting,
    varied_settings,
)


@dataclass(frozen=True)
class Check:
    """Something that every game must hold. It raises if a game does not, whatever it raises."""

    topic: str
    name: str
    settings_of: Callable[[Game], list[Setting]]
    run: Callable[[Setting], None]


Run = Callable[[Setting], None]

_registered: Final[list[tuple[str, Check]]] = []  # with the name of the module


def checks_in(module: ModuleType) -> list[Check]:
    """The checks that a module registers."""
    return [check for name, check in _registered if name == module.__name__]


def add(settings_of: Callable[[Game], list[Setting]], run: Run, named: Callable[..., None]) -> None:
    topic = named.__module__.rpartition(".")[2]
    check = Check(topic, named.__name__.replace("_", " "), settings_of, run)
    _registered.append((named.__module__, check))


def each_game(check: Callable[[Game], None]) -> Callable[[Game], None]:
    """A check of the game as it is declared."""
    add(usual_setting, lambda setting: check(setting.game), check)
    return check


def each_setting(check: Run) -> Run:
    """A check of every number of seats with every option."""
    add(all_settings, check, check)
    return check


def each_variety(check: Run) -> Run:
    """A check of every number of seats and every option, not of all of them together."""
    add(varied_settings, check, check)
    return check


def each_preset(check: Run) -> Run:
    """A check of every preset."""
    add(preset_settings, check, check)
    return check
