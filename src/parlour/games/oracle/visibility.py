"""What a player knows about the place of every card, in the states of the specification.

All of it is read from a view: from the faces its viewer knows and the mixes they remember.
"""

from collections.abc import Iterator
from enum import IntEnum

from parlour.games.oracle.rules_combat import FULL_SET
from parlour.games.oracle.rules_table import DECK, HAND
from parlour.kernel.errors import Illegal
from parlour.kernel.table import Table
from parlour.kernel.types import HIDDEN


class Visibility(IntEnum):
    """The states of the specification, in its order."""

    VISIBLE = 0
    IN_OPP_HAND = 1
    HIDDEN_UNKNOWN = 2
    IN_OWN_DECK = 3
    IN_OPP_DECK = 4
    IN_OPP_HAND_OR_DECK = 5


def visibility(view: Table) -> list[Visibility]:
    """For every card of the set (0-119; a second set follows): what is known of its place.

    Equal cards are interchangeable: their states come in the order of the enumeration.
    """
    if not 0 <= view.viewer < view.seats:
        raise Illegal("What is visible depends on the player: take the view of a seat.")
    by_face: dict[int, list[Visibility]] = {}
    for face, state in _states(view):
        by_face.setdefault(face, []).append(state)
    for states in by_face.values():
        states.sort(reverse=True)
    sets = len(view.faces) // len(FULL_SET)
    return [by_face[face].pop() for face in FULL_SET * sets]


def _states(view: Table) -> Iterator[tuple[int, Visibility]]:
    """Every face on the table, with what is known of its place."""
    theirs = 1 - view.viewer
    own_deck = set(view.cards(DECK + view.viewer))
    opp_deck = set(view.cards(DECK + theirs))
    opp_hand = set(view.cards(HAND + theirs))
    for card, face in enumerate(view.faces):
        if face != HIDDEN:
            in_hand = card in opp_hand
            yield face, Visibility.IN_OPP_HAND if in_hand else Visibility.VISIBLE
    for bag in view.bags or []:
        cards, state = set(bag.cards), Visibility.HIDDEN_UNKNOWN
        if cards <= own_deck:
            state = Visibility.IN_OWN_DECK
        elif cards <= opp_deck:
            state = Visibility.IN_OPP_DECK
        elif cards <= opp_hand:
            state = Visibility.IN_OPP_HAND
        elif cards <= opp_hand | opp_deck:
            state = Visibility.IN_OPP_HAND_OR_DECK
        for face in bag.faces:
            yield face, state
