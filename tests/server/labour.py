"""What processes do in tests of the crew: they sleep, die and never end when told to."""

import os
import time
from contextlib import suppress
from multiprocessing.connection import Connection
from threading import Event

import msgspec

from parlour.server.workers import jobs


def serve(line: Connection) -> None:
    """Does what it is told, in words."""
    with suppress(EOFError, OSError):
        line.send_bytes(jobs.READY)
        while True:
            line.send_bytes(obey(line.recv_bytes().decode()))


def obey(order: str) -> bytes:
    word, _, rest = order.partition(" ")
    match word:
        case "say":
            return jobs.DONE + rest.encode()
        case "sleep":
            time.sleep(float(rest))
        case "pid":
            return jobs.DONE + str(os.getpid()).encode()
        case "refuse":
            return rest.encode()
        case "die":
            os._exit(1)
        case "die_once":  # the second attempt finds the file
            try:
                os.close(os.open(rest, os.O_CREAT | os.O_EXCL))
            except FileExistsError:
                return jobs.DONE + b"alive"
            os._exit(1)
        case "forever":
            Event().wait()
    return jobs.DONE


def serve_bots(line: Connection) -> None:
    """Real bots, of which `ismcts` never comes to an end."""
    serve_but(line, {"ismcts"})


def serve_no_bots(line: Connection) -> None:
    """No bot ever comes to an end."""
    serve_but(line, {"ismcts", "medium"})


def serve_but(line: Connection, endless: set[str]) -> None:
    with suppress(EOFError, OSError):
        line.send_bytes(jobs.READY)
        while True:
            asked = line.recv_bytes()
            if msgspec.msgpack.decode(asked).get("bot") in endless:
                Event().wait()
            line.send_bytes(jobs.answer(asked))
