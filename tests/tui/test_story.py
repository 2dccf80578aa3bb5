"""Every act has a sentence that says what came of it."""

import pytest

from parlour import games
from parlour.kernel.random import Random
from parlour.kernel.tape import CHOSE, Tape
from parlour.kernel.types import WATCHER
from parlour.tui.story import Story
from parlour.tui.words import of

ACTS = 200


@pytest.mark.parametrize("name", games.names())
def test_an_act_that_is_no_sealed_answer_is_told(name: str) -> None:
    game = games.load(name)
    rng = Random(f"told {name}")
    tape = Tape()
    table = game.start(game.seats_for()[1], rng, tape=tape)
    story = Story(int(WATCHER), [f"Player {seat}" for seat in range(table.seats)])
    story.listen(table)
    for _ in range(ACTS):
        if table.over:
            break
        seat, before, place = int(table.next_seat()), len(story.lines), tape.end
        action = table.random_choice(seat, rng)
        table.act(seat, action, rng)
        story.listen(table)
        sealed = any(event[0] == CHOSE for event in tape.events(place))
        assert len(story.lines) > before or sealed, game.actions[action]


def test_a_face_that_is_named_is_not_named_again() -> None:
    game = games.load("eights")
    plus = game.face_numbers["plus20"]
    assert of(game).with_faces("Ben plays +20.", [plus]) == "Ben plays +20."
