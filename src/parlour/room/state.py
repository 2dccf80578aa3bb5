"""What a room is: all that its records tell, and nothing else."""

from dataclasses import dataclass, field
from typing import Final

from parlour.kernel.game import Game, Options
from parlour.kernel.replay import Log
from parlour.kernel.seats import only
from parlour.kernel.table import Table
from parlour.room.records import Events, unpack_chapter

# Colour → shape of a player or a card, so that colour is never alone.
SIGNS: Final = {
    "red": "circle",
    "blue": "square",
    "green": "triangle",
    "yellow": "diamond",
    "purple": "star",
    "orange": "hexagon",
    "teal": "cross",
    "pink": "heart",
    "brown": "moon",
    "grey": "drop",
}
LOBBY, PLAYING, OVER = "lobby", "playing", "over"

PACES: Final = {"off": (0.0, 0.0), "relaxed": (90.0, 30.0), "fast": (30.0, 12.0)}
EXTENSION: Final = 15.0  # seconds, for whoever asks for more time
LOOKS: Final = list(SIGNS.items())
IDS_REMEMBERED: Final = 64  # of each player


def sign_of(look: int) -> tuple[str, str]:
    """The colour and shape of a player's look; after the last one they start over."""
    return LOOKS[look % len(LOOKS)]


@dataclass
class Place:
    """Somebody who belongs to the room: a person or a bot."""

    number: int
    name: str
    avatar: str
    look: int  # colour and shape
    public_id: str = ""
    key_hash: str = ""
    bot: str = ""
    ready: bool = False
    gone: bool = False
    seat: int | None = None
    stand_in: str = ""
    program: str = ""  # what a client says that it is, if it is no person
    person: str = ""  # whose profile the game counts for, if anybody's

    @property
    def is_person(self) -> bool:
        return not self.bot

    @property
    def player(self) -> str:
        """The bot that plays this seat now, or nothing."""
        return self.bot or self.stand_in


@dataclass
class Undoable:
    """An action that can be taken back: whose it is, and how everything was before it."""

    seat: int
    story: int  # how long it was
    table: Table


@dataclass
class State:
    """A room as its log describes it."""

    code: str
    game: Game
    preset: str
    options: Options
    pace: str = "off"
    hints: bool = False
    stand_ins: bool = True
    programs: bool = False
    open: bool = False
    phase: str = LOBBY
    places: dict[int, Place] = field(default_factory=dict)
    host: int | None = None
    next_place: int = 1
    rounds: int = 0
    began: float = 0.0  # the last game, by the time of day
    by_seat: list[int] = field(default_factory=list)
    table: Table | None = None
    played_options: Options = field(default_factory=dict)
    story: list[bytes] = field(default_factory=list)  # the game's chapters, packed
    extended: set[int] = field(default_factory=set)  # seats that have had more time by now
    interrupted: bool = False  # somebody else has had a say in this turn
    undoable: Undoable | None = None
    done: dict[int, dict[str, None]] = field(default_factory=dict)  # by place, its last ids
    touched: float = 0.0  # time of day
    records: int = 0

    def people(self) -> list[Place]:
        return [place for place in self.places.values() if place.is_person and not place.gone]

    def at_seat(self, seat: int) -> Place:
        return self.places[self.by_seat[seat]]

    def has_done(self, place: int, id: str) -> bool:
        """Whether a command of this player was carried out under this id."""
        return id in self.done.get(place, ())

    def seconds(self) -> float | None:
        """How long the present question may take in all; a reaction gets less than a turn."""
        table = self.table
        turn, reaction = PACES[self.pace]
        if table is None or table.over or not turn:
            return None
        base = turn if table.owing == only(table.turn) else reaction
        return base + EXTENSION * len(self.extended)

    def free_look(self) -> int:
        """The first colour and shape nobody has."""
        taken = {place.look for place in self.places.values()}
        return next(look for look in range(len(taken) + 1) if look not in taken)

    def events(self) -> Events:
        """What has happened in the game."""
        return [event for packed in self.story for event in unpack_chapter(packed).events]

    def log(self) -> Log:
        """The game so far, all secrets included."""
        return Log(self.game, len(self.by_seat), self.played_options, self.events())
