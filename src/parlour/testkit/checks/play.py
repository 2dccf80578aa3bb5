"""Random games of every registered game, at every number of seats, with every option."""

from collections import Counter
from itertools import permutations

from parlour.kernel.errors import Illegal, Malformed, NotYourTurn, Refused, Stale
from parlour.kernel.game import Game
from parlour.kernel.plain import fingerprint
from parlour.kernel.playout import playout
from parlour.kernel.random import Random
from parlour.kernel.seats import seats_in
from parlour.kernel.table import Table
from parlour.kernel.tape import CHOSE, Tape
from parlour.kernel.telling import told
from parlour.kernel.types import WATCHER
from parlour.testkit.chance import fits
from parlour.testkit.playing import (
    check,
    give_up,
    going_on,
    is_open,
    longest,
    midgame,
    moments,
    naming,
    random_game,
    random_move,
    recorded,
    refused,
    seeds,
    some_choices,
    viewers,
)
from parlour.testkit.register import each_game, each_preset, each_setting, each_variety
from parlour.testkit.settings import Setting, share, ways_to_set


def check_choices(table: Table, seat: int) -> None:
    """Choices are listed once and in order, and the chooser sees the same ones as the table."""
    choices = table.choices(seat)
    assert choices == sorted(set(choices)), f"choices out of order or twice: {choices}"
    assert choices[0] >= 0, f"there is no action {choices[0]}"
    assert choices[-1] < len(table.game.actions), f"there is no action {choices[-1]}"
    view = table.view(seat)
    assert view.choices(seat) == choices, "the choices of a seat depend on what it cannot see"
    idle = table.idle(seat)
    assert idle in choices, "what is done when time runs out is no choice"
    assert idle == view.idle(seat), "idle depends on what the seat cannot see"
    assert table.random_choice(seat, Random(0)) in choices, "a random choice is no choice"
    table.choices(seat).clear()
    assert table.choices(seat) == choices, "the list of choices is not the caller's own"


@each_setting
def games_hold_together_and_end_with_the_highest_score(setting: Setting) -> None:
    cards = sorted(setting.game.new(setting.seats, setting.options).faces)
    for seed in seeds(setting, share(setting, 50_000)):
        with naming(seed) as rng:
            table = setting.start(rng)
            for _ in random_game(table, rng):
                check(table, cards)
                for seat in seats_in(table.waiting()):
                    check_choices(table, seat)
            scores = table.scores()
            assert len(scores) == setting.seats, "a score for each seat"
            best = {seat for seat, score in enumerate(scores) if score == max(scores)}
            assert set(seats_in(table.winners)) <= best, "a tie may be broken, nothing else"
            assert table.winners or len(best) == setting.seats, "nobody wins only a draw"


@each_setting
def playouts_end(setting: Setting) -> None:
    for seed in seeds(setting, share(setting, 150_000)):
        with naming(seed) as rng:
            table = setting.start(rng)
            most = longest(setting.game)
            assert 0 < playout(table, rng, most) <= most
            assert table.over or setting.game.endless, f"a game has no end after {most} decisions"


@each_preset
def a_table_can_be_looked_at_after_a_playout(setting: Setting) -> None:
    for seed in seeds(setting, 3000):
        with naming(seed) as rng:
            table, _ = midgame(setting, rng)
            playout(table, rng, longest(setting.game))
            for viewer in viewers(table):
                assert table.view(viewer).bags == []  # nobody remembers


# What is refused


def refuse(table: Table, seat: int, action: int, *errors: type[Refused]) -> None:
    with refused(*errors):
        table.act(seat, action, Random(0))


def refuse_strangers(table: Table) -> None:
    """Everybody of whom nothing is asked."""
    for seat in range(table.seats):
        if not table.owes(seat):
            refuse(table, seat, 0, NotYourTurn, Stale)
    for seat in (-2, -1, table.seats, table.seats + 1, 62):
        refuse(table, seat, 0, Illegal, Stale)


def refuse_unlisted(table: Table, seat: int) -> None:
    """Every action of the game that is not a choice now, and some that are none."""
    choices = set(table.choices(seat))
    count = len(table.game.actions)
    for action in (*range(count), -1, count, count + 1, 1 << 40):
        if action not in choices:
            refuse(table, seat, action, Illegal)


@each_variety
def listed_choices_are_accepted_and_all_else_is_refused(setting: Setting) -> None:
    for seed in seeds(setting, 120):
        with naming(seed) as rng:
            for table in moments(setting, rng):
                before = fingerprint(table)
                refuse_strangers(table)
                for seat in seats_in(table.waiting()):
                    refuse_unlisted(table, seat)
                    accept_listed(table, seat, rng)
                assert fingerprint(table) == before


def accept_listed(table: Table, seat: int, rng: Random) -> None:
    before, cards = fingerprint(table), sorted(table.faces)
    for choice in some_choices(table, seat, rng):
        twin = table.copy()
        twin.act(seat, choice, rng.copy())
        assert fingerprint(twin) != before, f"action {choice} does nothing"
        check(twin, cards)


