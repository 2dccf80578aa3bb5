"""What can be asked for over HTTP, and what all requests have in common."""

import asyncio
import io
import secrets
from functools import lru_cache
from typing import Annotated, Final, TypeVar

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from parlour import __version__, languages
from parlour.bots.registry import GENERAL, LEVELS
from parlour.kernel.errors import Malformed, Refused
from parlour.kernel.game import OptionValue
from parlour.room.lobby import EMOTES
from parlour.room.messages import PROTOCOL, Word
from parlour.room.state import LOBBY, PACES
from parlour.server.codes import alias, read_code
from parlour.server.exposition import exposition
from parlour.server.live import LiveRoom
from parlour.server.network import HOST, is_loopback, is_nearby, origin_allowed
from parlour.server.rooms import Crowded, Rooms
from parlour.server.sockets import NO_ROOM
from parlour.store import StoreFailed

LONGEST_BODY: Final = 4096  # bytes of a request
QR_PICTURES: Final = 200  # kept
READY_SECONDS: Final = 2.0  # for the store to answer
ONLY_HERE: Final = (
    "Only this computer can reach this server; start it with --host or --public-url "
    "so that phones can."
)
BY_LANGUAGE: Final = ", accept-language, cookie"  # what an answer with texts depends on
LANGUAGE: Final = "parlour-language"  # the cookie with the language chosen on our pages

Body = TypeVar("Body")


class Problem(Exception):
    """An answer that is no success: a status, a word for programs, a sentence for people."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text)
        self.status, self.code, self.text = status, code, text


class NewRoom(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request for a room."""

    game: Word = ""
    preset: Word = "spec"
    options: Annotated[dict[Word, OptionValue], msgspec.Meta(max_length=64)] | None = None


