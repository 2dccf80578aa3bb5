"""The exit codes that mean something."""

from typing import Final

NOT_READY: Final = 1  # of `parlour health`
NOT_HELD: Final = 1  # of `parlour check`: the game breaks something that every game must hold
REFUSED: Final = 2
INTERRUPTED: Final = 130  # as if Ctrl-C had ended us
BROKEN_PIPE: Final = 141  # as if the signal had ended us
