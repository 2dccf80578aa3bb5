"""One room, without input or output: commands in, records and messages out.

The caller gives every command a client, a message and the time. Records are handed to `Room.log`
as soon as they have happened, so that they can be stored while people are being told of them.
What comes back are messages, to be sent when the records are safe. The room in memory is already
ahead; if the records cannot be stored it must be thrown away and read again.

A room has three parts: its *state* is what its log says (`decide` and `evolve`), its *audience* is
who is connected and what they were told, and its *patience* is how long it waits. This module
hands what clients do to the first, and what comes of it to the others.
"""

import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from parlour import games
from parlour.bots.registry import STAND_IN
from parlour.kernel.errors import Malformed, Refused, Stale
from parlour.kernel.game import Options
from parlour.kernel.plain import table_plain
from parlour.kernel.random import Random
from parlour.kernel.seats import seats_in
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.room import play
from parlour.room import records as rec
from parlour.room.audience import Audience, Numbers, hidden, leaver
from parlour.room.decide import decide, is_full
from parlour.room.errors import Forbidden, TooMuch, error_code
from parlour.room.evolve import evolve, first_state
from parlour.room.keys import hash_key, is_key, new_key, new_public_id
from parlour.room.messages import (
    PROTOCOL,
    Ack,
    Act,
    Command,
    Emote,
    Goodbye,
    Hello,
    Hint,
    Hinted,
    Join,
    Joined,
    Kick,
    Look,
    Looked,
    Pick,
    Say,
    Welcome,
    refusal,
)
from parlour.room.occasions import Ask, BotMove, HostAway, Occasion, Returned, Sit, StandIn, TimeUp
from parlour.room.outcome import Client, Outcome, Thought
from parlour.room.patience import GRACE, HOST_GRACE, Patience
from parlour.room.records import ROOM_FORMAT, AnyRecord
from parlour.room.state import PLAYING, Place

TALK: Final = (6, 10.0)  # messages, in this many seconds
_played: Final = rec.Played  # compiled code need not look it up
QUIETLY: Final = (rec.Played, rec.Extended, rec.Undone, rec.Spoken)  # the room message stays true


def nobody(key: str) -> str:
    """For rooms without profiles: no key belongs to anybody."""
    return ""


def nowhere(records: list[AnyRecord]) -> None:
    """For rooms whose records are taken from what comes back."""


class Reading:
    """A log as far as it has been read. A long one may be read piece by piece."""

    def __init__(self, log: Iterable[AnyRecord]) -> None:
        records = iter(log)
        self.state = first_state(next(records))
        self.numbers = Numbers()
        self.add(records)

    def add(self, log: Iterable[AnyRecord]) -> None:
        """Read on."""
        for record in log:
            evolve(self.state, record)
            self.numbers.count(self.state, record)


