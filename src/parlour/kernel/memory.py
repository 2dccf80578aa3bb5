"""What a viewer remembers of cards that were mixed.

A mix takes faces away from the cards they belonged to, but not out of the world: whoever knew
a face before still knows that it lies among the mixed cards. The table keeps a chain of its
mixes; `recall` turns it into the bags of one viewer. A bag is a set of hidden cards (a bit mask)
and faces that lie somewhere among them. Together a viewer's bags hold exactly as many faces as
there are cards hidden from him.
"""

from typing import Final

from mypy_extensions import i64

from parlour.kernel.types import WATCHER, knows

Bag = tuple[int, tuple[int, ...]]

LONGEST_CHAIN: Final = 32


class Past:
    """One mix, what everybody knew right before it, and the mixes before that."""

    before: "Past | None"
    cards: list[int]
    faces: list[int]
    known: list[int]
    followers: i64
    depth: i64
    recalled: dict[int, list[Bag]]  # by viewer: his bags right after this mix, once asked for

    def __init__(
        self,
        before: "Past | None",
        cards: list[int],
        faces: list[int],
        known: list[int],
        followers: i64,
    ) -> None:
        self.before = before
        self.cards = cards
        self.faces = faces
        self.known = known
        self.followers = followers
        self.depth = 1 if before is None else before.depth + 1
        self.recalled = {}


def shorten(past: Past, seats: i64) -> Past:
    """The same memories in a single link."""
    short = Past(None, past.cards, past.faces, past.known, past.followers)
    for seat in range(seats):
        short.recalled[seat] = _after_mix(past, seat)
    short.recalled[WATCHER] = _after_mix(past, WATCHER)
    return short


def recall(past: "Past | None", viewer: i64, faces: list[int], known: list[int]) -> list[Bag]:
    """The viewer's bags, given what he knows now."""
    return [] if past is None else _settle(_after_mix(past, viewer), viewer, faces, known)


def _after_mix(past: Past, viewer: i64) -> list[Bag]:
    """The viewer's bags right after the newest mix."""
    bags = past.recalled.get(viewer)
    if bags is None:
        bags = recall(past.before, viewer, past.faces, past.known)
        if not knows(past.followers, viewer):
            bags = _stir(bags, past, viewer)
        past.recalled[viewer] = bags
    return bags


def _stir(bags: list[Bag], mix: Past, viewer: i64) -> list[Bag]:
    """After a mix the viewer does not follow: every bag it touches reaches all its cards."""
    mixed = 0
    merged: dict[int, tuple[int, ...]] = {}
    fresh: list[int] = []
    for card in mix.cards:
        mixed |= 1 << card
        if knows(mix.known[card], viewer):
            fresh.append(mix.faces[card])
    if fresh:
        merged[mixed] = tuple(fresh)
    for cards, faces in bags:
        reach = cards | mixed if cards & mixed else cards
        merged[reach] = merged.get(reach, ()) + faces
    return [(cards, faces) for cards, faces in merged.items()]


def _settle(bags: list[Bag], viewer: i64, faces: list[int], known: list[int]) -> list[Bag]:
    """Take the cards the viewer has come to know out of his bags."""
    inside = 0
    for cards, _ in bags:
        inside |= cards
    left: dict[int, list[int]] = {}  # of bags that alone could have held a face: what is left
    seen = 0
    for card, mask in enumerate(known):
        if knows(mask, viewer) and inside >> card & 1:
            holder = _only_holder(bags, left, card, faces[card])
            if holder < 0:
                bags = _found(_clear(bags, left, seen), card, faces[card])
                left = {}
                seen = 0
            else:
                if holder not in left:
                    left[holder] = list(bags[holder][1])
                left[holder].remove(faces[card])
                seen |= 1 << card
    return _clear(bags, left, seen)


def _only_holder(bags: list[Bag], left: dict[int, list[int]], card: int, face: int) -> int:
    """The one bag that could have held this face on this card; -1 if there are several."""
    found = -1
    for index, (cards, held) in enumerate(bags):
        if cards >> card & 1 and (face in left[index] if index in left else face in held):
            if found >= 0:
                return -1
            found = index
    return found


def _clear(bags: list[Bag], left: dict[int, list[int]], seen: int) -> list[Bag]:
    """The bags without the cards that were seen; `left` holds the faces of those they came from."""
    if not seen:
        return bags
    cleared: list[Bag] = []
    for index, (cards, held) in enumerate(bags):
        rest = tuple(left[index]) if index in left else held
        if rest:
            cleared.append((cards & ~seen, rest))
    return cleared


def _found(bags: list[Bag], card: int, face: int) -> list[Bag]:
    """A face has been seen: the narrowest bag that could have held it gives it up.

    If a wider bag could have held it too, the like face there may be the one that stayed behind,
    so it may now lie anywhere in either; and so on to the widest.
    """
    bit = 1 << card
    rest: list[Bag] = []
    holders: list[Bag] = []
    for bag in bags:
        if bag[0] & bit and face in bag[1]:
            holders.append(bag)
        else:
            rest.append((bag[0] & ~bit, bag[1]))
    assert holders, "a card has a face that no bag could have given it"
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
