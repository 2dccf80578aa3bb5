"""The cards of letters, the ways to play them, and the house rules."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.kernel.game import Options
from parlour.kernel.seats import seats_in
from parlour.kernel.types import NO_ONE

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
TARGETED: Final = (GUARD, PRIEST, BARON, PRINCE, KING)
GUESSES: Final = (PRIEST, BARON, HANDMAID, PRINCE, KING, COUNTESS, PRINCESS)

# Actions: a card, its target or NO_ONE, the card that a Guard names or 0


def all_plays() -> list[tuple[int, int, int]]:
    """Every possible play, in the order of the actions."""
    plays: list[tuple[int, int, int]] = []
    for card in range(GUARD, PRINCESS + 1):
        if card != PRINCE:
            plays.append((card, int(NO_ONE), 0))
        if card in TARGETED:
            for target in range(4):
                guesses = GUESSES if card == GUARD else (0,)
                plays.extend((card, target, guess) for guess in guesses)
    return plays


PLAYS: Final = all_plays()
FACE_OF: Final = vec[i64]([play[0] for play in PLAYS])  # by action
TARGET_OF: Final = vec[i64]([play[1] for play in PLAYS])
GUESS_OF: Final = vec[i64]([play[2] for play in PLAYS])


def ways_to_play(card: int, seats: int) -> list[int]:
    """The actions that play this card on one of these seats; without a target if there is none."""
    plays = [number for number, play in enumerate(PLAYS) if play[0] == card]
    targets = seats_in(seats) if card in TARGETED and seats else [NO_ONE]
    return [number for number in plays if PLAYS[number][1] in targets]


# By card, then by the set of players who can be chosen: the actions that play it.
NO_WAYS: Final[list[int]] = []
WAYS: Final = [[ways_to_play(card, seats) for seats in range(16)] for card in range(PRINCESS + 1)]

# House rules

CLASSIC_TOKENS: Final = [0, 0, 7, 5, 4]  # by number of players
TOKENS_2019: Final = [0, 0, 6, 5, 4]

TIE_FOR_ALL: Final = 0
TIE_FOR_NOBODY: Final = 1
TIE_BY_SUM: Final = 2
TIES: Final = ("all", "none", "sum")


def tokens_to_win(seats: int, option: str) -> int:
    """The number of tokens that wins the game."""
    if option.isdigit() and option != "2019":
        return int(option)
    return (TOKENS_2019 if option == "2019" else CLASSIC_TOKENS)[seats]


@final
class HouseRules:
    """The options of a game, as the rules use them."""

    open_cards: i64
    tie: i64
    tokens_to_win: i64

    def __init__(self, seats: i64, options: Options) -> None:
        self.open_cards = int(options["open_cards"]) if seats == 2 else 0
        self.tie = TIES.index(str(options["tie"]))
        self.tokens_to_win = tokens_to_win(seats, str(options["tokens"]))
