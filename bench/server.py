"""Actions per second of the server, every one on the disk before it is acknowledged.

Rooms with four players and a TV; SQLite with WAL and synchronous=FULL. Each measurement of the
server is followed by one of the bare stack: the same frames, recorded from a real game, fanned out
by Starlette and uvicorn without rooms, rules and store. With --peers three more follow:

- `go`, a hub in Go (bench/peer.go, on one core): a table in memory, and for each action five views
  of 1.6 kB, each encoded for its receiver; no rules, no store
- `fan out`, the same program fanning out the frames that the bare stack does
- `peer`, boardgame.io (npm installs it into a folder that is thrown away) with its own messages and
  in memory

The load generator is the same for all and a process of its own; `load cpu` says how much of a core
it used. That others do more with it shows that it is not the limit.

Steady rows are medians of five runs. Before each, the disk alone is asked as often and as long to
promise something; `disk p99 ms` is the median of that.

Actions have no id unless --ids is given, so each is answered by five views and nothing else, as
others answer theirs. Views are sent when the action is stored. Pages do send ids, and are sent an
acknowledgement besides; so do the players of steady rows.

A command is an action, or one of the six that end a game and begin the next: each is stored and
told to everybody. `ratio` compares commands per second, `cpu ratio` the processor time a command
costs the event loop (beside Go, all processes). On a machine that others use too, trust the second.
"""

import argparse
import json
import os
import shutil
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

from parlour.games import asked_for

HERE = Path(__file__).parent
SERVE = "from parlour.cli import main; raise SystemExit(main())"
STEADY = 500.0
PAGE = 4096
SHOWN = [
    *("game", "rooms", "mode", "actions_per_s", "commands_per_s", "p50_ms", "p99_ms"),
    *("server_cpu", "load_cpu", "kb_per_room", "disk_p99_ms"),
    *("bare_per_s", "bare_load_cpu", "bare_ratio", "bare_cpu_ratio"),
]
PEER_SHOWN = [
    *("go_per_s", "go_ratio", "go_cpu_ratio", "fan_out_per_s", "fan_out_ratio"),
    *("fan_out_cpu_ratio", "peer_per_s", "peer_ratio", "peer_cpu_ratio"),
]
PEERS = ("boardgame.io@0.50.2",)
GO_PATH = "/usr/share/gocode"  # where Debian puts packages of Go
DEBIAN = "golang-go golang-github-gorilla-websocket-dev nodejs npm"
STEADY_RUNS = 5
ALL = "cpu_us_per_command"  # Go spreads its work over threads: all of its time counts, and of ours

Figures = dict[str, float]


@dataclass
class Row:
    """Medians of a few runs."""

    game: str
    rooms: int
    mode: str
    actions_per_s: float
    commands_per_s: float
    p50_ms: float
    p99_ms: float
    server_cpu: float  # cores
    load_cpu: float
    loop_us_per_command: float
    cpu_us_per_command: float  # of all processes
    frame_bytes: float
    kb_per_room: float  # its five connections included
    disk_p99_ms: float | None = None
    bare_per_s: float | None = None
    bare_us_per_command: float | None = None
    bare_frame_bytes: float | None = None
    bare_kb_per_room: float | None = None
    bare_load_cpu: float | None = None
    bare_ratio: float | None = None
    bare_cpu_ratio: float | None = None
    go_per_s: float | None = None
    go_us_per_command: float | None = None
    go_frame_bytes: float | None = None
    go_kb_per_room: float | None = None
    go_load_cpu: float | None = None
    go_ratio: float | None = None
    go_cpu_ratio: float | None = None
    fan_out_per_s: float | None = None
    fan_out_us_per_command: float | None = None
    fan_out_frame_bytes: float | None = None
    fan_out_kb_per_room: float | None = None
    fan_out_load_cpu: float | None = None
    fan_out_ratio: float | None = None
    fan_out_cpu_ratio: float | None = None
    peer_per_s: float | None = None
    peer_us_per_command: float | None = None
    peer_frame_bytes: float | None = None
    peer_kb_per_room: float | None = None
    peer_load_cpu: float | None = None
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
    each = ["messages_per_second=1000000", "message_burst=1000000"]
    wide = ["rooms_per_hour=1000000", *each, *(f"address_{one}" for one in each)]
    wide += ["address_connections=1000000"]
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


