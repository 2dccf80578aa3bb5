"""The actions of oracle: their numbers, and lists that are joined into choices.

First come the plain ones, then those that name a place in hand, several places, or a face.
"""

from typing import Final

from mypy_extensions import i64

from parlour.games.oracle.rules_combat import DRAW2, EXCHANGE, LAST_CHAMPION, RECALLS
from parlour.games.oracle.rules_draft import MOST_POOL
from parlour.games.oracle.rules_table import SET_SIZE
from parlour.kernel.types import Action

MOST_HELD: Final = 8  # cards in hand when attacking: the limit, and the card just drawn
MOST_AT_END: Final = 10  # cards in hand before discarding: after three were drawn for one played

PASS: Final = 0
DRAWING: Final = 1  # with "draw 2", then with "draw 3"
RECALLING: Final = 3
OFFER: Final = 5
ACCEPT: Final = 6
REFUSE: Final = 7
DECLINE: Final = 8
KEEP: Final = 9
DISCARDS: Final = 10
EXCHANGES: Final = DISCARDS + MOST_AT_END
ATTACKS: Final = EXCHANGES + MOST_HELD


def all_teams() -> list[list[int]]:
    """Every way to choose one to three places in a hand, in the order of their actions."""
    teams: list[list[int]] = []
    for one in range(MOST_HELD):
        teams.append([one])
        for two in range(one + 1, MOST_HELD):
            teams.append([one, two])
            teams.extend([one, two, three] for three in range(two + 1, MOST_HELD))
    return teams


TEAMS: Final = all_teams()
TEAM_COUNT: Final = 92
DEFENDS: Final = ATTACKS + TEAM_COUNT
TAKES: Final = DEFENDS + TEAM_COUNT
DROPS: Final = TAKES + SET_SIZE
FETCHES: Final = DROPS + MOST_POOL - 1  # the action that recalls face f is FETCHES + f
PICKS: Final = FETCHES + LAST_CHAMPION  # the one that picks an open card with face f is PICKS + f
ACTION_COUNT: Final = PICKS + EXCHANGE + 1

# Lists of actions that are ready to be joined

NO_ACTIONS: Final[list[int]] = []
ALL_TAKES: Final = list(range(TAKES, DROPS))
ALL_DROPS: Final = list(range(DROPS, FETCHES + 1))
ALL_DISCARDS: Final = list(range(DISCARDS, EXCHANGES))


def teams_within(places: int) -> list[int]:
    """The numbers of the teams whose places are all in this set."""
    return [
        number for number, team in enumerate(TEAMS) if all(places >> place & 1 for place in team)
    ]


# By set of places: the actions that attack, defend or exchange with some of the cards there.
ATTACKS_WITH: Final = [
    [ATTACKS + team for team in teams_within(places)] for places in range(1 << MOST_HELD)
]
DEFENDS_WITH: Final = [
    [DEFENDS + team for team in teams_within(places)] for places in range(1 << MOST_HELD)
]
EXCHANGES_WITH: Final = [
    [EXCHANGES + place for place in range(MOST_HELD) if places >> place & 1]
    for places in range(1 << MOST_HELD)
]

# What can be said about a draw
SILENT: Final = 0
MAY_OFFER: Final = 1
MAY_ANSWER: Final = 2
TALK: Final = [[], [OFFER], [ACCEPT, REFUSE]]
DEFENDING: Final = [[*talk, DECLINE] for talk in TALK]


def plain_actions(draw_cards: int, fallen: int, talk: int) -> list[int]:
    """The actions to pass, draw, recall, and to talk about a draw.

    `draw_cards` has a bit for each kind of draw card that can be played; `fallen` is the number of
    champions among the discards.
    """
    kinds = [kind for kind in (0, 1) if draw_cards >> kind & 1]
    recalls = [RECALLING + kind for kind in kinds if fallen >= RECALLS[DRAW2 + kind]]
    return [PASS, *(DRAWING + kind for kind in kinds), *recalls, *TALK[talk]]


MOST_RECALLED: Final = 2
PLAIN: Final = [  # by talk, then by fallen champions, then by draw cards
    plain_actions(draw_cards, fallen, talk)
    for talk in range(3)
    for fallen in range(MOST_RECALLED + 1)
    for draw_cards in range(4)
]

# The costs of a hand are one number with two bits for each place. Teams of fewer than three cards
# also name places beyond the hand, which cost nothing.

RICH: Final = 9  # lunas that pay for any three champions
NOTHING: Final = MOST_HELD  # the place that a smaller team names in addition
TEAM_SHIFTS: Final = [
    [2 * place for place in (*team, NOTHING, NOTHING)[:3]] for team in TEAMS + TEAMS
]


def team_cost(action: Action, costs: i64) -> i64:
    """What an attack or a defence costs, given the costs of a hand."""
    shifts = TEAM_SHIFTS[action - ATTACKS]
    one: i64 = shifts[0]
    two: i64 = shifts[1]
    three: i64 = shifts[2]
    return (costs >> one & 3) + (costs >> two & 3) + (costs >> three & 3)
