"""Replays over HTTP: whoever asks for many, sends slowly or reads nothing costs little."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from parlour import games
from parlour.gamefile import decode_game, encode_game
from parlour.kernel.playout import playout
from parlour.kernel.random import Random
from parlour.kernel.replay import Log
from parlour.kernel.tape import Tape
from parlour.server import replay_api
from parlour.server.limits import Places
from parlour.server.replay_api import PIECE, Made, PageResponse
from parlour.server.rooms import SHOWINGS, SHOWINGS_EACH
from parlour.server.workers import jobs
from server.wire import HOST, Served, http_to, serving, settings
from waiting import DEADLINE

NDJSON = "application/x-ndjson"
SCOPE: dict[str, Any] = {"type": "http", "method": "GET"}


def a_log() -> bytes:
    game, rng, tape = games.load("letters"), Random("a log"), Tape()
    playout(game.start(2, rng, None, tape), rng)
    return encode_game(Log(game, 2, game.settle(), tape.events()))


def visit(served: Served) -> httpx.AsyncClient:
    return http_to(served.url)


async def nothing() -> dict[str, Any]:
    return {}


def test_places_are_few_and_come_back() -> None:
    places = Places(3, 2)
    assert [places.take(address) for address in "aaabb"] == [True, True, False, True, False]
    places.leave("a")
    assert places.take("c")
    assert not places.take("d")
    for address in "abc":
        places.leave(address)
    assert [places.take("c") for _ in range(3)] == [True, True, False]


def test_a_few_addresses_do_not_shut_others_out() -> None:
    """Those who read slowly, or send slowly, keep their places for long."""
    places = Places(SHOWINGS, SHOWINGS_EACH)
    few = [f"192.0.2.{number}" for number in range(SHOWINGS // SHOWINGS_EACH)]
    taken = [places.take(address) for _ in range(SHOWINGS) for address in few]
    assert sum(taken) == SHOWINGS // 2
    others = [f"198.51.100.{number}" for number in range(SHOWINGS)]
    assert sum(places.take(address) for address in others) == SHOWINGS // 2


def test_a_page_is_sent_in_pieces() -> None:
    heard: list[dict[str, Any]] = []
    left: list[bool] = []

    async def send(message: Any) -> None:
        heard.append(message)

    content = bytes(range(256)) * 200
    response = PageResponse(Made(content), DEADLINE, lambda: left.append(True))
    asyncio.run(response(SCOPE, nothing, send))
    head, *pieces = heard
    assert dict(head["headers"])[b"content-length"] == str(len(content)).encode()
    assert b"".join(piece["body"] for piece in pieces) == content
    assert all(len(piece["body"]) <= PIECE for piece in pieces)
    assert [piece["more_body"] for piece in pieces] == [True] * (len(pieces) - 1) + [False]
    assert left == [True]


def test_what_nobody_reads_is_dropped() -> None:
    left: list[bool] = []

    async def send(message: Any) -> None:
        if message["type"] == "http.response.body":
            await asyncio.Event().wait()  # for ever: the network takes nothing

    response = PageResponse(Made(b"x" * PIECE * 3), 0.01, lambda: left.append(True))
    asyncio.run(response(SCOPE, nothing, send))
    assert left == [True]
    assert response.body == b""


def test_one_address_has_few_pages_at_once() -> None:
    async def scene() -> None:
        async with serving(settings(replays_per_minute=1000)) as served, visit(served) as http:
            showings = served.app.rooms.showings
            for _ in range(SHOWINGS_EACH):
                assert showings.take(HOST)
            answer = await http.post("/api/frames", content=a_log())
            assert (answer.status_code, answer.json()["code"]) == (429, "limit")
            for _ in range(SHOWINGS_EACH):
                showings.leave(HOST)
            for content, status in ((a_log(), 200), (b"nonsense", 400), (b" " * (1 << 21), 413)):
                for _ in range(SHOWINGS_EACH + 1):  # every place is given back
                    answer = await http.post("/api/frames", content=content)
                    assert answer.status_code == status

    asyncio.run(scene())


def test_a_log_that_comes_slowly_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_api, "LOG_SECONDS", 0.05)

    async def scene() -> None:
        async with serving() as served:
            reader, writer = await asyncio.open_connection(HOST, served.port)
            head = "POST /api/frames HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{"
            writer.write(head.encode())
            async with asyncio.timeout(DEADLINE):
                assert b" 408 " in await reader.readline()
            writer.close()

    asyncio.run(scene())


LOG = Path(__file__).parent.parent / "room" / "logs" / "1-letters.jsonl"


def test_finished_games_are_looked_for_beside_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """A log may be long, and reading it must not hold up the rooms."""
    first, *rest = map(msgspec.json.decode, LOG.read_bytes().splitlines())
    records = [msgspec.json.encode(one) for one in (first | {"code": "BCDF"}, *rest)]
    monkeypatch.setattr(jobs, "finished_games", None)  # in this process

    async def scene() -> None:
        async with serving(settings(replays_per_minute=1000)) as served, visit(served) as http:
            await served.app.rooms.store.append("BCDF", 0, records)
            (game,) = (await http.get("/api/rooms/BCDF/games")).json()
            assert (game["round"], game["game"], len(game["names"])) == (1, "letters", 4)
            for query in ("", "?round=1"):  # the second one goes on
                file = await http.get(f"/api/rooms/BCDF/replay{query}")
                assert (file.status_code, file.headers["content-type"]) == (200, NDJSON)
                assert "parlour-letters-BCDF-1.jsonl" in file.headers["content-disposition"]
                assert decode_game(file.content, "The file").names == game["names"]
            assert (await http.get("/api/rooms/BCDF/replay?round=2")).status_code == 409
            assert (await http.get("/api/rooms/BCDF/replay?round=3")).status_code == 404
            for _ in range(SHOWINGS_EACH):
                assert served.app.rooms.showings.take(HOST)
            for what in ("games", "replay", "frames", "highlights"):
                assert (await http.get(f"/api/rooms/BCDF/{what}")).status_code == 429

    asyncio.run(scene())


def test_those_who_ask_again_and_again_wait() -> None:
    async def scene() -> None:
        async with serving(settings(replays_per_minute=3)) as served, visit(served) as http:
            answers = [await http.post("/api/frames", content=b"") for _ in range(4)]
            assert [answer.status_code for answer in answers] == [400, 400, 400, 429]

    asyncio.run(scene())
