"""How messages travel: commands are read, messages are written as JSON."""

from typing import Final, cast

from msgspec import DecodeError
from msgspec.json import Decoder, Encoder

from parlour.kernel.errors import Malformed
from parlour.room.messages import (
    COMMANDS,
    MESSAGES,
    Command,
    Common,
    CommonView,
    Envelope,
    Letter,
    Message,
    Notice,
    RoomInfo,
)

_read_envelope: Final = Decoder(Envelope).decode
_readers: Final = {name: Decoder(kind).decode for name, kind in COMMANDS.items()}
_encode: Final = Encoder().encode
_names: Final[dict[type[Message], str]] = {**MESSAGES, Notice: "room", Letter: "game"}
_beginnings: Final = {
    kind: b'{"type":"%s","payload":' % name.encode() for kind, name in _names.items()
}


def read_command(data: bytes | str) -> tuple[Command, str | None]:
    """A client's message and its id; Malformed says what is wrong with it."""
    try:
        envelope = _read_envelope(data)
    except (DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(f"That is no message: {str(error)[:120]}.") from None
    reader = _readers.get(envelope.type)
    if reader is None:
        raise Malformed("There is no message of that type.", envelope.id)
    try:
        return reader(envelope.payload), envelope.id
    except (DecodeError, UnicodeError, RecursionError) as wrong:
        text = f"The payload of {envelope.type} is wrong: {str(wrong)[:120]}."
        raise Malformed(text, envelope.id) from None


def encode(message: Message) -> bytes:
    """A message to a client as it travels."""
    return b"".join([_beginnings[type(message)], payload(message), b"}"])


def payload(message: Message) -> bytes:
    """What is in a message, as it travels."""
    kind = type(message)
    if kind is Letter:  # the common part goes where the own view is still open
        letter = cast(Letter, message)
        return _encode(letter.own)[:-2] + letter.common
    if kind is Notice:
        notice = cast(Notice, message)
        return b"".join([b'{"seq":', str(notice.seq).encode(), notice.common])
    return _encode(message)


def behind(part: CommonView | Common) -> bytes:
    """A common part as it travels, behind a viewer's own part of the same object."""
    return b"," + _encode(part)[1:]


def without_number(info: RoomInfo) -> bytes:
    """A room message with the number 0 as it travels, from behind the number."""
    return _encode(info)[len(b'{"seq":0') :]
