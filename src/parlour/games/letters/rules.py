"""Do You Have A Two: sixteen cards, one in each hand, and a letter for the princess.

Rule source: the specification of the game, and the published rulebook where the options say so.
Rulings: protection ends when the protected player's turn begins, before the draw. The Countess is
judged after the draw. If there is a legal target, one must be chosen; if not, the card does
nothing, except that a Prince then hits its player. Players who reach the number of tokens in the
same round win together. That number stays the same when somebody leaves. A player who leaves for
good scores less than all who stay, whatever tokens the player had.
"""

from typing import Final, final

from mypy_extensions import i64

from parlour.games.letters.rules_plays import (
    BARON,
    COUNTESS,
    DECK_LIST,
    FACE_OF,
    GUARD,
    GUESS_OF,
    HANDMAID,
    NO_WAYS,
    PLAYS,
    PRIEST,
    PRINCE,
    PRINCESS,
    TARGET_OF,
    TIE_BY_SUM,
    TIE_FOR_NOBODY,
    WAYS,
    HouseRules,
)
from parlour.kernel.events import BIG, PLAIN, ROUND, SMALL, Events
from parlour.kernel.game import Game, Options
from parlour.kernel.random import Random
from parlour.kernel.seats import at_most_one, has, next_in, only, seats_in, without
from parlour.kernel.table import Table
from parlour.kernel.types import EVERYONE, NO_ONE, NOBODY, Action, Card, Kind, Mask, Seat

# Zones

DECK: Final = 0
ASIDE: Final = 1  # the card removed face down
OPEN: Final = 2  # cards removed face up
HAND: Final = 3
PILE: Final = 7
ZONE_COUNT: Final = 11

# Phases

SETUP: Final = 0
DRAW: Final = 1
PLAY: Final = 2
ROUND_END: Final = 3
GAME_END: Final = 4

# Events

EVENTS: Final = Events()
ROUND_UPDATED: Final[i64] = EVENTS.add("round_updated", "number", "Round {number} begins.")
PHASE_UPDATED: Final[i64] = EVENTS.add("phase_updated", "phase")
RESTORED: Final[i64] = EVENTS.add("restored", "seat")
PILE_CLEARED: Final[i64] = EVENTS.add("pile_cleared", "seat")
HAND_CLEARED: Final[i64] = EVENTS.add("hand_cleared", "seat")
DECK_GATHERED: Final[i64] = EVENTS.add("deck_gathered")
CARD_REMOVED: Final[i64] = EVENTS.add(
    "card_removed", "card", "One card is set aside face down.", weight=SMALL
)
CARD_OPENED: Final[i64] = EVENTS.add(
    "card_opened", "card", "{card} is out of this round.", weight=PLAIN
)
CARD_DEALT: Final[i64] = EVENTS.add("card_dealt", "seat card", "{seat} draws a card.", weight=SMALL)
TURN_STARTED: Final[i64] = EVENTS.add("turn_started", "seat", "It is {seat}'s turn.", weight=SMALL)
PROTECTION_CLEARED: Final[i64] = EVENTS.add(
    "protection_cleared", "seat", "{seat} is no longer protected.", weight=SMALL
)
CARD_PLAYED: Final[i64] = EVENTS.add("card_played", "seat card", "{seat} plays {card}.")
GUESSED: Final[i64] = EVENTS.add(
    "guessed", "seat target:seat face", "{seat} thinks {target} holds the {face}.", weight=BIG
)
GUESS_MISSED: Final[i64] = EVENTS.add(
    "guess_missed", "seat target:seat", "{seat} is wrong about {target}.", weight=BIG
)
LOOKED: Final[i64] = EVENTS.add(
    "looked", "seat target:seat card", "{seat} looks at {target}'s card.", weight=BIG
)
COMPARED: Final[i64] = EVENTS.add(
    "compared", "seat target:seat", "{seat} and {target} compare their cards.", weight=BIG
)
COMPARISON_TIED: Final[i64] = EVENTS.add(
    "comparison_tied", "seat target:seat", "Their cards are equal; both stay.", weight=BIG
)
PROTECTED: Final[i64] = EVENTS.add(
    "protected_until_turn", "seat", "{seat} is protected until their next turn."
)
NOTHING_DONE: Final[i64] = EVENTS.add(
    "nothing_done", "seat", "Nobody can be chosen; the card does nothing."
)
CARD_DISCARDED: Final[i64] = EVENTS.add("card_discarded", "seat card", "{seat} discards {card}.")
REMOVED_CARD_TAKEN: Final[i64] = EVENTS.add(
    "removed_card_taken", "seat card", "{seat} takes the card that was set aside."
)
HANDS_TRADED: Final[i64] = EVENTS.add(
    "hands_traded", "seat target:seat", "{seat} and {target} trade cards.", weight=BIG
)
ELIMINATED: Final[i64] = EVENTS.add("eliminated", "seat", "{seat} is out of the round.", weight=BIG)
HAND_SHOWN: Final[i64] = EVENTS.add("hand_shown", "seat card", "{seat} shows {card}.")
TOKEN_GAINED: Final[i64] = EVENTS.add("token_gained", "seat", "{seat} gains a token.", weight=ROUND)
ROUND_TIED: Final[i64] = EVENTS.add(
    "round_tied", "seats", "{seats} tie; nobody gains a token.", weight=ROUND
)


