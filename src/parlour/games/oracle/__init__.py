"""Oracle, the Arcadian Champions of Light, for 2 players."""

from parlour.games.oracle import rules, rules_table
from parlour.games.oracle.bots import BOTS, LEVELS
from parlour.games.oracle.cards import CHAMPIONS, COLOURS, NAMES, ORDER_LETTERS
from parlour.games.oracle.rules_combat import COSTS, DRAW2, DRAW3, LAST_CHAMPION
from parlour.games.oracle.rules_draft import MOST_POOL
from parlour.games.oracle.words import ENGLISH
from parlour.kernel.game import Face, Game, Move, Option, Zone, event, fields_of, form

INKS = ("orange", "red", "purple")  # by colour of the cards
GLYPHS = ("sun", "leaf", "flame", "star", "moon")  # by order


def faces() -> list[Face]:
    """All kinds of cards; the value is the cost."""
    champions = [
        Face(name, str(COSTS[number + 1]), INKS[number // len(CHAMPIONS)], glyph(number))
        for number, name in enumerate(NAMES[:LAST_CHAMPION])
    ]
    others = [
        Face("draw2", "1", "teal", "cards"),
        Face("draw3", "2", "teal", "cards"),
        Face("exchange", "0", "yellow", "coin"),
    ]
    return champions + others


def glyph(champion: int) -> str:
    return GLYPHS[ORDER_LETTERS.index(CHAMPIONS[champion % len(CHAMPIONS)][0])]


def moves() -> list[Move]:
    """The actions of the rules, by name."""
    plain = ("offer_draw", "accept_draw", "refuse_draw", "decline", "keep")
    first: list[Move] = [("pass", ())]
    cards: list[Move] = [(name, (face,)) for name in ("draw", "recall") for face in (DRAW2, DRAW3)]
    teams: list[Move] = [
        (name, tuple(team)) for name in ("attack", "defend") for team in rules.TEAMS
    ]
    return [
        *first,
        *cards,
        *((name, ()) for name in plain),
        *places("discard", rules.MOST_AT_END),
        *places("exchange", rules.MOST_HELD),
        *teams,
        *places("take", rules_table.SET_SIZE),
        *places("drop", MOST_POOL),
        *(("fetch", (face,)) for face in range(1, LAST_CHAMPION + 1)),
    ]


def places(name: str, count: int) -> list[Move]:
    """An action for every place in hand."""
    return [(name, (place,)) for place in range(count)]


GAME = Game(
    name="oracle",
    version=1,
    seats=(2, 2),
    table=rules.new_table,
    faces=tuple(faces()),
    zones=(
        Zone(rules_table.BOX, "box"),
        Zone(rules_table.ASIDE, "aside"),
        Zone(rules_table.DECK, "deck", per_seat=True),
        Zone(rules_table.HAND, "hand", per_seat=True),
        Zone(rules_table.PILE, "pile", per_seat=True),
        Zone(rules_table.PLAY, "played", per_seat=True),
        Zone(rules_table.POOL, "pool", per_seat=True),
    ),
    names={
        "phase": (
            "setup",
            "pick",
            "drop",
            "mulligan",
            "action",
            "recall",
            "defence",
            "discard",
        ),
        "colour": COLOURS,
    },
    fields=fields_of(
        "phase energy:numbers lunas:numbers starter:seat round:number left:number"
        " offer:seat offered:flag damage:number"
    ),
    events=(
        event(rules_table.STARTER_CHOSEN, "starter_chosen", "seat"),
        event(rules_table.DECKS_DEALT, "decks_dealt"),
        event(rules_table.COLOUR_GIVEN, "colour_given", "seat colour"),
        event(rules_table.SET_HANDED, "set_handed", "seat"),
        event(rules_table.CARDS_OFFERED, "cards_offered", "seat cards"),
        event(rules_table.PACK_DEALT, "pack_dealt", "seat cards"),
        event(rules_table.PICK_ASKED, "pick_asked", "seats round:number left:number"),
        event(rules_table.CARD_TAKEN, "card_taken", "seat card"),
        event(rules_table.HANDS_SWAPPED, "hands_swapped"),
        event(rules_table.REST_TAKEN, "rest_taken", "seat"),
        event(rules_table.REST_OPENED, "rest_opened", "seat"),
        event(rules_table.REST_PUT_AWAY, "rest_put_away", "seat"),
        event(rules_table.POOL_TAKEN_UP, "pool_taken_up", "seat"),
        event(rules_table.DROP_ASKED, "drop_asked", "left:number"),
        event(rules_table.CARD_DROPPED, "card_dropped", "seat card"),
        event(rules_table.DECK_FORMED, "deck_formed", "seat"),
        event(rules_table.MULLIGAN_ASKED, "mulligan_asked", "seat left:number"),
        event(rules_table.CARD_DRAWN, "card_drawn", "seat card"),
        event(rules_table.DECK_REFILLED, "deck_refilled", "seat"),
        event(rules_table.TURN_STARTED, "turn_started", "seat"),
        event(rules_table.DRAW_OFFERED, "draw_offered", "seat"),
        event(rules_table.DRAW_REFUSED, "draw_refused", "seat"),
        event(rules_table.OFFER_LAPSED, "offer_lapsed", "seat"),
        event(rules_table.DRAW_AGREED, "draw_agreed", "seat"),
        event(rules_table.PASSED, "passed", "seat"),
        event(rules_table.CARD_PLAYED, "card_played", "seat card"),
        event(rules_table.RECALL_ASKED, "recall_asked", "seat left:number"),
        event(rules_table.RECALLED, "recalled", "seat card"),
        event(rules_table.GIVEN_UP, "given_up", "seat card"),
        event(rules_table.ATTACKED, "attacked", "seat cards"),
        event(rules_table.DEFENDED, "defended", "seat cards"),
        event(rules_table.DECLINED, "declined", "seat"),
        event(rules_table.ROLLED, "rolled", "seat card number"),
        event(rules_table.STRUCK, "struck", "seat attack:number defence:number"),
        event(rules_table.TABLE_CLEARED, "table_cleared"),
        event(rules_table.LUNA_GAINED, "luna_gained", "seat"),
        event(rules_table.DISCARD_ASKED, "discard_asked", "seat left:number"),
        event(rules_table.CARD_DISCARDED, "card_discarded", "seat card"),
        event(rules_table.TURNS_RAN_OUT, "turns_ran_out", "number"),
    ),
    forms=(
        form("pass"),
        form("draw", "card:face"),
        form("recall", "card:face"),
        form("offer_draw"),
        form("accept_draw"),
        form("refuse_draw"),
        form("decline"),
        form("keep"),
        form("discard", "card:held"),
        form("exchange", "champion:held"),
        form("attack", "one:held two:held three:held"),
        form("defend", "one:held two:held three:held"),
        form("take", "card:held"),
        form("drop", "card:held"),
        form("fetch", "champion:face"),
    ),
    actions=tuple(moves()),
    options=(
        Option("deck", "random", values=rules_table.DECK_KINDS),
        Option("colour_one", "any", values=("any", *COLOURS)),
        Option("colour_two", "any", values=("any", *COLOURS)),
        Option("draw_offers", True),
    ),
    presets={
        "spec": {},
        "monochrome": {"deck": "monochrome"},
        "custom": {"deck": "custom"},
        "solomon": {"deck": "solomon"},
        "packs": {"deck": "packs"},
        "one_two_three": {"deck": "one_two_three"},
    },
    words=ENGLISH,
    bots=BOTS,
    levels=LEVELS,
)
