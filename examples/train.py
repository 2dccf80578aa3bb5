"""Learn a game against bots in minutes, with numpy alone:

    python examples/train.py --game letters --opponents random,random,random

A network with one hidden layer chooses among the legal actions; after every batch of games the
choices of games that went better than usual become likelier (REINFORCE, with Adam's steps).
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from time import process_time

import numpy as np
from numpy.typing import NDArray

from parlour.lab.env import SingleSeat, single
from parlour.lab.statistics import wilson

Array = NDArray[np.float32]


class Policy:
    """How likely each legal action is, given an observation."""

    def __init__(self, inputs: int, actions: int, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights: list[Array] = [
            rng.normal(0, inputs**-0.5, (inputs, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            np.zeros((hidden, actions), np.float32),
            np.zeros(actions, np.float32),
        ]
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._steps = 0

    def chances(self, seen: Array, mask: NDArray[np.int8]) -> tuple[Array, Array]:
        """The chances of all actions, and the hidden layer behind them."""
        into, bias, out, tilt = self.weights
        hidden = np.tanh(seen @ into + bias)
        logits = np.where(mask, hidden @ out + tilt, -np.inf)
        raised = np.exp(logits - logits.max(axis=-1, keepdims=True))
        return raised / raised.sum(axis=-1, keepdims=True), hidden

    def learn(self, batch: "Batch", rate: float, curiosity: float) -> None:
        """One step towards what went well; curiosity keeps chances from becoming certainties."""
        chances, hidden = self.chances(batch.seen, batch.mask)
        count = len(batch.action)
        pull = -chances * batch.gain[:, None]
        pull[np.arange(count), batch.action] += batch.gain
        logs = np.log(np.maximum(chances, 1e-9))
        surprise = -(chances * logs).sum(axis=1, keepdims=True)
        pull -= curiosity * chances * (logs + surprise)
        back = (pull @ self.weights[2].T) * (1 - hidden**2)
        steps = [batch.seen.T @ back, back.sum(axis=0), hidden.T @ pull, pull.sum(axis=0)]
        self._climb([step / count for step in steps], rate)

    def _climb(self, steps: list[Array], rate: float) -> None:
        self._steps += 1
        for weight, mean, square, step in zip(
            self.weights, self._means, self._squares, steps, strict=True
        ):
            mean += 0.1 * (step - mean)
            square += 0.001 * (step**2 - square)
            sure = mean / (1 - 0.9**self._steps)
            weight += rate * sure / (np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8)


class Batch:
    """All decisions of some games, and how much better than usual each game went."""

    def __init__(self, games: list[tuple[list[Array], list[NDArray[np.int8]], list[int], float]]):
        rewards = np.array([reward for *_, reward in games], np.float32)
        gains = (rewards - rewards.mean()) / (rewards.std() + 1e-6)
        self.seen = np.array([seen for game in games for seen in game[0]])
        self.mask = np.array([mask for game in games for mask in game[1]])
        self.action = np.array([action for game in games for action in game[2]])
        self.gain = np.repeat(gains, [len(game[2]) for game in games]).astype(np.float32)


def play(
    env: SingleSeat, policy: Policy, rng: np.random.Generator, seed: int | None = None
) -> tuple[list[Array], list[NDArray[np.int8]], list[int], float]:
    """One game: what was seen, allowed and done, and the reward at its end."""
    observation, _ = env.reset(seed=seed)
    seen, masks, actions = [], [], []
    while True:
        seen.append(observation["observation"])
        masks.append(observation["action_mask"])
        chances, _ = policy.chances(seen[-1], masks[-1])
        action = int(np.searchsorted(chances.cumsum(), rng.random() * chances.sum()))
        actions.append(action)
        observation, reward, terminated, truncated, _ = env.step(action)
        if terminated or truncated:
            return seen, masks, actions, reward


def share(env: SingleSeat, policy: Policy, games: int, seed: int) -> float:
    """The part of all wins that is the learner's."""
    rng = np.random.default_rng(seed)
    fair = 1 / (1 + len(env.opponents))
    played = (play(env, policy, rng, seed if number == 0 else None) for number in range(games))
    return fair + sum(reward for *_, reward in played) / games


def train(
    env: SingleSeat, policy: Policy, games: int, batch: int, rate: float, seed: int
) -> Iterator[int]:
    """Learn from so many games; says after each batch how many were played."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    for done in range(batch, games + 1, batch):
        left = 1 - done / games
        lot = Batch([play(env, policy, rng) for _ in range(batch)])
        policy.learn(lot, rate * (0.1 + 0.9 * left), 0.02 * left)
        yield done


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="letters")
    parser.add_argument("--opponents", default="random,random,random")
    parser.add_argument("--games", type=int, default=20_000, help="to learn from")
    parser.add_argument("--batch", type=int, default=100, help="games between two steps")
    parser.add_argument("--rate", type=float, default=0.003)
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--test", type=int, default=4000, help="games to measure with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="write the weights to this file (.npz)")
    given = parser.parse_args()
    env = single(given.game, given.opponents.split(","))
    inputs = len(env.observation_names())
    policy = Policy(inputs, len(env.action_names()), given.hidden, given.seed)

    def measure(when: str) -> None:
        found = share(env, policy, given.test, given.seed + 1)
        low, high = wilson(found, given.test)
        print(f"{when}: {found:.1%} of the wins ({low:.1%} to {high:.1%})", flush=True)

    measure("before")
    started = process_time()
    for done in train(env, policy, given.games, given.batch, given.rate, given.seed):
        if done % (10 * given.batch) == 0:
            print(f"{done} games", end="\r", flush=True)
    print(f"learned from {given.games} games in {process_time() - started:.0f} s of one core")
    measure("after")
    if given.save:
        np.savez(given.save, *policy.weights)


if __name__ == "__main__":
    main()
