"""`parlour bot`."""

import sys
from typing import Annotated

from cyclopts import Parameter

from parlour import games
from parlour.bots.external import read_host
from parlour.bots.registry import check_bot
from parlour.bots.speaker import BotServer, Speaker, converse
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game


def bot(
    name: Annotated[str, Parameter(help="Name of a bot.")],
    game: Annotated[str, Parameter(help="Name of a game; see `parlour games`.")],
    /,
    *,
    listen: Annotated[
        str, Parameter(help="HOST:PORT to listen on; port 0 takes any free one.")
    ] = "",
) -> None:
    """Let a bot play for another program: lines of JSON on standard input and output."""
    found = games.load(game)
    check_bot(name, found)
    if listen:
        answer_connections(name, found, *read_host(listen))
    else:
        converse(Speaker(name, found), sys.stdin.buffer, sys.stdout.buffer)


def answer_connections(name: str, game: Game, host: str, port: int) -> None:
    """Listen until somebody ends the program."""
    try:
        server = BotServer(host, port, lambda: Speaker(name, game))
    except OSError as error:
        raise Malformed(f"Cannot listen on {host}:{port}: {error.strerror}.") from error
    with server:
        print(f"Listening on {host}:{server.server_address[1]}", file=sys.stderr, flush=True)
        server.serve_forever()
