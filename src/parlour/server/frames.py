"""Texts as WebSocket frames of a server (RFC 6455, section 5.2): each whole, and not masked."""

from typing import Final

WHOLE_TEXT: Final = 0x81  # the first byte of a frame that is a whole text
SHORT: Final = 126  # two bytes with the length follow
LONG: Final = 127  # eight do


def in_frames(texts: list[bytes]) -> bytes:
    """Several messages as they travel, in one piece."""
    parts: list[bytes] = []
    for text in texts:
        parts.append(head(len(text)))
        parts.append(text)
    return b"".join(parts)


def head(size: int) -> bytes:
    """What stands before a text of this size."""
    if size < SHORT:
        return (WHOLE_TEXT << 8 | size).to_bytes(2, "big")
    if size < 1 << 16:
        return (WHOLE_TEXT << 24 | SHORT << 16 | size).to_bytes(4, "big")
    return (WHOLE_TEXT << 72 | LONG << 64 | size).to_bytes(10, "big")
