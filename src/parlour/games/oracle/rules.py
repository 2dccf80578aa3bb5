"""Oracle, the Arcadian Champions of Light: two players, champions, dice and lunas.

Rule source: specification 003 and its page of rulings. Rulings: the bonus for a combo is the best
one over all orders of its cards. An attack, a defence, a mulligan and a discard name places in
one's own hand. A draw card is discarded after its draws. If neither deck nor discards are left,
nothing is drawn. A mulligan is chosen card by card, and drawn once it is complete; so are recalls
and discards. Only the player whose turn it is may offer a draw, once in that turn, before his
action; the offer stands until the other one answers or does anything else. After 500 turns the
game is drawn: both have won. Whoever leaves loses.
"""

from typing import Final, final

from mypy_extensions import i64

from parlour.games.oracle.rules_combat import (
    BASES,
    COSTS,
    DICE,
    DRAW2,
    DRAW3,
    DRAWS,
    EXCHANGE,
    FULL_SET,
    LAST_CHAMPION,
    POWERS,
    RECALLS,
    is_champion,
    total_base,
)
from parlour.games.oracle.rules_draft import (
    MOST_POOL,
    allowed_places,
    both_dropped,
    both_picked,
    give_colours,
    one_picked,
    start_picking,
)
from parlour.games.oracle.rules_table import (
    ACTION,
    BOTH,
    BOX,
    CUSTOM,
    DECK,
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
    SET_SIZE,
    START_ENERGY,
    START_LUNAS,
    ZONE_COUNT,
    Arena,
    House,
)
from parlour.kernel.game import Game, Options
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.kernel.types import Action, Card, Kind, Seat

HAND_SIZE: Final = 6
HAND_LIMIT: Final = 7
MOST_HELD: Final = 8  # when one may attack: the limit, and the card just drawn
MOST_AT_END: Final = 10  # before one discards: after drawing three more with a card played
MULLIGANS: Final = 2
MOST_TURNS: Final = 500

# Actions: the plain ones, then those that name a place in hand, several, or a face

PASS: Final = 0
DRAWING: Final = 1  # with "draw 2", then with "draw 3"
RECALLING: Final = 3
OFFER: Final = 5
ACCEPT: Final = 6
REFUSE: Final = 7
DECLINE: Final = 8
KEEP: Final = 9
DISCARDS: Final = 10
EXCHANGES: Final = DISCARDS + MOST_AT_END
ATTACKS: Final = EXCHANGES + MOST_HELD


def all_teams() -> list[list[int]]:
    """Every way to choose one to three places in a hand, in the order of their actions."""
    teams: list[list[int]] = []
    for one in range(MOST_HELD):
        teams.append([one])
        for two in range(one + 1, MOST_HELD):
            teams.append([one, two])
            teams.extend([one, two, three] for three in range(two + 1, MOST_HELD))
    return teams


TEAMS: Final = all_teams()
TEAM_COUNT: Final = 92
DEFENDS: Final = ATTACKS + TEAM_COUNT
TAKES: Final = DEFENDS + TEAM_COUNT
DROPS: Final = TAKES + SET_SIZE
FETCHES: Final = DROPS + MOST_POOL - 1  # the action that recalls face f is FETCHES + f
ACTION_COUNT: Final = FETCHES + LAST_CHAMPION + 1


def teams_within(places: int) -> list[int]:
    """The numbers of the teams that are part of this set of places."""
    return [
        number for number, team in enumerate(TEAMS) if all(places >> place & 1 for place in team)
    ]


