"""Eights: get rid of your cards by matching the colour or the number on the pile; eights are wild.

Rule source: specification 004 and its types of special cards. The deck is endless: every card is
drawn by weights, independently of all others. A hand must be empty *after* the effect of a card;
every player is looked at, in seat order from the one who played, so that a card can make somebody
else win.

Rulings where the rules are silent:

- A draw does not break a row of reverses; only another card does.
- Draws a leaving player had before him are left to the next one.
- If a drawn card may be played at once, its drawer is always asked, whether or not it fits:
  otherwise the others would learn that it does. Cards drawn for a plus cannot be played at once.
- If one may draw only when nothing fits, that holds for answering a plus as well.
- Swap trades hands with the next player, pickswap with a player of one's choice; both have a
  colour. Wildpickswap is pickswap without one: it fits everywhere and calls a colour.
- Rotate: every hand moves on to the next player in the direction of play.
- Steal: a random card of the next player goes into one's own hand.
- Nope answers a plus of any value or colour, under every rule of stacking: nobody draws. At other
  times it is a coloured card without effect.
- A coloured +20 must fit like any coloured card, or stack on a plus; the plain +20 is wild.
- Which of several cards alike is played is chance, so that no place in the hand is special.
- A game that reaches the greatest number of turns goes to whoever holds the fewest cards; a tie is
  shared.
"""

from typing import Final, cast, final

from mypy_extensions import i64

from parlour.games.eights.rules_cards import (
    ANSWERING,
    CARDS,
    COLOUR,
    COLOURS,
    FACES,
    FIRST_CHAOS_FACE,
    FITTING,
    NO_COLOUR,
    NOPE,
    OPENING_URNS,
    PICKSWAP,
    PLUS,
    PLUS2,
    RANK,
    REVERSE,
    REVERSE_BITS,
    ROTATE,
    SKIP,
    STEAL,
    SWAP,
    URNS,
    WEIGHTS,
    WILD_BITS,
    WILDPICKSWAP,
    FaceSet,
    bit,
    nth,
)
from parlour.kernel.game import Game, Options
from parlour.kernel.random import Random
from parlour.kernel.seats import count_in, seats_in
from parlour.kernel.table import Table
from parlour.kernel.types import EVERYONE, HIDDEN, NOBODY, Action, Card, Kind, Mask, Seat

# Zones

DECK: Final = 0  # blank cards
PILE: Final = 1  # the top card alone
HAND: Final = 2
MOST_SEATS: Final = 10
PASSING: Final = 12  # a hand on its way to another seat; empty after every event
ZONE_COUNT: Final = 13

# Phases

SETUP: Final = 0
PLAY: Final = 1
DRAWN: Final = 2  # the card just drawn may be played
GAME_END: Final = 3

# Directions

CLOCKWISE: Final = 0
COUNTERCLOCKWISE: Final = 1

# Events

CARDS_DEALT: Final = 16
PILE_OPENED: Final = 17
TURN_STARTED: Final = 18
CARD_PLAYED: Final = 19
COLOUR_CALLED: Final = 20
DRAWS_RAISED: Final = 21
DRAWS_CANCELLED: Final = 22
DIRECTION_REVERSED: Final = 23
PLAYERS_SKIPPED: Final = 24
HANDS_SWAPPED: Final = 25
HANDS_ROTATED: Final = 26
CARD_STOLEN: Final = 27
CARD_DRAWN: Final = 28
CARDS_DRAWN: Final = 29
CARD_OFFERED: Final = 30
CARD_KEPT: Final = 31
HAND_RETURNED: Final = 32
HAND_EMPTIED: Final = 33
LEFT_ALONE: Final = 34
TURNS_RAN_OUT: Final = 35

# Actions: to draw, to keep what was drawn, or a face with the colour called and the player chosen

NO_ONE: Final = -1
DRAW: Final = 0
KEEP: Final = 1


