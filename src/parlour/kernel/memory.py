"""What a viewer remembers of cards that were mixed.

A mix separates faces from the cards they were on, but they do not vanish: a seat that knew a face
before still knows that it lies among the mixed cards. The table keeps a chain of its mixes;
`recall` turns it into the bags of one viewer. Together a viewer's bags hold exactly as many faces
as there are cards hidden from the viewer; cards of an endless deck may be in no bag.
"""

from typing import Final, final

from librt.vecs import append, extend, remove, vec
from mypy_extensions import i64

from parlour.kernel.seats import bit_of, knows
from parlour.kernel.sets import common, in_order, merged, minus, united
from parlour.kernel.types import NO_CARD, WATCHER, Card, Kind, Mask

LONGEST_CHAIN: Final = 256


@final
class Bag:
    """Hidden cards, and faces that lie somewhere among them."""

    cards: vec[i64]  # in order
    faces: vec[i64]  # in order, so that their order reveals nothing

    def __init__(self, cards: vec[i64], faces: vec[i64]) -> None:
        self.cards = cards
        self.faces = faces

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Bag):
            return NotImplemented
        return self.cards == other.cards and self.faces == other.faces

    def __repr__(self) -> str:
        return f"Bag({list(self.cards)}, {list(self.faces)})"

    def could_hold(self, card: Card, face: Kind) -> bool:
        """Whether the card may have this face."""
        return card in self.cards and face in self.faces

    def count(self, face: Kind) -> i64:
        """How often the bag holds this face."""
        number: i64 = 0
        for held in self.faces:
            if held == face:
                number += 1
        return number

    def without(self, face: Kind) -> "Bag":
        """The same cards, and this face once fewer."""
        return Bag(self.cards, remove(self.faces[:], face))

    def all_alike(self) -> bool:
        """Whether all of its cards have one and the same face."""
        for face in self.faces:
            if face != self.faces[0]:
                return False
        return len(self.faces) == len(self.cards)


class Past:
    """One mix, what everybody knew right before it, and the mixes before that."""

    before: "Past | None"
    cards: vec[i64]
    faces: vec[i64]
    known: vec[i64]
    followers: i64
    wiped: i64  # a card that becomes blank at this point, or NO_CARD
    depth: i64
    recalled: dict[int, list[Bag]]  # by viewer: their bags right after this mix, once computed

    def __init__(
        self,
        before: "Past | None",
        cards: vec[i64],
        faces: vec[i64],
        known: vec[i64],
        followers: i64,
        wiped: i64 = NO_CARD,
    ) -> None:
        self.before = before
        self.cards = cards
        self.faces = faces
        self.known = known
        self.followers = followers
        self.wiped = wiped
        self.depth = 1 if before is None else before.depth + 1
        self.recalled = {}

    def knew(self, card: i64) -> i64:
        """Who knew a card right before this mix."""
        return self.known[card] if card < len(self.known) else 0


def all_cards(bags: list[Bag]) -> vec[i64]:
    """The cards that lie in any of the bags."""
    cards = vec[i64]()
    for bag in bags:
        cards = united(cards, bag.cards) if len(cards) else bag.cards
    return cards


def shorten(past: Past, seats: i64) -> "Past | None":
    """The same memories in a single link; None if nobody remembers anything."""
    short = Past(None, past.cards, past.faces, past.known, past.followers)
    remembered = False
    for viewer in range(WATCHER, seats):
        bags = _after_mix(past, viewer)
        short.recalled[viewer] = bags
        remembered = remembered or len(bags) > 0
    return short if remembered else None


def recall(past: "Past | None", viewer: i64, faces: vec[i64], known: vec[i64]) -> list[Bag]:
    """The viewer's bags, given what the viewer knows now."""
    return [] if past is None else _settle(_after_mix(past, viewer), viewer, faces, known)


def _after_mix(past: Past, viewer: i64) -> list[Bag]:
    """The viewer's bags right after the newest mix."""
    bags = past.recalled.get(viewer)
    if bags is not None:
        return bags
    links: list[Past] = []
    link: Past | None = past
    while link is not None and viewer not in link.recalled:
        links.append(link)
        link = link.before
    bags = [] if link is None else link.recalled[viewer]
    while links:
        mix = links.pop()
        bags = _settle(bags, viewer, mix.faces, mix.known)
        if not knows(mix.followers, viewer):
            bags = _stir(bags, mix, viewer)
        if mix.wiped != NO_CARD:  # unseen, it was some face of its bags
            bags = [bag for bag in bags if mix.wiped not in bag.cards]
        mix.recalled[viewer] = bags
    return bags


def _stir(bags: list[Bag], mix: Past, viewer: i64) -> list[Bag]:
    """After a mix that the viewer could not follow, every bag it touches spans all its cards."""
    bit = bit_of(viewer)
    mixed = in_order(mix.cards[:])
    fresh = vec[i64]([mix.faces[card] for card in mix.cards if mix.known[card] & bit])
    stirred = [Bag(mixed, in_order(fresh))] if len(fresh) else []
    for bag in bags:
        reach = united(bag.cards, mixed) if common(bag.cards, mixed) else bag.cards
        _put(stirred, reach, bag.faces)
    return stirred


def _put(bags: list[Bag], cards: vec[i64], faces: vec[i64]) -> None:
    """Add faces that lie among these cards."""
    for index, bag in enumerate(bags):
        if bag.cards == cards:
            bags[index] = Bag(cards, merged(bag.faces, faces))
            return
    bags.append(Bag(cards, faces))