@final
class Letters(Table):
    """A game of several rounds."""

    house: HouseRules
    tokens: list[int]
    phase: i64 = SETUP
    round: i64 = 0
    out: Mask = NOBODY  # eliminated in this round
    protected: Mask = NOBODY

    def __init__(self, game: Game, seats: i64, house: HouseRules, tokens: list[int]) -> None:
        super().__init__(game, seats)
        self.house = house
        self.tokens = tokens

    def copy(self) -> "Letters":
        twin = Letters(self.game, self.seats, self.house, self.tokens[:])
        self.copy_to(twin)
        twin.phase = self.phase
        twin.round = self.round
        twin.out = self.out
        twin.protected = self.protected
        return twin

    # What can happen

    def round_updated(self, number: i64) -> None:
        self.round = number
        self.record(ROUND_UPDATED, number)

    def phase_updated(self, phase: i64) -> None:
        self.phase = phase
        self.record(PHASE_UPDATED, phase)

    def restored(self, seat: Seat) -> None:
        self.out = without(self.out, only(seat))
        self.record(RESTORED, seat)

    def pile_cleared(self, seat: Seat) -> None:
        self.gather(PILE + seat, DECK)
        self.record(PILE_CLEARED, seat)

    def hand_cleared(self, seat: Seat) -> None:
        self.gather(HAND + seat, DECK)
        self.record(HAND_CLEARED, seat)

    def deck_gathered(self) -> None:
        self.gather(ASIDE, DECK)
        self.gather(OPEN, DECK)
        self.record(DECK_GATHERED)

    def card_removed(self, card: Card) -> None:
        self.move(card, DECK, ASIDE)
        self.record(CARD_REMOVED, card)

    def card_opened(self, card: Card) -> None:
        self.move(card, DECK, OPEN)
        self.show(card, EVERYONE)
        self.record(CARD_OPENED, card)

    def card_dealt(self, seat: Seat, card: Card) -> None:
        self.move(card, DECK, HAND + seat)
        self.show_to(seat, card)
        self.record(CARD_DEALT, seat, card)

    def turn_started(self, seat: Seat) -> None:
        self.turn = seat
        self.turns += 1
        self.ask_one(seat)
        self.record(TURN_STARTED, seat)

    def protection_cleared(self, seat: Seat) -> None:
        self.protected = without(self.protected, only(seat))
        self.record(PROTECTION_CLEARED, seat)

    def card_played(self, seat: Seat, card: Card) -> None:
        self.move(card, HAND + seat, PILE + seat)
        self.show(card, EVERYONE)
        self.record(CARD_PLAYED, seat, card)

    def guessed(self, seat: Seat, target: Seat, face: Kind) -> None:
        self.record(GUESSED, seat, target, face)

    def guess_missed(self, seat: Seat, target: Seat) -> None:
        self.record(GUESS_MISSED, seat, target)

    def looked(self, seat: Seat, target: Seat, card: Card) -> None:
        self.show_to(seat, card)
        self.record(LOOKED, seat, target, card)

    def compared(self, seat: Seat, target: Seat) -> None:
        self.show_to(seat, self.top(HAND + target))
        self.show_to(target, self.top(HAND + seat))
        self.record(COMPARED, seat, target)

    def comparison_tied(self, seat: Seat, target: Seat) -> None:
        self.record(COMPARISON_TIED, seat, target)

    def protected_until_turn(self, seat: Seat) -> None:
        self.protected |= only(seat)
        self.record(PROTECTED, seat)

    def nothing_done(self, seat: Seat) -> None:
        self.record(NOTHING_DONE, seat)

    def card_discarded(self, seat: Seat, card: Card) -> None:
        self.move(card, HAND + seat, PILE + seat)
        self.show(card, EVERYONE)
        self.record(CARD_DISCARDED, seat, card)

    def removed_card_taken(self, seat: Seat, card: Card) -> None:
        self.move(card, ASIDE, HAND + seat)
        self.show_to(seat, card)
        self.record(REMOVED_CARD_TAKEN, seat, card)

    def hands_traded(self, seat: Seat, target: Seat) -> None:
        self.swap(HAND + seat, HAND + target)
        self.show(self.top(HAND + seat), only(seat) | only(target))
        self.show(self.top(HAND + target), only(seat) | only(target))
        self.record(HANDS_TRADED, seat, target)

    def eliminated(self, seat: Seat) -> None:
        self.out |= only(seat)
        self.show_zone(HAND + seat, EVERYONE)
        self.gather(HAND + seat, PILE + seat)
        self.record(ELIMINATED, seat)

    def hand_shown(self, seat: Seat, card: Card) -> None:
        self.show(card, EVERYONE)
        self.record(HAND_SHOWN, seat, card)

    def token_gained(self, seat: Seat) -> None:
        self.tokens[seat] += 1
        self.record(TOKEN_GAINED, seat)

    def round_tied(self, seats: Mask) -> None:
        self.record(ROUND_TIED, seats)

    # Set-up

    def set_up(self, rng: Random) -> None:
        self.start_round(rng.below(self.seats), rng)

    def start_round(self, first: Seat, rng: Random) -> None:
        self.round_updated(self.round + 1)
        self.phase_updated(SETUP)
        if self.round > 1:
            self.clear_table()
        self.shuffle(DECK, rng)
        self.card_removed(self.top(DECK))
        for _ in range(self.house.open_cards):
            self.card_opened(self.top(DECK))
        for seat in range(self.seats):
            if not self.is_gone(seat):
                self.card_dealt(seat, self.top(DECK))
        self.start_turn(first)

    def clear_table(self) -> None:
        """All cards go back to the deck and all players into the round."""
        self.deck_gathered()
        for seat in range(self.seats):
            self.hand_cleared(seat)
            self.pile_cleared(seat)
            if has(self.protected, seat):
                self.protection_cleared(seat)
            if has(self.out, seat) and not self.is_gone(seat):
                self.restored(seat)

    # A turn

    def start_turn(self, seat: Seat) -> None:
        self.turn_started(seat)
        if has(self.protected, seat):
            self.protection_cleared(seat)
        self.phase_updated(DRAW)
        self.card_dealt(seat, self.top(DECK))
        self.phase_updated(PLAY)

    def choices(self, seat: Seat) -> list[int]:
        first, second = self.ways_to_play_hand(seat)
        return first + second

    def random_choice(self, seat: Seat, rng: Random) -> int:
        first, second = self.ways_to_play_hand(seat)
        return rng.pick_from(first, second)

    def ways_to_play_hand(self, seat: Seat) -> tuple[list[int], list[int]]:
        """The actions that play the lower card, and those that play the higher one."""
        card = self.top(HAND + seat)
        one, two = self.faces[card], self.faces[self.under[card]]
        low, high = min(one, two), max(one, two)
        if high == COUNTESS and low >= PRINCE:
            return NO_WAYS, WAYS[COUNTESS][NOBODY]
        exposed = without(self.everybody(), self.out | self.protected)
        others = without(exposed, only(seat))
        ways_low = WAYS[low][exposed if low == PRINCE else others]
        ways_high = WAYS[high][exposed if high == PRINCE else others]
        return ways_low, NO_WAYS if low == high else ways_high

    def idle(self, seat: Seat) -> int:
        """The first of the least dangerous choices."""
        choices = self.choices(seat)
        dangers = [self.danger(seat, action) for action in choices]
        return choices[dangers.index(min(dangers))]

    def danger(self, seat: Seat, action: Action) -> int:
        """2 if a choice is certain to eliminate the seat, 1 if it may, else 0."""
        card, target, _ = PLAYS[action]
        if card == PRINCESS:
            return 2
        if target == seat and self.contains(HAND + seat, PRINCESS):
            return 2
        return 1 if card == BARON and target != NO_ONE else 0

    def play(self, seat: Seat, action: Action, rng: Random) -> None:
        face, target = FACE_OF[action], TARGET_OF[action]
        self.card_played(seat, self.take(seat, HAND + seat, face))
        if face == HANDMAID:
            self.protected_until_turn(seat)
        elif face == PRINCESS:
            self.eliminated(seat)
        elif target != NO_ONE:
            take_effect(self, seat, face, target, GUESS_OF[action])
        elif face != COUNTESS:
            self.nothing_done(seat)
        self.end_turn(rng)

    def end_turn(self, rng: Random) -> None:
        """After a turn: the next one, or the end of the round."""
        left = self.left()
        if at_most_one(left) or self.size(DECK) == 0:
            end_round(self, rng)
        else:
            self.start_turn(next_in(left, self.turn, self.seats))

    def left(self) -> Mask:
        """The players still in the round."""
        return without(self.everybody(), self.out)

    def alone(self) -> bool:
        """Whether at most one player is left in the round."""
        return at_most_one(self.left())

    def leave(self, seat: Seat, rng: Random) -> None:
        if not has(self.out, seat):
            self.eliminated(seat)
        if at_most_one(self.playing()):
            self.phase_updated(GAME_END)
            self.ended(self.playing())
        elif self.turn == seat or self.alone():
            self.end_turn(rng)

    # Scoring

    def scores(self) -> list[int]:
        """Tokens; -1 for players who have left."""
        return [-1 if self.is_gone(seat) else self.tokens[seat] for seat in range(self.seats)]


