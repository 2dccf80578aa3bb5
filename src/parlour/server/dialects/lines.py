"""Lines of text over TCP: a command a line, UTF-8."""

import asyncio
import logging
import re
import socket
import sys
from functools import partial
from typing import Final, cast

from parlour.kernel.errors import Malformed
from parlour.server.clock import Clock
from parlour.server.dialects.entrance import Entrances, by_lines, spoken
from parlour.server.dialects.guest import LONGEST_LINE, Guest
from parlour.server.limits import Doors
from parlour.server.settings import Settings

LARGEST_READ: Final = 4096  # bytes taken from the network at once
# A browser can be made to send lines anywhere; they come behind a request.
OF_A_BROWSER: Final = re.compile(rb"[A-Z]+ \S+ HTTP/\d")

log = logging.getLogger("parlour")


class TextLine(asyncio.BufferedProtocol):
    """One TCP connection: lines in, lines out."""

    def __init__(self, entrances: Entrances, doors: Doors, clock: Clock, game: str) -> None:
        self._entrances = entrances
        self._doors = doors
        self._clock = clock
        self._game = game
        self._buffer = bytearray(LARGEST_READ)
        self._lines: list[bytes] = []  # read but not heard, while we do not listen
        self._rest = b""  # of a line that is not complete
        self._paused = False
        self._guest: Guest | None = None
        self._transport: asyncio.Transport | None = None
        self._writable = asyncio.Event()
        self._writable.set()

    # From asyncio

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        line = self._transport = cast(asyncio.Transport, transport)  # uvloop's has another base
        # Nothing else tells that a silent client has vanished.
        line.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        peer = line.get_extra_info("peername")
        address = peer[0] if peer else ""
        doors = self._doors
        if not (doors.enter(line, address) and doors.arrives(address, self._clock.now())):
            log.debug("A connection of text from %s is refused: there are too many.", address)
            line.close()
            return
        self._guest = self._entrances.reader(self._game, address)
        self._guest.opened(self)

    def get_buffer(self, size_hint: int) -> bytearray:
        return self._buffer

    def buffer_updated(self, size: int) -> None:
        *lines, self._rest = (self._rest + self._buffer[:size]).split(b"\n")
        self._lines += lines
        if len(self._rest) > LONGEST_LINE:
            self._lines.append(self._rest)
            self._rest = b""
        self._hear_lines()

    def _hear_lines(self) -> None:
        """Pass on what was read, until somebody wants a pause."""
        heard = 0
        for line in self._lines:
            if self._paused or self._guest is None or self._closing():
                break  # of many lines at once most come after the end
            heard += 1
            if OF_A_BROWSER.match(line):
                self.abort()
            else:
                self._guest.hear(line.decode(errors="replace"))
        del self._lines[:heard]

    def _closing(self) -> bool:
        return self._transport is None or self._transport.is_closing()

    def connection_lost(self, error: Exception | None) -> None:
        self._writable.set()
        self._doors.leave(self._transport)
        if self._guest is not None:
            self._guest.lost()
            self._guest = None

    def pause_writing(self) -> None:
        self._writable.clear()

    def resume_writing(self) -> None:
        self._writable.set()

    # A Wire

    def write(self, text: bytes) -> bool:
        if not self._writable.is_set():
            return False
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(text)
        return True

    async def drained(self) -> None:
        await self._writable.wait()

    def hang_up(self, code: int, reason: str) -> None:
        if self._transport is not None:
            self._transport.close()

    def abort(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def pause_reading(self) -> None:
        self._paused = True
        if self._transport is not None and not self._transport.is_closing():
            self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._paused = False
        self._hear_lines()
        if not self._paused and self._transport is not None and not self._transport.is_closing():
            self._transport.resume_reading()


def places(settings: Settings) -> list[tuple[str, int]]:
    """The games that are played by lines of text, and their ports."""
    return [read_place(text) for text in settings.text]


def read_place(text: str) -> tuple[str, int]:
    """A game and a port, as the setting has them: `GAME` or `GAME:4433`."""
    name, _, port = text.partition(":")
    try:
        _, dialect = by_lines(spoken(), name)
    except LookupError:
        raise Malformed(f"No game of the name {name!r:.40} is played by lines of text.") from None
    if port and not (port.isdigit() and int(port) < 65536):
        raise Malformed(f"{port!r:.20} is no port.")
    return name, int(port) if port else dialect.port


async def listen(
    entrances: Entrances, doors: Doors, clock: Clock, settings: Settings
) -> list[asyncio.Server]:
    """Open the ports for lines of text."""
    loop = asyncio.get_running_loop()
    servers: list[asyncio.Server] = []
    for name, port in places(settings):
        line = partial(TextLine, entrances, doors, clock, name)
        servers.append(await loop.create_server(line, settings.host, port))
    return servers


def check_ports(settings: Settings) -> None:
    """Say in one sentence why a port cannot be opened, before anything else is."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    for _, port in places(settings):
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, int(sys.platform != "win32"))
            try:
                probe.bind((settings.host, port))
            except OSError as error:
                why = error.strerror or error
                text = f"Port {port} cannot be opened for lines of text: {why}; choose another."
                raise Malformed(text) from error
