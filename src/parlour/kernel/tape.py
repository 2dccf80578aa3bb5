"""A tape records what happens at a table: events, and which faces they made known to whom."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# Events of the kernel itself; a game numbers its own from FIRST_EVENT.
MIXED: Final = 0
CHOSE: Final = 1
PICK_STARTED: Final = 2
PICK_UPDATED: Final = 3
PICK_COMPLETED: Final = 4
PICK_TAKEN_BACK: Final = 5
RESIGNED: Final = 6
ENDED: Final = 7
MINTED: Final = 8
LIFTED: Final = 9
FIRST_EVENT: Final = 16

ABSENT: Final[i64] = -(1 << 40)  # an argument that an event does not have


@final
class Tape:
    """Events in order, each a number and its arguments.

    A flat list of numbers: recording is on the hot path, reading is not. A *place* on the tape is
    an index into that list; `end` is the place where the next event will begin.
    """

    codes: list[int]  # 4 * event + number of arguments, then the arguments
    long: dict[int, tuple[int, ...]]  # by place: events with more than three arguments
    shown: list[int]  # four to a reveal: place of the event, card, face, seats

    def __init__(self) -> None:
        self.codes = []
        self.long = {}
        self.shown = []

    @property
    def end(self) -> int:
        return len(self.codes)

    def add(self, event: i64, a: i64, b: i64, c: i64) -> None:
        """Add an event with the arguments that are not ABSENT."""
        codes = self.codes
        if b == ABSENT:
            if a == ABSENT:
                codes.append(event << 2)
                return
            codes.append(event << 2 | 1)
            codes.append(a)
            return
        codes.append(event << 2 | (2 if c == ABSENT else 3))
        codes.append(a)
        codes.append(b)
        if c != ABSENT:
            codes.append(c)

    def add_long(self, event: tuple[int, ...]) -> None:
        """Add an event with any number of arguments."""
        self.long[len(self.codes)] = event
        self.codes.append(event[0] << 2)

    def reveal(self, card: i64, face: i64, seats: i64) -> None:
        """Note a face that becomes known to these seats by the event about to be added."""
        shown = self.shown
        shown.append(len(self.codes))
        shown.append(card)
        shown.append(face)
        shown.append(seats)

    def mix(self, followers: i64, knowing: i64, cards: list[int], faces: vec[i64]) -> None:
        """Add a mix; those who could follow it learn where the faces went."""
        if knowing:
            for index in range(len(cards)):
                self.reveal(cards[index], faces[index], knowing)
        self.add_long((MIXED, followers, len(cards), *cards, *faces))

    def placed(self, start: int = 0) -> list[tuple[int, tuple[int, ...]]]:
        """The events from a place on, each with its place."""
        found: list[tuple[int, tuple[int, ...]]] = []
        at = start
        while at < len(self.codes):
            found.append((at, self.event(at)))
            at = self.after(at)
        return found

    def after(self, at: int) -> int:
        """The place behind the event at a place."""
        return at + 1 + (self.codes[at] & 3)

    def event(self, at: int) -> tuple[int, ...]:
        """The event at a place."""
        codes = self.codes
        event = codes[at] >> 2
        size = codes[at] & 3
        if size == 0:
            return self.long.get(at, (event,))
        if size == 1:
            return (event, codes[at + 1])
        if size == 2:
            return (event, codes[at + 1], codes[at + 2])
        return (event, codes[at + 1], codes[at + 2], codes[at + 3])

    def events(self, start: int = 0) -> list[tuple[int, ...]]:
        """The events from a place on."""
        found: list[tuple[int, ...]] = []
        at = start
        while at < len(self.codes):
            found.append(self.event(at))
            at = self.after(at)
        return found

    def reveals(self, start: int = 0) -> list[tuple[int, int, int, int]]:
        """`(place, card, face, seats)`: what the events from a place on made known, and to whom."""
        found: list[tuple[int, int, int, int]] = []
        shown = self.shown
        at = len(shown) - 4
        while at >= 0 and shown[at] >= start:
            found.append((shown[at], shown[at + 1], shown[at + 2], shown[at + 3]))
            at -= 4
        found.reverse()
        return found


def public_part(event: tuple[int, ...]) -> tuple[int, ...]:
    """An event without what is nobody else's business: faces, or which card was lifted."""
    if event[0] == MIXED:
        return event[: 3 + event[2]]
    if event[0] == LIFTED:
        return event[:3]
    return event[:2] if event[0] == MINTED else event
