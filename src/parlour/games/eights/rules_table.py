"""A table of eights: the state, and what can happen to it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.eights.rules_cards import COLOUR, NO_COLOUR, RANK, REVERSE
from parlour.games.eights.rules_plays import HouseRules
from parlour.kernel.events import BIG, PLAIN, SMALL, Events
from parlour.kernel.game import Game
from parlour.kernel.seats import has, only, seats_in
from parlour.kernel.table import Table
from parlour.kernel.types import EVERYONE, NO_CARD, Card, Kind, Seat

# Zones

DECK: Final = 0  # blank cards
PILE: Final = 1  # only its top card
HAND: Final = 2  # one for each of ten seats
DRAWN: Final = 12  # a card just drawn that may be played at once
ZONE_COUNT: Final = 13

# Phases

SETUP: Final = 0
PLAY: Final = 1
DECIDE: Final = 2  # whether to play the card just drawn
GAME_END: Final = 3

# Directions

CLOCKWISE: Final = 0
COUNTERCLOCKWISE: Final = 1

# Events

EVENTS: Final = Events()
CARDS_DEALT: Final[i64] = EVENTS.add(
    "cards_dealt", "seat cards", "{seat} is dealt {cards}.", weight=SMALL
)
PILE_OPENED: Final[i64] = EVENTS.add(
    "pile_opened",
    "card face colour",
    "The pile begins with {face}; the colour is {colour}.",
    weight=PLAIN,
)
TURN_STARTED: Final[i64] = EVENTS.add("turn_started", "seat", "It is {seat}'s turn.", weight=SMALL)
CARD_PLAYED: Final[i64] = EVENTS.add(
    "card_played", "seat card face", "{seat} plays {face}.", weight=PLAIN
)
COLOUR_CALLED: Final[i64] = EVENTS.add(
    "colour_called", "seat colour", "{seat} calls {colour}.", weight=BIG
)
DRAWS_RAISED: Final[i64] = EVENTS.add("draws_raised", "number", "There are {number} cards to draw.")
DRAWS_CANCELLED: Final[i64] = EVENTS.add(
    "draws_cancelled", "seat", "{seat} says nope: nobody draws.", weight=BIG
)
NOTHING_CANCELLED: Final[i64] = EVENTS.add(
    "nothing_cancelled", "seat", "There is nothing to draw; the nope does nothing."
)
DIRECTION_REVERSED: Final[i64] = EVENTS.add(
    "direction_reversed", "direction", "Play now goes {direction}.", weight=BIG
)
PLAYERS_SKIPPED: Final[i64] = EVENTS.add("players_skipped", "number", "Players skipped: {number}.")
HANDS_SWAPPED: Final[i64] = EVENTS.add(
    "hands_swapped", "seat target:seat", "{seat} and {target} trade hands.", weight=BIG
)
HANDS_ROTATED: Final[i64] = EVENTS.add(
    "hands_rotated", "seat", "All hands move on to the next player.", weight=BIG
)
CARD_STOLEN: Final[i64] = EVENTS.add(
    "card_stolen", "seat target:seat card", "{seat} steals {card} from {target}.", weight=BIG
)
CARD_DRAWN: Final[i64] = EVENTS.add("card_drawn", "seat card", "{seat} draws {card}.", weight=SMALL)
CARDS_DRAWN: Final[i64] = EVENTS.add(
    "cards_drawn", "seat cards", "{seat} has to draw {cards}.", weight=BIG
)
CARD_OFFERED: Final[i64] = EVENTS.add(
    "card_offered", "seat card", "{seat} draws {card} and may play it.", weight=SMALL
)
CARD_KEPT: Final[i64] = EVENTS.add("card_kept", "seat card", "{seat} keeps {card}.", weight=SMALL)
HAND_RETURNED: Final[i64] = EVENTS.add("hand_returned", "seat", "{seat}'s cards are gone.")
HAND_EMPTIED: Final[i64] = EVENTS.add(
    "hand_emptied", "seat", "{seat} has no cards left.", weight=BIG
)
LEFT_ALONE: Final[i64] = EVENTS.add(
    "left_alone", "seat", "{seat} is the only one left.", weight=BIG
)
TURNS_RAN_OUT: Final[i64] = EVENTS.add(
    "turns_ran_out", "number", "After {number} turns the fewest cards win.", weight=BIG
)


# The table

NOT_COUNTED: Final = vec[i64]()


class EightsTable(Table):
    """The pile, what its top card demands, and everybody's hand."""

    house: HouseRules
    _counts: list[vec[i64]]  # by seat: the hand counted by face, once needed; see `held`
    phase: i64 = SETUP
    colour: i64 = NO_COLOUR  # in play
    direction: i64 = CLOCKWISE
    pending: i64 = 0  # cards the next player must draw
    reverses: i64 = 0  # played in a row

    def __init__(self, game: Game, seats: i64, house: HouseRules) -> None:
        super().__init__(game, seats)
        self.house = house
        self._counts = [NOT_COUNTED] * seats

    def copy_state(self, twin: "EightsTable") -> None:
        """The part of `copy` for everything but the counts."""
        self.copy_to(twin)
        twin.phase = self.phase
        twin.colour = self.colour
        twin.direction = self.direction
        twin.pending = self.pending
        twin.reverses = self.reverses

    def weights(self) -> list[int]:
        return self.house.weights

    def held(self, seat: Seat) -> vec[i64]:
        """By face: how many cards with it the seat holds; for face 0 (no card) at least 1.

        Hands grow long, so they are counted only once. The counts come from the faces of this
        table, so a copy or a view counts again.
        """
        counts = self._counts[seat]
        if len(counts) == 0:
            counts = count_faces(self, HAND + seat)
            self._counts[seat] = counts
        return counts

    def after(self, seat: Seat, steps: i64) -> Seat:
        """The player who is this many steps further in the direction of play."""
        seats = self.seats
        step: i64 = 1 if self.direction == CLOCKWISE else seats - 1
        while steps:
            seat += step
            if seat >= seats:
                seat -= seats
            if not has(self.gone, seat):
                steps -= 1
        return seat

    # What can happen

    def cards_dealt(self, seat: Seat, cards: list[int]) -> None:
        self.pick_up(seat, cards)
        self.record_cards(CARDS_DEALT, seat, cards)

    def pile_opened(self, card: Card, face: Kind, colour: i64) -> None:
        self.move(card, DECK, PILE)
        self.show(card, EVERYONE)
        self.colour = colour
        self.record(PILE_OPENED, card, face, colour)

    def turn_started(self, seat: Seat) -> None:
        self.phase = PLAY
        self.turn = seat
        self.turns += 1
        self.ask_one(seat)
        self.record(TURN_STARTED, seat)

    def card_played(self, seat: Seat, card: Card, face: Kind) -> None:
        self.bury(self.top(PILE))
        if self.phase == DECIDE:
            self.move(card, DRAWN, PILE)
        else:
            self.move(card, HAND + seat, PILE)
            self.lose(seat, face)
        self.show(card, EVERYONE)
        self.colour = COLOUR[face]
        if RANK[face] != REVERSE:
            self.reverses = 0
        self.record(CARD_PLAYED, seat, card, face)

    def colour_called(self, seat: Seat, colour: i64) -> None:
        self.colour = colour
        self.record(COLOUR_CALLED, seat, colour)

    def draws_raised(self, number: i64) -> None:
        self.pending = number
        self.record(DRAWS_RAISED, number)

    def draws_cancelled(self, seat: Seat) -> None:
        self.pending = 0
        self.record(DRAWS_CANCELLED, seat)

    def nothing_cancelled(self, seat: Seat) -> None:
        self.record(NOTHING_CANCELLED, seat)

    def direction_reversed(self, direction: i64) -> None:
        self.direction = direction
        self.reverses += 1
        self.record(DIRECTION_REVERSED, direction)

    def players_skipped(self, number: i64) -> None:
        self.record(PLAYERS_SKIPPED, number)

    def hands_swapped(self, seat: Seat, target: Seat) -> None:
        self.trade(seat, target)
        self.look_at_hand(seat)
        self.look_at_hand(target)
        self.record(HANDS_SWAPPED, seat, target)

    def hands_rotated(self, seat: Seat) -> None:
        other = self.after(seat, 1)
        while other != seat:  # each player gets the hand of the one before
            self.trade(seat, other)
            other = self.after(other, 1)
        for each in seats_in(self.playing()):
            self.look_at_hand(each)
        self.record(HANDS_ROTATED, seat)

    def card_stolen(self, seat: Seat, target: Seat, card: Card) -> None:
        self.move(card, HAND + target, HAND + seat)
        self.show_to(seat, card)
        self.lose(target, self.faces[card])
        self.gain(seat, self.faces[card])
        self.record(CARD_STOLEN, seat, target, card)

    def card_drawn(self, seat: Seat, card: Card) -> None:
        self.move(card, DECK, HAND + seat)
        self.show_to(seat, card)
        self.gain(seat, self.faces[card])
        self.record(CARD_DRAWN, seat, card)

    def cards_drawn(self, seat: Seat, cards: list[int]) -> None:
        self.pending = 0
        self.pick_up(seat, cards)
        self.record_cards(CARDS_DRAWN, seat, cards)

    def card_offered(self, seat: Seat, card: Card) -> None:
        self.phase = DECIDE
        self.move(card, DECK, DRAWN)
        self.show_to(seat, card)
        self.ask_one(seat)
        self.record(CARD_OFFERED, seat, card)

    def card_kept(self, seat: Seat, card: Card) -> None:
        self.move(card, DRAWN, HAND + seat)
        self.gain(seat, self.faces[card])
        self.record(CARD_KEPT, seat, card)

    def hand_returned(self, seat: Seat) -> None:
        if self.turn == seat:
            self.gather(DRAWN, HAND + seat)
        for card in self.pile(HAND + seat):
            self.wipe(card)
        self.gather(HAND + seat, DECK)
        self._counts[seat] = NOT_COUNTED
        self.record(HAND_RETURNED, seat)

    def hand_emptied(self, seat: Seat) -> None:
        self.phase = GAME_END
        self.record(HAND_EMPTIED, seat)

    def left_alone(self, seat: Seat) -> None:
        self.phase = GAME_END
        self.record(LEFT_ALONE, seat)

    def turns_ran_out(self, number: i64) -> None:
        self.phase = GAME_END
        self.record(TURNS_RAN_OUT, number)

    # Parts of events

    def pick_up(self, seat: Seat, cards: list[int]) -> None:
        """New cards go into a hand, the uppermost first."""
        for card in reversed(cards):
            self.move(card, DECK, HAND + seat)
            self.show_to(seat, card)
            self.gain(seat, self.faces[card])

    def gain(self, seat: Seat, face: Kind) -> None:
        """Count one more card with this face, if the hand has been counted."""
        counts = self._counts[seat]
        if len(counts):
            counts[face] += 1

    def lose(self, seat: Seat, face: Kind) -> None:
        counts = self._counts[seat]
        if len(counts):
            counts[face] -= 1

    def bury(self, card: Card) -> None:
        """Make the top card of the pile blank and put it back into the deck."""
        self.move(card, PILE, DECK)
        self.wipe(card)

    def trade(self, seat: Seat, other: Seat) -> None:
        """Two hands change places."""
        self.swap(HAND + seat, HAND + other)
        counts = self._counts
        counts[seat], counts[other] = counts[other], counts[seat]

    def look_at_hand(self, seat: Seat) -> None:
        self.show_zone(HAND + seat, only(seat))


def count_faces(table: Table, zone: i64) -> vec[i64]:
    """By face: how many cards in a zone have it; face 0 (no card) counts once more."""
    faces, under = table.faces, table.under
    counts = vec[i64]([0] * len(RANK))
    counts[0] = 1
    card = table.tops[zone]
    while card != NO_CARD:
        counts[faces[card]] += 1
        card = under[card]
    return counts
