"""Eights, a game of shedding cards with an endless deck, for 2 to 10 players."""

from parlour.games.eights import rules
from parlour.games.eights import rules_cards as cards
from parlour.games.eights.bots import STEADY
from parlour.games.eights.words import ENGLISH
from parlour.kernel.game import Face, Game, Move, Option, Zone, event, fields_of, form

SPECIALS = {  # by rank: name, value and glyph
    cards.WILD: ("wild", "8", "spark"),
    cards.PLUS2: ("plus2", "+2", "cards"),
    cards.PLUS4: ("plus4", "+4", "cards"),
    cards.PLUS20: ("plus20", "+20", "flame"),
    cards.SKIP: ("skip", "", "skip"),
    cards.REVERSE: ("reverse", "", "reverse"),
    cards.COLOURED_PLUS20: ("plus20", "+20", "flame"),
    cards.SWAP: ("swap", "", "swap"),
    cards.PICKSWAP: ("pickswap", "", "swap"),
    cards.WILDPICKSWAP: ("wildpickswap", "", "swap"),
    cards.NOPE: ("nope", "", "shield"),
    cards.ROTATE: ("rotate", "", "rotate"),
    cards.STEAL: ("steal", "", "mask"),
}


def face(rank: int, colour: int) -> Face:
    """A card by its rank and colour: `red_5`, `blue_skip`, `plus4`."""
    number = str(rank)
    name, value, glyph = SPECIALS.get(rank, (number, number, ""))
    if colour == cards.NO_COLOUR:
        return Face(name, value, "black", glyph)
    return Face(f"{cards.COLOURS[colour]}_{name}", value, cards.COLOURS[colour], glyph)


def move(play: tuple[int, int, int]) -> Move:
    """A play as an action with only the fields it needs."""
    card, colour, target = play
    aim = () if target == rules.NO_ONE else (target,)
    if colour == cards.NO_COLOUR:
        return "play", (card, *aim)
    return "play_wild", (card, colour, *aim)


GAME = Game(
    name="eights",
    version=1,
    seats=(2, rules.MOST_SEATS),
    table=rules.new_table,
    faces=tuple(face(rank, colour) for rank, colour in cards.CARDS[1:]),
    zones=(
        Zone(rules.DECK, "deck"),
        Zone(rules.PILE, "pile"),
        Zone(rules.HAND, "hand", per_seat=True),
    ),
    names={
        "phase": ("setup", "play", "drawn", "game_end"),
        "colour": cards.COLOURS,
        "direction": ("clockwise", "counterclockwise"),
    },
    fields=fields_of("phase colour direction pending:number reverses:number"),
    events=(
        event(rules.CARDS_DEALT, "cards_dealt", "seat cards"),
        event(rules.PILE_OPENED, "pile_opened", "card face colour"),
        event(rules.TURN_STARTED, "turn_started", "seat"),
        event(rules.CARD_PLAYED, "card_played", "seat card face"),
        event(rules.COLOUR_CALLED, "colour_called", "seat colour"),
        event(rules.DRAWS_RAISED, "draws_raised", "number"),
        event(rules.DRAWS_CANCELLED, "draws_cancelled", "seat"),
        event(rules.DIRECTION_REVERSED, "direction_reversed", "direction"),
        event(rules.PLAYERS_SKIPPED, "players_skipped", "number"),
        event(rules.HANDS_SWAPPED, "hands_swapped", "seat target:seat"),
        event(rules.HANDS_ROTATED, "hands_rotated", "seat"),
        event(rules.CARD_STOLEN, "card_stolen", "seat target:seat card"),
        event(rules.CARD_DRAWN, "card_drawn", "seat card"),
        event(rules.CARDS_DRAWN, "cards_drawn", "seat cards"),
        event(rules.CARD_OFFERED, "card_offered", "seat"),
        event(rules.CARD_KEPT, "card_kept", "seat"),
        event(rules.HAND_RETURNED, "hand_returned", "seat"),
        event(rules.HAND_EMPTIED, "hand_emptied", "seat"),
        event(rules.LEFT_ALONE, "left_alone", "seat"),
        event(rules.TURNS_RAN_OUT, "turns_ran_out", "number"),
    ),
    forms=(
        form("draw"),
        form("keep"),
        form("play", "card:face target:seat"),
        form("play_wild", "card:face colour target:seat"),
    ),
    actions=(("draw", ()), ("keep", ()), *(move(play) for play in rules.PLAYS[2:])),
    options=(
        Option("weights", "spec", values=cards.DECKS),
        Option("stacking", "any", values=cards.STACKING),
        Option("reverse_limit", 4, low=0, high=10),
        Option("skipped", 2, low=1, high=2),
        Option("hand_size", 7, low=3, high=10),
        Option("play_drawn", False),
        Option("must_play", False),
        Option("swap_anyone", False),
        Option("turn_limit", 300, low=50, high=2000),
    ),
    presets={
        "spec": {},
        "basic": {"weights": "basic", "stacking": "off"},
        "chaos": {"weights": "chaos", "stacking": "at_least"},
    },
    words=ENGLISH,
    endless=True,
    bots=(STEADY,),
    levels={
        "easy": "flat:iterations=12:depth=12:milliseconds=90",
        "medium": "steady:colour=0:thrift=0:shield=0:attack=0",  # any card that fits
        "hard": "steady",
    },
)
