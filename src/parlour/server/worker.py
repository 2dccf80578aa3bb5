"""What runs in processes beside the server.

A bot is given a masked view as bytes and nothing else; a film is made of a finished game.
"""

import os
import signal
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread

import msgspec

from parlour import games
from parlour.bots.registry import check_offered, make_bot
from parlour.gamefile import decode_game
from parlour.kernel.game import Options
from parlour.kernel.plain import Plain, table_plain, table_read
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.server.films import frames


class Question(msgspec.Struct):
    """A seat's view of its table, and who should decide."""

    game: str
    options: Options
    view: Plain
    bot: str
    seed: str


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Question)


def question(view: Table, options: Options, bot: str, seed: str) -> bytes:
    """What is handed to the process."""
    return _encoder.encode(Question(view.game.name, options, table_plain(view), bot, seed))


def think(asked: bytes) -> int:
    """The action a bot chooses."""
    q = _decoder.decode(asked)
    game = games.load(q.game)
    check_offered(q.bot, game)
    view = table_read(game, q.options, q.view)
    return int(make_bot(q.bot, game).choose(view, Random(q.seed)))


class Script(msgspec.Struct):
    """A finished game, and through whose eyes to see it."""

    log: bytes
    viewer: int


def script(log: bytes, viewer: int) -> bytes:
    return _encoder.encode(Script(log, viewer))


def film(asked: bytes) -> bytes:
    """A game as one viewer saw it, as JSON."""
    s = msgspec.msgpack.decode(asked, type=Script)
    return msgspec.json.encode(frames(decode_game(s.log, "The log"), s.viewer))


def begin() -> None:
    """Live as long as the server, and let it alone answer Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
