"""What a room hands back to its caller."""

from collections.abc import Hashable

from parlour.kernel.table import Table
from parlour.room.messages import Message
from parlour.room.records import AnyRecord
from parlour.room.state import Trial

Client = Hashable  # whoever is at the other end of a connection: the caller's own object


class Decision:
    """The records that follow from something.

    If there is one, and it was tried on a copy of the table, that is the table after it.
    """

    def __init__(self, records: list[AnyRecord], trial: Trial | None = None) -> None:
        self.records = records
        self.trial = trial


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
        self.messages: list[tuple[Client, Message]] = []
        self.closed: list[Client] = []
        self.thoughts: list[Thought] = []
