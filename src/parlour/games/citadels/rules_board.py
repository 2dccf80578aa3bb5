"""The board of Citadels: its state and everything that can happen to it.

Cities, gold and the sizes of hands are public; hands, the pack and characters not yet called are
not. Whenever a player takes a card of his choice out of cards that others cannot see, that card is
first brought to the top by a mix he alone follows, so that its place tells nothing.
"""

from typing import Final, final

from mypy_extensions import i64

from parlour.games.citadels.rules_box import Box, Character, District
from parlour.kernel.game import Game, Options
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.kernel.types import EVERYONE, HIDDEN, Card, Kind, Mask, Seat

# Zones

DECK: Final = 0
PACK: Final = 1  # characters still to be picked
FACE_UP: Final = 2  # characters everybody knows nobody has
FACE_DOWN: Final = 3  # characters put aside in secret
DRAWN: Final = 4  # districts drawn, one of which will be kept
RUINS: Final = 5  # districts destroyed
HAND: Final = 6
CITY: Final = 13
CHARACTERS: Final = 20  # face down until called
ZONE_COUNT: Final = 27

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

# Parts of the score

FOR_DISTRICTS: Final = 0
FOR_COLOURS: Final = 1
FOR_FIRST: Final = 2
FOR_FINISHING: Final = 3
FOR_SPECIALS: Final = 4
PARTS: Final = 5

NO_ONE: Final = -1
START_GOLD: Final = 2
DISCARDING: Final = 8  # in the agenda of a draft: a seat plus this puts a character aside

# Events

CARDS_SORTED: Final = 16
SEATED: Final = 17
ROUND_STARTED: Final = 18
CHARACTER_OPENED: Final = 19
CHARACTER_RETURNED: Final = 20
CHARACTER_COVERED: Final = 21
DRAFT_STARTED: Final = 22
FACE_DOWN_OFFERED: Final = 23
PACK_PASSED: Final = 24
CHARACTER_PICKED: Final = 25
CHARACTER_DISCARDED: Final = 26
DRAFT_DONE: Final = 27
CHARACTER_CALLED: Final = 28
NOBODY_ANSWERED: Final = 29
MURDER_REVEALED: Final = 30
TURN_STARTED: Final = 31
GOLD_STOLEN: Final = 32
CROWN_PASSED: Final = 33
GOLD_COLLECTED: Final = 34
GOLD_GAINED: Final = 35
GOLD_PAID: Final = 36
GOLD_TAKEN: Final = 37
CARDS_DEALT: Final = 38
CARDS_DRAWN: Final = 39
CARD_KEPT: Final = 40
CARDS_KEPT: Final = 41
DRAWN_RETURNED: Final = 42
DISTRICT_BUILT: Final = 43
CITY_FINISHED: Final = 44
ABILITY_USED: Final = 45
DISTRICT_USED: Final = 46
MURDER_DECLARED: Final = 47
THEFT_DECLARED: Final = 48
HANDS_SWAPPED: Final = 49
CARD_DISCARDED: Final = 50
EXCHANGE_CONTINUED: Final = 51
EXCHANGE_ENDED: Final = 52
DISTRICT_DESTROYED: Final = 53
RESCUE_OFFERED: Final = 54
DISTRICT_RESCUED: Final = 55
RESCUE_DECLINED: Final = 56
RUIN_BURIED: Final = 57
TURN_RESUMED: Final = 58
TURN_ENDED: Final = 59
ROUND_ENDED: Final = 60
RETIRED: Final = 61
DISTRICTS_RAN_OUT: Final = 62
GAME_FINISHED: Final = 63
POINTS_COUNTED: Final = 64


