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
from parlour.kernel.events import BIG, PLAIN, SMALL, Events
from parlour.kernel.game import Game, Options
from parlour.kernel.seats import only
from parlour.kernel.table import Table
from parlour.kernel.types import EVERYONE, NO_ONE, Card, Mask, Seat

# Zones: two for cards out of the game, then one of each kind for both seats, then an open row

BOX: Final = 0  # not dealt
ASIDE: Final = 1  # seen when decks were made, and not used
DECK: Final = 2
HAND: Final = 4
PILE: Final = 6  # discards, face up
PLAY: Final = 8  # cards played in this turn
POOL: Final = 10  # drafted cards
ROW: Final = 12  # cards that lie open to be picked
ZONE_COUNT: Final = 13

# Phases

SETUP: Final = 0
PICK: Final = 1  # pick cards for a deck
DROP: Final = 2  # drop surplus drafted cards
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

# Options

ANY_COLOUR: Final = -1
COLOUR_CHOICES: Final = ("any", "indigo", "orange", "rouge")


def combos_of(deck: i64) -> i64:
    """Which table of bonuses applies to decks made in this way."""
    if deck == RANDOM:
        return BY_CHANCE
    return CONSTRUCTED if deck in (MONOCHROME, CUSTOM) else DRAFTED


def colour_named(name: str) -> int:
    """The number of a colour, or ANY_COLOUR."""
    return COLOURS.index(name) if name in COLOURS else ANY_COLOUR


@final
class HouseRules:
    """The options of a game, as the rules use them."""

    deck: i64
    combos: i64
    colours: list[int]  # by seat; may be ANY_COLOUR
    draw_offers: bool

    def __init__(self, options: Options) -> None:
        self.deck = DECK_KINDS.index(str(options["deck"]))
        self.combos = combos_of(self.deck)
        self.colours = [colour_named(str(options[name])) for name in ("colour_a", "colour_b")]
        self.draw_offers = options["draw_offers"] is True
        if self.deck == MONOCHROME and self.colours[0] == self.colours[1] != ANY_COLOUR:
            raise Malformed(
                "Both monochrome decks come from one set, which has each colour once: "
                "choose two different colours."
            )

    def sets(self) -> i64:
        """How many full sets of cards are on the table."""
        return 2 if self.deck == CUSTOM or self.deck == ONE_TWO_THREE else 1


# Events

EVENTS: Final = Events()

