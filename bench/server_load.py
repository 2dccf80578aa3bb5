"""The load on a server: rooms with four players and a TV each, who play as fast as they can.

A process of its own, started by bench/server.py. An action takes from the moment it is sent until
the last of the views it caused has arrived, and with --ids its acknowledgement, too. With --script
a bare server is asked for the frames of an earlier run in the same order, with the same work here.
"""

import argparse
import asyncio
import json
import os
import random
import time
from collections import deque
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Protocol

import httpx
import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

PLAYERS = 4
CONNECTIONS = PLAYERS + 1
WARM_UP = 0.5  # seconds not counted
TICK = 0.001
RECORDED = 2000  # commands, at most
BETWEEN = (0, 0, 1, 2, 3, 0)  # who says rematch, ready, ready, ready, ready, start
PRIVATE = range(1, 6)  # the kernel's events that only their owner hears of


class View(msgspec.Struct):
    over: bool


class Update(msgspec.Struct):
    """Of a game update, what a player here needs."""

    view: View
    seq: int
    choices: list[int]
    events: list[list[int]]


class Message(msgspec.Struct):
    payload: Update


read = msgspec.json.Decoder(Message).decode

# What a message is, by how it begins: reading all of each would keep a processor from the server
UPDATE = b'{"type":"game"'
ACK = b'{"type":"ack"'
ERROR = b'{"type":"error"'
UNASKED = b',"choices":[],'


class Socket(WSListener):
    """One of a room's five connections."""

    def __init__(self, room: "Room", index: int) -> None:
        super().__init__()
        self.room = room
        self.index = index
        self.told = b""  # the last update
        self.asked = False  # and it has a question
        self.wire: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.wire = transport

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self.room.load.closing:
            self.room.load.fail("a connection was lost")

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            data = frame.get_payload_as_bytes()
            load = self.room.load
            load.frames += 1
            load.bytes += len(data)
            self.room.hear(self, data)
        elif frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())

    def say(self, type: str, payload: str = "{}", named: bool = True) -> None:
        """Each time under another id, if any: nothing is done twice under the same."""
        assert self.wire is not None
        load = self.room.load
        load.sends += 1
        id = f',"id":"a{load.sends}"' if named else ""
        text = f'{{"type":"{type}","payload":{payload}{id}}}'
        self.wire.send(WSMsgType.TEXT, text.encode())


