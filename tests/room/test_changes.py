"""What each event did: the views between the events, from the changes, for every game."""

from typing import Any

import msgspec
import pytest
from msgspec import Struct

from parlour import games
from parlour.kernel.random import Random
from parlour.kernel.replay import happen
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.telling import Telling
from parlour.kernel.types import WATCHER
from parlour.room.changes import change
from parlour.room.messages import View
from parlour.room.state import State
from parlour.room.updates import Updates
from parlour.room.views import view_message
from server.replaying import boards_of, changed, payload

each_game = pytest.mark.parametrize("name", games.names())


def travelled(sent: Struct) -> dict[str, Any]:
    """Something as a client reads it."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(sent))
    return found


def views_between(before: Table, tape: Tape, viewer: int) -> list[View]:
    """The viewer's view before the events of a tape, and after each that they hear of."""
    table = before.copy()
    heard = set(Telling(table.game, tape).places(viewer))
    views = [view_message(table, viewer, detail=True)]
    for number, event in enumerate(tape.events()):
        happen(table, event)
        if number in heard:
            views.append(view_message(table, viewer, detail=True))
    return views


@each_game
@pytest.mark.parametrize("seed", range(2))
def test_the_board_after_each_event_is_the_view_at_that_moment(name: str, seed: int) -> None:
    game = games.load(name)
    seats, rng, tape = game.seats_for()[1], Random(f"{name} {seed}"), Tape()
    before = game.new(seats, game.settle())
    table = game.start(seats, rng, game.settle(), tape)
    state = State("BCDF", game, "spec", game.settle(), table=table)
    for _ in range(200):
        updates = Updates(state, tape, 0.0, before=before.copy())
        for viewer in range(int(WATCHER), seats):
            sent = payload(updates.to(viewer, 7, detail=True))
            update = msgspec.json.decode(sent)
            boards = boards_of(update) if tape.end else [update["view"]]
            assert len(boards) == len(update["events"]) + 1
            assert boards[-1] == travelled(view_message(table, viewer, detail=True))
            assert boards == [travelled(view) for view in views_between(before, tape, viewer)]
        if table.over:
            break
        before, tape = table.copy(), Tape()
        table.tape = tape
        seat = table.next_seat()
        table.act(seat, table.random_choice(seat, rng), rng)


@each_game
def test_changes_lead_both_ways(name: str) -> None:
    game = games.load(name)
    rng = Random(f"{name} both ways")
    table = game.start(game.seats_for()[0], rng, game.settle())
    old = view_message(table, 0, detail=True)
    for _ in range(60):
        if table.over:
            break
        seat = table.next_seat()
        table.act(seat, table.random_choice(seat, rng), rng)
        new = view_message(table, 0, detail=True)
        assert changed(travelled(old), travelled(change(old, new))) == travelled(new)
        assert changed(travelled(new), travelled(change(new, old))) == travelled(old)
        old = new


def test_nobody_pays_for_detail_that_nobody_wants() -> None:
    """Neither changes nor conclusions are worked out or sent."""
    game = games.load(games.names()[0])
    tape = Tape()
    table = game.start(game.seats_for()[0], Random(1), game.settle(), tape)
    state = State("BCDF", game, "spec", game.settle(), table=table)
    sent = payload(Updates(state, tape, None).to(0, 1))
    assert b'"changes"' not in sent
    assert b'"concluded"' not in sent
