"""Coup: two hidden influences each, claims that may be lies, and the last one at court wins.

Rule source: the rules reference of specification 002 and its example game. Rulings: A turn goes
declare (the cost is paid), challenge, block, challenge of the block, resolve; after a failed
challenge the block is still possible. All who have a say answer at once and in secret; the first
in seat order after the claimant who does not pass counts, and the game goes on as soon as that is
certain. A challenged player may keep his card hidden and lose an influence. A proven card is
replaced before anything else happens. A caught deed gives its cost back, a blocked one does not.
Whoever is eliminated hands his coins to the treasury; a steal he falsely blocked is paid first.
The treasury holds 50 coins and pays no more than it has.

Whoever leaves for good reveals his influences. His own turn is over and a deed against him falls
away, both without refund; if he was asked to prove a block he counts as conceding, and if nobody
had challenged it yet the others may block anew. A loss that somebody else already owes stays owed.
"""

from typing import Final, final

from mypy_extensions import i64

from parlour.kernel.game import Game, Options
from parlour.kernel.random import Random
from parlour.kernel.seats import seats_in
from parlour.kernel.table import Table
from parlour.kernel.types import EVERYONE, HIDDEN, NOBODY, UNDECIDED, Action, Card, Kind, Mask, Seat

# Cards

DUKE: Final = 1
ASSASSIN: Final = 2
CAPTAIN: Final = 3
AMBASSADOR: Final = 4
CONTESSA: Final = 5

COURT_LIST: Final = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]

# Zones

COURT: Final = 0
HAND: Final = 1  # influences, face down
LOST: Final = 7  # influences, face up
ZONE_COUNT: Final = 13

# Phases

SETUP: Final = 0
ACTION: Final = 1
CHALLENGE: Final = 2
BLOCK: Final = 3
CHALLENGE_BLOCK: Final = 4
PROVE: Final = 5
LOSE: Final = 6
EXCHANGE: Final = 7
GAME_END: Final = 8

# Deeds: what a turn is used for

NO_DEED: Final = 0
INCOME: Final = 1
FOREIGN_AID: Final = 2
TAX: Final = 3
SWAP: Final = 4
COUP: Final = 5
ASSASSINATION: Final = 6
STEAL: Final = 7

CLAIMS: Final = [HIDDEN, HIDDEN, HIDDEN, DUKE, AMBASSADOR, HIDDEN, ASSASSIN, CAPTAIN]
COSTS: Final = [0, 0, 0, 0, 0, 7, 3, 0]
GAINS: Final = [0, 1, 2, 3, 0, 0, 0, 0]  # from the treasury
BLOCKED_BY: Final = [[], [], [DUKE], [], [], [], [CONTESSA], [CAPTAIN, AMBASSADOR]]

# Why an influence is lost

ATTACKED: Final = 0
WRONG_CHALLENGE: Final = 1
BLUFF: Final = 2

# Coins

ALL_COINS: Final = 50
MUST_COUP: Final = 10
START_COINS: Final = 2

# Events

CARD_DEALT: Final = 16
TURN_STARTED: Final = 17
INCOME_DECLARED: Final = 18
FOREIGN_AID_DECLARED: Final = 19
TAX_DECLARED: Final = 20
EXCHANGE_DECLARED: Final = 21
COUP_DECLARED: Final = 22
ASSASSINATION_DECLARED: Final = 23
STEAL_DECLARED: Final = 24
CHALLENGE_OPENED: Final = 25
CHALLENGED: Final = 26
BLOCK_OPENED: Final = 27
BLOCKED: Final = 28
BLOCK_HELD: Final = 29
SHOWN: Final = 30
REPLACED: Final = 31
CONCEDED: Final = 32
COST_RETURNED: Final = 33
LOSS_OWED: Final = 34
INFLUENCE_LOST: Final = 35
ELIMINATED: Final = 36
COINS_TAKEN: Final = 37
COINS_STOLEN: Final = 38
CARDS_DRAWN: Final = 39
CARDS_RETURNED: Final = 40
SURVIVED: Final = 41

# Actions: first the deeds, each with its target or nobody; then the answers

