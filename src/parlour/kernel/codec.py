"""Codecs of dialects: they turn what a viewer sees into the messages of another protocol.

A codec knows no rules and does no input or output. One is made for each connection. It is told
about the room (`scene`), the table (`sight`) and what happened, as far as its viewer may know. It
answers with a list of outputs: values to send to the client, and requests to carry out in order.
Where clients connect and how values travel is the server's business.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from parlour.kernel.game import Game, Move, Options
from parlour.kernel.table import Table
from parlour.kernel.tape import LIFTED, MIXED
from parlour.kernel.telling import Told
from parlour.kernel.types import HIDDEN, WATCHER

Frame = Any  # what is sent: a value for JSON, or a line of text

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"

LETTERS: Final = "native"  # forms of a room's code
HEX: Final = "hex"
SHORT: Final = "short"


# What a codec is told


@dataclass(frozen=True)
class Person:
    """Somebody in the room. The id is public; it does not give away the key to the seat."""

    place: int
    id: str
    name: str
    avatar: str = ""
    seat: int | None = None
    ready: bool = False
    here: bool = True
    host: bool = False
    gone: bool = False
    bot: bool = False


@dataclass(frozen=True)
class Scene:
    """A room as one viewer sees it."""

    codes: Mapping[str, str]  # its code in every form
    game: str
    phase: str
    people: tuple[Person, ...]
    me: int | None = None  # the viewer's place
    options: Options = field(default_factory=dict)

    @property
    def own(self) -> Person | None:
        return next((one for one in self.people if one.place == self.me), None)

    @property
    def present(self) -> list[Person]:
        """Everybody who has not left."""
        return [one for one in self.people if not one.gone]

    def at(self, seat: int) -> Person:
        """The person at this seat of the game."""
        return next(one for one in self.people if one.seat == seat)

    def name(self, seat: int) -> str | None:
        """The name of the player at this seat; None if nobody sits there."""
        return None if seat < 0 else self.at(seat).name

    @property
    def seated(self) -> list[Person]:
        """Everybody who has a seat in the game, in seat order."""
        players = [one for one in self.people if one.seat is not None]
        return sorted(players, key=lambda one: one.seat or 0)


@dataclass(frozen=True)
class Sight:
    """A table as one viewer sees it, in numbers, and what the viewer may do."""

    viewer: int
    seats: int
    turn: int
    owing: int
    gone: int
    over: bool
    winners: int
    zones: Sequence[Sequence[int]]
    faces: Sequence[int]
    fields: Mapping[str, Any]
    answered: bool = False
    choices: Sequence[int] = ()
    pick: tuple[int, ...] = ()
    scores: Sequence[int] | None = None
    parts: Sequence[Sequence[int]] | None = None

    @property
    def asked(self) -> bool:
        """Whether the viewer has a choice now."""
        return bool(self.choices)

    def faces_in(self, zone: int) -> list[int]:
        return [self.faces[card] for card in self.zones[zone]]


def sight_of(table: Table, viewer: int) -> Sight:
    """What a viewer sees of a table: the kernel's view, in numbers."""
    view = table.view(viewer)
    playing = viewer != WATCHER and not table.over and table.owes(viewer)
    return Sight(
        viewer=viewer,
        seats=view.seats,
        turn=view.turn,
        owing=view.owing,
        gone=view.gone,
        over=view.over,
        winners=view.winners,
        zones=list(view.zones),
        faces=list(table.shown_to(viewer)),
        fields={field.name: getattr(view, field.name) for field in view.game.fields},
        answered=viewer != WATCHER and table.has_answered(viewer),
        choices=table.choices(viewer) if playing else [],
        pick=table.pick_of(viewer) if playing else (),
        scores=view.scores() if view.over else None,
        parts=view.score_parts() if view.over and view.game.score_parts else None,
    )


# What a codec asks for


@dataclass(frozen=True)
class Send:
    """A value for the client."""

    frame: Frame


@dataclass(frozen=True)
class Request:
    """Something a room or the server is asked to do."""


@dataclass(frozen=True)
class Create(Request):
    """Open a room for the dialect's game, and enter it."""

    preset: str = "spec"
    options: Options = field(default_factory=dict)


@dataclass(frozen=True)
class Pair(Request):
    """Enter the room of somebody who is waiting for an opponent, or open one and wait."""


@dataclass(frozen=True)
class Enter(Request):
    """Enter a room: with the key to a seat to play, without one to watch."""

    code: str
    key: str | None = None


