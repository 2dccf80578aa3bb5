"""The draft: who picks which characters.

The picker sees the pack, takes one character and passes the rest on. Players who saw the pack
before remember which characters were in it, but do not know who took what.
"""

from mypy_extensions import i64

from parlour.games.citadels.rules_board import (
    CAST,
    DRAFT_DISCARD,
    DRAFT_PICK,
    FACE_DOWN,
    FACE_UP,
    PACK,
    Board,
)
from parlour.kernel.random import Random
from parlour.kernel.types import Action, Seat


def start_draft(board: Board, rng: Random) -> None:
    """Shuffle the characters, take some out, and begin with the player who has the crown."""
    board.shuffle(CAST, rng)
    players = board.beginning_with(board.crown)
    open_characters(board, face_up_count(board, len(players)), rng)
    board.character_covered(board.top(CAST))
    board.draft_started(board.round, agenda_of(board, players))
    pass_pack(board)


def face_up_count(board: Board, players: i64) -> i64:
    """As many as leave the last player a choice of two; none if everybody picks twice."""
    count: i64 = len(board.box.cast) - 2 - players
    return count if players > 3 and count > 0 else 0


def open_characters(board: Board, count: i64, rng: Random) -> None:
    """Lay characters out face up; those not allowed there are replaced and shuffled back."""
    wrong: list[int] = []
    while board.size(FACE_UP) < count + len(wrong):
        card = board.top(CAST)
        board.character_opened(card)
        if not board.character(board.face(card)).may_lie_open(board):
            wrong.append(card)
    for card in wrong:
        board.character_returned(card)
    if wrong:
        board.shuffle(CAST, rng)


def agenda_of(board: Board, players: list[int]) -> list[int]:
    """Who decides, in order; a seat listed twice in a row picks one, then puts one aside."""
    if len(players) == 2 and board.house.draft_discards:
        one, two = players
        return [one, two, two, one, one, two]
    return players * 2 if len(players) < 4 else players


def pass_pack(board: Board) -> bool:
    """Pass the pack to the next player; False if there is none."""
    agenda = board.agenda
    if not agenda:
        return False
    last_card = len(agenda) == 1 and board.size(PACK) == 1
    if last_card and board.house.seventh_sees_face_down:
        board.face_down_offered(board.bottom(FACE_DOWN))
    seat = agenda[0]
    has_just_picked = board.phase == DRAFT_PICK and board.turn == seat
    board.pack_passed(seat, DRAFT_DISCARD if has_just_picked else DRAFT_PICK)
    return True


def pick(board: Board, seat: Seat, action: Action) -> None:
    """Take a character, or put one aside."""
    box = board.box
    if board.phase == DRAFT_PICK:
        board.character_picked(seat, board.take(seat, PACK, action - box.picks + 1))
    else:
        board.character_discarded(seat, board.take(seat, PACK, action - box.discards + 1))
    board.sort_hand(seat, PACK)  # so that the order of the rest reveals nothing
