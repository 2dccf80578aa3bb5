"""Citadels: set-up, the deck, options and drafts for every number of players."""

from collections import Counter

import pytest

from games.citadels.scenes import (
    ALL_SEATS,
    RANKS,
    do,
    draft,
    events,
    finish_round,
    heard,
    offers,
    official,
    roles,
    scene,
    seen,
    started,
    titles,
)
from parlour.games.citadels import (
    GAME,
)
from parlour.games.citadels.rules_board import (
    CHARACTERS,
    DECK,
    DRAFT_DISCARD,
    DRAFT_PICK,
    FACE_DOWN,
    FACE_UP,
    HAND,
    PACK,
)
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Options
from parlour.kernel.random import Random
from parlour.kernel.sampling import sample
from parlour.kernel.tape import Tape
from parlour.kernel.types import HIDDEN, NO_ONE, WATCHER

# Setting up


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_four_cards_and_two_gold_each_and_the_first_seat_has_the_crown(seats: int) -> None:
    table = started(seats)
    assert [table.size(HAND + seat) for seat in range(seats)] == [4] * seats
    assert table.gold == [2] * seats
    assert table.crown == 0
    assert table.size(DECK) == 62 - 4 * seats
    assert table.phase == DRAFT_PICK


def test_random_seat_order_is_an_option() -> None:
    orders = {tuple(started(4, seed, {"random_order": True}).order) for seed in range(300)}
    assert len(orders) == 24
    table = started(5, 3, {"random_order": True})
    assert table.crown == table.order[0]
    assert table.order != [0, 1, 2, 3, 4]
    pickers = []
    while table.phase == DRAFT_PICK:
        pickers.append(table.next_seat())
        do(table, "draft_pick", offers(table, "draft_pick")[0][0])
    assert pickers == table.order


@pytest.mark.parametrize("seats", [1, 8])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(Malformed):
        GAME.new(seats)


def test_the_presets_differ_in_every_row_of_the_rules_page() -> None:
    spec, other = GAME.settle(), GAME.settle(preset="official")
    same = {name for name in spec if spec[name] == other[name]}
    assert same == {
        "extra_purples",
        "random_order",
        "starting_gold",
        "starting_cards",
        "build_limit",
    }
    assert len(spec) == 19


# The deck


def deck_of(options: Options | None = None) -> Counter[str]:
    return Counter(GAME.faces[face - 1].name for face in GAME.new(4, options).faces[8:])


def colours_of(deck: Counter[str]) -> Counter[str]:
    colours = {face.name: face.colour for face in GAME.faces}
    total: Counter[str] = Counter()
    for name, count in deck.items():
        total[colours[name]] += count
    return total


def test_characters_are_the_first_faces_and_cards() -> None:
    assert [face.name for face in GAME.faces[:8]] == RANKS
    assert list(GAME.new(3).faces[:8]) == list(range(1, 9))


def numbers(text: str) -> dict[str, int]:
    words = text.split()
    return dict(zip(words[::2], map(int, words[1::2]), strict=True))


def test_the_deck_of_the_specification_has_62_cards_and_laboratory_twice() -> None:
    deck = deck_of()
    assert deck.total() == 62
    assert colours_of(deck) == {"yellow": 12, "blue": 11, "green": 17, "red": 11, "purple": 11}
    assert deck == numbers(
        "manor 5 castle 4 palace 3 temple 3 church 3 monastery 3 cathedral 2"
        " tavern 5 trading_post 3 market 3 docks 3 harbor 2 town_hall 1"
        " watchtower 3 prison 3 battlefield 3 fortress 2"
        " haunted_city 1 keep 1 laboratory 2 smithy 1 observatory 1 graveyard 1"
        " school_of_magic 1 library 1 university 1 dragon_gate 1"
    )


def test_the_official_deck_has_66_cards() -> None:
    deck = deck_of({"deck": "official"})
    assert deck.total() == 66
    assert colours_of(deck) == {"yellow": 12, "blue": 11, "green": 20, "red": 11, "purple": 12}
    assert (deck["market"], deck["harbor"], deck["town_hall"]) == (4, 3, 2)
    assert (deck["keep"], deck["laboratory"], deck["great_wall"]) == (2, 1, 1)


@pytest.mark.parametrize("deck", ["spec", "official"])
def test_extra_purples_are_an_option(deck: str) -> None:
    added = deck_of({"deck": deck, "extra_purples": True})
    added.subtract(deck_of({"deck": deck}))
    assert +added == {"imperial_treasury": 1, "map_room": 1}