def answer(value: object, status: int = 200) -> Response:
    """A value as JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def problem(status: int, code: str, text: str) -> Response:
    return answer({"code": code, "text": text}, status)


def rooms_of(request: Request) -> Rooms:
    rooms = request.app.state.rooms
    assert isinstance(rooms, Rooms)
    return rooms


# Addresses


def base_of(request: Request) -> str | None:
    """How phones reach us: what the host said, what we found, or the way this request came."""
    known: str | None = request.app.state.base
    if known is not None:
        return known
    host = HOST.fullmatch(request.headers.get("host", ""))
    if host is None or is_loopback(host["name"]):
        return None
    return f"{request.url.scheme}://{host[0]}"


def join_url(request: Request, code: str) -> str | None:
    base = base_of(request)
    return None if base is None else f"{base}/j/{code}"


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def wishes_of(request: Request) -> list[str]:
    """The languages somebody wants: asked for, chosen on our pages, or preferred by the browser."""
    chosen = [request.query_params.get("language", ""), request.cookies.get(LANGUAGE, "")]
    said = [code for code in chosen if languages.CODE.fullmatch(code)]
    return said[:1] or languages.wishes(request.headers.get("accept-language", ""))


# The server


async def info(request: Request) -> Response:
    base = base_of(request)
    return answer(
        {
            "protocol": PROTOCOL,
            "version": __version__,
            "paces": list(PACES),
            "emotes": list(EMOTES),
            "bots": [*LEVELS, *GENERAL],  # those that play any game
            "base": base,
            "nearby": base is not None and is_nearby(base),
            "people": rooms_of(request).people.open,
        }
    )


# Rooms


async def create_room(request: Request) -> Response:
    wanted = await read(request, NewRoom)
    code = await _create(request, wanted)
    here = f"{request.url.scheme}://{request.url.netloc}"
    join = join_url(request, code) or f"{here}/j/{code}"
    return answer({"room": code, "tv": f"{here}/tv.html?room={code}", "join": join}, 201)


async def read(request: Request, kind: type[Body]) -> Body:
    """What a request wants, of the kind that is expected."""
    body = await body_of(request, LONGEST_BODY)
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(f"The request is wrong: {str(error)[:120]}.") from error


async def body_of(request: Request, longest: int) -> bytes:
    """What a request brings, if it is not too long."""
    parts, size = [], 0
    async for part in request.stream():
        parts.append(part)
        size += len(part)
        if size > longest:
            raise Problem(413, "limit", "That request is too long.")
    return b"".join(parts)


async def _create(request: Request, wanted: NewRoom) -> str:
    rooms = rooms_of(request)
    try:
        return await rooms.create(wanted.game, wanted.preset, wanted.options, address_of(request))
    except Crowded as error:
        raise Problem(429, "limit", str(error)) from error


async def room_info(request: Request) -> Response:
    live = await room_of(request)
    state = live.room.state
    low, high = state.game.seats_for(state.options)
    taken = len([place for place in state.places.values() if not place.gone])
    return answer(
        {
            "room": live.code,
            "id": alias(live.code),
            "phase": state.phase,
            "game": state.game.name,
            "title": state.game.words.title,
            "seats": [low, high],
            "players": taken,
            "free": max(0, high - taken) if state.phase == LOBBY else 0,
        }
    )


async def room_of(request: Request) -> LiveRoom:
    """The room that a request names, in its path or behind it."""
    text = request.path_params.get("room") or request.query_params.get("game", "")
    code = read_code(text or request.query_params.get("room", ""))
    try:
        live = await rooms_of(request).look_up(code, address_of(request))
    except Crowded as error:
        raise Problem(429, "limit", str(error)) from error
    except Refused as error:
        raise Problem(410, "stale", str(error)) from error
    if live is None:
        raise Problem(404, "unknown", NO_ROOM)
    return live


# QR codes


def count_making(request: Request) -> None:
    """Refuse those who ask too often for what has to be made for them."""
    rooms = rooms_of(request)
    if not rooms.makings.take(address_of(request), rooms.clock.now()):
        raise Problem(429, "limit", "You have asked for many different things; please wait.")


async def qr_png(request: Request) -> Response:
    return Response(await _qr(request, "png"), media_type="image/png")


async def qr_svg(request: Request) -> Response:
    return Response(await _qr(request, "svg"), media_type="image/svg+xml")


async def _qr(request: Request, kind: str) -> bytes:
    live = await room_of(request)
    url = join_url(request, live.code)
    if url is None:
        raise Problem(409, "illegal", ONLY_HERE)
    count_making(request)
    return draw_qr(url, kind)


@lru_cache(QR_PICTURES)
def draw_qr(url: str, kind: str) -> bytes:
    """The same address is drawn often."""
    return new_qr(url, kind)


def new_qr(url: str, kind: str) -> bytes:
    out = io.BytesIO()
    segno.make_qr(url, error="m").save(out, kind=kind, scale=8, border=4)
    return out.getvalue()


# As in the specification of TV and phones


async def lobby_qr(request: Request) -> Response:
    """The way into a room, as clients written for that specification expect it."""
    live, base = await room_of(request), base_of(request)
    if base is None:
        raise Problem(409, "illegal", ONLY_HERE)
    count_making(request)
    url = f"{base}/lobby.html?game={alias(live.code)}"
    return Response(draw_qr(url, "png"), media_type="image/png")


async def create_by_link(request: Request) -> Response:
    if request.method == "HEAD":  # asks what would come, and opens nothing
        return RedirectResponse("/tv.html", 303)
    if not own_navigation(request):
        raise Problem(403, "forbidden", "Not from that page.")
    code = await _create(request, NewRoom(request.query_params.get("kind", "")[:40]))
    return RedirectResponse(f"/tv.html?game={alias(code)}", 303)


def own_navigation(request: Request) -> bool:
    """Whether somebody has gone to an address of ours, from a page of ours or by typing it.

    Browsers say so only over TLS and to this computer. Otherwise a picture or a script on another
    site is recognised by what it accepts, and a link by the page it names as its referrer.
    """
    headers = request.headers
    if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
        return False
    if headers.get("sec-fetch-mode", "navigate") != "navigate":
        return False
    accept = headers.get("accept", "*/*")
    origin = headers.get("origin") or headers.get("referer", "")
    ours = origin_allowed(origin, headers.get("host", ""), rooms_of(request).settings)
    return ours and ("text/html" in accept or accept == "*/*")


async def player_id(request: Request) -> Response:
    return Response(secrets.token_hex(8), media_type="text/plain")


async def join_by_link(request: Request) -> Response:
    code = read_code(request.path_params["room"])
    if code is None:
        raise Problem(404, "unknown", NO_ROOM)
    return RedirectResponse(f"/player.html?room={code}", 303)


# For those who keep the server running


async def health(request: Request) -> Response:
    return answer({"status": "alive"})


async def ready(request: Request) -> Response:
    rooms = rooms_of(request)
    why = rooms.unready
    if not why:
        try:
            async with asyncio.timeout(READY_SECONDS):
                await rooms.store.tail("")
            return answer({"status": "ready"})
        except (TimeoutError, StoreFailed):
            why = "The store cannot be read."
    return problem(503, "limit", why)


async def metrics(request: Request) -> Response:
    """For those who bring the token. The counts would tell players who has already answered."""
    rooms = rooms_of(request)
    wanted = f"Bearer {rooms.settings.metrics_token}".encode()
    given = request.headers.get("authorization", "").encode()
    if not rooms.settings.metrics_token or not secrets.compare_digest(given, wanted):
        raise Problem(404, "unknown", "There is nothing here.")
    return Response(exposition(rooms), media_type="text/plain; version=0.0.4; charset=utf-8")