NO_ONE: Final = -1
MOST_SEATS: Final = 6
DEEDS: Final = [(deed, NO_ONE) for deed in (INCOME, FOREIGN_AID, TAX, SWAP)] + [
    (deed, target) for deed in (COUP, ASSASSINATION, STEAL) for target in range(MOST_SEATS)
]
PASS: Final = 22
CHALLENGING: Final = 23
BLOCKS: Final = 24
BLOCK_FACES: Final = [DUKE, CAPTAIN, AMBASSADOR, CONTESSA]
SHOWS: Final = 28  # the action that shows face f is SHOWS + f - 1
CONCEDE: Final = 33
LOSES: Final = 34
KEEPS: Final = 39
KEPT: Final = [[one] for one in range(1, 6)] + [[a, b] for a in range(1, 6) for b in range(a, 6)]
KEEP_TWO: Final = [  # by the lower face and the higher: the action that keeps both
    [KEEPS + KEPT.index([a, b]) if 0 < a <= b else 0 for b in range(6)] for a in range(6)
]

# What everybody remembers of a seat: counts up to 3, two bits each, in one number

CLAIMED: Final = 0  # by face: claims that were not disproved, of cards it may still hold
WRONGED: Final = 6  # by other seat: how often that one has turned against it
CHALLENGES: Final = 12  # how often it has challenged
CAUGHT: Final = 13  # how often it did not show the card it had claimed
PROVEN: Final = 14  # how often it did
ALL_CLAIMS: Final = 0xFFF

UNTARGETED: Final = [number for number, deed in enumerate(DEEDS) if deed[1] == NO_ONE]


def aimed(deed: int) -> list[list[int]]:
    """By set of targets: the actions that do this deed to one of them."""
    return [
        [DEEDS.index((deed, target)) for target in seats_in(mask)]
        for mask in range(1 << MOST_SEATS)
    ]


COUPS: Final = aimed(COUP)
ASSASSINATIONS: Final = aimed(ASSASSINATION)
STEALS: Final = aimed(STEAL)

# By deed: what those who may block it can say.
ANSWERS_TO: Final = [
    [PASS] + [BLOCKS + BLOCK_FACES.index(face) for face in faces] for faces in BLOCKED_BY
]


@final
class House:
    """The options of a game, as the rules use them."""

    first_seat: i64
    first_coins: i64
    steal_from_poor: bool

    def __init__(self, seats: i64, options: Options) -> None:
        self.first_seat = int(options["first_seat"]) % seats
        self.first_coins = int(options["two_player_coins"]) if seats == 2 else START_COINS
        self.steal_from_poor = options["steal_from_poor"] is True


