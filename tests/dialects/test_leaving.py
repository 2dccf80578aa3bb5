"""Players leave in every state, for good: the others are told so and play on."""

import asyncio
import random
from typing import Any

import pytest
from frame_shapes import STATES
from secrecy import overseer as overseer
from spec_clients import LettersClient, OracleClient
from spec_tables import (
    NAMES,
    awaited,
    calm,
    citadels_table,
    coup_table,
    eights_table,
    oracle_table,
    play,
    ready_and_start,
    reopened_phone,
    walk,
    ws,
)

from games.citadels.scenes import graveyard_scene
from parlour.games import load
from server.wire import Served, free_port, join, play_on, serving, settings
from waiting import DEADLINE

COUP_STATES = [state for state in STATES if state != "finished"]
both = pytest.mark.parametrize("asked", [True, False])


def leaver_of(clients: list[Any], asked: bool) -> Any:
    """Somebody who is asked something now, or somebody who is not; the others stay."""
    [leaver, *_] = [client for client in clients if bool(client.answer()) is asked]
    clients.remove(leaver)
    return leaver


# Coup


async def coup_in_state(server: Served, state: str) -> list[Any]:
    """Three players of whom some are asked something in this state."""
    for seed in range(100):
        clients = await coup_table(server, NAMES[:3])
        for number, client in enumerate(clients):
            client.bold, client.dice = True, random.Random(100 * seed + number)
        await clients[0].ask("game_state", type="start")
        await calm(server, clients)
        if await walk(server, clients, lambda: clients[0].state()["currentStateV2"] == state):  # noqa: B023
            return clients
        for client in clients:
            await client.close()
    pytest.fail(f"never came to {state}")


@both
@pytest.mark.parametrize("state", COUP_STATES)
@awaited
async def test_coup_left_in_every_state(state: str, asked: bool) -> None:
    """Both by somebody who is asked and by somebody who is not."""
    async with serving(settings()) as server:
        clients = await coup_in_state(server, state)
        leaver = leaver_of(clients, asked)
        await leaver.ask("not_in_room", type="leave")
        await leaver.ask("not_in_room", type="status")
        await play(clients)
        rooms = [f for f in clients[0].frames if f["type"] == "room_state"]
        assert leaver.name not in rooms[-1]["data"]["players"]
        again = await leaver.ask("room_state", type="create", data={"name": leaver.name})
        assert again["data"]["players"] == [leaver.name]


@awaited
async def test_coup_left_before_and_after_the_game() -> None:
    async with serving(settings()) as server:
        ann, bob, cy = clients = await coup_table(server, NAMES[:3])
        await cy.ask("not_in_room", type="leave")
        await ann.until(
            lambda f: f["type"] == "room_state" and f["data"]["players"] == ["Ann", "Bob"]
        )
        clients.remove(cy)
        await ann.ask("game_state", type="start")
        await bob.of_type("game_state")
        await play(clients)
        await ann.ask("not_in_room", type="leave")
        assert (await bob.ask("room_state", type="status"))["data"]["players"] == ["Bob"]
        assert bob.state()["currentStateV2"] == "finished"


# Citadels


@awaited
async def test_citadels_left_in_the_lobby() -> None:
    async with serving(settings()) as server:
        tv, phones = await citadels_table(server, 4)
        start = len(tv.frames)
        await phones.pop().send("leave")
        await tv.until(
            lambda f: f["type"] == "lobby_update" and len(f["payload"]["players"]) == 3, start
        )
        await ready_and_start(phones)


async def check_left(server: Served, gone: Any, phones: list[Any]) -> None:
    """Whoever left can do nothing more; the others play on."""
    await gone.send("leave")
    await calm(server, [gone, *phones])
    error = await gone.ask("error", type="take_gold", payload={})
    assert error["payload"]["message"] == "player not found"
    assert "hand" not in gone.state(), "only watches now"
    rounds = phones[0].state()["round"] + 1
    await play(phones, lambda: phones[0].state()["round"] >= rounds)


@both
@pytest.mark.parametrize("phase", ["DraftPick", "PlayerTurn", "DrawChoice"])
@awaited
async def test_citadels_left_in_every_phase(phase: str, asked: bool) -> None:
    async with serving(settings()) as server:
        _, phones = await citadels_table(server, 3, city_size="4")
        await ready_and_start(phones)
        await calm(server, phones)
        assert await walk(server, phones, lambda: phones[0].state()["phase"] == phase)
        await check_left(server, leaver_of(phones, asked), phones)


