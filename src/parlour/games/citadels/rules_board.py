"""The board of Citadels: its state and everything that can happen to it.

Cities, gold and the sizes of hands are public; hands, the pack and characters not yet called are
not. A zone is a hand if somebody takes one of several cards out of it that others cannot see.
"""

from typing import Final

from mypy_extensions import i64

from parlour.games.citadels import rules_events as events
from parlour.games.citadels.rules_box import Box, Character, District, bit
from parlour.games.citadels.rules_house import HouseRules
from parlour.kernel.game import Game
from parlour.kernel.seats import only
from parlour.kernel.table import Table
from parlour.kernel.types import EVERYONE, HIDDEN, NO_CARD, NO_ONE, Card, Kind, Seat

# Zones

DECK: Final = 0
CAST: Final = 1  # all characters, before a draft
PACK: Final = 2  # characters still to be picked, held by the player who picks
FACE_UP: Final = 3  # characters everybody knows nobody has
FACE_DOWN: Final = 4  # characters put aside in secret
DRAWN: Final = 5  # districts drawn, of which one will be kept
RUINS: Final = 6  # destroyed districts
HAND: Final = 7
CITY: Final = 14
CHARACTERS: Final = 21  # face down, until they are called
REVEALED: Final = 28  # face up, after they were called
ZONE_COUNT: Final = 35

# Phases

DRAFT_SETUP: Final = 0
DRAFT_PICK: Final = 1
DRAFT_DISCARD: Final = 2
RESOLUTION: Final = 3
PLAYER_TURN: Final = 4
ABILITY: Final = 5  # an ability that takes several steps
DRAW_CHOICE: Final = 6
GRAVEYARD: Final = 7
GAME_OVER: Final = 8

NOTHING: Final[list[int]] = []


