"""A player of Citadels that picks by inference and builds by plan.

It judges by what its seat knows: cities, gold, sizes of hands, its own cards, and of the draft what
it saw in the pack. All values are in gold. Cards it has never heard of count for what every
character or district has: income, cost and colour.
"""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from parlour.games.citadels.rules_board import (
    ABILITY,
    CHARACTERS,
    CITY,
    DECK,
    DRAFT_DISCARD,
    DRAFT_PICK,
    DRAW_CHOICE,
    FACE_UP,
    HAND,
    NO_ONE,
    PLAYER_TURN,
    RUINS,
    Board,
)
from parlour.games.citadels.rules_box import MOST_SEATS, SPECIAL, Character, District
from parlour.games.citadels.rules_characters import (
    Architect,
    Assassin,
    Bishop,
    King,
    Magician,
    Merchant,
    Thief,
    Warlord,
    price,
)
from parlour.games.citadels.rules_districts import (
    Graveyard,
    Laboratory,
    Library,
    Observatory,
    SchoolOfMagic,
    Smithy,
)
from parlour.kernel.random import Random
from parlour.kernel.types import EVERYONE, Action, Kind, Seat

# In which order a turn is played: values far apart, with what a choice promises added

FIRST: Final = 200.0
ABILITIES: Final = 100.0
TAKING: Final = 50.0
BUILDING: Final = 20.0
IMPOSSIBLE: Final = 20.0  # what can only be a mistake loses as much

EAGERNESS: Final = 0.5  # how much more often a character is picked for each gold it is worth
PICKED: Final = 4.0  # the value of a character that anybody would pick


@final
class Style:
    """How somebody plays; each value is explained where the bots are declared."""

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


def decide(board: Board, seat: Seat, style: Style, rng: Random) -> Action:
    """The choice of a seat, from what it knows."""
    actions = board.choices(seat)
    if len(actions) == 1:
        return actions[0]
    phase = board.phase
    box = board.box
    if phase == PLAYER_TURN:
        return decide_in_turn(board, seat, actions, style, rng)
    if phase == DRAFT_PICK:
        fears = threats(board, seat)
        values = [
            pick_value(board, seat, action - box.picks + 1, fears, style) for action in actions
        ]
    elif phase == DRAFT_DISCARD:
        values = [
            discard_value(board, seat, action - box.discards + 1, style) for action in actions
        ]
    elif phase == DRAW_CHOICE:
        values = [
            keep_value(board, seat, box.districts[action - box.keeps], style) for action in actions
        ]
    elif phase == ABILITY:
        values = [exchange_value(board, seat, action) for action in actions]
    else:
        return rescue(board, seat)
    return actions[rng.leaning(values, style.whim)]


# Chance


# How the players stand


def city_points(board: Board, seat: Seat) -> float:
    """What the districts of a city score."""
    points: i64 = 0
    for card in board.zones[CITY + seat]:
        district = board.district_of(card)
        points += district.cost + district.bonus(board, seat)
    return float(points)


def standing(board: Board, seat: Seat) -> float:
    """Points, and what may become points."""
    if board.is_gone(seat):
        return 0.0
    value = city_points(board, seat) + 0.5 * float(board.gold[seat])
    value += 0.5 * float(min(4, board.size(HAND + seat)))
    if seat == board.finisher:
        value += 4.0
    return value


def missing(board: Board, seat: Seat) -> i64:
    """Districts that a city still needs."""
    return board.house.city_size - board.size(CITY + seat)


def threat(board: Board, seat: Seat, other: Seat) -> float:
    """From 0 to about 2: how much the seat has to fear from another one's next turn."""
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
    """By other seat; none from oneself."""
    return [threat(board, seat, other) if other != seat else 0.0 for other in range(board.seats)]


# Districts


def is_useful(board: Board, district: District, city: i64) -> bool:
    """Whether the district could be added to a city with these."""
    return not city >> (district.face - board.box.first_district) & 1 or district.repeats(board)


def colours_of(board: Board, seat: Seat) -> i64:
    """The colours of a city, as a set."""
    colours: i64 = 0
    for card in board.zones[CITY + seat]:
        colours |= i64(1) << board.district_of(card).colour
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
        value += style.rush * 1.5  # any district is a step to the end
        if left == 1:
            value += 4.0 * style.rush
    elif left == 1:
        value += 2.0
    colours = colours_of(board, seat)
    if not colours >> district.colour & 1:
        value += 0.8
        if left <= 2 and colours | i64(1) << district.colour == 62:
            value += 2.2
    return value


def keep_value(board: Board, seat: Seat, district: District, style: Style) -> float:
    """What it is worth to have this card in hand: dear ones take long."""
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
    for card in board.zones[HAND + seat]:
        district = board.district_of(card)
        if is_useful(board, district, city):
            count += 1
            city |= i64(1) << (district.face - board.box.first_district)
    return count


def cheapest(board: Board, seat: Seat) -> i64:
    """The cost of the cheapest useful card in hand, or much."""
    city = board.set_of(CITY + seat)
    cost: i64 = 99
    for card in board.zones[HAND + seat]:
        district = board.district_of(card)
        if district.cost < cost and is_useful(board, district, city):
            cost = district.cost
    return cost


