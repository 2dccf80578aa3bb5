"""The texts of oracle, in English."""

from parlour.games.oracle.cards import (
    CHAMPIONS,
    COLOURS,
    NAMES,
    ORDER_LETTERS,
    ORDERS,
    SPECIES,
)
from parlour.kernel.game import Words

RULES = """\
Two players send champions against each other. Both begin with 99 energy, 30 lunas, a deck of 40
cards and a hand of six. Whoever has no energy left loses.

**Champions** cost 0 to 3 lunas. Each has a die, rolled when it attacks and when it defends, and a
base that is added when it attacks: a d8+2 attacks with 1d8 + 2 and defends with 1d8. A champion
has a colour (orange, red, indigo) and an order (A to E), which together make its species.

**The other cards.** *Draw 2* (1 luna): draw 2 cards, or take 1 champion back from your discards.
*Draw 3* (2 lunas): draw 3, or take back 2 champions. *Exchange* (free): give up a champion from
your hand for 5 lunas.

**Before the first turn** the second player may discard up to two cards and draw as many.

**A turn.**

1. Draw a card; the first player does not in the first turn. If your deck is empty, your discards
   are shuffled into a new one.
2. Do one thing: attack with one to three champions, play another card, or pass.
3. Against an attack the other player may defend with up to three champions.
4. The attack is the sum of all bases and dice plus the combo bonus, the defence the sum of the dice
   plus its combo bonus. What the attack is ahead is lost in energy. All cards played are discarded.
5. You get a luna. If you hold more than 7 cards, discard down to 7.

**Combos.** Only the best pattern counts; the order of the cards does not matter.

| champions | random | monochrome, custom | drafted |
|---|---|---|---|
| 3 of a species | 16 | 12 | 12 |
| 2 of a species, one more of their order | 14 | 9 | 9 |
| 2 of a species, one more of their colour | 13 | 7 | 8 |
| 2 of a species | 10 | 7 | 7 |
| 3 of an order | 11 | 6 | 6 |
| 2 of an order, one more in the colour of one of them | 9 | 4 | 5 |
| 2 of an order | 7 | 4 | 4 |
| 3 of a colour | 8 | 0 | 4 |
| 2 of a colour | 5 | 0 | 3 |

**Decks.** *Random*: 40 cards each from one shuffled set, and nobody looks. *Monochrome*: all
champions of one colour, three *Draw 2*, two *Draw 3*, one *Exchange*. *Custom*: choose 40 cards out
of a set of your own, among them at most 6 *Draw 2*, 4 *Draw 3*, 2 *Exchange* and 4 free champions.
*Solomon*: seven cards face up, 14 times; one player picks two, the other three, the rest goes to
the first. *Packs*: look at eight cards, keep one, pass the rest on, until none is left; six times.
*1-2-3*: look at six cards, keep one, pass five, keep one, pass four, keep one; 17 times. After a
draft drop cards in secret until 40 are left.

**Draws.** Once in your turn you may offer a draw. After 500 turns the game is drawn.
"""


def champion_texts() -> dict[str, tuple[str, str]]:
    """Title and rule line of every champion."""
    texts: dict[str, tuple[str, str]] = {}
    names = iter(NAMES)
    for colour, species in zip(COLOURS, SPECIES, strict=True):
        for letter, cost, die, base in CHAMPIONS:
            order = ORDER_LETTERS.index(letter)
            attack = f"d{die}+{base}" if base else f"d{die}"
            kin = f"{colour.capitalize()}, {ORDERS[order]} ({letter})"
            price = "free" if cost == 0 else "1 luna" if cost == 1 else f"{cost} lunas"
            rule = f"{kin}, {price}. Attacks with {attack}, defends with d{die}."
            texts[next(names)] = (f"{species[order].capitalize()} {attack}", rule)
    return texts


