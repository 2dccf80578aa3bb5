"""The actions of eights, and the house rules that say which of them the pile allows."""

from typing import Final, cast, final

from mypy_extensions import i64

from parlour.games.eights.rules_cards import (
    COLOUR,
    COLOURS,
    FACES,
    NO_COLOUR,
    OPENING_URNS,
    PICKSWAP,
    RANK,
    RANKS,
    SWAP,
    URNS,
    WEIGHTS,
    WILDPICKSWAP,
    answers,
    fits,
)
from parlour.kernel.game import Options
from parlour.kernel.types import NO_ONE

MOST_SEATS: Final = 10

# Actions: to draw, to keep what was drawn, or a face with the colour called and the player chosen

DRAW: Final = 0
KEEP: Final = 1


def ways_to_play(face: int) -> list[tuple[int, int, int]]:
    """All plays of a card; a swap has a target only if the house says so."""
    rank = RANK[face]
    colours = [1, 2, 3, 4] if COLOUR[face] == NO_COLOUR else [NO_COLOUR]
    targets: list[int] = [] if rank in (PICKSWAP, WILDPICKSWAP) else [NO_ONE]
    if rank in (SWAP, PICKSWAP, WILDPICKSWAP):
        targets.extend(range(MOST_SEATS))
    return [(face, colour, target) for colour in colours for target in targets]


NO_PLAY: Final = (0, NO_COLOUR, int(NO_ONE))
PLAYS: Final = [NO_PLAY, NO_PLAY] + [play for face in FACES for play in ways_to_play(face)]
# By action: the face it plays (0 for none), the colour it calls, and its target.
FACE: Final[list[i64]] = [face for face, _, _ in PLAYS]
CALLED: Final[list[i64]] = [colour for _, colour, _ in PLAYS]
TARGET: Final[list[i64]] = [target for _, _, target in PLAYS]

# House rules


@final
class HouseRules:
    """The options of a game, as the rules use them."""

    weights: list[int]
    urn: list[i64]
    opening_urn: list[i64]
    fitting: list[list[list[int]]]  # by colour and rank in play: the actions that are possible
    answering: list[list[int]]  # by rank in play: the same with draws pending
    hand_size: i64
    skipped: i64
    reverse_limit: i64
    play_drawn: bool
    must_play: bool
    turn_limit: i64

    def __init__(self, seats: int, options: Options) -> None:
        deck = str(options["weights"])
        self.weights = WEIGHTS[deck]
        self.urn = cast(list[i64], URNS[deck])
        self.opening_urn = cast(list[i64], OPENING_URNS[deck])
        plays = playable_actions(seats, self.weights, options["swap_anyone"] is True)
        self.fitting = [fitting_actions(plays, colour) for colour in range(len(COLOURS))]
        self.answering = answering_actions(plays, str(options["stacking"]))
        self.hand_size = int(options["hand_size"])
        self.skipped = int(options["skipped"])
        self.reverse_limit = int(options["reverse_limit"])
        self.play_drawn = options["play_drawn"] is True
        self.must_play = options["must_play"] is True
        self.turn_limit = int(options["turn_limit"])


def playable_actions(seats: int, weights: list[int], swap_anyone: bool) -> list[int]:
    """The actions that play a card of this deck, at a table of so many."""
    return [
        action
        for action, (face, _, target) in enumerate(PLAYS)
        if face and weights[face - 1] and target < seats
        if RANK[face] != SWAP or swap_anyone == (target != NO_ONE)
    ]


def fitting_actions(plays: list[int], colour: int) -> list[list[int]]:
    """By rank: to draw, or to play a card that fits on it and this colour."""
    return [[DRAW] + [a for a in plays if fits(PLAYS[a][0], colour, rank)] for rank in RANKS]


def answering_actions(plays: list[int], rule: str) -> list[list[int]]:
    """By rank: to draw, or to play a card that answers a plus of this rank."""
    return [[DRAW] + [a for a in plays if answers(PLAYS[a][0], rank, rule)] for rank in RANKS]
