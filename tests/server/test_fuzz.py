"""Nonsense from everywhere: it is always answered by a typed error and never changes anything."""

import asyncio
import json
import logging
import os
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import quote

import httpx
import pytest

from endings import lively
from parlour import games
from parlour.kernel.plain import fingerprint
from parlour.kernel.random import Random
from parlour.room.messages import COMMANDS
from server.wire import HOST, Client, Served, dial, enter, http_to, join, play_on, serving
from waiting import DEADLINE

SCALE = float(os.environ.get("PARLOUR_TEST_SCALE", "1"))
FRAMES = round(400 * SCALE)
REQUESTS = round(300 * SCALE)

CODES = {"malformed", "illegal", "not_your_turn", "stale", "forbidden", "full", "limit", "unknown"}
HOSTILE = ("settings", "add_bot", "kick", "give_host", "start", "rematch")  # not for guests
LATE = ("join", "profile", "ready")  # not during a game
IDLE = ("act", "pick", "take_back", "undo", "more_time", "hint")  # not when it is not your turn

ODD: tuple[Any, ...] = (
    *(None, True, False, 0, -1, -2, 1, 2**31, 2**63, 2**64, -(2**63), 1.5, 1e308, "", "0", "x"),
    *("x" * 100, "\u0000", "\ud7ff\uffff", "💥" * 10, "'; DROP TABLE rooms; --", "../..", "<b>"),
    *([], {}, [[]], {"a": {}}, [1, 2, 3], {"place": 1}, {"type": "hello"}),
)
BROKEN = (
    *("", " ", "{", "}", "[]", "null", "0", '"hello"', "{}", '{"type":null}', '{"type":1}'),
    *('{"type":"act"', '{"type":"act","payload":[]}', '{"type":"act","payload":null}'),
    *('{"type":"act","payload":{"action":1e999}}', '{"type":"act","payload":{"action":NaN}}'),
    *('{"type":"say","payload":{"text":"\\ud800"}}', "\ufeff{}", "[" * 2000, '{"a":' * 800),
    *('{"type":"act","type":"act","payload":{}}', '{"type":"act","payload":{"action":0},"x":1}'),
)

Fuzz = Callable[[Random], str | bytes]


def pick(rng: Random, items: Any) -> Any:
    return items[int(rng.below(len(items)))]


def payload_for(rng: Random, type: str) -> dict[str, Any]:
    """A payload with the right fields and wrong values, some of them missing, some added."""
    fields = list(COMMANDS[type].__struct_fields__)
    payload = {field: pick(rng, ODD) for field in fields if rng.below(5)}
    if not rng.below(4):
        payload[pick(rng, ("extra", "key", "seat", "__class__", ""))] = pick(rng, ODD)
    return payload


def odd_command(rng: Random) -> str:
    """A message of a known or unknown type that cannot be right."""
    type_ = pick(rng, (*COMMANDS, "nonsense", "welcome", ""))
    if type_ in COMMANDS:
        message: dict[str, Any] = {"type": type_, "payload": payload_for(rng, type_)}
        message["payload"]["wrong"] = pick(rng, ODD)
    else:
        message = {"type": type_, "payload": pick(rng, ODD)}
    if not rng.below(3):
        message["id"] = pick(rng, ("a", "b" * 40))
    return json.dumps(message)


def broken(rng: Random) -> str:
    return str(pick(rng, BROKEN))


def noise(rng: Random) -> str:
    return "".join(chr(int(rng.below(0x3000)) + 1) for _ in range(int(rng.below(200))))


def cut(rng: Random) -> str:
    whole = odd_command(rng)
    return whole[: int(rng.below(len(whole)))]


def binary(rng: Random) -> bytes:
    return bytes(int(rng.below(256)) for _ in range(int(rng.below(300))))


def huge(rng: Random) -> str:
    return json.dumps({"type": "say", "payload": {"text": "x" * (4100 + int(rng.below(50_000)))}})


def not_allowed(types: tuple[str, ...]) -> Fuzz:
    """Well-formed commands that this person may not give now."""
    values: dict[str, Any] = {"name": "Eve", "avatar": "", "ready": True, "game": "letters"}
    values |= {"bot": "random", "place": 1, "action": 0, "step": 0, "seen": -1}

    def command(rng: Random) -> str:
        type_ = pick(rng, types)
        fields = COMMANDS[type_].__struct_fields__
        payload = {field: values[field] for field in fields if field in values}
        if "action" in payload:
            payload["action"] = int(rng.below(400)) - 1
        return json.dumps({"type": type_, "payload": payload, "id": f"f{rng.below(10)}"})

    return command


# After 20 messages that are too long a client has to rest, so there are few of them.
GARBAGE: tuple[Fuzz, ...] = (*(odd_command, broken, noise, cut, binary) * 5, huge)


async def bombard(client: Client, rng: Random, kinds: tuple[Fuzz, ...], frames: int) -> None:
    """Every frame is answered by exactly one error, and by nothing else."""
    for number in range(frames):
        frame = pick(rng, kinds)(rng)
        before = len(client.frames)
        await client.socket.send(frame)
        await client.until(lambda before=before: len(client.frames) > before, repr(frame))  # type: ignore[misc]
        answer = client.frames[before]
        assert answer["type"] == "error", (number, frame, answer)
        assert answer["payload"]["code"] in CODES, answer
        assert answer["payload"]["text"]
    await client.send("ready", id="last", ready=7)
    await client.until(lambda: client.frames[-1]["payload"].get("id") == "last")


