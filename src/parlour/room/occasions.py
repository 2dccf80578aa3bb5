"""What a room is asked to decide: a client's command, or an occasion that the room noticed itself.

Facts that are not in the log (time that has passed, who is away, a key's hash, what a bot thinks)
reach a decision only in here.
"""

from collections.abc import Container

from msgspec import Struct

from parlour.room.messages import Command


class Occasion(Struct, gc=False):
    """Something that calls for a decision, though no client asked for it in these words."""


class Sit(Occasion):
    """A person, or a program from afar, takes a seat. The key is known by its hash alone."""

    name: str
    avatar: str
    key_hash: str
    public_id: str
    program: str = ""  # what plays, if it is no person
    person: str = ""  # whose profile it is for


class BotMove(Occasion):
    """A bot has made up its mind."""

    seat: int
    action: int


class TimeUp(Occasion):
    """The time for the present question is over."""


class StandIn(Occasion):
    """A player has been away for too long: a bot plays for them."""

    seat: int


class Returned(Occasion):
    """A player is back: no bot plays for them any more."""

    seat: int


class HostAway(Occasion):
    """The host has been away for too long: somebody who is here becomes host."""


class Ask(Struct, gc=False):
    """A command or an occasion, and what a decision about it depends on besides the log."""

    command: Command | Occasion
    place: int | None = None  # who asks; none if nobody with a seat did
    id: str = ""  # the client's id for it
    away: Container[int] = ()  # places of people who are not connected
