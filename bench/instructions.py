"""Instructions a decision of random self-play needs, counted by callgrind.

Seconds depend on what else a machine does; instructions hardly do, so a change that makes a game
slower shows here even if it costs only a few per cent. Every game plays the same games with the
same seeds in a process of its own, once a few and once more; the difference of the two counts is
free of what starting Python costs.

The counts that are kept (bench/instructions.json) hold for the Python and the mypy they name and
for the compiled build. `--check` compares with them and fails if a game needs over 5 % more;
`--write` renews them.
"""

import argparse
import gc
import importlib.metadata
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path

KEPT = Path(__file__).with_suffix(".json")
TOLERANCE = 5  # per cent
WARM_UP = 20  # playouts before those that count
FEW, MANY = 50, 250  # playouts
MOST = 400  # decisions of a playout; some games need not end
SEATS = 4


@dataclass
class Counts:
    """Instructions a decision of each game, and what they hold for."""

    python: str
    mypy: str
    games: dict[str, int] = field(default_factory=dict)

    def same_build(self, other: "Counts") -> bool:
        return (self.python, self.mypy) == (other.python, other.mypy)


# What is counted


def play(name: str, playouts: int) -> int:
    """Play so that callgrind can count; the number of decisions after the warm-up."""
    from parlour.games import load
    from parlour.kernel.playout import playout
    from parlour.kernel.random import Random

    game = load(name)
    seats = max(game.seats_for()[0], min(SEATS, game.seats_for()[1]))
    options = game.settle()

    def decisions(seed: int) -> int:
        rng = Random(seed)
        return int(playout(game.start(seats, rng, options), rng, MOST))

    for seed in range(WARM_UP):
        decisions(seed)
    gc.collect()  # or it depends on how much was loaded whether a collection is counted
    gc.freeze()
    return sum(decisions(seed) for seed in range(playouts))


def work(name: str, playouts: int) -> list[str]:
    """The command that plays."""
    return [sys.executable, __file__, "--work", name, "--playouts", str(playouts)]


def count(name: str, playouts: int) -> tuple[int, int]:
    """Instructions of a process with these playouts, and how many decisions they were."""
    done = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *work(name, playouts)],
        env=os.environ | {"PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    return collected(done.stderr), int(done.stdout)


def collected(report: str) -> int:
    """The number of instructions that callgrind says it has counted."""
    found = re.search(r"Collected : (\d+)", report)
    if found is None:
        raise ValueError(f"Callgrind has counted nothing: {report[-200:]}")
    return int(found[1])


def per_decision(few: tuple[int, int], many: tuple[int, int]) -> int:
    """What one decision more costs, from two counts of instructions and decisions."""
    return round((many[0] - few[0]) / (many[1] - few[1]))


def measure(names: list[str]) -> Counts:
    counts = this_build()
    for name in names:  # once without counting, so that Python has compiled what it imports
        subprocess.run(work(name, 0), stdout=subprocess.DEVNULL, check=True)
        counts.games[name] = per_decision(count(name, FEW), count(name, MANY))
        print(f"{name}: {counts.games[name]:,} instructions a decision", flush=True)
    return counts


def this_build() -> Counts:
    return Counts(platform.python_version(), importlib.metadata.version("mypy"))


# What is kept


def read(path: Path) -> Counts:
    return Counts(**json.loads(path.read_text()))


def write(path: Path, found: Counts) -> None:
    """Keep what was found; games that were not counted stay if they were counted alike."""
    kept = read(path) if path.exists() else found
    games = kept.games | found.games if kept.same_build(found) else found.games
    renewed = Counts(found.python, found.mypy, dict(sorted(games.items())))
    path.write_text(json.dumps(asdict(renewed), indent=1) + "\n")


def compare(kept: dict[str, int], found: dict[str, int]) -> tuple[list[str], bool]:
    """A line for every game, and whether none needs too many instructions."""
    lines, good = [], True
    for name, now in found.items():
        before = kept.get(name)
        if before is None:
            lines.append(f"{name}: {now:,}, and nothing is kept; --write keeps it")
            continue
        fine = 100 * now <= (100 + TOLERANCE) * before
        change = f"{now / before - 1:+.1%}"
        verdict = "good" if fine else "too many"
        lines.append(f"{name}: {now:,}, kept are {before:,} ({change}): {verdict}")
        good = good and fine
    return lines, good


def check(path: Path, names: list[str]) -> int:
    """Compare with what is kept; the exit code."""
    kept, here = read(path), this_build()
    if not kept.same_build(here):
        print(
            f"The counts are for Python {kept.python} and mypy {kept.mypy}; here are"
            f" {here.python} and {here.mypy}. Nothing is compared; --write renews them."
        )
        return 0
    lines, good = compare(kept.games, measure(names).games)
    print("\n".join(["", *lines]))
    return 0 if good else 1


def obstacle() -> str:
    """Why nothing can be counted here, if so."""
    from parlour.pure import is_compiled

    if shutil.which("valgrind") is None:
        return "There is no valgrind here."
    return "" if is_compiled() else "The package is not compiled."


def main() -> int:
    from parlour.games import asked_for, names

    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument(
        "--games", type=asked_for, default=",".join(names()), help="comma-separated, default all"
    )
    parser.add_argument("--check", action="store_true", help="compare with what is kept")
    parser.add_argument("--write", action="store_true", help="keep what is counted")
    parser.add_argument("--work", default="", help=argparse.SUPPRESS)
    parser.add_argument("--playouts", type=int, default=FEW, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.work:
        print(play(asked.work, asked.playouts))
        return 0
    if why := obstacle():
        print(f"{why} Instructions are not counted.")
        return 0
    chosen = asked.games.split(",")
    if asked.check:
        return check(KEPT, chosen)
    found = measure(chosen)
    if asked.write:
        write(KEPT, found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
