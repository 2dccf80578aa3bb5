"""Whole games over real sockets, played by clients written from the specifications."""

import asyncio
from contextlib import suppress
from typing import Any

import pytest
from secrecy import overseer as overseer
from spec_clients import (
    CitadelsClient,
    Client,
    CoupClient,
    EightsClient,
    OracleClient,
)
from spec_tables import (
    NAMES,
    awaited,
    citadels_table,
    coup_table,
    eights_table,
    letters_table,
    oracle_table,
    play,
    ready_and_start,
    states,
    ws,
)

from server.wire import free_port, serving, settings
from waiting import DEADLINE

# Coup


@pytest.mark.parametrize("seats", [2, 3, 6])
@awaited
async def test_coup(seats: int) -> None:
    async with serving(settings()) as server:
        clients = await coup_table(server, NAMES[:seats], "/" if seats == 3 else "/coup")
        full = await clients[0].until(
            lambda f: f["type"] == "room_state" and len(f["data"]["players"]) == seats
        )
        assert full["data"]["players"] == list(NAMES[:seats])
        assert full["data"]["started"] is False
        await clients[-1].ask("game_state", type="start")
        for client in clients:
            await client.of_type("game_state")
        await play(clients)
        final = clients[0].state()
        assert sum(bool(player["cards"]) for player in final["players"].values()) == 1
        for client in clients:
            await client.close()


@awaited
async def test_coup_requests_and_their_failures() -> None:
    async with serving(settings()) as server:
        lone = await CoupClient.open(ws(server, "/coup"))
        assert await lone.ask("pong", type="ping") == {"type": "pong"}
        assert await lone.ask("not_in_room", type="status")
        assert await lone.ask("not_in_room", type="leave")
        assert await lone.ask("message_invalid", type="income")
        assert await lone.ask("message_invalid", type="dance")
        for wrong in ("", "x" * 21, None, 5):
            await lone.ask("message_invalid", type="create", data={"name": wrong})
        await lone.ask("failed_to_join_room", type="join", data={"name": "Ann", "key": "ZZZZZ"})
        await lone.ask("failed_to_join_room", type="join", data={"name": "Ann"})
        lone.name = "Ann"
        room = await lone.ask("room_state", type="create", data={"name": "Ann"})
        await lone.ask("failed_to_start_game", type="start")
        other = await CoupClient.open(ws(server, "/coup"))
        other.name = "Bob"
        key = room["data"]["key"]
        await other.ask("failed_to_join_room", type="join", data={"name": "Ann", "key": key})
        await other.ask("room_state", type="join", data={"name": "Bob", "key": key.lower()})
        await other.ask("not_in_room", type="leave")
        again = await other.ask("room_state", type="join", data={"name": "Bob", "key": key})
        assert again["data"]["players"] == ["Ann", "Bob"]
        await lone.ask("game_state", type="start")
        await lone.ask("failed_to_start_game", type="start")
        await lone.ask("message_invalid", type="coup", details={"target": "Bob"})
        await lone.ask("message_invalid", type="coup", details={"target": "Nobody"})
        await other.ask("message_invalid", type="income")
        await lone.ask("game_state", type="status")
        await other.ask("not_in_room", type="leave")
        await lone.until(
            lambda f: f["type"] == "game_state" and f["data"]["currentStateV2"] == "finished"
        )


@awaited
async def test_coup_names_are_who_one_is() -> None:
    """A lost player comes back under the same name; nobody takes a live player's seat."""
    async with serving(settings()) as server:
        ann, bob = await coup_table(server, ("Ann", "Bob"))
        key = ann.frames[0]["data"]["key"]
        await ann.ask("game_state", type="start")
        await bob.of_type("game_state")
        thief = await CoupClient.open(ws(server, "/coup"))
        await thief.ask("failed_to_join_room", type="join", data={"name": "Bob", "key": key})
        await bob.close()
        while len(server.app.rooms.sockets) > 2:
            await asyncio.sleep(0.002)
        back = await CoupClient.open(ws(server, "/coup"))
        back.name = "Bob"
        state = await back.ask("game_state", type="join", data={"name": "Bob", "key": key})
        assert len(state["data"]["players"]["Bob"]["hand"]) == 2
        await play([ann, back])


