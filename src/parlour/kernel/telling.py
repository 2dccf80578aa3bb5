"""What a viewer is told about events: the only way for a face to reach anybody."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from parlour.kernel.game import Game
from parlour.kernel.plain import Plain, event_plain, face_plain
from parlour.kernel.seats import knows
from parlour.kernel.tape import FIRST_EVENT, MIXED, Tape, public_part
from parlour.kernel.types import TRUTH

NOBODYS: Final = -2  # the owner of an event that everybody is told


@dataclass(frozen=True)
class Told:
    """An event, the same for every viewer, and the faces it made known to this one."""

    event: tuple[int, ...]
    faces: dict[int, int]  # card → face

    def plain(self, game: Game) -> Plain:
        plain = event_plain(game, self.event)
        if self.faces:
            plain["shown"] = {str(card): face_plain(game, f) for card, f in self.faces.items()}
        return plain


def told(game: Game, tape: Tape, viewer: int, start: int = 0) -> list[Told]:
    """The events of a tape from `start` on, as this viewer may be told.

    TRUTH is told everything, with every face that was shown to anybody: for games that are over.
    """
    if viewer == TRUTH:
        return all_told(tape, start)
    events, shown = Telling(game, tape, start).heard(viewer)
    faces: list[dict[int, int]] = [{} for _ in events]
    for index, card, face in shown:
        faces[index][card] = face
    return [Told(event, shown) for event, shown in zip(events, faces, strict=True)]


def all_told(tape: Tape, start: int) -> list[Told]:
    """All events of a tape with every face they made known to anybody."""
    reveals = tape.reveals(start)
    heard = []
    for place, event in tape.placed(start):
        faces = {card: face for at, card, face, _ in reveals if at == place}
        heard.append(Told(public_part(event), {} if event[0] == MIXED else faces))
    return heard


class Telling:
    """The events of a tape for many viewers; what they have in common is computed once.

    Private events are told only to their owner. Nobody is told where cards went in a mix.
    """

    def __init__(
        self,
        game: Game,
        tape: Tape,
        start: int = 0,
        events: list[tuple[int, ...]] | None = None,
    ) -> None:
        """`events` are those of the tape from `start` on, if they have been read already."""
        private = game.private_events
        events = tape.events(start) if events is None else events[:]
        self._events = events
        self._owners: list[int] | None = None  # of each event; none if all are for everybody
        self._shown: list[tuple[int, ...]] = []  # place among them, card, face
        self._seats: list[int] = []  # who is shown each of those
        reveals, done = tape.reveals(start), 0
        at: i64 = start
        for place, event in enumerate(events):
            while done < len(reveals) and reveals[done][0] == at:
                _, card, face, seats = reveals[done]
                self._shown.append((place, card, face))
                self._seats.append(seats)
                done += 1
            at += len(event)
            kind = event[0]
            if kind < FIRST_EVENT:  # nothing is left out of a game's own events
                events[place] = public_part(event)
            if kind in private:
                if self._owners is None:
                    self._owners = [NOBODYS] * len(events)
                self._owners[place] = event[1]

    def places(self, viewer: int) -> list[int]:
        """Which of the events a viewer is told, counted from 0."""
        if self._owners is None:
            return list(range(len(self._events)))
        return [i for i, owner in enumerate(self._owners) if owner in (NOBODYS, viewer)]

    def heard(self, viewer: int) -> tuple[list[tuple[int, ...]], list[tuple[int, ...]]]:
        """The events a viewer is told, and `(place among them, card, face)` they are shown."""
        seats = self._seats
        shown = [one for at, one in enumerate(self._shown) if knows(seats[at], viewer)]
        if self._owners is None:
            return self._events, shown
        mine = self.places(viewer)
        place_of = {old: new for new, old in enumerate(mine)}
        heard = [self._events[place] for place in mine]
        return heard, [(place_of[at], card, face) for at, card, face in shown if at in place_of]
