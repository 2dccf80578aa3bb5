"""Citadels: calls, turns and the characters."""

import pytest

from games.citadels.scenes import (
    RANKS,
    Names,
    called,
    can,
    city,
    do,
    draft,
    events,
    face_of,
    finish_round,
    hand,
    heard,
    last,
    named,
    offers,
    official,
    scene,
    seen,
    skip_to,
    started,
    titles,
)
from parlour.games.citadels.rules_board import (
    ABILITY,
    CHARACTERS,
    CITY,
    DECK,
    DRAFT_PICK,
    DRAW_CHOICE,
    DRAWN,
    FACE_DOWN,
    FACE_UP,
    HAND,
    PLAYER_TURN,
    REVEALED,
)
from parlour.games.citadels.rules_box import NOBLE
from parlour.kernel.errors import Illegal, NotYourTurn
from parlour.kernel.game import Options
from parlour.kernel.random import Random
from parlour.kernel.sampling import sample
from parlour.kernel.types import EVERYONE, HIDDEN, WATCHER

# Calls


def test_characters_are_called_in_order_and_shown_when_they_answer() -> None:
    table = scene(["warlord", "king", "thief", "merchant"])
    assert called(table) == "thief"
    assert table.turn == 2
    assert table.known[table.zones[REVEALED + 2][0]] == EVERYONE
    assert table.known[table.zones[CHARACTERS][0]] == 1
    order: list[str] = []
    while len(order) < 4:
        order.append(called(table))
        do(table, "take_gold")
        do(table, "end_turn")
    assert order == ["thief", "king", "merchant", "warlord"]
    assert table.round == 2
    assert table.phase == DRAFT_PICK


def test_a_character_nobody_has_is_seen_among_those_put_aside() -> None:
    table = scene(["king", "warlord", "architect", "bishop"])
    assert titles(table, FACE_UP) == ["assassin", "thief", "magician"]
    assert all(table.known[card] == EVERYONE for card in table.zones[FACE_UP])
    assert titles(table, FACE_DOWN) == ["merchant"]
    assert table.known[table.zones[FACE_DOWN][0]] == 0


def test_who_has_a_character_is_secret_until_it_is_called() -> None:
    """Whoever else has what, a watcher sees the same until somebody answers."""
    one = scene(["thief", "king", "merchant", "bishop"])
    two = scene(["thief", "merchant", "bishop", "king"])
    for table in (one, two):
        do(table, "rob", "king")
        do(table, "take_gold")
    assert heard(one, int(WATCHER)) == heard(two, int(WATCHER))
    assert one.owing == two.owing
    do(one, "end_turn")
    do(two, "end_turn")
    assert heard(one, int(WATCHER)) != heard(two, int(WATCHER))


def test_nobody_may_act_out_of_turn() -> None:
    table = scene(["thief", "king", "merchant", "bishop"])
    with pytest.raises(NotYourTurn):
        table.act(1, table.box.take_gold, Random(0))
    with pytest.raises(Illegal):
        table.act(0, table.box.end_turn, Random(0))


def test_with_two_or_three_players_everybody_has_a_turn_for_each_character() -> None:
    table = scene([("assassin", "king"), ("thief", "warlord"), ("magician", "bishop")])
    turns = []
    while table.round == 1:
        turns.append((int(table.turn), called(table)))
        do(table, "take_gold")
        do(table, "end_turn")
    assert turns == [
        (0, "assassin"),
        (1, "thief"),
        (2, "magician"),
        (0, "king"),
        (2, "bishop"),
        (1, "warlord"),
    ]


def test_a_player_whose_one_character_is_murdered_still_plays_the_other() -> None:
    table = scene([("assassin", "warlord"), ("king", "merchant"), ("thief", "architect")])
    do(table, "murder", "king")
    turns = []
    while table.round == 1:
        turns.append(called(table))
        if not table.acted:
            do(table, "take_gold")
        do(table, "end_turn")
    assert turns == ["assassin", "thief", "merchant", "architect", "warlord"]


# The mandatory action


def test_the_mandatory_action_comes_before_building_and_before_the_end_of_the_turn() -> None:
    table = scene(["bishop", "king"], hands=((), ("temple",)), gold=(5, 5))
    assert called(table) == "king"
    assert named(table) == {"take_gold", "draw_cards"}
    do(table, "take_gold")
    assert table.gold[1] == 7
    assert named(table) == {"build", "end_turn"}


