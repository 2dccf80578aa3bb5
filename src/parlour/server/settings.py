"""What a host can choose. A flag wins over the environment, that over the file, that over these.

In the environment a setting is called PARLOUR_ and its name in capitals; PORT alone is understood
too. The file is TOML with the names below.
"""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from parlour.kernel.errors import Malformed

PREFIX: Final = "PARLOUR_"
LISTS: Final = ("allow_origin", "allow_host", "text")  # written with commas

Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]
Days = Annotated[float, Meta(gt=0, le=36_500)]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings. The comment behind each goes into the manual."""

    host: str = "0.0.0.0"  # the address to listen on
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8080  # 0: any free one
    store: str = "var/parlour.db"  # a file, or "memory"
    public_url: str = ""  # how phones reach this server, if it cannot know
    allow_origin: list[str] = []  # other sites whose pages may connect; "*" for all
    allow_host: list[str] = []  # other names under which this server may be called; "*" for all
    trusted_proxies: str = ""  # addresses of proxies whose X-Forwarded-For counts
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    access_log: bool = False  # a line for every request
    metrics_token: str = ""  # what a request for /metrics has to bring; empty: nobody gets them
    qr: bool = True  # draw a QR code in the terminal

    text: list[str] = []  # games played by lines of text over TCP, with a port: "oracle:4433"
    record: str = ""  # a folder for every game as JSON, all secrets included

    default_game: str = ""  # of a room created without saying; the first one if empty
    bot_delay: Seconds = 0.8  # how long a bot seems to think, about
    bot_seconds: Seconds = 10.0  # how long a bot may really think
    bot_workers: Annotated[int, Meta(ge=0, le=64)] = 0  # processes for bots; 0: half the cores

    max_rooms: Count = 2000  # in the store
    rooms_per_hour: Count = 60  # created from one address
    guesses_per_minute: Count = 60  # wrong room codes from one address
    guesses_together: Count = 600  # wrong room codes a minute from everybody
    films_per_minute: Count = 60  # replays drawn for one address
    max_connections: Count = 5000  # in all
    address_connections: Count = 100  # from one address, unless it is a trusted proxy
    room_connections: Count = 40  # in one room
    idle_connections: Count = 64  # in no room, from one address; only dialects allow them
    message_bytes: Annotated[int, Meta(ge=256, le=65_536)] = 4096  # from a client
    messages_per_second: Count = 20  # from a client, on the average
    message_burst: Count = 40  # from a client, at once
    outbox: Annotated[int, Meta(ge=8)] = 64  # messages kept for a client that is slow
    slow_seconds: Seconds = 15.0  # until a client that takes nothing is dropped
    hello_seconds: Seconds = 10.0  # until a client that says nothing is dropped

    keep_days: Days = 90.0  # a room nobody touches is forgotten, with its replays
    keep_lobby_days: Days = 0.125  # the same for a room in which nothing was ever played
    unload_seconds: Seconds = 300.0  # until an empty room is put out of memory (not of the store)

    def __post_init__(self) -> None:
        if self.public_url:
            check_url("public_url", self.public_url)
        for origin in self.allow_origin:
            if origin != "*":
                check_url("allow_origin", origin)

    @property
    def workers(self) -> int:
        return self.bot_workers or max(1, (os.cpu_count() or 2) // 2)


def check_url(name: str, url: str) -> None:
    """Refuse what a browser could not open."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError(f"{name} begins with http:// or https://, unlike {url!r:.80}")


def load_settings(
    flags: Mapping[str, object],
    environment: Mapping[str, str] = os.environ,
    file: Path | None = None,
) -> Settings:
    """Put the settings together; what is wrong is said in one sentence."""
    chosen = {**_from_file(file), **_from_environment(environment)}
    chosen |= {name: value for name, value in flags.items() if value is not None}
    try:
        return msgspec.convert(chosen, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise Malformed(f"A setting is wrong: {error}.") from error


def _from_environment(environment: Mapping[str, str]) -> dict[str, object]:
    found: dict[str, object] = {}
    if environment.get("PORT"):
        found["port"] = environment["PORT"]
    for name in Settings.__struct_fields__:
        text = environment.get(PREFIX + name.upper())
        if text is not None:
            found[name] = text.split(",") if name in LISTS else text
    return found


def _from_file(file: Path | None) -> dict[str, object]:
    if file is None:
        return {}
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
        raise Malformed(f"Cannot read {file}: {error}.") from error
