"""What the cards of oracle do in combat: figures by face and combo bonuses.

Ruling: the combo bonus of some champions is the best one over all orders in which their cards
could be laid, so their order never matters.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.oracle.cards import CHAMPIONS, COLOURS, ORDER_LETTERS, OTHERS, power
from parlour.kernel.types import Kind

# Faces: champions by colour, then the other cards

ROWS: Final = len(CHAMPIONS)  # champions of a colour
LAST_CHAMPION: Final = 102
DRAW2: Final = 103
DRAW3: Final = 104
EXCHANGE: Final = 105

# Figures by face; face 0 is an unknown card

COSTS: Final = vec[i64](
    [0] + [row[1] for _ in COLOURS for row in CHAMPIONS] + [row[1] for row in OTHERS]
)
DICE: Final = vec[i64]([0] + [row[2] for _ in COLOURS for row in CHAMPIONS] + [0, 0, 0])
BASES: Final = vec[i64]([0] + [row[3] for _ in COLOURS for row in CHAMPIONS] + [0, 0, 0])
DRAWS: Final = [0] * (LAST_CHAMPION + 1) + [row[2] for row in OTHERS]
RECALLS: Final = [0] * (LAST_CHAMPION + 1) + [row[3] for row in OTHERS]
POWERS: Final = (  # in hundredths
    [0]
    + [power(row[1], row[2], row[3]) for _ in COLOURS for row in CHAMPIONS]
    + [row[5] for row in OTHERS]
)
EXCHANGE_GAIN: Final = 5

FULL_SET: Final = list(range(1, DRAW2)) + [
    face for face, row in enumerate(OTHERS, DRAW2) for _ in range(row[6])
]


def is_champion(face: Kind) -> bool:
    return 0 < face <= LAST_CHAMPION


# Combos: how alike two champions are; the bonus depends on the sum of the likenesses of all pairs.
# The numbers are chosen so that no two patterns have the same sum.

SAME_COLOUR: Final = 1
SAME_ORDER: Final = 4
SAME_SPECIES: Final = 13

SPECIES_OF: Final = vec[i64](  # by face: 5 * colour + order; one number for all other cards
    [15]
    + [
        5 * colour + ORDER_LETTERS.index(row[0])
        for colour in range(len(COLOURS))
        for row in CHAMPIONS
    ]
    + [15, 15, 15]
)


def likeness(one: int, two: int) -> int:
    """How alike two species are."""
    if one == two:
        return SAME_SPECIES
    if one % 5 == two % 5:
        return SAME_ORDER
    return SAME_COLOUR if one // 5 == two // 5 else 0


LIKENESS: Final = [[likeness(one, two) for two in range(16)] for one in range(16)]

# How decks were made, as far as it matters for the bonus.
BY_CHANCE: Final = 0
CONSTRUCTED: Final = 1  # monochrome or custom
DRAFTED: Final = 2

PATTERNS: Final = [  # sum of likenesses; bonus by chance, constructed, drafted
    (SAME_SPECIES, 10, 7, 7),
    (3 * SAME_SPECIES, 16, 12, 12),
    (SAME_SPECIES + 2 * SAME_ORDER, 14, 9, 9),
    (SAME_SPECIES + 2 * SAME_COLOUR, 13, 7, 8),
    (SAME_ORDER, 7, 4, 4),
    (3 * SAME_ORDER, 11, 6, 6),
    (SAME_ORDER + SAME_COLOUR, 9, 4, 5),
    (SAME_COLOUR, 5, 0, 3),
    (3 * SAME_COLOUR, 8, 0, 4),
]


def bonuses(column: int) -> list[int]:
    """The bonus by sum of likenesses."""
    found = {pattern[0]: pattern[column] for pattern in PATTERNS}
    return [found.get(total, 0) for total in range(3 * SAME_SPECIES + 1)]


BONUSES: Final = [bonuses(1), bonuses(2), bonuses(3)]


def combo(table: i64, faces: list[int]) -> i64:
    """The bonus for up to three champions; `table` says how decks were made."""
    if len(faces) < 2:
        return 0
    one = SPECIES_OF[faces[0]]
    two = SPECIES_OF[faces[1]]
    total: i64 = LIKENESS[one][two]
    if len(faces) > 2:
        three = SPECIES_OF[faces[2]]
        total += LIKENESS[one][three] + LIKENESS[two][three]
    return BONUSES[table][total]


def total_base(faces: list[int]) -> i64:
    """What champions add to their dice when they attack."""
    total: i64 = 0
    for face in faces:
        total += BASES[face]
    return total