def test_two_gold_or_two_cards_but_not_both() -> None:
    table = scene(["bishop", "king"], deck=("tavern", "temple", "manor"))
    do(table, "draw_cards")
    assert table.phase == DRAW_CHOICE
    assert offers(table, "keep_card") == [("temple",), ("tavern",)]
    do(table, "keep_card", "temple")
    assert hand(table, 1) == ["temple"]
    assert table.gold[1] == 2
    assert named(table) == {"build", "end_turn"}


def test_cards_not_kept_go_to_the_bottom_of_the_deck() -> None:
    table = scene(["bishop", "king"], deck=("tavern", "temple", "manor", "castle"))
    do(table, "draw_cards")
    do(table, "keep_card", "tavern")
    assert titles(table, DECK) == ["temple", "castle", "manor"]
    bottom = table.zones[DECK][0]
    assert table.known[bottom] == 1 << 1  # the drawer knows what lies there


def test_two_like_cards_still_ask_which_to_keep() -> None:
    table = scene(["bishop", "king"], deck=("tavern", "tavern"))
    do(table, "draw_cards")
    assert offers(table, "keep_card") == [("tavern",)]


@pytest.mark.parametrize("left", [0, 1])
def test_drawing_from_an_empty_deck_gives_what_is_left(left: int) -> None:
    table = scene(["bishop", "king"], deck=("castle",)[:left], hands=(("manor",) * 5,))
    do(table, "draw_cards")
    assert table.phase == PLAYER_TURN
    assert hand(table, 1) == ["castle"][:left]
    assert can(table, "end_turn")


def test_gold_is_always_possible() -> None:
    table = scene(["bishop", "king"], deck=(), hands=(("manor",) * 5,))
    assert can(table, "take_gold")
    assert can(table, "draw_cards")


@pytest.mark.parametrize("zone", [HAND, DRAWN])
def test_only_the_player_sees_the_districts_they_get(zone: int) -> None:
    table = scene(["architect", "warlord"], hands=(("tavern",), ("temple",)))
    do(table, "draw_cards")
    cards = table.zones[zone]
    assert len(cards) > 1
    assert [table.known[card] for card in cards] == [0b01] * len(cards)


def test_districts_are_dealt_in_secret() -> None:
    table = started(3)
    for seat in range(3):
        assert {table.known[card] for card in table.zones[HAND + seat]} == {1 << seat}


def test_which_card_was_kept_is_secret() -> None:
    worlds = []
    for kept in ("tavern", "temple"):
        table = scene(["bishop", "king", "thief"], deck=("tavern", "temple", "manor", "castle"))
        skip_to(table, "king")
        do(table, "draw_cards")
        do(table, "keep_card", kept)
        worlds.append([(heard(table, v), seen(table, v)) for v in (0, 2, int(WATCHER))])
    assert worlds[0] == worlds[1]


# Building


def test_building_costs_gold_and_is_allowed_once() -> None:
    table = scene(["bishop", "king"], hands=((), ("temple", "tavern")), gold=(0, 1))
    do(table, "take_gold")
    do(table, "build", "temple")
    assert (city(table, 1), hand(table, 1), table.gold[1]) == (["temple"], ["tavern"], 2)
    assert table.known[table.zones[CITY + 1][0]] == EVERYONE
    assert last(table, "district_built")[2] == 1
    assert not can(table, "build", "tavern")


def test_the_architect_draws_two_and_builds_up_to_three() -> None:
    table = scene(
        ["bishop", "architect"],
        hands=((), ("temple", "tavern", "church", "watchtower")),
        gold=(0, 9),
        deck=("manor", "castle", "palace", "prison"),
    )
    skip_to(table, "architect")
    assert hand(table, 1) == ["castle", "church", "manor", "tavern", "temple", "watchtower"]
    do(table, "take_gold")
    for name in ("temple", "tavern", "church"):
        do(table, "build", name)
    assert "build" not in named(table)


def test_no_district_twice_and_none_too_dear() -> None:
    table = scene(
        ["bishop", "king"],
        hands=((), ("temple", "castle", "cathedral")),
        cities=((), ("temple",)),
        gold=(0, 2),
    )
    do(table, "take_gold")
    assert offers(table, "build") == [("castle",)]


def test_which_of_the_hand_cards_was_built_does_not_tell_about_the_others() -> None:
    """The card that leaves the hand is always the one on top, after a mix in secret."""
    table = scene(["bishop", "king"], hands=((), ("temple", "tavern", "church")), gold=(0, 2))
    do(table, "take_gold")
    top = table.zones[HAND + 1][-1]
    do(table, "build", "temple")
    assert table.zones[CITY + 1] == [top]


