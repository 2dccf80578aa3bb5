"""A table: cards, where they lie, who knows what they are, and whose choice it is.

A game is a subclass. It keeps three habits, and everything else follows from them:

- Cards move and become known only through `move`, `gather`, `show` and `mixed`. A card leaves a
  hand only after `take` has brought it to the top: so nobody else can tell which one it was.
- The state changes only inside *events*: methods named after what happened, that cannot fail,
  decide nothing and end with `record`. Rules (`choices`, `play`, `leave`) call events.
- Its own attributes are public. What is secret is a face, or a sealed choice.
"""

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64, mypyc_attr

from parlour.kernel.errors import Illegal, Leak, NotYourTurn, Stale
from parlour.kernel.memory import LONGEST_CHAIN, NO_CARD, Bag, Past, certain, recall, shorten
from parlour.kernel.policy import Policy
from parlour.kernel.random import Random
from parlour.kernel.seats import all_of, first_of, has, knows, only, without
from parlour.kernel.tape import (
    ABSENT,
    CHOSE,
    ENDED,
    LIFTED,
    MINTED,
    PICK_COMPLETED,
    PICK_STARTED,
    PICK_TAKEN_BACK,
    PICK_UPDATED,
    RESIGNED,
    Tape,
)
from parlour.kernel.types import (
    EVERYONE,
    HIDDEN,
    NOBODY,
    TRUTH,
    UNDECIDED,
    WATCHER,
    Action,
    Card,
    Kind,
    Mask,
    Seat,
)

if TYPE_CHECKING:
    from parlour.kernel.game import Game, Options


