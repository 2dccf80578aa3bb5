"""Random play, shared by all checks."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from typing import Final

import msgspec

from parlour.kernel.errors import Refused
from parlour.kernel.game import Game
from parlour.kernel.picks import DONE, Steps, choose_step, path_of, steps
from parlour.kernel.plain import table_plain
from parlour.kernel.playout import playout
from parlour.kernel.random import Random
from parlour.kernel.seats import only, seats_in, without
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.types import WATCHER
from parlour.testkit.settings import Setting

MOST_CHOICES: Final = 25  # of one seat that are tried at one moment
LONGEST: Final = 5000  # decisions; a random game that takes more counts as endless
FEW_MOMENTS: Final = 5  # of a game, at which even a small run looks
LONG_ENOUGH: Final = 250  # with an endless deck it may well be so, and is left then

# How often

LENGTHS: Final[dict[str, tuple[Game, int]]] = {}  # by setting


class NothingTried(Exception):
    """The random games did not meet what a check is about."""


def expect_tried(count: int) -> None:
    """A check that met nothing has shown nothing."""
    if not count:
        raise NothingTried("No random game came to where this could be tried.")


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
    game, known = LENGTHS.get(str(setting), (None, 0))
    if game is not setting.game:  # there may be variants of the same name
        most = longest(setting.game)
        with naming(f"{setting.game.name} {setting.seats}") as rng:
            known = max(int(playout(setting.start(rng), rng, most)) for _ in range(3))
        LENGTHS[str(setting)] = setting.game, known
    return known


def seeds(setting: Setting, decisions: int) -> list[str]:
    """Seeds for games that take about `decisions` together, times the setting's scale."""
    count = max(1, round(decisions // usual_length(setting) * setting.scale))
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
    """Somebody who may speak, and one of their choices."""
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
    """A random game at so many moments, or at all if they are fewer, and at its end.

    A small run looks at some of them.
    """
    length = usual_length(setting)
    most = min(most, max(FEW_MOMENTS, round(most * setting.scale)))
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


def is_open(before: Table, after: Table, seat: int) -> bool:
    """Whether a question is still open after a seat has answered: the others are asked the same."""
    others = without(before.waiting(), only(seat))
    same = [after.choices(other) == before.choices(other) for other in seats_in(others)]
    return after.waiting() == others and all(same) and len(same) > 0


# Comparing


@contextmanager
def refused(*errors: type[Refused], match: str = "") -> Iterator[None]:
    """What is done here must be refused with one of these errors, which says `match`."""
    try:
        yield
    except errors as refusal:
        message = str(refusal)
    else:
        raise AssertionError(f"not refused with {' or '.join(each.__name__ for each in errors)}")
    assert match in message, f"the refusal does not say {match!r}: {message}"


def check(table: Table, cards: list[int]) -> None:
    """What holds at every moment: these cards (sorted) are there, and somebody can go on."""
    there = sorted(chain.from_iterable(table.zones))
    assert there == list(range(len(table.faces))), "each card lies in one zone"
    assert sorted(table.faces) == cards or table.game.endless, "a face was lost or made up"
    assert table.answered & ~table.owing == 0, "somebody has answered who is not asked"
    assert (table.owing | table.winners) & table.gone == 0, "somebody who left still counts"
    assert not table.over or table.owing == 0, "somebody is asked after the end"
    assert table.over or table.owing, "nobody is asked, and the game is not over"
    assert table.over or table.winners == 0, "somebody has won before the end"
    assert table.over or table.waiting() != 0, "all have answered, and the game does not go on"
    for seat in seats_in(table.waiting()):
        assert table.choices(seat), f"seat {seat} is asked and has no choice"


def json(value: object) -> bytes:
    return msgspec.json.encode(value)


def through_json(value: object) -> object:
    """What arrives when this is sent."""
    return msgspec.json.decode(json(value))


def view_bytes(table: Table, viewer: int) -> bytes:
    """Exactly what this viewer would be sent."""
    return json(table_plain(table.view(viewer)))


# Picking step by step


def has_steps(game: Game) -> bool:
    """Whether some action takes several steps to pick."""
    return any(len(form.fields) + (len(game.forms) > 1) > 1 for form in game.forms)


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
