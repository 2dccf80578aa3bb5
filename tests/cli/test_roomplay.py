"""A room in plain lines: all that is shown, typed by somebody at a real server."""

import asyncio
import io
from collections.abc import Callable
from pathlib import Path
from queue import Queue

from rich.console import Console

from parlour.cli.roomplay import RoomPlay
from parlour.client.address import read_address
from parlour.client.keys import Keys
from parlour.client.room import RoomClient
from parlour.tui.remote import RemoteDesk
from server.wire import Served, serving

DEADLINE = 30.0


class Person:
    """Types lines, and reads what comes."""

    def __init__(self, served: Served, code: str, state: Path) -> None:
        client = RoomClient(read_address(served.url), code)
        self.desk = RemoteDesk(client, "Zoë", Keys(state / "keys.json"))
        self.paper = io.StringIO()
        self.play = RoomPlay(self.desk, Console(file=self.paper, width=100, highlight=False))
        self.typed: Queue[str] = Queue()

    async def until(self, happened: Callable[[], object]) -> None:
        async with asyncio.timeout(DEADLINE):
            while not happened():
                await asyncio.sleep(0.005)

    def shown(self) -> str:
        return self.paper.getvalue()

    async def types(self, line: str, *answers: str) -> None:
        """Type a line, and wait until all of this has been answered."""
        start = len(self.shown())
        self.typed.put(line)
        try:
            await self.until(lambda: all(one in self.shown()[start:] for one in answers))
        except TimeoutError:
            raise AssertionError(f"{line} was answered: {self.shown()[start:]}") from None

    async def choose(self) -> None:
        """The first answer to a question."""
        client = self.desk.client
        before = client.update.seq if client.update else -1
        self.typed.put("1")
        await self.until(lambda: client.update and client.update.seq > before)


async def before_the_game(zoe: Person) -> None:
    await zoe.until(lambda: "Start the game" in zoe.shown())
    await zoe.types("v", "Room ")
    await zoe.types("dance", "There is no such choice or command; h lists them.")
    await zoe.types("h", "take a choice", "programs on|off: host: may programs take seats")
    await zoe.types("set tokens", "House rules are written NAME=VALUE.")
    await zoe.types("set tokens=2")  # with one, she may be out before she is asked
    await zoe.types("hints maybe", "Type: hints on, or hints off")
    await zoe.types("hints on")
    await zoe.types("standins off")
    await zoe.types("bot random", "bot random")
    await zoe.types("say Good evening", "Zoë says: Good evening")
    await zoe.types("l")
    await zoe.types("r", "The game has not begun.")


async def in_the_game(zoe: Person) -> None:
    await zoe.types("1", "Round 1 begins.", "Your hand")  # Start the game
    await zoe.until(lambda: zoe.play.menu)
    await zoe.types("v", "Your hand (2): ", "Set aside: 1 card")
    await zoe.types("l", "At first: ", "Turn 1: ")
    await zoe.types("?", "Whoever plays or discards her is out.")
    await zoe.types("r", "princess")
    await zoe.types("t", "A bot would choose: Play ")
    await zoe.types("b", "There is nothing to take back.")
    while zoe.desk.client.room and zoe.desk.client.room.phase == "playing":
        await zoe.until(lambda: zoe.play.menu or zoe.desk.view().over)
        if zoe.play.menu is not None:
            await zoe.choose()


def test_a_game_in_plain_lines(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving() as served:
            zoe = Person(served, await served.room("letters"), tmp_path)
            running = asyncio.create_task(zoe.play.run(zoe.typed.get))
            await before_the_game(zoe)
            await in_the_game(zoe)
            await zoe.until(lambda: "Scores: " in zoe.shown())
            await zoe.types("v", "The game is over. Type again for another one.")
            await zoe.types("again", "Start the game")
            zoe.typed.put("q")
            assert await running == 0
            assert zoe.shown().endswith("Goodbye.\n")

    asyncio.run(run())
