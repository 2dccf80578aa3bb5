"""Who is connected to a room, and what each of them has been told.

Nothing of this is logged. Sequence numbers are counted from the log, so they are the same after a
restart; what was told lately is kept in memory only, for those who come back.
"""

from typing import Final

from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.types import WATCHER
from parlour.room import records as rec
from parlour.room.codec import encode
from parlour.room.history import NOTHING, History, Packed, retell
from parlour.room.messages import Left, RoomInfo, Said
from parlour.room.outcome import Client, Outgoing, Written
from parlour.room.records import AnyRecord, Events
from parlour.room.state import State
from parlour.room.updates import Ratings, Updates, room_info, unrated

_played: Final = rec.Played  # compiled code need not look it up

Viewer = int | None  # a place, or none for all who watch


class Numbers:
    """How many records each viewer may notice, and the last of them that changed the game.

    Nearly all records are noticed by everybody, so these are counted once, and for each player only
    what nobody else may notice.
    """

    def __init__(self) -> None:
        self._all = 1  # records that everybody may notice
        self._all_game = 0  # how many these were at the last of them that changed the game
        self._own: dict[Viewer, int] = {None: 0}  # how many only this viewer may notice
        self._own_game: dict[Viewer, int] = {}  # what `_all` was at the last of those

    @property
    def seqs(self) -> dict[Viewer, int]:
        """The number of everybody who has one."""
        return {viewer: self._all + own for viewer, own in self._own.items()}

    def of(self, viewer: Viewer) -> int:
        """The number of the last record that a viewer may notice; 0 for a stranger."""
        own = self._own.get(viewer)
        return 0 if own is None else self._all + own

    def of_game(self, viewer: Viewer) -> int:
        """The number of the last record that changed the game as this viewer sees it."""
        own = self._own.get(viewer)
        return 0 if own is None else own + max(self._all_game, self._own_game.get(viewer, 0))

    def count(self, state: State, record: AnyRecord) -> None:
        """Advance the numbers of all who may notice this record, which has just happened."""
        seat = hidden(record)
        if seat is not None:
            owner = state.by_seat[seat]
            if owner in self._own:
                self._own[owner] += 1
                self._own_game[owner] = self._all
            return
        self._all += 1
        if type(record) in rec.GAME_RECORDS:
            self._all_game = self._all
        if type(record) is _played:  # nearly all are of this kind
            return
        if type(record) is rec.Seated:
            self._own[record.place] = 0
        gone = leaver(state, record)
        if gone is not None:
            self._own.pop(gone, None)
            self._own_game.pop(gone, None)


def hidden(record: AnyRecord) -> int | None:
    """The only seat that may notice a record, if there is such a seat."""
    return record.seat if type(record) is _played and record.private else None


def leaver(state: State, record: AnyRecord) -> int | None:
    """The place that a record takes away from somebody."""
    if type(record) is _played:
        return None
    if type(record) is rec.Resigned:
        return state.by_seat[record.seat]
    return record.place if type(record) is rec.Unseated else None


