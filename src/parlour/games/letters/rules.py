"""Do You Have A Two: sixteen cards, one in each hand, and a letter for the princess.

Rulings: protection ends when one's own turn begins, before the draw. The Countess is judged after
the draw. With a legal target one must be chosen; without one the card does nothing, but a Prince
then hits its player. Players who reach the number of tokens in the same round win together.
"""

from typing import Final, final

from mypy_extensions import i64

from parlour.kernel.game import Game, Options
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.kernel.types import EVERYONE, NOBODY, Action, Card, Kind, Mask, Seat, knows, seats_in

# Cards

GUARD: Final = 1
PRIEST: Final = 2
BARON: Final = 3
HANDMAID: Final = 4
PRINCE: Final = 5
KING: Final = 6
COUNTESS: Final = 7
PRINCESS: Final = 8

DECK_LIST: Final = [1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8]

# Zones

DECK: Final = 0
ASIDE: Final = 1  # the card removed face down
OPEN: Final = 2  # cards removed face up
HAND: Final = 3
PILE: Final = 7
ZONE_COUNT: Final = 11

# Phases

SETUP: Final = 0
DRAW: Final = 1
PLAY: Final = 2
ROUND_END: Final = 3
GAME_END: Final = 4

# Events

ROUND_UPDATED: Final = 16
PHASE_UPDATED: Final = 17
RESTORED: Final = 18
PILE_CLEARED: Final = 19
HAND_CLEARED: Final = 20
DECK_GATHERED: Final = 21
CARD_REMOVED: Final = 22
CARD_OPENED: Final = 23
CARD_DEALT: Final = 24
TURN_STARTED: Final = 25
PROTECTION_CLEARED: Final = 26
CARD_PLAYED: Final = 27
GUESSED: Final = 28
LOOKED: Final = 29
COMPARED: Final = 30
PROTECTED: Final = 31
CARD_DISCARDED: Final = 32
REMOVED_CARD_TAKEN: Final = 33
HANDS_TRADED: Final = 34
ELIMINATED: Final = 35
HAND_SHOWN: Final = 36
TOKEN_GAINED: Final = 37

# Actions: a card, its target or nobody, the card named by a Guard or none

NO_ONE: Final = -1
TARGETED: Final = (GUARD, PRIEST, BARON, PRINCE, KING)
GUESSES: Final = (PRIEST, BARON, HANDMAID, PRINCE, KING, COUNTESS, PRINCESS)


def all_plays() -> list[tuple[int, int, int]]:
    """Every play there can be, in the order of the actions."""
    plays: list[tuple[int, int, int]] = []
    for card in range(GUARD, PRINCESS + 1):
        if card != PRINCE:
            plays.append((card, NO_ONE, 0))
        if card in TARGETED:
            for target in range(4):
                guesses = GUESSES if card == GUARD else (0,)
                plays.extend((card, target, guess) for guess in guesses)
    return plays


PLAYS: Final = all_plays()


def ways_to_play(card: int, seats: int) -> list[int]:
    """The actions that play this card; without a target only if there is none among the seats."""
    plays = [number for number, play in enumerate(PLAYS) if play[0] == card]
    targets = seats_in(seats) if card in TARGETED and seats else [NO_ONE]
    return [number for number in plays if PLAYS[number][1] in targets]


# By card, then by the set of players who can be chosen: the actions that play it.
NO_WAYS: Final[list[int]] = []
WAYS: Final = [[ways_to_play(card, seats) for seats in range(16)] for card in range(PRINCESS + 1)]


@final
class House:
    """The options of a game, as the rules use them."""

    open_cards: i64
    sum_breaks_ties: bool
    tokens_to_win: i64

    def __init__(self, seats: i64, options: Options) -> None:
        self.open_cards = int(options["open_cards"]) if seats == 2 else 0
        self.sum_breaks_ties = options["tie"] == "sum"
        with_two = 6 if options["tokens"] == "2019" else 7
        self.tokens_to_win = with_two if seats == 2 else 5 if seats == 3 else 4


