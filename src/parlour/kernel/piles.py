"""Where cards lie: in zones, each of which is a pile.

A pile is a chain of packed numbers: `tops[zone]` is its uppermost card and `under[card]` the next
one below it, NO_CARD at the end. So neither moving the top card nor gathering a pile builds a list.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlour.kernel.errors import Leak
from parlour.kernel.types import NO_CARD, Card


def refuse_empty(zone: i64) -> Card:
    raise IndexError(f"Zone {zone} is empty.")


@mypyc_attr(allow_interpreted_subclasses=True)
class Piles:
    """Cards in zones."""

    under: vec[i64]  # by card: the next one below it in its zone, or NO_CARD
    tops: vec[i64]  # by zone: the card on top, or NO_CARD
    sizes: vec[i64]  # by zone: how many cards lie in it
    hands: i64  # the zones that are hands, as bits
    taken: i64  # the card that was brought to the top of a hand to leave it next, or NO_CARD

    def __init__(self) -> None:
        self.hands = 0
        self.taken = NO_CARD

    def lay_piles(self, cards: i64, zones: i64) -> None:
        """Put this many cards into the first of these zones."""
        self.clear_zones(cards, zones)
        for card in range(cards):
            self.put(card, 0)

    def copy_piles_to(self, twin: "Piles") -> None:
        twin.hands = self.hands
        twin.under = self.under[:]
        twin.tops = self.tops[:]
        twin.sizes = self.sizes[:]

    # Reading

    @property
    def zones(self) -> tuple[list[int], ...]:
        """The cards of every zone, the last one on top. Only for reading; see `arrange`."""
        return tuple([self.cards(zone) for zone in range(len(self.tops))])

    def cards(self, zone: i64) -> list[int]:
        """The cards of a zone, the last one on top."""
        found = self.upper(zone, self.sizes[zone])
        found.reverse()
        return found

    def pile(self, zone: i64) -> vec[i64]:
        """`cards` as packed numbers."""
        under = self.under
        place = self.sizes[zone]
        found = vec[i64]([NO_CARD] * place)
        card = self.tops[zone]
        while card != NO_CARD:
            place -= 1
            found[place] = card
            card = under[card]
        return found

    def top(self, zone: i64) -> Card:
        """The uppermost card of a zone."""
        card = self.tops[zone]
        return card if card != NO_CARD else refuse_empty(zone)

    def upper(self, zone: i64, number: i64) -> list[int]:
        """The `number` uppermost cards of a zone, or all if there are fewer, the top one first."""
        under = self.under
        found: list[int] = []
        card = self.tops[zone]
        while card != NO_CARD and len(found) < number:
            found.append(card)
            card = under[card]
        return found

    def at(self, zone: i64, place: i64) -> Card:
        """The card at a place in a zone, counted from 0 at the bottom."""
        above = self.sizes[zone] - 1 - place
        if place < 0 or above < 0:
            raise IndexError(f"Zone {zone} has no place {place}.")
        under = self.under
        card = self.tops[zone]
        while above > 0:
            card = under[card]
            above -= 1
        return card

    def size(self, zone: i64) -> i64:
        """How many cards lie in a zone."""
        return self.sizes[zone]

    def bottom(self, zone: i64) -> Card:
        """The lowest card of a zone, or NO_CARD."""
        under = self.under
        card = self.tops[zone]
        if card != NO_CARD:
            while under[card] != NO_CARD:
                card = under[card]
        return card

    # Moving: what events are made of

    def move(self, card: Card, source: i64, target: i64) -> None:
        """Move a card from one zone to the top of another; everybody sees it move."""
        if self.hands >> source & 1:
            if self.taken != card:
                self.check_single(source)
            self.taken = NO_CARD
        if card == NO_CARD or self.tops[source] != card:
            self.bring_up(card, source)
        tops, under, sizes = self.tops, self.under, self.sizes
        tops[source] = under[card]
        sizes[source] -= 1
        under[card] = tops[target]
        tops[target] = card
        sizes[target] += 1

    def tuck(self, card: Card, source: i64, target: i64) -> None:
        """Move a card from one zone to the bottom of another; everybody sees it move."""
        self.move(card, source, target)
        if self.sizes[target] > 1:
            lowest = self.bottom(target)
            self.tops[target] = self.under[card]
            self.under[lowest] = card
            self.under[card] = NO_CARD

    def put(self, card: Card, zone: i64) -> None:
        """Put a card that lies nowhere on top of a zone."""
        tops = self.tops
        self.under[card] = tops[zone]
        tops[zone] = card
        self.sizes[zone] += 1

    def bring_up(self, card: Card, zone: i64) -> None:
        """Move a card that is not the top one of its zone to the top."""
        under = self.under
        above = self.tops[zone]
        while above != NO_CARD and under[above] != card:
            above = under[above]
        if above == NO_CARD or card == NO_CARD:
            raise ValueError(f"Card {card} is not in zone {zone}.")
        under[above] = under[card]
        under[card] = self.tops[zone]
        self.tops[zone] = card

    def check_single(self, hand: i64) -> None:
        """Refuse to move a card that was not taken out of a hand, unless it is the only one."""
        if self.sizes[hand] > 1:
            raise Leak(f"A card leaves zone {hand}, a hand, and was not taken with `take`.")

    def gather(self, source: i64, target: i64) -> None:
        """Move all cards of a zone to the top of another."""
        top = self.tops[source]
        if top == NO_CARD or source == target:
            return
        tops, sizes = self.tops, self.sizes
        self.under[self.bottom(source)] = tops[target]
        tops[target] = top
        tops[source] = NO_CARD
        sizes[target] += sizes[source]
        sizes[source] = 0
        self.taken = NO_CARD

    def gather_under(self, source: i64, target: i64) -> None:
        """Move all cards of a zone to the bottom of another."""
        self.swap(source, target)
        self.gather(source, target)

    def swap(self, one: i64, other: i64) -> None:
        """Swap all cards of two zones."""
        tops, sizes = self.tops, self.sizes
        top, size = tops[one], sizes[one]
        tops[one], sizes[one] = tops[other], sizes[other]
        tops[other], sizes[other] = top, size
        self.taken = NO_CARD

    def add_card(self, zone: i64) -> None:
        """Put one new card on top of a zone."""
        self.under = append(self.under, NO_CARD)
        self.put(len(self.under) - 1, zone)

    def clear_zones(self, cards: i64, zones: i64) -> None:
        """Empty all zones."""
        self.under = vec[i64]([NO_CARD] * cards)
        self.tops = vec[i64]([NO_CARD] * zones)
        self.sizes = vec[i64]([0] * zones)