class Audience:
    """Those who are connected, and the messages that wait to be handed out to them."""

    def __init__(self, state: State, numbers: Numbers) -> None:
        self._state = state
        self.numbers = numbers
        self.clients: dict[Client, Viewer] = {}
        self._detailed: set[Client] = set()  # who asked to be told what each event did
        self.messages: list[tuple[Client, Outgoing]] = []
        self.ratings: Ratings = unrated
        self._history = {viewer: History(seq) for viewer, seq in numbers.seqs.items()}

    def here(self, place: int) -> bool:
        """Whether somebody is connected to a place."""
        return place in self.clients.values()

    def welcome(self, client: Client, viewer: Viewer, detail: bool) -> None:
        """Somebody has connected, with or without a wish for detail."""
        self.clients[client] = viewer
        if detail:
            self._detailed.add(client)
        else:
            self._detailed.discard(client)

    def dismiss(self, client: Client) -> Viewer:
        """Somebody has gone; the place they had."""
        self._detailed.discard(client)
        return self.clients.pop(client)

    @property
    def wants_detail(self) -> bool:
        return bool(self._detailed)

    def viewers(self) -> list[Viewer]:
        """Everybody who is told different things: each person, and those who watch."""
        viewers: list[Viewer] = [None]
        for place in self._state.places.values():
            if place.is_person and not place.gone:
                viewers.append(place.number)
        return viewers

    def send(self, client: Client, message: Outgoing) -> None:
        self.messages.append((client, message))

    def tell(self, messages: dict[Viewer, Outgoing]) -> None:
        """Send each viewer's message to all their clients."""
        for client, viewer in self.clients.items():
            told = messages.get(viewer)
            if told is not None:
                self.send(client, told)

    # The room

    def tell_room(self) -> None:
        """Tell everybody who is here and what the room is about."""
        here = {place for place in self.clients.values() if place is not None}
        watchers = sum(place is None for place in self.clients.values())
        info = room_info(self._state, here, watchers, self.ratings)
        notices: dict[int, Outgoing] = {}  # by number: nearly always all have the same
        messages: dict[Viewer, Outgoing] = {}
        for viewer in self.viewers():
            info.seq = seq = self.numbers.of(viewer)
            if seq not in notices:
                notices[seq] = Written(RoomInfo, encode(info))
            messages[viewer] = notices[seq]
        self.tell(messages)

    def tell_said(self, record: rec.Spoken) -> None:
        """Tell everybody what somebody said."""
        messages: dict[Viewer, Outgoing] = {}
        for viewer in self.viewers():
            said = Said(self.numbers.of(viewer), record.place, record.text, record.emote)
            self._history_of(viewer).keep(said.seq, said)
            messages[viewer] = said
        self.tell(messages)

    def turn_out(self, place: int) -> list[Client]:
        """Whoever was connected to a place watches from now on."""
        clients = [client for client, viewer in self.clients.items() if viewer == place]
        for client in clients:
            self.clients[client] = None
            self.send(client, Left(place))
        self._history.pop(place, None)
        return clients

    # The game

    def tell_game(
        self,
        tape: Tape,
        seconds: float | None,
        only: int | None = None,
        before: Table | None = None,
        events: Events | None = None,
    ) -> None:
        """Tell everybody, or one seat, what happened at the table since it was as `before`.

        `events` are those of the tape, if they are at hand.
        """
        updates = Updates(self._state, tape, seconds, before=before, events=events)
        self._tell_updates(updates, tape, only)

    def tell_undone(self, seconds: float | None) -> None:
        """Tell everybody that an action was taken back."""
        tape = Tape()
        self._tell_updates(Updates(self._state, tape, seconds, undone=True), tape, None)
        self.forget()

    def _tell_updates(self, updates: Updates, tape: Tape, only: int | None) -> None:
        letters: dict[Viewer, Outgoing] = {}
        packed = Packed(self._state.story[-1] if tape.end else NOTHING, tape)
        for viewer in self.viewers():
            seat = self._seat(viewer)
            if only is None or seat == only:
                seq = self.numbers.of(viewer)
                letters[viewer] = updates.to(seat, seq)
                self._history_of(viewer).keep(seq, packed)
        self._deliver(letters, updates)

    def _deliver(self, letters: dict[Viewer, Outgoing], updates: Updates) -> None:
        """Send each viewer's letter to all their clients, with detail to those who asked for it."""
        if not self._detailed:
            self.tell(letters)
            return
        longer: dict[Viewer, Outgoing] = {}
        for client, viewer in self.clients.items():
            letter = letters.get(viewer)
            if letter is None:
                continue
            if client in self._detailed:
                if viewer not in longer:
                    seat = self._seat(viewer)
                    longer[viewer] = updates.to(seat, self.numbers.of(viewer), detail=True)
                letter = longer[viewer]
            self.send(client, letter)

    def _seat(self, viewer: Viewer) -> int:
        """Through whose eyes a viewer sees the table."""
        seat = None if viewer is None else self._state.places[viewer].seat
        return int(WATCHER) if seat is None else seat

    # Coming back

    def catch_up(self, client: Client, seen: int, seconds: float | None) -> None:
        """Send what a client has missed of the game, or the whole table afresh."""
        viewer = self.clients[client]
        seq, seat = self.numbers.of(viewer), self._seat(viewer)
        history = self._history.get(viewer)
        told = history.since(seen) if history is not None and seen <= seq else None
        missed = None if told is None else retell(told, self._state.game, seat)
        for said in missed.said if missed is not None else []:
            self.send(client, said)
        if self._state.table is not None and (missed is None or missed.table):
            updates = Updates(self._state, Tape(), seconds)
            self.send(client, updates.to(seat, seq, missed, client in self._detailed))

    def forget(self) -> None:
        """What happens from now on does not continue what was told before."""
        for viewer, history in self._history.items():
            history.forget(self.numbers.of(viewer))

    def _history_of(self, viewer: Viewer) -> History:
        found = self._history.get(viewer)
        if found is None:
            found = self._history[viewer] = History(self.numbers.of(viewer) - 1)
        return found
