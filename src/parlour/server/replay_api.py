"""Finished games over HTTP: lists, files, and pages of replays.

Anybody may ask for these, so everything is bounded: how long a log may be and how long it may take
to come, the work for a page, its length, how many are made or sent at once, and how long an answer
waits for somebody to read it.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from parlour.kernel.errors import Malformed
from parlour.kernel.types import TRUTH, WATCHER
from parlour.room.state import OVER, PLAYING
from parlour.server.api import Problem, address_of, body_of, room_of, rooms_of
from parlour.server.limits import household
from parlour.server.live import LiveRoom
from parlour.server.replays import PAGE_BYTES, Volume, finished
from parlour.server.workers import jobs
from parlour.server.workers.crew import Failed

LONGEST_LOG: Final = 1 << 20
LOG_SECONDS: Final = 30.0  # in which it must have come
MEMORIES: Final = 256  # highlights of games that are kept
PIECE: Final = 1 << 14  # bytes handed to the network at once
SHORT_STORY: Final = 300  # records of a game that can be written down at once

MANY: Final = "You have asked for many replays; please wait."


async def finished_list(request: Request) -> Response:
    """The finished games of a room, the last one at the end."""
    live = await room_of(request)

    async def games() -> Made:
        return Made(await _made(request, jobs.shelf(await _records(request, live))))

    return await _shown(request, games)


async def log_file(request: Request) -> Response:
    """A finished game as `parlour replay` reads it."""
    live = await room_of(request)

    async def file() -> Made:
        found = await _finished(request, live)
        name = f"parlour-{found.game}-{live.code}-{found.round}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Made(found.file, "application/x-ndjson", headers)

    return await _shown(request, file)


async def room_page(request: Request) -> Response:
    """A page of a game that was finished in a room."""
    live = await room_of(request)

    async def log() -> bytes:
        return (await _finished(request, live)).file

    return await _page(request, log)


async def highlights(request: Request) -> Response:
    """What is worth remembering of a game that was finished in a room."""
    live = await room_of(request)
    kept = rooms_of(request).memories

    async def best() -> Made:
        found = await _finished(request, live)
        key = (live.code, found.round, found.ended)
        if key not in kept:
            kept[key] = await _made(request, jobs.memory(found.file))
            if len(kept) > MEMORIES:
                kept.popitem(last=False)
        return Made(kept[key])

    return await _shown(request, best)


async def _made(request: Request, asked: bytes) -> bytes:
    """What the processes beside the server make of a game."""
    owner = household(address_of(request)), "replays"
    try:
        return await rooms_of(request).crew.run(owner, asked)
    except Failed as error:
        raise Problem(503, "limit", f"The replay could not be made. {error}") from error


async def file_page(request: Request) -> Response:
    """A page of a game that somebody has as a file."""

    async def log() -> bytes:
        try:
            async with asyncio.timeout(LOG_SECONDS):
                return await body_of(request, LONGEST_LOG)
        except TimeoutError:
            raise Problem(408, "limit", "The log came too slowly.") from None

    return await _page(request, log)


# Which game


async def _finished(request: Request, live: LiveRoom) -> Volume:
    """The game of a room that is asked for, or the last one; only if it is over."""
    state = live.room.state
    text = request.query_params.get("round")
    wrong = "The round is the number of a game, from 1."
    round = None if text is None else whole_number(text, wrong)
    last = round in (None, state.rounds)
    if state.phase == OVER and last and len(state.story) <= SHORT_STORY:
        return finished(state).volume
    asked = jobs.fetch(await _records(request, live), round)
    found = jobs.read_volume(await _made(request, asked))
    if found is not None:
        return found
    if state.phase == PLAYING and last:
        raise Problem(409, "stale", "The game is not over; its log would tell secrets.")
    if round is None:
        raise Problem(404, "unknown", "No game has been finished in this room.")
    raise Problem(404, "unknown", f"There is no finished game {round} in this room.")


async def _records(request: Request, live: LiveRoom) -> list[bytes]:
    return await rooms_of(request).store.read(live.code)


def viewer_of(text: str) -> int:
    """Whose eyes are meant."""
    if text == "watcher":
        return int(WATCHER)
    if text == "all":
        return int(TRUTH)
    return whole_number(text, "The viewer is the number of a seat, watcher, or all.", 2)


def whole_number(text: str, otherwise: str, longest: int = 6) -> int:
    """A number somebody wrote into an address."""
    if text.isascii() and text.isdigit() and len(text) <= longest:
        return int(text)
    raise Malformed(otherwise)


# Pages


async def _page(request: Request, log: Callable[[], Awaitable[bytes]]) -> Response:
    """A finished game as one viewer saw it."""
    viewer = viewer_of(request.query_params.get("viewer", "watcher"))
    first = whole_number(request.query_params.get("from", "0"), "A moment is a number, from 0.")

    async def page() -> Made:
        return Made(await _made(request, jobs.script(await log(), viewer, first)))

    return await _shown(request, page)


class Made(NamedTuple):
    """An answer that took work to make."""

    content: bytes
    media_type: str = "application/json"
    headers: Mapping[str, str] | None = None


async def _shown(request: Request, make: Callable[[], Awaitable[Made]]) -> Response:
    """Make an answer that takes work, and send it; few at once, in all and for one address."""
    rooms, address = rooms_of(request), address_of(request)
    if not rooms.replays.take(address, rooms.clock.now()) or not rooms.showings.take(address):
        raise Problem(429, "limit", MANY)
    try:
        made = await make()
    except BaseException:
        rooms.showings.leave(address)
        raise
    return PageResponse(made, rooms.settings.slow_seconds, lambda: rooms.showings.leave(address))


class PageResponse(Response):
    """An answer sent piece by piece, within `seconds` for a page; what nobody reads is dropped."""

    def __init__(self, made: Made, seconds: float, sent: Callable[[], None]) -> None:
        super().__init__(made.content, media_type=made.media_type, headers=made.headers)
        self._seconds = seconds * max(1.0, len(made.content) / PAGE_BYTES)
        self._sent = sent

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        content = bytes(self.body)
        head = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        try:
            async with asyncio.timeout(self._seconds):
                await send(head)
                for at in range(0, len(content), PIECE):
                    more = at + PIECE < len(content)
                    piece = content[at : at + PIECE]
                    await send({"type": "http.response.body", "body": piece, "more_body": more})
        except TimeoutError:
            self.body = b""  # the server closes what is not complete
        finally:
            self._sent()
