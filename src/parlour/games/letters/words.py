"""The texts of letters, in English."""

from parlour.kernel.game import Words

RULES = """\
Everybody wants the princess to read *their* letter. It goes to whoever is still in the palace at
the end of the round, or holds the highest card then.

**A turn.** You hold one card. Draw a second, play one of the two face up, and do what it says.

**The cards**, with how many there are:

- 1 Guard (5): name a card other than Guard. If the player you point at holds it, he is out.
- 2 Priest (2): look at another player's card.
- 3 Baron (2): you and another player compare cards in secret. The lower one is out.
- 4 Handmaid (2): until your next turn nobody can choose you.
- 5 Prince (2): a player, maybe you, discards his card and draws a new one.
- 6 King: trade cards with another player.
- 7 Countess: must be played if your other card is the King or a Prince.
- 8 Princess: whoever discards her is out.

If everybody else is protected, a card that needs a target does nothing; a Prince then hits you.

**The round ends** when one player is left, or after the turn in which the last card was drawn: then
all show their card and the highest wins. The winner gains a token; a tie gives one to each.

**The game** goes to 7 tokens with two players, 5 with three, 4 with four.
"""

ENGLISH = Words(
    title="Do You Have A Two",
    summary="Get your letter to the princess: sixteen cards, one in hand, one deduction a turn.",
    rules=RULES,
    faces={
        "guard": ("Guard", "Name a card: a player who holds it is out."),
        "priest": ("Priest", "Look at another player's card."),
        "baron": ("Baron", "Compare cards with another player: the lower one is out."),
        "handmaid": ("Handmaid", "Nobody can choose you until your next turn."),
        "prince": ("Prince", "A player, maybe you, discards his card and draws a new one."),
        "king": ("King", "Trade cards with another player."),
        "countess": ("Countess", "Must be played if your other card is the King or a Prince."),
        "princess": ("Princess", "Whoever discards her is out."),
    },
    zones={
        "deck": "Deck",
        "aside": "Set aside",
        "open": "Out of the round",
        "hand": "Hand",
        "pile": "Discards",
    },
    fields={
        "phase": "Phase",
        "round": "Round",
        "tokens": "Tokens",
        "out": "Out of the round",
        "protected": "Protected",
    },
    events={
        "round_updated": "Round {number} begins.",
        "phase_updated": "",
        "restored": "",
        "pile_cleared": "",
        "hand_cleared": "",
        "deck_gathered": "",
        "card_removed": "One card is set aside face down.",
        "card_opened": "{card} is out of this round.",
        "card_dealt": "{seat} draws a card.",
        "turn_started": "It is {seat}'s turn.",
        "protection_cleared": "{seat} is no longer protected.",
        "card_played": "{seat} plays {card}.",
        "guessed": "{seat} thinks {target} holds the {face}.",
        "looked": "{seat} looks at {target}'s card.",
        "compared": "{seat} and {target} compare their cards.",
        "protected_until_turn": "{seat} is protected.",
        "card_discarded": "{seat} discards {card}.",
        "removed_card_taken": "{seat} takes the card that was set aside.",
        "hands_traded": "{seat} and {target} trade cards.",
        "eliminated": "{seat} is out of the round.",
        "hand_shown": "{seat} shows {card}.",
        "token_gained": "{seat} gains a token.",
    },
    actions={"play": "Play {card}[ on {target}][, naming {guess}]"},
    prompts={
        "card": "Which card do you play?",
        "target": "Whom do you choose?",
        "guess": "Which card do you name?",
    },
    options={
        "open_cards": "Cards taken out face up with two players",
        "tie": "A tie for the highest card",
        "tie.all": "all gain a token",
        "tie.sum": "the larger sum of discards wins",
        "tokens": "Tokens needed to win",
        "tokens.classic": "7, 5 or 4 for two, three or four players",
        "tokens.2019": "6, 5 or 4 for two, three or four players",
    },
)