@dataclass(frozen=True)
class Sit(Request):
    """Take a seat, under the client's own key if it has one."""

    name: str
    avatar: str = ""
    key: str | None = None
    exact: bool = False  # whether the name must not be changed


@dataclass(frozen=True)
class Rename(Request):
    name: str


@dataclass(frozen=True)
class Prepare(Request):
    """Say whether the player is ready."""

    ready: bool


@dataclass(frozen=True)
class Begin(Request):
    """Start the game, host or not."""


@dataclass(frozen=True)
class Do(Request):
    """Carry out actions, one after the other."""

    actions: tuple[int, ...]


@dataclass(frozen=True)
class Step(Request):
    """Pick steps of a choice that is not complete yet."""

    steps: tuple[int, ...]
    anew: bool = False  # discard what was picked before


@dataclass(frozen=True)
class Quit(Request):
    """Give up the seat for good and leave the room."""


@dataclass(frozen=True)
class Exit(Request):
    """Leave the room; the seat is kept."""


@dataclass(frozen=True)
class Hang(Request):
    """Close the connection once everything is sent."""


Output = Send | Request
Outputs = list[Output]


class Trouble(Exception):
    """A client asks for something it may not do; the text is for the client."""


class Codec:
    """One connection's side of a dialect. Subclasses override what they need."""

    always_ready = False  # whether players are ready as soon as they sit, for every game

    def __init__(self, game: Game, query: Mapping[str, str]) -> None:
        self.game = game
        self.query = query
        self.scene: Scene | None = None  # the room, once the connection is in one
        self.sight: Sight | None = None  # the table, once a game has begun
        self.before: Sight | None = None  # the table before the last update
        self.key: str | None = None  # what proves the seat

    @property
    def room(self) -> Scene:
        """The scene, once the connection is in a room."""
        assert self.scene is not None
        return self.scene

    @property
    def table(self) -> Sight:
        """The sight, once a game has begun."""
        assert self.sight is not None
        return self.sight

    # Something happens

    def opened(self) -> Outputs:
        """The client has connected."""
        return []

    def heard(self, message: Any) -> Outputs:
        """The client has sent a message; if this raises `Trouble`, `wrong` is the answer."""
        return []

    def waited(self) -> Outputs:
        """The client has been connected for a moment without sending anything."""
        return []

    def entered(self) -> Outputs:
        """The connection is in a room: `scene` is set, and `sight` if a game has begun."""
        return []

    def room_changed(self) -> Outputs:
        """The room has changed; `scene` is new."""
        return []

    def happened(self, told: list[Told]) -> Outputs:
        """These events have happened; `sight` is new."""
        return []

    def done(self, request: Request) -> Outputs:
        """A request was carried out."""
        return []

    def refused(self, request: Request, code: str, text: str) -> Outputs:
        """A request was not carried out."""
        return self.wrong(text)

    def wrong(self, text: str) -> Outputs:
        """The messages that tell a client that something is wrong."""
        return []

    # Help

    def followed(self, told: list[Told]) -> Iterator[tuple[Told, dict[int, int]]]:
        """The events, each with the faces of all cards the viewer knows at that moment."""
        before = self.before
        faces = {} if before is None else dict(enumerate(before.faces))
        hands: dict[int, list[int]] = {}  # by zone, without the cards that have left
        for one in told:
            forgotten: Sequence[int] = ()
            if one.event[0] == MIXED:
                forgotten = one.event[3 : 3 + one.event[2]]
            elif one.event[0] == LIFTED and before is not None and one.event[1] != before.viewer:
                zone = one.event[2]
                forgotten = hands.get(zone, list(before.zones[zone]))
                hands[zone] = forgotten[:-1]  # the card on top is about to leave
            for card in forgotten:
                faces[card] = int(HIDDEN)
            faces.update(one.faces)
            yield one, faces

    def action(self, *move: Move) -> Do | None:
        """The first of these moves that is legal now."""
        numbers = [self.game.action_numbers.get(one) for one in move]
        sight = self.sight
        legal = [n for n in numbers if n is not None and sight is not None and n in sight.choices]
        return Do((legal[0],)) if legal else None

    def moves(self) -> list[Move]:
        """What the viewer may do now."""
        return [] if self.sight is None else [self.game.actions[n] for n in self.sight.choices]


def text_of(value: object, longest: int, what: str) -> str:
    """A client's text, if it is neither empty nor too long."""
    if not isinstance(value, str) or not value.strip() or len(value) > longest:
        raise Trouble(f"{what} is a text of 1 to {longest} characters.")
    return value


def whole(value: object) -> int | None:
    """A client's value if it is a whole number, else None."""
    return value if type(value) is int else None
