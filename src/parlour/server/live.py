"""A room in memory with everything around it: its log, its connections, its timer, its bots.

The room decides at once and is then ahead of its log. What it says is kept back until the records
are stored, in order; other commands may be decided meanwhile, and their records follow. If records
cannot be stored, everything after them fails too, and the room is read again from the log. What
clients say meanwhile is kept and tried when the room is there again.
"""

import asyncio
import logging
import random
from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Final, Protocol, cast

from parlour.kernel.errors import Malformed, Refused
from parlour.kernel.random import Random
from parlour.room.codec import NATIVE
from parlour.room.errors import Unreadable, error_code
from parlour.room.messages import Ack, Command, Hello, Joined, Left
from parlour.room.outcome import Outcome, Outgoing, Thought, Written
from parlour.room.records import AnyRecord, encode_record, read_record
from parlour.room.room import Reading, Room
from parlour.room.state import LOBBY, PLAYING, State
from parlour.server.clock import Clock, Timer, sleep
from parlour.server.connection import (
    FORBIDDEN,
    MALFORMED,
    SLOWLY,
    Connection,
    in_form,
)
from parlour.server.metrics import Metrics
from parlour.server.recorder import Recorder
from parlour.server.settings import Settings
from parlour.server.workers.bots import Bots
from parlour.store import StaleAppend, Store

SOONEST: Final = 0.01  # seconds between looks at the clock
MOST_THOUGHTS: Final = 16  # in a room at once; above that nobody gets hints
SLICE: Final = 200  # records of a log that are read without a break
MOST_LATE: Final = 32  # messages of a connection that are kept while its room is read again
AGAIN: Final = "Somebody else was faster; please look and try again."
TOO_MANY: Final = "The room is being opened again; please wait a moment."
NOT_SAVED: Final = "This cannot be saved now; please try again in a moment."
WRONG: Final = "Something went wrong here; please look and try again."

log = logging.getLogger("parlour")


class Persons(Protocol):
    """The people of a server, as rooms need them."""

    def recognise(self, key: str) -> str: ...

    def rating(self, person: str, game: str) -> int | None: ...

    def note(self, state: State, seen: bool, changed: Callable[[], None]) -> None: ...


