"""The ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from parlour.kernel.errors import Refused
from parlour.room.errors import error_code
from parlour.server.api import HOST, Problem, problem
from parlour.server.clock import LoopClock
from parlour.server.network import base_url
from parlour.server.rooms import Rooms
from parlour.server.routes import routes
from parlour.server.settings import Settings
from parlour.server.sockets import Receive, Scope, Send, socket_app
from parlour.store import Store, StoreFailed
from parlour.store.memory import MemoryStore
from parlour.store.sqlite import SqliteStore

SECURITY = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; connect-src {sources}; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)


def open_store(where: str) -> Store:
    """The store that a setting names."""
    return MemoryStore() if where == "memory" else SqliteStore(Path(where))


class App:
    """HTTP goes to Starlette, sockets straight to the rooms."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.web = Starlette(
            routes=routes(),
            lifespan=self._lifespan,
            exception_handlers={
                Problem: on_problem,
                Refused: on_refused,
                StoreFailed: on_store_failed,
                HTTPException: on_http,
                Exception: on_error,
            },
        )
        self.listen(settings.port)

    def listen(self, port: int) -> None:
        """Say on which port the server really listens."""
        settings = self.settings
        self.web.state.base = base_url(settings.host, port, settings.public_url)

    @property
    def base(self) -> str | None:
        """How phones reach us, if we know."""
        base: str | None = self.web.state.base
        return base

    @property
    def rooms(self) -> Rooms:
        rooms = self.web.state.rooms
        assert isinstance(rooms, Rooms)
        return rooms

    @asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        store = open_store(self.settings.store)
        self.web.state.rooms = Rooms(self.settings, store, LoopClock())
        yield
        await self.rooms.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await socket_app(self.rooms, scope, receive, send)
        elif scope["type"] == "http":
            await self.web(scope, receive, Guarded(scope, send))
        else:
            await self.web(scope, receive, send)


class Guarded:
    """Adds the headers that keep browsers careful."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._scope = scope
        self._send = send

    async def __call__(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            headers = message.setdefault("headers", [])
            given = {name.lower() for name, _ in headers}
            wanted = SECURITY | {"content-security-policy": self._policy()}
            if b"cache-control" not in given:
                path = self._scope["path"]
                wanted["cache-control"] = "no-cache" if path.startswith("/static/") else "no-store"
            headers += [(name.encode(), value.encode()) for name, value in wanted.items()]
        await self._send(message)

    def _policy(self) -> str:
        """Older browsers do not take 'self' for our own sockets."""
        host = dict(self._scope["headers"]).get(b"host", b"").decode("latin-1")
        sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
        return POLICY.format(sources="'self'" + sockets)


# What goes wrong


async def on_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return problem(error.status, error.code, error.text)


async def on_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return problem(400, error_code(error), str(error))


async def on_store_failed(request: Request, error: Exception) -> Response:
    return problem(503, "limit", "The server cannot read its rooms just now; please try again.")


async def on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return problem(404, "unknown", "There is nothing here.")
    code = "malformed" if error.status_code < 500 else "limit"
    return problem(error.status_code, code, error.detail)


async def on_error(request: Request, error: Exception) -> Response:
    return problem(500, "limit", "Something went wrong here; please try again.")