# The draft


def income_of(board: Board, seat: Seat, colour: i64) -> float:
    """What the districts of a colour pay."""
    gold = 0.0
    if colour:
        for card in board.zones[CITY + seat]:
            if board.district_of(card).pays(colour):
                gold += 1.0
    return gold


def character_value(
    board: Board, seat: Seat, character: Character, fear: float, style: Style
) -> float:
    """What a character does for a seat, as far as everybody can tell; fear is of the leader."""
    value = style.thrift * income_of(board, seat, character.colour)
    hand = float(board.size(HAND + seat))
    gold = float(board.gold[seat])
    if isinstance(character, Assassin):
        return value + 0.8 + 1.2 * style.spite * fear
    if isinstance(character, Thief):
        return value + 0.5 + 0.4 * style.thrift * most_gold(board, seat)
    if isinstance(character, Magician):
        return value + 0.3 + 0.8 * max(0.0, largest_hand(board, seat) - hand)
    value -= 0.12 * gold  # the Thief may come
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
    """Two cards, and more than one district a turn for whoever can pay for them."""
    value = 2.2 if hand < 2.0 else 1.4
    if gold >= 4.0:
        value += min(3.0, 0.5 * gold)
        if missing(board, seat) in (2, 3):
            value += 2.0 * style.rush
    return value


def pick_value(board: Board, seat: Seat, face: Kind, fears: list[float], style: Style) -> float:
    """A character to pick: what it does for the seat, and what another would do with it."""
    character = board.character(face)
    value = character_value(board, seat, character, max(fears), style)
    leader = fears.index(max(fears))
    theirs = character_value(board, leader, character, 1.0, style)
    return value + 0.15 * style.spite * fears[leader] * theirs


def discard_value(board: Board, seat: Seat, face: Kind, style: Style) -> float:
    """A character to put aside: better for others than for the seat."""
    character = board.character(face)
    theirs = [
        character_value(board, other, character, 1.0, style)
        for other in range(board.seats)
        if other != seat and not board.is_gone(other)
    ]
    return max(theirs) - 0.5 * character_value(board, seat, character, 1.0, style)


# Who is who


def suspects(board: Board, seat: Seat, style: Style) -> list[list[float]]:
    """By other seat and character: how likely that one is hiding it.

    What the seat saw of the pack says who may have it; what it would do for him, who wants it.
    """
    cast = len(board.box.cast)
    open_faces = [board.faces[card] for card in board.zones[FACE_UP]]
    open_faces += [board.faces[card] for card in board.zones[CHARACTERS + seat]]
    table: list[list[float]] = []
    for other in range(board.seats):
        row = [0.0] * (cast + 1)
        table.append(row)
        if other == seat:
            continue
        for card in board.zones[CHARACTERS + other]:
            if board.known[card] == EVERYONE:
                continue
            likely = [0.0] * (cast + 1)
            for face in range(board.calling + 1, cast + 1):
                if face not in open_faces:
                    wish = character_value(board, other, board.character(face), 1.0, style)
                    likely[face] = chance_seen(board, card, face) * exp(EAGERNESS * wish)
            total = sum(likely)
            if total > 0.0:
                for face in range(1, cast + 1):
                    row[face] += likely[face] / total
    return table


def fit_of_picks(board: Board, viewer: Seat, style: Style) -> float:
    """How well the hidden characters of a whole table fit what their owners need."""
    regret = 0.0
    for other in range(board.seats):
        if other != viewer:
            for card in board.zones[CHARACTERS + other]:
                if board.known[card] != EVERYONE:
                    character = board.character(board.faces[card])
                    value = character_value(board, other, character, 1.0, style)
                    regret += max(0.0, PICKED - value)
    return exp(-EAGERNESS * regret)


def chance_seen(board: Board, card: int, face: int) -> float:
    """How likely a hidden card has a face, by what the viewer remembers of the pack."""
    bags = board.bags
    if bags is None:
        return 1.0
    chance = 0.01
    for cards, faces in bags:
        if cards >> card & 1:
            chance += float(faces.count(face)) / float(cards.bit_count())
    return chance


def nobody_is(face: Kind, seen: list[list[float]]) -> bool:
    """Whether it is certain that no rival hides this character."""
    return max([row[face] for row in seen]) == 0.0


def murder_value(board: Board, seat: Seat, face: Kind, seen: list[list[float]]) -> float:
    """Whom it would stop, and how much that one would have done."""
    value = -IMPOSSIBLE * float(nobody_is(face, seen))
    for other in range(board.seats):
        if seen[other][face] > 0.0:
            danger = threat(board, seat, other)
            gain = 2.0 + character_value(board, other, board.character(face), 1.0, BUILDER)
            value += seen[other][face] * danger * gain
    return value


def rob_value(board: Board, seat: Seat, face: Kind, seen: list[list[float]]) -> float:
    """The gold it would bring."""
    value = -IMPOSSIBLE * float(nobody_is(face, seen))
    for other in range(board.seats):
        gold = float(board.gold[other])
        value += seen[other][face] * gold * (0.8 + 0.2 * threat(board, seat, other))
    return value


