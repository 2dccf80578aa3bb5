"""A player of Citadels that picks by inference and builds to a plan.

It judges by what its seat knows: cities, gold, sizes of hands, its own cards, and what it saw of
the pack in the draft.
"""

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from parlour.games.citadels.policy_turn import EAGERNESS, decide_in_turn, exchange_value, rescue
from parlour.games.citadels.policy_values import (
    BUILDER,
    Style,
    character_value,
    keep_value,
    threats,
)
from parlour.games.citadels.rules_board import (
    ABILITY,
    CHARACTERS,
    DRAFT_DISCARD,
    DRAFT_PICK,
    DRAW_CHOICE,
    HAND,
    PLAYER_TURN,
    Board,
)
from parlour.games.citadels.rules_scoring import points_of
from parlour.kernel.policy import Policy
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.kernel.types import Action, Kind, Seat

PICKED: Final = 4.0  # what a character that anybody would pick is worth


class CitadelsPolicy(Policy):
    """The builder, in playouts."""

    def choice(self, table: Table, seat: Seat, rng: Random) -> Action:
        return decide(cast(Board, table), seat, BUILDER, rng)

    def plausibility(self, table: Table, viewer: Seat) -> float:
        return fit_of_picks(cast(Board, table), viewer, BUILDER)

    def worth(self, table: Table, seat: Seat) -> i64:
        """Points count most, then gold, then a few cards."""
        board = cast(Board, table)
        return (
            4 * sum(points_of(board, seat))
            + 3 * board.gold[seat]
            + 2 * min(5, board.size(HAND + seat))
        )


def decide(board: Board, seat: Seat, style: Style, rng: Random) -> Action:
    """The choice of a seat, from what it knows."""
    actions = board.choices(seat)
    if len(actions) == 1:
        return actions[0]
    phase = board.phase
    box = board.box
    if phase == PLAYER_TURN:
        return decide_in_turn(board, seat, actions, style, rng)
    if phase == DRAFT_PICK:
        fears = threats(board, seat)
        values = [
            pick_value(board, seat, action - box.picks + 1, fears, style) for action in actions
        ]
    elif phase == DRAFT_DISCARD:
        values = [
            discard_value(board, seat, action - box.discards + 1, style) for action in actions
        ]
    elif phase == DRAW_CHOICE:
        values = [
            keep_value(board, seat, box.districts[action - box.keeps], style) for action in actions
        ]
    elif phase == ABILITY:
        values = [exchange_value(board, seat, action) for action in actions]
    else:
        return rescue(board, seat)
    return actions[rng.leaning(values, style.whim)]


def pick_value(board: Board, seat: Seat, face: Kind, fears: list[float], style: Style) -> float:
    """The value of picking a character: for the seat, and not to leave it to others."""
    character = board.character(face)
    value = character_value(board, seat, character, max(fears), style)
    leader = fears.index(max(fears))
    theirs = character_value(board, leader, character, 1.0, style)
    return value + 0.15 * style.spite * fears[leader] * theirs


def discard_value(board: Board, seat: Seat, face: Kind, style: Style) -> float:
    """The value of putting a character aside: more, the better it is for others."""
    character = board.character(face)
    theirs = [
        character_value(board, other, character, 1.0, style)
        for other in range(board.seats)
        if other != seat and not board.is_gone(other)
    ]
    return max(theirs) - 0.5 * character_value(board, seat, character, 1.0, style)


def fit_of_picks(board: Board, viewer: Seat, style: Style) -> float:
    """How well the hidden characters of a sample fit what their owners need."""
    regret = 0.0
    for other in range(board.seats):
        if other != viewer:
            for card in board.pile(CHARACTERS + other):
                character = board.character(board.faces[card])
                value = character_value(board, other, character, 1.0, style)
                regret += max(0.0, PICKED - value)
    return exp(-EAGERNESS * regret)


POLICY: Final = CitadelsPolicy()