@final
class House:
    """The options of a game, as the rules use them."""

    city_size: i64
    random_order: bool
    king_face_up: bool
    seventh_sees_face_down: bool
    draft_discards: bool
    murdered_king_crowned: bool
    silent_murder: bool
    income_any_time: bool
    haunted_any_colour: bool
    school_any_colour: bool
    graveyard_for_all: bool
    warlord_own_city: bool
    ruins_to_deck: bool
    rank_breaks_ties: bool

    def __init__(self, seats: i64, options: Options) -> None:
        size = options["city_size"]
        self.city_size = (8 if seats < 4 else 7) if size == "by_players" else int(size)
        self.random_order = options["random_order"] is True
        self.king_face_up = options["king_face_up"] is True
        self.seventh_sees_face_down = options["seventh_takes_face_down"] is True
        self.draft_discards = options["two_player_draft"] == "discarding"
        self.murdered_king_crowned = options["murdered_king_crowned"] is True
        self.silent_murder = options["murder_revealed"] == "at_round_end"
        self.income_any_time = options["income"] == "any_time"
        self.haunted_any_colour = options["haunted_city"] == "any_colour"
        self.school_any_colour = options["school_of_magic"] == "income_and_colours"
        self.graveyard_for_all = options["graveyard"] == "any"
        self.warlord_own_city = options["warlord_own_city"] is True
        self.ruins_to_deck = options["destroyed"] == "deck_bottom"
        self.rank_breaks_ties = options["tie"] == "rank"


