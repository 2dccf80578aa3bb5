"""The highlights of a finished game, found in its log.

After the end everything is open: anybody in the room may read the log of a finished game and watch
its replay with open hands. So a highlight may reveal what nobody knew during the game. An
unfinished game has none.
"""

from collections.abc import Iterator
from typing import Final

from parlour.kernel.events import LISTS, Event
from parlour.kernel.game import Game
from parlour.kernel.highlights import Found, Highlight, Moment, highlight
from parlour.kernel.replay import Log, rebuild, replay
from parlour.kernel.seats import seats_in
from parlour.kernel.tape import MIXED

MOST: Final = 4  # highlights of one game
FULL: Final = 5  # a hand with this many cards is worth mentioning
BEHIND: Final = 2  # and so is a comeback from this many points behind


def podium(log: Log) -> list[tuple[Highlight, Found]]:
    """The highlights of a game: those it declares, then those that any game may have."""
    if not rebuild(log).over:
        return []
    found = [(one, best) for one in all_of(log.game) if (best := _best(log, one)) is not None]
    return found[:MOST]


def all_of(game: Game) -> tuple[Highlight, ...]:
    """The highlights a game may have."""
    return game.highlights + ANY_GAME


def _best(log: Log, one: Highlight) -> Found | None:
    return max(one.find(moments(log)), key=lambda found: found.size, default=None)


def moments(log: Log) -> Iterator[Moment]:
    """The game again, event by event."""
    for number, table in enumerate(replay(log), -1):
        if number >= 0:
            event = log.events[number]
            kind = log.game.event_by_number[event[0]]
            values, cards = _read(kind, event)
            yield Moment(number, kind.name, values, cards, bool(kind.text), table)


def _read(kind: Event, event: tuple[int, ...]) -> tuple[dict[str, int], tuple[int, ...]]:
    if kind.number == MIXED:
        return {}, ()
    names = [field.name for field in kind.fields if field.type not in LISTS]
    values = dict(zip(names, event[1:], strict=False))
    return values, event[1 + len(names) :]


# Highlights of any game


def comebacks(moments: Iterator[Moment]) -> Iterator[Found]:
    """Winners who were behind when a turn began."""
    turns, behind = -1, list[tuple[int, list[int]]]()
    for moment in moments:
        table = moment.table
        if table.turns != turns and not table.over:
            turns = int(table.turns)
            behind.append((moment.number, table.scores()))
    winners = seats_in(table.winners)
    for number, scores in behind if len(winners) == 1 else ():
        gap = max(scores) - scores[winners[0]]
        if gap >= BEHIND:
            yield Found(number, gap, {"seat": winners[0], "number": gap})


def full_hands(moments: Iterator[Moment]) -> Iterator[Found]:
    """Hands of more cards than anybody was dealt."""
    dealt = 0
    for moment in moments:
        table = moment.table
        hand = table.game.hand
        if hand is None:
            return
        sizes = [int(table.size(hand.index + seat)) for seat in range(table.seats)]
        if table.turns <= 1:
            dealt = max(dealt, *sizes)
        elif max(sizes) >= max(FULL, dealt + 2):
            yield Found(
                moment.number, max(sizes), {"seat": sizes.index(max(sizes)), "number": max(sizes)}
            )


def long_turns(moments: Iterator[Moment]) -> Iterator[Found]:
    """Turns with the most sentences."""
    turn, seat, start, count = -1, -1, 0, 0
    for moment in moments:
        table = moment.table
        if table.turns != turn:
            if seat >= 0:
                yield Found(start, count, {"seat": seat, "number": count})
            turn, seat, start, count = int(table.turns), int(table.turn), moment.number, 0
        count += moment.told
    if seat >= 0:
        yield Found(start, count, {"seat": seat, "number": count})


ANY_GAME: Final = (
    highlight(
        "comeback",
        "The greatest comeback",
        "seat number",
        "{seat} is {number} points behind, and wins after all.",
        comebacks,
    ),
    highlight(
        "full_hand",
        "The fullest hand",
        "seat number",
        "{seat} holds {number} cards at once.",
        full_hands,
    ),
    highlight(
        "long_turn",
        "The most eventful turn",
        "seat number",
        "{seat} makes {number} things happen in a single turn.",
        long_turns,
    ),
)
