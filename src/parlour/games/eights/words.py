"""The texts of eights, in English."""

from parlour.games.eights.rules_cards import (
    COLOURED_PLUS20,
    FACES,
    NOPE,
    NUMBERS,
    PICKSWAP,
    PLUS2,
    PLUS4,
    PLUS20,
    RANK,
    REVERSE,
    ROTATE,
    SKIP,
    STEAL,
    SWAP,
    WEIGHTS,
    WILD,
    WILDPICKSWAP,
    face_of,
)
from parlour.kernel.game import Fact, Options, Words

NUMBER = 0  # stands for all numbers
EFFECTS = {  # by rank: its title, and what it does under all house rules
    NUMBER: ("Numbers 0 to 7 and 9", "no effect."),
    WILD: ("Wild 8", "no other effect."),
    PLUS2: ("+2", "two more cards to draw."),
    PLUS4: ("Wild +4", "four more cards to draw."),
    PLUS20: ("Wild +20", "twenty more cards to draw."),
    COLOURED_PLUS20: ("+20 with a colour", "twenty more cards to draw, but it has to fit."),
    SWAP: ("Swap", "you trade hands with the next player."),
    PICKSWAP: ("Pickswap", "you trade hands with a player of your choice."),
    WILDPICKSWAP: ("Wild pickswap", "you trade hands with a player of your choice."),
    NOPE: ("Nope", "played on a plus, nobody draws; otherwise no effect."),
    ROTATE: ("Rotate", "all hands move on to the next player in the direction of play."),
    STEAL: ("Steal", "you take a random card out of the next player's hand; only you two see it."),
}
ANSWERS = {  # by rule of stacking: which plus may be played on a plus
    "off": "",
    "any": "any plus",
    "at_least": "a plus that is worth at least as much as the one on the pile",
}
THE_CARDS = """\
**The cards.** The deck never ends: every card is drawn by lot, whatever was drawn before. All four
colours (red, blue, green, yellow) are equally likely, and so are the numbers. How likely each kind
of card is, and what it does:

"""
LEAVING = """\
**Leaving.** The cards of a player who leaves are gone, and cards they had to draw are left to the
next player. The last one who stays wins.
"""


def turn(options: Options) -> str:
    """What a player does in a turn."""
    must = " You may draw only if none of your cards fits." if options["must_play"] else ""
    return f"""\
**A turn.** Play one card on the pile, or draw one.{must} {drawing(options)}

**What fits.** A card with the colour in play, or with the number or sign of the card on the pile.
Wild cards always fit; whoever plays one calls the colour that is in play from then on.
"""


def drawing(options: Options) -> str:
    """What happens to the card drawn."""
    if not options["play_drawn"]:
        return "Either way your turn is over."
    if options["must_play"]:
        return "If the card you draw fits, you must play it at once; then your turn is over."
    return "You may play the card you draw at once, if it fits; then your turn is over."


def rules(options: Options) -> str:
    """The rules under these options."""
    weights = WEIGHTS[str(options["weights"])]
    has_plus = weights[face_of(PLUS4) - 1] > 0
    has_chaos = weights[face_of(NOPE, 1) - 1] > 0
    parts = [
        set_up(options),
        turn(options).strip(),
        THE_CARDS + card_list(weights, options),
        plus_rule(options, has_chaos) if has_plus else "",
        end(options, has_chaos),
        LEAVING,
    ]
    return "\n\n".join(part for part in parts if part)


def set_up(options: Options) -> str:
    fewest, most = str(options["players"]).split("-")
    return f"""\
Be the first without a card. For {fewest} to {most} players.

**Set-up.** Everybody is dealt {options["hand_size"]} cards. The pile begins with a number, or with
a wild 8 whose colour is drawn by lot. The first seat begins, and play goes clockwise."""


def card_list(weights: list[int], options: Options) -> str:
    """Every kind of card there is, with its likelihood and its effect."""
    shares = shares_of(weights)
    effects = EFFECTS | {SKIP: ("Skip", skip(options)), REVERSE: ("Reverse", reverse(options))}
    if options["swap_anyone"]:
        effects[SWAP] = ("Swap", EFFECTS[PICKSWAP][1])
    return "\n".join(
        f"- {effects[rank][0]} ({share:.3g} %): {effects[rank][1]}"
        for rank, share in shares.items()
        if share
    )


def shares_of(weights: list[int]) -> dict[int, float]:
    """How likely each kind of card is, in per cent."""
    shares: dict[int, float] = {}
    for face, weight in zip(FACES, weights, strict=True):
        rank = NUMBER if RANK[face] in NUMBERS else RANK[face]
        shares[rank] = shares.get(rank, 0) + 100 * weight / sum(weights)
    return shares