async def at_the_graveyard(server: Served) -> tuple[Any, list[Any]]:
    """The first player has destroyed a district of the second, who may take it back."""
    tv, phones = await citadels_table(server, 3)
    await ready_and_start(phones)
    await calm(server, phones)
    [live] = server.app.rooms.live.values()
    live.room.state.table = graveyard_scene()
    for number, phone in enumerate(phones):
        await phone.close()
        phones[number] = await reopened_phone(server, phone)
    victim = phones[0].state()["players"][1]["id"]
    await phones[0].send("ability", target=victim, district_name="Manor")
    await phones[1].until(lambda f: "graveyard_choice" in f["payload"])
    await calm(server, phones)
    return tv, phones


@awaited
async def test_the_graveyard_asks_again_after_a_lost_connection() -> None:
    async with serving(settings()) as server:
        tv, phones = await at_the_graveyard(server)
        await phones[1].close()
        back = await reopened_phone(server, phones[1])
        assert back.state() == phones[1].state()
        await back.send("graveyard_respond", extra_data="accept")
        rescued = await tv.until(
            lambda f: f["type"] == "event" and f["payload"]["data"].get("ability") == "Graveyard"
        )
        assert rescued["payload"]["data"]["district"] == "Manor"
        await calm(server, [back])
        assert "Manor" in [district["name"] for district in back.state()["hand"]]


@pytest.mark.parametrize("leaver", [1, 0, 2], ids=["asked", "warlord", "third"])
@awaited
async def test_citadels_left_while_the_graveyard_asks(leaver: int) -> None:
    """By the one who is asked, by the Warlord who waits for the answer, by somebody else."""
    async with serving(settings()) as server:
        tv, phones = await at_the_graveyard(server)
        await check_left(server, phones.pop(leaver), phones)
        told = [f["payload"] for f in tv.frames if f["type"] == "event"]
        assert any(event["data"].get("ability") == "Graveyard" for event in told) <= (leaver != 1)


async def citadels_in_ability(server: Served) -> tuple[Any, list[Any]]:
    """A native player who discards one card after the other, which is a phase for the others."""
    game = load("citadels")
    wanted = [game.action_numbers["draft_pick", (game.face_numbers["magician"],)]]
    wanted += [n for n, (name, _) in enumerate(game.actions) if name == "discard"]
    building = {n for n, (name, _) in enumerate(game.actions) if name == "build"}
    code = await server.room("citadels")
    native = await join(server.port, code, "Host")
    _, phones = await citadels_table(server, 2, code)
    await ready_and_start(phones)
    rng = random.Random(1)

    def deciding() -> bool:
        return bool(phones[0].state()["phase"] == "Ability")

    while not deciding():
        choices = native.last("game")["choices"]
        if choices:
            preferred = [choice for choice in choices if choice in wanted]
            others = [choice for choice in choices if choice not in building]
            await native.do("act", action=rng.choice(preferred or others))
        await calm(server, phones)
        assert not phones[0].over
        for phone in phones:
            if not deciding() and phone.answer():
                await phone.say(**phone.answer())
                await calm(server, phones)
    return native, phones


@awaited
async def test_citadels_left_while_a_native_player_uses_an_ability() -> None:
    async with serving(settings()) as server:
        native, phones = await citadels_in_ability(server)
        await phones.pop().send("leave")
        rounds = phones[0].state()["round"] + 1
        going = asyncio.create_task(play_on(native, 1))
        await play(phones, lambda: phones[0].state()["round"] >= rounds)
        going.cancel()


@awaited
async def test_citadels_left_by_whoever_uses_an_ability() -> None:
    """The phase ends with the one who was asked; the others are told so and play on."""
    async with serving(settings()) as server:
        native, phones = await citadels_in_ability(server)
        current, start = phones[0].state()["current_turn"], len(phones[0].frames)
        await native.do("leave")
        await calm(server, phones)
        states = [f["payload"] for f in phones[0].frames[start:] if f["type"] == "player_state"]
        assert states
        assert states[-1]["phase"] != "Ability"
        assert states[-1]["current_turn"] != current
        rounds = states[-1]["round"] + 1
        await play(phones, lambda: phones[0].state()["round"] >= rounds)


# Eights


