"""What the benchmarks make of their figures."""

from argparse import Namespace
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest
from bench import instructions
from bench.attacks import ATTACKS, Attacker, Target, long_game
from bench.command import table, total
from bench.instructions import Counts, check, collected, compare, per_decision, read, this_build
from bench.kernel import YARDSTICK, Row, least, set_ratios
from bench.server import ALL, beside, summary
from bench.server_load import Load, open_room
from bench.server_load import read as read_update

from parlour import games
from parlour.gamefile import decode_game
from server.hosting import scenario
from server.wire import HOST, serving, settings

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "instructions.json"


# Instructions


def test_start_up_is_not_counted() -> None:
    assert per_decision((1_000_000 + 300 * 40, 300), (1_000_000 + 900 * 40, 900)) == 40


def test_number_of_instructions_is_read_from_callgrind() -> None:
    assert collected("==7== Events    : Ir\n==7== Collected : 4711\n==7==") == 4711
    with pytest.raises(ValueError, match="nothing: no such program"):
        collected("no such program")


def test_instructions_and_calls_of_commands_are_read() -> None:
    assert total("events: Ir\nsummary: 989848345\n") == 989848345
    with pytest.raises(ValueError, match="counted nothing"):
        total("events: Ir\n")
    lines = ["calls syscall", "----- -----", "   24382 sendto", "     993 read", "   25375 total"]
    assert table("\n".join(lines)) == {"sendto": 24382, "read": 993}


def test_five_per_cent_more_are_too_many() -> None:
    kept = {"one": 1000, "two": 2000}
    lines, good = compare(kept, {"one": 1050, "two": 1000})
    assert good
    assert lines[0] == "one: 1,050, kept are 1,000 (+5.0%): good"
    lines, good = compare(kept, {"one": 1051, "two": 2000})
    assert not good
    assert lines == [
        "one: 1,051, kept are 1,000 (+5.1%): too many",
        "two: 2,000, kept are 2,000 (+0.0%): good",
    ]
    lines, good = compare(kept, {"three": 10})
    assert good
    assert "nothing is kept" in lines[0]


def found(monkeypatch: pytest.MonkeyPatch, **counts: int) -> None:
    """Pretend that these were counted."""
    build = this_build()
    monkeypatch.setattr(
        instructions, "measure", lambda names: Counts(build.python, build.mypy, counts)
    )


