"""The last step to the network: WebSockets by picows, on connections that uvicorn has accepted.

uvicorn reads the request for an upgrade and hands the connection to the class given as its `ws`
option. `Upgrade` is that class; it hands the connection on to picows, which answers the handshake,
checks and unmasks frames and pings. Nothing here reads or writes the bytes of a frame.

picows listens on a port of its own through `ws_create_server`; to serve a connection that exists
already one needs its `WSProtocol`, which `picows.api` uses in the same way but does not document.
So pyproject.toml pins the series that tests/server/test_transport.py was run with.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final, Protocol, cast

from picows import (
    WSAutoPingStrategy,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from parlour.server.limits import Bucket

LARGEST_MESSAGE: Final = 1 << 16  # bytes; above this the connection is closed
READ_BUFFER: Final = 2048  # bytes at the start; it grows with what a client sends
LARGEST_READ: Final = 1 << 12  # bytes taken from the network at once
HANDSHAKE_SECONDS: Final = 10.0
PING_SECONDS: Final = 20.0
CLOSE_SECONDS: Final = 2.0  # until the client has answered that it closes, too
SMALL_FRAMES: Final = 20.0  # pings and pieces a second, on the average
SMALL_BURST: Final = 200.0
LATE_BYTES: Final = 1 << 17  # read after we have closed, until a client's farewell comes
FRAME_BYTES: Final = 32  # that any frame counts for then, besides its payload

# Why the protocol itself ends a connection
WRONG: Final = 1002
NO_TEXT: Final = 1007
TOO_MANY: Final = 1008
TOO_BIG: Final = 1009

TEXT: Final = WSMsgType.TEXT
PING: Final = WSMsgType.PING
PONG: Final = WSMsgType.PONG
CLOSE: Final = WSMsgType.CLOSE
CONTINUATION: Final = WSMsgType.CONTINUATION


class OwnFaults(logging.LoggerAdapter[logging.Logger]):
    """Lets only our own errors through: what strangers send wrong is not worth a line."""

    def isEnabledFor(self, level: int) -> bool:  # noqa: N802
        return level >= logging.CRITICAL

    def exception(self, msg: object, *args: object, **more: Any) -> None:
        self.logger.exception(msg, *args)


log = OwnFaults(logging.getLogger("parlour"), {})


class Wire(Protocol):
    """What a connection needs of the network."""

    def write(self, text: bytes) -> bool:
        """Write a message at once; False if too much is waiting already and nothing was written."""
        ...

    async def drained(self) -> None:
        """Wait until more can be written, or until the client is gone."""
        ...

    def hang_up(self, code: int, reason: str) -> None:
        """Close after what was written."""
        ...

    def abort(self) -> None:
        """Cut the connection without waiting for anything."""
        ...

    def pause_reading(self) -> None:
        """Pass on nothing more that the client says, and leave it in the network."""
        ...

    def resume_reading(self) -> None:
        """Go on, first with what had been read already."""
        ...


class Receiver(Protocol):
    """Whoever is told what a client says."""

    def opened(self, wire: "Line") -> None:
        """The connection can be used."""
        ...

    def hear(self, text: str | None) -> None:
        """A message; None for one that is no text."""
        ...

    def lost(self) -> None:
        """The connection is gone."""
        ...


class Line(WSListener):
    """One WebSocket: messages in and out, within a bounded amount of memory."""

    # Without a dictionary of its own an instance is smaller, and its attributes are found sooner.
    __slots__ = (
        *("_ended", "_guest", "_held", "_late", "_monotonic", "_paused", "_pieces", "_small"),
        *("_text", "_transport", "_unheard", "_writable"),
    )

    def __init__(self, guest: Receiver, monotonic: Callable[[], float]) -> None:
        super().__init__()
        self._guest = guest
        self._monotonic = monotonic
        self._transport: WSTransport | None = None
        self._pieces: list[bytes] | None = None  # of a message that is not complete
        self._held = 0  # bytes in them
        self._text = True
        self._ended = False  # the client has closed: anything after our answer would be an error
        self._late = 0  # bytes that came after we had closed
        self._paused = False
        self._unheard: list[str | None] = []  # read before the pause: at most LARGEST_READ
        self._small = Bucket(SMALL_FRAMES, SMALL_BURST, monotonic())
        self._writable: asyncio.Event | None = None  # made when the network is full

    # From picows

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self._guest.opened(self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if self._ended:
            return
        if transport.is_close_frame_sent and kind is not CLOSE:
            self._late += FRAME_BYTES + frame.payload_size
            if self._late >= LATE_BYTES:  # it does not want to hear
                self.abort()
        elif frame.rsv1 or frame.rsv2 or frame.rsv3:
            self.hang_up(WRONG, "")
        elif kind is TEXT and frame.fin and self._pieces is None:
            self._hear_text(frame.get_payload_as_bytes())
        elif kind is CLOSE:
            self._answer_close(transport, frame)
        elif not self._small.take(self._monotonic()):
            self.hang_up(TOO_MANY, "")
        elif kind is PING:
            if self._writable is None:  # a client that does not read gets no answer
                transport.send_pong(frame.get_payload_as_bytes())
        elif kind is not PONG:
            self._take_piece(kind, frame)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.resume_writing()
        self._guest.lost()

    def pause_writing(self) -> None:
        self._writable = asyncio.Event()

    def resume_writing(self) -> None:
        if self._writable is not None:
            self._writable.set()
            self._writable = None

    def _hear_text(self, data: bytes) -> None:
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.hang_up(NO_TEXT, "")
        else:
            self._hear(text)

    def _hear(self, text: str | None) -> None:
        if self._paused:
            self._unheard.append(text)
        else:
            self._guest.hear(text)

    def _take_piece(self, kind: WSMsgType, frame: WSFrame) -> None:
        """A part of a message, or a whole one that is no text."""
        if (kind is CONTINUATION) is (self._pieces is None):
            self.hang_up(WRONG, "")
            return
        if self._pieces is None:
            self._pieces, self._held, self._text = [], 0, kind is TEXT
        self._held += frame.payload_size
        if self._held > LARGEST_MESSAGE:
            self.hang_up(TOO_BIG, "")
            return
        if frame.payload_size:
            self._pieces.append(frame.get_payload_as_bytes())
        if frame.fin:
            data, self._pieces = b"".join(self._pieces), None
            self._hear_text(data) if self._text else self._hear(None)

    def _answer_close(self, transport: WSTransport, frame: WSFrame) -> None:
        self._ended = True
        if not transport.is_close_frame_sent:
            code = frame.get_close_code()
            transport.send(CLOSE, code.to_bytes(2, "big") if code else b"")  # type: ignore[attr-defined]
        transport.disconnect()

    # A Wire

    def write(self, text: bytes) -> bool:
        if self._writable is not None:
            return False
        if self._transport is not None and not self._ended:
            self._transport.send(TEXT, text)
        return True

    async def drained(self) -> None:
        if self._writable is not None:
            await self._writable.wait()

    def hang_up(self, code: int, reason: str) -> None:
        transport = self._transport
        if transport is None or transport.is_close_frame_sent:
            return
        self._pieces = None
        transport.send_close(cast(Any, code), reason.encode())
        later = asyncio.get_running_loop().call_later
        later(CLOSE_SECONDS, transport.disconnect, False)  # harmless if it is gone by then

    def abort(self) -> None:
        if self._transport is not None:
            self._transport.disconnect(graceful=False)

    def pause_reading(self) -> None:
        self._paused = True
        if self._transport is not None and not self._transport.is_disconnected:
            self._transport.underlying_transport.pause_reading()

    def resume_reading(self) -> None:
        self._paused = False
        while self._unheard and not self._paused:
            self._guest.hear(self._unheard.pop(0))
        if self._paused:
            return
        if self._transport is not None and not self._transport.is_disconnected:
            self._transport.underlying_transport.resume_reading()


# Handing over


class Refusal(Exception):
    """A request for a WebSocket that is answered with an error: a status and a body."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(status)
        self.status, self.body = status, body


