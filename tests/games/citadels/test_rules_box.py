"""Citadels: cards added to the box."""

from typing import cast

import pytest

from games.citadels.scenes import (
    ALL_SEATS,
    FIRST_DISTRICT,
    called,
    do,
    face_of,
    last,
    named,
    offers,
    parts,
    play_on,
    scene,
    skip_to,
    started,
)
from parlour.games.citadels import (
    GAME,
    Character,
    District,
    base_characters,
    base_districts,
    make_game,
)
from parlour.games.citadels.rules import Citadels
from parlour.games.citadels.rules_board import (
    FACE_UP,
    Board,
)
from parlour.games.citadels.rules_box import MOST_FACES, MOST_SEATS, NOBLE, SPECIAL, Box
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Form, Game, Move, form
from parlour.kernel.random import Random
from parlour.kernel.replay import Log, rebuild
from parlour.kernel.seats import seats_in
from parlour.kernel.tape import Tape
from parlour.kernel.types import NO_ONE
from parlour.kernel.wording import action_text

# Adding cards


class Emperor(Character):
    """Instead of the King: gives the crown to another player, and takes a gold from him."""

    def __init__(self) -> None:
        super().__init__("emperor", 4, NOBLE)
        self.title = "Emperor"
        self.rule = "Give the crown to another player and take a gold from him."
        self.texts = {"give_crown": "Give the crown[ to {target}]"}

    def forms(self) -> list[Form]:
        return [form("give_crown", "target:seat")]

    def moves(self, box: Box) -> list[Move]:
        return [("give_crown", (seat,)) for seat in range(MOST_SEATS)]

    def choices(self, board: Board, seat: int) -> list[int]:
        others = seats_in(board.playing() & ~(1 << seat | 1 << board.crown))
        return [int(self.first) + other for other in others]

    def play(self, board: Board, seat: int, number: int, rng: Random) -> None:
        board.crown_passed(number)
        board.gold_stolen(seat, number, min(1, board.gold[number]))


class TaxCollector(Character):
    """A ninth character without an ability to use: takes a gold from everybody at its call."""

    def __init__(self) -> None:
        super().__init__("tax_collector", 9)
        self.title = "Tax Collector"
        self.rule = "Everybody else pays you a gold."

    def called(self, board: Board, seat: int) -> None:
        for other in board.after(seat):
            board.gold_stolen(seat, other, min(1, board.gold[other]))


class Moat(District):
    """A wall of another kind: two gold more for its neighbours, and points for guests."""

    def __init__(self) -> None:
        super().__init__("moat", SPECIAL, 4, spec=2)
        self.title = "Moat"
        self.rule = "The Warlord pays 2 gold more for your other districts. 3 points more."

    def surcharge(self, other: District) -> int:
        return 2

    def bonus(self, board: Board, seat: int) -> int:
        return 3


def bigger_game() -> Game:
    characters = [c for c in base_characters() if c.name != "king"]
    return make_game(
        "bigger", [*characters, Emperor(), TaxCollector()], [*base_districts(), Moat()]
    )


BIGGER = bigger_game()


def test_an_added_character_is_called_by_its_rank_and_uses_its_ability() -> None:
    table = scene(["emperor", "bishop", "tax_collector"], gold=(0, 4, 0), game=BIGGER)
    assert called(table) == "emperor"
    assert offers(table, "give_crown") == [(1,), (2,)]
    do(table, "give_crown", 1)
    assert table.crown == 1
    assert table.gold[:2] == [1, 3]
    assert "give_crown" not in named(table)
    skip_to(table, "tax_collector")
    assert last(table, "gold_stolen")[0] == 2
    assert table.gold[2] == 2


def test_an_added_district_is_in_the_deck_and_does_what_it_says() -> None:
    faces = list(BIGGER.new(4).faces)
    assert faces.count(face_of("moat", BIGGER)) == 2
    table = scene(["warlord", "architect"], cities=((), ("moat", "tavern")), game=BIGGER)
    skip_to(table, "warlord")
    table.gold[0] = 2
    assert offers(table, "destroy") == [(1, "tavern")]
    table.gold[0] = 1
    assert not offers(table, "destroy")
    assert parts(table, 1)[4] == 3


@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("preset", ["spec", "official"])
def test_games_with_added_cards_hold_together(seats: int, preset: str) -> None:
    options = BIGGER.settle(preset=preset)
    for number in range(3):
        seed = f"bigger {seats} {preset} {number}"
        table = cast(Citadels, BIGGER.start(seats, Random(seed), options, Tape()))
        assert table.size(FACE_UP) == max(0, 7 - seats if seats > 3 else 0)
        play_on(table, seed)
        assert table.tape is not None
        again = rebuild(Log(BIGGER, seats, options, table.tape.events()))
        assert again.zones == table.zones


def test_added_cards_bring_their_own_words() -> None:
    assert BIGGER.words.faces["emperor"][0] == "Emperor"
    action = BIGGER.action_numbers["give_crown", (1,)]
    assert action_text(BIGGER, action, ["Ann", "Bob"]) == "Give the crown to Bob"
    assert "emperor" not in GAME.face_numbers
    assert "give_crown" not in GAME.form_by_name


def test_boxes_that_make_no_sense_are_refused() -> None:
    with pytest.raises(Malformed, match="more than 7 characters"):
        make_game(characters=base_characters()[1:])
    with pytest.raises(Malformed, match="same name"):
        make_game(districts=[*base_districts(), District("manor", NOBLE, 2)])
    shared = base_characters()
    make_game(characters=shared)
    with pytest.raises(Malformed, match="one box"):
        make_game(characters=shared)


def test_a_box_may_have_as_many_names_as_a_machine_number_has_bits() -> None:
    many = make_game("many", districts=[*base_districts(), *huts(MOST_FACES - 38)])
    names = [face.name for face in many.faces if face.name.startswith("hut")]
    table = scene(["warlord", "king"], hands=((), (names[-1], names[0])), game=many)
    assert offers(table, "build") == []
    do(table, "take_gold")
    assert offers(table, "build") == [(names[0],), (names[-1],)]
    do(table, "build", names[-1])
    do(table, "end_turn")
    assert offers(table, "destroy") == [(1, names[-1])]
    with pytest.raises(Malformed, match="names in all"):
        make_game(districts=[*base_districts(), *huts(MOST_FACES - 37)])


def huts(number: int) -> list[District]:
    return [District(f"hut_{index}", NOBLE, 1) for index in range(number)]


def test_nobody_is_named_where_there_is_nobody() -> None:
    table = started(3)
    assert (table.thief, table.finisher) == (NO_ONE, NO_ONE)
    assert table.box.first_district == FIRST_DISTRICT
