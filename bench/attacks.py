"""What somebody may do to a server who wants to keep others from playing.

A process of its own, started by bench/attack.py: one kind of attack, from one or several loopback
addresses, until its standard input is closed. It speaks to this computer alone, and ends by itself
after a minute at most. Prints how often it has done its worst.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final, NamedTuple

from parlour import games
from parlour.gamefile import encode_game
from parlour.kernel.random import Random
from parlour.kernel.replay import Log
from parlour.kernel.tape import Tape

HOME: Final = 2  # of 127.0.0.x: the first address of the attackers
MOST: Final = 50_000  # times that an attack is carried out
PATIENCE: Final = 2.0  # seconds for an answer
LONGEST: Final = 60  # seconds
CONSONANTS: Final = "BCDFHJKLMPRSTVXZ"
LARGEST_LOG: Final = 1_000_000  # bytes, just within the limit
DECISIONS: Final = 20_000  # more than such a file holds
TEXT, CONTINUATION, PING = 1, 0, 9
SILENCE: Final = (OSError, EOFError, TimeoutError, asyncio.LimitOverrunError)


class Target(NamedTuple):
    """A server, and a room of the attackers' own there."""

    port: int
    text_port: int
    room: str
    game: bytes  # a long game as a file


@dataclass
class Attacker:
    """One of many who do the same."""

    target: Target
    number: int
    address: str
    done: int = 0

    async def connect(self, port: int = 0) -> "Wire":
        streams = asyncio.open_connection(
            "127.0.0.1", port or self.target.port, local_addr=(self.address, 0)
        )
        async with asyncio.timeout(PATIENCE):
            return Wire(*await streams)

    async def ask(self, method: str, path: str, body: bytes = b"") -> bytes:
        """A request on a connection of its own; the answer."""
        wire = await self.connect()
        try:
            await wire.send(request(method, path, body))
            return await wire.read()
        finally:
            wire.close()

    async def enter(self, path: str = "", hello: bool = True) -> "Wire":
        """A WebSocket, in the attackers' room."""
        wire = await self.connect()
        upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        upgrade += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        path = path or f"/ws/{self.target.room}"
        await wire.send(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n{upgrade}\r\n".encode())
        answer = await wire.read(b"\r\n\r\n")
        if b" 101 " not in answer:
            wire.close()
            await asyncio.sleep(0.05)  # whoever is refused would hammer only himself
            raise ConnectionRefusedError
        if hello:
            await wire.say("hello", protocol=1)
        return wire


class Wire:
    """A connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        async with asyncio.timeout(PATIENCE):
            await self.writer.drain()

    async def read(self, until: bytes = b"") -> bytes:
        async with asyncio.timeout(PATIENCE):
            return await (self.reader.readuntil(until) if until else self.reader.read())

    async def say(self, kind: str, **payload: object) -> None:
        text = json.dumps({"type": kind, "payload": payload, "id": str(random.random())})
        await self.send(frame(TEXT, text.encode()))

    async def swallow(self, seconds: float) -> None:
        """Read whatever comes, so that the server need not wait."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while await self.reader.read(1 << 16):
                    pass

    def close(self) -> None:
        self.writer.close()


def request(method: str, path: str, body: bytes = b"", close: bool = True) -> bytes:
    ending = "Connection: close\r\n" if close else ""
    length = f"Content-Length: {len(body)}\r\n" if method == "POST" else ""
    kind = "Content-Type: application/json\r\n"
    head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n{length}{kind}{ending}\r\n"
    return head.encode() + body


def frame(kind: int, data: bytes = b"", last: bool = True) -> bytes:
    """A frame with a mask of zeros, which changes nothing."""
    size = len(data)
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 1 << 16:
        length = bytes([0x80 | 126]) + size.to_bytes(2, "big")
    else:
        length = bytes([0x80 | 127]) + size.to_bytes(8, "big")
    return bytes([(0x80 if last else 0) | kind]) + length + bytes(4) + data


def any_code() -> str:
    return "".join(random.choices(CONSONANTS, k=4))


def long_game() -> bytes:
    """A real game as a file, about as long as a file may be."""
    game, rng, tape = games.load("eights"), Random("attack"), Tape()
    table = game.start(game.seats_for()[1], rng, tape=tape)
    for _ in range(DECISIONS):
        if not table.over:
            seat = table.next_seat()
            table.act(seat, rng.pick(table.choices(seat)), rng)
    whole = encode_game(Log(game, table.seats, game.settle(), tape.events()))
    return whole[: whole.rindex(b"\n", 0, LARGEST_LOG) + 1]


# The attacks: each is done again and again by each of many


async def connections(one: Attacker) -> None:
    """Connections on which nothing is said."""
    wire = await one.connect()
    await wire.swallow(0.3)
    wire.close()


async def requests(one: Attacker) -> None:
    """Many requests at once on one connection."""
    wire = await one.connect()
    await wire.send(request("GET", "/player.html", close=False) * 50)
    await wire.swallow(0.5)
    wire.close()


async def wrong_codes(one: Attacker) -> None:
    await one.ask("GET", f"/api/rooms/{any_code()}")
    (await one.enter(f"/ws/{any_code()}", hello=False)).close()


async def coming_and_going(one: Attacker) -> None:
    """Everybody in a room is told who comes and goes."""
    wire = await one.enter()
    await wire.say("join", name=f"N{random.random():.6f}")
    wire.close()


async def flooding(one: Attacker, piece: bytes) -> None:
    """The same again and again on one socket, as fast as the server takes it."""
    wire = await one.enter()
    reading = asyncio.create_task(wire.swallow(PATIENCE))
    try:
        for _ in range(200):
            await wire.send(piece)
            one.done += 1
    finally:
        reading.cancel()
        wire.close()


async def commands(one: Attacker) -> None:
    await flooding(one, frame(TEXT, b'{"type":"look","payload":{},"id":"1"}') * 50)


async def nonsense(one: Attacker) -> None:
    await flooding(one, frame(TEXT, b'{"type":' * 500))


async def long_messages(one: Attacker) -> None:
    await flooding(one, frame(TEXT, bytes(60_000)))


async def messages_beyond_measure(one: Attacker) -> None:
    await flooding(one, frame(TEXT, bytes(200_000)))


async def pieces(one: Attacker) -> None:
    """A message in empty pieces that never ends."""
    await flooding(one, frame(TEXT, last=False) + frame(CONTINUATION, last=False) * 1000)


async def no_text(one: Attacker) -> None:
    await flooding(one, frame(TEXT, b"\xff\xfe" * 500))


async def pings(one: Attacker) -> None:
    await flooding(one, frame(PING, b"x" * 100) * 100)


async def sending(one: Attacker, headers: str, piece: bytes, pieces: int, pause: float) -> None:
    """A file of a game that comes piece by piece."""
    wire = await one.connect()
    try:
        await wire.send(
            f"POST /api/frames HTTP/1.1\r\nHost: localhost\r\n{headers}\r\n\r\n".encode()
        )
        for _ in range(pieces):
            await wire.send(piece)
            one.done += 1
            await asyncio.sleep(pause)
    finally:
        wire.close()


async def slow_bodies(one: Attacker) -> None:
    await sending(one, "Content-Length: 900000", b"{", 100, 0.05)


async def many_headers(one: Attacker) -> None:
    wire = await one.connect()
    await wire.send(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n" + b"a:b\r\n" * 40_000 + b"\r\n")
    await wire.swallow(0.2)
    wire.close()


async def tiny_chunks(one: Attacker) -> None:
    """A body in chunks of one byte each."""
    await sending(one, "Transfer-Encoding: chunked", b"1\r\n{\r\n" * 10_000, 50, 0.0)


async def deaf_clients(one: Attacker) -> None:
    """They sit in a room in which much is said, and do not read."""
    wire = await one.enter()
    await wire.say("join", name=f"D{one.number}")
    try:
        for _ in range(200):
            await wire.say("emote", emote="wow")
            await wire.say("look")
            one.done += 1
            await asyncio.sleep(0.02)
    finally:
        wire.close()


async def long_files(one: Attacker) -> None:
    """Games as files, to be made into pages; only the first bytes of the answer are read."""
    wire = await one.connect()
    try:
        await wire.send(request("POST", "/api/frames?viewer=all", one.target.game))
        await wire.read(b"\r\n")
    finally:
        wire.close()


async def lobbies(one: Attacker) -> None:
    """New rooms, games under any house rules, QR codes."""
    await one.ask("POST", "/api/rooms", b'{"game":"citadels"}')
    await one.ask("GET", f"/api/games/letters?tokens={random.randint(1, 10)}")
    await one.ask("GET", f"/api/rooms/{one.target.room}/qr.png")


async def hard_bots(one: Attacker) -> None:
    """A room full of bots that think, and somebody who asks for hints."""
    answer = await one.ask("POST", "/api/rooms", b'{"game":"citadels"}')
    _, _, body = answer.partition(b"\r\n\r\n")
    code = json.loads(body).get("room", "") if b" 201 " in answer else ""
    if not code:
        await asyncio.sleep(0.5)
        return
    wire = await one.enter(f"/ws/{code}")
    await wire.say("join", name="H")
    await wire.say("ready", ready=True)
    await wire.say("settings", hints=True)
    for _ in range(6):
        await wire.say("add_bot", bot="hard")
    await wire.say("start")
    reading = asyncio.create_task(wire.swallow(600.0))
    try:
        while True:
            await wire.say("hint")
            await wire.say("act", action=random.randrange(20))
            one.done += 1
            await asyncio.sleep(0.2)
    finally:
        reading.cancel()
        wire.close()


async def lines_of_text(one: Attacker) -> None:
    wire = await one.connect(one.target.text_port)
    await wire.send(b"JOIN nobody\n" * 1000)
    await wire.swallow(0.2)
    wire.close()


async def profiles(one: Attacker) -> None:
    await one.ask("POST", "/api/people", b'{"name":"N"}')
    await one.ask("GET", "/api/leaderboard/coup")
    await one.ask("POST", "/api/queue", b'{"game":"coup"}')


Attack = Callable[[Attacker], Awaitable[None]]
# By name: what is done, by how many at once, and from how many addresses
ATTACKS: Final[dict[str, tuple[Attack, int, int]]] = {
    "connections": (connections, 300, 1),
    "requests": (requests, 50, 1),
    "requests from 8 addresses": (requests, 160, 8),
    "wrong codes": (wrong_codes, 50, 1),
    "coming and going": (coming_and_going, 30, 1),
    "commands": (commands, 30, 1),
    "nonsense": (nonsense, 30, 1),
    "long messages": (long_messages, 30, 1),
    "messages beyond measure": (messages_beyond_measure, 30, 1),
    "empty pieces": (pieces, 30, 1),
    "no text": (no_text, 30, 1),
    "pings": (pings, 30, 1),
    "sockets from 8 addresses": (commands, 160, 8),
    "slow bodies": (slow_bodies, 150, 1),
    "many headers": (many_headers, 20, 1),
    "tiny chunks": (tiny_chunks, 20, 1),
    "deaf clients": (deaf_clients, 35, 1),
    "long files": (long_files, 8, 1),
    "long files from 8 addresses": (long_files, 32, 8),
    "lobbies": (lobbies, 20, 1),
    "hard bots": (hard_bots, 8, 1),
    "lines of text": (lines_of_text, 50, 1),
    "profiles": (profiles, 20, 1),
}


async def again_and_again(attack: Attack, one: Attacker) -> None:
    while one.done < MOST:
        with suppress(*SILENCE):
            await attack(one)
        one.done += 1


async def run(name: str, target: Target) -> int:
    """How often something was done until somebody said stop."""
    attack, many, addresses = ATTACKS[name]
    homes = [f"127.0.0.{HOME + number % addresses}" for number in range(many)]
    all_ = [Attacker(target, number, home) for number, home in enumerate(homes)]
    assert all(ip_address(one.address).is_loopback for one in all_)
    tasks = [asyncio.create_task(again_and_again(attack, one)) for one in all_]
    await asyncio.to_thread(sys.stdin.read)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return sum(one.done for one in all_)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--attack", choices=list(ATTACKS), required=True)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--text-port", type=int, required=True)
    parser.add_argument("--room", required=True)
    given = parser.parse_args()
    signal.alarm(LONGEST)  # whatever happens
    os.nice(10)  # attackers elsewhere would take no time from this computer
    game = long_game() if "files" in given.attack else b""
    print("ready", flush=True)
    target = Target(given.port, given.text_port, given.room, game)
    print(asyncio.run(run(given.attack, target)))


if __name__ == "__main__":
    main()
