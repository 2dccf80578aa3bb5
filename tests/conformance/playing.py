"""Random play, shared by the tests of every registered game."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

import msgspec
import pytest

from parlour import games
from parlour.kernel.game import Game, Option, Options, OptionValue
from parlour.kernel.picks import DONE, Steps, choose_step, path_of, steps
from parlour.kernel.plain import table_plain
from parlour.kernel.playout import playout
from parlour.kernel.random import Random
from parlour.kernel.seats import seats_in
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.types import WATCHER

SCALE: Final = float(os.environ.get("PARLOUR_TEST_SCALE", "1"))
MOST_CHOICES: Final = 25  # of one seat that are tried at one moment
LONGEST: Final = 5000  # decisions; a random game that takes more counts as endless
LONG_ENOUGH: Final = 250  # with an endless deck it may well be so, and is left then

GAMES: Final = [games.load(name) for name in games.names()]

# What to play


@dataclass(frozen=True)
class Setting:
    """A game, how many play it, and with which options."""

    game: Game
    seats: int
    name: str
    options: Options

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seats}-{self.name}"

    def start(self, rng: Random, tape: Tape | None = None) -> Table:
        return self.game.start(self.seats, rng, self.options, tape)


def option_values(option: Option) -> list[OptionValue]:
    """The values worth a try: all words, both states of a switch, the ends of a range."""
    if isinstance(option.default, bool):
        return [False, True]
    if isinstance(option.default, int):
        return [option.low, option.default, option.high]
    return list(option.values)


def ways_to_set(game: Game) -> Iterator[tuple[str, Options]]:
    """Every preset, then every value of every option by itself."""
    for preset in game.presets:
        yield preset, game.settle(preset=preset)
    for option in game.options:
        for value in option_values(option):
            yield f"{option.name}={value}", game.settle({option.name: value})


def different_ways(game: Game) -> list[tuple[str, Options]]:
    """The same without those that change nothing."""
    found: list[tuple[str, Options]] = []
    for name, options in ways_to_set(game):
        if options not in [known for _, known in found]:
            found.append((name, options))
    return found


def share(setting: Setting, decisions: int) -> int:
    """A setting's part of so many decisions for all settings of its game."""
    return decisions // len(all_settings(setting.game))


def all_settings(game: Game) -> list[Setting]:
    """Every way to set the options with every number of seats it allows."""
    return [
        Setting(game, seats, name, options)
        for name, options in different_ways(game)
        for seats in numbers_of_seats(game, options)
    ]


def numbers_of_seats(game: Game, options: Options) -> range:
    """How many can play under these options."""
    low, high = game.seats_for(options)
    return range(low, high + 1)


def varied_settings(game: Game) -> list[Setting]:
    """Every way to set the options, with numbers of seats in turn; every number of seats."""
    most, ways = len(range(*game.seats)) + 1, different_ways(game)
    found: list[Setting] = []
    for number in range(max(most, len(ways))):
        name, options = ways[number % len(ways)]
        seats = numbers_of_seats(game, options)
        found.append(Setting(game, seats[number % len(seats)], name, options))
    return found