@final
class Coup(Table):
    """A game: everybody's coins, and how far the deed of this turn has come."""

    house: House
    phase: i64
    coins: list[int]
    out: Mask
    deed: i64
    target: i64
    blocker: i64
    challenger: i64
    claim: Kind  # the character that may be challenged, or is
    cause: i64  # why somebody loses an influence
    memory: list[int]  # by seat: what everybody remembers of it

    def __init__(self, game: Game, seats: i64, house: House) -> None:
        super().__init__(game, seats)
        self.house = house
        self.phase = SETUP
        self.out = NOBODY
        self.deed = NO_DEED
        self.target = NO_ONE
        self.blocker = NO_ONE
        self.challenger = NO_ONE
        self.claim = HIDDEN
        self.cause = ATTACKED

    def copy(self) -> "Coup":
        twin = Coup(self.game, self.seats, self.house)
        self.copy_to(twin)
        twin.phase = self.phase
        twin.coins = self.coins[:]
        twin.out = self.out
        twin.deed = self.deed
        twin.target = self.target
        twin.blocker = self.blocker
        twin.challenger = self.challenger
        twin.claim = self.claim
        twin.cause = self.cause
        twin.memory = self.memory[:]
        return twin

    # Who and what there is

    def living(self) -> Mask:
        """The players with influence."""
        return ((i64(1) << self.seats) - 1) & ~self.out

    def others(self, seat: Seat) -> Mask:
        return self.living() & ~(i64(1) << seat)

    def is_out(self, seat: Seat) -> bool:
        return self.out >> seat & 1 != 0

    def alone(self) -> bool:
        """Whether one player is left."""
        living = self.living()
        return living & (living - 1) == 0

    def claimant(self) -> Seat:
        """Whose claim may be challenged now: the blocker's, else the actor's."""
        return self.turn if self.blocker == NO_ONE else self.blocker

    def treasury(self) -> i64:
        left: i64 = ALL_COINS
        for coins in self.coins:
            left -= coins
        return left

    def recalled(self, seat: Seat, place: i64) -> i64:
        """How often something is remembered of a seat, up to 3."""
        return self.memory[seat] >> 2 * place & 3

    def policy_choice(self, seat: Seat, rng: Random) -> int:
        return int(decide(self, seat, COURTIER, rng))

    def plausibility(self, viewer: Seat) -> float:
        return fit_of_claims(self, viewer, COURTIER)

    def worth(self, seat: Seat) -> i64:
        """An influence is worth a coup."""
        coins: i64 = self.coins[seat]
        return COSTS[COUP] * min(2, self.size(HAND + seat)) + coins

    # What can happen

    def card_dealt(self, seat: Seat, card: Card) -> None:
        self.move(card, COURT, HAND + seat)
        self.show(card, i64(1) << seat)
        self.record(CARD_DEALT, seat, card)

    def turn_started(self, seat: Seat) -> None:
        self.phase = ACTION
        self.turn = seat
        self.turns += 1
        self.deed = NO_DEED
        self.target = NO_ONE
        self.blocker = NO_ONE
        self.challenger = NO_ONE
        self.claim = HIDDEN
        self.ask(i64(1) << seat)
        self.record(TURN_STARTED, seat)

    def declare(self, seat: Seat, deed: i64, target: i64) -> None:
        """Part of the seven events that follow."""
        self.deed = deed
        self.target = target
        cost = COSTS[deed]
        if cost:
            self.coins[seat] -= cost
        claim = CLAIMS[deed]
        if claim:
            self.keep_in_mind(seat, CLAIMED + claim)
        if target != NO_ONE:
            self.keep_in_mind(target, WRONGED + seat)

    def keep_in_mind(self, seat: Seat, place: i64) -> None:
        """Part of events: one more of something, unless the count is full."""
        if self.recalled(seat, place) < 3:
            self.memory[seat] += i64(1) << 2 * place

    def forget(self, seat: Seat, face: Kind) -> None:
        """Part of events: the seat does not hold the card that it may have claimed."""
        self.memory[seat] &= ~(i64(3) << 2 * (CLAIMED + face))

    def income_declared(self, seat: Seat) -> None:
        self.declare(seat, INCOME, NO_ONE)
        self.record(INCOME_DECLARED, seat)

    def foreign_aid_declared(self, seat: Seat) -> None:
        self.declare(seat, FOREIGN_AID, NO_ONE)
        self.record(FOREIGN_AID_DECLARED, seat)

    def tax_declared(self, seat: Seat) -> None:
        self.declare(seat, TAX, NO_ONE)
        self.record(TAX_DECLARED, seat)

    def exchange_declared(self, seat: Seat) -> None:
        self.declare(seat, SWAP, NO_ONE)
        self.record(EXCHANGE_DECLARED, seat)

    def coup_declared(self, seat: Seat, target: Seat) -> None:
        self.declare(seat, COUP, target)
        self.record(COUP_DECLARED, seat, target)

    def assassination_declared(self, seat: Seat, target: Seat) -> None:
        self.declare(seat, ASSASSINATION, target)
        self.record(ASSASSINATION_DECLARED, seat, target)

    def steal_declared(self, seat: Seat, target: Seat) -> None:
        self.declare(seat, STEAL, target)
        self.record(STEAL_DECLARED, seat, target)

    def challenge_opened(self, seat: Seat, face: Kind, phase: i64) -> None:
        self.phase = phase
        self.claim = face
        self.ask(self.others(seat))
        self.record(CHALLENGE_OPENED, seat, face, phase)

    def challenged(self, seat: Seat, target: Seat, face: Kind) -> None:
        self.phase = PROVE
        self.challenger = seat
        self.keep_in_mind(seat, CHALLENGES)
        self.keep_in_mind(target, WRONGED + seat)
        self.ask(i64(1) << target)
        self.record(CHALLENGED, seat, target, face)

    def block_opened(self, seats: Mask) -> None:
        self.phase = BLOCK
        self.blocker = NO_ONE
        self.ask(seats)
        self.record(BLOCK_OPENED, seats)

    def blocked(self, seat: Seat, face: Kind) -> None:
        self.blocker = seat
        self.keep_in_mind(seat, CLAIMED + face)
        self.record(BLOCKED, seat, face)

    def block_held(self, seat: Seat) -> None:
        self.record(BLOCK_HELD, seat)

    def shown(self, seat: Seat, card: Card, face: Kind) -> None:
        self.show(card, EVERYONE)
        self.move(card, HAND + seat, COURT)
        self.forget(seat, face)
        self.keep_in_mind(seat, PROVEN)
        self.record(SHOWN, seat, card, face)

    def replaced(self, seat: Seat, card: Card) -> None:
        self.move(card, COURT, HAND + seat)
        self.show(card, i64(1) << seat)
        self.record(REPLACED, seat, card)

    def conceded(self, seat: Seat, face: Kind) -> None:
        self.forget(seat, face)
        self.keep_in_mind(seat, CAUGHT)
        self.record(CONCEDED, seat, face)

    def cost_returned(self, seat: Seat, number: i64) -> None:
        self.coins[seat] += number
        self.record(COST_RETURNED, seat, number)

    def loss_owed(self, seat: Seat, cause: i64) -> None:
        self.phase = LOSE
        self.cause = cause
        self.ask(i64(1) << seat)
        self.record(LOSS_OWED, seat, cause)

    def influence_lost(self, seat: Seat, card: Card) -> None:
        self.move(card, HAND + seat, LOST + seat)
        self.show(card, EVERYONE)
        self.forget(seat, self.faces[card])
        self.record(INFLUENCE_LOST, seat, card)

    def eliminated(self, seat: Seat) -> None:
        self.out |= i64(1) << seat
        self.coins[seat] = 0
        self.dismiss(seat)
        self.record(ELIMINATED, seat)

    def coins_taken(self, seat: Seat, number: i64) -> None:
        self.coins[seat] += number
        self.record(COINS_TAKEN, seat, number)

    def coins_stolen(self, seat: Seat, target: Seat, number: i64) -> None:
        self.coins[target] -= number
        self.coins[seat] += number
        self.record(COINS_STOLEN, seat, target, number)

    def cards_drawn(self, seat: Seat, one: Card, two: Card) -> None:
        self.phase = EXCHANGE
        self.move(one, COURT, HAND + seat)
        self.move(two, COURT, HAND + seat)
        self.show(one, i64(1) << seat)
        self.show(two, i64(1) << seat)
        self.ask(i64(1) << seat)
        self.record(CARDS_DRAWN, seat, one, two)

    def cards_returned(self, seat: Seat, one: Card, two: Card) -> None:
        self.move(two, HAND + seat, COURT)
        self.move(one, HAND + seat, COURT)
        self.memory[seat] &= ~ALL_CLAIMS
        self.record(CARDS_RETURNED, seat, one, two)

    def survived(self, seat: Seat) -> None:
        self.phase = GAME_END
        self.record(SURVIVED, seat)

    # Choices

    def choices(self, seat: Seat) -> list[int]:
        phase = self.phase
        if phase in (CHALLENGE, CHALLENGE_BLOCK):
            return [PASS, CHALLENGING]
        if phase == BLOCK:
            return ANSWERS_TO[self.deed][:]
        if phase == ACTION:
            return self.deeds(seat)
        faces = [self.faces[card] for card in self.zones[HAND + seat]]
        if phase == PROVE:
            return [SHOWS + self.claim - 1, CONCEDE] if self.claim in faces else [CONCEDE]
        faces.sort()
        if phase == LOSE:
            return one_of(faces, LOSES)
        return one_of(faces, KEEPS) if len(faces) == 3 else two_of(faces)

    def deeds(self, seat: Seat) -> list[int]:
        """What the seat may use its turn for."""
        others = self.others(seat)
        coins = self.coins[seat]
        if coins >= MUST_COUP:
            return COUPS[others][:]
        actions = UNTARGETED[:]
        if coins >= COSTS[COUP]:
            actions.extend(COUPS[others])
        if coins >= COSTS[ASSASSINATION]:
            actions.extend(ASSASSINATIONS[others])
        actions.extend(STEALS[others if self.house.steal_from_poor else others & self.rich()])
        return actions

    def rich(self) -> Mask:
        """The seats with coins."""
        seats: Mask = NOBODY
        for seat in range(self.seats):
            if self.coins[seat]:
                seats |= i64(1) << seat
        return seats

    # Decisions

    def set_up(self, rng: Random) -> None:
        self.shuffle(self.zones[COURT], rng)
        self.deal()

    def deal(self) -> None:
        """Two cards for each, and the first turn."""
        for seat in range(self.seats):
            self.card_dealt(seat, self.top(COURT))
            self.card_dealt(seat, self.top(COURT))
        self.turn_started(self.house.first_seat)

    def play(self, seat: Seat, action: Action, rng: Random) -> None:
        phase = self.phase
        if CHALLENGE <= phase <= CHALLENGE_BLOCK:
            self.chose(seat, action)
            self.settle(rng)
        elif phase == ACTION:
            self.start_deed(seat, action, rng)
        elif phase == PROVE:
            self.prove(seat, action, rng)
        elif phase == LOSE:
            self.lose_card(seat, self.card_with(seat, action - LOSES + 1, rng), self.cause, rng)
        else:
            keep(self, seat, KEPT[action - KEEPS], rng)
            self.end_turn()

    def start_deed(self, seat: Seat, action: Action, rng: Random) -> None:
        deed, target = DEEDS[action]
        if deed == INCOME:
            self.income_declared(seat)
        elif deed == FOREIGN_AID:
            self.foreign_aid_declared(seat)
        elif deed == TAX:
            self.tax_declared(seat)
        elif deed == SWAP:
            self.exchange_declared(seat)
        elif deed == COUP:
            self.coup_declared(seat, target)
        elif deed == ASSASSINATION:
            self.assassination_declared(seat, target)
        else:
            self.steal_declared(seat, target)
        claim = CLAIMS[deed]
        if claim:
            self.challenge_opened(seat, claim, CHALLENGE)
        else:
            self.stand(rng)

    def settle(self, rng: Random) -> None:
        """Close the window once the first in seat order who does not pass is certain."""
        claimant = self.claimant()
        for step in range(1, self.seats):
            seat = (claimant + step) % self.seats
            if self.owing >> seat & 1:
                answer = self.sealed[seat]
                if answer == UNDECIDED:
                    return
                if answer != PASS:
                    self.raise_objection(seat, answer)
                    return
        self.let_pass(rng)

    def raise_objection(self, seat: Seat, answer: Action) -> None:
        """The seat challenges or blocks."""
        if answer == CHALLENGING:
            self.challenged(seat, self.claimant(), self.claim)
        else:
            face = BLOCK_FACES[answer - BLOCKS]
            self.blocked(seat, face)
            self.challenge_opened(seat, face, CHALLENGE_BLOCK)

    def let_pass(self, rng: Random) -> None:
        """Nobody challenges or blocks."""
        if self.phase == CHALLENGE:
            self.stand(rng)
        elif self.phase == BLOCK:
            self.resolve(rng)
        else:
            self.block_held(self.blocker)
            self.end_turn()

    def stand(self, rng: Random) -> None:
        """The deed withstood challenges: whoever is entitled may block it."""
        entitled: Mask = NOBODY
        if self.deed == FOREIGN_AID:
            entitled = self.others(self.turn)
        elif self.deed in (ASSASSINATION, STEAL):
            entitled = self.living() & i64(1) << self.target
        if entitled:
            self.block_opened(entitled)
        else:
            self.resolve(rng)

    def prove(self, seat: Seat, action: Action, rng: Random) -> None:
        """The challenged player shows the card, or loses the challenge."""
        if action != CONCEDE:
            self.shown(seat, self.card_with(seat, self.claim, rng), self.claim)
            self.shuffle(self.zones[COURT], rng)
            self.replaced(seat, self.top(COURT))
            self.lose(self.challenger, WRONG_CHALLENGE, rng)
            return
        self.conceded(seat, self.claim)
        cost = COSTS[self.deed]
        if cost and self.blocker == NO_ONE:
            self.cost_returned(seat, cost)
        self.lose(seat, BLUFF, rng)

    def lose(self, seat: Seat, cause: i64, rng: Random) -> None:
        """The seat must lose an influence; the last one needs no choice."""
        left = self.size(HAND + seat)
        if left > 1:
            self.loss_owed(seat, cause)
        elif left == 1:
            self.lose_card(seat, self.top(HAND + seat), cause, rng)
        else:  # he has left meanwhile
            self.go_on(cause, rng)

    def lose_card(self, seat: Seat, card: Card, cause: i64, rng: Random) -> None:
        self.influence_lost(seat, card)
        if self.size(HAND + seat) == 0:
            if cause == BLUFF and self.deed == STEAL and seat == self.target:
                steal(self)
            self.eliminated(seat)
            if self.alone():
                self.finish()
                return
        self.go_on(cause, rng)

    def go_on(self, cause: i64, rng: Random) -> None:
        """After a loss: what follows from its cause."""
        if cause == ATTACKED or self.is_out(self.turn):
            self.end_turn()
        elif cause == WRONG_CHALLENGE:
            if self.blocker == NO_ONE:
                self.stand(rng)
            else:
                self.block_held(self.blocker)
                self.end_turn()
        elif self.blocker == NO_ONE:
            self.end_turn()
        else:
            self.resolve(rng)

    def resolve(self, rng: Random) -> None:
        """Nothing stops the deed any more."""
        deed = self.deed
        if deed == SWAP:
            court = self.zones[COURT]
            self.cards_drawn(self.turn, court[-1], court[-2])
            return
        gain = GAINS[deed]
        if gain:
            self.coins_taken(self.turn, min(gain, self.treasury()))
        elif not self.is_out(self.target):
            if deed != STEAL:
                self.lose(self.target, ATTACKED, rng)
                return
            steal(self)
        self.end_turn()

    def end_turn(self) -> None:
        seat = (self.turn + 1) % self.seats
        while self.is_out(seat):
            seat = (seat + 1) % self.seats
        self.turn_started(seat)

    def finish(self) -> None:
        """One player is left."""
        self.survived(seats_in(self.living())[0])
        self.ended(self.living())

    def card_with(self, seat: Seat, face: Kind, rng: Random) -> Card:
        """A card of the seat with this face. Which of two alike must not tell that they are."""
        hand = self.zones[HAND + seat]
        if len(hand) == 2 and self.face(hand[0]) == self.face(hand[1]):
            return hand[rng.below(2)]
        return self.find(HAND + seat, face)

    # Leaving for good

    def leave(self, seat: Seat, rng: Random) -> None:
        if self.is_out(seat):
            return
        owed = self.owes(seat)
        if self.phase == EXCHANGE and seat == self.turn:
            give_back(self, seat, rng)
        for card in self.zones[HAND + seat][:]:
            self.influence_lost(seat, card)
        self.eliminated(seat)
        if self.alone():
            if self.phase == EXCHANGE and seat != self.turn:
                give_back(self, self.turn, rng)
            self.finish()
        elif self.phase == LOSE:
            if owed:
                self.go_on(self.cause, rng)
        elif seat == self.turn or seat == self.target:
            self.end_turn()
        elif self.phase == PROVE:
            if owed:  # a blocker of foreign aid: he counts as conceding
                self.resolve(rng)
        elif seat == self.blocker:
            self.stand(rng)
        elif CHALLENGE <= self.phase <= CHALLENGE_BLOCK:
            self.settle(rng)


