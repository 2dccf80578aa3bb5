"""Fill the hidden faces of a view, consistent with all its viewer was ever shown.

Every way to lay the remembered faces among the cards they may be is equally likely.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.kernel.errors import Malformed
from parlour.kernel.memory import Bag
from parlour.kernel.policy import Policy
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.kernel.types import HIDDEN, TRUTH

CANDIDATES: Final = 24  # samples thrown back at most where a game finds some more plausible
FINE: Final = 1 << 30  # how finely chance is divided between ways to share out a cell

Share = tuple[int, ...]  # by bag of a tangle: how many of its faces
Weighed = tuple[Share, float]


class Tangle:
    """Bags that overlap one another, or a single bag.

    Cards that lie in the same bags form a *cell*. The faces of the bags are shared out cell by
    cell, and each share weighs as much as there are ways to go on from it, so that in the end
    each way to lay the faces is equally likely.
    """

    faces: list[list[int]]  # by bag
    cells: list[list[int]]  # by cell: its cards
    inside: list[list[int]]  # by cell: the bags it lies in
    room: list[int]  # by cell: cards that no narrower tangle fills
    later: list[list[int]]  # by cell, then by bag: room in the cells after it; last: in all bags
    ways: list[dict[Share, list[Weighed]]]  # by cell: what is left of each bag → how to go on

    def __init__(self, bags: list[Bag], narrower: list[Bag]) -> None:
        self.faces = [list(faces) for _, faces in bags]
        if len(bags) == 1:  # nothing to share out
            self.cells = [members(bags[0][0])]
            return
        cells: dict[int, int] = {}  # the bags a cell lies in → its cards, both as bits
        for card in range(union(bags).bit_length()):
            around = 0
            for index, (cards, _) in enumerate(bags):
                around |= (cards >> card & 1) << index
            if around:
                cells[around] = cells.get(around, 0) | 1 << card
        order = sorted(cells)
        self.cells = [members(cells[around]) for around in order]
        self.inside = [members(around) for around in order]
        self.room = []
        for around in order:
            filled = [len(faces) for cards, faces in narrower if cards & cells[around]]
            self.room.append(cells[around].bit_count() - sum(filled))
        self.later = [self.room_after(cell) for cell in range(len(order))]
        self.ways = [{} for _ in order]

    def room_after(self, cell: int) -> list[int]:
        room = [0] * (len(self.faces) + 1)
        for other in range(cell + 1, len(self.cells)):
            for bag in [*self.inside[other], len(self.faces)]:
                room[bag] += self.room[other]
        return room

    def can_go_on(self, cell: int, left: Share) -> bool:
        """Whether the cells after this one have room for what is left."""
        later = self.later[cell]
        for bag, number in enumerate(left):
            if number > later[bag]:
                return False
        return sum(left) <= later[len(left)]

    def start(self) -> Share:
        return tuple([len(faces) for faces in self.faces])

    def count(self, cell: int, left: Share) -> float:
        """In how many ways the faces left can be laid into this cell and those after it."""
        if cell == len(self.cells):
            return 1.0
        return sum([weight for _, weight in self.shares(cell, left)], 0.0)

    def shares(self, cell: int, left: Share) -> list[Weighed]:
        """What may be left after this cell, each as likely as its weight."""
        known = self.ways[cell].get(left)
        if known is None:
            known = self.find_shares(cell, left)
            self.ways[cell][left] = known
        return known

    def find_shares(self, cell: int, left: Share) -> list[Weighed]:
        found: list[tuple[Share, int, float]] = [(left, self.room[cell], 1.0)]
        for bag in self.inside[cell]:
            found = [more for item in found for more in take(item, bag)]
        return [
            (after, weight * self.count(cell + 1, after))
            for after, _, weight in found
            if self.can_go_on(cell, after)
        ]

    def lay(self, table: vec[i64], rng: Random) -> None:
        """Put the faces of the bags on cards."""
        hands = [faces[:] for faces in self.faces]
        if len(hands) == 1:
            lay_on(table, self.free(0, table), hands[0], len(hands[0]), rng)
            return
        for hand in hands:
            rng.shuffle(hand)
        left = self.start()
        for cell in range(len(self.cells)):
            after = pick_share(self.shares(cell, left), rng)
            free = self.free(cell, table)
            for bag in range(len(hands)):
                lay_on(table, free, hands[bag], left[bag] - after[bag], rng)
            left = after

    def free(self, cell: int, table: vec[i64]) -> list[int]:
        return [card for card in self.cells[cell] if table[card] == HIDDEN]


def lay_on(table: vec[i64], free: list[int], hand: list[int], number: i64, rng: Random) -> None:
    """Put `number` faces of a hand on any of the free cards."""
    left: i64 = len(free)
    if left < number:
        raise Malformed("No deal of the cards fits this view.")
    while number > 0:
        at = rng.below(left)
        left -= 1
        number -= 1
        table[free[at]] = hand.pop()
        free[at] = free[left]
        free.pop()


def take(item: tuple[Share, int, float], bag: int) -> list[tuple[Share, int, float]]:
    """Any number of faces of one more bag go into a cell with so much room."""
    left, room, weight = item
    found = [item]
    for number in range(1, min(left[bag], room) + 1):
        # the next face has one card less to lie on; in which order a bag's faces come is no matter
        weight = weight * (room - number + 1) / number
        rest = left[:bag] + (left[bag] - number,) + left[bag + 1 :]
        found.append((rest, room - number, weight))
    return found


def pick_share(shares: list[Weighed], rng: Random) -> Share:
    """One of them, as likely as its weight."""
    if not shares:
        raise Malformed("No deal of the cards fits this view.")
    total = sum([weight for _, weight in shares], 0.0)
    at = total * (int(rng.below(FINE)) + 0.5) / FINE
    for share, weight in shares:
        if at < weight:
            return share
        at -= weight
    return shares[len(shares) - 1][0]


def tangles_of(bags: list[Bag]) -> list[list[Bag]]:
    """The bags in groups that overlap, from narrow to wide: each lies in one cell of a wider."""
    groups: list[list[Bag]] = []
    for bag in bags:
        apart: list[list[Bag]] = []
        joined = [bag]
        for group in groups:
            if any(overlap(bag[0], other[0]) for other in group):
                joined = joined + group
            else:
                apart.append(group)
        groups = [*apart, joined]
    groups.sort(key=lambda group: (union(group).bit_count(), -len(group)))
    return groups


def overlap(one: int, two: int) -> bool:
    """Whether neither is within the other, nor apart from it."""
    return bool(one & two and one & ~two and two & ~one)


def union(bags: list[Bag]) -> int:
    cards = 0
    for mask, _ in bags:
        cards |= mask
    return cards


def members(mask: int) -> list[int]:
    return [index for index in range(mask.bit_length()) if mask >> index & 1]


class Sampler:
    """Draws many samples of one view."""

    view: Table
    policy: Policy
    tangles: list[Tangle]
    loose: list[int]  # hidden cards that were minted: what no bag fills is drawn from the lots
    lots: list[int]  # each face as often as its weight

    def __init__(self, view: Table) -> None:
        self.view = view
        self.policy = view.game.policy
        self.tangles = []
        narrower: list[Bag] = []
        for group in tangles_of(view.bags or []):
            self.tangles.append(Tangle(group, narrower))
            narrower = narrower + group
        self.lots = []
        for index, weight in enumerate(view.weights()):
            self.lots.extend([index + 1] * weight)
        self.loose = []
        if self.lots:
            blank = set(view.cards(0))
            size = len(view.faces)
            self.loose = [c for c in range(size) if view.faces[c] == HIDDEN and c not in blank]

    def sample(self, rng: Random) -> Table:
        """A whole table that looks to the viewer exactly like their view."""
        table = self.view.copy()
        table.viewer = TRUTH
        table.bags = None
        table.remembers = False
        for tangle in self.tangles:
            tangle.lay(table.faces, rng)
        for card in self.loose:
            if table.faces[card] == HIDDEN:
                table.faces[card] = rng.pick(self.lots)
        return table

    def likely(self, rng: Random) -> Table:
        """A sample, accepted as often as the game's policy finds it plausible; else the best."""
        seat: i64 = self.view.viewer
        policy = self.policy
        best = self.sample(rng)
        highest: float = policy.plausibility(best, seat)
        if highest >= 1.0 or rng.unit() < highest:
            return best
        for _ in range(CANDIDATES - 1):
            other = self.sample(rng)
            fit: float = policy.plausibility(other, seat)
            if fit >= 1.0 or rng.unit() < fit:
                return other
            if fit > highest:
                highest = fit
                best = other
        return best


def sample(view: Table, rng: Random) -> Table:
    """One sample of a view; use a Sampler to draw many."""
    return Sampler(view).sample(rng)
