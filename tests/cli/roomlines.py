"""Somebody in a room in plain lines."""

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
from server.wire import Served
from waiting import DEADLINE


class Person:
    """Types lines, and reads what comes."""

    def __init__(self, house: Served, code: str, state: Path) -> None:
        client = RoomClient(read_address(house.url), code)
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
