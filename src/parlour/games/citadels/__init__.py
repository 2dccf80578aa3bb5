"""Citadels, a game of secret characters and cities, for 2 to 7 players.

`GAME` is the game as it comes in the box. `make_game` makes one with other cards in it: see
`rules_box` for what a character or a district can say about itself.
"""

from dataclasses import replace

from parlour.games.citadels import rules
from parlour.games.citadels import rules_board as board
from parlour.games.citadels.bots import BOTS, LEVELS
from parlour.games.citadels.rules_box import MOST_SEATS, Box, Character, District, Piece
from parlour.games.citadels.rules_characters import base_characters
from parlour.games.citadels.rules_districts import base_districts
from parlour.games.citadels.words import ENGLISH
from parlour.kernel.game import Face, Game, Option, Options, Words, Zone, event, fields_of
from parlour.kernel.table import Table

__all__ = [
    "GAME",
    "Character",
    "District",
    "base_characters",
    "base_districts",
    "make_game",
]

COLOURS = ("grey", "yellow", "blue", "green", "red", "purple")
COLOUR_GLYPHS = ("mask", "crown", "church", "coins", "swords", "star")
GLYPHS = {
    "assassin": "dagger",
    "thief": "thief",
    "magician": "staff",
    "king": "crown",
    "bishop": "church",
    "merchant": "coins",
    "architect": "compass",
    "warlord": "swords",
    "manor": "key",
    "castle": "castle",
    "palace": "crown",
    "temple": "temple",
    "cathedral": "orb",
    "tavern": "tavern",
    "trading_post": "scales",
    "docks": "anchor",
    "harbor": "harbor",
    "town_hall": "scroll",
    "watchtower": "tower",
    "prison": "ring",
    "battlefield": "sword",
    "fortress": "shield",
    "haunted_city": "moon",
    "keep": "castle",
    "laboratory": "drop",
    "smithy": "anvil",
    "observatory": "eye",
    "graveyard": "skull",
    "library": "book",
    "university": "owl",
    "dragon_gate": "flame",
    "great_wall": "shield",
    "imperial_treasury": "gem",
    "map_room": "compass",
}

ZONES = (
    Zone(board.DECK, "deck"),
    Zone(board.PACK, "pack"),
    Zone(board.FACE_UP, "face_up"),
    Zone(board.FACE_DOWN, "face_down"),
    Zone(board.DRAWN, "drawn"),
    Zone(board.RUINS, "ruins"),
    Zone(board.HAND, "hand", per_seat=True),
    Zone(board.CITY, "city", per_seat=True),
    Zone(board.CHARACTERS, "characters", per_seat=True),
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
    "part": ("districts", "all_colours", "first_to_finish", "finished_city", "special_districts"),
    "answer": ("no", "yes"),
}

FIELDS = fields_of(
    "phase round:number order:numbers crown:seat gold:numbers agenda:numbers calling:face"
    " murdered:face robbed:face thief:seat acted:flag used:flag collected:flag built:number"
    " spent:number exchanged:number fresh:numbers finisher:seat district_points:numbers"
    " colour_points:numbers first_points:numbers finish_points:numbers special_points:numbers"
)

