"""Eights: get rid of your cards by matching the colour or the number on the pile; eights are wild.

Rule source: the specification of the game and its types of special cards. The deck is endless:
every card is drawn by weights, independently of all others. A hand must be empty *after* the effect
of a card; every player is checked, in seat order from the one who played, so a card can make
somebody else win.

Rulings where the rules are silent:

- A skip passes over at most all others: the turn then returns to the one who played it.
- A draw does not end a row of reverses; any card that is not a reverse does.
- If a player who had to draw cards leaves, the next one draws them.
- If a drawn card may be played at once, the player is always asked, whether or not it fits:
  otherwise the others would learn that it fits. Until then it lies beside the hand. Cards drawn for
  a plus cannot be played at once.
- If players may draw only when nothing fits, that also holds for answering a plus, and a drawn card
  that fits must then be played, since nothing else did.
- Swap trades hands with the next player, pickswap with a chosen player; both have a
  colour. Wildpickswap is pickswap without one: it fits everywhere and calls a colour.
- Rotate: every hand moves on to the next player in the direction of play.
- Steal: a random card of the next player goes into the hand of the one who played it.
- Nope answers a plus of any value or colour, under every rule of stacking: nobody draws. At other
  times it is a coloured card without effect.
- A coloured +20 must fit like any coloured card, or stack on a plus; the plain +20 is wild.
- If there is a turn limit, the player with the fewest cards then wins; ties are shared.
"""

from typing import final

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
from parlour.games.eights.rules_table import (
    COUNTERCLOCKWISE,
    DECIDE,
    DECK,
    DRAWN,
    HAND,
    PILE,
    ZONE_COUNT,
    EightsTable,
    count_faces,
)
from parlour.kernel.game import Game, Options
from parlour.kernel.random import Random
from parlour.kernel.seats import at_most_one, count_in, first_of, has, only, seats_in
from parlour.kernel.table import Table
from parlour.kernel.types import HIDDEN, NO_ONE, NOBODY, Action, Card, Kind, Mask, Seat


@final
class Eights(EightsTable):
    """The choices, and what follows from them."""

    def copy(self) -> "Eights":
        twin = Eights(self.game, self.seats, self.house)
        self.copy_state(twin)
        return twin

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
        """Mint new cards; they stay on top of the deck."""
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

    def choices(self, seat: Seat) -> list[int]:
        if self.phase == DECIDE:
            return self.choices_with(seat, count_faces(self, DRAWN), KEEP)
        return self.choices_with(seat, self.held(seat), DRAW)

    def choices_with(self, seat: Seat, held: vec[i64], refrain: Action) -> list[int]:
        """The actions of a seat that may play these cards or take the action `refrain`."""
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
        """What may be played on the pile now."""
        rank = RANK[self.faces[self.top(PILE)]]
        if self.pending:
            return self.house.answering[rank]
        allowed = self.house.fitting[self.colour][rank]
        if self.reverses and self.reverses == self.house.reverse_limit:
            return allowed.without_reverse()
        return allowed

    def random_choice(self, seat: Seat, rng: Random) -> int:
        """Draw from the plays that the pile allows until the seat holds the card."""
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
        others_too = RANK[face] >= SWAP  # only these cards can empty another hand
        if not ((others_too or self.size(HAND + seat) == 0) and self.finish()):
            self.start_turn(self.after(seat, steps))

    # The end

    def finish(self) -> bool:
        """End the game if a hand is empty; the one who played is checked first."""
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


# The special cards


def take_effect(table: Eights, seat: Seat, rank: i64, target: Seat, rng: Random) -> i64:
    """Do what a card does; returns how many steps the turn moves on."""
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
    table.card_stolen(seat, target, table.take_any(target, HAND + target, rng))


def new_table(game: Game, seats: int, options: Options) -> Table:
    """A table before the deal, with as many blank cards as the deal needs."""
    house = HouseRules(seats, options)
    table = Eights(game, seats, house)
    table.lay([int(HIDDEN)] * (seats * int(house.hand_size) + 1), ZONE_COUNT)
    table.known = vec[i64]([NOBODY] * len(table.faces))
    return table
