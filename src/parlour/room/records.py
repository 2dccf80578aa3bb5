"""What can happen to a room: the records of its log. Format 4.

A room is rebuilt from its records in order; nothing else is stored. `at` is the time of day, for
showing; nothing is measured by it. Keys are stored hashed. Events and actions of a game are stored
as its rules version numbers them.

Formats 1 to 3 are read as well. Format 3 does not say which action was played. Format 2 knows no
persons and no open tables. In format 1 only `Played` has an `id`, players have no public id, and
some records say when a question's time is over (`until`), which is of no use any more.
"""

from collections.abc import Callable
from typing import Final

from msgspec import Struct, msgpack
from msgspec.json import Decoder, Encoder

from parlour.kernel.game import Options

ROOM_FORMAT: Final = 4
READABLE: Final = (1, 2, 3, 4)

Events = list[tuple[int, ...]]


class Record(Struct, omit_defaults=True, tag_field="record", tag=str.lower, kw_only=True, gc=False):
    """Something that happened at a time."""

    at: float
    id: str = ""  # the client's id for the command that led to it
    who: int = 0  # the place that gave it; left out if it is that of the record's seat


class Created(Record):
    code: str
    game: str
    preset: str
    options: Options
    format: int = 1  # left out by format 1


class Configured(Record):
    game: str
    preset: str
    options: Options
    pace: str
    hints: bool
    stand_ins: bool
    programs: bool = False
    open: bool = False  # whether strangers are told of this table


class Seated(Record):
    place: int
    name: str
    avatar: str
    key_hash: str  # empty for a bot
    bot: str = ""
    public_id: str = ""
    program: str = ""
    person: str = ""  # whose profile the game counts for; a random name that nobody is shown


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


class Played(Record):
    """A seat did something: an action, a step of one, or taking it back."""

    seat: int
    events: Events
    by: str = ""  # the bot that did it, or the clock
    private: bool = False  # nobody else may notice
    undoable: bool = False  # it showed nothing to anybody
    action: int | None = None  # what was chosen; none for a step of a choice, or taking it back


class Resigned(Record):
    seat: int
    events: Events


class Undone(Record):
    """The last action of a seat was taken back."""

    seat: int


class Extended(Record):
    """A seat asked for more time."""

    seat: int


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

GAME_RECORDS: Final = (Played, Started, Resigned, Undone, Extended)  # they change the game


_decoder: Final[Decoder[AnyRecord]] = Decoder(AnyRecord)
encode_record: Final[Callable[[Record], bytes]] = Encoder().encode


def read_record(data: bytes) -> AnyRecord:
    return _decoder.decode(data)


class Chapter(Struct, array_like=True, gc=False):
    """What a record did in a game, all secrets included. Rooms keep many of them, packed."""

    events: Events
    at: float
    seat: int | None = None  # who chose, or left; none for the set-up
    action: int | None = None
    by: str = ""


pack_chapter: Final[Callable[[Chapter], bytes]] = msgpack.Encoder().encode
unpack_chapter: Final = msgpack.Decoder(Chapter).decode
