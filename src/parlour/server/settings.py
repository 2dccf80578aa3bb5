"""What a host can choose, and where from: file, then environment, then --set, then flag.

A later one wins. The file is TOML with the names below. In the environment a setting is called
PARLOUR_ and its name in capitals; PORT alone is understood too.
"""

import os
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from parlour.folders import default_store
from parlour.kernel.errors import Malformed
from parlour.server.limits import Networks

PREFIX: Final = "PARLOUR_"
# Variables for other purposes: the file itself, the build, and the tests.
OTHER_VARIABLES: Final = {
    PREFIX + name for name in ("CONFIG", "LANGUAGE", "PURE", "KILLS", "SEED", "TEST_SCALE")
}
SECRETS: Final = {"metrics_token"}  # never printed
HOST_NAME: Final = re.compile(r"[A-Za-z0-9._-]{1,253}")
WORDS: Final = {int: "a whole number", float: "a number", bool: "true or false", str: "a text"}

Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]
Days = Annotated[float, Meta(gt=0, le=36_500)]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings. The comment behind each goes into the manual."""

    host: str = "0.0.0.0"  # the address to listen on
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8080  # 0: any free one
    store: str = msgspec.field(default_factory=default_store)  # a file, or "memory"
    public_url: str = ""  # how phones reach this server, if it cannot know
    allow_origin: list[str] = []  # other sites whose pages may connect; "*" for all
    allow_host: list[str] = []  # other names under which this server may be called; "*" for all
    trusted_proxies: list[str] = []  # addresses of proxies whose X-Forwarded-For counts
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    access_log: bool = False  # a line for every request
    metrics_token: str = ""  # what a request for /metrics has to bring; if empty, nobody gets them
    qr: bool = True  # draw a QR code in the terminal

    text: list[str] = []  # games played by lines of text over TCP: NAME or NAME:PORT
    record: str = ""  # a folder for every game as JSON, all secrets included

    default_game: str = ""  # of a room created without naming one; the first one if empty
    bot_delay: Seconds = 0.8  # how long a bot seems to think, about
    bot_seconds: Seconds = 10.0  # how long a bot may really think
    bot_workers: Annotated[int, Meta(ge=0, le=64)] = 0  # processes for bots; 0: half the cores

    max_rooms: Count = 2000  # in the store
    rooms_per_hour: Count = 60  # created from one address
    guesses_per_minute: Count = 60  # wrong room codes from one address
    guesses_together: Count = 600  # wrong room codes a minute from everybody
    replays_per_minute: Count = 60  # pages of replays made for one address
    max_connections: Count = 5000  # in all
    address_connections: Count = 200  # from one address, unless it is a trusted proxy
    room_connections: Count = 40  # in one room
    idle_connections: Count = 64  # in no room, from one address; only dialects allow them
    message_bytes: Annotated[int, Meta(ge=256, le=65_536)] = 4096  # from a client
    messages_per_second: Count = 20  # from a client, on the average
    message_burst: Count = 40  # from a client, at once
    address_messages_per_second: Count = 300  # from all clients at one address, on the average
    address_message_burst: Count = 1200  # from all clients at one address, at once
    outbox: Annotated[int, Meta(ge=8)] = 64  # messages kept for a client that reads slowly
    slow_seconds: Seconds = 15.0  # until a client that stops reading is disconnected
    hello_seconds: Seconds = 10.0  # until a client that does not say hello is disconnected

    keep_days: Days = 90.0  # a room nobody touches is forgotten, with its replays
    keep_lobby_days: Days = 0.125  # the same for a room in which nothing was ever played
    people: bool = True  # whether there are profiles, ratings, open tables and a queue
    max_people: Count = 10_000  # with a profile
    people_per_hour: Count = 20  # profiles made from one address
    max_waiting: Count = 500  # in the queue for a game
    keep_people_days: Days = 730.0  # a profile nobody uses is forgotten
    unload_seconds: Seconds = 300.0  # until an empty room is put out of memory (not of the store)

    def __post_init__(self) -> None:
        if not self.store:
            raise ValueError("store is the name of a file, or memory; it cannot be empty")
        if self.public_url:
            check_url("public_url", self.public_url)
            if urlsplit(self.public_url)[2:] not in (("", "", ""), ("/", "", "")):
                raise ValueError(f"public_url has no path, unlike {self.public_url!r:.80}")
        check_networks("trusted_proxies", self.trusted_proxies)
        for origin in self.allow_origin:
            if origin != "*":
                check_url("allow_origin", origin)
        for name in self.allow_host:
            if name != "*" and not HOST_NAME.fullmatch(name):
                raise ValueError(f"allow_host has names such as play.example.org, not {name!r:.80}")

    @property
    def workers(self) -> int:
        return self.bot_workers or max(1, (os.cpu_count() or 2) // 2)


def check_networks(name: str, addresses: list[str]) -> None:
    """Refuse what is no list of addresses."""
    try:
        Networks(addresses)
    except ValueError as error:
        raise ValueError(f"{name} are addresses with commas between them; {error}") from error


def check_url(name: str, url: str) -> None:
    """Refuse what a browser could not open."""
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    if not good:
        raise ValueError(f"{name} is an address such as https://play.example.org, not {url!r:.80}")


class Given(NamedTuple):
    """A value that somebody has chosen, and where."""

    value: object
    source: str


class Chosen(NamedTuple):
    """The settings, and where those that differ from their default come from."""

    settings: Settings
    sources: dict[str, str]

    def lines(self) -> list[str]:
        """Every setting with its value as it would stand in a file, and its source."""
        found = []
        for name in NAMES:
            value = msgspec.json.encode(getattr(self.settings, name)).decode()
            line = f"{name} = {value}"
            if name in SECRETS and value != '""':
                line = f"# {name} is not shown"  # in a file, any word here would be the secret
            found.append(f"{line}  # {self.sources.get(name, 'default')}")
        return found


NAMES: Final = Settings.__struct_fields__
TYPES: Final = get_type_hints(Settings, include_extras=True)


def load_settings(
    flags: Mapping[str, object],
    environment: Mapping[str, str] = os.environ,
    file: Path | None = None,
    sets: Sequence[str] = (),
) -> Settings:
    """Put the settings together; what is wrong is said in one sentence."""
    return choose_settings(flags, environment, file, sets).settings


def choose_settings(
    flags: Mapping[str, object],
    environment: Mapping[str, str] = os.environ,
    file: Path | None = None,
    sets: Sequence[str] = (),
) -> Chosen:
    """The same, remembering where each comes from."""
    given = _from_file(file) | _from_environment(environment) | _from_sets(sets)
    for name, value in flags.items():
        if value is not None:
            given[name] = Given(value, "--" + name.replace("_", "-"))
    values = {name: _read(name, found) for name, found in given.items()}
    try:
        settings = msgspec.convert(values, Settings)
    except msgspec.ValidationError as error:
        raise Malformed(f"A setting is wrong: {error}.") from error
    return Chosen(settings, {name: found.source for name, found in given.items()})


def named_file(environment: Mapping[str, str] = os.environ) -> Path | None:
    """The file that the environment names."""
    named = environment.get(PREFIX + "CONFIG")
    return Path(named) if named else None


def unknown_variables(environment: Mapping[str, str] = os.environ) -> list[str]:
    """Variables that look like settings and are none."""
    known = OTHER_VARIABLES | {variable(name) for name in NAMES}
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


def variable(name: str) -> str:
    """What a setting is called in the environment."""
    return PREFIX + name.upper()


def _read(name: str, given: Given) -> object:
    """A value of the right type."""
    if name not in TYPES:
        known = ", ".join(NAMES)
        raise Malformed(f"There is no setting {name!r:.60} ({given.source}). There are: {known}.")
    value = _parts(given.value) if get_origin(TYPES[name]) is list else given.value
    try:
        return msgspec.convert(value, TYPES[name], strict=False)
    except msgspec.ValidationError as error:
        shown = "that" if name in SECRETS else f"{given.value!r:.60}"
        wanted = _wanted(TYPES[name])
        raise Malformed(f"The setting {name} ({given.source}) is {wanted}, not {shown}.") from error


def _wanted(kind: Any) -> str:
    """What a setting of this type can be."""
    if get_origin(kind) is Literal:
        return f"one of {', '.join(get_args(kind))}"
    if get_origin(kind) is not Annotated:
        return WORDS.get(kind, "a list of texts")
    base, meta = get_args(kind)
    low = f"from {meta.ge}" if meta.ge is not None else f"above {meta.gt}"
    return f"{WORDS[base]} {low}" + ("" if meta.le is None else f" to {meta.le}")


def _parts(value: object) -> object:
    """Texts with commas in them as a list of what is between."""
    texts = [value] if isinstance(value, str) else value
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        return value
    return [part.strip() for text in texts for part in text.split(",") if part.strip()]


def _from_file(file: Path | None) -> dict[str, Given]:
    if file is None:
        return {}
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise Malformed(f"Cannot read {file}: {error.strerror}.") from error
    except (UnicodeError, tomllib.TOMLDecodeError) as error:
        raise Malformed(f"{file} is no TOML file: {error}.") from error
    return {name: Given(value, str(file)) for name, value in found.items()}


def _from_environment(environment: Mapping[str, str]) -> dict[str, Given]:
    named = {name: variable(name) for name in NAMES}
    if environment.get("PORT") and named["port"] not in environment:
        named["port"] = "PORT"
    return {
        name: Given(environment[source], source)
        for name, source in named.items()
        if source in environment
    }


def _from_sets(texts: Sequence[str]) -> dict[str, Given]:
    found: dict[str, Given] = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            raise Malformed(f"--set takes name=value, not {text!r:.60}.")
        found[name.replace("-", "_")] = Given(value, "--set")
    return found
