"""Oracle, the Arcadian Champions of Light: two players, champions, dice and lunas.

Rule source: the specification of the game and its page of rulings. Rulings: the bonus for a combo
is the best one over all orders of its cards. An attack, a defence, a mulligan and a discard name
places in the player's own hand; a recall names a champion among their discards, which everybody
sees. A draw card is discarded after its draws. If neither deck nor discards are left, nothing is
drawn. Cards for a mulligan are chosen one by one, and replaced once all are chosen; recalls and
discards are chosen one by one, too. Only the player whose turn it is may offer a draw, once in that
turn, before their action; the offer stands until the other player answers it or does anything else.
Nobody wins a draw, whether agreed or after 500 turns. A player who leaves loses.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.oracle.rules_actions import (
    ALL_DISCARDS,
    ALL_DROPS,
    ALL_TAKES,
    ATTACKS,
    ATTACKS_WITH,
    DECLINE,
    DEFENDING,
    DEFENDS,
    DEFENDS_WITH,
    DISCARDS,
    DRAWING,
    DROPS,
    EXCHANGES,
    EXCHANGES_WITH,
    FETCHES,
    KEEP,
    MAY_ANSWER,
    MAY_OFFER,
    MOST_RECALLED,
    NO_ACTIONS,
    OFFER,
    PASS,
    PICKS,
    PLAIN,
    RECALLING,
    REFUSE,
    RICH,
    SILENT,
    TAKES,
    TEAMS,
    team_cost,
)
from parlour.games.oracle.rules_combat import (
    BASES,
    COSTS,
    DICE,
    DRAW2,
    DRAWS,
    EXCHANGE,
    FULL_SET,
    LAST_CHAMPION,
    POWERS,
    RECALLS,
)
from parlour.games.oracle.rules_draft import (
    allowed_places,
    both_dropped,
    both_picked,
    from_hand,
    give_colours,
    one_picked,
    start_picking,
)
from parlour.games.oracle.rules_table import (
    ACTION,
    BOX,
    CUSTOM,
    DECK,
    DECK_SIZE,
    DEFENCE,
    DISCARD,
    DROP,
    HAND,
    MONOCHROME,
    MULLIGAN,
    PICK,
    PILE,
    PLAY,
    RANDOM,
    RECALL,
    ROW,
    SET_SIZE,
    SOLOMON,
    START_ENERGY,
    START_LUNAS,
    ZONE_COUNT,
    Arena,
    HouseRules,
)
from parlour.kernel.cards import faces_of, lay_mixed
from parlour.kernel.game import Game, Options
from parlour.kernel.random import Random
from parlour.kernel.seats import only
from parlour.kernel.sets import in_order
from parlour.kernel.table import Table
from parlour.kernel.types import NO_CARD, NOBODY, Action, Kind, Seat

HAND_SIZE: Final = 6
HAND_LIMIT: Final = 7
MULLIGANS: Final = 2
MOST_TURNS: Final = 500
WHOLE_SET: Final = vec[i64](range(SET_SIZE))


@final
class Oracle(Arena):
    """The choices, and what follows from them."""

    def copy(self) -> "Oracle":
        twin = Oracle(self.game, self.seats, self.house, self.energy[:], self.lunas[:])
        self.copy_to(twin)
        twin.phase = self.phase
        twin.starter = self.starter
        twin.round = self.round
        twin.left = self.left
        twin.offer = self.offer
        twin.offered = self.offered
        twin.damage = self.damage
        return twin

    # Set-up

    def set_up(self, rng: Random) -> None:
        self.starter_chosen(rng.below(2))
        if self.house.deck == RANDOM:
            self.shuffle_decks(rng)
            self.decks_dealt()
            self.deal()
        elif self.house.deck == MONOCHROME:
            give_colours(self, rng)
            self.deal()
        else:
            start_picking(self, rng)

    def shuffle_decks(self, rng: Random) -> None:
        """Shuffle all 120 cards into two decks; nobody will ever see those left in the box."""
        faces = self.faces[:]
        rng.shuffle_packed(faces, 2 * DECK_SIZE)
        lay_mixed(self, NOBODY, WHOLE_SET, faces)

    def deal(self) -> None:
        for seat in range(2):
            for _ in range(HAND_SIZE):
                self.card_drawn(seat, self.top(DECK + seat))
        self.mulligan_asked(1 - self.starter, MULLIGANS)

    def end_mulligan(self, seat: Seat) -> None:
        for _ in range(HAND_SIZE - self.size(HAND + seat)):
            self.card_drawn(seat, self.top(DECK + seat))
        self.turn_started(self.starter)

    # Choices

    def choices(self, seat: Seat) -> list[int]:
        few, many, costs = self.choice_lists(seat)
        if costs == 0:
            return few + many
        lunas: i64 = self.lunas[seat]
        choices = few[:]
        for action in many:
            if team_cost(action, costs) <= lunas:
                choices.append(action)
        return choices

    def random_choice(self, seat: Seat, rng: Random) -> int:
        few, many, costs = self.choice_lists(seat)
        size: i64 = len(few)
        while True:
            choice = rng.below(size + len(many))
            if choice < size:
                return few[choice]
            action = many[choice - size]
            if costs == 0 or team_cost(action, costs) <= self.lunas[seat]:
                return action

    def choice_lists(self, seat: Seat) -> tuple[list[int], list[int], i64]:
        """The actions in two lists, which must not be changed, and the costs of the hand.

        If the costs are not 0, the second list has teams that may cost too much.
        """
        phase = self.phase
        if phase in (ACTION, DEFENCE):
            return self.choices_in_turn(seat)
        size = self.size(HAND + seat)
        if phase == MULLIGAN:
            return [KEEP], ALL_DISCARDS[:size], 0
        if phase == DISCARD:
            return NO_ACTIONS, ALL_DISCARDS[:size], 0
        if phase == RECALL:
            return NO_ACTIONS, [FETCHES + face for face in self.fallen(seat)], 0
        if phase == DROP:
            return NO_ACTIONS, ALL_DROPS[:size], 0
        return NO_ACTIONS, self.picks_open(seat), 0

    def picks_open(self, seat: Seat) -> list[int]:
        """The cards that can be picked for a deck."""
        deck = self.house.deck
        if deck == SOLOMON:
            return [PICKS + face for face in sorted(set(self.faces_in(ROW)))]
        if deck == CUSTOM:
            return [TAKES + place for place in allowed_places(self, seat)]
        return ALL_TAKES[: self.size(HAND + seat)]

    def choices_in_turn(self, seat: Seat) -> tuple[list[int], list[int], i64]:
        """What the hand and the lunas allow, in an attack or in a defence."""
        lunas: i64 = self.lunas[seat]
        champions: i64 = 0  # as places in hand, one bit each
        paid: i64 = 0  # the ones that the seat can pay for
        costs: i64 = 0
        others: i64 = 0  # a bit for each kind of other card the seat can pay for
        faces, under = self.faces, self.under
        place = self.size(HAND + seat)
        card = self.tops[HAND + seat]
        while card != NO_CARD:
            face = faces[card]
            cost = COSTS[face]
            place -= 1
            if face > LAST_CHAMPION:
                if cost <= lunas:
                    others |= i64(1) << (face - DRAW2)
            else:
                champions |= i64(1) << place
                if cost <= lunas:
                    paid |= i64(1) << place
                    costs |= cost << 2 * place
            card = under[card]
        if lunas >= RICH:
            costs = 0
        if self.phase == DEFENCE:
            return DEFENDING[self.talk_open(seat)], DEFENDS_WITH[paid], costs
        return self.plain_choices(seat, others, champions), ATTACKS_WITH[paid], costs

    def plain_choices(self, seat: Seat, others: i64, champions: i64) -> list[int]:
        """What can be done in a turn instead of an attack."""
        draw_cards = others & 3
        fallen = self.fallen_count(seat) if draw_cards else 0
        plain = PLAIN[(self.talk_open(seat) * (MOST_RECALLED + 1) + fallen) * 4 + draw_cards]
        return plain + EXCHANGES_WITH[champions] if others >> 2 and champions else plain

    def talk_open(self, seat: Seat) -> i64:
        """What the seat may say about a draw."""
        if self.offer == 1 - seat:
            return MAY_ANSWER
        may_offer = self.house.draw_offers and self.phase == ACTION and not self.offered
        return MAY_OFFER if may_offer else SILENT

    def fallen(self, seat: Seat) -> list[int]:
        """The champions in the seat's discard pile, in order, each once."""
        faces = in_order(faces_of(self, self.pile(PILE + seat)))
        champions: list[int] = [face for face in faces if face <= LAST_CHAMPION]
        return list(dict.fromkeys(champions)) if self.house.sets() > 1 else champions

    def fallen_count(self, seat: Seat) -> i64:
        """How many champions are in the discard pile; no more than matter are counted."""
        count: i64 = 0
        card = self.tops[PILE + seat]
        while card != NO_CARD and count < MOST_RECALLED:
            if self.faces[card] <= LAST_CHAMPION:
                count += 1
            card = self.under[card]
        return count

    def idle(self, seat: Seat) -> int:
        """Pass, keep, defend only if in danger; take the best card and give up the worst."""
        phase = self.phase
        if phase in (ACTION, MULLIGAN):
            return PASS if phase == ACTION else KEEP
        choices = self.choices(seat)
        if phase == DEFENCE:
            in_danger = self.hardest_blow(1 - seat) >= self.energy[seat]
            return max(choices, key=lambda a: self.shelter(seat, a)) if in_danger else DECLINE
        if phase == RECALL:
            return max(choices, key=lambda action: POWERS[action - FETCHES])
        if phase == PICK:
            return max(choices, key=lambda action: POWERS[self.face_picked(seat, action)])
        hand = self.faces_in(HAND + seat)
        first = DROPS if phase == DROP else DISCARDS
        return min(choices, key=lambda action: POWERS[hand[action - first]])

    def hardest_blow(self, seat: Seat) -> i64:
        """The most that the champions a seat has played can attack with."""
        faces = self.faces_in(PLAY + seat)
        total = self.combo_of(faces)
        for face in faces:
            total += BASES[face] + DICE[face]
        return total

    def shelter(self, seat: Seat, action: Action) -> int:
        """Twice what a defence stops on average; negative for talk about a draw."""
        if action < DEFENDS:
            return 0 if action == DECLINE else -1
        faces = [self.faces[self.at(HAND + seat, place)] for place in TEAMS[action - DEFENDS]]
        return sum([DICE[face] + 1 for face in faces]) + 2 * self.combo_of(faces)

    def face_picked(self, seat: Seat, action: Action) -> Kind:
        """The face of the card that a pick for a deck would take."""
        if action > PICKS:
            return action - PICKS
        return self.faces[self.at(HAND + seat, action - TAKES)]

    # Decisions

    def play(self, seat: Seat, action: Action, rng: Random) -> None:
        phase = self.phase
        if phase in (ACTION, DEFENCE):
            self.play_turn(seat, action, rng)
        elif phase == MULLIGAN:
            if action == KEEP:
                self.hand_kept(seat)
            else:
                self.card_discarded(seat, from_hand(self, seat, action - DISCARDS))
            if action == KEEP or self.left == 0:
                self.end_mulligan(seat)
        elif phase == DISCARD:
            self.card_discarded(seat, from_hand(self, seat, action - DISCARDS))
            if self.left == 0:
                self.next_turn(rng)
        elif phase == RECALL:
            self.recalled(seat, self.find(PILE + seat, action - FETCHES))
            if self.left == 0:
                self.clear_and_end_turn(rng)
        else:
            self.make_deck(seat, action, rng)

    def make_deck(self, seat: Seat, action: Action, rng: Random) -> None:
        """Pick or drop a card; where both players do so, nothing happens until both have chosen."""
        if action > PICKS:
            one_picked(self, rng, seat, action - PICKS)
            return
        self.chose(seat, action)
        if self.waiting():
            return
        if self.phase == PICK:
            both_picked(self, rng, [sealed - TAKES for sealed in self.sealed])
        else:
            both_dropped(self, rng, [sealed - DROPS for sealed in self.sealed])
        if self.size(DECK):
            self.deal()

    def play_turn(self, seat: Seat, action: Action, rng: Random) -> None:
        if OFFER <= action <= REFUSE:
            self.speak(seat, action)
            return
        if self.offer == 1 - seat:
            self.offer_lapsed(self.offer)
        if self.phase == DEFENCE:
            self.defend(seat, action, rng)
        elif action >= ATTACKS:
            self.send(seat, action - ATTACKS)
            self.attacked(seat, self.cards_to_tell(PLAY + seat))
        elif action == PASS:
            self.passed(seat)
            self.end_turn(rng)
        elif action >= EXCHANGES:
            exchange(self, seat, action - EXCHANGES, rng)
        elif action >= RECALLING:
            recall(self, seat, DRAW2 + action - RECALLING)
        else:
            draw(self, seat, DRAW2 + action - DRAWING, rng)

    def speak(self, seat: Seat, action: Action) -> None:
        """Offer a draw, or answer such an offer; then the seat still has its move."""
        if action == OFFER:
            self.draw_offered(seat)
        elif action == REFUSE:
            self.draw_refused(seat)
        else:
            self.draw_agreed(seat)
            self.ended(NOBODY)

    def draw_cards(self, seat: Seat, count: i64, rng: Random) -> None:
        while count > 0:
            if self.size(DECK + seat) == 0:
                if self.size(PILE + seat) == 0:
                    self.nothing_drawn(seat)
                    return
                self.deck_refilled(seat)
                self.shuffle(DECK + seat, rng)
            self.card_drawn(seat, self.top(DECK + seat))
            count -= 1

    # Combat

    def send(self, seat: Seat, team: i64) -> None:
        """Play champions one by one, in an order that reveals nothing about their places."""
        places = TEAMS[team]
        if len(places) == 1:
            self.champion_sent(seat, from_hand(self, seat, places[0]))
            return
        champions = [self.faces[self.at(HAND + seat, place)] for place in places]
        champions.sort()
        for face in champions:
            self.champion_sent(seat, self.take(seat, HAND + seat, face))

    def defend(self, seat: Seat, action: Action, rng: Random) -> None:
        if action == DECLINE:
            self.declined(seat)
        else:
            self.send(seat, action - DEFENDS)
            self.defended(seat, self.cards_to_tell(PLAY + seat))
        attacker = 1 - seat
        attack = self.roll(attacker, rng) + self.base_of(attacker)
        self.struck(seat, attack, self.roll(seat, rng))
        energy: i64 = self.energy[seat]
        if self.damage:
            self.energy_lost(seat, min(self.damage, energy))
        self.table_cleared()
        if self.damage >= energy:
            self.ended(only(attacker))
        else:
            self.end_turn(rng)

    def roll(self, seat: Seat, rng: Random) -> i64:
        """The dice of the champions a seat has played, and their combo."""
        size = self.size(PLAY + seat)
        total = self.combo_of(self.faces_in(PLAY + seat)) if size > 1 else 0
        if total:
            self.combo_counted(seat, total)
        for place in range(size):
            card = self.at(PLAY + seat, place)
            pips = rng.below(DICE[self.faces[card]]) + 1
            self.rolled(seat, card, pips)
            total += pips
        return total

    def base_of(self, seat: Seat) -> i64:
        """What the champions a seat has played add to their dice."""
        total: i64 = 0
        card = self.tops[PLAY + seat]
        while card != NO_CARD:
            total += BASES[self.faces[card]]
            card = self.under[card]
        return total

    # From turn to turn

    def clear_and_end_turn(self, rng: Random) -> None:
        self.table_cleared()
        self.end_turn(rng)

    def end_turn(self, rng: Random) -> None:
        seat = self.turn
        self.luna_gained(seat)
        over = self.size(HAND + seat) - HAND_LIMIT
        if over > 0:
            self.discard_asked(seat, over)
        else:
            self.next_turn(rng)

    def next_turn(self, rng: Random) -> None:
        if self.turns >= MOST_TURNS:
            self.turns_ran_out(self.turns)
            self.ended(NOBODY)
            return
        seat = 1 - self.turn
        self.turn_started(seat)
        self.draw_cards(seat, 1, rng)

    def leave(self, seat: Seat, rng: Random) -> None:
        self.ended(only(1 - seat))


