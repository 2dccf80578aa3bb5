"""Pages and their files over HTTP."""

from functools import lru_cache
from typing import Final
from urllib.parse import urlencode

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from parlour import games, languages
from parlour.kernel.game import OptionValue
from parlour.room.state import LOBBY, State
from parlour.server import pages
from parlour.server.api import BY_LANGUAGE, Problem, count_making, room_of, wishes_of
from parlour.server.files import Content, Folder, Made
from parlour.server.games_api import DESCRIPTIONS, SKINS
from parlour.store import StoreFailed

STATIC: Final = Folder(pages.STATIC, apart=pages.APART)
TABLE_PAGES: Final = ("player", "lobby", "tv", "watch")
MOST_PAGES: Final = 64  # kept as they are sent
MOST_MANIFESTS: Final = 16

Links = tuple[tuple[str, str], ...]
Key = tuple[str, str, Links, str]  # name and language of a page, links, address of the game


async def page(request: Request) -> Response:
    """A page of the browser part."""
    name = request.path_params.get("page", "index")
    if not pages.exists(name):
        raise Problem(404, "unknown", "There is no such page.")
    language = languages.best(wishes_of(request), pages.languages())
    state = await state_of(request) if name in TABLE_PAGES else None
    if state is None:
        content = page_content(name, language)
    else:
        content = room_page(request, name, language, state)
    return content.answer(request, vary=BY_LANGUAGE)


def missing(request: Request) -> Response | None:
    """What somebody reads who came to an address without a page; programs read plain data."""
    asks = "text/html" in request.headers.get("accept", "")
    if not asks or request.url.path.startswith("/api/"):
        return None
    content = page_content("missing", languages.best(wishes_of(request), pages.languages()))
    answer = content.answer(request, "no-store", BY_LANGUAGE)
    answer.status_code = 404
    return answer


async def state_of(request: Request) -> State | None:
    """The room that the page is asked for, if there is one."""
    if not (request.query_params.get("room") or request.query_params.get("game")):
        return None
    try:
        return (await room_of(request)).room.state
    except (Problem, StoreFailed):
        return None  # the page will say what is wrong


def room_page(request: Request, name: str, language: str, state: State) -> Content:
    """The page of a room, with its game: it comes while the files of the page are asked for."""
    game = state.game
    settled = {option: typed(value) for option, value in state.options.items()}
    path = f"/api/games/{game.name}?{urlencode({**settled, 'language': language})}"
    links = table_links(name, state)

    def count() -> None:
        count_making(request)

    try:
        spoken = languages.best([language], languages.languages(game))
        described = DESCRIPTIONS.of(game, state.options, spoken, count)
        key: Key = name, language, links, path
        return ROOM_PAGES.of(key, described, lambda: _with_game(*key, described), count)
    except Problem:  # too many different ones: the page will ask for the game
        return page_content(name, language, links)


def table_links(name: str, state: State) -> Links:
    """What the page of a room will need when it knows the game: asked for at once."""
    if state.phase != LOBBY:
        skin = SKINS.described(state.game) or {}
        return tuple((kind, skin[kind]) for kind in ("module", "style") if skin.get(kind))
    if name in pages.LOBBIES:  # there cards are still to be dealt
        return (("late", f"{pages.URL}/{STATIC.version}/{pages.LOBBIES[name]}"),)
    return ()


def _with_game(name: str, language: str, links: Links, path: str, game: Content) -> Content:
    text = page_content(name, language, links).body.decode()
    return Content(pages.with_game(text, path, game.body.decode()).encode(), "text/html")


ROOM_PAGES: Final = Made(MOST_PAGES)  # all who come to a table ask for the same one


def typed(value: OptionValue) -> str:
    """The value of an option as the pages write it in an address."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@lru_cache(MOST_PAGES)
def page_content(name: str, language: str, links: Links = ()) -> Content:
    """A page; it names the version of the files it needs."""
    versioned = pages.page(name, language).replace(
        f'"{pages.URL}/', f'"{pages.URL}/{STATIC.version}/'
    )
    return Content(pages.with_links(versioned, links).encode(), "text/html")


async def manifest(request: Request) -> Response:
    """What makes an app of the pages."""
    language = languages.best(wishes_of(request), pages.languages())
    return _manifest(language).answer(request, vary=BY_LANGUAGE)


@lru_cache(MOST_MANIFESTS)
def _manifest(language: str) -> Content:
    described = pages.manifest(language, f"{pages.URL}/{STATIC.version}")
    return Content(msgspec.json.encode(described), "application/manifest+json")


async def worker(request: Request) -> Response:
    """The service worker; it may only look after pages below its own address."""
    return STATIC.files["sw.js"].answer(request)


async def static(request: Request) -> Response:
    """A file of the pages."""
    found = STATIC.answer(request, request.path_params["path"])
    if found is None:
        raise Problem(404, "unknown", "There is no such file.")
    return found


async def skin(request: Request) -> Response:
    """A file of a game's skin."""
    name = request.path_params["game"]
    folder = SKINS.folder(games.load(name)) if name in games.names() else None
    found = None if folder is None else folder.answer(request, request.path_params["path"])
    if found is None:
        raise Problem(404, "unknown", "There is no such file.")
    return found
