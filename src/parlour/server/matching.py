"""Finding a game: tables that wait for strangers, and the queue.

Those in the queue ask again every few seconds; whoever stops asking is taken out. When people are
matched, a room is opened, and each of them is told its code.
"""

import secrets
from math import inf
from typing import Final

from msgspec import Struct

from parlour import games
from parlour.kernel.errors import Malformed, Refused
from parlour.people.profiles import Profile
from parlour.people.queue import Queue, Waiting
from parlour.people.ratings import Rating
from parlour.room.errors import TooMuch
from parlour.room.state import LOBBY
from parlour.server.clock import Timer
from parlour.server.limits import ByAddress, Guesses, Places, household
from parlour.server.live import NOT_SAVED, LiveRoom
from parlour.server.rooms import Rooms
from parlour.store import StoreFailed

LOOK_SECONDS: Final = 1.0  # between looks at the queue
FOUND_SECONDS: Final = 60.0  # for which a room that was found is remembered
WAITING_EACH: Final = 32  # from one address
COMINGS: Final = (1 / 30, WAITING_EACH)  # forgiven a second, and at once, if nobody comes
TABLES: Final = 50  # shown
LIST_SECONDS: Final = 1.0  # for which a list of them is good
ASKS: Final = (10.0, 60.0)  # a second, and at once, from one address
NOT_WAITING: Final = "You are no longer waiting; please look for a game again."


class Found(Struct):
    """What came of waiting: a room, or why there is none; neither while it is being opened."""

    until: float
    seats: int
    awaited: list[str]  # the addresses of those who have not been there yet
    room: str = ""
    problem: str = ""


class Progress(Struct):
    """What somebody in the queue is told."""

    waiting: int  # how many want the same
    seats: int
    room: str = ""


class TablePlayer(Struct):
    """Somebody at an open table: no more than everybody there sees."""

    name: str
    avatar: str
    rating: int | None


class OpenTable(Struct):
    """A table that waits for strangers."""

    room: str
    game: str
    title: str
    free: int
    players: list[TablePlayer]


class Matching:
    """Brings people together."""

    def __init__(self, rooms: Rooms) -> None:
        settings, now = rooms.settings, rooms.clock.now()
        self.rooms = rooms
        self.people = rooms.people
        self.guesses = Guesses(settings.guesses_per_minute, settings.guesses_together, now)
        self.asks = ByAddress(*ASKS)
        self._queue = Queue()
        self._places = Places(settings.max_waiting, WAITING_EACH)
        self._comings = ByAddress(*COMINGS)  # whoever lets others wait in vain waits, too
        self._addresses: dict[str, str] = {}  # by ticket
        self._found: dict[str, Found] = {}  # by ticket
        self._timer: Timer | None = None
        self._tables: list[OpenTable] = []
        self._listed = -inf

    # Tables

    def tables(self) -> list[OpenTable]:
        """Open tables with somebody at them and a free seat, the fullest first; a moment old."""
        now = self.rooms.clock.now()
        if now - self._listed >= LIST_SECONDS:
            self._listed, self._tables = now, self._list()
        return self._tables

    def _list(self) -> list[OpenTable]:
        found = [self._table(live) for live in self.rooms.live.values() if is_open(live)]
        found.sort(key=lambda one: (one.free, one.room))
        return [one for one in found if one.free > 0][:TABLES]

    def _table(self, live: LiveRoom) -> OpenTable:
        state = live.room.state
        game = state.game
        free = game.seats_for(state.options)[1] - len(state.places)
        players = [
            TablePlayer(one.name, one.avatar, self.people.rating(one.person, game.name))
            for one in state.places.values()
        ]
        return OpenTable(live.code, game.name, game.words.title, free, players)

    # The queue

    def seek(self, game: str, seats: int, profile: Profile | None, address: str) -> str:
        """Wait for others; a ticket to ask with."""
        low, high = games.load(game).seats_for()  # a room that is opened has the usual rules
        if not low <= seats <= high:
            raise Malformed(f"This game is for {low} to {high} players.")
        now = self.rooms.clock.now()
        self._look()
        for earlier in self._queue.of("" if profile is None else profile.id):
            self.leave(earlier.ticket)
        if not self._comings.take(address, now):
            raise TooMuch("Nobody came to games that were found for you; please wait a minute.")
        if not self._places.take(address):
            self._comings.give_back(address)
            raise TooMuch("Many people are waiting; please try again in a moment.")
        ticket = secrets.token_urlsafe(18)
        self._addresses[ticket] = address
        strength = Rating().mu if profile is None else profile.at(game).mu
        person = "" if profile is None else profile.id
        self._queue.join(Waiting(ticket, game, seats, strength, now, now, person))
        self._look()
        return ticket

    def ask(self, ticket: str) -> Progress:
        """Still here: is there a table?"""
        found = self._found.get(ticket)
        if found is not None and found.problem:
            raise TooMuch(found.problem)
        if found is not None:
            return Progress(found.seats, found.seats, found.room)
        one = self._queue.hear(ticket, self.rooms.clock.now())
        if one is None:
            raise Malformed(NOT_WAITING)
        return Progress(self._queue.alike(one.wish), one.seats)

    def leave(self, ticket: str) -> None:
        if self._queue.leave(ticket):
            self._let_go(ticket)

    def _let_go(self, ticket: str) -> None:
        """Somebody waits no longer, and nobody waits for them."""
        address = self._addresses.pop(ticket)
        self._places.leave(address)
        self._comings.give_back(address)

    def _look(self) -> None:
        """Take out those who are gone, match those who fit, and look again while there is need."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        now = self.rooms.clock.now()
        self._found = {ticket: one for ticket, one in self._found.items() if one.until > now}
        for found in self._found.values():
            self._note_arrivals(found)
        for one in self._queue.gone(now):
            self._let_go(one.ticket)
        for table in self._queue.matched(now):
            self._bring_together(table, now)
        if (len(self._queue) or self._found) and not self.rooms.closing:
            self._timer = self.rooms.clock.later(LOOK_SECONDS, self._look)

    def _bring_together(self, table: list[Waiting], now: float) -> None:
        table.sort(key=lambda one: one.since)
        addresses = [self._addresses.pop(one.ticket) for one in table]
        found = Found(now + FOUND_SECONDS, len(table), addresses[:])
        for one, address in zip(table, addresses, strict=True):
            self._found[one.ticket] = found
            self._places.leave(address)
        self.rooms.run(self._open(table[0].game, addresses, found))

    def _note_arrivals(self, found: Found) -> None:
        """See who has come to a room that was found for them."""
        live = self.rooms.live.get(found.room)
        homes = set() if live is None else {one.home for one in live.connections}
        for address in [one for one in found.awaited if household(one) in homes]:
            found.awaited.remove(address)
            self._comings.give_back(address)

    async def _open(self, game: str, addresses: list[str], found: Found) -> None:
        """Open a room in the name of one who may still open one, so that nobody's limit holds
        others up.
        """
        problem = ""
        for address in dict.fromkeys(addresses):
            try:
                found.room = await self.rooms.create(game, address=address)
                return
            except Refused as error:
                problem = str(error)
            except StoreFailed:  # what it says is for the operator
                problem = NOT_SAVED
        found.problem = problem


def is_open(live: LiveRoom) -> bool:
    """Whether strangers may be told of a room: its host wants it and somebody is there."""
    state = live.room.state
    return state.open and state.phase == LOBBY and bool(state.people()) and bool(live.connections)
