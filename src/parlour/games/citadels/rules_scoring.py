"""The end: what every city is worth, and who wins."""

from typing import Final

from mypy_extensions import i64

from parlour.games.citadels.rules_board import CITY, REVEALED, Board
from parlour.games.citadels.rules_box import NOBLE, SPECIAL, bit
from parlour.kernel.seats import only
from parlour.kernel.types import NOBODY, Mask, Seat

ALL_COLOURS: Final = 3
FIRST_TO_FINISH: Final = 4
ALSO_FINISHED: Final = 2

# Parts of the score

FOR_DISTRICTS: Final = 0
FOR_COLOURS: Final = 1
FOR_FIRST: Final = 2
FOR_FINISHING: Final = 3
FOR_SPECIALS: Final = 4
PARTS: Final = (
    "districts",
    "five_colours",
    "first_to_finish",
    "finished_city",
    "purple_districts",
)


def points_of(board: Board, seat: Seat) -> list[int]:
    """The parts of a seat's score at this point; 0 for a player who has left."""
    points = [0] * len(PARTS)
    if board.is_gone(seat):
        return points
    costs: i64 = 0
    bonuses: i64 = 0
    for card in board.pile(CITY + seat):
        district = board.district_of(card)
        costs += district.cost
        bonuses += district.bonus(board, seat)
    points[FOR_DISTRICTS] = costs
    points[FOR_SPECIALS] = bonuses
    if has_all_colours(board, seat):
        points[FOR_COLOURS] = ALL_COLOURS
    if seat == board.finisher:
        points[FOR_FIRST] = FIRST_TO_FINISH
    elif board.is_finished(seat):
        points[FOR_FINISHING] = ALSO_FINISHED
    return points


def has_all_colours(board: Board, seat: Seat) -> bool:
    """Whether the city has all five colours; some districts count as one it lacks."""
    there: i64 = 0
    jokers: i64 = 0
    for card in board.pile(CITY + seat):
        district = board.district_of(card)
        if district.any_colour(board, card):
            jokers += 1
        else:
            there |= bit(district.colour)
    for colour in range(NOBLE, SPECIAL + 1):
        if not there >> colour & 1:
            jokers -= 1
    return jokers >= 0


def count_points(board: Board, parts: list[list[int]]) -> None:
    """Count everybody's points part by part."""
    for seat in range(board.seats):
        if not board.is_gone(seat):
            for part, number in enumerate(parts[seat]):
                if number:
                    board.points_counted(seat, part, number)


def winners_of(board: Board, parts: list[list[int]]) -> Mask:
    """The highest score wins; an option says what breaks a tie."""
    best: list[int] = []
    winners: Mask = NOBODY
    for seat in range(board.seats):
        if not board.is_gone(seat):
            standing = [sum(parts[seat]), tie_break(board, seat)]
            if standing > best:
                best = standing
                winners = NOBODY
            if standing == best:
                winners |= only(seat)
    return winners


def tie_break(board: Board, seat: Seat) -> int:
    """What decides between equal scores: gold, or the highest character of the last round."""
    if not board.house.rank_breaks_ties:
        return board.gold[seat]
    return max([board.faces[card] for card in board.pile(REVEALED + seat)], default=0)
