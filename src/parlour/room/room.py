"""One room, without input or output: commands in, records and messages out.

The caller gives every command a connection, a message and the time. What comes back are records,
to be stored first, and messages, to be sent after that. The room in memory is already ahead; if
the records cannot be stored it must be thrown away and read again.
"""

from collections import deque
from collections.abc import Callable, Iterable, Mapping

from parlour import games
from parlour.kernel.errors import Malformed, Refused
from parlour.kernel.game import Options
from parlour.kernel.random import Random
from parlour.kernel.seats import seats_in
from parlour.kernel.tape import Tape
from parlour.kernel.types import WATCHER
from parlour.room import lobby, play
from parlour.room import records as rec
from parlour.room.codec import without_number
from parlour.room.errors import Forbidden, error_code
from parlour.room.history import History, pack, retell
from parlour.room.keys import is_key, new_key
from parlour.room.messages import (
    PROTOCOL,
    Ack,
    Act,
    AddBot,
    Command,
    Emote,
    Error,
    GiveHost,
    Hello,
    Hint,
    Hinted,
    Join,
    Kick,
    Leave,
    Letter,
    Message,
    MoreTime,
    Notice,
    Pick,
    Profile,
    Ready,
    Rematch,
    Say,
    Settings,
    Start,
    TakeBack,
    Undo,
    Welcome,
)
from parlour.room.outcome import Connection, Outcome, Thought
from parlour.room.state import PLAYING, Place, State, apply, first_state
from parlour.room.updates import Updates, room_info

Viewer = int | None  # a place, or none for all who watch