def ways_to_play(face: int) -> list[tuple[int, int, int]]:
    """All plays of a card; a swap has a target only if the house says so."""
    rank = RANK[face]
    colours = [1, 2, 3, 4] if COLOUR[face] == NO_COLOUR else [NO_COLOUR]
    targets = [] if rank in (PICKSWAP, WILDPICKSWAP) else [NO_ONE]
    if rank in (SWAP, PICKSWAP, WILDPICKSWAP):
        targets.extend(range(MOST_SEATS))
    return [(face, colour, target) for colour in colours for target in targets]


NO_PLAY: Final = (0, NO_COLOUR, NO_ONE)
PLAYS: Final = [NO_PLAY, NO_PLAY] + [play for face in FACES for play in ways_to_play(face)]
# By face: the actions that play it, without a target and with one; the first of them.
UNAIMED: Final = [
    [number for number, play in enumerate(PLAYS) if play[0] == face and play[2] == NO_ONE]
    for face in range(len(CARDS))
]
AIMED: Final = [
    [number for number, play in enumerate(PLAYS) if play[0] == face and play[2] != NO_ONE]
    for face in range(len(CARDS))
]
FIRST_WAY: Final = [min(UNAIMED[face] + AIMED[face]) for face in range(len(CARDS))]


@final
class House:
    """The options of a game, as the rules use them."""

    weights: list[int]
    urn: bytes
    opening_urn: bytes
    answering: list[FaceSet]  # by face on the pile: what may be played on pending draws
    hand_size: i64
    skipped: i64
    reverse_limit: i64
    play_drawn: bool
    must_play: bool
    swap_anyone: bool
    turn_limit: i64

    def __init__(self, options: Options) -> None:
        deck = str(options["weights"])
        self.weights = WEIGHTS[deck]
        self.urn = URNS[deck]
        self.opening_urn = OPENING_URNS[deck]
        self.answering = ANSWERING[str(options["stacking"])]
        self.hand_size = int(options["hand_size"])
        self.skipped = int(options["skipped"])
        self.reverse_limit = int(options["reverse_limit"])
        self.play_drawn = options["play_drawn"] is True
        self.must_play = options["must_play"] is True
        self.swap_anyone = options["swap_anyone"] is True
        self.turn_limit = int(options["turn_limit"])


