"""One WebSocket as the server sees it: messages in and out, within a bounded amount of memory.

picows checks and unmasks frames and writes them (see `transport`). What is left to us is a policy:
how many pings and pieces a client may send, how long a message may be, how to part.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol, final

from picows import WSMsgType

from parlour.server.limits import Bucket

LARGEST_MESSAGE: Final = 1 << 16  # bytes; above this the connection is closed
CLOSE_SECONDS = 2.0  # until the client has answered that it closes, too
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


class Frame(Protocol):
    """A frame of picows. Its flags are numbers, which compiled code tells from truth values."""

    @property
    def msg_type(self) -> WSMsgType: ...
    @property
    def fin(self) -> int: ...
    @property
    def rsv1(self) -> int: ...
    @property
    def rsv2(self) -> int: ...
    @property
    def rsv3(self) -> int: ...
    @property
    def payload_size(self) -> int: ...
    def get_payload_as_bytes(self) -> bytes: ...
    def get_close_code(self) -> Any: ...


class Transport(Protocol):
    """A connection of picows; its flags are numbers, too."""

    @property
    def is_close_frame_sent(self) -> int: ...
    @property
    def is_disconnected(self) -> int: ...
    @property
    def underlying_transport(self) -> asyncio.Transport: ...
    def send(self, msg_type: WSMsgType, message: bytes) -> None: ...
    def send_pong(self, message: bytes) -> None: ...
    def send_close(self, close_code: Any, close_message: bytes) -> None: ...
    def disconnect(self, graceful: bool = True) -> None: ...


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


@final
class Line:
    """One WebSocket: messages in and out."""

    def __init__(self, guest: Receiver, monotonic: Callable[[], float]) -> None:
        self._guest = guest
        self._monotonic = monotonic
        self._transport: Transport | None = None
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

    def connected(self, transport: Transport) -> None:
        self._transport = transport
        self._guest.opened(self)

    def take(self, transport: Transport, frame: Frame) -> None:
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

    def disconnected(self) -> None:
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

    def _take_piece(self, kind: WSMsgType, frame: Frame) -> None:
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

    def _answer_close(self, transport: Transport, frame: Frame) -> None:
        self._ended = True
        if not transport.is_close_frame_sent:
            code = frame.get_close_code()
            transport.send(CLOSE, code.to_bytes(2, "big") if code else b"")
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
        transport.send_close(code, reason.encode())
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
