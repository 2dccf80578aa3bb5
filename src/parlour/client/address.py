"""Where a server is, and what it answers over HTTP."""

import asyncio
import urllib.error
import urllib.request
from dataclasses import dataclass
from typing import Final
from urllib.parse import quote, urlencode, urlsplit

import msgspec

from parlour.kernel.errors import Malformed
from parlour.kernel.game import Options

LARGEST: Final = 8 << 20  # bytes of an answer
PATIENCE: Final = 15.0  # seconds
SCHEMES: Final = {"http": "http", "https": "https", "ws": "http", "wss": "https"}


@dataclass(frozen=True)
class Address:
    """A server, as `http://host:port` without a path."""

    http: str

    def socket(self, room: str) -> str:
        """The WebSocket of a room."""
        return f"ws{self.http.removeprefix('http')}/ws/{quote(room, safe='')}"

    async def get(self, path: str) -> object:
        return await asyncio.to_thread(call, self.http + path, None)

    async def post(self, path: str, body: object) -> object:
        return await asyncio.to_thread(call, self.http + path, msgspec.json.encode(body))

    async def describe(self, game: str, options: Options, language: str = "en") -> object:
        """A game as the server knows it, with its rules under these options."""
        typed = {name: typed_value(value) for name, value in options.items()}
        typed["language"] = language
        return await self.get(f"/api/games/{quote(game, safe='')}?{urlencode(typed)}")

    async def new_room(self, game: str = "") -> str:
        """Open a room; its code."""
        found = await self.post("/api/rooms", {"game": game} if game else {})
        if not isinstance(found, dict) or not isinstance(found.get("room"), str):
            raise Malformed(f"{self.http} did not open a room.")
        return str(found["room"])


def typed_value(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_address(text: str) -> Address:
    """An address somebody typed: `host`, `host:port`, or a URL with or without a path."""
    parts = urlsplit(text if "://" in text else f"http://{text}")
    scheme = SCHEMES.get(parts.scheme)
    try:
        port = parts.port
    except ValueError:
        scheme = None
    if scheme is None or not parts.hostname or parts.username is not None:
        raise Malformed(f"--server is an address like http://192.168.1.7:8080, not {text!r:.80}.")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return Address(f"{scheme}://{host}{'' if port is None else f':{port}'}")


def call(url: str, body: bytes | None) -> object:
    """What a server answers, as printable values; what it refuses is told in its own words."""
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"})
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(request, timeout=PATIENCE) as answer:
            return decoded(answer.read(LARGEST))
    except urllib.error.HTTPError as error:
        told = decoded(error.read(LARGEST))
        text = told.get("text") if isinstance(told, dict) else None
        raise Malformed(str(text or f"The server answers {error.code}.")) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "reason", error)
        why = getattr(reason, "strerror", None) or reason
        raise Malformed(f"Cannot reach {url.split('/api')[0]}: {why}.") from None


def decoded(data: bytes | str) -> object:
    """JSON without anything that could steer a terminal."""
    try:
        return printable(msgspec.json.decode(data))
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None


def printable(value: object) -> object:
    """The same value with every text made harmless: no control characters but line feeds."""
    if isinstance(value, str):
        return value if value.isprintable() else harmless(value)
    if isinstance(value, list):
        return [printable(item) for item in value]
    if isinstance(value, dict):
        return {printable(key): printable(item) for key, item in value.items()}
    return value


def harmless(text: str) -> str:
    return "".join(c if c.isprintable() or c == "\n" else " " for c in text)
