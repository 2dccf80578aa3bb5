"""A client of a dialect, from its first word to its last.

It may be silent and without a room for as long as it likes; such connections are limited by number.
What it says is dealt with in order, one thing after the other: finding a room takes time.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Mapping
from typing import Final

from parlour.kernel import codec as asks
from parlour.kernel.codec import LOBBY, Request
from parlour.kernel.dialect import Dialect
from parlour.kernel.errors import Refused
from parlour.kernel.game import Game
from parlour.room.errors import error_code
from parlour.room.lobby import is_free
from parlour.room.messages import (
    PROTOCOL,
    Act,
    Begin,
    Command,
    Hello,
    Join,
    Leave,
    Message,
    Pick,
    Profile,
    Ready,
    TakeBack,
)
from parlour.room.outcome import Written
from parlour.server.clock import Timer, sleep
from parlour.server.codes import read_code
from parlour.server.connection import LIMIT, RESTARTING, SLOWLY, Connection
from parlour.server.dialects.session import Mute, Session, as_json
from parlour.server.limits import household
from parlour.server.line import Wire
from parlour.server.rooms import FULL, FULL_ROOM, RESTART, Crowded, Rooms
from parlour.store import StoreFailed

MOST_TEXTS: Final = 64  # that wait to be dealt with
LONGEST_LINE: Final = 1024  # bytes
MOMENT: Final = 1.0  # seconds: then a client of lines that says nothing is led to a table
SOON: Final = 0.01
DONE: Final = 1000

NO_ROOM: Final = "There is no such room."
CROWDED: Final = "Too many connections from your address are in no room."
NOT_FREE: Final = "That name cannot be used here; choose another."
AGAIN: Final = "The room is being opened again; please try once more."
NO_PROTOCOL: Final = as_json(
    {
        "type": "error",
        "message": "No protocol that is spoken here begins with such a message.",
    }
)


class Lounge:
    """What guests of a server share: how many are in no room, and who waits for an opponent."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.waiting: dict[str, Connection] = {}  # game → who waits for an opponent
        self.pairing = asyncio.Lock()
        self._idle: Counter[str] = Counter()

    def is_full(self, address: str) -> bool:
        return self._idle[address] >= self.rooms.settings.idle_connections

    def come(self, address: str) -> None:
        self._idle[address] += 1

    def go(self, address: str) -> None:
        self._idle[address] -= 1
        if self._idle[address] <= 0:
            del self._idle[address]


