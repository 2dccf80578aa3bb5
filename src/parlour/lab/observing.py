"""Writes what a seat knows of a table into packed memory, as numbers. Compiled.

A face is read only if the kernel's record says that the seat knows it. `lab/env_observe.py` decides
where each component goes, and shares the memory with numpy; docs/rl.md has the layout.
"""

from math import log
from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from parlour.kernel.seats import all_of, knows, only, without
from parlour.kernel.table import Table
from parlour.kernel.types import HIDDEN, NO_CARD, NOBODY, Card, Kind, Mask, Seat

# How a field of a game is written
NUMBER: Final = 0
NUMBERS: Final = 1  # one for each seat
SEATS: Final = 2
SEAT: Final = 3
FACE: Final = 4
CARD: Final = 5
WORD: Final = 6

NOWHERE: Final[i64] = -1  # the start of a block that is not written

SMALL: Final = 4096  # logarithms of smaller numbers are looked up
ONE: Final[i64] = 127 << 23  # the float 1.0, as bits
STEPS: Final = float(1 << 23)  # from one power of two to the next
MINUS: Final[i64] = 1 << 31


def logarithm_bits(number: i64) -> i64:
    """log2(1 + number) as the bits of a 32-bit float; the number must not be negative."""
    if number == 0:
        return 0
    value = log(1.0 + float(number)) / log(2.0)
    bits: i64 = ONE
    while value >= 2.0:
        value /= 2.0
        bits += 1 << 23
    return bits + int((value - 1.0) * STEPS + 0.5)


def zeros(size: i64) -> vec[i32]:
    found = vec[i32](capacity=size)
    for _ in range(size):
        found = append(found, i32(0))
    return found


def logarithms() -> vec[i32]:
    found = vec[i32](capacity=SMALL)
    for number in range(SMALL):
        found = append(found, i32(logarithm_bits(number)))
    return found


@final
class Fields:
    """Some of a game's own fields."""

    names: list[str]
    kinds: vec[i64]
    starts: vec[i64]

    def __init__(self, fields: list[tuple[str, int, int]]) -> None:
        self.names = [name for name, _, _ in fields]
        self.kinds = vec[i64]([kind for _, kind, _ in fields])
        self.starts = vec[i64]([start for _, _, start in fields])


@final
class Layout:
    """Where in a row each component of a game's observations is."""

    seats: i64
    size: i64  # components of an observation
    actions: i64
    faces: i64
    turn: i64  # where its block begins, as are the next ones
    owing: i64
    gone: i64
    turns: i64
    cards: i64
    tops: i64
    knowers: i64
    exposed: i64
    unseen: i64
    held: i64
    shared: list[int]  # zones that belong to no seat
    own: list[int]  # the other zones, given as those of seat 0
    hand: i64
    places: i64  # places in the hand that are described one by one
    box: vec[i64]  # by face: how many there are; empty where the deck is endless
    counted: "Fields"  # the game's fields that name seats, faces or words
    numbered: "Fields"  # those that are numbers, or lists of them
    to_game: vec[i64]  # by seat and a learner's number for an action: the game's number
    to_own: vec[i64]  # by seat and the game's number: the learner's

    def __init__(self, seats: i64, size: i64, starts: dict[str, int]) -> None:
        self.seats = seats
        self.size = size
        self.turn = starts["turn"]
        self.owing = starts["owing"]
        self.gone = starts["gone"]
        self.turns = starts["turns"]
        self.cards = starts["cards"]
        self.tops = starts["tops"]
        self.knowers = starts["knowers"]
        self.exposed = starts["exposed"]
        self.unseen = starts["unseen"]
        self.held = starts["places"]
        self.actions = 0
        self.faces = 0
        self.shared = []
        self.own = []
        self.hand = 0
        self.places = 0
        self.box = vec[i64]()
        self.counted = Fields([])
        self.numbered = Fields([])
        self.to_game = vec[i64]()
        self.to_own = vec[i64]()


