"""What cards are and who knows it: showing, mixing, taking out of hands, and what is remembered."""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from parlour.kernel.errors import Illegal
from parlour.kernel.memory import LONGEST_CHAIN, Past, shorten
from parlour.kernel.piles import Piles
from parlour.kernel.random import Random
from parlour.kernel.seats import only
from parlour.kernel.sets import in_order
from parlour.kernel.tape import ABSENT, LIFTED, MINTED, Tape
from parlour.kernel.types import EVERYONE, HIDDEN, NO_CARD, NOBODY, Card, Kind, Mask, Seat

NO_BATCHES: Final = vec[i64]()
NO_CARDS: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Piles):
    """Cards in zones, each with a face that some seats know."""

    seats: i64
    faces: vec[i64]  # by card: what it is
    known: vec[i64]  # by card: which seats know its face
    endless: bool  # cards are minted as they are drawn
    tape: Tape | None

    past: Past | None
    # By card, as far as it goes: cards of one batch look alike to a seat that knows none of them.
    batches: vec[i64]
    batch: i64  # the newest batch
    remembers: bool  # whether the past is kept
    unseen: bool  # in a playout: nobody may look at the table any more

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.seats = seats
        self.endless = False
        self.tape = None
        self.past = None
        self.batches = NO_BATCHES
        self.batch = 0
        self.remembers = True
        self.unseen = False

    def lay_cards(self, faces: list[int], zones: i64) -> None:
        """Put these cards face up into the first of `zones` zones."""
        self.faces = vec[i64](faces)
        self.known = vec[i64]([EVERYONE] * len(faces))
        self.lay_piles(len(faces), zones)

    def copy_cards_to(self, twin: "Cards") -> None:
        self.copy_piles_to(twin)
        twin.faces = self.faces[:]
        twin.known = self.known[:]
        twin.endless = self.endless
        twin.past = self.past
        twin.batches = self.batches
        twin.batch = self.batch
        twin.remembers = self.remembers
        twin.unseen = self.unseen

    def weights(self) -> list[int]:
        """For an endless deck: by face, from 1 on, how likely a new card is to have it."""
        return []

    def arrange(self, zones: dict[int, list[int]]) -> None:
        """Replace the cards of all zones, the last card on top. For tables set up by hand."""
        every = list(self.zones)
        for zone, cards in zones.items():
            every[zone] = cards
        laid = [card for cards in every for card in cards]
        size = len(self.faces)
        if len(set(laid)) < len(laid) or any(not 0 <= card < size for card in laid):
            raise ValueError("A card lies in two zones, or there is no such card.")
        self.clear_zones(size, len(every))
        for zone, cards in enumerate(every):
            for card in cards:
                self.put(card, zone)

    # Reading

    def face(self, card: Card) -> Kind:
        return self.faces[card]

    def find(self, zone: i64, face: Kind) -> Card:
        """The lowest card with this face in the zone."""
        faces, under = self.faces, self.under
        found = NO_CARD
        card = self.tops[zone]
        while card != NO_CARD:
            if faces[card] == face:
                found = card
            card = under[card]
        if found == NO_CARD:
            raise Illegal(f"There is no such card in zone {zone}.")
        return found

    def contains(self, zone: i64, face: Kind) -> bool:
        """Whether there is a card with this face in the zone."""
        faces, under = self.faces, self.under
        card = self.tops[zone]
        while card != NO_CARD and faces[card] != face:
            card = under[card]
        return card != NO_CARD

    def face_bits(self, zone: i64) -> i64:
        """The faces in the zone as bits, for games with fewer than 63 of them."""
        faces, under = self.faces, self.under
        found: i64 = 0
        card = self.tops[zone]
        while card != NO_CARD:
            bit: i64 = 1
            bit <<= faces[card]  # in place: a literal would be shifted as 32 bits in compiled code
            found |= bit
            card = under[card]
        return found

    def cards_to_tell(self, zone: i64) -> list[int]:
        """`cards` for an event that only records them; do not change it. Empty without a tape."""
        return NO_CARDS if self.tape is None else self.cards(zone)

    def uppermost(self, zone: i64, face: Kind) -> Card:
        """The card with this face that is nearest to the top of the zone."""
        faces, under = self.faces, self.under
        card = self.tops[zone]
        while card != NO_CARD:
            if faces[card] == face:
                return card
            card = under[card]
        raise Illegal(f"There is no such card in zone {zone}.")

    # Chance

    def shuffle(self, zone: i64, rng: Random) -> None:
        """Shuffle a zone; nobody can follow where a face goes."""
        shuffle_pile(self, self.pile(zone), rng)

    def shuffle_cards(self, cards: list[int], rng: Random) -> None:
        """Shuffle these cards; nobody can follow where a face goes."""
        shuffle_pile(self, vec[i64](cards), rng)

    def mint(self, rng: Random) -> Card:
        """Make a new card on top of an endless deck, its face drawn by the game's weights."""
        card = self.tops[0]
        if card == NO_CARD:
            card = len(self.faces)
        self.minted(card, rng.weighted(self.weights()) + 1)
        return card

    # Taking a card out of a hand

    def take(self, seat: Seat, zone: i64, face: Kind) -> Card:
        """Bring a card with this face to the top of a hand, from where it may leave.

        Nobody but the seat can tell which card it was, or how many like it there are.
        """
        return self.take_card(seat, zone, self.uppermost(zone, face))

    def take_card(self, seat: Seat, zone: i64, card: Card) -> Card:
        """`take` for one particular card."""
        if self.sizes[zone] > 1:
            if self.unseen:
                self.change_places(zone, card)
            else:
                self.lifted(seat, zone, card)
        return self.tops[zone]

    def take_any(self, seat: Seat, zone: i64, rng: Random) -> Card:
        """`take` for a random card; the draw does not depend on the order of the cards."""
        faces = in_order(faces_of(self, self.pile(zone)))
        return self.take(seat, zone, faces[rng.below(len(faces))])

    def change_places(self, zone: i64, card: Card) -> None:
        """`take_card` for a table that nobody will view: the card and the top card exchange faces.

        That saves two walks through the hand. Seats that knew a face still know it.
        """
        top = self.tops[zone]
        self.taken = top
        if card != top:
            faces, known = self.faces, self.known
            faces[card], faces[top] = faces[top], faces[card]
            known[card], known[top] = known[top], known[card]

    def sort_hand(self, seat: Seat, zone: i64) -> None:
        """Sort a hand before somebody else sees all of it.

        This way nobody learns where a card lay or how long it had been there.
        """
        if self.sizes[zone] > 1 and not self.unseen:
            cards = self.pile(zone)
            lay_mixed(self, only(seat), cards, in_order(faces_of(self, cards)))

    # Changing the state: what events are made of

    def show(self, card: Card, seats: Mask) -> None:
        """Make the face of a card known to these seats."""
        before = self.known[card]
        if before | seats != before:
            self.known[card] = before | seats
            if self.tape is not None:
                self.tape.reveal(card, self.faces[card], seats & ~before)

    def show_to(self, seat: Seat, card: Card) -> None:
        """Make the face of a card known to one seat."""
        self.show(card, only(seat))

    def show_zone(self, zone: i64, seats: Mask) -> None:
        """Make the faces of all cards in a zone known to these seats."""
        if self.tape is not None:
            for card in self.pile(zone):  # recorded from the lowest to the top one
                self.show(card, seats)
            return
        known, under = self.known, self.under
        card = self.tops[zone]
        while card != NO_CARD:
            known[card] |= seats
            card = under[card]

    def wipe(self, card: Card) -> None:
        """Make a card of an endless deck blank again."""
        if self.remembers and self.batch_of(card):
            link(self, NOBODY, vec[i64](), card)  # what was seen of it before still counts
            self.leave_batch(card)
        self.faces[card] = HIDDEN
        self.known[card] = NOBODY

    # Events of every game

    def mixed(self, followers: Mask, cards: list[int], faces: list[int]) -> None:
        """These cards have these faces now; followers who knew all of them still do."""
        lay_mixed(self, followers, vec[i64](cards), vec[i64](faces))

    def lifted(self, seat: Seat, zone: i64, card: Card) -> None:
        """The seat has brought a card of a hand to the top; the others keep their order.

        Faces move, cards stay: from outside nothing has changed. The seat still knows the cards if
        it knew all of them; what others knew of one card, they now know of the hand.
        """
        known, under = self.known, self.under
        knowing = only(seat)
        anybody: Mask = NOBODY
        each = self.tops[zone]
        while each != NO_CARD:
            seats = known[each]
            knowing &= seats
            anybody |= seats
            each = under[each]
        if self.remembers and (anybody != knowing or self.is_batched(zone)):
            remember(self, knowing, self.pile(zone))
        raised = self.raise_face(card, zone)
        if anybody != knowing:
            each = self.tops[zone]
            while each != NO_CARD:
                known[each] = knowing
                each = under[each]
        self.taken = self.tops[zone]
        if self.tape is not None:
            if knowing:
                self.tape.reveal_pile(self.tops[zone], raised, under, self.faces, knowing)
            self.tape.add(LIFTED, seat, zone, card)

    def is_batched(self, zone: i64) -> bool:
        """Whether the zone's cards may be of different batches, or it holds all cards."""
        return len(self.batches) > 0 or self.sizes[zone] == len(self.faces)

    def raise_face(self, card: Card, zone: i64) -> i64:
        """Move the face of a card to the top of its zone; the faces above it move down by one.

        Returns how many cards took part.
        """
        faces, under = self.faces, self.under
        face = faces[card]
        each = self.tops[zone]
        raised: i64 = 1
        while each != card:
            if each == NO_CARD:
                raise ValueError(f"Card {card} is not in zone {zone}.")
            face, faces[each] = faces[each], face
            each = under[each]
            raised += 1
        faces[card] = face
        return raised

    def minted(self, card: Card, face: Kind) -> None:
        """A blank card of an endless deck (zone 0) gets its face; if none is left, a new card."""
        if card == len(self.faces):
            self.faces = append(self.faces, face)
            self.known = append(self.known, NOBODY)
            self.add_card(0)
        else:
            self.faces[card] = face
            self.known[card] = NOBODY
        if self.tape is not None:
            self.tape.add(MINTED, card, face, ABSENT)

    # Memory of mixes

    def batch_of(self, card: Card) -> i64:
        """The batch of a card, 0 if it was never mixed."""
        return self.batches[card] if card < len(self.batches) else 0

    def leave_batch(self, card: Card) -> None:
        """Take a card out of its batch."""
        batches = self.batches[:]
        batches[card] = 0
        any_left: i64 = 0
        for batch in batches:
            any_left |= batch
        self.batches = batches if any_left else NO_BATCHES


