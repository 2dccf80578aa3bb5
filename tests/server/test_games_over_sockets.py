"""Whole games over real sockets: people, bots and a TV; and nobody is told too much."""

import asyncio
import logging
import re
from functools import partial
from typing import Any

import pytest

from endings import lively
from parlour import games
from parlour.gamefile import read_game
from parlour.kernel.game import Game
from parlour.kernel.podium import MOST
from parlour.room.keys import hash_key
from server.replaying import check_boards, frames_of
from server.secrecy import check_events, check_shown, check_view
from server.wire import Client, Served, enter, http_to, join, play_on, serving


@pytest.mark.parametrize("name", games.names())
def test_people_and_bots_play_a_whole_game(
    name: str, tmp_path: Any, caplog: pytest.LogCaptureFixture
) -> None:
    """What happened stands in the log; no key does, no name, and nothing that lies on the table."""
    caplog.set_level(logging.DEBUG, "parlour")
    keys = asyncio.run(whole_game(name, tmp_path))
    lines = caplog.messages
    assert any("made for" in line for line in lines)
    assert sum("somebody has come" in line for line in lines) == len(keys) + 1
    game = games.load(name)
    secrets = {face.name for face in game.faces} | {title for title, _ in game.words.faces.values()}
    secrets |= {*keys, *map(hash_key, keys), "P0", "P1"}
    said = "\n".join(lines)
    for secret in secrets:
        assert not re.search(rf"(?<!\w){re.escape(secret)}(?!\w)", said), secret


async def whole_game(name: str, tmp_path: Any) -> list[str]:
    """The keys of those who played."""
    game, preset = games.load(name), lively(name)
    seats = game.seats_for(game.settle(preset=preset))[1]
    async with serving() as served:
        code = await served.room(name, preset=preset)
        tv = await enter(served.port, code, detail=True)
        names = [f"P{i}" for i in range(min(3, seats - 1))]
        people = [await join(served.port, code, name, detail=True) for name in names]
        for _ in range(seats - len(people)):
            await people[0].do("add_bot")
        assert (await served.get(f"/api/rooms/{code}/replay")).status_code == 404
        await people[0].do("start")
        assert (await served.get(f"/api/rooms/{code}/replay")).status_code == 409
        assert (await served.get(f"/api/rooms/{code}/highlights")).status_code == 409
        await asyncio.gather(*(play_on(client, f"{name}{i}") for i, client in enumerate(people)))
        await tv.until(lambda: tv.last("room").get("phase") == "over", "the end")
        for client in [tv, *people]:
            check_frames(game, client)
        keys = [str(client.key) for client in people]
        for client in [tv, *people]:
            others = [key for key in keys if key != client.key]
            assert not any(key in text for key in others for text in client.texts)
        await check_highlights(served, code)
        replay = await served.get(f"/api/rooms/{code}/replay")
        assert replay.headers["content-type"] == "application/x-ndjson"
        (tmp_path / "game.jsonl").write_bytes(replay.content)
        found = read_game(tmp_path / "game.jsonl")
        assert found.names[: len(people)] == names
        await replays(served, code, game, replay.content)
        await people[0].do("rematch")
        again = await served.get(f"/api/rooms/{code}/replay")
        assert again.content == replay.content
        return keys


async def check_highlights(served: Served, code: str) -> None:
    """Of a finished game they are there, each at a moment of its replay, and always the same."""
    answer = await served.get(f"/api/rooms/{code}/highlights")
    assert answer.status_code == 200
    page = (await served.get(f"/api/rooms/{code}/frames")).json()
    assert 1 <= len(answer.json()) <= MOST
    assert all(0 <= one["moment"] < page["moments"] for one in answer.json())
    if len(page["frames"]) == page["moments"]:
        assert page["highlights"] == answer.json()
    assert (await served.get(f"/api/rooms/{code}/highlights?round=1")).json() == answer.json()
    assert (await served.get(f"/api/rooms/{code}/highlights?round=9")).status_code == 404
    assert (await served.get(f"/api/rooms/{code}/highlights?round=x")).status_code == 400