# Murder and theft


def test_the_assassin_names_any_character_but_himself() -> None:
    table = scene(["assassin", "king"])
    assert [name for (name,) in offers(table, "murder")] == RANKS[1:]


def test_a_murdered_character_loses_its_turn() -> None:
    table = scene(["assassin", "king", "bishop"], gold=(2, 7, 2))
    do(table, "murder", "king")
    do(table, "take_gold")
    do(table, "end_turn")
    assert called(table) == "bishop"
    assert table.gold[1] == 7


def test_spec_the_murdered_character_is_announced_at_its_call() -> None:
    table = scene(["assassin", "king", "bishop"])
    do(table, "murder", "king")
    assert table.murdered == face_of("king")
    do(table, "take_gold")
    do(table, "end_turn")
    assert last(table, "murder_revealed")[0] == 1
    assert table.known[table.zones[REVEALED + 1][0]] == EVERYONE


def test_official_the_murdered_character_stays_unrevealed_until_the_end_of_the_round() -> None:
    table = scene(["assassin", "king", "bishop"], options=official())
    do(table, "murder", "king")
    do(table, "take_gold")
    do(table, "end_turn")
    assert called(table) == "bishop"
    assert "murder_revealed" not in events(table)
    assert table.view(WATCHER).faces[table.zones[CHARACTERS + 1][0]] == HIDDEN
    assert "king" not in titles(table, FACE_UP)
    finish_round(table)
    assert last(table, "murder_revealed")[0] == 1


def test_official_nobody_can_tell_whether_the_murdered_character_is_there() -> None:
    """Owned by somebody or put aside: until the end of the round it looks the same."""
    worlds = []
    for king_is_there in (True, False):
        table = scene(["assassin", "king", "bishop"], options=official(), call=False)
        if not king_is_there:
            mine, aside = table.zones[CHARACTERS + 1][0], table.find(FACE_DOWN, 7)
            table.faces[mine], table.faces[aside] = table.faces[aside], table.faces[mine]
        table.call_on(Random(1))
        do(table, "murder", "king")
        do(table, "take_gold")
        do(table, "end_turn")
        worlds.append(heard(table, int(WATCHER)))
    assert worlds[0] == worlds[1]


def test_spec_a_murdered_king_leaves_the_crown_where_it_is() -> None:
    table = scene(["assassin", "king", "bishop"])
    do(table, "murder", "king")
    finish_round(table)
    assert table.crown == 0


def test_official_a_murdered_king_takes_the_crown_at_the_end_of_the_round() -> None:
    table = scene(["assassin", "king", "bishop"], options=official())
    do(table, "murder", "king")
    do(table, "take_gold")
    do(table, "end_turn")
    assert table.crown == 0
    finish_round(table)
    assert table.crown == 1
    assert table.next_seat() == 1


def test_the_thief_may_not_name_assassin_himself_or_the_murdered_character() -> None:
    table = scene(["assassin", "thief", "king"])
    do(table, "murder", "bishop")
    skip_to(table, "thief")
    names = [name for (name,) in offers(table, "rob")]
    assert names == ["magician", "king", "merchant", "architect", "warlord"]


def test_the_theft_happens_at_the_call_before_any_income() -> None:
    table = scene(
        ["thief", "king", "bishop"], cities=((), ("manor", "castle")), gold=(1, 6, 0), call=True
    )
    do(table, "rob", "king")
    do(table, "take_gold")
    assert table.gold == [3, 6, 0]
    do(table, "end_turn")
    assert table.gold == [9, 2, 0]
    order = events(table)
    assert order.index("gold_stolen") < order.index("gold_collected")
    assert last(table, "gold_stolen") == (0, 1, 6)


def test_nothing_is_stolen_if_nobody_has_the_character() -> None:
    table = scene(["thief", "king", "bishop"], gold=(1, 6, 4))
    do(table, "rob", "merchant")
    finish_round(table)
    assert "gold_stolen" not in events(table)


def test_a_murdered_thief_robs_nobody() -> None:
    table = scene(["assassin", "thief", "king"], gold=(0, 0, 9))
    do(table, "murder", "thief")
    do(table, "take_gold")
    do(table, "end_turn")
    assert called(table) == "king"
    assert table.robbed == HIDDEN
    assert table.gold[2] == 9


