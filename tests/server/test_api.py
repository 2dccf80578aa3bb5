"""What can be asked for over HTTP."""

import asyncio
import re
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from parlour.server import api
from parlour.server.codes import read_code
from server.wire import Served, dial, enter, join, with_server


def test_info() -> None:
    async def check(http: httpx.AsyncClient, served: Served) -> None:
        info = (await http.get("/api/info")).json()
        assert info["protocol"] == 1
        assert info["base"] is None
        assert info["nearby"] is False
        assert "off" in info["paces"]
        assert {"easy", "random"} <= set(info["bots"])
        assert "laugh" in info["emotes"]
        named = await http.get("/api/info", headers={"host": "192.168.1.7:8080"})
        assert named.json()["base"] == "http://192.168.1.7:8080"
        assert named.json()["nearby"] is True

    with_server(check)


def test_a_room_from_creation_to_guests() -> None:
    async def check(http: httpx.AsyncClient, served: Served) -> None:
        made = await http.post("/api/rooms", json={"game": "coup", "preset": "official"})
        assert made.status_code == 201
        code = made.json()["room"]
        assert re.fullmatch("[BCDFHJKLMPRSTVXZ]{4}", code)
        assert made.json()["tv"] == f"{served.url}/tv.html?room={code}"
        assert made.json()["join"] == f"http://pub.example/j/{code}"
        await join(served.port, code, "A")
        room = (await http.get(f"/api/rooms/{code.lower()}")).json()
        assert room.pop("id")
        assert room == {
            "room": code,
            "phase": "lobby",
            "game": "coup",
            "title": "Coup",
            "seats": [2, 6],
            "players": 1,
            "free": 5,
        }
        way = await http.get(f"/j/{code}")
        assert (way.status_code, way.headers["location"]) == (303, f"/player.html?room={code}")

    with_server(check, public_url="http://pub.example/")


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 201),
        (b"{}", 201),
        (b"{", 400),
        (b"[]", 400),
        (b'{"game":1}', 400),
        (b'{"game":"nothing"}', 400),
        (b'{"preset":"nothing"}', 400),
        (b'{"options":{"nothing":1}}', 400),
        (b'{"strange":1}', 400),
        (b"\xff\xfe", 400),
        (b"[" * 4000, 400),
        (b" " * 5000, 413),
    ],
)
def test_bodies(body: bytes, status: int) -> None:
    async def check(http: httpx.AsyncClient, served: Served) -> None:
        answer = await http.post("/api/rooms", content=body)
        assert answer.status_code == status
        if status >= 400:
            assert answer.json().keys() == {"code", "text"}

    with_server(check)


def test_as_the_specification_says() -> None:
    async def check(http: httpx.AsyncClient, served: Served) -> None:
        made = await http.get("/api/create?kind=letters")
        assert made.status_code == 303
        way = urlsplit(made.headers["location"])
        assert way.path == "/tv.html"
        id = parse_qs(way.query)["game"][0]
        assert re.fullmatch("[0-9a-f]{8}", id)
        room = (await http.get(f"/api/rooms/{id}")).json()
        assert room["game"] == "letters"
        assert room["room"] == read_code(id)
        assert (await enter(served.port, id)).last("welcome")["room"] == room["room"]
        picture = await http.get(f"/api/qr?game={id}")
        lobby = f"http://pub.example/lobby.html?game={id}"
        assert picture.content == api.draw_qr(lobby, "png")
        assert picture.content.startswith(b"\x89PNG")
        assert (await http.get(f"/lobby.html?game={id}")).status_code == 200
        rooms = len(await served.app.rooms.store.rooms())
        assert (await http.head("/api/create")).status_code == 303
        assert len(await served.app.rooms.store.rooms()) == rooms
        assert re.fullmatch("[0-9a-f]{16}", (await http.get("/api/player-id")).text)
        assert (await http.get("/api/create")).status_code == 303
        assert (await http.get("/api/create?kind=nothing")).status_code == 400

    with_server(check, public_url="http://pub.example")


