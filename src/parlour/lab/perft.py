"""Perft: the number of ways the first decisions can go, which any change to the rules alters.

`make golden` counts again for every registered game.
"""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from parlour.kernel.game import Game, Options
from parlour.kernel.random import Random
from parlour.kernel.table import Table

SEEDS: Final = (1, 2)
ENOUGH: Final = 2000  # a case is counted to the first depth with this many ways
DEEPEST: Final = 12


@dataclass(frozen=True)
class PerftCase:
    """A game to count, and the numbers of ways to depth 1, 2, 3…"""

    seats: int
    seed: int
    options: Options
    counts: list[int]


def perft(table: Table, rng: Random, depth: int) -> int:
    """The number of decision paths of this length.

    The first seat whose choice is missing tries each of its choices, all with the same randomness.
    """
    if depth == 0:
        return 1
    if table.over:
        return 0
    seat = table.next_seat()
    ways = 0
    for action in table.choices(seat):
        twin, chance = table.copy(), rng.copy()
        twin.play(seat, action, chance)
        ways += perft(twin, chance, depth - 1)
    return ways


def count(game: Game, seats: int, seed: int, options: Options, depth: int) -> int:
    """Perft from the first decision of a game."""
    rng = Random(seed)
    return perft(game.start(seats, rng, options), rng, depth)


def measure(game: Game, seats: int, seed: int, options: Options) -> PerftCase:
    """A case, counted as deep as needed to find enough ways."""
    counts: list[int] = []
    while len(counts) < DEEPEST and (not counts or 0 < counts[-1] < ENOUGH):
        counts.append(count(game, seats, seed, options, len(counts) + 1))
    return PerftCase(seats, seed, options, counts)


def measure_all(game: Game) -> list[PerftCase]:
    """Cases for every number of seats, with presets in turn, and for every preset."""
    low, high = game.seats
    chosen: list[tuple[int, str]] = []
    for seats in range(low, high + 1):
        allowed = [preset for preset in game.presets if seats in seats_of(game, preset)]
        chosen.append((seats, allowed[(seats - low) % len(allowed)]))
    missing = [preset for preset in game.presets if preset not in dict(chosen).values()]
    chosen += [(seats_of(game, preset)[0], preset) for preset in missing]
    return [
        measure(game, seats, seed, game.settle(preset=preset))
        for seats, preset in chosen
        for seed in SEEDS
    ]


def seats_of(game: Game, preset: str) -> range:
    """How many can play under a preset."""
    low, high = game.seats_for(game.settle(preset=preset))
    return range(low, high + 1)


def read(path: Path) -> dict[str, list[PerftCase]]:
    """By game: the cases in a file."""
    table = json.loads(path.read_text(encoding="utf-8"))
    return {name: [PerftCase(**case) for case in cases] for name, cases in table.items()}


def write(path: Path, table: dict[str, list[PerftCase]]) -> None:
    """One case to a line."""
    parts = []
    for name, cases in table.items():
        lines = ",\n".join(f"  {json.dumps(asdict(case))}" for case in cases)
        parts.append(f"{json.dumps(name)}: [\n{lines}\n]")
    path.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")
