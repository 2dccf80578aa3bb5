"""Do You Have A Two, a game of the Love Letter family, for 2 to 4 players."""

from parlour.games.letters import rules, rules_plays
from parlour.games.letters.bots import COUNTER
from parlour.games.letters.dialect import DIALECT
from parlour.games.letters.highlights import HIGHLIGHTS
from parlour.games.letters.policy import POLICY
from parlour.games.letters.words import ENGLISH
from parlour.kernel.events import fields_of
from parlour.kernel.game import Face, Game, Move, Option, Zone, form
from parlour.kernel.types import NO_ONE


def move(play: tuple[int, int, int]) -> Move:
    """A play as an action, with only the fields it needs."""
    card, target, guess = play
    if target == NO_ONE:
        return "play", (card,)
    return "play", (card, target, guess) if guess else (card, target)


GAME = Game(
    name="letters",
    version=2,
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
        Zone(rules.HAND, "hand", per_seat=True, hand=True),
        Zone(rules.PILE, "pile", per_seat=True),
    ),
    names={"phase": ("setup", "draw", "play", "round_end", "game_end")},
    fields=fields_of("phase round:number tokens:numbers out:seats protected:seats"),
    out="out",
    spoken=("play.guess",),
    events=tuple(rules.EVENTS.declared),
    forms=(form("play", "card:face target:seat guess:face"),),
    actions=tuple(move(play) for play in rules_plays.PLAYS),
    options=(
        Option("open_cards", 0, low=0, high=3),
        Option("tie", "all", values=rules_plays.TIES),
        Option("tokens", "classic", values=("classic", "2019", *map(str, range(1, 11)))),
    ),
    presets={"spec": {}, "official": {"open_cards": 3, "tie": "sum"}},
    words=ENGLISH,
    languages=__name__,
    highlights=HIGHLIGHTS,
    skin=__name__,
    policy=POLICY,
    bots=(COUNTER,),
    levels={
        "easy": "ismcts:iterations=6:depth=6:milliseconds=90",
        # Looks only at what a card does at once.
        "medium": "counter:reading=0:keep=0:shelter=0:look=0:envy=0",
        "hard": "counter",
    },
    dialects=(DIALECT,),
)
