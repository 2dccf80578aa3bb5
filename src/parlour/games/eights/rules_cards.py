"""The cards of eights: what they are, how likely each is to be drawn, and what fits on what."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Cards: a rank, and a colour unless they are wild. Ranks 0 to 7 and 9 are numbers.

WILD: Final = 8
PLUS2: Final = 10
PLUS4: Final = 11
PLUS20: Final = 12
SKIP: Final = 13
REVERSE: Final = 14
COLOURED_PLUS20: Final = 15
SWAP: Final = 16
PICKSWAP: Final = 17
WILDPICKSWAP: Final = 18
NOPE: Final = 19
ROTATE: Final = 20
STEAL: Final = 21
RANKS: Final = range(22)

NUMBERS: Final = (0, 1, 2, 3, 4, 5, 6, 7, 9)
WILDS: Final = (WILD, PLUS4, PLUS20, WILDPICKSWAP)
PLUS: Final = [{PLUS2: 2, PLUS4: 4, PLUS20: 20, COLOURED_PLUS20: 20}.get(r, 0) for r in RANKS]

COLOURS: Final = ("none", "red", "blue", "green", "yellow")
NO_COLOUR: Final = 0


def all_cards() -> list[tuple[int, int]]:
    """The rank and colour of every face; face 0 stands for a hidden card."""
    cards = [(-1, NO_COLOUR)]
    for rank in RANKS:
        colours = [NO_COLOUR] if rank in WILDS else [1, 2, 3, 4]
        cards.extend([(rank, colour) for colour in colours])
    return cards


CARDS: Final = all_cards()
FACES: Final = range(1, len(CARDS))
RANK: Final = vec[i64]([rank for rank, _ in CARDS])
COLOUR: Final = vec[i64]([colour for _, colour in CARDS])


def face_of(rank: int, colour: int = NO_COLOUR) -> int:
    return CARDS.index((rank, colour))


# The endless deck: by set of cards, the share in per cent of all numbers and of every other rank

PERCENT: Final = {
    "spec": (60, {WILD: 10, PLUS2: 15, PLUS4: 5, PLUS20: 2, SKIP: 4, REVERSE: 4}),
    "chaos": (
        49,
        {WILD: 5, PLUS2: 9, PLUS4: 5, PLUS20: 3, COLOURED_PLUS20: 3, SKIP: 5, REVERSE: 4}
        | {SWAP: 2, PICKSWAP: 2, WILDPICKSWAP: 2, NOPE: 5, ROTATE: 4, STEAL: 2},
    ),
}
DECKS: Final = ("basic", "spec", "chaos")


def weights_of(deck: str) -> list[int]:
    """The weights of all faces, from 1 on. 36 of the faces are numbers."""
    if deck == "basic":
        return [int(RANK[face] in NUMBERS or RANK[face] == WILD) for face in FACES]
    numbers, others = PERCENT[deck]
    shares = [36 if COLOUR[face] == NO_COLOUR else 9 for face in FACES]
    return [
        numbers if RANK[face] in NUMBERS else others.get(RANK[face], 0) * share
        for face, share in zip(FACES, shares, strict=True)
    ]


WEIGHTS: Final = {deck: weights_of(deck) for deck in DECKS}
URNS: Final = {  # each face as often as its weight says, so that a random place is a draw
    deck: [face for face in FACES for _ in range(weights[face - 1])]
    for deck, weights in WEIGHTS.items()
}
OPENING_URNS: Final = {  # what the pile may begin with
    deck: [face for face in urn if RANK[face] in NUMBERS or RANK[face] == WILD]
    for deck, urn in URNS.items()
}

# What may be played on what

STACKING: Final = ("off", "any", "at_least")


def fits(face: int, colour: int, rank: int) -> bool:
    """Whether a card may be played on this colour and rank, with no draws pending."""
    return COLOUR[face] in (NO_COLOUR, colour) or RANK[face] == rank


def answers(face: int, rank: int, rule: str) -> bool:
    """Whether a card may be played on a plus of this rank while its draws are pending."""
    if RANK[face] == NOPE or rule == "off":
        return RANK[face] == NOPE
    return PLUS[RANK[face]] >= (PLUS[rank] if rule == "at_least" else 1)
