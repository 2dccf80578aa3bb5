"""Actions per second of the server, every one on the disk before it is acknowledged.

Rooms with four players and a TV; SQLite with WAL and synchronous=FULL. Each measurement of the
server is followed by one of the bare stack: the same frames, recorded from a real game, fanned out
by Starlette and uvicorn without rooms, rules and store; and with --peers by one of boardgame.io
(which needs Node; npm installs it into a folder that is thrown away), with its own messages and in
memory. The load generator is the same for all and a process of its own; `load cpu` says how much of
a core it used. That the bare stack does more with it shows that it is not the limit.

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
from typing import Any

HERE = Path(__file__).parent
SERVE = "from parlour.cli import main; raise SystemExit(main())"
STEADY = 500.0
PAGE = 4096
SYNCS = 1000
SHOWN = [
    *("game", "rooms", "mode", "actions_per_s", "p50_ms", "p99_ms", "server_cpu", "load_cpu"),
    *("kb_per_room", "bare_per_s", "bare_load_cpu", "ratio", "cpu_ratio"),
]
PEER_SHOWN = ["peer_per_s", "peer_ratio", "peer_cpu_ratio"]
PEERS = ("boardgame.io@0.50.2",)

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
    bare_load_cpu: float | None = None
    ratio: float | None = None
    cpu_ratio: float | None = None
    peer_per_s: float | None = None
    peer_us_per_action: float | None = None
    peer_ratio: float | None = None
    peer_cpu_ratio: float | None = None


# Processes


def free_port() -> int:
    with socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(command: list[str], port: int, where: Path = HERE) -> Iterator[tuple[str, int]]:
    """A server process: its address and its id."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=where)
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
    """The command for the bare stack, and its port."""
    port = free_port()
    return [sys.executable, str(HERE / "server_bare.py"), str(port), str(script)], port


def peer() -> tuple[list[str], int]:
    port = free_port()
    return ["node", str(HERE / "peer.cjs"), str(port)], port


def install_peers(folder: Path) -> Path:
    """A folder with boardgame.io in it."""
    where = folder / "peers"
    where.mkdir()
    (where / "package.json").write_text("{}")
    quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run(["npm", "install", *quiet, *PEERS], cwd=where, check=True, stdout=sys.stderr)
    return where


def load(address: str, pid: int, program: str = "server_load.py", **options: object) -> Figures:
    """Run the load generator; what it measured."""
    words = [f"--{name}={value}" for name, value in options.items()]
    command = [sys.executable, str(HERE / program), f"--url={address}", f"--pid={pid}"]
    done = subprocess.run([*command, *words], capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stderr)
    found: Figures = json.loads(done.stdout)
    return found


# Measurements


def disk(folder: Path) -> str:
    """How long the disk takes to promise something, without anybody else: what p99 can be."""
    times = []
    with (folder / "probe").open("wb", buffering=0) as file:
        file.write(bytes(PAGE * SYNCS))
        os.fsync(file)
        for number in range(SYNCS):
            os.pwrite(file.fileno(), b"x" * PAGE, PAGE * number)
            start = time.perf_counter()
            os.fdatasync(file)
            times.append(1000 * (time.perf_counter() - start))
            time.sleep(0.001)
    times.sort()
    return f"p50 {times[SYNCS // 2]:.2f} ms, p99 {times[SYNCS * 99 // 100]:.2f} ms"


@dataclass
class Bench:
    """How long, how often, and with what."""

    seconds: float
    repeat: int
    folder: Path
    scripts: dict[str, Path]  # by game, the frames of a real game
    peers: Path | None  # where boardgame.io is


def record(game: str, folder: Path) -> Path:
    """The frames of a real game, for the bare stack."""
    script = folder / f"{game}.jsonl"
    with running(*real(folder)) as (address, pid):
        load(address, pid, game=game, rooms=1, seconds=2, record=script)
    return script


