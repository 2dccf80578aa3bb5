"""What a room hands back to its caller."""

from collections.abc import Hashable
from typing import final

from parlour.kernel.table import Table
from parlour.room.messages import Message
from parlour.room.records import AnyRecord

Client = Hashable  # whoever is at the other end of a connection: the caller's own object


@final
class Written:
    """A message as it travels, for any number of clients. `codec.whole` reads it."""

    def __init__(self, kind: type[Message], text: bytes) -> None:
        self.kind = kind
        self.text = text


Outgoing = Message | Written


class Thought:
    """A question for a bot: what would you do in this seat? `question` tells old answers apart."""

    def __init__(
        self, seat: int, bot: str, view: Table, question: int, hint_for: Client | None = None
    ) -> None:
        self.seat = seat
        self.bot = bot
        self.view = view
        self.question = question
        self.hint_for = hint_for


class Outcome:
    """What came of something: records that were logged, messages to send, then lines to close."""

    def __init__(self) -> None:
        self.records: list[AnyRecord] = []
        self.messages: list[tuple[Client, Outgoing]] = []
        self.closed: list[Client] = []
        self.thoughts: list[Thought] = []
