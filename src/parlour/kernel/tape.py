"""A tape records what happens at a table: events, and which faces they made known to whom."""

from typing import Final, final

from librt.vecs import extend, vec
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

SIZE_BITS: Final = 16
MOST_ARGUMENTS: Final[i64] = (1 << SIZE_BITS) - 1
FIRST_ROOM: Final = 64  # numbers

ABSENT: Final[i64] = -(1 << 40)  # an argument that an event does not have


def with_room(numbers: vec[i64], size: i64) -> vec[i64]:
    """The same numbers with room for at least `size`; what is added behind them means nothing."""
    while len(numbers) < size:
        numbers = extend(numbers, numbers)
    return numbers


@final
class Tape:
    """Events in order, each a number and its arguments.

    Packed numbers: recording is on the hot path, reading is not. A *place* on the tape is an index
    into `codes`; `end` is the place where the next event will begin. What lies behind it is void.
    """

    codes: vec[i64]  # of each event: its number and how many arguments it has, then these
    end: i64
    shown: vec[i64]  # four to a reveal: place of the event, card, face, seats
    shown_end: i64

    def __init__(self) -> None:
        self.codes = vec[i64]([0] * FIRST_ROOM)
        self.end = 0
        self.shown = vec[i64]([0] * FIRST_ROOM)
        self.shown_end = 0

    def add(self, event: i64, a: i64, b: i64, c: i64) -> None:
        """Add an event with the arguments that are not ABSENT."""
        end = self.end
        if end + 4 > len(self.codes):
            self.codes = with_room(self.codes, end + 4)
        codes = self.codes
        size: i64 = 0
        if a != ABSENT:
            codes[end + 1] = a
            size = 1
            if b != ABSENT:
                codes[end + 2] = b
                size = 2
                if c != ABSENT:
                    codes[end + 3] = c
                    size = 3
        codes[end] = event << SIZE_BITS | size
        self.end = end + 1 + size

    def add_long(self, event: i64, arguments: vec[i64]) -> None:
        """Add an event with any number of arguments."""
        size: i64 = len(arguments)
        if size > MOST_ARGUMENTS:
            raise OverflowError(f"An event has at most {MOST_ARGUMENTS} arguments.")
        at = self.end
        self.codes = with_room(self.codes, at + 1 + size)
        codes = self.codes
        codes[at] = event << SIZE_BITS | size
        for argument in arguments:
            at += 1
            codes[at] = argument
        self.end = at + 1

    def reveal(self, card: i64, face: i64, seats: i64) -> None:
        """Note a face that becomes known to these seats by the event about to be added."""
        end = self.shown_end
        if end + 4 > len(self.shown):
            self.shown = with_room(self.shown, end + 4)
        shown = self.shown
        shown[end] = self.end
        shown[end + 1] = card
        shown[end + 2] = face
        shown[end + 3] = seats
        self.shown_end = end + 4

    def mix(self, followers: i64, knowing: i64, cards: vec[i64], faces: vec[i64]) -> None:
        """Add a mix; those who could follow it learn where the faces went."""
        if knowing:
            for index in range(len(cards)):
                self.reveal(cards[index], faces[index], knowing)
        arguments = vec[i64]([followers, len(cards)])
        self.add_long(MIXED, extend(extend(arguments, cards), faces))

    def reveal_pile(
        self, top: i64, last: i64, under: vec[i64], faces: vec[i64], seats: i64
    ) -> None:
        """Note the faces of a pile from a card up to its top, the lowest first."""
        number: i64 = 1
        card = top
        while card != last:
            card = under[card]
            number += 1
        end = self.shown_end + 4 * number
        self.shown = with_room(self.shown, end)
        self.shown_end = end
        shown, place = self.shown, self.end
        card = top
        while number > 0:
            end -= 4
            number -= 1
            shown[end] = place
            shown[end + 1] = card
            shown[end + 2] = faces[card]
            shown[end + 3] = seats
            card = under[card]

    def placed(self, start: int = 0) -> list[tuple[int, tuple[int, ...]]]:
        """The events from a place on, each with its place."""
        found: list[tuple[int, tuple[int, ...]]] = []
        at = start
        while at < self.end:
            found.append((at, self.event(at)))
            at = self.after(at)
        return found

    def after(self, at: int) -> int:
        """The place behind the event at a place."""
        return at + 1 + (self.codes[at] & MOST_ARGUMENTS)

    def event(self, at: int) -> tuple[int, ...]:
        """The event at a place."""
        return (self.codes[at] >> SIZE_BITS, *self.codes[at + 1 : self.after(at)])

    def events(self, start: int = 0) -> list[tuple[int, ...]]:
        """The events from a place on."""
        found: list[tuple[int, ...]] = []
        at = start
        while at < self.end:
            found.append(self.event(at))
            at = self.after(at)
        return found

    def reveals(self, start: int = 0) -> list[tuple[int, int, int, int]]:
        """`(place, card, face, seats)`: what the events from a place on made known, and to whom."""
        found: list[tuple[int, int, int, int]] = []
        shown = self.shown
        at = self.shown_end - 4
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
