"""What is in the box of Coup: cards, zones, deeds, coins, and the list of all actions."""

from typing import Final

from parlour.kernel.seats import seats_in
from parlour.kernel.types import HIDDEN, NO_ONE

# Cards: three of each

DUKE: Final = 1
ASSASSIN: Final = 2
CAPTAIN: Final = 3
AMBASSADOR: Final = 4
CONTESSA: Final = 5

COURT_LIST: Final = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]
LEAST_MISSED: Final = [AMBASSADOR, CAPTAIN, CONTESSA, ASSASSIN, DUKE]  # lost in this order

# Zones

COURT: Final = 0
HAND: Final = 1  # influences, face down
LOST: Final = 7  # influences, face up
ZONE_COUNT: Final = 13

# Phases; those from CHALLENGE to CHALLENGE_BLOCK are windows, where several answer at once

SETUP: Final = 0
ACTION: Final = 1
CHALLENGE: Final = 2
REACT: Final = 3  # challenge and block in one window
BLOCK: Final = 4
CHALLENGE_BLOCK: Final = 5
PROVE: Final = 6
LOSE: Final = 7
EXCHANGE: Final = 8
GAME_END: Final = 9

# Deeds: what a turn is used for

NO_DEED: Final = 0
INCOME: Final = 1
FOREIGN_AID: Final = 2
TAX: Final = 3
SWAP: Final = 4
COUP: Final = 5
ASSASSINATION: Final = 6
STEAL: Final = 7

CLAIMS: Final = [HIDDEN, HIDDEN, HIDDEN, DUKE, AMBASSADOR, HIDDEN, ASSASSIN, CAPTAIN]
COSTS: Final = [0, 0, 0, 0, 0, 7, 3, 0]
GAINS: Final = [0, 1, 2, 3, 0, 0, 0, 0]  # from the treasury
BLOCKED_BY: Final = [[], [], [DUKE], [], [], [], [CONTESSA], [CAPTAIN, AMBASSADOR]]

# Why an influence is lost

ATTACKED: Final = 0
WRONG_CHALLENGE: Final = 1
BLUFF: Final = 2

# Coins and influences

ALL_COINS: Final = 50
START_COINS: Final = 2
MUST_COUP: Final = 10
STOLEN: Final = 2
INFLUENCES: Final = 2

# Actions: first the deeds, each with its target or NO_ONE; then the answers

MOST_SEATS: Final = 6
DEEDS: Final = [(deed, int(NO_ONE)) for deed in (INCOME, FOREIGN_AID, TAX, SWAP)] + [
    (deed, target) for deed in (COUP, ASSASSINATION, STEAL) for target in range(MOST_SEATS)
]
PASS: Final = 22
CHALLENGING: Final = 23
BLOCKS: Final = 24
BLOCK_FACES: Final = [DUKE, CAPTAIN, AMBASSADOR, CONTESSA]
SHOWS: Final = 28  # the action that shows face f is SHOWS + f - 1; LOSES and RETURNS likewise
CONCEDE: Final = 33
LOSES: Final = 34
RETURNS: Final = 39

UNTARGETED: Final = [number for number, deed in enumerate(DEEDS) if deed[1] == NO_ONE]


def aimed(deed: int) -> list[list[int]]:
    """By set of targets: the actions that do this deed to one of them."""
    return [
        [DEEDS.index((deed, target)) for target in seats_in(mask)]
        for mask in range(1 << MOST_SEATS)
    ]


COUPS: Final = aimed(COUP)
ASSASSINATIONS: Final = aimed(ASSASSINATION)
STEALS: Final = aimed(STEAL)


def affordable(coins: int, targets: int) -> list[int]:
    """All deeds but steals, with this many coins, against one of these targets or nobody."""
    coups = COUPS[targets] if coins >= COSTS[COUP] else []
    assassinations = ASSASSINATIONS[targets] if coins >= COSTS[ASSASSINATION] else []
    return UNTARGETED + coups + assassinations


# By coins, as long as there is a choice, and by set of targets.
AFFORDABLE: Final = [
    [affordable(coins, targets) for targets in range(1 << MOST_SEATS)] for coins in range(MUST_COUP)
]


def blocks(faces: list[int]) -> list[int]:
    """The actions that block with one of these faces."""
    return [BLOCKS + BLOCK_FACES.index(face) for face in faces]


# What can be answered: to a claim; by deed, to block it; and where both are asked at once.
DOUBTS: Final = [PASS, CHALLENGING]
DEFENCES: Final = [[PASS, *blocks(faces)] for faces in BLOCKED_BY]
REACTIONS: Final = [[PASS, CHALLENGING, *blocks(faces)] for faces in BLOCKED_BY]


def one_for_each(first: int) -> list[list[int]]:
    """By set of faces: an action for each of them, in order; `first` is the one for face 1."""
    return [
        [first + face - 1 for face in range(DUKE, CONTESSA + 1) if faces >> face & 1]
        for faces in range(2 << CONTESSA)
    ]


LOSING: Final = one_for_each(LOSES)
RETURNING: Final = one_for_each(RETURNS)

# By the face that is claimed and held; HIDDEN where it is not held.
PROOFS: Final = [[CONCEDE]] + [[SHOWS + face - 1, CONCEDE] for face in range(DUKE, CONTESSA + 1)]

NO_ACTIONS: Final[list[int]] = []
