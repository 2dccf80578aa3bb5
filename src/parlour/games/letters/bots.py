"""A player of letters that counts cards."""

from typing import cast

from parlour.games.letters.rules import DECK, HAND, PILE, Letters
from parlour.games.letters.rules_plays import (
    BARON,
    COUNTESS,
    GUARD,
    HANDMAID,
    KING,
    PLAYS,
    PRIEST,
    PRINCE,
    PRINCESS,
)
from parlour.kernel.bot import BotKind, Parameter, ParameterValues, best_of
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.kernel.types import NO_ONE

Chances = list[float]  # by face; the hidden one has none

PARAMETERS = (
    Parameter("reading", 3.0, 0, 5, "how much likelier a card above the last one played is"),
    Parameter("risk", 1.0, 0, 3, "what being eliminated costs, if eliminating somebody earns 1"),
    Parameter("keep", 0.03, 0, 0.5, "worth of each point of the card kept"),
    Parameter("shelter", 0.3, 0, 1, "worth of a round under the Handmaid"),
    Parameter("look", 0.05, 0, 1, "worth of seeing a hand"),
    Parameter("envy", 0.05, 0, 1, "how much sooner it turns on players, per token they have"),
)


class CounterBot:
    """Counts the cards it has seen and makes the choice that is worth most on average."""

    def __init__(self, settings: ParameterValues) -> None:
        self.settings = settings

    def choose(self, view: Table, rng: Random) -> int:
        table = cast(Letters, view)
        choices = table.choices(table.viewer)
        values = [self.value(table, action) for action in choices]
        return best_of(choices, values, rng)

    def value(self, table: Letters, action: int) -> float:
        """What an action earns, and what the card kept is worth."""
        card, target, guess = PLAYS[action]
        kept = other_card(table, card)
        if card == PRINCESS:
            return -self.settings["risk"] - 1
        worth = self.settings["keep"] * kept * urgency(table)
        if card == HANDMAID:
            return worth + self.settings["shelter"]
        if target == NO_ONE:
            return worth
        return worth + self.effect(table, card, target, guess, kept)

    def effect(self, table: Letters, card: int, target: int, guess: int, kept: int) -> float:
        """What the card does to its target and to its player."""
        set_to = self.settings
        if target == table.viewer:  # a Prince: the kept card is replaced
            return -set_to["risk"] if kept == PRINCESS else set_to["keep"] * (4 - kept)
        hits = 1 + set_to["envy"] * table.tokens[target]
        chances = held(table, target, set_to["reading"])
        if card == GUARD:
            return hits * chances[guess]
        if card == PRIEST:
            return set_to["look"] * (1 - max(chances))
        if card == BARON:
            return hits * sum(chances[:kept]) - set_to["risk"] * sum(chances[kept + 1 :])
        if card == PRINCE:
            return hits * chances[PRINCESS] + set_to["keep"] * (mean(chances) - 4)
        gain = mean(chances) - kept if card == KING else 0.0
        return set_to["keep"] * gain


def other_card(table: Letters, card: int) -> int:
    """The card that stays in hand."""
    hand = [table.faces[each] for each in table.cards(HAND + table.viewer)]
    hand.remove(card)
    return hand[0]


def urgency(table: Letters) -> float:
    """How much high cards count: more as the deck runs out, fully with few cards left."""
    return 1.0 if table.size(DECK) < 2 * table.seats else 0.6


def held(table: Letters, target: int, reading: float) -> Chances:
    """How likely the target's card is to have each face."""
    card = table.top(HAND + target)
    chances = [0.0] * (PRINCESS + 1)
    if table.faces[card]:
        chances[table.faces[card]] = 1.0
        return chances
    pile = table.cards(PILE + target)
    last = table.faces[pile[-1]] if pile else COUNTESS  # the Countess says nothing about the hand
    for bag in table.bags or []:
        if card in bag.cards:
            for face in bag.faces:
                chances[face] += 1 + reading * (last < face)
    total = sum(chances)
    return [chance / total for chance in chances]


def mean(chances: Chances) -> float:
    """The mean value of the card."""
    return sum(face * chance for face, chance in enumerate(chances))


COUNTER = BotKind(
    "counter", "Counts cards: the likeliest guess, the safest card.", CounterBot, PARAMETERS
)
