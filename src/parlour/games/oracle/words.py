"""The texts of oracle, in English."""

from parlour.games.oracle.cards import (
    CHAMPIONS,
    COLOURS,
    NAMES,
    ORDER_LETTERS,
    ORDERS,
    SPECIES,
)
from parlour.games.oracle.rules_combat import PATTERNS
from parlour.games.oracle.rules_table import COLOUR_CHOICES, DECK_KINDS, combos_of
from parlour.kernel.game import Fact, Options, Words

GOAL = """\
Two players send champions against each other. Whoever has no energy left loses.
"""

CARDS = """\
**The cards.** A set has 120: 102 champions, each once, 9 *Draw 2*, 6 *Draw 3* and 3 *Exchange*.

- A champion costs 0 to 3 lunas. It has a die, rolled when it attacks and when it defends, and a
  base, which counts only when it attacks: a d8+2 attacks with 1d8 + 2 and defends with 1d8. Its
  colour and its order, A to E, together make its species.
- *Draw 2* (1 luna): draw 2 cards, or take back exactly 1 champion from your discards.
- *Draw 3* (2 lunas): draw 3 cards, or take back exactly 2 champions from your discards.
- *Exchange* (free): give up a champion from your hand and gain 5 lunas.

You can take champions back only if there are enough of them among your discards. *Draw* cards and
*Exchange* are discarded once they have done what they do.
"""

TURN = """\
**A turn.**

1. Draw a card; whoever begins does not in the first turn of the game. If your deck is empty, your
   discards are first shuffled into a new one; with no discards either, you draw nothing.
2. Do one thing: attack with one to three champions and pay their costs; or play a *Draw* card, or
   an *Exchange* with a champion to give up; or pass.
3. If you attack, the other player sees your champions and may defend with one to three of theirs,
   paying for them, or decline.
4. All dice are rolled. The attack is the sum of dice and bases plus the combo bonus, the defence
   the sum of dice plus its own combo bonus. If the attack is higher, the other player loses the
   difference in energy; otherwise nothing. At 0 energy the game ends at once. The champions
   go to their owners' discards, face up.
5. You gain 1 luna. Then, if you hold more than 7 cards, discard down to 7.
"""

DECKS = {
    "random": """\
One set is shuffled. Each player gets a deck of 40 cards that nobody looks at; the other 40 are out
of the game, unseen.""",
    "monochrome": """\
From one set, each player gets the 34 champions of one colour, 3 *Draw 2*, 2 *Draw 3* and 1
*Exchange*; the third colour and its share of the other cards are out of the game. {colours}""",
    "custom": """\
Each player has a full set and picks 40 cards of it in secret, among them at most 6 *Draw 2*, 4
*Draw 3*, 2 *Exchange* and 4 champions that cost nothing. Both pick at the same time.""",
    "solomon": """\
A draft from one shuffled set, in 14 rounds. In each, 7 cards are laid out face up. The first picker
takes 2, the other player 3, the first picker gets the last 2. The player who will begin the game
picks first in the first round, then the players alternate. {drop}""",
    "packs": """\
A draft from one shuffled set, in 6 rounds. In each, both players look at a pack of 8 cards, keep 1
in secret and pass the rest to the other; so it goes on, and the last card of a pack belongs to
whoever it was passed to. {drop}""",
    "one_two_three": """\
A draft from two sets shuffled together, in 17 rounds. In each, both players look at a pack of 6
cards, keep 1 in secret and pass 5, keep 1 of those they get and pass 4, keep 1 of those they get
and put the last 3 away face down. {drop}""",
}

DEAREST = max(cost for _, cost, _, _ in CHAMPIONS)
POOLS = {"solomon": 49, "packs": 48, "one_two_three": 51}

START = """\
**Before the first turn.** Both players have 99 energy and 30 lunas, shuffle their decks and draw 6
cards. Chance decides who begins. The other player may then discard up to 2 cards, face up, and
draws as many.
"""

PATTERN_TEXTS = (  # in the order of the rules' patterns
    "2 of a species",
    "3 of a species",
    "2 of a species, one more of their order",
    "2 of a species, one more of their colour",
    "2 of an order",
    "3 of an order",
    "2 of an order, one more in the colour of one of them",
    "2 of a colour",
    "3 of a colour",
)

OFFERS = """\
 Once in your turn, before you act, you may offer a draw. The offer stands until the other player
accepts it, refuses it or does something else."""


def turn(options: Options) -> str:
    return TURN


def rules(options: Options) -> str:
    """The rules under these options."""
    offers = OFFERS if options["draw_offers"] else ""
    return f"""\
{GOAL}
{CARDS}
{champion_table()}
{species_table()}
**Decks.** {deck_text(options)}

{START}
{TURN}
**Combos.** Two or three champions that attack together, or defend together, earn a bonus. Only the
best pattern counts; the order of the cards does not matter.

{combo_table(options)}
**The end.** Whoever takes the other player's last energy wins; whoever leaves the game loses.
After 500 turns the game is a draw: nobody wins.{offers}
"""


def deck_text(options: Options) -> str:
    """How decks are made."""
    deck = str(options["deck"])
    drop = f"Each then has {POOLS.get(deck)} cards and drops all but 40 in secret."
    return DECKS[deck].format(colours=colour_text(options), drop=drop)


def colour_text(options: Options) -> str:
    """Who plays which colour."""
    told = [
        f"The player in the {who} seat plays {options[name]}."
        for who, name in (("first", "colour_a"), ("second", "colour_b"))
        if options[name] != "any"
    ]
    if len(told) < 2:
        told.append("Chance decides the colours." if not told else "Chance decides the other.")
    return " ".join(told)


