"""What districts, characters and players are worth, judging by what is public.

All values are in gold. Cards that the builder does not know count for what all characters and
districts have: income, cost and colour.
"""

from typing import Final, final

from mypy_extensions import i64

from parlour.games.citadels.rules_board import CITY, HAND, Board
from parlour.games.citadels.rules_box import SPECIAL, Character, District, bit
from parlour.games.citadels.rules_characters import (
    Architect,
    Assassin,
    Bishop,
    King,
    Magician,
    Merchant,
    Thief,
    Warlord,
)
from parlour.games.citadels.rules_districts import (
    Graveyard,
    Laboratory,
    Library,
    Observatory,
    SchoolOfMagic,
    Smithy,
)
from parlour.kernel.types import NO_ONE, Seat


@final
class Style:
    """How somebody plays; `bots.py` explains each value."""

    rush: float
    spite: float
    thrift: float
    whim: float

    def __init__(self, rush: float, spite: float, thrift: float, whim: float) -> None:
        self.rush = rush
        self.spite = spite
        self.thrift = thrift
        self.whim = whim


BUILDER: Final = Style(1.0, 0.5, 2.0, 0.3)
EVERY_COLOUR: Final = 0b111110  # the five colours, as a set


# How the players stand


def city_points(board: Board, seat: Seat) -> float:
    """What the districts of a city score."""
    points: i64 = 0
    for card in board.pile(CITY + seat):
        district = board.district_of(card)
        points += district.cost + district.bonus(board, seat)
    return float(points)


def standing(board: Board, seat: Seat) -> float:
    """Points, and what may still become points."""
    if board.is_gone(seat):
        return 0.0
    value = city_points(board, seat) + 0.5 * float(board.gold[seat])
    value += 0.5 * float(min(4, board.size(HAND + seat)))
    if seat == board.finisher:
        value += 4.0
    return value


def missing(board: Board, seat: Seat) -> i64:
    """How many districts a city still needs."""
    return board.house.city_size - board.size(CITY + seat)


def threat(board: Board, seat: Seat, other: Seat) -> float:
    """From 0 to about 2: how dangerous another player's next turn is to the seat."""
    if board.is_gone(other):
        return 0.0
    mine = standing(board, seat)
    theirs = standing(board, other)
    value = theirs / max(1.0, mine + theirs) * 2.0
    left = missing(board, other)
    if left < 3 and board.finisher == NO_ONE:
        value *= 1.8 - 0.3 * float(left)
    return value


def most_gold(board: Board, seat: Seat) -> float:
    """The gold of the richest other player."""
    return float(max([board.gold[other] for other in range(board.seats) if other != seat]))


def largest_hand(board: Board, seat: Seat) -> float:
    return float(max([board.size(HAND + other) for other in range(board.seats) if other != seat]))


def threats(board: Board, seat: Seat) -> list[float]:
    """The threats from all seats; 0 from the seat itself."""
    return [threat(board, seat, other) if other != seat else 0.0 for other in range(board.seats)]


# Districts


def is_useful(board: Board, district: District, city: i64) -> bool:
    """Whether a city with these districts, given as a set, may have this one as well."""
    return not city >> (district.face - board.box.first_district) & 1 or district.repeats(board)


def colours_of(board: Board, seat: Seat) -> i64:
    """The colours of a city, as a set."""
    colours: i64 = 0
    for card in board.pile(CITY + seat):
        colours |= bit(board.district_of(card).colour)
    return colours


def tool_value(district: District) -> float:
    """What a special district does for its owner in the rounds to come."""
    if district.colour != SPECIAL:
        return 0.0
    if isinstance(district, Library):
        return 2.0
    if isinstance(district, SchoolOfMagic):
        return 1.5
    if isinstance(district, (Smithy, Observatory)):
        return 1.0
    if isinstance(district, (Laboratory, Graveyard)):
        return 0.6
    return 0.0


def build_value(board: Board, seat: Seat, district: District, style: Style) -> float:
    """What it is worth to have this district built."""
    left = missing(board, seat)
    value = float(district.cost + district.bonus(board, seat))
    if board.finisher == NO_ONE:
        value += tool_value(district) * float(left) / 6.0
        value += style.rush * 1.5  # any district brings the end nearer
        if left == 1:
            value += 4.0 * style.rush
    elif left == 1:
        value += 2.0
    colours = colours_of(board, seat)
    if not colours >> district.colour & 1:
        value += 0.8
        if left <= 2 and colours | bit(district.colour) == EVERY_COLOUR:
            value += 2.2
    return value


def keep_value(board: Board, seat: Seat, district: District, style: Style) -> float:
    """What it is worth to have this card in hand; it takes long to pay for expensive ones."""
    city = board.set_of(CITY + seat)
    if not is_useful(board, district, city):
        return 0.0
    if is_useful(board, district, board.set_of(HAND + seat)):
        short = float(max(0, district.cost - board.gold[seat] - 2))
        return build_value(board, seat, district, style) - style.rush * 0.9 * short
    return 0.5


def useful_cards(board: Board, seat: Seat) -> i64:
    """How many different districts of the hand could be built some day."""
    city = board.set_of(CITY + seat)
    count: i64 = 0
    for card in board.pile(HAND + seat):
        district = board.district_of(card)
        if is_useful(board, district, city):
            count += 1
            city |= bit(district.face - board.box.first_district)
    return count


def cheapest(board: Board, seat: Seat) -> i64:
    """The cost of the cheapest useful card in hand; a high number if there is none."""
    city = board.set_of(CITY + seat)
    cost: i64 = 99
    for card in board.pile(HAND + seat):
        district = board.district_of(card)
        if district.cost < cost and is_useful(board, district, city):
            cost = district.cost
    return cost


# Characters


def income_of(board: Board, seat: Seat, colour: i64) -> float:
    """What the districts of a colour pay."""
    gold = 0.0
    if colour:
        for card in board.pile(CITY + seat):
            if board.district_of(card).pays(colour):
                gold += 1.0
    return gold


def character_value(
    board: Board, seat: Seat, character: Character, fear: float, style: Style
) -> float:
    """What a character is worth to a seat, judging by what is public; `fear` is of the leader."""
    value = style.thrift * income_of(board, seat, character.colour)
    hand = float(board.size(HAND + seat))
    gold = float(board.gold[seat])
    if isinstance(character, Assassin):
        return value + 0.8 + 1.2 * style.spite * fear
    if isinstance(character, Thief):
        return value + 0.5 + 0.4 * style.thrift * most_gold(board, seat)
    if isinstance(character, Magician):
        return value + 0.3 + 0.8 * max(0.0, largest_hand(board, seat) - hand)
    value -= 0.12 * gold  # the Thief may take it
    if isinstance(character, King):
        return value + (0.8 if board.crown == seat else 1.3)
    if isinstance(character, Bishop):
        return value + 0.15 * city_points(board, seat) / 3.0
    if isinstance(character, Merchant):
        return value + style.thrift
    if isinstance(character, Architect):
        return value + architect_value(board, seat, hand, gold, style)
    if isinstance(character, Warlord):
        return value + 0.5 + 0.8 * style.spite * fear
    return value + 0.5


def architect_value(board: Board, seat: Seat, hand: float, gold: float, style: Style) -> float:
    """What the Architect is worth: two cards, and several districts if the seat can pay."""
    value = 2.2 if hand < 2.0 else 1.4
    if gold >= 4.0:
        value += min(3.0, 0.5 * gold)
        if missing(board, seat) in (2, 3):
            value += 2.0 * style.rush
    return value
