"""Below the messages: frames, pieces of frames, and clients that do not read."""

import asyncio
import base64
import json
import os
import socket
import struct
from collections.abc import Coroutine
from contextlib import suppress
from importlib.metadata import version
from time import monotonic
from typing import Any

import pytest
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from parlour.kernel.random import Random
from parlour.server import line
from parlour.server.connection import REST_SECONDS
from parlour.server.line import FRAME_BYTES, LATE_BYTES
from parlour.server.transport import LARGEST_READ, Reader
from server.wire import HOST, Served, enter, join, raw_request, serving, settings
from waiting import DEADLINE


def handshake(served: Served, code: str, connection: str = "Upgrade") -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET /ws/{code} HTTP/1.1\r\nHost: {HOST}:{served.port}\r\nUpgrade: websocket\r\n"
        f"Connection: {connection}\r\nSec-WebSocket-Key: {key}\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


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
        raw.writer.write(handshake(served, code))
        await raw.accepted()
        return raw

    async def accepted(self) -> None:
        async with asyncio.timeout(DEADLINE):
            head = await self.reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head.splitlines()[0]

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
            frames = [part for number in range(60) for part in wish(number)]
            stream = b"".join(frames)
            while stream:
                size = len(frames.pop(0)) if whole else 1 + int(rng.below(200))
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
        (frame(b"x", 9, fin=False), 1002),  # a ping in pieces
        (frame(b"x" * 126, 9), 1002),
        (frame(struct.pack("!H", 999), 8), 1002),
        (frame(struct.pack("!H", 1000) + b"\xff", 8), 1007),
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


@pytest.mark.parametrize("close", [b"", struct.pack("!H", 1001)])
def test_nothing_follows_the_answer_to_a_close(close: bytes) -> None:
    """Browsers complain of a frame after it: two that leave together must not be told of it."""

    async def check() -> None:
        async with serving() as served:
            room = await served.room("letters")
            raws = [await Raw.dial(served, room) for _ in range(6)]
            for raw in raws:
                raw.write(HELLO)
                await raw.until("room")
            for raw in raws:
                raw.write(frame(close, 8))
            for raw in raws:
                while (await raw.read()) != (8, close):
                    pass
                async with asyncio.timeout(DEADLINE):
                    assert await raw.reader.read() == b""

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


# The request


