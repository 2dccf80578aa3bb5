"""Profiles, leaderboards, open tables and the queue over HTTP.

The key of a device comes in the header `Authorization: Bearer KEY`, never in an address.
"""

import asyncio
from typing import Annotated, Final

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from parlour import games
from parlour.kernel.errors import Malformed, Refused
from parlour.people.profiles import ENOUGH, Profile, Recent
from parlour.room.errors import Forbidden, TooMuch
from parlour.room.messages import Avatar, Name, Word
from parlour.server.api import Problem, address_of, answer, base_of, count_making, new_qr, read
from parlour.server.connection import SLOWLY
from parlour.server.limits import Guess
from parlour.server.matching import Matching
from parlour.server.people import NO_PROFILE, TRANSFER_SECONDS

BEARER: Final = "Bearer "
OFF: Final = "There are no profiles on this server."
BRING_KEY: Final = "Bring the key of this device: Authorization: Bearer KEY."
MANY: Final = "Many keys or codes were tried; please wait a minute."


class Wishes(Struct, forbid_unknown_fields=True):
    """What somebody wants to be known by."""

    name: Name
    avatar: Avatar = ""
    listed: bool = False  # on leaderboards


class Arrival(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=40)]


class Search(Struct, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[int, Meta(ge=2, le=100)]


class Ticket(Struct, forbid_unknown_fields=True):
    ticket: Annotated[str, Meta(max_length=40)]


def matching_of(request: Request) -> Matching:
    """What every request here needs; refuses where it is switched off, and those in a hurry."""
    matching = request.app.state.matching
    assert isinstance(matching, Matching)
    if not matching.people.open:
        raise Problem(404, "unknown", OFF)
    if not matching.asks.take(address_of(request), matching.rooms.clock.now()):
        raise Problem(429, "limit", SLOWLY)
    return matching


def guess(request: Request, matching: Matching) -> Guess:
    """Somebody tries a key or a code; given back if it was the right one."""
    found = matching.guesses.take(address_of(request), matching.rooms.clock.now())
    if found is None:
        raise Problem(429, "limit", MANY)
    return found


def own(request: Request, matching: Matching) -> Profile:
    """The profile of whoever asks."""
    given = request.headers.get("authorization", "")
    if not given.startswith(BEARER):
        raise Problem(403, "forbidden", BRING_KEY)
    tried = guess(request, matching)
    profile = matching.people.of(given.removeprefix(BEARER).strip())
    if profile is None:
        raise Problem(403, "forbidden", NO_PROFILE)
    matching.guesses.found(tried)
    return profile


def refused(error: Refused) -> Problem:
    """Limits and wrong codes, with the status that programs expect."""
    if isinstance(error, TooMuch):
        return Problem(429, "limit", str(error))
    if isinstance(error, Forbidden):
        return Problem(403, "forbidden", str(error))
    return Problem(400, "malformed", str(error))


# Profiles


async def create(request: Request) -> Response:
    matching = matching_of(request)
    wishes = await read(request, Wishes)
    try:
        profile, key = await matching.people.create(
            wishes.name, wishes.avatar, wishes.listed, address_of(request)
        )
    except Refused as error:
        raise refused(error) from error
    return answer({"key": key, "profile": await shown(matching, profile)}, 201)


async def mine(request: Request) -> Response:
    matching = matching_of(request)
    profile = await matching.people.greet(own(request, matching).id)
    return answer(await shown(matching, profile))


async def change(request: Request) -> Response:
    matching = matching_of(request)
    person = own(request, matching).id
    wishes = await read(request, Wishes)
    changed = await matching.people.change(person, wishes.name, wishes.avatar, wishes.listed)
    return answer(await shown(matching, changed))


async def erase(request: Request) -> Response:
    matching = matching_of(request)
    await matching.people.erase(own(request, matching).id)
    return answer({})


async def transfer(request: Request) -> Response:
    """The way to another device. The code is behind a `#`, which browsers do not send."""
    matching = matching_of(request)
    count_making(request)
    code = matching.people.transfer(own(request, matching).id)
    base = base_of(request)
    url = "" if base is None else f"{base}/profile.html#{code}"
    qr = new_qr(url, "svg").decode() if url else ""
    return answer({"code": code, "seconds": TRANSFER_SECONDS, "url": url, "qr": qr})


async def arrive(request: Request) -> Response:
    matching = matching_of(request)
    wanted = await read(request, Arrival)
    tried = guess(request, matching)
    try:
        profile, key = await matching.people.arrive(wanted.code)
    except Refused as error:
        raise refused(error) from error
    matching.guesses.found(tried)
    return answer({"key": key, "profile": await shown(matching, profile)}, 201)


async def shown(matching: Matching, profile: Profile) -> dict[str, object]:
    """A profile as its owner sees it."""
    rooms = dict.fromkeys(one.room for one in profile.recent)
    store = matching.rooms.store
    tails = await asyncio.gather(*(store.tail(room) for room in rooms))
    there = {room for room, tail in zip(rooms, tails, strict=True) if tail}
    return {
        "name": profile.name,
        "avatar": profile.avatar,
        "listed": profile.listed,
        "made": profile.made,
        "devices": len(profile.keys),
        "standings": [
            {
                "game": game,
                "title": title_of(game),
                "games": one.games,
                "wins": one.wins,
                "rated": one.rated,
                "rating": one.shown,
            }
            for game, one in sorted(profile.standings.items())
        ],
        "recent": [recent(one, one.room in there) for one in profile.recent],
    }


def recent(one: Recent, replay: bool) -> dict[str, object]:
    return {
        "game": one.game,
        "title": title_of(one.game),
        "room": one.room,
        "round": one.round,
        "ended": one.ended,
        "names": one.names,
        "won": one.won,
        "change": one.change,
        "replay": replay,
    }


def title_of(game: str) -> str:
    """What a game is called; one that is no longer here, by its name."""
    return games.load(game).words.title if game in games.names() else game


# Others


async def board(request: Request) -> Response:
    matching = matching_of(request)
    game = request.path_params["game"]
    if game not in games.names():
        raise Problem(404, "unknown", "There is no such game.")
    return answer({"game": game, "enough": ENOUGH, "players": matching.people.leaderboard(game)})


async def tables(request: Request) -> Response:
    return answer(matching_of(request).tables())


async def seek(request: Request) -> Response:
    matching = matching_of(request)
    wanted = await read(request, Search)
    profile = own(request, matching) if "authorization" in request.headers else None
    if wanted.game not in games.names():
        raise Problem(404, "unknown", "There is no such game.")
    try:
        ticket = matching.seek(wanted.game, wanted.seats, profile, address_of(request))
    except Refused as error:
        raise refused(error) from error
    return answer({"ticket": ticket}, 201)


async def wait(request: Request) -> Response:
    matching = matching_of(request)
    asked = await read(request, Ticket)
    try:
        return answer(matching.ask(asked.ticket))
    except Malformed as error:
        raise Problem(404, "unknown", str(error)) from error
    except Refused as error:
        raise refused(error) from error


async def leave(request: Request) -> Response:
    matching = matching_of(request)
    matching.leave((await read(request, Ticket)).ticket)
    return answer({})