# The characters at work


def steal(table: Coup) -> None:
    """The Captain takes 2 coins, or what there is."""
    table.coins_stolen(table.turn, table.target, min(2, table.coins[table.target]))


def keep(table: Coup, seat: Seat, kept: list[int], rng: Random) -> None:
    """The Ambassador's exchange: these faces stay, two others go back.

    It is always the cards drawn last that go back, and chance orders those that stay, so that
    nobody else learns from their places what was exchanged.
    """
    cards = table.zones[HAND + seat][:]
    rest = [table.faces[card] for card in cards]
    faces = kept[:]
    for face in faces:
        rest.remove(face)
    rng.shuffle(faces)
    faces.extend(rest)
    table.mixed(i64(1) << seat, cards, faces)
    give_back(table, seat, rng)


def give_back(table: Coup, seat: Seat, rng: Random) -> None:
    """The two cards drawn last return to the court."""
    hand = table.zones[HAND + seat]
    table.cards_returned(seat, hand[-2], hand[-1])
    table.shuffle(table.zones[COURT], rng)


# Choosing among one's cards: sorted faces to actions


def one_of(faces: list[int], first: int) -> list[int]:
    """One face to lose or keep; `first` is the action for face 1."""
    actions: list[int] = []
    for face in faces:
        if first + face - 1 not in actions:
            actions.append(first + face - 1)
    return actions


def two_of(faces: list[int]) -> list[int]:
    """Two faces to keep."""
    actions: list[int] = []
    for index, one in enumerate(faces):
        for two in faces[index + 1 :]:
            if KEEP_TWO[one][two] not in actions:
                actions.append(KEEP_TWO[one][two])
    return actions


def new_table(game: Game, seats: int, options: Options) -> Table:
    """An empty table; the coins are handed out."""
    house = House(seats, options)
    table = Coup(game, seats, house)
    table.lay(COURT_LIST[:], ZONE_COUNT)
    table.coins = [START_COINS] * seats
    table.coins[house.first_seat] = house.first_coins
    table.memory = [0] * seats
    return table


# Not on top, since that module needs this one; not in the methods, which playouts call.
from parlour.games.coup.rules_bots import COURTIER, decide, fit_of_claims  # noqa: E402