class Guest:
    """One client. Which dialect it speaks may be known only from its first message."""

    def __init__(
        self,
        lounge: Lounge,
        address: str,
        choose: Callable[[str], tuple[Game, Dialect] | None],
        query: Mapping[str, str],
        lines: bool = False,
    ) -> None:
        self._lounge = lounge
        self._rooms = lounge.rooms
        self._address = household(address)
        self._choose = choose
        self._query = query
        self._lines = lines
        self._session: Session | None = None
        self._texts: deque[str | None] = deque()
        self._working = False
        self._idle = False  # whether it counts as being in no room
        self._moment: Timer | None = None
        self._connection: Connection

    # From the line

    def opened(self, wire: Wire) -> None:
        rooms, lounge = self._rooms, self._lounge
        connection = rooms.connection(wire, self._address)
        connection.codec = Mute()
        self._connection = connection
        if rooms.closing:
            connection.close(RESTARTING, RESTART)
        elif rooms.connections >= rooms.settings.max_connections:
            connection.close(LIMIT, FULL)
        elif lounge.is_full(self._address):
            connection.close(LIMIT, CROWDED)
        else:
            rooms.sockets.add(connection)
            self._set_idle(True)
            self._begin("")

    def hear(self, text: str | None) -> None:
        connection = self._connection
        if connection.closing:
            return
        if self._moment is not None:
            self._moment.cancel()
            self._moment = None
        if len(self._texts) < MOST_TEXTS:
            self._texts.append(self._readable(text))
            self._work()
        elif self._session is not None:
            connection.count_refused()
            self._send(self._session.wrong(SLOWLY))

    def _readable(self, text: str | None) -> str | None:
        """A text, if it is one and not too long: what waits takes little memory."""
        if text is None:
            self._connection.count_refused()
            return None
        longest = LONGEST_LINE if self._lines else self._rooms.settings.message_bytes
        if len(text.encode(errors="replace")) <= longest:
            return text
        self._connection.count_too_long()
        return None

    def lost(self) -> None:
        connection = self._connection
        connection.closing = True
        self._texts.clear()
        if self._moment is not None:
            self._moment.cancel()
        self._set_idle(False)
        self._rooms.sockets.discard(connection)
        if connection.live is not None:
            connection.live.disconnect(connection)

    # One thing after the other

    def _begin(self, first: str) -> None:
        """Begin to speak a dialect, as soon as it is known which."""
        chosen = self._choose(first)
        if chosen is None:
            return
        game, dialect = chosen
        session = Session(dialect.codec(game, self._query), self._work, self._lines)
        self._session = self._connection.codec = session
        self._send(session.open())
        if self._lines:
            self._moment = self._rooms.clock.later(MOMENT, self._waited)

    def _waited(self) -> None:
        self._moment = None
        if self._session is not None:
            self._send(self._session.wait())

    def _work(self) -> None:
        if not self._working:
            self._working = True
            self._rooms.run(self._deal())

    async def _deal(self) -> None:
        try:
            while not self._connection.closing:
                if self._session is not None and self._session.requests:
                    await self._perform(self._session, self._session.requests.popleft())
                elif self._texts:
                    self._listen(self._texts.popleft())
                else:
                    break
        finally:
            self._working = False

    def _listen(self, text: str | None) -> None:
        connection = self._connection
        if self._session is None and text is not None:
            self._begin(text)
        session = self._session
        if session is None:
            self._send([NO_PROTOCOL])
        elif text is None:
            self._send(session.wrong("That message is too long or no text."))
        elif not connection.may_speak(self._rooms.clock.now()):
            self._send(session.wrong(SLOWLY))
        else:
            self._send(session.hear(text))

    def _send(self, frames: list[bytes]) -> None:
        send(self._connection, frames)

    def _set_idle(self, idle: bool) -> None:
        if idle and not self._idle:
            self._lounge.come(self._address)
        elif self._idle and not idle:
            self._lounge.go(self._address)
        self._idle = idle

    # Requests

    async def _perform(self, session: Session, request: Request) -> None:
        match request:
            case asks.Create():
                await self._create(session, request, request.preset, request.options)
            case asks.Pair():
                await self._pair(session, request)
            case asks.Enter():
                await self._enter(session, request, read_code(request.code), request.key)
            case asks.Quit():
                await self._quit(session)
            case asks.Exit():
                self._go_out(session)
            case asks.Hang():
                await self._hang_up()
            case asks.Do():
                self._do_all(session, request, [Act(action) for action in request.actions])
            case asks.Step():
                again: list[Command] = [TakeBack()] if request.anew else []
                self._do_all(session, request, [*again, *(Pick(step) for step in request.steps)])
            case asks.Sit():
                self._sit(session, request)
            case asks.Prepare():
                self._do_all(session, request, [Ready(request.ready)])
            case asks.Rename():
                own = None if session.codec.scene is None else session.codec.scene.own
                avatar = "" if own is None else own.avatar
                self._do_all(session, request, [Profile(request.name, avatar)])
            case asks.Begin():
                self._do_all(session, request, [Begin()])

    async def _create(
        self, session: Session, request: Request, preset: str, options: Mapping[str, object]
    ) -> str | None:
        """Open a room and enter it; its code."""
        game = session.codec.game
        try:
            settled = game.settle(options, preset)
            code = await self._rooms.create(game.name, preset, settled, self._address)
        except Refused as error:
            self._send(session.refuse(request, error_code(error), str(error)))
            return None
        except StoreFailed:
            self._send(session.refuse(request, "limit", AGAIN))
            return None
        await self._enter(session, request, code, None)
        return code

    async def _pair(self, session: Session, request: Request) -> None:
        """The first one waits in a new room for the second."""
        waiting, game = self._lounge.waiting, session.codec.game.name
        async with self._lounge.pairing:
            other = waiting.pop(game, None)
            live = None if other is None or other.closing else other.live
            if live is not None and live.room.state.phase == LOBBY:
                await self._enter(session, request, live.code, None)
            elif await self._create(session, request, "spec", {}) is not None:
                waiting[game] = self._connection

    async def _enter(
        self, session: Session, request: Request, code: str | None, key: str | None
    ) -> None:
        """Go into a room. A key that opens no seat there lets its owner watch."""
        rooms = self._rooms
        try:
            live = await rooms.look_up(code, self._address)
        except Crowded as error:
            self._send(session.refuse(request, "limit", str(error)))
            return
        except (Refused, StoreFailed) as error:
            self._send(session.refuse(request, "stale", str(error)))
            return
        if live is None:
            self._send(session.refuse(request, "unknown", NO_ROOM))
            return
        if len(live.connections) >= rooms.settings.room_connections:
            self._send(session.refuse(request, "limit", FULL_ROOM))
            return
        if self._connection.closing:
            return
        self._leave_room(session)
        self._set_idle(False)
        opens = key is not None and live.room.opens(key)
        if opens:
            session.codec.key = key
        live.connect(self._connection, Hello(PROTOCOL, key if opens else None))

    def _sit(self, session: Session, request: asks.Sit) -> None:
        live = self._connection.live
        if live is not None and request.exact and not is_free(live.room.state, request.name):
            self._send(session.refuse(request, "illegal", NOT_FREE))
        else:
            self._do_all(session, request, [Join(request.name, request.avatar, request.key)])

    async def _quit(self, session: Session) -> None:
        scene = session.codec.scene
        if scene is not None and scene.me is not None:
            self._do(session, None, Leave())
            await self._told_all()
        self._go_out(session)

    def _go_out(self, session: Session) -> None:
        self._leave_room(session)
        session.go_out()
        self._set_idle(True)

    async def _hang_up(self) -> None:
        await self._told_all()
        self._connection.close(DONE)

    async def _told_all(self) -> None:
        """Wait until the room has said what it is about to say."""
        live = self._connection.live
        while live is not None and live.behind and not live.dead:
            await sleep(self._rooms.clock, SOON)

    def _leave_room(self, session: Session) -> None:
        live = self._connection.live
        if live is not None:
            live.disconnect(self._connection)
            self._connection.live = self._connection.key = None

    def _do_all(self, session: Session, request: Request, commands: list[Command]) -> None:
        """Put a request to the room; several commands are told to every dialect as one."""
        listening = self._listening() if len(commands) > 1 else []
        for _, other in listening:
            other.hold()
        for number, command in enumerate(commands, 1):
            last = number == len(commands)
            if last:
                for _, other in listening:
                    other.let_go()
            if not self._do(session, request, command, last):
                break
        for connection, other in listening:
            send(connection, other.release())

    def _listening(self) -> list[tuple[Connection, Session]]:
        """Everybody in this room who speaks a dialect."""
        live = self._connection.live
        here = () if live is None else live.connections
        return [(one, one.codec) for one in here if isinstance(one.codec, Session)]

    def _do(
        self, session: Session, request: Request | None, command: Command, last: bool = True
    ) -> bool:
        """Put one command to the room; whether it was carried out."""
        live = self._connection.live
        if live is None or live.dead:
            self._send(session.wrong(AGAIN))
            return False
        id = session.expect(request if last else None)
        live.do(self._connection, command, id, self._rooms.clock.now())
        return not session.refused


def send(connection: Connection, frames: list[bytes]) -> None:
    if frames:
        for frame in frames:
            connection.push(Written(Message, frame))