STARTER_CHOSEN: Final[i64] = EVENTS.add("starter_chosen", "seat", "{seat} will begin.")
DECKS_DEALT: Final[i64] = EVENTS.add(
    "decks_dealt", "", "Both get forty cards that nobody looks at."
)
COLOUR_GIVEN: Final[i64] = EVENTS.add("colour_given", "seat colour", "{seat} plays {colour}.")
SET_HANDED: Final[i64] = EVENTS.add(
    "set_handed", "seat", "{seat} takes a full set of cards to build a deck.", weight=SMALL
)
ROW_LAID: Final[i64] = EVENTS.add(
    "row_laid", "seat cards", "{seat} picks first from {cards}.", weight=PLAIN
)
PACK_DEALT: Final[i64] = EVENTS.add(
    "pack_dealt", "seat cards", "{seat} looks at {cards}.", weight=SMALL
)
PICK_ASKED: Final[i64] = EVENTS.add("pick_asked", "seats round:number left:number")
CARD_PICKED: Final[i64] = EVENTS.add(
    "card_picked", "seat card", "{seat} picks {card}.", weight=PLAIN
)
ROW_CLEARED: Final[i64] = EVENTS.add(
    "row_cleared", "seat", "{seat} gets what is left.", weight=PLAIN
)
CARD_TAKEN: Final[i64] = EVENTS.add("card_taken", "seat card", "{seat} takes {card}.", weight=PLAIN)
HANDS_SWAPPED: Final[i64] = EVENTS.add(
    "hands_swapped", "", "The cards that are left are passed on."
)
REST_TAKEN: Final[i64] = EVENTS.add(
    "rest_taken", "seat", "{seat} takes the last card.", weight=SMALL
)
REST_PUT_AWAY: Final[i64] = EVENTS.add(
    "rest_put_away", "seat", "{seat} puts the other cards away face down.", weight=SMALL
)
POOL_TAKEN_UP: Final[i64] = EVENTS.add(
    "pool_taken_up", "seat", "{seat} looks through the drafted cards.", weight=SMALL
)
DROP_ASKED: Final[i64] = EVENTS.add("drop_asked", "left:number")
CARD_DROPPED: Final[i64] = EVENTS.add(
    "card_dropped", "seat card", "{seat} drops {card}.", weight=PLAIN
)
DECK_FORMED: Final[i64] = EVENTS.add("deck_formed", "seat", "{seat}'s deck is ready.")
MULLIGAN_ASKED: Final[i64] = EVENTS.add(
    "mulligan_asked", "seat left:number", "{seat} may exchange up to {left} cards."
)
HAND_KEPT: Final[i64] = EVENTS.add("hand_kept", "seat", "{seat} keeps their cards.", weight=SMALL)
CARD_DRAWN: Final[i64] = EVENTS.add("card_drawn", "seat card", "{seat} draws {card}.", weight=SMALL)
DECK_REFILLED: Final[i64] = EVENTS.add(
    "deck_refilled", "seat", "{seat}'s discards are shuffled into a new deck.", weight=SMALL
)
NOTHING_DRAWN: Final[i64] = EVENTS.add(
    "nothing_drawn", "seat", "{seat} has neither deck nor discards left, and draws nothing."
)
DISCARD_ASKED: Final[i64] = EVENTS.add(
    "discard_asked", "seat left:number", "{seat} holds too many cards."
)
CARD_DISCARDED: Final[i64] = EVENTS.add(
    "card_discarded", "seat card", "{seat} discards {card}.", weight=PLAIN
)
TURN_STARTED: Final[i64] = EVENTS.add("turn_started", "seat", "It is {seat}'s turn.", weight=SMALL)
PASSED: Final[i64] = EVENTS.add("passed", "seat", "{seat} passes.")
CARD_PLAYED: Final[i64] = EVENTS.add("card_played", "seat card", "{seat} plays {card}.")
RECALL_ASKED: Final[i64] = EVENTS.add("recall_asked", "seat left:number")
RECALLED: Final[i64] = EVENTS.add(
    "recalled", "seat card", "{seat} takes {card} back from the discards."
)
GIVEN_UP: Final[i64] = EVENTS.add(
    "given_up", "seat card", "{seat} gives up {card} for 5 lunas.", weight=BIG
)
CHAMPION_SENT: Final[i64] = EVENTS.add("champion_sent", "seat card")
ATTACKED: Final[i64] = EVENTS.add(
    "attacked", "seat cards", "{seat} attacks with {cards}.", weight=BIG
)
DEFENDED: Final[i64] = EVENTS.add(
    "defended", "seat cards", "{seat} defends with {cards}.", weight=BIG
)
DECLINED: Final[i64] = EVENTS.add("declined", "seat", "{seat} does not defend.", weight=BIG)
ROLLED: Final[i64] = EVENTS.add("rolled", "seat card number", "{card} rolls {number}.", weight=BIG)
STRUCK: Final[i64] = EVENTS.add(
    "struck",
    "seat attack:number defence:number",
    "{seat} is struck: an attack of {attack} against a defence of {defence}.",
    weight=BIG,
)
ENERGY_LOST: Final[i64] = EVENTS.add(
    "energy_lost", "seat number", "{seat} loses {number} energy.", weight=BIG
)
TABLE_CLEARED: Final[i64] = EVENTS.add("table_cleared")
LUNA_GAINED: Final[i64] = EVENTS.add("luna_gained", "seat")
DRAW_OFFERED: Final[i64] = EVENTS.add("draw_offered", "seat", "{seat} offers a draw.")
DRAW_REFUSED: Final[i64] = EVENTS.add("draw_refused", "seat", "{seat} refuses the draw.")
OFFER_LAPSED: Final[i64] = EVENTS.add("offer_lapsed", "seat", "{seat}'s offer of a draw lapses.")
DRAW_AGREED: Final[i64] = EVENTS.add("draw_agreed", "seat", "{seat} accepts the draw.", weight=BIG)
TURNS_RAN_OUT: Final[i64] = EVENTS.add(
    "turns_ran_out", "number", "{number} turns have been played: the game is a draw.", weight=BIG
)
COMBO_COUNTED: Final[i64] = EVENTS.add(  # the last one, so that the others keep their numbers
    "combo_counted",
    "seat number",
    "{seat}'s champions earn a combo bonus of {number}.",
    weight=PLAIN,
)


