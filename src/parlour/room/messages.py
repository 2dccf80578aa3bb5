"""The native protocol, version 1: what a client and a room say to each other.

Every message is `{"type": …, "payload": {…}}`. A client may add an `id` of its own choosing; the
room acknowledges or refuses that id, and a message repeated under the same id is not done twice.

These types are what travels: `docs/protocol.md` and `docs/protocol.schema.json` are made from them.
A room writes `GameUpdate` and `RoomInfo` itself, since most of them is the same for everybody, and
hands them out as `Written`; `codec.whole` reads them again.
"""

from typing import Annotated, Any, Final

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from parlour.kernel.game import OptionValue

PROTOCOL: Final = 1

Name = Annotated[str, Meta(min_length=1, max_length=20)]
Avatar = Annotated[str, Meta(max_length=8)]
Text = Annotated[str, Meta(min_length=1, max_length=280)]
Word = Annotated[str, Meta(max_length=40)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Number = Annotated[int, Meta(ge=-1, le=1_000_000_000)]
Key = Annotated[str, Meta(min_length=1, max_length=1000)]


# From a client


class Command(Struct, forbid_unknown_fields=True, gc=False):
    """What a client can ask for."""


class Hello(Command):
    """The first message on a connection: who you are, and the last sequence number you saw."""

    protocol: Number  # the version that the client speaks
    key: Key | None = None  # of a seat; without one you watch
    seen: Number = -1  # the last `seq` you saw, after a lost connection
    detail: bool = False  # whether updates should have `changes` and `concluded`


class Join(Command):
    """Take a seat. Answered by `joined` with the seat's secret key."""

    name: Name
    avatar: Avatar = ""
    key: Key | None = None  # your own key; if it already has a seat, you return to that seat
    program: Word = ""  # the program that plays, if not a person; the host must allow programs
    profile: Key | None = None  # a device's key to a profile; the game then counts for it


class Profile(Command):
    """Change your name or avatar in the lobby."""

    name: Name
    avatar: Avatar = ""


class Ready(Command):
    """Say that you are ready, or not."""

    ready: bool


class Configure(Command):
    """Host, in the lobby: choose the game, its house rules and the room's habits."""

    game: Word | None = None
    preset: Word | None = None
    options: dict[Word, OptionValue] | None = None  # the options to change
    pace: Word | None = None  # the clock: off, relaxed or fast
    hints: bool | None = None  # whether players may ask for hints
    stand_ins: bool | None = None  # whether bots play for absent players
    programs: bool | None = None  # whether programs may take seats
    open: bool | None = None  # whether strangers see this table while it has free seats


class AddBot(Command):
    """Host, in the lobby: a bot takes a seat."""

    bot: Word = "random"  # a level or a kind, without parameters


class Kick(Command):
    """Host: remove a bot or a player; in a game they resign."""

    place: Number  # of a player in `room`


class GiveHost(Command):
    """Host: somebody else becomes host."""

    place: Number  # of a player in `room`


class Start(Command):
    """Host: begin. All players must be ready."""


class Begin(Command):
    """Begin, host or not. Only dialects without a host can say it."""


class Act(Command):
    """Carry out an action. `seen` is the sequence number of the game message you saw last."""

    action: Number  # one of `choices`
    seen: Number = -1


class Pick(Command):
    """One more step of a choice."""

    step: Number
    seen: Number = -1


class TakeBack(Command):
    """Give up the steps picked so far."""


class Undo(Command):
    """Take back your last action, if it revealed nothing and nobody has acted since.

    You can take back neither an action that others may respond to nor your response to others.
    """


class MoreTime(Command):
    """Fifteen more seconds, once per question, even if you have already answered."""


class Hint(Command):
    """Ask what a bot would do. Answered by `hint`, some time after the `ack`.

    No hint comes if the question is settled before the bot is done, or if many ask at once.
    """


class Look(Command):
    """Ask for your table as bots get it, with what follows from memory. Answered by `sight`.

    Meant for programs; it contains no more than your seat may know.
    """


class Say(Command):
    """Say something to everybody: at most six times in ten seconds, emotes included."""

    text: Text


class Emote(Command):
    """Show a feeling."""

    emote: Word  # laugh, think, wow, sad, angry, clap, heart or hurry


class Leave(Command):
    """Give up your seat for good. Answered by `left`; you watch from then on."""


class Rematch(Command):
    """Host, after the game: back to the lobby with all who have not left; nobody is ready yet."""


COMMANDS: Final[dict[str, type[Command]]] = {
    "hello": Hello,
    "join": Join,
    "profile": Profile,
    "ready": Ready,
    "settings": Configure,
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
    "look": Look,
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
    place: int | None  # of the player whose seat this is; none for a watcher


class Joined(Message):
    """The seat is yours. Keep the key: it proves the seat and is never shown again."""

    place: int
    key: str


class Left(Message):
    """The seat is no longer yours, and you watch. Its key is void."""

    place: int


class Player(Struct, gc=False):
    """Somebody at the table, as everybody sees them."""

    place: int  # in this room; nobody else ever gets it
    name: str
    avatar: str
    colour: str  # together with the shape, unique in this room
    shape: str
    seat: int | None  # in the game, from 0; none before it starts
    ready: bool
    here: bool  # connected
    bot: str | None  # the kind of bot; for a person, the stand-in that plays for them now
    host: bool
    gone: bool  # left for good
    id: str = ""  # a random name for programs; it reveals nothing about the key
    program: str = ""  # the program that plays here instead of a person, by the name it gave
    rating: int | None = None  # in the room's game, if the player has a profile and rated games


class RoomInfo(Message):
    """Who is here and what is being played; always complete."""

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
    programs: bool = False  # whether programs may take seats
    open: bool = False  # whether strangers see this table


class GameUpdate(Message):
    """The table as one viewer sees it after something happened.

    `events` are what happened since the last message: each event's number and arguments.
    `shown` goes with them: `[position in events, card, face]`, what became known to this viewer.
    `changes`, for clients that asked for detail, has a change for each event: how to get from the
    view after it back to the view before it. It is missing when events are repeated after a gap.
    """

    seq: int
    view: "View"
    events: list[tuple[int, ...]]
    shown: list[tuple[int, int, int]]
    choices: list[int]  # the viewer's legal actions; empty if it is not their turn
    pick: tuple[int, ...]  # the steps picked so far
    seconds: float | None  # until the question is settled without the viewer
    more_time: bool  # whether the viewer may ask for more time
    undo: bool  # whether the viewer may take back the last action
    undone: bool = False  # the last action was taken back: this is the table before it
    changes: list["Change"] | UnsetType = UNSET


class Change(Struct, omit_defaults=True, gc=False):
    """How one view differs from another. What is missing is unchanged."""

    zones: list[list[int]] = []  # zone, how many cards stay in front, how many behind, new cards
    faces: list[int] = []  # card, face, card, face, …
    known: list[int] = []  # card, who knows it, card, who knows it, …
    fields: dict[str, bool | int | list[int]] = {}
    rest: dict[str, Any] = {}  # other parts of the view
    cards: int = 0  # how many cards there are, if there are fewer


class View(Struct, gc=False):
    """A masked table in numbers; the game's description says what they mean."""

    seats: int
    turn: int  # the seat whose turn it is
    turns: int  # how many turns there have been, this one included
    owing: int  # bit mask of the seats that have to choose, whether or not they have answered
    gone: int  # bit mask of the seats that have left
    over: bool
    winners: int  # bit mask of seats
    zones: list[list[int]]  # for each zone, the cards that lie there, the last one on top
    known: list[int]  # for each card, bit mask of the seats that know its face; -1: everyone
    fields: dict[str, bool | int | list[int]]
    scores: list[int] | None  # when the game is over
    score_parts: list[list[int]] | None  # then for each seat, in the order of `score_parts`
    viewer: int  # -1 for watchers
    answered: bool  # whether the viewer has given a sealed answer
    faces: list[int]  # for each card; 0 if the viewer was not shown its face
    concluded: list[int] | UnsetType = UNSET  # card, face, card, face, …: not shown, but certain


class Said(Message):
    """Somebody said something, or showed a feeling."""

    seq: int
    place: int
    text: str
    emote: bool


class Hinted(Message):
    """What a bot would do."""

    action: int


class Looked(Message):
    """Your table as a bot gets it, in the form of external-bots.md."""

    game: str
    options: dict[str, OptionValue]
    view: dict[str, Any]


class Ack(Message):
    """Done, and stored."""

    id: str


class Error(Message):
    """Not done, and why: a word for programs and a sentence for people.

    The codes are malformed, illegal, not_your_turn, stale, forbidden, full, limit, unknown.
    """

    code: str
    text: str
    id: str | UnsetType = UNSET


def refusal(code: str, text: str, id: str | None) -> Error:
    """An error, with the client's id if it gave one."""
    return Error(code, text, UNSET if id is None else id)


class Goodbye(Message):
    """The connection will close. `again`: whether to reconnect automatically."""

    reason: str
    again: bool


MESSAGES: Final[dict[type[Message], str]] = {
    Welcome: "welcome",
    Joined: "joined",
    Left: "left",
    RoomInfo: "room",
    GameUpdate: "game",
    Said: "said",
    Hinted: "hint",
    Looked: "sight",
    Ack: "ack",
    Error: "error",
    Goodbye: "goodbye",
}


class Envelope(Struct, forbid_unknown_fields=True, gc=False):
    """A command as it travels."""

    type: Word
    payload: Raw = Raw(b"{}")
    id: Id | None = None