def measure(game: str, rooms: int, rate: float, bench: Bench) -> Row:
    """The server and, unless the rate is steady, those it is compared with, in turns."""
    ours, theirs, peers = [], [], []
    same: dict[str, Any] = {"rooms": rooms, "seconds": bench.seconds}
    for _ in range(bench.repeat):
        with running(*real(bench.folder)) as (address, pid):
            ours.append(load(address, pid, game=game, rate=rate, **same))
        if rate:
            continue
        script = bench.scripts[game]
        with running(*bare(script)) as (address, pid):
            theirs.append(load(address, pid, script=script, **same))
        if bench.peers is not None:
            with running(*peer(), bench.peers) as (address, pid):
                peers.append(load(address, pid, "server_peer.py", **same))
    row = summary(game, rooms, rate, ours)
    compare(row, theirs, peers)
    return row


def middle(name: str, runs: list[Figures]) -> float:
    return statistics.median(run[name] for run in runs)


def summary(game: str, rooms: int, rate: float, ours: list[Figures]) -> Row:
    names = ["actions_per_s", "p50_ms", "p99_ms", "server_cpu", "load_cpu"]
    names += ["loop_us_per_action", "frame_bytes", "kb_per_room"]
    figures = {name: middle(name, ours) for name in names}
    return Row(game, rooms, f"{rate:.0f}/s" if rate else "saturated", **figures)


def compare(row: Row, bare: list[Figures], peers: list[Figures]) -> None:
    if bare:
        row.bare_per_s = middle("actions_per_s", bare)
        row.bare_p50_ms = middle("p50_ms", bare)
        row.bare_p99_ms = middle("p99_ms", bare)
        row.bare_us_per_action = middle("loop_us_per_action", bare)
        row.bare_kb_per_room = middle("kb_per_room", bare)
        row.bare_load_cpu = middle("load_cpu", bare)
        row.ratio = row.actions_per_s / row.bare_per_s
        row.cpu_ratio = row.bare_us_per_action / row.loop_us_per_action
    if peers:
        row.peer_per_s = middle("actions_per_s", peers)
        row.peer_us_per_action = middle("loop_us_per_action", peers)
        row.peer_ratio = row.actions_per_s / row.peer_per_s
        row.peer_cpu_ratio = row.peer_us_per_action / row.loop_us_per_action


def show(row: Row, names: list[str]) -> None:
    values = asdict(row)
    print("| " + " | ".join(text_of(name, values[name]) for name in names) + " |", flush=True)


def text_of(name: str, value: object) -> str:
    if not isinstance(value, float):
        return "" if value is None else str(value)
    return f"{value:,.0f}" if name.endswith(("per_s", "per_room")) else f"{value:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="letters,coup")
    parser.add_argument("--rooms", default="1,50,200")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--quick", action="store_true", help="one short run of each, for a look")
    parser.add_argument("--json", action="store_true", help="print rows as JSON lines")
    parser.add_argument("--store", type=Path, default=Path("var"), help="where the files go")
    parser.add_argument("--peers", action="store_true", help="compare with boardgame.io too")
    given = parser.parse_args()
    if given.quick:
        given.seconds, given.repeat = 2.0, 1
    given.store.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=given.store) as name:
        run(given, Path(name).resolve())


def run(given: argparse.Namespace, folder: Path) -> None:
    games = given.games.split(",")
    shown = SHOWN + PEER_SHOWN * given.peers
    scripts = {game: record(game, folder) for game in games}
    peers = install_peers(folder) if given.peers else None
    bench = Bench(given.seconds, given.repeat, folder, scripts, peers)
    if not given.json:
        print(f"{os.cpu_count()} cores, Python {sys.version.split()[0]}, {compiled()}")
        print(f"fdatasync: {disk(folder)}\n")
        print("| " + " | ".join(name.replace("_", " ") for name in shown) + " |")
        print("|" + "---|" * len(shown))
    for game in games:
        for rooms in map(int, given.rooms.split(",")):
            for rate in (0.0, STEADY):
                row = measure(game, rooms, rate, bench)
                print(json.dumps(asdict(row)), flush=True) if given.json else show(row, shown)


def compiled() -> str:
    from parlour.pure import is_compiled

    return "compiled" if is_compiled() else "pure Python"


if __name__ == "__main__":
    main()
