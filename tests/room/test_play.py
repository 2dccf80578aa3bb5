"""The game in a room: actions, steps, resigning, hints, taking back."""

import pytest
from tabletop import ALL_GAMES, code, error_in, play_out, seats, stage

from parlour.kernel.picks import path_of, steps
from parlour.kernel.plain import table_plain
from parlour.kernel.random import Random
from parlour.room.messages import (
    Act,
    Configure,
    Hint,
    Hinted,
    Leave,
    Look,
    Looked,
    MoreTime,
    Pick,
    Ready,
    Start,
    TakeBack,
    Undo,
)

GAME = ALL_GAMES[0]


@pytest.mark.parametrize("name", ALL_GAMES)
def test_people_and_bots_play_a_whole_game(name: str) -> None:
    people = "abc"[: max(1, min(3, seats(name)[1] - 1))]
    top = stage(name, people, bots=max(1, seats(name)[0] - len(people)))
    play_out(top, people)
    final = top.last("tv").view
    assert final.over
    assert final.scores is not None
    assert top.info("tv").phase == "over"


def test_private_steps_are_noticed_by_nobody_else() -> None:
    top = stage("letters", "ab", seed=3)
    who = next(w for w in "ab" if top.table.owes(top.seat_of(w)))
    other = "b" if who == "a" else "a"
    seat = top.seat_of(who)
    paths = [path_of(top.room.state.game, action) for action in top.table.choices(seat)]
    several = next(path for path in paths if len(path) > 2)
    counts = {name: len(top.inbox[name]) for name in (other, "tv")}
    seqs = {name: top.seq_of(name) for name in (other, "tv")}
    one_form = len({path[0] for path in paths}) == 1
    assert error_in(top.send(who, Pick(several[1 if one_form else 0]))) is None
    assert top.table.pick_of(seat)
    assert counts == {name: len(top.inbox[name]) for name in (other, "tv")}
    assert seqs == {name: top.seq_of(name) for name in (other, "tv")}
    top.restart()
    assert top.table.pick_of(seat)
    top.connect(who)
    assert error_in(top.send(who, TakeBack())) is None
    assert not top.table.pick_of(seat)


def test_leaving_in_the_game_is_resigning() -> None:
    top = stage(GAME, "ab", bots=max(0, seats(GAME)[0] - 1))
    top.send("b", Leave())
    assert top.room.state.places[2].gone
    assert top.room.audience.clients["b"] is None
    assert code(top.send("b", Act(0))) == "forbidden"


def test_hints_are_an_option() -> None:
    top = stage(GAME, "ab")
    who = next(w for w in "ab" if top.table.owes(top.seat_of(w)))
    assert code(top.send(who, Hint())) == "forbidden"
    other = stage(GAME, "ab", hints=True)
    who = next(w for w in "ab" if other.table.owes(other.seat_of(w)))
    other.send(who, Hint())
    other.think()
    hinted = other.inbox[who][-1]
    assert isinstance(hinted, Hinted)
    assert hinted.action in other.table.choices(other.seat_of(who))


def test_what_shows_nothing_can_be_taken_back_until_somebody_acts() -> None:
    top = stage("coup", "abc")
    income = top.table.game.action_numbers["income", ()]
    before = table_plain(top.table)
    assert error_in(top.send("a", Act(income))) is None
    assert top.last("a").undo
    assert not top.last("b").undo
    assert code(top.send("b", Undo())) == "stale"
    assert error_in(top.send("a", Undo())) is None
    assert table_plain(top.table) == before
    assert top.last("b").undone
    top.restart()
    assert table_plain(top.table) == before
    for who in "abc":
        top.connect(who)
    top.send("a", Act(income))
    top.send("b", Act(income))
    assert code(top.send("a", Undo())) == "stale"


def test_a_claim_cannot_be_taken_back_once_others_are_asked() -> None:
    top = stage("coup", "ab")
    tax = top.table.game.action_numbers["tax", ()]
    top.send("a", Act(tax))
    assert not top.last("a").undo
    assert code(top.send("a", Undo())) == "stale"