def preset_settings(game: Game) -> list[Setting]:
    """Every preset with the fewest, the most and a middling number of seats."""
    found: list[Setting] = []
    for preset in game.presets:
        options = game.settle(preset=preset)
        low, high = game.seats_for(options)
        numbers = sorted({low, (low + high + 1) // 2, high})
        found += [Setting(game, seats, preset, options) for seats in numbers]
    return found


def collected(settings_of: Callable[[Game], list[Setting]]) -> pytest.MarkDecorator:
    settings = [setting for game in GAMES for setting in settings_of(game)]
    return pytest.mark.parametrize("setting", settings, ids=str)


each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_setting = collected(all_settings)
each_variety = collected(varied_settings)
each_preset = collected(preset_settings)

# How often

LENGTHS: Final[dict[str, int]] = {}  # by setting


def was_tried(count: int) -> bool:
    """Whether a test met what it is about; small runs may miss it."""
    return count > 0 or SCALE < 1


def scaled(count: int) -> int:
    """So many, times PARLOUR_TEST_SCALE."""
    return max(1, round(count * SCALE))


@contextmanager
def naming(seed: str) -> Iterator[Random]:
    """A random source; whatever fails while it is in use names its seed."""
    try:
        yield Random(seed)
    except BaseException as error:
        error.add_note(f"The seed is {seed!r}.")
        raise


def usual_length(setting: Setting) -> int:
    """How many decisions a game takes, roughly."""
    known = LENGTHS.get(str(setting))
    if known is None:
        rng = Random(f"{setting.game.name} {setting.seats}")
        most = longest(setting.game)
        known = max(int(playout(setting.start(rng), rng, most)) for _ in range(3))
        LENGTHS[str(setting)] = known
    return known


def seeds(setting: Setting, decisions: int) -> list[str]:
    """Seeds for games that take about so many decisions together, times PARLOUR_TEST_SCALE."""
    count = scaled(decisions // usual_length(setting))
    return [f"{setting} {number}" for number in range(count)]


# Playing


def viewers(table: Table) -> list[int]:
    """All who may look: every seat, and the watcher."""
    return [*range(table.seats), int(WATCHER)]


def some_viewers(table: Table, rng: Random) -> list[int]:
    """The watcher and, where many sit, four of them."""
    seats = list(range(table.seats))
    rng.shuffle(seats)
    return [*seats[:4], int(WATCHER)]


def some_choices(table: Table, seat: int, rng: Random) -> list[int]:
    """The seat's choices or, where there are many, some of them."""
    choices = table.choices(seat)
    if len(choices) > MOST_CHOICES:
        rng.shuffle(choices)
    return choices[:MOST_CHOICES]


def random_move(table: Table, rng: Random) -> tuple[int, int]:
    """Somebody who may speak, and one of his choices."""
    seat = rng.pick(seats_in(table.waiting()))
    return seat, table.random_choice(seat, rng)


def longest(game: Game) -> int:
    """The decisions after which a random game is left."""
    return LONG_ENOUGH if game.endless else LONGEST


def going_on(table: Table) -> Iterator[Table]:
    """The table as long as the game is neither over nor left."""
    for _ in range(longest(table.game)):
        if table.over:
            return
        yield table


def random_game(table: Table, rng: Random) -> Iterator[Table]:
    """The table before every decision of a random game, and at the end; always the same table."""
    for _ in range(longest(table.game)):
        yield table
        if table.over:
            return
        seat, action = random_move(table, rng)
        table.act(seat, action, rng)
    assert table.game.endless, f"The game has no end after {LONGEST} decisions."
    yield table


def give_up(table: Table, rng: Random) -> None:
    """A game that has been left ends: all but one resign."""
    for seat in range(table.seats):
        if not table.over:
            table.resign(seat, rng)


def moments(setting: Setting, rng: Random, most: int = 25) -> Iterator[Table]:
    """A random game at so many moments, or at all if they are fewer, and at its end."""
    length = usual_length(setting)
    for table in random_game(setting.start(rng), rng):
        if table.over or rng.below(length) < most:
            yield table


def recorded(setting: Setting, rng: Random) -> tuple[Table, Tape]:
    """A new game, and the tape it is recorded on."""
    tape = Tape()
    return setting.start(rng, tape), tape


def midgame(setting: Setting, rng: Random) -> tuple[Table, Tape]:
    """A game at some moment before its end, and its tape."""
    table, tape = recorded(setting, rng)
    length = sum(1 for _ in random_game(table.copy(), rng.copy()))
    depth = rng.copy().below(length - 1)
    for number, _ in enumerate(random_game(table, rng)):
        if number == depth:
            break
    return table, tape


# Comparing


def check(table: Table, cards: list[int]) -> None:
    """What holds at every moment: these cards (sorted) are there, and somebody can go on."""
    assert sorted(card for zone in table.zones for card in zone) == list(range(len(table.faces)))
    assert sorted(table.faces) == cards or table.game.endless
    assert table.answered & ~table.owing == 0
    assert (table.owing | table.winners) & table.gone == 0, "somebody who left still counts"
    assert table.over == (table.owing == 0)
    assert table.over or table.winners == 0
    assert table.over or table.waiting() != 0
    for seat in seats_in(table.waiting()):
        assert table.choices(seat)


def json(value: object) -> bytes:
    return msgspec.json.encode(value)


def through_json(value: object) -> object:
    """What arrives when this is sent."""
    return msgspec.json.decode(json(value))


def view_bytes(table: Table, viewer: int) -> bytes:
    """Exactly what this viewer would be sent."""
    return json(table_plain(table.view(viewer)))


# Picking step by step


def begun(table: Table, seat: int) -> Steps:
    """The seat's pick; a form that is the only one, with fields to pick, counts as picked."""
    paths = [path_of(table.game, action) for action in table.choices(seat)]
    forms = {path[0] for path in paths}
    lone = len(forms) == 1 and max(len(path) for path in paths) > 1
    return table.pick_of(seat) or (tuple(forms) if lone else ())


def offered(table: Table, seat: int) -> list[int]:
    """What the seat can pick next."""
    return steps(table.game, table.choices(seat), table.pick_of(seat))


def next_step(table: Table, seat: int, action: int) -> int:
    """The step that leads from the seat's pick on to this action."""
    path, size = path_of(table.game, action), len(begun(table, seat))
    return path[size] if size < len(path) else DONE


def random_step(table: Table, rng: Random) -> int:
    """Somebody who may speak picks a step; returns who."""
    seat = rng.pick(seats_in(table.waiting()))
    choose_step(table, seat, rng.pick(offered(table, seat)), rng)
    return seat


def pick_through(table: Table, seat: int, action: int, rng: Random) -> None:
    """Play an action step by step."""
    turns = table.game.forms[path_of(table.game, action)[0]].fields
    for _ in range(len(turns) + 2):
        choose_step(table, seat, next_step(table, seat, action), rng)
        if not table.pick_of(seat):
            return
    raise AssertionError(f"{table.game.actions[action]} is picked, but not played")
