"""Rooms in which several protocols are spoken, and clients that get lost, leave and come back."""

import asyncio
import copy
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest
from frame_shapes import STATES
from secrecy import Overseer
from secrecy import overseer as overseer
from spec_clients import (
    CitadelsClient,
    Client,
    CoupClient,
    EightsClient,
    LettersClient,
    OracleClient,
)
from spec_tables import (
    NAMES,
    awaited,
    calm,
    coup_table,
    letters_table,
    play,
    ws,
)

from parlour.kernel.codec import Send
from parlour.server import doors
from parlour.server.codes import alias, short_alias
from parlour.server.dialects.guest import Guest
from parlour.server.dialects.session import Session
from server.wire import HOST, Served, enter, free_port, join, play_on, serving, settings
from server.wire import Client as Native
from waiting import DEADLINE

COUP_STATES = [state for state in STATES if state != "finished"]
Reopen = Callable[[Any], Awaitable[Any]]


async def host_with_bot(server: Served, game: str, **body: object) -> tuple[Native, str]:
    """A native room with its host and a bot."""
    code = await server.room(game, **body)
    host = await join(server.port, code, "Host")
    await host.do("add_bot", bot="random")
    return host, code


async def together(native: Native, clients: list[Any]) -> None:
    """A native player and clients of a dialect play a game to its end."""
    await asyncio.wait_for(asyncio.gather(play_on(native, 1), play(clients)), 2 * DEADLINE)


async def coup_player(server: Served, name: str, key: str) -> Any:
    client = await CoupClient.open(ws(server, "/coup"))
    client.name, client.dice = name, random.Random(name)
    await client.ask("room_state", type="join", data={"name": name, "key": key})
    return client


# Native players, bots and clients of a dialect at one table


@pytest.mark.parametrize("reactions", ["sealed", "first"])
@awaited
async def test_turn_server_clients_join_a_native_room(reactions: str) -> None:
    async with serving(settings()) as server:
        host, code = await host_with_bot(server, "coup", options={"reactions": reactions})
        forms = (short_alias(code), alias(code))
        clients = [
            await coup_player(server, name, key) for name, key in zip(NAMES, forms, strict=False)
        ]
        await clients[0].ask("game_state", type="start")
        await clients[1].of_type("game_state")
        await together(host, clients)
        assert len(clients[0].state()["players"]) == 4


@awaited
async def test_native_players_join_a_room_of_the_turn_server() -> None:
    async with serving(settings()) as server:
        [ann] = await coup_table(server, ("Ann",))
        native = await join(server.port, ann.frames[0]["data"]["key"], "Nat")
        assert native.last("room")["options"]["reactions"] == "first"
        await ann.ask("game_state", type="start")
        await together(native, [ann])


@awaited
async def test_a_tv_of_the_specification_shows_a_native_room() -> None:
    async with serving(settings()) as server:
        host, code = await host_with_bot(server, "citadels", options={"city_size": "4"})
        tv = await CitadelsClient.open(ws(server, f"/ws?game={alias(code)}&type=tv"))
        lobby = (await tv.of_type("lobby_update"))["payload"]
        assert lobby["players"][0]["name"] == "Host"
        phone = await CitadelsClient.open(
            ws(server, f"/ws?game={short_alias(code)}&player=its-secret&type=player")
        )
        phone.id, tv.others = "its-secret", ("its-secret",)
        await phone.send("join", player_id="its-secret", name="Phone")
        await phone.until(lambda f: "its-secret" in str(f))
        await phone.send("ready", ready=True)
        await phone.send("start_game")
        await phone.of_type("player_state")
        await together(host, [phone])
        final = await tv.until(lambda f: f["payload"].get("phase") == "GameOver")
        assert len(final["payload"]["scores"]) == 3
        told = [f["payload"]["type"] for f in tv.frames if f["type"] == "event"]
        assert told[-1] == "game_over"


@awaited
async def test_letters_beside_a_native_player_and_a_bot() -> None:
    async with serving(settings()) as server:
        host, code = await host_with_bot(server, "letters", options={"tokens": "2"})
        ann = await LettersClient.open(ws(server, f"/letters?game={alias(code)}&player=a-key"))
        ann.id = "a-key"
        update = await ann.until(lambda f: "a-key" in str(f))
        assert update["Game"]["Players"][-1]["Name"] == "Player"
        await host.do("start")
        await ann.until(lambda f: f.get("Event"))
        await together(host, [ann])


