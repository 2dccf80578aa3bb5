"""Clients lose their connection in every phase, and servers are restarted: nothing else is lost."""

import asyncio
import copy
import itertools
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from frame_shapes import STATES
from secrecy import overseer as overseer
from spec_clients import CoupClient, EightsClient, LettersClient, OracleClient
from spec_tables import (
    NAMES,
    awaited,
    calm,
    citadels_table,
    coup_table,
    eights_table,
    letters_table,
    lists,
    oracle_table,
    play,
    ready_and_start,
    reopened_phone,
    states,
    tell,
    ws,
)

from parlour.server.codes import alias
from parlour.store import StaleAppend
from server.wire import Served, free_port, serving, settings
from waiting import DEADLINE

GAMES = 30  # until every phase has come
PORT = free_port()  # for text commands


# What tests need to know of each dialect


async def start_coup(server: Served, game: int) -> list[Any]:
    clients = await coup_table(server, NAMES[: 2 + game % 2])
    for number, client in enumerate(clients):
        client.bold, client.dice = True, random.Random(10 * game + number)
        client.key = clients[0].frames[0]["data"]["key"]
    await clients[0].ask("game_state", type="start")
    return clients


async def reopen_coup(server: Served, old: Any) -> Any:
    """Under the same name, once the old connection is gone."""
    while True:
        client = await CoupClient.open(ws(server, "/coup"))
        client.name, client.bold, client.key = old.name, old.bold, old.key
        await client.say(type="join", data={"name": old.name, "key": old.key})
        answer = await client.until(lambda _: True)
        if answer["type"] == "room_state":
            await client.of_type("game_state")
            return client
        await client.close()


async def start_citadels(server: Served, game: int) -> list[Any]:
    _, phones = await citadels_table(server, 2, city_size="4")
    await ready_and_start(phones)
    return phones


async def start_letters(server: Served, game: int) -> list[Any]:
    clients = await letters_table(server, 2)
    await clients[0].say(Type="StartGame")
    for client in clients:
        await client.until(lambda f: f.get("Game", {}).get("Phase") == "play")
    return clients


async def reopen_letters(server: Served, old: Any) -> Any:
    client = await LettersClient.open(ws(server, f"/letters?game={old.code}&player={old.id}"))
    client.id, client.others, client.code = old.id, old.others, old.code
    await client.until(lambda f: "Game" in f)
    assert client.update()["AvailableActions"] == old.update()["AvailableActions"]
    return client


def letters_phase(client: Any) -> str:
    """Also how much of a choice has been made."""
    own = next(p for p in client.state()["Players"] if p["ID"] == client.id)
    return f"{client.state()['Phase']} {len(own.get('PendingAction') or ())}"


async def start_eights(server: Served, game: int) -> list[Any]:
    clients = await eights_table(server, 3)
    for number, client in enumerate(clients):
        client.dice = random.Random(10 * game + number)
    await clients[0].ask("state", action="startGame")
    return clients


async def reopen_eights(server: Served, old: Any) -> Any:
    client = await EightsClient.open(ws(server, "/"))
    again = {"action": "rejoin", "roomCode": old.code, "playerId": old.id}
    await client.ask("state", **again, sessionToken=old.token)
    return client


def eights_phase(client: Any) -> str:
    state = client.state()
    penalty = " to draw" if state["pendingDraws"] else ""
    return ("asked" if state["currentPlayerId"] == client.id else "waiting") + penalty


async def start_oracle(server: Served, game: int) -> list[Any]:
    clients = await oracle_table(PORT)
    clients[0].timid = game == 1  # has to discard in the end
    return clients


async def reopen_oracle(server: Served, old: Any) -> Any:
    _, room, key = (await old.until("ROOM")).split()
    client = await OracleClient.open(PORT)
    await client.say(f"join {alias(room)} {key}")
    await client.until("STATE")
    if old.over:
        assert await client.until("END") == await old.until("END")
    return client


@dataclass(frozen=True)
class Spoken:
    """How a dialect's games are begun and come back to, and the phases that they have."""

    start: Callable[[Served, int], Awaitable[list[Any]]]
    reopen: Callable[[Served, Any], Awaitable[Any]]
    phase: Callable[[Any], str]
    phases: tuple[str, ...]


SPOKEN = {
    "coup": Spoken(start_coup, reopen_coup, lambda c: str(c.state()["currentStateV2"]), (*STATES,)),
    "citadels": Spoken(  # the Graveyard's question has a test of its own
        start_citadels,
        reopened_phone,
        lambda c: str(c.state()["phase"]),
        ("DraftPick", "PlayerTurn", "DrawChoice", "GameOver"),
    ),
    "letters": Spoken(
        start_letters,
        reopen_letters,
        letters_phase,
        ("play 0", "play 2", "play 3", "game_end 0"),
    ),
    "eights": Spoken(
        start_eights,
        reopen_eights,
        eights_phase,
        ("asked", "waiting", "asked to draw", "waiting to draw"),
    ),
    "oracle": Spoken(
        start_oracle,
        reopen_oracle,
        lambda c: str(c.state()["phase"]),
        ("mulligan", "action", "defence", "discard", "over"),
    ),
}
each_dialect = pytest.mark.parametrize("name", SPOKEN)


def told(client: Any) -> Any:
    """What a client knows of the game, whoever is connected."""
    state = copy.deepcopy(client.state())
    for player in state["players"] if isinstance(client, EightsClient) else ():
        del player["connected"]
    return state


