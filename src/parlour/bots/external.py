"""Bots that are separate programs, in any language: a line of JSON out, a line back.

`exec:COMMAND WITH ARGS` starts a process (without a shell), `tcp:HOST:PORT` opens a connection; one
for each seat of each game. `exec:seconds=2:COMMAND` changes the time allowed for an answer. A
program that fails is replaced for the rest of the game, and the failure is counted.
docs/external-bots.md describes the messages.
"""

import logging
import os
import shlex
import shutil
import signal
import socket
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from typing import IO, Final
from weakref import finalize

import msgspec

from parlour.kernel.bot import Bot
from parlour.kernel.errors import Malformed
from parlour.kernel.plain import Plain, action_plain, action_read, table_plain
from parlour.kernel.random import Random
from parlour.kernel.table import Table

PROTOCOL: Final = "parlour-bot"
VERSION: Final = 1
SECONDS: Final = 10.0  # for an answer, unless the name says otherwise
STARTING: Final = 10.0  # for the first answer, at least
GRACE: Final = 1.0  # for a process to end once its input has
LONGEST_ANSWER: Final = 1 << 16  # bytes of a line, including its end
KINDS: Final = ("exec", "tcp")
NEW_GROUP: Final = 0x200 if os.name == "nt" else 0  # CREATE_NEW_PROCESS_GROUP

log = logging.getLogger("parlour")


class ProgramFailed(Exception):
    """Why a program cannot play on: one word, and details."""

    def __init__(self, what: str, detail: str) -> None:
        super().__init__(f"{what}: {detail}")
        self.what = what


# Failures in this process, by bot and word

troubles: Counter[tuple[str, str]] = Counter()


def take() -> Counter[tuple[str, str]]:
    """The failures since the last call; for processes that play for another one."""
    taken = troubles.copy()
    troubles.clear()
    return taken


def report() -> list[str]:
    """A sentence for every external bot that had to be replaced since the last call."""
    found: dict[str, list[str]] = {}
    for (name, what), times in sorted(take().items()):
        found.setdefault(name, []).append(f"{what} in {times} game{'s' * (times > 1)}")
    return [
        f"Bot {name} was replaced by the stand-in: {', '.join(whats)}."
        for name, whats in found.items()
    ]


# Names


@dataclass(frozen=True)
class Address:
    """How to reach a program, and how long it may think."""

    seconds: float
    command: tuple[str, ...] = ()  # of a process
    host: str = ""
    port: int = 0


def is_external(name: str) -> bool:
    """Whether this is the name of an external bot."""
    return name.partition(":")[0] in KINDS


def read_address(name: str) -> Address:
    """The address in a bot's name."""
    kind, _, rest = name.partition(":")
    seconds = SECONDS
    if rest.startswith("seconds="):
        text, _, rest = rest.removeprefix("seconds=").partition(":")
        seconds = _seconds_read(text)
    if kind == "exec":
        return Address(seconds, _command_read(rest))
    host, port = read_host(rest)
    return Address(seconds, host=host, port=port)


def _seconds_read(text: str) -> float:
    with suppress(ValueError):
        if 0 < float(text) <= 3600:
            return float(text)
    raise Malformed(f"A bot may think for up to 3600 seconds, not {text!r:.40}.")


def _command_read(text: str) -> tuple[str, ...]:
    try:
        posix = os.name == "posix"  # elsewhere backslashes are part of paths
        command = tuple(
            word if posix else word.strip('"') for word in shlex.split(text, posix=posix)
        )
    except ValueError as error:
        raise Malformed(f"The command {text!r:.80} cannot be read: {error}.") from error
    if not command:
        raise Malformed("After exec: comes a command, for example exec:python3 bot.py.")
    if shutil.which(command[0]) is None:
        raise Malformed(f"There is no program {command[0]!r:.80} to start.")
    return command


def read_host(text: str) -> tuple[str, int]:
    """`HOST:PORT`; an IPv6 address is in brackets."""
    host, _, port = text.rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or int(port) > 65_535:
        raise Malformed(f"An address is written HOST:PORT, unlike {text!r:.80}.")
    return host.strip("[]"), int(port)


# Lines


Questions = SimpleQueue[bytes | None]
Answers = SimpleQueue[bytes]


class ProgramLink:
    """Exchanges lines with a program.

    A thread writes and reads, so that a program that does not read its input cannot stop the game.
    When the link is dropped, the program's input ends.
    """

    def __init__(self, reader: IO[bytes], writer: IO[bytes], end: Callable[[float], None]) -> None:
        self._questions: Questions = SimpleQueue()
        self._answers: Answers = SimpleQueue()
        self._closing = finalize(self, _close, self._questions, end, GRACE)
        ends = (reader, writer, self._questions, self._answers)
        Thread(target=_exchange, args=ends, daemon=True).start()

    def ask(self, message: Plain, seconds: float) -> Plain:
        """The answer to a message."""
        self._questions.put(msgspec.json.encode(message) + b"\n")
        try:
            line = self._answers.get(timeout=seconds)
        except Empty:
            raise ProgramFailed("slow", f"no answer within {seconds:g} s") from None
        if not line:
            raise ProgramFailed("crashed", "it ended without an answer")
        if not line.endswith(b"\n"):
            raise ProgramFailed("malformed", "the line is too long or has no end")
        return _decode(line)

    def cut(self) -> None:
        """End the program at once."""
        found = self._closing.detach()
        if found is not None:
            _, _, (questions, end, _), _ = found
            _close(questions, end, 0.0)


