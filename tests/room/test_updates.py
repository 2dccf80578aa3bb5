"""What is put together once for all viewers is what each would be told alone."""

import pytest
from msgspec.json import decode
from tabletop import opened

from parlour import games
from parlour.kernel.random import Random
from parlour.kernel.tape import Tape
from parlour.kernel.telling import Telling, told
from parlour.kernel.types import WATCHER
from parlour.room.messages import GameUpdate, View
from parlour.room.state import State
from parlour.room.updates import Updates
from parlour.room.views import view_message
from server.replaying import payload


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("seed", range(3))
def test_the_short_way_tells_the_same(name: str, seed: int) -> None:
    game = games.load(name)
    seats, rng, tape = game.seats_for()[1], Random(f"{name} {seed}"), Tape()
    table = game.start(seats, rng, game.settle(), tape)
    state = State("BCDF", game, "spec", game.settle(), table=table)
    for _ in range(300):
        updates, telling = Updates(state, tape, 0.0), Telling(game, tape)
        for viewer in range(int(WATCHER), seats):
            letter = updates.to(viewer, 7)
            fields = decode(payload(letter))
            assert fields.keys() == set(GameUpdate.__struct_fields__) - {"changes"}
            assert fields["view"].keys() == set(View.__struct_fields__) - {"concluded"}
            update = opened(letter)
            assert isinstance(update, GameUpdate)
            assert update.seq == 7
            assert update.view == view_message(table, viewer)
            seen = table.view(viewer)
            assert update.view.zones == list(seen.zones)
            assert update.view.fields == {one.name: getattr(seen, one.name) for one in game.fields}
            owes = viewer != WATCHER and not table.over and table.owes(viewer)
            assert update.choices == (table.choices(viewer) if owes else [])
            heard = told(game, tape, viewer)
            assert update.events == telling.heard(viewer)[0] == [one.event for one in heard]
            assert set(update.shown) == {
                (index, card, face)
                for index, one in enumerate(heard)
                for card, face in one.faces.items()
            }
        if table.over:
            break
        tape = table.tape = Tape()
        seat = table.next_seat()
        table.act(seat, table.random_choice(seat, rng), rng)
