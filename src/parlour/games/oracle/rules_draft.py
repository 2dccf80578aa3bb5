"""How decks of oracle are made before the game.

Packs and full sets are held in hand, and a pick names a place there; nobody else can tell
which card it was. Players know what was in the packs they held and which cards came back, and
learn nothing more.

Rulings. Solomon: the starter picks first in odd rounds; all cards lie open. Packs: chance decides
who takes which face-down pack, and the last card of a pack goes to the player it was passed to.
1-2-3: the two sets are shuffled together, and what is left of a pack is put away face down. What is
dropped in the end stays secret. Players know what is in their own deck, but never its order.
"""

from typing import Final

from mypy_extensions import i64

from parlour.games.oracle.cards import COLOURS
from parlour.games.oracle.rules_combat import COSTS, DRAW2, DRAW3, EXCHANGE, is_champion
from parlour.games.oracle.rules_table import (
    ANY_COLOUR,
    BOX,
    CUSTOM,
    DECK,
    DECK_SIZE,
    HAND,
    PACKS,
    POOL,
    ROW,
    SOLOMON,
    Arena,
)
from parlour.kernel.random import Random
from parlour.kernel.seats import only
from parlour.kernel.types import Card, Kind, Seat

# By way of making decks (random, monochrome, custom, then the drafts):
ROUNDS: Final = [0, 0, 1, 14, 6, 17]
PACK_SIZES: Final = [0, 0, 120, 7, 8, 6]
MOST_POOL: Final = 51  # the most drafted cards a player can have before some are dropped

FIRST_PICKS: Final = 2  # Solomon
SECOND_PICKS: Final = 3
PICKS_OF_A_PACK: Final = 3  # 1-2-3

# Custom decks

LIMITS: Final = [DECK_SIZE, 4, 6, 4, 2]  # by group: the most cards of it


def group(face: Kind) -> i64:
    """Which limit of a custom deck a card falls under."""
    if is_champion(face):
        return 1 if COSTS[face] == 0 else 0
    return 2 if face == DRAW2 else 3 if face == DRAW3 else 4


GROUPS: Final = [0] + [int(group(face)) for face in range(1, EXCHANGE + 1)]


def allowed_places(table: Arena, seat: Seat) -> list[int]:
    """The places in hand whose card would not break a limit of the custom deck."""
    room = LIMITS[:]
    for face in table.faces_in(POOL + seat):
        room[GROUPS[face]] -= 1
    hand = table.faces_in(HAND + seat)
    return [place for place, face in enumerate(hand) if room[GROUPS[face]] > 0]


# Monochrome decks


def give_colours(table: Arena, rng: Random) -> None:
    """Give out the colours that were asked for; chance decides the others."""
    wanted = table.house.colours
    free = [colour for colour in range(len(COLOURS)) if colour not in wanted]
    for seat in range(2):
        colour = wanted[seat]
        if colour == ANY_COLOUR:
            colour = rng.pick(free)
            free.remove(colour)
        table.colour_given(seat, colour)
        table.shuffle(DECK + seat, rng)


# Picking


def start_picking(table: Arena, rng: Random) -> None:
    if table.house.deck == CUSTOM:
        for seat in range(2):
            table.set_handed(seat)
        table.pick_asked(table.everybody(), 1, DECK_SIZE)
    else:
        table.shuffle(BOX, rng)
        start_round(table, 1)


def start_round(table: Arena, number: i64) -> None:
    deck = table.house.deck
    if deck == SOLOMON:
        first = first_picker(table, number)
        table.row_laid(first, next_pack(table))
        table.pick_asked(only(first), number, FIRST_PICKS)
        return
    for seat in range(2):
        table.pack_dealt(seat, next_pack(table))
    picks = PACK_SIZES[deck] if deck == PACKS else PICKS_OF_A_PACK
    table.pick_asked(table.everybody(), number, picks)


def first_picker(table: Arena, number: i64) -> Seat:
    return table.starter if number % 2 == 1 else 1 - table.starter


def next_pack(table: Arena) -> list[int]:
    """The cards for a pack, off the top of the box."""
    cards = table.upper(BOX, PACK_SIZES[table.house.deck])
    cards.reverse()
    return cards


def one_picked(table: Arena, rng: Random, seat: Seat, face: Kind) -> None:
    """Solomon: a player has picked a card."""
    table.card_picked(seat, table.find(ROW, face))
    if table.left > 1:
        table.pick_asked(only(seat), table.round, table.left - 1)
    elif seat == first_picker(table, table.round):
        table.pick_asked(only(1 - seat), table.round, SECOND_PICKS)
    else:
        table.row_cleared(1 - seat)
        end_round(table, rng)


def both_picked(table: Arena, rng: Random, places: list[int]) -> None:
    """Both players have picked a card."""
    for seat in range(2):
        table.card_taken(seat, from_hand(table, seat, places[seat]))
    deck = table.house.deck
    left = table.left - 1
    if deck != CUSTOM and left:
        table.sort_hand(0, HAND)
        table.sort_hand(1, HAND + 1)
        table.hands_swapped()
    if left > (1 if deck == PACKS else 0):
        table.pick_asked(table.everybody(), table.round, left)
        return
    for seat in range(2):
        if deck == PACKS:
            table.rest_taken(seat)
        else:
            table.rest_put_away(seat)
    end_round(table, rng)


def from_hand(table: Arena, seat: Seat, place: i64) -> Card:
    """Take the card at this place out of a player's hand."""
    return table.take_card(seat, HAND + seat, table.at(HAND + seat, place))


def end_round(table: Arena, rng: Random) -> None:
    """Begin the next round; after the last one, surplus cards are dropped."""
    if table.round < ROUNDS[table.house.deck]:
        start_round(table, table.round + 1)
    elif table.size(POOL) == DECK_SIZE:
        form_decks(table, rng)
    else:
        for seat in range(2):
            table.pool_taken_up(seat)
        table.drop_asked(table.size(HAND) - DECK_SIZE)


# Dropping surplus cards


def both_dropped(table: Arena, rng: Random, places: list[int]) -> None:
    """Both players have dropped a card."""
    for seat in range(2):
        table.card_dropped(seat, from_hand(table, seat, places[seat]))
    if table.left > 1:
        table.drop_asked(table.left - 1)
    else:
        form_decks(table, rng)


def form_decks(table: Arena, rng: Random) -> None:
    for seat in range(2):
        table.deck_formed(seat)
        table.shuffle(DECK + seat, rng)