def _exchange(reader: IO[bytes], writer: IO[bytes], questions: Questions, answers: Answers) -> None:
    """Run by the thread, which holds nothing that would keep the link alive."""
    with suppress(OSError, ValueError), reader, writer:
        while (line := questions.get()) is not None:
            writer.write(line)
            writer.flush()
            answers.put(reader.readline(LONGEST_ANSWER))
    answers.put(b"")


def _close(questions: Questions, end: Callable[[float], None], grace: float) -> None:
    questions.put(None)
    end(grace)


def _decode(line: bytes) -> Plain:
    try:
        return msgspec.json.decode(line, type=dict[str, object])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ProgramFailed("malformed", f"not a JSON object ({error}): {line[:60]!r}") from None


# Programs


def connect(address: Address) -> ProgramLink:
    """Start the process or open the connection."""
    try:
        return _start(address.command) if address.command else _dial(address)
    except OSError as error:
        raise ProgramFailed("unreachable", str(error)) from error


def _start(command: tuple[str, ...]) -> ProgramLink:
    # in its own session: Ctrl-C does not reach it, and its children end with it
    process = Popen(
        command, stdin=PIPE, stdout=PIPE, start_new_session=True, creationflags=NEW_GROUP
    )
    assert process.stdin is not None
    assert process.stdout is not None

    def end(grace: float) -> None:
        try:
            process.wait(grace)
        except TimeoutExpired:
            _kill(process)

    return ProgramLink(process.stdout, process.stdin, end)


def _kill(process: Popen[bytes]) -> None:
    """End a process and its children."""
    with suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()


def _dial(address: Address) -> ProgramLink:
    line = socket.create_connection((address.host, address.port), STARTING)
    line.settimeout(None)  # the thread may wait for ever; its caller does not
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def end(_: float) -> None:
        with suppress(OSError):
            line.shutdown(socket.SHUT_RDWR)
        line.close()

    return ProgramLink(line.makefile("rb"), line.makefile("wb"), end)


# The bot


class ExternalBot:
    """A seat played by a program, and by a stand-in once the program has failed."""

    def __init__(self, name: str, stand_in: Callable[[], Bot]) -> None:
        self.name = name
        self._address = read_address(name)
        self._stand_in = stand_in
        self._link: ProgramLink | None = None
        self._instead: Bot | None = None

    def choose(self, view: Table, rng: Random) -> int:
        if self._instead is None:
            try:
                return self._ask(view, int(rng.word()))
            except ProgramFailed as trouble:
                self._instead = self._replace(trouble)
        return self._instead.choose(view, rng)

    def _ask(self, view: Table, seed: int) -> int:
        if self._link is None:
            self._link = connect(self._address)
            check_hello(self._link.ask(hello(view, self._address.seconds), self._patience()))
        answer = self._link.ask(question(view, seed), self._address.seconds)
        return choice_read(view, answer)

    def _patience(self) -> float:
        return max(STARTING, self._address.seconds)

    def _replace(self, trouble: ProgramFailed) -> Bot:
        if self._link is not None:
            self._link.cut()
            self._link = None
        key = self.name, trouble.what
        troubles[key] += 1
        level = logging.WARNING if troubles[key] == 1 else logging.INFO  # warn only once
        log.log(level, "Bot %s is replaced by the stand-in, %s.", self.name, trouble)
        return self._stand_in()


# Messages


def hello(view: Table, seconds: float) -> Plain:
    """The first line."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "version": VERSION,
        "game": view.game.name,
        "rules": view.game.version,
        "options": view.options or {},
        "seats": int(view.seats),
        "seat": int(view.viewer),
        "seconds": seconds,
    }


def check_hello(answer: Plain) -> None:
    """The program must speak this version."""
    _check_type(answer, "hello")
    if answer.get("protocol") != PROTOCOL or answer.get("version") != VERSION:
        raise ProgramFailed("malformed", f"it does not speak {PROTOCOL} version {VERSION}")


def question(view: Table, seed: int) -> Plain:
    """A self-contained question, so that a program need not remember anything."""
    game, seat = view.game, int(view.viewer)
    return {
        "type": "choose",
        "game": game.name,
        "rules": game.version,
        "options": view.options or {},
        "seats": int(view.seats),
        "seat": seat,
        "seed": seed,
        "view": table_plain(view),
        "choices": [
            {"number": number, "action": action_plain(game, number)}
            for number in view.choices(seat)
        ],
    }


def choice_read(view: Table, answer: Plain) -> int:
    """The number of the choice; the answer may also describe the action."""
    _check_type(answer, "choice")
    number = answer.get("number")
    action = answer.get("action")
    if number is None and isinstance(action, dict):
        try:
            number = action_read(view.game, action)
        except Malformed as error:
            raise ProgramFailed("illegal", str(error)) from error
    if type(number) is not int or number not in view.choices(view.viewer):
        raise ProgramFailed("illegal", f"{number!r:.60} is not among its choices")
    return number


def _check_type(answer: Plain, wanted: str) -> None:
    if answer.get("type") == "error":
        raise ProgramFailed("malformed", f"it says: {answer.get('message')!r:.200}")
    if answer.get("type") != wanted:
        raise ProgramFailed("malformed", f"a line of type {wanted!r} was expected")
