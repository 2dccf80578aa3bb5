"""Playing a game sensibly and fast: searching bots use this in their playouts.

A policy is separate from the rules. It is given the whole table, since nothing is hidden in a
playout, but must decide by what the seat in question knows.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from parlour.kernel.random import Random
from parlour.kernel.types import Action, Seat

if TYPE_CHECKING:
    from parlour.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """The simplest policy: random legal actions, and every sample is as good as another."""

    def choice(self, table: "Table", seat: Seat, rng: Random) -> Action:
        """A sensible legal action, with some chance; about as fast as `Table.random_choice`."""
        return table.random_choice(seat, rng)

    def plausibility(self, table: "Table", viewer: Seat) -> float:
        """From 0 to 1: how well a sample fits what the other players have done."""
        return 1.0

    def worth(self, table: "Table", seat: Seat) -> i64:
        """Roughly how well a seat stands, in any unit; for playouts that are cut short."""
        return table.scores()[seat]

    def blank_notes(self, seats: i64) -> list[int] | None:
        """The initial notes of a policy on public events; None if it keeps none."""
        return None

    def note(self, table: "Table", event: i64, a: i64, b: i64, c: i64) -> None:
        """Note an event; arguments it does not have are ABSENT.

        Only what everybody is told may be noted: the notes are the same in every view.
        """