class Room:
    """A room in memory: what its log says, and who is connected now."""

    def __init__(self, log: Iterable[rec.AnyRecord], rng: Random, now: float) -> None:
        """Read a room's log. `rng` deals from now on; it must be nobody's guess."""
        self.rng = rng
        self.new_key: Callable[[], str] = new_key
        self.connections: dict[Connection, Viewer] = {}
        self.seqs: dict[Viewer, int] = {None: 1}  # records each viewer may know of
        self.game_seqs: dict[Viewer, int] = {}  # the last of them that changed the game
        self.state = self._read(log)
        self.absent = {place.number: now for place in self.state.people()}
        self.history = {viewer: History(seq) for viewer, seq in self.seqs.items()}
        self.spoken: dict[int, deque[float]] = {}
        self.question = 0  # counts what has been asked of the seats
        self.asked: set[int] = set()  # bot seats that are thinking about it
        self.outcome = Outcome()
        self._give_time(now)

    def _read(self, log: Iterable[rec.AnyRecord]) -> State:
        records = iter(log)
        state = first_state(next(records))
        for record in records:
            apply(state, record, replaying=True)
            self._count(state, record)
        return state

    def _give_time(self, now: float) -> None:
        """Time in which nobody could answer does not count."""
        if self.state.until is not None:
            self.state.until = max(self.state.until, now + play.EXTENSION)

    @staticmethod
    def create(
        code: str, game: str, now: float, preset: str = "spec", options: Options | None = None
    ) -> rec.Created:
        """The first record of a new room."""
        settled = games.load(game).settle(options, preset)
        return rec.Created(at=now, code=code, game=game, preset=preset, options=settled)

    # Entry points

    def connect(self, connection: Connection, hello: Hello, now: float) -> Outcome:
        """Somebody is here: with a key a player, without one a watcher."""
        if hello.protocol != PROTOCOL:
            raise Malformed(f"This server speaks protocol {PROTOCOL}; please reload the page.")
        place = None if hello.key is None else self._place_of(hello.key)
        number = None if place is None else place.number
        self.connections[connection] = number
        self.send(connection, Welcome(PROTOCOL, self.state.code, number))
        if place is not None:
            if play.resting(self):
                self._give_time(now)
            self.absent.pop(place.number, None)
            if place.stand_in and place.seat is not None:
                self.note(rec.StoodIn(at=now, seat=place.seat, bot=""))
        self.tell_room()
        self._catch_up(connection, number, hello.seen, now)
        return self._done()

    def disconnect(self, connection: Connection, now: float) -> Outcome:
        """A connection is lost. That is not leaving."""
        if connection in self.connections:
            place = self.connections.pop(connection)
            if place is not None and place not in self.connections.values():
                self.absent[place] = now
            self.tell_room()
        return self._done()

    def receive(
        self, connection: Connection, command: Command, id: str | None, now: float
    ) -> Outcome:
        """Do what a client asks, or say why not."""
        place = self.connections[connection]
        try:
            if place is None or id is None or (place, id) not in self.state.done:
                self._do(connection, command, id or "", now)
            if id is not None:
                self.send(connection, Ack(id))
        except Refused as error:
            refusal = Error(error_code(error), str(error.args[0]))
            if id is not None:
                refusal.id = id
            self.send(connection, refusal)
        return self._done()

    def bot_plays(self, thought: Thought, action: int, now: float) -> Outcome:
        """A bot has decided. An answer to an old question is dropped."""
        if thought.question == self.question:
            if thought.hint_for is None:
                self.asked.discard(thought.seat)
                play.bot_acts(self, thought.seat, action, now)
            elif thought.hint_for in self.connections:
                self.send(thought.hint_for, Hinted(action))
        return self._done()

    def tick(self, now: float) -> Outcome:
        """Time has passed."""
        play.time_out(self, now)
        play.stand_in(self, now)
        return self._done()

    def deadline(self) -> float | None:
        """When `tick` is needed next."""
        times = [away + play.GRACE for away in play.missed(self).values()]
        if self.state.until is not None and not play.resting(self):
            times.append(self.state.until)
        return min(times, default=None)

    def _do(self, connection: Connection, command: Command, id: str, now: float) -> None:
        if type(command) is Join:
            lobby.join(self, connection, command, now)
            return
        number = self.connections[connection]
        if number is None:
            raise Forbidden("You are watching; take a seat first.")
        place = self.state.places[number]
        match command:
            case Act() | Pick() | TakeBack() | Undo() | MoreTime() | Hint():
                play.command(self, connection, place, command, id, now)
            case Settings() | AddBot() | Kick() | GiveHost() | Start() | Rematch():
                if self.state.host != number:
                    raise Forbidden("Only the host can do that.")
                lobby.host_command(self, command, now)
            case Profile() | Ready():
                lobby.own_command(self, place, command, now)
            case Say() | Emote():
                lobby.say(self, place, command, now)
            case Leave():
                lobby.remove(self, place, now)
            case _:
                raise Malformed("You have said hello already.")

    # Noting and telling

    def note(self, record: rec.AnyRecord) -> None:
        """Something has happened."""
        apply(self.state, record)
        self._count(self.state, record)
        self.outcome.records.append(record)

    def _count(self, state: State, record: rec.AnyRecord) -> None:
        """Advance the sequence numbers of all who may notice this record."""
        if type(record) is rec.Seated:
            self.seqs[record.place] = self.seqs[None]
        private = type(record) is rec.Played and record.private
        changes_game = type(record) in play.GAME_RECORDS
        for viewer in self.seqs:
            if not private or viewer == state.by_seat[record.seat]:  # type: ignore[union-attr]
                self.seqs[viewer] += 1
                if changes_game:
                    self.game_seqs[viewer] = self.seqs[viewer]

    def viewers(self) -> list[Viewer]:
        """Everybody who is told different things: each person, and those who watch."""
        return [None, *(place.number for place in self.state.people())]

    def tell(self, messages: Mapping[Viewer, Message]) -> None:
        """Send each viewer's message to all their connections."""
        for connection, viewer in self.connections.items():
            told = messages.get(viewer)
            if told is not None:
                self.send(connection, told)

    def history_of(self, viewer: Viewer) -> History:
        """What a viewer was told of late."""
        found = self.history.get(viewer)
        if found is None:
            found = self.history[viewer] = History(self.seqs.get(viewer, 0) - 1)
        return found

    def tell_room(self) -> None:
        """Tell everybody who is here and what the room is about."""
        here = {place for place in self.connections.values() if place is not None}
        watchers = sum(place is None for place in self.connections.values())
        common = without_number(room_info(self.state, here, watchers))
        viewers = self.viewers()
        self.tell({viewer: Notice(self.seqs.get(viewer, 0), common) for viewer in viewers})

    def tell_game(self, tape: Tape, now: float, only: int | None = None) -> None:
        """Tell everybody, or one seat, what happened at the table."""
        self._tell_updates(Updates(self.state, tape, now), tape, only)

    def tell_undone(self, now: float) -> None:
        """Tell everybody that an action was taken back."""
        tape = Tape()
        self._tell_updates(Updates(self.state, tape, now, undone=True), tape, None)
        self.forget()

    def _tell_updates(self, updates: Updates, tape: Tape, only: int | None) -> None:
        letters: dict[Viewer, Letter] = {}
        packed = pack(tape)
        for viewer in self.viewers():
            seat = self._seat(viewer)
            if only is None or seat == only:
                seq = self.seqs.get(viewer, 0)
                letters[viewer] = updates.to(seat, seq)
                self.history_of(viewer).keep(seq, packed)
        self.tell(letters)

    def forget(self) -> None:
        """From here on events do not continue what was told before."""
        for viewer, history in self.history.items():
            history.forget(self.seqs.get(viewer, 0))

    def _seat(self, viewer: Viewer) -> int:
        """Through whose eyes a viewer sees the table."""
        seat = None if viewer is None else self.state.places[viewer].seat
        return int(WATCHER) if seat is None else seat

    def _catch_up(self, connection: Connection, viewer: Viewer, seen: int, now: float) -> None:
        """Send what a connection has missed of the game, or the whole table afresh."""
        seq, seat = self.seqs.get(viewer, 0), self._seat(viewer)
        history = self.history.get(viewer)
        told = history.since(seen) if history is not None and seen <= seq else None
        missed = None if told is None else retell(told, self.state.game, seat)
        for said in missed.said if missed is not None else []:
            self.send(connection, said)
        if self.state.table is not None and (missed is None or missed.table):
            updates = Updates(self.state, Tape(), now)
            self.send(connection, updates.to(seat, seq, missed))

    def send(self, connection: Connection, message: Message) -> None:
        self.outcome.messages.append((connection, message))

    def close(self, connection: Connection, message: Message) -> None:
        """Say a last word and hang up."""
        self.send(connection, message)
        self.outcome.closed.append(connection)

    def ask_anew(self) -> None:
        """The table has changed: what bots were thinking about is over."""
        self.question += 1
        self.asked.clear()

    def _place_of(self, key: str) -> Place:
        for place in self.state.places.values():
            if not place.gone and is_key(key, place.key_hash):
                return place
        raise Forbidden("That key opens no seat in this room.")

    def _done(self) -> Outcome:
        """Hand out what has gathered, with the questions for bots that are open now."""
        table = self.state.table
        if table is not None and self.state.phase == PLAYING:
            for seat in seats_in(table.waiting()):
                bot = self.state.at_seat(seat).player
                if bot and seat not in self.asked:
                    self.asked.add(seat)
                    self.outcome.thoughts.append(
                        Thought(seat, bot, table.view(seat), self.question)
                    )
        outcome, self.outcome = self.outcome, Outcome()
        return outcome
