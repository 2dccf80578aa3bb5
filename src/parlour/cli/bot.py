"""`parlour bot`."""

import asyncio
import secrets
import sys
from typing import Annotated

from cyclopts import Parameter

from parlour.bots.external import read_host
from parlour.bots.registry import check_bot
from parlour.bots.speaker import BotServer, Speaker, converse
from parlour.cli.arguments import load
from parlour.cli.completing import offer_games
from parlour.cli.joining import HERE, RoomArguments
from parlour.client.player import BotPlayer, check_name
from parlour.client.room import Ended
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game


def bot(
    name: Annotated[str, Parameter(help="Name of a bot, also exec:COMMAND or tcp:HOST:PORT.")],
    game: Annotated[
        str | None, Parameter(help="Name of a game; a room has its own.", completer=offer_games)
    ] = None,
    /,
    *,
    listen: Annotated[
        str, Parameter(help="HOST:PORT to listen on; port 0 takes any free one.")
    ] = "",
    where: RoomArguments = HERE,
    called: Annotated[str, Parameter(name="--name", help="Its name at the table.")] = "",
) -> int:
    """Let a bot play: in a room of a server, or for another program.

    With --server and --room it takes a seat there, if the host allows programs, and stays for
    further games until Ctrl-C. Otherwise it answers lines of JSON on its standard input, or on
    the connections of --listen.
    """
    if where.server is not None:
        if where.room is None or game is not None or listen:
            raise Malformed("With --server a bot needs --room, and neither a game nor --listen.")
        return play_in_room(name, where, called)
    found = load(game, f"bot {name}")
    check_bot(name, found)
    if listen:
        answer_connections(name, found, *read_host(listen))
    else:
        converse(Speaker(name, found), sys.stdin.buffer, sys.stdout.buffer)
    return 0


def play_in_room(bot: str, where: RoomArguments, called: str) -> int:
    client = where.client()
    assert client is not None
    word = bot.partition(":")[0]
    name = check_name(called or f"{word[:15].capitalize()} bot")
    player = BotPlayer(client, bot, name, tell, secrets.token_hex(16))
    try:
        asyncio.run(player.run())
    except Ended as reason:
        raise Malformed(str(reason)) from reason
    return 0


def tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def answer_connections(name: str, game: Game, host: str, port: int) -> None:
    """Listen until somebody ends the program."""
    try:
        server = BotServer(host, port, lambda: Speaker(name, game))
    except OSError as error:
        raise Malformed(f"Cannot listen on {host}:{port}: {error.strerror}.") from error
    with server:
        print(f"Listening on {host}:{server.server_address[1]}", file=sys.stderr, flush=True)
        server.serve_forever()