def test_the_libraries_are_those_this_was_tested_with() -> None:
    """`Upgrade` and `Reader` lean on parts of uvicorn and picows that may change."""
    assert version("picows").startswith("2.3.")
    assert version("uvicorn").startswith("0.54.")


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_browsers_that_keep_alive_and_upgrade(loop: str) -> None:
    """As Firefox asks, and on a connection that was used before, as proxies do."""

    async def check() -> None:
        async with serving() as served:
            code = await served.room("letters")
            reader, writer = await asyncio.open_connection(HOST, served.port)
            raw = Raw(reader, writer)
            writer.write(f"GET /healthz HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode())
            async with asyncio.timeout(DEADLINE):
                await reader.readuntil(b'alive"}')
            writer.write(handshake(served, code, "keep-alive, Upgrade"))
            await raw.accepted()
            raw.write(HELLO)
            assert (await raw.until("welcome"))["room"] == code

    run_on(loop, check())


def run_on(loop: str, job: Coroutine[Any, Any, None]) -> None:
    if loop == "asyncio":
        asyncio.run(job)
    else:
        pytest.importorskip("uvloop").run(job)


@pytest.mark.parametrize(
    ("wrong", "status"),
    [
        (("Sec-WebSocket-Version: 13", "Sec-WebSocket-Version: 99"), 400),
        (("Sec-WebSocket-Key", "X-Other"), 400),
        (("GET /ws/", "GET /elsewhere/"), 404),
        (("Upgrade: websocket", "Upgrade: h2c"), 404),
    ],
)
def test_requests_that_are_no_handshake(wrong: tuple[str, str], status: int) -> None:
    async def check() -> None:
        async with serving() as served:
            request = handshake(served, "BBBB").decode().replace(*wrong)
            head = await raw_request(served.port, request)
            assert head.startswith(f"HTTP/1.1 {status} ".encode())

    asyncio.run(check())


# What a client could pin


async def entered(served: Served, buffer: int = 0) -> Raw:
    raw = await Raw.dial(served, await served.room("letters"), buffer)
    raw.write(HELLO)
    await raw.until("room")
    return raw


async def closed(raw: Raw) -> int:
    """Read to the end; the code of the close frame, 0 if there was none."""
    with suppress(asyncio.IncompleteReadError, ConnectionError):
        while (received := await raw.read())[0] != 8:
            pass
        return int(struct.unpack("!H", received[1][:2])[0])
    return 0


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_pings_of_a_client_that_does_not_read_are_not_kept(loop: str) -> None:
    async def check() -> None:
        async with serving(settings(slow_seconds=60)) as served:
            raw = await entered(served, buffer=2048)
            raw.writer.transport.pause_reading()  # type: ignore[attr-defined]
            ping = frame(b"x" * 125, 9)
            while not raw.writer.transport.is_closing() and served.doors.open:
                raw.write(ping * 500)
                with suppress(ConnectionError):
                    await asyncio.wait_for(raw.writer.drain(), 0.2)
                await asyncio.sleep(0)
            assert served.app.rooms.connections == 0  # it was closed for asking too much

    run_on(loop, asyncio.wait_for(check(), DEADLINE))


@pytest.mark.parametrize(
    "pieces",
    [
        [frame(b"", 1, fin=False)] + [frame(b"", 0, fin=False)] * 1000,
        [frame(b"x" * 60, 1, fin=False)] + [frame(b"x" * 60, 0, fin=False)] * 1000,
        [frame(b"", 10)] * 1000,
        [frame(b"", 9)] * 1000,
    ],
    ids=["empty pieces", "small pieces", "pongs", "pings"],
)
def test_many_small_frames_end_the_connection(pieces: list[bytes]) -> None:
    async def check() -> None:
        async with serving() as served:
            raw = await entered(served)
            raw.write(*pieces)
            assert await closed(raw) == 1008
            assert served.app.rooms.metrics.commands == 0

    asyncio.run(check())


def test_a_fast_client_is_heard_in_small_portions(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[int] = []

    def updated(reader: Reader, size: int) -> None:
        taken.append(size)
        WSProtocol.buffer_updated(reader, size)

    monkeypatch.setattr(Reader, "buffer_updated", updated, raising=False)

    async def check() -> None:
        async with serving() as served:
            raw = await entered(served)
            raw.write(*[frame(say("look") + b" " * 4000)] * 100, frame(say("look", "last")))
            while (await raw.until("error")).get("id") != "last":
                pass
            assert max(taken) == LARGEST_READ

    asyncio.run(check())


def test_what_was_read_before_a_rest_is_heard_after_it() -> None:
    """One read may bring many messages: those after the last refusal wait, too."""

    async def check() -> None:
        few = {"messages_per_second": 1, "message_burst": 5}
        async with serving(settings(**few)) as served:
            raw = await entered(served)
            began = monotonic()
            raw.write(b"".join(frame(say("look", f"{number}")) for number in range(28)))
            answers = [await raw.until("error") for _ in range(28)]
            assert [answer["id"] for answer in answers] == [f"{number}" for number in range(28)]
            assert monotonic() - began > REST_SECONDS / 2

    asyncio.run(check())


def test_who_goes_on_after_our_farewell_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "CLOSE_SECONDS", 2 * DEADLINE)

    async def check() -> None:
        async with serving() as served:
            raw = await entered(served)
            raw.write(frame(b"x", 0))  # goes on with nothing
            assert await closed(raw) == 1002
            raw.write(*[frame(b"", 9)] * (LATE_BYTES // FRAME_BYTES - 1))
            assert served.doors.open == 1
            raw.write(frame(b"", 9))
            async with asyncio.timeout(DEADLINE):
                while served.doors.open:
                    await asyncio.sleep(0)

    asyncio.run(check())


def test_pieces_are_limited_together() -> None:
    async def check() -> None:
        async with serving() as served:
            raw = await entered(served)
            raw.write(frame(b"x" * 60_000, 1, fin=False), frame(b"x" * 60_000, 0, fin=False))
            assert await closed(raw) == 1009

    asyncio.run(check())


@pytest.mark.parametrize(
    "wrong",
    [
        [frame(b"x", 0)],  # goes on with nothing
        [frame(b"x", 1, fin=False), frame(b"x", 1)],  # begins anew before the end
        [bytes([0xC1, 0x80]) + b"\0\0\0\0"],  # a bit of an extension
    ],
)
def test_pieces_in_a_wrong_order(wrong: list[bytes]) -> None:
    async def check() -> None:
        async with serving() as served:
            raw = await entered(served)
            raw.write(*wrong)
            assert await closed(raw) == 1002

    asyncio.run(check())


def test_invalid_text_before_hello_is_refused_quietly(caplog: pytest.LogCaptureFixture) -> None:
    async def check() -> None:
        async with serving() as served:
            raw = await Raw.dial(served, await served.room("letters"))
            raw.write(frame(b"\xff\xfe"))
            assert await closed(raw) == 1007

    asyncio.run(check())
    assert not [record.msg for record in caplog.records if record.levelname == "ERROR"]


def test_what_is_said_before_the_room_is_open_is_bounded() -> None:
    async def check() -> None:
        async with serving() as served:
            store = served.app.rooms.store
            code = await served.room("letters")
            served.app.rooms.live.clear()
            gate, read = asyncio.Event(), store.read

            async def slowly(room: str, start: int = 0) -> list[bytes]:
                await gate.wait()
                return await read(room, start)

            store.read = slowly  # type: ignore[method-assign]
            raw = await Raw.dial(served, code)
            raw.write(HELLO, frame(say("join", "j", name="A")))
            flood = frame(b"x" * 4000)
            for _ in range(2000):
                raw.write(flood)
                with suppress(TimeoutError):
                    await asyncio.wait_for(raw.writer.drain(), 0.01)
            waiting = raw.writer.transport.get_write_buffer_size()
            assert waiting > 0  # the server has stopped reading
            gate.set()
            assert (await raw.until("welcome"))["room"] == code
            raw.writer.transport.abort()

    asyncio.run(check())
