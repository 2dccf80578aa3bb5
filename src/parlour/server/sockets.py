"""The WebSocket endpoint: from a request to a place in a room."""

import asyncio
import logging
from typing import Final
from urllib.parse import parse_qs

from picows import WSUpgradeRequest

from parlour.kernel.errors import Refused
from parlour.room.errors import Unreadable
from parlour.room.messages import Hello
from parlour.server.clock import Timer
from parlour.server.codes import read_code
from parlour.server.connection import (
    GONE,
    LIMIT,
    MALFORMED,
    RESTARTING,
    SILENT,
    UNKNOWN,
    Connection,
)
from parlour.server.dialects.entrance import Entrances
from parlour.server.limits import Doors, Networks
from parlour.server.line import Line, Receiver
from parlour.server.live import LiveRoom
from parlour.server.network import Hosts, origin_allowed, where_from
from parlour.server.rooms import BROKEN, FULL, FULL_ROOM, RESTART, Crowded, Rooms
from parlour.server.transport import Refusal
from parlour.store import StoreFailed

PATH: Final = "/ws"
NO_ROOM: Final = "There is no such room; check the letters."
HELLO_FIRST: Final = "Say hello first."
NOTHING_HERE: Final = b'{"code":"unknown","text":"There is nothing here."}'
NOT_FROM_THERE: Final = b'{"code":"forbidden","text":"Not from that page."}'
TOO_MANY: Final = b'{"code":"limit","text":"There are many connections from there already."}'
TOO_OFTEN: Final = b'{"code":"limit","text":"You have come back very often; please wait a moment."}'
NOT_OUR_NAME: Final = b'{"code":"forbidden","text":"This server is not called that."}'

log = logging.getLogger("parlour")


class Entrance:
    """`/ws/CODE` or `/ws?room=CODE`, and the places where dialects are spoken."""

    def __init__(
        self, rooms: Rooms, doors: Doors, hosts: Hosts, proxies: Networks, dialects: Entrances
    ) -> None:
        self._rooms = rooms
        self._doors = doors
        self._hosts = hosts
        self._proxies = proxies
        self._dialects = dialects

    def admit(self, request: WSUpgradeRequest, transport: asyncio.Transport) -> Line:
        peer = transport.get_extra_info("peername")
        origin = where_from(
            peer[0] if peer else "",
            lambda name: ",".join(request.headers.getall(name, [])),
            self._proxies,
        )
        try:
            return self._line(request, transport, origin.address)
        except Refusal as no:
            log.debug("A socket from %s is refused: %d.", origin.address, no.status)
            raise

    def _line(self, request: WSUpgradeRequest, transport: asyncio.Transport, address: str) -> Line:
        """A line to the room or the dialect that a request names."""
        path, _, query = request.path.decode("latin-1").partition("?")
        host = request.headers.get("host", "")
        guest: Receiver | None = self._dialects.guest(path, query, address)
        if guest is None and path != PATH and not path.startswith(f"{PATH}/"):
            raise Refusal(404, NOTHING_HERE)
        if host and host not in self._hosts:
            raise Refusal(421, NOT_OUR_NAME)
        if not origin_allowed(request.headers.get("origin", ""), host, self._rooms.settings):
            raise Refusal(403, NOT_FROM_THERE)
        if not self._doors.comes_from(transport, address):
            raise Refusal(503, TOO_MANY)
        if not self._doors.arrives(address, self._rooms.clock.now()):
            raise Refusal(429, TOO_OFTEN)  # everybody in a room is told who comes and goes
        if guest is None:
            guest = Socket(self._rooms, read_code(_named(path, query)), address)
        return Line(guest, self._rooms.clock.now)

    def left(self, transport: asyncio.Transport) -> None:
        self._doors.leave(transport)


class Socket:
    """One client from its first word to its last."""

    def __init__(self, rooms: Rooms, code: str | None, address: str) -> None:
        self._rooms = rooms
        self._code = code
        self._address = address
        self._live: LiveRoom | None = None
        self._greeted = False
        self._silence: Timer | None = None
        self._connection: Connection

    # From the line

    def opened(self, wire: Line) -> None:
        rooms = self._rooms
        self._wire = wire
        self._connection = rooms.connection(wire, self._address)
        wire.pause_reading()
        rooms.run(self._enter())

    def hear(self, text: str | None) -> None:
        if self._greeted:
            self._connection.hear(text)
        elif self._live is not None:
            self._first(self._live, text)

    def lost(self) -> None:
        connection = self._connection
        self._live = None
        if self._silence is not None:
            self._silence.cancel()
        self._rooms.sockets.discard(connection)
        connection.closing = True
        if connection.live is not None:
            connection.live.disconnect(connection)

    # Entering

    async def _enter(self) -> None:
        connection = self._connection
        live = await self._find(connection)
        if live is not None and not connection.closing:
            self._live = live
            self._rooms.sockets.add(connection)
            self._silence = self._rooms.clock.later(
                self._rooms.settings.hello_seconds, self._was_silent
            )
        self._wire.resume_reading()

    async def _find(self, connection: Connection) -> LiveRoom | None:
        """The room, unless there is a reason not to let anybody in."""
        rooms = self._rooms
        if rooms.closing:
            connection.goodbye(RESTART, True, RESTARTING)
            return None
        if rooms.connections >= rooms.settings.max_connections:
            connection.refuse("limit", FULL, close=LIMIT)
            return None
        try:
            live = await rooms.look_up(self._code, self._address)
        except Crowded as error:
            connection.refuse("limit", str(error), close=LIMIT)
            return None
        except Refused as error:
            connection.refuse("stale", str(error), close=GONE)
            return None
        except StoreFailed:
            connection.goodbye(RESTART, True, RESTARTING)
            return None
        if live is None:
            connection.refuse("unknown", NO_ROOM, close=UNKNOWN)
            return None
        if len(live.connections) >= rooms.settings.room_connections:
            connection.refuse("limit", FULL_ROOM, close=LIMIT)
            return None
        return live

    def _was_silent(self) -> None:
        self._silence = None
        if not self._greeted:
            self._connection.refuse("malformed", HELLO_FIRST, close=SILENT)

    def _first(self, live: LiveRoom, text: str | None) -> None:
        """The first word has to be a hello."""
        connection = self._connection
        if connection.closing:
            return
        if live.dead:  # since it was found
            connection.goodbye(BROKEN, True, RESTARTING)
            return
        if not connection.readable(text):
            connection.close(MALFORMED)
            return
        try:
            command, id = connection.codec.read(text)
        except Unreadable as wrong:
            connection.refuse("malformed", str(wrong), wrong.id, MALFORMED)
            return
        if not isinstance(command, Hello):
            connection.refuse("forbidden", HELLO_FIRST, id, MALFORMED)
            return
        self._greeted = live.connect(connection, command, id)
        if self._greeted and self._silence is not None:
            self._silence.cancel()


def _named(path: str, query: str) -> str:
    """The code in an address, in the path or behind it."""
    if path.startswith(f"{PATH}/"):
        return path[len(PATH) + 1 :]
    values = parse_qs(query)
    return next(iter(values.get("room") or values.get("game") or [""]))
