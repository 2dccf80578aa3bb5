"""Coup: two hidden influences each, claims that may be lies, and the last one at court wins.

Rule source: the rules reference of the specification and its example game. Rulings: A turn goes
declare (the cost is paid), challenge, block, challenge of the block, resolve; after a failed
challenge the block is still possible. All who are asked answer at once and in secret; the first
in seat order after the actor who does not pass counts, and the game goes on as soon as that is
certain. As a house rule, challenge and block share one window and the first one received counts at
once; passes stay secret. A challenged player may keep the card hidden and lose an influence. A
proven card is replaced before anything else happens. A caught deed gives its cost back, a blocked
one does not. An eliminated player's coins go to the treasury; a steal that nothing can stop any
more is paid first. The treasury holds 50 coins and pays no more than it has.

A player who leaves for good reveals all influences. The player's turn ends and a deed against the
player is dropped, both without refund; but if a remaining player has been challenged, that is
settled first. Leaving instead of proving a block concedes it; if nobody has challenged the block
yet, the others may block again. An influence that somebody else already owes stays owed.
"""

from typing import final

from mypy_extensions import i64

from parlour.games.coup.rules_box import (
    ACTION,
    AFFORDABLE,
    ASSASSINATION,
    ATTACKED,
    BLOCK,
    BLOCK_FACES,
    BLOCKED_BY,
    BLOCKS,
    BLUFF,
    CHALLENGE,
    CHALLENGE_BLOCK,
    CHALLENGING,
    CLAIMS,
    CONCEDE,
    CONTESSA,
    COSTS,
    COUPS,
    COURT,
    COURT_LIST,
    DEEDS,
    DEFENCES,
    DOUBTS,
    EXCHANGE,
    FOREIGN_AID,
    GAINS,
    HAND,
    INFLUENCES,
    LEAST_MISSED,
    LOSE,
    LOSES,
    LOSING,
    LOST,
    MUST_COUP,
    NO_ACTIONS,
    PASS,
    PROOFS,
    PROVE,
    REACT,
    REACTIONS,
    RETURNING,
    RETURNS,
    START_COINS,
    STEAL,
    STEALS,
    STOLEN,
    SWAP,
    WRONG_CHALLENGE,
    ZONE_COUNT,
)
from parlour.games.coup.rules_table import CoupTable, HouseRules
from parlour.kernel.game import Game, Options
from parlour.kernel.random import Random
from parlour.kernel.seats import at_most_one, count_in, first_of, next_in, only, without
from parlour.kernel.table import Table
from parlour.kernel.types import HIDDEN, NO_ONE, NOBODY, UNDECIDED, Action, Card, Kind, Mask, Seat