# The cards that are not champions


def draw(table: Oracle, seat: Seat, face: Kind, rng: Random) -> None:
    table.card_played(seat, table.take(seat, HAND + seat, face))
    table.draw_cards(seat, DRAWS[face], rng)
    table.clear_and_end_turn(rng)


def recall(table: Oracle, seat: Seat, face: Kind) -> None:
    table.card_played(seat, table.take(seat, HAND + seat, face))
    table.recall_asked(seat, RECALLS[face])


def exchange(table: Oracle, seat: Seat, place: i64, rng: Random) -> None:
    champion = table.face(table.at(HAND + seat, place))
    table.card_played(seat, table.take(seat, HAND + seat, EXCHANGE))
    table.given_up(seat, table.take(seat, HAND + seat, champion))
    table.clear_and_end_turn(rng)


def new_table(game: Game, seats: int, options: Options) -> Table:
    """A table with all cards in the box; for random decks, in three stacks."""
    house = HouseRules(options)
    table = Oracle(game, seats, house, [START_ENERGY] * 2, [START_LUNAS] * 2)
    table.lay(FULL_SET * house.sets(), ZONE_COUNT)
    if house.deck == RANDOM:
        cards = [card for card in WHOLE_SET]
        second = SET_SIZE - DECK_SIZE
        first = second - DECK_SIZE
        table.arrange({BOX: cards[:first], DECK: cards[first:second], DECK + 1: cards[second:]})
    return table
