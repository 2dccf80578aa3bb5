"""The texts of eights, in English."""

from parlour.kernel.game import Words

RULES = """\
Be the first without a card. Usually three to six people play; two to ten can.

**A turn.** Play one card on the pile, or draw one; either way your turn is over. A card fits if it
has the colour in play, or the number or sign of the card on the pile. The deck never ends.

**Wild cards**, the 8, +4 and +20, fit on everything. Whoever plays one calls the colour that is in
play from then on.

**The special cards**

- +2, +4, +20: the next player draws that many, unless he stacks a plus of his own on it. Then the
  numbers add up and the player after him faces the sum. Whoever draws takes them all at once.
- Skip: the next two players are passed over.
- Reverse: play goes the other way round. With two players the turn simply passes. After four
  reverses in a row another card must come first.

**Chaos** has more of them:

- +20 with a colour: like the wild one, but it has to fit.
- Swap: trade hands with the next player. Pickswap: with a player of your choice. Wildpickswap: the
  same as a wild card.
- Rotate: all hands move on to the next player in the direction of play.
- Steal: take a card from the next player without looking.
- Nope: played on a plus, nobody draws.
- A plus can only be stacked on one that is not higher.

**The end.** After every card, with its effect done, a player with an empty hand wins. That can be
somebody else: a swap with your last card gives the empty hand away. A game that will not end is
stopped after many turns, and the fewest cards win.
"""

COLOURS = {"red": "Red", "blue": "Blue", "green": "Green", "yellow": "Yellow"}
SPECIALS = {
    "plus2": ("+2", "The next player draws 2, or stacks another plus."),
    "skip": ("skip", "Passes over the next players."),
    "reverse": ("reverse", "Turns the direction of play."),
    "plus20": ("+20", "The next player draws 20, or answers it."),
    "swap": ("swap", "Trade hands with the next player."),
    "pickswap": ("pickswap", "Trade hands with a player of your choice."),
    "nope": ("nope", "Played on a plus, nobody draws."),
    "rotate": ("rotate", "All hands move on to the next player."),
    "steal": ("steal", "Take a random card from the next player."),
}


def faces() -> dict[str, tuple[str, str]]:
    """Titles and rule lines of all cards."""
    texts = {
        "wild": ("Wild 8", "Fits on everything. Call a colour."),
        "plus4": ("+4", "Fits on everything. Call a colour; the next player draws 4."),
        "plus20": ("+20", "Fits on everything. Call a colour; the next player draws 20."),
        "wildpickswap": (
            "Wild pickswap",
            "Fits on everything. Call a colour and trade hands with a player of your choice.",
        ),
    }
    for colour, title in COLOURS.items():
        for number in "01234567" + "9":
            texts[f"{colour}_{number}"] = (f"{title} {number}", "Fits on its colour or number.")
        for special, (name, rule) in SPECIALS.items():
            texts[f"{colour}_{special}"] = (f"{title} {name}", rule)
    return texts


ENGLISH = Words(
    title="Eights",
    summary="Match colour or number, stack the penalties, and be the first without a card.",
    rules=RULES,
    faces=faces(),
    zones={"deck": "Deck", "pile": "Pile", "hand": "Hand"},
    fields={
        "phase": "Phase",
        "colour": "Colour in play",
        "direction": "Direction of play",
        "pending": "Cards to draw",
        "reverses": "Reverses in a row",
    },
    events={
        "cards_dealt": "{seat} is dealt {cards}.",
        "pile_opened": "The pile begins with {face}; the colour is {colour}.",
        "turn_started": "It is {seat}'s turn.",
        "card_played": "{seat} plays {face}.",
        "colour_called": "{seat} calls {colour}.",
        "draws_raised": "There are {number} cards to draw.",
        "draws_cancelled": "{seat} says nope: nobody draws.",
        "direction_reversed": "Play now goes {direction}.",
        "players_skipped": "Players passed over: {number}.",
        "hands_swapped": "{seat} and {target} trade hands.",
        "hands_rotated": "All hands move on to the next player.",
        "card_stolen": "{seat} steals {card} from {target}.",
        "card_drawn": "{seat} draws {card}.",
        "cards_drawn": "{seat} has to draw {cards}.",
        "card_offered": "{seat} may play the card.",
        "card_kept": "{seat} keeps the card.",
        "hand_returned": "{seat}'s cards are gone.",
        "hand_emptied": "{seat} has no cards left.",
        "left_alone": "{seat} is the only one left.",
        "turns_ran_out": "After {number} turns the fewest cards win.",
    },
    actions={
        "draw": "Draw",
        "keep": "Keep the card you drew",
        "play": "Play[ {card}][ and trade hands with {target}]",
        "play_wild": "Play a wild card[: {card}][, call {colour}][, trade hands with {target}]",
    },
    prompts={
        "card": "Which card do you play?",
        "colour": "Which colour do you call?",
        "target": "With whom do you trade hands?",
    },
    options={
        "weights": "Cards",
        "weights.basic": "numbers and wild eights only",
        "weights.spec": "with plus cards, skip and reverse",
        "weights.chaos": "all cards",
        "stacking": "Answering a plus with a plus",
        "stacking.off": "not possible",
        "stacking.any": "any plus on any plus",
        "stacking.at_least": "only a plus that is not lower",
        "reverse_limit": "Reverses allowed in a row, 0 for any number",
        "skipped": "Players passed over by a skip",
        "hand_size": "Cards in a first hand",
        "play_drawn": "A card just drawn may be played at once",
        "must_play": "Draw only if nothing can be played",
        "swap_anyone": "A swap is with a player of one's choice, too",
        "turn_limit": "Turns after which the fewest cards win",
    },
)
