"""How messages travel: the native wire form, and the place where others are plugged in.

Every connection has a wire form. The native one is JSON. What viewers have in common is written
once: a JSON object is put together from the fields of several structs. `Own` ends with its view, so
two braces less leave both objects open:

    {fields of Own,"view":{fields of OwnView  ,fields of SharedView},fields of Shared}

For that to be one object with every field of `GameUpdate` and `View` exactly once, four things must
hold, and are checked when this module is imported: the parts have no field in common but `view`,
together they have all fields of the whole, none is without fields, and the view is the last field
of `Own`. `whole` puts the same parts together as objects, for wire forms other than the native one.
"""

from typing import Final, cast

from msgspec import DecodeError, Struct
from msgspec.json import Decoder, Encoder
from msgspec.structs import asdict
from mypy_extensions import mypyc_attr

from parlour.room.errors import Unreadable
from parlour.room.messages import (
    COMMANDS,
    MESSAGES,
    Command,
    Envelope,
    GameUpdate,
    Letter,
    Message,
    Notice,
    Own,
    OwnView,
    RoomInfo,
    Shared,
    SharedInfo,
    SharedView,
    View,
)
from parlour.room.views import joined

_read_envelope: Final = Decoder(Envelope).decode
_readers: Final = {name: Decoder(kind).decode for name, kind in COMMANDS.items()}
_encode: Final = Encoder().encode
_names: Final[dict[type[Message], str]] = {**MESSAGES, Notice: "room", Letter: "game"}
_beginnings: Final = {
    kind: b'{"type":"%s","payload":' % name.encode() for kind, name in _names.items()
}
_update: Final = _beginnings[Letter]
_letter: Final = Letter  # compiled code need not look up what its own module names


@mypyc_attr(allow_interpreted_subclasses=True)
class WireForm:
    """How one client's messages are read and written. A dialect overrides this native form.

    A wire form works on the room's own objects (`whole` makes plain ones of them), holds no rules
    and does no input or output. One that keeps state belongs to a single connection.
    """

    def read(self, data: str) -> tuple[Command, str | None]:
        """A client's message and its id; Unreadable says what is wrong with it."""
        return read_command(data)

    def write(self, message: Message) -> list[bytes]:
        """What a client is sent for a message: any number of texts."""
        return [encode(message)]


NATIVE: Final = WireForm()


# Reading


def read_command(data: bytes | str) -> tuple[Command, str | None]:
    """A native command and its id; Unreadable says what is wrong with it."""
    try:
        envelope = _read_envelope(data)
    except (DecodeError, UnicodeError, RecursionError) as error:
        raise Unreadable(f"That is no message: {str(error)[:120]}.") from None
    reader = _readers.get(envelope.type)
    if reader is None:
        raise Unreadable("There is no message of that type.", envelope.id)
    try:
        return reader(envelope.payload), envelope.id
    except (DecodeError, UnicodeError, RecursionError) as wrong:
        text = f"The payload of {envelope.type} is wrong: {str(wrong)[:120]}."
        raise Unreadable(text, envelope.id) from None


# Writing


def encode(message: Message) -> bytes:
    """A message to a client as it travels."""
    kind = type(message)
    if kind is _letter:  # most are of this kind, so it is put together in one go
        letter = cast(Letter, message)
        return _update + _encode(letter.own)[:-2] + letter.written
    if kind is Notice:
        notice = cast(Notice, message)
        seq = str(notice.seq).encode()
        return b"".join([_beginnings[kind], b'{"seq":', seq, b",", notice.written, b"}}"])
    return b"".join([_beginnings[kind], _encode(message), b"}"])


def fields(part: Struct) -> bytes:
    """The fields of an object as they travel, without its braces."""
    return _encode(part)[1:-1]


def written(view: bytes, shared: Shared) -> bytes:
    """The shared parts of a game update: from behind the own view to the end of the message."""
    return b"".join([b",", view, b"},", fields(shared), b"}}"])


# The same as plain objects


def whole(message: Message) -> Message:
    """A message in the form that the protocol describes."""
    if isinstance(message, Letter):
        own = asdict(message.own)
        own["view"] = joined(message.own.view, message.view)
        return GameUpdate(**own, **asdict(message.shared))
    if isinstance(message, Notice):
        return RoomInfo(seq=message.seq, **asdict(message.shared))
    return message


def _check(whole: type[Struct], parts: list[type[Struct]], besides: list[str]) -> None:
    """Refuse to run with parts that do not make up the whole."""
    names = besides + [name for part in parts for name in part.__struct_fields__]
    complete = sorted(names) == sorted(whole.__struct_fields__)
    if not complete or any(not part.__struct_fields__ for part in parts):
        raise TypeError(f"The parts of {whole.__name__} do not make up the whole.")


def _check_end(part: type[Struct], name: str) -> None:
    """Refuse to run with a part that does not end where another goes on."""
    if part.__struct_fields__[-1] != name:
        raise TypeError(f"{part.__name__} must end with its {name}.")


_check(RoomInfo, [SharedInfo], ["seq"])
_check(GameUpdate, [Own, Shared], [])
_check(View, [OwnView, SharedView], [])
_check_end(Own, "view")
