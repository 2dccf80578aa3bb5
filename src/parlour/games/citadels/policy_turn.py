"""How the builder plays a turn: who it thinks has which character, and what moves are worth."""

from math import exp
from typing import Final

from mypy_extensions import i64

from parlour.games.citadels.policy_values import (
    BUILDER,
    Style,
    build_value,
    character_value,
    cheapest,
    is_useful,
    standing,
    threat,
    tool_value,
    useful_cards,
)
from parlour.games.citadels.rules_board import CHARACTERS, CITY, DECK, FACE_UP, HAND, RUINS, Board
from parlour.games.citadels.rules_box import MOST_SEATS, District
from parlour.games.citadels.rules_characters import Assassin, Magician, Thief, Warlord, price
from parlour.games.citadels.rules_districts import Laboratory, Smithy
from parlour.kernel.random import Random
from parlour.kernel.types import HIDDEN, NO_ONE, Action, Kind, Seat

# The order of a turn: values far apart, to which the worth of each choice is added

FIRST: Final = 200.0
ABILITIES: Final = 100.0
TAKING: Final = 50.0
BUILDING: Final = 20.0
IMPOSSIBLE: Final = 20.0  # subtracted from what can only be a mistake

EAGERNESS: Final = 0.5  # how much more often a character is picked for each gold it is worth


# Who is who


def suspects(board: Board, seat: Seat, style: Style) -> list[list[float]]:
    """By seat and character: how likely that player is to have it, unrevealed.

    What the seat saw of the pack shows who may have it, its worth to each player who wants it.
    """
    cast = len(board.box.cast)
    open_faces = [board.faces[card] for card in board.pile(FACE_UP)]
    open_faces += [board.faces[card] for card in board.pile(CHARACTERS + seat)]
    table: list[list[float]] = []
    for other in range(board.seats):
        row = [0.0] * (cast + 1)
        table.append(row)
        if other == seat:
            continue
        for card in board.pile(CHARACTERS + other):
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


def chance_seen(board: Board, card: int, face: int) -> float:
    """How likely a hidden card is to have a face, given the viewer's memory of the pack."""
    bags = board.bags
    if bags is None:
        return 1.0
    if board.faces[card] != HIDDEN:  # it is certain
        return 1.0 if board.faces[card] == face else 0.0
    chance = 0.01
    for bag in bags:
        if card in bag.cards:
            chance += float(bag.count(face)) / float(len(bag.cards))
    return chance


def nobody_is(face: Kind, seen: list[list[float]]) -> bool:
    """Whether it is certain that no rival has this character."""
    return max([row[face] for row in seen]) == 0.0


def murder_value(board: Board, seat: Seat, face: Kind, seen: list[list[float]]) -> float:
    """What murdering a character is worth: who it would stop, and from what."""
    value = -IMPOSSIBLE * float(nobody_is(face, seen))
    for other in range(board.seats):
        if seen[other][face] > 0.0:
            danger = threat(board, seat, other)
            gain = 2.0 + character_value(board, other, board.character(face), 1.0, BUILDER)
            value += seen[other][face] * danger * gain
    return value


def rob_value(board: Board, seat: Seat, face: Kind, seen: list[list[float]]) -> float:
    """What robbing a character is worth: the gold it would bring."""
    value = -IMPOSSIBLE * float(nobody_is(face, seen))
    for other in range(board.seats):
        gold = float(board.gold[other])
        value += seen[other][face] * gold * (0.8 + 0.2 * threat(board, seat, other))
    return value


# A turn


def decide_in_turn(
    board: Board, seat: Seat, actions: list[int], style: Style, rng: Random
) -> Action:
    """Use abilities first, then take gold or cards, then build, then do the rest."""
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
    """The value of building a district, and a little for not spending all gold."""
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
    """The value of swapping for a larger hand, or of exchanging useless cards."""
    useful = float(useful_cards(board, seat))
    if number < MOST_SEATS:
        gain = 0.8 * float(board.size(HAND + number)) - useful
        return ABILITIES + gain if gain > 1.0 else -5.0
    district = board.box.districts[number - MOST_SEATS]
    if is_useful(board, district, board.set_of(CITY + seat)):
        return -5.0
    return ABILITIES


def exchange_value(board: Board, seat: Seat, action: Action) -> float:
    """The value of going on with an exchange: positive while there are useless cards."""
    piece = board.box.owners[action - board.box.powers]
    if not isinstance(piece, Magician):
        return 0.0
    number = action - piece.first - MOST_SEATS
    if number >= len(board.box.districts):
        return 0.0
    useful = is_useful(board, board.box.districts[number], board.set_of(CITY + seat))
    return -20.0 if useful else 20.0


def destroy_value(board: Board, seat: Seat, number: i64, style: Style) -> float:
    """The value of destroying a district: what a rival loses, minus its cost."""
    size: i64 = len(board.box.districts)
    target = number // size
    if target == seat:
        return -5.0
    district = board.box.districts[number % size]
    cost = float(price(board, target, number % size))
    loss = float(district.cost + district.bonus(board, target)) + tool_value(district) + 1.0
    ahead = threat(board, seat, target)
    if board.finisher == NO_ONE:
        return style.spite * 0.5 * loss * ahead * ahead - cost - 0.5
    lead = standing(board, target) - standing(board, seat)
    return 1.0 + loss - 0.3 * cost if lead > -4.0 else 0.5 * loss - cost


def rescue(board: Board, seat: Seat) -> Action:
    """Use the Graveyard if the card is worth a gold."""
    district = board.district_of(board.top(RUINS))
    useful = is_useful(board, district, board.set_of(CITY + seat))
    return board.box.accept if useful and district.cost > 1 else board.box.decline
