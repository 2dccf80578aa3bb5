"""A table of Coup: the house rules, the state, and what can happen to it."""

from typing import Final, final

from mypy_extensions import i64

from parlour.games.coup.rules_box import (
    ACTION,
    ALL_COINS,
    ATTACKED,
    BLOCK,
    CLAIMS,
    COSTS,
    COURT,
    EXCHANGE,
    GAME_END,
    HAND,
    LOSE,
    LOST,
    NO_DEED,
    PROVE,
    SETUP,
    START_COINS,
)
from parlour.kernel.events import BIG, SMALL, Events
from parlour.kernel.game import Game, Options
from parlour.kernel.seats import count_in, has, only, without
from parlour.kernel.table import Table
from parlour.kernel.types import EVERYONE, HIDDEN, NO_ONE, NOBODY, Card, Kind, Mask, Seat

# House rules

SEALED: Final = "sealed"
FIRST: Final = "first"


@final
class HouseRules:
    """The options of a game, as the rules use them."""

    first_seat: i64
    first_coins: i64
    steal_from_poor: bool
    first_counts: bool  # one window, and the first challenge or block received counts at once

    def __init__(self, seats: i64, options: Options) -> None:
        self.first_seat = int(options["first_seat"]) % seats
        self.first_coins = int(options["two_player_coins"]) if seats == 2 else START_COINS
        self.steal_from_poor = options["steal_from_poor"] is True
        self.first_counts = options["reactions"] == FIRST


# Events

EVENTS: Final = Events()
CARD_DEALT: Final[i64] = EVENTS.add(
    "card_dealt", "seat card", "{seat} is dealt a card.", weight=SMALL
)
TURN_STARTED: Final[i64] = EVENTS.add("turn_started", "seat", "It is {seat}'s turn.", weight=SMALL)
DECLARED: Final[i64] = EVENTS.add(
    "declared", "seat deed:declaration target:seat?", "{seat} {deed}[ {target}].", weight=BIG
)
CHALLENGE_OPENED: Final[i64] = EVENTS.add("challenge_opened", "seat face phase")
CHALLENGED: Final[i64] = EVENTS.add(
    "challenged", "seat target:seat face", "{seat} challenges {target}'s {face}.", weight=BIG
)
BLOCK_OPENED: Final[i64] = EVENTS.add("block_opened", "seats")
BLOCKED: Final[i64] = EVENTS.add(
    "blocked", "seat face", "{seat} claims {face} and blocks.", weight=BIG
)
BLOCK_HELD: Final[i64] = EVENTS.add("block_held", "seat", "{seat}'s block holds.", weight=BIG)
SHOWN: Final[i64] = EVENTS.add("shown", "seat card face", "{seat} shows {face}.", weight=BIG)
REPLACED: Final[i64] = EVENTS.add(
    "replaced", "seat card", "{seat} gets a new card from the court.", weight=SMALL
)
CONCEDED: Final[i64] = EVENTS.add("conceded", "seat face", "{seat} shows no {face}.", weight=BIG)
COST_RETURNED: Final[i64] = EVENTS.add(
    "cost_returned", "seat number", "{seat} gets {number} coins back."
)
DEED_FAILED: Final[i64] = EVENTS.add(
    "deed_failed", "seat", "{seat}'s deed comes to nothing.", weight=BIG
)
LOSS_OWED: Final[i64] = EVENTS.add(
    "loss_owed", "seat cause", "{seat} must lose an influence.", weight=SMALL
)
INFLUENCE_LOST: Final[i64] = EVENTS.add(
    "influence_lost", "seat card", "{seat} loses {card}.", weight=BIG
)
HAND_REVEALED: Final[i64] = EVENTS.add(
    "hand_revealed", "seat cards", "{seat} reveals {cards}.", weight=BIG
)
ELIMINATED: Final[i64] = EVENTS.add("eliminated", "seat", "{seat} is out of the game.", weight=BIG)
COINS_TAKEN: Final[i64] = EVENTS.add(
    "coins_taken", "seat number", "{seat} gets {number} from the treasury."
)
COINS_STOLEN: Final[i64] = EVENTS.add(
    "coins_stolen", "seat target:seat number", "{seat} takes {number} from {target}.", weight=BIG
)
CARDS_DRAWN: Final[i64] = EVENTS.add(
    "cards_drawn", "seat one:card two:card", "{seat} draws two cards from the court.", weight=SMALL
)
CARD_RETURNED: Final[i64] = EVENTS.add(
    "card_returned", "seat card", "{seat} returns a card to the court.", weight=SMALL
)
SURVIVED: Final[i64] = EVENTS.add(
    "survived", "seat", "{seat} is the last one at court.", weight=BIG
)


