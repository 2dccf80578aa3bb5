"""Learning environments: what their own libraries ask of them, and that they keep secrets."""

import sys
from collections.abc import Iterator
from importlib import import_module
from math import log2
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from conformance.playing import GAMES, each_game, each_preset, was_tried
from endings import lively
from parlour import games
from parlour.kernel.errors import Illegal, Malformed
from parlour.kernel.game import Game
from parlour.kernel.plain import Plain, table_plain
from parlour.kernel.random import Random
from parlour.kernel.sampling import sample
from parlour.kernel.seats import knows, seats_in
from parlour.kernel.table import Table
from parlour.lab.env import Environment, SingleSeat, make, single
from parlour.lab.env_observe import Observer
from parlour.room.views import conclusions
from parlour.testkit.playing import midgame, moments, naming, seeds
from parlour.testkit.settings import Setting
from parlour.testkit.worlds import NOW, World, exchange, unseen_spells

sys.path.insert(0, str(Path(__file__).parent.parent.parent / "examples"))

from train import Batch, Policy, share, train

# One who has many seats to look at, and one with few
TABLES = [(game.name, seats) for game in GAMES for seats in dict.fromkeys(game.seats_for())]

each_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def walk(env: Environment, seed: int) -> Iterator[str]:
    """A random game: the agent before each of its decisions."""
    rng = np.random.default_rng(seed)
    env.reset(seed)
    while not env.terminations[env.agent_selection] and not env.truncations[env.agent_selection]:
        yield env.agent_selection
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(rng.choice(np.flatnonzero(mask))))


# Their own tests


@pytest.mark.filterwarnings("ignore")
@each_table
def test_pettingzoo_is_content(name: str, seats: int) -> None:
    api_test(make(name, seats), num_cycles=30)
    seed_test(lambda: make(name, seats), num_cycles=15)


@pytest.mark.filterwarnings("ignore")
@each_table
def test_gymnasium_is_content(name: str, seats: int) -> None:
    check_env(single(name, ["random"] * (seats - 1)), skip_render_check=True)


# What is seen


@each_preset
def test_vector_says_what_the_view_says(setting: Setting) -> None:
    observer = Observer(setting.game.new(setting.seats, setting.options))
    assert len(set(observer.names)) == observer.size
    for seed in seeds(setting, 30):
        with naming(seed) as rng:
            for table in moments(setting, rng, 4):
                for seat in some_seats(table, rng):
                    check_vector(observer, table.view(seat))


def some_seats(table: Table, rng: Random) -> list[int]:
    seats = list(range(table.seats))
    rng.shuffle(seats)
    return seats[:3]


def check_vector(observer: Observer, view: Table) -> None:
    vector = observer.vector(view, int(view.viewer))
    assert vector.shape == (observer.size,)
    assert vector.dtype == np.float32
    told = dict(zip(observer.names, vector.tolist(), strict=True))
    expected = expected_cards(view) | {
        f"me in seat {view.viewer}": 1,
        "turns": log2(1 + view.turns),
    }
    assert expected.keys() <= told.keys()
    zones = rows(view).keys() | {"unseen"}
    counted = [name for name in told if name in expected or name.split(": ")[0] in zones]
    wrong = [name for name in counted if abs(told[name] - expected.get(name, 0)) > 1e-5]
    assert not wrong
    around = [(view.viewer + seat) % view.seats for seat in range(view.seats)]
    for seat, there in enumerate(around):
        assert told[f"owing {seat}"] == view.owing >> there & 1


def rows(view: Table) -> dict[str, list[int]]:
    """All zones as the viewer names them, with their cards."""
    found: dict[str, list[int]] = {}
    for zone, cards in table_plain(view)["zones"].items():  # type: ignore[attr-defined]
        if not next(one for one in view.game.zones if one.name == zone).per_seat:
            found[zone] = cards
            continue
        for seat, theirs in enumerate(cards):
            found[f"{zone} {(seat - view.viewer) % view.seats}"] = theirs
    return found


def expected_cards(view: Table) -> dict[str, float]:
    counts: dict[str, int] = {}
    plain = table_plain(view)
    faces: Any = plain["faces"]
    for row, cards in rows(view).items():
        for card in cards:
            keys = [f"{row}: {faces[card] or 'hidden'}"]
            keys += [
                f"{row}: known to {(seat - view.viewer) % view.seats}"
                for seat in range(view.seats)
                if knows(view.known[card], seat)
            ]
            others = [
                s for s in range(view.seats) if s != view.viewer and knows(view.known[card], s)
            ]
            if row.endswith(" 0") and faces[card] and others:
                keys.append(f"{row}: {faces[card]} known to others")
            for key in keys:
                counts[key] = counts.get(key, 0) + 1
    memory: Any = plain["memory"]
    if view.game.endless:  # what is not seen of an endless deck cannot be counted
        memory = []
    for face in (face for bag in memory for face in bag["faces"]):
        counts[f"unseen: {face}"] = counts.get(f"unseen: {face}", 0) + 1
    return {name: log2(1 + count) for name, count in counts.items()}


