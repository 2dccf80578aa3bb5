"""Golden games: playthroughs to read, which show at a glance what a change to the rules does.

`make golden` plays them again for every registered game.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from parlour.kernel.events import Field
from parlour.kernel.game import Game, Options, Zone
from parlour.kernel.random import Random
from parlour.kernel.seats import seats_in
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.telling import told
from parlour.kernel.types import HIDDEN, WATCHER
from parlour.kernel.wording import action_text, event_text, value_text

SEED: Final = 1
MOST: Final = 400  # decisions after which a game is cut, since nobody would read more
NAMES: Final = ("Anna", "Boris", "Clara", "David", "Emma", "Felix", "Greta", "Hugo", "Ines", "Jan")

Counters = dict[str, str]  # by zone or field: what everybody can see of it


@dataclass(frozen=True)
class GoldenCase:
    """A game to play with random choices."""

    game: Game
    seats: int
    preset: str
    seed: int

    @property
    def file(self) -> str:
        return f"{self.game.name}-{self.seats}-{self.preset}-{self.seed}.txt"


def cases(game: Game) -> list[GoldenCase]:
    """Every preset, with the fewest and the most seats."""
    return [
        GoldenCase(game, seats, preset, SEED)
        for preset in game.presets
        for seats in dict.fromkeys(game.seats_for(game.settle(preset=preset)))
    ]


def playthrough(case: GoldenCase) -> str:
    """The game as a watcher is told it, with everybody's choices."""
    return "\n".join(_lines(case)) + "\n"


def _lines(case: GoldenCase) -> Iterator[str]:
    game, rng, tape = case.game, Random(case.seed), Tape()
    options = game.settle(preset=case.preset)
    yield f"{game.words.title}: {case.seats} seats, preset {case.preset}, seed {case.seed}"
    yield f"{game.name}, rules {game.version}: {_options(options) or 'no options'}"
    table = game.start(case.seats, rng, options, tape)
    yield ""
    yield from _heard(table, tape, 0, {})
    for number in range(1, MOST + 1):
        seat = rng.pick(seats_in(table.waiting()))
        action = table.random_choice(seat, rng)
        before, start = counters(table), tape.end
        yield f"{number}. {NAMES[seat]}: {action_text(game, action, NAMES)}"
        table.act(seat, action, rng)
        yield from _heard(table, tape, start, before)
        if table.over:
            break
    yield ""
    if not table.over:
        yield f"Unfinished after {MOST} decisions."
    yield "Scores: " + ", ".join(f"{n} {s}" for n, s in zip(NAMES, table.scores(), strict=False))


def _options(options: Options) -> str:
    return ", ".join(f"{name}={value}" for name, value in options.items())


def _heard(table: Table, tape: Tape, start: int, before: Counters) -> Iterator[str]:
    """What the watcher is told of the events since a place on the tape, then what has changed."""
    view = table.view(WATCHER)
    texts = [event_text(heard, view, NAMES) for heard in told(table.game, tape, WATCHER, start)]
    yield from (f"   {text}" for text in texts if text)
    after = counters(table)
    changed = [text for name, text in after.items() if before.get(name) != text]
    if changed:
        yield f"   ({'; '.join(changed)})"


def counters(table: Table) -> Counters:
    """The sizes of the zones, and the game's fields that have a title."""
    game = table.game
    sizes = {f"zone {zone.name}": _zone_text(table, zone) for zone in game.zones}
    return sizes | {
        f"field {field.name}": f"{game.words.fields[field.name]}: {_field_text(table, field)}"
        for field in game.fields
        if game.words.fields[field.name]
    }


def _zone_text(table: Table, zone: Zone) -> str:
    """How many cards lie there, or how many at each seat."""
    count = table.seats if zone.per_seat else 1
    sizes = [table.size(zone.index + offset) for offset in range(count)]
    return f"{table.game.words.zones[zone.name]}: {' '.join(map(str, sizes))}"


def _field_text(table: Table, field: Field) -> str:
    value = getattr(table, field.name)
    if isinstance(value, list):
        return " ".join(map(str, value))
    if (field.type == "seat" and value < 0) or (field.type == "face" and value == HIDDEN):
        return "none"
    return value_text(table.game, field.type, value, NAMES, {})