def test_every_game_of_an_evening_can_be_seen_again() -> None:
    asyncio.run(evening())


def begun(client: Client) -> bool:
    game = client.last("game")
    return bool(game) and not game["view"]["over"]


async def evening() -> None:
    async with serving() as served:
        code = await served.room("letters")
        path = f"/api/rooms/{code}"
        people = [await join(served.port, code, f"P{i}") for i in range(2)]
        files: list[bytes] = []
        assert (await served.get(f"{path}/games")).json() == []
        for number in (1, 2):
            await people[1].do("ready", ready=True)
            await people[0].do("start")
            for one in people:
                await one.until(partial(begun, one), "the beginning")
            await asyncio.gather(*(play_on(one, f"{number}{one.place}") for one in people))
            files.append((await served.get(f"{path}/replay")).content)
            await people[0].do("rematch")
        await people[1].do("ready", ready=True)
        await people[0].do("start")
        played = (await served.get(f"{path}/games")).json()
        assert [one["round"] for one in played] == [1, 2]
        for one, file in zip(played, files, strict=True):
            asked = f"round={one['round']}"
            assert (one["game"], one["names"]) == ("letters", ["P0", "P1"])
            assert one["winners"] in ([0], [1], [0, 1])
            assert one["ended"] > 1e9
            assert (await served.get(f"{path}/replay?{asked}")).content == file
            page = (await served.get(f"{path}/frames?viewer=1&{asked}")).json()
            assert len(page["frames"]) == page["moments"]
            assert frames_of(page)[-1]["view"]["winners"] == sum(1 << n for n in one["winners"])
        assert (await served.get(f"{path}/replay")).content == files[-1]
        for wrong, status in (("3", 409), ("4", 404), ("0", 404), ("x", 400), ("", 400)):
            for what in ("replay", "frames"):
                answer = await served.get(f"{path}/{what}?round={wrong}")
                assert answer.status_code == status, wrong
                assert answer.json()["text"]


async def replays(served: Served, code: str, game: Game, log: bytes) -> None:
    """The game seen again, through every pair of eyes; from the room and from its file."""
    async with http_to(served.url) as http:
        for seat in (-1, 0, 1):
            eyes = "watcher" if seat < 0 else str(seat)
            first, moments = 0, 1
            while first < moments:
                query = f"viewer={eyes}&from={first}"
                page = (await http.get(f"/api/rooms/{code}/frames?{query}")).json()
                assert (page["game"], page["viewer"], page["first"]) == (game.name, seat, first)
                for frame in frames_of(page):
                    check_view(frame["view"], seat)
                    check_events(game, frame | {"choices": [], "pick": []}, seat)
                    check_shown(frame, seat)
                same = await http.post(f"/api/frames?{query}", content=log)
                assert same.json() == page
                first, moments = first + len(page["frames"]), page["moments"]
            assert frames_of(page)[-1]["view"]["over"]
        for wrong in ("99", "everybody", "-2", ""):
            answer = await http.get(f"/api/rooms/{code}/frames?viewer={wrong}")
            assert answer.status_code == 400
        for moment in ("-1", "x", "", "999999", "1000000"):
            answer = await http.get(f"/api/rooms/{code}/frames?from={moment}")
            assert answer.status_code == 400
        for content in (b"", b"{}", log[:-20], log + b"{}", log.replace(b'"seats":', b'"seat":')):
            assert (await http.post("/api/frames", content=content)).status_code == 400
        assert (await http.post("/api/frames", content=b" " * (1 << 21))).status_code == 413


def check_frames(game: Game, client: Client) -> None:
    """Every frame holds only what its receiver may know."""
    updates = client.all("game")
    assert updates
    seat = -1
    for player in client.last("room")["players"]:
        if player["place"] == client.place:
            seat = player["seat"]
    for update in updates:
        for board in check_boards(update) if update["events"] else [update["view"]]:
            check_view(board, seat)
        check_events(game, update, seat)
    sequence = [update["seq"] for update in updates]
    assert sequence == sorted(sequence)