def test_abilities_are_optional_and_used_once_before_or_after_building() -> None:
    table = scene(["assassin", "king"], hands=(("temple",),))
    assert can(table, "murder", "king")
    do(table, "take_gold")
    assert can(table, "murder", "king")
    assert can(table, "end_turn")
    do(table, "build", "temple")
    do(table, "murder", "king")
    assert named(table) == {"end_turn"}


def test_robbing_a_players_other_character_takes_his_gold_only_at_that_call() -> None:
    table = scene([("thief", "bishop"), ("magician", "king"), ("architect", "warlord")])
    table.gold = [1, 5, 3]
    do(table, "rob", "king")
    do(table, "take_gold")
    do(table, "end_turn")
    assert called(table) == "magician"
    assert table.gold == [3, 5, 3]
    do(table, "take_gold")
    do(table, "end_turn")
    assert called(table) == "king"
    assert table.gold == [10, 0, 3]


# Magician


def test_the_magician_swaps_whole_hands() -> None:
    table = scene(["magician", "king"], hands=(("tavern", "manor"), ("temple",)))
    do(table, "swap_hands", 1)
    assert hand(table, 0) == ["temple"]
    assert hand(table, 1) == ["manor", "tavern"]
    for seat in range(2):  # both know all these cards now, and a watcher none
        view = table.view(seat)
        assert all(view.faces[card] for s in range(2) for card in table.zones[HAND + s])
    watcher = table.view(WATCHER)
    assert not any(watcher.faces[card] for s in range(2) for card in table.zones[HAND + s])
    assert table.size(DRAWN) == 0


def test_the_order_of_a_hand_does_not_go_with_it() -> None:
    worlds = []
    for theirs in (("temple", "docks", "castle"), ("castle", "temple", "docks")):
        table = scene(["magician", "king"], hands=(("tavern",), theirs))
        before = {card: table.faces[card] for card in table.zones[HAND + 1]}
        do(table, "swap_hands", 1)
        given = [table.view(0).faces[card] for card in table.zones[HAND]]
        assert sorted(given) == sorted(before.values())
        worlds.append(given)
    assert worlds[0] == worlds[1]


@pytest.mark.parametrize("hands", [((), ("temple",)), (("temple",), ()), ((), ())])
def test_either_hand_may_be_empty(hands: tuple[Names, ...]) -> None:
    table = scene(["magician", "king"], hands=hands)
    do(table, "swap_hands", 1)
    assert hand(table, 0) == list(hands[1])
    assert hand(table, 1) == list(hands[0])
    assert "swap_hands" not in named(table)


def test_the_magician_discards_to_the_bottom_and_draws_as_many() -> None:
    table = scene(
        ["magician", "king"],
        hands=(("tavern", "manor", "manor", "church"),),
        deck=("prison", "castle", "palace", "docks"),
    )
    do(table, "discard", "manor")
    assert table.phase == ABILITY
    assert named(table) == {"discard", "discard_done"}
    do(table, "discard", "tavern")
    assert table.exchanged == 2
    do(table, "discard_done")
    assert hand(table, 0) == ["castle", "church", "manor", "prison"]
    assert titles(table, DECK) == ["tavern", "manor", "docks", "palace"]
    assert named(table) == {"take_gold", "draw_cards"}


def test_discarding_the_last_card_ends_the_exchange() -> None:
    table = scene(["magician", "king"], hands=(("tavern",),), deck=("prison", "castle"))
    do(table, "discard", "tavern")
    assert (table.phase, hand(table, 0)) == (PLAYER_TURN, ["prison"])


def test_an_exchange_with_an_empty_deck_gives_the_discards_back() -> None:
    table = scene(["magician", "king"], hands=(("tavern", "manor"),), deck=())
    do(table, "discard", "tavern")
    do(table, "discard_done")
    assert hand(table, 0) == ["manor", "tavern"]


def test_which_cards_were_discarded_is_secret_but_how_many_is_not() -> None:
    worlds = []
    for discards in (("tavern", "manor"), ("church", "tavern")):
        table = scene(
            ["magician", "king"],
            hands=(("tavern", "manor", "church"),),
            deck=("prison", "castle", "palace"),
        )
        for name in discards:
            do(table, "discard", name)
        do(table, "discard_done")
        worlds.append([(heard(table, viewer), seen(table, viewer)) for viewer in (1, int(WATCHER))])
    assert worlds[0] == worlds[1]


