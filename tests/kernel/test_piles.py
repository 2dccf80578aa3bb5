"""Zones as chains of cards, and what can be asked of them."""

import pytest

from kernel.toy import CARDS, HAND, PILE, toy
from parlour.kernel.types import NO_CARD


def test_cards_are_counted_from_the_bottom_or_taken_from_the_top() -> None:
    table = toy()
    assert [table.at(PILE, place) for place in range(6)] == table.cards(PILE) == list(range(6))
    assert table.upper(PILE, 2) == [5, 4]
    assert table.upper(PILE, 9) == [5, 4, 3, 2, 1, 0]
    assert table.upper(HAND, 1) == []
    assert (table.bottom(PILE), table.bottom(HAND)) == (0, NO_CARD)


@pytest.mark.parametrize("place", [-1, 6])
def test_there_is_no_card_outside_a_zone(place: int) -> None:
    with pytest.raises(IndexError, match="no place"):
        toy().at(PILE, place)


def test_a_zone_is_asked_for_its_faces() -> None:
    table = toy()
    table.move(5, PILE, HAND)
    assert table.contains(HAND, CARDS[5])
    assert not table.contains(PILE, CARDS[5])
    assert not table.contains(HAND, CARDS[0])
    assert table.face_bits(PILE) == 0b1110
    assert table.face_bits(HAND) == 1 << CARDS[5]


@pytest.mark.parametrize("held", [[], [5], [5, 4]])
def test_a_zone_is_gathered_under_another(held: list[int]) -> None:
    table = toy()
    table.arrange({PILE: [0, 1, 2, 3], HAND: held})
    table.gather_under(HAND, PILE)
    assert table.zones[PILE] == [*held, 0, 1, 2, 3]
    assert (table.zones[HAND], table.size(HAND), table.size(PILE)) == ([], 0, 4 + len(held))
    table.gather_under(PILE, HAND)
    assert (table.zones[PILE], table.zones[HAND]) == ([], [*held, 0, 1, 2, 3])


def test_a_zone_gathered_under_itself_stays_as_it_is() -> None:
    table = toy()
    table.gather_under(PILE, PILE)
    assert table.zones[PILE] == list(range(6))


def test_the_only_card_is_tucked_into_an_empty_zone() -> None:
    table = toy()
    table.tuck(3, PILE, HAND)
    table.tuck(5, PILE, HAND)
    assert (table.zones[HAND], table.zones[PILE]) == ([5, 3], [0, 1, 2, 4])
    assert (table.size(HAND), table.size(PILE)) == (2, 4)


def test_no_card_cannot_move() -> None:
    for zone in (PILE, HAND):
        with pytest.raises(ValueError, match="not in zone"):
            toy().move(int(NO_CARD), zone, HAND)