@final
class Eights(Table):
    """A game: one pile, and what its top card asks for."""

    house: House
    phase: i64
    colour: i64
    direction: i64
    pending: i64  # cards the next player must draw
    reverses: i64  # played in a row

    def __init__(self, game: Game, seats: i64, house: House) -> None:
        super().__init__(game, seats)
        self.house = house
        self.phase = SETUP
        self.colour = NO_COLOUR
        self.direction = CLOCKWISE
        self.pending = 0
        self.reverses = 0

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

    # Who sits where

    def playing(self) -> Mask:
        """The players who have not left."""
        return ((i64(1) << self.seats) - 1) & ~self.gone

    def after(self, seat: Seat, steps: i64) -> Seat:
        """The player so many steps on in the direction of play."""
        seats = self.seats
        step: i64 = 1 if self.direction == CLOCKWISE else seats - 1
        while steps:
            seat += step
            if seat >= seats:
                seat -= seats
            if self.gone >> seat & 1 == 0:
                steps -= 1
        return seat

    def worth(self, seat: Seat) -> i64:
        return -self.size(HAND + seat)

    # What can happen

    def cards_dealt(self, seat: Seat, cards: list[int]) -> None:
        self.take(seat, cards)
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
        self.ask(i64(1) << seat)
        self.record(TURN_STARTED, seat)

    def card_played(self, seat: Seat, card: Card, face: Kind) -> None:
        self.bury(self.top(PILE))
        self.raise_to_top(card, HAND + seat)
        self.move(card, HAND + seat, PILE)
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

    def direction_reversed(self, direction: i64) -> None:
        self.direction = direction
        self.reverses += 1
        self.record(DIRECTION_REVERSED, direction)

    def players_skipped(self, number: i64) -> None:
        self.record(PLAYERS_SKIPPED, number)

    def hands_swapped(self, seat: Seat, target: Seat) -> None:
        self.gather(HAND + seat, PASSING)
        self.hand_over(HAND + target, seat)
        self.hand_over(PASSING, target)
        self.record(HANDS_SWAPPED, seat, target)

    def hands_rotated(self, seat: Seat) -> None:
        back = count_in(self.playing()) - 1  # so many steps on sits the player before
        receiver = seat
        giver = self.after(seat, back)
        self.gather(HAND + seat, PASSING)
        while giver != seat:
            self.hand_over(HAND + giver, receiver)
            receiver = giver
            giver = self.after(giver, back)
        self.hand_over(PASSING, receiver)
        self.record(HANDS_ROTATED, seat)

    def card_stolen(self, seat: Seat, target: Seat, card: Card) -> None:
        self.move(card, HAND + target, HAND + seat)
        self.show(card, i64(1) << seat)
        self.record(CARD_STOLEN, seat, target, card)

    def card_drawn(self, seat: Seat, card: Card) -> None:
        self.move(card, DECK, HAND + seat)
        self.show(card, i64(1) << seat)
        self.record(CARD_DRAWN, seat, card)

    def cards_drawn(self, seat: Seat, cards: list[int]) -> None:
        self.pending = 0
        self.take(seat, cards)
        self.record_cards(CARDS_DRAWN, seat, cards)

    def card_offered(self, seat: Seat) -> None:
        self.phase = DRAWN
        self.ask(i64(1) << seat)
        self.record(CARD_OFFERED, seat)

    def card_kept(self, seat: Seat) -> None:
        self.record(CARD_KEPT, seat)

    def hand_returned(self, seat: Seat) -> None:
        for card in self.zones[HAND + seat]:
            self.wipe(card)
        self.gather(HAND + seat, DECK)
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

    def take(self, seat: Seat, cards: list[int]) -> None:
        """New cards go into a hand, the uppermost first."""
        for card in reversed(cards):
            self.move(card, DECK, HAND + seat)
            self.show(card, i64(1) << seat)

    def raise_to_top(self, card: Card, zone: i64) -> None:
        """A card changes places with the uppermost one of its zone, to be moved without a search.

        Hands can be long: this is faster than to close the gap.
        """
        cards = cast(list[i64], self.own(zone))
        place = len(cards) - 1
        top = cards[place]
        if top != card:
            while cards[place] != card:
                place -= 1
            cards[place] = top
            cards[len(cards) - 1] = card

    def bury(self, card: Card) -> None:
        """The top of the pile is blank again and goes back to the deck."""
        self.move(card, PILE, DECK)
        self.wipe(card)

    def hand_over(self, zone: i64, seat: Seat) -> None:
        """All cards of a zone become the hand of a seat whose own hand is gone."""
        for card in self.zones[zone]:
            self.show(card, i64(1) << seat)
        self.gather(zone, HAND + seat)

    # Choices

    def choices(self, seat: Seat) -> list[int]:
        low, high = self.playable(seat)
        return self.list_choices(seat, low, high)

    def list_choices(self, seat: Seat, low: i64, high: i64) -> list[int]:
        """The actions of a seat that may play these faces."""
        actions: list[int] = []
        if self.may_refrain(low | high):
            actions.append(self.refraining())
        face: i64 = 0
        while low >> face:
            if low >> face & 1:
                actions.extend(UNAIMED[face])
            face += 1
        face = 0
        while high >> face:
            if high >> face & 1:
                actions.extend(self.ways(seat, FIRST_CHAOS_FACE + face))
            face += 1
        return actions

    def random_choice(self, seat: Seat, rng: Random) -> int:
        low, high = self.playable(seat)
        if high:
            return rng.pick(self.list_choices(seat, low, high))
        wild = low & WILD_BITS
        plain = low & ~WILD_BITS
        refrain: i64 = 1 if self.may_refrain(low) else 0
        plain_ways = count_in(plain)
        choice = rng.below(refrain + plain_ways + 4 * count_in(wild))
        if choice < refrain:
            return self.refraining()
        choice -= refrain
        if choice < plain_ways:
            return FIRST_WAY[nth(plain, choice)]
        choice -= plain_ways
        return FIRST_WAY[nth(wild, choice >> 2)] + (choice & 3)

    def policy_choice(self, seat: Seat, rng: Random) -> int:
        """Any card that can be played, coloured ones first; the colour held most is called."""
        low, high = self.playable(seat)
        if high:
            choices = self.list_choices(seat, low, high)
            least: i64 = 1 if self.may_refrain(low | high) else 0
            return choices[least + rng.below(len(choices) - least)]
        if low == 0:
            return self.refraining()
        plain = low & ~WILD_BITS
        if plain:
            return FIRST_WAY[nth(plain, rng.below(count_in(plain)))]
        return FIRST_WAY[nth(low, rng.below(count_in(low)))] + self.favourite(seat) - 1

    def favourite(self, seat: Seat) -> i64:
        """The colour the seat holds most of."""
        held = [0] * len(COLOURS)
        for card in self.zones[HAND + seat]:
            held[COLOUR[self.faces[card]]] += 1
        best: i64 = 1
        for colour in range(2, len(COLOURS)):
            if held[colour] > held[best]:
                best = colour
        return best

    def playable(self, seat: Seat) -> tuple[i64, i64]:
        """The faces that may be played from the hand, as the two words of a FaceSet.

        In long hands this is most of the work, hence the machine integers.
        """
        low: i64 = 0
        high: i64 = 0
        faces = cast(list[i64], self.faces)
        hand = cast(list[i64], self.zones[HAND + seat])
        size: i64 = len(hand)
        place: i64 = size - 1 if self.phase == DRAWN else 0
        while place < size:
            beyond: i64 = faces[hand[place]] - FIRST_CHAOS_FACE
            if beyond < 0:
                low |= bit(FIRST_CHAOS_FACE + beyond)
            else:
                high |= bit(beyond)
            place += 1
        allowed = self.allowed()
        if self.reverses and self.reverses == self.house.reverse_limit:
            low &= ~REVERSE_BITS
        return low & allowed.low, high & allowed.high

    def allowed(self) -> FaceSet:
        """What may be played on the pile as it is."""
        top = self.faces[self.zones[PILE][-1]]
        return self.house.answering[top] if self.pending else FITTING[self.colour][top]

    def may_refrain(self, playable: i64) -> bool:
        """Whether one need not play; `playable` is 0 if nothing can be."""
        return playable == 0 or self.phase == DRAWN or not self.house.must_play

    def refraining(self) -> int:
        return KEEP if self.phase == DRAWN else DRAW

    def ways(self, seat: Seat, face: Kind) -> list[int]:
        """The actions that play this card."""
        aimed = AIMED[face]
        if not aimed or (RANK[face] == SWAP and not self.house.swap_anyone):
            return UNAIMED[face]
        others = self.playing() & ~(i64(1) << seat)
        return [action for action in aimed if others >> PLAYS[action][2] & 1]

    # Decisions

    def set_up(self, rng: Random) -> None:
        for seat in range(self.seats):
            self.cards_dealt(seat, self.new_cards(self.house.hand_size, rng))
        urn = self.house.opening_urn
        face: i64 = urn[rng.below(len(urn))]
        card = self.top(DECK)
        self.minted(card, face)
        self.pile_opened(card, face, COLOUR[face] or rng.below(4) + 1)
        self.turn_started(0)

    def play(self, seat: Seat, action: Action, rng: Random) -> None:
        if action == DRAW:
            self.draw(seat, rng)
            return
        steps: i64 = 1
        if action == KEEP:
            self.card_kept(seat)
        else:
            face, colour, target = PLAYS[action]
            self.card_played(seat, self.card_with(seat, face, rng), face)
            if colour != NO_COLOUR:
                self.colour_called(seat, colour)
            rank = RANK[face]
            steps = take_effect(self, seat, rank, target, rng)
            if (rank >= SWAP or not self.zones[HAND + seat]) and self.finish():
                return
        self.start_turn(self.after(seat, steps))

    def draw(self, seat: Seat, rng: Random) -> None:
        forced = self.pending > 0
        if forced:
            self.cards_drawn(seat, self.new_cards(self.pending, rng))
        else:
            self.card_drawn(seat, self.mint(rng))
        if self.house.play_drawn and not forced:
            self.card_offered(seat)
        else:
            self.start_turn(self.after(seat, 1))

    def mint(self, rng: Random) -> Card:
        deck = self.zones[DECK]
        card: i64 = deck[-1] if deck else len(self.faces)
        self.minted(card, self.new_face(rng))
        return card

    def new_cards(self, number: i64, rng: Random) -> list[int]:
        """So many new cards, still lying on top of the deck."""
        blank = min(number, self.size(DECK))
        for _ in range(number - blank):
            self.minted(len(self.faces), self.new_face(rng))
        cards = self.zones[DECK][-number:]
        for place in range(blank):
            self.minted(cards[place], self.new_face(rng))
        return cards

    def new_face(self, rng: Random) -> Kind:
        urn = self.house.urn
        return urn[rng.below(len(urn))]

    def card_with(self, seat: Seat, face: Kind, rng: Random) -> Card:
        """A card of the seat with this face; chance decides where in the hand the search begins."""
        hand = cast(list[i64], self.zones[HAND + seat])
        if self.phase == DRAWN:
            return hand[-1]
        faces = cast(list[i64], self.faces)
        end: i64 = len(hand)
        place = rng.below(end)
        while faces[hand[place]] != face:
            place += 1
            if place == end:
                place = 0
                end = -1  # once round is enough
        return hand[place]

    def start_turn(self, seat: Seat) -> None:
        if self.turns >= self.house.turn_limit:
            self.turns_ran_out(self.turns)
            self.ended(self.holding_fewest())
        else:
            self.turn_started(seat)

    def finish(self) -> bool:
        """End the game if a hand is empty, looked at from the one who played."""
        for step in range(self.seats):
            seat = (self.turn + step) % self.seats
            if not self.zones[HAND + seat] and not self.is_gone(seat):
                self.hand_emptied(seat)
                self.ended(i64(1) << seat)
                return True
        return False

    def holding_fewest(self) -> Mask:
        sizes = [self.size(HAND + seat) for seat in seats_in(self.playing())]
        fewest = min(sizes)
        seats: Mask = NOBODY
        for seat in seats_in(self.playing()):
            if self.size(HAND + seat) == fewest:
                seats |= i64(1) << seat
        return seats

    def leave(self, seat: Seat, rng: Random) -> None:
        self.hand_returned(seat)
        playing = self.playing()
        if playing & (playing - 1) == 0:
            self.left_alone(seats_in(playing)[0])
            self.ended(playing)
        elif self.turn == seat:
            self.start_turn(self.after(seat, 1))