# What the cards do


def take_effect(table: Letters, seat: Seat, face: Kind, target: Seat, guess: Kind) -> None:
    if face == GUARD:
        guard(table, seat, target, guess)
    elif face == PRIEST:
        table.looked(seat, target, table.top(HAND + target))
    elif face == BARON:
        baron(table, seat, target)
    elif face == PRINCE:
        prince(table, target)
    else:
        table.hands_traded(seat, target)


def guard(table: Letters, seat: Seat, target: Seat, guess: Kind) -> None:
    table.guessed(seat, target, guess)
    if table.face(table.top(HAND + target)) == guess:
        table.eliminated(target)
    else:
        table.guess_missed(seat, target)


def baron(table: Letters, seat: Seat, target: Seat) -> None:
    table.compared(seat, target)
    mine = table.face(table.top(HAND + seat))
    theirs = table.face(table.top(HAND + target))
    if mine < theirs:
        table.eliminated(seat)
    elif theirs < mine:
        table.eliminated(target)
    else:
        table.comparison_tied(seat, target)


def prince(table: Letters, target: Seat) -> None:
    card = table.top(HAND + target)
    table.card_discarded(target, card)
    if table.face(card) == PRINCESS:
        table.eliminated(target)
    elif table.size(DECK):
        table.card_dealt(target, table.top(DECK))
    else:
        table.removed_card_taken(target, table.top(ASIDE))