@final
class Rows:
    """Observations and masks, one row each.

    `cells` holds the bits of 32-bit floats; while a row is being written, its cells hold counts.
    `touched` lists the cells that are not 0, `marked` those of the masks, so that the rest need not
    be cleared.
    """

    layout: Layout
    cells: vec[i32]
    touched: vec[i32]
    count: i64  # how many cells were touched
    seen: vec[i64]  # by face: how many cards with it the observer knows
    start: i64  # where the current row begins
    me: Seat  # the observer
    others: Mask
    faces: vec[i64]  # those of the table that is observed
    known: vec[i64]
    under: vec[i64]
    masks: vec[u8]
    marked: vec[i32]
    marks: i64  # how many cells are marked
    logs: vec[i32]

    def __init__(self, layout: Layout, number: i64) -> None:
        self.layout = layout
        self.cells = zeros(number * layout.size)
        self.touched = zeros(number * layout.size)
        self.count = 0
        self.seen = vec[i64]([0] * (layout.faces + 1))
        self.start = 0
        self.me = 0
        self.others = NOBODY
        self.faces = vec[i64]()
        self.known = vec[i64]()
        self.under = vec[i64]()
        self.masks = vec[u8]([0] * (number * layout.actions))
        self.marked = zeros(number * layout.actions)
        self.marks = 0
        self.logs = logarithms()

    def clear(self) -> None:
        """Make all observations 0."""
        cells, touched = self.cells, self.touched
        for index in range(self.count):
            cells[i64(touched[index])] = 0
        self.count = 0

    # Observations

    def observe(self, row: i64, table: Table, me: Seat) -> None:
        """Write what a seat knows into a cleared row."""
        self.start = row * self.layout.size
        self.me = me
        self.others = without(all_of(self.layout.seats), only(me))
        self.faces = table.faces
        self.known = table.known
        self.under = table.under
        first = self.count
        self.write_state(table)
        self.write_shared(table)
        self.write_own(table)
        self.write_held(table)
        self.write_counted(table)
        self.finish(first)
        self.write_unseen()
        self.write_number(self.layout.turns, table.turns)
        self.write_numbered(table)

    def add(self, component: i64, number: i64) -> None:
        """Add to a component."""
        cells, cell = self.cells, self.start + component
        before = i64(cells[cell])
        if before == 0:
            self.touched[self.count] = i32(cell)
            self.count += 1
        cells[cell] = i32(before + number)

    def add_seats(self, block: i64, mask: Mask, number: i64) -> None:
        """Add to a component for each seat of a mask, the observer's own first."""
        all_seats = all_of(self.layout.seats)
        mask &= all_seats
        turned: Mask = (mask >> self.me | mask << self.layout.seats - self.me) & all_seats
        while turned:
            if turned & 1:
                self.add(block, number)
            turned >>= 1
            block += 1

    def add_seat(self, block: i64, seat: Seat) -> None:
        offset = seat - self.me
        self.add(block + offset if offset >= 0 else block + offset + self.layout.seats, 1)

    def finish(self, first: i64) -> None:
        """Turn counts into logarithms."""
        cells, touched, logs = self.cells, self.touched, self.logs
        for index in range(first, self.count):
            cell = i64(touched[index])
            cells[cell] = logs[min(i64(cells[cell]), SMALL - 1)]

    def write_number(self, component: i64, number: i64) -> None:
        """Write a number as its logarithm, with its sign; always written, so never cleared."""
        size = -number if number < 0 else number
        bits = i64(self.logs[size]) if size < SMALL else logarithm_bits(size)
        self.cells[self.start + component] = i32(bits - MINUS if number < 0 else bits)

    # Blocks

    def write_state(self, table: Table) -> None:
        layout = self.layout
        self.add(self.me, 1)
        if table.turn >= 0:
            self.add_seat(layout.turn, table.turn)
        self.add_seats(layout.owing, table.owing, 1)
        self.add_seats(layout.gone, table.gone, 1)

    def write_shared(self, table: Table) -> None:
        """The zones that belong to no seat, and their uppermost cards."""
        row: i64 = 0
        for zone in self.layout.shared:
            top = table.tops[zone]
            if top != NO_CARD:
                self.write_zone(top, row, NOWHERE)
                self.write_card(self.layout.tops + row * self.layout.faces, top)
            row += 1

    def write_own(self, table: Table) -> None:
        """The zones of all seats, the observer's own first."""
        layout, tops = self.layout, table.tops
        row: i64 = len(layout.shared)
        exposed = layout.exposed
        for zone in layout.own:
            for offset in range(layout.seats):
                seat = self.me + offset
                if seat >= layout.seats:
                    seat -= layout.seats
                top = tops[zone + seat]
                if top != NO_CARD:
                    self.write_zone(top, row, NOWHERE if offset else exposed)
                row += 1
            exposed += layout.faces

    def write_zone(self, top: Card, row: i64, exposed: i64) -> None:
        """Which faces lie in a zone, as far as the seat knows, and who knows how many."""
        known, faces, under = self.known, self.faces, self.under
        block = self.layout.cards + row * (self.layout.faces + 1)
        those: Mask = NOBODY
        alike: i64 = 0  # adjacent cards that the same seats know
        shown: i64 = NOWHERE
        mine = False
        card = top
        while card != NO_CARD:
            mask = known[card]
            if mask != those:
                self.write_knowers(row, those, alike)
                those, alike = mask, 0
                mine = knows(mask, self.me)
                shown = exposed if mask & self.others else NOWHERE
            alike += 1
            if mine:
                self.write_known(block, shown, faces[card])
            card = under[card]
        self.write_knowers(row, those, alike)

    def write_knowers(self, row: i64, those: Mask, alike: i64) -> None:
        """Some cards that these seats know; hidden ones if the observer is not among them."""
        if alike:
            self.add_seats(self.layout.knowers + row * self.layout.seats, those, alike)
            if not knows(those, self.me):
                self.add(self.layout.cards + row * (self.layout.faces + 1) + HIDDEN, alike)

    def write_known(self, block: i64, exposed: i64, face: Kind) -> None:
        """A card whose face the seat knows; in its own zones others may know it too."""
        self.add(block + face, 1)
        self.seen[face] += 1
        if exposed != NOWHERE:
            self.add(exposed + face - 1, 1)

    def write_unseen(self) -> None:
        """What is in the box and not seen; always written, so never cleared."""
        box, seen, logs = self.layout.box, self.seen, self.logs
        cell = self.start + self.layout.unseen
        for face in range(len(box)):
            self.cells[cell + face] = logs[box[face] - seen[face + 1]]
        for face in range(len(seen)):
            seen[face] = 0

    def write_held(self, table: Table) -> None:
        """What the seat holds, place by place."""
        layout = self.layout
        if layout.places:
            cards = table.pile(layout.hand + self.me)
            for place in range(min(layout.places, len(cards))):
                self.write_card(layout.held + place * layout.faces, cards[place])

    def write_card(self, block: i64, card: Card) -> None:
        """The face of a card, one component per face; nothing if the seat does not know it."""
        if knows(self.known[card], self.me):
            self.write_face(block, self.faces[card])

    def write_face(self, block: i64, face: Kind) -> None:
        if face != HIDDEN:
            self.add(block + face - 1, 1)

    def write_counted(self, table: Table) -> None:
        """The game's fields that name seats, faces or words."""
        fields = self.layout.counted
        for index in range(len(fields.names)):
            value: i64 = getattr(table, fields.names[index])
            self.write_value(fields.kinds[index], fields.starts[index], value)

    def write_value(self, kind: i64, block: i64, value: i64) -> None:
        if kind == SEATS:
            self.add_seats(block, value, 1)
        elif kind == FACE:
            self.write_face(block, value)
        elif kind == WORD:
            self.add(block + value, 1)
        elif value >= 0:
            if kind == SEAT:
                self.add_seat(block, value)
            else:
                self.write_card(block, value)

    def write_numbered(self, table: Table) -> None:
        """The game's fields that are numbers, or lists of them."""
        fields = self.layout.numbered
        for index in range(len(fields.names)):
            if fields.kinds[index] == NUMBER:
                self.write_number(fields.starts[index], getattr(table, fields.names[index]))
            else:
                self.write_list(fields.starts[index], getattr(table, fields.names[index]))

    def write_list(self, block: i64, numbers: list[i64]) -> None:
        """A number for each seat, the observer's own first; -1 where a list is too short."""
        seats = self.layout.seats
        size: i64 = len(numbers)
        place: i64 = 0
        if size == seats:
            place = self.me
        for seat in range(seats):
            number: i64 = -1
            if place < size:
                number = numbers[place]
            self.write_number(block + seat, number)
            place += 1
            if place == size == seats:
                place = 0

    # Masks

    def clear_masks(self) -> None:
        """Make all masks 0."""
        masks, marked = self.masks, self.marked
        for index in range(self.marks):
            masks[i64(marked[index])] = 0
        self.marks = 0

    def ask(self, row: i64, table: Table, me: Seat) -> None:
        """Write which actions a seat can choose into a cleared row; none if it is not asked."""
        if table.over or not table.owes(me):
            return
        size, own = self.layout.actions, self.layout.to_own
        masks, marked, marks = self.masks, self.marked, self.marks
        for action in cast("list[i64]", table.choices(me)):
            cell = row * size + own[me * size + action]
            masks[cell] = 1
            marked[marks] = i32(cell)
            marks += 1
        self.marks = marks
