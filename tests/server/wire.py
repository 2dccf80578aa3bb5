"""Servers and clients on real sockets. Everything waits for a condition, with a deadline."""

import asyncio
import itertools
import json
import secrets
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

import httpx
import uvicorn.server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from parlour.kernel.random import Random
from parlour.server.app import App
from parlour.server.limits import Doors
from parlour.server.run import Server, listen, make_server
from parlour.server.settings import Settings, load_settings
from waiting import DEADLINE

HOST = "127.0.0.1"
LOWEST_PORT, HIGHEST_PORT = 10_000, 32_000
TRUSTED = ssl.create_default_context()  # slow to make, and of no use for http

Frame = dict[str, Any]


def settings(**given: object) -> Settings:
    """Settings for a test: quick bots, nothing kept, no limit in the way."""
    quick: dict[str, object] = {"host": HOST, "port": 0, "store": "memory", "bot_delay": 0}
    wide: dict[str, object] = {"messages_per_second": 100_000, "message_burst": 100_000}
    wide |= {"address_messages_per_second": 100_000, "address_message_burst": 100_000}
    wide |= {"rooms_per_hour": 10_000, "address_connections": 10_000}
    return load_settings({**quick, **wide, **given}, {})


class Impatient:
    """asyncio, for a server that looks more often than every 100 ms whether it should end."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / 20)


uvicorn.server.asyncio = Impatient()  # type: ignore[assignment,attr-defined]


class Closed(Exception):
    """A connection ended before what we waited for."""


def http_to(url: str = "", **chosen: Any) -> httpx.AsyncClient:
    """Requests to a server."""
    return httpx.AsyncClient(base_url=url, verify=TRUSTED, timeout=DEADLINE, **chosen)


class Served:
    """A server in this process."""

    def __init__(self, app: App, server: Server, port: int) -> None:
        self.app = app
        self.server = server
        self.port = port
        self.url = f"http://{HOST}:{port}"
        self.doors: Doors = server.lifespan.state["doors"]

    async def room(self, game: str, **body: object) -> str:
        """Open a room."""
        async with http_to(self.url) as http:
            answer = await http.post("/api/rooms", json={"game": game, **body})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["room"])

    async def get(self, path: str, **headers: str) -> httpx.Response:
        async with http_to(self.url) as http:
            return await http.get(path, headers=headers)


@asynccontextmanager
async def serving(chosen: Settings | None = None) -> AsyncIterator[Served]:
    """A server that runs as long as the block."""
    app = App(chosen or settings())
    listener = listen(app.settings)
    port = listener.getsockname()[1]
    app.listen(port)
    server = make_server(app)
    running = asyncio.create_task(server._serve([listener]))
    while not server.started:
        assert not running.done(), running.exception()
        await asyncio.sleep(0.001)
    try:
        yield Served(app, server, port)
    finally:
        server.should_exit = True
        await running


Check = Callable[[httpx.AsyncClient, Served], Awaitable[None]]


def with_server(check: Check, **given: object) -> None:
    """Do something with a server of these settings, and requests to it."""

    async def whole() -> None:
        async with serving(settings(**given)) as served, http_to(served.url) as http:
            await check(http, served)

    asyncio.run(whole())


class Client:
    """One connection, and everything that came over it."""

    ids = itertools.count()

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[Frame] = []
        self.texts: list[str] = []
        self.key: str | None = None
        self.place: int | None = None
        self.closed: int | None = None  # the code
        self._news = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.texts.append(text)
                frame = json.loads(text)
                assert frame.keys() == {"type", "payload"}, frame
                self._note(frame["type"], frame["payload"])
                self.frames.append(frame)
                self._news.set()
        except ConnectionClosed:
            pass
        self.closed = self.socket.close_code or 0
        self._news.set()

    def _note(self, kind: str, payload: Frame) -> None:
        if kind == "joined":
            self.key = payload["key"]
        if kind in ("joined", "welcome"):
            self.place = payload["place"]

    async def until(self, happened: Callable[[], object], what: str = "") -> None:
        """Wait until something is the case, or the connection is closed."""
        async with asyncio.timeout(DEADLINE):
            while not happened():
                if self.closed is not None:
                    raise Closed(f"closed with {self.closed} before {what}")
                self._news.clear()
                await self._news.wait()

    async def send(self, type: str, id: str | None = None, **payload: Any) -> None:
        message: Frame = {"type": type, "payload": payload}
        await self.socket.send(json.dumps(message if id is None else message | {"id": id}))

    async def ask(self, type: str, id: str | None = None, **payload: Any) -> Frame:
        """Send a command with an id; its acknowledgement or refusal."""
        id = id or f"c{next(self.ids)}"
        start = len(self.frames)
        await self.send(type, id, **payload)
        found: list[Frame] = []

        def answered() -> bool:
            found[:] = [f for f in self.frames[start:] if answers(f, id)]
            return bool(found)

        await self.until(answered, f"an answer to {type}")
        return found[0]

    async def do(self, type: str, **payload: Any) -> None:
        """A command that must succeed."""
        answer = await self.ask(type, **payload)
        assert answer["type"] == "ack", answer

    async def refused(self, type: str, **payload: Any) -> str:
        """The code of the error that a command must meet."""
        answer = await self.ask(type, **payload)
        assert answer["type"] == "error", answer
        assert answer["payload"]["text"]
        return str(answer["payload"]["code"])

    def all(self, type: str) -> list[Frame]:
        return [frame["payload"] for frame in self.frames if frame["type"] == type]

    def last(self, type: str) -> Frame:
        found = self.all(type)
        return found[-1] if found else {}

    @property
    def seq(self) -> int:
        """The last sequence number seen."""
        return max((f["payload"].get("seq", -1) for f in self.frames), default=-1)

    async def gone(self) -> int:
        """Wait for the end; the code."""
        async with asyncio.timeout(DEADLINE):
            await self._reading
        assert self.closed is not None
        return self.closed

    async def drop(self) -> None:
        """Lose the connection without a word."""
        self.socket.transport.abort()
        with suppress(Exception):
            await self._reading

    async def close(self) -> None:
        with suppress(Exception):
            await self.socket.close()
        await self._reading


def answers(frame: Frame, id: str) -> bool:
    return frame["type"] in ("ack", "error") and frame["payload"].get("id") == id


async def dial(port: int, code: str, **options: Any) -> Client:
    """A connection that has said nothing yet."""
    url = f"ws://{HOST}:{port}/ws/{code}"
    return Client(await connect(url, max_size=None, compression=None, proxy=None, **options))


async def enter(
    port: int, code: str, key: str | None = None, seen: int = -1, detail: bool = False
) -> Client:
    """A connection that has said hello and was welcomed."""
    client = await dial(port, code)
    await client.send("hello", protocol=1, key=key, seen=seen, detail=detail)
    await client.until(lambda: client.all("welcome") or client.all("error"), "a welcome")
    return client


async def join(port: int, code: str, name: str, detail: bool = False) -> Client:
    """Somebody in a seat, and ready."""
    client = await enter(port, code, detail=detail)
    await client.do("join", name=name)
    await client.do("ready", ready=True)
    return client


async def play_on(client: Client, seed: object) -> None:
    """Choose at random whenever there is a choice, until the game is over."""
    rng = Random(f"{seed}")
    number = 0

    def turn() -> bool:
        game = client.last("game")
        return bool(game) and (game["view"]["over"] or bool(game["choices"]))

    while True:
        await client.until(turn, "a turn")
        game = client.last("game")
        if game["view"]["over"]:
            return
        number += 1
        action = rng.pick(game["choices"])
        answer = await client.ask("act", action=action, seen=game["seq"])
        if answer["type"] == "error":  # somebody else was faster
            code = answer["payload"]["code"]
            assert code in ("stale", "not_your_turn"), answer
            await client.until(partial(newer, client, game["seq"]), "news")


def newer(client: Client, seq: int) -> bool:
    """Whether a client has seen more of the game than this."""
    return bool(client.last("game")["seq"] > seq)


async def raw_request(port: int, text: str, end: bool = False) -> bytes:
    """Everything that is answered to some bytes, of which these may be the last."""
    reader, writer = await asyncio.open_connection(HOST, port)
    writer.write(text.encode("latin-1"))
    if end:
        writer.write_eof()
    try:
        async with asyncio.timeout(DEADLINE):
            return await reader.read() if end else await reader.readuntil(b"\r\n\r\n")
    except (asyncio.IncompleteReadError, ConnectionResetError):
        return b""
    finally:
        writer.close()


def free_port() -> int:
    """A port for a server that starts a moment later.

    It is below those that systems give to connections on their way out: another process would
    sooner or later have one of those by the time the server wants it.
    """
    while True:
        port = LOWEST_PORT + secrets.randbelow(HIGHEST_PORT - LOWEST_PORT)
        with suppress(OSError), socket.socket() as probe:
            probe.bind(("", port))
            return port
