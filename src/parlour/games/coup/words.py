"""The texts of coup, in English."""

from parlour.kernel.game import Words

RULES = """\
You hold two cards face down: your influence at court. Lose both and you are out; the last player
with influence wins. Nobody checks what you claim to hold, unless somebody dares to challenge you.

**A turn** is one deed. You cannot skip it.

- Income: take 1 coin. Nothing stops it.
- Foreign aid: take 2 coins. Anybody who claims a Duke can block it.
- Coup: pay 7, and a player of your choice loses an influence. Nothing stops it. With 10 coins or
  more at the start of your turn you must do this.
- Tax, claims Duke: take 3 coins.
- Assassinate, claims Assassin: pay 3, and a player loses an influence, unless he blocks with a
  Contessa.
- Steal, claims Captain: take 2 coins from a player, unless he blocks with a Captain or Ambassador.
- Exchange, claims Ambassador: draw 2 cards from the court, keep what you like, return 2.

**Challenges.** Every claim, for a deed or for a block, can be challenged by any other player.
Whoever is challenged shows that card or gives in. If he shows it, he gets a new card from the court
and the challenger loses an influence. If he does not, he loses an influence himself: the deed fails
and its price comes back, or the block fails and the deed goes through.

**Blocks** come after challenges, so a deed that survived a challenge can still be blocked. The
price of a blocked deed is gone. A failed defence against an assassin can cost both influences.

**Answering.** Everybody decides in secret at the same time. If several players challenge or block,
the first one after the claimant in seat order counts.

**Influence.** You choose which card to lose; it stays face up in front of you. A player who is out
returns his coins. The treasury holds 50 coins in all and cannot pay more than it has.
"""

ENGLISH = Words(
    title="Coup",
    summary="Claim any character at court, true or not, and be the last one with influence.",
    rules=RULES,
    faces={
        "duke": ("Duke", "Tax: take 3 coins. Blocks foreign aid."),
        "assassin": ("Assassin", "Pay 3 coins: another player loses an influence."),
        "captain": ("Captain", "Steal 2 coins from another player. Blocks stealing."),
        "ambassador": ("Ambassador", "Exchange cards with the court. Blocks stealing."),
        "contessa": ("Contessa", "Blocks assassination."),
    },
    zones={"court": "Court", "hand": "Influence", "lost": "Lost influence"},
    fields={
        "phase": "Phase",
        "coins": "Coins",
        "out": "Out of the game",
        "deed": "Deed",
        "target": "Target",
        "blocker": "Blocker",
        "challenger": "Challenger",
        "claim": "Claimed character",
        "cause": "",
        "memory": "",
    },
    events={
        "card_dealt": "{seat} is dealt a card.",
        "turn_started": "It is {seat}'s turn.",
        "income_declared": "{seat} takes income.",
        "foreign_aid_declared": "{seat} asks for foreign aid.",
        "tax_declared": "{seat} claims Duke and raises a tax.",
        "exchange_declared": "{seat} claims Ambassador and wants to exchange cards.",
        "coup_declared": "{seat} pays 7 for a coup against {target}.",
        "assassination_declared": "{seat} claims Assassin and pays 3 to strike at {target}.",
        "steal_declared": "{seat} claims Captain and reaches for {target}'s coins.",
        "challenge_opened": "",
        "challenged": "{seat} challenges {target}'s {face}.",
        "block_opened": "",
        "blocked": "{seat} claims {face} and blocks.",
        "block_held": "{seat}'s block holds.",
        "shown": "{seat} shows {face}.",
        "replaced": "{seat} gets a new card from the court.",
        "conceded": "{seat} shows no {face}.",
        "cost_returned": "{seat} gets {number} coins back.",
        "loss_owed": "{seat} must lose an influence.",
        "influence_lost": "{seat} loses {card}.",
        "eliminated": "{seat} is out of the game.",
        "coins_taken": "{seat} gets {number} from the treasury.",
        "coins_stolen": "{seat} takes {number} from {target}.",
        "cards_drawn": "{seat} draws two cards from the court.",
        "cards_returned": "{seat} returns two cards to the court.",
        "survived": "{seat} is the last one at court.",
    },
    actions={
        "income": "Income: take 1 coin",
        "foreign_aid": "Foreign aid: take 2 coins, a Duke can block it",
        "tax": "Tax: take 3 coins, claims Duke",
        "exchange": "Exchange: swap cards with the court, claims Ambassador",
        "coup": "Coup[ against {target}]: pay 7 to take an influence",
        "assassinate": "Assassinate[ {target}]: pay 3 to take an influence, claims Assassin",
        "steal": "Steal[ from {target}]: take 2 coins, claims Captain",
        "pass": "Let it pass",
        "challenge": "Challenge: whoever is wrong loses an influence",
        "block": "Block[, claims {face}]",
        "show": "Show[ {face}]: get a new card for it",
        "concede": "Give in and lose an influence",
        "lose": "Lose[ {face}]",
        "keep": "Keep[ {one}][ and {two}]",
    },
    prompts={
        "target": "Against whom?",
        "face": "Which character?",
        "one": "Which card do you keep?",
        "two": "And which other card?",
    },
    options={
        "two_player_coins": "Coins of the starting player with two players",
        "steal_from_poor": "A player without coins can be stolen from",
        "first_seat": "Seat that starts, counted from 0",
    },
)
