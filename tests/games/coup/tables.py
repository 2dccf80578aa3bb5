"""Tables of Coup as tests need them, and how to play on them."""

from typing import cast

from parlour.games.coup import GAME
from parlour.games.coup import rules_box as box
from parlour.games.coup.rules import Coup
from parlour.kernel.game import OptionValue
from parlour.kernel.random import Random
from parlour.kernel.replay import Log, rebuild
from parlour.kernel.seats import seats_in
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.telling import told
from parlour.kernel.types import NOBODY, WATCHER

DUKE, ASSASSIN, CAPTAIN, AMBASSADOR, CONTESSA = range(1, 6)
ALL_SEATS = range(2, 7)


def rigged(
    hands: list[tuple[int, int]], court: tuple[int, ...] = (), **options: OptionValue
) -> Coup:
    """A table where the seats are dealt these hands and the court begins with these cards."""
    table = cast(Coup, GAME.new(len(hands), options))
    table.tape = Tape()
    wanted = [face for hand in hands for face in hand] + list(court)
    rest = list(box.COURT_LIST)
    for face in wanted:
        rest.remove(face)
    order = wanted + rest
    order.reverse()  # the top of the court is its last card
    table.mixed(NOBODY, list(range(15)), order)
    table.deal()
    return table


def started(seats: int, seed: int = 0, **options: OptionValue) -> Coup:
    return cast(Coup, GAME.start(seats, Random(seed), options, Tape()))


def do(table: Coup, seat: int, name: str, *values: int, seed: int = 0) -> None:
    table.act(seat, GAME.action_numbers[name, values], Random(seed))


def lose_influence(table: Coup, seat: int, face: int) -> None:
    """The seat has lost this influence before."""
    table.influence_lost(seat, table.take(seat, box.HAND + seat, face))


def lose_top(table: Coup, seat: int) -> None:
    """The seat has lost the influence dealt last."""
    lose_influence(table, seat, hand(table, seat)[-1])


def all_pass(table: Coup) -> None:
    """Everybody whose answer is missing passes, until the window closes."""
    phase, seats = table.phase, table.waiting()
    for seat in seats_in(seats):
        if table.phase == phase and table.owes(seat):
            do(table, seat, "pass")


def named(table: Coup, seat: int) -> set[str]:
    """The names of the seat's choices."""
    return {GAME.actions[action][0] for action in table.choices(seat)}


def hand(table: Table, seat: int) -> list[int]:
    return [table.faces[card] for card in table.zones[box.HAND + seat]]


def lost(table: Table, seat: int) -> list[int]:
    return [table.faces[card] for card in table.zones[box.LOST + seat]]


def happened(table: Coup) -> list[str]:
    """The names of all events so far."""
    assert table.tape is not None
    return [GAME.event_by_number[event[0]].name for event in table.tape.events()]


def public(table: Coup) -> list[tuple[int, ...]]:
    """All events so far, as everybody is told of them."""
    assert table.tape is not None
    return [heard.event for heard in told(GAME, table.tape, WATCHER)]


def state(table: Table) -> dict[str, object]:
    """Everything about a table that can differ."""
    own = {field.name: getattr(table, field.name) for field in GAME.fields}
    kernel = ("turn", "turns", "owing", "answered", "sealed", "gone", "over", "winners")
    cards = ("faces", "known", "zones", "bags", "notes")
    return own | {name: getattr(table, name) for name in kernel + cards}


def check(table: Coup) -> None:
    """What holds in every state."""
    assert sorted(card for zone in table.zones for card in zone) == list(range(15))
    assert sorted(table.faces) == box.COURT_LIST
    assert all(coins >= 0 for coins in table.coins)
    assert table.treasury() == 50 - sum(table.coins) >= 0
    for seat in range(table.seats):
        held = table.size(box.HAND + seat)
        drawn = held + table.size(box.LOST + seat) - 2
        exchanging = table.phase == box.EXCHANGE and seat == table.turn
        assert drawn in ((1, 2) if exchanging else (0,))
        assert table.is_out(seat) == (held == 0)
        assert not (table.is_out(seat) and (table.coins[seat] or table.owing >> seat & 1))
    if table.over:
        assert table.winners == table.living()
    else:
        assert table.waiting()
        assert all(table.choices(seat) for seat in seats_in(table.waiting()))


def random_step(table: Coup, rng: Random) -> None:
    """Anybody who may speaks, as at a real table."""
    seat = rng.pick(seats_in(table.waiting()))
    table.play(seat, rng.pick(table.choices(seat)), rng)


def play_on(table: Coup, rng: Random) -> None:
    """Random play must reach the end."""
    steps = 0
    while not table.over:
        random_step(table, rng)
        check(table)
        steps += 1
        assert steps < 2000


def replayed(table: Coup, **options: OptionValue) -> Table:
    """A table to which only the recorded events have happened."""
    assert table.tape is not None
    return rebuild(Log(GAME, table.seats, GAME.settle(options), table.tape.events()))


THREE = [(DUKE, CONTESSA), (ASSASSIN, CAPTAIN), (AMBASSADOR, DUKE)]
FOUR = [(DUKE, ASSASSIN), (CAPTAIN, CONTESSA), (AMBASSADOR, CONTESSA), (DUKE, CAPTAIN)]
