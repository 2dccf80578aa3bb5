"""What players notice while somebody attacks the server, one kind of attack after the other.

Two rooms of four players and a TV play 50 actions a second, from 127.0.0.1. A server with its usual
limits is started for each attack; the rooms play without the attack and then with it, which comes
from another process and from other loopback addresses (bench/attacks.py). Nothing here leaves
this computer, and everything ends by itself.

p50 and p99 are of the players' actions, from sending one until its acknowledgement and the last of
the five views have come. `round` is the most processor time that the server's event loop spent
between two heartbeats, which come every 2 ms unless something delays them; it does not depend on
what else the machine does. `done` says how often the attackers did their worst, `cpu` how much of a
core the event loop used. Needs Linux, where all of 127.0.0.0/8 is this computer.
"""

import argparse
import asyncio
import mmap
import os
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, NamedTuple

import httpx

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from bench.attacks import ATTACKS  # noqa: E402
from bench.server import Figures, free_port, load, running  # noqa: E402

ROOMS, RATE = 2, 50.0
BEAT: Final = 0.002  # seconds between two heartbeats
GOAL_MS: Final = 100.0  # p99 of others, with every attack
SHOWN = ("attack", "done", "p50", "p99", "round ms", "cpu", "p50", "p99", "round ms", "cpu")


class Pulse:
    """The longest round of a server so far, in a file that it shares with us."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            path.write_bytes(bytes(8))
        with path.open("r+b") as file:
            self._shared = mmap.mmap(file.fileno(), 8)

    @property
    def longest(self) -> float:
        found: float = struct.unpack("d", self._shared[:8])[0]
        return found

    @longest.setter
    def longest(self, seconds: float) -> None:
        self._shared[:8] = struct.pack("d", seconds)


def serve(words: list[str], path: Path) -> None:
    """The server, with a heartbeat in its event loop."""
    from parlour.server.run import run
    from parlour.server.settings import load_settings

    pulse = Pulse(path)

    def opened(_: str) -> None:
        loop = asyncio.get_running_loop()

        def beat(before: float) -> None:
            now = time.thread_time()
            pulse.longest = max(pulse.longest, now - before)
            loop.call_later(BEAT, beat, now)

        beat(time.thread_time())

    settings = dict(word.split("=", 1) for word in words)
    run(load_settings(settings, {}), opened)


class Row(NamedTuple):
    """An attack, and how others fared before and meanwhile."""

    attack: str
    done: int
    before: Figures
    meanwhile: Figures

    def line(self) -> str:
        cells = [self.attack, f"{self.done:,}"]
        for figures in (self.before, self.meanwhile):
            cells += [f"{figures[name]:.1f}" for name in ("p50_ms", "p99_ms", "round_ms")]
            cells.append(f"{figures['loop_cpu']:.2f}")
        return "| " + " | ".join(cells) + " |"


def played(url: str, pid: int, pulse: Pulse, seconds: float) -> Figures:
    """How the players fare."""
    pulse.longest = 0.0
    figures = load(url, pid, rooms=ROOMS, rate=RATE, seconds=seconds)
    return figures | {"round_ms": 1000 * pulse.longest}


def measure(attack: str, seconds: float, folder: Path) -> Row:
    port, text_port = free_port(), free_port()
    pulse_file = folder / f"{port}.pulse"
    pulse = Pulse(pulse_file)
    words = ["host=127.0.0.1", f"port={port}", f"store={folder / f'{port}.db'}"]
    words += [f"text=oracle:{text_port}", "log_level=error"]
    command = [sys.executable, str(HERE / "attack.py"), "--serve", str(pulse_file), *words]
    with running(command, port) as (url, pid):
        before = played(url, pid, pulse, seconds)
        room = httpx.post(f"{url}/api/rooms", json={"game": "letters"}).json()["room"]
        program = [sys.executable, str(HERE / "attacks.py"), f"--attack={attack}", f"--port={port}"]
        more = [f"--text-port={text_port}", f"--room={room}"]
        pipe = subprocess.PIPE
        with subprocess.Popen([*program, *more], stdin=pipe, stdout=pipe, text=True) as attackers:
            assert attackers.stdout is not None
            attackers.stdout.readline()  # they are ready
            meanwhile = played(url, pid, pulse, seconds)
            done, _ = attackers.communicate()
    return Row(attack, int(done), before, meanwhile)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=5.0, help="of play before and meanwhile")
    parser.add_argument("--attacks", default=",".join(ATTACKS), help="some of them, by commas")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    given, words = parser.parse_known_args()
    if given.serve:
        serve(words, given.serve)
        return
    print(
        f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; without the attack, then with it"
    )
    print("| " + " | ".join(SHOWN) + " |\n|" + "---|" * len(SHOWN))
    late = []
    with tempfile.TemporaryDirectory() as name:
        for attack in given.attacks.split(","):
            row = measure(attack, given.seconds, Path(name))
            print(row.line(), flush=True)
            late += [attack] if row.meanwhile["p99_ms"] > GOAL_MS else []
    print(f"p99 above {GOAL_MS:.0f} ms: {', '.join(late) or 'none'}")


if __name__ == "__main__":
    main()