class Room:
    """A room and what it is waiting for."""

    def __init__(self, load: "Load", code: str) -> None:
        self.load = load
        self.code = code
        self.sockets = [Socket(self, index) for index in range(CONNECTIONS)]
        self.acting = False
        self.ready = False  # an action can be sent
        self.over = False
        self.acks = 0  # to come
        self.views = 0  # to come
        self.then: Any = None  # what to do when all has come
        self.sent = 0.0
        self.actor = 0
        self.heard: list[list[str]] = [[] for _ in self.sockets]  # since the last command
        self.position = 0
        self.counts = True  # whether this is an action, or what comes between two games

    # Setting up

    async def open(self) -> None:
        url = self.load.url.replace("http", "ws", 1)
        for index, socket in enumerate(self.sockets):
            path = f"{url}/ws/{self.code}" + (f"/{index}" if self.load.script else "")
            await ws_connect(lambda socket=socket: socket, path)
        if self.load.script:
            self.set_ready()
            return
        for socket in self.sockets:
            socket.say("hello", '{"protocol":1}')
        await self.all_of(CONNECTIONS)
        for socket in self.sockets[:PLAYERS]:
            socket.say("join", f'{{"name":"P{socket.index}"}}')
            await self.all_of(1)
        self.begin()
        await self.load.until(lambda: self.ready)

    async def all_of(self, acks: int) -> None:
        done = asyncio.get_running_loop().create_future()
        self.expect(acks, 0, lambda: done.set_result(None))
        await done

    def begin(self) -> None:
        self.over = False
        for socket in self.sockets[:PLAYERS]:
            socket.asked = False
            socket.say("ready", '{"ready":true}')
        self.expect(PLAYERS, 0, self.start)

    def start(self) -> None:
        self.sockets[0].say("start", "{}")
        self.expect(1, CONNECTIONS, self.set_ready)

    def again(self) -> None:
        self.ready = False
        self.sockets[0].say("rematch", "{}")
        self.expect(1, 0, self.begin)

    def set_ready(self) -> None:
        self.ready = True
        self.load.idle(self)

    def expect(self, acks: int, views: int, then: Any) -> None:
        self.acks, self.views, self.then = acks, views, then

    # Playing

    def act(self) -> None:
        """Send an action; which one does not matter."""
        if self.load.script:
            line = self.load.script[self.position % len(self.load.script)]
            self.position += 1
            self.actor, self.counts = line["actor"], line["counts"]
            action, seen = self.position, -1
            self.expect(0, sum(map(len, line["frames"])), self.done)
        else:
            self.actor = next(i for i in range(PLAYERS) if self.sockets[i].asked)
            update = read(self.sockets[self.actor].told).payload
            action, seen = random.choice(update.choices), update.seq
            self.expect(int(self.load.ids), CONNECTIONS, self.done)
            self.load.record_between(self)
        socket = self.sockets[self.actor]
        socket.asked = False
        self.acting = True
        self.sent = time.perf_counter()
        socket.say("act", f'{{"action":{action},"seen":{seen}}}', self.load.ids)

    def done(self) -> None:
        self.acting = False
        if self.counts:
            self.load.note(time.perf_counter() - self.sent, self)
        if self.over:
            self.again()
        else:
            self.load.idle(self)

    def take_heard(self) -> list[list[str]]:
        heard, self.heard = self.heard, [[] for _ in self.sockets]
        return heard

    def hear(self, socket: Socket, data: bytes) -> None:
        if self.load.recording is not None:
            self.heard[socket.index].append(data.decode())
        if self.load.script:
            self.views -= 1
        elif data.startswith(UPDATE):
            socket.told, socket.asked = data, UNASKED not in data
            self.views -= 1
            if self.acting and socket.index == self.actor:
                update = read(data).payload
                self.over = update.view.over
                if update.events and all(event[0] in PRIVATE for event in update.events):
                    self.views = 0  # nobody else hears of it
        elif data.startswith(ACK):
            self.acks -= 1
        elif data.startswith(ERROR):
            self.load.fail(data.decode())
        if self.acks <= 0 and self.views <= 0 and self.then is not None:
            then, self.then = self.then, None
            then()


class Acting(Protocol):
    """Something that can act."""

    def act(self) -> None: ...


