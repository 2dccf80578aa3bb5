"""One client's connection: what is sent to it, and what happens when it does not listen.

Sending never waits. As long as the network takes what it is given, messages go straight through,
without a task or a queue. When it is full, they gather in a bounded outbox in which a newer
view of the table or the room replaces an older one. A client that stops reading is disconnected.

What a client says, and what is kept for it, counts for the client and for its address. Whoever says
too much is refused, and after many refusals not read from for a moment. Whoever goes on and on is
disconnected.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Final, TypeGuard

from parlour.room.codec import NATIVE, WireForm, whole, written
from parlour.room.messages import GameUpdate, Goodbye, Message, RoomInfo, refusal
from parlour.room.outcome import Outgoing, Written
from parlour.server.clock import Clock, Timer
from parlour.server.limits import Account, Bucket
from parlour.server.line import Wire
from parlour.server.metrics import Metrics
from parlour.server.settings import Settings

if TYPE_CHECKING:
    from parlour.server.live import LiveRoom

WHOLE: Final = (GameUpdate, RoomInfo)  # each of these tells everything, so the newest is enough

OUTBOX_BYTES: Final = 1 << 18  # kept for one client at most
ADDRESS_BYTES: Final = 1 << 23  # kept for all clients at one address
REFUSALS: Final = 20  # in a row, after which a client is not read from
REST_SECONDS: Final = 1.0
MOST_REFUSALS: Final = 200.0  # at once; whoever goes on after each rest is disconnected
FORGIVEN: Final = 10.0  # refusals a second
LONG_ONES: Final = 20.0  # messages that are too long, before a rest; one a second is forgiven

SLOWLY: Final = "One thing at a time, please."
TOO_LONG: Final = "That message is too long."
NO_TEXT: Final = "Messages are text."

# Why a connection was closed
RESTARTING: Final = 1012
MALFORMED: Final = 4400
FORBIDDEN: Final = 4403
UNKNOWN: Final = 4404
SILENT: Final = 4408
GONE: Final = 4410
LIMIT: Final = 4429
WORDS: Final = {
    RESTARTING: "the room or the server begins anew",
    MALFORMED: "it does not speak the protocol",
    FORBIDDEN: "it may not be there",
    UNKNOWN: "there is no such room",
    SILENT: "it did not say hello",
    GONE: "the room cannot be read any more",
    LIMIT: "a limit",
}

log = logging.getLogger("parlour")


class Connection:
    """A client, as the rooms see it."""

    def __init__(
        self, wire: Wire, settings: Settings, clock: Clock, metrics: Metrics, account: Account
    ) -> None:
        self.live: LiveRoom | None = None  # where it is
        self.key: str | None = None  # what it proved its seat with
        self.detail = False  # whether it asked to be told what each event did
        self.codec: WireForm = NATIVE  # how it speaks
        self.home = ""  # where it comes from
        self.closing = False
        self._wire = wire
        self._clock = clock
        self._metrics = metrics
        self._limit = settings.outbox
        self._patience = settings.slow_seconds
        self._longest = settings.message_bytes
        self._commands = Bucket(settings.messages_per_second, settings.message_burst, clock.now())
        self._account = account
        self._refusals = 0  # since something was allowed
        self._leniency = Bucket(FORGIVEN, MOST_REFUSALS, clock.now())
        self._long = Bucket(1.0, LONG_ONES, clock.now())
        self._resting = False
        self._outbox: list[Written] = []
        self._held = 0  # bytes in it
        self._end: tuple[int, str] | None = None  # how to close when the outbox is empty
        self._writer: asyncio.Task[None] | None = None
        self._slow: Timer | None = None

    # Hearing

    def hear(self, text: str | None) -> None:
        """The client says something."""
        if self.closing or not self.readable(text):
            return
        if self.live is not None:
            self.live.receive(self, text)

    def readable(self, text: str | None) -> TypeGuard[str]:
        """Whether a message is one we read; if not, its sender is told."""
        if text is None:
            self.count_refused()
            self.refuse("malformed", NO_TEXT)
            return False
        size = len(text) if text.isascii() else len(text.encode())
        if size > self._longest:
            self.count_too_long()
            self.refuse("limit", TOO_LONG)
            return False
        return True

    def may_speak(self, now: float) -> bool:
        """Count something the client says; whether that is within the limits."""
        if self._commands.take(now) and self._account.commands.take(now):
            self._refusals = 0
            return True
        self._metrics.refused += 1
        self._refusals += 1
        if not self._leniency.take(now):
            self.close(LIMIT, SLOWLY)
        elif self._refusals == REFUSALS:
            self._rest()
        return False

    def count_refused(self) -> None:
        """Count something that was refused for another reason."""
        if self.may_speak(self._clock.now()):
            self._metrics.refused += 1

    def count_too_long(self) -> None:
        """Count something that was refused for its length."""
        self.count_refused()
        if not self._long.take(self._clock.now()):
            self._rest()

    def _rest(self) -> None:
        """Do not listen for a moment."""
        if not self._resting:
            self._resting = True
            self._wire.pause_reading()
            self._clock.later(REST_SECONDS, self._listen_again)

    def _listen_again(self) -> None:
        self._refusals = 0
        self._resting = False
        self._wire.resume_reading()

    # Sending

    def tell(self, message: Message) -> None:
        """Send one message."""
        for text in in_form(message, self.codec):
            self.push(text)

    def refuse(self, code: str, text: str, id: str | None = None, close: int = 0) -> None:
        """Say why not, and perhaps that this is the end."""
        self.tell(refusal(code, text, id))
        if close:
            self.close(close, text)

    def goodbye(self, reason: str, again: bool, code: int) -> None:
        """Say that the connection will close, and close it."""
        self.tell(Goodbye(reason, again))
        self.close(code, reason)

    def push(self, message: Written) -> None:
        """Send a message that is written already."""
        if self.closing:
            return
        self._metrics.frames += 1
        if self._writer is None:
            if self._wire.write(message.text):
                return
            self._start_writer()
        self._keep(message)

    def close(self, code: int, reason: str = "") -> None:
        """Close after everything before this has been sent."""
        if not self.closing:
            self.closing = True
            self._end = code, reason.encode()[:120].decode(errors="ignore")
            log.debug("A connection from %s is closed: %s.", self.home, WORDS.get(code, code))
            if self._writer is None:
                self._wire.hang_up(*self._end)

    # When the network is full

    def _start_writer(self) -> None:
        self._writer = asyncio.get_running_loop().create_task(self._write())
        self._slow = self._clock.later(self._patience, self._drop)

    def _keep(self, message: Written) -> None:
        outbox = self._outbox
        if message.kind in WHOLE:
            for index, other in enumerate(outbox):
                if other.kind is message.kind:
                    self._hold(-len(other.text))
                    del outbox[index]
                    self._metrics.superseded += 1
                    break
        outbox.append(message)
        self._hold(len(message.text))
        full = self._held > OUTBOX_BYTES or self._account.held > ADDRESS_BYTES
        if full or len(outbox) > self._limit:
            self._drop()

    def _hold(self, size: int) -> None:
        """So many bytes more, or fewer, are kept for this client and its address."""
        self._held += size
        self._account.held += size

    async def _write(self) -> None:
        """Send what has gathered, as the network takes it."""
        try:
            while self._outbox:
                await self._wire.drained()
                if self._outbox and self._wire.write(self._outbox[0].text):
                    self._hold(-len(self._outbox[0].text))
                    del self._outbox[0]
                    self._wait_again()
            if self._end is not None:
                self._wire.hang_up(*self._end)
        except OSError:  # the client has gone
            self.closing = True
        finally:
            self._hold(-self._held)
            self._writer = None
            if self._slow is not None:
                self._slow.cancel()
                self._slow = None

    def _wait_again(self) -> None:
        """The client has read something: it has its full time again."""
        if self._slow is not None:
            self._slow.cancel()
        self._slow = self._clock.later(self._patience, self._drop)

    def _drop(self) -> None:
        """Give up on a client that has stopped reading; it would not read a farewell either."""
        self._metrics.dropped += 1
        log.debug("A connection from %s is cut: nobody reads there.", self.home)
        self.closing = True
        self._outbox.clear()
        self._hold(-self._held)
        self._wire.abort()

    async def flushed(self) -> None:
        """Wait until everything is sent or given up."""
        if self._writer is not None:
            await asyncio.wait([self._writer])


def in_form(message: Outgoing, codec: WireForm) -> list[Written]:
    """A message in a client's wire form. Only native ones may replace each other."""
    if codec is NATIVE:
        return [written(message)]
    return [Written(Message, text) for text in codec.write(whole(message))]
