"""The last step to the network: uvicorn's WebSocket, with two short cuts around ASGI.

A frame that a server sends is the same for every receiver, so it is put together once and written
as it is; several for one client go in one piece. A client's text goes straight to whoever listens,
without a queue and without waking a task. Handshake, pings, closing and limits stay uvicorn's.
"""

import struct
from collections.abc import Callable
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

NAME: Final = "parlour.wire"  # among the extensions of an ASGI scope
TEXT: Final = 0x81  # a whole text frame


class Wire(Protocol):
    """What a connection needs of the network."""

    def write_frames(self, data: bytes) -> bool:
        """Write frames at once; False if too much is waiting already and nothing was written."""
        ...

    async def drained(self) -> None:
        """Wait until more can be written, or until the client is gone."""
        ...

    async def hang_up(self, code: int, reason: str) -> None:
        """Close after what was written."""
        ...

    def abort(self) -> None:
        """Cut the connection without waiting for anything."""
        ...


class FrameSocket(WebSocketsSansIOProtocol):
    """uvicorn's connection as a Wire. It is among the extensions of its own scope."""

    listener: Callable[[str], None] | None = None  # is handed texts instead of the application

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: dict[str, Any] | None = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][NAME] = self

    def send_receive_event_to_app(self) -> None:
        listener = self.listener
        if listener is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        try:
            text = bytes(data).decode()
        except UnicodeDecodeError:
            self.conn.fail(1007)
            self.handle_parser_exception()
        else:
            listener(text)

    def write_frames(self, data: bytes) -> bool:
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return True  # nobody is there any more; reading will notice
        if not self.writable.is_set():
            return False
        self.transport.write(data)
        return True

    async def drained(self) -> None:
        await self.writable.wait()

    async def hang_up(self, code: int, reason: str) -> None:
        if not (self.disconnected or self.close_sent):
            await self.send({"type": "websocket.close", "code": code, "reason": reason})

    def abort(self) -> None:
        self.transport.abort()


def text_frame(data: bytes) -> bytes:
    """A text as a frame of the WebSocket protocol, as servers send it."""
    size = len(data)
    if size < 126:
        return struct.pack("!BB", TEXT, size) + data
    if size < 1 << 16:
        return struct.pack("!BBH", TEXT, 126, size) + data
    return struct.pack("!BBQ", TEXT, 127, size) + data