class Board(Table):
    """A game of several rounds."""

    box: Box
    house: HouseRules
    gold: list[int]
    order: list[int]  # seats clockwise, from the first to have the crown
    agenda: list[int]  # who picks, in order; a seat twice in a row also puts one aside
    fresh: list[int]  # cards built in this round
    phase: i64 = DRAFT_SETUP
    round: i64 = 0
    crown: Seat = 0
    calling: Kind = HIDDEN  # the character called last in this round
    murdered: Kind = HIDDEN
    robbed: Kind = HIDDEN
    thief: i64 = NO_ONE
    acted: bool = False  # whether gold or cards were taken in this turn
    used: bool = False  # whether the character's ability was used in this turn
    collected: bool = False
    built: i64 = 0  # districts built in this turn
    spent: i64 = 0  # districts used in this turn, as a set of numbers
    exchanged: i64 = 0  # cards discarded so far in an exchange
    finisher: i64 = NO_ONE  # who was the first to finish a city

    def __init__(
        self, game: Game, seats: i64, box: Box, house: HouseRules, gold: list[int]
    ) -> None:
        super().__init__(game, seats)
        self.box = box
        self.house = house
        self.gold = gold
        self.order = NOTHING
        self.agenda = NOTHING
        self.fresh = NOTHING

    def board_to(self, twin: "Board") -> None:
        """The board's half of a copy."""
        self.copy_to(twin)
        twin.order = self.order[:]
        twin.agenda = self.agenda[:]
        twin.fresh = self.fresh[:]
        twin.phase = self.phase
        twin.round = self.round
        twin.crown = self.crown
        twin.calling = self.calling
        twin.murdered = self.murdered
        twin.robbed = self.robbed
        twin.thief = self.thief
        twin.acted = self.acted
        twin.used = self.used
        twin.collected = self.collected
        twin.built = self.built
        twin.spent = self.spent
        twin.exchanged = self.exchanged
        twin.finisher = self.finisher

    # Reading the board

    def beginning_with(self, seat: Seat) -> list[int]:
        """Those still in the game, clockwise from the seat."""
        place: i64 = 0
        while self.order[place] != seat:
            place += 1
        ring = self.order[place:] + self.order[:place]
        return [other for other in ring if not self.is_gone(other)] if self.gone else ring

    def after(self, seat: Seat) -> list[int]:
        """The others still in the game, clockwise from the next one."""
        others = self.beginning_with(seat)
        return others if self.is_gone(seat) else others[1:]

    def character(self, face: Kind) -> Character:
        return self.box.cast[face - 1]

    def district_of(self, card: Card) -> District:
        return self.box.districts[self.faces[card] - self.box.first_district]

    def set_of(self, zone: i64) -> i64:
        """The districts in a zone, as a set of numbers."""
        return self.face_bits(zone) >> self.box.first_district

    def is_finished(self, seat: Seat) -> bool:
        return self.size(CITY + seat) >= self.house.city_size

    def owner(self, face: Kind) -> i64:
        """Who has this character, or NO_ONE. For the rules only: the players do not know."""
        faces, tops, under = self.faces, self.tops, self.under
        for seat in range(self.seats):
            card = tops[CHARACTERS + seat]
            while card != NO_CARD:
                if faces[card] == face:
                    return seat
                card = under[card]
        return NO_ONE

    def is_protected(self, seat: Seat) -> bool:
        """Whether the seat has been called as the Bishop, who was not murdered."""
        return self.face_bits(REVEALED + seat) & self.box.protectors & ~bit(self.murdered) != 0

    def income(self, seat: Seat) -> i64:
        """What the districts pay the character whose turn it is."""
        payers = self.box.payers[self.calling]
        return self.number_in(CITY + seat, payers) if payers else 0

    def number_in(self, zone: i64, districts: i64) -> i64:
        """How many cards of a zone are among these districts."""
        faces, under = self.faces, self.under
        numbers: i64 = districts << self.box.first_district
        count: i64 = 0
        card = self.tops[zone]
        while card != NO_CARD:
            count += numbers >> faces[card] & 1
            card = under[card]
        return count

    def next_cards(self, count: i64) -> list[int]:
        """The next cards of the deck, the top one first; fewer if it runs out."""
        return self.upper(DECK, count)

    # What can happen: the draft

    def cards_sorted(self) -> None:
        """The characters are taken out of the deck, before the first round."""
        for card in range(len(self.box.cast)):
            self.move(card, DECK, CAST)
        self.record(events.CARDS_SORTED)

    def seated(self, seat: Seat, order: list[int]) -> None:
        self.order = order
        self.crown = seat
        self.record_cards(events.SEATED, seat, order)

    def round_started(self, number: i64) -> None:
        self.phase = DRAFT_SETUP
        self.round = number
        self.calling = HIDDEN
        self.murdered = HIDDEN
        self.robbed = HIDDEN
        self.thief = NO_ONE
        self.fresh = []
        self.gather(FACE_UP, CAST)
        self.gather(FACE_DOWN, CAST)
        for seat in range(self.seats):
            self.gather(REVEALED + seat, CAST)
        self.record(events.ROUND_STARTED, number)

    def character_opened(self, card: Card) -> None:
        self.move(card, CAST, FACE_UP)
        self.show(card, EVERYONE)
        self.record(events.CHARACTER_OPENED, card)

    def character_returned(self, card: Card) -> None:
        self.move(card, FACE_UP, CAST)
        self.record(events.CHARACTER_RETURNED, card)

    def character_covered(self, card: Card) -> None:
        self.move(card, CAST, FACE_DOWN)
        self.record(events.CHARACTER_COVERED, card)

    def draft_started(self, number: i64, agenda: list[int]) -> None:
        self.agenda = agenda
        self.gather(CAST, PACK)
        self.record_cards(events.DRAFT_STARTED, number, agenda)

    def face_down_offered(self, card: Card) -> None:
        self.move(card, FACE_DOWN, PACK)
        self.record(events.FACE_DOWN_OFFERED, card)

    def pack_passed(self, seat: Seat, phase: i64) -> None:
        self.phase = phase
        self.turn = seat
        self.agenda.pop(0)
        self.show_zone(PACK, only(seat))
        self.ask_one(seat)
        self.record(events.PACK_PASSED, seat, phase)

    def character_picked(self, seat: Seat, card: Card) -> None:
        self.move(card, PACK, CHARACTERS + seat)
        self.record(events.CHARACTER_PICKED, seat, card)

    def character_discarded(self, seat: Seat, card: Card) -> None:
        self.move(card, PACK, FACE_DOWN)
        self.record(events.CHARACTER_DISCARDED, seat, card)

    def draft_done(self) -> None:
        self.phase = RESOLUTION
        self.gather(PACK, FACE_DOWN)
        self.record(events.DRAFT_DONE)

    # What can happen: calls and turns

    def character_called(self, face: Kind) -> None:
        self.calling = face
        self.record(events.CHARACTER_CALLED, face)

    def nobody_answered(self, face: Kind) -> None:
        """Nobody answers, and no card is shown: it already lies face up, or was murdered."""
        self.record(events.NOBODY_ANSWERED, face)

    def absence_shown(self, card: Card) -> None:
        self.move(card, FACE_DOWN, FACE_UP)
        self.show(card, EVERYONE)
        self.record(events.ABSENCE_SHOWN, card)

    def murder_revealed(self, seat: Seat, card: Card) -> None:
        self.move(card, CHARACTERS + seat, REVEALED + seat)
        self.show(card, EVERYONE)
        self.record(events.MURDER_REVEALED, seat, card)

    def turn_started(self, seat: Seat, card: Card) -> None:
        self.phase = PLAYER_TURN
        self.turn = seat
        self.turns += 1
        self.acted = False
        self.used = False
        self.collected = False
        self.built = 0
        self.spent = 0
        self.exchanged = 0
        self.move(card, CHARACTERS + seat, REVEALED + seat)
        self.show(card, EVERYONE)
        self.ask_one(seat)
        self.record(events.TURN_STARTED, seat, card)

    def turn_resumed(self, seat: Seat) -> None:
        self.phase = PLAYER_TURN
        self.ask_one(seat)
        self.record(events.TURN_RESUMED, seat)

    def turn_ended(self, seat: Seat) -> None:
        self.phase = RESOLUTION
        self.record(events.TURN_ENDED, seat)

    def crown_passed(self, seat: Seat) -> None:
        self.crown = seat
        self.record(events.CROWN_PASSED, seat)

    def round_ended(self, number: i64) -> None:
        self.record(events.ROUND_ENDED, number)

    # What can happen: gold

    def gold_taken(self, seat: Seat, number: i64) -> None:
        """A seat has taken gold instead of cards."""
        self.acted = True
        self.gold[seat] += number
        self.record(events.GOLD_TAKEN, seat, number)

    def gold_collected(self, seat: Seat, colour: i64, number: i64) -> None:
        """A seat has got gold for its districts of a colour."""
        self.collected = True
        self.gold[seat] += number
        self.record(events.GOLD_COLLECTED, seat, colour, number)

    def gold_gained(self, seat: Seat, number: i64) -> None:
        """A seat has got gold for any other reason."""
        self.gold[seat] += number
        self.record(events.GOLD_GAINED, seat, number)

    def gold_paid(self, seat: Seat, number: i64) -> None:
        self.gold[seat] -= number
        self.record(events.GOLD_PAID, seat, number)

    def gold_stolen(self, seat: Seat, target: Seat, number: i64) -> None:
        self.gold[target] -= number
        self.gold[seat] += number
        self.record(events.GOLD_STOLEN, seat, target, number)

    # What can happen: districts

    def deal(self, seat: Seat, cards: list[int], zone: i64) -> None:
        """Part of events: move cards from the deck to a zone where the seat sees them."""
        for card in cards:
            self.move(card, DECK, zone)
            self.show_to(seat, card)

    def cards_dealt(self, seat: Seat, cards: list[int]) -> None:
        self.deal(seat, cards, HAND + seat)
        self.record_cards(events.CARDS_DEALT, seat, cards)

    def cards_drawn(self, seat: Seat, cards: list[int]) -> None:
        """A seat has drawn cards instead of taking gold, and will keep one."""
        self.phase = DRAW_CHOICE
        self.acted = True
        self.deal(seat, cards, DRAWN)
        self.ask_one(seat)
        self.record_cards(events.CARDS_DRAWN, seat, cards)

    def cards_kept(self, seat: Seat, cards: list[int]) -> None:
        """A seat has drawn cards and keeps all of them."""
        self.acted = True
        self.deal(seat, cards, HAND + seat)
        self.record_cards(events.CARDS_KEPT, seat, cards)

    def card_kept(self, seat: Seat, card: Card) -> None:
        self.move(card, DRAWN, HAND + seat)
        self.record(events.CARD_KEPT, seat, card)

    def drawn_returned(self, seat: Seat) -> None:
        """The cards not kept go under the deck, and the turn goes on."""
        self.gather_under(DRAWN, DECK)
        self.phase = PLAYER_TURN
        self.record(events.DRAWN_RETURNED, seat)

    def card_discarded(self, seat: Seat, card: Card) -> None:
        """A seat has put a card under the deck, unseen by others."""
        self.tuck(card, HAND + seat, DECK)
        self.record(events.CARD_DISCARDED, seat, card)

    def district_built(self, seat: Seat, card: Card, number: i64) -> None:
        self.gold[seat] -= number
        self.built += 1
        self.fresh.append(card)
        self.move(card, HAND + seat, CITY + seat)
        self.show(card, EVERYONE)
        self.record(events.DISTRICT_BUILT, seat, card, number)

    def city_finished(self, seat: Seat) -> None:
        """A seat is the first to finish a city: this round is the last."""
        self.finisher = seat
        self.record(events.CITY_FINISHED, seat)

    def district_used(self, seat: Seat, face: Kind) -> None:
        """Once a turn."""
        self.spent |= bit(face - self.box.first_district)
        self.record(events.DISTRICT_USED, seat, face)

    # What can happen: abilities

    def ability_used(self, seat: Seat, face: Kind) -> None:
        """Once a turn."""
        self.used = True
        self.record(events.ABILITY_USED, seat, face)

    def murder_declared(self, seat: Seat, face: Kind) -> None:
        self.murdered = face
        self.record(events.MURDER_DECLARED, seat, face)

    def theft_declared(self, seat: Seat, face: Kind) -> None:
        self.robbed = face
        self.thief = seat
        self.record(events.THEFT_DECLARED, seat, face)

    def hands_swapped(self, seat: Seat, target: Seat) -> None:
        self.swap(HAND + seat, HAND + target)
        self.show_zone(HAND + seat, only(seat))
        self.show_zone(HAND + target, only(target))
        self.record(events.HANDS_SWAPPED, seat, target)

    def exchange_continued(self, seat: Seat, number: i64) -> None:
        """A seat has discarded this many cards in an exchange; more may follow."""
        self.phase = ABILITY
        self.exchanged = number
        self.ask_one(seat)
        self.record(events.EXCHANGE_CONTINUED, seat, number)

    def exchange_ended(self, seat: Seat) -> None:
        self.phase = PLAYER_TURN
        self.exchanged = 0
        self.ask_one(seat)
        self.record(events.EXCHANGE_ENDED, seat)

    def district_destroyed(self, seat: Seat, target: Seat, card: Card) -> None:
        self.move(card, CITY + target, RUINS)
        self.record(events.DISTRICT_DESTROYED, seat, target, card)

    def rescue_offered(self, seat: Seat, card: Card) -> None:
        self.phase = GRAVEYARD
        self.ask_one(seat)
        self.record(events.RESCUE_OFFERED, seat, card)

    def district_rescued(self, seat: Seat, card: Card) -> None:
        self.move(card, RUINS, HAND + seat)
        self.record(events.DISTRICT_RESCUED, seat, card)

    def rescue_declined(self, seat: Seat, card: Card) -> None:
        self.record(events.RESCUE_DECLINED, seat, card)

    def ruin_buried(self, card: Card) -> None:
        self.tuck(card, RUINS, DECK)
        self.record(events.RUIN_BURIED, card)

    # What can happen: leaving, and the end

    def retired(self, seat: Seat) -> None:
        """A seat that has left gives back all it has; nobody answers for its characters."""
        self.gold[seat] = 0
        self.agenda = [other for other in self.agenda if other != seat]
        self.gather_under(HAND + seat, DECK)
        self.gather_under(CITY + seat, DECK)
        self.gather(REVEALED + seat, FACE_UP)
        self.gather(CHARACTERS + seat, FACE_DOWN)
        self.record(events.RETIRED, seat)

    def districts_ran_out(self) -> None:
        """No city can be finished any more."""
        self.record(events.DISTRICTS_RAN_OUT)

    def game_finished(self) -> None:
        self.phase = GAME_OVER
        self.record(events.GAME_FINISHED)

    def points_counted(self, seat: Seat, part: i64, number: i64) -> None:
        self.record(events.POINTS_COUNTED, seat, part, number)