EVENTS = (
    event(board.CARDS_SORTED, "cards_sorted"),
    event(board.SEATED, "seated", "seat order:numbers"),
    event(board.ROUND_STARTED, "round_started", "number"),
    event(board.CHARACTER_OPENED, "character_opened", "card"),
    event(board.CHARACTER_RETURNED, "character_returned", "card"),
    event(board.CHARACTER_COVERED, "character_covered", "card"),
    event(board.DRAFT_STARTED, "draft_started", "number agenda:numbers"),
    event(board.FACE_DOWN_OFFERED, "face_down_offered", "card"),
    event(board.PACK_PASSED, "pack_passed", "seat phase"),
    event(board.CHARACTER_PICKED, "character_picked", "seat card"),
    event(board.CHARACTER_DISCARDED, "character_discarded", "seat card"),
    event(board.DRAFT_DONE, "draft_done"),
    event(board.CHARACTER_CALLED, "character_called", "face"),
    event(board.NOBODY_ANSWERED, "nobody_answered", "card"),
    event(board.MURDER_REVEALED, "murder_revealed", "seat card"),
    event(board.TURN_STARTED, "turn_started", "seat card"),
    event(board.GOLD_STOLEN, "gold_stolen", "seat target:seat number"),
    event(board.CROWN_PASSED, "crown_passed", "seat"),
    event(board.GOLD_COLLECTED, "gold_collected", "seat colour number"),
    event(board.GOLD_GAINED, "gold_gained", "seat number"),
    event(board.GOLD_PAID, "gold_paid", "seat number"),
    event(board.GOLD_TAKEN, "gold_taken", "seat number"),
    event(board.CARDS_DEALT, "cards_dealt", "seat cards"),
    event(board.CARDS_DRAWN, "cards_drawn", "seat cards"),
    event(board.CARD_KEPT, "card_kept", "seat card"),
    event(board.CARDS_KEPT, "cards_kept", "seat cards"),
    event(board.DRAWN_RETURNED, "drawn_returned", "seat"),
    event(board.DISTRICT_BUILT, "district_built", "seat card number"),
    event(board.CITY_FINISHED, "city_finished", "seat"),
    event(board.ABILITY_USED, "ability_used", "seat face"),
    event(board.DISTRICT_USED, "district_used", "seat face"),
    event(board.MURDER_DECLARED, "murder_declared", "seat face"),
    event(board.THEFT_DECLARED, "theft_declared", "seat face"),
    event(board.HANDS_SWAPPED, "hands_swapped", "seat target:seat"),
    event(board.CARD_DISCARDED, "card_discarded", "seat card"),
    event(board.EXCHANGE_CONTINUED, "exchange_continued", "seat number"),
    event(board.EXCHANGE_ENDED, "exchange_ended", "seat"),
    event(board.DISTRICT_DESTROYED, "district_destroyed", "seat target:seat card"),
    event(board.RESCUE_OFFERED, "rescue_offered", "seat card"),
    event(board.DISTRICT_RESCUED, "district_rescued", "seat card"),
    event(board.RESCUE_DECLINED, "rescue_declined", "seat card"),
    event(board.RUIN_BURIED, "ruin_buried", "card"),
    event(board.TURN_RESUMED, "turn_resumed", "seat"),
    event(board.TURN_ENDED, "turn_ended", "seat"),
    event(board.ROUND_ENDED, "round_ended", "number"),
    event(board.RETIRED, "retired", "seat"),
    event(board.DISTRICTS_RAN_OUT, "districts_ran_out"),
    event(board.GAME_FINISHED, "game_finished"),
    event(board.POINTS_COUNTED, "points_counted", "seat part number"),
)

OPTIONS = (
    Option("deck", "spec", values=("spec", "official")),
    Option("extra_purples", False),
    Option("random_order", False),
    Option("city_size", "7", values=("6", "7", "8", "by_players")),
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
    """How a card looks."""
    assert isinstance(piece, Character | District)
    value = piece.rank if isinstance(piece, Character) else piece.cost
    glyph = GLYPHS.get(piece.name, COLOUR_GLYPHS[piece.colour])
    return Face(piece.name, str(value), COLOURS[piece.colour], glyph)


def words_for(box: Box, words: Words) -> Words:
    """The game's words, and what added cards say of themselves."""
    added = [piece for piece in box.pieces() if piece.name not in words.faces]
    actions = {name: text for piece in added for name, text in piece.texts.items()}
    faces = {piece.name: (piece.title, piece.rule) for piece in added}
    return replace(words, faces={**words.faces, **faces}, actions={**words.actions, **actions})


def make_game(
    name: str = "citadels",
    characters: list[Character] | None = None,
    districts: list[District] | None = None,
    words: Words = ENGLISH,
) -> Game:
    """A game with these cards in the box, by default the usual ones.

    To add cards: `make_game("more", [*base_characters(), Queen()], [*base_districts(), Moat()])`.
    """
    box = Box(
        base_characters() if characters is None else characters,
        base_districts() if districts is None else districts,
    )

    def table(game: Game, seats: int, options: Options) -> Table:
        return rules.new_table(game, seats, options, box)

    return Game(
        name=name,
        version=1,
        seats=(2, MOST_SEATS),
        table=table,
        faces=tuple(face_of(piece) for piece in box.pieces()),
        zones=ZONES,
        names=NAMES,
        fields=FIELDS,
        events=EVENTS,
        forms=tuple(box.forms),
        actions=tuple(box.moves),
        options=OPTIONS,
        presets={"spec": {}, "official": OFFICIAL},
        words=words_for(box, words),
        bots=BOTS,
        levels=LEVELS,
    )


GAME = make_game()
