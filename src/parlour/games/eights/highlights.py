"""The highlights of eights."""

from collections.abc import Iterator
from typing import Final

from parlour.games.eights.rules_table import HAND
from parlour.kernel.highlights import Found, Moment, highlight

STACK: Final = 4  # a stack of this many cards is worth mentioning
GAIN: Final = 3  # and a trade that saves this many


def stacks(moments: Iterator[Moment]) -> Iterator[Found]:
    """Cards that somebody had to draw at once."""
    for moment in moments:
        if moment.name == "cards_drawn" and len(moment.cards) >= STACK:
            yield moment.found(len(moment.cards), number=len(moment.cards))


def refusals(moments: Iterator[Moment]) -> Iterator[Found]:
    """Cards that nobody had to draw because somebody said nope."""
    pending = 0
    for moment in moments:
        if moment.name == "draws_raised":
            pending = moment.values["number"]
        elif moment.name == "draws_cancelled" and pending:
            yield moment.found(pending, number=pending)
        elif moment.name == "cards_drawn":
            pending = 0


def trades(moments: Iterator[Moment]) -> Iterator[Found]:
    """Hands that changed places, to the advantage of the player of the card."""
    for moment in moments:
        if moment.name == "hands_swapped":
            mine, theirs = (
                int(moment.table.size(HAND + moment.values[who])) for who in ("seat", "target")
            )
            if theirs - mine >= GAIN:
                yield moment.found(theirs - mine, gave=theirs, got=mine)


HIGHLIGHTS: Final = (
    highlight(
        "stack",
        "The longest stack",
        "seat number",
        "{seat} has to draw {number} cards at once.",
        stacks,
    ),
    highlight(
        "refusal",
        "The best refusal",
        "seat number",
        "{seat} says nope to {number} cards.",
        refusals,
    ),
    highlight(
        "trade",
        "The best trade",
        "seat target:seat gave:number got:number",
        "{seat} gives {target} {gave} cards and gets {got}.",
        trades,
    ),
)
