"""Every path of the server in one table: the routes and their OpenAPI description."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from parlour import __version__
from parlour.server import api, games_api, pages, pages_api, people_api, replay_api
from parlour.server.sockets import PATH

Handler = Callable[[Request], Awaitable[Response]]

JSON: Final = "application/json"
ROOM: Final = {"game": "string", "preset": "string", "options": "object"}
WISHES: Final = {"name": "string", "avatar": "string", "listed": "boolean"}


@dataclass(frozen=True)
class Endpoint:
    """A path, what it does, and what it answers: each status and what that means."""

    path: str
    handler: Handler
    summary: str
    answers: dict[int, str]
    method: str = "GET"
    query: tuple[str, ...] = ()
    media: str = JSON  # what a success is; a problem is always JSON
    fields: Mapping[str, str] = field(default_factory=dict)  # of a body of JSON, and their types
    body: str = ""  # the media type of a body that is no JSON
    key: bool = False  # whether a device's key is in the header Authorization


NO_ROOM: Final = {404: "There is no such room.", 410: "It cannot be read."}
LIMIT: Final = {429: "A limit is reached."}
NO_PEOPLE: Final = {404: "There are no profiles on this server."}
NOT_YOURS: Final = {403: "That key opens no profile."} | NO_PEOPLE
ONLY_HERE: Final = {409: "Only this computer can reach the server."}

ENDPOINTS: Final = (
    Endpoint("/api/info", api.info, "What this server is", {200: "Facts."}),
    Endpoint(
        "/api/games", games_api.list_games, "All games", {200: "A list."}, query=("language",)
    ),
    Endpoint(
        "/api/games/{name}",
        games_api.one_game,
        "Everything needed to draw a game and to explain it",
        {200: "A description.", 400: "There is no such option.", 404: "There is no such game."}
        | LIMIT,
        query=("language", "OPTION"),
    ),
    Endpoint(
        "/api/rooms",
        api.create_room,
        "Open a room",
        {
            201: "Its code and addresses.",
            400: "The request is wrong.",
            403: "Asked by another site.",
            413: "It is too long.",
        }
        | LIMIT,
        method="POST",
        fields=ROOM,
    ),
    Endpoint(
        "/api/rooms/{room}",
        api.room_info,
        "A room in short",
        {200: "What is being played there."} | NO_ROOM | LIMIT,
    ),
    Endpoint(
        "/api/rooms/{room}/qr.png",
        api.qr_png,
        "The way into a room as a QR code",
        {200: "A picture."} | NO_ROOM | ONLY_HERE | LIMIT,
        media="image/png",
    ),
    Endpoint(
        "/api/rooms/{room}/qr.svg",
        api.qr_svg,
        "The way into a room as a QR code",
        {200: "A picture."} | NO_ROOM | ONLY_HERE | LIMIT,
        media="image/svg+xml",
    ),
    Endpoint(
        "/api/rooms/{room}/games",
        replay_api.finished_list,
        "The finished games of a room",
        {200: "Their numbers, players and winners, the last one at the end."} | NO_ROOM | LIMIT,
    ),
    Endpoint(
        "/api/rooms/{room}/replay",
        replay_api.log_file,
        "A finished game of a room, the last one unless a round is named, as a log file",
        {200: "A line per event.", 409: "It is not over.", 400: "That is no number."}
        | NO_ROOM
        | LIMIT,
        query=("round",),
        media="application/x-ndjson",
    ),
    Endpoint(
        "/api/rooms/{room}/frames",
        replay_api.room_page,
        "A page of a finished game of a room, the last one unless a round is named, as one "
        "viewer saw it, from a moment on",
        {
            200: "A page.",
            409: "It is not over.",
            400: "There are no such eyes, or no such moment.",
            503: "It could not be made.",
        }
        | NO_ROOM
        | LIMIT,
        query=("viewer", "round", "from"),
    ),
    Endpoint(
        "/api/rooms/{room}/highlights",
        replay_api.highlights,
        "What is worth remembering of a finished game of a room, the last one unless a round is "
        "named",
        {
            200: "Names, moments of the replay, and values.",
            409: "It is not over.",
            400: "That is no number.",
            503: "They could not be found.",
        }
        | NO_ROOM
        | LIMIT,
        query=("round",),
    ),
    Endpoint(
        "/api/frames",
        replay_api.file_page,
        "A page of a game from a log file as one viewer saw it, from a moment on",
        {
            200: "A page.",
            400: "This is no log, or there are no such eyes, or no such moment.",
            408: "It came too slowly.",
            413: "It is too long.",
            503: "It could not be made.",
        }
        | LIMIT,
        method="POST",
        query=("viewer", "from"),
        body="application/x-ndjson",
    ),
    Endpoint(
        "/api/create",
        api.create_by_link,
        "Open a room and show it on this screen",
        {303: "To the TV page.", 403: "Asked by another site.", 400: "There is no such game."}
        | LIMIT,
        query=("kind",),
    ),
    Endpoint(
        "/api/qr",
        api.lobby_qr,
        "The way into a room as a QR code",
        {200: "A picture."} | NO_ROOM | ONLY_HERE | LIMIT,
        query=("game",),
        media="image/png",
    ),
    Endpoint(
        "/api/player-id",
        api.player_id,
        "A random id",
        {200: "16 hex digits."},
        media="text/plain",
    ),
    Endpoint(
        "/j/{room}",
        api.join_by_link,
        "Join a room: the address in the QR code",
        {303: "To the player's page.", 404: "That is no code."},
    ),
    Endpoint(
        "/api/people",
        people_api.create,
        "Make a profile",
        {
            201: "It, and the key that opens it, which is never shown again.",
            400: "The request is wrong.",
        }
        | NO_PEOPLE
        | LIMIT,
        method="POST",
        fields=WISHES,
    ),
    Endpoint(
        "/api/people/me",
        people_api.mine,
        "Your profile",
        {200: "Games, wins, ratings, recent games."} | NOT_YOURS | LIMIT,
        key=True,
    ),
    Endpoint(
        "/api/people/me",
        people_api.change,
        "Change your name, look, and whether leaderboards show you",
        {200: "Your profile.", 400: "The request is wrong."} | NOT_YOURS | LIMIT,
        method="POST",
        fields=WISHES,
        key=True,
    ),
    Endpoint(
        "/api/people/me",
        people_api.erase,
        "Erase your profile",
        {200: "It is gone."} | NOT_YOURS | LIMIT,
        method="DELETE",
        key=True,
    ),
    Endpoint(
        "/api/people/me/transfer",
        people_api.transfer,
        "A code that opens your profile on another device, once",
        {200: "The code, an address with it, and that as a QR code."} | NOT_YOURS | LIMIT,
        method="POST",
        key=True,
    ),
    Endpoint(
        "/api/people/devices",
        people_api.arrive,
        "Open a profile on this device by a code from another one",
        {
            201: "It, and this device's key.",
            400: "The request is wrong.",
            403: "The code is wrong, used or too old.",
        }
        | NO_PEOPLE
        | LIMIT,
        method="POST",
        fields={"code": "string"},
    ),
    Endpoint(
        "/api/leaderboard/{game}",
        people_api.board,
        "The best players of a game among those who want to be shown",
        {200: "Rank, name, look and rating."} | NO_PEOPLE | LIMIT,
    ),
    Endpoint(
        "/api/tables",
        people_api.tables,
        "Tables that wait for strangers",
        {200: "Their codes, games, free seats and players."} | NO_PEOPLE | LIMIT,
    ),
    Endpoint(
        "/api/queue",
        people_api.seek,
        "Look for a game; with a profile's key, against people of about the same rating",
        {201: "A ticket to ask with.", 400: "The request is wrong."} | NOT_YOURS | LIMIT,
        method="POST",
        fields={"game": "string", "seats": "integer"},
        key=True,
    ),
    Endpoint(
        "/api/queue/wait",
        people_api.wait,
        "Go on waiting; whoever has not asked for ten seconds leaves the queue",
        {
            200: "How many wait, and the room if there is one.",
            400: "The request is wrong.",
            404: "You are not waiting.",
        }
        | LIMIT,
        method="POST",
        fields={"ticket": "string"},
    ),
    Endpoint(
        "/api/queue/leave",
        people_api.leave,
        "Look no longer",
        {200: "Done.", 400: "The request is wrong."} | NO_PEOPLE | LIMIT,
        method="POST",
        fields={"ticket": "string"},
    ),
    Endpoint("/healthz", api.health, "Whether the process lives", {200: "It does."}),
    Endpoint(
        "/readyz",
        api.ready,
        "Whether to send people here",
        {200: "Yes.", 503: "No."},
    ),
    Endpoint(
        "/metrics",
        api.metrics,
        "Figures for Prometheus, for those who bring the token",
        {200: "Text.", 404: "There is no token, or it is another one."},
        media="text/plain",
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
    found.append(Route("/manifest.webmanifest", pages_api.manifest))
    found.append(Route("/sw.js", pages_api.worker))
    found.append(Route("/", pages_api.page))
    found.append(Route("/{page}.html", pages_api.page))
    found.append(Route(f"{pages.URL}/{{path:path}}", pages_api.static))
    found.append(Route("/skins/{game}/{path:path}", pages_api.skin))
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
        "responses": {
            str(status): _answer(status, meaning, one.media)
            for status, meaning in one.answers.items()
        },
    }
    if one.key:
        operation["security"] = [{"key": []}]
    if one.fields:
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
    if status >= 400:
        schema = {"$ref": "#/components/schemas/Problem"}
        return {"description": meaning, "content": {JSON: {"schema": schema}}}
    return {"description": meaning, "content": {media: {"schema": {}}}}
