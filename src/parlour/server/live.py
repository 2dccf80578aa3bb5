"""A room in memory with everything services it: its log, its connections, its timer, its bots.

The room decides at once and is then ahead of its log. What it says is kept back until the records
are stored, in order; other commands may be decided meanwhile, and their records follow. If records
cannot be stored, everything after them fails too, and the room is read again from the log.
"""

import asyncio
import logging
import random
from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Final, cast

from parlour.kernel.errors import Malformed, Refused
from parlour.kernel.random import Random
from parlour.room.codec import read_command
from parlour.room.errors import error_code
from parlour.room.messages import Ack, Error, Hello, Joined, Message
from parlour.room.outcome import Outcome, Thought
from parlour.room.records import encode_record, read_record
from parlour.room.room import Room
from parlour.server.clock import Clock, Timer, sleep
from parlour.server.connection import FORBIDDEN, MALFORMED, Connection, Parcel, parcel
from parlour.server.metrics import Metrics
from parlour.server.settings import Settings
from parlour.server.thinking import Thinkers
from parlour.store import Store

SOONEST: Final = 0.01  # seconds between looks at the clock
AGAIN: Final = "Somebody else was faster; please look and try again."
WRONG: Final = "Something went wrong here; please look and try again."

log = logging.getLogger("parlour")


class Services:
    """What all rooms of a server share."""

    def __init__(
        self, settings: Settings, store: Store, clock: Clock, bots: Thinkers, metrics: Metrics
    ) -> None:
        self.settings = settings
        self.store = store
        self.clock = clock
        self.bots = bots
        self.metrics = metrics


class Mail:
    """What comes of a command besides its records, ready to be sent when those are stored.

    It is written at once, while everything it tells of is at hand; many connections may be told
    the same message.
    """

    def __init__(self, outcome: Outcome) -> None:
        self.parcels: dict[Connection, list[Parcel]] = {}
        self.acks: list[tuple[Connection, str]] = []  # who waits for an answer
        self.keys: list[tuple[Connection, str]] = []  # who gets a seat
        self.records = len(outcome.records)
        self.closed = cast(list[Connection], outcome.closed)
        self.thoughts = outcome.thoughts
        written: dict[int, Parcel] = {}
        for connection, message in cast(list[tuple[Connection, Message]], outcome.messages):
            one = written.get(id(message))
            if one is None:
                one = written[id(message)] = parcel(message)
            if connection in self.parcels:
                self.parcels[connection].append(one)
            else:
                self.parcels[connection] = [one]
            if one[0] is Ack:
                self.acks.append((connection, cast(Ack, message).id))
            elif one[0] is Joined:
                self.keys.append((connection, cast(Joined, message).key))


Waiting = tuple["asyncio.Future[None] | None", Mail, float]
Lost = Callable[["LiveRoom", BaseException], None]


class LiveRoom:
    """A room that people are in."""

    def __init__(
        self, code: str, records: list[bytes], rng: Random, services: Services, lost: Lost
    ) -> None:
        now = services.clock.now()
        self.code = code
        self.room = Room((read_record(data) for data in records), rng, now)
        self.connections: set[Connection] = set()
        self.used = now  # when somebody was here
        self.dead = False
        self._services = services
        self._lost = lost
        self._waiting: deque[Waiting] = deque()
        self._timer: Timer | None = None
        self._due = 0.0
        self._thoughts: set[asyncio.Task[None]] = set()

    # What comes in

    def connect(self, connection: Connection, hello: Hello, id: str | None = None) -> bool:
        """Somebody says hello. If that fails they are told why, and the connection closes."""
        now = self._services.clock.now()
        try:
            outcome = self.room.connect(connection, hello, now)
        except Refused as error:
            code = MALFORMED if isinstance(error, Malformed) else FORBIDDEN
            connection.refuse(error_code(error), str(error), code)
            return False
        if id is not None:
            outcome.messages.append((connection, Ack(id)))
        connection.live, connection.key = self, hello.key
        self.connections.add(connection)
        self._settle(outcome)
        return True

    def disconnect(self, connection: Connection) -> None:
        """A connection is lost."""
        if connection in self.connections and not self.dead:
            self.connections.discard(connection)
            self._settle(self.room.disconnect(connection, self._services.clock.now()))

    def receive(self, connection: Connection, text: str) -> None:
        """A client says something."""
        services = self._services
        now = services.clock.now()
        try:
            command, id = read_command(text)
        except Malformed as wrong:
            services.metrics.refused += 1
            connection.tell(refusal("malformed", str(wrong.args[0]), wrong.args[1:]))
            return
        if not connection.bucket.take(now):
            services.metrics.refused += 1
            connection.tell(refusal("limit", "One thing at a time, please.", (id,)))
            return
        services.metrics.commands += 1
        try:
            outcome = self.room.receive(connection, command, id, now)
        except Exception as error:
            log.exception("Room %s failed.", self.code)
            connection.tell(refusal("stale", WRONG, (id,)))
            self._fail(error)
            return
        self._settle(outcome)

    def tick(self) -> None:
        """Let the room look at the clock."""
        self._timer = None
        if not self.dead:
            self._settle(self.room.tick(self._services.clock.now()))

    # What comes of it

    def _settle(self, outcome: Outcome) -> None:
        """Store the records; the messages follow when that is done."""
        services = self._services
        mail = Mail(outcome)
        if outcome.records:
            data = [encode_record(record) for record in outcome.records]
            expected = self.room.state.records - len(data)
            stored = services.store.append(self.code, expected, data)
            self._waiting.append((stored, mail, perf_counter()))
            stored.add_done_callback(self._stored)
        elif self._waiting:
            self._waiting.append((None, mail, 0.0))
        else:
            self._deliver(mail)

    def _stored(self, stored: "asyncio.Future[None]") -> None:
        """Records are safe: say what was kept back for them."""
        error = stored.exception()
        if self.dead:
            return
        if error is not None:
            self._refuse_waiting()
            self._fail(error)
            return
        waiting = self._waiting
        while waiting and ((head := waiting[0][0]) is None or head.done()):
            _, mail, since = waiting.popleft()
            if head is not None:
                self._services.metrics.records += mail.records
                self._services.metrics.note_commit(perf_counter() - since)
            self._deliver(mail)

    def _deliver(self, mail: Mail) -> None:
        for connection, key in mail.keys:
            connection.key = key
        for receiver, parcels in mail.parcels.items():
            receiver.push(parcels)
        for closed in mail.closed:
            closed.close(FORBIDDEN)
        for thought in mail.thoughts:
            self._ask(thought)
        self._set_timer()

    # When it could not be stored

    def _refuse_waiting(self) -> None:
        """Whoever waits for an answer is told to try again."""
        for _, mail, _ in self._waiting:
            for connection, id in mail.acks:
                connection.tell(refusal("stale", AGAIN, (id,)))

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
        clock = self._services.clock
        self._due = due
        self._timer = clock.later(max(SOONEST, due - clock.now()), self.tick)

    @property
    def idle(self) -> bool:
        """Whether nobody would miss this room in memory."""
        return not self.connections and not self._waiting

    # Bots

    def _ask(self, thought: Thought) -> None:
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
        action = await services.bots.ask(thought.view, options, thought.bot)
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


def refusal(code: str, text: str, ids: tuple[object, ...]) -> Message:
    """An error, with the client's id if it gave one."""
    error = Error(code, text)
    if ids and isinstance(ids[0], str):
        error.id = ids[0]
    return error
