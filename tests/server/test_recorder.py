"""Games as JSON on disk."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from parlour import games
from parlour.server.recorder import Recorder, finish, private
from server.wire import join, play_on, serving, settings


def whole(path: Path) -> dict[str, Any]:
    game: dict[str, Any] = json.loads(path.read_text())
    return game


@pytest.mark.parametrize("name", ["letters", "coup"])
def test_a_finished_game_is_one_object(name: str, tmp_path: Path) -> None:
    async def scenario() -> str:
        async with serving(settings(record=str(tmp_path))) as server:
            code = await server.room(name)
            people = [await join(server.port, code, who) for who in ("Ann", "Bob")]
            await people[0].do("start")
            await asyncio.gather(*(play_on(one, one.place) for one in people))
            return code

    code = asyncio.run(scenario())
    assert [path.name for path in tmp_path.iterdir()] == [f"{code}-1.json"]
    record = whole(tmp_path / f"{code}-1.json")
    assert record["game"] == name
    assert [player["name"] for player in record["players"]] == ["Ann", "Bob"]
    steps = record["steps"]
    assert [step["step"] for step in steps] == list(range(1, len(steps) + 1))
    assert steps[-1]["state"]["over"] is True
    assert steps[0]["state"]["over"] is False
    assert all(step["events"] for step in steps)
    games.load(name).settle(record["options"])


def test_a_running_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    store, folder = str(tmp_path / "rooms.db"), tmp_path / "games"

    async def begin() -> tuple[str, list[str | None]]:
        async with serving(settings(record=str(folder), store=store)) as server:
            code = await server.room("eights", preset="basic")
            people = [await join(server.port, code, who) for who in ("Ann", "Bob", "Cy")]
            await people[0].do("start")
            await people[0].do("act", action=people[0].last("game")["choices"][0])
            return code, [one.key for one in people]

    async def go_on(code: str, keys: list[str | None]) -> None:
        from server.wire import enter

        async with serving(settings(record=str(folder), store=store)) as server:
            people = [await enter(server.port, code, key) for key in keys]
            await people[1].do("act", action=people[1].last("game")["choices"][0])
            await people[0].do("leave")
            await people[1].do("leave")

    code, keys = asyncio.run(begin())
    [running] = folder.iterdir()
    assert running.name == f"{code}-1.jsonl"
    header, *steps = [json.loads(line) for line in running.read_text().splitlines()]
    assert header["game"] == "eights"
    assert len(steps) == 2
    asyncio.run(go_on(code, keys))
    [done] = folder.iterdir()
    assert done.name == f"{code}-1.json"
    again = whole(done)["steps"]
    assert len(again) == 5
    assert [one["at"] for one in again[:2]] == [one["at"] for one in steps]  # as it was then
    assert again[2]["at"] > again[1]["at"]


def test_only_their_owner_may_read_them(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    Recorder(folder).close()
    path = folder / "BCDF-1.jsonl"
    with private(path, "wb") as file:
        file.write(b"{}\n")
    assert path.stat().st_mode & 0o077 == 0 == folder.stat().st_mode & 0o077
    finish(path)
    assert (folder / "BCDF-1.json").stat().st_mode & 0o077 == 0


def test_a_room_with_the_code_of_an_earlier_one_leaves_its_games_alone(tmp_path: Path) -> None:
    for text in ("first", "second", "third"):
        path = tmp_path / "BCDF-1.jsonl"
        path.write_text(f'{{"room":"{text}"}}\n')
        finish(path)
    names = ["BCDF-1.json", "BCDF-1-2.json", "BCDF-1-3.json"]
    assert [whole(tmp_path / name)["room"] for name in names] == ["first", "second", "third"]
    assert len(list(tmp_path.iterdir())) == 3
