"""What a command costs the server's event loop: `python -m bench.command`.

Seconds depend on what else a machine does; instructions hardly do. Rooms with four players and a TV
play as in bench/server.py, but a number of commands instead of a time. They play twice: against a
server in valgrind's callgrind, which counts instructions of the first thread, and against one whose
first thread is watched by strace. The process that writes the file is not counted, nor is what
happens before and during the warm-up. Cards are dealt at random, so two runs of 8,000 commands
differ by up to half a per cent.

Callgrind slows the server down about fifty times, but neither its clients nor its writer, so many
rooms find their commands read and their records stored together, as they do under full load.

`--profile FILE` keeps callgrind's counts of all functions, for callgrind_annotate or KCachegrind.
"""

import argparse
import random
import re
import subprocess
import tempfile
import time
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

import uvloop
from bench.server import real, running
from bench.server_load import Load, open_room

from parlour.games import asked_for

WARM_UP = 500  # commands
CALLGRIND = ["valgrind", "-q", "--tool=callgrind", "--separate-threads=yes", "--instr-atstart=no"]

Meter = Callable[[], None]


async def play(url: str, given: Namespace, start: Meter, stop: Meter) -> int:
    """Play while something is counted; how many commands there were meanwhile."""
    random.seed(1)
    load = Load(Namespace(url=url, game=given.game, rate=0.0, ids=True, script=None, record=None))
    for number in range(given.rooms):
        load.rooms.append(await open_room(load, number))
    await say(load, WARM_UP)
    start()
    said = await say(load, given.commands)
    stop()
    load.closing = True
    return said


async def say(load: Load, commands: int) -> int:
    """Let all rooms act until so many commands were sent and answered; how many they were."""
    first = load.sends
    load.begin()
    await load.until(lambda: load.sends >= first + commands)
    load.running = False
    await load.until(lambda: len(load.waiting) == len(load.rooms))
    return load.sends - first


# Instructions


def count_instructions(given: Namespace, folder: Path) -> float:
    """Instructions of the event loop for a command."""
    out = folder / "callgrind"
    command, port = real(folder)
    with running([*CALLGRIND, f"--callgrind-out-file={out}", *command], port) as (url, pid):

        def control(*what: str) -> None:
            subprocess.run(["callgrind_control", *what, str(pid)], check=True, capture_output=True)

        commands = uvloop.run(play(url, given, lambda: control("-i", "on"), lambda: control("-d")))
    counted = first_thread(folder)
    if given.profile is not None:
        given.profile.write_bytes(counted.read_bytes())
    return total(counted.read_text()) / commands


def first_thread(folder: Path) -> Path:
    """What callgrind wrote of the event loop when it was asked to."""
    return next(folder.glob("callgrind.1-01"))


def total(profile: str) -> int:
    """The number of instructions in a file of callgrind's."""
    found = re.search(r"^(?:summary|totals): (\d+)", profile, re.MULTILINE)
    if found is None:
        raise ValueError("Callgrind has counted nothing.")
    return int(found[1])


# System calls


def count_calls(given: Namespace, folder: Path) -> dict[str, float]:
    """System calls of the event loop for a command, by name."""
    out = folder / "strace"
    watchers: list[subprocess.Popen[bytes]] = []
    with running(*real(folder)) as (url, pid):

        def start() -> None:
            words = ["strace", "-q", "-c", "-U", "calls,name", "-o", str(out), "-p", str(pid)]
            watchers.append(subprocess.Popen(words))
            while "TracerPid:\t0" in Path(f"/proc/{pid}/status").read_text():
                time.sleep(0.01)

        def stop() -> None:
            watchers[0].terminate()
            watchers[0].wait()

        commands = uvloop.run(play(url, given, start, stop))
    return {name: calls / commands for name, calls in table(out.read_text()).items()}


def table(report: str) -> dict[str, int]:
    """The calls that strace has counted, by name."""
    rows = re.findall(r"^ *(\d+) (\w+)$", report, re.MULTILINE)
    return {name: int(calls) for calls, name in rows if name != "total"}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", type=asked_for, default="letters")
    parser.add_argument("--rooms", type=int, default=10)
    parser.add_argument("--commands", type=int, default=8000)
    parser.add_argument("--profile", type=Path, help="where to keep callgrind's counts")
    parser.add_argument("--store", type=Path, default=Path("var"), help="where the files go")
    given = parser.parse_args()
    given.store.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=given.store) as name:
        folder = Path(name).resolve()
        print(f"{count_instructions(given, folder):,.0f} instructions a command", flush=True)
        calls = sorted(count_calls(given, folder).items(), key=lambda item: -item[1])
        print(", ".join(f"{name} {calls:.2f}" for name, calls in calls if calls >= 0.01))


if __name__ == "__main__":
    main()
