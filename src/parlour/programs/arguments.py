"""What programs take on their command lines, and how they tell numbers."""

import argparse
import sys
from collections.abc import Callable
from typing import Any, Final, Never

from parlour.kernel.errors import Malformed
from parlour.lab.statistics import wilson

WHOLE: Final = 2**63
REPORTS: Final = 10  # progress is told so often


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> Never:
        raise Malformed(f"{message[:1].upper()}{message[1:]}; see {self.prog} --help.")

    def _print_message(self, message: str, file: Any = None) -> None:
        """Unlike the library, do not ignore that nobody reads it."""
        (file or sys.stderr).write(message)


def whole(flag: str, text: str | None, key: str, configured: int | None, least: int) -> int | None:
    """A number from the command line, else from the configuration."""
    if text is not None and not (text.isascii() and text.isdigit() and len(text) < 19):
        raise Malformed(f"{flag} is a whole number from {least} on, not {text!r:.40}.")
    name, number = (key, configured) if text is None else (flag, int(text))
    if number is not None and not least <= number < WHOLE:
        raise Malformed(f"{name} is a whole number from {least} on, not {number!s:.40}.")
    return number


def progress(games: int) -> Callable[[int], None]:
    """Tells on the standard error how far it is."""
    told = 0

    def tell(done: int) -> None:
        nonlocal told
        if done * REPORTS // games > told:
            told = done * REPORTS // games
            print(f"{done} of {games} games", file=sys.stderr, flush=True)

    return tell


def rate(wins: int, games: int) -> str:
    """A share of the games with its 95 % interval."""
    share = wins / games if games else 0.0
    low, high = wilson(share, games)
    return f"{share:.1%} ({low:.1%} to {high:.1%})"
