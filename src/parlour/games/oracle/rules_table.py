"""Oracle's table: its zones, options and public state, and what can happen there."""

from typing import Final, final

from mypy_extensions import i64

from parlour.games.oracle.cards import COLOURS
from parlour.games.oracle.rules_combat import (
    BY_CHANCE,
    CONSTRUCTED,
    COSTS,
    DRAFTED,
    EXCHANGE_GAIN,
    ROWS,
    combo,
)
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game, Options
from parlour.kernel.table import Table
from parlour.kernel.types import EVERYONE, Card, Mask, Seat

# Zones: two for what is out of the game, then two of each kind

BOX: Final = 0  # not dealt
ASIDE: Final = 1  # seen when decks were made, and left or dropped
DECK: Final = 2
HAND: Final = 4
PILE: Final = 6  # discards, face up
PLAY: Final = 8  # cards played in this turn
POOL: Final = 10  # drafted cards
ZONE_COUNT: Final = 12

# Phases

SETUP: Final = 0
PICK: Final = 1  # cards for one's deck, out of those in hand
DROP: Final = 2  # drafted cards that are too many
MULLIGAN: Final = 3
ACTION: Final = 4
RECALL: Final = 5
DEFENCE: Final = 6
DISCARD: Final = 7

# How decks are made

RANDOM: Final = 0
MONOCHROME: Final = 1
CUSTOM: Final = 2
SOLOMON: Final = 3
PACKS: Final = 4
ONE_TWO_THREE: Final = 5
DECK_KINDS: Final = ("random", "monochrome", "custom", "solomon", "packs", "one_two_three")

DECK_SIZE: Final = 40
SET_SIZE: Final = 120
START_ENERGY: Final = 99
START_LUNAS: Final = 30

# Events

STARTER_CHOSEN: Final = 16
DECKS_DEALT: Final = 17
COLOUR_GIVEN: Final = 18
SET_HANDED: Final = 19
CARDS_OFFERED: Final = 20
PACK_DEALT: Final = 21
PICK_ASKED: Final = 22
CARD_TAKEN: Final = 23
HANDS_SWAPPED: Final = 24
REST_TAKEN: Final = 25
REST_OPENED: Final = 26
REST_PUT_AWAY: Final = 27
POOL_TAKEN_UP: Final = 28
DROP_ASKED: Final = 29
CARD_DROPPED: Final = 30
DECK_FORMED: Final = 31
MULLIGAN_ASKED: Final = 32
CARD_DRAWN: Final = 33
DECK_REFILLED: Final = 34
TURN_STARTED: Final = 35
DRAW_OFFERED: Final = 36
DRAW_REFUSED: Final = 37
OFFER_LAPSED: Final = 38
DRAW_AGREED: Final = 39
PASSED: Final = 40
CARD_PLAYED: Final = 41
RECALL_ASKED: Final = 42
RECALLED: Final = 43
GIVEN_UP: Final = 44
ATTACKED: Final = 45
DEFENDED: Final = 46
DECLINED: Final = 47
ROLLED: Final = 48
STRUCK: Final = 49
TABLE_CLEARED: Final = 50
LUNA_GAINED: Final = 51
DISCARD_ASKED: Final = 52
CARD_DISCARDED: Final = 53
TURNS_RAN_OUT: Final = 54

NO_ONE: Final = -1
BOTH: Final = 3  # both seats, as a mask
ANY_COLOUR: Final = -1


@final
class House:
    """The options of a game, as the rules use them."""

    deck: i64
    combos: i64  # which table of bonuses counts
    colours: list[int]  # by seat, or any
    draw_offers: bool

    def __init__(self, options: Options) -> None:
        self.deck = DECK_KINDS.index(str(options["deck"]))
        self.combos = DRAFTED
        if self.deck == RANDOM:
            self.combos = BY_CHANCE
        elif self.deck == MONOCHROME or self.deck == CUSTOM:
            self.combos = CONSTRUCTED
        names = ("any", *COLOURS)
        self.colours = [
            names.index(str(options["colour_one"])) - 1,
            names.index(str(options["colour_two"])) - 1,
        ]
        self.draw_offers = options["draw_offers"] is True
        if self.deck == MONOCHROME and self.colours[0] == self.colours[1] != ANY_COLOUR:
            raise Malformed("There is one deck of each colour: choose two different colours.")

    def sets(self) -> i64:
        """How many full sets of cards are on the table."""
        return 2 if self.deck == CUSTOM or self.deck == ONE_TWO_THREE else 1


