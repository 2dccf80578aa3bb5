"""The same load on boardgame.io: matches with four players and somebody who watches.

It speaks the little of socket.io that this takes. An action takes from the moment the move is sent
until all five have the new state.
"""

import json
import time
from typing import Any

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from server_load import (  # type: ignore[import-not-found]
    CONNECTIONS,
    PLAYERS,
    Load,
    arguments,
    measure,
)

SPACE = "/letters,"


class Context(msgspec.Struct):
    currentPlayer: str = "0"  # noqa: N815


class State(msgspec.Struct):
    ctx: Context = msgspec.field(default_factory=Context)
    _stateID: int = 0  # noqa: N815


class Synced(msgspec.Struct):
    state: State


read_update = msgspec.json.Decoder(tuple[str, str, State, Any]).decode
read_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode


class Seat(WSListener):
    """A player, or the last one, who watches."""

    def __init__(self, match: "Match", index: int) -> None:
        super().__init__()
        self.match = match
        self.player = json.dumps(str(index) if index < PLAYERS else None)
        self.wire: WSTransport | None = None

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self.match.load.closing:
            self.match.load.fail("a connection was lost")

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        data = frame.get_payload_as_bytes()
        load = self.match.load
        load.frames += 1
        load.bytes += len(data)
        self.wire = transport
        if data.startswith(b"0"):
            self.send(f"40{SPACE}")
        elif data.startswith(b"2"):
            self.send("3")
        elif data.startswith(b"40"):
            self.emit("sync", f'"{self.match.code}",{self.player},null,{PLAYERS}')
        elif data.startswith(b"42"):
            self.match.hear(data[data.index(b"[") :])

    def send(self, text: str) -> None:
        assert self.wire is not None
        self.wire.send(WSMsgType.TEXT, text.encode())

    def emit(self, event: str, arguments: str) -> None:
        self.send(f'42{SPACE}["{event}",{arguments}]')


class Match:
    """A match and what it is waiting for."""

    over = False

    def __init__(self, load: Load, code: str) -> None:
        self.load, self.code = load, code
        self.seats = [Seat(self, index) for index in range(CONNECTIONS)]
        self.current, self.state = 0, 0
        self.synced = self.views = 0
        self.sent = 0.0

    async def open(self) -> None:
        url = self.load.url.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"
        for number, seat in enumerate(self.seats):
            await ws_connect(lambda seat=seat: seat, url)
            await self.load.until(lambda number=number: self.synced > number)
        self.load.idle(self)

    def act(self) -> None:
        seat = self.seats[self.current]
        self.views = CONNECTIONS
        self.sent = time.perf_counter()
        self.load.sends += 1
        move = f'{{"type":"play","args":[{self.state}],"playerID":{seat.player}}}'
        action = f'{{"type":"MAKE_MOVE","payload":{move}}}'
        seat.emit("update", f'{action},{self.state},"{self.code}",{seat.player}')

    def hear(self, data: bytes) -> None:
        if data.startswith(b'["sync"'):
            self.note(read_sync(data)[2].state)
            self.synced += 1
        elif data.startswith(b'["update"'):
            self.note(read_update(data)[2])
            self.views -= 1
            if self.views == 0:
                self.load.note(time.perf_counter() - self.sent, self)
                self.load.idle(self)

    def note(self, state: State) -> None:
        self.current, self.state = int(state.ctx.currentPlayer), state._stateID


async def open_match(load: Load, number: int) -> Match:
    match = Match(load, f"m{number}")
    await match.open()
    return match


if __name__ == "__main__":
    print(json.dumps(uvloop.run(measure(arguments(__doc__), open_match))))
