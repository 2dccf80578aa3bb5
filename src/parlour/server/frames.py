"""Frames of the WebSocket protocol, as far as we write and read them ourselves."""

from struct import Struct
from typing import Final

TEXT: Final = 0x81  # a whole text in one frame
LAST: Final = 0x80  # the last frame of a message in pieces; what is less begins or goes on with one
MASKED: Final = 0x80
SHORT: Final = 126  # what is as long as this has its length in two bytes more
LONG: Final = 127  # in eight bytes more
MASK_BYTES: Final = 4

_head: Final = Struct("!BB").pack
_short_head: Final = Struct("!BBH").pack
_long_head: Final = Struct("!BBQ").pack


def text_frame(data: bytes) -> bytes:
    """A text as a frame, as servers send it."""
    size = len(data)
    if size < SHORT:
        return _head(TEXT, size) + data
    if size < 1 << 16:
        return _short_head(TEXT, SHORT, size) + data
    return _long_head(TEXT, LONG, size) + data


def frame_size(data: bytes, start: int) -> int:
    """The size of a client's frame that is a whole message.

    0 if not all of it is there, if it is part of a message, long, or not masked.
    """
    there = len(data) - start
    if there < 2 + MASK_BYTES or data[start] <= LAST:
        return 0
    length = data[start + 1] - MASKED
    size = 2 + MASK_BYTES + length
    if length == SHORT and there >= 4 + MASK_BYTES:
        size = 4 + MASK_BYTES + (data[start + 2] << 8 | data[start + 3])
    elif not 0 <= length < SHORT:
        return 0
    return size if size <= there else 0


def mask_start(data: bytes, start: int) -> int:
    """Where the mask is in such a frame; what is masked follows."""
    return start + (4 if data[start + 1] == MASKED + SHORT else 2)
