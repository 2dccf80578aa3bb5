"""Oracle's text commands: four letters, then places counted from 0 (`cham 01,04,06`).

They are the same over a socket, at a prompt and in a console: a line is read as a command, and a
command stands for actions, which are all checked before the first one is carried out.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from parlour.games.oracle import rules_table as arena
from parlour.games.oracle.rules_combat import DRAW2, DRAW3, LAST_CHAMPION, RECALLS
from parlour.kernel.codec import Sight, Trouble
from parlour.kernel.dialect import Shorthand
from parlour.kernel.errors import Illegal
from parlour.kernel.game import Game, Move
from parlour.kernel.wording import face_title

HELP: Final = (
    ("cham 01,04,06", "attack with the champions at these places in your hand"),
    ("draw [02]", "play a draw card; say which one if you hold both kinds"),
    ("recl 03,05", "play a draw card to take back champions at these places in your discards"),
    ("exch 02", "play an exchange card and give up this champion"),
    ("pass", "do nothing"),
    ("defe 01,02", "defend with the champions at these places in your hand"),
    ("decl", "do not defend"),
    ("disc 00,03", "discard: up to two before the first turn, or the surplus at a turn's end"),
    ("offr acpt refu", "offer, accept or refuse a draw"),
    ("forf", "give the game up"),
    ("stat help quit", "see the table, see this list, go away"),
)
WORDS: Final = {"play": "cham"}  # other words for commands
PLAIN: Final = {  # commands that stand for one action without places
    "pass": "pass",
    "decl": "decline",
    "offr": "offer_draw",
    "acpt": "accept_draw",
    "refu": "refuse_draw",
}
PLACED: Final = {"cham": "attack", "defe": "defend", "exch": "exchange"}  # by places in the hand
TYPED: Final = frozenset([*PLAIN, *PLACED, "disc", "draw", "recl"])  # commands that are choices
BARE: Final = frozenset([*PLAIN, "forf", "stat", "help", "quit"])  # commands without arguments
SERVED: Final = 1  # lines of the help that only concern clients of a server
LONGEST: Final = 200
PLACE: Final = re.compile(r"\d{1,3}")
IN_VAIN: Final = "You cannot do that now."


@dataclass(frozen=True)
class Command:
    """A word and its arguments."""

    word: str
    rest: tuple[str, ...]

    def places(self) -> list[int]:
        """The places it names; each may be named once."""
        if not all(PLACE.fullmatch(text) for text in self.rest):
            raise Trouble("Places are numbers from 00 on.")
        places = [int(text) for text in self.rest]
        if len(set(places)) < len(places):
            raise Trouble("You named a place twice.")
        return places


def read_command(line: str) -> Command:
    """Read a line that somebody typed, in any case, with spaces or commas."""
    words = line[:LONGEST].replace(",", " ").split()
    if not words:
        raise Trouble("Say help for a list of commands.")
    word = words[0].lower()
    return Command(WORDS.get(word, word), tuple(words[1:]))


def check_words(command: Command) -> None:
    """Refuse unknown commands and superfluous words, so that nothing is done by mistake."""
    if command.word not in (TYPED | BARE):
        raise Trouble("There is no such command; say help for a list.")
    if command.word in BARE and command.rest:
        raise Trouble(f"The command {command.word} takes nothing after it.")


def actions_of(game: Game, sight: Sight, command: Command) -> tuple[int, ...]:
    """The actions a command stands for; `Trouble` says why it cannot be done."""
    if sight.fields["phase"] in (arena.PICK, arena.DROP) and not sight.over:
        raise Trouble("Decks cannot be made with these commands; use a browser.")
    check_words(command)
    moves = moves_of(sight, command)
    numbers = tuple(game.action_numbers.get(move, -1) for move in moves)
    if sight.over:
        raise Trouble("The game is over.")
    if not sight.asked:
        raise Trouble("It is not your turn.")
    if numbers[0] not in sight.choices:
        raise Trouble(IN_VAIN)
    return numbers


def moves_of(sight: Sight, command: Command) -> list[Move]:
    if command.word in PLAIN:
        return [(PLAIN[command.word], ())]
    places = command.places()
    if command.word == "disc":
        return discards(sight, places)
    if command.word == "draw":
        return [draws(sight, places)]
    if not places:
        raise Trouble(f"{command.word} needs places.")
    if command.word == "recl":
        return recalls(sight, places)
    check_places(sight.zones[arena.HAND + sight.viewer], places)
    return [(PLACED[command.word], tuple(sorted(places)))]


def check_places(cards: object, places: list[int]) -> None:
    size = len(cards) if isinstance(cards, list | tuple) else 0
    if any(place >= size for place in places):
        raise Trouble("There is no card at that place.")


def draws(sight: Sight, places: list[int]) -> Move:
    """Which draw card is played: the one named, or the only kind there is."""
    hand = sight.faces_in(arena.HAND + sight.viewer)
    if len(places) > 1:
        raise Trouble("A single draw card is played at a time.")
    if places:
        check_places(hand, places)
        return "draw", (hand[places[0]],)
    kinds = sorted({face for face in hand if face in (DRAW2, DRAW3)})
    if len(kinds) > 1:
        raise Trouble("You hold both kinds of draw cards: say which place.")
    return "draw", tuple(kinds) or (0,)


def recalls(sight: Sight, places: list[int]) -> list[Move]:
    """The moves that recall these champions, as many as a draw card in hand allows."""
    pile = sight.faces_in(arena.PILE + sight.viewer)
    check_places(pile, places)
    begun = sight.fields["phase"] == arena.RECALL  # by a stand-in
    if begun and len(places) != sight.fields["left"]:
        raise Trouble(f"Take back exactly {sight.fields['left']}.")
    card = next((face for face in (DRAW2, DRAW3) if RECALLS[face] == len(places)), None)
    if card is None:
        raise Trouble("A draw card brings back one champion or two.")
    fallen = [pile[place] for place in places]
    if any(face > LAST_CHAMPION for face in fallen):
        raise Trouble("Only champions can be taken back.")
    fetches: list[Move] = [("fetch", (face,)) for face in fallen]
    return fetches if begun else [("recall", (card,)), *fetches]


def discards(sight: Sight, places: list[int]) -> list[Move]:
    """The moves that discard these cards: from the last place on, so that places stay valid."""
    check_places(sight.zones[arena.HAND + sight.viewer], places)
    left = sight.fields["left"]
    moves: list[Move] = [("discard", (place,)) for place in sorted(places, reverse=True)]
    if sight.fields["phase"] == arena.MULLIGAN:
        if len(places) > left:
            raise Trouble(f"You may discard up to {left}.")
        return moves if len(places) == left else [*moves, ("keep", ())]
    if sight.fields["phase"] != arena.DISCARD:
        raise Trouble(IN_VAIN)
    if len(places) != left:
        raise Trouble(f"Discard exactly {left}.")
    return moves


# At a prompt


def typed(game: Game, sight: Sight, line: str) -> tuple[int, ...] | None:
    """What a line stands for, if it is one of these commands."""
    try:
        command = read_command(line)
        return actions_of(game, sight, command) if command.word in TYPED else None
    except Trouble as trouble:
        raise Illegal(str(trouble)) from trouble


def places(game: Game, sight: Sight) -> list[str]:
    """Hand and discards, with the places that commands use."""
    zones = {"Your hand": arena.HAND, "Your discards": arena.PILE}
    return [
        f"{title}: {numbered(game, sight.faces_in(zone + sight.viewer)) or 'no card'}"
        for title, zone in zones.items()
    ]


def numbered(game: Game, faces: Sequence[int]) -> str:
    return ", ".join(f"{place:02} {face_title(game, face)}" for place, face in enumerate(faces))


SHORTHAND: Final = Shorthand(HELP[:-SERVED], typed, places, give_up="forf")
