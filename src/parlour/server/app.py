"""The ASGI application, and what every request has to pass before it is answered."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from parlour.kernel.errors import Refused
from parlour.room.errors import error_code
from parlour.server.api import Problem, problem
from parlour.server.clock import LoopClock
from parlour.server.dialects import lines
from parlour.server.dialects.entrance import Entrances
from parlour.server.dialects.guest import Lounge
from parlour.server.doors import Turns, make_doors
from parlour.server.files import FOR_EVER
from parlour.server.limits import Networks
from parlour.server.live import NOT_SAVED
from parlour.server.matching import Matching
from parlour.server.network import HOST, Hosts, base_url, origin_allowed, where_from
from parlour.server.pages_api import missing
from parlour.server.rooms import Rooms
from parlour.server.routes import routes
from parlour.server.settings import Settings
from parlour.server.sockets import Entrance
from parlour.store import Store, StoreFailed
from parlour.store.memory import MemoryStore
from parlour.store.sqlite import SqliteStore

log = logging.getLogger("parlour")

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

READING: Final = ("GET", "HEAD", "OPTIONS")  # requests that change nothing
REFUSALS: Final = (403, 421, 429, 503)  # of those who may not, or not now
SECURITY = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
}
SHOWN = {  # of what a browser may show as a page or run as a worker
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
PARTS: Final = (b"text/javascript", b"text/css", b"font/", b"image/webp")  # of pages
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; connect-src {sources}; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)


def open_store(where: str, clock: Callable[[], float]) -> Store:
    """The store that a setting names."""
    return MemoryStore(clock) if where == "memory" else SqliteStore(Path(where), clock)


class App:
    """HTTP, as Starlette sees it. Sockets go from uvicorn to the entrance, past all this."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._hosts = Hosts(settings)
        self._proxies = Networks(settings.trusted_proxies)
        self.web = Starlette(
            routes=routes(),
            lifespan=self._lifespan,
            exception_handlers={
                Problem: on_problem,
                Refused: on_refused,
                StoreFailed: on_store_failed,
                ClientDisconnect: on_disconnect,
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
    async def _lifespan(self, _: Starlette) -> AsyncIterator[dict[str, object]]:
        """Open the rooms. What is yielded reaches Http and Upgrade as `app_state`."""
        clock = LoopClock()
        doors = make_doors(self.settings)
        rooms = Rooms(self.settings, open_store(self.settings.store, clock.now), clock)
        await rooms.start()
        self.web.state.rooms = rooms
        self.web.state.matching = Matching(rooms)
        dialects = Entrances(Lounge(rooms))
        readers = await lines.listen(dialects, doors, clock, self.settings)
        entrance = Entrance(rooms, doors, self._hosts, self._proxies, dialects)
        patience = self.settings.slow_seconds
        yield {"doors": doors, "turns": Turns(), "entrance": entrance, "patience": patience}
        for reader in readers:
            reader.close()
        await rooms.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.web(scope, receive, send)
            return
        headers: dict[str, str] = {}
        for name, text in ((name.decode("latin-1"), text) for name, text in scope["headers"]):
            before = f"{headers[name]}," if name in headers else ""
            headers[name] = before + text.decode("latin-1")
        peer = scope["client"][0] if scope["client"] else ""
        origin = where_from(peer, lambda name: headers.get(name, ""), self._proxies)
        scope["client"], scope["scheme"] = (origin.address, 0), origin.scheme
        guarded = Guarded(headers.get("host", ""), origin.address, send)
        refusal = self._refusal(scope["method"], headers)
        await (refusal or self.web)(scope, receive, guarded)

    def _refusal(self, method: str, headers: dict[str, str]) -> Response | None:
        """The answer to what another site or a trick may have caused; None to let it pass."""
        if "content-length" in headers and "transfer-encoding" in headers:
            # A proxy that counts may take the rest for the next request, which h11 does not
            refusal = problem(400, "malformed", "A request has one length.")
            refusal.headers["connection"] = "close"
            return refusal
        host = headers.get("host", "")
        if host and host not in self._hosts:
            return problem(
                421, "forbidden", "This server is not called that; see --public-url, --allow-host."
            )
        if method not in READING and foreign(headers, self.settings):
            return problem(403, "forbidden", "Not from that page.")
        return None


def foreign(headers: dict[str, str], settings: Settings) -> bool:
    """Whether a browser says that a request comes from a page of another site."""
    origin = headers.get("origin", "")
    if origin:
        return not origin_allowed(origin, headers.get("host", ""), settings)
    return headers.get("sec-fetch-site", "none") not in ("none", "same-origin")


def is_part(headers: dict[bytes, bytes]) -> bool:
    """Whether this is only ever a part of a page: what a page may do does not concern it."""
    kept = headers.get(b"cache-control") == FOR_EVER.encode()
    return kept and headers.get(b"content-type", b"").startswith(PARTS)


class Guarded:
    """Adds the headers that keep browsers careful, and notes who is refused."""

    def __init__(self, host: str, address: str, send: Send) -> None:
        self._host = host
        self._address = address
        self._send = send

    async def __call__(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            if message["status"] in REFUSALS:
                log.debug("A request from %s is refused: %d.", self._address, message["status"])
            headers = message.setdefault("headers", [])
            given = {name.lower(): value for name, value in headers}
            wanted = dict(SECURITY)
            if not is_part(given):
                wanted |= SHOWN | {"content-security-policy": self._policy()}
            if b"cache-control" not in given:
                wanted["cache-control"] = "no-store"
            headers += [(name.encode(), value.encode()) for name, value in wanted.items()]
        await self._send(message)

    def _policy(self) -> str:
        """Older browsers do not count our own sockets as 'self'."""
        host = self._host
        sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
        return POLICY.format(sources="'self'" + sockets)


# What goes wrong


async def on_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    page = missing(request) if error.status == 404 else None
    return page or problem(error.status, error.code, error.text)


async def on_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return problem(400, error_code(error), str(error))


async def on_store_failed(request: Request, error: Exception) -> Response:
    return problem(503, "limit", NOT_SAVED)


async def on_disconnect(request: Request, error: Exception) -> Response:
    return problem(400, "malformed", "The request broke off.")


async def on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return missing(request) or problem(404, "unknown", "There is nothing here.")
    code = "malformed" if error.status_code < 500 else "limit"
    return problem(error.status_code, code, error.detail)


async def on_error(request: Request, error: Exception) -> Response:
    return problem(500, "limit", "Something went wrong here; please try again.")
