"""One seat, or a watcher, in a room of a server. It reconnects by itself."""

import asyncio
import itertools
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from parlour.client.address import Address, decoded
from parlour.client.described import Seen, described, seen_table
from parlour.kernel.errors import Illegal, Malformed, Refused
from parlour.kernel.game import Game, Options
from parlour.kernel.telling import Told
from parlour.room.messages import (
    PROTOCOL,
    Error,
    GameUpdate,
    Goodbye,
    Hinted,
    Joined,
    Left,
    Looked,
    Player,
    RoomInfo,
    Said,
    Welcome,
)

LARGEST: Final = 4 << 20  # bytes of a frame
WAITS: Final = (0.2, 0.5, 1.0, 2.0, 5.0)  # seconds before coming back, the last one for ever
FOR_GOOD: Final = frozenset({4400, 4403, 4404, 4410, 4429})  # what a server closes with
REASONS: Final = {
    4400: "This server speaks another version of the protocol.",
    4403: "The key opens no seat here, or the host has sent you away.",
    4404: "There is no such room.",
    4410: "The room cannot be read by this server.",
    4429: "The server or the room is full.",
}

Kind = TypeVar("Kind")


class Ended(Refused):
    """The connection is closed for good."""


@dataclass
class News:
    """What came with a message: events with the table after them, or talk."""

    told: list[Told] = field(default_factory=list)
    said: Said | None = None
    undone: bool = False


@dataclass
class _Asked:
    """A command that waits for its answer."""

    text: str
    answer: "asyncio.Future[None]"


