"""A game as a server describes it is drawn and told exactly as the installed one."""

import msgspec
import pytest
from rich.console import Console

from commands import ANY, each_game
from conformance.playing import scaled
from parlour.client.described import described, seen_table
from parlour.kernel.describe import describe
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.telling import told
from parlour.kernel.types import WATCHER
from parlour.room.messages import View
from parlour.room.views import view_message
from parlour.tui.cards import table_parts
from parlour.tui.menu import menu_of
from parlour.tui.words import of

ACTS = scaled(60)


def travelled(view: View) -> View:
    return msgspec.convert(msgspec.json.decode(msgspec.json.encode(view)), View)


def as_sent(table: Table, viewer: int) -> Table:
    """A view with the faces that were shown; what follows from memory is not sent."""
    view = table.view(viewer)
    view.faces = table.shown_to(viewer)
    return view


def drawn(renderable: object) -> str:
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(renderable)
    return capture.get()


@each_game
def test_it_is_drawn_and_told_the_same(game: Game) -> None:
    options = game.settle()
    twin = described(msgspec.json.decode(msgspec.json.encode(describe(game, options))))
    rng = Random(f"described {game.name}")
    tape = Tape()
    table = game.start(game.seats_for(options)[0], rng, options, tape)
    names = [f"Player {seat}" for seat in range(table.seats)]
    for _ in range(ACTS):
        for viewer in [*range(table.seats), int(WATCHER)]:
            seen = seen_table(twin, options, travelled(view_message(table, viewer)))
            view = as_sent(table, viewer)
            for mine, theirs in zip(
                table_parts(view, names), table_parts(seen, names), strict=True
            ):
                assert drawn(mine) == drawn(theirs)
        if table.over:
            break
        seat, place = int(table.next_seat()), tape.end
        seen = seen_table(twin, options, travelled(view_message(table, seat)))
        view, actions = as_sent(table, seat), table.choices(seat)
        assert menu_of(seen, names, actions, ()) == menu_of(view, names, actions, ())
        table.act(seat, table.random_choice(seat, rng), rng)
        view = as_sent(table, seat)
        seen = seen_table(twin, options, travelled(view_message(table, seat)))
        for one in told(game, tape, seat, place):
            assert of(seen.game).sentence(one, seen, names) == of(game).sentence(one, view, names)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("faces", 3),
        ("actions", [[99, 1]]),
        ("fields", [{"name": "zones", "type": "number", "title": ""}]),
        ("fields", [{"name": "a b", "type": "number", "title": ""}]),
        ("supplies", [{"title": "Bank", "field": "coins", "total": -1}]),
    ],
)
def test_nonsense_is_refused(key: str, value: object) -> None:
    with pytest.raises(Malformed, match="describes no game"):
        described(describe(ANY) | {key: value})