@pytest.mark.parametrize("game", games.names())
def test_nonsense_over_sockets(game: str, caplog: pytest.LogCaptureFixture) -> None:
    asyncio.run(nonsense(game))
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def nonsense(game: str) -> None:
    async with serving() as served:
        preset = lively(game)
        code = await served.room(game, preset=preset)
        found = games.load(game)
        seats = min(3, found.seats_for(found.settle(preset=preset))[1])
        people = [await join(served.port, code, name) for name in "ABC"[:seats]]
        tv = await enter(served.port, code)
        await people[0].do("start")
        for client in [*people, tv]:
            await client.until(lambda c=client: c.all("game"))  # type: ignore[misc]
        before = await state(served, code)
        await asyncio.gather(*(attack(client, f"{game} {i}") for i, client in enumerate(people)))
        await bombard(tv, Random(game), (*GARBAGE, not_allowed((*HOSTILE, *LATE, *IDLE))), FRAMES)
        await foreign_keys(served, code, people)
        assert await state(served, code) == before
        assert served.app.rooms.metrics.rooms_failed == 0
        await asyncio.gather(*(play_on(client, i) for i, client in enumerate(people)))


async def attack(client: Client, seed: str) -> None:
    waits = not client.last("game")["choices"]
    host = client.last("room")["players"][0]["place"] == client.place
    kinds = GARBAGE
    if waits:
        kinds += (not_allowed(IDLE),)
    if not host:
        kinds += (not_allowed((*HOSTILE, *LATE)),)
    await bombard(client, Random(seed), kinds, FRAMES)


async def foreign_keys(served: Served, code: str, people: list[Client]) -> None:
    """Keys of another room, and keys that are nearly right."""
    other = await served.room("letters")
    stranger = await join(served.port, other, "S")
    key = str(people[0].key)
    for wrong in (stranger.key, key[:-1], key + "x", key.swapcase(), "", "0" * 64, "\u0000"):
        client = await dial(served.port, code)
        await client.send("hello", protocol=1, key=wrong)
        assert await client.gone() in (4403, 4400)
        assert [frame["type"] for frame in client.frames] == ["error"]


async def state(served: Served, code: str) -> tuple[str, int, object]:
    live = await served.app.rooms.find(code)
    assert live is not None
    table = live.room.state.table
    assert table is not None
    tail = await served.app.rooms.store.tail(code)
    return fingerprint(table), tail, live.room.state.records


def test_nonsense_over_http(caplog: pytest.LogCaptureFixture) -> None:
    asyncio.run(odd_requests())
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def odd_requests() -> None:
    rng = Random("http")
    async with serving() as served, http_to(served.url) as http:
        code = await served.room("letters")
        rooms = await served.app.rooms.store.rooms()
        for _ in range(REQUESTS):
            answer = await odd_request(rng, http, code)
            assert answer.status_code < 500, answer.request
            if answer.status_code >= 400 and answer.request.method != "HEAD":
                assert answer.json()["code"] in CODES, answer.text
                assert answer.json()["text"]
        assert [entry.room for entry in await served.app.rooms.store.rooms()] == [
            entry.room for entry in rooms
        ]
        await raw_nonsense(served, rng)
        assert (await http.get("/readyz")).status_code == 200


def odd_request(rng: Random, http: httpx.AsyncClient, code: str) -> Awaitable[httpx.Response]:
    parts = ("api", "rooms", code, "..", "%2e%2e", "%00", "x" * 500, "💥", "qr.png", "replay", "j")
    path = "/" + "/".join(pick(rng, parts) for _ in range(1 + int(rng.below(4))))
    if not rng.below(3):
        path = pick(rng, ("/api/qr?game=", "/api/create?kind=no", "/j/", "/api/rooms/", "/ws/"))
        path += quote(noise(rng)[:50])
    if not rng.below(3):
        body = pick(rng, (b"!" + broken(rng).encode(), binary(rng) + b"\xff", b'{"game":"no"}'))
        return http.post("/api/rooms", content=body, headers={"host": pick(rng, HOSTS)})
    return http.request(pick(rng, METHODS), path, headers={"host": pick(rng, HOSTS)})


METHODS = ("GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "BREW")
HOSTS = (HOST, "localhost", "evil.example", "a b", "[::1]", "x" * 300, "1.2.3.4:99999")


async def raw_nonsense(served: Served, rng: Random) -> None:
    """What is no HTTP at all; the connection ends, nothing else does."""
    for number in range(20):
        reader, writer = await asyncio.open_connection(HOST, served.port)
        writer.write((b"", b"GET /ws/BBBB HTTP/1.1\r\nUpgrade: websocket\r\n\r\n")[number % 2])
        writer.write(binary(rng) + b"\r\n\r\n")
        writer.write_eof()
        async with asyncio.timeout(DEADLINE):
            await reader.read()
        writer.close()
