"""The last step to the network: uvicorn's WebSocket, with short cuts.

A frame that a server sends is the same for every receiver, so it is put together once and written
as it is; several for one client go in one piece. A client's text goes straight to whoever listens,
without a queue and without waking a task; if it came in one whole frame, which it does nearly
always, the frame is read here. Handshake, pings, closing, limits and texts in pieces stay the
library's.
"""

from collections.abc import Callable
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from parlour.server.frames import MASK_BYTES, TEXT, frame_size, mask_start

try:
    from websockets.speedups import apply_mask
except ImportError:  # no C compiler where websockets was built
    from websockets.utils import apply_mask

NAME: Final = "parlour.wire"  # among the extensions of an ASGI scope
END_OF_REQUEST: Final = b"\r\n\r\n"


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

    _whole = True  # everything so far came in whole frames, each a message

    def data_received(self, data: bytes) -> None:
        start = 0
        if not self.handshake_initiated:
            self._whole = data.endswith(END_OF_REQUEST)
        elif self._whole:
            while start < len(data) and (size := frame_size(data, start)):
                end = start + size
                if data[start] != TEXT or not self._hand_on(data, start, end):
                    super().data_received(data[start:end])
                    if self.transport.is_closing():  # that was the end
                        return
                start = end
            self._whole = start == len(data)  # if not, the rest of it all is the library's
        if start < len(data):
            super().data_received(data[start:])

    def _hand_on(self, data: bytes, start: int, end: int) -> bool:
        """Hand the text in a frame to the listener, if there is one and it is a text."""
        listener = self.listener
        if listener is None or self.close_sent:
            return False
        mask = mask_start(data, start)
        body = mask + MASK_BYTES
        try:
            text = apply_mask(data[body:end], data[mask:body]).decode()
        except UnicodeDecodeError:
            return False
        listener(text)
        return True

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
