"""What a viewer remembers of cards that were mixed.

A mix separates faces from the cards they were on, but they do not vanish: whoever knew a face
before still knows that it lies among the mixed cards. The table keeps a chain of its mixes;
`recall` turns it into the bags of one viewer. A bag is a set of hidden cards (a bit mask) and faces
that lie somewhere among them, sorted so that their order reveals nothing. Together a viewer's bags
hold exactly as many faces as there are cards hidden from the viewer; cards of an endless deck may
be in no bag.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.kernel.seats import bit_of, knows
from parlour.kernel.types import NO_CARD, WATCHER

Bag = tuple[int, tuple[int, ...]]

LONGEST_CHAIN: Final = 256
WORD_BITS: Final = 60  # sets of cards are read this many bits at a time
WORD: Final = (1 << WORD_BITS) - 1


class Past:
    """One mix, what everybody knew right before it, and the mixes before that."""

    before: "Past | None"
    cards: vec[i64]
    faces: vec[i64]
    known: vec[i64]
    followers: i64
    wiped: i64  # a card that becomes blank at this point, or NO_CARD
    depth: i64
    recalled: dict[int, list[Bag]]  # by viewer: their bags right after this mix, once asked for

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
    links: list[Past] = []
    link: Past | None = past
    while link is not None and viewer not in link.recalled:
        links.append(link)
        link = link.before
    bags: list[Bag] = [] if link is None else link.recalled[viewer]
    while links:
        mix = links.pop()
        bags = _settle(bags, viewer, mix.faces, mix.known)
        if not knows(mix.followers, viewer):
            bags = _stir(bags, mix, viewer)
        if mix.wiped != NO_CARD:  # if the viewer did not know it, it was some face of its bags
            gone = 1 << int(mix.wiped)
            bags = [bag for bag in bags if not bag[0] & gone]
        mix.recalled[viewer] = bags
    return bags


def _stir(bags: list[Bag], mix: Past, viewer: i64) -> list[Bag]:
    """After a mix that the viewer could not follow, every bag it touches spans all its cards."""
    mixed = 0
    merged: dict[int, tuple[int, ...]] = {}
    fresh: list[int] = []
    for card in mix.cards:
        mixed |= 1 << int(card)  # there may be more than 63
        if knows(mix.known[card], viewer):
            fresh.append(mix.faces[card])
    if fresh:
        merged[mixed] = tuple(fresh)
    for cards, faces in bags:
        reach = cards | mixed if cards & mixed else cards
        merged[reach] = merged.get(reach, ()) + faces
    return [(cards, tuple(sorted(faces))) for cards, faces in merged.items()]


def _settle(bags: list[Bag], viewer: i64, faces: vec[i64], known: vec[i64]) -> list[Bag]:
    """Take the cards that the viewer has come to know out of their bags."""
    seen = _known_to(viewer, known)
    inside = 0
    total = 0
    for cards, _ in bags:
        inside |= cards
        total += cards.bit_count()
    if not inside & seen:
        return bags
    if total == inside.bit_count():
        return _settle_apart(bags, seen, faces)
    return _settle_tangled(bags, inside & seen, faces)


def _known_to(viewer: i64, known: vec[i64]) -> int:
    """The cards that a viewer knows."""
    cards = 0
    base: i64 = 0
    word: i64 = 0
    one: i64 = 1
    bit = bit_of(viewer)
    for mask in known:
        if mask & bit:
            word |= one
        one <<= 1
        if one > WORD:
            cards |= int(word) << int(base)
            base += WORD_BITS
            word, one = 0, 1
    return cards | int(word) << int(base)


def cards_in(mask: int) -> vec[i64]:
    """The cards of a set, in order."""
    found = vec[i64]()
    base: i64 = 0
    while mask:
        word: i64 = mask & WORD
        card = base
        while word:
            if word & 1:
                found = append(found, card)
            word >>= 1
            card += 1
        mask >>= WORD_BITS
        base += WORD_BITS
    return found


def _settle_apart(bags: list[Bag], seen: int, faces: vec[i64]) -> list[Bag]:
    """`_settle` where no bags overlap: the face of a card can only come out of its own bag."""
    settled: list[Bag] = []
    for cards, held in bags:
        if cards & seen:
            rest = _rest(held, cards_in(cards & seen), faces)
            if rest:
                settled.append((cards & ~seen, rest))
        else:
            settled.append((cards, held))
    return settled


def _rest(held: tuple[int, ...], seen: vec[i64], faces: vec[i64]) -> tuple[int, ...]:
    """What a bag holds without the faces of these cards, some of which it may never have held."""
    rest = list(held)
    for card in seen:
        place = _place_of(rest, faces[card])
        if place >= 0:
            rest.pop(place)
    return tuple(rest)


def _place_of(held: list[int], face: i64) -> i64:
    """The place of a face in a sorted list; -1 if it is not there."""
    low: i64 = 0
    high: i64 = len(held)
    while low < high:
        middle = (low + high) >> 1
        if held[middle] < face:
            low = middle + 1
        else:
            high = middle
    return low if low < len(held) and held[low] == face else -1


def _settle_tangled(bags: list[Bag], known: int, faces: vec[i64]) -> list[Bag]:
    """`_settle` where bags overlap."""
    left: dict[int, list[int]] = {}  # what is left of bags that alone could have held a face
    seen = 0
    for card in cards_in(known):
        holder = _only_holder(bags, left, card, faces[card])
        if holder < 0:
            bags = _found(_clear(bags, left, seen), card, faces[card])
            left = {}
            seen = 0
        else:
            if holder not in left:
                left[holder] = list(bags[holder][1])
            left[holder].remove(faces[card])
            seen |= 1 << int(card)
    return _clear(bags, left, seen)


def _only_holder(bags: list[Bag], left: dict[int, list[int]], card: int, face: int) -> int:
    """The only bag that could have held this face on this card; -1 if there are several."""
    found = -1
    for index, (cards, held) in enumerate(bags):
        if cards >> card & 1 and (face in left[index] if index in left else face in held):
            if found >= 0:
                return -1
            found = index
    return found


def _clear(bags: list[Bag], left: dict[int, list[int]], seen: int) -> list[Bag]:
    """The bags without the cards that were seen; `left` has the faces left of some bags."""
    if not seen:
        return bags
    cleared: list[Bag] = []
    for index, (cards, held) in enumerate(bags):
        rest = tuple(left[index]) if index in left else held
        if rest:
            cleared.append((cards & ~seen, rest))
    return cleared


def _found(bags: list[Bag], card: int, face: int) -> list[Bag]:
    """A face has been seen: take it out of the narrowest bag that could have held it.

    If a wider bag could have held it as well, it may have come from there and the same face of the
    narrow bag is still hidden: that one may now lie anywhere in either. So on to the widest.
    """
    bit = 1 << card
    rest: list[Bag] = []
    holders: list[Bag] = []
    for bag in bags:
        if bag[0] & bit and face in bag[1]:
            holders.append(bag)
        else:
            rest.append((bag[0] & ~bit, bag[1]))
    if not holders:  # minted by an endless deck, and never in a bag
        return rest
    holders.sort(key=lambda bag: bag[0].bit_count())
    narrower = 0
    for cards, held in holders:
        if narrower & ~cards or not narrower:
            held = _without(held, face)
            if narrower:
                rest.append(((cards | narrower) & ~bit, (face,)))
        if held:
            rest.append((cards & ~bit, held))
        narrower = cards
    return rest


def _without(faces: tuple[int, ...], face: int) -> tuple[int, ...]:
    index = faces.index(face)
    return faces[:index] + faces[index + 1 :]


# What cannot be otherwise


def certain(bags: list[Bag], faces: vec[i64]) -> list[Bag]:
    """Write the faces that are certain on their cards; returns the bags of the others.

    Faces are certain where a bag has as many faces as cards, all alike, and where all bags that
    overlap hold one and the same face.
    """
    settled = True
    while settled:
        settled = False
        for cards, held in bags:
            if _one_face(held) and len(held) == cards.bit_count():
                bags = _laid(bags, cards, held[0], faces)
                settled = True
                break
    alike = [bag for bag in bags if _one_face(bag[1])]
    for cards, held in _joined(bags) if len(alike) > 1 else []:
        if _one_face(held) and len(held) == cards.bit_count():
            bags = _laid(bags, cards, held[0], faces)
    return bags


def _one_face(faces: tuple[int, ...]) -> bool:
    return faces[0] == faces[-1] and faces.count(faces[0]) == len(faces)


def _laid(bags: list[Bag], cards: int, face: int, faces: vec[i64]) -> list[Bag]:
    """Write a face on all of these cards, and take them out of all bags."""
    for card in cards_in(cards):
        faces[card] = face
    return [(other & ~cards, held) for other, held in bags if other & ~cards]


def _joined(bags: list[Bag]) -> list[Bag]:
    """The bags, with those that overlap directly or through others joined into one."""
    joined: list[Bag] = []
    for bag in bags:
        apart: list[Bag] = []
        for other in joined:
            if other[0] & bag[0]:
                bag = (bag[0] | other[0], bag[1] + other[1])
            else:
                apart.append(other)
        joined = [*apart, bag]
    return joined
