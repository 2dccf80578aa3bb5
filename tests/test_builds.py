"""The compiled and the pure build play the same games."""

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from conformance.playing import SCALE, scaled
from parlour import games, pure

PLAY = """
import sys
import msgspec
from parlour import games, pure
from parlour.kernel.playout import playout
from parlour.kernel.random import Random
from parlour.kernel.replay import Log
from parlour.kernel.plain import fingerprint, table_plain
from parlour.kernel.sampling import sample
from parlour.kernel.tape import Tape
from parlour.lab.env_observe import Observer

def play(game):
    for preset in game.presets:
        options = game.settle(preset=preset)
        low, high = game.seats_for(options)
        every = range(low, high + 1)
        for seats in every if sys.argv[2:] else sorted({low, high}):
            observer = Observer(game.new(seats, options))
            for seed in range(int(sys.argv[1])):
                tape, rng = Tape(), Random(f"{seats}/{seed}")
                table = game.start(seats, rng, options, tape)
                for _ in range(20):
                    if not table.over:
                        seat = table.next_seat()
                        table.act(seat, table.random_choice(seat, rng), rng)
                for seat in range(-1, seats):
                    view = table.view(seat)
                    print(msgspec.json.encode(table_plain(view)).decode())
                    print(fingerprint(sample(view, rng)))
                for seat in range(seats):
                    print(observer.vector(table, seat).tobytes().hex())
                    print(observer.mask(table, seat).tobytes().hex())
                playout(table, rng, 400)
                log = Log(game, seats, options, tape.events())
                print(msgspec.json.encode(log.plain()).decode())
                print(tape.reveals())

print(pure.is_compiled(), file=sys.stderr)
for name in games.names():
    play(games.load(name))
    print(f"end of {name}")
"""


EVERY = ["every number of seats"] if SCALE >= 1 else []  # `make test`: the fewest and the most


@cache
def logs_of(pure_build: bool) -> tuple[dict[str, str], bool]:
    """What a process with this build prints of each game, and whether it was the compiled one."""
    environment = os.environ | {"PARLOUR_PURE": "1" if pure_build else "0"}
    done = subprocess.run(
        [sys.executable, "-c", PLAY, str(scaled(3)), *EVERY],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    logs, rest = {}, done.stdout
    for name in games.names():
        logs[name], _, rest = rest.partition(f"end of {name}\n")
    return logs, done.stderr.strip().endswith("True")


@pytest.mark.parametrize("name", games.names())
def test_both_builds_write_the_same_logs(name: str) -> None:
    if not pure.is_compiled():
        pytest.skip("there is no compiled build here")
    compiled, is_compiled = logs_of(pure_build=False)
    source, is_source_compiled = logs_of(pure_build=True)
    assert is_compiled
    assert not is_source_compiled
    assert len(compiled[name]) > 10_000
    assert compiled[name] == source[name]


def test_the_compiled_build_is_tested_where_a_compiler_is() -> None:
    if os.environ.get("PARLOUR_PURE") == "1":
        pytest.skip("the pure build was asked for")
    built = list(Path(games.__file__).parent.parent.glob("kernel/*.so"))
    assert pure.is_compiled() == bool(built)