NO_ZONE: Final[i64] = -1
NO_BATCHES: Final[list[int]] = []  # all cards are of batch 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The whole state of a game, or a view of it with unknown faces masked."""

    game: "Game"
    options: "Options | None"  # the house rules, public; set by `Game.new`
    seats: i64
    viewer: i64  # TRUTH, WATCHER or the seat whose view this is

    faces: list[int]  # by card: what it is
    known: list[int]  # by card: which seats know its face
    zones: list[list[int]]  # by zone: the cards in it; the last one lies on top
    hands: i64  # zones that are sets to everybody else, as bits
    lifted_from: i64  # the hand whose top card may leave it now
    endless: bool  # cards are minted as they are drawn
    apart: i64  # the first cards, this many, have a back of their own: never mixed with the rest
    shared: i64  # zones whose list a copy of this table uses too

    turn: i64
    turns: i64
    owing: Mask  # seats that have a say now, whether or not they have already spoken
    answered: Mask  # of these, the ones whose choice is sealed
    sealed: list[int]  # by seat: the sealed choice
    picks: list[tuple[int, ...]] | None  # by seat: a choice picked half way
    gone: Mask  # seats that left for good
    over: bool
    winners: Mask

    tape: Tape | None
    past: Past | None
    batches: list[int]  # by card, shared by copies: of one batch, alike to who knows neither
    batch: i64  # the newest; 0 if all are of batch 0
    bags: list[Bag] | None  # in a view: what the viewer remembers of mixes
    remembers: bool
    unseen: bool  # a playout: nobody may look at it any more
    listener: Policy | None  # keeps notes of events
    notes: list[int] | None

    def __init__(self, game: "Game", seats: i64) -> None:
        """Only what costs nothing: `lay` or `copy_to` fill in the rest."""
        self.game = game
        self.options = None
        self.seats = seats
        self.viewer = TRUTH
        self.shared = 0
        self.hands = 0
        self.lifted_from = NO_ZONE
        self.endless = False
        self.apart = 0
        self.turn = 0
        self.turns = 0
        self.owing = NOBODY
        self.answered = NOBODY
        self.picks = None
        self.gone = NOBODY
        self.over = False
        self.winners = NOBODY
        self.tape = None
        self.past = None
        self.batch = 0
        self.bags = None
        self.remembers = True
        self.unseen = False
        self.listener = None
        self.notes = None

    def lay(self, faces: list[int], zones: i64, apart: i64 = 0) -> None:
        """Put these cards face up into the first of `zones` zones.

        Where there are two sorts of cards with different backs, `apart` is the number of the first
        sort, which come first. They are never mixed with the others.
        """
        self.apart = apart
        self.faces = faces
        self.known = [EVERYONE] * len(faces)
        self.batches = NO_BATCHES
        self.zones = [[] for _ in range(zones)]
        self.zones[0] = [card for card in range(len(faces))]
        self.sealed = [UNDECIDED] * self.seats

    def copy_to(self, twin: "Table") -> None:
        """The kernel's half of a game's `copy`. A copy has no tape."""
        everything: i64 = -1
        self.shared = everything
        twin.shared = everything
        twin.options = self.options
        twin.viewer = self.viewer
        twin.hands = self.hands
        twin.endless = self.endless
        twin.apart = self.apart
        twin.faces = self.faces[:]
        twin.known = self.known[:]
        twin.zones = self.zones[:]
        twin.turn = self.turn
        twin.turns = self.turns
        twin.owing = self.owing
        twin.answered = self.answered
        twin.sealed = self.sealed[:]
        picks = self.picks
        if picks is not None:
            twin.picks = picks[:]
        twin.gone = self.gone
        twin.over = self.over
        twin.winners = self.winners
        twin.past = self.past
        twin.batches = self.batches
        twin.batch = self.batch
        twin.bags = self.bags
        twin.remembers = self.remembers
        twin.unseen = self.unseen
        notes = self.notes
        if notes is not None:
            twin.notes = notes[:]
            twin.listener = self.listener

    # What a game must say

    def copy(self) -> "Table":
        """An independent table in the same state."""
        raise NotImplementedError

    def set_up(self, rng: Random) -> None:
        """Shuffle, deal and begin."""
        raise NotImplementedError

    def choices(self, seat: Seat) -> list[int]:
        """The legal actions of a seat that owes a choice, in the order of the game's list."""
        raise NotImplementedError

    def play(self, seat: Seat, action: Action, rng: Random) -> None:
        """Carry out a legal action. The caller vouches that it is legal; `act` checks."""
        raise NotImplementedError

    def leave(self, seat: Seat, rng: Random) -> None:
        """The rules for a player who has left for good: nothing may wait for them any more."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """By seat, what the game counts; more is better and winners have the most."""
        return [self.winners >> seat & 1 for seat in range(self.seats)]

    def score_parts(self) -> list[list[int]]:
        """By seat, what its score is made of, in the order of `Game.score_parts`."""
        return [[score] for score in self.scores()]

    # What a game may say better

    def idle(self, seat: Seat) -> int:
        """What happens if the seat lets its time run out; nothing that ruins it, if it can be."""
        return self.choices(seat)[0]

    def random_choice(self, seat: Seat, rng: Random) -> int:
        """A legal action, all equally likely."""
        return rng.pick(self.choices(seat))

    def weights(self) -> list[int]:
        """For an endless deck: by face, from 1 on, how likely a new card is to have it."""
        return []

    # Asking

    def waiting(self) -> Mask:
        """The seats whose choice is still missing. For the server: others must not be told."""
        return without(self.owing, self.answered)

    def next_seat(self) -> Seat:
        """The first seat whose choice is missing."""
        waiting = self.waiting()
        if waiting == NOBODY:
            raise Stale("Nobody has a choice to make.")
        return first_of(waiting)

    def owes(self, seat: Seat) -> bool:
        """Whether the seat's choice is missing."""
        return has(self.waiting(), seat)

    def is_gone(self, seat: Seat) -> bool:
        return has(self.gone, seat)

    def everybody(self) -> Mask:
        """All seats."""
        return all_of(self.seats)

    def playing(self) -> Mask:
        """The seats that have not left for good."""
        return without(self.everybody(), self.gone)

    def face(self, card: Card) -> Kind:
        return self.faces[card]

    def top(self, zone: i64) -> Card:
        """The uppermost card of a zone."""
        return self.zones[zone][-1]

    def size(self, zone: i64) -> i64:
        return len(self.zones[zone])

    def find(self, zone: i64, face: Kind) -> Card:
        """The first card in the zone with this face."""
        for card in self.zones[zone]:
            if self.faces[card] == face:
                return card
        raise Illegal(f"There is no such card in zone {zone}.")

    # Acting

    def act(self, seat: Seat, action: Action, rng: Random) -> None:
        """Carry out an action, or refuse it with the table unchanged."""
        self.check_turn(seat)
        if action not in self.choices(seat):
            raise Illegal("That is not one of your choices now.")
        if self.pick_of(seat):
            self.pick_taken_back(seat)
        self.play(seat, action, rng)

    def resign(self, seat: Seat, rng: Random) -> None:
        """The seat leaves for good."""
        if self.over:
            raise Stale("The game is over.")
        if not 0 <= seat < self.seats:
            raise Illegal(f"There is no seat {seat}.")
        if self.is_gone(seat):
            raise Stale("That player has left already.")
        self.resigned(seat)
        self.leave(seat, rng)

    def check_turn(self, seat: Seat) -> None:
        """Refuse unless the seat owes a choice."""
        if self.over:
            raise Stale("The game is over.")
        if not 0 <= seat < self.seats:
            raise Illegal(f"There is no seat {seat}.")
        if has(self.answered & self.owing, seat):
            raise Stale("You have already chosen.")
        if not self.owes(seat):
            raise NotYourTurn("It is not your turn.")

    # Chance

    def shuffle(self, cards: list[int], rng: Random) -> None:
        """Mix these cards so that nobody can follow."""
        faces = [self.faces[card] for card in cards]
        rng.shuffle(faces)
        self.mixed(NOBODY, cards, faces)

    def mint(self, rng: Random) -> Card:
        """A new card on top of an endless deck, drawn by the game's weights."""
        deck = self.zones[0]
        card: i64 = deck[-1] if deck else len(self.faces)
        self.minted(card, rng.weighted(self.weights()) + 1)
        return card

    # Taking a card out of a hand

    def take(self, seat: Seat, zone: i64, face: Kind) -> Card:
        """A seat takes a card with this face out of a hand: the top card, once it lies there.

        Nobody else can tell which card it was, nor how many like it there are.
        """
        return self.take_card(seat, zone, self.uppermost(zone, face))

    def uppermost(self, zone: i64, face: Kind) -> Card:
        """The uppermost card in the zone with this face: it has the shortest way to the top."""
        faces, cards = cast(list[i64], self.faces), cast(list[i64], self.zones[zone])
        place: i64 = len(cards) - 1
        while place >= 0:
            card = cards[place]
            if faces[card] == face:
                return card
            place -= 1
        raise Illegal(f"There is no such card in zone {zone}.")

    def take_card(self, seat: Seat, zone: i64, card: Card) -> Card:
        """The same with a certain card, of which only the seat may know which one it is."""
        cards = self.zones[zone]
        if len(cards) > 1:
            if self.unseen:
                self.change_places(zone, card)
            else:
                self.lifted(seat, zone, card)
        return cards[-1]

    def change_places(self, zone: i64, card: Card) -> None:
        """The same where nobody will look: the card and the top card become each other.

        It saves two walks through the hand. Those who knew a card still know it.
        """
        faces, known = cast(list[object], self.faces), cast(list[object], self.known)
        top = self.zones[zone][-1]
        faces[card], faces[top] = faces[top], faces[card]
        known[card], known[top] = known[top], known[card]
        self.lifted_from = zone

    def sort_hand(self, seat: Seat, zone: i64) -> None:
        """The seat lays a hand in order before somebody else gets to see all of it.

        So nobody learns which card lay where, nor how long it has been there.
        """
        cards = self.zones[zone]
        if len(cards) > 1 and not self.unseen:
            self.mixed(only(seat), cards[:], sorted([self.faces[card] for card in cards]))

    def check_hand(self, card: Card, hand: i64) -> None:
        """Refuse to move a card out of a hand if others could tell which of its cards it is."""
        cards = self.zones[hand]
        if len(cards) > 1 and (self.lifted_from != hand or cards[-1] != card):
            raise Leak(f"A card leaves zone {hand}, a hand, and was not taken with `take`.")
        self.lifted_from = NO_ZONE

    # Changing the state: the pieces of which events are made

    def own(self, zone: i64) -> list[int]:
        """The zone's list, safe to change."""
        bit: i64 = 1
        bit <<= zone
        if self.shared & bit:
            self.shared &= ~bit
            cards = self.zones[zone][:]
            self.zones[zone] = cards
            return cards
        return self.zones[zone]

    def move(self, card: Card, source: i64, target: i64) -> None:
        """A card goes from one zone on top of another; everybody sees it move."""
        if self.hands >> source & 1:
            self.check_hand(card, source)
        cards = self.own(source)
        top = cards.pop()
        if top != card:
            cards.append(top)
            cards.remove(card)
        self.own(target).append(card)

    def tuck(self, card: Card, source: i64, target: i64) -> None:
        """A card goes from one zone to the bottom of another; everybody sees it move."""
        if self.hands >> source & 1:
            self.check_hand(card, source)
        cards = self.own(source)
        top = cards.pop()
        if top != card:
            cards.append(top)
            cards.remove(card)
        self.own(target).insert(0, card)

    def gather(self, source: i64, target: i64) -> None:
        """Move all cards of a zone."""
        cards = self.zones[source]
        if cards:
            pile = self.own(target)
            for card in cards:
                pile.append(card)
            bit: i64 = 1
            bit <<= source
            self.shared &= ~bit
            self.zones[source] = []

    def gather_under(self, source: i64, target: i64) -> None:
        """Move all cards of a zone to the bottom of another."""
        cards = self.zones[source]
        if cards:
            self.own(source)
            self.own(target)
            self.zones[target] = cards + self.zones[target]
            self.zones[source] = []

    def swap(self, one: i64, other: i64) -> None:
        """All cards of two zones change places."""
        mine, theirs = self.own(one), self.own(other)
        self.zones[one] = theirs
        self.zones[other] = mine

    def show(self, card: Card, seats: Mask) -> None:
        """The face of a card becomes known to these seats."""
        before: i64 = self.known[card]
        after: i64 = before | seats
        if after != before:
            self.known[card] = after
            tape = self.tape
            if tape is not None:
                tape.reveal(card, self.faces[card], after & ~before)

    def show_to(self, seat: Seat, card: Card) -> None:
        """The face of a card becomes known to one seat."""
        self.show(card, only(seat))

    def wipe(self, card: Card) -> None:
        """A card becomes blank again, to be minted anew some day."""
        if self.remembers and self.batch_of(card):
            # What was seen of it so far still counts.
            self.link(NOBODY, [], card, 0, len(self.faces))
            self.note_batch([card], 0)
        self.faces[card] = HIDDEN
        self.known[card] = NOBODY

    def record(self, event: i64, a: i64 = ABSENT, b: i64 = ABSENT, c: i64 = ABSENT) -> None:
        """The last line of every event.

        The kernel's own events name all arguments: compiled code that calls a method of an
        interpreted subclass would fill in zeros for those left out.
        """
        tape = self.tape
        if tape is not None:
            tape.add(event, a, b, c)
        listener = self.listener
        if listener is not None:
            listener.note(self, event, a, b, c)

    def record_cards(self, event: i64, a: i64, cards: list[int]) -> None:
        """The last line of an event about any number of cards."""
        tape = self.tape
        if tape is not None:
            tape.add_long((event, a, *cards))
        listener = self.listener
        if listener is not None:
            listener.note(self, event, a, ABSENT, ABSENT)

    # Events of every game

    def mixed(self, followers: Mask, cards: list[int], faces: list[int]) -> None:
        """These cards now have these faces; only followers who knew them all still do."""
        knowing: i64 = followers
        if knowing:
            for card in cards:
                knowing &= self.known[card]
        if self.remembers:
            self.remember(knowing, cards)
        tape = self.tape
        if tape is not None:
            tape.mix(followers, knowing, cards, faces)
        mine = self.faces
        index: i64 = 0
        for card in cards:
            mine[card] = faces[index]
            index += 1
        if len(cards) == len(mine):
            self.known = [knowing] * len(cards)
        else:
            known = self.known
            for card in cards:
                known[card] = knowing

    def lifted(self, seat: Seat, zone: i64, card: Card) -> None:
        """The seat has brought a card of a hand to the top, the rest in their order below it.

        Faces move, cards stay: from outside nothing has changed. Only the seat, if it knew all
        these cards, still knows them; what others knew of one they now know of the hand.
        """
        cards = self.zones[zone]
        known = cast(list[i64], self.known)
        knowing = only(seat)
        anybody: Mask = NOBODY
        for each in cast(list[i64], cards):
            mask = known[each]
            knowing &= mask
            anybody |= mask
        if self.remembers and (anybody != knowing or self.batch or len(cards) == len(known)):
            self.remember(knowing, cards)
        first = self.slide(cards, card)
        if anybody != knowing:
            for each in cast(list[i64], cards):
                known[each] = knowing
        self.lifted_from = zone
        tape = self.tape
        if tape is not None:
            if knowing:
                for place in range(first, len(cards)):
                    tape.reveal(cards[place], self.faces[cards[place]], knowing)
            tape.add(LIFTED, seat, zone, card)

    def slide(self, cards: list[int], card: Card) -> i64:
        """Lay the face of one of these cards on the last, those above it one down; where it was."""
        places = cast(list[i64], cards)
        faces = cast(list[object], self.faces)  # they are moved, not read
        last: i64 = len(places) - 1
        first = last
        while places[first] != card:
            first -= 1
        face = faces[card]
        place, lower = first, card
        while place < last:
            place += 1
            upper = places[place]
            faces[lower] = faces[upper]
            lower = upper
        faces[lower] = face
        return first

    def remember(self, followers: Mask, cards: list[int]) -> None:
        """Keep what was known before a mix, unless nobody could tell these cards apart."""
        first, stop = self.same_back(cards)
        if len(cards) == stop - first and not self.endless:
            self.begin_anew(cards, first, stop)
        elif not self.alike(followers, cards, first):
            self.link(followers, cards, NO_CARD, first, stop)
            self.batch += 1
            self.note_batch(cards, self.batch)

    def same_back(self, cards: list[int]) -> tuple[i64, i64]:
        """The first card with the same back as these, and where they end."""
        size: i64 = len(self.faces)
        if self.apart and cards:
            return (0, self.apart) if cards[0] < self.apart else (self.apart, size)
        return 0, size

    def begin_anew(self, cards: list[int], first: i64, stop: i64) -> None:
        """All cards with one back are mixed: everybody knows what they are together."""
        before = self.past if self.apart else None
        everyone = [EVERYONE] * len(cards)
        self.past = Past(before, cards[:], self.faces[first:stop], everyone, NOBODY, NO_CARD, first)
        if not self.apart:
            self.forget_batches()
        elif self.batch:
            self.note_batch(cards, 0)

    def alike(self, followers: Mask, cards: list[int], back: i64) -> bool:
        """Whether nobody needs to remember how these cards lay before a mix.

        To others they are of one batch; followers have known all of them since the last link in
        the chain, or none.
        """
        known = cast(list[i64], self.known)
        for card in cast(list[i64], cards):
            if known[card] & ~followers:
                return False
        past = self.past
        if not self.batch or past is None or not cards:
            return True
        while past.first != back:
            past = past.before
            if past is None:  # the chain was shortened
                return False
        batch = self.batch_of(cards[0])
        followed = past.knew(cards[0]) & followers
        for card in cast(list[i64], cards):
            if self.batch_of(card) != batch or past.knew(card) & followers != followed:
                return False
        return True

    def batch_of(self, card: Card) -> i64:
        """The batch of a card; cards minted since the last one are of batch 0."""
        return self.batches[card] if card < len(self.batches) else 0

    def note_batch(self, cards: list[int], batch: i64) -> None:
        """From now on these cards are of this batch."""
        batches = self.batches[:]
        while len(batches) < len(self.faces):
            batches.append(0)
        for card in cards:
            batches[card] = batch
        self.batches = batches

    def link(self, followers: Mask, cards: list[int], wiped: Card, first: i64, stop: i64) -> None:
        """One more link in the chain of what was known before mixes."""
        faces, known = self.faces[first:stop], self.known[first:stop]
        past = Past(self.past, cards[:], faces, known, followers, wiped, first)
        self.past = past
        if past.depth > LONGEST_CHAIN:
            self.past = shorten(past, self.seats)
            if self.past is None:
                self.forget_batches()

    def forget_batches(self) -> None:
        """All cards look alike to who knows neither."""
        self.batches = NO_BATCHES
        self.batch = 0

    def minted(self, card: Card, face: Kind) -> None:
        """A blank card of an endless deck (zone 0) gets its face. There is always one more."""
        if card == len(self.faces):
            self.faces.append(face)
            self.known.append(NOBODY)
            self.own(0).append(card)
        else:
            self.faces[card] = face
            self.known[card] = NOBODY
        tape = self.tape
        if tape is not None:
            tape.add(MINTED, card, face, ABSENT)

    def chose(self, seat: Seat, action: Action) -> None:
        """A choice is sealed; nobody else learns of it, nor that it was made."""
        self.sealed[seat] = action
        self.answered |= only(seat)
        self.record(CHOSE, seat, action, ABSENT)

    def ask(self, seats: Mask) -> None:
        """A new question to these seats, as part of an event: earlier answers are void."""
        self.owing = seats
        self.picks = None
        if self.answered:
            self.answered = NOBODY
            self.sealed = [UNDECIDED] * self.seats

    def ask_one(self, seat: Seat) -> None:
        """A new question to one seat."""
        self.ask(only(seat))

    def pick_started(self, seat: Seat, step: i64) -> None:
        """The first step of a choice; see `picks`."""
        self.set_pick(seat, (step,))
        self.record(PICK_STARTED, seat, step, ABSENT)

    def pick_updated(self, seat: Seat, step: i64) -> None:
        """A further step."""
        self.set_pick(seat, (*self.pick_of(seat), step))
        self.record(PICK_UPDATED, seat, step, ABSENT)

    def pick_completed(self, seat: Seat) -> None:
        """The choice is whole; what it does follows."""
        self.set_pick(seat, ())
        self.record(PICK_COMPLETED, seat, ABSENT, ABSENT)

    def pick_taken_back(self, seat: Seat) -> None:
        """The steps so far are void."""
        self.set_pick(seat, ())
        self.record(PICK_TAKEN_BACK, seat, ABSENT, ABSENT)

    def pick_of(self, seat: Seat) -> tuple[int, ...]:
        """The steps a seat has picked so far."""
        picks = self.picks
        return () if picks is None else picks[seat]

    def set_pick(self, seat: Seat, pick: tuple[int, ...]) -> None:
        picks = self.picks
        if picks is None:
            picks = [() for _ in range(self.seats)]
        picks[seat] = pick
        self.picks = picks if any(picks) else None

    def dismiss(self, seat: Seat) -> None:
        """The open question no longer concerns this seat; part of events."""
        self.owing = without(self.owing, only(seat))
        self.answered = without(self.answered, only(seat))
        self.sealed[seat] = UNDECIDED

    def resigned(self, seat: Seat) -> None:
        """A seat has left for good."""
        self.gone |= only(seat)
        self.picks = None  # the choices of others may not be what they were
        self.record(RESIGNED, seat, ABSENT, ABSENT)

    def ended(self, winners: Mask) -> None:
        """The game is over."""
        self.over = True
        self.winners = winners
        self.ask(NOBODY)
        self.record(ENDED, winners, ABSENT, ABSENT)

    # Views

    def view(self, viewer: Seat) -> "Table":
        """What a seat may know of the table, or the watcher, with what it remembers of mixes.

        This function, `seen_by` and `shown_to` are the only places where anything is hidden.
        """
        faces, bags = self.seen_by(viewer)
        view = self.copy()
        view.faces = faces
        if self.viewer == TRUTH:
            self.admit(view, viewer)
        view.bags = bags
        view.past = None
        view.forget_batches()
        view.answered &= NOBODY if viewer == WATCHER else only(viewer)
        for seat in range(self.seats):
            if seat != viewer:
                view.sealed[seat] = UNDECIDED
        pick = () if viewer == WATCHER else view.pick_of(viewer)
        view.picks = None
        if pick:
            view.set_pick(viewer, pick)
        view.viewer = viewer
        return view

    def admit(self, view: "Table", viewer: Seat) -> None:
        """What cannot be otherwise the viewer knows, though nobody has shown it."""
        for card in range(len(view.faces)):
            if view.faces[card] != HIDDEN and not knows(self.known[card], viewer):
                view.known[card] |= EVERYONE if viewer == WATCHER else only(viewer)

    def seen_by(self, viewer: Seat) -> tuple[list[int], list[Bag]]:
        """The faces a viewer knows, the others HIDDEN, and what they know of the hidden ones.

        A viewer knows what they were shown, and what must be so since nothing else is left.
        """
        if self.unseen:
            raise Leak("This is a playout; it shows nothing to anybody.")
        if self.viewer != TRUTH:
            if self.viewer != viewer:
                raise Illegal("This is a view; another cannot be made from it.")
            return self.faces[:], self.bags or []
        faces = self.shown_to(viewer)
        return faces, certain(recall(self.past, viewer, self.faces, self.known), faces)

    def shown_to(self, viewer: Seat) -> list[int]:
        """The faces that the record says a viewer was shown, the others HIDDEN."""
        faces = self.faces[:]
        index: i64 = 0
        for mask in self.known:
            if not knows(mask, viewer):
                faces[index] = HIDDEN
            index += 1
        return faces

    def has_answered(self, seat: Seat) -> bool:
        """Whether the seat's choice is sealed. For the seat itself: others must not be told."""
        return has(self.answered, seat)