@pytest.mark.parametrize("name", ["ann", "Аnn", " Bob", "Bo\nb", "…\u200b", "\u3164"])
@awaited
async def test_coup_names_that_would_be_changed_are_refused(name: str) -> None:
    """Nobody else hears of it, and no room is half open."""
    async with serving(settings()) as server:
        [ann] = await coup_table(server, ("Ann",))
        key, before = ann.frames[0]["data"]["key"], len(ann.frames)
        other = await CoupClient.open(ws(server, "/coup"))
        await other.ask("failed_to_join_room", type="join", data={"name": name, "key": key})
        await other.ask("not_in_room", type="status")
        await ann.heard()
        assert [frame["type"] for frame in ann.frames[before:]] == ["pong"]
        if "nn" not in name:  # in a room of one's own nobody is called like that
            await other.ask("message_invalid", type="create", data={"name": name})
            await other.ask("not_in_room", type="status")
        assert "room_state" not in [frame["type"] for frame in other.frames]


# Eights


@pytest.mark.parametrize("seats", [3, 6])
@awaited
async def test_eights(seats: int) -> None:
    async with serving(settings()) as server:
        clients = await eights_table(server, seats, "/" if seats == 3 else "/eights")
        players = (
            await clients[0].until(
                lambda f: f["type"] == "playerList" and len(f["players"]) == seats
            )
        )["players"]
        assert [player["isHost"] for player in players] == [True] + [False] * (seats - 1)
        assert players[0]["avatar"] == "cat" * 9
        await clients[0].ask("gameStarted", action="startGame")
        for client in clients:
            await client.of_type("state")
            kinds = [frame["type"] for frame in client.frames]
            assert kinds.index("gameStarted") < kinds.index("state")
        await play(clients, lambda: min(map(states, clients)) > 150)  # these may never end
        for client in clients:
            await client.close()


@awaited
async def test_eights_errors_and_coming_back() -> None:
    async with serving(settings()) as server:
        ann, bob = await eights_table(server, 2)

        async def refused(client: Any, text: str, **message: Any) -> None:
            assert (await client.ask("error", **message))["message"] == text

        await refused(ann, "Need at least 3 players to start", action="startGame")
        await refused(bob, "Only host can start game", action="startGame")
        await refused(ann, "Game is not running", action="draw")
        cy = await EightsClient.open(ws(server, "/eights"))
        await refused(cy, "Room not found", action="join", roomCode="ZZZZ", playerName="Cy")
        await refused(cy, "You are not in a room", action="draw")
        await refused(cy, "That name is taken", action="join", roomCode=ann.code, playerName="Ann")
        await cy.ask("joined", action="join", roomCode=ann.code, playerName="Cy", avatar="x")
        await ann.until(lambda f: f["type"] == "playerList" and len(f["players"]) == 3)
        await ann.ask("gameStarted", action="startGame")
        await bob.of_type("state")
        await refused(bob, "Not your turn", action="draw")
        await ann.of_type("state")
        await refused(ann, "Invalid card index", action="play", cardIndex=7)
        await refused(ann, "Invalid card index", action="play")
        await refused(ann, "Game already started", action="startGame")
        di = await EightsClient.open(ws(server, "/eights"))
        late = {"action": "join", "roomCode": ann.code, "playerName": "Di"}
        await refused(di, "Game already started", **late)
        id, token, code = bob.id, bob.token, bob.code
        await bob.close()
        await ann.until(
            lambda f: f["type"] == "playerList" and not all(p["connected"] for p in f["players"])
        )
        wrong = {"action": "rejoin", "roomCode": code, "playerId": id}
        await refused(di, "That session is over", **wrong, sessionToken="guess")
        await refused(
            di, "That session is over", **wrong | {"playerId": ann.id}, sessionToken=token
        )
        back = await EightsClient.open(ws(server, "/eights"))
        await back.ask("state", **wrong, sessionToken=token)
        assert back.id == id
        start = len(ann.frames)
        await cy.say(action="leave")
        await ann.until(
            lambda f: f["type"] == "state" and len(f["gameState"]["players"]) == 2, start
        )


# Citadels


