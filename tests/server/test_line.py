"""One WebSocket without a network: what a line does with the frames that it is given."""

import asyncio
from dataclasses import dataclass
from typing import cast

from picows import WSMsgType

from parlour.server.line import FRAME_BYTES, LATE_BYTES, Line


@dataclass
class Ping:
    """An empty ping."""

    msg_type: WSMsgType = WSMsgType.PING
    fin: int = 1
    rsv1: int = 0
    rsv2: int = 0
    rsv3: int = 0
    payload_size: int = 0

    def get_payload_as_bytes(self) -> bytes:
        return b""

    def get_close_code(self) -> int:
        return 0


class Ether:
    """A transport that leads nowhere and keeps what happened to it."""

    is_disconnected = 0
    underlying_transport = cast(asyncio.Transport, None)

    def __init__(self) -> None:
        self.is_close_frame_sent = 0
        self.cut_off = False

    def send(self, msg_type: WSMsgType, message: bytes) -> None: ...

    def send_pong(self, message: bytes) -> None: ...

    def send_close(self, close_code: int, close_message: bytes) -> None:
        self.is_close_frame_sent = 1

    def disconnect(self, graceful: bool = True) -> None:
        self.cut_off = not graceful


class Guest:
    def opened(self, wire: Line) -> None: ...

    def hear(self, text: str | None) -> None: ...

    def lost(self) -> None: ...


def test_a_client_that_goes_on_after_our_farewell_is_cut_off() -> None:
    """By how much it still sends; the time it has for a farewell of its own does not matter."""

    async def check() -> None:
        line, ether = Line(Guest(), lambda: 0.0), Ether()
        line.connected(ether)
        line.hang_up(1002, "")
        for _ in range(LATE_BYTES // FRAME_BYTES - 1):
            line.take(ether, Ping())
        assert not ether.cut_off
        line.take(ether, Ping())
        assert ether.cut_off

    asyncio.run(check())
