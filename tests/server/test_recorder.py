"""Games as JSON on disk."""

import asyncio
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from spec_clients import CoupClient
from tabletop import ALL_GAMES, Tabletop, acked, error_in, play_out, seats, stage

from parlour import games
from parlour.kernel.game import Game
from parlour.kernel.picks import steps as next_steps
from parlour.kernel.plain import Plain, action_plain, action_read, table_read
from parlour.room.messages import Act, Leave, Pick, TakeBack, Undo
from parlour.room.records import Played, encode_record, read_record
from parlour.server.recorder import Recorder, finish, private
from parlour.server.replays import finished_games
from server.wire import enter, join, play_on, serving, settings

Step = dict[str, Any]


def whole(path: Path) -> dict[str, Any]:
    game: dict[str, Any] = json.loads(path.read_text())
    return game


def recorded(top: Tabletop, folder: Path) -> list[Step]:
    """The steps that are written of a room's game, as often as it is noted."""
    recorder = Recorder(folder)
    recorder.note(top.room.state)
    recorder.close()
    [path] = folder.iterdir()
    if path.suffix == ".json":
        return list(whole(path)["steps"])
    return [json.loads(line) for line in path.read_text().splitlines()[1:]]


def recorded_anew(top: Tabletop, folder: Path) -> list[Step]:
    """What a server writes that reads the room from its log."""
    folder.mkdir()
    top.restart()
    return recorded(top, folder)


def chosen(steps: list[Step]) -> list[tuple[int | None, Plain | None, str | None]]:
    return [(step["seat"], step["action"], step["by"]) for step in steps]


def check_choices(game: Game, options: dict[str, Any], steps: list[Step]) -> int:
    """Every action was a choice of its seat in the state before it; how many there were."""
    count = 0
    for before, step in pairwise(steps):
        if step["action"] is not None:
            table = table_read(game, options, before["state"])
            assert action_read(game, step["action"]) in table.choices(step["seat"]), step
            count += 1
    return count


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


@pytest.mark.parametrize("name", ALL_GAMES)
def test_every_step_says_who_chose_what(name: str, tmp_path: Path) -> None:
    """People and bots alike; and nobody is told so, nor given it with the finished game."""
    people = "ab"[: max(1, seats(name)[1] - 1)]
    top = stage(name, people, bots=max(1, seats(name)[0] - len(people)))
    play_out(top, people)
    steps = recorded(top, tmp_path)
    assert chosen(steps)[0] == (None, None, None)
    state = top.room.state
    assert check_choices(state.game, dict(state.played_options), steps) == len(steps) - 1
    bots = {state.by_seat.index(place.number): place.bot for place in state.places.values()}
    assert [step["by"] or "" for step in steps[1:]] == [bots[step["seat"]] for step in steps[1:]]
    without = log_without_actions(top)
    assert finished_games(top.log) == finished_games(without)
    assert told_again(top, people) == told_again(top, people, without)


def test_a_choice_made_step_by_step_is_told_with_its_last_step(tmp_path: Path) -> None:
    top = stage("letters", "ab", seed=3)
    who = top.owing("ab")[0]
    seat, game = top.seat_of(who), top.table.game
    first = next_steps(game, top.table.choices(seat), ())[-1]
    assert error_in(top.send(who, Pick(first))) is None
    assert error_in(top.send(who, TakeBack())) is None
    turns = top.table.turns
    while top.table.turns == turns:
        step = next_steps(game, top.table.choices(seat), top.table.pick_of(seat))[0]
        assert error_in(top.send(who, Pick(step))) is None
    *before, last = recorded(top, tmp_path)
    assert all(action is None for _, action, _ in chosen(before))
    assert [step["seat"] for step in before] == [None, *[seat] * (len(before) - 1)]
    assert last["action"]["type"] == "play"
    assert check_choices(game, dict(top.room.state.played_options), [*before, last]) == 1