def test_a_challenge_that_counts_at_once_cannot_be_taken_back() -> None:
    top = stage("coup", "abc", begin=False)
    top.send("a", Configure(options={"reactions": "first"}))
    for who in "abc":
        top.send(who, Ready(True))
    assert error_in(top.send("a", Start())) is None
    game = top.table.game
    top.send("a", Act(game.action_numbers["tax", ()]))
    top.send("c", Act(game.action_numbers["challenge", ()]))
    assert top.table.owing == 0b001
    assert not top.last("c").undo
    assert code(top.send("c", Undo())) == "stale"


def test_a_concession_cannot_be_taken_back() -> None:
    top = stage("coup", "abc")
    numbers = top.table.game.action_numbers
    top.send("a", Act(numbers["tax", ()]))
    top.send("b", Act(numbers["challenge", ()]))
    assert error_in(top.send("a", Act(numbers["concede", ()]))) is None
    assert top.table.owing == 0b001  # only the actor is asked, which influence to lose
    assert not top.last("a").undo
    assert code(top.send("a", Undo())) == "stale"


def test_after_others_had_a_say_the_next_turn_can_be_taken_back_again() -> None:
    top = stage("coup", "abc")
    numbers = top.table.game.action_numbers
    top.send("a", Act(numbers["tax", ()]))
    for who in "bc":
        top.send(who, Act(numbers["pass", ()]))
    top.send("b", Act(numbers["income", ()]))
    assert top.last("b").undo
    assert error_in(top.send("b", Undo())) is None


def test_whether_somebody_has_begun_to_choose_does_not_show_in_what_can_be_taken_back() -> None:
    top = stage("coup", "abc")
    top.send("a", Act(top.table.game.action_numbers["income", ()]))
    coup = steps(top.table.game, top.table.choices(1), ())[-1]
    top.send("b", Pick(coup))
    assert top.table.pick_of(1)
    assert error_in(top.send("a", Undo())) is None
    assert top.last("b").undone


def test_what_shows_something_cannot_be_taken_back() -> None:
    top = stage("letters", "ab")
    who = next(w for w in "ab" if top.table.owes(top.seat_of(w)))
    top.send(who, Act(top.table.choices(top.seat_of(who))[0]))
    assert not top.last(who).undo
    assert code(top.send(who, Undo())) == "stale"


def test_without_a_clock_there_is_no_more_time() -> None:
    top = stage(GAME, "ab")
    who = next(w for w in "ab" if top.table.owes(top.seat_of(w)))
    assert code(top.send(who, MoreTime())) == "stale"


def test_only_a_seat_has_a_view_to_look_at() -> None:
    top = stage(GAME, "ab")
    assert code(top.send("tv", Look())) == "forbidden"
    assert isinstance(top.send("a", Look())[0], Looked)


def test_a_bot_that_breaks_the_rules_does_the_default() -> None:
    top = stage(GAME, "a", bots=max(1, seats(GAME)[0] - 1))
    while not top.thoughts:
        assert top.table.owes(0)
        top.send("a", Act(top.table.choices(0)[0]))
    thought = top.thoughts.pop()
    expected = top.table.copy()
    expected.act(thought.seat, expected.idle(thought.seat), Random(0))
    top.take(top.room.bot_plays(thought, -1, top.now))
    assert top.table.turns == expected.turns
    assert not top.table.owes(thought.seat) or top.table.owing == expected.owing


def test_an_answer_to_an_old_question_is_dropped() -> None:
    top = stage(GAME, "a", bots=max(1, seats(GAME)[0] - 1))
    while not top.thoughts:
        top.send("a", Act(top.table.choices(0)[0]))
    thought = top.thoughts[-1]
    top.think()
    records = top.room.state.records
    top.take(top.room.bot_plays(thought, 0, top.now))
    assert top.room.state.records == records


def test_more_time_can_be_had_once() -> None:
    top = stage(GAME, "ab", pace="fast")
    who = next(w for w in "ab" if top.table.owes(top.seat_of(w)))
    other = "b" if who == "a" else "a"
    seconds = top.last(who).seconds
    assert seconds is not None
    assert error_in(top.send(who, MoreTime())) is None
    assert top.last(who).seconds == seconds + 15
    assert code(top.send(who, MoreTime())) == "illegal"
    if not top.table.owes(top.seat_of(other)):
        assert code(top.send(other, MoreTime())) == "not_your_turn"
