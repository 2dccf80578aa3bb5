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
from typing import Any, Final, Protocol, cast

from picows import (
    WSAutoPingStrategy,
    WSFrame,
    WSListener,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from parlour.server.line import LARGEST_MESSAGE, Line

READ_BUFFER: Final = 2048  # bytes at the start; it grows with what a client sends
LARGEST_READ: Final = 1 << 12  # bytes taken from the network at once
HANDSHAKE_SECONDS: Final = 10.0
PING_SECONDS: Final = 20.0


class OwnFaults(logging.LoggerAdapter[logging.Logger]):
    """Lets only our own errors through: what strangers send wrong is not worth a line."""

    def isEnabledFor(self, level: int) -> bool:  # noqa: N802
        return level >= logging.CRITICAL

    def exception(self, msg: object, *args: object, **more: Any) -> None:
        self.logger.exception(msg, *args)


log = OwnFaults(logging.getLogger("parlour"), {})


class Listener(WSListener):
    """What picows tells of one connection; it goes on to a line."""

    __slots__ = ("_line",)

    def __init__(self, line: Line) -> None:
        super().__init__()
        self._line = line

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._line.connected(transport)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self._line.take(transport, frame)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._line.disconnected()

    def pause_writing(self) -> None:
        self._line.pause_writing()

    def resume_writing(self) -> None:
        self._line.resume_writing()


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
        self._transport = transport
        self._entrance = entrance

    def get_buffer(self, size_hint: int) -> memoryview:
        """Where the next bytes go. picows offers all it has, and more whenever that was filled:
        without a bound a fast client gets megabytes, and keeps us busy with all that is in them.
        """
        buffer: memoryview = WSProtocol.get_buffer(self, size_hint)
        return buffer if len(buffer) <= LARGEST_READ else buffer[:LARGEST_READ]

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self._entrance.left(self._transport)

    def _admit(self, request: WSUpgradeRequest) -> WSListener | WSUpgradeResponseWithListener:
        headers = request.headers
        tokens = {one.strip().lower() for one in headers.get("connection", "").split(",")}
        if "upgrade" in tokens:  # Firefox keeps others beside it, which picows does not take
            headers["Connection"] = "upgrade"
        try:
            return Listener(self._entrance.admit(request, self._transport))
        except Refusal as no:
            json = {"Content-Type": "application/json"}
            response = WSUpgradeResponse.create_error_response(no.status, no.body, json)
            return WSUpgradeResponseWithListener(response, None)
