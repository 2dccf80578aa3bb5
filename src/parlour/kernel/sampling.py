"""Samples: whole tables that fit everything the viewer of a view was ever shown.

Every way to lay the remembered faces on the cards they may be on is equally likely.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.kernel.errors import Malformed
from parlour.kernel.memory import Bag, all_cards
from parlour.kernel.policy import Policy
from parlour.kernel.random import Random
from parlour.kernel.sets import common
from parlour.kernel.table import Table
from parlour.kernel.types import HIDDEN, TRUTH

CANDIDATES: Final = 24  # samples drawn at most to find a plausible one
FINE: Final = 1 << 30  # resolution of the random choice between shares
EULER: Final = 2.718281828459045

Share = tuple[int, ...]  # by group of bags: how many faces
Part = tuple[Share, int, float]  # what goes into a cell so far, the room left, and the weight
Weighed = tuple[Share, Share, float]  # what goes into a cell, what is left, and the weight


class Tangle:
    """Bags that overlap one another, or a single bag.

    Cards that lie in the same bags form a *cell*. The faces of the bags are distributed cell by
    cell, each share in proportion to the number of ways to continue from it, so that in the end
    all ways to lay the faces are equally likely. Bags that reach the same remaining cells count
    as one: they form a *group*, and their faces are put together.
    """

    alone: vec[i64]  # the cards of a single bag
    held: vec[i64]  # its faces
    faces: list[list[int]]  # by bag
    cells: list[list[int]]  # by cell: its cards
    room: list[int]  # by cell: cards that no narrower tangle fills
    joins: list[list[int]]  # by cell, then by group before it: the group it belongs to from here on
    rooms: list[list[int]]  # by cell, then by group: its room from here on; last: that of them all
    inside: list[list[int]]  # by cell: the groups that reach it
    ways: list[dict[Share, list[Weighed]]]  # by cell: what is left of each group → how to continue
    unit: float  # factor for each card chosen, which keeps weights within range

    def __init__(self, bags: list[Bag], narrower: list[Bag]) -> None:
        self.faces = [list(bag.faces) for bag in bags]
        if len(bags) == 1:  # nothing to distribute
            self.alone = bags[0].cards
            self.held = bags[0].faces
            return
        cells: dict[int, list[int]] = {}  # the bags a cell lies in, as bits → its cards
        for card in all_cards(bags):
            around = 0
            for index, bag in enumerate(bags):
                if card in bag.cards:
                    around |= 1 << index
            cells[around] = [*cells.get(around, []), card]
        order = in_good_order(list(cells))
        self.cells = [cells[around] for around in order]
        self.room = [room_left(cell, narrower) for cell in self.cells]
        self.unit = EULER / float(sum(self.room))
        self.ways = [{} for _ in order]
        self.find_groups([reached(order, bag) for bag in range(len(bags))])

    def find_groups(self, reach: list[int]) -> None:
        """Put bags together as soon as they reach the same cells."""
        self.joins = []
        self.rooms = []
        self.inside = []
        for cell in range(len(self.cells) + 1):
            ahead = [cells >> cell << cell for cells in reach]
            reach = sorted(set(ahead))
            self.joins.append([reach.index(cells) for cells in ahead])
            self.rooms.append([*map(self.room_in, reach), sum(self.room[cell:])])
            self.inside.append([group for group, cells in enumerate(reach) if cells >> cell & 1])

    def room_in(self, cells: int) -> int:
        """The room in a set of cells."""
        return sum([room for cell, room in enumerate(self.room) if cells >> cell & 1])

    def joined(self, cell: int, shares: list[int]) -> Share:
        """Numbers by group before this cell, summed up by group from this cell on."""
        sums = [0] * (len(self.rooms[cell]) - 1)
        for index, group in enumerate(self.joins[cell]):
            sums[group] += shares[index]
        return tuple(sums)

    def can_go_on(self, cell: int, left: Share) -> bool:
        """Whether the faces left have room in this cell and those after it."""
        rooms = self.rooms[cell]
        for group, number in enumerate(left):
            if number > rooms[group]:
                return False
        return sum(left) <= rooms[len(left)]

    def count(self, cell: int, left: Share) -> float:
        """In how many ways the faces left can be laid into this cell and those after it."""
        if cell == len(self.cells):
            return 1.0
        return sum([weight for _, _, weight in self.shares(cell, left)], 0.0)

    def shares(self, cell: int, left: Share) -> list[Weighed]:
        """What may go into this cell, with weights."""
        known = self.ways[cell].get(left)
        if known is None:
            known = self.find_shares(cell, left)
            self.ways[cell][left] = known
        return known

    def find_shares(self, cell: int, left: Share) -> list[Weighed]:
        inside = self.inside[cell]
        offered = sum([left[group] for group in inside])
        needed = sum(left) - self.rooms[cell + 1][-1]  # the least that must go into this cell
        found: list[Part] = [((), self.room[cell], 1.0)]
        for group in inside:
            offered -= left[group]
            least = left[group] - self.rooms[cell][group] + self.room[cell]
            found = [
                more
                for part in found
                for more in self.take(part, left[group], least, needed - offered)
            ]
        weighed: list[Weighed] = []
        for taken, _, weight in found:
            rest = list(left)
            for index, group in enumerate(inside):
                rest[group] -= taken[index]
            after = self.joined(cell + 1, rest)
            if self.can_go_on(cell + 1, after):
                weighed.append((taken, after, weight * self.count(cell + 1, after)))
        return weighed

    def take(self, part: Part, left: int, least: int, in_all: int) -> list[Part]:
        """Put some of the faces left of one more group into a cell, in every possible number.

        That is at least `least`, and enough to add up to `in_all` with the groups before.
        """
        taken, room, weight = part
        least = max(least, in_all - sum(taken))
        found: list[Part] = []
        for number in range(min(left, room) + 1):
            if number:  # any of the faces left on any of the cards left
                ways = (left - number + 1) * (room - number + 1)
                weight = weight * ways / number * self.unit
            if number >= least:
                found.append(((*taken, number), room - number, weight))
        return found

    def lay(self, table: vec[i64], rng: Random) -> None:
        """Put the faces of the bags on cards."""
        hands = self.faces
        if len(hands) == 1:
            lay_all(table, self.alone, self.held, rng)
            return
        left = self.joined(0, [len(hand) for hand in hands])
        for cell in range(len(self.cells)):
            hands = self.together(cell, hands, rng)
            taken, left = pick_share(self.shares(cell, left), rng)
            free = self.free(cell, table)
            for index, group in enumerate(self.inside[cell]):
                lay_on(table, free, hands[group], taken[index], rng)

    def together(self, cell: int, hands: list[list[int]], rng: Random) -> list[list[int]]:
        """The faces by group from this cell on, shuffled where groups were joined."""
        found: list[list[int]] = [[] for _ in self.rooms[cell][:-1]]
        for index, group in enumerate(self.joins[cell]):
            if found[group] or cell == 0:
                found[group].extend(hands[index])
                rng.shuffle(found[group])
            else:
                found[group] = hands[index]
        return found

    def free(self, cell: int, table: vec[i64]) -> list[int]:
        return [card for card in self.cells[cell] if table[card] == HIDDEN]


def in_good_order(cells: list[int]) -> list[int]:
    """Cells (given as the bags they lie in), ordered so that few groups are open at a time."""
    order: list[int] = []
    begun = 0
    rest = sorted(cells)
    while rest:
        fewest = [(open_groups(rest, cell, begun), cell) for cell in rest]
        following = min(fewest)[1]
        rest.remove(following)
        order.append(following)
        begun |= following
    return order


def open_groups(rest: list[int], cell: int, begun: int) -> int:
    """How many groups are partly distributed after this cell; `begun` are the open bags."""
    ahead: set[int] = set()
    for bag in members(begun | cell):
        cells = 0
        for index, other in enumerate(rest):
            if other != cell:
                cells |= (other >> bag & 1) << index
        ahead.add(cells)
    return len(ahead)


def reached(order: list[int], bag: int) -> int:
    """The cells that lie in a bag, as bits; `order` has the bags of each cell."""
    cells = 0
    for cell, around in enumerate(order):
        cells |= (around >> bag & 1) << cell
    return cells


def lay_all(table: vec[i64], cards: vec[i64], faces: vec[i64], rng: Random) -> None:
    """Put these faces on any of the cards that have none."""
    free = cards[:]
    left: i64 = 0
    for card in cards:
        if table[card] == HIDDEN:
            free[left] = card
            left += 1
    number: i64 = len(faces)
    if left < number:
        raise Malformed("No deal of the cards fits this view.")
    while number > 0:
        at = rng.below(left)
        left -= 1
        number -= 1
        table[free[at]] = faces[number]
        free[at] = free[left]


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


def pick_share(shares: list[Weighed], rng: Random) -> tuple[Share, Share]:
    """A random share, in proportion to the weights."""
    if not shares:
        raise Malformed("No deal of the cards fits this view.")
    total = sum([weight for _, _, weight in shares], 0.0)
    at = total * (int(rng.below(FINE)) + 0.5) / FINE
    for taken, left, weight in shares:
        if at < weight:
            return taken, left
        at -= weight
    taken, left, _ = shares[len(shares) - 1]
    return taken, left


def tangles_of(bags: list[Bag]) -> list[list[Bag]]:
    """The bags grouped by overlap, from narrow to wide: each group lies in one cell of a wider."""
    groups: list[list[Bag]] = []
    for bag in bags:
        apart: list[list[Bag]] = []
        joined = [bag]
        for group in groups:
            if any(overlap(bag.cards, other.cards) for other in group):
                joined = joined + group
            else:
                apart.append(group)
        groups = [*apart, joined]
    groups.sort(key=lambda group: (len(all_cards(group)), -len(group)))
    return groups


def overlap(one: vec[i64], two: vec[i64]) -> bool:
    """Whether two sets overlap without one lying within the other."""
    return 0 < common(one, two) < min(len(one), len(two))


def room_left(cell: list[int], narrower: list[Bag]) -> int:
    """How many cards of a cell no narrower bag will fill."""
    cards = vec[i64](cell)
    return len(cell) - sum([len(bag.faces) for bag in narrower if common(bag.cards, cards)])


def members(mask: int) -> list[int]:
    return [index for index in range(mask.bit_length()) if mask >> index & 1]


class Sampler:
    """Draws many samples of one view."""

    view: Table
    policy: Policy
    tangles: list[Tangle]
    loose: list[int]  # hidden cards of an endless deck; those that no bag fills are drawn from lots
    lots: list[int]  # each face as often as its weight says

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
        """A whole table that looks exactly like the view to its viewer."""
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
        """A sample accepted with the probability its policy gives it; else the best one drawn."""
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
