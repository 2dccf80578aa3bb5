"""Bots from afar take seats in rooms, where the host allows it."""

import asyncio
import sys
from pathlib import Path

import pytest

from commands import each_game
from endings import lively
from parlour.client.address import read_address
from parlour.client.player import BotPlayer, shown_kind
from parlour.client.room import Ended, RoomClient
from parlour.kernel.errors import Refused
from parlour.kernel.game import Game
from parlour.kernel.random import Random
from server.wire import Served, serving
from waiting import DEADLINE

EXAMPLE = Path(__file__).parents[2] / "examples" / "external_bot.py"


async def host_of(served: Served, code: str) -> tuple[RoomClient, asyncio.Task[None]]:
    """Somebody who opened the room, and says that it may begin."""
    client = RoomClient(read_address(served.url), code)
    running = asyncio.create_task(client.run())
    await client.entered()
    await client.join("Host")
    await client.ask("ready", ready=True)
    return client, running


def bot_in(served: Served, code: str, kind: str, told: list[str]) -> BotPlayer:
    client = RoomClient(read_address(served.url), code)
    return BotPlayer(client, kind, "Afar", told.append, seed="afar")


async def play_out(host: RoomClient) -> None:
    """The host takes any choice until the game is over."""
    rng = Random("host")
    async with asyncio.timeout(DEADLINE):
        while host.table is None or not host.table.over:
            if host.update is not None and host.update.choices:
                try:
                    await host.act(rng.pick(host.update.choices))
                except Refused:
                    continue
            await asyncio.sleep(0.005)


@each_game
def test_a_bot_from_afar_plays_a_whole_game(game: Game) -> None:
    async def run() -> None:
        async with serving() as served:
            code = await served.room(game.name, preset=lively(game.name))
            host, running = await host_of(served, code)
            await host.ask("settings", programs=True)
            seats = game.seats_for(game.settle(preset=lively(game.name)))[0]
            for _ in range(seats - 2):
                await host.ask("add_bot", bot="random")
            told: list[str] = []
            player = bot_in(served, code, "random", told)
            playing = asyncio.create_task(player.run())
            async with asyncio.timeout(DEADLINE):
                while len([one for one in host.room.players if one.ready]) < seats:  # type: ignore[union-attr]
                    await asyncio.sleep(0.005)
            assert [one.program for one in host.room.players if one.program] == ["random"]  # type: ignore[union-attr]
            await host.ask("start")
            await play_out(host)
            async with asyncio.timeout(DEADLINE):
                while not player.games:
                    await asyncio.sleep(0.005)
            await player.client.close()
            with pytest.raises(Ended):
                await playing
            await host.close()
            await running
            assert told[0] == f"random has a seat in room {code}."

    asyncio.run(run())


def test_a_program_in_any_language_takes_a_seat() -> None:
    async def run() -> None:
        async with serving() as served:
            code = await served.room("letters", options={"tokens": "1"})
            host, running = await host_of(served, code)
            await host.ask("settings", programs=True)
            player = bot_in(served, code, f"exec:{sys.executable} {EXAMPLE}", [])
            playing = asyncio.create_task(player.run())
            async with asyncio.timeout(DEADLINE):
                while not host.room or sum(one.ready for one in host.room.players) < 2:
                    await asyncio.sleep(0.005)
            await host.ask("start")
            await play_out(host)
            await player.client.close()
            with pytest.raises(Ended):
                await playing
            await host.close()
            await running

    asyncio.run(run())


def test_the_host_has_to_allow_it_and_a_program_is_never_host() -> None:
    async def run() -> None:
        async with serving() as served:
            code = await served.room("letters")
            host, running = await host_of(served, code)
            with pytest.raises(Refused, match="not allowed programs"):
                await bot_in(served, code, "random", []).run()
            await host.ask("settings", programs=True)
            player = bot_in(served, code, "random", [])
            playing = asyncio.create_task(player.run())
            async with asyncio.timeout(DEADLINE):
                while player.client.place is None:
                    await asyncio.sleep(0.005)
            with pytest.raises(Refused, match="A host is a person"):
                await host.ask("give_host", place=player.client.place)
            with pytest.raises(Refused, match="no seat in a game"):
                await host.look()
            await host.ask("kick", place=player.client.place)
            with pytest.raises(Ended, match="sent you away"):
                await playing
            await host.close()
            await running

    asyncio.run(run())


def test_a_bot_that_does_not_play_the_game_is_refused() -> None:
    async def run() -> None:
        async with serving() as served:
            code = await served.room("letters")
            with pytest.raises(Refused, match="no bot 'tactician'"):
                await bot_in(served, code, "tactician", []).run()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("exec:/home/zoe/secret/bot --key 1234", "exec"),
        ("tcp:192.168.1.7:9000", "tcp"),
        ("hybrid:draw2=3.5", "hybrid:draw2=3.5"),
    ],
)
def test_a_room_is_not_told_how_a_program_is_reached(bot: str, told: str) -> None:
    assert shown_kind(bot) == told
