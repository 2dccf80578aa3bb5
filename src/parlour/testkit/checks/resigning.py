"""A seat can leave for good at any moment of any game, and the others play on."""

from parlour.kernel.errors import Illegal, Refused, Stale
from parlour.kernel.plain import fingerprint
from parlour.kernel.random import Random
from parlour.kernel.seats import seats_in
from parlour.kernel.table import Table
from parlour.testkit.playing import (
    LONGEST,
    check,
    midgame,
    moments,
    naming,
    random_game,
    random_move,
    refused,
    seeds,
    usual_length,
)
from parlour.testkit.register import each_preset, each_variety
from parlour.testkit.settings import Setting


def staying(table: Table) -> list[int]:
    return [seat for seat in range(table.seats) if not table.is_gone(seat)]


def play_on(table: Table, rng: Random, cards: list[int]) -> None:
    for _ in random_game(table, rng):
        check(table, cards)
    assert table.over or table.game.endless


@each_variety
def anybody_may_leave_at_any_moment(setting: Setting) -> None:
    most = max(2, 20_000 // (usual_length(setting) * setting.seats))
    for seed in seeds(setting, 100):
        with naming(seed) as rng:
            for table in moments(setting, rng, min(15, most)):
                cards = sorted(table.faces)
                for seat in [] if table.over else range(table.seats):
                    twin = table.copy()
                    twin.resign(seat, rng)
                    assert twin.gone == 1 << seat
                    play_on(twin, rng, cards)


@each_variety
def players_leave_one_after_another_until_one_is_left(setting: Setting) -> None:
    for seed in seeds(setting, 1500):
        with naming(seed) as rng:
            table = setting.start(rng)
            cards = sorted(table.faces)
            moves = leaves = 0
            while not table.over:
                if rng.below(6) == 0:
                    table.resign(rng.pick(staying(table)), rng)
                    leaves += 1
                else:
                    table.act(*random_move(table, rng), rng)
                    moves += 1
                check(table, cards)
                assert moves < LONGEST
            assert len(staying(table)) == setting.seats - leaves >= 1


@each_preset
def all_but_one_leave_at_once_in_any_order(setting: Setting) -> None:
    for seed in seeds(setting, 700):
        with naming(seed) as rng:
            table, _ = midgame(setting, rng)
            cards = sorted(table.faces)
            order = list(range(table.seats))
            rng.shuffle(order)
            while not table.over:
                table.resign(order.pop(), rng)
                check(table, cards)
            assert set(order) >= set(seats_in(table.winners))
            assert order, "everybody left and nobody won"


@each_preset
def who_left_cannot_act_or_leave_again(setting: Setting) -> None:
    for seed in seeds(setting, 300):
        with naming(seed) as rng:
            table, _ = midgame(setting, rng)
            seat = rng.below(table.seats)
            table.resign(seat, rng)
            before = fingerprint(table)
            with refused(Stale):
                table.resign(seat, rng)
            for action in range(len(table.game.actions)):
                with refused(Refused):
                    table.act(seat, action, rng)
            assert fingerprint(table) == before


@each_preset
def seats_that_are_not_there_cannot_leave(setting: Setting) -> None:
    for seed in seeds(setting, 100):
        with naming(seed) as rng:
            table, _ = midgame(setting, rng)
            before = fingerprint(table)
            for seat in (-2, -1, table.seats, 62):
                with refused(Illegal):
                    table.resign(seat, rng)
            assert fingerprint(table) == before
