"""Citadels: pick a character in secret, use it in your turn, and build the finest city.

Rule source: the specification of the game, and the published rulebook where the options
say so. Rulings: Gold or cards come before building and before the end of the turn; abilities,
Laboratory and Smithy may be used before or after, each once. Drawing from an empty deck gives what
is left. If so many districts are in cities and ruins that nobody can finish a city any more, the
round is the last. If nobody answers when a character is called, it is among those put aside and is
shown there, unless it was murdered and stays unrevealed. A murder or a theft is aimed at a
character, never at a player. Rescuing a district with the Graveyard costs a gold, and the Warlord
cannot do it.

A player who leaves for good gives gold, cards and city back; the cards are shuffled and put under
the deck, the crown goes to the next player. Nobody answers for the player's characters, and the
next draft is for the remaining players. If the player was the first to finish a city, the round is
still the last.
"""

from typing import Final, final

from mypy_extensions import i64

from parlour.games.citadels.rules_board import (
    ABILITY,
    CHARACTERS,
    CITY,
    DECK,
    DRAFT_DISCARD,
    DRAFT_PICK,
    DRAW_CHOICE,
    DRAWN,
    FACE_DOWN,
    FACE_UP,
    GRAVEYARD,
    HAND,
    NOTHING,
    PACK,
    PLAYER_TURN,
    REVEALED,
    RUINS,
    ZONE_COUNT,
    Board,
)
from parlour.games.citadels.rules_box import Box, add_listed, bit, listed, nth
from parlour.games.citadels.rules_characters import bury
from parlour.games.citadels.rules_draft import pass_pack, pick, start_draft
from parlour.games.citadels.rules_house import HouseRules
from parlour.games.citadels.rules_scoring import count_points, points_of, winners_of
from parlour.kernel.game import Game, Options
from parlour.kernel.random import Random
from parlour.kernel.seats import at_most_one, count_in
from parlour.kernel.table import Table
from parlour.kernel.types import HIDDEN, NO_CARD, NO_ONE, Action, Kind, Seat

GOLD_FOR_ACTION: Final = 2
CARDS_FOR_ACTION: Final = 2
RESCUE_COST: Final = 1


