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
    bags: list[list[Bag]] | None  # for the oldest link: what each viewer (last: watcher) recalls

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
        self.bags = None


def shorten(past: Past, seats: i64) -> Past:
    """The same memories in a single link."""
    viewers: list[i64] = [seat for seat in range(seats)]
    viewers.append(WATCHER)
    start = Past(None, [], past.faces, past.known, 0)
    start.bags = [_before_last(past, viewer) for viewer in viewers]
    return Past(start, past.cards, past.faces, past.known, past.followers)


def recall(past: "Past | None", viewer: i64, faces: list[int], known: list[int]) -> list[Bag]:
    """The viewer's bags, given what he knows now."""
    if past is None:
        return []
    bags = _before_last(past, viewer)
    if not knows(past.followers, viewer):
        bags = _stir(bags, past, viewer)
    return _settle(bags, viewer, faces, known)


def _before_last(past: Past, viewer: i64) -> list[Bag]:
    """The viewer's bags right before the newest mix."""
    if past.bags is not None:
        return past.bags[viewer]  # the watcher, -1, is the last
    return recall(past.before, viewer, past.faces, past.known)


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
    for card in range(len(known)):
        if inside >> card & 1 and knows(known[card], viewer):
            bags = _found(bags, card, faces[card])
    return bags


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