def test_what_time_leaving_and_undo_do_to_a_record(tmp_path: Path) -> None:
    top = stage("coup", "abc", pace="fast")
    numbers = top.table.game.action_numbers
    assert acked(top.send("a", Act(numbers["income", ()]), "1"))
    recorder = Recorder(tmp_path)
    recorder.note(top.room.state)
    assert error_in(top.send("a", Undo())) is None
    recorder.note(top.room.state)
    assert acked(top.send("a", Act(numbers["tax", ()]), "2"))
    assert acked(top.send("c", Act(numbers["challenge", ()]), "3"))  # sealed
    recorder.note(top.room.state)
    top.wait(120)  # b does not answer
    top.send("c", Leave())
    recorder.note(top.room.state)
    recorder.close()
    [running] = tmp_path.iterdir()
    steps = [json.loads(line) for line in running.read_text().splitlines()[1:]]
    told = chosen(steps)
    assert told[:4] == [
        (None, None, None),
        (0, {"type": "tax"}, None),  # the income was taken back
        (2, {"type": "challenge"}, None),
        (1, {"type": "pass"}, "clock"),
    ]
    assert told[-1] == (2, None, None)
    assert {"type": "resigned", "seat": 2} in steps[-1]["events"]
    assert [step["at"] for step in steps] == sorted(step["at"] for step in steps)
    assert recorded_anew(top, tmp_path / "anew") == steps


def test_a_client_of_a_dialect_is_recorded_like_everybody_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(settings(record=str(tmp_path))) as server:
            url = f"ws://127.0.0.1:{server.port}/coup"
            ann, bob = [await CoupClient.open(url) for _ in range(2)]
            ann.name, bob.name = "Ann", "Bob"
            room = await ann.ask("room_state", type="create", data={"name": "Ann"})
            key = room["data"]["key"]
            await bob.ask("room_state", type="join", data={"name": "Bob", "key": key})
            await ann.ask("game_state", type="start")
            await ann.ask("game_state", type="steal", details={"target": "Bob"})
            await bob.until(lambda frame: str(frame).count("steal"))
            await bob.ask("game_state", type="block", details={"card": "captain"})

    asyncio.run(scenario())
    [running] = tmp_path.iterdir()
    steps = [json.loads(line) for line in running.read_text().splitlines()[1:]]
    assert chosen(steps) == [
        (None, None, None),
        (0, {"type": "steal", "target": 1}, None),
        (1, {"type": "block", "face": "captain"}, None),
    ]


def test_a_running_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    store, folder = str(tmp_path / "rooms.db"), tmp_path / "games"
    eights = games.load("eights")
    acts: list[Plain] = []

    async def begin() -> tuple[str, list[str | None]]:
        async with serving(settings(record=str(folder), store=store)) as server:
            code = await server.room("eights", preset="basic")
            people = [await join(server.port, code, who) for who in ("Ann", "Bob", "Cy")]
            await people[0].do("start")
            action = people[0].last("game")["choices"][0]
            acts.append(action_plain(eights, action))
            await people[0].do("act", action=action)
            return code, [one.key for one in people]

    async def go_on(code: str, keys: list[str | None]) -> None:
        async with serving(settings(record=str(folder), store=store)) as server:
            people = [await enter(server.port, code, key) for key in keys]
            action = people[1].last("game")["choices"][0]
            acts.append(action_plain(eights, action))
            await people[1].do("act", action=action)
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
    assert again[:2] == steps  # as it was then
    assert again[2]["at"] > again[1]["at"]
    played = [(None, None, None), (0, acts[0], None), (1, acts[1], None)]
    assert chosen(again) == [*played, (0, None, None), (1, None, None)]


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


def test_nobody_is_told_what_was_chosen_secretly() -> None:
    top = stage("coup", "abc")
    numbers = top.table.game.action_numbers
    assert acked(top.send("a", Act(numbers["tax", ()]), "1"))
    assert acked(top.send("c", Act(numbers["challenge", ()]), "2"))  # sealed
    assert top.owing("abc") == ["b"]
    without = log_without_actions(top)
    assert told_again(top, "abc") == told_again(top, "abc", without)


def log_without_actions(top: Tabletop) -> list[bytes]:
    records = [read_record(data) for data in top.log]
    played = [record for record in records if isinstance(record, Played)]
    assert any(record.action is not None for record in played)
    for record in played:
        record.action = None
    return [encode_record(record) for record in records]


def told_again(top: Tabletop, people: str, log: list[bytes] | None = None) -> object:
    """What everybody is told who comes back after a restart, from this log if one is given."""
    top.log = log or top.log
    top.restart()
    for who in (*people, "tv"):
        top.connect(who)
    return top.inbox
