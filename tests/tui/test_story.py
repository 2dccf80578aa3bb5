"""Every act has a sentence that says what came of it."""

import re

from commands import each_game
from parlour import games
from parlour.kernel.game import Game, Options
from parlour.kernel.random import Random
from parlour.kernel.replay import happen
from parlour.kernel.tape import Tape
from parlour.kernel.wording import action_text
from parlour.tui.story import Line, Story, paragraphs
from parlour.tui.words import of

ACTS = 200


@each_game
def test_every_act_is_told_to_whoever_did_it(game: Game) -> None:
    """Also a guess that missed, a tie, a card without effect, and an answer others cannot see."""
    for preset in game.presets:
        options = game.settle(preset=preset)
        for seats in {*game.seats_for(options)}:
            check_acts(game, options, seats, f"told {preset} {seats}")


def check_acts(game: Game, options: Options, seats: int, seed: str) -> None:
    """Stories go event by event, as at a terminal: a card may change its face within a move."""
    rng, tape = Random(seed), Tape()
    names = [f"Player {seat}" for seat in range(seats)]
    table, echo = game.start(seats, rng, options, tape), game.new(seats, options)
    echo.tape = Tape()
    stories = [Story(viewer, names) for viewer in range(seats)]
    for event in tape.events():
        happen(echo, event)
    for _ in range(ACTS):
        if table.over:
            return
        seat, place = int(table.next_seat()), tape.end
        for story in stories:
            story.place, story.lines = echo.tape.end, []
        action = table.random_choice(seat, rng)
        table.act(seat, action, rng)
        for event in tape.events(place):
            happen(echo, event)
            for story in stories:
                story.listen(echo)
        news = [line.text for line in stories[seat].lines]
        assert news, (seed, action_text(game, action, names))
        assert all(re.fullmatch(r"[^{}]+[.!?]”?", text) for text in news), (seed, news)


def test_a_face_that_is_named_is_not_named_again() -> None:
    game = games.load("eights")
    plus = game.face_numbers["plus20"]
    assert of(game).with_faces("Ben plays +20.", [plus]) == "Ben plays +20."


def test_a_sentence_that_comes_several_times_in_a_row_is_told_once() -> None:
    lines = [Line(0, "Ada draws a card.")] * 3 + [Line(1, "Ben passes."), Line(1, "Ada passes.")]
    told = [(0, "Ada draws a card. (3×)"), (1, "Ben passes. Ada passes.")]
    assert paragraphs(lines) == told
