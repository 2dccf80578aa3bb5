"""The highlights of coup."""

from collections.abc import Iterator
from typing import Final

from parlour.games.coup.rules_box import (
    AMBASSADOR,
    ASSASSIN,
    CAPTAIN,
    CLAIMS,
    CONTESSA,
    DUKE,
    HAND,
)
from parlour.kernel.highlights import Found, Moment, highlight, largest

BOLD: Final = {AMBASSADOR: 1, DUKE: 2, CAPTAIN: 3, CONTESSA: 4, ASSASSIN: 5}
LAST_CARD: Final = 10  # with one card left any bluff is bolder than with two


def bluffs(moments: Iterator[Moment]) -> Iterator[Found]:
    """Claims of a character the player did not have, which nobody exposed."""
    standing: dict[int, Found] = {}  # in this turn, by seat
    for moment in moments:
        seat = moment.values.get("seat", -1)
        if moment.name in ("declared", "blocked"):
            face = claimed(moment)
            if face and not holds(moment, seat, face):
                standing[seat] = moment.found(boldness(moment, seat, face), face=face)
        elif moment.name == "conceded":
            standing.pop(seat, None)
        elif moment.name in ("turn_started", "ended"):
            yield from standing.values()
            standing = {}


def claimed(moment: Moment) -> int:
    """The character that is claimed, or 0."""
    return moment.values["face"] if moment.name == "blocked" else CLAIMS[moment.values["deed"]]


def holds(moment: Moment, seat: int, face: int) -> bool:
    return face in [moment.face(card) for card in moment.table.cards(HAND + seat)]


def boldness(moment: Moment, seat: int, face: int) -> int:
    return BOLD[face] + (LAST_CARD if moment.table.size(HAND + seat) == 1 else 0)


def exposures(moments: Iterator[Moment]) -> Iterator[Found]:
    """Right challenges: the other player did not have the card."""
    challenge: Moment | None = None
    for moment in moments:
        if moment.name == "challenged":
            challenge = moment
        elif moment.name == "conceded" and challenge is not None:
            yield challenge.found(BOLD[moment.values["face"]])


def false_alarms(moments: Iterator[Moment]) -> Iterator[Found]:
    """Wrong challenges: the other player did have the card."""
    challenge: Moment | None = None
    for moment in moments:
        if moment.name == "challenged":
            challenge = moment
        elif moment.name == "shown" and challenge is not None:
            yield challenge.found(BOLD[moment.values["face"]])


HIGHLIGHTS: Final = (
    highlight(
        "bluff",
        "The boldest bluff",
        "seat face",
        "{seat} claims {face} without having it, and nobody finds out.",
        bluffs,
    ),
    highlight(
        "exposure",
        "The sharpest eye",
        "seat target:seat face",
        "{seat} does not believe {target}'s {face}, and is right.",
        exposures,
    ),
    highlight(
        "robbery",
        "The biggest robbery",
        "seat target:seat number",
        "{seat} takes {number} coins from {target}.",
        largest("coins_stolen", "number", 2),
    ),
    highlight(
        "false_alarm",
        "The costliest doubt",
        "seat target:seat face",
        "{seat} does not believe {target}'s {face}, which is real.",
        false_alarms,
    ),
)
