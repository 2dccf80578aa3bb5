"""What can happen to a room: the records of its log. Version 1.

A room is rebuilt by applying its records in order; nothing else is stored. Times are seconds of
the caller's clock. Keys are stored hashed. Events of a game are stored as its rules version numbers
them.
"""

from typing import Final

from msgspec import Struct, msgpack
from msgspec.json import Decoder, Encoder

from parlour.kernel.game import Options

ROOM_FORMAT: Final = 1

Events = list[tuple[int, ...]]


class Record(Struct, omit_defaults=True, tag_field="record", tag=str.lower, gc=False):
    """Something that happened at a time."""

    at: float


class Created(Record):
    code: str
    game: str
    preset: str
    options: Options
    format: int = ROOM_FORMAT


class Configured(Record):
    game: str
    preset: str
    options: Options
    pace: str
    hints: bool
    stand_ins: bool


class Seated(Record):
    place: int
    name: str
    avatar: str
    key_hash: str  # empty for a bot
    bot: str = ""


class Renamed(Record):
    place: int
    name: str
    avatar: str


class Readied(Record):
    place: int
    ready: bool


class Unseated(Record):
    """A place is given up in the lobby, or for good during a game."""

    place: int


class Hosted(Record):
    place: int | None


class Started(Record):
    """A game begins: who sits where, and the events of its set-up."""

    rules: int
    places: list[int]
    options: Options
    events: Events
    until: float | None = None


class Played(Record):
    """A seat did something: an action, a step of one, or taking it back."""

    seat: int
    events: Events
    id: str = ""  # the client's id for it
    by: str = ""  # the bot that did it
    private: bool = False  # nobody else may notice
    undoable: bool = False  # it showed nothing to anybody
    until: float | None = None  # when the next question will be settled without an answer


class Resigned(Record):
    seat: int
    events: Events
    until: float | None = None


class Undone(Record):
    """The last action of a seat was taken back."""

    seat: int
    until: float | None = None


class Extended(Record):
    """A seat asked for more time."""

    seat: int
    until: float


class StoodIn(Record):
    """A bot plays for an absent player, or the player is back."""

    seat: int
    bot: str


class Spoken(Record):
    place: int
    text: str
    emote: bool = False


class Reopened(Record):
    """Back to the lobby after a game."""


AnyRecord = (
    Created
    | Configured
    | Seated
    | Renamed
    | Readied
    | Unseated
    | Hosted
    | Started
    | Played
    | Resigned
    | Undone
    | Extended
    | StoodIn
    | Spoken
    | Reopened
)

_decoder: Final[Decoder[AnyRecord]] = Decoder(AnyRecord)
_encoder: Final = Encoder()
pack_events: Final = msgpack.Encoder().encode  # to keep many of them in memory
unpack_events: Final = msgpack.Decoder(Events).decode


def read_record(data: bytes) -> AnyRecord:
    return _decoder.decode(data)


def encode_record(record: Record) -> bytes:
    return _encoder.encode(record)
