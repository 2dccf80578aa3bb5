"""Coup, a game of bluff at court, for 2 to 6 players."""

from parlour.games.coup import rules
from parlour.games.coup.bots import LEVELS, tempers
from parlour.games.coup.words import ENGLISH
from parlour.kernel.game import Face, Game, Move, Option, Zone, event, fields_of, form

DEED_FORMS = ("", "income", "foreign_aid", "tax", "exchange", "coup", "assassinate", "steal")


def moves() -> list[Move]:
    """The actions of the rules, by name."""
    faces = range(rules.DUKE, rules.CONTESSA + 1)
    deeds: list[Move] = [
        (DEED_FORMS[deed], () if target == rules.NO_ONE else (target,))
        for deed, target in rules.DEEDS
    ]
    answers: list[Move] = [("pass", ()), ("challenge", ())]
    blocks: list[Move] = [("block", (face,)) for face in rules.BLOCK_FACES]
    proofs: list[Move] = [*(("show", (face,)) for face in faces), ("concede", ())]
    losses: list[Move] = [("lose", (face,)) for face in faces]
    keeps: list[Move] = [("keep", tuple(kept)) for kept in rules.KEPT]
    return deeds + answers + blocks + proofs + losses + keeps


GAME = Game(
    name="coup",
    version=1,
    seats=(2, rules.MOST_SEATS),
    table=rules.new_table,
    faces=(
        Face("duke", "", "purple", "crown"),
        Face("assassin", "", "grey", "dagger"),
        Face("captain", "", "blue", "anchor"),
        Face("ambassador", "", "green", "scroll"),
        Face("contessa", "", "red", "rose"),
    ),
    zones=(
        Zone(rules.COURT, "court"),
        Zone(rules.HAND, "hand", per_seat=True),
        Zone(rules.LOST, "lost", per_seat=True),
    ),
    names={
        "phase": (
            "setup",
            "action",
            "challenge",
            "block",
            "challenge_block",
            "prove",
            "lose",
            "exchange",
            "game_end",
        ),
        "deed": ("none", *DEED_FORMS[1:]),
        "cause": ("attacked", "wrong_challenge", "bluff"),
    },
    fields=fields_of(
        "phase coins:numbers out:seats deed target:seat blocker:seat challenger:seat"
        " claim:face cause memory:numbers"
    ),
    events=(
        event(rules.CARD_DEALT, "card_dealt", "seat card"),
        event(rules.TURN_STARTED, "turn_started", "seat"),
        event(rules.INCOME_DECLARED, "income_declared", "seat"),
        event(rules.FOREIGN_AID_DECLARED, "foreign_aid_declared", "seat"),
        event(rules.TAX_DECLARED, "tax_declared", "seat"),
        event(rules.EXCHANGE_DECLARED, "exchange_declared", "seat"),
        event(rules.COUP_DECLARED, "coup_declared", "seat target:seat"),
        event(rules.ASSASSINATION_DECLARED, "assassination_declared", "seat target:seat"),
        event(rules.STEAL_DECLARED, "steal_declared", "seat target:seat"),
        event(rules.CHALLENGE_OPENED, "challenge_opened", "seat face phase"),
        event(rules.CHALLENGED, "challenged", "seat target:seat face"),
        event(rules.BLOCK_OPENED, "block_opened", "seats"),
        event(rules.BLOCKED, "blocked", "seat face"),
        event(rules.BLOCK_HELD, "block_held", "seat"),
        event(rules.SHOWN, "shown", "seat card face"),
        event(rules.REPLACED, "replaced", "seat card"),
        event(rules.CONCEDED, "conceded", "seat face"),
        event(rules.COST_RETURNED, "cost_returned", "seat number"),
        event(rules.LOSS_OWED, "loss_owed", "seat cause"),
        event(rules.INFLUENCE_LOST, "influence_lost", "seat card"),
        event(rules.ELIMINATED, "eliminated", "seat"),
        event(rules.COINS_TAKEN, "coins_taken", "seat number"),
        event(rules.COINS_STOLEN, "coins_stolen", "seat target:seat number"),
        event(rules.CARDS_DRAWN, "cards_drawn", "seat one:card two:card"),
        event(rules.CARDS_RETURNED, "cards_returned", "seat one:card two:card"),
        event(rules.SURVIVED, "survived", "seat"),
    ),
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
        form("keep", "one:face two:face"),
    ),
    actions=tuple(moves()),
    options=(
        Option("two_player_coins", 2, low=1, high=2),
        Option("steal_from_poor", False),
        Option("first_seat", 0, low=0, high=rules.MOST_SEATS - 1),
    ),
    presets={"spec": {}, "official": {"two_player_coins": 1, "steal_from_poor": True}},
    words=ENGLISH,
    bots=tempers(),
    levels=LEVELS,
)