class Services:
    """What all rooms of a server share."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        clock: Clock,
        bots: Bots,
        metrics: Metrics,
        people: Persons,
        recorder: Recorder | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.clock = clock
        self.bots = bots
        self.metrics = metrics
        self.people = people
        self.recorder = recorder


class Mail:
    """What comes of a command besides its records, ready to be sent when those are stored.

    It is written at once, while everything it tells of is at hand.
    """

    def __init__(self, outcome: Outcome) -> None:
        self.receivers: list[Connection] = []
        self.messages: list[Written] = []  # one for each of them
        self.acks: list[tuple[Connection, str]] = []  # who waits for an answer
        self.keys: list[tuple[Connection, str | None]] = []  # who gets or loses a seat
        self.records = len(outcome.records)
        self.closed = cast(list[Connection], outcome.closed)
        self.thoughts = outcome.thoughts
        for connection, message in cast(list[tuple[Connection, Outgoing]], outcome.messages):
            if isinstance(message, Written) and connection.codec is NATIVE:
                self._add(connection, message)  # nearly all
                continue
            for own in in_form(message, connection.codec):
                self._add(connection, own)
            self._note(connection, message)

    def _add(self, receiver: Connection, message: Written) -> None:
        self.receivers.append(receiver)
        self.messages.append(message)

    def _note(self, connection: Connection, message: Outgoing) -> None:
        """Keep in mind what the connection itself has to know."""
        if isinstance(message, Ack):
            self.acks.append((connection, message.id))
        elif isinstance(message, Joined):
            self.keys.append((connection, message.key))
        elif isinstance(message, Left):
            self.keys.append((connection, None))


class Pending:
    """What is kept back: until its own records are stored, or those before it."""

    def __init__(self, logged: bool, mail: Mail | None = None) -> None:
        self.logged = logged  # whether there are records of its own
        self.mail = mail
        self.since = perf_counter()


Lost = Callable[["LiveRoom", BaseException], None]


class LiveRoom:
    """A room that people are in."""

    def __init__(
        self, code: str, reading: Reading, rng: Random, services: Services, lost: Lost
    ) -> None:
        now = services.clock.now()
        self.code = code
        self.room = Room(reading, rng, now, services.clock.now)
        self.room.log = self._log
        self.room.recognise = services.people.recognise
        self.room.audience.ratings = services.people.rating
        self.connections: set[Connection] = set()
        self.home = ""  # the address whose share of thinking its bots use
        self.used = now  # when somebody looked for it
        self.left = float("-inf")  # when somebody went
        self.dead = False
        self._phase, self._round = LOBBY, 0  # of the game that was noted last
        self._services = services
        self._lost = lost
        self._waiting: deque[Pending] = deque()
        self._timer: Timer | None = None
        self._due = 0.0
        self._thoughts: set[asyncio.Task[None]] = set()
        self.late: list[tuple[Connection, str]] = []  # said since this room was lost

    # What comes in

    def connect(self, connection: Connection, hello: Hello, id: str | None = None) -> bool:
        """Somebody says hello. If that fails they are told why, and the connection closes."""
        now = self._services.clock.now()
        try:
            outcome = self.room.connect(connection, hello, now)
        except Refused as error:
            code = MALFORMED if isinstance(error, Malformed) else FORBIDDEN
            connection.refuse(error_code(error), str(error), id, code)
            return False
        if id is not None:
            outcome.messages.append((connection, Ack(id)))
        connection.live, connection.key = self, hello.key
        connection.detail = hello.detail
        if not self.connections:
            self.home = connection.home
        self.connections.add(connection)
        log.debug("Room %s: somebody has come from %s.", self.code, connection.home)
        self._settle(outcome)
        return True

    def disconnect(self, connection: Connection) -> None:
        """A connection is lost."""
        if connection in self.connections and not self.dead:
            self.connections.discard(connection)
            log.debug("Room %s: somebody at %s has gone.", self.code, connection.home)
            self.left = now = self._services.clock.now()
            self._settle(self.room.disconnect(connection, now))

    def receive(self, connection: Connection, text: str) -> None:
        """A client says something."""
        if self.dead:
            self._keep(connection, text)
            return
        try:
            command, id = connection.codec.read(text)
        except Unreadable as wrong:
            connection.count_refused()
            connection.refuse("malformed", str(wrong), wrong.id)
            return
        now = self._services.clock.now()
        if not connection.may_speak(now):
            connection.refuse("limit", SLOWLY, id)
            return
        self.do(connection, command, id, now)

    def do(self, connection: Connection, command: Command, id: str | None, now: float) -> None:
        """Carry out a command."""
        self._services.metrics.commands += 1
        try:
            outcome = self.room.receive(connection, command, id, now)
        except Exception as error:
            log.exception("Room %s failed.", self.code)
            connection.refuse("stale", WRONG, id)
            self._fail(error)
            return
        self._settle(outcome)

    def _keep(self, connection: Connection, text: str) -> None:
        """Keep what somebody says while the room is read again, to be done afterwards."""
        if sum(other is connection for other, _ in self.late) < MOST_LATE:
            self.late.append((connection, text))
            return
        self._services.metrics.refused += 1
        try:
            _, id = connection.codec.read(text)
        except Unreadable as wrong:
            connection.refuse("malformed", str(wrong), wrong.id)
        else:
            connection.refuse("limit", TOO_MANY, id)

    def tick(self) -> None:
        """Let the room look at the clock."""
        self._timer = None
        if not self.dead:
            self._settle(self.room.tick(self._services.clock.now()))

    # What comes of it

    def _log(self, records: list[AnyRecord]) -> None:
        """Have the records of a decision stored, all or none."""
        data = [encode_record(record) for record in records]
        expected = self.room.state.records - len(data)
        self._waiting.append(Pending(logged=True))
        self._services.store.log(self.code, expected, data, self._stored)

    def _settle(self, outcome: Outcome) -> None:
        """Send the messages, when everything before them is stored."""
        mail = Mail(outcome)
        if outcome.records:
            self._waiting[-1].mail = mail
        elif self._waiting:
            self._waiting.append(Pending(False, mail))
        else:
            self._deliver(mail)

    def _stored(self, error: Exception | None) -> None:
        """The oldest records are safe: say what was kept back for them."""
        if self.dead:
            return
        if error is not None:
            self._refuse_waiting(AGAIN if isinstance(error, StaleAppend) else NOT_SAVED)
            self._fail(error)
            return
        waiting = self._waiting
        head = waiting.popleft()
        self._services.metrics.note_commit(perf_counter() - head.since)
        if head.mail is not None:
            self._deliver(head.mail)
        while waiting and not waiting[0].logged:
            mail = waiting.popleft().mail
            if mail is not None:
                self._deliver(mail)
        if not waiting:
            self.note_game()

    def _deliver(self, mail: Mail) -> None:
        if mail.records:
            self._services.metrics.records += mail.records
            if self._services.recorder is not None:
                self._services.recorder.note(self.room.state)
        for connection, key in mail.keys:
            connection.key = key
        for index, receiver in enumerate(mail.receivers):
            receiver.push(mail.messages[index])
        for closed in mail.closed:
            closed.close(FORBIDDEN)
        for thought in mail.thoughts:
            self._ask(thought)
        self._set_timer()

    def note_game(self) -> None:
        """Everything is stored: a game that began or ended may count for somebody."""
        state = self.room.state
        if state.phase == self._phase and state.rounds == self._round:
            return
        seen = self._phase == PLAYING and self._round == state.rounds
        self._phase, self._round = state.phase, state.rounds
        if state.phase != LOBBY:
            self._services.people.note(state, seen, self._tell_ratings)

    def _tell_ratings(self) -> None:
        if not self.dead:
            self._settle(self.room.tell_ratings())

    # When it could not be stored

    def _refuse_waiting(self, why: str) -> None:
        """Whoever waits for an answer is told to try again."""
        for pending in self._waiting:
            for connection, id in pending.mail.acks if pending.mail is not None else []:
                connection.refuse("stale", why, id)

    def _fail(self, error: BaseException) -> None:
        self.stop()
        self._lost(self, error)

    def stop(self) -> None:
        """Put this room out of memory. Its connections are the caller's."""
        self.dead = True
        self._waiting.clear()
        if self._timer is not None:
            self._timer.cancel()
        for task in self._thoughts:
            task.cancel()

    # Time

    def _set_timer(self) -> None:
        """Have `tick` called when the room needs it. A timer that comes too early does no harm."""
        due = self.room.deadline()
        if due is None or self.dead or (self._timer is not None and self._due <= due):
            return
        if self._timer is not None:
            self._timer.cancel()
        self._due = due
        clock = self._services.clock
        self._timer = clock.later(max(SOONEST, due - clock.now()), self.tick)

    @property
    def behind(self) -> bool:
        """Whether something is kept back until records are stored."""
        return bool(self._waiting)

    @property
    def idle(self) -> bool:
        """Whether this room can leave memory."""
        return not self.connections and not self._waiting

    # Bots

    def _ask(self, thought: Thought) -> None:
        if thought.hint_for is not None and len(self._thoughts) >= MOST_THOUGHTS:
            return  # whoever keeps asking gets no more hints than that
        task = asyncio.get_running_loop().create_task(self._think(thought))
        self._thoughts.add(task)
        task.add_done_callback(self._thoughts.discard)

    async def _think(self, thought: Thought) -> None:
        services = self._services
        clock = services.clock
        answering = clock.now()
        if thought.hint_for is None:
            answering += services.settings.bot_delay * random.uniform(0.6, 1.4)
        options = self.room.state.played_options
        owner = self.home, self.code
        action = await services.bots.ask(owner, thought.view, options, thought.bot)
        await sleep(clock, answering - clock.now())
        if self.dead:
            return
        try:
            outcome = self.room.bot_plays(thought, action, services.clock.now())
        except Exception as error:
            log.exception("Room %s failed when a bot played.", self.code)
            self._fail(error)
            return
        self._settle(outcome)


async def read_log(records: list[bytes]) -> Reading:
    """Read a room's log; others have their turn in between, however long it is."""
    reading = Reading([read_record(records[0])])
    for start in range(1, len(records), SLICE):
        reading.add(read_record(data) for data in records[start : start + SLICE])
        await asyncio.sleep(0)
    return reading