class CoupTable(Table):
    """Everybody's coins, and the state of this turn's deed."""

    house: HouseRules
    coins: list[int]
    fell: list[int]  # by seat: the order of elimination, from 1; 0 if still at court
    phase: i64 = SETUP
    out: Mask = NOBODY
    deed: i64 = NO_DEED
    target: i64 = NO_ONE
    blocker: i64 = NO_ONE
    challenger: i64 = NO_ONE
    claim: Kind = HIDDEN  # the character whose claim may be, or is being, challenged
    cause: i64 = ATTACKED  # why somebody loses an influence

    def __init__(
        self, game: Game, seats: i64, house: HouseRules, coins: list[int], fell: list[int]
    ) -> None:
        super().__init__(game, seats)
        self.house = house
        self.coins = coins
        self.fell = fell

    def copy_state(self, twin: "CoupTable") -> None:
        """The part of `copy` for everything but lists."""
        self.copy_to(twin)
        twin.phase = self.phase
        twin.out = self.out
        twin.deed = self.deed
        twin.target = self.target
        twin.blocker = self.blocker
        twin.challenger = self.challenger
        twin.claim = self.claim
        twin.cause = self.cause

    # Reading the table

    def living(self) -> Mask:
        """The players with influence."""
        return without(self.everybody(), self.out)

    def others(self, seat: Seat) -> Mask:
        return without(self.living(), only(seat))

    def is_out(self, seat: Seat) -> bool:
        return has(self.out, seat)

    def holds(self, seat: Seat, face: Kind) -> bool:
        """Whether the seat has this character in its hand."""
        return self.contains(HAND + seat, face)

    def claimant(self) -> Seat:
        """Whose claim may be challenged now: the blocker, if there is one, else the actor."""
        return self.turn if self.blocker == NO_ONE else self.blocker

    def treasury(self) -> i64:
        left: i64 = ALL_COINS
        for coins in self.coins:
            left -= coins
        return left

    # What can happen

    def card_dealt(self, seat: Seat, card: Card) -> None:
        self.move(card, COURT, HAND + seat)
        self.show_to(seat, card)
        self.record(CARD_DEALT, seat, card)

    def turn_started(self, seat: Seat) -> None:
        self.phase = ACTION
        self.turn = seat
        self.turns += 1
        self.deed = NO_DEED
        self.target = NO_ONE
        self.blocker = NO_ONE
        self.challenger = NO_ONE
        self.claim = HIDDEN
        self.ask_one(seat)
        self.record(TURN_STARTED, seat)

    def declared(self, seat: Seat, deed: i64, target: i64 = NO_ONE) -> None:
        self.deed = deed
        self.target = target
        self.claim = CLAIMS[deed]
        self.coins[seat] -= COSTS[deed]
        if target == NO_ONE:
            self.record(DECLARED, seat, deed)
        else:
            self.record(DECLARED, seat, deed, target)

    def challenge_opened(self, seat: Seat, face: Kind, phase: i64) -> None:
        self.phase = phase
        self.ask(self.others(seat))
        self.record(CHALLENGE_OPENED, seat, face, phase)

    def challenged(self, seat: Seat, target: Seat, face: Kind) -> None:
        self.phase = PROVE
        self.challenger = seat
        self.ask_one(target)
        self.record(CHALLENGED, seat, target, face)

    def block_opened(self, seats: Mask) -> None:
        self.phase = BLOCK
        self.blocker = NO_ONE
        self.ask(seats)
        self.record(BLOCK_OPENED, seats)

    def blocked(self, seat: Seat, face: Kind) -> None:
        self.blocker = seat
        self.claim = face
        self.record(BLOCKED, seat, face)

    def block_held(self, seat: Seat) -> None:
        self.record(BLOCK_HELD, seat)

    def shown(self, seat: Seat, card: Card, face: Kind) -> None:
        self.show(card, EVERYONE)
        self.move(card, HAND + seat, COURT)
        self.record(SHOWN, seat, card, face)

    def replaced(self, seat: Seat, card: Card) -> None:
        self.move(card, COURT, HAND + seat)
        self.show_to(seat, card)
        self.record(REPLACED, seat, card)

    def conceded(self, seat: Seat, face: Kind) -> None:
        self.record(CONCEDED, seat, face)

    def cost_returned(self, seat: Seat, number: i64) -> None:
        self.coins[seat] += number
        self.record(COST_RETURNED, seat, number)

    def deed_failed(self, seat: Seat) -> None:
        self.record(DEED_FAILED, seat)

    def loss_owed(self, seat: Seat, cause: i64) -> None:
        self.phase = LOSE
        self.cause = cause
        self.ask_one(seat)
        self.record(LOSS_OWED, seat, cause)

    def influence_lost(self, seat: Seat, card: Card) -> None:
        self.move(card, HAND + seat, LOST + seat)
        self.show(card, EVERYONE)
        self.record(INFLUENCE_LOST, seat, card)

    def hand_revealed(self, seat: Seat, cards: list[int]) -> None:
        for card in cards:
            self.show(card, EVERYONE)
        self.gather(HAND + seat, LOST + seat)
        self.record_cards(HAND_REVEALED, seat, cards)

    def eliminated(self, seat: Seat) -> None:
        self.out |= only(seat)
        self.fell[seat] = count_in(self.out)
        self.coins[seat] = 0
        self.dismiss(seat)
        self.record(ELIMINATED, seat)

    def coins_taken(self, seat: Seat, number: i64) -> None:
        self.coins[seat] += number
        self.record(COINS_TAKEN, seat, number)

    def coins_stolen(self, seat: Seat, target: Seat, number: i64) -> None:
        self.coins[target] -= number
        self.coins[seat] += number
        self.record(COINS_STOLEN, seat, target, number)

    def cards_drawn(self, seat: Seat, one: Card, two: Card) -> None:
        self.phase = EXCHANGE
        self.move(one, COURT, HAND + seat)
        self.move(two, COURT, HAND + seat)
        self.show_to(seat, one)
        self.show_to(seat, two)
        self.ask_one(seat)
        self.record(CARDS_DRAWN, seat, one, two)

    def card_returned(self, seat: Seat, card: Card) -> None:
        self.move(card, HAND + seat, COURT)
        self.record(CARD_RETURNED, seat, card)

    def survived(self, seat: Seat) -> None:
        self.phase = GAME_END
        self.record(SURVIVED, seat)