class RoomClient:
    """What is known of a room, and what can be asked of it.

    `run` reads until the end; `changed` is called with whatever came. A command is sent again
    under its id after a lost connection, so it is done exactly once.
    """

    def __init__(
        self,
        address: Address,
        room: str,
        key: str | None = None,
        changed: Callable[[News], None] = lambda news: None,
    ) -> None:
        self.address = address
        self.code = room
        self.key = key
        self.changed = changed
        self.place: int | None = None
        self.room: RoomInfo | None = None
        self.update: GameUpdate | None = None
        self.game: Game | None = None
        self.language = "en"  # in which games are described
        self.table: Seen | None = None
        self.connected = False
        self.ended = ""  # why it is over, if it is
        self.hinted: asyncio.Future[int] | None = None
        self.sighted: asyncio.Future[Looked] | None = None
        self._seen = -1
        self._socket: ClientConnection | None = None
        self._asked: dict[str, _Asked] = {}
        self._name = secrets.token_hex(4)
        self._ids = itertools.count(1)
        self._known: dict[str, Game] = {}
        self._ready = asyncio.Event()
        self._untold: list[Told] = []

    # Who and where

    @property
    def me(self) -> Player | None:
        """One's own place."""
        players = self.room.players if self.room else []
        return next((one for one in players if one.place == self.place), None)

    @property
    def names(self) -> list[str]:
        """By seat; too few while the room has not said yet who sits where."""
        players = self.room.players if self.room else []
        seated = sorted((one for one in players if one.seat is not None), key=seat_of)
        return [one.name for one in seated]

    @property
    def seat(self) -> int:
        """One's seat in the game; -1 for watchers."""
        return self.update.view.viewer if self.update else -1

    # The connection

    async def run(self) -> None:
        """Stay connected until there is nothing to come back to."""
        tries = 0
        while not self.ended:
            before = self._seen
            try:
                await self._converse()
            except (OSError, TimeoutError, InvalidHandshake) as error:
                if isinstance(error, InvalidHandshake) and tries == 0 and self.room is None:
                    self._end(f"Cannot enter: {error}.")
                elif self.room is None:
                    self._end(f"Cannot reach {self.address.http}; is a server running there?")
            except InvalidURI as error:
                self._end(str(error))
            except Exception as error:
                self._end(f"A mistake of this program: {error!r:.200}")
                raise
            self.connected = False
            self.changed(News())
            if not self.ended:
                tries = 0 if self._seen != before else tries + 1
                await asyncio.sleep(WAITS[min(tries, len(WAITS) - 1)])

    async def _converse(self) -> None:
        url = self.address.socket(self.code)
        async with connect(url, max_size=LARGEST, proxy=None, user_agent_header=None) as socket:
            self._socket = socket
            try:
                await socket.send(self._frame("hello", None, **self._greeting()))
                async for data in socket:
                    await self._receive(data)
            except ConnectionClosed:
                pass
            finally:
                self._socket = None
            code = socket.close_code or 1006
            if code in FOR_GOOD:
                self._end(self.ended or REASONS[code])

    def _greeting(self) -> dict[str, object]:
        return {"protocol": PROTOCOL, "key": self.key, "seen": self._seen}

    def _end(self, reason: str) -> None:
        self.ended = reason
        for one in self._asked.values():
            if not one.answer.done():
                one.answer.set_exception(Ended(reason))
        self._ready.set()

    async def close(self) -> None:
        """Go away; the seat stays."""
        self._end(self.ended or "Closed.")
        if self._socket is not None:
            with suppress(Exception):
                await self._socket.close()

    async def entered(self) -> None:
        """Wait until the room is known."""
        await self._ready.wait()
        if self.ended:
            raise Ended(self.ended)

    # What comes

    async def _receive(self, data: bytes | str) -> None:
        """A frame. Unknown messages are ignored; known ones that make no sense end it."""
        plain = decoded(data)
        if not isinstance(plain, dict):
            return
        read = getattr(self, f"_on_{plain.get('type')}", None)
        if read is not None:
            try:
                await read(plain.get("payload", {}))
            except (msgspec.ValidationError, Malformed) as error:
                self._end(f"The server sent what this program cannot read: {error!s:.200}")
                raise ConnectionClosed(None, None) from error

    async def _on_welcome(self, payload: object) -> None:
        message = convert(payload, Welcome)
        self.place = message.place
        self.code = message.room
        self.connected = True
        for one in self._asked.values():
            await self._send(one.text)

    async def _on_joined(self, payload: object) -> None:
        message = convert(payload, Joined)
        self.place, self.key = message.place, message.key

    async def _on_left(self, payload: object) -> None:
        """The seat was given up; numbers start anew for a watcher."""
        convert(payload, Left)
        self.place = self.key = None
        self._seen = -1

    async def _on_room(self, payload: object) -> None:
        room = convert(payload, RoomInfo)
        self.game = await self._described(room.game, dict(room.options))
        self.room = room
        self._note(room.seq)
        if room.phase == "lobby":
            self.update = self.table = None
        self._ready.set()
        self._tell()

    async def _on_game(self, payload: object) -> None:
        update = convert(payload, GameUpdate)
        if self.room is None or self.game is None:
            return
        self.table = seen_table(self.game, dict(self.room.options), update.view)
        self.update = update
        self._note(update.seq)
        faces: list[dict[int, int]] = [{} for _ in update.events]
        for index, card, face in update.shown:
            if 0 <= index < len(faces):
                faces[index][card] = face
        events = zip(update.events, faces, strict=True)
        self._untold += [Told(event, shown) for event, shown in events]
        self._tell(update.undone)

    def _tell(self, undone: bool = False) -> None:
        """Pass on what happened, once it is known who sits where."""
        seated = self.update is None or len(self.names) == self.update.view.seats
        news = News(self._untold if seated else [], undone=undone)
        if seated:
            self._untold = []
        self.changed(news)

    async def _described(self, name: str, options: Options) -> Game:
        key = repr((name, sorted(options.items())))
        if key not in self._known:
            told = await self.address.describe(name, options, self.language)
            self._known = {key: described(told)}
        return self._known[key]

    async def _on_said(self, payload: object) -> None:
        said = convert(payload, Said)
        self._note(said.seq)
        self.changed(News(said=said))

    async def _on_hint(self, payload: object) -> None:
        if self.hinted is not None and not self.hinted.done():
            self.hinted.set_result(convert(payload, Hinted).action)

    async def _on_sight(self, payload: object) -> None:
        if self.sighted is not None and not self.sighted.done():
            self.sighted.set_result(convert(payload, Looked))

    async def _on_ack(self, payload: object) -> None:
        one = self._answered(payload)
        if one is not None:
            one.answer.set_result(None)

    async def _on_error(self, payload: object) -> None:
        one = self._answered(payload)
        error = convert(payload, Error)
        if one is not None:
            one.answer.set_exception(Illegal(error.text))
        elif not self.connected:
            self.ended = error.text

    def _answered(self, payload: object) -> _Asked | None:
        id = payload.get("id") if isinstance(payload, dict) else None
        one = self._asked.pop(id, None) if isinstance(id, str) else None
        return one if one is not None and not one.answer.done() else None

    async def _on_goodbye(self, payload: object) -> None:
        message = convert(payload, Goodbye)
        if not message.again:
            self._end(message.reason)

    def _note(self, seq: int) -> None:
        self._seen = max(self._seen, seq)

    # What is asked

    async def ask(self, type: str, **payload: object) -> None:
        """Do something; refused in the server's words if it cannot be done."""
        if self.ended:
            raise Ended(self.ended)
        id = f"{self._name}-{next(self._ids)}"
        one = _Asked(self._frame(type, id, **payload), asyncio.get_running_loop().create_future())
        self._asked[id] = one
        if self.connected:
            await self._send(one.text)
        try:
            await one.answer
        finally:
            self._asked.pop(id, None)

    async def join(self, name: str, program: str = "") -> None:
        """Take a seat, unless a key has opened one."""
        if self.place is None:
            await self.ask("join", name=name, **({"program": program} if program else {}))

    async def act(self, action: int) -> None:
        await self.ask("act", action=action, seen=self.update.seq if self.update else -1)

    async def pick(self, step: int) -> None:
        await self.ask("pick", step=step, seen=self.update.seq if self.update else -1)

    async def hint(self) -> int:
        """What a bot would do."""
        self.hinted = asyncio.get_running_loop().create_future()
        await self.ask("hint")
        return await self.hinted

    async def look(self) -> Looked:
        """One's own table as bots are given it."""
        self.sighted = asyncio.get_running_loop().create_future()
        await self.ask("look")
        return await self.sighted

    def _frame(self, type: str, id: str | None, **payload: object) -> str:
        message: dict[str, object] = {"type": type, "payload": payload}
        return msgspec.json.encode(message if id is None else message | {"id": id}).decode()

    async def _send(self, text: str) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):  # it is sent again after coming back
                await self._socket.send(text)


def convert(payload: object, kind: type[Kind]) -> Kind:
    return msgspec.convert(payload, kind)


def seat_of(player: Player) -> int:
    return -1 if player.seat is None else player.seat