def _settle(bags: list[Bag], viewer: i64, faces: vec[i64], known: vec[i64]) -> list[Bag]:
    """Take the cards that the viewer has come to know out of their bags."""
    bit = bit_of(viewer)
    if len(bags) > 1 and _overlap(bags, len(known)):
        return _settle_tangled(bags, bit, faces, known)
    settled: list[Bag] = []
    for bag in bags:
        rest = _rest(bag, bit, faces, known)
        if len(rest.faces):
            settled.append(rest)
    return settled


def _overlap(bags: list[Bag], size: i64) -> bool:
    """Whether a card lies in several bags; `size` is the number of all cards."""
    reached = vec[i64]([0] * size)
    for bag in bags:
        for card in bag.cards:
            if reached[card]:
                return True
            reached[card] = 1
    return False


def _rest(bag: Bag, bit: Mask, faces: vec[i64], known: vec[i64]) -> Bag:
    """A bag without the cards that were seen and without their faces.

    It may never have held some of those faces: an endless deck minted them.
    """
    hidden = bag.cards[:]
    left: i64 = 0
    seen = vec[i64]()
    for card in bag.cards:
        if known[card] & bit:
            seen = append(seen, faces[card])
        else:
            hidden[left] = card
            left += 1
    return Bag(hidden[:left], minus(bag.faces, in_order(seen))) if len(seen) else bag


def _settle_tangled(bags: list[Bag], bit: Mask, faces: vec[i64], known: vec[i64]) -> list[Bag]:
    """`_settle` for overlapping bags."""
    taken = vec[i64]()  # cards whose faces came out of the only bag that could have held them
    for card in all_cards(bags):
        if known[card] & bit:
            holder = _only_holder(bags, card, faces[card])
            if holder < 0:
                bags = _found(_clear(bags, taken), card, faces[card])
                taken = vec[i64]()
            else:
                bags = bags[:]
                bags[holder] = bags[holder].without(faces[card])
                taken = append(taken, card)
    return _clear(bags, taken)


def _only_holder(bags: list[Bag], card: Card, face: Kind) -> i64:
    """The only bag that could have held this face on this card; -1 if there are several."""
    found: i64 = -1
    for index, bag in enumerate(bags):
        if bag.could_hold(card, face):
            if found >= 0:
                return -1
            found = index
    return found


def _clear(bags: list[Bag], seen: vec[i64]) -> list[Bag]:
    """The bags without the cards that were seen."""
    if len(seen) == 0:
        return bags
    return [Bag(minus(bag.cards, seen), bag.faces) for bag in bags if len(bag.faces)]


def _found(bags: list[Bag], card: Card, face: Kind) -> list[Bag]:
    """A face has been seen: take it out of the narrowest bag that could have held it.

    If a wider bag could have held it as well, it may have come from there and the same face of the
    narrow bag is still hidden: that one may now lie anywhere in either. And so on to the widest.
    """
    seen = vec[i64]([card])
    rest: list[Bag] = []
    holders: list[Bag] = []
    for bag in bags:
        if bag.could_hold(card, face):
            holders.append(bag)
        else:
            rest.append(Bag(minus(bag.cards, seen), bag.faces))
    holders.sort(key=lambda bag: len(bag.cards))
    narrower = vec[i64]()
    for bag in holders:  # none: minted by an endless deck, and never in a bag
        held = bag.faces
        if common(narrower, bag.cards) < len(narrower) or len(narrower) == 0:
            held = bag.without(face).faces
            if len(narrower):
                either = minus(united(bag.cards, narrower), seen)
                rest.append(Bag(either, vec[i64]([face])))
        if len(held):
            rest.append(Bag(minus(bag.cards, seen), held))
        narrower = bag.cards
    return rest


# Certain faces


def certain(bags: list[Bag], faces: vec[i64]) -> list[Bag]:
    """Write the faces that are certain on their cards; returns the bags of the others.

    Faces are certain if a bag has as many faces as cards, all alike, or if all bags that
    overlap hold one and the same face. If none is certain, the given list is returned.
    """
    settled = True
    while settled:
        settled = False
        for bag in bags:
            if bag.all_alike():
                bags = _laid(bags, bag, faces)
                settled = True
                break
    alike = [bag for bag in bags if bag.faces[0] == bag.faces[-1]]
    for bag in _joined(bags) if len(alike) > 1 else []:
        if bag.all_alike():
            bags = _laid(bags, bag, faces)
    return bags


def _laid(bags: list[Bag], alike: Bag, faces: vec[i64]) -> list[Bag]:
    """Write the only face of a bag on all of its cards, and take them out of all bags."""
    for card in alike.cards:
        faces[card] = alike.faces[0]
    left: list[Bag] = []
    for bag in bags:
        cards = minus(bag.cards, alike.cards)
        if len(cards):
            left.append(Bag(cards, bag.faces))
    return left


def _joined(bags: list[Bag]) -> list[Bag]:
    """The bags, with those that overlap directly or through others joined; faces in any order."""
    joined: list[Bag] = []
    for bag in bags:
        apart: list[Bag] = []
        for other in joined:
            if common(other.cards, bag.cards):
                bag = Bag(united(bag.cards, other.cards), extend(bag.faces[:], other.faces))
            else:
                apart.append(other)
        joined = [*apart, bag]
    return joined
