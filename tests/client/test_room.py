"""Clients in rooms of a real server: they play, talk, lose their line and come back."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import RichLog
from websockets.asyncio.server import ServerConnection, serve

from choosing import some_of
from commands import GAMES
from endings import lively
from parlour import games
from parlour.client.address import read_address
from parlour.client.keys import Keys
from parlour.client.room import Ended, News, RoomClient
from parlour.kernel.errors import Refused
from parlour.kernel.game import Game
from parlour.kernel.random import Random
from parlour.tui.remote import RemoteDesk
from parlour.tui.screens.app import TableApp
from parlour.tui.screens.room import RoomScreen
from server.wire import Served, free_port, serving
from waiting import DEADLINE

CUTS = 10


class Player:
    """A client that takes any choice."""

    def __init__(self, house: Served, room: str, name: str) -> None:
        self.client = RoomClient(read_address(house.url), room, changed=self.hear)
        self.name = name
        self.news = asyncio.Event()
        self.said: list[str] = []
        self.rng = Random(f"client {name}")

    def hear(self, news: News) -> None:
        if news.said is not None:
            self.said.append(news.said.text)
        self.news.set()

    async def enter(self) -> "Player":
        self.running = asyncio.create_task(self.client.run())
        await self.client.entered()
        await self.client.join(self.name)
        await self.client.ask("ready", ready=True)
        return self

    async def until(self, happened: Callable[[], object]) -> None:
        async with asyncio.timeout(DEADLINE):
            while not happened():
                self.news.clear()
                await self.news.wait()

    async def act(self) -> None:
        """Take one choice; somebody may have been faster."""
        update = self.client.update
        if update is not None and update.choices:
            with suppress(Refused):
                await self.client.act(update.choices[self.rng.below(len(update.choices))])

    def over(self) -> bool:
        return self.client.table is not None and self.client.table.over

    async def play(self, losing: int = 0) -> None:
        """To the end; after every so many acts the line is cut, until that was often enough."""
        acts = 0
        while not self.over():
            await self.until(lambda: self.over() or (self.client.update or EMPTY).choices)
            await self.act()
            acts += 1
            cut = losing and acts % losing == 0 and acts <= CUTS * losing
            if cut and self.client._socket is not None:
                self.client._socket.transport.abort()

    async def end(self) -> None:
        await self.client.close()
        await self.running


class Empty:
    choices: tuple[int, ...] = ()


EMPTY = Empty()


@some_of("game", GAMES, games.load("citadels"), games.load("coup"))
def test_whole_games_with_lines_that_break(game: Game) -> None:
    async def run() -> None:
        async with serving() as house:
            code = await house.room(game.name, preset=lively(game.name))
            seats = max(2, game.seats_for(game.settle(preset=lively(game.name)))[0])
            players = [await Player(house, code, f"P{seat}").enter() for seat in range(seats)]
            await players[0].client.ask("start")
            await asyncio.gather(players[0].play(losing=3), *(one.play() for one in players[1:]))
            tables = [one.client.table for one in players]
            assert len({table.winners for table in tables if table is not None}) == 1
            for one in players:
                await one.end()

    asyncio.run(run())


def test_talk_and_refusals() -> None:
    async def run() -> None:
        async with serving() as house:
            code = await house.room("letters")
            ann = await Player(house, code, "Ann").enter()
            bob = await Player(house, code, "Bob").enter()
            await ann.client.ask("say", text="hello")
            await bob.until(lambda: bob.said == ["hello"])
            with pytest.raises(Refused, match="host"):
                await bob.client.ask("start")
            await ann.client.ask("kick", place=bob.client.place)
            await bob.running
            with pytest.raises(Ended, match="sent you away"):
                await bob.client.ask("ready", ready=True)
            await ann.end()

    asyncio.run(run())


def test_a_room_that_is_not_there() -> None:
    async def run() -> None:
        async with serving() as house:
            client = RoomClient(read_address(house.url), "BBBB")
            running = asyncio.create_task(client.run())
            with pytest.raises(Ended, match="no such room"):
                await client.entered()
            await running

    asyncio.run(run())


def test_a_server_that_hangs_up_at_once_is_understood() -> None:
    """It may have said why before it could be greeted."""

    async def hang_up(socket: ServerConnection) -> None:
        await socket.close(4404, "There is no such room; check the letters.")

    async def run() -> None:
        async with serve(hang_up, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            for _ in range(20):
                client = RoomClient(read_address(f"127.0.0.1:{port}"), "BBBB")
                await client.run()
                assert client.ended == "There is no such room."

    asyncio.run(run())


def test_a_server_that_is_not_there() -> None:
    """Only whoever has been in a room tries to come back to it."""
    client = RoomClient(read_address(f"127.0.0.1:{free_port()}"), "BBBB")
    asyncio.run(asyncio.wait_for(client.run(), DEADLINE))
    assert client.ended.startswith("Cannot reach http://127.0.0.1:")


def test_a_screen_ends_where_nothing_can_be_entered() -> None:
    desk = RemoteDesk(RoomClient(read_address(f"127.0.0.1:{free_port()}"), "BBBB"), "Zoë")
    app = TableApp(room=desk)

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await shows(pilot, lambda: app.return_value is not None)

    asyncio.run(run())
    assert app.return_value == 2


async def type_line(pilot: Pilot[int], text: str) -> None:
    screen = pilot.app.screen
    assert isinstance(screen, RoomScreen)
    screen.console.line.begin(text)
    await pilot.press("enter")
    await pilot.pause()


async def shows(pilot: Pilot[int], happened: Callable[[], object]) -> None:
    async with asyncio.timeout(DEADLINE):
        while not happened():
            await pilot.pause(0.02)


def test_a_screen_in_a_room_beside_others(tmp_path: Path) -> None:
    """A screen is host, a plain client and a bot join, and the game is played to its end."""

    async def run() -> None:
        async with serving() as house:
            code = await house.room("letters", options={"tokens": "1"})
            keys = Keys(tmp_path / "keys.json")
            desk = RemoteDesk(RoomClient(read_address(house.url), code), "Zoë", keys)
            async with TableApp(room=desk).run_test(size=(80, 24)) as pilot:
                await shows(pilot, lambda: desk.client.place is not None)
                assert desk.client.room is not None
                assert desk.client.room.watchers == 0, "one connection, one seat"
                max_ = await Player(house, code, "Max").enter()
                await type_line(pilot, "bot random")
                await type_line(pilot, "say hello there")
                await shows(pilot, lambda: max_.said == ["hello there"])
                await type_line(pilot, "start")
                await shows(pilot, lambda: desk.known)
                playing = asyncio.create_task(max_.play(losing=2))
                await pilot.press("escape")
                while not desk.view().over:
                    await shows(pilot, lambda: desk.menu() is not None or desk.view().over)
                    assert "Zoë" not in desk.remark(), "nobody waits for themselves"
                    await pilot.press("1")
                    await pilot.pause()
                await playing
                log = " ".join(line.text for line in pilot.app.screen.query_one(RichLog).lines)
                assert "The game goes to" in " ".join(log.split())
                assert keys.find(desk.client.address, code, "Zoë") == desk.client.key
                await pilot.press("a")
                await shows(pilot, lambda: desk.client.room and desk.client.room.phase == "lobby")
                await max_.end()

    asyncio.run(run())