def test_check_fails_if_a_game_needs_more(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    build = this_build()
    instructions.write(path, Counts(build.python, build.mypy, {"one": 1000}))
    found(monkeypatch, one=1040)
    assert check(path, ["one"]) == 0
    found(monkeypatch, one=1100)
    assert check(path, ["one"]) == 1


def test_counts_of_another_build_are_not_compared(
    monkeypatch: pytest.MonkeyPatch, path: Path, capsys: Capture
) -> None:
    instructions.write(path, Counts("2.7", "0.1", {"one": 1000}))
    found(monkeypatch, one=9000)
    assert check(path, ["one"]) == 0
    assert "Nothing is compared" in capsys.readouterr().out


def test_writing_keeps_what_was_counted_alike(path: Path) -> None:
    instructions.write(path, Counts("3", "2", {"two": 20, "one": 10}))
    instructions.write(path, Counts("3", "2", {"one": 11}))
    assert read(path) == Counts("3", "2", {"one": 11, "two": 20})
    instructions.write(path, Counts("4", "2", {"one": 12}))
    assert read(path) == Counts("4", "2", {"one": 12})


def test_without_valgrind_the_check_is_skipped(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr("sys.argv", ["instructions.py", "--check"])
    assert instructions.main() == 0
    assert "There is no valgrind here." in capsys.readouterr().out


def test_every_game_has_a_count() -> None:
    kept = read(instructions.KEPT).games
    assert set(kept) == set(games.names())
    assert min(kept.values()) > 100


def test_workload_is_the_same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(instructions, "WARM_UP", 1)
    name = games.names()[0]
    few = instructions.play(name, 2)
    assert few == instructions.play(name, 2) < instructions.play(name, 3)
    assert few <= 2 * instructions.MOST


# The load on a server


def test_others_are_compared_by_commands_and_by_processor_time() -> None:
    names = ["actions_per_s", "commands_per_s", "p50_ms", "p99_ms", "server_cpu", "load_cpu"]
    names += ["loop_us_per_command", "cpu_us_per_command", "frame_bytes", "kb_per_room"]
    ours, theirs = dict.fromkeys(names, 100.0), dict.fromkeys(names, 100.0)
    theirs |= {"commands_per_s": 400.0, "loop_us_per_command": 20.0, "cpu_us_per_command": 50.0}
    row = summary("letters", 50, 0.0, [ours])
    beside(row, "bare", [theirs])
    beside(row, "go", [theirs], ALL)
    beside(row, "peer", [])
    assert (row.bare_per_s, row.bare_ratio, row.bare_cpu_ratio) == (400.0, 0.25, 0.2)
    assert (row.go_ratio, row.go_cpu_ratio, row.peer_ratio) == (0.25, 0.5, None)


@pytest.mark.parametrize("ids", [False, True])
@scenario
async def test_rooms_under_load_play_game_after_game(ids: bool) -> None:
    wide = settings(messages_per_second=10**6, message_burst=10**6)
    async with serving(wide) as served:
        url = f"http://{HOST}:{served.port}"
        load = Load(Namespace(url=url, game="coup", rate=0, ids=ids, script="", record=""))
        room = await open_room(load, 0)
        load.begin()
        await load.until(lambda: len(load.times) > 200)
        load.closing, load.running = True, False
    assert read_update(room.sockets[0].told).payload.seq > 100
    load.check()


# Ratios


def rows(python: float, cpp: float, ours: float, copies: float) -> list[Row]:
    return [
        Row(YARDSTICK, 4, "c++", "python", python),
        Row(YARDSTICK, 4, "c++", "cpp", cpp),
        Row(YARDSTICK, 4, "c++", "copy", 400),
        Row("one", 4, "compiled", "playout", ours, games_per_s=7),
        Row("one", 4, "compiled", "copy", copies),
        Row("one", 4, "compiled", "sample", 5),
    ]


def test_ratios_are_to_the_yardsticks_of_the_run() -> None:
    run = rows(100, 1000, 500, 800)
    set_ratios(run)
    *_, playout, copy, sample = run
    assert (playout.ratio_python, playout.ratio_cpp) == (5, 0.5)
    assert (copy.ratio_python, copy.ratio_cpp) == (2, None)
    assert (sample.ratio_python, sample.ratio_cpp) == (None, None)
    alone = rows(1, 1, 500, 800)[3:]
    set_ratios(alone)
    assert alone[0].ratio_cpp is None


def test_least_of_several_runs_counts() -> None:
    runs = [rows(100, 1000, 500, 800), rows(50, 2000, 900, 600)]
    for run in runs:
        set_ratios(run)
    *_, playout, copy, sample = least(runs)
    assert (playout.decisions_per_s, playout.ratio_python, playout.ratio_cpp) == (500, 5, 0.45)
    assert (copy.decisions_per_s, copy.ratio_python) == (600, 1.5)
    assert sample.games_per_s is None


# Attacks


@pytest.mark.parametrize("name", ["wrong codes", "coming and going", "tiny chunks", "lobbies"])
@scenario
async def test_an_attack_reaches_the_server_from_another_address(name: str) -> None:
    """Whatever comes of it, the server is there afterwards."""
    async with serving(settings(guesses_per_minute=1)) as served:
        room = await served.room("letters")
        one = Attacker(Target(served.port, 0, room, b""), 0, "127.0.0.2")
        with suppress(OSError, EOFError):
            await ATTACKS[name][0](one)
        assert (await served.get(f"/api/rooms/{room}")).status_code == 200


def test_a_file_of_a_long_game_is_one() -> None:
    found = decode_game(long_game(), "The game")
    assert len(found.log.events) > 10_000


# What is asked of them

SCRIPTS = {
    "bench.command": "--game",
    "bench.env": "--games",
    "bench.instructions": "--games",
    "bench.kernel": "--games",
    "bench.lengths": "",
    "bench.server": "--games",
    "bench.strength": "--games",
    "tools.pages": "first --games",
}


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_script_says_which_games_there_are(script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One line, and no traceback."""
    monkeypatch.setattr("sys.argv", [script, *SCRIPTS[script].split(), "chess"])
    if script == "bench.env":
        pytest.importorskip("numpy")
    if script == "tools.pages":
        pytest.importorskip("playwright")
    with pytest.raises(SystemExit) as end:
        import_module(script).main()
    assert str(end.value).startswith("There is no game 'chess'; there are citadels, coup")
