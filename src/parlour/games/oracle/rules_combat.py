"""What the cards of oracle do in combat: figures by face, combo bonuses, exact dice.

Ruling: the combo bonus of some champions is the best one over all orders in which their cards
could be laid, so their order never matters.
"""

from typing import Final

from mypy_extensions import i64

from parlour.games.oracle.cards import CHAMPIONS, COLOURS, ORDER_LETTERS, OTHERS, power
from parlour.kernel.types import Kind

# Faces: champions by colour, then the other cards

ROWS: Final = len(CHAMPIONS)  # champions of a colour
LAST_CHAMPION: Final = 102
DRAW2: Final = 103
DRAW3: Final = 104
EXCHANGE: Final = 105

# Figures by face; face 0 is a card one does not know

COSTS: Final = [0] + [row[1] for _ in COLOURS for row in CHAMPIONS] + [row[1] for row in OTHERS]
DICE: Final = [0] + [row[2] for _ in COLOURS for row in CHAMPIONS] + [0, 0, 0]
BASES: Final = [0] + [row[3] for _ in COLOURS for row in CHAMPIONS] + [0, 0, 0]
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


# Combos: how alike two champions are, and the bonus for the likeness of all pairs together.
# The numbers are such that no two patterns have the same sum.

SAME_COLOUR: Final = 1
SAME_ORDER: Final = 4
SAME_SPECIES: Final = 13

SPECIES_OF: Final = (  # by face: 5 * colour + order; the same for all that is no champion
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

# How decks were made, as far as the bonus is concerned.
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


def total_cost(faces: list[int]) -> i64:
    total: i64 = 0
    for face in faces:
        total += COSTS[face]
    return total


# Exact dice. A hand of dice is a number: how many there are of each kind, in base 4.

DIE_WEIGHT: Final = {0: 0, 4: 1, 6: 4, 8: 16, 12: 64, 20: 256}
HAND_WEIGHT: Final = [DIE_WEIGHT[die] for die in DICE]
MOST_DICE: Final = 3


def chances(hand: int) -> list[float]:
    """By sum of pips: how likely it is; nothing for more than three dice."""
    dice = [die for die, weight in DIE_WEIGHT.items() if die for _ in range(hand // weight % 4)]
    found = [1.0]
    for die in dice if len(dice) <= MOST_DICE else []:
        most = len(found) - 1 + die
        found = [sum(found[max(0, pips - die) : pips]) / die for pips in range(most + 1)]
    return found


def excesses(chance: list[float]) -> list[float]:
    """By threshold: how far the sum is above it on average, counting 0 where it is below."""
    return [
        sum([p * more for more, p in enumerate(chance[threshold + 1 :], 1)])
        for threshold in range(len(chance))
    ]


CHANCES: Final = [chances(hand) for hand in range(1024)]
EXCESSES: Final = [excesses(chance) for chance in CHANCES]


def dice_of(faces: list[int]) -> i64:
    """The dice of up to three champions, as a number."""
    hand: i64 = 0
    for face in faces:
        hand += HAND_WEIGHT[face]
    return hand


def mean_pips(faces: list[int]) -> float:
    """What their dice show on average."""
    total: float = 0.0
    for face in faces:
        total += (DICE[face] + 1) / 2
    return total


def pip_variance(faces: list[int]) -> float:
    total: float = 0.0
    for face in faces:
        total += (DICE[face] * DICE[face] - 1) / 12
    return total


def expected_excess(attack: i64, lead: i64, defence: i64) -> float:
    """The mean of attack dice + lead - defence dice, counting 0 where that is negative."""
    excess = EXCESSES[attack]
    size: i64 = len(excess)
    average: float = excess[0]
    total: float = 0.0
    threshold: i64 = -lead
    for chance in CHANCES[defence]:
        if threshold <= 0:
            total += chance * (average - float(threshold))
        elif threshold < size:
            total += chance * excess[threshold]
        threshold += 1
    return total


def expected_damage(attack: i64, lead: i64, defence: i64, energy: i64) -> float:
    """What an attack costs somebody with so much energy, on average.

    `attack` and `defence` are dice; `lead` is what the attacker's bases and combo are ahead of
    the defender's combo.
    """
    over = expected_excess(attack, lead - energy, defence)
    return expected_excess(attack, lead, defence) - over


def kill_chance(attack: i64, lead: i64, defence: i64, energy: i64) -> float:
    """How likely an attack takes all of so much energy."""
    reached = expected_excess(attack, lead - energy + 1, defence)
    return reached - expected_excess(attack, lead - energy, defence)