@final
class Coup(CoupTable):
    """The choices, and what follows from them."""

    def copy(self) -> "Coup":
        twin = Coup(self.game, self.seats, self.house, self.coins[:], self.fell[:])
        self.copy_state(twin)
        return twin

    # Set-up

    def set_up(self, rng: Random) -> None:
        self.shuffle(COURT, rng)
        self.deal()

    def deal(self) -> None:
        """Deal two cards to everybody, and start the first turn."""
        for seat in range(self.seats):
            for _ in range(INFLUENCES):
                self.card_dealt(seat, self.top(COURT))
        self.turn_started(self.house.first_seat)

    # Choices

    def choices(self, seat: Seat) -> list[int]:
        first, second = self.choice_lists(seat)
        return first + second

    def random_choice(self, seat: Seat, rng: Random) -> int:
        first, second = self.choice_lists(seat)
        return rng.pick_from(first, second)

    def choice_lists(self, seat: Seat) -> tuple[list[int], list[int]]:
        """The choices in two lists, which must not be changed."""
        phase = self.phase
        if phase in (CHALLENGE, CHALLENGE_BLOCK):
            return DOUBTS, NO_ACTIONS
        if phase == ACTION:
            return self.deeds(seat)
        if phase == BLOCK:
            return DEFENCES[self.deed], NO_ACTIONS
        if phase == REACT:
            return REACTIONS[self.deed] if seat == self.target else DOUBTS, NO_ACTIONS
        if phase == PROVE:
            return PROOFS[self.claim if self.holds(seat, self.claim) else HIDDEN], NO_ACTIONS
        faces = self.face_bits(HAND + seat)
        return LOSING[faces] if phase == LOSE else RETURNING[faces], NO_ACTIONS

    def deeds(self, seat: Seat) -> tuple[list[int], list[int]]:
        """What the seat may use its turn for."""
        others = self.others(seat)
        coins: i64 = self.coins[seat]
        if coins >= MUST_COUP:
            return COUPS[others], NO_ACTIONS
        victims = others if self.house.steal_from_poor else others & self.rich()
        return AFFORDABLE[coins][others], STEALS[victims]

    def rich(self) -> Mask:
        """The seats with coins."""
        seats: Mask = NOBODY
        for seat in range(self.seats):
            if self.coins[seat]:
                seats |= only(seat)
        return seats

    def idle(self, seat: Seat) -> int:
        """Take income, pass, show the card; lose the least useful one; block an assassination."""
        if self.phase == LOSE:
            return LOSES + self.least_missed(seat) - 1
        if self.phase == EXCHANGE:
            return RETURNS + self.least_missed(seat) - 1
        if self.phase in (BLOCK, REACT) and self.must_defend(seat):
            return BLOCKS + BLOCK_FACES.index(CONTESSA)
        return self.choices(seat)[0]

    def least_missed(self, seat: Seat) -> Kind:
        """A card the seat holds twice, if there is one, else the least useful one."""
        faces = [self.faces[card] for card in self.pile(HAND + seat)]
        twice = [face for face in LEAST_MISSED if faces.count(face) > 1]
        once = [face for face in LEAST_MISSED if faces.count(face) == 1]
        return (twice + once)[0]

    def must_defend(self, seat: Seat) -> bool:
        """Whether the seat is to be assassinated and has a Contessa, or nothing else to lose."""
        if self.deed != ASSASSINATION or seat != self.target:
            return False
        return self.size(HAND + seat) == 1 or self.holds(seat, CONTESSA)

    # A turn

    def play(self, seat: Seat, action: Action, rng: Random) -> None:
        phase = self.phase
        if CHALLENGE <= phase <= CHALLENGE_BLOCK:
            self.answer(seat, action, rng)
        elif phase == ACTION:
            self.start_deed(seat, action, rng)
        elif phase == PROVE:
            self.prove(seat, action, rng)
        elif phase == LOSE:
            card = self.take(seat, HAND + seat, action - LOSES + 1)
            self.lose_card(seat, card, self.cause, rng)
        else:
            self.card_returned(seat, self.take(seat, HAND + seat, action - RETURNS + 1))
            if surplus(self, seat) == 0:
                self.shuffle(COURT, rng)
                self.end_turn()

    def start_deed(self, seat: Seat, action: Action, rng: Random) -> None:
        deed, target = DEEDS[action]
        self.declared(seat, deed, target)
        claim = CLAIMS[deed]
        if claim == HIDDEN:
            self.stand(rng)
        elif self.house.first_counts and BLOCKED_BY[deed]:
            self.challenge_opened(seat, claim, REACT)
        else:
            self.challenge_opened(seat, claim, CHALLENGE)

    def answer(self, seat: Seat, action: Action, rng: Random) -> None:
        """Seal an answer; if the house says so, a challenge or block counts at once."""
        self.chose(seat, action)
        if action != PASS and self.house.first_counts:
            self.raise_objection(seat, action)
        else:
            self.settle(rng)

    def settle(self, rng: Random) -> None:
        """Close the window once it is certain who counts: the first, in seat order, not to pass."""
        seat, left = self.turn, self.owing
        while left:
            seat = next_in(left, seat, self.seats)
            answer = self.sealed[seat]
            if answer == UNDECIDED:
                return
            if answer != PASS:
                self.raise_objection(seat, answer)
                return
            left = without(left, only(seat))
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
        elif self.phase == CHALLENGE_BLOCK:
            self.block_held(self.blocker)
            self.end_turn()
        else:
            self.resolve(rng)

    def stand(self, rng: Random) -> None:
        """The deed has stood up to challenges; now it may be blocked."""
        entitled: Mask = NOBODY
        if self.deed == FOREIGN_AID:
            entitled = self.others(self.turn)
        elif BLOCKED_BY[self.deed]:
            entitled = self.living() & only(self.target)
        if entitled:
            self.block_opened(entitled)
        else:
            self.resolve(rng)

    def resolve(self, rng: Random) -> None:
        """Nothing stops the deed any more."""
        deed = self.deed
        if deed == SWAP:
            first, second = self.upper(COURT, 2)
            self.cards_drawn(self.turn, first, second)
            return
        if GAINS[deed]:
            self.coins_taken(self.turn, min(GAINS[deed], self.treasury()))
        elif self.is_out(self.target):
            self.deed_failed(self.turn)
        elif deed == STEAL:
            steal(self)
        else:
            self.lose(self.target, ATTACKED, rng)
            return
        self.end_turn()

    def end_turn(self) -> None:
        self.turn_started(next_in(self.living(), self.turn, self.seats))

    # Challenges and losses

    def prove(self, seat: Seat, action: Action, rng: Random) -> None:
        """The challenged player shows the card, or loses the challenge."""
        if action != CONCEDE:
            self.shown(seat, self.take(seat, HAND + seat, self.claim), self.claim)
            self.shuffle(COURT, rng)
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
        else:  # the player has left in the meantime
            self.go_on(cause, rng)

    def lose_card(self, seat: Seat, card: Card, cause: i64, rng: Random) -> None:
        self.influence_lost(seat, card)
        if self.size(HAND + seat):
            self.go_on(cause, rng)
        else:
            self.exile(seat, cause, self.robbed(seat), rng)

    def exile(self, seat: Seat, cause: i64, robbed: bool, rng: Random) -> None:
        """A player without influence is out; a steal from them that stands is paid first."""
        if robbed:
            steal(self)
        self.eliminated(seat)
        if self.is_alone():
            self.finish()
        elif robbed:
            self.end_turn()
        else:
            self.go_on(cause, rng)

    def robbed(self, seat: Seat) -> bool:
        """Whether the deed is a steal from this seat by somebody who is still there."""
        return self.deed == STEAL and seat == self.target and not self.is_out(self.turn)

    def go_on(self, cause: i64, rng: Random) -> None:
        """Go on after a loss, according to its cause."""
        if cause == ATTACKED or self.is_out(self.turn):
            self.end_turn()
        elif cause == BLUFF and self.blocker != NO_ONE:
            self.resolve(rng)
        elif cause == WRONG_CHALLENGE and self.blocker == NO_ONE:
            self.stand(rng)
        else:
            if cause == BLUFF:
                self.deed_failed(self.turn)
            else:
                self.block_held(self.blocker)
            self.end_turn()

    # Leaving for good

    def leave(self, seat: Seat, rng: Random) -> None:
        if self.is_out(seat):
            return
        asked = self.owes(seat)
        if self.phase == EXCHANGE and (seat == self.turn or count_in(self.living()) == 2):
            give_back(self, self.turn, rng)
        self.hand_revealed(seat, self.cards(HAND + seat))
        if asked and self.phase in (PROVE, LOSE):
            cause = self.cause if self.phase == LOSE else BLUFF
            self.exile(seat, cause, seat == self.blocker and self.robbed(seat), rng)
            return
        self.eliminated(seat)
        if self.is_alone():
            self.finish()
        elif self.phase != PROVE and self.phase != LOSE:
            self.go_on_without(seat, rng)

    def go_on_without(self, seat: Seat, rng: Random) -> None:
        """Go on after somebody has left while nobody owed a proof or an influence."""
        if seat == self.turn or seat == self.target:
            self.drop_deed()
        elif seat == self.blocker:
            self.stand(rng)
        elif CHALLENGE <= self.phase <= CHALLENGE_BLOCK:
            self.settle(rng)

    def drop_deed(self) -> None:
        """The actor or the target has left: settle a challenge already made, then end the turn."""
        claimant = self.claimant()
        seat = self.turn
        for _ in range(self.seats):
            seat = (seat + 1) % self.seats
            if self.sealed[seat] == CHALLENGING and not self.is_out(claimant):
                self.challenged(seat, claimant, self.claim)
                return
        if not self.is_out(self.turn):
            self.deed_failed(self.turn)
        self.end_turn()

    # The end

    def is_alone(self) -> bool:
        """Whether only one player is left."""
        return at_most_one(self.living())

    def finish(self) -> None:
        self.survived(first_of(self.living()))
        self.ended(self.living())


# The characters at work


def steal(table: Coup) -> None:
    """The Captain takes 2 coins, or as many as there are."""
    number = min(STOLEN, table.coins[table.target])
    table.coins_stolen(table.turn, table.target, number)


def surplus(table: Coup, seat: Seat) -> i64:
    """How many cards the Ambassador still has to return."""
    return table.size(HAND + seat) + table.size(LOST + seat) - INFLUENCES


def give_back(table: Coup, seat: Seat, rng: Random) -> None:
    """Break off an exchange: the cards drawn last return to the court."""
    while surplus(table, seat) > 0:
        top = table.take_card(seat, HAND + seat, table.top(HAND + seat))
        table.card_returned(seat, top)
    table.shuffle(COURT, rng)


def new_table(game: Game, seats: int, options: Options) -> Table:
    """A table before the deal, with the coins handed out."""
    house = HouseRules(seats, options)
    coins = [START_COINS] * seats
    coins[house.first_seat] = house.first_coins
    table = Coup(game, seats, house, coins, [0] * seats)
    table.lay(COURT_LIST[:], ZONE_COUNT)
    return table
