"""The exit codes that mean something."""

from typing import Final

NOT_READY: Final = 1  # of `parlour health`
REFUSED: Final = 2
INTERRUPTED: Final = 130  # as if Ctrl-C had ended us
BROKEN_PIPE: Final = 141  # as if the signal had ended us
