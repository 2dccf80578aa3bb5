"""What a room hands back to its caller."""

from collections.abc import Hashable
from dataclasses import dataclass, field

from parlour.kernel.table import Table
from parlour.room.messages import Message
from parlour.room.records import AnyRecord

Client = Hashable  # whoever is at the other end of a connection: the caller's own object


@dataclass
class Thought:
    """A question for a bot: what would you do in this seat? `question` tells old answers apart."""

    seat: int
    bot: str
    view: Table
    question: int
    hint_for: Client | None = None


@dataclass
class Outcome:
    """What came of something: records to store, then messages to send, then lines to close."""

    records: list[AnyRecord] = field(default_factory=list)
    messages: list[tuple[Client, Message]] = field(default_factory=list)
    closed: list[Client] = field(default_factory=list)
    thoughts: list[Thought] = field(default_factory=list)
