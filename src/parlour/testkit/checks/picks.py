"""Every choice can be picked step by step, with the same result as played at once."""

from parlour.kernel.errors import Illegal, NotYourTurn, Stale
from parlour.kernel.picks import DONE, choose_step, rest_of, take_back
from parlour.kernel.plain import fingerprint
from parlour.kernel.random import Random
from parlour.kernel.seats import seats_in
from parlour.kernel.table import Table
from parlour.kernel.telling import told
from parlour.testkit.playing import (
    begun,
    expect_tried,
    give_up,
    going_on,
    midgame,
    moments,
    naming,
    next_step,
    offered,
    pick_through,
    random_step,
    recorded,
    refused,
    seeds,
    some_choices,
    usual_length,
    view_bytes,
    viewers,
)
from parlour.testkit.register import each_preset, each_variety
from parlour.testkit.settings import Setting


@each_variety
def steps_lead_to_every_choice_with_the_same_result(setting: Setting) -> None:
    for seed in seeds(setting, 60):
        with naming(seed) as rng:
            for table in moments(setting, rng, 20):
                for seat in seats_in(table.waiting()):
                    for action in some_choices(table, seat, rng):
                        picked, played = table.copy(), table.copy()
                        pick_through(picked, seat, action, rng.copy())
                        played.act(seat, action, rng.copy())
                        assert fingerprint(picked) == fingerprint(played)


@each_variety
def every_step_leads_to_a_choice(setting: Setting) -> None:
    for seed in seeds(setting, 60):
        with naming(seed) as rng:
            for table in moments(setting, rng, 20):
                for seat in seats_in(table.waiting()):
                    check_steps(table, seat, rng)


def check_steps(table: Table, seat: int, rng: Random) -> None:
    """Each step offered leads on to choices, down to the last one."""
    found = offered(table, seat)
    choices = table.choices(seat)
    assert found
    assert len(set(found)) == len(found)
    for step in found:
        pick = begun(table, seat)
        whole = pick if step == DONE else (*pick, step)
        rests = [rest_of(table.game, action, whole) for action in choices]
        assert () in rests if step == DONE else any(rest is not None for rest in rests)
        twin = table.copy()
        choose_step(twin, seat, step, rng.copy())
        if twin.pick_of(seat):
            assert twin.pick_of(seat) == whole
            check_steps(twin, seat, rng)
        else:
            assert () in rests


@each_preset
def wrong_steps_are_refused_and_change_nothing(setting: Setting) -> None:
    length = usual_length(setting)
    for seed in seeds(setting, 100):
        with naming(seed) as rng:
            table = setting.start(rng)
            for _ in going_on(table):
                if rng.below(length) < 30:
                    refuse_steps(table, rng)
                random_step(table, rng)
            give_up(table, rng)
            with refused(Stale):
                choose_step(table, 0, 0, rng)


def refuse_steps(table: Table, rng: Random) -> None:
    before = fingerprint(table)
    for seat in range(table.seats):
        if table.owes(seat):
            right = offered(table, seat)
            for step in {-2, DONE, *range(20), 1 << 40} - set(right):
                with refused(Illegal):
                    choose_step(table, seat, step, rng)
        else:
            with refused(NotYourTurn, Stale):
                choose_step(table, seat, 0, rng)
        if not table.pick_of(seat):
            with refused(Stale):
                take_back(table, seat)
    for seat in (-1, table.seats):
        with refused(Illegal):
            choose_step(table, seat, 0, rng)
    assert fingerprint(table) == before


@each_preset
def a_pick_can_be_taken_back_or_overtaken_by_an_action(setting: Setting) -> None:
    picks = 0
    for seed in seeds(setting, 150):
        with naming(seed) as rng:
            for table in moments(setting, rng):
                for seat in seats_in(table.waiting()):
                    twin = half_picked(table, seat, rng)
                    if twin is not None:
                        picks += 1
                        check_overtaking(table, twin, seat, rng)
                        take_back(twin, seat)
                        assert fingerprint(twin) == fingerprint(table)
    expect_tried(picks)


def half_picked(table: Table, seat: int, rng: Random) -> Table | None:
    """A copy where the seat has begun a pick, if the first step of some choice is not the last."""
    twin = table.copy()
    choose_step(twin, seat, next_step(twin, seat, table.random_choice(seat, rng)), rng.copy())
    return twin if twin.pick_of(seat) else None


def check_overtaking(table: Table, picked: Table, seat: int, rng: Random) -> None:
    action = table.random_choice(seat, rng)
    one, two = table.copy(), picked.copy()
    one.act(seat, action, rng.copy())
    two.act(seat, action, rng.copy())
    assert fingerprint(one) == fingerprint(two)


@each_preset
def a_pick_is_seen_by_its_owner_alone(setting: Setting) -> None:
    for seed in seeds(setting, 150):
        with naming(seed) as rng:
            table, tape = recorded(setting, rng)
            for _ in going_on(table):
                before = {viewer: view_bytes(table, viewer) for viewer in viewers(table)}
                start = tape.end
                seat = random_step(table, rng)
                if table.pick_of(seat):
                    assert table.view(seat).pick_of(seat) == table.pick_of(seat)
                    assert told(setting.game, tape, seat, start)
                    for viewer in viewers(table):
                        if viewer != seat:
                            assert view_bytes(table, viewer) == before[viewer]
                            assert told(setting.game, tape, viewer, start) == []


@each_preset
def a_pick_leads_on_after_others_have_left(setting: Setting) -> None:
    for seed in seeds(setting, 1200):
        with naming(seed) as rng:
            table, _ = midgame(setting, rng)
            for _ in range(4):
                if not table.over and table.pick_of(random_step(table, rng)):
                    check_leavers(table, rng)


def check_leavers(table: Table, rng: Random) -> None:
    for leaver in range(table.seats):
        twin = table.copy()
        twin.resign(leaver, rng.copy())
        assert twin.pick_of(leaver) == ()
        for seat in seats_in(twin.waiting()):
            assert offered(twin, seat), f"seat {seat} is stuck in {twin.pick_of(seat)}"