class Board(Table):
    """A game of several rounds."""

    box: Box
    house: House
    phase: i64
    round: i64
    order: list[int]  # seats clockwise, the first one with the first crown
    crown: Seat
    gold: list[int]
    agenda: list[int]  # who picks a character next, and after him
    calling: Kind  # the character called last in this round
    murdered: Kind
    robbed: Kind
    thief: i64
    acted: bool  # gold or cards taken in this turn
    used: bool  # the character's ability
    collected: bool
    built: i64  # districts built in this turn
    spent: i64  # districts used in this turn, a set of numbers
    exchanged: i64  # cards discarded so far by an exchange
    fresh: list[int]  # cards built in this round
    finisher: i64  # who first finished his city

    district_points: list[int]  # by seat, once the game is over
    colour_points: list[int]
    first_points: list[int]
    finish_points: list[int]
    special_points: list[int]

    def __init__(self, game: Game, seats: i64, box: Box, house: House) -> None:
        super().__init__(game, seats)
        self.box = box
        self.house = house
        self.phase = DRAFT_SETUP
        self.round = 0
        self.crown = 0
        self.calling = HIDDEN
        self.murdered = HIDDEN
        self.robbed = HIDDEN
        self.thief = NO_ONE
        self.acted = False
        self.used = False
        self.collected = False
        self.built = 0
        self.spent = 0
        self.exchanged = 0
        self.finisher = NO_ONE

    def board_to(self, twin: "Board") -> None:
        """The board's half of a copy."""
        self.copy_to(twin)
        twin.phase = self.phase
        twin.round = self.round
        twin.order = self.order[:]
        twin.crown = self.crown
        twin.gold = self.gold[:]
        twin.agenda = self.agenda[:]
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
        twin.fresh = self.fresh[:]
        twin.finisher = self.finisher
        twin.district_points = self.district_points[:]
        twin.colour_points = self.colour_points[:]
        twin.first_points = self.first_points[:]
        twin.finish_points = self.finish_points[:]
        twin.special_points = self.special_points[:]

    # Who and what there is

    def playing(self) -> Mask:
        """The seats that have not left."""
        return ((i64(1) << self.seats) - 1) & ~self.gone

    def after(self, seat: Seat) -> list[int]:
        """Who plays, clockwise after the seat; the seat itself comes last."""
        place = self.order.index(seat) + 1
        ring = self.order[place:] + self.order[:place]
        return [other for other in ring if not self.is_gone(other)]

    def character(self, face: Kind) -> Character:
        return self.box.cast[face - 1]

    def district_of(self, card: Card) -> District:
        return self.box.districts[self.faces[card] - self.box.first_district]

    def set_of(self, zone: i64) -> i64:
        """The districts in a zone, as a set of numbers."""
        first: i64 = self.box.first_district
        numbers: i64 = 0
        for card in self.zones[zone]:
            numbers |= i64(1) << (self.faces[card] - first)
        return numbers

    def is_finished(self, seat: Seat) -> bool:
        return len(self.zones[CITY + seat]) >= self.house.city_size

    def owner(self, face: Kind) -> i64:
        """Who has this character, or nobody. For the rules alone: the players do not know."""
        for seat in range(self.seats):
            for card in self.zones[CHARACTERS + seat]:
                if self.faces[card] == face:
                    return seat
        return NO_ONE

    def is_protected(self, seat: Seat) -> bool:
        """Whether a living Bishop has shown himself in front of the seat."""
        for card in self.zones[CHARACTERS + seat]:
            if self.known[card] == EVERYONE:
                face: i64 = self.faces[card]
                if face != self.murdered and self.character(face).protects():
                    return True
        return False

    def income(self, seat: Seat) -> i64:
        """What the districts pay the character whose turn it is."""
        colour = self.character(self.calling).colour
        gold: i64 = 0
        if colour:
            for card in self.zones[CITY + seat]:
                if self.district_of(card).pays(colour):
                    gold += 1
        return gold

    def next_cards(self, count: i64) -> list[int]:
        """The next cards of the deck, or what is left of it, the top one first."""
        deck = self.zones[DECK]
        size: i64 = len(deck)
        cards: list[int] = []
        while len(cards) < count and len(cards) < size:
            cards.append(deck[size - 1 - len(cards)])
        return cards

    # Chance

    def bring_up(self, followers: Mask, zone: i64, face: Kind, rng: Random) -> Card:
        """Lay this face on top of a zone, the others in any order; only followers see it done."""
        cards = self.zones[zone]
        if len(cards) > 1:
            faces = [self.faces[card] for card in cards]
            faces.remove(face)
            rng.shuffle(faces)
            faces.append(face)
            self.mixed(followers, cards, faces)
        return cards[-1]

    # What can happen: the draft

    def cards_sorted(self) -> None:
        """Before the first round: the characters leave the deck."""
        for card in range(len(self.box.cast)):
            self.move(card, DECK, PACK)
        self.record(CARDS_SORTED)

    def seated(self, seat: Seat, order: list[int]) -> None:
        self.order = order
        self.crown = seat
        self.record_cards(SEATED, seat, order)

    def round_started(self, number: i64) -> None:
        self.phase = DRAFT_SETUP
        self.round = number
        self.calling = HIDDEN
        self.murdered = HIDDEN
        self.robbed = HIDDEN
        self.thief = NO_ONE
        self.fresh = []
        self.gather(FACE_UP, PACK)
        self.gather(FACE_DOWN, PACK)
        for seat in range(self.seats):
            self.gather(CHARACTERS + seat, PACK)
        self.record(ROUND_STARTED, number)

    def character_opened(self, card: Card) -> None:
        self.move(card, PACK, FACE_UP)
        self.show(card, EVERYONE)
        self.record(CHARACTER_OPENED, card)

    def character_returned(self, card: Card) -> None:
        self.move(card, FACE_UP, PACK)
        self.record(CHARACTER_RETURNED, card)

    def character_covered(self, card: Card) -> None:
        self.move(card, PACK, FACE_DOWN)
        self.record(CHARACTER_COVERED, card)

    def draft_started(self, number: i64, agenda: list[int]) -> None:
        self.agenda = agenda
        self.record_cards(DRAFT_STARTED, number, agenda)

    def face_down_offered(self, card: Card) -> None:
        self.move(card, FACE_DOWN, PACK)
        self.record(FACE_DOWN_OFFERED, card)

    def pack_passed(self, seat: Seat, phase: i64) -> None:
        self.phase = phase
        self.turn = seat
        self.agenda.pop(0)
        mine: i64 = i64(1) << seat
        for card in self.zones[PACK]:
            self.show(card, mine)
        self.ask(mine)
        self.record(PACK_PASSED, seat, phase)

    def character_picked(self, seat: Seat, card: Card) -> None:
        self.move(card, PACK, CHARACTERS + seat)
        self.record(CHARACTER_PICKED, seat, card)

    def character_discarded(self, seat: Seat, card: Card) -> None:
        self.move(card, PACK, FACE_DOWN)
        self.record(CHARACTER_DISCARDED, seat, card)

    def draft_done(self) -> None:
        self.phase = RESOLUTION
        self.gather(PACK, FACE_DOWN)
        self.record(DRAFT_DONE)

    # What can happen: calls and turns

    def character_called(self, face: Kind) -> None:
        self.calling = face
        self.record(CHARACTER_CALLED, face)

    def nobody_answered(self, card: Card) -> None:
        self.move(card, FACE_DOWN, FACE_UP)
        self.show(card, EVERYONE)
        self.record(NOBODY_ANSWERED, card)

    def murder_revealed(self, seat: Seat, card: Card) -> None:
        self.show(card, EVERYONE)
        self.record(MURDER_REVEALED, seat, card)

    def turn_started(self, seat: Seat, card: Card) -> None:
        self.phase = PLAYER_TURN
        self.turn = seat
        self.turns += 1
        self.acted = False
        self.used = False
        self.collected = False
        self.built = 0
        self.spent = 0
        self.show(card, EVERYONE)
        self.ask(i64(1) << seat)
        self.record(TURN_STARTED, seat, card)

    def turn_resumed(self, seat: Seat) -> None:
        self.phase = PLAYER_TURN
        self.ask(i64(1) << seat)
        self.record(TURN_RESUMED, seat)

    def turn_ended(self, seat: Seat) -> None:
        self.phase = RESOLUTION
        self.record(TURN_ENDED, seat)

    def crown_passed(self, seat: Seat) -> None:
        self.crown = seat
        self.record(CROWN_PASSED, seat)

    def round_ended(self, number: i64) -> None:
        self.record(ROUND_ENDED, number)

    # What can happen: gold

    def gold_taken(self, seat: Seat, number: i64) -> None:
        """Instead of cards."""
        self.acted = True
        self.gold[seat] += number
        self.record(GOLD_TAKEN, seat, number)

    def gold_collected(self, seat: Seat, colour: i64, number: i64) -> None:
        """From districts of a colour."""
        self.collected = True
        self.gold[seat] += number
        self.record(GOLD_COLLECTED, seat, colour, number)

    def gold_gained(self, seat: Seat, number: i64) -> None:
        """For any other reason."""
        self.gold[seat] += number
        self.record(GOLD_GAINED, seat, number)

    def gold_paid(self, seat: Seat, number: i64) -> None:
        self.gold[seat] -= number
        self.record(GOLD_PAID, seat, number)

    def gold_stolen(self, seat: Seat, target: Seat, number: i64) -> None:
        self.gold[target] -= number
        self.gold[seat] += number
        self.record(GOLD_STOLEN, seat, target, number)

    # What can happen: districts

    def deal(self, seat: Seat, cards: list[int], zone: i64) -> None:
        """Part of events: cards leave the deck and the seat sees them."""
        mine: i64 = i64(1) << seat
        for card in cards:
            self.move(card, DECK, zone)
            self.show(card, mine)

    def cards_dealt(self, seat: Seat, cards: list[int]) -> None:
        self.deal(seat, cards, HAND + seat)
        self.record_cards(CARDS_DEALT, seat, cards)

    def cards_drawn(self, seat: Seat, cards: list[int]) -> None:
        """Instead of gold: one of them will be kept."""
        self.phase = DRAW_CHOICE
        self.acted = True
        self.deal(seat, cards, DRAWN)
        self.ask(i64(1) << seat)
        self.record_cards(CARDS_DRAWN, seat, cards)

    def cards_kept(self, seat: Seat, cards: list[int]) -> None:
        """Instead of gold: all of them are kept."""
        self.acted = True
        self.deal(seat, cards, HAND + seat)
        self.record_cards(CARDS_KEPT, seat, cards)

    def card_kept(self, seat: Seat, card: Card) -> None:
        self.move(card, DRAWN, HAND + seat)
        self.record(CARD_KEPT, seat, card)

    def drawn_returned(self, seat: Seat) -> None:
        """The cards not kept go under the deck, and the turn goes on."""
        for card in self.zones[DRAWN][:]:
            self.tuck(card, DRAWN, DECK)
        self.phase = PLAYER_TURN
        self.record(DRAWN_RETURNED, seat)

    def card_discarded(self, seat: Seat, card: Card) -> None:
        """Under the deck, unseen by others."""
        self.tuck(card, HAND + seat, DECK)
        self.record(CARD_DISCARDED, seat, card)

    def district_built(self, seat: Seat, card: Card, number: i64) -> None:
        self.gold[seat] -= number
        self.built += 1
        self.fresh.append(card)
        self.show(card, EVERYONE)
        self.move(card, HAND + seat, CITY + seat)
        self.record(DISTRICT_BUILT, seat, card, number)

    def city_finished(self, seat: Seat) -> None:
        """The first one: this round is the last."""
        self.finisher = seat
        self.record(CITY_FINISHED, seat)

    def district_used(self, seat: Seat, face: Kind) -> None:
        """Once a turn."""
        self.spent |= i64(1) << (face - self.box.first_district)
        self.record(DISTRICT_USED, seat, face)

    # What can happen: abilities

    def ability_used(self, seat: Seat, face: Kind) -> None:
        """Once a turn."""
        self.used = True
        self.record(ABILITY_USED, seat, face)

    def murder_declared(self, seat: Seat, face: Kind) -> None:
        self.murdered = face
        self.record(MURDER_DECLARED, seat, face)

    def theft_declared(self, seat: Seat, face: Kind) -> None:
        self.robbed = face
        self.thief = seat
        self.record(THEFT_DECLARED, seat, face)

    def hands_swapped(self, seat: Seat, target: Seat) -> None:
        self.gather(HAND + seat, DRAWN)
        self.gather(HAND + target, HAND + seat)
        self.gather(DRAWN, HAND + target)
        for card in self.zones[HAND + seat]:
            self.show(card, i64(1) << seat)
        for card in self.zones[HAND + target]:
            self.show(card, i64(1) << target)
        self.record(HANDS_SWAPPED, seat, target)

    def exchange_continued(self, seat: Seat, number: i64) -> None:
        """So many cards are discarded; more may follow."""
        self.phase = ABILITY
        self.exchanged = number
        self.ask(i64(1) << seat)
        self.record(EXCHANGE_CONTINUED, seat, number)

    def exchange_ended(self, seat: Seat) -> None:
        self.phase = PLAYER_TURN
        self.exchanged = 0
        self.ask(i64(1) << seat)
        self.record(EXCHANGE_ENDED, seat)

    def district_destroyed(self, seat: Seat, target: Seat, card: Card) -> None:
        self.move(card, CITY + target, RUINS)
        self.record(DISTRICT_DESTROYED, seat, target, card)

    def rescue_offered(self, seat: Seat, card: Card) -> None:
        self.phase = GRAVEYARD
        self.ask(i64(1) << seat)
        self.record(RESCUE_OFFERED, seat, card)

    def district_rescued(self, seat: Seat, card: Card) -> None:
        self.move(card, RUINS, HAND + seat)
        self.record(DISTRICT_RESCUED, seat, card)

    def rescue_declined(self, seat: Seat, card: Card) -> None:
        self.record(RESCUE_DECLINED, seat, card)

    def ruin_buried(self, card: Card) -> None:
        self.tuck(card, RUINS, DECK)
        self.record(RUIN_BURIED, card)

    # What can happen: leaving, and the end

    def retired(self, seat: Seat) -> None:
        """Whoever leaves gives all he has back; nobody answers for his characters."""
        self.gold[seat] = 0
        self.agenda = [entry for entry in self.agenda if entry % DISCARDING != seat]
        for card in self.zones[HAND + seat][:]:
            self.tuck(card, HAND + seat, DECK)
        for card in self.zones[CITY + seat][:]:
            self.tuck(card, CITY + seat, DECK)
        for card in self.zones[CHARACTERS + seat][:]:
            shown = self.known[card] == EVERYONE
            self.move(card, CHARACTERS + seat, FACE_UP if shown else FACE_DOWN)
        self.record(RETIRED, seat)

    def districts_ran_out(self) -> None:
        """Nobody can finish a city any more."""
        self.record(DISTRICTS_RAN_OUT)

    def game_finished(self) -> None:
        self.phase = GAME_OVER
        self.district_points = [0] * self.seats
        self.colour_points = [0] * self.seats
        self.first_points = [0] * self.seats
        self.finish_points = [0] * self.seats
        self.special_points = [0] * self.seats
        self.record(GAME_FINISHED)

    def points_counted(self, seat: Seat, part: i64, number: i64) -> None:
        if part == FOR_DISTRICTS:
            self.district_points[seat] = number
        elif part == FOR_COLOURS:
            self.colour_points[seat] = number
        elif part == FOR_FIRST:
            self.first_points[seat] = number
        elif part == FOR_FINISHING:
            self.finish_points[seat] = number
        else:
            self.special_points[seat] = number
        self.record(POINTS_COUNTED, seat, part, number)
