"""Coup, a game of bluff at court, for 2 to 6 players."""

from parlour.games.coup import rules, rules_box, rules_table
from parlour.games.coup.bots import LEVELS, tempers
from parlour.games.coup.dialect import DIALECT
from parlour.games.coup.highlights import HIGHLIGHTS
from parlour.games.coup.policy import POLICY
from parlour.games.coup.words import ENGLISH
from parlour.kernel.events import fields_of
from parlour.kernel.game import Face, Game, Move, Option, Supply, Zone, form
from parlour.kernel.types import NO_ONE

DEED_FORMS = ("", "income", "foreign_aid", "tax", "exchange", "coup", "assassinate", "steal")
DECLARATIONS = (  # preceded by the player's name, followed by the target's
    "does nothing",
    "takes income",
    "asks for foreign aid",
    "claims Duke and raises a tax",
    "claims Ambassador and wants to exchange cards",
    "pays 7 for a coup against",
    "claims Assassin and pays 3 to strike at",
    "claims Captain to steal from",
)


def moves() -> list[Move]:
    """The actions of the rules, by name."""
    faces = range(rules_box.DUKE, rules_box.CONTESSA + 1)
    deeds: list[Move] = [
        (DEED_FORMS[deed], () if target == NO_ONE else (target,))
        for deed, target in rules_box.DEEDS
    ]
    answers: list[Move] = [("pass", ()), ("challenge", ())]
    blocks: list[Move] = [("block", (face,)) for face in rules_box.BLOCK_FACES]
    proofs: list[Move] = [*(("show", (face,)) for face in faces), ("concede", ())]
    losses: list[Move] = [("lose", (face,)) for face in faces]
    returns: list[Move] = [("return", (face,)) for face in faces]
    return deeds + answers + blocks + proofs + losses + returns


GAME = Game(
    name="coup",
    version=2,
    seats=(2, rules_box.MOST_SEATS),
    table=rules.new_table,
    faces=(
        Face("duke", "", "purple", "crown"),
        Face("assassin", "", "grey", "dagger"),
        Face("captain", "", "blue", "anchor"),
        Face("ambassador", "", "green", "scroll"),
        Face("contessa", "", "red", "rose"),
    ),
    zones=(
        Zone(rules_box.COURT, "court"),
        Zone(rules_box.HAND, "hand", per_seat=True, hand=True),
        Zone(rules_box.LOST, "lost", per_seat=True),
    ),
    names={
        "phase": (
            "setup",
            "action",
            "challenge",
            "react",
            "block",
            "challenge_block",
            "prove",
            "lose",
            "exchange",
            "game_end",
        ),
        "deed": ("none", *DEED_FORMS[1:]),
        "declaration": DECLARATIONS,
        "cause": ("attacked", "wrong_challenge", "bluff"),
    },
    fields=fields_of(
        "phase coins:numbers fell:numbers out:seats deed target:seat blocker:seat challenger:seat"
        " claim:face cause"
    ),
    out="out",
    ranked_by="fell",
    spoken=("block.face",),
    supplies=(Supply("Treasury", "coins", rules_box.ALL_COINS),),
    first_seat="first_seat",
    events=tuple(rules_table.EVENTS.declared),
    forms=(
        form("income"),
        form("foreign_aid"),
        form("tax"),
        form("exchange"),
        form("coup", "target:seat"),
        form("assassinate", "target:seat"),
        form("steal", "target:seat"),
        form("pass"),
        form("challenge"),
        form("block", "face"),
        form("show", "face"),
        form("concede"),
        form("lose", "face"),
        form("return", "face"),
    ),
    actions=tuple(moves()),
    options=(
        Option("two_player_coins", 2, low=1, high=2),
        Option("steal_from_poor", False),
        Option("first_seat", 0, low=0, high=rules_box.MOST_SEATS - 1),
        Option("reactions", rules_table.SEALED, values=(rules_table.SEALED, rules_table.FIRST)),
    ),
    presets={"spec": {}, "official": {"two_player_coins": 1, "steal_from_poor": True}},
    words=ENGLISH,
    languages=__name__,
    highlights=HIGHLIGHTS,
    skin=__name__,
    policy=POLICY,
    bots=tempers(),
    levels=LEVELS,
    dialects=(DIALECT,),
)