# By set of places: the actions that attack, or defend, with some of the cards there.
ATTACKS_WITH: Final = [
    [ATTACKS + team for team in teams_within(places)] for places in range(1 << MOST_HELD)
]
DEFENDS_WITH: Final = [
    [DEFENDS + team for team in teams_within(places)] for places in range(1 << MOST_HELD)
]
ALL_TAKES: Final = list(range(TAKES, DROPS))
ALL_DROPS: Final = list(range(DROPS, FETCHES + 1))
ALL_DISCARDS: Final = list(range(DISCARDS, EXCHANGES))
LUNA_WORTH: Final = 5  # in tenths of a point of energy
WORTHS: Final = (  # by face, likewise: cards in hand; a hidden one is worth the mean
    [90]
    + [55 + 28 * (DICE[face] + 1) // 10 + 8 * BASES[face] for face in range(1, LAST_CHAMPION + 1)]
    + [112, 121, 10]
)
RICH: Final = 9  # lunas that pay for any three champions


@final
class Oracle(Arena):
    """A game: choices and what follows from them."""

    def copy(self) -> "Oracle":
        twin = Oracle(self.game, self.seats, self.house)
        self.copy_to(twin)
        twin.phase = self.phase
        twin.energy = self.energy[:]
        twin.lunas = self.lunas[:]
        twin.starter = self.starter
        twin.round = self.round
        twin.left = self.left
        twin.offer = self.offer
        twin.offered = self.offered
        twin.damage = self.damage
        return twin

    # Choices

    def choices(self, seat: Seat) -> list[int]:
        few, many = self.choice_lists(seat)
        return few + many

    def random_choice(self, seat: Seat, rng: Random) -> int:
        few, many = self.choice_lists(seat)
        choice = rng.below(len(few) + len(many))
        return few[choice] if choice < len(few) else many[choice - len(few)]

    def choice_lists(self, seat: Seat) -> tuple[list[int], list[int]]:
        """The actions in two parts; the second may be a list that must not be changed."""
        phase = self.phase
        size = self.size(HAND + seat)
        if phase == ACTION:
            return self.plain_actions(seat), self.teams(seat, ATTACKS, ATTACKS_WITH)
        if phase == DEFENCE:
            return self.answers(seat) + [DECLINE], self.teams(seat, DEFENDS, DEFENDS_WITH)
        if phase == MULLIGAN:
            return [KEEP], ALL_DISCARDS[:size]
        if phase == DISCARD:
            return [], ALL_DISCARDS[:size]
        if phase == RECALL:
            return [], [FETCHES + face for face in self.fallen(seat)]
        if phase == DROP:
            return [], ALL_DROPS[:size]
        if self.house.deck == CUSTOM:
            return [], [TAKES + place for place in allowed_places(self, seat)]
        return [], ALL_TAKES[:size]

    def plain_actions(self, seat: Seat) -> list[int]:
        """What a turn can be used for besides an attack."""
        actions = [PASS]
        hand = self.faces_in(HAND + seat)
        draws = [
            face - DRAW2
            for face in (DRAW2, DRAW3)
            if face in hand and self.lunas[seat] >= COSTS[face]
        ]
        if draws:
            actions.extend([DRAWING + which for which in draws])
            fallen = self.fallen_count(seat)
            actions.extend([RECALLING + w for w in draws if fallen >= RECALLS[DRAW2 + w]])
        if self.house.draw_offers:
            if self.offer == 1 - seat:
                actions.extend(self.answers(seat))
            elif not self.offered:
                actions.append(OFFER)
        if EXCHANGE in hand:
            for place, face in enumerate(hand):
                if is_champion(face):
                    actions.append(EXCHANGES + place)
        return actions

    def answers(self, seat: Seat) -> list[int]:
        """What the seat may say to an offer of a draw."""
        return [ACCEPT, REFUSE] if self.offer == 1 - seat else []

    def teams(self, seat: Seat, first: i64, by_places: list[list[int]]) -> list[int]:
        """The actions that play one to three champions the seat can pay for."""
        lunas: i64 = self.lunas[seat]
        places: i64 = 0
        place: i64 = 0
        for card in self.zones[HAND + seat]:
            face: i64 = self.faces[card]
            if is_champion(face) and COSTS[face] <= lunas:
                places |= i64(1) << place
            place += 1
        if lunas >= RICH:
            return by_places[places]
        costs = [COSTS[self.faces[card]] for card in self.zones[HAND + seat]]
        return [action for action in by_places[places] if team_cost(action - first, costs) <= lunas]

    def fallen(self, seat: Seat) -> list[int]:
        """The champions in the seat's discard pile, in order, each once."""
        return sorted({face for face in self.faces_in(PILE + seat) if is_champion(face)})

    def fallen_count(self, seat: Seat) -> i64:
        count: i64 = 0
        for card in self.zones[PILE + seat]:
            if is_champion(self.faces[card]):
                count += 1
        return count

    def idle(self, seat: Seat) -> int:
        """Pass, decline or keep; else the best card to take and the worst one to part with."""
        if self.phase in (ACTION, DEFENCE, MULLIGAN):
            return PASS if self.phase == ACTION else DECLINE if self.phase == DEFENCE else KEEP
        choices = self.choices(seat)
        if self.phase == RECALL:
            return max(choices, key=lambda action: POWERS[action - FETCHES])
        hand = self.faces_in(HAND + seat)
        if self.phase == PICK:
            return max(choices, key=lambda action: POWERS[hand[action - TAKES]])
        first = DROPS if self.phase == DROP else DISCARDS
        return min(choices, key=lambda action: POWERS[hand[action - first]])

    def policy_choice(self, seat: Seat, rng: Random) -> int:
        """The play that looks best at once."""
        from parlour.games.oracle.rules_tactics import usual_choice  # it is about this class

        return usual_choice(self, seat)

    def worth(self, seat: Seat) -> i64:
        """Energy, the cards in hand and lunas, in tenths of a point of energy."""
        total: i64 = 10 * self.energy[seat] + LUNA_WORTH * self.lunas[seat]
        for card in self.zones[HAND + seat]:
            total += WORTHS[self.faces[card]]
        return total

    # Before the first turn

    def set_up(self, rng: Random) -> None:
        self.starter_chosen(rng.below(2))
        if self.house.deck == RANDOM:
            self.shuffle(self.zones[BOX], rng)
            self.decks_dealt()
            self.deal()
        elif self.house.deck == MONOCHROME:
            give_colours(self, rng)
            self.deal()
        else:
            start_picking(self, rng)

    def deal(self) -> None:
        for seat in range(2):
            for _ in range(HAND_SIZE):
                self.card_drawn(seat, self.top(DECK + seat))
        self.mulligan_asked(1 - self.starter, MULLIGANS)

    def end_mulligan(self, seat: Seat) -> None:
        for _ in range(HAND_SIZE - self.size(HAND + seat)):
            self.card_drawn(seat, self.top(DECK + seat))
        self.turn_started(self.starter)

    # Decisions

    def play(self, seat: Seat, action: Action, rng: Random) -> None:
        phase = self.phase
        if phase in (ACTION, DEFENCE):
            self.play_turn(seat, action, rng)
        elif phase == MULLIGAN:
            if action != KEEP:
                self.card_discarded(seat, self.held(seat, action - DISCARDS))
            if action == KEEP or self.left == 0:
                self.end_mulligan(seat)
        elif phase == DISCARD:
            self.card_discarded(seat, self.held(seat, action - DISCARDS))
            if self.left == 0:
                self.next_turn(rng)
        elif phase == RECALL:
            self.recalled(seat, self.find(PILE + seat, action - FETCHES))
            if self.left == 0:
                self.clear_and_end_turn(rng)
        else:
            self.make_deck(seat, action, rng)

    def play_turn(self, seat: Seat, action: Action, rng: Random) -> None:
        if OFFER <= action <= REFUSE:
            self.talk(seat, action)
            return
        if self.offer == 1 - seat:
            self.offer_lapsed(self.offer)
        if self.phase == DEFENCE:
            self.defend(seat, action, rng)
        elif action >= ATTACKS:
            self.attacked(seat, self.team(seat, action - ATTACKS))
        elif action == PASS:
            self.passed(seat)
            self.end_turn(rng)
        elif action >= EXCHANGES:
            exchange(self, seat, self.held(seat, action - EXCHANGES), rng)
        elif action >= RECALLING:
            recall(self, seat, DRAW2 + action - RECALLING)
        else:
            draw(self, seat, DRAW2 + action - DRAWING, rng)

    def talk(self, seat: Seat, action: Action) -> None:
        """Offer a draw, or answer such an offer; then the seat still has its move."""
        if action == OFFER:
            self.draw_offered(seat)
        elif action == REFUSE:
            self.draw_refused(seat)
        else:
            self.draw_agreed(seat)
            self.ended(BOTH)

    def make_deck(self, seat: Seat, action: Action, rng: Random) -> None:
        """Pick a card or drop one; where both players do so, nothing happens before both chose."""
        if self.owing != BOTH:
            one_picked(self, rng, seat, action - TAKES)
            return
        self.chose(seat, action)
        if self.waiting():
            return
        if self.phase == PICK:
            both_picked(self, rng, [sealed - TAKES for sealed in self.sealed])
        else:
            both_dropped(self, rng, [sealed - DROPS for sealed in self.sealed])
        if self.zones[DECK]:
            self.deal()

    def defend(self, seat: Seat, action: Action, rng: Random) -> None:
        if action == DECLINE:
            self.declined(seat)
        else:
            self.defended(seat, self.team(seat, action - DEFENDS))
        attacker = 1 - seat
        attack = self.roll(attacker, rng) + total_base(self.faces_in(PLAY + attacker))
        self.struck(seat, attack, self.roll(seat, rng))
        self.table_cleared()
        if self.energy[seat] == 0:
            self.ended(i64(1) << attacker)
        else:
            self.end_turn(rng)

    def roll(self, seat: Seat, rng: Random) -> i64:
        """The dice of the champions a seat has played, and their combo."""
        total: i64 = 0
        if self.size(PLAY + seat) > 1:
            total = self.combo_of(self.faces_in(PLAY + seat))
        for card in self.zones[PLAY + seat]:
            pips = rng.below(DICE[self.faces[card]]) + 1
            self.rolled(seat, card, pips)
            total += pips
        return total

    def held(self, seat: Seat, place: i64) -> Card:
        return self.zones[HAND + seat][place]

    def team(self, seat: Seat, number: i64) -> list[int]:
        """The cards at the places of a team."""
        hand = self.zones[HAND + seat]
        return [hand[place] for place in TEAMS[number]]

    def draw_cards(self, seat: Seat, count: i64, rng: Random) -> None:
        for _ in range(count):
            if not self.zones[DECK + seat]:
                if not self.zones[PILE + seat]:
                    return
                self.deck_refilled(seat)
                self.shuffle(self.zones[DECK + seat], rng)
            self.card_drawn(seat, self.top(DECK + seat))

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
            self.ended(BOTH)
            return
        seat = 1 - self.turn
        self.turn_started(seat)
        self.draw_cards(seat, 1, rng)

    def leave(self, seat: Seat, rng: Random) -> None:
        self.ended(i64(2) >> seat)


# The cards that are no champions


def draw(table: Oracle, seat: Seat, face: Kind, rng: Random) -> None:
    table.card_played(seat, table.find(HAND + seat, face))
    table.draw_cards(seat, DRAWS[face], rng)
    table.clear_and_end_turn(rng)


def recall(table: Oracle, seat: Seat, face: Kind) -> None:
    table.card_played(seat, table.find(HAND + seat, face))
    table.recall_asked(seat, RECALLS[face])


def exchange(table: Oracle, seat: Seat, champion: Card, rng: Random) -> None:
    table.card_played(seat, table.find(HAND + seat, EXCHANGE))
    table.given_up(seat, champion)
    table.clear_and_end_turn(rng)


def team_cost(number: i64, costs: list[int]) -> i64:
    """What a team costs, given the costs of all cards in hand."""
    total: i64 = 0
    for place in TEAMS[number]:
        total += costs[place]
    return total


def new_table(game: Game, seats: int, options: Options) -> Table:
    """An empty table."""
    house = House(options)
    table = Oracle(game, seats, house)
    table.lay(FULL_SET * house.sets(), ZONE_COUNT)
    table.energy = [START_ENERGY] * 2
    table.lunas = [START_LUNAS] * 2
    return table