@each_table
def test_observations_are_in_their_space_and_masks_are_the_choices(name: str, seats: int) -> None:
    env = make(name, seats, most=120)
    for agent in walk(env, 1):
        seat, table = env.possible_agents.index(agent), env.deal.table
        seen = env.observe(agent)
        assert env.observation_space(agent).contains(seen)
        legal = np.flatnonzero(seen["action_mask"])
        assert sorted(env.deal.observer.to_game[seat][n] for n in legal) == table.choices(seat)
        for other in env.agents:
            if not table.owes(env.possible_agents.index(other)):
                assert not env.observe(other)["action_mask"].any()


# What is not seen


@each_preset
def test_what_a_seat_may_not_know_changes_nothing_it_observes(setting: Setting) -> None:
    env = Environment(setting.game, setting.seats, setting.options)
    worlds = 0
    for seed in seeds(setting, 200):
        with naming(seed) as rng:
            world = World(*midgame(setting, rng))
            for seat in some_seats(world.table, rng):
                spells = [one for one in unseen_spells(setting, world.tape, seat) if one[2] == NOW]
                other = exchange(setting, world, spells, rng)
                if other is not None:
                    assert other.table.faces != world.table.faces
                    worlds += 1
                    check_same(env, seat, world.table, other.table)
    assert was_tried(worlds)


def check_same(env: Environment, seat: int, one: Table, two: Table) -> None:
    seen = []
    for table in (one, two):
        env.deal.table = table
        seen.append(env.observe(env.possible_agents[seat]))
    assert seen[0].keys() == seen[1].keys()
    for part in seen[0]:
        assert seen[0][part].tobytes() == seen[1][part].tobytes()


@each_game
def test_all_hidden_faces_drawn_anew_change_nothing(game: Game) -> None:
    observer = Observer(game.new(game.seats_for()[1]))
    setting = Setting(game, game.seats_for()[1], "spec", game.settle())
    for seed in range(8):
        with naming(f"{game.name} {seed}") as rng:
            table, _ = midgame(setting, rng)
            for seat in range(table.seats):
                view = table.view(seat)
                twin, sure = sample(view, rng), table.copy()
                for card in conclusions(table, seat)[::2]:
                    sure.known[card] |= 1 << seat
                for see in (observer.vector, observer.mask):
                    assert see(twin, seat).tobytes() == see(view, seat).tobytes()
                    assert see(sure, seat).tobytes() == see(view, seat).tobytes()


def test_sealed_choices_are_not_heard_of() -> None:
    env, sealed = make("coup", 5), 0
    for seed in range(6):
        before: dict[str, bytes] = {}
        for agent in walk(env, seed):
            table = env.deal.table
            now = {other: env.observe(other)["observation"].tobytes() for other in env.agents}
            if table.answered:
                last = seats_in(table.answered)[-1]
                sealed += 1
                for other in env.agents:
                    if other != env.possible_agents[last]:
                        assert now[other] == before[other], f"seed {seed}"
            before = now
            assert not table.has_answered(env.possible_agents.index(agent))
    assert sealed > 20


@each_table
def test_views_remember_all_that_a_seat_may(name: str, seats: int) -> None:
    env = make(name, seats, most=60)
    again: Table | None = None
    for agent in walk(env, 2):
        rng = Random(2)
        again = env.deal.game.start(seats, rng, env.deal.table.options)
        for seat, number in env.deal.decisions:
            again.act(seat, number, rng)
        if len(env.deal.decisions) % 7 == 0:
            seat = env.possible_agents.index(agent)
            assert table_plain(env.view(agent)) == table_plain(again.view(seat))
    assert again is not None


# Whose seat is whose


def test_seats_are_counted_from_the_one_who_looks() -> None:
    env = make("letters", 4)
    number = env.action_names().index("play card=guard target=1 guess=king")
    for seat in range(4):
        name, values = env.deal.game.actions[env.deal.observer.to_game[seat][number]]
        assert (name, values[1]) == ("play", (seat + 1) % 4)


