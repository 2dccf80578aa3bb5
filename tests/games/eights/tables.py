"""Tables of eights for tests: rigged hands, and short words for what happens there."""

from typing import Any, cast

from parlour.games.eights import GAME
from parlour.games.eights.rules import Eights
from parlour.games.eights.rules_cards import (
    COLOUR,
    COLOURED_PLUS20,
    NO_COLOUR,
    NOPE,
    PICKSWAP,
    PLUS2,
    PLUS4,
    PLUS20,
    REVERSE,
    ROTATE,
    SKIP,
    STEAL,
    SWAP,
    WILD,
    face_of,
)
from parlour.games.eights.rules_plays import PLAYS
from parlour.games.eights.rules_table import DECK, HAND, PILE
from parlour.kernel.game import Options, OptionValue
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.telling import Told, told

RED, BLUE, GREEN, YELLOW = 1, 2, 3, 4
SPECIALS = (PLUS2, SKIP, REVERSE, COLOURED_PLUS20, SWAP, PICKSWAP, NOPE, ROTATE, STEAL)
RED5, RED6, BLUE5, BLUE6 = (face_of(n, colour) for colour in (RED, BLUE) for n in (5, 6))
GREEN1, YELLOW1 = face_of(1, GREEN), face_of(1, YELLOW)
THE_WILD, THE_PLUS4, THE_PLUS20 = face_of(WILD), face_of(PLUS4), face_of(PLUS20)
NOPE_BLUE = face_of(NOPE, BLUE)
ANYTHING = [GREEN1, YELLOW1]  # a hand that does not matter


def settled(preset: str, options: dict[str, OptionValue]) -> Options:
    return GAME.settle(options, preset)


def started(
    seats: int, seed: int | str = 0, preset: str = "spec", **options: OptionValue
) -> Eights:
    return cast(Eights, GAME.start(seats, Random(seed), settled(preset, options), Tape()))


def rigged(
    hands: list[list[int]],
    top: int,
    colour: int = NO_COLOUR,
    preset: str = "chaos",
    **options: Any,
) -> Eights:
    """A table where the seats hold these faces, another lies on the pile, and seat 0 begins."""
    return rigged_with(settled(preset, options), hands, top, colour)


def rigged_with(
    options: Options, hands: list[list[int]], top: int, colour: int = NO_COLOUR
) -> Eights:
    table = cast(Eights, GAME.new(len(hands), options))
    table.tape = Tape()
    for seat, hand in enumerate(hands):
        for face in hand:
            table.cards_dealt(seat, [laid(table, face)])
    table.pile_opened(laid(table, top), top, COLOUR[top] or colour)
    table.turn_started(0)
    return table


def laid(table: Eights, face: int) -> int:
    """A card with this face on top of the deck."""
    deck = table.zones[DECK]
    card = deck[-1] if deck else len(table.faces)
    table.minted(card, face)
    return int(card)


def act(table: Table, name: str, *values: int, seed: int | str = 0) -> None:
    table.act(table.turn, GAME.action_numbers[name, values], Random(seed))


def hand(table: Table, seat: int) -> list[int]:
    return sorted(table.faces[card] for card in table.zones[HAND + seat])


def top(table: Table) -> int:
    return table.faces[table.zones[PILE][-1]]


def playable(table: Table) -> set[int]:
    """The faces the player whose turn it is may play."""
    return {PLAYS[action][0] for action in table.choices(table.turn)} - {0}


def targets(table: Table, face: int) -> set[int]:
    """Whom the player whose turn it is may choose for this card."""
    plays = [PLAYS[action] for action in table.choices(table.turn)]
    return {target for card, _, target in plays if card == face}


def named(table: Table) -> list[str]:
    """The forms of the choices."""
    return [GAME.actions[action][0] for action in table.choices(table.turn)]


def heard(table: Table, viewer: int, start: int = 0) -> list[Told]:
    assert table.tape is not None
    return told(GAME, table.tape, viewer, start)


def events(table: Table, start: int = 0) -> list[str]:
    assert table.tape is not None
    return [GAME.event_by_number[event[0]].name for event in table.tape.events(start)]


def end(table: Table) -> int:
    assert table.tape is not None
    return table.tape.end
