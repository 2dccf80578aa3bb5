"""What a room can refuse, besides what a game can."""

from typing import Final

from parlour.kernel.errors import Illegal, Malformed, NotYourTurn, Refused, Stale


class Unreadable(Malformed):
    """What a client says is no command; with its id, if that could be read."""

    def __init__(self, text: str, id: str | None = None) -> None:
        super().__init__(text)
        self.id = id


class Forbidden(Refused):
    """Not for this person to do."""


class Full(Refused):
    """There is no seat left."""


class TooMuch(Refused):
    """A limit is reached."""


CODES: Final[dict[type[Refused], str]] = {
    Malformed: "malformed",
    Unreadable: "malformed",
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
