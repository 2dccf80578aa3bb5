"""The cards of oracle: figures only.

A set has 120 cards of 105 kinds: 102 champions, each once, then 9 "draw 2", 6 "draw 3" and
3 "exchange". Every colour has the same 34 champions in the same sequence; colour and order
together decide the species.
"""

from typing import Final

COLOURS: Final = ("orange", "rouge", "indigo")
ORDERS: Final = ("Dawn Light", "Verdant Light", "Ember Light", "Eternal Light", "Moonlight")
ORDER_LETTERS: Final = "ABCDE"
SPECIES: Final = [  # by colour, then by order
    ("human", "hobbit", "orc", "dragon", "aven"),
    ("elf", "faun", "goblin", "cyclops", "koatl"),
    ("dwarf", "centaur", "minotaur", "fairy", "lycan"),
]

# Lists, not tuples: mypyc would turn a tuple of known length into one big structure.

# For each champion of a colour: order, cost in lunas, sides of its die, base of its attack.
CHAMPIONS: Final = [
    ("A", 0, 4, 0),
    ("B", 0, 6, 0),
    ("C", 0, 4, 1),
    ("A", 1, 8, 0),
    ("D", 1, 6, 1),
    ("E", 1, 4, 2),
    ("B", 1, 8, 1),
    ("B", 1, 6, 2),
    ("C", 1, 4, 3),
    ("D", 1, 12, 0),
    ("E", 1, 4, 4),
    ("A", 1, 8, 2),
    ("A", 1, 6, 3),
    ("C", 1, 6, 4),
    ("D", 1, 12, 1),
    ("E", 1, 4, 5),
    ("D", 1, 8, 3),
    ("C", 2, 8, 4),
    ("B", 2, 6, 5),
    ("D", 2, 12, 2),
    ("C", 2, 4, 6),
    ("B", 2, 8, 5),
    ("A", 2, 6, 6),
    ("E", 2, 12, 3),
    ("D", 2, 20, 0),
    ("C", 2, 12, 4),
    ("B", 2, 8, 6),
    ("A", 3, 20, 1),
    ("D", 3, 12, 5),
    ("E", 3, 20, 2),
    ("C", 3, 12, 6),
    ("B", 3, 20, 3),
    ("A", 3, 20, 4),
    ("E", 3, 20, 5),
]

# The other cards: name, cost, cards drawn, champions recalled, lunas gained, power in hundredths,
# how many there are in a set.
OTHERS: Final = [
    ("draw2", 1, 2, 1, 0, 200, 9),
    ("draw3", 2, 3, 2, 0, 300, 6),
    ("exchange", 0, 0, 0, 5, 250, 3),
]


def power(cost: int, die: int, base: int) -> int:
    """What a champion is worth, in hundredths: the mean of attack and defence per luna."""
    worth = 100 * (die + 1 + base)  # the sum of mean attack and mean defence, in hundredths
    return worth * 2 if cost == 0 else round(worth / (2 * cost))  # a free one counts as 1/4 luna


def champion_names() -> list[str]:
    """`human_d8_2` and so on, in the order of the faces."""
    return [
        f"{species[ORDER_LETTERS.index(order)]}_d{die}_{base}"
        for species in SPECIES
        for order, _, die, base in CHAMPIONS
    ]


NAMES: Final = (*champion_names(), *(other[0] for other in OTHERS))  # the first one is face 1