class Load:
    """All rooms, and what was measured."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.url: str = given.url
        self.game: str = given.game
        self.rate: float = given.rate
        self.ids: bool = given.ids
        self.script: list[dict[str, Any]] = []
        if given.script:
            lines = Path(given.script).read_text().splitlines()
            self.script = [json.loads(line) for line in lines]
        self.recording: list[dict[str, Any]] | None = [] if given.record else None
        self.frames = self.bytes = self.sends = self.paced = 0
        self.start = 0.0
        self.times: list[float] = []
        self.waiting: deque[Acting] = deque()
        self.running = self.closing = False
        self.error = ""
        self.rooms: list[Acting] = []

    def idle(self, room: Acting) -> None:
        """A room could act again."""
        if self.running and not self.rate:
            room.act()
        else:
            self.waiting.append(room)
            self.keep_pace()

    def note(self, seconds: float, room: Acting) -> None:
        self.times.append(seconds)
        if isinstance(room, Room):
            self.record(room.actor, room.take_heard(), counts=True)

    def record(self, actor: int, frames: list[list[str]], counts: bool) -> None:
        if self.recording is not None and self.running and len(self.recording) < RECORDED:
            self.recording.append({"actor": actor, "frames": frames, "counts": counts})

    def record_between(self, room: Room) -> None:
        """What was heard between two games, divided among the commands that caused it."""
        heard = room.take_heard()
        if any(heard):
            for number, actor in enumerate(BETWEEN):
                share = [frames[number :: len(BETWEEN)] for frames in heard]
                self.record(actor, share, counts=False)

    async def until(self, done: Callable[[], bool]) -> None:
        while not done():
            self.check()
            await asyncio.sleep(0.001)

    def fail(self, text: str) -> None:
        self.error = self.error or text

    def check(self) -> None:
        """Do not go on after a mistake."""
        if self.error:
            raise SystemExit(f"The load failed: {self.error}")

    def begin(self) -> None:
        """Let all rooms act, as fast as possible or at a steady rate."""
        self.running = True
        self.start = time.perf_counter()
        if self.rate:
            self.ticking = asyncio.create_task(self.steadily())
        else:
            while self.waiting:
                self.waiting.popleft().act()

    def keep_pace(self) -> None:
        """Send what is due by now, as far as there are rooms that can act."""
        due = (time.perf_counter() - self.start) * self.rate
        while self.running and self.waiting and self.paced < due:
            self.paced += 1
            self.waiting.popleft().act()

    async def steadily(self) -> None:
        while self.running:
            self.keep_pace()
            await asyncio.sleep(TICK)


Opening = Callable[[Load, int], Awaitable[Acting]]


async def new_room(load: Load) -> str:
    async with httpx.AsyncClient(base_url=load.url, timeout=30) as http:
        answer = await http.post("/api/rooms", json={"game": load.game})
        return str(answer.json()["room"])


async def open_room(load: Load, number: int) -> Room:
    room = Room(load, f"R{number}" if load.script else await new_room(load))
    await room.open()
    return room


async def measure(given: argparse.Namespace, opening: Opening = open_room) -> dict[str, object]:
    load = Load(given)
    if opening is open_room and not load.script:
        await new_room(load)  # nobody plays there; but now the writer's process is there, too
    before = memory(given.pid)
    for number in range(given.rooms):
        load.rooms.append(await opening(load, number))
    load.begin()
    await asyncio.sleep(WARM_UP)
    load.times.clear()
    load.frames = load.bytes = 0
    sends = load.sends
    cpu, own, start = cpu_seconds(given.pid), time.process_time(), time.perf_counter()
    await asyncio.sleep(given.seconds)
    seconds, commands = time.perf_counter() - start, load.sends - sends
    cpu = [after - early for after, early in zip(cpu_seconds(given.pid), cpu, strict=True)]
    own = time.process_time() - own
    load.closing, load.running = True, False
    if given.record:
        lines = [json.dumps(line) for line in load.recording or []]
        Path(given.record).write_text("\n".join(lines))
    times = sorted(load.times)
    load.check()
    if not times:
        raise SystemExit("The load failed: nothing was done")
    return {
        "actions": len(times),
        "actions_per_s": len(times) / seconds,
        "commands_per_s": commands / seconds,
        "p50_ms": 1000 * times[len(times) // 2],
        "p99_ms": 1000 * times[int(len(times) * 0.99)],
        "server_cpu": cpu[0] / seconds,
        "loop_cpu": cpu[1] / seconds,
        "load_cpu": own / seconds,
        "cpu_us_per_command": 1e6 * cpu[0] / commands,
        "loop_us_per_command": 1e6 * cpu[1] / commands,
        "frame_bytes": load.bytes / max(1, load.frames),
        "frames_per_action": load.frames / len(times),
        "kb_per_room": (memory(given.pid) - before) / 1024 / given.rooms,
    }


def family(pid: int) -> list[int]:
    """A process and those it has started."""
    lists = [path.read_text() for path in Path(f"/proc/{pid}/task").glob("*/children")]
    return [pid, *(one for text in lists for child in text.split() for one in family(int(child)))]


def cpu_seconds(pid: int) -> list[float]:
    """Of a process with all it has started, and of its first thread: the event loop."""
    tick = os.sysconf("SC_CLK_TCK")
    paths = [f"/proc/{one}/stat" for one in family(pid)]
    used = []
    for path in [*paths, f"/proc/{pid}/task/{pid}/stat"]:
        fields = Path(path).read_text().rpartition(")")[2].split()
        used.append((int(fields[11]) + int(fields[12])) / tick)
    return [sum(used[:-1]), used[-1]]


def memory(pid: int) -> int:
    """Resident bytes of a process with all it has started."""
    pages = [int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in family(pid)]
    return sum(pages) * os.sysconf("SC_PAGE_SIZE")


def arguments(what: str | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument("--url", required=True)
    parser.add_argument("--pid", type=int, required=True)
    parser.add_argument("--game", default="letters")
    parser.add_argument("--rooms", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rate", type=float, default=0.0, help="actions a second; 0: all it takes")
    parser.add_argument("--ids", type=int, default=0, help="1: actions ask to be acknowledged")
    parser.add_argument("--record", help="write the frames of every action to this file")
    parser.add_argument("--script", help="ask a bare server for the frames of this file")
    return parser.parse_args()


if __name__ == "__main__":
    print(json.dumps(uvloop.run(measure(arguments(__doc__)))))