@awaited
async def test_a_rematch_needs_no_ready_where_there_is_none() -> None:
    """Clients whose protocol has no `ready` are ready for the next game, and told of it."""
    async with serving(settings()) as server:
        code = await server.room("coup")
        host = await join(server.port, code, "Host")
        ann = await coup_player(server, "Ann", code)
        await host.do("start")
        await ann.of_type("game_state")
        await together(host, [ann])
        start = len(ann.frames)
        await host.do("rematch")
        lobby = await ann.of_type("room_state", start)
        assert lobby["data"] == {
            "started": False,
            "key": short_alias(code),
            "players": ["Host", "Ann"],
        }
        await host.until(lambda: all(p["ready"] for p in host.last("room")["players"][1:]))
        start = len(ann.frames)
        await host.do("start")
        state = await ann.of_type("game_state", start)
        assert len(state["data"]["players"]["Ann"]["hand"]) == 2


async def eights_player(server: Served, name: str, code: str) -> Any:
    client = await EightsClient.open(ws(server, "/eights"))
    client.dice = random.Random(name)
    await client.ask("joined", action="join", roomCode=code, playerName=name, avatar="🐸")
    return client


def check_winner(client: Any) -> None:
    """Whoever has won at eights has no cards left."""
    state = client.state()
    [winner] = [player for player in state["players"] if player["id"] == state["winner"]]
    assert winner["cardCount"] == 0


