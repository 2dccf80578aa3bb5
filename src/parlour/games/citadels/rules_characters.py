"""The eight characters."""

from typing import Final, final

from mypy_extensions import i64

from parlour.games.citadels.rules_board import (
    ABILITY,
    CITY,
    HAND,
    RUINS,
    Board,
)
from parlour.games.citadels.rules_box import (
    MILITARY,
    MOST_SEATS,
    NOBLE,
    RELIGIOUS,
    TRADE,
    Box,
    Character,
    add_listed,
    bit,
)
from parlour.kernel.game import Form, Move, form
from parlour.kernel.random import Random
from parlour.kernel.seats import only, without
from parlour.kernel.types import NO_ONE, Seat

MERCHANT_GOLD: Final = 1
ARCHITECT_CARDS: Final = 2
ARCHITECT_BUILDS: Final = 2  # beyond what everybody may build


def base_characters() -> list[Character]:
    """A new object for each of the eight, for a new box."""
    return [
        Assassin("assassin", 1),
        Thief("thief", 2),
        Magician("magician", 3),
        King("king", 4, NOBLE),
        Bishop("bishop", 5, RELIGIOUS),
        Merchant("merchant", 6, TRADE),
        Architect("architect", 7, more_builds=ARCHITECT_BUILDS),
        Warlord("warlord", 8, MILITARY),
    ]


@final
class Assassin(Character):
    """Names a character that loses its turn."""

    def forms(self) -> list[Form]:
        return [form("murder", "character:face")]

    def moves(self, box: Box) -> list[Move]:
        return [("murder", (int(character.face),)) for character in box.cast]

    def choices(self, board: Board, seat: Seat) -> list[int]:
        """All characters but itself."""
        return self.actions[: self.face - 1] + self.actions[self.face :]

    def play(self, board: Board, seat: Seat, number: i64, rng: Random) -> None:
        board.murder_declared(seat, number + 1)


@final
class Thief(Character):
    """Names a character, and takes its gold when it is called."""

    def forms(self) -> list[Form]:
        return [form("rob", "character:face")]

    def moves(self, box: Box) -> list[Move]:
        return [("rob", (int(character.face),)) for character in box.cast]

    def choices(self, board: Board, seat: Seat) -> list[int]:
        """Characters called later, so neither Assassin nor Thief, but not the murdered one."""
        later = self.actions[self.face :]
        if board.murdered > self.face:
            later.remove(self.actions[board.murdered - 1])
        return later

    def play(self, board: Board, seat: Seat, number: i64, rng: Random) -> None:
        board.theft_declared(seat, number + 1)


@final
class Magician(Character):
    """Swaps hands with a player, or discards cards and draws as many.

    The moves: a swap for each seat, a discard for each district, and the end of an exchange.
    """

    def forms(self) -> list[Form]:
        return [
            form("swap_hands", "target:seat"),
            form("discard", "district:face"),
            form("discard_done"),
        ]

    def moves(self, box: Box) -> list[Move]:
        swaps: list[Move] = [("swap_hands", (seat,)) for seat in range(MOST_SEATS)]
        discards: list[Move] = [("discard", (face,)) for face in box.faces()]
        return [*swaps, *discards, ("discard_done", ())]

    def choices(self, board: Board, seat: Seat) -> list[int]:
        actions: list[int] = []
        if board.phase != ABILITY:
            add_listed(actions, without(board.playing(), only(seat)), self.first)
        add_listed(actions, board.set_of(HAND + seat), self.first + MOST_SEATS)
        if board.phase == ABILITY:
            actions.append(self.first + MOST_SEATS + len(board.box.districts))
        return actions

    def play(self, board: Board, seat: Seat, number: i64, rng: Random) -> None:
        if number < MOST_SEATS:
            board.sort_hand(seat, HAND + seat)
            board.sort_hand(number, HAND + number)
            board.hands_swapped(seat, number)
            return
        number -= MOST_SEATS
        if number < len(board.box.districts):
            face = board.box.first_district + number
            board.card_discarded(seat, board.take(seat, HAND + seat, face))
            board.exchange_continued(seat, board.exchanged + 1)
            if board.size(HAND + seat):
                return
        count = board.exchanged
        board.exchange_ended(seat)
        board.cards_dealt(seat, board.next_cards(count))


