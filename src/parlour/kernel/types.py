"""The kernel's vocabulary. On the hot path everything is a whole number.

`i64` is a machine integer in the compiled build and a plain `int` in the pure one.
"""

from typing import Final

from mypy_extensions import i64

Seat = i64  # a place at the table, counted from 0
Card = i64  # a thing on the table
Kind = i64  # what a card is: its face
Mask = i64  # a set of seats: bit s is seat s
Action = i64  # an index into the game's list of actions

HIDDEN: Final[i64] = 0  # in place of an unknown face; real faces count from 1
NOBODY: Final[i64] = 0
EVERYONE: Final[i64] = -1  # every seat, and all watchers

WATCHER: Final[i64] = -1  # a viewer who sees only what everyone sees: the TV, spectators
TRUTH: Final[i64] = -2  # the table itself, not a view of it

NO_CARD: Final[i64] = -1  # in place of a card
NO_ONE: Final[i64] = -1  # in place of a seat
UNDECIDED: Final[i64] = -1  # in place of a sealed choice