# The end of a round


def end_round(table: Letters, rng: Random) -> None:
    table.phase_updated(ROUND_END)
    left = seats_in(table.left())
    if len(left) > 1:
        for seat in left:
            table.hand_shown(seat, table.top(HAND + seat))
    best = with_best_hand(table, left)
    if len(best) > 1 and table.house.tie == TIE_FOR_NOBODY:
        table.round_tied(set_of(best))
    else:
        for seat in best:
            table.token_gained(seat)
    champions = [seat for seat in best if table.tokens[seat] >= table.house.tokens_to_win]
    if champions:
        table.phase_updated(GAME_END)
        table.ended(set_of(champions))
    else:
        table.start_round(rng.pick(best), rng)


def with_best_hand(table: Letters, left: list[int]) -> list[int]:
    """The players with the highest card; ties are broken by discards if the house says so."""
    if len(left) == 1:
        return left
    highest = max([table.face(table.top(HAND + seat)) for seat in left])
    best = [seat for seat in left if table.face(table.top(HAND + seat)) == highest]
    if len(best) == 1 or table.house.tie != TIE_BY_SUM:
        return best
    sums = [sum([table.faces[card] for card in table.pile(PILE + seat)]) for seat in best]
    most = max(sums)
    return [seat for seat, total in zip(best, sums, strict=True) if total == most]


def set_of(seats: list[int]) -> Mask:
    found: Mask = NOBODY
    for seat in seats:
        found |= only(seat)
    return found


def new_table(game: Game, seats: int, options: Options) -> Table:
    """An empty table."""
    table = Letters(game, seats, HouseRules(seats, options), [0] * seats)
    table.lay(DECK_LIST[:], ZONE_COUNT)
    return table
