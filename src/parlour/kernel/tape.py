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
FIRST_ROOM: Final = 64  # numbers that a new tape has room for
LOW_BITS: Final = 32  # the lower half of a number that holds two
LOW: Final[i64] = (1 << LOW_BITS) - 1
LOW_SIGN: Final[i64] = 1 << (LOW_BITS - 1)

ABSENT: Final[i64] = -(1 << 40)  # an argument that an event does not have


def with_room(numbers: vec[i64], size: i64) -> vec[i64]:
    """The same numbers with room for at least `size`; the rest is undefined."""
    while len(numbers) < size:
        numbers = extend(numbers, numbers)
    return numbers


def paired(high: i64, low: i64) -> i64:
    """Two numbers in one."""
    return high << LOW_BITS | low & LOW


def low_of(pair: i64) -> i64:
    """The second of two numbers, which may be negative."""
    return ((pair & LOW) ^ LOW_SIGN) - LOW_SIGN


@final
class Tape:
    """Events in order, each a number and its arguments.

    The numbers are packed, since recording is on the hot path and reading is not. A *place* on the
    tape is an index into `codes`; the next event will begin at `end`. Anything beyond is void.
    """

    codes: vec[i64]  # for each event: its number with the count of its arguments, then these
    end: i64
    # For each reveal: place of the event and seats, inverted and so below 0; then cards and faces.
    shown: vec[i64]
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

    def begin(self, event: i64, size: i64) -> i64:
        """Make room for an event with this many arguments; returns the place of the first."""
        if size > MOST_ARGUMENTS:
            raise OverflowError(f"An event has at most {MOST_ARGUMENTS} arguments.")
        first = self.end + 1
        self.codes = with_room(self.codes, first + size)
        self.codes[first - 1] = event << SIZE_BITS | size
        self.end = first + size
        return first

    def add_cards(self, event: i64, a: i64, cards: list[int]) -> None:
        """Add an event about any number of cards."""
        at = self.begin(event, 1 + len(cards))
        codes = self.codes
        codes[at] = a
        for card in cards:
            at += 1
            codes[at] = card

    def write(self, at: i64, numbers: vec[i64]) -> None:
        """Write numbers where room was made for them."""
        codes = self.codes
        for number in numbers:
            codes[at] = number
            at += 1

    def reveal(self, card: i64, face: i64, seats: i64) -> None:
        """Note a face that the event about to be added makes known to these seats."""
        end = self.shown_end
        if end + 2 > len(self.shown):
            self.shown = with_room(self.shown, end + 2)
        shown = self.shown
        shown[end] = ~paired(self.end, seats)
        shown[end + 1] = paired(card, face)
        self.shown_end = end + 2

    def reveal_cards(self, cards: vec[i64], faces: vec[i64], seats: i64) -> None:
        """`reveal` for several cards."""
        at = self.shown_end
        self.shown_end = at + 1 + len(cards)
        self.shown = with_room(self.shown, self.shown_end)
        shown = self.shown
        shown[at] = ~paired(self.end, seats)
        for index in range(len(cards)):
            at += 1
            shown[at] = paired(cards[index], faces[index])

    def mix(self, followers: i64, knowing: i64, cards: vec[i64], faces: vec[i64]) -> None:
        """Add a mix; the seats that can follow it (`knowing`) learn where the faces went."""
        if knowing:
            self.reveal_cards(cards, faces, knowing)
        size: i64 = len(cards)
        at = self.begin(MIXED, 2 + 2 * size)
        self.codes[at] = followers
        self.codes[at + 1] = size
        self.write(at + 2, cards)
        self.write(at + 2 + size, faces)

    def reveal_pile(
        self, top: i64, number: i64, under: vec[i64], faces: vec[i64], seats: i64
    ) -> None:
        """Note the faces of the `number` uppermost cards of a pile, the lowest first."""
        first = self.shown_end
        at = first + number
        self.shown_end = at + 1
        self.shown = with_room(self.shown, at + 1)
        shown = self.shown
        shown[first] = ~paired(self.end, seats)
        card = top
        while at > first:
            shown[at] = paired(card, faces[card])
            card = under[card]
            at -= 1

    def placed(self, start: int = 0) -> list[tuple[int, tuple[int, ...]]]:
        """The events from a place on, each with its place."""
        found: list[tuple[int, tuple[int, ...]]] = []
        at: i64 = start
        while at < self.end:
            found.append((at, self.event(at)))
            at = self.after(at)
        return found

    def after(self, at: i64) -> i64:
        """The place after the event at this place."""
        return at + 1 + (self.codes[at] & MOST_ARGUMENTS)

    def event(self, at: i64) -> tuple[int, ...]:
        """The event at a place. Nearly all have at most three arguments, for which this is fast."""
        codes, end = self.codes, self.after(at)
        number, size = codes[at] >> SIZE_BITS, end - at - 1
        if size == 1:
            return (number, codes[at + 1])
        if size == 2:
            return (number, codes[at + 1], codes[at + 2])
        if size == 3:
            return (number, codes[at + 1], codes[at + 2], codes[at + 3])
        numbers: list[int] = [number]
        while at + 1 < end:
            at += 1
            numbers.append(codes[at])
        return tuple(numbers)

    def events(self, start: int = 0) -> list[tuple[int, ...]]:
        """The events from a place on."""
        found: list[tuple[int, ...]] = []
        at: i64 = start
        while at < self.end:
            found.append(self.event(at))
            at = self.after(at)
        return found

    def reveals(self, start: int = 0) -> list[tuple[int, ...]]:
        """`(place, card, face, seats)`: what the events from a place on made known, and to whom."""
        found: list[tuple[int, ...]] = []
        shown = self.shown
        end = self.shown_end  # where the reveals begin that have been read
        at = end - 1
        while at >= 0:
            if shown[at] < 0:
                place, seats = ~shown[at] >> LOW_BITS, low_of(~shown[at])
                if place < start:
                    break
                while end > at + 1:
                    end -= 1
                    found.append((place, shown[end] >> LOW_BITS, low_of(shown[end]), seats))
                end = at
            at -= 1
        found.reverse()
        return found


def public_part(event: tuple[int, ...]) -> tuple[int, ...]:
    """An event without its secrets: faces, or which card was lifted."""
    if event[0] == MIXED:
        return event[: 3 + event[2]]
    if event[0] == LIFTED:
        return event[:3]
    return event[:2] if event[0] == MINTED else event
