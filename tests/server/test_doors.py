"""Connections before and between requests, on real sockets."""

import asyncio
import base64
import os
import resource
import signal
import sys
from functools import partial

import pytest

from parlour.server import doors
from server.wire import HOST, Served, enter, serving, settings
from waiting import DEADLINE

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="descriptors are counted elsewhere")


class Plain:
    """A TCP connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def dial(cls, served: Served, source: str = HOST) -> "Plain":
        return cls(*await asyncio.open_connection(HOST, served.port, local_addr=(source, 0)))

    def say(self, text: str) -> None:
        self.writer.write(text.encode())

    async def ended(self) -> bytes:
        """Everything that came before the end."""
        async with asyncio.timeout(DEADLINE):
            try:
                return await self.reader.read()
            except ConnectionResetError:
                return b""


async def until(happened: object) -> None:
    async with asyncio.timeout(DEADLINE):
        while not happened():  # type: ignore[operator]
            await asyncio.sleep(0.005)


def opened(served: Served) -> int:
    return served.doors.open


@pytest.mark.parametrize(
    "said",
    [
        "",
        "GET /api/in",
        "GET /api/info HTTP/1.1\r\nHost: 127.0.0.1\r\n",
        "POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\nhalf",
    ],
)
def test_who_does_not_finish_a_request_is_cut_off(
    said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "REQUEST_SECONDS", 0.2)

    async def check() -> None:
        async with serving() as served:
            plain = await Plain.dial(served)
            plain.say(said)
            await plain.ended()
            await until(lambda: opened(served) == 0)

    asyncio.run(check())


def test_letters_in_drops_do_not_hold_a_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "REQUEST_SECONDS", 0.3)

    async def check() -> None:
        async with serving() as served:
            plain = await Plain.dial(served)
            ending = asyncio.create_task(plain.ended())
            drops = 0
            while not ending.done():
                drops += 1
                plain.say("G" if drops == 1 else "E")
                await asyncio.sleep(0.01)
            assert drops < 200

    asyncio.run(check())


def test_a_second_request_on_a_connection_has_its_own_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(doors, "REQUEST_SECONDS", 0.4)

    async def check() -> None:
        async with serving() as served:
            plain = await Plain.dial(served)
            request = f"GET /healthz HTTP/1.1\r\nHost: {HOST}\r\n\r\n"
            for _ in range(2):
                plain.say(request)
                async with asyncio.timeout(DEADLINE):
                    head = await plain.reader.readuntil(b"\r\n\r\n")
                    await plain.reader.readuntil(b"}")
                assert head.startswith(b"HTTP/1.1 200")
            plain.say("GET /healthz HT")
            assert await plain.ended() == b""

    asyncio.run(check())


def test_a_socket_may_be_silent_for_longer_than_a_request(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(doors, "REQUEST_SECONDS", 0.1)

    async def check() -> None:
        async with serving() as served:
            client = await enter(served.port, await served.room("letters"))
            cut_off = await Plain.dial(served)
            await cut_off.ended()  # who dials later is cut off; who has a socket stays
            await client.do("join", name="A")

    asyncio.run(check())


def test_one_address_does_not_take_all_connections() -> None:
    async def check() -> None:
        async with serving(settings(address_connections=5)) as served:
            code = await served.room("letters")
            await until(lambda: opened(served) == 0)
            crowd = [await Plain.dial(served, "127.0.0.2") for _ in range(5)]
            await until(lambda: opened(served) == 5)
            late = await Plain.dial(served, "127.0.0.2")
            assert (await late.ended()).startswith(b"HTTP/1.1 503 ")
            assert (await enter(served.port, code)).all("welcome")  # from another address
            crowd[0].writer.close()
            await until(lambda: opened(served) == 5)
            again = await Plain.dial(served, "127.0.0.2")
            again.say(f"GET /healthz HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\n\r\n")
            assert (await again.ended()).startswith(b"HTTP/1.1 200 ")

    asyncio.run(check())


def test_sockets_are_counted_until_they_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "ARRIVALS", 1e6)

    async def check() -> None:
        async with serving(settings(address_connections=3)) as served:
            code = await served.room("letters")
            await until(lambda: opened(served) == 0)
            clients = [await enter(served.port, code) for _ in range(3)]
            assert opened(served) == 3
            assert (await (await Plain.dial(served)).ended()).startswith(b"HTTP/1.1 503 ")
            await clients[0].drop()
            await clients[1].close()
            await until(lambda: opened(served) == 1)
            key = base64.b64encode(os.urandom(9)).decode()  # too short: refused after it was let in
            wrong = await Plain.dial(served)
            wrong.say(
                f"GET /ws/{code} HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n"
            )
            assert (await wrong.ended()).startswith(b"HTTP/1.1 400 ")
            await until(lambda: opened(served) == 1)

    asyncio.run(check())


def test_a_flood_from_one_address_takes_turns_with_itself_alone() -> None:
    async def check() -> None:
        done: list[str] = []
        turns = doors.Turns(each=2)
        for home in ("a", "a", "a", "a", "a", "b", ""):
            turns.take(home, partial(done.append, home))
        assert done == ["a", "a", "b", ""]
        turns.take("a", partial(done.append, "last"))
        await asyncio.sleep(0)
        turns.take("b", partial(done.append, "b"))
        assert done[4:] == ["a", "a", "b"]
        await asyncio.sleep(0)
        assert done[7:] == ["a", "last"]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        turns.take("a", partial(done.append, "anew"))
        assert done[9:] == ["anew"]

    asyncio.run(check())


def test_requests_that_wait_for_their_turn_are_answered() -> None:
    async def check() -> None:
        request = f"GET /healthz HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\n\r\n"
        async with serving() as served:
            crowd = [await Plain.dial(served) for _ in range(5 * doors.AT_ONCE)]
            for plain in crowd:
                plain.say(request)
            for plain in crowd:
                assert (await plain.ended()).startswith(b"HTTP/1.1 200 ")

    asyncio.run(check())


@pytest.mark.parametrize("size", [1, 500, 600])
def test_a_body_in_crumbs_is_not_read(size: int) -> None:
    """Each piece takes as long to read as a large one, and nobody else is served meanwhile."""

    async def check() -> None:
        async with serving() as served:
            line = await Plain.dial(served)
            head = "POST /api/frames HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
            line.say(head + "Transfer-Encoding: chunked\r\n\r\n")
            line.say(f"{size:x}\r\n{'x' * size}\r\n" * (doors.SMALL_PIECES + 1))
            if size >= doors.SMALL_BYTES:
                line.say("0\r\n\r\n")
            answer = await line.ended()
            assert answer.startswith(b"HTTP/1.1 400")
            assert (b'"malformed"' in answer) is (size >= doors.SMALL_BYTES)  # it is no game

    asyncio.run(check())


@pytest.mark.parametrize(("headers", "status"), [(3000, b"200"), (10_000, b"400")])
@pytest.mark.parametrize("before", [0, 1])
def test_a_head_without_end_is_not_read(headers: int, status: bytes, before: int) -> None:
    """Neither is one that follows another request."""

    async def check() -> None:
        async with serving() as served:
            line = await Plain.dial(served)
            start = "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            more = "a:b\r\n" * headers + "Connection: close\r\n\r\n"
            line.say((start + "\r\n") * before + start + more)
            answers = await line.ended()
            assert answers.count(b"HTTP/1.1 ") == before + 1
            assert answers.split(b"HTTP/1.1 ")[-1].startswith(status)

    asyncio.run(check())


def test_who_does_not_read_an_answer_is_cut_off() -> None:
    async def check() -> None:
        async with serving(settings(slow_seconds=0.3)) as served:
            plain = await Plain.dial(served)
            plain.writer.transport.pause_reading()  # type: ignore[attr-defined]
            request = f"GET /static/nothing HTTP/1.1\r\nHost: {HOST}\r\n\r\n"
            many = f"GET /openapi.json HTTP/1.1\r\nHost: {HOST}\r\n\r\n" * 2000
            plain.say(request + many)
            await until(lambda: opened(served) == 1)
            await until(lambda: opened(served) == 0)

    asyncio.run(check())


def test_descriptors_are_left_for_the_store(tmp_path: object) -> None:
    """However many connect, the writer can be replaced and people play on."""

    async def check() -> None:
        chosen = settings(store=f"{tmp_path}/rooms.db", address_connections=10_000)
        async with serving(chosen) as served:
            player = await enter(served.port, await served.room("letters"))
            await player.do("join", name="A")
            crowd: list[Plain] = []
            for number in range(160):
                crowd.append(await Plain.dial(served, f"127.0.0.{2 + number % 50}"))
            await until(lambda: served.doors.refused > 0)
            os.kill(served.app.rooms.store.writer_id, signal.SIGKILL)  # type: ignore[attr-defined]
            await player.ask("ready", ready=True)  # in vain
            await player.until(lambda: len(player.all("welcome")) == 2, "the room again")
            await player.do("say", text="still here")
            for plain in crowd:
                plain.writer.close()

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    # the test's own ends of the connections count, too; so the server is told of fewer
    original = doors.descriptors
    doors.descriptors = lambda: doors.RESERVED + 100
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (100 + 160 + doors.RESERVED, hard))
        asyncio.run(check())
    finally:
        doors.descriptors = original
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
