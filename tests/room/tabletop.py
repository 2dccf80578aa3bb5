"""A room with a clock and people, driven by hand."""

from msgspec.json import Decoder

from endings import lively
from parlour import games
from parlour.bots.registry import make_bot
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.room import records as rec
from parlour.room.codec import payload
from parlour.room.messages import (
    Ack,
    AddBot,
    Command,
    Error,
    GameUpdate,
    Hello,
    Join,
    Joined,
    Letter,
    Message,
    Notice,
    Ready,
    RoomInfo,
    Start,
)
from parlour.room.outcome import Outcome, Thought
from parlour.room.room import Room

_read_update = Decoder(GameUpdate)
_read_info = Decoder(RoomInfo)


def opened(message: Message) -> Message:
    """What a client makes of a message."""
    if isinstance(message, Letter):
        return _read_update.decode(payload(message))
    return _read_info.decode(payload(message)) if isinstance(message, Notice) else message


class Tabletop:
    """Keeps the log as a store would, and what every connection received."""

    def __init__(self, game: str, seed: int = 1, preset: str = "spec") -> None:
        self.now = 100.0
        self.log: list[bytes] = [rec.encode_record(Room.create("BCDF", game, self.now, preset))]
        self.rng = Random(seed)
        self.room = self.read()
        self.keys: dict[str, str] = {}
        self.inbox: dict[str, list[Message]] = {}
        self.thoughts: list[Thought] = []
        self.closed: set[str] = set()

    def read(self) -> Room:
        """The room as its log tells it."""
        records = [rec.read_record(data) for data in self.log]
        return Room(records, Random(f"restart {len(self.log)}"), self.now)

    def restart(self) -> None:
        """The server dies and comes back; nobody is connected."""
        self.room = self.read()
        self.inbox.clear()
        self.thoughts.clear()

    def take(self, outcome: Outcome) -> list[Message]:
        self.log += [rec.encode_record(record) for record in outcome.records]
        self.thoughts += outcome.thoughts
        messages = [(connection, opened(message)) for connection, message in outcome.messages]
        for connection, message in messages:
            self.inbox.setdefault(str(connection), []).append(message)
            if isinstance(message, Joined):
                self.keys[str(connection)] = message.key
        for connection in outcome.closed:
            self.closed.add(str(connection))
            self.room.connections.pop(connection, None)
        return [message for _, message in messages]

    def connect(self, who: str, seen: int = -1, key: str | None = None) -> list[Message]:
        hello = Hello(1, key or self.keys.get(who), seen)
        return self.take(self.room.connect(who, hello, self.now))

    def drop(self, who: str) -> None:
        self.take(self.room.disconnect(who, self.now))

    def send(self, who: str, command: Command, id: str | None = None) -> list[Message]:
        """What the sender himself gets back."""
        before = len(self.inbox.get(who, []))
        self.take(self.room.receive(who, command, id, self.now))
        return self.inbox.get(who, [])[before:]

    def wait(self, seconds: float) -> None:
        """Let time pass, with a tick whenever the room wants one."""
        end = self.now + seconds
        while (deadline := self.room.deadline()) is not None and deadline <= end:
            self.now = max(self.now, deadline)
            before = len(self.log)
            self.take(self.room.tick(self.now))
            if len(self.log) == before:
                break
        self.now = end

    def think(self) -> None:
        """Bots answer everything they are asked."""
        while self.thoughts:
            thought = self.thoughts.pop(0)
            action = make_bot(thought.bot, thought.view.game).choose(thought.view, self.rng)
            self.take(self.room.bot_plays(thought, action, self.now))

    @property
    def table(self) -> Table:
        assert self.room.state.table is not None
        return self.room.state.table

    def last(self, who: str) -> GameUpdate:
        """The newest table somebody has seen."""
        return [message for message in self.inbox[who] if isinstance(message, GameUpdate)][-1]

    def info(self, who: str) -> RoomInfo:
        return [message for message in self.inbox[who] if isinstance(message, RoomInfo)][-1]

    def seat_of(self, who: str) -> int:
        place = self.room.connections[who]
        assert place is not None
        seat = self.room.state.places[place].seat
        assert seat is not None
        return seat


def lobby(game: str, people: str = "ab", bots: int = 0, seed: int = 1) -> Tabletop:
    """People a, b… have joined and are ready; a is host; tv watches. Random games end."""
    top = Tabletop(game, seed, lively(game))
    for who in people:
        top.connect(who)
        assert error_in(top.send(who, Join(who.upper()))) is None
        assert error_in(top.send(who, Ready(True))) is None
    top.connect("tv")
    for _ in range(bots):
        assert error_in(top.send(people[0], AddBot())) is None
    return top


def started(game: str, people: str = "ab", bots: int = 0, seed: int = 1) -> Tabletop:
    """A game has begun."""
    top = lobby(game, people, bots, seed)
    assert error_in(top.send(people[0], Start())) is None
    return top


def error_in(messages: list[Message]) -> Error | None:
    return next((message for message in messages if isinstance(message, Error)), None)


def code(messages: list[Message]) -> str:
    error = error_in(messages)
    assert error is not None, messages
    assert error.text
    return error.code


def acked(messages: list[Message]) -> bool:
    return any(isinstance(message, Ack) for message in messages)


ALL_GAMES = games.names()