def facts(options: Options) -> dict[str, Fact]:
    """Values that the rules in other languages need."""
    deck = str(options["deck"])
    drawn = [options[name] for name in ("colour_a", "colour_b")].count("any")
    return {
        **{f"champions_{price}": champions_text(price) for price in range(DEAREST + 1)},
        "chance": ("none", "one", "both")[drawn],
        "combos": ("random", "built", "drafted")[combos_of(DECK_KINDS.index(deck))],
        "pool": POOLS.get(deck, 0),
    }


def champion_table() -> str:
    """All champions of a colour, by cost."""
    rows = ["| lunas | champions of each colour, with their order |", "|---|---|"]
    rows += [f"| {price} | {champions_text(price)} |" for price in range(DEAREST + 1)]
    return "\n".join(rows) + "\n"


def champions_text(price: int) -> str:
    """What champions of this cost attack with, and their orders."""
    found = [(die, base, order) for order, cost, die, base in CHAMPIONS if cost == price]
    return ", ".join(f"{attack_text(die, base)} {order}" for die, base, order in found)


def species_table() -> str:
    """Species by order and colour."""
    rows = [f"| order | {' | '.join(COLOURS)} |", "|---|---|---|---|"]
    for number, (letter, order) in enumerate(zip(ORDER_LETTERS, ORDERS, strict=True)):
        species = " | ".join(colour[number] for colour in SPECIES)
        rows.append(f"| {letter}, {order} | {species} |")
    return "\n".join(rows) + "\n"


def combo_table(options: Options) -> str:
    """The bonuses for decks made in this way, the highest first."""
    way = int(combos_of(DECK_KINDS.index(str(options["deck"]))))
    bonuses = [pattern[1 + way] for pattern in PATTERNS]
    found = sorted(zip(bonuses, PATTERN_TEXTS, strict=True), key=lambda pair: -pair[0])
    rows = [f"| {text} | {bonus} |" for bonus, text in found if bonus]
    return "\n".join(["| champions | bonus |", "|---|---|", *rows]) + "\n"


def attack_text(die: int, base: int) -> str:
    """What a champion attacks with."""
    return f"d{die}+{base}" if base else f"d{die}"


def champion_texts() -> dict[str, tuple[str, str]]:
    """Title and rule line of every champion."""
    texts: dict[str, tuple[str, str]] = {}
    names = iter(NAMES)
    for colour, species in zip(COLOURS, SPECIES, strict=True):
        for letter, cost, die, base in CHAMPIONS:
            order = ORDER_LETTERS.index(letter)
            attack = attack_text(die, base)
            kin = f"{colour.capitalize()}, {ORDERS[order]} ({letter})"
            price = "free" if cost == 0 else "1 luna" if cost == 1 else f"{cost} lunas"
            rule = f"{kin}, {price}. Attacks with {attack}, defends with d{die}."
            texts[next(names)] = (f"{species[order].capitalize()} {attack}", rule)
    return texts


def colour_texts(option: str, about: str) -> dict[str, str]:
    """The words of an option that names a colour."""
    texts = {f"{option}.{name}": name for name in COLOUR_CHOICES}
    return {option: about} | texts | {f"{option}.any": "by chance"}


ENGLISH = Words(
    title="Oracle",
    summary="Champions, dice and lunas: drain the other player's energy before yours is gone.",
    rules=rules,
    turn=turn,
    facts=facts,
    faces={
        **champion_texts(),
        "draw2": ("Draw 2", "1 luna. Draw 2 cards, or take back 1 champion from your discards."),
        "draw3": ("Draw 3", "2 lunas. Draw 3 cards, or take back 2 champions from your discards."),
        "exchange": ("Exchange", "Free. Give up a champion from your hand and gain 5 lunas."),
    },
    zones={
        "box": "Out of the game",
        "aside": "Put aside",
        "deck": "Deck",
        "hand": "Hand",
        "pile": "Discards",
        "played": "Played",
        "pool": "Drafted",
        "row": "Open cards",
    },
    fields={
        "phase": "",
        "energy": "Energy",
        "lunas": "Lunas",
        "starter": "First player",
        "round": "Round of the draft",
        "left": "Cards still to choose",
        "offer": "Offers a draw",
        "offered": "",
        "damage": "Last damage",
    },
    actions={
        "pass": "Pass",
        "draw": "Draw cards[ with {card}]",
        "recall": "Take back champions[ with {card}]",
        "offer_draw": "Offer a draw",
        "accept_draw": "Accept the draw",
        "refuse_draw": "Refuse the draw",
        "decline": "Do not defend",
        "keep": "Keep these cards",
        "discard": "Discard[ {card}]",
        "exchange": "Exchange[ {champion}] for 5 lunas",
        "attack": "Attack[ with {one}][, {two}][, {three}]",
        "defend": "Defend[ with {one}][, {two}][, {three}]",
        "take": "Take[ {card}]",
        "drop": "Drop[ {card}]",
        "fetch": "Take back[ {champion}]",
        "pick": "Pick[ {card}]",
    },
    prompts={
        "card": "Which card?",
        "champion": "Which champion?",
        "one": "Which champion?",
        "two": "Add a second champion?",
        "three": "Add a third champion?",
    },
    options={
        "deck": "How decks are made",
        "deck.random": "at random from one set",
        "deck.monochrome": "one colour each",
        "deck.custom": "each player chooses 40 cards of a set",
        "deck.solomon": "Solomon draft, 14 rounds of 7 cards face up",
        "deck.packs": "draft of 12 packs of 8 cards",
        "deck.one_two_three": "1-2-3 draft, 17 rounds of 6 cards",
        **colour_texts("colour_a", "Colour of the first seat's monochrome deck"),
        **colour_texts("colour_b", "Colour of the second seat's monochrome deck"),
        "draw_offers": "A draw can be offered",
    },
)