@pytest.mark.parametrize("seats", [2, 4, 7])
@awaited
async def test_citadels(seats: int) -> None:
    async with serving(settings()) as server:
        small = {} if seats == 2 else {"city_size": "4"}
        tv, phones = await citadels_table(server, seats, **small)
        await phones[0].send("start_game")
        assert (await phones[0].of_type("error"))["payload"]["message"] == "not all players ready"
        await ready_and_start(phones)
        await play(phones)
        final = await tv.until(
            lambda f: f["type"] == "game_state" and f["payload"]["phase"] == "GameOver"
        )
        assert len(final["payload"]["scores"]) == seats
        told = {f["payload"]["type"] for f in tv.frames if f["type"] == "event"}
        assert {"draft_start", "character_call", "turn_end", "round_end", "game_over"} <= told
        for client in [tv, *phones]:
            await client.close()


@awaited
async def test_citadels_errors() -> None:
    async with serving(settings()) as server:
        tv, (ann, bob) = await citadels_table(server, 2)

        async def refused(client: Any, text: str, kind: str, **payload: Any) -> None:
            error = await client.ask("error", type=kind, payload=payload)
            assert error["payload"]["message"] == text

        await refused(tv, "player not found", "take_gold")
        await refused(ann, "player not found", "join", player_id=bob.id, name="Bob")
        await refused(ann, "game not started", "take_gold")
        await ann.send("join", player_id=ann.id, name="Annie")
        await tv.until(lambda f: f["type"] == "lobby_update" and "Annie" in str(f["payload"]))
        await ready_and_start([ann, bob])
        await refused(ann, "wrong phase for this action", "take_gold")
        await refused(bob, "not your turn", "draft_pick", character=1)
        await refused(ann, "invalid action", "draft_pick", character=99)
        await refused(ann, "game already started", "join", name="Ann")
        await refused(ann, "game already started", "start_game")
        await refused(ann, "invalid action", "dance")
        start = len(bob.frames)
        await ann.socket.send("{")
        await ann.until(lambda f: f["type"] == "error")
        assert len(bob.frames) == start, "errors go to their sender alone"
        late = await CitadelsClient.open(
            ws(server, f"/ws?game={ann.frames[0]['payload']['game_id']}&player=late&type=player")
        )
        late.id = "late"
        state = (await late.of_type("player_state"))["payload"]
        assert "hand" not in state
        lost = await CitadelsClient.open(ws(server, "/ws?game=00000000&type=tv"))
        assert (await lost.of_type("error"))["payload"]["message"] == "game not found"


@awaited
async def test_rooms_that_are_full() -> None:
    async with serving(settings()) as server:
        _, phones = await citadels_table(server, 7)
        eighth = await CitadelsClient.open(
            ws(server, f"/ws?game={phones[0].game}&player=eighth&type=player")
        )
        eighth.id = "eighth"
        await eighth.send("join", player_id="eighth", name="Hal")
        assert (await eighth.of_type("error"))["payload"]["message"] == "lobby is full"
        players = await eights_table(server, 6)
        seventh = await EightsClient.open(ws(server, "/eights"))
        come = {"action": "join", "roomCode": players[0].code, "playerName": "Gus"}
        assert (await seventh.ask("error", **come))["message"] == "Room is full"
        names = NAMES[:6]
        key = (await coup_table(server, names))[0].frames[0]["data"]["key"]
        gus = await CoupClient.open(ws(server, "/coup"))
        full = await gus.ask("failed_to_join_room", type="join", data={"name": "Gus", "key": key})
        assert full["data"]["message"] == "All seats are taken; you can watch."


# Letters


@pytest.mark.parametrize("seats", [2, 4])
@awaited
async def test_letters(seats: int) -> None:
    async with serving(settings()) as server:
        clients = await letters_table(server, seats)
        await clients[0].say(Type="PlayGuardAction", Player=clients[0].id)
        await clients[0].until(lambda f: f.get("Error") == "The game has not begun.")
        await clients[1].say(Type="StartGame")
        for client in clients:
            await client.until(lambda f: f.get("Game", {}).get("Phase") == "play")
        await play(clients)
        told = {f["Event"]["Type"] for f in clients[0].frames if f.get("Event")}
        assert {"CardDealtEvent", "CardPlayedEvent", "PhaseUpdatedEvent", "GameEndedEvent"} <= told
        for client in clients:
            await client.close()


