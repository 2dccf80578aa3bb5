"""How messages travel: the native wire form, and the place where others are plugged in.

Every connection has a wire form. The native one is JSON, and what a room writes itself (`Written`)
has that form already; `whole` reads it again for other wire forms.
"""

from collections.abc import Callable
from typing import Final

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
    Message,
    RoomInfo,
)
from parlour.room.outcome import Outgoing, Written

_read_envelope: Final = Decoder(Envelope).decode
_readers: Final = {name: Decoder(kind).decode for name, kind in COMMANDS.items()}
_encode: Final = Encoder().encode
_beginnings: Final = {
    kind: b'{"type":"%s","payload":' % name.encode() for kind, name in MESSAGES.items()
}
_wholes: Final[dict[type[Message], Callable[[Raw], Message]]] = {
    RoomInfo: Decoder(RoomInfo).decode,
    GameUpdate: Decoder(GameUpdate).decode,
}


@mypyc_attr(allow_interpreted_subclasses=True)
class WireForm:
    """How one client's messages are read and written. A dialect overrides this native form.

    A wire form works on the messages that the protocol describes, holds no rules and does no input
    or output. One that keeps state belongs to a single connection.
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
    return b"".join([_beginnings[type(message)], _encode(message), b"}"])


def written(message: Outgoing) -> Written:
    """What the room hands out, in the native form."""
    return message if isinstance(message, Written) else Written(type(message), encode(message))


def whole(message: Outgoing) -> Message:
    """What the room hands out, as the message that the protocol describes."""
    if isinstance(message, Written):
        return _wholes[message.kind](_read_envelope(message.text).payload)
    return message
