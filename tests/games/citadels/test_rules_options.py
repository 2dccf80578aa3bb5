"""Citadels: numbers that a house may choose, and the rules as people read them."""

import re
from collections import Counter

import pytest

from games.citadels.scenes import (
    ALL_SEATS,
    do,
    named,
    official,
    scene,
    skip_to,
    started,
)
from parlour.games.citadels import GAME
from parlour.games.citadels.rules_board import DECK, HAND
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Options
from parlour.kernel.playout import playout
from parlour.kernel.random import Random

SIZES = range(4, 13)
SMALL = ("temple", "tavern", "church", "watchtower", "prison", "market")


@pytest.mark.parametrize("size", SIZES)
def test_a_city_of_any_size_ends_the_game(size: int) -> None:
    for seats in (2, 7):
        table = started(seats, size, {"city_size": str(size)})
        assert table.house.city_size == size
        table.tape = None
        assert playout(table, Random(size)) < 5000
        assert max(len(zone) for zone in table.zones[14 : 14 + seats]) <= size + 2


@pytest.mark.parametrize("size", ["3", "13", "seven"])
def test_other_sizes_are_refused(size: str) -> None:
    with pytest.raises(Malformed, match="city_size"):
        GAME.settle({"city_size": size})


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_gold_and_cards_at_the_start_are_options(seats: int) -> None:
    for gold, cards in ((0, 0), (10, 8)):
        table = started(seats, 1, {"starting_gold": gold, "starting_cards": cards})
        assert table.gold == [gold] * seats
        assert [table.size(HAND + seat) for seat in range(seats)] == [cards] * seats
        assert table.size(DECK) == 62 - cards * seats


@pytest.mark.parametrize(("role", "limit", "most"), [("king", 1, 1), ("king", 2, 2)])
def test_a_turn_builds_as_many_districts_as_the_house_allows(
    role: str, limit: int, most: int
) -> None:
    check_builds(role, limit, most)


@pytest.mark.parametrize(("limit", "most"), [(1, 3), (2, 4), (4, 6)])
def test_the_architect_builds_two_more_than_others(limit: int, most: int) -> None:
    check_builds("architect", limit, most)


def check_builds(role: str, limit: int, most: int) -> None:
    options: Options = {"build_limit": limit, "city_size": "12"}
    table = scene([role, "bishop"], hands=(SMALL,), gold=(20, 0), options=options)
    skip_to(table, role)
    if not table.acted:
        do(table, "take_gold")
    for name in SMALL[:most]:
        assert "build" in named(table)
        do(table, "build", name)
    assert "build" not in named(table)


# The rules as text


def rules(options: Options | None = None) -> str:
    return " ".join(GAME.words.rules(GAME.settle(options)).split())


@pytest.mark.parametrize("options", [{}, official(), official(extra_purples=True)])
def test_the_rules_name_every_card_with_its_price_and_copies(options: Options) -> None:
    text = rules(options)
    faces = GAME.new(4, GAME.settle(options)).faces
    copies = Counter(faces[8:])
    assert f"and {len(faces) - 8} districts" in text
    for number, face in enumerate(GAME.faces[8:], 9):
        title = GAME.words.faces[face.name][0]
        many = f" ({copies[number]}×)" if copies[number] > 1 else ""
        listed = re.search(rf"{title} {face.value}{re.escape(many)}[,.]", text)
        assert bool(listed) == (number in copies), title
    for face in GAME.faces[:8]:
        assert f"- {face.value} {GAME.words.faces[face.name][0]}" in text


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({}, "Everybody gets 2 gold and 4 district cards."),
        ({"starting_gold": 5, "starting_cards": 1}, "Everybody gets 5 gold and 1 district card."),
        ({"city_size": "9"}, "A city is finished with 9 districts."),
        ({"city_size": "by_players"}, "8 districts, with four or more players with 7."),
        ({"build_limit": 2}, "you may build 2 districts from your hand, at most"),
        ({"build_limit": 2}, "may build up to 4 districts."),
        ({}, "3 for all five colours; 4 for the first finished city and 2 for every other one"),
        ({}, "the most gold wins; if that is equal, too, they win together."),
        ({"tie": "rank"}, "the highest character of the last round wins."),
        ({}, "- Haunted City: a city may have it twice."),
        ({"haunted_city": "any_colour"}, "unless you built it in the last round."),
        ({"school_of_magic": "income"}, "it brings income to any character with a colour."),
        ({"graveyard": "any"}, "when the Warlord destroys a district, you may pay 1 gold"),
        ({"graveyard": "own"}, "when the Warlord destroys one of your districts, you may pay"),
        ({"warlord_own_city": True}, "destroy a district in any city, also yours"),
        ({"destroyed": "deck_bottom"}, "What is destroyed goes under the deck."),
        ({"murdered_king_crowned": True}, "A murdered King gets it at the end of the round."),
        ({"murder_revealed": "at_round_end"}, "who it was is shown at the end of the round."),
        ({"income": "any_time"}, "Once in your turn you may collect the income"),
        ({"random_order": True}, "The players are seated in random order."),
        ({"king_face_up": False}, "The King never lies face up"),
        ({"seventh_takes_face_down": True}, "With seven players the last one may take"),
        ({"two_player_draft": "discarding"}, "takes one and puts one aside face down"),
        ({"deck": "official"}, "- Great Wall: your other districts cost the Warlord 1 gold more"),
        ({"extra_purples": True}, "- Map Room: at the end, 1 point for every card in your hand."),
    ],
)
def test_the_rules_follow_the_options(options: Options, sentence: str) -> None:
    assert sentence in rules(options)
    if options:
        assert sentence not in rules() or options == {"graveyard": "own"}
