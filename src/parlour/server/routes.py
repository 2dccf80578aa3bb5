"""Every path of the server in one table: the routes and their OpenAPI description."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from parlour import __version__
from parlour.server import api, pages, people_api, replay_api
from parlour.server.sockets import PATH

Handler = Callable[[Request], Awaitable[Response]]

JSON: Final = "application/json"
ROOM: Final = {"game": "string", "preset": "string", "options": "object"}
WISHES: Final = {"name": "string", "avatar": "string", "listed": "boolean"}


@dataclass(frozen=True)
class Endpoint:
    """A path, what it does, and what it answers: status → (what that means, media type)."""

    path: str
    handler: Handler
    summary: str
    answers: dict[int, tuple[str, str]]
    method: str = "GET"
    query: tuple[str, ...] = ()
    body: str = ""  # its media type
    fields: Mapping[str, str] = field(default_factory=lambda: ROOM)  # of a body of JSON, and types
    key: bool = False  # whether a device's key is in the header Authorization


NO_ROOM: Final = {404: ("There is no such room.", JSON), 410: ("It cannot be read.", JSON)}
LIMIT: Final = {429: ("A limit is reached.", JSON)}
NO_PEOPLE: Final = {404: ("There are no profiles on this server.", JSON)}
NOT_YOURS: Final = {403: ("That key opens no profile.", JSON)} | NO_PEOPLE
ONLY_HERE: Final = {409: ("Only this computer can reach the server.", JSON)}

ENDPOINTS: Final = (
    Endpoint("/api/info", api.info, "What this server is", {200: ("Facts.", JSON)}),
    Endpoint(
        "/api/games", api.list_games, "All games", {200: ("A list.", JSON)}, query=("language",)
    ),
    Endpoint(
        "/api/games/{name}",
        api.one_game,
        "Everything needed to draw a game and to explain it",
        {200: ("A description.", JSON), 400: ("There is no such option.", JSON)}
        | {404: ("There is no such game.", JSON)}
        | LIMIT,
        query=("language", "OPTION"),
    ),
    Endpoint(
        "/api/rooms",
        api.create_room,
        "Open a room",
        {201: ("Its code and addresses.", JSON), 400: ("The request is wrong.", JSON)}
        | {403: ("Asked by another site.", JSON), 413: ("It is too long.", JSON)}
        | LIMIT,
        method="POST",
        body=JSON,
    ),
    Endpoint(
        "/api/rooms/{room}",
        api.room_info,
        "A room in short",
        {200: ("What is being played there.", JSON)} | NO_ROOM | LIMIT,
    ),
    Endpoint(
        "/api/rooms/{room}/qr.png",
        api.qr_png,
        "The way into a room as a QR code",
        {200: ("A picture.", "image/png")} | NO_ROOM | ONLY_HERE | LIMIT,
    ),
    Endpoint(
        "/api/rooms/{room}/qr.svg",
        api.qr_svg,
        "The way into a room as a QR code",
        {200: ("A picture.", "image/svg+xml")} | NO_ROOM | ONLY_HERE | LIMIT,
    ),
    Endpoint(
        "/api/rooms/{room}/games",
        replay_api.finished_list,
        "The finished games of a room",
        {200: ("Their numbers, players and winners, the last one at the end.", JSON)}
        | NO_ROOM
        | LIMIT,
    ),
    Endpoint(
        "/api/rooms/{room}/replay",
        replay_api.log_file,
        "A finished game of a room, the last one unless a round is named, as a log file",
        {200: ("A line per event.", "application/x-ndjson"), 409: ("It is not over.", JSON)}
        | {400: ("That is no number.", JSON)}
        | NO_ROOM
        | LIMIT,
        query=("round",),
    ),
    Endpoint(
        "/api/rooms/{room}/frames",
        replay_api.room_page,
        "A page of a finished game of a room, the last one unless a round is named, as one "
        "viewer saw it, from a moment on",
        {200: ("A page.", JSON), 409: ("It is not over.", JSON)}
        | {400: ("There are no such eyes, or no such moment.", JSON)}
        | {503: ("It could not be made.", JSON)}
        | NO_ROOM
        | LIMIT,
        query=("viewer", "round", "from"),
    ),
    Endpoint(
        "/api/rooms/{room}/highlights",
        replay_api.highlights,
        "What is worth remembering of a finished game of a room, the last one unless a round is "
        "named",
        {200: ("Names, moments of the replay, and values.", JSON), 409: ("It is not over.", JSON)}
        | {400: ("That is no number.", JSON)}
        | {503: ("They could not be found.", JSON)}
        | NO_ROOM
        | LIMIT,
        query=("round",),
    ),
    Endpoint(
        "/api/frames",
        replay_api.file_page,
        "A page of a game from a log file as one viewer saw it, from a moment on",
        {200: ("A page.", JSON)}
        | {400: ("This is no log, or there are no such eyes, or no such moment.", JSON)}
        | {408: ("It came too slowly.", JSON), 413: ("It is too long.", JSON)}
        | {503: ("It could not be made.", JSON)}
        | LIMIT,
        method="POST",
        query=("viewer", "from"),
        body="application/x-ndjson",
    ),
    Endpoint(
        "/api/create",
        api.create_by_link,
        "Open a room and show it on this screen",
        {303: ("To the TV page.", "text/plain"), 403: ("Asked by another site.", JSON)}
        | {400: ("There is no such game.", JSON)}
        | LIMIT,
        query=("kind",),
    ),
    Endpoint(
        "/api/qr",
        api.lobby_qr,
        "The way into a room as a QR code",
        {200: ("A picture.", "image/png")} | NO_ROOM | ONLY_HERE | LIMIT,
        query=("game",),
    ),
    Endpoint(
        "/api/player-id", api.player_id, "A random id", {200: ("16 hex digits.", "text/plain")}
    ),
    Endpoint(
        "/j/{room}",
        api.join_by_link,
        "Join a room: the address in the QR code",
        {303: ("To the player's page.", "text/plain"), 404: ("That is no code.", JSON)},
    ),
    Endpoint(
        "/api/people",
        people_api.create,
        "Make a profile",
        {201: ("It, and the key that opens it, which is never shown again.", JSON)}
        | {400: ("The request is wrong.", JSON)}
        | NO_PEOPLE
        | LIMIT,
        method="POST",
        body=JSON,
        fields=WISHES,
    ),
    Endpoint(
        "/api/people/me",
        people_api.mine,
        "Your profile",
        {200: ("Games, wins, ratings, recent games.", JSON)} | NOT_YOURS | LIMIT,
        key=True,
    ),
    Endpoint(
        "/api/people/me",
        people_api.change,
        "Change your name, look, and whether leaderboards show you",
        {200: ("Your profile.", JSON), 400: ("The request is wrong.", JSON)} | NOT_YOURS | LIMIT,
        method="POST",
        body=JSON,
        fields=WISHES,
        key=True,
    ),
    Endpoint(
        "/api/people/me",
        people_api.erase,
        "Erase your profile",
        {200: ("It is gone.", JSON)} | NOT_YOURS | LIMIT,
        method="DELETE",
        key=True,
    ),
    Endpoint(
        "/api/people/me/transfer",
        people_api.transfer,
        "A code that opens your profile on another device, once",
        {200: ("The code, an address with it, and that as a QR code.", JSON)} | NOT_YOURS | LIMIT,
        method="POST",
        key=True,
    ),
    Endpoint(
        "/api/people/devices",
        people_api.arrive,
        "Open a profile on this device by a code from another one",
        {201: ("It, and this device's key.", JSON), 400: ("The request is wrong.", JSON)}
        | {403: ("The code is wrong, used or too old.", JSON)}
        | NO_PEOPLE
        | LIMIT,
        method="POST",
        body=JSON,
        fields={"code": "string"},
    ),
    Endpoint(
        "/api/leaderboard/{game}",
        people_api.board,
        "The best players of a game among those who want to be shown",
        {200: ("Rank, name, look and rating.", JSON)} | NO_PEOPLE | LIMIT,
    ),
    Endpoint(
        "/api/tables",
        people_api.tables,
        "Tables that wait for strangers",
        {200: ("Their codes, games, free seats and players.", JSON)} | NO_PEOPLE | LIMIT,
    ),
    Endpoint(
        "/api/queue",
        people_api.seek,
        "Look for a game; with a profile's key, against people of about the same rating",
        {201: ("A ticket to ask with.", JSON), 400: ("The request is wrong.", JSON)}
        | NOT_YOURS
        | LIMIT,
        method="POST",
        body=JSON,
        fields={"game": "string", "seats": "integer"},
        key=True,
    ),
    Endpoint(
        "/api/queue/wait",
        people_api.wait,
        "Still here; who has not asked for ten seconds is taken out of the queue",
        {200: ("How many wait, and the room if there is one.", JSON)}
        | {400: ("The request is wrong.", JSON), 404: ("You are not waiting.", JSON)}
        | LIMIT,
        method="POST",
        body=JSON,
        fields={"ticket": "string"},
    ),
    Endpoint(
        "/api/queue/leave",
        people_api.leave,
        "Look no longer",
        {200: ("Done.", JSON), 400: ("The request is wrong.", JSON)} | NO_PEOPLE | LIMIT,
        method="POST",
        body=JSON,
        fields={"ticket": "string"},
    ),
    Endpoint("/healthz", api.health, "Whether the process lives", {200: ("It does.", JSON)}),
    Endpoint(
        "/readyz",
        api.ready,
        "Whether to send people here",
        {200: ("Yes.", JSON), 503: ("No.", JSON)},
    ),
    Endpoint(
        "/metrics",
        api.metrics,
        "Figures for Prometheus, for those who bring the token",
        {200: ("Text.", "text/plain"), 404: ("There is no token, or it is another one.", JSON)},
    ),
)


async def openapi(request: Request) -> Response:
    return api.answer(description())


def routes() -> list[BaseRoute]:
    """All of them, pages included."""
    found: list[BaseRoute] = [
        Route(one.path, one.handler, methods=[one.method]) for one in ENDPOINTS
    ]
    found.append(Route("/openapi.json", openapi))
    found.append(Route("/manifest.webmanifest", api.manifest))
    found.append(Route("/sw.js", api.worker))
    found.append(Route("/", api.page))
    found.append(Route("/{page}.html", api.page))
    found.append(Route(f"{pages.URL}/{{path:path}}", api.static))
    found.append(Route("/skins/{game}/{path:path}", api.skin))
    return found


def description() -> dict[str, object]:
    """The HTTP interface in OpenAPI's words."""
    paths: dict[str, dict[str, object]] = {}
    for one in ENDPOINTS:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Parlour",
            "version": __version__,
            "description": f"Rooms are played over a WebSocket at {PATH}/CODE (docs/protocol.md).",
        },
        "paths": paths,
        "components": {"schemas": {"Problem": PROBLEM}, "securitySchemes": {"key": KEY}},
    }


