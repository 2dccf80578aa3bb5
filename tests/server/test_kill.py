"""The server, or the process that writes for it, is killed again and again while people play.

Nothing promised is lost.

PARLOUR_KILLS says how often, PARLOUR_SEED when; `make soak` kills often.
"""

import asyncio
import itertools
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from endings import lively
from parlour import games
from parlour.kernel.random import Random
from parlour.room.records import Played, Started, read_record
from parlour.store.database import READ
from server.wire import HOST, Client, Closed, enter, free_port, http_to
from waiting import DEADLINE

KILLS = int(os.environ.get("PARLOUR_KILLS", "3"))
SEED = os.environ.get("PARLOUR_SEED", "soak")
ROOMS = 2 if KILLS > 3 else 1  # of every game
PEOPLE = 3
SERVE = "from parlour.cli import main; raise SystemExit(main())"
LOST = (OSError, Closed, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError)


class Process:
    """A server that can be killed and started again, on the same port and file."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.store = folder / "rooms.db"
        self.process: subprocess.Popen[bytes] | None = None
        self.errors = (folder / "stderr.txt").open("wb+")

    async def start(self) -> None:
        options = {"--host": HOST, "--port": str(self.port), "--store": str(self.store)}
        options |= {"--bot-delay": "0.01", "--log-level": "warning"}
        each = ["messages_per_second=1000", "message_burst=1000"]
        wide = [f"--set={one}" for one in (*each, *(f"address_{one}" for one in each))]
        words = [word for pair in options.items() for word in pair]
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, "serve", *words, *wide],
            stdout=subprocess.DEVNULL,
            stderr=self.errors,
        )
        async with asyncio.timeout(DEADLINE), http_to() as http:
            while True:
                with suppress(httpx.HTTPError):
                    if (await http.get(f"http://{HOST}:{self.port}/readyz")).status_code == 200:
                        return
                assert self.process.poll() is None, self.said()
                await asyncio.sleep(0.02)

    def end(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(DEADLINE)

    def lose_writer(self) -> None:
        """Kill the process that writes the file; the server goes on without it."""
        assert self.process is not None
        proc = Path("/proc")
        children = (proc / f"{self.process.pid}/task/{self.process.pid}/children").read_text()
        for child in children.split():
            if b"parlour.store.writer" in (proc / child / "cmdline").read_bytes():
                os.kill(int(child), signal.SIGKILL)

    def said(self) -> str:
        self.errors.seek(0)
        return self.errors.read().decode()


class Player:
    """Somebody who does not give up: comes back, and repeats what was not answered."""

    ids = itertools.count()

    def __init__(self, port: int, code: str, name: str) -> None:
        self.port, self.code, self.name = port, code, name
        self.key: str | None = None
        self.place = 0
        self.seq = -1
        self.rng = Random(f"{code} {name}")
        self.pending: dict[str, Any] | None = None
        self.acknowledged: set[str] = set()
        self.comings = 0
        self.enough = False  # do not begin another game

    async def join(self) -> None:
        client = await enter(self.port, self.code)
        await client.do("join", name=self.name)
        self.key, self.place = client.key, client.place or 0
        await client.close()

    async def live(self) -> None:
        while True:
            try:
                seen = self.seq if self.rng.below(2) else -1
                client = await enter(self.port, self.code, self.key, seen)
                self.comings += 1
                try:
                    await client.until(lambda c=client: c.all("room"))  # type: ignore[misc]
                    await self.play(client)
                    return
                finally:
                    self.seq = max(self.seq, client.seq)
                    await client.close()
            except LOST:
                await asyncio.sleep(0.02)

    async def play(self, client: Client) -> None:
        """Do whatever is to do now; return when all is over."""
        if self.pending is not None:
            await self.act(client, self.pending)
        while True:
            room, game = client.last("room"), client.last("game")
            if room["phase"] == "over" and self.enough:
                return
            heard = len(client.frames)
            if room["phase"] == "playing" and game and game["choices"]:
                action = self.rng.pick(game["choices"])
                id = f"a{next(self.ids)}"
                await self.act(client, {"id": id, "action": action, "seen": game["seq"]})
            elif (command := self.chore(room)) is not None:
                await client.ask(command[0], **command[1])
            else:
                await client.until(lambda heard=heard: len(client.frames) > heard)  # type: ignore[misc]

    def chore(self, room: dict[str, Any]) -> tuple[str, dict[str, Any]] | None:
        """What keeps the room going."""
        me = next(player for player in room["players"] if player["place"] == self.place)
        people = [player for player in room["players"] if player["bot"] is None]
        if room["phase"] == "lobby" and not me["ready"]:
            return "ready", {"ready": True}
        if not me["host"]:
            return None
        if room["phase"] == "over":
            return "rematch", {}
        if room["phase"] == "lobby" and all(player["ready"] for player in people):
            return "start", {}
        return None

    async def act(self, client: Client, action: dict[str, Any]) -> None:
        """Send an action until it is answered; it may have been sent before."""
        self.pending = action
        answer = await client.ask("act", **action)
        if answer["type"] == "ack":
            self.acknowledged.add(action["id"])
        self.pending = None
        await client.until(lambda: client.all("game"))


def test_nothing_promised_is_lost(tmp_path: Path) -> None:
    asyncio.run(soak(tmp_path))


async def soak(folder: Path) -> None:
    print(f"\nPARLOUR_KILLS={KILLS} PARLOUR_SEED={SEED}")
    server = Process(folder)
    await server.start()
    players = await set_up(server)
    lives = [asyncio.create_task(player.live()) for player in players]
    rng = Random(SEED)
    try:
        for _ in range(KILLS):
            await progress(players, lives, int(rng.below(60)))
            server.lose_writer()
            await progress(players, lives, 1 + int(rng.below(60)))
            await asyncio.sleep(rng.below(100) / 1000)  # no moment is like another
            server.end(signal.SIGKILL)
            before = [player.comings for player in players]
            check_log(server.store, players)
            await server.start()
            await all_back(players, lives, before)
        for player in players:
            player.enough = True
        async with asyncio.timeout(2 * DEADLINE):
            await asyncio.gather(*lives)
        server.end(signal.SIGTERM)
        games_ended = check_log(server.store, players)
    finally:
        for task in lives:
            task.cancel()
        if server.process is not None:
            server.process.kill()
    assert "Traceback" not in server.said(), server.said()
    actions, comings = acknowledged(players), sum(player.comings for player in players)
    print(f"{KILLS} kills; {len(players)} players came {comings} times.")
    print(f"{actions} actions acknowledged, none lost; {games_ended} games, all finished.")


async def set_up(server: Process) -> list[Player]:
    """Rooms of every game with people and a bot."""
    players = []
    async with http_to(f"http://{HOST}:{server.port}") as http:
        for name in games.names() * ROOMS:
            wanted = {"game": name, "preset": lively(name)}
            code = (await http.post("/api/rooms", json=wanted)).json()["room"]
            size = min(PEOPLE, games.load(name).seats_for()[1] - 1)
            group = [Player(server.port, code, f"P{number}") for number in range(size)]
            for player in group:
                await player.join()
            host = await enter(server.port, code, group[0].key)
            await host.do("add_bot")
            await host.close()
            players += group
    return players


async def progress(players: list[Player], lives: list[asyncio.Task[None]], actions: int) -> None:
    """Wait until so many more actions are acknowledged."""
    goal = acknowledged(players) + actions
    await wait_for(lives, lambda: acknowledged(players) >= goal)


async def all_back(
    players: list[Player], lives: list[asyncio.Task[None]], before: list[int]
) -> None:
    """Wait until everybody has come again."""
    pairs = list(zip(players, before, strict=True))
    await wait_for(lives, lambda: all(player.comings > count for player, count in pairs))


async def wait_for(lives: list[asyncio.Task[None]], done: Callable[[], bool]) -> None:
    async with asyncio.timeout(DEADLINE):
        while not done():
            for life in lives:
                if life.done():
                    life.result()
                    raise AssertionError("a player stopped too early")
            await asyncio.sleep(0.005)


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def check_log(path: Path, players: list[Player]) -> int:
    """Every acknowledged action is in the log, once, by the right seat. How many games began."""
    begun = 0
    database = sqlite3.connect(path)
    for code in {player.code for player in players}:
        rows = database.execute(READ, {"room": code, "start": 0})
        records = [(seq, read_record(data)) for seq, data in rows]
        assert [seq for seq, _ in records] == list(range(len(records)))
        places: list[int] = []
        done: list[tuple[int, str]] = []
        for _, record in records:
            if isinstance(record, Started):
                places = record.places
                begun += 1
            elif isinstance(record, Played) and record.id:
                done.append((places[record.seat], record.id))
        assert len(done) == len(set(done))
        for player in players:
            if player.code == code:
                assert {(player.place, id) for id in player.acknowledged} <= set(done)
    database.close()
    return begun
