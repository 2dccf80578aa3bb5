"""Decisions per second of uniformly random self-play, on one core, against OpenSpiel's loops.

Each build runs in a process of its own; the processes take turns, one measurement at a time, and
the median counts. Seconds are those the process had a core for, so that others who use the machine
do little harm. Ratios are to the yardsticks of the same run:

- `ratio_python`: OpenSpiel's crazy_eights for four, driven by a loop in Python;
- `ratio_cpp`: the same game played inside OpenSpiel's C++ loop by its uniformly random bots.

Modes: `loop` is a loop a user writes in plain Python against the public API; `playout` is the
kernel's own; `recorded` is a playout with all events recorded; `copy` counts copies of a state in
the middle of a game instead of decisions. In `novice` two of oracle's novices play, in a loop like
the kernel's. `games_per_s` are whole games, from an empty table to the end.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import perf_counter, process_time

OURS = ("loop", "playout", "recorded", "copy")
MORE = {"oracle": ("novice",)}  # modes that a game has besides
YARDSTICK = "crazy_eights (OpenSpiel)"


@dataclass
class Row:
    game: str
    seats: int
    build: str
    mode: str
    decisions_per_s: float
    ratio_python: float | None = None
    ratio_cpp: float | None = None
    games_per_s: float | None = None


# What a worker measures


Rates = tuple[float, float]  # decisions (or copies) and games a second


def rate(count: Callable[[int], int], seconds: float) -> Rates:
    """`count` plays a game and says how many decisions that took."""
    done, number, start, began = 0, 0, perf_counter(), process_time()
    while perf_counter() - start < seconds:
        done += count(number)
        number += 1
    spent = process_time() - began
    return done / spent, number / spent


def measure_ours(name: str, mode: str, seconds: float) -> Rates:
    from parlour.games import load
    from parlour.kernel.playout import playout
    from parlour.kernel.random import Random
    from parlour.kernel.tape import Tape

    game = load(name)
    seats = seats_of(name)
    options = game.settle()

    def loop(number: int) -> int:
        rng = Random(number)
        table = game.start(seats, rng, options)
        decisions = 0
        while not table.over:
            seat = table.next_seat()
            table.play(seat, rng.pick(table.choices(seat)), rng)
            decisions += 1
        return decisions

    def inside(number: int) -> int:
        rng = Random(number)
        return playout(game.start(seats, rng, options), rng)

    def recorded(number: int) -> int:
        rng = Random(number)
        return playout(game.start(seats, rng, options, Tape()), rng)

    def novice(number: int) -> int:
        from parlour.games.oracle.policy_agents import novice_game
        from parlour.games.oracle.rules import Oracle

        rng = Random(number)
        table = game.start(seats, rng, options)
        assert isinstance(table, Oracle)
        return novice_game(table, rng)

    rng = Random("copy")
    middle = game.start(seats, rng, options)
    for _ in range(8):
        seat = middle.next_seat()
        middle.play(seat, middle.random_choice(seat, rng), rng)

    def copies(_: int) -> int:
        for _ in range(1000):
            middle.copy()
        return 1000

    counts = {"loop": loop, "playout": inside, "recorded": recorded, "copy": copies}
    return rate((counts | {"novice": novice})[mode], seconds)


def measure_python_yardstick(seconds: float) -> Rates:
    import random

    import pyspiel

    game = pyspiel.load_game("crazy_eights(players=4)")

    def play(_: int) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return rate(play, seconds)


def measure_cpp_yardstick(seconds: float) -> Rates:
    import pyspiel

    game = pyspiel.load_game("crazy_eights(players=4)")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]
    decisions, spent, number, start = 0, 0.0, 0, perf_counter()
    while perf_counter() - start < seconds:
        state = game.new_initial_state()
        began = process_time()
        pyspiel.evaluate_bots(state, bots, number)
        spent += process_time() - began
        decisions += sum(move.player >= 0 for move in state.full_history())
        number += 1
    return decisions / spent, number / spent


def work() -> None:
    """Answer one line of questions after the other."""
    for line in sys.stdin:
        name, mode, seconds = json.loads(line)
        if name != YARDSTICK:
            answer = measure_ours(name, mode, seconds)
        elif mode == "python":
            answer = measure_python_yardstick(seconds)
        else:
            answer = measure_cpp_yardstick(seconds)
        print(json.dumps(answer), flush=True)


# The run


def seats_of(name: str) -> int:
    from parlour.games import load

    low, high = load(name).seats
    return max(low, min(4, high))


class Worker:
    """A process with one build of the package."""

    def __init__(self, pure: bool) -> None:
        environment = os.environ | {"PARLOUR_PURE": "1" if pure else "0"}
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--work"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def ask(self, name: str, mode: str, seconds: float) -> Rates:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps([name, mode, seconds]), file=self.process.stdin, flush=True)
        decisions, games = json.loads(self.process.stdout.readline())
        return float(decisions), float(games)

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def plan(names: list[str]) -> list[Row]:
    """One row for each thing to measure."""
    from parlour.pure import is_compiled

    rows = [Row(YARDSTICK, 4, "c++", mode, 0) for mode in ("python", "cpp") if has_yardstick()]
    for name in names:
        for build in ("compiled", "pure") if is_compiled() else ("pure",):
            modes = (*OURS, *MORE.get(name, ()))
            rows += [Row(name, seats_of(name), build, mode, 0) for mode in modes]
    return rows


def has_yardstick() -> bool:
    from importlib.util import find_spec

    return find_spec("pyspiel") is not None


def run(names: list[str], rounds: int, seconds: float) -> list[Row]:
    rows = plan(names)
    workers = {"compiled": Worker(pure=False), "pure": Worker(pure=True), "c++": Worker(pure=False)}
    seen: list[list[Rates]] = [[] for _ in rows]
    for _ in range(rounds):
        for row, rates in zip(rows, seen, strict=True):
            rates.append(workers[row.build].ask(row.game, row.mode, seconds))
    for worker in workers.values():
        worker.close()
    for row, rates in zip(rows, seen, strict=True):
        row.decisions_per_s = round(statistics.median(decisions for decisions, _ in rates))
        if row.mode != "copy":
            row.games_per_s = round(statistics.median(games for _, games in rates))
    yardsticks = {row.mode: row.decisions_per_s for row in rows if row.game == YARDSTICK}
    for row in rows:
        if yardsticks and row.mode != "copy":
            row.ratio_python = round(row.decisions_per_s / yardsticks["python"], 2)
            row.ratio_cpp = round(row.decisions_per_s / yardsticks["cpp"], 2)
    return rows


def print_table(rows: list[Row]) -> None:
    print("| game | seats | build | mode | decisions/s | games/s | × Python loop | × C++ loop |")
    print("|---|---|---|---|---|---|---|---|")
    for row in rows:
        if row.mode == "copy":
            figures = f"{1e6 / row.decisions_per_s:.2f} µs a copy | – | – | –"
        else:
            rates = f"{row.decisions_per_s:,.0f} | {row.games_per_s:,.0f}"
            figures = f"{rates} | {row.ratio_python} | {row.ratio_cpp}"
        print(f"| {row.game} | {row.seats} | {row.build} | {row.mode} | {figures} |")


def main() -> None:
    from parlour.games import names

    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", default=",".join(names()), help="comma-separated, default all")
    parser.add_argument("--quick", action="store_true", help="under a minute")
    parser.add_argument("--json", action="store_true", help="rows as JSON")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.work:
        work()
        return
    chosen = arguments.games.split(",")
    pace = (3, 0.3) if arguments.quick else (9, 1.0)
    rows = run(chosen, *pace)
    if arguments.json:
        print(json.dumps([asdict(row) for row in rows], indent=1))
    else:
        print_table(rows)


if __name__ == "__main__":
    main()