ENGLISH = Words(
    title="Oracle",
    summary="Champions, dice and lunas: break the other player's energy before yours is gone.",
    rules=RULES,
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
    },
    fields={
        "phase": "Phase",
        "energy": "Energy",
        "lunas": "Lunas",
        "starter": "First player",
        "round": "Round of the draft",
        "left": "Cards still to choose",
        "offer": "Offers a draw",
        "offered": "",
        "damage": "Last damage",
    },
    events={
        "starter_chosen": "{seat} will begin.",
        "decks_dealt": "Both get forty cards that nobody looks at.",
        "colour_given": "{seat} plays {colour}.",
        "set_handed": "{seat} takes a full set of cards to build a deck.",
        "cards_offered": "{seat} picks first from {cards}.",
        "pack_dealt": "{seat} looks at {cards}.",
        "pick_asked": "",
        "card_taken": "{seat} takes {card}.",
        "hands_swapped": "The cards that are left are passed on.",
        "rest_taken": "{seat} takes what is left.",
        "rest_opened": "What {seat} leaves is put aside face up.",
        "rest_put_away": "{seat} puts the other cards away.",
        "pool_taken_up": "{seat} looks through the drafted cards.",
        "drop_asked": "",
        "card_dropped": "{seat} drops {card}.",
        "deck_formed": "{seat}'s deck is ready.",
        "mulligan_asked": "{seat} may exchange up to {left} cards.",
        "card_drawn": "{seat} draws {card}.",
        "deck_refilled": "{seat}'s discards are shuffled into a new deck.",
        "turn_started": "It is {seat}'s turn.",
        "draw_offered": "{seat} offers a draw.",
        "draw_refused": "{seat} refuses the draw.",
        "offer_lapsed": "",
        "draw_agreed": "{seat} accepts the draw.",
        "passed": "{seat} passes.",
        "card_played": "{seat} plays {card}.",
        "recall_asked": "",
        "recalled": "{seat} takes {card} back from the discards.",
        "given_up": "{seat} gives up {card} for 5 lunas.",
        "attacked": "{seat} attacks with {cards}.",
        "defended": "{seat} defends with {cards}.",
        "declined": "{seat} does not defend.",
        "rolled": "{card} rolls {number}.",
        "struck": "{seat} is struck: {attack} against {defence}.",
        "table_cleared": "",
        "luna_gained": "",
        "discard_asked": "{seat} holds too many cards.",
        "card_discarded": "{seat} discards {card}.",
        "turns_ran_out": "{number} turns have been played: the game is a draw.",
    },
    actions={
        "pass": "Pass",
        "draw": "Draw cards[ with {card}]",
        "recall": "Take back champions[ with {card}]",
        "offer_draw": "Offer a draw",
        "accept_draw": "Accept the draw",
        "refuse_draw": "Refuse the draw",
        "decline": "Do not defend",
        "keep": "Keep the other cards",
        "discard": "Discard[ {card}]",
        "exchange": "Exchange[ {champion}] for 5 lunas",
        "attack": "Attack[ with {one}][, {two}][, {three}]",
        "defend": "Defend[ with {one}][, {two}][, {three}]",
        "take": "Take[ {card}]",
        "drop": "Drop[ {card}]",
        "fetch": "Take back[ {champion}]",
    },
    prompts={
        "card": "Which card?",
        "champion": "Which champion?",
        "one": "Which champion? Begin with the leftmost one.",
        "two": "And which one to the right of it?",
        "three": "And which one to the right of these?",
    },
    options={
        "deck": "How decks are made",
        "deck.random": "at random from one set",
        "deck.monochrome": "one colour each",
        "deck.custom": "each player chooses 40 cards of a set",
        "deck.solomon": "Solomon draft, 14 rounds of 7 cards face up",
        "deck.packs": "draft of 12 packs of 8 cards",
        "deck.one_two_three": "1-2-3 draft, 17 rounds of 6 cards",
        "colour_one": "Colour of the first seat in a monochrome game",
        "colour_one.any": "by chance",
        "colour_one.orange": "orange",
        "colour_one.red": "red",
        "colour_one.indigo": "indigo",
        "colour_two": "Colour of the second seat in a monochrome game",
        "colour_two.any": "by chance",
        "colour_two.orange": "orange",
        "colour_two.red": "red",
        "colour_two.indigo": "indigo",
        "draw_offers": "A draw can be offered",
    },
)
