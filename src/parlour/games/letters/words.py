"""The texts of letters, in English."""

from parlour.games.letters.rules_plays import tokens_to_win
from parlour.kernel.game import Fact, Options, Words

TURN = """\
**A turn.** You hold one card. Draw a second, play one of the two face up, and do what it says.
"""

CARDS = """\
**The cards**, with their value and how many there are:

- 1 Guard (5): name a card other than Guard. If the player you point at holds it, they are out.
- 2 Priest (2): look at another player's card.
- 3 Baron (2): you and another player compare cards in secret. The lower one is out; if they are
  equal, nothing happens.
- 4 Handmaid (2): nobody can choose you until your next turn begins.
- 5 Prince (2): a player, maybe you, discards their card without effect and draws a new one. If the
  deck is empty they take the card that was set aside. Whoever discards the Princess is out and
  draws nothing.
- 6 King (1): trade cards with another player.
- 7 Countess (1): does nothing, but must be played if your other card is the King or a Prince.
- 8 Princess (1): whoever plays or discards her is out.

If somebody can be chosen, you must choose somebody. If everybody else is protected, a card that
needs a target does nothing; a Prince then hits you.
"""

TIES = {
    "all": "If several are highest, each of them gains a token.",
    "none": "If several are highest, nobody gains a token.",
    "sum": "If several are highest, the larger sum of their own discards wins; if that is equal, "
    "too, each of them gains a token.",
}


def turn(options: Options) -> str:
    return TURN


def rules(options: Options) -> str:
    """The rules under these options."""
    needed = [tokens_to_win(seats, str(options["tokens"])) for seats in (2, 3, 4)]
    if len(set(needed)) == 1:
        many = f"{needed[0]} tokens" if needed[0] > 1 else "1 token"
        goal = f"The first player with {many} wins."
    else:
        goal = "You need {} tokens with two players, {} with three, {} with four.".format(*needed)
    shown = int(options["open_cards"])
    cards = f"{shown} more cards face up: they are" if shown > 1 else "1 more card face up: it is"
    opened = f" With two players, also lay out {cards} not in the round." if shown else ""
    return f"""\
Everybody wants the princess to read *their* letter. It goes to whoever is the last one in the
palace at the end of the round, or holds the highest card then. For 2 to 4 players.

**A round.** Shuffle the sixteen cards, set one aside face down and deal one to everybody.{opened}
A random player begins the first round. Each later one is begun by the winner of the round before
or, after a tie, by one of those who tied, drawn by lot. Play goes round in seat order.

{TURN}
{CARDS}
**Out.** Whoever is out lays their card face up on their discards, and is back in the next round.

**The round ends** when one player is left, or after the turn in which the last card was drawn: then
all show their card and the highest wins. The winner gains a token. {TIES[str(options["tie"])]}

**The game.** {goal} Players who get there in the same round win together.

**Leaving.** Whoever leaves for good shows their card and is out for the rest of the game, whatever
tokens they have. The number of tokens needed stays the same. The last one who stays wins.
"""


def facts(options: Options) -> dict[str, Fact]:
    """The tokens needed, by the number of players."""
    two, three, four = (tokens_to_win(seats, str(options["tokens"])) for seats in (2, 3, 4))
    return {"two": two, "three": three, "four": four, "same": two == three == four}


ENGLISH = Words(
    title="Do You Have A Two",
    summary="Get your letter to the princess: sixteen cards, one in hand, one deduction a turn.",
    rules=rules,
    facts=facts,
    turn=turn,
    faces={
        "guard": ("Guard", "Name a card: a player who holds it is out."),
        "priest": ("Priest", "Look at another player's card."),
        "baron": ("Baron", "Compare cards with another player: the lower one is out."),
        "handmaid": ("Handmaid", "Nobody can choose you until your next turn."),
        "prince": ("Prince", "A player, maybe you, discards their card and draws a new one."),
        "king": ("King", "Trade cards with another player."),
        "countess": ("Countess", "Must be played if your other card is the King or a Prince."),
        "princess": ("Princess", "Whoever plays or discards her is out."),
    },
    zones={
        "deck": "Deck",
        "aside": "Set aside",
        "open": "Out of the round",
        "hand": "Hand",
        "pile": "Discards",
    },
    fields={
        "phase": "",
        "round": "Round",
        "tokens": "Tokens",
        "out": "Out of the round",
        "protected": "Protected",
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
        "tie.all": "each gains a token",
        "tie.none": "nobody gains a token",
        "tie.sum": "the larger sum of discards wins",
        "tokens": "Tokens needed to win",
        "tokens.classic": "7, 5 or 4 for two, three or four players",
        "tokens.2019": "6, 5 or 4 for two, three or four players",
    }
    | {f"tokens.{number}": str(number) for number in range(1, 11)},
)
