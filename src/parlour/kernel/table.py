"""A table: cards, where they lie, who knows what they are, and whose choice it is.

A game is a subclass. Three things must hold, and everything else follows from them:

- Cards move and become known only through `move`, `gather`, `show` and `mixed`. A card leaves a
  hand only after `take` has brought it to the top: so nobody else can tell which one it was.
- The state changes only in *events*: methods named after what happened, which cannot fail, decide
  nothing and end with `record`. The rules (`choices`, `play`, `leave`) call events.
- The game's own attributes are public. Only faces and sealed choices are secret.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.kernel.cards import NO_BATCHES, Cards
from parlour.kernel.errors import Illegal, Leak, NotYourTurn, Stale
from parlour.kernel.memory import Bag, certain, recall
from parlour.kernel.policy import Policy
from parlour.kernel.random import Random
from parlour.kernel.seats import all_of, bit_of, first_of, has, only, without
from parlour.kernel.tape import (
    ABSENT,
    CHOSE,
    ENDED,
    PICK_COMPLETED,
    PICK_STARTED,
    PICK_TAKEN_BACK,
    PICK_UPDATED,
    RESIGNED,
)
from parlour.kernel.types import (
    EVERYONE,
    HIDDEN,
    NO_CARD,
    NOBODY,
    TRUTH,
    UNDECIDED,
    WATCHER,
    Action,
    Mask,
    Seat,
)

if TYPE_CHECKING:
    from parlour.kernel.game import Game, Options


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Cards):
    """The whole state of a game, or a view of it with unknown faces masked."""

    game: "Game"
    options: "Options | None"  # the house rules, public; set by `Game.new`
    viewer: i64  # TRUTH, WATCHER or the seat whose view this is

    turn: i64
    turns: i64
    owing: Mask  # seats that have to choose now, whether or not they have answered
    answered: Mask  # those of them whose choice is sealed
    sealed: list[int]  # by seat: the sealed choice
    picks: list[tuple[int, ...]] | None  # by seat: the steps of a choice that is not complete
    gone: Mask  # seats that left for good
    over: bool
    winners: Mask

    bags: list[Bag] | None  # in a view: what the viewer remembers of mixes
    listener: Policy | None  # keeps notes of events
    notes: list[int] | None

    def __init__(self, game: "Game", seats: i64) -> None:
        """Set what is cheap to set; `lay` or `copy_to` fill in the rest."""
        super().__init__(seats)
        self.game = game
        self.options = None
        self.viewer = TRUTH
        self.turn = 0
        self.turns = 0
        self.owing = NOBODY
        self.answered = NOBODY
        self.picks = None
        self.gone = NOBODY
        self.over = False
        self.winners = NOBODY
        self.bags = None
        self.listener = None
        self.notes = None

    def lay(self, faces: list[int], zones: i64) -> None:
        """Put these cards face up into the first of `zones` zones."""
        self.lay_cards(faces, zones)
        self.sealed = [UNDECIDED] * self.seats

    def copy_to(self, twin: "Table") -> None:
        """The kernel's half of a game's `copy`. A copy has no tape."""
        self.copy_cards_to(twin)
        twin.options = self.options
        twin.viewer = self.viewer
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
        twin.bags = self.bags
        notes = self.notes
        if notes is not None:
            twin.notes = notes[:]
            twin.listener = self.listener

    # What a game must say

    def copy(self) -> "Table":
        """An independent table in the same state.

        This works for interpreted subclasses whose own attributes are numbers and lists of them.
        Compiled ones have no `__dict__` and write it themselves, which is also much faster.
        """
        twin = type(self).__new__(type(self))
        Table.__init__(twin, self.game, self.seats)
        self.copy_to(twin)
        kernels = set(twin.__dict__)
        for name, value in self.__dict__.items():
            if name not in kernels:
                setattr(twin, name, value[:] if isinstance(value, list) else value)
        return twin

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
        """A player has left for good: the game must no longer wait for that player."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The score of every seat; winners have the most."""
        return [self.winners >> seat & 1 for seat in range(self.seats)]

    def score_parts(self) -> list[list[int]]:
        """What the score of every seat is made of, in the order of `Game.score_parts`."""
        return [[score] for score in self.scores()]

    # What a game may override

    def idle(self, seat: Seat) -> int:
        """What is played for a seat whose time has run out; it should not ruin the seat."""
        return self.choices(seat)[0]

    def random_choice(self, seat: Seat, rng: Random) -> int:
        """A random legal action, all equally likely."""
        return rng.pick(self.choices(seat))

    # Asking

    def waiting(self) -> Mask:
        """The seats whose choice is still missing. Players must not be told."""
        return without(self.owing, self.answered)

    def next_seat(self) -> Seat:
        """The lowest seat whose choice is missing."""
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

    # Events

    def record(self, event: i64, a: i64 = ABSENT, b: i64 = ABSENT, c: i64 = ABSENT) -> None:
        """The last line of every event.

        The kernel's own events pass all arguments: where compiled code calls a method of an
        interpreted subclass, arguments that are left out would become zeros.
        """
        if self.listener is not None:
            self.record_and_note(event, a, b, c)
        elif self.tape is not None:
            self.tape.add(event, a, b, c)

    def record_and_note(self, event: i64, a: i64, b: i64, c: i64) -> None:
        """`record` if a policy keeps notes; separate, to keep `record` itself short."""
        if self.tape is not None:
            self.tape.add(event, a, b, c)
        if self.listener is not None:
            self.listener.note(self, event, a, b, c)

    def record_cards(self, event: i64, a: i64, cards: list[int]) -> None:
        """The last line of an event about any number of cards."""
        if self.tape is not None:
            self.tape.add_cards(event, a, cards)
        if self.listener is not None:
            self.listener.note(self, event, a, ABSENT, ABSENT)

    def chose(self, seat: Seat, action: Action) -> None:
        """A choice is sealed; nobody else learns what it is or that it was made."""
        self.sealed[seat] = action
        self.answered |= only(seat)
        self.record(CHOSE, seat, action, ABSENT)

    def ask(self, seats: Mask) -> None:
        """Ask these seats a new question, as part of an event; earlier answers are void."""
        self.owing = seats
        self.picks = None
        self.taken = NO_CARD
        answered = self.answered
        if answered:
            self.answered = NOBODY
            for seat in range(self.seats):
                if has(answered, seat):
                    self.sealed[seat] = UNDECIDED

    def ask_one(self, seat: Seat) -> None:
        """Ask one seat a new question."""
        self.ask(only(seat))

    def pick_started(self, seat: Seat, step: i64) -> None:
        """A seat has picked the first step of a choice; see `picks.py`."""
        self.set_pick(seat, (step,))
        self.record(PICK_STARTED, seat, step, ABSENT)

    def pick_updated(self, seat: Seat, step: i64) -> None:
        """A seat has picked a further step."""
        self.set_pick(seat, (*self.pick_of(seat), step))
        self.record(PICK_UPDATED, seat, step, ABSENT)

    def pick_completed(self, seat: Seat) -> None:
        """The choice is complete; what it does follows."""
        self.set_pick(seat, ())
        self.record(PICK_COMPLETED, seat, ABSENT, ABSENT)

    def pick_taken_back(self, seat: Seat) -> None:
        """The seat has given up the steps it had picked."""
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
        self.picks = None  # the choices of others may have changed
        self.record(RESIGNED, seat, ABSENT, ABSENT)

    def ended(self, winners: Mask) -> None:
        """The game is over."""
        self.over = True
        self.winners = winners
        self.ask(NOBODY)
        self.record(ENDED, winners, ABSENT, ABSENT)

    # Views

    def view(self, viewer: Seat) -> "Table":
        """What a seat or the watcher may know of the table, including what follows from memory.

        This function, `glimpse`, `seen_by` and `shown_to` are the only places where anything is
        hidden.
        """
        faces, bags, concluded = self.seen_by(viewer)
        view = masked(self, viewer, faces)
        if concluded:
            self.admit(view, viewer)
        view.bags = bags
        return view

    def glimpse(self, viewer: Seat) -> "Table":
        """A view without memory: of the faces, only those that the viewer was shown."""
        if self.unseen or self.viewer != TRUTH:
            return self.view(viewer)
        return masked(self, viewer, self.shown_to(viewer))

    def admit(self, view: "Table", viewer: Seat) -> None:
        """Record in a view that the viewer knows the faces that are certain."""
        faces, known, bit = view.faces, view.known, bit_of(viewer)
        for card in range(len(faces)):
            if faces[card] != HIDDEN and known[card] & bit == 0:
                known[card] |= EVERYONE if viewer == WATCHER else bit

    def seen_by(self, viewer: Seat) -> tuple[vec[i64], list[Bag], bool]:
        """The faces a viewer knows, the others HIDDEN, and bags for the hidden ones.

        A viewer knows the faces they were shown, and those for which only one possibility is left;
        the third part says whether there are any of the latter.
        """
        if self.unseen:
            raise Leak("This is a playout; it shows nothing to anybody.")
        if self.viewer != TRUTH:
            if self.viewer != viewer:
                raise Illegal("This is a view; another cannot be made from it.")
            return self.faces[:], self.bags or [], False
        faces = self.shown_to(viewer)
        recalled = recall(self.past, viewer, self.faces, self.known)
        bags = certain(recalled, faces)
        return faces, bags, bags is not recalled

    def shown_to(self, viewer: Seat) -> vec[i64]:
        """The faces that the viewer was shown, the others HIDDEN."""
        faces, bit = self.faces[:], bit_of(viewer)
        index: i64 = 0
        for mask in self.known:
            if mask & bit == 0:
                faces[index] = HIDDEN
            index += 1
        return faces

    def has_answered(self, seat: Seat) -> bool:
        """Whether the seat's choice is sealed. Only the seat itself may be told."""
        return has(self.answered, seat)


def masked(table: Table, viewer: Seat, faces: vec[i64]) -> Table:
    """A copy with these faces and without the secrets of others."""
    view = table.copy()
    view.faces = faces
    view.past = None
    view.batches = NO_BATCHES
    view.answered &= NOBODY if viewer == WATCHER else only(viewer)
    for seat in range(table.seats):
        if seat != viewer:
            view.sealed[seat] = UNDECIDED
    pick = () if viewer == WATCHER else view.pick_of(viewer)
    view.picks = None
    if pick:
        view.set_pick(viewer, pick)
    view.viewer = viewer
    return view