@final
class King(Character):
    """Gets the crown, and with it the first pick."""

    def may_lie_open(self, board: Board) -> bool:
        return board.house.king_face_up

    def called(self, board: Board, seat: Seat) -> None:
        if board.crown != seat:
            board.crown_passed(seat)

    def outlived(self, board: Board, seat: Seat) -> None:
        if board.house.murdered_king_crowned and board.crown != seat:
            board.crown_passed(seat)


@final
class Bishop(Character):
    """The city is safe from the Warlord."""

    def protects(self) -> bool:
        return True


@final
class Merchant(Character):
    """Gets a gold."""

    def called(self, board: Board, seat: Seat) -> None:
        board.gold_gained(seat, MERCHANT_GOLD)


@final
class Architect(Character):
    """Draws two cards, and may build two more districts than others."""

    def called(self, board: Board, seat: Seat) -> None:
        board.cards_dealt(seat, board.next_cards(ARCHITECT_CARDS))


@final
class Warlord(Character):
    """Destroys a district for one gold less than it cost.

    The moves: a district of a seat, seat by seat.
    """

    def forms(self) -> list[Form]:
        return [form("destroy", "target:seat district:face")]

    def moves(self, box: Box) -> list[Move]:
        return [("destroy", (seat, face)) for seat in range(MOST_SEATS) for face in box.faces()]

    def choices(self, board: Board, seat: Seat) -> list[int]:
        size: i64 = len(board.box.districts)
        actions: list[int] = []
        for target in range(board.seats):
            if may_attack(board, seat, target):
                within_reach = destructible(board, target, board.gold[seat])
                add_listed(actions, within_reach, self.first + target * size)
        return actions

    def play(self, board: Board, seat: Seat, number: i64, rng: Random) -> None:
        size: i64 = len(board.box.districts)
        target = number // size
        card = board.find(CITY + target, board.box.first_district + number % size)
        cost = price(board, target, number % size)
        if cost:
            board.gold_paid(seat, cost)
        board.district_destroyed(seat, target, card)
        rescuer = rescuer_of(board, seat, target)
        if rescuer == NO_ONE:
            bury(board)
        else:
            board.rescue_offered(rescuer, card)


def may_attack(board: Board, seat: Seat, target: Seat) -> bool:
    """Whether the Warlord may destroy something in this city at all."""
    if seat == target and not board.house.warlord_own_city:
        return False
    return not board.is_finished(target) and not board.is_protected(target)


def destructible(board: Board, target: Seat, gold: i64) -> i64:
    """The districts of a city that the Warlord can destroy with this much gold."""
    box = board.box
    city = board.set_of(CITY + target)
    walled = city & box.walls != 0
    left = city & ~box.sturdy
    numbers: i64 = 0
    number: i64 = 0
    while left >> number:
        if left >> number & 1:
            cost = price(board, target, number) if walled else box.costs[number] - 1
            if cost <= gold:
                numbers |= bit(number)
        number += 1
    return numbers


def price(board: Board, target: Seat, number: i64) -> i64:
    """What the Warlord pays for a district of this city."""
    district = board.box.districts[number]
    gold: i64 = district.cost - 1
    for card in board.pile(CITY + target):
        other = board.district_of(card)
        if other.face != district.face:
            gold += other.surcharge(district)
    return gold


def rescuer_of(board: Board, warlord: Seat, target: Seat) -> i64:
    """Who may take back what was just destroyed; never the Warlord."""
    for seat in board.after(warlord):
        if board.gold[seat]:
            for card in board.pile(CITY + seat):
                if board.district_of(card).rescues(board, seat, target):
                    return seat
    return NO_ONE


def bury(board: Board) -> None:
    """Nobody rescues what was destroyed; an option says where it goes."""
    if board.house.ruins_to_deck:
        board.ruin_buried(board.top(RUINS))
