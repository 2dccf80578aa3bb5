"""Steps a second of the learning environments: `python bench/env.py`.

A step is a random legal action, what comes of it, and the next observation with its mask. The
PettingZoo environment is asked by `last` and chooses with Python's `random`; the tables of the
vectorised one step together and choose with its own `sample`. Seconds are those of one processor
core; of ten rounds the best counts, since others may use the machine too.
"""

import argparse
import random
from collections.abc import Callable
from time import process_time

import numpy as np

from parlour import games
from parlour.lab.env import Environment, make, vector
from parlour.lab.env_vector import Vector

ROUNDS = 10


def alone(env: Environment, seed: int) -> Callable[[], int]:
    """Play fifty random steps at one table whenever it is called."""
    rng = random.Random(seed)
    env.reset(seed)

    def play() -> int:
        for _ in range(50):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                observation = env.last()[0]
            legal = np.flatnonzero(observation["action_mask"])
            env.step(legal[int(rng.random() * len(legal))])
        return 50

    return play


def together(env: Vector, seed: int) -> Callable[[], int]:
    """Play a random step at all tables whenever it is called."""
    env.reset(seed)

    def play() -> int:
        env.step(env.sample())
        return env.count

    return play


def speed(play: Callable[[], int], seconds: float) -> float:
    """Steps a second in the best of some rounds."""
    return max(one_round(play, seconds / ROUNDS) for _ in range(ROUNDS))


def one_round(play: Callable[[], int], seconds: float) -> float:
    count, started = 0, process_time()
    while process_time() - started < seconds:
        count += play()
    return count / (process_time() - started)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=games.asked_for, default=",".join(games.names()))
    parser.add_argument("--tables", type=int, default=64, help="of the vectorised environment")
    parser.add_argument("--seconds", type=float, default=3.0)
    chosen = parser.parse_args()
    print(f"| game | seats | components | actions | steps/s | {chosen.tables} tables, steps/s |")
    print("|---|--:|--:|--:|--:|--:|")
    for name in chosen.games.split(","):
        for seats in dict.fromkeys(games.load(name).seats_for()):
            env = vector(name, chosen.tables, seats)
            one = speed(alone(make(name, seats), 1), chosen.seconds)
            many = speed(together(env, 1), chosen.seconds)
            size, actions = len(env.observation_names()), len(env.action_names())
            row = f"{name} | {seats} | {size} | {actions} | {one:,.0f} | {many:,.0f}"
            print(f"| {row} |", flush=True)


if __name__ == "__main__":
    main()
