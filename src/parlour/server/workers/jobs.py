"""What the processes beside the server do.

A bot is given a masked view as bytes and nothing else. Replays are made of finished games, which
are looked for in the log of a room.
"""

import os
import signal
from contextlib import suppress
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Final

import msgspec
from msgspec import Struct

from parlour import games
from parlour.bots.registry import make_offered
from parlour.gamefile import decode_game
from parlour.kernel.errors import Malformed, Refused
from parlour.kernel.game import Options
from parlour.kernel.plain import Plain, table_plain, table_read
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.server.replays import Volume, finished_games, page, remembered

PATIENCE: Final = 5  # how much sooner the server itself gets a busy processor
READY: Final = b"ready"  # the first thing that a process says

# The first byte of an answer
DONE: Final = b"+"
MALFORMED: Final = b"m"
ILLEGAL: Final = b"i"
BROKEN: Final = b"!"


class Question(Struct, tag=True):
    """A seat's view of its table, and who should decide."""

    game: str
    options: Options
    view: Plain
    bot: str
    seed: str


class Script(Struct, tag=True):
    """A finished game, through whose eyes to see it, and from which moment on."""

    log: bytes
    viewer: int
    first: int


class Memory(Struct, tag=True):
    """A finished game of which the highlights are wanted."""

    log: bytes


class Shelf(Struct, tag=True):
    """The log of a room of which the finished games are to be listed."""

    records: list[bytes]


class Fetch(Struct, tag=True):
    """The log of a room of which one finished game is wanted; without a round the last one."""

    records: list[bytes]
    round: int | None


Asked = Question | Script | Memory | Shelf | Fetch

_encoder = msgspec.msgpack.Encoder()
_decoder: msgspec.msgpack.Decoder[Asked] = msgspec.msgpack.Decoder(Asked)
_volume_decoder: msgspec.msgpack.Decoder[Volume | None] = msgspec.msgpack.Decoder(Volume | None)


def question(view: Table, options: Options, bot: str, seed: str) -> bytes:
    """Asks for a bot's choice."""
    return _encoder.encode(Question(view.game.name, options, table_plain(view), bot, seed))


def script(log: bytes, viewer: int, first: int) -> bytes:
    """Asks for a page of a replay."""
    return _encoder.encode(Script(log, viewer, first))


def memory(log: bytes) -> bytes:
    """Asks for the highlights of a game."""
    return _encoder.encode(Memory(log))


def shelf(records: list[bytes]) -> bytes:
    """Asks for a list of a room's finished games, as JSON."""
    return _encoder.encode(Shelf(records))


def fetch(records: list[bytes], round: int | None) -> bytes:
    """Asks for a finished game of a room."""
    return _encoder.encode(Fetch(records, round))


def read_volume(data: bytes) -> Volume | None:
    """The answer to `fetch`; None if there is no such game."""
    return _volume_decoder.decode(data)


def serve(line: Connection) -> None:
    """Do what is asked for as long as the server lives; Ctrl-C is left to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    Thread(target=_follow_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        line.send_bytes(READY)
        while True:
            line.send_bytes(answer(line.recv_bytes()))


def answer(asked: bytes) -> bytes:
    """What came of it; nothing that goes wrong here ends the process."""
    try:
        return DONE + _do(_decoder.decode(asked))
    except Refused as error:
        return (MALFORMED if isinstance(error, Malformed) else ILLEGAL) + str(error).encode()
    except Exception as error:
        return BROKEN + type(error).__name__.encode()


def _do(asked: Asked) -> bytes:
    match asked:
        case Question():
            return b"%d" % _choice(asked)
        case Memory():
            return msgspec.json.encode(remembered(decode_game(asked.log, "The log").log))
        case Shelf():
            return msgspec.json.encode([one.listed for one in finished_games(asked.records)])
        case Fetch():
            return _encoder.encode(_volume(asked))
    return msgspec.json.encode(page(decode_game(asked.log, "The log"), asked.viewer, asked.first))


def _volume(asked: Fetch) -> Volume | None:
    found = finished_games(asked.records)
    wanted = [one for one in found if asked.round in (None, one.round)]
    return wanted[-1].volume if wanted else None


def _choice(asked: Question) -> int:
    """The action a bot chooses."""
    game = games.load(asked.game)
    view = table_read(game, asked.options, asked.view)
    return int(make_offered(asked.bot, game).choose(view, Random(asked.seed)))


def _follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
