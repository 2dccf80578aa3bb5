"""Do You Have A Two, a game of the Love Letter family, for 2 to 4 players."""

from parlour.games.letters import rules
from parlour.games.letters.bots import COUNTER
from parlour.games.letters.words import ENGLISH
from parlour.kernel.game import Face, Game, Move, Option, Zone, event, fields_of, form


def move(play: tuple[int, int, int]) -> Move:
    """A play as an action with only the fields it needs."""
    card, target, guess = play
    if target == rules.NO_ONE:
        return "play", (card,)
    return "play", (card, target, guess) if guess else (card, target)


GAME = Game(
    name="letters",
    version=1,
    seats=(2, 4),
    table=rules.new_table,
    faces=(
        Face("guard", "1", "grey", "shield"),
        Face("priest", "2", "teal", "eye"),
        Face("baron", "3", "green", "scales"),
        Face("handmaid", "4", "yellow", "fan"),
        Face("prince", "5", "orange", "sword"),
        Face("king", "6", "red", "crown"),
        Face("countess", "7", "purple", "mask"),
        Face("princess", "8", "pink", "heart"),
    ),
    zones=(
        Zone(rules.DECK, "deck"),
        Zone(rules.ASIDE, "aside"),
        Zone(rules.OPEN, "open"),
        Zone(rules.HAND, "hand", per_seat=True),
        Zone(rules.PILE, "pile", per_seat=True),
    ),
    names={"phase": ("setup", "draw", "play", "round_end", "game_end")},
    fields=fields_of("phase round:number tokens:numbers out:seats protected:seats"),
    events=(
        event(rules.ROUND_UPDATED, "round_updated", "number"),
        event(rules.PHASE_UPDATED, "phase_updated", "phase"),
        event(rules.RESTORED, "restored", "seat"),
        event(rules.PILE_CLEARED, "pile_cleared", "seat"),
        event(rules.HAND_CLEARED, "hand_cleared", "seat"),
        event(rules.DECK_GATHERED, "deck_gathered"),
        event(rules.CARD_REMOVED, "card_removed", "card"),
        event(rules.CARD_OPENED, "card_opened", "card"),
        event(rules.CARD_DEALT, "card_dealt", "seat card"),
        event(rules.TURN_STARTED, "turn_started", "seat"),
        event(rules.PROTECTION_CLEARED, "protection_cleared", "seat"),
        event(rules.CARD_PLAYED, "card_played", "seat card"),
        event(rules.GUESSED, "guessed", "seat target:seat face"),
        event(rules.LOOKED, "looked", "seat target:seat card"),
        event(rules.COMPARED, "compared", "seat target:seat"),
        event(rules.PROTECTED, "protected_until_turn", "seat"),
        event(rules.CARD_DISCARDED, "card_discarded", "seat card"),
        event(rules.REMOVED_CARD_TAKEN, "removed_card_taken", "seat card"),
        event(rules.HANDS_TRADED, "hands_traded", "seat target:seat"),
        event(rules.ELIMINATED, "eliminated", "seat"),
        event(rules.HAND_SHOWN, "hand_shown", "seat card"),
        event(rules.TOKEN_GAINED, "token_gained", "seat"),
    ),
    forms=(form("play", "card:face target:seat guess:face"),),
    actions=tuple(move(play) for play in rules.PLAYS),
    options=(
        Option("open_cards", 0, low=0, high=3),
        Option("tie", "all", values=("all", "sum")),
        Option("tokens", "classic", values=("classic", "2019")),
    ),
    presets={"spec": {}, "official": {"open_cards": 3, "tie": "sum"}},
    words=ENGLISH,
    bots=(COUNTER,),
    levels={
        "easy": "ismcts:iterations=6:depth=6:milliseconds=90",
        "medium": "counter:reading=0:keep=0:shelter=0:look=0:envy=0",  # what a card does at once
        "hard": "counter",
    },
)