def test_who_gave_cards_away_knows_them_until_one_leaves_unseen() -> None:
    table = scene(
        ["magician", "king"], hands=(("tavern",), ("temple", "manor")), deck=("prison", "castle")
    )
    do(table, "swap_hands", 1)
    given = table.zones[HAND][:]
    assert [table.view(1).faces[card] for card in given] == [face_of("manor"), face_of("temple")]
    do(table, "take_gold")
    do(table, "build", "temple")
    left = table.zones[HAND][0]
    assert table.known[left] == 1
    assert table.view(1).faces[left] == face_of("manor")  # nothing else is left


def test_who_gave_cards_away_does_not_know_which_of_them_was_discarded() -> None:
    table = scene(
        ["magician", "king"],
        hands=(("tavern",), ("temple", "manor", "docks")),
        cities=(("laboratory",),),
        deck=("prison", "castle"),
    )
    do(table, "swap_hands", 1)
    do(table, "lab_discard", "temple")
    places = [*table.zones[HAND], table.zones[DECK][0]]
    view = table.view(1)
    assert [view.faces[card] for card in places] == [HIDDEN] * 3
    faces = sorted(face_of(name) for name in ("temple", "manor", "docks"))
    assert sorted(sample(view, Random(1)).faces[card] for card in places) == faces


def test_which_of_two_characters_is_turned_up_does_not_tell_which_was_picked_first() -> None:
    seed = next(n for n in range(99) if titles(started(3, n), FACE_DOWN) == ["magician"])
    worlds = []
    for first, second in (("king", "merchant"), ("merchant", "king")):
        table = started(3, seed)
        draft(table, first, "assassin", "thief", second, "bishop", "architect")
        skip_to(table, "king")
        assert titles(table, CHARACTERS) == ["merchant"]
        worlds.append((heard(table, int(WATCHER)), seen(table, int(WATCHER))))
    assert worlds[0] == worlds[1]


def test_where_an_absent_character_lay_does_not_tell_when_it_was_put_aside() -> None:
    places = set()
    for seed in range(20):
        table = scene(["king", "warlord", "architect", "bishop"], call=False)
        aside = table.zones[FACE_DOWN][:]
        table.call_on(Random(seed))
        assert titles(table, FACE_UP) == ["assassin", "thief", "magician"]
        places.add(aside.index(table.zones[FACE_UP][0]))
    assert places == set(range(4))


# King, Bishop, Merchant, income


def test_the_king_takes_the_crown_at_his_call() -> None:
    table = scene(["assassin", "bishop", "king"])
    skip_to(table, "king")
    assert table.crown == 2
    assert last(table, "crown_passed") == (2,)


def test_spec_income_comes_automatically_at_the_call() -> None:
    table = scene(["assassin", "king"], cities=((), ("manor", "castle", "temple")), gold=(0, 0))
    skip_to(table, "king")
    assert table.gold[1] == 2
    assert last(table, "gold_collected") == (1, NOBLE, 2)
    assert "collect_gold" not in named(table)


@pytest.mark.parametrize(
    ("role", "names"),
    [
        ("king", ("manor", "castle")),
        ("bishop", ("temple", "church")),
        ("merchant", ("tavern", "market")),
        ("warlord", ("prison", "fortress")),
        ("architect", ()),
        ("magician", ()),
    ],
)
def test_each_colour_pays_its_own_character(role: str, names: Names) -> None:
    built = ("manor", "castle", "temple", "church", "tavern", "market", "prison", "fortress")
    table = scene([role, "assassin"], cities=(built,), gold=(0, 0))
    skip_to(table, role)
    assert table.gold[0] == len(names) + (role == "merchant")


def test_official_income_any_time_in_the_turn_once_so_a_district_just_built_counts() -> None:
    table = scene(
        ["assassin", "king"],
        hands=((), ("castle",)),
        cities=((), ("manor",)),
        gold=(0, 3),
        options=official(),
    )
    skip_to(table, "king")
    assert table.gold[1] == 3
    assert can(table, "collect_gold")
    do(table, "take_gold")
    do(table, "build", "castle")
    do(table, "collect_gold")
    assert table.gold[1] == 3 + 2 - 4 + 2
    assert named(table) == {"end_turn"}


def test_official_without_income_there_is_nothing_to_collect() -> None:
    table = scene(["assassin", "king"], cities=((), ("temple",)), options=official())
    skip_to(table, "king")
    assert "collect_gold" not in named(table)


@pytest.mark.parametrize("options", [None, official()])
def test_merchant_and_architect_get_their_bonus_at_the_call(options: Options | None) -> None:
    table = scene(["merchant", "architect"], gold=(0, 0), options=options)
    assert (called(table), table.gold[0]) == ("merchant", 1)
    skip_to(table, "architect")
    assert table.size(HAND + 1) == 2
