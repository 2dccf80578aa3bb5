"""The people of a server: their profiles in memory and in the store, and the games that count.

A game with people in it is noted when it begins, and the note goes when the game is counted, in the
same write as the new ratings. So every game is counted once, whenever the server stops: what is
noted and over is counted when the server starts again or the room is opened.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Iterable
from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from parlour.kernel.errors import Malformed, Refused
from parlour.kernel.seats import seats_in
from parlour.people.profiles import (
    Profile,
    Ranked,
    Result,
    counted,
    encode_profile,
    leaderboard,
    new_profile,
    read_profile,
    with_device,
)
from parlour.room.errors import Forbidden, TooMuch
from parlour.room.evolve import evolve, first_state
from parlour.room.keys import hash_key, new_key
from parlour.room.names import clean, normal
from parlour.room.records import read_record
from parlour.room.state import OVER, PLAYING, State
from parlour.server.clock import Ages, Clock
from parlour.server.codes import LETTERS
from parlour.server.limits import ByAddress
from parlour.server.settings import Settings
from parlour.store import Sheet, StaleAppend, Store, StoreFailed

PERSON: Final = "person "
GAME: Final = "game "
TRIES: Final = 5  # to write what somebody else has changed meanwhile
DAY: Final = 86_400.0
TRANSFER_SECONDS: Final = 600.0
TRANSFER_LETTERS: Final = 8
BOARD: Final = 100  # people on a leaderboard
NO_PROFILE: Final = "That key opens no profile on this server."

log = logging.getLogger("parlour")


class Noted(Struct):
    """A game that began with people in it and has not been counted."""

    room: str
    round: int
    began: float


class Transfer(Struct):
    """A code that brings a profile to another device, once."""

    code_hash: str
    until: float


class People:
    """Everybody who has a profile here."""

    def __init__(self, settings: Settings, store: Store, clock: Clock) -> None:
        self._settings = settings
        self._store = store
        self._clock = clock
        self._ages = Ages(clock)
        self._profiles: dict[str, Profile] = {}
        self._keys: dict[str, str] = {}  # by hash, whose it is
        self._games: dict[str, Noted] = {}  # by the name of their sheet
        self._versions: dict[str, int] = {}  # of sheets
        self._transfers: dict[str, Transfer] = {}  # by person
        self._made = ByAddress(settings.people_per_hour / 3600, settings.people_per_hour)
        self._writing = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._board = lru_cache(64)(self._new_board)
        self.open = False

    async def start(self, ages: Ages | None = None) -> None:
        """Learn who is known here, and how old what was written before this start is."""
        self._ages = ages or self._ages
        if self._settings.people:
            await self._learn_all()
            self.open = True
            self._run(self._recover())

    def close(self) -> None:
        self.open = False
        for task in self._tasks:
            task.cancel()

    def __len__(self) -> int:
        return len(self._profiles)

    # Who somebody is

    def of(self, key: str) -> Profile | None:
        """The profile that a device's key opens."""
        return self._profiles.get(self._keys.get(hash_key(key), "")) if self.open else None

    def recognise(self, key: str) -> str:
        """The name under which a person is known in logs; empty if nobody has that key."""
        found = self.of(key)
        return "" if found is None else found.id

    def rating(self, person: str, game: str) -> int | None:
        """Somebody's strength as everybody may know it."""
        found = self._profiles.get(person)
        return None if found is None else found.at(game).shown

    def leaderboard(self, game: str) -> list[Ranked]:
        return self._board(game)

    def _new_board(self, game: str) -> list[Ranked]:
        return leaderboard(list(self._profiles.values()), game, BOARD)

    # What somebody does with their profile

    async def create(
        self, name: str, avatar: str, listed: bool, address: str
    ) -> tuple[Profile, str]:
        """A new profile and the key that opens it."""
        now, key = self._clock.now(), new_key()
        made = new_profile(normal(name), clean(avatar), listed, hash_key(key), now)
        if not self._made.take(address, now):
            raise TooMuch("Many profiles were made from there; please wait a while.")

        def sheets() -> list[Sheet]:
            if len(self._profiles) < self._settings.max_people:
                return [self._sheet(made)]
            leaving = PERSON + self._expendable().id
            return [Sheet(leaving, self._versions.get(leaving, 0), None), self._sheet(made)]

        await self._write(sheets)
        return made, key

    def _expendable(self) -> Profile:
        """Who gives way to somebody new: the one who has never played and came longest ago."""
        never = [one for one in self._profiles.values() if not one.standings]
        oldest = min(never, key=lambda one: one.seen, default=None)
        if oldest is None or self._ages.of(oldest.seen) < DAY:
            raise TooMuch("This server knows as many people as it may.")
        return oldest

    async def change(self, person: str, name: str, avatar: str, listed: bool) -> Profile:
        shown, look = normal(name), clean(avatar)
        return await self._replace(
            person, lambda old: replace(old, name=shown, avatar=look, listed=listed)
        )

    async def greet(self, person: str) -> Profile:
        """Somebody looks at their own profile: it is in use."""
        now = self._clock.now()
        found = self._known(person)
        if now - found.seen < DAY:
            return found
        return await self._replace(person, lambda old: replace(old, seen=now))

    async def erase(self, person: str) -> None:
        """Forget somebody. What was played keeps the name that was said at the table."""
        self._transfers.pop(person, None)
        await self._forget([PERSON + self._known(person).id])

    def transfer(self, person: str) -> str:
        """A code that opens this profile on one more device, once and soon."""
        now = self._clock.now()
        self._transfers = {who: one for who, one in self._transfers.items() if one.until > now}
        code = "".join(secrets.choice(LETTERS) for _ in range(TRANSFER_LETTERS))
        self._transfers[person] = Transfer(hash_key(code), now + TRANSFER_SECONDS)
        return code

    async def arrive(self, code: str) -> tuple[Profile, str]:
        """One more device: the profile, and a key of its own."""
        wanted, now = hash_key(code.strip().upper()), self._clock.now()
        found = [
            who
            for who, one in self._transfers.items()
            if one.code_hash == wanted and one.until > now
        ]
        if not found:
            raise Forbidden("That code is wrong, used or too old; ask for a new one.")
        del self._transfers[found[0]]
        key = new_key()
        made = await self._replace(found[0], lambda old: with_device(old, hash_key(key)))
        return made, key

    def _known(self, person: str) -> Profile:
        found = self._profiles.get(person)
        if found is None:
            raise Forbidden(NO_PROFILE)
        return found

    async def _replace(self, person: str, change: Callable[[Profile], Profile]) -> Profile:
        await self._write(lambda: [self._sheet(change(self._known(person)))])
        return self._known(person)

    # Games

    def note(self, state: State, seen: bool, changed: Callable[[], None]) -> None:
        """A game began or ended: if people with profiles play, it counts for them.

        `seen` is whether it was seen to begin, too, since its room is in memory.
        """
        if not self.open or not any(place.person for place in state.places.values()):
            return
        if state.phase == PLAYING:
            self._run(self._begin(Noted(state.code, state.rounds, state.began)))
        else:
            self._run(self._count(result_of(state), seen, changed))

    async def _begin(self, noted: Noted) -> None:
        name = sheet_name(noted.room, noted.round, noted.began)
        if name not in self._games:
            data = msgspec.json.encode(noted)
            await self._write(lambda: [Sheet(name, self._versions.get(name, 0), data)])

    async def _count(self, result: Result, seen: bool, changed: Callable[[], None]) -> None:
        """Count a game once; one that was `seen` to end cannot have been counted before."""
        name = sheet_name(result.room, result.round, result.began)

        def sheets() -> list[Sheet]:
            version = self._versions.get(name, 0)
            if not version and not seen:
                return []
            known = [self._profiles[one] for one in result.persons if one in self._profiles]
            return [self._sheet(one) for one in counted(result, known)] + [
                Sheet(name, version, None)
            ]

        await self._write(sheets)
        changed()

    async def _recover(self) -> None:
        """Count what was over when the server stopped, and forget games of rooms that are gone."""
        for name, noted in list(self._games.items()):
            records = await self._store.read(noted.room)
            if not records:
                await self._forget([name])
                continue
            try:
                result = await asyncio.to_thread(result_in, records, noted.began)
            except Refused:
                continue  # of other rules; somebody may read it again some day
            if result is not None:
                await self._count(result, False, lambda: None)

    async def sweep(self) -> None:
        """Forget people who do not come back, and notes of rooms that are gone."""
        if not self.open:
            return
        longest = self._settings.keep_people_days * DAY
        gone = [PERSON + p.id for p in self._profiles.values() if self._ages.of(p.seen) > longest]
        rooms = {entry.room for entry in await self._store.rooms()}
        gone += [name for name, noted in self._games.items() if noted.room not in rooms]
        await self._forget(gone)

    # The store

    def _sheet(self, profile: Profile) -> Sheet:
        name = PERSON + profile.id
        return Sheet(name, self._versions.get(name, 0), encode_profile(profile))

    async def _forget(self, names: list[str]) -> None:
        versions = self._versions
        await self._write(lambda: [Sheet(name, versions.get(name, 0), None) for name in names])

    async def _write(self, make: Callable[[], list[Sheet]]) -> None:
        """Write what `make` makes of what is known; once more if others have written since."""
        async with self._writing:
            for _ in range(TRIES):
                sheets = make()
                try:
                    if sheets:
                        await self._store.write(sheets)
                except StaleAppend:
                    await self._learn_all()
                    continue
                self._learn(Sheet(name, seen + 1, data) for name, seen, data in sheets)
                return
        raise StoreFailed("Others keep changing the same profile.")

    async def _learn_all(self) -> None:
        sheets = await self._store.sheets()
        for known in (self._profiles, self._keys, self._games, self._versions):
            known.clear()
        self._learn(sheets)

    def _learn(self, sheets: Iterable[Sheet]) -> None:
        """What is in the store now."""
        for name, version, data in sheets:
            self._unlearn(name)
            if data is None:
                continue
            self._versions[name] = version
            try:
                if name.startswith(GAME):
                    self._games[name] = msgspec.json.decode(data, type=Noted)
                elif name.startswith(PERSON):
                    self._learn_person(read_profile(data))
            except (Malformed, msgspec.DecodeError) as error:
                log.error("The sheet %r cannot be read and is left as it is: %s", name, error)
        self._board.cache_clear()

    def _learn_person(self, profile: Profile) -> None:
        self._profiles[profile.id] = profile
        self._keys |= dict.fromkeys(profile.keys, profile.id)

    def _unlearn(self, name: str) -> None:
        self._versions.pop(name, None)
        self._games.pop(name, None)
        old = self._profiles.pop(name.removeprefix(PERSON), None)
        for key in [] if old is None else old.keys:
            self._keys.pop(key, None)

    def _run(self, job: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("A game could not be counted yet: %s", error)


def sheet_name(room: str, round: int, began: float) -> str:
    return f"{GAME}{room} {round} {began:.3f}"


def result_of(state: State) -> Result:
    """The game that has just ended in a room."""
    table = state.table
    assert table is not None
    places = [state.places[number] for number in state.by_seat]
    return Result(
        state.game.name,
        state.code,
        state.rounds,
        state.began,
        state.touched,
        [place.name for place in places],
        [place.person for place in places],
        list(seats_in(table.winners)),
    )


def result_in(records: list[bytes], began: float) -> Result | None:
    """How the game that began then has ended, if it has."""
    state = first_state(read_record(records[0]))
    for data in records[1:]:
        evolve(state, read_record(data))
        if state.phase == OVER and state.began == began:
            return result_of(state)
    return None
