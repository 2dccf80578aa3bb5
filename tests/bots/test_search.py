"""Search: it finds what can be found, keeps to its budget and knows no more than it may."""

from collections.abc import Callable
from dataclasses import replace
from time import perf_counter, process_time
from typing import cast

import pytest

from parlour import games
from parlour.bots.hearing import Ear, silent_arguments
from parlour.bots.registry import make_bot
from parlour.bots.search import (
    LONGEST,
    Judge,
    Plan,
    Tree,
    flat_search,
    tree_search,
)
from parlour.games import coup, eights, letters
from parlour.games.coup.rules import Coup
from parlour.games.letters.rules import Letters
from parlour.kernel.game import Game
from parlour.kernel.policy import Policy
from parlour.kernel.random import Random
from parlour.kernel.sampling import Sampler
from parlour.kernel.table import Table
from parlour.kernel.tape import Tape
from parlour.kernel.telling import told
from parlour.kernel.types import EVERYONE

Search = Callable[[Table, Plan, Random], int]

each_search = pytest.mark.parametrize("search", [flat_search, tree_search], ids=["flat", "tree"])
each_game = pytest.mark.parametrize("name", games.names())


def number(game: Game, name: str, *values: int) -> int:
    """The action with this form and these values."""
    return game.action_numbers[name, values]


def started(game: Game, seed: int = 1) -> Table:
    return game.start(max(2, min(4, game.seats_for()[1])), Random(seed))


def midgame(game: Game, seed: int) -> Table:
    """A table some random choices into a game."""
    rng = Random(seed)
    table = started(game, seed)
    for _ in range(seed):
        seat = table.next_seat()
        table.play(seat, table.random_choice(seat, rng), rng)
        if table.over:
            return started(game, seed)
    return table


# Forced wins


@each_search
def test_the_coup_that_ends_the_game_is_found(search: Search) -> None:
    table = cast(Coup, coup.GAME.start(2, Random(5)))
    table.coins[0] = 7
    hand = coup.rules_box.HAND + 1
    table.influence_lost(1, table.take_card(1, hand, table.top(hand)))
    while table.next_seat() != 0 or table.phase != coup.rules_box.ACTION:
        table.play(table.next_seat(), table.idle(table.next_seat()), Random(1))
    wins = number(coup.GAME, "coup", 1)
    for seed in range(5):
        assert search(table.view(0), Plan(200, policy=0.0), Random(seed)) == wins


@each_search
def test_the_guess_that_ends_the_game_is_found(search: Search) -> None:
    """A player has seen the other's card and holds a guard; one token is missing."""
    tried = 0
    for seed in range(60):
        table = cast(Letters, letters.GAME.start(2, Random(seed)))
        seat = int(table.turn)
        hand = [table.faces[card] for card in table.zones[letters.rules.HAND + seat]]
        card = table.top(letters.rules.HAND + 1 - seat)
        if letters.rules_plays.GUARD not in hand or table.faces[card] == letters.rules_plays.GUARD:
            continue
        if letters.rules_plays.COUNTESS in hand:
            continue
        tried += 1
        table.show(card, 1 << seat)
        table.tokens = [6, 6]
        wins = number(letters.GAME, "play", letters.rules_plays.GUARD, 1 - seat, table.faces[card])
        assert search(table.view(seat), Plan(300), Random(seed)) == wins, f"seed {seed}"
    assert tried > 5


@each_search
def test_the_last_card_is_played(search: Search) -> None:
    table = eights.GAME.start(2, Random(3), eights.GAME.settle(preset="basic"))
    seat = table.next_seat()
    hand = table.cards(eights.rules_table.HAND + seat)
    table.arrange({eights.rules_table.HAND + seat: [hand[0]]})
    table.faces[hand[0]] = table.faces[table.top(eights.rules_table.PILE)]
    assert len(table.choices(seat)) == 2
    for seed in range(5):
        assert search(table.view(seat), Plan(60), Random(seed)) == table.choices(seat)[1]


# What it may know


def test_a_sealed_choice_is_told_to_nobody_else() -> None:
    table = cast(Coup, coup.GAME.start(4, Random(2)))
    table.play(0, number(coup.GAME, "tax"), Random(1))
    assert table.owing == 0b1110
    told: list[tuple[int, int]] = []
    for answer in table.choices(2):  # seat 1 has not spoken: nothing is decided yet
        twin, tape = table.copy(), Tape()
        twin.tape = tape
        ears = [Ear(seat, silent_arguments(coup.GAME)) for seat in (2, 3)]
        twin.play(2, answer, Random(1))
        for ear in ears:
            ear.start(tape)
        told.append((ears[0].key(2), ears[1].key(3)))
    assert told[0][0] != told[1][0]
    assert told[0][1] == told[1][1]


@each_game
def test_the_key_of_a_seat_follows_from_what_it_is_told(name: str) -> None:
    game = games.load(name)
    alike = 0
    for seed in range(20):
        table = midgame(game, seed)
        seat = table.next_seat()
        sampler = Sampler(table.view(seat))
        keys: dict[str, int] = {}
        for world in range(8):
            twin, tape = sampler.sample(Random(world)), Tape()
            twin.tape = tape
            twin.play(seat, table.idle(seat), Random("the same chance"))
            ear = Ear(seat, silent_arguments(game))
            ear.start(tape)
            heard = str(told(game, tape, seat))
            alike += heard in keys
            assert ear.key(seat) == keys.setdefault(heard, ear.key(seat)), f"seed {seed}"
    assert alike > 10


