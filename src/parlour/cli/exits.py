"""The exit codes that mean something."""

from typing import Final

REFUSED: Final = 2
INTERRUPTED: Final = 130  # as if Ctrl-C had ended us
BROKEN_PIPE: Final = 141  # as if the signal had ended us
