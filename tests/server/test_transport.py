"""Below the messages: frames, pieces of frames, and clients that do not read."""

import asyncio
import base64
import json
import os
import socket
import struct

import pytest

from parlour.kernel.random import Random
from parlour.server.frames import frame_size, text_frame
from server.wire import DEADLINE, HOST, Served, enter, join, serving, settings


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_frames_are_what_browsers_read(size: int) -> None:
    from websockets.frames import Frame, Opcode

    data = b"x" * size
    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


class Raw:
    """A client of our own making, who can do everything wrong."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def dial(cls, served: Served, code: str, buffer: int = 0) -> "Raw":
        line = socket.socket()
        if buffer:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, (HOST, served.port))
        raw = cls(*await asyncio.open_connection(sock=line, limit=max(buffer, 1 << 16)))
        key = base64.b64encode(os.urandom(16)).decode()
        raw.writer.write(
            f"GET /ws/{code} HTTP/1.1\r\nHost: {HOST}:{served.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        async with asyncio.timeout(DEADLINE):
            head = await raw.reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head.splitlines()[0]
        return raw

    def write(self, *frames: bytes) -> None:
        """In one piece."""
        self.writer.write(b"".join(frames))

    async def read(self) -> tuple[int, bytes]:
        """The next frame: its opcode and what is in it."""
        async with asyncio.timeout(DEADLINE):
            first, size = await self.reader.readexactly(2)
            if size == 126:
                size = struct.unpack("!H", await self.reader.readexactly(2))[0]
            return first & 15, await self.reader.readexactly(size)

    async def until(self, type: str) -> dict[str, object]:
        """Read on until a message of this type."""
        while True:
            opcode, data = await self.read()
            if opcode == 1 and (message := json.loads(data))["type"] == type:
                payload: dict[str, object] = message["payload"]
                return payload


def frame(data: bytes, opcode: int = 1, fin: bool = True) -> bytes:
    """A client's frame, masked with nothing."""
    first = opcode | (0x80 if fin else 0)
    size = len(data)
    head = bytes([first, 0x80 | size]) if size < 126 else struct.pack("!BBH", first, 0xFE, size)
    return head + b"\0\0\0\0" + data


def say(type: str, id: str = "", **payload: object) -> bytes:
    message = {"type": type, "payload": payload} | ({"id": id} if id else {})
    return json.dumps(message).encode()


HELLO = frame(say("hello", protocol=1))


def test_words_in_one_breath_are_heard_in_order() -> None:
    async def check() -> None:
        async with serving() as served:
            code = await served.room("letters")
            raw = await Raw.dial(served, code)
            wishes = [frame(say("profile", f"{i}", name=f"N{i}")) for i in range(5)]
            raw.write(HELLO, frame(say("join", "j", name="A")), *wishes)
            answers: list[str] = []
            while len(answers) < 6:
                opcode, data = await raw.read()
                message = json.loads(data)
                assert opcode == 1
                if message["type"] in ("ack", "error"):
                    answers.append(message["payload"]["id"])
            assert answers == ["j", "0", "1", "2", "3", "4"]

    asyncio.run(check())


def test_a_message_may_come_in_pieces() -> None:
    async def check() -> None:
        async with serving() as served:
            raw = await Raw.dial(served, await served.room("letters"))
            raw.write(HELLO)
            await raw.until("room")
            text = say("join", "j", name="Ä")
            pieces = [text[i : i + 7] for i in range(0, len(text), 7)]
            raw.write(frame(pieces[0], 1, fin=False))
            for piece in pieces[1:-1]:
                raw.write(frame(piece, 0, fin=False))
            raw.write(frame(b"ping", 9), frame(pieces[-1], 0))
            assert await raw.read() == (10, b"ping")
            assert (await raw.until("ack"))["id"] == "j"

    asyncio.run(check())


def masked(data: bytes, mask: bytes, opcode: int = 1, fin: bool = True) -> bytes:
    """A client's frame as browsers mask it."""
    plain = frame(data, opcode, fin)
    head = plain[: len(plain) - len(data) - 4]
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))


@pytest.mark.parametrize("seed", range(8))
def test_however_the_network_cuts_it_every_word_is_heard_in_order(seed: int) -> None:
    """Texts of all sizes with pings between them: as they were sent, or in pieces, cut anywhere."""
    rng = Random(f"cut {seed}")
    whole = bool(seed % 2)

    def wish(number: int) -> list[bytes]:
        text = say("profile", f"{number}", name=f"N{number}", avatar="ä" * int(rng.below(9)))
        text += b" " * int(rng.below(300))  # may be there, in JSON
        mask = bytes(rng.below(256) for _ in range(4))
        kind = rng.below(6)
        if kind == 0 and not whole:
            cut = int(rng.below(len(text)))
            return [
                masked(text[:cut], mask, fin=False),
                *([masked(b"p", mask, 9)] if rng.below(2) else []),
                masked(text[cut:], mask, 0),
            ]
        return [masked(text, mask), *([masked(b"q", mask, 9)] if kind == 1 else [])]

    async def check() -> None:
        async with serving() as served:
            raw = await Raw.dial(served, await served.room("letters"))
            raw.write(HELLO)
            await raw.until("room")
            raw.write(frame(say("join", "j", name="A")))
            await raw.until("ack")
            stream = b"".join(part for number in range(60) for part in wish(number))
            while stream:
                size = frame_size(stream, 0) if whole else 1 + int(rng.below(200))
                raw.write(stream[:size])
                stream = stream[size:]
                await raw.writer.drain()
                await asyncio.sleep(0)
            heard = [str((await raw.until("ack"))["id"]) for _ in range(60)]
            assert heard == [f"{number}" for number in range(60)]

    asyncio.run(check())


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(b"\xff\xfe"), 1007),
        (frame(b"x", 3), 1002),
        (b"\x81\x05hello", 1002),  # not masked
        (frame(b"", 8), 1005),
    ],
)
def test_what_is_no_websocket_ends_it(wrong: bytes, code: int) -> None:
    async def check() -> None:
        async with serving() as served:
            room = await served.room("letters")
            tv = await enter(served.port, room)
            raw = await Raw.dial(served, room)
            raw.write(HELLO)
            await raw.until("room")
            await tv.until(lambda: tv.last("room")["watchers"] == 2)
            raw.write(wrong, HELLO, HELLO)  # nobody listens to what comes after it
            while (received := await raw.read())[0] != 8:
                pass
            assert struct.unpack("!H", received[1][:2])[0] == code if received[1] else code == 1005
            await tv.until(lambda: tv.last("room")["watchers"] == 1)

    asyncio.run(check())


def test_a_phone_that_does_not_read_holds_nobody_up_and_is_dropped() -> None:
    async def check() -> None:
        async with serving(settings(slow_seconds=0.5)) as served:
            metrics = served.app.rooms.metrics
            code = await served.room("letters")
            host = await join(served.port, code, "H")
            raw = await Raw.dial(served, code, buffer=2048)
            raw.write(HELLO)
            await host.until(lambda: host.last("room")["watchers"] == 1)
            number = 0
            while not metrics.dropped:
                for _ in range(100):
                    number += 1
                    await host.send("profile", name=f"Name {number}")
                await host.do("ready", ready=True)
            assert metrics.superseded > 0
            await host.until(lambda: host.last("room")["watchers"] == 0)
            raw.writer.close()

    asyncio.run(check())
