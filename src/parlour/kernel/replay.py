"""The log of a game, and the game rebuilt from it without rules or chance."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from parlour.kernel.errors import Leak, Malformed
from parlour.kernel.events import Event
from parlour.kernel.game import Game, Options
from parlour.kernel.plain import Plain, event_plain, event_read, int_read
from parlour.kernel.table import Table
from parlour.kernel.tape import MINTED, MIXED, Tape

LOG_FORMAT: Final = 1


@dataclass(frozen=True)
class Log:
    """A game from its first event to its last so far."""

    game: Game
    seats: int
    options: Options
    events: list[tuple[int, ...]]

    def header(self) -> Plain:
        """The header: what a reader must know before the first event."""
        return {
            "parlour": LOG_FORMAT,
            "game": self.game.name,
            "rules": self.game.version,
            "seats": self.seats,
            "options": dict(self.options),
        }

    def plain(self) -> list[Plain]:
        """The header, then the events."""
        return [self.header(), *(event_plain(self.game, event) for event in self.events)]


def read_log(game: Game, header: Mapping[str, object], events: list[Mapping[str, object]]) -> Log:
    """A log from its plain form; unknown formats and rules of other versions are refused."""
    check_format(header)
    if header.get("game") != game.name:
        raise Malformed(f"This is a log of {header.get('game')!r:.40}, not of {game.name}.")
    if header.get("rules") != game.version:
        raise Malformed(
            f"This log follows version {header.get('rules')!r:.20} of the rules of {game.name}; "
            f"this program knows version {game.version}."
        )
    options = header.get("options")
    if not isinstance(options, Mapping):
        raise Malformed("The options of a log are an object.")
    seats = int_read(header.get("seats"))
    settled = game.settle(options)
    game.new(seats, settled)  # refuses a wrong number of seats
    return Log(game, seats, settled, [event_read(game, event) for event in events])


def check_format(header: Mapping[str, object]) -> None:
    """Refuse what is not a log, or one of another format."""
    if "parlour" not in header:
        raise Malformed("This is not a Parlour log.")
    if header["parlour"] != LOG_FORMAT:
        raise Malformed(
            f"This log has format {header['parlour']!r:.20}; this program reads {LOG_FORMAT}."
        )


def happen(table: Table, event: tuple[int, ...]) -> None:
    """Let a recorded event happen again."""
    happen_all(table, [event])


def happen_all(table: Table, events: list[tuple[int, ...]]) -> None:
    """Let recorded events happen again, one after the other.

    Nearly all have one to three numbers; those are passed on without a list in between.
    """
    methods = table.game.methods
    kind = type(table)
    for event in events:
        if event[0] == MIXED:
            size = event[2]
            table.mixed(event[1], list(event[3 : 3 + size]), list(event[3 + size :]))
            continue
        name, size, takes_list = methods[event[0]]
        method = getattr(kind, name)  # of the class, so that no method is bound for one call
        if takes_list:
            method(table, *event[1:size], list(event[size:]))
        elif len(event) == 2:
            method(table, event[1])
        elif len(event) == 3:
            method(table, event[1], event[2])
        elif len(event) == 4:
            method(table, event[1], event[2], event[3])
        else:
            method(table, *event[1:])


def replay(log: Log, tape: Tape | None = None) -> Iterator[Table]:
    """The table before the first event and after each one; always the same table object."""
    table = log.game.new(log.seats, log.options)
    table.tape = tape
    yield table
    for number, event in enumerate(log.events):
        kind = log.game.event_by_number[event[0]]
        _check(table, kind, event, number)
        try:
            happen(table, event)
        except (IndexError, ValueError, TypeError, OverflowError, Leak) as error:
            raise Malformed(f"Event {number} ({kind.name}) does not fit the game.") from error
        yield table


def _check(table: Table, kind: Event, event: tuple[int, ...], number: int) -> None:
    """Refuse seats and cards that do not exist, and mixes that make or lose a face."""
    what = f"Event {number} ({kind.name})"
    size = len(table.faces) + (kind.number == MINTED)  # an endless deck grows by one
    for name, value in _typed(kind, event):
        if name in ("card", "cards") and not 0 <= value < size:
            raise Malformed(f"{what} names a card that is not there.")
        outside = not 0 <= value < table.seats if name == "seat" else value >> table.seats > 0
        if name in ("seat", "seats") and outside:
            raise Malformed(f"{what} names a seat that is not there.")
    if kind.number == MIXED:
        cards, faces = event[3 : 3 + event[2]], event[3 + event[2] :]
        if len(set(cards)) < len(cards) or sorted(faces) != sorted(table.faces[c] for c in cards):
            raise Malformed(f"{what} is no mix of these cards.")


def _typed(kind: Event, event: tuple[int, ...]) -> Iterator[tuple[str, int]]:
    """The values of an event, each with the name of its type."""
    types = [field.type for field in kind.fields]
    if kind.number == MIXED:
        types, event = types[:2], (event[0], event[1], *event[3 : 3 + event[2]])
    for index, value in enumerate(event[1:]):
        yield types[min(index, len(types) - 1)], value


def rebuild(log: Log) -> Table:
    """The table after the last event."""
    *_, table = replay(log)
    return table
