"""Profiles, boards and the queue over HTTP and sockets, as browsers use them."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from parlour.people.profiles import ENOUGH
from parlour.room.keys import hash_key
from server.hosting import scenario
from server.wire import Client, Served, enter, http_to, play_on, serving, settings
from waiting import DEADLINE

GAME = "letters"


class Device:
    """A browser: it asks over HTTP with its key."""

    def __init__(self, served: Served, key: str = "") -> None:
        self.served = served
        self.key = key

    async def ask(
        self, method: str, path: str, body: object = None, **headers: str
    ) -> httpx.Response:
        if self.key:
            headers["authorization"] = f"Bearer {self.key}"
        async with http_to(self.served.url, headers=headers) as http:
            content = None if body is None else json.dumps(body)
            return await http.request(method, path, content=content)

    async def post(self, path: str, body: object = None) -> Any:
        answer = await self.ask("POST", path, body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def me(self) -> Any:
        answer = await self.ask("GET", "/api/people/me")
        assert answer.status_code == 200, answer.text
        return answer.json()


async def somebody(served: Served, name: str, **more: object) -> Device:
    made = await Device(served).post("/api/people", {"name": name, **more})
    return Device(served, made["key"])


async def found(device: Device, ticket: str) -> str:
    async with asyncio.timeout(DEADLINE):
        while True:
            progress = await device.post("/api/queue/wait", {"ticket": ticket})
            if progress["room"]:
                return str(progress["room"])
            await asyncio.sleep(0.1)


async def sit(device: Device, code: str, name: str) -> Client:
    client = await enter(device.served.port, code)
    await client.do("join", name=name, profile=device.key)
    await client.do("ready", ready=True)
    return client


async def played(device: Device, games: int) -> Any:
    """One's profile, when so many games are counted."""
    async with asyncio.timeout(DEADLINE):
        while True:
            mine = await device.me()
            if sum(one["games"] for one in mine["standings"]) >= games:
                return mine
            await asyncio.sleep(0.1)


@scenario
async def test_two_devices_meet_in_the_queue_play_and_are_rated_once(tmp_path: Path) -> None:
    chosen = settings(store=str(tmp_path / "rooms.db"))
    async with serving(chosen) as served:
        ann = await somebody(served, "Ann", avatar="🦊", listed=True)
        bo = await somebody(served, "Bo")
        tickets = [await one.post("/api/queue", {"game": GAME, "seats": 2}) for one in (ann, bo)]
        codes = [await found(ann, tickets[0]["ticket"]), await found(bo, tickets[1]["ticket"])]
        assert codes[0] == codes[1]
        clients = [await sit(ann, codes[0], "Ann"), await sit(bo, codes[0], "Bo")]
        tv = await enter(served.port, codes[0])
        await clients[0].do("start")
        await asyncio.gather(*(play_on(one, f"{n}") for n, one in enumerate(clients)))
        profiles = [await played(one, 1) for one in (ann, bo)]
        changes = [profile["recent"][0]["change"] for profile in profiles]
        assert sorted(change > 0 for change in changes) == [False, True]
        assert profiles[0]["recent"][0]["replay"] is True
        assert profiles[0]["recent"][0]["names"] == ["Ann", "Bo"]
        await tv.until(lambda: tv.last("room")["players"][0]["rating"], "ratings")
        check_nothing_is_told([*clients, tv], [ann, bo], served)
    async with serving(chosen) as served:
        again = [Device(served, one.key) for one in (ann, bo)]
        assert [await one.me() for one in again] == profiles
        replay = await served.get(f"/api/rooms/{codes[0]}/frames?round=1")
        assert replay.status_code == 200
        assert (await served.get(f"/api/leaderboard/{GAME}")).json() == {
            "game": GAME,
            "enough": ENOUGH,
            "players": [],
        }
    data = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for one in (ann, bo):
        assert one.key.encode() not in data
        assert hash_key(one.key).encode() in data


def check_nothing_is_told(clients: list[Client], devices: list[Device], served: Served) -> None:
    """Nobody's frames have more of a person than name, look and rating."""
    people = [served.app.rooms.people.of(one.key) for one in devices]
    secrets = [one.key for one in devices] + [hash_key(one.key) for one in devices]
    secrets += [one.id for one in people if one is not None]
    assert len(secrets) == 3 * len(devices)
    for client in clients:
        for text in client.texts:
            assert not any(secret in text for secret in secrets)
        for room in client.all("room"):
            for player in room["players"]:
                assert player.keys() <= KNOWN


KNOWN = {"place", "name", "avatar", "colour", "shape", "seat", "ready", "here", "bot", "host"}
KNOWN |= {"gone", "id", "program", "rating"}


