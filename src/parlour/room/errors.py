"""What a room can refuse, besides what a game can."""

from typing import Final

from parlour.kernel.errors import Illegal, Malformed, NotYourTurn, Refused, Stale


class Forbidden(Refused):
    """Not for this person to do."""


class Full(Refused):
    """There is no seat left."""


class TooMuch(Refused):
    """A limit is reached."""


CODES: Final[dict[type[Refused], str]] = {
    Malformed: "malformed",
    Illegal: "illegal",
    NotYourTurn: "not_your_turn",
    Stale: "stale",
    Forbidden: "forbidden",
    Full: "full",
    TooMuch: "limit",
}


def error_code(error: Refused) -> str:
    """The word for an error that programs read."""
    return CODES.get(type(error), "illegal")
