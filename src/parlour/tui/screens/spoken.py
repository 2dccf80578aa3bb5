"""Screens whose keys are explained in the language of the terminal."""

from dataclasses import replace

from textual.binding import ActiveBinding
from textual.screen import Screen, ScreenResultType

from parlour.tui.words import t

KEY = "key-"  # how the descriptions of such keys begin


class SpokenScreen(Screen[ScreenResultType]):
    """What a binding describes itself with is the name of a message."""

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        return {key: spoken(one) for key, one in super().active_bindings.items()}


def spoken(one: ActiveBinding) -> ActiveBinding:
    about = one.binding.description
    if not about.startswith(KEY):
        return one
    return one._replace(binding=replace(one.binding, description=t(about)))
