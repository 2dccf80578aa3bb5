"""Eights: get rid of your cards by matching the colour or the number on the pile; eights are wild.

Rule source: specification 004 and its types of special cards. The deck is endless: every card is
drawn by weights, independently of all others. A hand must be empty *after* the effect of a card;
every player is looked at, in seat order from the one who played, so that a card can make somebody
else win.

Rulings where the rules are silent:

- A skip passes over at most all others: the turn comes back to the one who played it.
- A draw does not end a row of reverses; any card that is not a reverse does.
- Draws that a player who leaves had to face are left to the next one.
- If a drawn card may be played at once, its drawer is always asked, whether or not it fits:
  otherwise the others would learn that it does. Until then it lies beside the hand. Cards drawn for
  a plus cannot be played at once.
- If one may draw only when nothing fits, that holds for answering a plus as well, and a drawn card
  that fits must be played if it may: nothing else did.
- Swap trades hands with the next player, pickswap with a player of one's choice; both have a
  colour. Wildpickswap is pickswap without one: it fits everywhere and calls a colour.
- Rotate: every hand moves on to the next player in the direction of play.
- Steal: a random card of the next player goes into one's own hand.
- Nope answers a plus of any value or colour, under every rule of stacking: nobody draws. At other
  times it is a coloured card without effect.
- A coloured +20 must fit like any coloured card, or stack on a plus; the plain +20 is wild.
- A game that reaches its limit of turns, if there is one, goes to whoever holds the fewest cards; a
  tie is shared.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.eights.rules_cards import (
    COLOUR,
    NO_COLOUR,
    NOPE,
    PLUS,
    PLUS2,
    RANK,
    REVERSE,
    ROTATE,
    SKIP,
    STEAL,
    SWAP,
)
from parlour.games.eights.rules_plays import CALLED, DRAW, FACE, KEEP, TARGET, Allowed, HouseRules
from parlour.kernel.events import Events
from parlour.kernel.game import Game, Options
from parlour.kernel.random import Random
from parlour.kernel.seats import at_most_one, count_in, first_of, has, only, seats_in
from parlour.kernel.table import Table
from parlour.kernel.types import EVERYONE, HIDDEN, NO_ONE, NOBODY, Action, Card, Kind, Mask, Seat

# Zones

DECK: Final = 0  # blank cards
PILE: Final = 1  # the top card alone
HAND: Final = 2  # ten of them
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
CARDS_DEALT: Final[i64] = EVENTS.add("cards_dealt", "seat cards", "{seat} is dealt {cards}.")
PILE_OPENED: Final[i64] = EVENTS.add(
    "pile_opened", "card face colour", "The pile begins with {face}; the colour is {colour}."
)
TURN_STARTED: Final[i64] = EVENTS.add("turn_started", "seat", "It is {seat}'s turn.")
CARD_PLAYED: Final[i64] = EVENTS.add("card_played", "seat card face", "{seat} plays {face}.")
COLOUR_CALLED: Final[i64] = EVENTS.add("colour_called", "seat colour", "{seat} calls {colour}.")
DRAWS_RAISED: Final[i64] = EVENTS.add("draws_raised", "number", "There are {number} cards to draw.")
DRAWS_CANCELLED: Final[i64] = EVENTS.add(
    "draws_cancelled", "seat", "{seat} says nope: nobody draws."
)
NOTHING_CANCELLED: Final[i64] = EVENTS.add(
    "nothing_cancelled", "seat", "There is nothing to draw; the nope does nothing."
)
DIRECTION_REVERSED: Final[i64] = EVENTS.add(
    "direction_reversed", "direction", "Play now goes {direction}."
)
PLAYERS_SKIPPED: Final[i64] = EVENTS.add(
    "players_skipped", "number", "Players passed over: {number}."
)
HANDS_SWAPPED: Final[i64] = EVENTS.add(
    "hands_swapped", "seat target:seat", "{seat} and {target} trade hands."
)
HANDS_ROTATED: Final[i64] = EVENTS.add(
    "hands_rotated", "seat", "All hands move on to the next player."
)
CARD_STOLEN: Final[i64] = EVENTS.add(
    "card_stolen", "seat target:seat card", "{seat} steals {card} from {target}."
)
CARD_DRAWN: Final[i64] = EVENTS.add("card_drawn", "seat card", "{seat} draws {card}.")
CARDS_DRAWN: Final[i64] = EVENTS.add("cards_drawn", "seat cards", "{seat} has to draw {cards}.")
CARD_OFFERED: Final[i64] = EVENTS.add(
    "card_offered", "seat card", "{seat} draws {card} and may play it."
)
CARD_KEPT: Final[i64] = EVENTS.add("card_kept", "seat card", "{seat} keeps {card}.")
HAND_RETURNED: Final[i64] = EVENTS.add("hand_returned", "seat", "{seat}'s cards are gone.")
HAND_EMPTIED: Final[i64] = EVENTS.add("hand_emptied", "seat", "{seat} has no cards left.")
LEFT_ALONE: Final[i64] = EVENTS.add("left_alone", "seat", "{seat} is the only one left.")
TURNS_RAN_OUT: Final[i64] = EVENTS.add(
    "turns_ran_out", "number", "After {number} turns the fewest cards win."
)


# The table

NOT_COUNTED: Final[list[i64]] = []


@final
class Eights(Table):
    """A game: one pile, and what its top card asks for."""

    house: HouseRules
    _counts: list[list[i64]]  # by seat: the hand by faces, once asked for; see `held`
    phase: i64 = SETUP
    colour: i64 = NO_COLOUR  # in play
    direction: i64 = CLOCKWISE
    pending: i64 = 0  # cards the next player must draw
    reverses: i64 = 0  # played in a row

    def __init__(self, game: Game, seats: i64, house: HouseRules) -> None:
        super().__init__(game, seats)
        self.house = house
        self._counts = [NOT_COUNTED] * seats

    def copy(self) -> "Eights":
        twin = Eights(self.game, self.seats, self.house)
        self.copy_to(twin)
        twin.phase = self.phase
        twin.colour = self.colour
        twin.direction = self.direction
        twin.pending = self.pending
        twin.reverses = self.reverses
        return twin

    def weights(self) -> list[int]:
        return self.house.weights

    def held(self, seat: Seat) -> list[i64]:
        """By face: how many cards of it the seat holds; at 0, which stands for no card, at least 1.

        Hands grow long, so they are counted once. The counts say no more than the faces of this
        table: a copy, and so a view, counts its own.
        """
        counts = self._counts[seat]
        if len(counts) == 0:
            counts = count_faces(self, HAND + seat)
            self._counts[seat] = counts
        return counts

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
        while other != seat:  # whoever comes next gets the hand of the one before
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
        """A hand that has been counted has one more of this face."""
        counts = self._counts[seat]
        if len(counts):
            counts[face] = counts[face] + 1

    def lose(self, seat: Seat, face: Kind) -> None:
        counts = self._counts[seat]
        if len(counts):
            counts[face] = counts[face] - 1

    def bury(self, card: Card) -> None:
        """The top of the pile is blank again and goes back to the deck."""
        self.move(card, PILE, DECK)
        self.wipe(card)

    def trade(self, seat: Seat, other: Seat) -> None:
        """Two hands change places."""
        self.swap(HAND + seat, HAND + other)
        counts = self._counts
        counts[seat], counts[other] = counts[other], counts[seat]

    def look_at_hand(self, seat: Seat) -> None:
        for card in self.pile(HAND + seat):
            self.show_to(seat, card)

    # Set-up

    def set_up(self, rng: Random) -> None:
        for seat in range(self.seats):
            self.cards_dealt(seat, self.new_cards(self.house.hand_size, rng))
        urn = self.house.opening_urn
        face = urn[rng.below(len(urn))]
        card = self.top(DECK)
        self.minted(card, face)
        self.pile_opened(card, face, COLOUR[face] or rng.below(4) + 1)
        self.turn_started(0)

    def mint(self, rng: Random) -> Card:
        card: i64 = self.top(DECK) if self.size(DECK) else len(self.faces)
        self.minted(card, self.new_face(rng))
        return card

    def new_cards(self, number: i64, rng: Random) -> list[int]:
        """New cards, still lying on top of the deck."""
        blank = min(number, self.size(DECK))
        for _ in range(number - blank):
            self.minted(len(self.faces), self.new_face(rng))
        cards = self.upper(DECK, number)
        cards.reverse()
        for place in range(blank):
            self.minted(cards[place], self.new_face(rng))
        return cards

    def new_face(self, rng: Random) -> Kind:
        urn = self.house.urn
        return urn[rng.below(len(urn))]

    # A turn

    def start_turn(self, seat: Seat) -> None:
        if self.house.turn_limit and self.turns >= self.house.turn_limit:
            self.turns_ran_out(self.turns)
            self.ended(self.holding_fewest())
        else:
            self.turn_started(seat)

    def after(self, seat: Seat, steps: i64) -> Seat:
        """The player who sits this many steps on in the direction of play."""
        seats = self.seats
        step: i64 = 1 if self.direction == CLOCKWISE else seats - 1
        while steps:
            seat += step
            if seat >= seats:
                seat -= seats
            if not has(self.gone, seat):
                steps -= 1
        return seat

    def choices(self, seat: Seat) -> list[int]:
        if self.phase == DECIDE:
            return self.choices_with(seat, count_faces(self, DRAWN), KEEP)
        return self.choices_with(seat, self.held(seat), DRAW)

    def choices_with(self, seat: Seat, held: list[i64], refrain: Action) -> list[int]:
        """The actions of a seat that may play these cards, or refrain."""
        found: list[int] = [refrain]
        ways = self.house.ways
        for face in self.allowed().faces:
            if held[face] > 0:
                found.extend(ways[face])
        if self.house.has_targets:
            found = [action for action in found if self.can_be_target(TARGET[action], seat)]
        return found[1:] if self.house.must_play and len(found) > 1 else found

    def can_be_target(self, target: Seat, seat: Seat) -> bool:
        return target == NO_ONE or (target != seat and not has(self.gone, target))

    def allowed(self) -> Allowed:
        """What may be played on the pile as it is."""
        rank = RANK[self.faces[self.top(PILE)]]
        if self.pending:
            return self.house.answering[rank]
        allowed = self.house.fitting[self.colour][rank]
        if self.reverses and self.reverses == self.house.reverse_limit:
            return allowed.without_reverse()
        return allowed

    def random_choice(self, seat: Seat, rng: Random) -> int:
        """What the pile allows is drawn by lot until the seat has the card for it."""
        if self.phase == DECIDE or self.house.must_play:
            return rng.pick(self.choices(seat))
        held = self.held(seat)
        actions = self.allowed().actions
        number: i64 = len(actions)
        action = actions[rng.below(number)]
        while held[FACE[action]] == 0 or not self.can_be_target(TARGET[action], seat):
            action = actions[rng.below(number)]
        return action

    def play(self, seat: Seat, action: Action, rng: Random) -> None:
        if action == DRAW:
            self.draw(seat, rng)
        elif action == KEEP:
            self.card_kept(seat, self.top(DRAWN))
            self.start_turn(self.after(seat, 1))
        else:
            self.play_card(seat, action, rng)

    def draw(self, seat: Seat, rng: Random) -> None:
        if self.pending:
            self.cards_drawn(seat, self.new_cards(self.pending, rng))
        elif self.house.play_drawn:
            self.card_offered(seat, self.mint(rng))
            return
        else:
            self.card_drawn(seat, self.mint(rng))
        self.start_turn(self.after(seat, 1))

    def play_card(self, seat: Seat, action: Action, rng: Random) -> None:
        face = FACE[action]
        card = self.top(DRAWN) if self.phase == DECIDE else self.take(seat, HAND + seat, face)
        self.card_played(seat, card, face)
        if CALLED[action] != NO_COLOUR:
            self.colour_called(seat, CALLED[action])
        steps = take_effect(self, seat, RANK[face], TARGET[action], rng)
        others_too = RANK[face] >= SWAP  # only these cards take anything from another hand
        if not ((others_too or self.size(HAND + seat) == 0) and self.finish()):
            self.start_turn(self.after(seat, steps))

    # The end

    def finish(self) -> bool:
        """End the game if a hand is empty, looked at from the one who played."""
        for step in range(self.seats):
            seat = (self.turn + step) % self.seats
            if self.size(HAND + seat) == 0 and not self.is_gone(seat):
                self.hand_emptied(seat)
                self.ended(only(seat))
                return True
        return False

    def holding_fewest(self) -> Mask:
        sizes = [self.size(HAND + seat) for seat in seats_in(self.playing())]
        fewest = min(sizes)
        seats: Mask = NOBODY
        for seat in seats_in(self.playing()):
            if self.size(HAND + seat) == fewest:
                seats |= only(seat)
        return seats

    def leave(self, seat: Seat, rng: Random) -> None:
        self.hand_returned(seat)
        if at_most_one(self.playing()):
            self.left_alone(first_of(self.playing()))
            self.ended(self.playing())
        elif self.turn == seat:
            self.start_turn(self.after(seat, 1))


def count_faces(table: Eights, zone: i64) -> list[i64]:
    """By face: how many cards in a zone have it; no card, 0, counts as there."""
    counts = [i64(0)] * len(RANK)
    counts[0] = 1
    for card in table.pile(zone):
        counts[table.faces[card]] += 1
    return counts


# The special cards


def take_effect(table: Eights, seat: Seat, rank: i64, target: Seat, rng: Random) -> i64:
    """What a card does; how many steps the turn moves on."""
    if rank < PLUS2:
        return 1
    if PLUS[rank]:
        table.draws_raised(table.pending + PLUS[rank])
    elif rank == SKIP:
        return skip(table)
    elif rank == REVERSE:
        table.direction_reversed(COUNTERCLOCKWISE - table.direction)
    elif rank == NOPE:
        nope(table, seat)
    elif rank == ROTATE:
        rotate(table, seat)
    elif rank == STEAL:
        steal(table, seat, table.after(seat, 1), rng)
    else:
        swap(table, seat, table.after(seat, 1) if target == NO_ONE else target)
    return 1


def skip(table: Eights) -> i64:
    others = count_in(table.playing()) - 1
    skipped = min(table.house.skipped, others)
    table.players_skipped(skipped)
    return skipped + 1


def nope(table: Eights, seat: Seat) -> None:
    if table.pending:
        table.draws_cancelled(seat)
    else:
        table.nothing_cancelled(seat)


def rotate(table: Eights, seat: Seat) -> None:
    for each in seats_in(table.playing()):
        table.sort_hand(each, HAND + each)
    table.hands_rotated(seat)


def swap(table: Eights, seat: Seat, target: Seat) -> None:
    table.sort_hand(seat, HAND + seat)
    table.sort_hand(target, HAND + target)
    table.hands_swapped(seat, target)


def steal(table: Eights, seat: Seat, target: Seat, rng: Random) -> None:
    """Every card is equally likely. They are counted by face, so that their order means nothing."""
    held = table.held(target)
    number = rng.below(table.size(HAND + target))
    face: Kind = 1
    while number >= held[face]:
        number -= held[face]
        face += 1
    table.card_stolen(seat, target, table.take(target, HAND + target, face))


def new_table(game: Game, seats: int, options: Options) -> Table:
    """An empty table, with as many blank cards as the deal needs."""
    house = HouseRules(seats, options)
    table = Eights(game, seats, house)
    table.lay([int(HIDDEN)] * (seats * int(house.hand_size) + 1), ZONE_COUNT)
    table.known = vec[i64]([NOBODY] * len(table.faces))
    return table