# Budgets and seeds


@pytest.mark.parametrize("kind", ["flat", "ismcts"])
def test_time_is_kept_to(kind: str) -> None:
    game = games.load("letters")
    view = started(game, 3).view(started(game, 3).next_seat())
    assert len(view.choices(view.viewer)) > 1
    bot = make_bot(f"{kind}:iterations=1000000:milliseconds=80", game)
    begun, worked = perf_counter(), process_time()
    bot.choose(view, Random(1))
    assert perf_counter() - begun > 0.07
    assert process_time() - worked < 0.5  # on a busy host it is kept waiting, too


@each_game
def test_a_seed_decides_everything(name: str) -> None:
    game = games.load(name)
    view = started(game).view(started(game).next_seat())
    trees = [Tree(view, Plan(100, depth=10)) for _ in range(2)]
    for tree in trees:
        rng = Random(7)
        for _ in range(100):
            tree.iterate(rng)
    one, other = ([(arm.action, arm.visits, arm.total) for arm in t.root.open] for t in trees)
    assert one == other
    assert trees[0].nodes.keys() == trees[1].nodes.keys()
    assert sum(visits for _, visits, _ in one) == 100


@pytest.mark.slow
def test_a_search_stops_when_the_rest_of_its_budget_changes_nothing() -> None:
    table = cast(Coup, coup.GAME.start(2, Random(5)))
    table.coins[0] = 9
    whole, short = Tree(table.view(0), Plan(4000)), Tree(table.view(0), Plan(4000))
    rng = Random(1)
    for _ in range(4000):
        whole.iterate(rng)
    short.grow(Random(1))
    assert short.iterations <= 4000
    assert short.best() == whole.best()


# Rewards


def test_winners_share_and_all_rewards_add_up_to_one() -> None:
    table = started(letters.GAME)
    judge = Judge(Plan(1), table)
    table.ended(0b0101)
    judge.share(table)
    assert judge.rewards == [0.5, 0.0, 0.5, 0.0]


def test_a_cut_playout_is_judged_by_how_the_seats_stand() -> None:
    table = cast(Letters, started(letters.GAME))
    table.tokens = [3, 1, 1, 0]
    judge = Judge(Plan(1), table)
    assert judge.estimate(table)
    assert sum(judge.rewards) == pytest.approx(1)
    assert judge.rewards[0] > max(judge.rewards[1:3]) >= min(judge.rewards[1:3]) > judge.rewards[3]


def test_where_all_stand_alike_a_playout_goes_on() -> None:
    table = cast(Coup, started(coup.GAME))
    judge = Judge(Plan(1, depth=1), table)
    assert not judge.estimate(table)
    for card in range(len(table.faces)):
        table.show(card, EVERYONE)
    judge.play(table, Random(1))
    assert sum(judge.rewards) == pytest.approx(1)
    assert max(judge.rewards) > 0.25


class Endless(Table):
    """Nothing ever happens, and seats stand as `worths` says."""

    def __init__(self, worths: list[int]) -> None:
        super().__init__(replace(letters.GAME, policy=Policy()), len(worths))
        self.worths = worths
        self.played = 0

    def next_seat(self) -> int:
        return 0

    def random_choice(self, seat: int, rng: Random) -> int:
        return 0

    def play(self, seat: int, action: int, rng: Random) -> None:
        self.played += 1

    def scores(self) -> list[int]:
        return self.worths


@pytest.mark.parametrize("depth", [0, 700, 10 * LONGEST])
def test_a_playout_without_end_is_cut(depth: int) -> None:
    table = Endless([5, 0, 0])
    judge = Judge(Plan(1, depth=depth, policy=0.0), table)
    judge.play(table, Random(1))
    assert table.played == min(depth or LONGEST, LONGEST)
    assert sum(judge.rewards) == pytest.approx(1)
    assert judge.rewards[0] > judge.rewards[1] == judge.rewards[2]


@pytest.mark.parametrize("depth", [0, 700, LONGEST // 2])
def test_a_playout_without_end_that_says_nothing_is_shared(depth: int) -> None:
    table = Endless([3, 3, 3, 3])
    judge = Judge(Plan(1, depth=depth, policy=0.0), table)
    judge.play(table, Random(1))
    assert table.played == LONGEST
    assert judge.rewards == [0.25] * 4


def test_many_choices_are_widened_to_step_by_step() -> None:
    table = started(games.load("oracle"))
    while len(table.choices(table.next_seat())) < 40:
        seat = table.next_seat()
        table.play(seat, table.idle(seat), Random(1))
    tree = Tree(table.view(table.next_seat()), Plan(1, width=2.0))
    rng = Random(4)
    for _ in range(25):
        tree.iterate(rng)
    assert 5 <= sum(arm.visits > 0 for arm in tree.root.open) <= 11