# Oracle


@awaited
async def test_oracle() -> None:
    port = free_port()
    async with serving(settings(text=[f"oracle:{port}"])) as server:
        one = await OracleClient.open(port)
        await one.until("WAIT")
        two = await OracleClient.open(port)
        for client in (one, two):
            await client.until("STATE")
            start = len(client.lines)
            await client.say("HELP")
            await client.until("HELP cham", start)
            for wrong in ("cham 99", "dance", "recl 00,00", "exch", "draw 0 0 0 0"):
                start = len(client.lines)
                await client.say(wrong)
                await client.until("ERROR", start)
        await play([one, two])
        assert await one.until("END") == await two.until("END")
        await one.until("")
        assert server.port


@awaited
async def test_oracle_forfeits_and_natives_join() -> None:
    port = free_port()
    async with serving(settings(text=[f"oracle:{port}"])) as server:
        one, two = await OracleClient.open(port), await OracleClient.open(port)
        await one.say("stat")
        await two.say("stat")
        await one.until("STATE")
        await two.until("STATE")
        await one.say("forf")
        won = two.state()["you"]
        assert await two.until("END") == f"END winner={won}"
        assert await one.until("END") == f"END winner={won}"
        code = await server.room("oracle")
        three = await OracleClient.open(port)
        await three.say(f"join {code}")
        line = await three.until("ROOM")
        assert line.split()[1] == code
        draft = await server.room("oracle", preset="solomon")
        four = await OracleClient.open(port)
        await four.say(f"join {draft}")
        assert "use a browser" in await four.until("ERROR")


# What strangers can do


@awaited
async def test_sockets_in_no_room_are_limited() -> None:
    async with serving(settings(idle_connections=3)) as server:
        silent = [await Client.open(ws(server, "/coup")) for _ in range(3)]
        fourth = await Client.open(ws(server, "/eights"))
        await asyncio.wait_for(fourth.reader, DEADLINE)
        assert fourth.closed
        await silent[0].ask("room_state", type="create", data={"name": "Ann"})
        fifth = await Client.open(ws(server, "/eights"))
        await fifth.ask("error", action="draw")


NONSENSE = ("", "null", "[[[", "[" * 3000, '"\\ud800"', "9" * 4000, "x" * 5000, "{}", b"\x00\xff")


@pytest.mark.parametrize(
    "path", ["/coup", "/eights", "/letters?game=x&player=y", "/ws?game=x&type=player", "/"]
)
@awaited
async def test_nonsense_is_answered_and_changes_nothing(path: str) -> None:
    async with serving(settings()) as server:
        client = await Client.open(ws(server, path))
        for nonsense in NONSENSE:
            start = len(client.frames)
            await client.socket.send(nonsense)
            answer = await client.until(client.is_refusal, start)
            assert len(str(answer)) < 200
        probe = await Client.open(ws(server, "/coup"))
        await probe.ask("pong", type="ping")


@awaited
async def test_lines_that_a_page_lets_a_browser_send_are_not_heard() -> None:
    port = free_port()
    async with serving(settings(text=[f"oracle:{port}"])) as server:
        client = await OracleClient.open(port)
        client.writer.write(b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nHELP\n")
        with suppress(ConnectionError):
            await asyncio.wait_for(client.task, DEADLINE)
        assert not server.app.rooms.connections
        assert not server.doors.open


@awaited
async def test_nonsense_in_lines_is_answered_and_changes_nothing() -> None:
    port = free_port()
    async with serving(settings(text=[f"oracle:{port}"])):
        client, other = await oracle_table(port)
        before = client.state()
        nonsense = (
            b"\n",
            b" , ,\r\n",
            b"\x00\xff\xfe\n",
            b"cham " * 900 + b"\n",
            b"\xc3\n",
            b"STATE\n",
        )
        for line in nonsense:
            start = len(client.lines)
            client.writer.write(line)
            assert len(await client.until("ERROR", start)) < 200
        client.writer.write(b"x" * 5000)  # a line that does not end
        await client.until("ERROR", len(client.lines))
        await client.say("")
        start = len(client.lines)
        await client.say("STAT")
        await client.until("STATE", start)
        assert client.state() == before
        await other.heard()
