"""The highlights of letters."""

from collections.abc import Iterator
from typing import Final

from parlour.games.letters.rules import DECK, HAND
from parlour.games.letters.rules_plays import PRINCE, PRINCESS
from parlour.kernel.highlights import Found, Moment, highlight

VALUE: Final = 100  # higher cards first, then earlier guesses


def guesses(moments: Iterator[Moment]) -> Iterator[Found]:
    """Right guesses: the higher the card and the fuller the deck, the better."""
    guess: Found | None = None
    for moment in moments:
        if moment.name == "guessed":
            left = int(moment.table.size(DECK))
            guess = moment.found(moment.values["face"] * VALUE + left, left=left)
        elif moment.name == "guess_missed":
            guess = None
        elif moment.name == "eliminated" and guess is not None:
            yield guess
            guess = None


def duels(moments: Iterator[Moment]) -> Iterator[Found]:
    """Comparisons that eliminated somebody: the higher the losing card, the better."""
    duel: tuple[Moment, dict[int, int]] | None = None
    for moment in moments:
        if moment.name == "compared":
            who = moment.values["seat"], moment.values["target"]
            table = moment.table
            duel = moment, {seat: moment.face(int(table.top(HAND + seat))) for seat in who}
        elif moment.name == "eliminated" and duel is not None:
            start, held = duel
            loser = moment.values["seat"]
            winner = next(seat for seat in held if seat != loser)
            more = {"seat": winner, "target": loser, "face": held[winner], "lost": held[loser]}
            yield Found(start.number, held[loser], more)
            duel = None
        elif moment.name in ("comparison_tied", "turn_started"):
            duel = None


def falls(moments: Iterator[Moment]) -> Iterator[Found]:
    """Princesses that had to be discarded because of somebody else's Prince."""
    prince = -1
    for moment in moments:
        seat = moment.values.get("seat", -1)
        if moment.name == "card_played":
            prince = seat if moment.face(moment.values["card"]) == PRINCE else -1
        elif moment.name == "card_discarded" and prince not in (-1, seat):
            face = moment.face(moment.values["card"])
            if face == PRINCESS:
                yield moment.found(1, seat=prince, target=seat, face=face)


HIGHLIGHTS: Final = (
    highlight(
        "guess",
        "The best guess",
        "seat target:seat face left:number",
        "{seat} guesses {target}'s {face} with {left} left in the deck.",
        guesses,
    ),
    highlight(
        "fall",
        "The deepest fall",
        "seat target:seat face",
        "{seat} makes {target} discard the {face}.",
        falls,
    ),
    highlight(
        "duel",
        "The hardest duel",
        "seat target:seat face lost:face",
        "{seat}'s {face} beats {target}'s {lost}.",
        duels,
    ),
)