# Packed cards
#
# These are functions, since a table may be written in plain Python: packed numbers passed to a
# compiled method through Python are never freed.


def faces_of(table: Cards, cards: vec[i64]) -> vec[i64]:
    """The faces of these cards, in their order."""
    faces = table.faces
    return vec[i64]([faces[card] for card in cards])


def shuffle_pile(table: Cards, cards: vec[i64], rng: Random) -> None:
    """`shuffle_cards` for packed numbers."""
    faces = faces_of(table, cards)
    rng.shuffle_packed(faces, len(faces))
    lay_mixed(table, NOBODY, cards, faces)


def lay_mixed(table: Cards, followers: Mask, cards: vec[i64], faces: vec[i64]) -> None:
    """`mixed` for packed numbers."""
    known = table.known
    knowing: i64 = followers
    if knowing:
        for card in cards:
            knowing &= known[card]
    if table.remembers:
        remember(table, knowing, cards)
    if table.tape is not None:
        table.tape.mix(followers, knowing, cards, faces)
    mine = table.faces
    index: i64 = 0
    for card in cards:
        mine[card] = faces[index]
        known[card] = knowing
        index += 1
    table.taken = NO_CARD


def remember(table: Cards, followers: Mask, cards: vec[i64]) -> None:
    """Keep what was known before a mix, unless nobody could tell these cards apart.

    The packed cards are kept, too, and must not be changed afterwards.
    """
    size: i64 = len(table.faces)
    if len(cards) == size and not table.endless:  # everybody knows the whole deck
        table.past = Past(None, cards, table.faces[:], vec[i64]([EVERYONE] * size), NOBODY)
        table.batches = NO_BATCHES
    elif not alike(table, followers, cards):
        link(table, followers, cards, NO_CARD)
        table.batch += 1
        batches = table.batches[:]
        if len(batches) < size:
            batches = extend(batches, vec[i64]([0] * (size - len(batches))))
        for card in cards:
            batches[card] = table.batch
        table.batches = batches


def alike(table: Cards, followers: Mask, cards: vec[i64]) -> bool:
    """Whether nobody needs to remember how these cards lay before a mix.

    That is so if they are of one batch, nobody but followers knows any of them, and each
    follower has known either all or none of them since the last link in the chain.
    """
    known = table.known
    for card in cards:
        if known[card] & ~followers:
            return False
    past = table.past
    if len(table.batches) == 0 or past is None or len(cards) == 0:
        return True
    batch = table.batch_of(cards[0])
    followed = past.knew(cards[0]) & followers
    for card in cards:
        if table.batch_of(card) != batch or past.knew(card) & followers != followed:
            return False
    return True


def link(table: Cards, followers: Mask, cards: vec[i64], wiped: Card) -> None:
    """Add a link to the chain of what was known before each mix."""
    past = Past(table.past, cards, table.faces[:], table.known[:], followers, wiped)
    table.past = past
    if past.depth > LONGEST_CHAIN:
        table.past = shorten(past, table.seats)
        if table.past is None:
            table.batches = NO_BATCHES