def test_qr_codes() -> None:
    async def check(http: httpx.AsyncClient, served: Served) -> None:
        api.draw_qr.cache_clear()
        code = await served.room("letters")
        for kind in ("png", "svg"):
            here = await http.get(f"/api/rooms/{code}/qr.{kind}")
            assert here.status_code == 409
            assert "--public-url" in here.json()["text"]
        lan = {"host": "10.0.0.5:8080"}
        picture = await http.get(f"/api/rooms/{code}/qr.svg", headers=lan)
        assert picture.headers["content-type"] == "image/svg+xml"
        assert b"<svg" in picture.content
        again = await http.get(f"/api/rooms/{code}/qr.svg", headers=lan)
        assert again.content == picture.content
        assert api.draw_qr.cache_info()[:2] == (1, 1)  # drawn once

    with_server(check)


def test_unknown_rooms_are_not_guessed_for_long() -> None:
    async def check(http: httpx.AsyncClient, served: Served) -> None:
        code = await served.room("letters")
        statuses = [(await http.get("/api/rooms/BBBB")).status_code for _ in range(8)]
        assert statuses == [404] * 5 + [429] * 3
        assert (await http.get(f"/api/rooms/{code}")).status_code == 429

    with_server(check, guesses_per_minute=5)


def test_guesses_at_once_are_counted_like_guesses_in_turn() -> None:
    async def check(http: httpx.AsyncClient, served: Served) -> None:
        forms = ("/api/rooms/BBBB", "/api/rooms/BBBBB/games", "/api/qr?game=00000000")
        asked = [http.get(forms[number % len(forms)]) for number in range(60)]
        statuses = [answer.status_code for answer in await asyncio.gather(*asked)]
        assert sorted(statuses) == [404] * 5 + [429] * 55
        late = await dial(served.port, "BBBB")
        assert await late.gone() == 4429
        assert late.last("error")["code"] == "limit"

    with_server(check, guesses_per_minute=5)


def test_codes_that_exist_are_no_guesses() -> None:
    async def check(http: httpx.AsyncClient, served: Served) -> None:
        code = await served.room("letters")
        statuses = {(await http.get(f"/api/rooms/{code}")).status_code for _ in range(20)}
        assert statuses == {200}

    with_server(check, guesses_per_minute=5)


def test_too_many_rooms() -> None:
    async def check(http: httpx.AsyncClient, served: Served) -> None:
        for status in (201, 201, 429):
            answer = await http.post("/api/rooms", json={})
            assert answer.status_code == status
        assert answer.json()["code"] == "limit"

    with_server(check, rooms_per_hour=2)


def test_for_those_who_run_it() -> None:
    async def check(http: httpx.AsyncClient, served: Served) -> None:
        assert (await http.get("/healthz")).status_code == 200
        assert (await http.get("/readyz")).status_code == 200
        await join(served.port, await served.room("letters"), "A")
        text = (await http.get("/metrics", headers={"authorization": "Bearer open"})).text
        for line in ("parlour_rooms_created_total 1.0", "parlour_connections 1.0"):
            assert line in text
        served.app.rooms.closing = True
        assert (await http.get("/readyz")).status_code == 503
        served.app.rooms.closing = False

    with_server(check, metrics_token="open")


def test_figures_are_for_those_who_bring_the_token() -> None:
    """What is counted would tell who has already made a sealed choice."""

    async def check(http: httpx.AsyncClient, served: Served) -> None:
        for given in ("", "Bearer", "Bearer wrong", "open", "Bearer öpen"):
            headers = {b"authorization": given.encode()} if given else {}
            assert (await http.get("/metrics", headers=headers)).status_code == 404, given

    with_server(check, metrics_token="open")
    with_server(check)


def test_what_is_not_there() -> None:
    async def check(http: httpx.AsyncClient, served: Served) -> None:
        for path in ("/nothing", "/api/nothing", "/..%2fpyproject.html", "/static/../app.py"):
            answer = await http.get(path)
            assert answer.status_code == 404, path
            assert answer.json()["code"] == "unknown"
        for path in ("/nothing", "/nothing.html", "/static/nothing.js", "/api/nothing"):
            read = await http.get(path, headers={"accept": "text/html", "accept-language": "de"})
            assert read.status_code == 404, path
            assert ("Hier ist nichts" in read.text) != path.startswith("/api/"), path
        wrong = await http.delete("/api/rooms")
        assert wrong.status_code == 405
        assert wrong.json()["code"] == "malformed"

    with_server(check)