SHARES = {  # the names of these values in translations
    NUMBER: "number",
    WILD: "wild",
    PLUS2: "plus2",
    PLUS4: "plus4",
    PLUS20: "plus20",
    COLOURED_PLUS20: "coloured_plus20",
    SKIP: "skip",
    REVERSE: "reverse",
    SWAP: "swap",
    PICKSWAP: "pickswap",
    WILDPICKSWAP: "wildpickswap",
    NOPE: "nope",
    ROTATE: "rotate",
    STEAL: "steal",
}


def facts(options: Options) -> dict[str, Fact]:
    """How likely each kind of card is, and other values that translated rules need."""
    shares = shares_of(WEIGHTS[str(options["weights"])])
    fewest, most = str(options["players"]).split("-")
    return {
        **{f"share_{name}": float(f"{shares[rank]:.3g}") for rank, name in SHARES.items()},
        "fewest": int(fewest),
        "most": int(most),
        "must_answer": bool(options["must_play"] and can_answer(options, shares[NOPE] > 0)),
    }


def can_answer(options: Options, nope: bool) -> bool:
    """Whether a card can be played on a plus."""
    return options["stacking"] != "off" or nope


def skip(options: Options) -> str:
    """What a skip does."""
    if options["skipped"] == 1:
        return "the next player is skipped."
    return "the next two players are skipped; with fewer than four it is your turn again."


def reverse(options: Options) -> str:
    """What a reverse does."""
    limit = options["reverse_limit"]
    most = f" After {limit} in a row some other card must be played first." if limit else ""
    return f"play goes the other way round; with two players the turn just passes.{most}"


def plus_rule(options: Options, nope: bool) -> str:
    """What happens after a plus."""
    answer = ANSWERS[str(options["stacking"])]
    text = "**Plus cards.** The next player has to draw"
    if answer:
        text += f", or plays {answer}: the numbers add up, and the player after them faces the sum"
    text += "."
    if nope:
        text += " After a nope nobody draws."
    if options["must_play"] and can_answer(options, nope):
        text += " Whoever can answer in this way must do so."
    text += " Whoever draws takes all the cards at once, and their turn is over."
    if options["play_drawn"]:
        text += " None of them can be played at once."
    return text


def end(options: Options, swaps: bool) -> str:
    """How the game ends."""
    text = """\
**The end.** After every card, when its effect is done, a player with an empty hand wins. If there
are several, it is the first in the order of the seats, beginning with the one who played."""
    if swaps:
        text += "\nThat can be somebody else: a swap with your last card gives the empty hand away."
    if options["turn_limit"]:
        limit = options["turn_limit"]
        return f"{text}\nAfter {limit} turns whoever holds the fewest cards wins; a tie is shared."
    return f"{text}\nThere is no limit of turns."


COLOURS = {"red": "Red", "blue": "Blue", "green": "Green", "yellow": "Yellow"}
SPECIALS = {
    "plus2": ("+2", "The next player draws 2, or answers it."),
    "skip": ("skip", "Skips the next players."),
    "reverse": ("reverse", "Reverses the direction of play."),
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
    rules=rules,
    facts=facts,
    turn=turn,
    faces=faces(),
    zones={"deck": "Deck", "pile": "Pile", "hand": "Hand", "drawn": "Just drawn"},
    fields={
        "phase": "",
        "colour": "Colour in play",
        "direction": "Direction of play",
        "pending": "Cards to draw",
        "reverses": "Reverses in a row",
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
        "target": "Who do you trade hands with?",
    },
    options={
        "players": "Players",
        "players.3-6": "three to six",
        "players.2-10": "two to ten",
        "weights": "Cards",
        "weights.basic": "numbers and wild eights only",
        "weights.spec": "with plus cards, skip and reverse",
        "weights.chaos": "all cards",
        "stacking": "Answering a plus with a plus",
        "stacking.off": "not possible",
        "stacking.any": "any plus on any plus",
        "stacking.at_least": "only a plus that is not lower",
        "reverse_limit": "Reverses allowed in a row, 0 for any number",
        "skipped": "How many players a skip skips",
        "hand_size": "Cards in a first hand",
        "play_drawn": "A card just drawn may be played at once",
        "must_play": "Draw only if nothing can be played",
        "swap_anyone": "A swap is with a player of your choice, too",
        "turn_limit": "Turns after which the fewest cards win, 0 for no limit",
    },
)