@awaited
async def test_eights_left_while_waiting() -> None:
    """The next one becomes host, and whoever left may open another room."""
    async with serving(settings()) as server:
        ann, bob, *_ = clients = await eights_table(server, 4)
        old = ann.code
        start = len(bob.frames)
        await ann.say(action="leave")
        left = await bob.until(
            lambda f: f["type"] == "playerList" and len(f["players"]) == 3, start
        )
        assert [player["isHost"] for player in left["players"]] == [True, False, False]
        error = await ann.ask("error", action="draw")
        assert error["message"] == "You are not in a room"
        await ann.ask("roomCreated", action="create", playerName="Ann", avatar="")
        assert ann.code != old
        await bob.ask("state", action="startGame")
        await clients[2].of_type("state")


@both
@awaited
async def test_eights_left_in_the_game(asked: bool) -> None:
    """Whoever left has no place in the states that follow; the turn goes to somebody who stays."""
    async with serving(settings()) as server:
        clients = await eights_table(server, 4)
        await clients[0].ask("state", action="startGame")
        await calm(server, clients)
        for remaining in (3, 2):
            gone = leaver_of(clients, asked)
            starts = [len(client.frames) for client in clients]
            await gone.say(action="leave")
            for client, start in zip(clients, starts, strict=True):
                state = (await client.of_type("state", start))["gameState"]
                ids = [player["id"] for player in state["players"]]
                assert ids == [one.id for one in clients]
                assert state["currentPlayerId"] in ids
            assert len(clients) == remaining
            await calm(server, clients)
        last, gone = clients
        await gone.say(action="leave")
        won = await last.until(
            lambda f: f["type"] == "state" and f["gameState"]["gameStatus"] == "finished"
        )
        assert won["gameState"]["winner"] == last.id


# Letters: their protocol has no message for leaving


@both
@awaited
async def test_letters_left_by_a_native_player(asked: bool) -> None:
    async with serving(settings()) as server:
        code = await server.room("letters", options={"tokens": "2"})
        native = await join(server.port, code, "Host")
        clients: list[Any] = []
        for name in NAMES[:2]:
            client = await LettersClient.open(
                ws(server, f"/letters?game={code}&player=key-{name}&name={name}")
            )
            client.id, client.dice = f"key-{name}", random.Random(name)
            await client.until(lambda f: client.id in str(f))  # noqa: B023
            clients.append(client)
        await clients[0].say(Type="StartGame")
        for client in clients:
            await client.until(lambda f: f.get("Game", {}).get("Phase") == "play")

        def there() -> bool:
            return bool(native.last("game")["choices"]) is asked

        await calm(server, clients)
        if not asked and not there():
            await native.do("act", action=native.last("game")["choices"][0])
            await calm(server, clients)
        assert await walk(server, clients, there)
        await native.do("leave")
        for client in clients:
            left = await client.until(lambda f: (f.get("Event") or {}).get("Type") == LEFT)
            assert left["Game"]["Players"][0]["IsOut"]
            assert left["Event"]["Player"] == left["Game"]["Players"][0]["ID"]
        await play(clients)


LEFT = "PlayerLeftEvent"


# Oracle


@awaited
async def test_oracle_left_while_waiting() -> None:
    """Who comes next is not paired with somebody who has gone."""
    port = free_port()
    async with serving(settings(text=[f"oracle:{port}"])):
        first = await OracleClient.open(port)
        await first.say("stat")
        await first.until("WAIT")
        await first.say("quit")
        await asyncio.wait_for(first.task, DEADLINE)
        second = await OracleClient.open(port)
        await second.say("stat")
        assert await second.until("WAIT") == "WAIT for an opponent"
        third = await OracleClient.open(port)
        await third.say("stat")
        for client in (second, third):
            await client.until("STATE")


@both
@pytest.mark.parametrize("word", ["forf", "quit"])
@pytest.mark.parametrize("phase", ["mulligan", "action", "defence"])
@awaited
async def test_oracle_left_in_every_phase(phase: str, word: str, asked: bool) -> None:
    port = free_port()
    async with serving(settings(text=[f"oracle:{port}"])) as server:
        clients = await oracle_table(port)
        await calm(server, clients)
        assert await walk(server, clients, lambda: clients[0].state()["phase"] == phase)
        gone = leaver_of(clients, asked)
        await gone.say(word)
        won = f"END winner={clients[0].state()['you']}"
        assert await clients[0].until("END") == won
        await asyncio.wait_for(gone.task, DEADLINE)
        assert won in gone.lines