def test_costs() -> None:
    assert {face.name: int(face.value) for face in GAME.faces[8:]} == numbers(
        "manor 3 castle 4 palace 5 temple 1 church 2 monastery 3 cathedral 5"
        " tavern 1 trading_post 2 market 2 docks 3 harbor 4 town_hall 5"
        " watchtower 1 prison 2 battlefield 3 fortress 5"
        " haunted_city 2 keep 3 laboratory 5 smithy 5 observatory 5 graveyard 5"
        " school_of_magic 6 library 6 university 6 dragon_gate 6"
        " great_wall 6 imperial_treasury 5 map_room 5"
    )


# The draft


@pytest.mark.parametrize(
    ("seats", "face_up", "packs"),
    [
        (2, 0, [7, 6, 5, 4]),
        (3, 0, [7, 6, 5, 4, 3, 2]),
        (4, 2, [5, 4, 3, 2]),
        (5, 1, [6, 5, 4, 3, 2]),
        (6, 0, [7, 6, 5, 4, 3, 2]),
        (7, 0, [7, 6, 5, 4, 3, 2, 1]),
    ],
)
def test_drafts_of_the_specification(seats: int, face_up: int, packs: list[int]) -> None:
    table = started(seats, seats)
    assert table.size(FACE_UP) == face_up
    assert table.size(FACE_DOWN) == 1
    found, pickers = [], []
    while table.phase == DRAFT_PICK:
        found.append(table.size(PACK))
        assert len(offers(table, "draft_pick")) == table.size(PACK)
        pickers.append(table.next_seat())
        do(table, "draft_pick", offers(table, "draft_pick")[-1][0])
    assert found == packs
    assert pickers == list(range(seats)) * (2 if seats < 4 else 1)
    assert sum(len(roles(table, seat)) for seat in range(seats)) == len(packs)


@pytest.mark.parametrize(("seats", "face_up"), [(3, 0), (4, 2), (5, 1), (6, 0)])
def test_official_drafts_for_three_to_six_are_the_same(seats: int, face_up: int) -> None:
    table = started(seats, 9, official())
    assert table.size(FACE_UP) == face_up
    pickers = []
    while table.phase == DRAFT_PICK:
        pickers.append(table.next_seat())
        do(table, "draft_pick", offers(table, "draft_pick")[0][0])
    assert pickers == list(range(seats)) * (2 if seats < 4 else 1)


def test_official_draft_for_two_discards() -> None:
    table = started(2, 5, official())
    found = []
    while table.phase in (DRAFT_PICK, DRAFT_DISCARD):
        found.append((table.next_seat(), int(table.phase), table.size(PACK)))
        draft(table, str((offers(table, "draft_pick") + offers(table, "draft_discard"))[0][0]))
    assert found == [
        (0, DRAFT_PICK, 7),
        (1, DRAFT_PICK, 6),
        (1, DRAFT_DISCARD, 5),
        (0, DRAFT_PICK, 4),
        (0, DRAFT_DISCARD, 3),
        (1, DRAFT_PICK, 2),
    ]
    assert table.size(FACE_DOWN) + table.size(FACE_UP) == 4
    assert [len(roles(table, seat)) for seat in range(2)] == [2, 2]


def test_spec_seventh_player_takes_the_last_character() -> None:
    table = started(7, 1)
    for _ in range(6):
        do(table, "draft_pick", offers(table, "draft_pick")[0][0])
    assert table.next_seat() == 6
    assert len(offers(table, "draft_pick")) == 1


def test_official_seventh_player_may_take_the_face_down_character() -> None:
    for choice in range(2):
        table = started(7, 1, official())
        aside = table.faces[table.zones[FACE_DOWN][0]]
        for _ in range(6):
            do(table, "draft_pick", offers(table, "draft_pick")[0][0])
        left = offers(table, "draft_pick")
        assert len(left) == 2
        assert (GAME.faces[aside - 1].name,) in left
        do(table, "draft_pick", left[choice][0])
        assert roles(table, 6) == [left[choice][0]]


def test_spec_king_may_lie_face_up_in_the_draft() -> None:
    open_kings = ["king" in titles(started(4, seed), FACE_UP) for seed in range(80)]
    assert any(open_kings)


