"""One of our bots as a program for others: the other end of `external`."""

from collections.abc import Callable
from contextlib import suppress
from io import BufferedIOBase
from socket import AF_INET, AF_INET6
from socketserver import StreamRequestHandler, ThreadingTCPServer
from typing import IO, Final

import msgspec

from parlour.bots.external import PROTOCOL, VERSION
from parlour.bots.registry import make_bot
from parlour.kernel.bot import Bot
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game
from parlour.kernel.plain import Plain, table_read
from parlour.kernel.random import Random

Stream = IO[bytes] | BufferedIOBase

LONGEST_QUESTION: Final = 1 << 24  # bytes of a line, including its end


class Speaker:
    """A bot that answers messages."""

    def __init__(self, name: str, game: Game) -> None:
        self.name = name
        self.game = game
        self._bot: Bot | None = None

    def answer(self, message: Plain) -> Plain:
        """The answer to one message, or Malformed."""
        match message.get("type"):
            case "hello":
                return self._greet(message)
            case "choose":
                return self._choose(message)
        raise Malformed("A message has the type hello or choose.")

    def _greet(self, message: Plain) -> Plain:
        if message.get("protocol") != PROTOCOL or message.get("version") != VERSION:
            raise Malformed(f"This bot speaks {PROTOCOL} version {VERSION}.")
        if message.get("game") != self.game.name:
            raise Malformed(f"This bot plays {self.game.name}.")
        self._bot = make_bot(self.name, self.game)
        return {"type": "hello", "protocol": PROTOCOL, "version": VERSION, "name": self.name}

    def _choose(self, message: Plain) -> Plain:
        if self._bot is None:
            raise Malformed("The first message is hello.")
        options, plain = message.get("options"), message.get("view")
        if not isinstance(options, dict) or not isinstance(plain, dict):
            raise Malformed("A question has options and a view.")
        view = table_read(self.game, self.game.settle(options), plain)
        view.check_turn(view.viewer)
        number = self._bot.choose(view, Random(str(message.get("seed"))))
        return {"type": "choice", "number": int(number)}


def converse(speaker: Speaker, reader: Stream, writer: Stream) -> None:
    """Answer line by line until the input ends or a line is bad."""
    while line := reader.readline(LONGEST_QUESTION):
        try:
            answer = speaker.answer(msgspec.json.decode(line, type=dict[str, object]))
        except (Malformed, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            answer = {"type": "error", "message": str(error)}
        writer.write(msgspec.json.encode(answer) + b"\n")
        writer.flush()
        if answer["type"] == "error":
            return


class BotServer(ThreadingTCPServer):
    """A bot for every connection."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self, host: str, port: int, speaker: Callable[[], Speaker]) -> None:
        self.address_family = AF_INET6 if ":" in host else AF_INET
        self.speaker = speaker
        super().__init__((host, port), BotHandler)


class BotHandler(StreamRequestHandler):
    """One connection."""

    server: BotServer
    disable_nagle_algorithm = True

    def handle(self) -> None:
        with suppress(ConnectionError):  # the other end may be gone
            converse(self.server.speaker(), self.rfile, self.wfile)