class Room:
    """A room in memory: what its log says, and who is connected now."""

    def __init__(
        self,
        reading: Reading,
        rng: Random,
        now: float,
        time_of_day: Callable[[], float] = time.time,
    ) -> None:
        """A room as its log describes it. `rng` deals from now on; it must be unpredictable.

        `now`, here and below, comes from a clock that only goes forward.
        """
        self.state = reading.state
        self.audience = Audience(self.state, reading.numbers)
        self.patience = Patience(self.state, now)
        self.new_key: Callable[[], str] = new_key
        self.recognise: Callable[[str], str] = nobody
        self.log: Callable[[list[AnyRecord]], None] = nowhere  # is given all records of a decision
        self._rng = rng
        self._time_of_day = time_of_day
        self._spoken: dict[int, deque[float]] = {}
        self._question = 0  # counts what has been asked of the seats
        self._asked: set[int] = set()  # bot seats that are thinking about it
        self._outcome = Outcome()

    @staticmethod
    def create(
        code: str, game: str, now: float, preset: str = "spec", options: Options | None = None
    ) -> rec.Created:
        """The first record of a new room; `now` is the time of day."""
        settled = games.load(game).settle(options, preset)
        return rec.Created(
            at=now, code=code, game=game, preset=preset, options=settled, format=ROOM_FORMAT
        )

    # Entry points

    def connect(self, client: Client, hello: Hello, now: float) -> Outcome:
        """Somebody is here: with a key a player, without one a watcher."""
        if hello.protocol != PROTOCOL:
            raise Malformed(f"This server speaks protocol {PROTOCOL}; please reload the page.")
        place = None if hello.key is None else self._place_of(hello.key)
        if hello.key is not None and place is None:
            raise Forbidden("That key opens no seat in this room.")
        audience = self.audience
        audience.welcome(client, None if place is None else place.number, hello.detail)
        audience.send(client, Welcome(PROTOCOL, self.state.code, audience.clients[client]))
        if place is not None:
            self._arrive(place, now)
        audience.tell_room()
        audience.catch_up(client, hello.seen, self.patience.left(now))
        return self._done()

    def disconnect(self, client: Client, now: float) -> Outcome:
        """A connection is lost. That is not leaving."""
        audience = self.audience
        if client in audience.clients:
            place = audience.dismiss(client)
            if place is not None and not audience.here(place):
                self.patience.miss(place, now)
            audience.tell_room()
        return self._done()

    def receive(self, client: Client, command: Command, id: str | None, now: float) -> Outcome:
        """Do what a client asks, or say why not."""
        place = self.audience.clients[client]
        try:
            if place is None or id is None or not self.state.has_done(place, id):
                self._do(client, place, command, id or "", now)
            if id is not None:
                self.audience.send(client, Ack(id))
        except Refused as error:
            self.audience.send(client, refusal(error_code(error), str(error), id))
        return self._done()

    def bot_plays(self, thought: Thought, action: int, now: float) -> Outcome:
        """A bot has decided. An answer to an old question is dropped."""
        if thought.question == self._question:
            if thought.hint_for is None:
                self._asked.discard(thought.seat)
                self._occur(BotMove(thought.seat, action), now)
            elif thought.hint_for in self.audience.clients:
                self.audience.send(thought.hint_for, Hinted(action))
        return self._done()

    def tell_ratings(self) -> Outcome:
        """Ratings have changed: everybody is told how they are now."""
        self.audience.tell_room()
        return self._done()

    def tick(self, now: float) -> Outcome:
        """Time has passed."""
        patience = self.patience
        if patience.time_is_up(now):
            self._occur(TimeUp(), now)
        for seat, since in patience.missed().items():
            if now >= since + GRACE:
                self._occur(StandIn(seat), now)
        host_away = patience.host_missed()
        if host_away is not None and now >= host_away + HOST_GRACE:
            self._occur(HostAway(), now)
        return self._done()

    def deadline(self) -> float | None:
        """When `tick` is needed next."""
        return None if is_full(self.state) else self.patience.deadline()

    # Deciding

    def _do(self, client: Client, place: int | None, command: Command, id: str, now: float) -> None:
        """Carry out a command. What depends on more than the log is dealt with here."""
        match command:
            case Act() | Pick():
                self._check_current(place, command.seen)
            case Hello():
                raise Malformed("You have said hello already.")
            case Join():
                self._join(client, place, command, id, now)
                return
            case Hint():
                self._hint(client, place)
                return
            case Look():
                self._look(client, place)
                return
            case Say() | Emote() if place is not None:
                self._check_talk(place, now)
            case Kick():
                self._kick(place, command, id, now)
                return
        self._decide(Ask(command, place, id, self.patience.away), now)

    def _decide(self, ask: Ask, now: float) -> None:
        records = decide(self.state, ask, self._time_of_day(), self._rng)
        self._happen(records, now)
        if records and (self._changes_room(records) or self._is_over(records)):
            self.audience.tell_room()

    def _occur(self, occasion: Occasion, now: float) -> None:
        """Something happens that nobody asked for, so nobody is told if it is refused."""
        try:
            self._decide(Ask(occasion, away=self.patience.away), now)
        except TooMuch:
            return

    @staticmethod
    def _changes_room(records: list[AnyRecord]) -> bool:
        return any(type(record) not in QUIETLY for record in records)

    def _is_over(self, records: list[AnyRecord]) -> bool:
        """Whether these records ended the game."""
        table = self.state.table
        return table is not None and table.over and type(records[-1]) is rec.Played

    def _check_current(self, place: int | None, seen: int) -> None:
        """Refuse a choice made before the newest thing was on the screen."""
        if place is not None and 0 <= seen < self.audience.numbers.of_game(place):
            raise Stale("Something happened in between; please look and choose again.")

    def _check_talk(self, place: int, now: float) -> None:
        """Refuse somebody who talks too fast."""
        many, seconds = TALK
        times = self._spoken.setdefault(place, deque(maxlen=many))
        if len(times) == many and now - times[0] < seconds:
            raise TooMuch("One at a time, please.")
        times.append(now)

    def _join(self, client: Client, place: int | None, command: Join, id: str, now: float) -> None:
        """A person takes a seat, or comes back to one by the key they chose for it."""
        if place is not None:
            raise Stale("You have a seat already.")
        audience = self.audience
        key = command.key or self.new_key()
        mine = self._place_of(key) if command.key is not None else None
        if mine is not None:
            audience.clients[client] = mine.number
            audience.send(client, Joined(mine.number, key))
            self._arrive(mine, now)
            audience.tell_room()
            audience.catch_up(client, -1, self.patience.left(now))
            return
        number = self.state.next_place
        person = "" if command.profile is None else self.recognise(command.profile)
        if command.profile is not None and not person:
            raise Forbidden("That key opens no profile on this server.")
        sit = Sit(
            command.name, command.avatar, hash_key(key), new_public_id(), command.program, person
        )
        records = decide(self.state, Ask(sit, None, id), self._time_of_day(), self._rng)
        audience.clients[client] = number
        audience.send(client, Joined(number, key))
        self._happen(records, now)
        audience.tell_room()

    def _kick(self, place: int | None, command: Kick, id: str, now: float) -> None:
        """Somebody is sent away, and told so."""
        clients = [one for one, where in self.audience.clients.items() if where == command.place]
        self._decide(Ask(command, place, id, self.patience.long_away(now)), now)
        for client in clients:
            self.audience.send(client, Goodbye("The host has sent you away.", again=False))
            self._outcome.closed.append(client)

    def _hint(self, client: Client, place: int | None) -> None:
        """Ask a bot what it would do."""
        if place is None:
            raise Forbidden("You are watching; take a seat first.")
        seat = play.check_hint(self.state, place)
        view = play.table_of(self.state).view(seat)
        self._outcome.thoughts.append(Thought(seat, STAND_IN, view, self._question, client))

    def _look(self, client: Client, place: int | None) -> None:
        """Show a seat its own view, whole."""
        state = self.state
        seat = None if place is None else state.places[place].seat
        if seat is None:
            raise Forbidden("You have no seat in a game.")
        view = table_plain(play.table_of(state).view(seat))
        sight = Looked(state.game.name, state.played_options, view)
        self.audience.send(client, sight)

    def _arrive(self, place: Place, now: float) -> None:
        """A player is here; nobody has to stand in for them."""
        self.patience.arrive(place.number, now)
        if place.stand_in and place.seat is not None:
            self._occur(Returned(place.seat), now)

    def opens(self, key: str) -> bool:
        """Whether a key opens a seat here."""
        return self._place_of(key) is not None

    def _place_of(self, key: str) -> Place | None:
        """The seat that a key opens."""
        for place in self.state.places.values():
            if not place.gone and is_key(key, place.key_hash):
                return place
        return None

    # Noting and telling

    def _happen(self, records: list[AnyRecord], now: float) -> None:
        """What was decided happens, and everybody who may know of it is told.

        All of it is logged together when the last record has happened, before that is told.
        """
        for record in records:
            before = self._before(record)
            tape = evolve(self.state, record)
            if record is records[-1]:
                self._outcome.records += records
                self.log(records)
            self._note(record, tape, now, before)

    def _note(self, record: AnyRecord, tape: Tape, now: float, before: Table | None) -> None:
        """Count what has happened, and tell everybody who may know of it."""
        audience = self.audience
        audience.numbers.count(self.state, record)
        gone = leaver(self.state, record)
        clients = [] if gone is None else audience.turn_out(gone)
        if gone is not None:
            self.patience.forget(gone)
            self._spoken.pop(gone, None)
        self._tell(record, tape, now, before)
        if clients and type(record) is rec.Unseated:
            for client in clients:
                audience.catch_up(client, -1, self.patience.left(now))

    def _before(self, record: AnyRecord) -> Table | None:
        """The table before a record, if somebody wants to know what each event of it did."""
        if not self.audience.wants_detail or type(record) not in rec.GAME_RECORDS:
            return None
        if isinstance(record, rec.Started):
            return self.state.game.new(len(record.places), record.options)
        table = self.state.table
        return None if table is None else table.copy()

    def _tell(self, record: AnyRecord, tape: Tape, now: float, before: Table | None) -> None:
        audience, patience = self.audience, self.patience
        if type(record) is _played:  # nearly all are of this kind
            only = hidden(record)
            if only is None:
                self._ask_anew(now)
            audience.tell_game(tape, patience.left(now), only, before, record.events)
            return
        match record:
            case rec.Started() | rec.Resigned():
                self._ask_anew(now)
                audience.tell_game(tape, patience.left(now), before=before)
                if type(record) is rec.Started:
                    audience.forget()
            case rec.Extended():
                audience.tell_game(tape, patience.left(now), before=before)
            case rec.Undone():
                self._ask_anew(now)
                audience.tell_undone(patience.left(now))
            case rec.Spoken():
                audience.tell_said(record)

    def _ask_anew(self, now: float) -> None:
        """The table has changed, so what bots were thinking about is out of date."""
        self._question += 1
        self._asked.clear()
        self.patience.ask(now)

    def _done(self) -> Outcome:
        """Hand out what has gathered, with the questions for bots that are open now."""
        outcome, self._outcome = self._outcome, Outcome()
        outcome.messages, self.audience.messages = self.audience.messages, []
        table = self.state.table
        if table is not None and self.state.phase == PLAYING and not is_full(self.state):
            for seat in seats_in(table.waiting()):
                bot = self.state.at_seat(seat).player
                if bot and seat not in self._asked:
                    self._asked.add(seat)
                    thought = Thought(seat, bot, table.view(seat), self._question)
                    outcome.thoughts.append(thought)
        return outcome
