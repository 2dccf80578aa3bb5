"""Citadels, a game of secret characters and cities, for 2 to 7 players.

`GAME` is the game as it comes in the box. `make_game` makes one with other cards; `rules_box` shows
what a character or a district can declare.
"""

from collections.abc import Callable
from functools import partial

from parlour.games.citadels import rules
from parlour.games.citadels import rules_board as board
from parlour.games.citadels.bots import BOTS, LEVELS
from parlour.games.citadels.dialect import DIALECT
from parlour.games.citadels.highlights import HIGHLIGHTS
from parlour.games.citadels.policy import POLICY
from parlour.games.citadels.rules_box import MOST_SEATS, Box, Character, District, Piece
from parlour.games.citadels.rules_characters import base_characters
from parlour.games.citadels.rules_districts import base_districts
from parlour.games.citadels.rules_events import EVENTS
from parlour.games.citadels.rules_scoring import PARTS
from parlour.games.citadels.words import english
from parlour.kernel.dialect import Dialect
from parlour.kernel.events import fields_of
from parlour.kernel.game import Face, Game, Option, Options, Words, Zone

__all__ = [
    "GAME",
    "Character",
    "District",
    "base_characters",
    "base_districts",
    "make_game",
]

COLOURS = ("grey", "yellow", "blue", "green", "red", "purple")
GLYPHS = ("mask", "crown", "church", "coins", "swords", "star")  # by colour; the skin has pictures

ZONES = (
    Zone(board.DECK, "deck"),
    Zone(board.CAST, "cast"),
    Zone(board.PACK, "pack", hand=True),
    Zone(board.FACE_UP, "face_up"),
    Zone(board.FACE_DOWN, "face_down"),
    Zone(board.DRAWN, "drawn", hand=True),
    Zone(board.RUINS, "ruins"),
    Zone(board.HAND, "hand", per_seat=True, hand=True),
    Zone(board.CITY, "city", per_seat=True),
    Zone(board.CHARACTERS, "characters", per_seat=True, hand=True),
    Zone(board.REVEALED, "revealed", per_seat=True),
)

NAMES = {
    "phase": (
        "draft_setup",
        "draft_pick",
        "draft_discard",
        "resolution",
        "player_turn",
        "ability",
        "draw_choice",
        "graveyard",
        "game_over",
    ),
    "colour": ("none", "noble", "religious", "trade", "military", "special"),
    "part": PARTS,
    "answer": ("no", "yes"),
}

FIELDS = fields_of(
    "phase round:number order:numbers crown:seat gold:numbers agenda:numbers calling:face"
    " murdered:face robbed:face thief:seat acted:flag used:flag collected:flag built:number"
    " spent:number exchanged:number fresh:numbers finisher:seat"
)

OPTIONS = (
    Option("deck", "spec", values=("spec", "official")),
    Option("extra_purples", False),
    Option("random_order", False),
    Option("city_size", "7", values=("by_players", *map(str, range(4, 13)))),
    Option("starting_gold", 2, low=0, high=10),
    Option("starting_cards", 4, low=0, high=8),
    Option("build_limit", 1, low=1, high=4),
    Option("king_face_up", True),
    Option("seventh_takes_face_down", False),
    Option("two_player_draft", "alternating", values=("alternating", "discarding")),
    Option("murdered_king_crowned", False),
    Option("murder_revealed", "at_call", values=("at_call", "at_round_end")),
    Option("income", "at_call", values=("at_call", "any_time")),
    Option("haunted_city", "repeatable", values=("repeatable", "any_colour")),
    Option("school_of_magic", "income_and_colours", values=("income_and_colours", "income")),
    Option("graveyard", "own", values=("own", "any")),
    Option("warlord_own_city", False),
    Option("destroyed", "out_of_game", values=("out_of_game", "deck_bottom")),
    Option("tie", "gold", values=("gold", "rank")),
)

OFFICIAL: Options = {
    "deck": "official",
    "city_size": "by_players",
    "king_face_up": False,
    "seventh_takes_face_down": True,
    "two_player_draft": "discarding",
    "murdered_king_crowned": True,
    "murder_revealed": "at_round_end",
    "income": "any_time",
    "haunted_city": "any_colour",
    "school_of_magic": "income",
    "graveyard": "any",
    "warlord_own_city": True,
    "destroyed": "deck_bottom",
    "tie": "rank",
}


def face_of(piece: Piece) -> Face:
    """What a card looks like."""
    assert isinstance(piece, Character | District)
    value = piece.rank if isinstance(piece, Character) else piece.cost
    return Face(piece.name, str(value), COLOURS[piece.colour], GLYPHS[piece.colour])


def make_game(
    name: str = "citadels",
    characters: list[Character] | None = None,
    districts: list[District] | None = None,
    words: Callable[[Box], Words] = english,
    dialects: tuple[Dialect, ...] = (),
) -> Game:
    """A game with these cards in the box, by default the usual ones.

    To add cards: `make_game("more", [*base_characters(), Queen()], [*base_districts(), Moat()])`.
    """
    box = Box(characters or base_characters(), districts or base_districts())
    return Game(
        name=name,
        version=2,
        seats=(2, MOST_SEATS),
        table=partial(rules.new_table, box=box),
        faces=tuple(face_of(piece) for piece in box.pieces()),
        zones=ZONES,
        names=NAMES,
        fields=FIELDS,
        events=tuple(EVENTS.declared),
        forms=tuple(box.forms),
        actions=tuple(box.moves),
        options=OPTIONS,
        presets={"spec": {}, "official": OFFICIAL},
        score_parts=PARTS,
        spoken=("murder.character", "rob.character", "destroy.district"),
        words=words(box),
        languages=__name__,
        highlights=HIGHLIGHTS,
        skin=__name__,
        policy=POLICY,
        bots=BOTS,
        levels=LEVELS,
        dialects=dialects,
    )


GAME = make_game(dialects=(DIALECT,))