class Arena(Table):
    """The state of a game, and the events that change it."""

    house: HouseRules
    energy: list[int]
    lunas: list[int]
    phase: i64 = SETUP
    starter: Seat = 0
    round: i64 = 0  # of the draft
    left: i64 = 0  # how many more cards have to be chosen, if that is fixed
    offer: i64 = NO_ONE  # who has offered a draw
    offered: bool = False  # whether a draw was offered in this turn
    damage: i64 = 0  # done by the last attack

    def __init__(
        self, game: Game, seats: i64, house: HouseRules, energy: list[int], lunas: list[int]
    ) -> None:
        super().__init__(game, seats)
        self.house = house
        self.energy = energy
        self.lunas = lunas

    def faces_in(self, zone: i64) -> list[int]:
        faces = self.faces
        return [faces[card] for card in self.pile(zone)]

    def combo_of(self, faces: list[int]) -> i64:
        return combo(self.house.combos, faces)

    # Making decks

    def starter_chosen(self, seat: Seat) -> None:
        self.starter = seat
        self.turn = seat
        self.record(STARTER_CHOSEN, seat)

    def decks_dealt(self) -> None:
        self.record(DECKS_DEALT)

    def colour_given(self, seat: Seat, colour: i64) -> None:
        for card in monochrome_cards(colour):
            self.move(card, BOX, DECK + seat)
        self.record(COLOUR_GIVEN, seat, colour)

    def set_handed(self, seat: Seat) -> None:
        for card in range(seat * SET_SIZE, (seat + 1) * SET_SIZE):
            self.move(card, BOX, HAND + seat)
        self.record(SET_HANDED, seat)

    def row_laid(self, seat: Seat, cards: list[int]) -> None:
        for card in cards:
            self.move(card, BOX, ROW)
            self.show(card, EVERYONE)
        self.record_cards(ROW_LAID, seat, cards)

    def pack_dealt(self, seat: Seat, cards: list[int]) -> None:
        for card in cards:
            self.move(card, BOX, HAND + seat)
            self.show_to(seat, card)
        self.record_cards(PACK_DEALT, seat, cards)

    def pick_asked(self, seats: Mask, number: i64, left: i64) -> None:
        self.phase = PICK
        self.round = number
        self.left = left
        self.ask(seats)
        self.record(PICK_ASKED, seats, number, left)

    def card_picked(self, seat: Seat, card: Card) -> None:
        self.move(card, ROW, POOL + seat)
        self.record(CARD_PICKED, seat, card)

    def row_cleared(self, seat: Seat) -> None:
        self.gather(ROW, POOL + seat)
        self.record(ROW_CLEARED, seat)

    def card_taken(self, seat: Seat, card: Card) -> None:
        self.move(card, HAND + seat, POOL + seat)
        self.record(CARD_TAKEN, seat, card)

    def hands_swapped(self) -> None:
        self.swap(HAND, HAND + 1)
        for seat in range(2):
            self.show_zone(HAND + seat, only(seat))
        self.record(HANDS_SWAPPED)

    def rest_taken(self, seat: Seat) -> None:
        self.gather(HAND + seat, POOL + seat)
        self.record(REST_TAKEN, seat)

    def rest_put_away(self, seat: Seat) -> None:
        self.gather(HAND + seat, ASIDE)
        self.record(REST_PUT_AWAY, seat)

    def pool_taken_up(self, seat: Seat) -> None:
        self.gather(POOL + seat, HAND + seat)
        self.record(POOL_TAKEN_UP, seat)

    def drop_asked(self, left: i64) -> None:
        self.phase = DROP
        self.left = left
        self.ask(self.everybody())
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
        self.ask_one(seat)
        self.record(MULLIGAN_ASKED, seat, left)

    def hand_kept(self, seat: Seat) -> None:
        self.left = 0
        self.record(HAND_KEPT, seat)

    def card_drawn(self, seat: Seat, card: Card) -> None:
        self.move(card, DECK + seat, HAND + seat)
        self.show_to(seat, card)
        self.record(CARD_DRAWN, seat, card)

    def deck_refilled(self, seat: Seat) -> None:
        self.gather(PILE + seat, DECK + seat)
        self.record(DECK_REFILLED, seat)

    def nothing_drawn(self, seat: Seat) -> None:
        self.record(NOTHING_DRAWN, seat)

    def discard_asked(self, seat: Seat, left: i64) -> None:
        self.phase = DISCARD
        self.left = left
        self.ask_one(seat)
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
        self.ask_one(seat)
        self.record(TURN_STARTED, seat)

    def passed(self, seat: Seat) -> None:
        self.record(PASSED, seat)

    def card_played(self, seat: Seat, card: Card) -> None:
        self.pay_and_play(seat, card)
        self.record(CARD_PLAYED, seat, card)

    def pay_and_play(self, seat: Seat, card: Card) -> None:
        """Part of the events that play cards."""
        self.gain(seat, -COSTS[self.faces[card]])
        self.move(card, HAND + seat, PLAY + seat)
        self.show(card, EVERYONE)

    def gain(self, seat: Seat, number: i64) -> None:
        """Part of the events that change lunas."""
        lunas: i64 = self.lunas[seat]
        self.lunas[seat] = lunas + number

    def recall_asked(self, seat: Seat, left: i64) -> None:
        self.phase = RECALL
        self.left = left
        self.ask_one(seat)
        self.record(RECALL_ASKED, seat, left)

    def recalled(self, seat: Seat, card: Card) -> None:
        self.move(card, PILE + seat, HAND + seat)
        self.left -= 1
        self.record(RECALLED, seat, card)

    def given_up(self, seat: Seat, card: Card) -> None:
        self.move(card, HAND + seat, PILE + seat)
        self.show(card, EVERYONE)
        self.gain(seat, EXCHANGE_GAIN)
        self.record(GIVEN_UP, seat, card)

    # Combat

    def champion_sent(self, seat: Seat, card: Card) -> None:
        self.pay_and_play(seat, card)
        self.record(CHAMPION_SENT, seat, card)

    def attacked(self, seat: Seat, cards: list[int]) -> None:
        self.phase = DEFENCE
        self.ask_one(1 - seat)
        self.record_cards(ATTACKED, seat, cards)

    def defended(self, seat: Seat, cards: list[int]) -> None:
        self.record_cards(DEFENDED, seat, cards)

    def declined(self, seat: Seat) -> None:
        self.record(DECLINED, seat)

    def combo_counted(self, seat: Seat, number: i64) -> None:
        self.record(COMBO_COUNTED, seat, number)

    def rolled(self, seat: Seat, card: Card, number: i64) -> None:
        self.record(ROLLED, seat, card, number)

    def struck(self, seat: Seat, attack: i64, defence: i64) -> None:
        self.damage = max(0, attack - defence)
        self.record(STRUCK, seat, attack, defence)

    def energy_lost(self, seat: Seat, number: i64) -> None:
        energy: i64 = self.energy[seat]
        self.energy[seat] = energy - number
        self.record(ENERGY_LOST, seat, number)

    def table_cleared(self) -> None:
        self.gather(PLAY, PILE)
        self.gather(PLAY + 1, PILE + 1)
        self.record(TABLE_CLEARED)

    def luna_gained(self, seat: Seat) -> None:
        self.gain(seat, 1)
        self.record(LUNA_GAINED, seat)

    # Draws

    def draw_offered(self, seat: Seat) -> None:
        self.offer = seat
        self.offered = True
        self.ask_one(seat)
        self.record(DRAW_OFFERED, seat)

    def draw_refused(self, seat: Seat) -> None:
        self.offer = NO_ONE
        self.ask_one(seat)
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
    """The cards of a set for one colour: its champions and a third of the other cards."""
    champions = list(range(ROWS * colour, ROWS * (colour + 1)))
    draw2 = list(range(102 + 3 * colour, 105 + 3 * colour))
    draw3 = list(range(111 + 2 * colour, 113 + 2 * colour))
    return champions + draw2 + draw3 + [117 + colour]