# The special cards


def take_effect(table: Eights, seat: Seat, rank: i64, target: i64, rng: Random) -> i64:
    """What a card does; how many steps the turn moves on."""
    if rank < PLUS2:
        return 1
    if PLUS[rank]:
        table.draws_raised(table.pending + PLUS[rank])
    elif rank == SKIP:
        table.players_skipped(table.house.skipped)
        return table.house.skipped + 1
    elif rank == REVERSE:
        table.direction_reversed(COUNTERCLOCKWISE - table.direction)
    elif rank == NOPE:
        if table.pending:
            table.draws_cancelled(seat)
    elif rank == ROTATE:
        table.hands_rotated(seat)
    elif rank == STEAL:
        steal(table, seat, table.after(seat, 1), rng)
    else:
        table.hands_swapped(seat, table.after(seat, 1) if target == NO_ONE else target)
    return 1


def steal(table: Eights, seat: Seat, target: Seat, rng: Random) -> None:
    hand = table.zones[HAND + target]
    table.card_stolen(seat, target, hand[rng.below(len(hand))])


def new_table(game: Game, seats: int, options: Options) -> Table:
    """An empty table, with as many blank cards as the deal needs."""
    house = House(options)
    table = Eights(game, seats, house)
    table.lay([int(HIDDEN)] * (seats * int(house.hand_size) + 1), ZONE_COUNT)
    table.known = [int(NOBODY)] * len(table.faces)
    return table
