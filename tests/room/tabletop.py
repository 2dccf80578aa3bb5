"""A room with a clock and people, driven by hand."""

from typing import Any

from msgspec.json import Decoder

from endings import lively
from parlour import games
from parlour.bots.registry import make_bot
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.room import records as rec
from parlour.room.codec import whole
from parlour.room.messages import (
    Ack,
    Act,
    AddBot,
    Command,
    Configure,
    Error,
    GameUpdate,
    Hello,
    Join,
    Joined,
    Message,
    Ready,
    RoomInfo,
    Start,
)
from parlour.room.outcome import Outcome, Outgoing, Thought, Written
from parlour.room.room import Reading, Room
from server.replaying import payload

_read_update = Decoder(GameUpdate)
_read_info = Decoder(RoomInfo)


def opened(message: Outgoing) -> Message:
    """What a client makes of a message: the same as a codec that takes the whole."""
    if isinstance(message, Written):
        reader: Any = _read_update if message.kind is GameUpdate else _read_info
        read = reader.decode(payload(message))
        assert read == whole(message)
        return read  # type: ignore[no-any-return]
    return message


class Tabletop:
    """Keeps the log as a store would, and what every connection received."""

    detail = False  # whether connections want to know what each event did

    def __init__(self, game: str, seed: int = 1, preset: str = "spec", code: str = "BCDF") -> None:
        self.now = 100.0
        self.log: list[bytes] = [rec.encode_record(Room.create(code, game, self.now, preset))]
        self.rng = Random(seed)
        self.room = self.read()
        self.keys: dict[str, str] = {}
        self.inbox: dict[str, list[Message]] = {}
        self.thoughts: list[Thought] = []
        self.closed: set[str] = set()

    def read(self) -> Room:
        """The room as its log tells it."""
        records = [rec.read_record(data) for data in self.log]
        rng = Random(f"restart {len(self.log)}")
        room = Room(Reading(records), rng, self.now, lambda: 1e9 + self.now)
        room.log = self.keep
        return room

    def keep(self, records: list[rec.AnyRecord]) -> None:
        self.log += [rec.encode_record(record) for record in records]

    def restart(self) -> None:
        """The server dies and comes back; nobody is connected."""
        self.room = self.read()
        self.inbox.clear()
        self.thoughts.clear()

    def take(self, outcome: Outcome) -> list[Message]:
        self.thoughts += outcome.thoughts
        messages = [(connection, opened(message)) for connection, message in outcome.messages]
        for connection, message in messages:
            self.inbox.setdefault(str(connection), []).append(message)
            if isinstance(message, Joined):
                self.keys[str(connection)] = message.key
        for connection in outcome.closed:
            self.closed.add(str(connection))
            self.room.audience.clients.pop(connection, None)
        return [message for _, message in messages]

    def connect(self, who: str, seen: int = -1, key: str | None = None) -> list[Message]:
        hello = Hello(1, key or self.keys.get(who), seen, self.detail)
        return self.take(self.room.connect(who, hello, self.now))

    def drop(self, who: str) -> None:
        self.take(self.room.disconnect(who, self.now))

    def send(self, who: str, command: Command, id: str | None = None) -> list[Message]:
        """What the sender gets back."""
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

    def owing(self, people: str = "abcdef") -> list[str]:
        """Those of these people whose choice is missing."""
        here = [who for who in people if self.room.audience.clients.get(who) is not None]
        return [who for who in here if self.table.owes(self.seat_of(who))]

    def lengthen(self, records: int) -> None:
        """Let the host talk until the log has this many records; then the server comes back."""
        place = self.room.state.host
        assert place is not None
        talk = rec.encode_record(rec.Spoken(at=self.now, place=place, text="hm"))
        self.log += [talk] * (records - len(self.log))
        self.restart()

    def seq_of(self, who: str) -> int:
        """How many things somebody may know of."""
        return self.room.audience.numbers.of(self.room.audience.clients[who])

    def seat_of(self, who: str) -> int:
        place = self.room.audience.clients[who]
        assert place is not None
        seat = self.room.state.places[place].seat
        assert seat is not None
        return seat


def stage(
    game: str,
    people: str = "ab",
    *,
    bots: int = 0,
    seed: int = 1,
    begin: bool = True,
    **settings: Any,
) -> Tabletop:
    """A position: people a, b… have joined and are ready, a is host, tv watches, the game begins.

    `settings` are the host's. Random games under the chosen preset end.
    """
    top = Tabletop(game, seed, lively(game))
    for who in people:
        top.connect(who)
        assert error_in(top.send(who, Join(who.upper()))) is None
        assert error_in(top.send(who, Ready(True))) is None
    top.connect("tv")
    if settings:
        assert error_in(top.send(people[0], Configure(**settings))) is None
    for _ in range(bots):
        assert error_in(top.send(people[0], AddBot())) is None
    if begin:
        assert error_in(top.send(people[0], Start())) is None
    return top


def play_out(top: Tabletop, people: str, limit: int = 20_000) -> None:
    """Everybody plays at random until the game is over."""
    for number in range(limit):
        top.think()
        if top.room.state.phase == "over":
            return
        for who in people:
            seat = top.seat_of(who)
            if top.table.owes(seat):
                action = top.table.random_choice(seat, top.rng)
                assert acked(top.send(who, Act(action), f"{who}{number}"))
                break
    raise AssertionError("the game does not end")


def seats(name: str) -> tuple[int, int]:
    """How few and how many can play in a room that `stage` makes."""
    game = games.load(name)
    return game.seats_for(game.settle(preset=lively(name)))


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
