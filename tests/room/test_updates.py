"""What is put together once for all viewers is what each would be told alone."""

import pytest
from msgspec.json import decode
from tabletop import error_in, opened, stage

from parlour import games
from parlour.kernel.random import Random
from parlour.kernel.tape import Tape
from parlour.kernel.telling import Telling, Told, told
from parlour.kernel.types import WATCHER
from parlour.room.codec import payload
from parlour.room.history import KEPT, History, pack, retell
from parlour.room.messages import Act, GameUpdate, Said, View
from parlour.room.state import State
from parlour.room.updates import Updates, view_message


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
            assert decode(payload(letter)).keys() == set(GameUpdate.__struct_fields__)
            assert decode(payload(letter))["view"].keys() == set(View.__struct_fields__)
            update = opened(letter)
            assert isinstance(update, GameUpdate)
            assert update.seq == 7
            assert update.view == view_message(table, viewer)
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


@pytest.mark.parametrize("name", games.names())
def test_what_was_told_is_told_again(name: str) -> None:
    """Each viewer hears the same from packed tapes, one after the other, as when it happened."""
    game = games.load(name)
    seats, rng, tape = game.seats_for()[1], Random(name), Tape()
    table = game.start(seats, rng, game.settle(), tape)
    kept: list[bytes | Said] = []
    heard: dict[int, list[Told]] = {viewer: [] for viewer in range(int(WATCHER), seats)}
    while not table.over and len(kept) < 100:
        kept.append(pack(tape))
        for viewer, all_told in heard.items():
            all_told += told(game, tape, viewer)
        tape = table.tape = Tape()
        seat = table.next_seat()
        table.act(seat, table.random_choice(seat, rng), rng)
    for viewer, all_told in heard.items():
        missed = retell([*kept, Said(9, 1, "well", False)], game, viewer)
        assert missed.table
        assert [said.text for said in missed.said] == ["well"]
        assert missed.events == [one.event for one in all_told]
        assert sorted(missed.shown) == sorted(
            (index, card, face)
            for index, one in enumerate(all_told)
            for card, face in one.faces.items()
        )
    assert not retell([], game, int(WATCHER)).table


def test_a_history_forgets() -> None:
    history = History(5)
    assert history.since(4) is None
    assert history.since(5) == []
    told = {seq: Said(seq, 1, f"{seq}", False) for seq in range(6, 6 + KEPT + 3)}
    for seq, said in told.items():
        history.keep(seq, said)
    assert history.since(7) is None
    assert history.since(8) == [told[seq] for seq in range(9, 6 + KEPT + 3)]
    history.forget(100)
    assert history.since(99) is None
    assert history.since(100) == []


def test_who_comes_back_hears_all_events_at_once() -> None:
    top = stage("letters", "abc", seed=2)
    away = next(who for who in "abc" if not top.table.owes(top.seat_of(who)))
    seen = top.last(away).seq
    seat = top.seat_of(away)
    top.drop(away)
    start = len(top.inbox["tv"])
    while not (top.table.owes(seat) or top.table.over):
        mover = next(who for who in "abc" if who != away and top.table.owes(top.seat_of(who)))
        action = top.table.choices(top.seat_of(mover))[0]
        assert error_in(top.send(mover, Act(action))) is None
    public = [m for m in top.inbox["tv"][start:] if isinstance(m, GameUpdate)]
    assert public
    updates = [m for m in top.connect(away, seen) if isinstance(m, GameUpdate)]
    assert len(updates) == 1
    assert updates[0].events == [event for update in public for event in update.events]
    assert updates[0].view == view_message(top.table, seat)
    assert not [m for m in top.connect(away, updates[0].seq) if isinstance(m, GameUpdate)]
    fresh = [m for m in top.connect(away, -1) if isinstance(m, GameUpdate)]
    assert fresh[0].events == []
