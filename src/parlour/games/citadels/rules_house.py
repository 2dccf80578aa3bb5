"""The house rules of Citadels: every option, as the rules use it."""

from typing import final

from mypy_extensions import i64

from parlour.kernel.game import Options


def city_size(seats: int, option: str) -> int:
    """How many districts finish a city."""
    if option == "by_players":
        return 8 if seats < 4 else 7
    return int(option)


@final
class HouseRules:
    """The options of a game, as the rules use them."""

    city_size: i64
    starting_gold: i64
    starting_cards: i64
    build_limit: i64  # districts that may be built in a turn; some characters may build more
    random_order: bool
    king_face_up: bool
    seventh_sees_face_down: bool
    draft_discards: bool
    murdered_king_crowned: bool
    silent_murder: bool
    income_any_time: bool
    haunted_any_colour: bool
    school_any_colour: bool
    graveyard_for_all: bool
    warlord_own_city: bool
    ruins_to_deck: bool
    rank_breaks_ties: bool

    def __init__(self, seats: i64, options: Options) -> None:
        self.city_size = city_size(seats, str(options["city_size"]))
        self.starting_gold = int(options["starting_gold"])
        self.starting_cards = int(options["starting_cards"])
        self.build_limit = int(options["build_limit"])
        self.random_order = options["random_order"] is True
        self.king_face_up = options["king_face_up"] is True
        self.seventh_sees_face_down = options["seventh_takes_face_down"] is True
        self.draft_discards = options["two_player_draft"] == "discarding"
        self.murdered_king_crowned = options["murdered_king_crowned"] is True
        self.silent_murder = options["murder_revealed"] == "at_round_end"
        self.income_any_time = options["income"] == "any_time"
        self.haunted_any_colour = options["haunted_city"] == "any_colour"
        self.school_any_colour = options["school_of_magic"] == "income_and_colours"
        self.graveyard_for_all = options["graveyard"] == "any"
        self.warlord_own_city = options["warlord_own_city"] is True
        self.ruins_to_deck = options["destroyed"] == "deck_bottom"
        self.rank_breaks_ties = options["tie"] == "rank"