@each_preset
def nothing_is_possible_after_the_end(setting: Setting) -> None:
    for seed in seeds(setting, 150):
        with naming(seed) as rng:
            *_, table = random_game(setting.start(rng), rng)
            give_up(table, rng)
            before = fingerprint(table)
            for seat in range(table.seats):
                for action in range(len(table.game.actions)):
                    refuse(table, seat, action, Stale)
                with refused(Stale):
                    table.resign(seat, rng)
            assert fingerprint(table) == before


@each_game
def wrong_numbers_of_seats_and_unknown_options_are_refused(game: Game) -> None:
    low, high = game.seats
    for seats in (-1, 0, low - 1, high + 1, 1000):
        for _, options in ways_to_set(game):
            with refused(Malformed, match=str(seats)):
                game.new(seats, options)
    with refused(Malformed, match="no_such_option"):
        game.new(low, {"no_such_option": 1})
    with refused(Malformed, match="no_such_preset"):
        game.settle(preset="no_such_preset")


@each_preset
def every_act_is_answered_by_a_sentence(setting: Setting) -> None:
    """To whoever acted; a choice that is sealed is answered when all are there."""
    events = setting.game.event_by_number
    for seed in seeds(setting, 400):
        with naming(seed) as rng:
            table, tape = recorded(setting, rng)
            for _ in going_on(table):
                seat, action = random_move(table, rng)
                start = tape.end
                table.act(seat, action, rng)
                heard = [events[one.event[0]] for one in told(setting.game, tape, seat, start)]
                answered = any(event.text or event.number == CHOSE for event in heard)
                assert answered, f"nothing is said after {setting.game.actions[action]}"


# Copies


@each_preset
def old_states_never_change(setting: Setting) -> None:
    for seed in seeds(setting, 200):
        with naming(seed) as rng:
            table = setting.start(rng)
            kept = []
            for _ in range(longest(setting.game)):
                if table.over:
                    break
                old, branch = table.copy(), table.copy()
                branch.act(*random_move(branch, rng), rng)
                if rng.below(2):  # the game goes on with the original, or with a copy
                    old, table = table, old
                kept += [(old, fingerprint(old)), (branch, fingerprint(branch))]
                table.act(*random_move(table, rng), rng)
            for number, (state, mark) in enumerate(kept):
                assert fingerprint(state) == mark, f"state {number} has changed"


@each_preset
def a_copy_goes_the_same_way_and_leaves_no_trace(setting: Setting) -> None:
    for seed in seeds(setting, 300):
        with naming(seed) as rng:
            table, tape = midgame(setting, rng)
            twin, end, mark = table.copy(), tape.end, fingerprint(table)
            assert fingerprint(twin) == mark
            *_, first = random_game(twin, rng.copy())
            assert fingerprint(table) == mark
            assert tape.end == end
            *_, second = random_game(table, rng.copy())
            assert fingerprint(first) == fingerprint(second)


@each_variety
def the_same_seed_gives_the_same_game(setting: Setting) -> None:
    for seed in seeds(setting, 100):
        with naming(seed) as rng:
            games = [recorded(setting, source) for source in (rng.copy(), rng.copy())]
            for table, _ in games:
                list(random_game(table, rng.copy()))
            assert games[0][1].events() == games[1][1].events(), "chance of its own"


# Chance


@each_preset
def random_choices_are_uniform(setting: Setting) -> None:
    for seed in seeds(setting, 400):
        with naming(seed) as rng:
            table, _ = midgame(setting, rng)
            seat = rng.pick(seats_in(table.waiting()))
            choices = table.choices(seat)
            draws = max(1, round(100 * setting.scale)) * len(choices)
            drawn = Counter(table.random_choice(seat, rng) for _ in range(draws))
            assert fits(drawn, dict.fromkeys(choices, 1)), "random choices are skewed"


# Several seats choose at once


@each_preset
def the_order_of_answers_changes_nothing(setting: Setting) -> None:
    for seed in seeds(setting, 300):
        with naming(seed) as rng:
            for table in random_game(setting.start(rng), rng):
                seats = seats_in(table.waiting())
                if len(seats) > 1:
                    answers = {seat: table.random_choice(seat, rng) for seat in seats}
                    orders = list(permutations(seats))
                    rng.shuffle(orders)
                    ends = {answer_all(table, answers, order, rng) for order in orders[:6]}
                    assert len(ends) == 1, "what comes of answers depends on who was first"


def answer_all(
    table: Table, answers: dict[int, int], order: tuple[int, ...], rng: Random
) -> tuple[str, str]:
    """What the table is, and what was heard, once the question is settled."""
    twin = table.copy()
    tape = Tape()
    twin.tape = tape
    for seat in order:
        before = twin.copy()
        twin.act(seat, answers[seat], rng.copy())
        if not is_open(before, twin, seat):
            break
    return fingerprint(twin), repr(told(table.game, tape, WATCHER))