def with_lines(**chosen: object) -> Any:
    """Settings of a server that also has a port for text commands."""
    return settings(text=[f"oracle:{PORT}"], **chosen)


# Lost connections


class Losses:
    """Games in which everybody loses the connection once in every phase."""

    def __init__(self, server: Served, dialect: Spoken) -> None:
        self.server = server
        self.dialect = dialect
        self.missing = set(dialect.phases)

    async def play(self, clients: list[Any]) -> None:
        """Until the game is over, or every phase has come."""
        lost: set[tuple[int, str]] = set()
        over = False
        while self.missing and not over:
            await asyncio.sleep(0)
            over = all(client.over for client in clients)
            for number, client in enumerate(clients):
                phase = self.dialect.phase(client)
                if (number, phase) not in lost:
                    lost.add((number, phase))
                    self.missing.discard(phase)
                    clients[number] = await self.lose(client)
                await self.answer(clients, number)

    async def answer(self, clients: list[Any], number: int) -> None:
        answer = None if clients[number].over else clients[number].answer()
        if answer:
            await tell(clients[number], answer)
            await calm(self.server, [one for one in clients if not one.over])

    async def lose(self, old: Any) -> Any:
        """Whoever comes back finds the same state again."""
        await old.close()
        back = await self.dialect.reopen(self.server, old)
        back.dice = old.dice
        if isinstance(old, OracleClient):
            back.timid = old.timid
        assert told(back) == told(old)
        return back


@each_dialect
@awaited
async def test_lost_in_every_phase(name: str) -> None:
    async with serving(with_lines()) as server:
        losses = Losses(server, SPOKEN[name])
        for game in range(GAMES):
            clients = await losses.dialect.start(server, game)
            await calm(server, clients)
            await asyncio.wait_for(losses.play(clients), 2 * DEADLINE)
            if not losses.missing:
                return
        pytest.fail(f"never came to {losses.missing}")


@awaited
async def test_lost_before_the_game() -> None:
    """Whoever comes back to a lobby still has the seat."""
    async with serving(with_lines()) as server:
        ann, bob = await coup_table(server, ("Ann", "Bob"))
        await bob.close()
        while len(server.app.rooms.sockets) > 1:
            await ann.heard()
        again = await CoupClient.open(ws(server, "/coup"))
        key = ann.frames[0]["data"]["key"]
        room = await again.ask("room_state", type="join", data={"name": "Bob", "key": key})
        assert room["data"]["players"] == ["Ann", "Bob"]

        *_, cy = await eights_table(server, 3)
        await cy.close()
        back = await EightsClient.open(ws(server, "/eights"))
        who = {"action": "rejoin", "roomCode": cy.code, "playerId": cy.id}
        await back.ask("playerList", **who, sessionToken=cy.token)
        assert [p["id"] for p in back.last("playerList")["players"]][2] == cy.id == back.id

        _, [phone] = await citadels_table(server, 1)
        await phone.close()
        address = f"/ws?game={phone.game}&player={phone.id}&type=player"
        mine = await type(phone).open(ws(server, address))
        mine.id = phone.id
        await mine.until(lambda f: lists(phone.id, False, f))

        [only] = await letters_table(server, 1)
        await only.close()
        update = (await reopen_letters(server, only)).update()
        assert [player["ID"] for player in update["Game"]["Players"]] == [only.id]

        first = await OracleClient.open(PORT)
        await first.say("stat")
        line = await first.until("ROOM")
        await first.close()
        second = await OracleClient.open(PORT)
        await second.say(f"join {line.removeprefix('ROOM ')}")
        assert await second.until("ROOM") == line
        await second.say("stat")
        assert await second.until("WAIT") == "WAIT for an opponent"


@awaited
async def test_a_room_that_is_read_again_keeps_its_clients() -> None:
    """As when another process has written to the same room."""
    async with serving(settings()) as server:
        coup = await coup_table(server, ("Ann", "Bob"))
        await coup[0].ask("game_state", type="start")
        eights = await eights_table(server, 3)
        await eights[0].ask("state", action="startGame")
        for client in (*coup[1:], *eights):
            await client.of_type("state" if client in eights else "game_state")
        starts = {client: len(client.frames) for client in (*coup, *eights)}
        for live in list(server.app.rooms.live.values()):
            live._fail(StaleAppend("somebody else wrote"))
        for client, start in starts.items():
            await client.of_type("state" if client in eights else "game_state", start)
        await play(coup)
        turn = next(c for c in eights if c.state()["currentPlayerId"] == c.id)
        await turn.ask("state", **turn.answer())


# Restarts


@each_dialect
@awaited
async def test_a_restart_in_the_middle(name: str, tmp_path: Path) -> None:
    """Another server with the same store: everybody finds the same state, and plays on."""
    chosen = with_lines(store=str(tmp_path / "rooms.db"))
    dialect = SPOKEN[name]
    async with serving(chosen) as server:
        clients = await dialect.start(server, 1)
        turns = itertools.count()
        await play(clients, lambda: next(turns) > 12)
        await calm(server, clients)  # a restart may do what was said and tell nobody
    async with serving(chosen) as server:
        back = [await dialect.reopen(server, old) for old in clients]
        assert [told(one) for one in back] == [told(one) for one in clients]
        await play(back, lambda: min(map(states, back)) > 40)
