"""The actions of eights, and the house rules that say which of them the pile allows."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.eights.rules_cards import (
    CARDS,
    COLOUR,
    COLOURS,
    FACES,
    NO_COLOUR,
    OPENING_URNS,
    PICKSWAP,
    RANK,
    RANKS,
    REVERSE,
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

# Actions: draw, keep what was drawn, or play a face with a colour called and a player chosen

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
FACE: Final = vec[i64]([face for face, _, _ in PLAYS])
CALLED: Final = vec[i64]([colour for _, colour, _ in PLAYS])
TARGET: Final = vec[i64]([target for _, _, target in PLAYS])

# What the pile allows


@final
class Allowed:
    """What a player who holds every card may do: actions (the first is to draw) and faces."""

    actions: vec[i64]
    faces: vec[i64]

    def __init__(self, plays: list[int]) -> None:
        self.actions = vec[i64]([DRAW] + plays)
        self.faces = vec[i64](sorted({int(FACE[action]) for action in plays}))

    def without_reverse(self) -> "Allowed":
        """The same without reverses, once there have been enough in a row."""
        plays = [int(action) for action in self.actions if action != DRAW]
        return Allowed([action for action in plays if RANK[FACE[action]] != REVERSE])


def possible_plays(seats: int, weights: list[int], swap_anyone: bool) -> list[int]:
    """The actions that play a card of this deck, at a table of this size."""
    return [
        action
        for action, (face, _, target) in enumerate(PLAYS)
        if face and weights[face - 1] and target < seats
        if RANK[face] != SWAP or swap_anyone == (target != NO_ONE)
    ]


# House rules


@final
class HouseRules:
    """The options of a game, as the rules use them."""

    weights: list[int]
    urn: vec[i64]
    opening_urn: vec[i64]
    ways: list[list[int]]  # by face: the actions that play it
    has_targets: bool  # whether some cards are played on another player
    fitting: list[list[Allowed]]  # by colour and rank in play
    answering: list[Allowed]  # by rank in play, with draws pending
    hand_size: i64
    skipped: i64
    reverse_limit: i64
    play_drawn: bool
    must_play: bool
    turn_limit: i64

    def __init__(self, seats: int, options: Options) -> None:
        deck = str(options["weights"])
        self.weights = WEIGHTS[deck]
        self.urn = vec[i64](URNS[deck])
        self.opening_urn = vec[i64](OPENING_URNS[deck])
        plays = possible_plays(seats, self.weights, options["swap_anyone"] is True)
        self.ways = [[a for a in plays if PLAYS[a][0] == face] for face in range(len(CARDS))]
        self.has_targets = any(PLAYS[action][2] != NO_ONE for action in plays)
        self.fitting = [
            [Allowed([a for a in plays if fits(PLAYS[a][0], colour, rank)]) for rank in RANKS]
            for colour in range(len(COLOURS))
        ]
        rule = str(options["stacking"])
        self.answering = [
            Allowed([a for a in plays if answers(PLAYS[a][0], rank, rule)]) for rank in RANKS
        ]
        self.hand_size = int(options["hand_size"])
        self.skipped = int(options["skipped"])
        self.reverse_limit = int(options["reverse_limit"])
        self.play_drawn = options["play_drawn"] is True
        self.must_play = options["must_play"] is True
        self.turn_limit = int(options["turn_limit"])