@pytest.mark.parametrize("seats", [3, 5])
@awaited
async def test_eights_beside_a_native_player_and_bots(seats: int) -> None:
    async with serving(settings()) as server:
        host, code = await host_with_bot(server, "eights", preset="basic")
        if seats == 5:
            await host.do("add_bot", bot="random")
        clients = [await eights_player(server, name, code) for name in NAMES[: seats // 2]]
        await host.do("start")
        for client in clients:
            await client.of_type("state")
        assert len(clients[0].state()["players"]) == seats
        await together(host, clients)
        for client in clients:
            check_winner(client)


@pytest.mark.parametrize("natives", [2, 4])
@awaited
async def test_native_players_join_a_room_with_avatars(natives: int) -> None:
    async with serving(settings()) as server:
        ann = await EightsClient.open(ws(server, "/"))
        await ann.ask("roomCreated", action="create", playerName="Ann", preset="basic")
        people = [await join(server.port, ann.code, name) for name in NAMES[1 : natives + 1]]
        await ann.ask("state", action="startGame")
        others = [play_on(one, seed) for seed, one in enumerate(people)]
        await asyncio.wait_for(asyncio.gather(play([ann]), *others), 2 * DEADLINE)
        check_winner(ann)


# One message for several actions


@awaited
async def test_several_actions_are_told_as_one() -> None:
    """Two cards are put back one after the other; who speaks the dialect is told once."""
    port = free_port()
    async with serving(settings(text=[f"oracle:{port}"])) as server:
        clients = [await OracleClient.open(port) for _ in range(2)]
        for client in clients:
            await client.say("stat")
        for client in clients:
            await client.until("STATE")
        native = await enter(server.port, clients[0].lines[1].split()[1])
        await calm(server, clients)
        clients.sort(key=lambda client: client.answer() is None)
        assert str(clients[0].answer()).startswith("disc")
        starts = [len(client.lines) for client in clients]
        seen = len(native.all("game"))
        await clients[0].say("disc 00,01")
        await calm(server, clients)
        for client, start in zip(clients, starts, strict=True):
            words = [line.split()[0] for line in client.lines[start:]]
            assert words.count("STATE") == 1
            told = [line for line in client.lines[start:] if line.startswith("EVENT card_drawn")]
            assert len(told) == 2
        await native.until(lambda: len(native.all("game")) == seen + 2, "both actions")


@awaited
async def test_a_card_too_many_is_noticed(overseer: Overseer) -> None:
    """The check that all tests here rely on can fail."""
    async with serving(settings()) as server:
        ann, bob = await coup_table(server, ("Ann", "Bob"))
        await ann.ask("game_state", type="start")
        await calm(server, [ann, bob])
        [session] = [
            one.codec
            for one in server.app.rooms.sockets
            if isinstance(one.codec, Session) and one.codec.codec.room.me == 1
        ]
        assert overseer.named
        assert not overseer.failures
        frame = copy.deepcopy(ann.last("game_state"))
        overseer.sent(session, [Send(frame)])
        assert not overseer.failures
        frame["data"]["players"]["Bob"]["hand"] = bob.state()["players"]["Bob"]["hand"]
        overseer.sent(session, [Send(frame)])
        overseer.arrived({"type": "made up"})
        assert len(overseer.failures) == 2
        overseer.failures.clear()


# Odd clients


@awaited
async def test_a_client_may_try_again_at_the_common_entrance() -> None:
    async with serving(settings()) as server:
        client = await Client.open(ws(server, "/"))
        for wrong in ("[", "{}", '"x"', '{"Type": "StartGame"}'):
            start = len(client.frames)
            await client.socket.send(wrong)
            await client.of_type("error", start)
        await client.ask("pong", type="ping")


@awaited
async def test_of_a_flood_of_lines_few_are_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one read brings may be a quarter of a million lines, and nobody else is served then."""
    heard, hear = 0, Guest.hear

    def counting(guest: Guest, text: str | None) -> None:
        nonlocal heard
        heard += 1
        hear(guest, text)

    monkeypatch.setattr(Guest, "hear", counting)
    port = free_port()
    usual = {"messages_per_second": 20, "message_burst": 40}
    async with serving(settings(text=[f"oracle:{port}"], **usual)):
        reader, writer = await asyncio.open_connection(HOST, port)
        writer.write(b"\n" * 200_000)
        async with asyncio.timeout(DEADLINE):
            with suppress(ConnectionError):
                await reader.read()
        writer.close()
    assert heard < 2000


@awaited
async def test_lines_and_sockets_of_one_address_are_counted_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(doors, "ARRIVALS", 0.0)
    port = free_port()
    async with serving(settings(text=[f"oracle:{port}"], address_connections=3)) as server:
        await (await Client.open(ws(server, "/"))).close()
        for _ in range(2):
            client = await OracleClient.open(port)
            await client.until("HELLO")
            await client.close()
        async with asyncio.timeout(DEADLINE):
            while server.doors.open:
                await asyncio.sleep(0.001)
        late = await OracleClient.open(port)
        with pytest.raises(ConnectionError):
            await late.until("HELLO")


@awaited
async def test_joining_twice_is_no_leaving() -> None:
    async with serving(settings()) as server:
        ann, bob = await coup_table(server, ("Ann", "Bob"))
        key = ann.frames[0]["data"]["key"]
        await ann.ask("game_state", type="start")
        await bob.of_type("game_state")
        state = await bob.ask("game_state", type="join", data={"name": "Bob", "key": key.lower()})
        assert state["data"]["currentStateV2"] == "primary"


@awaited
async def test_ids_of_any_length_and_ids_of_the_join_message() -> None:
    async with serving(settings()) as server:
        code = await server.room("citadels")
        long = "x" * 3000
        ann = await CitadelsClient.open(ws(server, f"/ws?game={code}&player={long}&type=player"))
        ann.id = long
        await ann.send("join", player_id=long, name="A name that is longer than twenty characters")
        await ann.until(lambda f: long in str(f))
        bob = await CitadelsClient.open(ws(server, f"/ws?game={code}&type=player&{'a=b&' * 50}"))
        bob.id, bob.others = "in-the-message", (long,)
        start = len(bob.frames)
        await bob.send("ready", ready=True)
        await bob.of_type("error", start)
        await bob.send("join", player_id="in-the-message", name="Bob")
        await bob.until(lambda f: "in-the-message" in str(f))


@awaited
async def test_who_is_sent_away_is_told_so() -> None:
    async with serving(settings()) as server:
        code = await server.room("coup")
        host = await join(server.port, code, "Host")
        ann = await coup_player(server, "Ann", code)
        start = len(ann.frames)
        await host.do("kick", place=host.last("room")["players"][1]["place"])
        told = await ann.of_type("message_invalid", start)
        assert "sent you away" in told["data"]["message"]


@awaited
async def test_a_watcher_of_any_protocol_sees_no_secrets() -> None:
    """A phone that has not joined, and a player without a key."""
    async with serving(settings()) as server:
        clients = await letters_table(server, 2)
        await clients[0].say(Type="StartGame")
        watcher = await LettersClient.open(ws(server, f"/letters?game={clients[0].code}"))
        watcher.others = (clients[0].id, clients[1].id)
        await play(clients)
        for frame in watcher.frames:
            assert frame["AvailableActions"] == []
            if frame["Game"]["Phase"] == "play":
                hands = [card for player in frame["Game"]["Players"] for card in player["Hand"]]
                assert not any(hands)
        assert (await enter(server.port, clients[0].code)).last("welcome")["place"] is None
