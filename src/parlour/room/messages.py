"""The native protocol, version 1: what a client and a room say to each other.

Every message is `{"type": …, "payload": {…}}`. A client may add an `id` of its own choosing; the
room acknowledges or refuses that id, and a message repeated under the same id is not done twice.
"""

from typing import Annotated, Final

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from parlour.kernel.game import OptionValue

PROTOCOL: Final = 1

Name = Annotated[str, Meta(min_length=1, max_length=20)]
Avatar = Annotated[str, Meta(max_length=8)]
Text = Annotated[str, Meta(min_length=1, max_length=280)]
Word = Annotated[str, Meta(max_length=40)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Number = Annotated[int, Meta(ge=-1, le=1_000_000_000)]


# From a client


class Command(Struct, forbid_unknown_fields=True, gc=False):
    """What a client can ask for."""


class Hello(Command):
    """The first message on a connection: who one is, and the last sequence number one has seen."""

    protocol: Number
    key: Annotated[str, Meta(max_length=64)] | None = None
    seen: Number = -1


class Join(Command):
    """Take a seat. Answered by `joined` with the seat's secret key."""

    name: Name
    avatar: Avatar = ""


class Profile(Command):
    """Change one's name or avatar in the lobby."""

    name: Name
    avatar: Avatar = ""


class Ready(Command):
    """Say that one is ready, or not."""

    ready: bool


class Settings(Command):
    """Host, in the lobby: choose the game, its house rules and the room's habits."""

    game: Word | None = None
    preset: Word | None = None
    options: dict[Word, OptionValue] | None = None
    pace: Word | None = None
    hints: bool | None = None
    stand_ins: bool | None = None


class AddBot(Command):
    """Host, in the lobby: a bot takes a seat."""

    bot: Word = "random"


class Kick(Command):
    """Host: a bot or a player gives up the seat; in a game they resign."""

    place: Number


class GiveHost(Command):
    """Host: somebody else becomes host."""

    place: Number


class Start(Command):
    """Host: begin. All players must be ready."""


class Act(Command):
    """Carry out an action. `seen` is the sequence number of the game message one looks at."""

    action: Number
    seen: Number = -1


class Pick(Command):
    """One more step of a choice."""

    step: Number
    seen: Number = -1


class TakeBack(Command):
    """Give up the steps picked so far."""


class Undo(Command):
    """Take back one's last action, where it showed nothing and nobody has acted since."""


class MoreTime(Command):
    """Fifteen seconds more, once per question."""


class Hint(Command):
    """Ask what a bot would do. Answered by `hint`."""


class Say(Command):
    """Talk to everybody."""

    text: Text


class Emote(Command):
    """Show a feeling."""

    emote: Word


class Leave(Command):
    """Give up the seat for good."""


class Rematch(Command):
    """Host, after the game: back to the lobby with the same seats."""


COMMANDS: Final[dict[str, type[Command]]] = {
    "hello": Hello,
    "join": Join,
    "profile": Profile,
    "ready": Ready,
    "settings": Settings,
    "add_bot": AddBot,
    "kick": Kick,
    "give_host": GiveHost,
    "start": Start,
    "act": Act,
    "pick": Pick,
    "take_back": TakeBack,
    "undo": Undo,
    "more_time": MoreTime,
    "hint": Hint,
    "say": Say,
    "emote": Emote,
    "leave": Leave,
    "rematch": Rematch,
}


# To a client


class Message(Struct, gc=False):  # nothing here points back: no work for the collector
    """What a room tells a client."""


class Welcome(Message):
    """The first message on a connection."""

    protocol: int
    room: str
    place: int | None  # whose seat this is; none for a watcher


class Joined(Message):
    """The seat is taken. Keep the key: it proves the seat and is never shown again."""

    place: int
    key: str


class Player(Struct, gc=False):
    """Somebody at the table, as everybody sees them."""

    place: int
    name: str
    avatar: str
    colour: str
    shape: str
    seat: int | None  # in the game, from 0; none before it starts
    ready: bool
    here: bool
    bot: str | None  # the kind of bot; for a person, the stand-in that plays for them now
    host: bool
    gone: bool  # left for good


class RoomInfo(Message):
    """Who is here and what is being played; always whole."""

    seq: int
    code: str
    phase: str  # lobby, playing, over
    game: str
    preset: str
    options: dict[str, OptionValue]
    pace: str
    hints: bool
    stand_ins: bool
    players: list[Player]
    watchers: int
    round: int  # games played in this room, this one included


class Notice(Message):
    """A room message ready to be sent: a viewer's number, and what everybody is told."""

    seq: int
    common: bytes


class GameUpdate(Message):
    """The table as one viewer sees it after something happened.

    `events` are what happened since the last message: each event's number and arguments.
    `shown` goes with them: `[place in events, card, face]`, what became known to this viewer.
    """

    seq: int
    view: "View"
    events: list[tuple[int, ...]]
    shown: list[tuple[int, int, int]]
    choices: list[int]  # the viewer's legal actions; empty if it is not their turn
    pick: tuple[int, ...]  # the steps they have picked
    seconds: float | None  # until the question is settled without them
    more_time: bool  # whether they may ask for more
    undo: bool  # whether they may take their last action back
    undone: bool = False  # the last action was taken back: this is the table before it


class CommonView(Struct, gc=False):
    """Of a view, what is the same for all viewers while the game goes on."""

    seats: int
    turn: int
    turns: int
    owing: int  # bit mask of the seats that have a say
    gone: int
    over: bool
    winners: int
    zones: list[list[int]]
    known: list[int]  # bit mask of those who know; -1: everyone
    fields: dict[str, bool | int | list[int]]
    scores: list[int] | None  # when the game is over


class View(CommonView, gc=False):
    """A masked table in numbers; the game's description says what they mean."""

    viewer: int  # -1 for watchers
    answered: bool  # whether the viewer's own answer is sealed
    faces: list[int]  # 0 where the viewer does not know


class Letter(Message):
    """A game update ready to be sent: one viewer's own part, and what others are told too."""

    own: "Own"
    common: bytes  # the rest of the view, the events, and the rest of the update, as they travel


class Own(Struct, gc=False):
    """Of an update, what is for one viewer; the view comes last."""

    seq: int
    shown: list[tuple[int, int, int]]
    choices: list[int]
    pick: tuple[int, ...]
    more_time: bool
    undo: bool
    view: "OwnView"


class OwnView(Struct, gc=False):
    """Of a view, what is for one viewer."""

    viewer: int
    answered: bool
    faces: list[int]


class Common(Struct, gc=False):
    """Of an update, what is the same for all who heard the same events."""

    events: list[tuple[int, ...]]
    seconds: float | None
    undone: bool


class Said(Message):
    """Somebody said something, or showed a feeling."""

    seq: int
    place: int
    text: str
    emote: bool


class Hinted(Message):
    """What a bot would do."""

    action: int


class Ack(Message):
    """Done, and kept."""

    id: str


class Error(Message):
    """Not done, and why: a word for programs and a sentence for people.

    The codes are malformed, illegal, not_your_turn, stale, forbidden, full, limit, unknown.
    """

    code: str
    text: str
    id: str | UnsetType = UNSET


class Goodbye(Message):
    """The connection will close. `again`: whether to come back by oneself."""

    reason: str
    again: bool


MESSAGES: Final[dict[type[Message], str]] = {
    Welcome: "welcome",
    Joined: "joined",
    RoomInfo: "room",
    GameUpdate: "game",
    Said: "said",
    Hinted: "hint",
    Ack: "ack",
    Error: "error",
    Goodbye: "goodbye",
}


class Envelope(Struct, forbid_unknown_fields=True, gc=False):
    """A message as it travels."""

    type: Word
    payload: Raw = Raw(b"{}")
    id: Id | None = None
