"""The WebSocket endpoint, on bare ASGI: nothing between a room and the transport."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from parlour.kernel.errors import Malformed, Refused
from parlour.room.codec import read_command
from parlour.room.messages import Hello
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
from parlour.server.live import LiveRoom, refusal
from parlour.server.rooms import RESTART, Rooms
from parlour.server.settings import Settings
from parlour.server.transport import NAME, FrameSocket
from parlour.store import StoreFailed

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

PATH: Final = "/ws"
NO_ROOM: Final = "There is no such room; check the four letters."
HELLO_FIRST: Final = "Say hello first."


class Socket:
    """One client from its first word to its last."""

    def __init__(self, rooms: Rooms, code: str | None, address: str) -> None:
        self._rooms = rooms
        self._code = code
        self._address = address

    async def serve(self, wire: FrameSocket, receive: Receive, send: Send) -> None:
        """Accept the connection and see it through."""
        rooms = self._rooms
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        connection = Connection(wire, rooms.settings, rooms.clock, rooms.metrics)
        try:
            live = await self._enter(connection)
            if live is not None:
                rooms.sockets.add(connection)
                if await self._greeted(connection, live, receive):
                    wire.listener = connection.hear
                    await self._talk(connection, receive)
        finally:
            wire.listener = None
            rooms.sockets.discard(connection)
            if connection.live is not None:
                connection.live.disconnect(connection)
            await connection.flushed()
            connection.closing = True

    async def _enter(self, connection: Connection) -> LiveRoom | None:
        """The room, unless there is a reason not to let anybody in."""
        rooms = self._rooms
        if rooms.closing:
            connection.goodbye(RESTART, True, RESTARTING)
            return None
        if rooms.connections >= rooms.settings.max_connections:
            connection.refuse("limit", "This server is full; please try later.", LIMIT)
            return None
        if self._code is None or rooms.guesses_too_much(self._address):
            self._not_found(connection)
            return None
        try:
            live = await rooms.find(self._code)
        except Refused as error:
            connection.refuse("stale", str(error), GONE)
            return None
        except StoreFailed:
            connection.goodbye(RESTART, True, RESTARTING)
            return None
        if live is None:
            self._not_found(connection)
            return None
        if len(live.connections) >= rooms.settings.room_connections:
            connection.refuse("limit", "This room is full of people already.", LIMIT)
            return None
        return live

    def _not_found(self, connection: Connection) -> None:
        self._rooms.guessed(self._address)
        connection.refuse("unknown", NO_ROOM, UNKNOWN)

    async def _greeted(self, connection: Connection, live: LiveRoom, receive: Receive) -> bool:
        """Wait for the first word, and whether it was a good one."""
        try:
            async with asyncio.timeout(self._rooms.settings.hello_seconds):
                first = await receive()
        except TimeoutError:
            connection.refuse("malformed", HELLO_FIRST, SILENT)
            return False
        return first["type"] == "websocket.receive" and self._hello(connection, live, first)

    async def _talk(self, connection: Connection, receive: Receive) -> None:
        """What came before there was a listener, what is no text, and the end."""
        while (event := await receive())["type"] == "websocket.receive":
            connection.hear(event.get("text"))

    def _hello(self, connection: Connection, live: LiveRoom, event: dict[str, Any]) -> bool:
        text = event.get("text")
        if not connection.readable(text):
            connection.close(MALFORMED)
            return False
        try:
            command, id = read_command(text)
        except Malformed as error:
            connection.tell(refusal("malformed", str(error.args[0]), error.args[1:]))
            connection.close(MALFORMED)
            return False
        if not isinstance(command, Hello):
            connection.tell(refusal("forbidden", HELLO_FIRST, (id,)))
            connection.close(MALFORMED)
            return False
        return live.connect(connection, command, id)


async def socket_app(rooms: Rooms, scope: Scope, receive: Receive, send: Send) -> None:
    """`/ws/CODE` or `/ws?room=CODE`, as an ASGI application."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin", b"").decode("latin-1")
    host = headers.get(b"host", b"").decode("latin-1")
    path = scope["path"]
    if path != PATH and not path.startswith(f"{PATH}/"):
        await reject(send, 404, b'{"code":"unknown","text":"There is nothing here."}')
    elif not origin_allowed(origin, host, rooms.settings):
        await reject(send, 403, b'{"code":"forbidden","text":"Not from that page."}')
    else:
        client = scope.get("client")
        code = read_code(_named(path, scope.get("query_string", b"")))
        wire = scope["extensions"][NAME]
        await Socket(rooms, code, client[0] if client else "").serve(wire, receive, send)


def _named(path: str, query: bytes) -> str:
    """The code in an address, in the path or behind it."""
    if path.startswith(f"{PATH}/"):
        return str(path[len(PATH) + 1 :])
    values = parse_qs(query.decode("latin-1"))
    return next(iter(values.get("room") or values.get("game") or [""]))


def origin_allowed(origin: str, host: str, settings: Settings) -> bool:
    """Whether a page of that origin may speak to us. Programs that are no browser send none."""
    if not origin or _host(origin) == host.lower():
        return True
    known: Iterable[str] = [*settings.allow_origin, settings.public_url]
    return any(one == "*" or (one and same_origin(one, origin)) for one in known)


def same_origin(one: str, other: str) -> bool:
    return urlsplit(one)[:2] == urlsplit(other.lower())[:2]


def _host(origin: str) -> str:
    return urlsplit(origin.lower()).netloc


async def reject(send: Send, status: int, body: bytes) -> None:
    """Refuse a handshake."""
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