class Gate(Protocol):
    """Whoever decides about requests for a WebSocket."""

    def admit(self, request: WSUpgradeRequest, transport: asyncio.Transport) -> Line:
        """A line for this client; raises Refusal."""
        ...

    def left(self, transport: asyncio.Transport) -> None:
        """A connection that asked for a WebSocket is closed."""
        ...


class Upgrade(asyncio.Protocol):
    """What uvicorn makes for a WebSocket; it only hands the connection on to picows."""

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any]) -> None:
        self._entrance: Gate = app_state["entrance"]
        self._picows: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport = cast(asyncio.Transport, transport)
        self._picows = Reader(transport, self._entrance)
        self._picows.connection_made(transport)
        # uvicorn makes this object the protocol of the connection when it has handed the request on
        asyncio.get_running_loop().call_soon(transport.set_protocol, self._picows)

    def data_received(self, data: bytes) -> None:
        """The request, as uvicorn has read it."""
        buffer = memoryview(data)
        while buffer:
            room = self._picows.get_buffer(len(buffer))
            size = min(len(room), len(buffer))
            room[:size] = buffer[:size]
            self._picows.buffer_updated(size)
            buffer = buffer[size:]


class Reader(WSProtocol):  # type: ignore[misc]
    """The protocol with which picows serves one connection."""

    def __init__(self, transport: asyncio.Transport, entrance: Gate) -> None:
        super().__init__(
            host_port=None,
            ws_path=None,
            is_client_side=False,
            ws_listener_factory=self._admit,
            logger=log,
            disconnect_on_exception=True,
            websocket_handshake_timeout=HANDSHAKE_SECONDS,
            enable_auto_ping=True,
            auto_ping_idle_timeout=PING_SECONDS,
            auto_ping_reply_timeout=PING_SECONDS,
            auto_ping_strategy=WSAutoPingStrategy.PING_WHEN_IDLE,
            enable_auto_pong=False,  # see Line
            max_frame_size=LARGEST_MESSAGE,
            extra_headers=None,
            read_buffer_init_size=READ_BUFFER,
        )
        self._line = transport
        self._entrance = entrance

    def get_buffer(self, size_hint: int) -> memoryview:
        """Where the next bytes go. picows offers all it has, and more whenever that was filled:
        without a bound a fast client gets megabytes, and keeps us busy with all that is in them.
        """
        buffer: memoryview = WSProtocol.get_buffer(self, size_hint)
        return buffer if len(buffer) <= LARGEST_READ else buffer[:LARGEST_READ]

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self._entrance.left(self._line)

    def _admit(self, request: WSUpgradeRequest) -> WSListener | WSUpgradeResponseWithListener:
        headers = request.headers
        tokens = {one.strip().lower() for one in headers.get("connection", "").split(",")}
        if "upgrade" in tokens:  # Firefox keeps others beside it, which picows does not take
            headers["Connection"] = "upgrade"
        try:
            return self._entrance.admit(request, self._line)
        except Refusal as no:
            json = {"Content-Type": "application/json"}
            response = WSUpgradeResponse.create_error_response(no.status, no.body, json)
            return WSUpgradeResponseWithListener(response, None)
