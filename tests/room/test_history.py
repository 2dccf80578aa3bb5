"""What was told is told again."""

import pytest

from parlour import games
from parlour.kernel.random import Random
from parlour.kernel.tape import Tape
from parlour.kernel.telling import Told, told
from parlour.kernel.types import WATCHER
from parlour.room.history import KEPT, History, Kept, Packed, retell
from parlour.room.messages import Said
from parlour.room.records import Chapter, pack_chapter


@pytest.mark.parametrize("name", games.names())
def test_what_was_told_is_told_again(name: str) -> None:
    """Each viewer hears the same from packed tapes, one after the other, as when it happened."""
    game = games.load(name)
    seats, rng, tape = game.seats_for()[1], Random(name), Tape()
    table = game.start(seats, rng, game.settle(), tape)
    kept: list[Kept] = []
    heard: dict[int, list[Told]] = {viewer: [] for viewer in range(int(WATCHER), seats)}
    while not table.over and len(kept) < 100:
        kept.append(Packed(pack_chapter(Chapter(tape.events(), 0.0)), tape))
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
