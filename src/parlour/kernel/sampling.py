"""Fill the hidden faces of a view, consistent with all its viewer was ever shown.

Every way to lay the remembered faces among the cards they may be is equally likely.
"""

from typing import Final

from mypy_extensions import i64

from parlour.kernel.errors import Malformed
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.kernel.types import HIDDEN, TRUTH

MOST_TRIES: Final = 100_000  # a view made by the kernel needs one, or a few where bags overlap
CANDIDATES: Final = 24  # samples thrown back at most where a game finds some more plausible
WORDS: Final = 4294967296.0  # what a random generator stays below


class Sampler:
    """Draws many samples of one view.

    The bags are laid out from narrow to wide. Where bags are nested or apart, as they nearly
    always are, a bag finds the same number of free cards however the earlier ones fell, and the
    draw is uniform as it is. Where they overlap, `room` is the most a bag can find, and a draw
    that found less is thrown back in proportion.
    """

    view: Table
    cards: list[list[int]]
    faces: list[list[int]]
    room: list[int]
    loose: list[int]  # hidden cards that were minted: what no bag fills is drawn by the weights
    weights: list[int]

    def __init__(self, view: Table) -> None:
        self.view = view
        bags = sorted(view.bags or [], key=lambda bag: bag[0].bit_count())
        size = len(view.faces)
        self.cards = [[card for card in range(size) if bag[0] >> card & 1] for bag in bags]
        self.faces = [list(bag[1]) for bag in bags]
        self.room = []
        for index, (mask, _) in enumerate(bags):
            inside = [len(faces) for cards, faces in bags[:index] if cards & ~mask == 0]
            self.room.append(mask.bit_count() - sum(inside))
        self.weights = view.weights()
        self.loose = []
        if self.weights:
            blank = set(view.zones[0])
            self.loose = [c for c in range(size) if view.faces[c] == HIDDEN and c not in blank]

    def sample(self, rng: Random) -> Table:
        """A whole table that looks to the viewer exactly like his view."""
        table = self.view.copy()
        table.viewer = TRUTH
        table.bags = None
        table.remembers = False
        tries = 1
        while not self._fill(table.faces, rng):
            if tries == MOST_TRIES:
                raise Malformed("No deal of the cards fits this view.")
            tries += 1
            table.faces = self.view.faces[:]
        for card in self.loose:
            if table.faces[card] == HIDDEN:
                table.faces[card] = rng.weighted(self.weights) + 1
        return table

    def likely(self, rng: Random) -> Table:
        """A sample, accepted as often as the game finds it plausible; else the best of many."""
        seat: i64 = self.view.viewer
        best = self.sample(rng)
        highest: float = best.plausibility(seat)
        if highest >= 1.0 or float(rng.word()) < highest * WORDS:
            return best
        for _ in range(CANDIDATES - 1):
            other = self.sample(rng)
            fit: float = other.plausibility(seat)
            if fit >= 1.0 or float(rng.word()) < fit * WORDS:
                return other
            if fit > highest:
                highest = fit
                best = other
        return best

    def _fill(self, faces: list[int], rng: Random) -> bool:
        for index in range(len(self.cards)):
            free = [card for card in self.cards[index] if faces[card] == HIDDEN]
            left: i64 = len(free)
            spare: i64 = self.room[index] - left
            for face in self.faces[index]:
                if left == 0 or (spare > 0 and rng.below(left + spare) >= left):
                    return False
                at = rng.below(left)
                left -= 1
                faces[free[at]] = face
                free[at] = free[left]
        return True


def sample(view: Table, rng: Random) -> Table:
    """One sample of a view; use a Sampler to draw many."""
    return Sampler(view).sample(rng)
