"""A player of eights with a plan for its hand."""

from typing import cast

from parlour.games.eights.rules import Eights
from parlour.games.eights.rules_cards import (
    COLOUR,
    NO_COLOUR,
    PICKSWAP,
    PLUS,
    RANK,
    REVERSE,
    ROTATE,
    SKIP,
    SWAP,
    WILDPICKSWAP,
)
from parlour.games.eights.rules_plays import PLAYS
from parlour.games.eights.rules_table import DRAWN, HAND
from parlour.kernel.bot import BotKind, Parameter, ParameterValues, best_of
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.kernel.types import NO_ONE

TRADES = (SWAP, PICKSWAP, WILDPICKSWAP, ROTATE)

PARAMETERS = (
    Parameter("play", 2.0, 0, 10, "worth of playing a card at all"),
    Parameter("colour", 0.3, 0, 3, "worth of each card left in the colour that will be in play"),
    Parameter("thrift", 0.8, 0, 10, "what it costs to play a card that fits everywhere"),
    Parameter("shield", 0.8, 0, 10, "what it costs to play the last card that could answer a plus"),
    Parameter(
        "attack", 1.0, 0, 10, "worth of hitting the next player; more if they have few cards"
    ),
)


class SteadyBot:
    """Plays whenever it can, and keeps cards that it can play next time."""

    def __init__(self, settings: ParameterValues) -> None:
        self.settings = settings

    def choose(self, view: Table, rng: Random) -> int:
        table = cast(Eights, view)
        choices = table.choices(table.viewer)
        values = [self.value(table, action) for action in choices]
        return best_of(choices, values, rng)

    def value(self, table: Eights, action: int) -> float:
        """How good an action is; drawing and keeping are worth nothing."""
        face, called, target = PLAYS[action]
        if not face:
            return 0.0
        mine = table.cards(HAND + table.viewer) + table.cards(DRAWN)
        rest = [table.faces[card] for card in mine]
        rest.remove(face)
        if not rest:
            return 100.0
        if RANK[face] in TRADES:
            return self.trade(table, face, target, len(rest))
        colour = COLOUR[face] or called
        worth = self.settings["play"]
        worth += self.settings["colour"] * sum(COLOUR[other] == colour for other in rest)
        if COLOUR[face] == NO_COLOUR:
            worth -= self.settings["thrift"]
        if PLUS[RANK[face]]:
            answers = sum(PLUS[RANK[other]] > 0 for other in rest)
            worth -= self.settings["shield"] * (answers == 0)
            worth += self.settings["shield"] * (table.pending > 0)
        return worth + self.attack(table, RANK[face])

    def attack(self, table: Eights, rank: int) -> float:
        """What stopping the next player is worth: more, the fewer cards they hold."""
        if not PLUS[rank] and rank not in (SKIP, REVERSE):
            return 0.0
        return self.settings["attack"] * 2 / size(table, int(table.after(table.viewer, 1)))

    def trade(self, table: Eights, face: int, target: int, left: int) -> float:
        """What trading hands is worth: the cards the player gets rid of."""
        if RANK[face] == ROTATE:
            before = [s for s in range(table.seats) if table.after(s, 1) == table.viewer]
            target = before[0] if before else int(NO_ONE)
        elif target == NO_ONE:
            target = int(table.after(table.viewer, 1))
        return self.settings["play"] + left - (left if target == NO_ONE else size(table, target))


def size(table: Eights, seat: int) -> int:
    return max(1, int(table.size(HAND + seat)))


STEADY = BotKind(
    "steady", "Plays what it can and keeps a hand that fits next time.", SteadyBot, PARAMETERS
)
