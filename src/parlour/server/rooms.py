"""All rooms of a server: made, found, read from the store, put away, forgotten."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from parlour import games
from parlour.kernel.errors import Malformed, Refused
from parlour.kernel.game import Options
from parlour.kernel.random import Random
from parlour.room.messages import PROTOCOL, Hello
from parlour.room.records import encode_record
from parlour.room.room import Reading, Room
from parlour.server.clock import Ages, Clock, Timer
from parlour.server.codes import new_code
from parlour.server.connection import RESTARTING, Connection
from parlour.server.limits import Accounts, ByAddress, Guesses, Networks, Places, household
from parlour.server.line import Wire
from parlour.server.live import LiveRoom, Services, read_log
from parlour.server.metrics import Metrics
from parlour.server.people import People
from parlour.server.recorder import Recorder
from parlour.server.settings import Settings
from parlour.server.workers.bots import Bots
from parlour.server.workers.crew import Crew
from parlour.store import Entry, StaleAppend, Store, StoreFailed

TIDY_SECONDS: Final = 30.0
SWEEP_SECONDS: Final = 600.0
LEFT_SECONDS: Final = 600.0  # after which an empty lobby gives way to a new room
DAY_SECONDS: Final = 86_400.0  # after which any other empty room does
FAREWELL_SECONDS: Final = 1.0
UNWELL_SECONDS: Final = 10.0  # how long a failure of the store counts against us
SHOWINGS: Final = 32  # pages of replays made or sent at once
SHOWINGS_EACH: Final = 4  # to one address
MAKINGS: Final = (2.0, 60.0)  # descriptions and pictures a second, and at once, for one address
STARTED: Final = b'"record":"started"'
FULL: Final = "This server is full; please try later."
FULL_ROOM: Final = "This room is full of people already."
RESTART: Final = "The server restarts; you will be back in a moment."
BROKEN: Final = "This room has to be opened again; you will be back in a moment."

log = logging.getLogger("parlour")


class Crowded(Refused):
    """A limit of the server is reached."""


@dataclass
class Opened:
    """A room that is being read; several may wait for it."""

    done: "asyncio.Future[LiveRoom | None]"


class Rooms:
    """The rooms."""

    def __init__(self, settings: Settings, store: Store, clock: Clock) -> None:
        self.settings = settings
        self.store = store
        self.clock = clock
        self.metrics = Metrics()
        self.crew = Crew(settings.workers, settings.bot_seconds)
        self.bots = Bots(self.crew, self.metrics, self.clock.now)
        self.live: dict[str, LiveRoom] = {}
        self.sockets: set[Connection] = set()
        self.closing = False
        self.failed: float | None = None  # when the store last failed
        self._played: set[str] = set()  # rooms known to have seen a game
        self._opening: dict[str, Opened] = {}
        self._tasks: set[asyncio.Task[object]] = set()
        self._accounts = Accounts(
            settings.address_messages_per_second,
            settings.address_message_burst,
            Networks(settings.trusted_proxies),
        )
        self._created = ByAddress(settings.rooms_per_hour / 3600, settings.rooms_per_hour)
        self._creating = asyncio.Lock()
        self._guesses = Guesses(settings.guesses_per_minute, settings.guesses_together, clock.now())
        self.replays = ByAddress(settings.replays_per_minute / 60, settings.replays_per_minute)
        self.showings = Places(SHOWINGS, SHOWINGS_EACH)
        self.makings = ByAddress(*MAKINGS)
        self.memories: OrderedDict[tuple[str, int, float], bytes] = OrderedDict()  # highlights
        self._recorder = Recorder(Path(settings.record)) if settings.record else None
        self.people = People(settings, store, clock)
        self._services = Services(
            settings, store, clock, self.bots, self.metrics, self.people, self._recorder
        )
        self._ages = Ages(clock)
        self._swept = clock.now()
        self._tidying: Timer = clock.later(TIDY_SECONDS, self._tidy)

    async def start(self) -> None:
        """Learn what the store has."""
        entries = await self.store.rooms()
        self._ages = Ages(self.clock, entries[-1].touched if entries else None)
        await self.people.start(self._ages)

    @property
    def rooms_in_memory(self) -> int:
        return len(self.live)

    @property
    def connections(self) -> int:
        return len(self.sockets)

    def connection(self, wire: Wire, address: str) -> Connection:
        """A client that comes from there."""
        account = self._accounts.of(address, self.clock.now())
        connection = Connection(wire, self.settings, self.clock, self.metrics, account)
        connection.home = household(address)
        return connection

    # Rooms

    async def create(
        self, game: str, preset: str = "spec", options: Options | None = None, address: str = ""
    ) -> str:
        """Open a new room; its code."""
        now = self.clock.now()
        game = game or self.settings.default_game or games.names()[0]
        Room.create("", game, now, preset, options)  # refuses a wrong request before it is counted
        if not self._created.take(address, now):
            raise Crowded("You have opened many rooms; please wait a while.")
        async with self._creating:  # one after the other, so that the limit holds
            entries = await self._with_a_place()
            while True:
                code = new_code(entry.room for entry in entries)
                record = encode_record(Room.create(code, game, now, preset, options))
                try:
                    await self.store.append(code, 0, [record])
                except StaleAppend:
                    continue  # the code is taken
                self.metrics.rooms_created += 1
                log.debug("Room %s: made for %s from %s.", code, game, address)
                return code

    async def _with_a_place(self) -> list[Entry]:
        """All rooms, with space for one more. If there is none, the oldest expendable one goes."""
        entries = await self.store.rooms()
        while len(entries) >= self.settings.max_rooms:
            oldest = await self._expendable(entries)
            if oldest is None:
                raise Crowded("This server has as many rooms as it may have; please try later.")
            await self._forget(oldest.room)
            entries.remove(oldest)
        return entries

    async def _expendable(self, entries: list[Entry]) -> Entry | None:
        """The oldest lobby that was left, or the oldest room if nobody came to it for a day."""
        age = self._ages.of
        left = [one for one in entries if not self._used(one.room)]
        for entry in left:
            if age(entry.touched) < LEFT_SECONDS:
                break
            if not await self._was_played(entry.room) and not self._used(entry.room):
                return entry
        return left[0] if left and age(left[0].touched) >= DAY_SECONDS else None

    def _used(self, code: str) -> bool:
        """Whether somebody is in a room, was lately, or is about to be.

        Looking a room up does not count: a stranger could keep any number of them.
        """
        live = self.live.get(code)
        if live is None or code in self._opening:
            return code in self._opening
        return not live.idle or self.clock.now() - live.left < LEFT_SECONDS

    async def look_up(self, code: str | None, address: str) -> LiveRoom | None:
        """The room that somebody names; Crowded if they have guessed too often."""
        guess = self._guesses.take(address, self.clock.now())
        if guess is None:
            raise Crowded("Many wrong room codes were tried; please wait a minute.")
        live = None if code is None else await self.find(code)
        if live is not None:
            self._guesses.found(guess)
        return live

    async def find(self, code: str) -> LiveRoom | None:
        """A room, from memory or from the store. Malformed says why one cannot be read."""
        live = self.live.get(code)
        if live is not None:
            live.used = self.clock.now()
            return live
        opening = self._opening.get(code)
        if opening is None:
            opening = self._opening[code] = Opened(asyncio.get_running_loop().create_future())
            self.run(self._open(code, opening))
        return await asyncio.shield(opening.done)

    async def _open(self, code: str, opening: Opened) -> None:
        try:
            records = await self.store.read(code)
            live = self._revive(code, await read_log(records)) if records else None
            opening.done.set_result(live)
        except (Refused, StoreFailed) as error:
            opening.done.set_exception(error)
        except Exception:
            log.exception("Room %s cannot be read.", code)
            opening.done.set_exception(Malformed("This room cannot be read any more."))
        finally:
            del self._opening[code]

    def _revive(self, code: str, reading: Reading) -> LiveRoom:
        rng = Random(secrets.token_hex(32))
        live = self.live[code] = LiveRoom(code, reading, rng, self._services, self._on_lost)
        live.tick()
        live.note_game()
        log.debug("Room %s: read from the store.", code)
        return live

    @property
    def unready(self) -> str:
        """Why nobody should be sent here; empty when the server is ready."""
        if self.closing:
            return "The server stops."
        if self.store.stalled:
            return "The store does not answer."
        if self.failed is not None and self.clock.now() - self.failed <= UNWELL_SECONDS:
            return "The store has just failed."
        return ""

    # Rooms that could not go on

    def _on_lost(self, live: LiveRoom, error: BaseException) -> None:
        if self.live.get(live.code) is live:
            del self.live[live.code]
        if isinstance(error, StaleAppend):
            self.metrics.rooms_reloaded += 1
            log.debug("Room %s: the store has more of it; it is read again.", live.code)
        else:
            self.metrics.rooms_failed += 1
            if isinstance(error, StoreFailed):
                self.failed = self.clock.now()
            log.error("Room %s was put out of memory: %s", live.code, reason(error))
        self.run(self._move(live))

    async def _move(self, lost: LiveRoom) -> None:
        """Bring connections of a lost room into the room as it is stored."""
        code = lost.code
        for connection in list(lost.connections):
            if connection.closing:
                continue
            try:
                live = await self.find(code)
            except (Refused, StoreFailed):
                live = None
            if live is None:
                connection.goodbye(BROKEN, True, RESTARTING)
            elif not connection.closing and connection in self.sockets:
                hello = Hello(PROTOCOL, connection.key, detail=connection.detail)
                live.connect(connection, hello)
        for connection, text in lost.late:
            if connection.live is not lost:
                connection.hear(text)

    # Housekeeping

    def _tidy(self) -> None:
        """Unload rooms nobody is in; now and then forget old ones."""
        now = self.clock.now()
        for live in list(self.live.values()):
            if not live.idle:
                live.used = now
            elif now - live.used >= self.settings.unload_seconds:
                self._unload(live)
        if now - self._swept >= SWEEP_SECONDS:
            self._swept = now
            self.run(self.sweep())
        self._tidying = self.clock.later(TIDY_SECONDS, self._tidy)

    def _unload(self, live: LiveRoom) -> None:
        """Put a room out of memory."""
        log.debug("Room %s: put out of memory, as nobody is there.", live.code)
        live.stop()
        del self.live[live.code]
        if self._recorder is not None:
            self._recorder.forget(live.code)

    async def sweep(self) -> int:
        """Forget rooms by age; how many."""
        swept = 0
        longest = self.settings.keep_days * 86400
        shortest = min(longest, self.settings.keep_lobby_days * 86400)
        for entry in await self.store.rooms():
            age = self._ages.of(entry.touched)
            if age < shortest:
                break  # the rest is younger
            if self._used(entry.room):
                continue
            old = age >= longest or not await self._was_played(entry.room)
            if old and not self._used(entry.room):
                await self._forget(entry.room)
                swept += 1
        if swept:
            log.info("Forgot %d old rooms.", swept)
        await self.people.sweep()
        return swept

    async def _was_played(self, code: str) -> bool:
        if code not in self._played:
            if not any(STARTED in record for record in await self.store.read(code)):
                return False
            self._played.add(code)
        return True

    async def _forget(self, code: str) -> None:
        if code in self.live:
            self._unload(self.live[code])
        log.debug("Room %s: forgotten.", code)
        await self.store.delete(code)
        self._played.discard(code)

    def run(self, job: Coroutine[object, object, object]) -> None:
        task = asyncio.get_running_loop().create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            expected = isinstance(error, StoreFailed)
            log.error("Something failed: %s", reason(error), exc_info=None if expected else error)

    # The end

    async def farewell(self) -> None:
        """Tell everybody to come back in a moment."""
        self.closing = True
        self.crew.close()
        sockets = list(self.sockets)
        for connection in sockets:
            connection.goodbye(RESTART, True, RESTARTING)
        flushing = [asyncio.ensure_future(connection.flushed()) for connection in sockets]
        if flushing:
            await asyncio.wait(flushing, timeout=FAREWELL_SECONDS)

    async def close(self) -> None:
        self.closing = True
        self._tidying.cancel()
        for live in self.live.values():
            live.stop()
        self.live.clear()
        for task in list(self._tasks):
            task.cancel()
        self.crew.close()
        self.people.close()
        await self.store.close()
        if self._recorder is not None:
            await asyncio.to_thread(self._recorder.close)


def reason(error: BaseException) -> str:
    """What went wrong, for the operator: the store's own words, or the kind of error."""
    return str(error) if isinstance(error, StoreFailed) else type(error).__name__