def hub(program: Path, script: Path | None = None) -> tuple[list[str], int]:
    """The command for the hub in Go, and its port; with a script it fans out those frames."""
    port = free_port()
    frames = [] if script is None else [str(script)]
    return ["env", "GOMAXPROCS=1", str(program), str(port), *frames], port


def check_peers() -> None:
    """Say what is missing before anything is measured."""
    path = Path(os.environ.get("GOPATH", GO_PATH), "src", "github.com", "gorilla", "websocket")
    missing = [name for name in ("go", "node", "npm") if shutil.which(name) is None]
    missing += [] if path.is_dir() else ["gorilla/websocket"]
    if missing:
        raise SystemExit(f"--peers needs {', '.join(missing)}; on Debian: apt install {DEBIAN}")


def build_hub(folder: Path) -> Path:
    """The hub in Go, compiled."""
    program = folder / "hub"
    path = os.environ.get("GOPATH", GO_PATH)
    settings = {"GO111MODULE": "off", "GOPATH": path, "GOCACHE": str(folder / "go")}
    command = ["go", "build", "-o", str(program), str(HERE / "peer.go")]
    subprocess.run(command, check=True, env=os.environ | settings)
    return program


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


def disk(folder: Path, seconds: float) -> tuple[float, float]:
    """How long the disk alone takes to promise something: p50 and p99 in ms.

    It is asked as often as by the server at a steady rate; times run from when it was to be asked.
    """
    times = []
    count = int(STEADY * seconds)
    with (folder / "probe").open("wb", buffering=0) as file:
        file.write(bytes(PAGE * count))
        os.fsync(file)
        begun = time.perf_counter()
        for number in range(count):
            due = begun + number / STEADY
            time.sleep(max(0.0, due - time.perf_counter()))
            os.pwrite(file.fileno(), b"x" * PAGE, PAGE * number)
            os.fdatasync(file)
            times.append(1000 * (time.perf_counter() - due))
    times.sort()
    return times[count // 2], times[count * 99 // 100]


@dataclass
class Bench:
    """How long, how often, and with what."""

    seconds: float
    repeat: int
    folder: Path
    scripts: dict[str, Path]  # by game, the frames of a real game
    peers: Path | None  # where boardgame.io is
    hub: Path | None  # the hub in Go
    ids: bool  # whether actions are acknowledged


def record(game: str, folder: Path, ids: bool) -> Path:
    """The frames of a real game, for the bare stack."""
    script = folder / f"{game}.jsonl"
    with running(*real(folder)) as (address, pid):
        load(address, pid, game=game, rooms=1, seconds=2, record=script, ids=int(ids))
    return script


def turns(folder: Path) -> Path:
    """What to ask of the hub with a table: the four players act in turn, five views come back."""
    script = folder / "turns.jsonl"
    lines = [{"actor": seat, "frames": [[""]] * 5, "counts": True} for seat in range(4)]
    script.write_text("\n".join(map(json.dumps, lines)))
    return script


def measure(game: str, rooms: int, rate: float, bench: Bench) -> Row:
    """The server and, unless the rate is steady, those it is compared with, in turns."""
    if rate:
        return steady(game, rooms, rate, bench)
    ours, theirs, hubs, fans, peers = [], [], [], [], []
    script = bench.scripts[game]
    same: dict[str, Any] = {"rooms": rooms, "seconds": bench.seconds, "ids": int(bench.ids)}
    for _ in range(bench.repeat):
        with running(*real(bench.folder)) as (address, pid):
            ours.append(load(address, pid, game=game, **same))
        with running(*bare(script)) as (address, pid):
            theirs.append(load(address, pid, script=script, **same))
        if bench.hub is not None:
            with running(*hub(bench.hub)) as (address, pid):
                hubs.append(load(address, pid, script=turns(bench.folder), **same))
            with running(*hub(bench.hub, script)) as (address, pid):
                fans.append(load(address, pid, script=script, **same))
        if bench.peers is not None:
            with running(*peer(), bench.peers) as (address, pid):
                peers.append(load(address, pid, "server_peer.py", **same))
    row = summary(game, rooms, rate, ours)
    beside(row, "bare", theirs)
    beside(row, "go", hubs, ALL)
    beside(row, "fan_out", fans, ALL)
    beside(row, "peer", peers)
    return row


def steady(game: str, rooms: int, rate: float, bench: Bench) -> Row:
    """The server alone at a steady rate, and what the disk alone can do."""
    runs, disks = [], []
    for _ in range(1 if bench.repeat == 1 else STEADY_RUNS):
        disks.append(disk(bench.folder, bench.seconds)[1])
        with running(*real(bench.folder)) as (address, pid):
            same: dict[str, Any] = {"rooms": rooms, "seconds": bench.seconds, "ids": 1}
            runs.append(load(address, pid, game=game, rate=rate, **same))
    row = summary(game, rooms, rate, runs)
    row.disk_p99_ms = statistics.median(disks)
    return row


def middle(name: str, runs: list[Figures]) -> float:
    return statistics.median(run[name] for run in runs)


def summary(game: str, rooms: int, rate: float, ours: list[Figures]) -> Row:
    names = ["actions_per_s", "commands_per_s", "p50_ms", "p99_ms", "server_cpu", "load_cpu"]
    names += ["loop_us_per_command", "cpu_us_per_command", "frame_bytes", "kb_per_room"]
    figures = {name: middle(name, ours) for name in names}
    return Row(game, rooms, f"{rate:.0f}/s" if rate else "saturated", **figures)


def beside(row: Row, name: str, runs: list[Figures], cost: str = "loop_us_per_command") -> None:
    """What another server does under the same load, and how ours compares with it."""
    if not runs:
        return
    per_s, us = middle("commands_per_s", runs), middle(cost, runs)
    setattr(row, f"{name}_per_s", per_s)
    setattr(row, f"{name}_us_per_command", us)
    setattr(row, f"{name}_frame_bytes", middle("frame_bytes", runs))
    setattr(row, f"{name}_kb_per_room", middle("kb_per_room", runs))
    setattr(row, f"{name}_load_cpu", middle("load_cpu", runs))
    setattr(row, f"{name}_ratio", row.commands_per_s / per_s)
    setattr(row, f"{name}_cpu_ratio", us / getattr(row, cost))


def show(row: Row, names: list[str]) -> None:
    values = asdict(row)
    print("| " + " | ".join(text_of(name, values[name]) for name in names) + " |", flush=True)


def text_of(name: str, value: object) -> str:
    if not isinstance(value, float):
        return "" if value is None else str(value)
    return f"{value:,.0f}" if name.endswith(("per_s", "per_room")) else f"{value:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=asked_for, default="letters,coup")
    parser.add_argument("--rooms", default="1,50,200")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--quick", action="store_true", help="one short run of each, for a look")
    parser.add_argument("--json", action="store_true", help="print rows as JSON lines")
    parser.add_argument("--store", type=Path, default=Path("var"), help="where the files go")
    parser.add_argument("--ids", action="store_true", help="have every action acknowledged")
    parser.add_argument("--peers", action="store_true", help="compare with Go and boardgame.io")
    given = parser.parse_args()
    if given.peers:
        check_peers()
    if given.quick:
        given.seconds, given.repeat = 2.0, 1
    given.store.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=given.store) as name:
        run(given, Path(name).resolve())


def run(given: argparse.Namespace, folder: Path) -> None:
    games = given.games.split(",")
    shown = SHOWN + PEER_SHOWN * given.peers
    scripts = {game: record(game, folder, given.ids) for game in games}
    peers = install_peers(folder) if given.peers else None
    hub = build_hub(folder) if given.peers else None
    bench = Bench(given.seconds, given.repeat, folder, scripts, peers, hub, given.ids)
    if not given.json:
        print(f"{os.cpu_count()} cores, Python {sys.version.split()[0]}, {compiled()}")
        p50, p99 = disk(folder, given.seconds)
        print(f"fdatasync, 500 a second: p50 {p50:.2f} ms, p99 {p99:.2f} ms\n")
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
