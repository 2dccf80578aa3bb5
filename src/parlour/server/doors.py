"""Connections before and between requests: how many there are, and how long one may take.

uvicorn reads HTTP. What it leaves open is bounded here: connections in all and from one address,
the time until a request is complete, and how long an answer waits for a client that does not read.
Requests of one address take turns, so that a flood of them holds nobody else up.
"""

import asyncio
import logging
import re
import sys
from collections import Counter, deque
from collections.abc import Callable
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from parlour.server.limits import Doors, Networks
from parlour.server.settings import Settings

REQUEST_SECONDS: Final = 20.0  # from its first byte, or from connecting, to its last
RESERVED: Final = 96  # descriptors for the store, its writer, workers and files
ARRIVALS: Final = 5.0  # a second into rooms from one address, after as many as it may have at once
AT_ONCE: Final = 4  # requests of one address that are read in one round of the event loop
HEAD_BYTES: Final = 1 << 14  # of a request before its body
END_OF_HEAD: Final = re.compile(rb"\n\r?\n")
SMALL_PIECES: Final = 64  # of a body; if it has more, they have
SMALL_BYTES: Final = 512  # on the average
FEWEST: Final = 16  # connections, however few descriptors there are
BUSY: Final = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"

log = logging.getLogger("parlour")


def make_doors(settings: Settings) -> Doors:
    """The count of all connections, within what the system allows this process."""
    most = min(settings.max_connections, max(FEWEST, descriptors() - RESERVED))
    proxies = Networks(settings.trusted_proxies)
    return Doors(most, settings.address_connections, ARRIVALS, proxies)


def descriptors() -> int:
    """How many files and sockets this process may have open; as many as it can get."""
    if sys.platform == "win32":
        return 1 << 16
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:
        hard = max(soft, 1 << 16)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (ValueError, OSError):
        return soft
    return hard


class Turns:
    """In each round of the event loop an address may do something a few times; the rest waits.

    Everybody else's messages are dealt with between the rounds. A proxy needs no turn: its requests
    are those of many people.
    """

    def __init__(self, each: int = AT_ONCE) -> None:
        self._each = each
        self._taken: Counter[str] = Counter()  # in this round, by address
        self._waiting: dict[str, deque[Callable[[], None]]] = {}

    def take(self, home: str, do: Callable[[], None]) -> None:
        """Do something now, or in one of the next rounds."""
        if not home:
            do()
        elif home in self._waiting:
            self._waiting[home].append(do)
        elif self._taken[home] < self._each:
            self._count(home)
            do()
        else:
            self._waiting[home] = deque([do])

    def _count(self, home: str) -> None:
        if not self._taken:
            asyncio.get_running_loop().call_soon(self._next_round)
        self._taken[home] += 1

    def _next_round(self) -> None:
        self._taken.clear()
        for home, line in list(self._waiting.items()):
            turns = [line.popleft() for _ in range(min(self._each, len(line)))]
            if not line:
                del self._waiting[home]
            for do in turns:
                self._count(home)
                do()


class Pieces(h11.Connection):
    """Reads requests, except those that take long to read: every header and every piece does."""

    pieces = 0  # of the body of this request
    taken = 0  # bytes in them

    def next_event(self) -> Any:
        if self.their_state is h11.IDLE:
            self._check_head(self.trailing_data[0])
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.pieces = self.taken = 0
        elif isinstance(event, h11.Data):
            self.pieces += 1
            self.taken += len(event.data)
            if self.pieces > SMALL_PIECES and self.taken < SMALL_BYTES * self.pieces:
                raise h11.RemoteProtocolError("A body comes in too many pieces.")
        return event

    @staticmethod
    def _check_head(data: bytes) -> None:
        """Refuse a head that is too long; h11 does so only as long as it is not complete."""
        if len(data) > HEAD_BYTES and END_OF_HEAD.search(data, 0, HEAD_BYTES) is None:
            raise h11.RemoteProtocolError("The head of a request is too long.")


class Http(H11Protocol):
    """One connection, as long as it speaks HTTP."""

    _counted = False
    _in_line = False  # whether it waits for its turn
    _owing: asyncio.TimerHandle | None = None  # runs while the client owes us (part of) a request
    _stuck: asyncio.TimerHandle | None = None  # runs while it does not take an answer
    _unsent = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.conn = Pieces(h11.SERVER, HEAD_BYTES)
        line = cast(asyncio.Transport, transport)
        self._doors: Doors = self.app_state["doors"]
        self._patience: float = self.app_state["patience"]
        self._turns: Turns = self.app_state["turns"]
        peer = line.get_extra_info("peername")
        address = peer[0] if peer else ""
        self._home = self._doors.counted(address)
        self._counted = self._doors.enter(line, address)
        super().connection_made(line)
        if self._counted:
            self._look()
        else:
            log.debug("A connection from %s is refused: there are too many.", address)
            line.write(BUSY)
            line.close()

    def data_received(self, data: bytes) -> None:
        if self._counted:
            super().data_received(data)
            self._look()

    def handle_events(self) -> None:
        """Read the next request, or more of its body, when it is this address's turn."""
        if not self._in_line:
            self._in_line = True
            self._turns.take(self._home, self._handle)
            if self._in_line:
                self.flow.pause_reading()

    def _handle(self) -> None:
        self._in_line = False
        if self.transport.is_closing():
            return
        self.flow.resume_reading()
        try:
            super().handle_events()
        except h11.ProtocolError:  # wrong after the answer had begun
            self.transport.abort()
        self._look()

    def send_400_response(self, msg: str) -> None:
        """The body is wrong: whoever has begun to answer is too late."""
        super().send_400_response(msg)
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()

    def connection_lost(self, error: Exception | None) -> None:
        self._owing = cancelled(self._owing)
        self._stuck = cancelled(self._stuck)
        self._doors.leave(self.transport)
        super().connection_lost(error)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unsent = self.transport.get_write_buffer_size()
        self._stuck = self.loop.call_later(self._patience, self._still_stuck)

    def resume_writing(self) -> None:
        self._stuck = cancelled(self._stuck)
        super().resume_writing()

    def _look(self) -> None:
        """Start or stop waiting for the rest of a request."""
        upgraded = self.transport.get_protocol() is not self
        if upgraded or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._owing = cancelled(self._owing)
        elif self._owing is None:
            self._owing = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _still_stuck(self) -> None:
        """Wait on if the client has taken something of its answer, else give it up."""
        unsent, self._unsent = self._unsent, self.transport.get_write_buffer_size()
        if self._unsent < unsent:
            self._stuck = self.loop.call_later(self._patience, self._still_stuck)
        else:
            self.transport.abort()


def cancelled(timer: asyncio.TimerHandle | None) -> Any:
    """Call a timer off; None in its place."""
    if timer is not None:
        timer.cancel()
