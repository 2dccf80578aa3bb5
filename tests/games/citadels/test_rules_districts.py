"""Citadels: the Warlord, the Graveyard and the other purple districts."""

import pytest

from games.citadels.scenes import (
    SIX,
    can,
    city,
    do,
    events,
    graveyard_scene,
    hand,
    named,
    offers,
    official,
    scene,
    skip_to,
    titles,
)
from parlour.games.citadels.rules import Citadels
from parlour.games.citadels.rules_board import (
    CITY,
    DECK,
    DRAWN,
    GRAVEYARD,
    PLAYER_TURN,
    RUINS,
)
from parlour.kernel.errors import NotYourTurn
from parlour.kernel.game import Options
from parlour.kernel.random import Random
from parlour.kernel.seats import seats_in
from parlour.kernel.types import HIDDEN

# Warlord


def warlord_scene(*names: str, gold: int = 9, options: Options | None = None) -> Citadels:
    """Seat 0 is the Warlord; seat 1 has this city."""
    table = scene(["warlord", "architect"], cities=((), names), gold=(gold, 5), options=options)
    skip_to(table, "warlord")
    table.gold[0] = gold
    return table


def test_the_warlord_pays_one_less_than_the_cost() -> None:
    table = warlord_scene("manor", "fortress", gold=3)
    assert offers(table, "destroy") == [(1, "manor")]
    do(table, "destroy", 1, "manor")
    assert table.gold[0] == 1
    assert city(table, 1) == ["fortress"]
    assert "destroy" not in named(table)


def test_a_district_of_cost_one_is_destroyed_for_nothing() -> None:
    table = warlord_scene("tavern", gold=0)
    do(table, "destroy", 1, "tavern")
    assert table.gold[0] == 0
    assert "gold_paid" not in events(table)


def test_never_the_keep() -> None:
    assert offers(warlord_scene("keep", "tavern"), "destroy") == [(1, "tavern")]


def test_never_a_finished_city() -> None:
    assert not offers(warlord_scene(*SIX, "prison"), "destroy")
    assert offers(warlord_scene(*SIX, "prison", options={"city_size": "8"}), "destroy")


def test_never_the_city_of_a_living_bishop() -> None:
    table = scene(["warlord", "bishop"], cities=((), ("tavern",)), gold=(5, 5))
    skip_to(table, "warlord")
    assert not offers(table, "destroy")


@pytest.mark.parametrize("options", [None, official()])
def test_a_murdered_bishop_protects_nobody(options: Options | None) -> None:
    table = scene(
        ["warlord", "bishop", "assassin"], cities=((), ("tavern",)), gold=(5, 5, 5), options=options
    )
    do(table, "murder", "bishop")
    skip_to(table, "warlord")
    assert offers(table, "destroy") == [(1, "tavern")]


def test_the_bishop_protects_all_round_even_if_his_players_other_character_is_murdered() -> None:
    table = scene(
        [("assassin", "warlord"), ("bishop", "architect"), ("king", "thief")],
        cities=((), ("tavern",), ("temple",)),
        gold=(5, 5, 5),
    )
    do(table, "murder", "architect")
    skip_to(table, "warlord")
    assert offers(table, "destroy") == [(2, "temple")]


def test_spec_not_his_own_city() -> None:
    table = scene(["warlord", "king"], cities=(("manor",), ("tavern",)), gold=(5, 5))
    skip_to(table, "warlord")
    assert offers(table, "destroy") == [(1, "tavern")]


def test_official_his_own_city_too() -> None:
    table = scene(
        ["warlord", "king"], cities=(("manor",), ("tavern",)), gold=(5, 5), options=official()
    )
    skip_to(table, "warlord")
    assert offers(table, "destroy") == [(0, "manor"), (1, "tavern")]


