"""Actions per second of the server, every one on the disk before it is acknowledged.

Rooms with four players and a TV; SQLite with WAL and synchronous=FULL. Each measurement of the
server is followed by one of the bare stack: the same frames, recorded from a real game, fanned out
by Starlette and uvicorn without rooms, rules and store. The load generator is the same for both and
a process of its own; `load cpu` says how much of a core it used. It is not the limit while that is
well below 1 and the bare stack is faster than the server.

`ratio` compares actions per second, `cpu ratio` the processor time an action costs the event loop;
on a machine that others use too, the second is the one to trust.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from socket import socket

HERE = Path(__file__).parent
SERVE = "from parlour.cli import main; raise SystemExit(main())"
STEADY = 500.0
SHOWN = (
    *("game", "rooms", "mode", "actions_per_s", "p50_ms", "p99_ms", "server_cpu", "load_cpu"),
    *("bare_per_s", "ratio", "cpu_ratio", "kb_per_room"),
)

Figures = dict[str, float]


@dataclass
class Row:
    """Medians of a few runs."""

    game: str
    rooms: int
    mode: str
    actions_per_s: float
    p50_ms: float
    p99_ms: float
    server_cpu: float  # cores
    load_cpu: float
    loop_us_per_action: float
    frame_bytes: float
    kb_per_room: float  # its five connections included
    bare_per_s: float | None = None
    bare_p50_ms: float | None = None
    bare_p99_ms: float | None = None
    bare_us_per_action: float | None = None
    bare_kb_per_room: float | None = None
    ratio: float | None = None
    cpu_ratio: float | None = None


# Processes


def free_port() -> int:
    with socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(command: list[str], port: int) -> Iterator[tuple[str, int]]:
    """A server process: its address and its id."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        wait_for(port, process)
        yield f"http://127.0.0.1:{port}", process.pid
    finally:
        process.terminate()
        process.wait()


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        if process.poll() is not None:
            raise SystemExit("The server did not start.")
        with socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise SystemExit("The server did not start in time.")


def real(folder: Path) -> tuple[list[str], int]:
    """The command for our server, with limits out of the way, and its port."""
    port = free_port()
    store = folder / f"{time.time_ns()}.db"
    wide = ["rooms_per_hour=1000000", "messages_per_second=1000000", "message_burst=1000000"]
    words = ["--host", "127.0.0.1", "--port", str(port), "--store", str(store)]
    words += [word for setting in wide for word in ("--set", setting)]
    return [sys.executable, "-c", SERVE, "serve", "--log-level", "warning", *words], port


def bare(script: Path) -> tuple[list[str], int]:
    port = free_port()
    return [sys.executable, str(HERE / "server_bare.py"), str(port), str(script)], port


def load(address: str, pid: int, **options: object) -> Figures:
    """Run the load generator; what it measured."""
    words = [f"--{name}={value}" for name, value in options.items()]
    command = [sys.executable, str(HERE / "server_load.py"), f"--url={address}", f"--pid={pid}"]
    done = subprocess.run([*command, *words], capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stderr)
    found: Figures = json.loads(done.stdout)
    return found


# Measurements


def record(game: str, folder: Path) -> Path:
    """The frames of a real game, for the bare stack."""
    script = folder / f"{game}.jsonl"
    command, port = real(folder)
    with running(command, port) as (address, pid):
        load(address, pid, game=game, rooms=1, seconds=2, record=script)
    return script


def measure(
    game: str, rooms: int, rate: float, given: argparse.Namespace, folder: Path, script: Path
) -> Row:
    """The server and, unless the rate is steady, the bare stack, in turns."""
    ours, theirs = [], []
    for _ in range(given.repeat):
        command, port = real(folder)
        with running(command, port) as (address, pid):
            options = {"game": game, "rooms": rooms, "seconds": given.seconds, "rate": rate}
            ours.append(load(address, pid, **options))
        if not rate:
            command, port = bare(script)
            with running(command, port) as (address, pid):
                same = {"rooms": rooms, "seconds": given.seconds, "script": script}
                theirs.append(load(address, pid, **same))
    return summary(game, rooms, rate, ours, theirs)


def summary(game: str, rooms: int, rate: float, ours: list[Figures], theirs: list[Figures]) -> Row:
    def middle(name: str, runs: list[Figures]) -> float:
        return statistics.median(run[name] for run in runs)

    names = ["actions_per_s", "p50_ms", "p99_ms", "server_cpu", "load_cpu"]
    names += ["loop_us_per_action", "frame_bytes", "kb_per_room"]
    figures = {name: middle(name, ours) for name in names}
    row = Row(game, rooms, f"{rate:.0f}/s" if rate else "saturated", **figures)
    if theirs:
        row.bare_per_s = middle("actions_per_s", theirs)
        row.bare_p50_ms = middle("p50_ms", theirs)
        row.bare_p99_ms = middle("p99_ms", theirs)
        row.bare_us_per_action = middle("loop_us_per_action", theirs)
        row.bare_kb_per_room = middle("kb_per_room", theirs)
        row.ratio = row.actions_per_s / row.bare_per_s
        row.cpu_ratio = row.bare_us_per_action / row.loop_us_per_action
    return row


def show(row: Row) -> None:
    values = asdict(row)
    print("| " + " | ".join(text_of(name, values[name]) for name in SHOWN) + " |", flush=True)


def text_of(name: str, value: object) -> str:
    if not isinstance(value, float):
        return "" if value is None else str(value)
    return f"{value:.0f}" if name.endswith(("per_s", "per_room")) else f"{value:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="letters,coup")
    parser.add_argument("--rooms", default="1,50,200")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--quick", action="store_true", help="one short run of each, for a look")
    parser.add_argument("--json", action="store_true", help="print rows as JSON lines")
    parser.add_argument("--store", type=Path, default=Path("var"), help="where the files go")
    given = parser.parse_args()
    if given.quick:
        given.seconds, given.repeat = 2.0, 1
    given.store.mkdir(parents=True, exist_ok=True)
    if not given.json:
        print(f"{os.cpu_count()} cores, Python {sys.version.split()[0]}, {compiled()}\n")
        print("| " + " | ".join(name.replace("_", " ") for name in SHOWN) + " |")
        print("|" + "---|" * len(SHOWN))
    with tempfile.TemporaryDirectory(dir=given.store) as folder:
        for game in given.games.split(","):
            script = record(game, Path(folder))
            for rooms in map(int, given.rooms.split(",")):
                for rate in (0.0, STEADY):
                    row = measure(game, rooms, rate, given, Path(folder), script)
                    print(json.dumps(asdict(row)), flush=True) if given.json else show(row)


def compiled() -> str:
    from parlour.pure import is_compiled

    return "compiled" if is_compiled() else "pure Python"


if __name__ == "__main__":
    main()
