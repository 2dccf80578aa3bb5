"""What a seat has been told while a sample is played, condensed into keys of a search tree."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.kernel.game import Game
from parlour.kernel.tape import MINTED, MOST_ARGUMENTS, SIZE_BITS, Tape, low_of
from parlour.kernel.types import NOBODY, Seat

# Keys have 40 bits, so that no product exceeds 64
KEY_BITS: Final[i64] = (1 << 40) - 1
KEY_FACTOR: Final[i64] = 1_000_003
CARD_TYPES: Final = ("card", "held")
LIST_TYPES: Final = ("cards", "numbers")
MOST_HEARD: Final[i64] = 8  # arguments of an event that enter a key
PRIVATE: Final[i64] = 1 << MOST_HEARD


@final
class Ear:
    """Condenses what the seats are told while a sample is played into one number."""

    seat: i64
    silent: list[int]  # by event, see `silent_arguments`
    tape: Tape
    heard: i64  # how far the tape has been heard
    shown: i64
    public: i64
    own: i64

    def __init__(self, seat: Seat, silent: list[int]) -> None:
        self.seat = seat
        self.silent = silent
        self.start(Tape())

    def start(self, tape: Tape) -> None:
        """Begin with a new tape."""
        self.tape = tape
        self.heard = 0
        self.shown = 0
        self.public = 1
        self.own = 1

    def key(self, seat: Seat) -> i64:
        """The key of this seat's node, after everything it was told."""
        self.listen()
        told = blend(self.public, self.own) if seat == self.seat else self.public
        return told << 6 | seat

    def listen(self) -> None:
        codes = self.tape.codes
        at: i64 = self.heard
        while at < self.tape.end:
            code: i64 = codes[at]
            if self.silent[code >> SIZE_BITS] & PRIVATE == 0:
                self.public = self.hear(self.public, codes, at)
            elif codes[at + 1] == self.seat:
                self.own = self.hear(self.own, codes, at)
            at += 1 + (code & MOST_ARGUMENTS)
        self.heard = at
        self.look()

    def hear(self, key: i64, codes: vec[i64], at: i64) -> i64:
        """The key after one more event."""
        code: i64 = codes[at]
        silent: i64 = self.silent[code >> SIZE_BITS]
        size: i64 = code & MOST_ARGUMENTS
        key = blend(key, code)
        for place in range(min(size, MOST_HEARD)):
            if silent >> place & 1 == 0:
                key = blend(key, codes[at + 1 + place])
        return key

    def look(self) -> None:
        """Take in the faces that have become known."""
        shown = self.tape.shown
        at: i64 = self.shown
        seats: i64 = NOBODY
        while at < self.tape.shown_end:
            number = shown[at]
            if number < 0:
                seats = low_of(~number)
            elif seats < 0:
                self.public = blend(self.public, low_of(number))
            elif seats >> self.seat & 1:
                self.own = blend(self.own, low_of(number))
            at += 1
        self.shown = at


def blend(key: i64, number: i64) -> i64:
    return (key * KEY_FACTOR ^ number) & KEY_BITS


def silent_arguments(game: Game) -> list[int]:
    """By event: a bit for each argument that names cards, and one if the event is private.

    Only the length of a list, which comes last, counts.
    """
    found = [0] * (max(game.event_by_number) + 1)
    for number, event in game.event_by_number.items():
        found[number] = int(PRIVATE) if event.private else 0
        for place, field in enumerate(event.fields):
            if field.type in CARD_TYPES:
                found[number] |= 1 << place
            if field.type in LIST_TYPES:
                found[number] |= (1 << MOST_HEARD) - (1 << place)
    found[MINTED] = 0b11  # nobody knows the face yet
    return found