def test_great_wall_makes_the_others_cost_full_price_and_never_protects_itself() -> None:
    table = warlord_scene("great_wall", "manor", "fortress", gold=5, options=official())
    assert offers(table, "destroy") == [(1, "manor"), (1, "fortress"), (1, "great_wall")]
    do(table, "destroy", 1, "great_wall")
    assert table.gold[0] == 0
    table = warlord_scene("great_wall", "manor", "fortress", gold=4, options=official())
    assert offers(table, "destroy") == [(1, "manor")]
    do(table, "destroy", 1, "manor")
    assert table.gold[0] == 1


def test_spec_a_destroyed_district_is_out_of_the_game() -> None:
    table = warlord_scene("manor")
    card = table.zones[CITY + 1][0]
    do(table, "destroy", 1, "manor")
    assert table.zones[RUINS] == [card]


def test_official_a_destroyed_district_goes_to_the_bottom_of_the_deck() -> None:
    table = warlord_scene("manor", options=official())
    card = table.zones[CITY + 1][0]
    do(table, "destroy", 1, "manor")
    assert table.zones[DECK][0] == card
    assert table.zones[RUINS] == []


# Graveyard


def test_the_game_waits_for_the_graveyards_owner() -> None:
    table = graveyard_scene()
    do(table, "destroy", 1, "manor")
    assert table.phase == GRAVEYARD
    assert seats_in(table.owing) == [1]
    assert named(table) == {"graveyard_respond"}
    with pytest.raises(NotYourTurn):
        table.act(0, table.box.end_turn, Random(0))
    do(table, "graveyard_respond", 1)
    assert hand(table, 1) == ["manor"]
    assert table.gold[1] == 4
    assert table.turn == table.next_seat() == 0
    assert table.phase == PLAYER_TURN


@pytest.mark.parametrize(("options", "zone"), [(None, RUINS), (official(), DECK)])
def test_the_owner_may_say_no(options: Options | None, zone: int) -> None:
    table = graveyard_scene(options)
    card = table.zones[CITY + 1][1]
    do(table, "destroy", 1, "manor")
    do(table, "graveyard_respond", 0)
    assert table.zones[zone][0] == card
    assert table.gold[1] == 5
    assert table.next_seat() == 0


def test_the_graveyard_cannot_rescue_itself() -> None:
    table = graveyard_scene()
    do(table, "destroy", 1, "graveyard")
    assert table.phase == PLAYER_TURN
    assert "rescue_offered" not in events(table)


def test_without_gold_there_is_no_question() -> None:
    table = graveyard_scene(owner_gold=0)
    do(table, "destroy", 1, "manor")
    assert table.phase == PLAYER_TURN


def test_spec_the_graveyard_rescues_only_its_owners_districts() -> None:
    table = graveyard_scene()
    do(table, "destroy", 2, "castle")
    assert table.phase == PLAYER_TURN


def test_official_the_graveyard_rescues_any_destroyed_district() -> None:
    table = graveyard_scene(official())
    do(table, "destroy", 2, "castle")
    assert seats_in(table.owing) == [1]
    do(table, "graveyard_respond", 1)
    assert hand(table, 1) == ["castle"]


def test_official_the_warlord_cannot_use_his_own_graveyard() -> None:
    table = scene(
        ["warlord", "king"],
        cities=(("graveyard", "manor"), ("castle",)),
        gold=(9, 9),
        options=official(),
    )
    skip_to(table, "warlord")
    do(table, "destroy", 1, "castle")
    assert table.phase == PLAYER_TURN


# Other purple districts


def test_spec_a_second_haunted_city_may_be_built() -> None:
    table = scene(
        ["king", "bishop"], hands=(("haunted_city", "keep"),), cities=(("haunted_city", "keep"),)
    )
    table.gold[0] = 9
    do(table, "take_gold")
    assert offers(table, "build") == [("haunted_city",)]
    do(table, "build", "haunted_city")
    assert city(table, 0).count("haunted_city") == 2


