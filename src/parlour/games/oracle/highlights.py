"""The highlights of oracle."""

from collections.abc import Iterator
from typing import Final

from parlour.kernel.highlights import Found, Moment, highlight, largest


def rolls(moments: Iterator[Moment]) -> Iterator[Found]:
    """The highest number on a die."""
    for moment in moments:
        if moment.name == "rolled":
            face = moment.face(moment.values["card"])
            yield moment.found(moment.values["number"], face=face)


def stands(moments: Iterator[Moment]) -> Iterator[Found]:
    """Attacks that did no damage."""
    for moment in moments:
        if moment.name == "struck" and moment.values["attack"] <= moment.values["defence"]:
            yield moment.found(moment.values["attack"])


HIGHLIGHTS: Final = (
    highlight(
        "blow",
        "The hardest blow",
        "seat number",
        "{seat} loses {number} energy at once.",
        largest("energy_lost", "number"),
    ),
    highlight(
        "stand",
        "The bravest stand",
        "seat attack:number defence:number",
        "{seat} meets an attack of {attack} with a defence of {defence}.",
        stands,
    ),
    highlight(
        "roll",
        "The highest roll",
        "seat face number",
        "{seat}'s {face} rolls {number}.",
        rolls,
    ),
)
