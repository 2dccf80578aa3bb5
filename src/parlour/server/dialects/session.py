"""Between a room and a dialect's codec: our messages become what a codec is told.

A session is plugged into a connection in place of the native codec. What it is handed is written at
once, as the room decides it. What the codec asks for in return is kept in a queue: a room must not
be asked again while it is still speaking.
"""

import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import msgspec

from parlour.kernel.codec import (
    HEX,
    LETTERS,
    LOBBY,
    SHORT,
    Codec,
    Frame,
    Outputs,
    Person,
    Prepare,
    Request,
    Scene,
    Send,
    Trouble,
)
from parlour.kernel.telling import Told
from parlour.room.codec import WireForm
from parlour.room.messages import (
    Ack,
    Error,
    GameUpdate,
    Goodbye,
    Joined,
    Left,
    Message,
    Player,
    RoomInfo,
    Welcome,
)
from parlour.room.views import sight_in
from parlour.server.codes import alias, short_alias

UNREADABLE: Final = "That is no message."

_json: Final = msgspec.json.Encoder().encode
_read: Final = msgspec.json.Decoder().decode


def as_json(frame: Frame) -> bytes:
    return _json(frame)


def as_line(frame: Frame) -> bytes:
    return f"{frame}\n".encode()


class Mute(WireForm):
    """A connection whose dialect is not known yet: nothing it is sent would be understood."""

    def write(self, message: Message) -> list[bytes]:
        return []


class Session(WireForm):
    """One connection's conversation."""

    def __init__(self, codec: Codec, wake: Callable[[], None], lines: bool = False) -> None:
        self.codec = codec
        self.requests: deque[Request] = deque()
        self.refused = False  # whether the last request was
        self._wake = wake  # called when there are requests
        self._lines = lines
        self._encode = as_line if lines else as_json
        self._expected: dict[str, Request | None] = {}
        self._prefix = secrets.token_hex(4)  # ids must not repeat those of an earlier connection
        self._count = 0
        self._me: int | None = None
        self._entering = False
        self._early: GameUpdate | None = None  # a game that the room message has not told of yet
        self._held: list[Told] | None = None  # what happened in the middle of a request
        self._last = False  # whether the next thing that happens is its end

    # From the client

    def hear(self, text: str) -> list[bytes]:
        """The client says something; what it is sent at once."""
        try:
            message: Any = text.rstrip("\r\n") if self._lines else _read(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return self._out(self.codec.wrong(UNREADABLE))
        try:
            return self._out(self.codec.heard(message))
        except Trouble as trouble:
            return self._out(self.codec.wrong(str(trouble)))

    def open(self) -> list[bytes]:
        return self._out(self.codec.opened())

    def wait(self) -> list[bytes]:
        return self._out(self.codec.waited())

    def wrong(self, text: str) -> list[bytes]:
        return self._out(self.codec.wrong(text))

    def refuse(self, request: Request, code: str, text: str) -> list[bytes]:
        """A request cannot even be put to a room."""
        self.refused = True
        return self._out(self.codec.refused(request, code, text))

    # To the room

    def expect(self, request: Request | None) -> str:
        """The id under which a request is put to the room; None: its answer means nothing."""
        self._count += 1
        id = f"{self._prefix}{self._count}"
        self._expected[id] = request
        self.refused = False
        return id

    def hold(self) -> None:
        """From now on what happens at the table is told later, in one piece."""
        self._held, self._last = [], False

    def let_go(self) -> None:
        """What happens next is told, and with it what was held back."""
        self._last = True

    def release(self) -> list[bytes]:
        """Tell what was held back, if anything was."""
        held, self._held = self._held, None
        return self._out(self.codec.happened(held)) if held else []

    def go_out(self) -> None:
        """The connection is in no room any more."""
        self._me = None
        self.codec.key = None
        self.codec.scene = self.codec.sight = self.codec.before = None

    # From the room

    def write(self, message: Message) -> list[bytes]:
        try:
            return self._out(self._told(message))
        except Trouble as trouble:
            return self._out(self.codec.wrong(str(trouble)))

    def _told(self, message: Message) -> Outputs:
        match message:
            case Welcome():
                key = self.codec.key
                self.go_out()
                self._me, self._entering = message.place, True
                self.codec.key = None if message.place is None else key
            case Joined():
                self._me, self.codec.key = message.place, message.key
            case Left():
                self._me = None
                self.codec.scene = replace(self.codec.room, me=None)
            case RoomInfo():
                return self._room(message)
            case Goodbye():
                return self.codec.wrong(message.reason)
            case GameUpdate():
                return self._game(message)
            case Ack():
                return self._answered(message.id, None)
            case Error():
                id = message.id if isinstance(message.id, str) else ""
                return self._answered(id, message)
        return []

    def _answered(self, id: str, error: Error | None) -> Outputs:
        request = self._expected.pop(id, None)
        if error is None:
            return [] if request is None else self.codec.done(request)
        self.refused = True
        if request is None:
            return self.codec.wrong(error.text)
        return self.codec.refused(request, error.code, error.text)

    def _room(self, info: RoomInfo) -> Outputs:
        codec = self.codec
        codec.scene = scene_of(info, self._me)
        again = info.phase == LOBBY and codec.sight is not None
        if info.phase == LOBBY:
            codec.sight = codec.before = None
        if not self._entering:
            early, self._early = self._early, None
            changed = codec.room_changed()
            if again and codec.always_ready and self._me is not None:
                changed.append(Prepare(True))
            return changed if early is None else [*changed, *self._game(early)]
        if info.phase != LOBBY:
            return []  # the table follows
        self._entering = False
        return self.codec.entered()

    def _game(self, update: GameUpdate) -> Outputs:
        codec = self.codec
        if codec.scene is not None and codec.scene.phase == LOBBY and not self._entering:
            self._early = update  # who sits where comes with the room message
            return []
        if not self._held:
            codec.before = codec.sight
        codec.sight = sight_in(update)
        if self._entering:
            self._entering = False
            return codec.entered()
        happened = told_in(update)
        if self._held is None:
            return codec.happened(happened)
        self._held += happened
        if not self._last:
            return []
        held, self._held = self._held, None
        return codec.happened(held)

    def _out(self, outputs: Outputs) -> list[bytes]:
        """Frames to be sent now; requests are for later."""
        frames: list[bytes] = []
        for output in outputs:
            if isinstance(output, Send):
                frames.append(self._encode(output.frame))
            else:
                self.requests.append(output)
        if self.requests:
            self._wake()
        return frames


# Our messages, as codecs know them


def scene_of(info: RoomInfo, me: int | None) -> Scene:
    codes = {LETTERS: info.code, HEX: alias(info.code), SHORT: short_alias(info.code)}
    people = tuple(person_of(player) for player in info.players)
    return Scene(codes, info.game, info.phase, people, me, info.options)


def person_of(player: Player) -> Person:
    return Person(
        place=player.place,
        id=player.id or str(player.place),
        name=player.name,
        avatar=player.avatar,
        seat=player.seat,
        ready=player.ready or player.bot is not None,
        here=player.here,
        host=player.host,
        gone=player.gone,
        bot=player.bot is not None,
    )


def told_in(update: GameUpdate) -> list[Told]:
    """What happened, each event with the faces it showed."""
    faces: list[dict[int, int]] = [{} for _ in update.events]
    for index, card, face in update.shown:
        faces[index][card] = face
    return [Told(tuple(event), shown) for event, shown in zip(update.events, faces, strict=True)]