KEY: Final = {"type": "http", "scheme": "bearer", "description": "A device's key to a profile."}
PROBLEM: Final = {
    "type": "object",
    "required": ["code", "text"],
    "properties": {
        "code": {"type": "string", "description": "A word for programs."},
        "text": {"type": "string", "description": "A sentence for people."},
    },
}


def _operation(one: Endpoint) -> dict[str, object]:
    in_path = [part.strip("{}") for part in one.path.split("/") if part.startswith("{")]
    parameters = [_parameter(name, "path") for name in in_path]
    parameters += [_parameter(name, "query") for name in one.query]
    operation: dict[str, object] = {
        "summary": one.summary,
        "parameters": parameters,
        "responses": {str(status): _answer(status, *rest) for status, rest in one.answers.items()},
    }
    if one.key:
        operation["security"] = [{"key": []}]
    if one.body == JSON:
        properties = {name: {"type": kind} for name, kind in one.fields.items()}
        schema = {"type": "object", "properties": properties}
        operation["requestBody"] = {"content": {JSON: {"schema": schema}}}
    elif one.body:
        operation["requestBody"] = {"content": {one.body: {"schema": {"type": "string"}}}}
    return operation


def _parameter(name: str, place: str) -> dict[str, object]:
    return {"name": name, "in": place, "required": place == "path", "schema": {"type": "string"}}


def _answer(status: int, meaning: str, media: str) -> dict[str, object]:
    if status == 303:
        return {"description": meaning}
    schema = {"$ref": "#/components/schemas/Problem"} if status >= 400 else {}
    return {"description": meaning, "content": {media: {"schema": schema}}}
