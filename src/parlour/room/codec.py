"""How messages travel: the native wire form, and the place where others are plugged in.

Every connection has a wire form. The native one is JSON. What the room is like and what happened at
its table is written by the room itself (`Written`), since most of it is the same for all; `whole`
reads such a message again, for wire forms other than the native one.
"""

from collections.abc import Callable
from typing import Final, cast

from msgspec import DecodeError, Raw
from msgspec.json import Decoder, Encoder
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
    RoomInfo,
    Written,
)

_read_envelope: Final = Decoder(Envelope).decode
_readers: Final = {name: Decoder(kind).decode for name, kind in COMMANDS.items()}
_encode: Final = Encoder().encode
_beginnings: Final = {
    kind: b'{"type":"%s","payload":' % name.encode() for kind, name in MESSAGES.items()
}
_letter: Final = Letter  # compiled code need not look up what its own module names
_notice: Final = Notice
_wholes: Final[dict[type[Message], Callable[[Raw], Message]]] = {
    Notice: Decoder(RoomInfo).decode,
    Letter: Decoder(GameUpdate).decode,
}


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
    if kind is _letter or kind is _notice:
        return cast(Written, message).text
    return b"".join([_beginnings[kind], _encode(message), b"}"])


def whole(message: Message) -> Message:
    """A message in the form that the protocol describes."""
    if isinstance(message, Written):
        return _wholes[type(message)](_read_envelope(message.text).payload)
    return message