@scenario
async def test_a_profile_from_its_making_to_its_end() -> None:
    async with serving() as served:
        ann = await somebody(served, "  Ann  ", avatar="🦊")
        mine = await ann.me()
        assert (mine["name"], mine["avatar"], mine["listed"]) == ("Ann", "🦊", False)
        assert (mine["standings"], mine["recent"], mine["devices"]) == ([], [], 1)
        changed = await ann.post("/api/people/me", {"name": "Anna", "listed": True})
        assert (changed["name"], changed["avatar"], changed["listed"]) == ("Anna", "", True)
        way = await ann.post("/api/people/me/transfer")
        arrived = await Device(served).post("/api/people/devices", {"code": way["code"]})
        phone = Device(served, arrived["key"])
        assert phone.key != ann.key
        assert (await phone.me())["devices"] == 2
        again = await Device(served).ask("POST", "/api/people/devices", {"code": way["code"]})
        assert again.status_code == 403
        assert (await phone.ask("DELETE", "/api/people/me")).status_code == 200
        assert (await ann.ask("GET", "/api/people/me")).status_code == 403


@scenario
async def test_the_way_to_another_device_is_behind_a_hash() -> None:
    async with serving(settings(public_url="https://games.example.org")) as served:
        ann = await somebody(served, "Ann")
        way = await ann.post("/api/people/me/transfer")
        assert way["url"] == f"https://games.example.org/profile.html#{way['code']}"
        assert "<svg" in way["qr"]


OWN = [("GET", "/api/people/me"), ("POST", "/api/people/me"), ("DELETE", "/api/people/me")]
OWN += [("POST", "/api/people/me/transfer")]


@scenario
async def test_without_the_right_key_nothing_is_told_or_done() -> None:
    async with serving() as served:
        ann = await somebody(served, "Ann")
        for method, path in OWN:
            for key in ("", "x" * 24, hash_key(ann.key)):
                answer = await Device(served, key).ask(method, path, {"name": "Eve"})
                assert answer.status_code == 403, (method, path, key)
                assert answer.json()["code"] == "forbidden"
                assert "Ann" not in answer.text
        body = {"game": GAME, "seats": 2}
        assert (await Device(served, "wrong").ask("POST", "/api/queue", body)).status_code == 403
        in_address = await Device(served).ask("GET", f"/api/people/me?key={ann.key}")
        assert in_address.status_code == 403
        for method, path in OWN[1:]:
            answer = await ann.ask(method, path, {"name": "Eve"}, origin="https://evil.example")
            assert answer.status_code == 403, path
        assert (await ann.me())["name"] == "Ann"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/people", {}),
        ("/api/people", {"name": ""}),
        ("/api/people", {"name": "x" * 21}),
        ("/api/people", {"name": "Ann", "rating": 3000}),
        ("/api/people", [1]),
        ("/api/people/devices", {"code": 7}),
        ("/api/queue", {"game": GAME}),
        ("/api/queue", {"game": GAME, "seats": 99}),
        ("/api/queue", {"game": GAME, "seats": "two"}),
        ("/api/queue/wait", {}),
    ],
)
def test_what_is_wrong_is_said(path: str, body: object) -> None:
    async def check() -> None:
        async with serving() as served:
            answer = await Device(served).ask("POST", path, body)
            assert answer.status_code == 400
            assert answer.json()["text"].endswith(".")

    asyncio.run(check())


@scenario
async def test_what_is_not_there_is_said() -> None:
    async with serving() as served:
        nobody = Device(served)
        assert (await nobody.ask("GET", "/api/leaderboard/chess")).status_code == 404
        body = {"game": "chess", "seats": 2}
        assert (await nobody.ask("POST", "/api/queue", body)).status_code == 404
        wait = await nobody.ask("POST", "/api/queue/wait", {"ticket": "none"})
        assert wait.status_code == 404


@scenario
async def test_guesses_are_counted() -> None:
    async with serving(settings(guesses_per_minute=3)) as served:
        ann = await somebody(served, "Ann")
        for _ in range(5):
            await ann.me()  # the right key costs nothing
        codes = []
        for _ in range(4):
            answer = await Device(served).ask("POST", "/api/people/devices", {"code": "BCDFBCDF"})
            codes.append(answer.status_code)
        assert codes == [403, 403, 403, 429]
        assert (await Device(served, "x").ask("GET", "/api/people/me")).status_code == 429


@scenario
async def test_people_can_be_switched_off() -> None:
    async with serving(settings(people=False)) as served:
        assert (await served.get("/api/info")).json()["people"] is False
        for path in ("/api/tables", f"/api/leaderboard/{GAME}", "/api/people/me"):
            assert (await served.get(path)).status_code == 404
        body = {"name": "Ann"}
        assert (await Device(served).ask("POST", "/api/people", body)).status_code == 404
        client = await enter(served.port, await served.room(GAME))
        assert await client.refused("join", name="Ann", profile="key") == "forbidden"
        await client.do("join", name="Ann")


@scenario
async def test_open_tables_are_listed() -> None:
    async with serving() as served:
        code = await served.room(GAME)
        client = await enter(served.port, code)
        await client.do("join", name="Ann")
        await client.do("settings", open=True)
        (table,) = (await served.get("/api/tables")).json()
        assert table["room"] == code
        assert table["players"] == [{"name": "Ann", "avatar": "", "rating": None}]
