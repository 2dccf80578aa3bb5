"""How to play a game sensibly and fast: what searching bots use in their playouts.

A policy stands beside the rules. It may read the whole table, as playouts have nothing hidden, but
must decide by what the seat in question knows.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from parlour.kernel.random import Random
from parlour.kernel.types import Action, Seat

if TYPE_CHECKING:
    from parlour.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """The least a policy can be: any legal action, every sample as good as another."""

    def choice(self, table: "Table", seat: Seat, rng: Random) -> Action:
        """A sensible legal action, drawn by lot; about as fast as `Table.random_choice`."""
        return table.random_choice(seat, rng)

    def plausibility(self, table: "Table", viewer: Seat) -> float:
        """From 0 to 1: how well a whole table fits what the others were seen to do."""
        return 1.0

    def worth(self, table: "Table", seat: Seat) -> i64:
        """Roughly how well a seat stands, in any unit; for bots that do not play to the end."""
        return table.scores()[seat]

    def blank_notes(self, seats: i64) -> list[int] | None:
        """What a policy keeps of the public events it hears, before the first; None for nothing."""
        return None

    def note(self, table: "Table", event: i64, a: i64, b: i64, c: i64) -> None:
        """An event has happened to a table with notes; arguments it does not have are ABSENT.

        Only what everybody is told may enter the notes: they are the same in every view.
        """
