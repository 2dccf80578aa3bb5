"""Decisions per second of uniformly random self-play, on one core, against OpenSpiel's loops.

Each build runs in a process of its own; the processes take turns, one measurement at a time, and
the median counts. Seconds are those the process had a core for, so that others who use the machine
do little harm. Ratios are to the yardsticks of the same run:

- `ratio_python`: OpenSpiel's crazy_eights for four, driven by a loop in Python;
- `ratio_cpp`: the same game played inside OpenSpiel's C++ loop by its uniformly random bots.

Modes: `loop` is a loop a user writes in plain Python against the public API; `playout` is the
kernel's own; `recorded` is a playout with all events recorded. In `novice` two of oracle's novices
play, in a loop like the kernel's. `games_per_s` are whole games, from an empty table to the end or
to the 400th decision, since some games need not end.

Three modes count something else than decisions, all of it in the middle of a game: `copy` copies of
the state, `view` views, for all seats in turn, and `sample` samples by Samplers that are already
built, of the views of all seats in turn. OpenSpiel's `clone` and `observation_tensor`, called from
Python, are the yardsticks of the first two; its crazy_eights has none for the third.

`--runs 3` does everything three times and prints the least of each figure.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from time import perf_counter, process_time

ITEMS = ("copy", "view", "sample")  # modes that do not count decisions
OURS = ("loop", "playout", "recorded", *ITEMS)
MORE = {"oracle": ("novice",)}  # modes that a game has besides
YARDSTICK = "crazy_eights (OpenSpiel)"
YARDSTICK_MODES = ("python", "cpp", "copy", "view")
MIDDLE = 8  # decisions before the state that is copied, viewed and sampled
MOST = 400  # decisions of a game
BATCH = 1000  # items between two looks at the clock


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


Rates = tuple[float, float]  # decisions (or items) and games a second


def rate(count: Callable[[int], int], seconds: float) -> Rates:
    """`count` plays a game, or makes a batch of items, and says how many decisions or items."""
    done, number, start, began = 0, 0, perf_counter(), process_time()
    while perf_counter() - start < seconds:
        done += count(number)
        number += 1
    spent = process_time() - began
    return done / spent, number / spent


def measure_ours(name: str, mode: str, seconds: float) -> Rates:
    measured = measure_items if mode in ITEMS else measure_games
    return measured(name, mode, seconds)


def measure_games(name: str, mode: str, seconds: float) -> Rates:
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
        while not table.over and decisions < MOST:
            seat = table.next_seat()
            table.play(seat, rng.pick(table.choices(seat)), rng)
            decisions += 1
        return decisions

    def inside(number: int) -> int:
        rng = Random(number)
        return playout(game.start(seats, rng, options), rng, MOST)

    def recorded(number: int) -> int:
        rng = Random(number)
        return playout(game.start(seats, rng, options, Tape()), rng, MOST)

    def novice(number: int) -> int:
        from parlour.games.oracle.policy_agents import novice_game
        from parlour.games.oracle.rules import Oracle

        rng = Random(number)
        table = game.start(seats, rng, options)
        assert isinstance(table, Oracle)
        return novice_game(table, rng)

    counts = {"loop": loop, "playout": inside, "recorded": recorded, "novice": novice}
    return rate(counts[mode], seconds)


def measure_items(name: str, mode: str, seconds: float) -> Rates:
    from parlour.games import load
    from parlour.kernel.random import Random
    from parlour.kernel.sampling import Sampler

    rng = Random("copy")
    seats = seats_of(name)
    middle = load(name).start(seats, rng)
    for _ in range(MIDDLE):
        seat = middle.next_seat()
        middle.play(seat, middle.random_choice(seat, rng), rng)
    samplers = [Sampler(middle.view(seat)) for seat in range(seats)]

    def copies(_: int) -> int:
        for _ in range(BATCH):
            middle.copy()
        return BATCH

    def views(_: int) -> int:
        for number in range(BATCH):
            middle.view(number % seats)
        return BATCH

    def samples(_: int) -> int:
        for number in range(BATCH):
            samplers[number % seats].sample(rng)
        return BATCH

    return rate({"copy": copies, "view": views, "sample": samples}[mode], seconds)


def measure_item_yardstick(mode: str, seconds: float) -> Rates:
    import random

    import pyspiel

    state = pyspiel.load_game("crazy_eights(players=4)").new_initial_state()
    chance = random.Random(1)
    decisions = 0
    while decisions < MIDDLE:
        decisions += not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))

    def copies(_: int) -> int:
        for _ in range(BATCH):
            state.clone()
        return BATCH

    def views(_: int) -> int:
        for number in range(BATCH):
            state.observation_tensor(number % 4)
        return BATCH

    return rate({"copy": copies, "view": views}[mode], seconds)


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
        elif mode in ITEMS:
            answer = measure_item_yardstick(mode, seconds)
        elif mode == "python":
            answer = measure_python_yardstick(seconds)
        else:
            answer = measure_cpp_yardstick(seconds)
        print(json.dumps(answer), flush=True)


# The run


def seats_of(name: str) -> int:
    from parlour.games import load

    low, high = load(name).seats_for()
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

    rows = [Row(YARDSTICK, 4, "c++", mode, 0) for mode in YARDSTICK_MODES if has_yardstick()]
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
        if row.mode not in ITEMS:
            row.games_per_s = round(statistics.median(games for _, games in rates))
    set_ratios(rows)
    return rows


def set_ratios(rows: list[Row]) -> None:
    """Compare all rows with the yardsticks of their run."""
    yardsticks = {row.mode: row.decisions_per_s for row in rows if row.game == YARDSTICK}
    for row in rows:
        python = yardsticks.get(row.mode if row.mode in ITEMS else "python")
        if python:
            row.ratio_python = round(row.decisions_per_s / python, 2)
        if yardsticks and row.mode not in ITEMS:
            row.ratio_cpp = round(row.decisions_per_s / yardsticks["cpp"], 2)


FIGURES = ("decisions_per_s", "ratio_python", "ratio_cpp", "games_per_s")


def least(runs: list[list[Row]]) -> list[Row]:
    """The rows of several runs with the least of each figure; each ratio is that of one run."""
    return [
        replace(
            first,
            **{
                name: min(getattr(row, name) for row in (first, *others))
                for name in FIGURES
                if getattr(first, name) is not None
            },
        )
        for first, *others in zip(*runs, strict=True)
    ]


def print_table(rows: list[Row]) -> None:
    print("| game | seats | build | mode | decisions/s | games/s | × Python | × C++ loop |")
    print("|---|---|---|---|---|---|---|---|")
    for row in rows:
        ratios = " | ".join("–" if r is None else str(r) for r in (row.ratio_python, row.ratio_cpp))
        if row.mode in ITEMS:
            figures = f"{1e6 / row.decisions_per_s:.2f} µs a {row.mode} | –"
        else:
            figures = f"{row.decisions_per_s:,.0f} | {row.games_per_s:,.0f}"
        print(f"| {row.game} | {row.seats} | {row.build} | {row.mode} | {figures} | {ratios} |")


def main() -> None:
    from parlour.games import asked_for, names

    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument(
        "--games", type=asked_for, default=",".join(names()), help="comma-separated, default all"
    )
    parser.add_argument("--quick", action="store_true", help="under a minute")
    parser.add_argument(
        "--runs", type=int, default=1, help="several runs, of which the least counts"
    )
    parser.add_argument("--json", action="store_true", help="rows as JSON")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.work:
        work()
        return
    chosen = arguments.games.split(",")
    pace = (3, 0.3) if arguments.quick else (9, 1.0)
    rows = least([run(chosen, *pace) for _ in range(max(1, arguments.runs))])
    if arguments.json:
        print(json.dumps([asdict(row) for row in rows], indent=1))
    else:
        print_table(rows)


if __name__ == "__main__":
    main()
