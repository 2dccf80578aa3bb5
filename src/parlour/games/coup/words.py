"""The texts of coup, in English."""

from parlour.kernel.game import Fact, Options, Words

CHARACTERS = """\
**The characters**, three cards of each:

- Duke: takes tax; blocks foreign aid.
- Assassin: murders for 3 coins.
- Captain: steals; blocks stealing.
- Ambassador: exchanges cards with the court; blocks stealing.
- Contessa: blocks assassination.
"""

CLAIMS = """\
**Challenges.** Every claim, for a deed or for a block, can be challenged by any other player.
Whoever is challenged shows that card or gives in. If they show it, it goes back to the court, the
court is shuffled and they draw a new card; the challenger loses an influence at once. If they do
not show it, they lose an influence themselves: a caught deed fails and its price comes back, a
caught block fails and the deed goes through.

**Blocks.** Anybody may claim a Duke to block foreign aid. Only the target of an
assassination or a theft can block it; a target who names Captain or Ambassador has to prove just
that one. A deed that survived a challenge can still be blocked. The price of a blocked deed is
gone. A wrong challenge or a caught block can cost the target of an assassin both influences.
"""

SEALED = """\
**Answering.** First everybody may challenge a deed, then those who are entitled to it may block,
then everybody may challenge the block. All decide in secret at the same time, and nobody learns who
let it pass. If several players challenge or block, the first one in seat order after the player
whose turn it is counts.
"""

FIRST = """\
**Answering.** Everybody may challenge a deed, block it if they are entitled to, or let it pass, all
at the same time. The first challenge or block that arrives counts at once; if it was a block, the
deed itself can no longer be challenged, only the block. Nobody learns who let it pass.
"""

REST = """\
**Influence.** You choose which card to lose; it stays face up in front of you. Whoever has lost
both is out and returns their coins; a steal from them that nothing can stop any more is paid first.
The treasury cannot pay more than it has.

**Leaving.** A player who leaves for good reveals their cards and returns their coins. Their own
turn is over, and a deed against them falls away without refund. If somebody
else's claim had already been challenged, that is settled first.

**The end.** The last player with influence wins. Only that counts; the others are
listed by how long they held out.
"""


def turn(options: Options) -> str:
    poor = "may be chosen, too" if options["steal_from_poor"] is True else "cannot be chosen"
    return f"""\
**A turn** is one deed. You cannot skip it, but you may claim any character, whatever you hold.

- Income: take 1 coin. Nothing stops it.
- Foreign aid: take 2 coins. Anybody who claims a Duke can block it.
- Coup: pay 7 coins, and a player of your choice loses an influence. Nothing stops it. With 10 coins
  or more at the start of your turn you must do this.
- Tax, claims Duke: take 3 coins.
- Assassinate, claims Assassin: pay 3 coins, and a player loses an influence, unless they block with
  a Contessa.
- Steal, claims Captain: take 2 coins from a player, or 1 if they have no more, unless they block
  with a Captain or an Ambassador. A player without coins {poor}.
- Exchange, claims Ambassador: draw 2 cards from the court, then return any 2 of your cards. The
  court is shuffled, and nobody learns what you changed.
"""


def rules(options: Options) -> str:
    """The rules under these options."""
    first = int(options["first_seat"])
    who = "The first player" if first == 0 else f"Player {first + 1}"
    coins = int(options["two_player_coins"])
    duel = "" if coins == 2 else " With two players, whoever begins has only 1 coin."
    answering = FIRST if options["reactions"] == "first" else SEALED
    return f"""\
You hold two cards face down: your influence at court. Lose both and you are out; the last player
with influence wins. Nobody checks what you claim to hold, unless somebody dares to challenge you.
For 2 to 6 players.

**Set-up.** Shuffle the fifteen cards and deal two to everybody; the rest is the court. Everybody
gets 2 of the 50 coins, the rest is the treasury.{duel} {who} begins the first game, the last winner
the next one. Turns go round in seat order.

{CHARACTERS}
{turn(options)}
{CLAIMS}
{answering}
{REST}"""


def facts(options: Options) -> dict[str, Fact]:
    """Values that the rules in other languages need."""
    return {"starter": int(options["first_seat"]) + 1}


ENGLISH = Words(
    title="Coup",
    summary="Claim any character at court, true or not, and be the last one with influence.",
    rules=rules,
    turn=turn,
    facts=facts,
    faces={
        "duke": ("Duke", "Tax: take 3 coins. Blocks foreign aid."),
        "assassin": ("Assassin", "Pay 3 coins: another player loses an influence."),
        "captain": ("Captain", "Steal 2 coins from another player. Blocks stealing."),
        "ambassador": ("Ambassador", "Exchange cards with the court. Blocks stealing."),
        "contessa": ("Contessa", "Blocks assassination."),
    },
    zones={"court": "Court", "hand": "Influence", "lost": "Lost influence"},
    fields={
        "phase": "",
        "coins": "Coins",
        "fell": "",
        "out": "Out of the game",
        "deed": "Deed",
        "target": "Target",
        "blocker": "Blocker",
        "challenger": "Challenger",
        "claim": "Claimed character",
        "cause": "",
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
        "return": "Return[ {face}] to the court",
    },
    prompts={"target": "Against whom?", "face": "Which character?"},
    options={
        "two_player_coins": "Coins of the starting player with two players",
        "steal_from_poor": "A player without coins can be stolen from",
        "first_seat": "Seat that starts",
        "reactions": "Challenges and blocks",
        "reactions.sealed": "all decide in secret, one question at a time",
        "reactions.first": "one question; the first answer that arrives counts",
    },
)
