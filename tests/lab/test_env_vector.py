"""Many tables at once: each plays exactly as it would alone."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from conformance.playing import GAMES, each_preset, was_tried
from parlour.kernel.errors import Illegal, Malformed, Stale
from parlour.kernel.plain import table_plain
from parlour.lab.env import Environment, make, vector
from parlour.lab.env_vector import Batch, Vector
from parlour.testkit.playing import midgame, naming, seeds
from parlour.testkit.settings import Setting
from parlour.testkit.worlds import NOW, World, exchange, unseen_spells

DOCS = Path(__file__).parent.parent.parent / "docs"
TABLES = [(game.name, seats) for game in GAMES for seats in dict.fromkeys(game.seats_for())]

each_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def play(env: Vector, steps: int, seed: int | None = None) -> list[Batch]:
    """A number of random steps, and what they brought."""
    batches = [env.reset(seed)]
    return batches + [env.step(env.sample()) for _ in range(steps)]


def same(one: Batch, two: Batch) -> bool:
    return all(np.array_equal(one[part], two[part]) for part in range(len(one)))


# As if alone


@each_table
def test_every_table_plays_as_it_would_alone(name: str, seats: int) -> None:
    env = vector(name, 3, seats, most=45)
    batch = env.reset(seed=7)
    alone = [make(name, seats, most=45) for _ in range(3)]
    for index, one in enumerate(alone):
        one.reset(seed=7 + index)
    ended = 0
    for _ in range(100):
        for index, one in enumerate(alone):
            check_same(batch, index, one)
        actions = env.sample()
        batch = env.step(actions)
        finals = iter(batch.finals)
        for index, one in enumerate(alone):
            one.step(actions[index])
            ended += check_end(batch, index, one, finals)
    assert ended >= 3


def check_same(batch: Batch, index: int, alone: Environment) -> None:
    seat = int(batch.seats[index])
    assert alone.agent_selection == f"seat_{seat}"
    seen = alone.observe(alone.agent_selection)
    assert batch.observations[index].tobytes() == seen["observation"].tobytes()
    assert batch.masks[index].tobytes() == seen["action_mask"].tobytes()


def check_end(batch: Batch, index: int, alone: Environment, finals: Any) -> bool:
    """The same outcome and last sights; then another game, which the tables begin by themselves."""
    agent = alone.agent_selection
    assert batch.rewards[index].tolist() == list(alone.rewards.values())
    assert batch.terminations[index] == alone.terminations[agent]
    assert batch.truncations[index] == alone.truncations[agent]
    if alone.truncations[agent]:
        for seen, other in zip(next(finals), alone.possible_agents, strict=True):
            assert seen.tobytes() == alone.observe(other)["observation"].tobytes()
    ended = alone.terminations[agent] or alone.truncations[agent]
    if ended:
        alone.reset()
    return bool(ended)


def test_shapes_and_types() -> None:
    env = vector("coup", 5, 3, options={"steal_from_poor": True})
    batch = play(env, 2, seed=1)[-1]
    size, actions = len(env.observation_names()), len(env.action_names())
    assert [array.shape for array in batch] == [
        (5, size),
        (5, actions),
        (5,),
        (5, 3),
        (5,),
        (5,),
        (0, 3, size),
    ]
    kinds = [np.float32, np.bool_, np.int64, np.float64, np.bool_, np.bool_, np.float32]
    assert [array.dtype for array in batch] == kinds
    assert env.tables.tables[0].options is not None
    assert env.tables.tables[0].options["steal_from_poor"] is True


# Again and again


def test_games_that_end_are_followed_by_others() -> None:
    env = vector("coup", 16)
    turns = env.observation_names().index("turns")
    ended = 0
    for batch in play(env, 120, seed=3):
        over = batch.terminations
        ended += int(over.sum())
        assert batch.masks.any(axis=1).all()
        assert (batch.observations[over, turns] <= 1).all()
        assert (np.abs(batch.rewards).sum(axis=1) > 0).tolist() == over.tolist()
        assert np.allclose(batch.rewards.sum(axis=1), 0)
        assert not batch.truncations.any()
    assert ended > 40


def test_the_seed_decides_everything() -> None:
    one, two = vector("letters", 4), vector("letters", 4, seed=5)
    first = play(one, 60, seed=5)
    again = play(two, 60)
    assert all(same(a, b) for a, b in zip(first, again, strict=True))
    later, later_again = play(one, 30), play(two, 30)
    assert all(same(a, b) for a, b in zip(later, later_again, strict=True))
    assert not same(later[-1], first[30])
    assert same(play(one, 60, seed=5)[-1], first[-1])
    assert not same(play(one, 60, seed=6)[-1], first[-1])
    assert not same(vector("letters", 4).reset(), vector("letters", 4).reset())


def test_arrays_belong_to_whoever_gets_them() -> None:
    env = vector("letters", 8)
    kept = env.reset(seed=1)
    copies = [array.copy() for array in kept]
    for _ in range(40):
        batch = env.step(env.sample())
        batch.observations[:] = -1
        batch.masks[:] = True
    assert all(np.array_equal(kept[part], copies[part]) for part in range(len(kept)))
    assert (env.step(env.sample()).observations >= 0).any()


# Refusals


@pytest.mark.parametrize("wrong", ["forbidden", -1, 10_000])
def test_an_illegal_action_is_refused_and_nothing_happens(wrong: int | str) -> None:
    env, twin = vector("letters", 3), vector("letters", 3)
    batch, _ = env.reset(seed=1), twin.reset(seed=1)
    actions = env.sample()
    bad = actions.copy()
    bad[1] = np.flatnonzero(~batch.masks[1])[0] if wrong == "forbidden" else wrong
    before = [table_plain(table) for table in env.tables.tables]
    with pytest.raises(Illegal, match=rf"Action {bad[1]} is not legal now at table 1"):
        env.step(bad)
    assert [table_plain(table) for table in env.tables.tables] == before
    assert same(env.step(actions), twin.step(actions))


@pytest.mark.parametrize("actions", [[0], [0, 0, 0, 0], [0.5, 0.5, 0.5], [[0], [0], [0]]])
def test_actions_are_one_whole_number_for_each_table(actions: Any) -> None:
    env = vector("letters", 3)
    env.reset(seed=1)
    with pytest.raises(Malformed, match="one for each of 3 tables"):
        env.step(actions)


def test_other_refusals() -> None:
    with pytest.raises(Stale, match="reset"):
        vector("letters", 3).step([0, 0, 0])
    with pytest.raises(Stale, match="reset"):
        vector("letters", 3).sample()
    with pytest.raises(Malformed, match="at least one table"):
        vector("letters", 0)
    with pytest.raises(Malformed, match="players"):
        vector("letters", 3, seats=9)
    with pytest.raises(Malformed, match="nothing"):
        vector("letters", 3, options={"nothing": 1})


# Secrets


@each_preset
def test_what_the_acting_seat_may_not_know_changes_nothing(setting: Setting) -> None:
    env = vector(setting.game.name, 2, setting.seats, setting.options)
    worlds = 0
    for seed in seeds(setting, 1000):
        with naming(seed) as rng:
            world = World(*midgame(setting, rng))
            seat = world.table.next_seat()
            spells = [one for one in unseen_spells(setting, world.tape, seat) if one[2] == NOW]
            other = exchange(setting, world, spells, rng)
            if other is not None and other.table.next_seat() == seat:
                worlds += 1
                env.tables.tables = [world.table, other.table]
                env.tables.begin_step()
                env.tables.observe(0)
                env.tables.observe(1)
                assert env.tables.seats[0] == env.tables.seats[1] == seat
                cells = np.frombuffer(memoryview(env.tables.rows.cells), np.float32).reshape(2, -1)
                masks = np.frombuffer(memoryview(env.tables.rows.masks), np.bool_).reshape(2, -1)
                assert cells[0].tobytes() == cells[1].tobytes()
                assert masks[0].tobytes() == masks[1].tobytes()
    assert was_tried(worlds)


def test_the_examples_of_the_documentation_run() -> None:
    parts = (DOCS / "rl.md").read_text().split("```python\n")[1:]
    assert len(parts) >= 2
    for part in parts:
        exec(part.split("```")[0], {})