def test_official_king_is_never_face_up_but_replaced_and_shuffled_back() -> None:
    returned = 0
    places: Counter[str] = Counter()
    for seed in range(300):
        table = started(4, seed, official())
        assert "king" not in titles(table, FACE_UP)
        assert table.size(FACE_UP) == 2
        assert (table.size(PACK), table.size(FACE_DOWN)) == (5, 1)
        if "character_returned" in events(table):
            returned += 1
            places["pack" if "king" in titles(table, PACK) else "aside"] += 1
    assert 40 < returned < 110  # a quarter
    assert 2 < places["aside"] < places["pack"]  # it may become the face-down one


def test_the_crown_picks_first_and_then_clockwise() -> None:
    table = scene(["assassin", "thief", "king", "bishop"])
    finish_round(table)
    pickers = []
    while table.phase == DRAFT_PICK:
        pickers.append(table.next_seat())
        do(table, "draft_pick", offers(table, "draft_pick")[0][0])
    assert pickers == [2, 3, 0, 1]


# What a draft tells


@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("preset", ["spec", "official"])
def test_the_picker_alone_sees_the_pack(seats: int, preset: str) -> None:
    table = started(seats, 2, GAME.settle(preset=preset))
    before = NO_ONE  # he knows what he passed on, until somebody takes a card out of it
    while table.phase in (DRAFT_PICK, DRAFT_DISCARD):
        picker = table.next_seat()
        offered = table.house.seventh_sees_face_down and not table.size(FACE_DOWN)
        for viewer in [*range(seats), int(WATCHER)]:
            faces = [table.view(viewer).faces[card] for card in table.zones[PACK]]
            knows = viewer == picker or (viewer == before and not offered)
            assert (HIDDEN not in faces) == (knows and viewer >= 0)
        table.act(picker, table.choices(picker)[0], Random(0))
        before = picker


@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("preset", ["spec", "official"])
def test_passing_the_pack_on_hides_which_character_was_taken(seats: int, preset: str) -> None:
    table = started(seats, 4, GAME.settle(preset=preset))
    while len(table.agenda):
        picker, next_picker = table.next_seat(), table.agenda[0]
        others = {*range(seats), int(WATCHER)} - {picker, next_picker}
        for viewer in others:
            worlds = set()
            for action in table.choices(picker):
                twin = table.copy()
                twin.tape = Tape()
                twin.act(picker, action, Random(7))
                worlds.add((heard(twin, viewer), repr(seen(twin, viewer))))
            assert len(worlds) == 1
        table.act(picker, table.choices(picker)[0], Random(0))


def test_the_pack_is_passed_on_in_an_order_that_tells_nothing() -> None:
    table = started(5, 6)
    for _ in range(3):
        do(table, "draft_pick", offers(table, "draft_pick")[-1][0])
        faces = [table.faces[card] for card in table.zones[PACK]]
        assert faces == sorted(faces)


def test_official_the_last_player_is_offered_what_was_covered_not_what_somebody_left() -> None:
    table = started(7, 1, official())
    aside = table.faces[table.zones[FACE_DOWN][0]]
    do(table, "draft_pick", offers(table, "draft_pick")[0][0])
    left_behind = table.faces[table.zones[CHARACTERS][0]]
    while len(table.agenda) > 1:
        do(table, "draft_pick", offers(table, "draft_pick")[0][0])
    table.resign(0, Random(0))
    assert [table.faces[card] for card in table.zones[FACE_DOWN]] == [aside, left_behind]
    do(table, "draft_pick", offers(table, "draft_pick")[0][0])
    assert aside in [table.faces[card] for card in table.zones[PACK]]
    assert left_behind not in [table.faces[card] for card in table.zones[PACK]]


def test_who_saw_the_pack_remembers_what_was_there_but_not_who_took_it() -> None:
    table = started(5, 6)
    saw = {table.faces[card] for card in table.zones[PACK]}
    for _ in range(3):
        do(table, "draft_pick", offers(table, "draft_pick")[0][0])
    mine = table.faces[table.zones[CHARACTERS][0]]
    places = table.zones[PACK] + table.zones[CHARACTERS + 1] + table.zones[CHARACTERS + 2]
    found: dict[int, set[int]] = {card: set() for card in places}
    rng = Random("memory")
    for _ in range(200):
        world = sample(table.view(0), rng)
        for card in places:
            found[card].add(world.faces[card])
    assert all(faces == saw - {mine} for faces in found.values())


def test_the_face_down_character_is_known_to_nobody() -> None:
    for seats in ALL_SEATS:
        table = started(seats, 1)
        assert [table.known[card] for card in table.zones[FACE_DOWN]] == [0]
