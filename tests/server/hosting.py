"""Rooms without a network and with a clock of its own."""

import asyncio
import heapq
import itertools
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any

from parlour.kernel.table import Table
from parlour.room.messages import PROTOCOL, Hello
from parlour.server.live import LiveRoom
from parlour.server.rooms import Rooms
from parlour.server.workers.shares import Owner
from parlour.store import Store
from parlour.store.memory import MemoryStore
from server.wire import settings
from waiting import DEADLINE

Frame = dict[str, Any]
Scenario = Callable[..., Coroutine[Any, Any, None]]


def scenario(test: Scenario) -> Callable[..., None]:
    """Run a coroutine as a test."""

    def run(**fixtures: Any) -> None:
        asyncio.run(test(**fixtures))

    return wraps(test)(run)


class Alarm:
    def __init__(self, do: Callable[[], object]) -> None:
        self.do: Callable[[], object] | None = do

    def cancel(self) -> None:
        self.do = None


class FakeClock:
    """Time that passes when a test says so."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self._now = now
        self._alarms: list[tuple[float, int, Alarm]] = []
        self._count = itertools.count()

    def now(self) -> float:
        return self._now

    def later(self, seconds: float, do: Callable[[], object]) -> Alarm:
        alarm = Alarm(do)
        heapq.heappush(self._alarms, (self._now + seconds, next(self._count), alarm))
        return alarm

    def jump(self, seconds: float) -> None:
        """As if the computer had slept: alarms ring afterwards."""
        self._now += seconds

    async def pass_(self, seconds: float) -> None:
        """Let time pass; whatever is due happens at its time."""
        end = self._now + seconds
        while self._alarms and self._alarms[0][0] <= end:
            due, _, alarm = heapq.heappop(self._alarms)
            self._now = max(self._now, due)
            if alarm.do is not None:
                alarm.do()
            await settle()
        self._now = end


async def settle() -> None:
    """Let everything run that can run now."""
    for _ in range(20):
        await asyncio.sleep(0)


class Phone:
    """A client at the other end of nothing: it keeps what it is sent."""

    def __init__(self, rooms: Rooms, address: str = "") -> None:
        self.frames: list[Frame] = []
        self.closed: int | None = None
        self.open = asyncio.Event()  # whether its line takes anything
        self.open.set()
        self.aborted = False
        self.heard = True  # whether what it says is read
        self.rooms = rooms
        self.connection = rooms.connection(Line(self), address)
        rooms.sockets.add(self.connection)
        self._ids = itertools.count()

    def enter(self, live: LiveRoom, key: str | None = None, seen: int = -1) -> "Phone":
        live.connect(self.connection, Hello(PROTOCOL, key, seen))
        return self

    def say(self, type: str, id: str | None = None, **payload: Any) -> str:
        id = id or f"{next(self._ids)}"
        assert self.connection.live is not None
        message = {"type": type, "payload": payload, "id": id}
        self.connection.live.receive(self.connection, json.dumps(message))
        return id

    async def do(self, type: str, **payload: Any) -> Frame:
        """Say something; its acknowledgement or refusal."""
        id = self.say(type, **payload)
        return await self.answer(id)

    async def answer(self, id: str) -> Frame:
        async with asyncio.timeout(DEADLINE):
            while True:
                for frame in self.frames:
                    if frame["payload"].get("id") == id:
                        return frame
                await asyncio.sleep(0.001)

    def all(self, type: str) -> list[Frame]:
        return [frame["payload"] for frame in self.frames if frame["type"] == type]

    def last(self, type: str) -> Frame:
        return self.all(type)[-1]


class Line:
    """The wire of a phone. When it is closed it still takes one last piece, as a buffer does."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.held = b""

    def write(self, text: bytes) -> bool:
        if self.held:
            return False
        if self.phone.open.is_set():
            self.phone.frames.append(json.loads(text))
        else:
            self.held = text
        return True

    async def drained(self) -> None:
        await self.phone.open.wait()
        if self.held:
            self.phone.frames.append(json.loads(self.held))
        self.held = b""

    def hang_up(self, code: int, reason: str) -> None:
        self.phone.closed = code

    def abort(self) -> None:
        self.phone.aborted = True

    def pause_reading(self) -> None:
        self.phone.heard = False

    def resume_reading(self) -> None:
        self.phone.heard = True


@asynccontextmanager
async def hosting(
    store: Store | None = None, clock: FakeClock | None = None, **given: object
) -> AsyncIterator[Rooms]:
    """Rooms with a fake clock, and bots that answer at once in this process."""
    clock = clock or FakeClock()
    rooms = Rooms(settings(**given), store or MemoryStore(clock.now), clock)
    rooms.bots.ask = quick_bot  # type: ignore[method-assign]
    await rooms.start()
    try:
        yield rooms
    finally:
        await rooms.close()


async def quick_bot(room: Owner, view: Table, options: object, bot: str) -> int:
    return int(view.choices(view.viewer)[-1])


async def opened(rooms: Rooms, game: str = "letters") -> LiveRoom:
    """A new room."""
    live = await rooms.find(await rooms.create(game))
    assert live is not None
    return live


async def seated(rooms: Rooms, live: LiveRoom, people: int, bots: int = 0) -> list[Phone]:
    """People and bots, ready to start."""
    phones = [Phone(rooms).enter(live) for _ in range(people)]
    for number, phone in enumerate(phones):
        assert (await phone.do("join", name=f"P{number}"))["type"] == "ack"
        assert (await phone.do("ready", ready=True))["type"] == "ack"
    for _ in range(bots):
        assert (await phones[0].do("add_bot"))["type"] == "ack"
    return phones


def clock_of(rooms: Rooms) -> FakeClock:
    assert isinstance(rooms.clock, FakeClock)
    return rooms.clock
