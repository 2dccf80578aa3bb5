"""All deals that agree with what a viewer sees and remembers, counted by brute force."""

from collections import Counter

from parlour.kernel.memory import Bag
from parlour.kernel.table import Table
from parlour.kernel.types import HIDDEN

Deal = tuple[int, ...]  # by card: its face


def remembered(view: Table) -> list[tuple[list[int], list[int]]]:
    """What the viewer remembers: by bag its cards, and the faces among them."""
    return [(list(bag.cards), list(bag.faces)) for bag in view.bags or []]


def tokens_of(bags: list[Bag]) -> list[tuple[int, int]]:
    """Every remembered face by itself: the cards it may be (a bit mask), and the face."""
    return [(sum(1 << card for card in bag.cards), face) for bag in bags for face in bag.faces]


def deals(view: Table) -> Counter[Deal]:
    """Every deal, with the number of ways to lay the remembered faces so."""
    tokens = tokens_of(view.bags or [])
    assert len(tokens) == list(view.faces).count(int(HIDDEN))
    found: Counter[Deal] = Counter()

    def lay(number: int, faces: list[int]) -> None:
        if number == len(tokens):
            found[tuple(faces)] += 1
            return
        cards, face = tokens[number]
        for card, there in enumerate(faces):
            if there == HIDDEN and cards >> card & 1:
                faces[card] = face
                lay(number + 1, faces)
                faces[card] = int(HIDDEN)

    lay(0, list(view.faces))
    return found


def possible(view: Table) -> set[tuple[int, int]]:
    """The cards and faces of which some deal lays this face on this card."""
    tokens = tokens_of(view.bags or [])
    return {
        (card, face)
        for number, (cards, face) in enumerate(tokens)
        for card, there in enumerate(view.faces)
        if there == HIDDEN
        and cards >> card & 1
        and can_lie([*tokens[:number], (1 << card, face), *tokens[number + 1 :]])
    }


def can_lie(tokens: list[tuple[int, int]]) -> bool:
    """Whether every face finds a card of its own (Kuhn's matching)."""
    lying: dict[int, int] = {}  # card → number of the face there

    def place(number: int, tried: set[int]) -> bool:
        cards = tokens[number][0]
        for card in range(cards.bit_length()):
            if cards >> card & 1 and card not in tried:
                tried.add(card)
                if card not in lying or place(lying[card], tried):
                    lying[card] = number
                    return True
        return False

    return all(place(number, set()) for number in range(len(tokens)))


def agrees(bags: list[Bag], faces: list[int]) -> bool:
    """Whether these faces can be what the bags remember."""
    where: dict[int, int] = {}
    for card, face in enumerate(faces):
        where[face] = where.get(face, 0) | 1 << card
    return can_lie([(cards & where[face], face) for cards, face in tokens_of(bags)])