@each_table
def test_turned_actions_are_the_same_actions(name: str, seats: int) -> None:
    observer = Observer(games.load(name).new(seats))
    everything = list(range(len(observer.game.actions)))
    assert observer.to_game[0] == everything
    for turned in observer.to_game:
        assert sorted(turned) == everything


# How it ends


@each_table
def test_rewards_add_up_to_nothing_and_winners_gain(name: str, seats: int) -> None:
    env = make(name, seats, preset=lively(name))
    list(walk(env, 3))
    winners = seats_in(env.deal.table.winners)
    rewards = [env.rewards[agent] for agent in env.possible_agents]
    assert sum(rewards) == pytest.approx(0)
    if len(winners) < seats:
        assert [seat for seat, reward in enumerate(rewards) if reward > 0] == winners
    assert all(env.terminations.values())
    env.deal.table.winners = 0
    assert not any(env.deal.rewards())


def test_long_games_are_broken_off_without_reward() -> None:
    env = make("letters", 2, most=5)
    assert len(list(walk(env, 1))) == 5
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())
    alone = single("letters", ["random"], most=5)
    alone.reset(seed=1)
    outcome = alone.step(int(np.flatnonzero(alone.deal.observe(alone.seat)["action_mask"])[0]))
    while not outcome[3]:
        outcome = alone.step(int(np.flatnonzero(outcome[0]["action_mask"])[0]))
    assert outcome[1:3] == (0.0, False)


def test_forbidden_actions() -> None:
    env = make("letters", 2)
    env.reset(1)
    mask = env.observe(env.agent_selection)["action_mask"]
    for action in (int(np.flatnonzero(mask == 0)[0]), -1, len(mask), None):
        before = table_plain(env.deal.table)
        with pytest.raises(Illegal):
            env.step(action)
        assert table_plain(env.deal.table) == before
    alone = single("letters")
    seen, _ = alone.reset(seed=1)
    _, reward, terminated, _, info = alone.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


# One seat


def test_learner_sits_where_it_is_told_or_everywhere() -> None:
    assert {single("coup", ["random"] * 3).reset(seed=seed)[1]["seat"] for seed in range(40)} == {
        0,
        1,
        2,
        3,
    }
    assert {single("coup", ["random"], 1).reset(seed=seed)[1]["seat"] for seed in range(9)} == {1}


def test_learner_is_asked_only_when_it_has_a_choice_to_make() -> None:
    env = single("letters", ["greedy", "random"])
    rng = np.random.default_rng(1)
    for seed in range(3):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            assert env.deal.table.owes(env.seat)
            assert env.view().viewer == env.seat
            seen, reward, over, _, _ = env.step(
                int(rng.choice(np.flatnonzero(seen["action_mask"])))
            )
        won = env.deal.table.winners >> env.seat & 1
        assert (reward > 0) == bool(won)


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        ({"opponents": ["nobody"]}, "nobody"),
        ({"opponents": ["random"] * 9}, "players"),
        ({"seat": 7}, "numbered"),
        ({"options": {"nothing": 1}}, "nothing"),
        ({"render_mode": "film"}, "render mode"),
    ],
)
def test_refusals(arguments: Plain, text: str) -> None:
    with pytest.raises(Malformed, match=text):
        single("letters", **arguments)  # type: ignore[arg-type]


@each_game
def test_picture(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    env = make(game.name, render_mode="ansi")
    env.reset(1)
    text = env.render()
    assert text is not None
    assert text.startswith(game.words.title)
    loud = make(game.name, render_mode="human")
    loud.reset(1)
    assert loud.render() is None
    assert capsys.readouterr().out == text + "\n"


@pytest.mark.parametrize("library", ["numpy", "gymnasium", "pettingzoo"])
def test_missing_libraries_are_named_in_one_sentence(
    library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "parlour.lab.env")
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ImportError, match=rf"{library} is missing.*parlour\[rl\]"):
        import_module("parlour.lab.env")


# The example


def test_policy_prefers_what_went_well() -> None:
    policy = Policy(4, 3, 8, 1)
    seen, mask = np.ones(4, np.float32), np.array([1, 1, 0], np.int8)
    for _ in range(50):
        policy.learn(Batch([([seen], [mask], [1], 1.0), ([seen], [mask], [0], 0.0)]), 0.05, 0.01)
    chances, _ = policy.chances(seen, mask)
    assert chances[1] > 0.9
    assert chances[2] == 0


def test_a_few_hundred_games_teach_something() -> None:
    env: SingleSeat = single("letters", ["random"])
    policy = Policy(len(env.observation_names()), len(env.action_names()), 32, 1)
    assert list(train(env, policy, 400, 20, 0.01, 1))[-1] == 400
    assert share(env, policy, 200, 2) > 0.58
