"""Custom decks of oracle: reading them from text, and starting games with them.

A deck is a list of entries, one per line or several separated by commas: the name of a card
(`human_d8_2`), its title (`Human d8+2`) or its number in the set from 0 to 119, after an optional
count (`6 draw2`, `6x draw2`). What follows a `#` is a comment.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Any

from parlour.games.oracle import GAME, rules
from parlour.games.oracle.rules_actions import TAKES
from parlour.games.oracle.rules_combat import FULL_SET
from parlour.games.oracle.rules_draft import GROUPS, LIMITS, both_picked
from parlour.games.oracle.rules_table import CUSTOM, DECK_SIZE, HAND, PICK, POOL
from parlour.kernel.bot import Bot
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game, Options
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.wording import face_title

Deck = list[int]  # faces

GROUP_NAMES = ("", "free champions", "cards Draw 2", "cards Draw 3", "cards Exchange")


def read_deck(text: str) -> Deck:
    """A deck from its text; if something is wrong with it, Malformed names the line."""
    deck: Deck = []
    lines: list[int] = []  # on which each card of the deck is named
    for number, line in enumerate(text.splitlines(), 1):
        for entry in _entries(line):
            deck.extend(_read_entry(entry, number))
        lines += [number] * (len(deck) - len(lines))
    fault = find_fault(deck)
    if fault is not None:
        place = "" if fault.card is None else f"Line {lines[fault.card]}: "
        raise Malformed(place + fault.text)
    return deck


def check_deck(deck: Sequence[int]) -> None:
    """Refuse a deck that breaks a limit, and name the limit."""
    fault = find_fault(deck)
    if fault is not None:
        raise Malformed(fault.text)


@dataclass(frozen=True)
class Fault:
    """A limit that a deck breaks, and the place of the first card beyond it."""

    text: str
    card: int | None = None  # none if cards are missing


def find_fault(deck: Sequence[int]) -> Fault | None:
    """The first limit that a deck breaks, if any."""
    groups = [GROUPS[face] for face in deck]
    for group, most in enumerate(LIMITS):
        if group and groups.count(group) > most:
            text = f"A deck has at most {most} {GROUP_NAMES[group]}; this one has"
            return _beyond(text, groups, group, most)
    for face in dict.fromkeys(deck):
        most = FULL_SET.count(face)
        if deck.count(face) > most:
            text = f"A set has only {most} {face_title(GAME, face)}; this deck has"
            return _beyond(text, deck, face, most)
    if len(deck) == DECK_SIZE:
        return None
    text = f"A deck has {DECK_SIZE} cards; this one has {len(deck)}."
    return Fault(text, DECK_SIZE if len(deck) > DECK_SIZE else None)


def _beyond(text: str, kinds: Sequence[int], kind: int, most: int) -> Fault:
    places = [place for place, other in enumerate(kinds) if other == kind]
    return Fault(f"{text} {len(places)}.", places[most])


# Games with given decks


@dataclass(frozen=True)
class DeckGame(Game):
    """Oracle with a given deck for each seat: games with custom decks start with these."""

    decks: tuple[Deck, ...] = ()

    def start(
        self,
        seats: int,
        rng: Random,
        options: Options | None = None,
        tape: Tape | None = None,
    ) -> Table:
        table = super().start(seats, rng, options, tape)
        assert isinstance(table, rules.Oracle)
        if table.house.deck == CUSTOM:
            lay_decks(table, self.decks, rng)
        return table


def with_decks(game: Game, decks: Sequence[Deck]) -> DeckGame:
    """The same game, with these decks by seat."""
    for deck in decks:
        check_deck(deck)
    same: dict[str, Any] = {field.name: getattr(game, field.name) for field in fields(Game)}
    return DeckGame(**same, decks=tuple(decks))


def lay_decks(table: rules.Oracle, decks: Sequence[Deck], rng: Random) -> None:
    """Let both players pick their decks as usual, so that neither learns the other's."""
    for faces in zip(*decks, strict=True):
        places = [table.faces_in(HAND + seat).index(face) for seat, face in enumerate(faces)]
        both_picked(table, rng, places)
    table.deal()


def make_custom(decks: Sequence[Deck], rng: Random, tape: Tape | None = None) -> rules.Oracle:
    """A game with these decks, one for each seat, played up to the mulligan."""
    table = with_decks(GAME, decks).start(2, rng, GAME.settle({"deck": "custom"}), tape)
    assert isinstance(table, rules.Oracle)
    return table


class DeckBot:
    """Picks a given deck where custom decks are made, then plays as another bot does."""

    def __init__(self, player: Bot, decks: Sequence[Deck]) -> None:
        """`decks` are by seat: the bot picks the one for its seat."""
        self.player = player
        self.decks = decks

    def choose(self, view: Table, rng: Random) -> int:
        assert isinstance(view, rules.Oracle)
        picks = self.picks(view) if view.phase == PICK and view.house.deck == CUSTOM else []
        return rng.pick(picks) if picks else self.player.choose(view, rng)

    def picks(self, view: rules.Oracle) -> list[int]:
        """The choices that take a card which the deck still needs."""
        seat = view.viewer
        missing = Counter(self.decks[seat]) - Counter(view.faces_in(POOL + seat))
        hand = view.faces_in(HAND + seat)
        return [action for action in view.choices(seat) if hand[action - TAKES] in missing]


# Reading


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
        raise Malformed(f"Line {line}: There is no card {name!r:.40}.")
    if count == 0:
        raise Malformed(f"Line {line}: A count is at least 1, not 0.")
    return [face] * count


def _faces_by_text() -> dict[str, int]:
    """Names and titles in small letters."""
    titles = {face_title(GAME, face).lower(): face for face in GAME.face_numbers.values()}
    return titles | GAME.face_numbers
