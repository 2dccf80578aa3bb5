"""Steps a second of the learning environments: `python bench/env.py`.

Seconds are those of one processor core. A step is an observation with its mask, a random legal
action, and what comes of it.
"""

import argparse
from time import process_time

import numpy as np

from parlour import games
from parlour.lab.env import Environment, make


def steps_per_second(env: Environment, seconds: float, seed: int) -> float:
    """Play at random for about so long."""
    rng = np.random.default_rng(seed)
    env.reset(seed)
    count, started = 0, process_time()
    while count % 50 or process_time() - started < seconds:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
            continue
        env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
        count += 1
    return count / (process_time() - started)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(games.names()))
    parser.add_argument("--seconds", type=float, default=3.0)
    chosen = parser.parse_args()
    print("| game | seats | components | actions | steps/s |\n|---|--:|--:|--:|--:|")
    for name in chosen.games.split(","):
        for seats in dict.fromkeys(games.load(name).seats_for()):
            env = make(name, seats)
            speed = steps_per_second(env, chosen.seconds, 1)
            size, actions = env.deal.observer.size, env.action_space("seat_0").n
            print(f"| {name} | {seats} | {size} | {actions} | {speed:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