# A turn


def decide_in_turn(
    board: Board, seat: Seat, actions: list[int], style: Style, rng: Random
) -> Action:
    """Abilities first, then gold or cards, then building, then what is left to do."""
    box = board.box
    seen: list[list[float]] = []
    values: list[float] = []
    for action in actions:
        if action == box.end_turn:
            values.append(0.0)
        elif action == box.collect_gold:
            values.append(FIRST)
        elif action == box.take_gold:
            values.append(TAKING + gold_value(board, seat))
        elif action == box.draw_cards:
            values.append(TAKING + cards_value(board, seat))
        elif action < box.decline:
            district = box.districts[action - box.builds]
            values.append(BUILDING + build_choice(board, seat, district, style))
        else:
            piece = box.owners[action - box.powers]
            if not seen and isinstance(piece, (Assassin, Thief)):
                seen = suspects(board, seat, style)
            values.append(power_value(board, seat, action, seen, style))
    return actions[rng.leaning(values, style.whim)]


def gold_value(board: Board, seat: Seat) -> float:
    """How good it is to take gold now."""
    cost = cheapest(board, seat)
    gold: i64 = board.gold[seat]
    if cost > gold and cost <= gold + 2:
        return 4.0
    return 2.0 if useful_cards(board, seat) else 1.0


def cards_value(board: Board, seat: Seat) -> float:
    """How good it is to draw cards now."""
    if board.size(DECK) == 0:
        return -5.0
    useful = useful_cards(board, seat)
    gold: i64 = board.gold[seat]
    if useful == 0:
        return 5.0
    if cheapest(board, seat) > gold:
        return 0.0
    if useful == 1:
        return 3.0
    return 2.0 if gold >= 6 and useful < 4 else 0.0


def build_choice(board: Board, seat: Seat, district: District, style: Style) -> float:
    """Among districts to build: the value, and a little for not spending all."""
    if not is_useful(board, district, board.set_of(CITY + seat)):
        return 0.0
    return build_value(board, seat, district, style) - 0.3 * float(district.cost)


def power_value(
    board: Board, seat: Seat, action: Action, seen: list[list[float]], style: Style
) -> float:
    """The value of using a character's or a district's own move."""
    piece = board.box.owners[action - board.box.powers]
    number = action - piece.first
    if isinstance(piece, Assassin):
        return ABILITIES + style.spite * murder_value(board, seat, number + 1, seen)
    if isinstance(piece, Thief):
        return ABILITIES + rob_value(board, seat, number + 1, seen)
    if isinstance(piece, Magician):
        return magic_value(board, seat, number)
    if isinstance(piece, Warlord):
        return destroy_value(board, seat, number, style)
    if isinstance(piece, Laboratory):
        spare = board.box.districts[number]
        useless = not is_useful(board, spare, board.set_of(CITY + seat))
        return 5.0 if useless or useful_cards(board, seat) > 4 else -5.0
    if isinstance(piece, Smithy):
        poor = useful_cards(board, seat) == 0 and board.gold[seat] >= 3
        return 10.0 if poor and board.acted else -5.0
    return 1.0


def magic_value(board: Board, seat: Seat, number: i64) -> float:
    """Swap for a larger hand, or get rid of cards that are of no use."""
    useful = float(useful_cards(board, seat))
    if number < MOST_SEATS:
        gain = 0.8 * float(board.size(HAND + number)) - useful
        return ABILITIES + gain if gain > 1.0 else -5.0
    district = board.box.districts[number - MOST_SEATS]
    if is_useful(board, district, board.set_of(CITY + seat)):
        return -5.0
    return ABILITIES


def exchange_value(board: Board, seat: Seat, action: Action) -> float:
    """Go on exchanging as long as there are useless cards."""
    piece = board.box.owners[action - board.box.powers]
    if not isinstance(piece, Magician):
        return 0.0
    number = action - piece.first - MOST_SEATS
    if number >= len(board.box.districts):
        return 0.0
    useful = is_useful(board, board.box.districts[number], board.set_of(CITY + seat))
    return -20.0 if useful else 20.0


def destroy_value(board: Board, seat: Seat, number: i64, style: Style) -> float:
    """What a rival loses, against what it costs; after everything else."""
    size: i64 = len(board.box.districts)
    target = number // size
    if target == seat:
        return -5.0
    district = board.box.districts[number % size]
    cost = float(price(board, target, district))
    loss = float(district.cost + district.bonus(board, target)) + tool_value(district) + 1.0
    ahead = threat(board, seat, target)
    if board.finisher == NO_ONE:
        return style.spite * 0.5 * loss * ahead * ahead - cost - 0.5
    lead = standing(board, target) - standing(board, seat)
    return 1.0 + loss - 0.3 * cost if lead > -4.0 else 0.5 * loss - cost


def rescue(board: Board, seat: Seat) -> Action:
    """The Graveyard: a gold for a card worth having."""
    district = board.district_of(board.top(RUINS))
    useful = is_useful(board, district, board.set_of(CITY + seat))
    return board.box.accept if useful and district.cost > 1 else board.box.decline
