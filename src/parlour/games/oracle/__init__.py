"""Oracle, the Arcadian Champions of Light, for 2 players."""

from parlour.games.oracle import rules, rules_actions, rules_table
from parlour.games.oracle.bots import ALIASES, BOTS, LEVELS
from parlour.games.oracle.cards import CHAMPIONS, COLOURS, NAMES, ORDER_LETTERS
from parlour.games.oracle.commands import SHORTHAND
from parlour.games.oracle.dialect import DIALECT
from parlour.games.oracle.highlights import HIGHLIGHTS
from parlour.games.oracle.policy import POLICY
from parlour.games.oracle.rules_combat import COSTS, DRAW2, DRAW3, EXCHANGE, LAST_CHAMPION
from parlour.games.oracle.rules_draft import MOST_POOL
from parlour.games.oracle.words import ENGLISH
from parlour.kernel.events import fields_of
from parlour.kernel.game import Face, Game, Move, Option, Zone, form

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
        (name, tuple(team)) for name in ("attack", "defend") for team in rules_actions.TEAMS
    ]
    return [
        *first,
        *cards,
        *((name, ()) for name in plain),
        *places("discard", rules_actions.MOST_AT_END),
        *places("exchange", rules_actions.MOST_HELD),
        *teams,
        *places("take", rules_table.SET_SIZE),
        *places("drop", MOST_POOL),
        *(("fetch", (face,)) for face in range(1, LAST_CHAMPION + 1)),
        *(("pick", (face,)) for face in range(1, EXCHANGE + 1)),
    ]


def places(name: str, count: int) -> list[Move]:
    """An action for every place in hand."""
    return [(name, (place,)) for place in range(count)]


GAME = Game(
    name="oracle",
    version=2,
    seats=(2, 2),
    table=rules.new_table,
    faces=tuple(faces()),
    zones=(
        Zone(rules_table.BOX, "box"),
        Zone(rules_table.ASIDE, "aside"),
        Zone(rules_table.DECK, "deck", per_seat=True),
        Zone(rules_table.HAND, "hand", per_seat=True, hand=True),
        Zone(rules_table.PILE, "pile", per_seat=True),
        Zone(rules_table.PLAY, "played", per_seat=True),
        Zone(rules_table.POOL, "pool", per_seat=True),
        Zone(rules_table.ROW, "row"),
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
    events=tuple(rules_table.EVENTS.declared),
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
        form("pick", "card:face"),
    ),
    actions=tuple(moves()),
    options=(
        Option("deck", "random", values=rules_table.DECK_KINDS),
        Option("colour_a", "any", values=rules_table.COLOUR_CHOICES),
        Option("colour_b", "any", values=rules_table.COLOUR_CHOICES),
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
    spoken=("fetch.champion", "pick.card"),
    words=ENGLISH,
    languages=__name__,
    highlights=HIGHLIGHTS,
    skin=__name__,
    policy=POLICY,
    bots=BOTS,
    levels=LEVELS,
    aliases=ALIASES,
    dialects=(DIALECT,),
    shorthand=SHORTHAND,
)