@final
class Citadels(Board):
    """The rules: whose choice it is, what it may be, and what follows."""

    def copy(self) -> "Citadels":
        twin = Citadels(self.game, self.seats, self.box, self.house, self.gold[:])
        self.board_to(twin)
        return twin

    # Set-up

    def set_up(self, rng: Random) -> None:
        self.cards_sorted()
        order = [seat for seat in range(self.seats)]
        if self.house.random_order:
            rng.shuffle(order)
        self.seated(order[0], order)
        self.shuffle(DECK, rng)
        if self.house.starting_cards:
            for seat in order:
                self.cards_dealt(seat, self.next_cards(self.house.starting_cards))
        self.start_round(rng)

    def start_round(self, rng: Random) -> None:
        self.round_started(self.round + 1)
        start_draft(self, rng)

    # Choices

    def choices(self, seat: Seat) -> list[int]:
        phase = self.phase
        if phase == PLAYER_TURN:
            moves, powers = self.turn_choices(seat)
            return moves + powers
        if phase == DRAFT_PICK:
            return self.pack_choices(self.box.picks)
        if phase == DRAW_CHOICE:
            return listed(self.set_of(DRAWN), self.box.keeps)
        if phase == ABILITY:
            return self.character(self.calling).choices(self, seat)
        if phase == DRAFT_DISCARD:
            return self.pack_choices(self.box.discards)
        return [self.box.decline, self.box.accept]

    def pack_choices(self, first: Action) -> list[int]:
        return listed(self.face_bits(PACK), first - 1)

    def turn_choices(self, seat: Seat) -> tuple[list[int], list[int]]:
        """What anybody may do in a turn, and what the character may do; do not change the lists."""
        box = self.box
        city = self.set_of(CITY + seat)
        if self.acted:
            actions = [int(box.collect_gold)] if self.may_collect(seat) else []
            if self.may_build():
                add_listed(actions, self.affordable(seat, city), box.builds)
            actions.append(box.end_turn)
        else:
            actions = box.takings + [box.collect_gold] if self.may_collect(seat) else box.takings
        if city & box.tool_set & ~self.spent:
            for tool in box.tools:
                if (city & ~self.spent) >> (tool.face - box.first_district) & 1:
                    actions = actions + tool.choices(self, seat)
        if self.has_power():
            return actions, self.character(self.calling).choices(self, seat)
        return actions, NOTHING

    def has_power(self) -> bool:
        """Whether the character has moves that were not made in this turn."""
        return self.box.movers >> self.calling & 1 != 0 and not self.used

    def may_build(self) -> bool:
        """Whether the character may build one more district in this turn."""
        return self.built < self.house.build_limit + self.box.more_builds[self.calling]

    def may_collect(self, seat: Seat) -> bool:
        """Whether there is income that the seat has to ask for."""
        return self.house.income_any_time and not self.collected and self.income(seat) > 0

    def affordable(self, seat: Seat, city: i64) -> i64:
        """The districts in hand that the seat can build."""
        box = self.box
        faces, under, costs, first = self.faces, self.under, box.costs, box.first_district
        gold: i64 = self.gold[seat]
        numbers: i64 = 0
        card = self.tops[HAND + seat]
        while card != NO_CARD:
            number = faces[card] - first
            built = city >> number & 1 != 0
            if costs[number] <= gold and (not built or box.districts[number].repeats(self)):
                numbers |= bit(number)
            card = under[card]
        return numbers

    def random_choice(self, seat: Seat, rng: Random) -> int:
        """A random choice, without listing all of them where that is simple."""
        if self.phase == PLAYER_TURN:
            return self.random_turn_choice(seat, rng)
        if self.phase == DRAFT_PICK:
            return self.box.picks - 1 + self.faces[self.at(PACK, rng.below(self.size(PACK)))]
        if self.phase == DRAW_CHOICE:
            drawn = self.set_of(DRAWN)
            return self.box.keeps + nth(drawn, rng.below(count_in(drawn)))
        return rng.pick(self.choices(seat))

    def random_turn_choice(self, seat: Seat, rng: Random) -> int:
        box = self.box
        city = self.set_of(CITY + seat)
        if self.has_power() or self.house.income_any_time or city & box.tool_set & ~self.spent:
            moves, powers = self.turn_choices(seat)
            return rng.pick_from(moves, powers)
        if not self.acted:
            return rng.pick(box.takings)
        builds = self.affordable(seat, city) if self.may_build() else 0
        count = count_in(builds)
        place = rng.below(count + 1) if count else 0
        return box.end_turn if place == count else box.builds + nth(builds, place)

    def idle(self, seat: Seat) -> int:
        choices = self.choices(seat)
        if self.phase == ABILITY:
            return choices[-1]
        if self.phase != PLAYER_TURN:
            return choices[0]
        if self.may_collect(seat):
            return self.box.collect_gold
        return self.box.end_turn if self.acted else self.box.take_gold

    def play(self, seat: Seat, action: Action, rng: Random) -> None:
        phase = self.phase
        if phase == PLAYER_TURN:
            self.play_in_turn(seat, action, rng)
        elif phase <= DRAFT_DISCARD:
            pick(self, seat, action)
            self.go_on_drafting(rng)
        elif phase == DRAW_CHOICE:
            face = action - self.box.keeps + self.box.first_district
            self.card_kept(seat, self.take(seat, DRAWN, face))
            self.drawn_returned(seat)
        elif phase == ABILITY:
            self.play_power(seat, action, rng)
        else:
            self.answer_graveyard(seat, action == self.box.accept, rng)

    # The draft, and the calls that follow

    def go_on_drafting(self, rng: Random) -> None:
        if not pass_pack(self):
            self.draft_done()
            self.call_on(rng)

    def call_on(self, rng: Random) -> None:
        """Call characters until one of them has a turn."""
        while self.calling < len(self.box.cast):
            face: Kind = self.calling + 1
            self.character_called(face)
            seat = self.owner(face)
            if face == self.murdered and self.house.silent_murder:
                self.nobody_answered(face)
            elif seat == NO_ONE:
                self.show_absence(face, rng)
            elif face == self.murdered:
                self.murder_revealed(seat, self.take(seat, CHARACTERS + seat, face))
            else:
                self.start_turn(seat, face)
                return
        self.end_round(rng)

    def show_absence(self, face: Kind, rng: Random) -> None:
        """Nobody answered: everybody knows that the character was put aside."""
        if self.contains(FACE_UP, face):
            self.nobody_answered(face)
            return
        if self.size(FACE_DOWN) > 1:
            self.shuffle(FACE_DOWN, rng)  # its place must not reveal when it was put there
        self.absence_shown(self.find(FACE_DOWN, face))

    # A turn

    def start_turn(self, seat: Seat, face: Kind) -> None:
        self.turn_started(seat, self.take(seat, CHARACTERS + seat, face))
        if face == self.robbed and not self.is_gone(self.thief):
            self.gold_stolen(self.thief, seat, self.gold[seat])
        self.character(face).called(self, seat)
        if not self.house.income_any_time and self.income(seat):
            self.collect(seat)

    def play_in_turn(self, seat: Seat, action: Action, rng: Random) -> None:
        box = self.box
        if action == box.end_turn:
            self.turn_ended(seat)
            self.call_on(rng)
        elif action == box.take_gold:
            self.gold_taken(seat, GOLD_FOR_ACTION)
        elif action == box.draw_cards:
            self.draw(seat)
        elif action == box.collect_gold:
            self.collect(seat)
        elif action < box.decline:
            self.build(seat, action - box.builds + box.first_district)
        else:
            face = box.owners[action - box.powers].face
            if face < box.first_district:
                self.ability_used(seat, face)
            else:
                self.district_used(seat, face)
            self.play_power(seat, action, rng)

    def collect(self, seat: Seat) -> None:
        self.gold_collected(seat, self.character(self.calling).colour, self.income(seat))

    def draw(self, seat: Seat) -> None:
        """Draw cards instead of taking gold, and keep one or all of them."""
        count: i64 = CARDS_FOR_ACTION
        keeps_all = False
        if self.set_of(CITY + seat) & self.box.drawers:
            for card in self.pile(CITY + seat):
                district = self.district_of(card)
                count += district.extra_draws()
                keeps_all = keeps_all or district.keeps_all()
        cards = self.next_cards(count)
        if keeps_all or len(cards) < 2:
            self.cards_kept(seat, cards)
        else:
            self.cards_drawn(seat, cards)

    def build(self, seat: Seat, face: Kind) -> None:
        card = self.take(seat, HAND + seat, face)
        self.district_built(seat, card, self.box.district(face).cost)
        if self.finisher == NO_ONE and self.is_finished(seat):
            self.city_finished(seat)

    def play_power(self, seat: Seat, action: Action, rng: Random) -> None:
        """A move that a card brings with it."""
        piece = self.box.owners[action - self.box.powers]
        piece.play(self, seat, action - piece.first, rng)

    def answer_graveyard(self, seat: Seat, yes: bool, rng: Random) -> None:
        card = self.top(RUINS)
        if yes:
            self.gold_paid(seat, RESCUE_COST)
            self.district_rescued(seat, card)
        else:
            self.rescue_declined(seat, card)
            bury(self)
        if self.is_gone(self.turn):
            self.turn_ended(self.turn)
            self.call_on(rng)
        else:
            self.turn_resumed(self.turn)

    # The end of a round

    def end_round(self, rng: Random) -> None:
        self.mourn()
        self.round_ended(self.round)
        if self.finisher == NO_ONE:
            if self.can_finish():
                self.start_round(rng)
                return
            self.districts_ran_out()
        self.game_finished()
        parts = self.score_parts()
        count_points(self, parts)
        self.ended(winners_of(self, parts))

    def mourn(self) -> None:
        """Reveal the murdered character, if it has not been; a King may be crowned."""
        victim = self.murdered
        if victim == HIDDEN:
            return
        if self.house.silent_murder:
            seat = self.owner(victim)
            if seat != NO_ONE:
                self.murder_revealed(seat, self.take(seat, CHARACTERS + seat, victim))
        for seat in range(self.seats):
            if self.contains(REVEALED + seat, victim):
                self.character(victim).outlived(self, seat)
                return

    def can_finish(self) -> bool:
        """Whether some city can still be finished with the cards in the deck and in hands.

        Everybody can work that out from cities and ruins.
        """
        loose = self.set_of(DECK)
        for seat in range(self.seats):
            loose |= self.set_of(HAND + seat)
        return any(self.could_finish(seat, loose) for seat in range(self.seats))

    def could_finish(self, seat: Seat, loose: i64) -> bool:
        """Whether these districts would be enough to finish the seat's city."""
        city = self.set_of(CITY + seat)
        found = count_in(loose & ~city)
        missing = self.house.city_size - self.size(CITY + seat)
        if found < missing and loose & city:
            found += self.repeatable(loose & city)
        return found >= missing and not self.is_gone(seat)

    def repeatable(self, districts: i64) -> i64:
        """How many of these districts a city may have twice."""
        count: i64 = 0
        for number, district in enumerate(self.box.districts):
            if districts >> number & 1 and district.repeats(self):
                count += 1
        return count

    # Leaving for good

    def leave(self, seat: Seat, rng: Random) -> None:
        asked = self.owes(seat)
        belongings = self.cards(HAND + seat) + self.cards(CITY + seat)
        if len(belongings) > 1:
            self.shuffle_cards(belongings, rng)
        self.retired(seat)
        left = self.playing()
        if at_most_one(left):
            self.game_finished()
            self.ended(left)
            return
        if self.crown == seat:
            self.crown_passed(self.after(seat)[0])
        if asked:
            self.go_on_without(seat, rng)

    def go_on_without(self, seat: Seat, rng: Random) -> None:
        """Go on if the game was waiting for somebody who has left."""
        if self.phase <= DRAFT_DISCARD:
            self.go_on_drafting(rng)
        elif self.phase == GRAVEYARD:
            self.answer_graveyard(seat, False, rng)
        else:
            if self.phase == DRAW_CHOICE:
                self.drawn_returned(seat)
            self.turn_ended(seat)
            self.call_on(rng)

    # Scoring

    def scores(self) -> list[int]:
        return [sum(parts) for parts in self.score_parts()]

    def score_parts(self) -> list[list[int]]:
        return [points_of(self, seat) for seat in range(self.seats)]


def new_table(game: Game, seats: int, options: Options, box: Box) -> Table:
    """A table before the deal, with the gold handed out."""
    house = HouseRules(seats, options)
    table = Citadels(game, seats, box, house, [int(house.starting_gold)] * seats)
    faces = box.deck(options["deck"] == "official", options["extra_purples"] is True)
    table.lay(faces, ZONE_COUNT)
    return table