class Arena(Table):
    """The state of a game, and the events that change it."""

    house: House
    phase: i64
    energy: list[int]
    lunas: list[int]
    starter: Seat
    round: i64  # of a draft
    left: i64  # how many more cards are to be chosen, where that is fixed
    offer: i64  # whose offer of a draw stands, or no one's
    offered: bool  # in this turn
    damage: i64  # done by the last attack

    def __init__(self, game: Game, seats: i64, house: House) -> None:
        super().__init__(game, seats)
        self.house = house
        self.phase = SETUP
        self.starter = 0
        self.round = 0
        self.left = 0
        self.offer = NO_ONE
        self.offered = False
        self.damage = 0

    def faces_in(self, zone: i64) -> list[int]:
        faces = self.faces
        return [faces[card] for card in self.zones[zone]]

    def combo_of(self, faces: list[int]) -> i64:
        return combo(self.house.combos, faces)

    # Before the game

    def starter_chosen(self, seat: Seat) -> None:
        self.starter = seat
        self.turn = seat
        self.record(STARTER_CHOSEN, seat)

    def decks_dealt(self) -> None:
        for seat in range(2):
            for _ in range(DECK_SIZE):
                self.move(self.top(BOX), BOX, DECK + seat)
        self.record(DECKS_DEALT)

    def colour_given(self, seat: Seat, colour: i64) -> None:
        for card in monochrome_cards(colour):
            self.move(card, BOX, DECK + seat)
        self.record(COLOUR_GIVEN, seat, colour)

    # Drafts

    def set_handed(self, seat: Seat) -> None:
        for card in range(seat * SET_SIZE, (seat + 1) * SET_SIZE):
            self.move(card, BOX, HAND + seat)
        self.record(SET_HANDED, seat)

    def cards_offered(self, seat: Seat, cards: list[int]) -> None:
        for card in cards:
            self.move(card, BOX, HAND + seat)
            self.show(card, EVERYONE)
        self.record_cards(CARDS_OFFERED, seat, cards)

    def pack_dealt(self, seat: Seat, cards: list[int]) -> None:
        for card in cards:
            self.move(card, BOX, HAND + seat)
            self.show(card, i64(1) << seat)
        self.record_cards(PACK_DEALT, seat, cards)

    def pick_asked(self, seats: Mask, number: i64, left: i64) -> None:
        self.phase = PICK
        self.round = number
        self.left = left
        self.ask(seats)
        self.record(PICK_ASKED, seats, number, left)

    def card_taken(self, seat: Seat, card: Card) -> None:
        self.move(card, HAND + seat, POOL + seat)
        self.record(CARD_TAKEN, seat, card)

    def hands_swapped(self) -> None:
        ours = self.zones[HAND][:]
        theirs = self.zones[HAND + 1][:]
        for card in ours:
            self.move(card, HAND, HAND + 1)
            self.show(card, 2)
        for card in theirs:
            self.move(card, HAND + 1, HAND)
            self.show(card, 1)
        self.record(HANDS_SWAPPED)

    def rest_taken(self, seat: Seat) -> None:
        self.gather(HAND + seat, POOL + seat)
        self.record(REST_TAKEN, seat)

    def rest_opened(self, seat: Seat) -> None:
        for card in self.zones[HAND + seat]:
            self.show(card, EVERYONE)
        self.gather(HAND + seat, ASIDE)
        self.record(REST_OPENED, seat)

    def rest_put_away(self, seat: Seat) -> None:
        self.gather(HAND + seat, ASIDE)
        self.record(REST_PUT_AWAY, seat)

    def pool_taken_up(self, seat: Seat) -> None:
        self.gather(POOL + seat, HAND + seat)
        self.record(POOL_TAKEN_UP, seat)

    def drop_asked(self, left: i64) -> None:
        self.phase = DROP
        self.left = left
        self.ask(BOTH)
        self.record(DROP_ASKED, left)

    def card_dropped(self, seat: Seat, card: Card) -> None:
        self.move(card, HAND + seat, ASIDE)
        self.record(CARD_DROPPED, seat, card)

    def deck_formed(self, seat: Seat) -> None:
        self.gather(POOL + seat, DECK + seat)
        self.gather(HAND + seat, DECK + seat)
        self.record(DECK_FORMED, seat)

    # Drawing and discarding

    def mulligan_asked(self, seat: Seat, left: i64) -> None:
        self.phase = MULLIGAN
        self.left = left
        self.ask(i64(1) << seat)
        self.record(MULLIGAN_ASKED, seat, left)

    def card_drawn(self, seat: Seat, card: Card) -> None:
        self.move(card, DECK + seat, HAND + seat)
        self.show(card, i64(1) << seat)
        self.record(CARD_DRAWN, seat, card)

    def deck_refilled(self, seat: Seat) -> None:
        self.gather(PILE + seat, DECK + seat)
        self.record(DECK_REFILLED, seat)

    def discard_asked(self, seat: Seat, left: i64) -> None:
        self.phase = DISCARD
        self.left = left
        self.ask(i64(1) << seat)
        self.record(DISCARD_ASKED, seat, left)

    def card_discarded(self, seat: Seat, card: Card) -> None:
        self.move(card, HAND + seat, PILE + seat)
        self.show(card, EVERYONE)
        self.left -= 1
        self.record(CARD_DISCARDED, seat, card)

    # A turn

    def turn_started(self, seat: Seat) -> None:
        self.phase = ACTION
        self.turn = seat
        self.turns += 1
        self.offered = False
        self.ask(i64(1) << seat)
        self.record(TURN_STARTED, seat)

    def passed(self, seat: Seat) -> None:
        self.record(PASSED, seat)

    def card_played(self, seat: Seat, card: Card) -> None:
        self.pay_and_play(seat, card)
        self.record(CARD_PLAYED, seat, card)

    def pay_and_play(self, seat: Seat, card: Card) -> None:
        """Part of the events that play cards."""
        self.lunas[seat] -= COSTS[self.faces[card]]
        self.move(card, HAND + seat, PLAY + seat)
        self.show(card, EVERYONE)

    def recall_asked(self, seat: Seat, left: i64) -> None:
        self.phase = RECALL
        self.left = left
        self.ask(i64(1) << seat)
        self.record(RECALL_ASKED, seat, left)

    def recalled(self, seat: Seat, card: Card) -> None:
        self.move(card, PILE + seat, HAND + seat)
        self.left -= 1
        self.record(RECALLED, seat, card)

    def given_up(self, seat: Seat, card: Card) -> None:
        self.move(card, HAND + seat, PILE + seat)
        self.show(card, EVERYONE)
        self.lunas[seat] += EXCHANGE_GAIN
        self.record(GIVEN_UP, seat, card)

    def attacked(self, seat: Seat, cards: list[int]) -> None:
        for card in cards:
            self.pay_and_play(seat, card)
        self.phase = DEFENCE
        self.ask(i64(2) >> seat)
        self.record_cards(ATTACKED, seat, cards)

    def defended(self, seat: Seat, cards: list[int]) -> None:
        for card in cards:
            self.pay_and_play(seat, card)
        self.record_cards(DEFENDED, seat, cards)

    def declined(self, seat: Seat) -> None:
        self.record(DECLINED, seat)

    def rolled(self, seat: Seat, card: Card, number: i64) -> None:
        self.record(ROLLED, seat, card, number)

    def struck(self, seat: Seat, attack: i64, defence: i64) -> None:
        self.damage = max(0, attack - defence)
        self.energy[seat] = max(0, self.energy[seat] - self.damage)
        self.record(STRUCK, seat, attack, defence)

    def table_cleared(self) -> None:
        self.gather(PLAY, PILE)
        self.gather(PLAY + 1, PILE + 1)
        self.record(TABLE_CLEARED)

    def luna_gained(self, seat: Seat) -> None:
        self.lunas[seat] += 1
        self.record(LUNA_GAINED, seat)

    # Draws

    def draw_offered(self, seat: Seat) -> None:
        self.offer = seat
        self.offered = True
        self.ask(i64(1) << seat)
        self.record(DRAW_OFFERED, seat)

    def draw_refused(self, seat: Seat) -> None:
        self.offer = NO_ONE
        self.ask(i64(1) << seat)
        self.record(DRAW_REFUSED, seat)

    def offer_lapsed(self, seat: Seat) -> None:
        self.offer = NO_ONE
        self.record(OFFER_LAPSED, seat)

    def draw_agreed(self, seat: Seat) -> None:
        self.offer = NO_ONE
        self.record(DRAW_AGREED, seat)

    def turns_ran_out(self, number: i64) -> None:
        self.record(TURNS_RAN_OUT, number)


def monochrome_cards(colour: int) -> list[int]:
    """Of a set, the champions of a colour and its third of the other cards."""
    champions = list(range(ROWS * colour, ROWS * (colour + 1)))
    draw2 = list(range(102 + 3 * colour, 105 + 3 * colour))
    draw3 = list(range(111 + 2 * colour, 113 + 2 * colour))
    return champions + draw2 + draw3 + [117 + colour]
