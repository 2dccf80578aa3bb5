"""Eights, a shedding game with an endless deck, for 2 to 10 players."""

from parlour.games.eights import rules, rules_plays, rules_table
from parlour.games.eights import rules_cards as cards
from parlour.games.eights.bots import STEADY
from parlour.games.eights.dialect import DIALECT
from parlour.games.eights.highlights import HIGHLIGHTS
from parlour.games.eights.policy import POLICY
from parlour.games.eights.words import ENGLISH
from parlour.kernel.events import fields_of
from parlour.kernel.game import Face, Game, Move, Option, Zone, form
from parlour.kernel.types import NO_ONE

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
    """A play as an action, with only the fields it needs."""
    card, colour, target = play
    aim = () if target == NO_ONE else (target,)
    if colour == cards.NO_COLOUR:
        return "play", (card, *aim)
    return "play_wild", (card, colour, *aim)


GAME = Game(
    name="eights",
    version=2,
    seats=(2, rules_plays.MOST_SEATS),
    seats_option="players",
    table=rules.new_table,
    faces=tuple(face(rank, colour) for rank, colour in cards.CARDS[1:]),
    zones=(
        Zone(rules_table.DECK, "deck"),
        Zone(rules_table.PILE, "pile"),
        Zone(rules_table.HAND, "hand", per_seat=True, hand=True),
        Zone(rules_table.DRAWN, "drawn"),
    ),
    names={
        "phase": ("setup", "play", "decide", "game_end"),
        "colour": cards.COLOURS,
        "direction": ("clockwise", "counterclockwise"),
    },
    fields=fields_of("phase colour direction pending:number reverses:number"),
    events=tuple(rules_table.EVENTS.declared),
    forms=(
        form("draw"),
        form("keep"),
        form("play", "card:face target:seat"),
        form("play_wild", "card:face colour target:seat"),
    ),
    actions=(("draw", ()), ("keep", ()), *(move(play) for play in rules_plays.PLAYS[2:])),
    options=(
        Option("players", "3-6", values=("3-6", "2-10")),
        Option("weights", "spec", values=cards.DECKS),
        Option("stacking", "any", values=cards.STACKING),
        Option("reverse_limit", 4, low=0, high=10),
        Option("skipped", 2, low=1, high=2),
        Option("hand_size", 7, low=3, high=10),
        Option("play_drawn", False),
        Option("must_play", False),
        Option("swap_anyone", False),
        Option("turn_limit", 0, low=0, high=2000),
    ),
    presets={
        "spec": {},
        "party": {"players": "2-10"},
        "basic": {"players": "2-10", "weights": "basic", "stacking": "off"},
        "chaos": {"players": "2-10", "weights": "chaos", "stacking": "at_least"},
    },
    words=ENGLISH,
    languages=__name__,
    highlights=HIGHLIGHTS,
    skin=__name__,
    endless=True,
    policy=POLICY,
    bots=(STEADY,),
    levels={
        "easy": "flat:iterations=12:depth=12:milliseconds=90",
        "medium": "steady:colour=0:thrift=0:shield=0:attack=0",  # plays any card that fits
        "hard": "steady",
    },
    dialects=(DIALECT,),
)