def test_official_no_second_haunted_city() -> None:
    table = scene(
        ["king", "bishop"],
        hands=(("haunted_city",),),
        cities=(("haunted_city",),),
        options=official(),
    )
    table.gold[0] = 9
    do(table, "take_gold")
    assert not offers(table, "build")


def test_the_laboratory_turns_a_card_into_gold_once_a_turn() -> None:
    table = scene(
        ["king", "bishop"], hands=(("tavern", "manor"),), cities=(("laboratory",),), deck=("docks",)
    )
    assert can(table, "lab_discard", "tavern")  # before the action, too
    do(table, "take_gold")
    gold = table.gold[0]
    do(table, "lab_discard", "manor")
    assert table.gold[0] == gold + 1
    assert hand(table, 0) == ["tavern"]
    assert titles(table, DECK) == ["manor", "docks"]
    assert "lab_discard" not in named(table)
    assert table.view(1).faces[table.zones[DECK][0]] == HIDDEN


def test_the_smithy_sells_three_cards_once_a_turn() -> None:
    table = scene(
        ["king", "bishop"],
        cities=(("smithy",),),
        gold=(3, 0),
        deck=("docks", "manor", "temple", "castle"),
    )
    do(table, "smithy_draw")
    assert table.gold[0] == 1
    assert hand(table, 0) == ["docks", "manor", "temple"]
    do(table, "take_gold")
    assert "smithy_draw" not in named(table)


def test_the_smithy_needs_two_gold() -> None:
    table = scene(["king", "bishop"], cities=(("smithy",),), gold=(1, 0))
    assert "smithy_draw" not in named(table)


def test_laboratory_and_smithy_in_one_turn_whatever_was_built_first() -> None:
    for names in (("laboratory", "smithy"), ("smithy", "laboratory")):
        table = scene(["king", "bishop"], hands=(("manor",),), cities=(names,), gold=(3, 0))
        choices = table.choices(0)
        assert choices == sorted(choices)
        do(table, "smithy_draw")
        do(table, "lab_discard", "manor")
        assert named(table) == {"take_gold", "draw_cards"}


def test_the_observatory_draws_three_and_keeps_one() -> None:
    table = scene(
        ["king", "bishop"],
        cities=(("observatory",),),
        deck=("docks", "manor", "temple", "castle"),
    )
    do(table, "draw_cards")
    assert sorted(titles(table, DRAWN)) == ["docks", "manor", "temple"]
    do(table, "keep_card", "docks")
    assert hand(table, 0) == ["docks"]
    assert sorted(titles(table, DECK)[:2]) == ["manor", "temple"]
    assert titles(table, DECK)[2] == "castle"


def test_the_library_keeps_all_cards() -> None:
    table = scene(["king", "bishop"], cities=(("library",),), deck=("docks", "manor", "temple"))
    do(table, "draw_cards")
    assert hand(table, 0) == ["docks", "manor"]
    assert table.phase == PLAYER_TURN


@pytest.mark.parametrize("options", [None, official()])
def test_library_and_observatory_draw_three_and_keep_three(options: Options | None) -> None:
    table = scene(
        ["king", "bishop"],
        cities=(("library", "observatory"),),
        deck=("docks", "manor", "temple", "castle"),
        options=options,
    )
    do(table, "draw_cards")
    assert hand(table, 0) == ["docks", "manor", "temple"]


@pytest.mark.parametrize("role", ["king", "bishop", "merchant", "warlord"])
def test_the_school_of_magic_pays_any_character(role: str) -> None:
    table = scene([role, "assassin"], cities=(("school_of_magic",),), gold=(0, 0))
    skip_to(table, role)
    assert table.gold[0] == 1 + (role == "merchant")


def test_the_school_of_magic_pays_no_character_without_a_colour() -> None:
    table = scene(["architect", "assassin"], cities=(("school_of_magic",),), gold=(0, 0))
    skip_to(table, "architect")
    assert table.gold[0] == 0
