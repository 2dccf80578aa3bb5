"""Custom decks of oracle: read them from text, and begin a game with them.

A deck is written one entry a line, or several separated by commas: a card's name (`human_d8_2`),
its title (`Human d8+2`) or its number in the set from 0 to 119, where a count may come first
(`6 draw2`, `6x draw2`). What follows a `#` is a comment.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from parlour.games.oracle import GAME, rules
from parlour.games.oracle.rules_combat import FULL_SET
from parlour.games.oracle.rules_draft import GROUPS, LIMITS
from parlour.games.oracle.rules_table import DECK_SIZE, HAND, PICK, POOL
from parlour.kernel.bot import Bot
from parlour.kernel.errors import Malformed
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.wording import face_title

Deck = list[int]  # faces

GROUP_NAMES = ("", "free champions", "cards Draw 2", "cards Draw 3", "cards Exchange")


def read_deck(text: str) -> Deck:
    """A deck from its text; whatever is wrong with it is Malformed."""
    deck: Deck = []
    for number, line in enumerate(text.splitlines(), 1):
        for entry in _entries(line):
            deck.extend(_read_entry(entry, number))
    check_deck(deck)
    return deck


def check_deck(deck: Sequence[int]) -> None:
    """Refuse a deck that breaks a limit, and name the limit."""
    groups = Counter(GROUPS[face] for face in deck)
    for group, most in enumerate(LIMITS):
        if group and groups[group] > most:
            what = GROUP_NAMES[group]
            raise Malformed(f"A deck has at most {most} {what}; this one has {groups[group]}.")
    there_are = Counter(FULL_SET)
    for face, count in Counter(deck).items():
        if count > there_are[face]:
            title = face_title(GAME, face)
            raise Malformed(f"A set has only {there_are[face]} {title}; this deck has {count}.")
    if len(deck) != DECK_SIZE:
        raise Malformed(f"A deck has {DECK_SIZE} cards; this one has {len(deck)}.")


def make_custom(
    decks: Sequence[Sequence[int]], rng: Random, tape: Tape | None = None
) -> rules.Oracle:
    """A game with these decks, one for each seat, up to the mulligan.

    The decks are picked like any others, so neither player learns what is in the other's.
    """
    for deck in decks:
        check_deck(deck)
    table = GAME.start(2, rng, GAME.settle({"deck": "custom"}), tape)
    assert isinstance(table, rules.Oracle)
    for step in range(DECK_SIZE):
        for seat, deck in enumerate(decks):
            table.act(seat, take(table, seat, deck[step], rng), rng)
    assert table.phase != PICK
    return table


class DeckBot:
    """Picks a given deck where custom decks are made, then plays as another bot does."""

    def __init__(self, player: Bot, deck: Sequence[int]) -> None:
        self.player = player
        self.deck = deck

    def choose(self, view: Table, rng: Random) -> int:
        assert isinstance(view, rules.Oracle)
        if view.phase != PICK:
            return self.player.choose(view, rng)
        missing = Counter(self.deck) - Counter(view.faces_in(POOL + view.viewer))
        return take(view, view.viewer, next(iter(missing)), rng)


def take(table: rules.Oracle, seat: int, face: int, rng: Random) -> int:
    """The action that takes a card with this face; chance decides between those alike."""
    hand = table.faces_in(HAND + seat)
    return rules.TAKES + rng.pick([place for place, held in enumerate(hand) if held == face])


def _entries(line: str) -> Iterator[str]:
    for entry in line.partition("#")[0].split(","):
        if entry.strip():
            yield entry.strip()


def _read_entry(entry: str, line: int) -> Deck:
    if re.fullmatch(r"\d{1,3}", entry) and int(entry) < len(FULL_SET):
        return [FULL_SET[int(entry)]]
    counted = re.fullmatch(r"(\d{1,2})\s*x?\s+(\S.*)", entry)
    count, name = (int(counted[1]), counted[2]) if counted else (1, entry)
    face = _faces_by_text().get(name.lower())
    if face is None:
        raise Malformed(f"Line {line} of the deck: there is no card {name!r:.40}.")
    return [face] * count


def _faces_by_text() -> dict[str, int]:
    """Names and titles in small letters."""
    titles = {face_title(GAME, face).lower(): face for face in GAME.face_numbers.values()}
    return titles | GAME.face_numbers
