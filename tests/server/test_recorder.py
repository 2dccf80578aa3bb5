"""Games as JSON on disk."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from parlour import games
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