@final
class Letters(Table):
    """A game of several rounds."""

    house: House
    phase: i64
    round: i64
    tokens: list[int]
    out: Mask  # eliminated in this round
    protected: Mask

    def __init__(self, game: Game, seats: i64, house: House) -> None:
        super().__init__(game, seats)
        self.house = house
        self.phase = SETUP
        self.round = 0
        self.out = NOBODY
        self.protected = NOBODY

    def copy(self) -> "Letters":
        twin = Letters(self.game, self.seats, self.house)
        self.copy_to(twin)
        twin.phase = self.phase
        twin.round = self.round
        twin.tokens = self.tokens[:]
        twin.out = self.out
        twin.protected = self.protected
        return twin

    def scores(self) -> list[int]:
        return self.tokens[:]

    def worth(self, seat: Seat) -> i64:
        """Tokens, and for those still in the round a share of the next; a high card adds to it."""
        tokens: i64 = self.tokens[seat]
        hand = self.zones[HAND + seat]
        if not hand:
            return 100 * tokens
        left: i64 = 0
        for other in range(self.seats):
            left += 1 - (self.out >> other & 1)
        return 100 * tokens + 100 // max(1, left) + self.face(hand[-1])

    # What can happen

    def round_updated(self, number: i64) -> None:
        self.round = number
        self.record(ROUND_UPDATED, number)

    def phase_updated(self, phase: i64) -> None:
        self.phase = phase
        self.record(PHASE_UPDATED, phase)

    def restored(self, seat: Seat) -> None:
        self.out &= ~(i64(1) << seat)
        self.record(RESTORED, seat)

    def pile_cleared(self, seat: Seat) -> None:
        self.gather(PILE + seat, DECK)
        self.record(PILE_CLEARED, seat)

    def hand_cleared(self, seat: Seat) -> None:
        self.gather(HAND + seat, DECK)
        self.record(HAND_CLEARED, seat)

    def deck_gathered(self) -> None:
        self.gather(ASIDE, DECK)
        self.gather(OPEN, DECK)
        self.record(DECK_GATHERED)

    def card_removed(self, card: Card) -> None:
        self.move(card, DECK, ASIDE)
        self.record(CARD_REMOVED, card)

    def card_opened(self, card: Card) -> None:
        self.move(card, DECK, OPEN)
        self.show(card, EVERYONE)
        self.record(CARD_OPENED, card)

    def card_dealt(self, seat: Seat, card: Card) -> None:
        self.move(card, DECK, HAND + seat)
        self.show(card, i64(1) << seat)
        self.record(CARD_DEALT, seat, card)

    def turn_started(self, seat: Seat) -> None:
        self.turn = seat
        self.turns += 1
        self.ask(i64(1) << seat)
        self.record(TURN_STARTED, seat)

    def protection_cleared(self, seat: Seat) -> None:
        self.protected &= ~(i64(1) << seat)
        self.record(PROTECTION_CLEARED, seat)

    def card_played(self, seat: Seat, card: Card) -> None:
        self.move(card, HAND + seat, PILE + seat)
        self.show(card, EVERYONE)
        self.record(CARD_PLAYED, seat, card)

    def guessed(self, seat: Seat, target: Seat, face: Kind) -> None:
        self.record(GUESSED, seat, target, face)

    def looked(self, seat: Seat, target: Seat, card: Card) -> None:
        self.show(card, i64(1) << seat)
        self.record(LOOKED, seat, target, card)

    def compared(self, seat: Seat, target: Seat) -> None:
        self.show(self.top(HAND + target), i64(1) << seat)
        self.show(self.top(HAND + seat), i64(1) << target)
        self.record(COMPARED, seat, target)

    def protected_until_turn(self, seat: Seat) -> None:
        self.protected |= i64(1) << seat
        self.record(PROTECTED, seat)

    def card_discarded(self, seat: Seat, card: Card) -> None:
        self.move(card, HAND + seat, PILE + seat)
        self.show(card, EVERYONE)
        self.record(CARD_DISCARDED, seat, card)

    def removed_card_taken(self, seat: Seat, card: Card) -> None:
        self.move(card, ASIDE, HAND + seat)
        self.show(card, i64(1) << seat)
        self.record(REMOVED_CARD_TAKEN, seat, card)

    def hands_traded(self, seat: Seat, target: Seat) -> None:
        both = i64(1) << seat | i64(1) << target
        mine, theirs = self.top(HAND + seat), self.top(HAND + target)
        self.move(mine, HAND + seat, HAND + target)
        self.move(theirs, HAND + target, HAND + seat)
        self.show(mine, both)
        self.show(theirs, both)
        self.record(HANDS_TRADED, seat, target)

    def eliminated(self, seat: Seat) -> None:
        self.out |= i64(1) << seat
        for card in self.zones[HAND + seat]:
            self.show(card, EVERYONE)
        self.gather(HAND + seat, PILE + seat)
        self.record(ELIMINATED, seat)

    def hand_shown(self, seat: Seat, card: Card) -> None:
        self.show(card, EVERYONE)
        self.record(HAND_SHOWN, seat, card)

    def token_gained(self, seat: Seat) -> None:
        self.tokens[seat] += 1
        self.record(TOKEN_GAINED, seat)

    # Choices

    def choices(self, seat: Seat) -> list[int]:
        first, second = self.ways_to_play_hand(seat)
        return first + second

    def random_choice(self, seat: Seat, rng: Random) -> int:
        first, second = self.ways_to_play_hand(seat)
        choice = rng.below(len(first) + len(second))
        return first[choice] if choice < len(first) else second[choice - len(first)]

    def policy_choice(self, seat: Seat, rng: Random) -> int:
        """Mostly the lower card; no card that loses; guesses among the cards not seen."""
        first, second = self.ways_to_play_hand(seat)
        if not first:
            return second[0]
        low = PLAYS[first[0]][0]
        if second:
            high = PLAYS[second[0]][0]
            weak = low == BARON and high == HANDMAID
            if weak or (high != PRINCESS and rng.below(4) == 0):
                return self.sensible_way(seat, high, second, rng)
        return self.sensible_way(seat, low, first, rng)

    def sensible_way(self, seat: Seat, face: Kind, ways: list[int], rng: Random) -> int:
        """One of the ways to play a card."""
        if face == GUARD and len(ways) > 1:
            return self.sensible_guess(seat, ways, rng)
        way = rng.pick(ways)
        if face == PRINCE and PLAYS[way][1] == seat:
            return rng.pick(ways)  # think again
        return way

    def sensible_guess(self, seat: Seat, ways: list[int], rng: Random) -> int:
        """Somebody's card if it is known, else that of any card the seat has not seen."""
        start = rng.below(len(ways) // len(GUESSES)) * len(GUESSES)
        card = self.top(HAND + PLAYS[ways[start]][1])
        tries: i64 = 2 * len(self.faces)
        if not knows(self.known[card], seat):
            card = rng.below(len(self.faces))
            while tries and (self.faces[card] == GUARD or knows(self.known[card], seat)):
                card = rng.below(len(self.faces))
                tries -= 1
        if self.faces[card] == GUARD:
            return rng.pick(ways)
        return ways[start + self.faces[card] - PRIEST]

    def ways_to_play_hand(self, seat: Seat) -> tuple[list[int], list[int]]:
        """The actions that play the lower card, and those that play the higher one."""
        hand = self.zones[HAND + seat]
        one, two = self.faces[hand[0]], self.faces[hand[1]]
        low, high = min(one, two), max(one, two)
        if high == COUNTESS and low >= PRINCE:
            return NO_WAYS, WAYS[COUNTESS][NOBODY]
        exposed = ((i64(1) << self.seats) - 1) & ~(self.out | self.protected)
        others = exposed & ~(i64(1) << seat)
        ways_low = WAYS[low][exposed if low == PRINCE else others]
        ways_high = WAYS[high][exposed if high == PRINCE else others]
        return ways_low, NO_WAYS if low == high else ways_high

    # Decisions

    def set_up(self, rng: Random) -> None:
        self.start_round(rng.below(self.seats), rng)

    def play(self, seat: Seat, action: Action, rng: Random) -> None:
        face, target, guess = PLAYS[action]
        self.card_played(seat, self.find(HAND + seat, face))
        if face == HANDMAID:
            self.protected_until_turn(seat)
        elif face == PRINCESS:
            self.eliminated(seat)
        elif target != NO_ONE:
            if face == GUARD:
                guard(self, seat, target, guess)
            elif face == PRIEST:
                self.looked(seat, target, self.top(HAND + target))
            elif face == BARON:
                baron(self, seat, target)
            elif face == PRINCE:
                prince(self, target)
            elif face == KING:
                self.hands_traded(seat, target)
        self.end_turn(rng)

    def leave(self, seat: Seat, rng: Random) -> None:
        if not self.out >> seat & 1:
            self.eliminated(seat)
        playing = ((i64(1) << self.seats) - 1) & ~self.gone
        if playing & (playing - 1) == 0:
            self.phase_updated(GAME_END)
            self.ended(playing)
        elif self.turn == seat or self.alone():
            self.end_turn(rng)

    def end_turn(self, rng: Random) -> None:
        """After a turn: the next one, or the end of the round."""
        if self.alone() or not self.zones[DECK]:
            end_round(self, rng)
            return
        seat = (self.turn + 1) % self.seats
        while self.out >> seat & 1:
            seat = (seat + 1) % self.seats
        self.start_turn(seat)

    def alone(self) -> bool:
        """Whether at most one player is left in the round."""
        left = ((i64(1) << self.seats) - 1) & ~self.out
        return left & (left - 1) == 0

    def start_turn(self, seat: Seat) -> None:
        self.turn_started(seat)
        if self.protected >> seat & 1:
            self.protection_cleared(seat)
        self.phase_updated(DRAW)
        self.card_dealt(seat, self.top(DECK))
        self.phase_updated(PLAY)

    def start_round(self, first: Seat, rng: Random) -> None:
        self.round_updated(self.round + 1)
        self.phase_updated(SETUP)
        if self.round > 1:
            self.clear_table()
        self.shuffle(self.zones[DECK], rng)
        self.card_removed(self.top(DECK))
        for _ in range(self.house.open_cards):
            self.card_opened(self.top(DECK))
        for seat in range(self.seats):
            if not self.is_gone(seat):
                self.card_dealt(seat, self.top(DECK))
        self.start_turn(first)

    def clear_table(self) -> None:
        """All cards go back to the deck and all players into the round."""
        self.deck_gathered()
        for seat in range(self.seats):
            self.hand_cleared(seat)
            self.pile_cleared(seat)
            if self.protected >> seat & 1:
                self.protection_cleared(seat)
            if self.out >> seat & 1 and not self.is_gone(seat):
                self.restored(seat)


# The cards


def guard(table: Letters, seat: Seat, target: Seat, guess: Kind) -> None:
    table.guessed(seat, target, guess)
    if table.face(table.top(HAND + target)) == guess:
        table.eliminated(target)


def baron(table: Letters, seat: Seat, target: Seat) -> None:
    table.compared(seat, target)
    mine = table.face(table.top(HAND + seat))
    theirs = table.face(table.top(HAND + target))
    if mine < theirs:
        table.eliminated(seat)
    elif theirs < mine:
        table.eliminated(target)


def prince(table: Letters, target: Seat) -> None:
    card = table.top(HAND + target)
    table.card_discarded(target, card)
    if table.face(card) == PRINCESS:
        table.eliminated(target)
    elif table.zones[DECK]:
        table.card_dealt(target, table.top(DECK))
    else:
        table.removed_card_taken(target, table.top(ASIDE))


# The end of a round


def end_round(table: Letters, rng: Random) -> None:
    table.phase_updated(ROUND_END)
    left = [seat for seat in range(table.seats) if not table.out >> seat & 1]
    if len(left) > 1:
        for seat in left:
            table.hand_shown(seat, table.top(HAND + seat))
    winners = round_winners(table, left)
    for seat in winners:
        table.token_gained(seat)
    champions: Mask = NOBODY
    for seat in winners:
        if table.tokens[seat] >= table.house.tokens_to_win:
            champions |= i64(1) << seat
    if champions:
        table.phase_updated(GAME_END)
        table.ended(champions)
    else:
        table.start_round(rng.pick(winners), rng)


def round_winners(table: Letters, left: list[int]) -> list[int]:
    """The players with the highest card; the option decides what a tie means."""
    if len(left) == 1:
        return left
    highest = max([table.face(table.top(HAND + seat)) for seat in left])
    best = [seat for seat in left if table.face(table.top(HAND + seat)) == highest]
    if len(best) == 1 or not table.house.sum_breaks_ties:
        return best
    sums = [sum([table.faces[card] for card in table.zones[PILE + seat]]) for seat in best]
    most = max(sums)
    return [seat for seat, total in zip(best, sums, strict=True) if total == most]


def new_table(game: Game, seats: int, options: Options) -> Table:
    """An empty table."""
    table = Letters(game, seats, House(seats, options))
    table.lay(DECK_LIST[:], ZONE_COUNT)
    table.tokens = [0] * seats
    return table
