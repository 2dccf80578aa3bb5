"""The districts, plain and special."""

from typing import Final, final

from mypy_extensions import i64

from parlour.games.citadels.rules_board import HAND, Board
from parlour.games.citadels.rules_box import (
    MILITARY,
    NOBLE,
    RELIGIOUS,
    SPECIAL,
    TRADE,
    Box,
    District,
    listed,
)
from parlour.kernel.game import Form, Move, form
from parlour.kernel.random import Random
from parlour.kernel.types import Card, Seat

LABORATORY_GOLD: Final = 1
SMITHY_COST: Final = 2
SMITHY_CARDS: Final = 3
LANDMARK_BONUS: Final = 2


def base_districts() -> list[District]:
    """New objects for a new box; the numbers are cost, copies, and copies in the official deck."""
    return [
        District("manor", NOBLE, 3, 5),
        District("castle", NOBLE, 4, 4),
        District("palace", NOBLE, 5, 3),
        District("temple", RELIGIOUS, 1, 3),
        District("church", RELIGIOUS, 2, 3),
        District("monastery", RELIGIOUS, 3, 3),
        District("cathedral", RELIGIOUS, 5, 2),
        District("tavern", TRADE, 1, 5),
        District("trading_post", TRADE, 2, 3),
        District("market", TRADE, 2, 3, 4),
        District("docks", TRADE, 3, 3),
        District("harbor", TRADE, 4, 2, 3),
        District("town_hall", TRADE, 5, 1, 2),
        District("watchtower", MILITARY, 1, 3),
        District("prison", MILITARY, 2, 3),
        District("battlefield", MILITARY, 3, 3),
        District("fortress", MILITARY, 5, 2),
        HauntedCity("haunted_city", SPECIAL, 2),
        Keep("keep", SPECIAL, 3, 1, 2),
        Laboratory("laboratory", SPECIAL, 5, 2, 1),
        Smithy("smithy", SPECIAL, 5),
        Observatory("observatory", SPECIAL, 5),
        Graveyard("graveyard", SPECIAL, 5),
        SchoolOfMagic("school_of_magic", SPECIAL, 6),
        Library("library", SPECIAL, 6),
        Landmark("university", SPECIAL, 6),
        Landmark("dragon_gate", SPECIAL, 6),
        GreatWall("great_wall", SPECIAL, 6, 0, 1),
        ImperialTreasury("imperial_treasury", SPECIAL, 5, 0, extra=1),
        MapRoom("map_room", SPECIAL, 5, 0, extra=1),
    ]


@final
class HauntedCity(District):
    """By option, it may be built twice, or counts as a colour that the city lacks."""

    def repeats(self, board: Board) -> bool:
        return not board.house.haunted_any_colour

    def any_colour(self, board: Board, card: Card) -> bool:
        return board.house.haunted_any_colour and card not in board.fresh


@final
class Keep(District):
    """Cannot be destroyed."""

    def sturdy(self) -> bool:
        return True


@final
class Laboratory(District):
    """Once a turn: discard a card for a gold."""

    def forms(self) -> list[Form]:
        return [form("lab_discard", "district:face")]

    def moves(self, box: Box) -> list[Move]:
        return [("lab_discard", (face,)) for face in box.faces()]

    def choices(self, board: Board, seat: Seat) -> list[int]:
        return listed(board.set_of(HAND + seat), self.first)

    def play(self, board: Board, seat: Seat, number: i64, rng: Random) -> None:
        face = board.box.first_district + number
        board.card_discarded(seat, board.take(seat, HAND + seat, face))
        board.gold_gained(seat, LABORATORY_GOLD)


@final
class Smithy(District):
    """Once a turn: draw three cards for two gold."""

    def forms(self) -> list[Form]:
        return [form("smithy_draw")]

    def moves(self, box: Box) -> list[Move]:
        return [("smithy_draw", ())]

    def choices(self, board: Board, seat: Seat) -> list[int]:
        return [self.first] if board.gold[seat] >= SMITHY_COST else []

    def play(self, board: Board, seat: Seat, number: i64, rng: Random) -> None:
        board.gold_paid(seat, SMITHY_COST)
        board.cards_dealt(seat, board.next_cards(SMITHY_CARDS))


@final
class Observatory(District):
    """Three cards to choose from."""

    def extra_draws(self) -> i64:
        return 1


@final
class Library(District):
    """Keep all cards drawn."""

    def keeps_all(self) -> bool:
        return True


@final
class Graveyard(District):
    """Take back a destroyed district; an option says whose."""

    def rescues(self, board: Board, seat: Seat, target: Seat) -> bool:
        return seat == target or board.house.graveyard_for_all


@final
class SchoolOfMagic(District):
    """Brings income to any character; by option, it also counts as any colour at the end."""

    def pays(self, colour: i64) -> bool:
        return True

    def any_colour(self, board: Board, card: Card) -> bool:
        return board.house.school_any_colour


@final
class Landmark(District):
    """Worth two points more than it costs."""

    def bonus(self, board: Board, seat: Seat) -> i64:
        return LANDMARK_BONUS


@final
class GreatWall(District):
    """The other districts of its city cost the Warlord one more."""

    def surcharge(self, other: District) -> i64:
        return 1


@final
class ImperialTreasury(District):
    """A point for every gold."""

    def bonus(self, board: Board, seat: Seat) -> i64:
        return board.gold[seat]


@final
class MapRoom(District):
    """A point for every card in hand."""

    def bonus(self, board: Board, seat: Seat) -> i64:
        return board.size(HAND + seat)
