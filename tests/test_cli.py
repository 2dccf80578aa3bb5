"""The command line as people and scripts meet it."""

import io
import os
import pty
import signal
import subprocess
import sys
import time
from itertools import cycle, islice
from pathlib import Path

import msgspec
import pytest
from trained import trained_bots

from parlour import __version__, games
from parlour.cli import main
from parlour.kernel.game import Game
from parlour.kernel.replay import rebuild
from parlour.kernel.types import HIDDEN
from parlour.store.logfile import read_log_file

GAMES = [games.load(name) for name in games.names()]
ANY = GAMES[0]
SMALL = games.load("letters")  # quick to play
COMMANDS = ("calibrate", "compare", "games", "league", "play", "replay", "rules", "sim")
MAIN = "import sys; from parlour.cli import main; sys.exit(main())"
PROGRAM = [sys.executable, "-c", MAIN]
# Ctrl-C works there, even if these tests were started where it does not.
DEFAULT = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
INTERRUPTIBLE = [sys.executable, "-c", DEFAULT + MAIN]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


def run(capsys: Capture, *arguments: str) -> str:
    """What a command prints, if it goes well."""
    assert main(arguments) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def refusal(capsys: Capture, *arguments: str) -> str:
    """The one line in which a command is refused."""
    assert main(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert "Traceback" not in printed.err
    return printed.err.strip()


def json(capsys: Capture, *arguments: str) -> object:
    return msgspec.json.decode(run(capsys, *arguments, "--json"))


def typing(patch: Patch, *lines: str) -> None:
    """What stands on the standard input."""
    patch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))


# Help


def test_version(capsys: Capture) -> None:
    assert run(capsys, "--version").strip() == __version__


@pytest.mark.parametrize("arguments", [[], ["--help"], *([one, "--help"] for one in COMMANDS)])
def test_help(capsys: Capture, arguments: list[str]) -> None:
    text = run(capsys, *arguments)
    assert "Usage: parlour" in text
    if len(arguments) < 2:
        assert all(command in text for command in COMMANDS)


# Games and rules


def test_games_are_listed(capsys: Capture) -> None:
    text = run(capsys, "games")
    for game in GAMES:
        assert game.name in text
        assert game.words.title.split()[0] in text


def test_games_as_json(capsys: Capture) -> None:
    listed = json(capsys, "games")
    assert isinstance(listed, list)
    assert [one["name"] for one in listed] == games.names()
    for one, game in zip(listed, GAMES, strict=True):
        assert tuple(one["seats"]) == game.seats
        assert list(one["presets"]) == list(game.presets)
        assert [option["name"] for option in one["options"]] == [o.name for o in game.options]
        assert all({"title", "default"} <= option.keys() for option in one["options"])


@each_game
def test_rules(capsys: Capture, game: Game) -> None:
    text = run(capsys, "rules", game.name)
    assert game.words.rules.strip() in text
    for title, rule in game.words.faces.values():
        assert f"{title} – {rule}" in text
    for name in [*(option.name for option in game.options), *game.presets]:
        assert name in text


# Refusals


@pytest.mark.parametrize(
    ("arguments", "match"),
    [
        ("dance", "dance"),
        ("--dance", "dance"),
        ("rules", "Which game"),
        ("play", "Which game"),
        ("sim", "Which game"),
        ("rules nothing", "no game 'nothing'"),
        ("play nothing", "no game 'nothing'"),
        ("sim nothing", "no game 'nothing'"),
        ("games extra", "extra"),
        ("sim GAME extra", "extra"),
        ("sim GAME --dance", "--dance"),
        ("sim GAME --seats 99", "not 99"),
        ("sim GAME --seats 0", "not 0"),
        ("sim GAME --seats -1", "not -1"),
        ("sim GAME --seats many", "--seats is a whole number"),
        ("sim GAME --seats 2.5", "--seats is a whole number"),
        ("sim GAME --seats", "--seats"),
        ("sim GAME --games 0", "at least one game"),
        ("sim GAME --games 1e3", "--games is a whole number"),
        ("sim GAME --seed x", "--seed is a whole number"),
        ("sim GAME --bots clever", "no bot 'clever' for"),
        ("sim GAME --bots ,", "at least one bot"),
        ("sim GAME --seats 2 --bots random,random,random", "3 bots do not fit"),
        ("sim GAME --jobs 0", "--jobs is a number from 1"),
        ("sim GAME --cluster x", "--cluster is local"),
        ("sim GAME --out /nowhere/at/all", "Cannot write"),
        ("sim GAME --csv /nowhere/at/all", "Cannot write"),
        ("sim GAME --report /", "Cannot write"),
        ("sim GAME --preset none", "Preset none is unknown"),
        ("sim GAME --options what", "name=value"),
        ("sim GAME --options what=1", "Option what is unknown"),
        ("league", "Which game"),
        ("league GAME", "at least two bots"),
        ("league GAME --bots random,random", "at least two bots"),
        ("league GAME --bots random,clever", "no bot 'clever'"),
        ("league GAME --bots random,greedy --games 0", "at least one game"),
        ("league GAME --bots random,greedy --seats 1", "not 1"),
        ("compare", "Which game"),
        ("compare GAME random", "Name two bots"),
        ("compare GAME random clever", "no bot 'clever'"),
        ("compare GAME random greedy --alpha x", "--alpha is a number"),
        ("compare GAME random greedy --alpha 0.9", "--alpha is a number between"),
        ("compare GAME random greedy --elo1 -5", "must be below"),
        ("calibrate", "Which game"),
        ("calibrate GAME", "Name a bot"),
        ("calibrate GAME random", "Bot random has: none"),
        ("calibrate GAME random --parameters x=1:2", "no parameter 'x'"),
        ("calibrate GAME clever --parameters x=1:2", "no bot 'clever'"),
        ("play GAME --seats 99", "not 99"),
        ("play GAME --seat 9", "from 0 to"),
        ("play GAME --seat -1", "from 0 to"),
        ("play GAME --bots clever", "no bot 'clever'"),
        ("play GAME --name=", "name"),
        ("play GAME --save /nowhere/at/all", "Cannot write"),
        ("replay", "FILE"),
        ("replay /nowhere/at/all", "Cannot read"),
        ("replay /", "Cannot read"),
    ],
)
def test_refused_in_one_line(capsys: Capture, arguments: str, match: str) -> None:
    assert match in refusal(capsys, *arguments.replace("GAME", ANY.name).split())


@each_game
def test_bad_options_are_refused(capsys: Capture, game: Game) -> None:
    for option in game.options:
        message = refusal(capsys, "sim", game.name, "--options", f"{option.name}=nonsense")
        assert f"Option {option.name} is" in message


def test_the_program_itself_refuses() -> None:
    done = subprocess.run([*PROGRAM, "sim", "nothing"], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


# Simulation


@each_game
def test_simulation_as_json(capsys: Capture, game: Game) -> None:
    seats = str(game.seats[0])
    bots = ",".join(["random"] * game.seats[0])
    result = json(
        capsys, "sim", game.name, "--seats", seats, "--bots", bots, "--games", "20", "--seed", "4"
    )
    assert isinstance(result, dict)
    assert set(result) == {
        *("game", "seats", "seed", "options", "games", "bots", "starter_wins", "length"),
        *("seconds", "games_per_second", "draws", "unfinished", "most"),
        *("by_seat", "lengths", "points"),
    }
    assert (result["games"], result["seed"], result["game"]) == (20, 4, game.name)
    assert result["options"] == game.settle()
    assert set(result["length"]) == {"mean", "sd", "min", "max"}
    for bot in result["bots"]:
        assert list(bot) == ["name", "wins", "share", "low", "high"]
        assert bot["low"] <= bot["share"] <= bot["high"]
    assert sum(bot["share"] for bot in result["bots"]) == pytest.approx(1)


@each_game
def test_simulation_repeats_with_its_seed(capsys: Capture, game: Game) -> None:
    once, again, other = (
        json(capsys, "sim", game.name, "--games", "10", "--seed", seed) for seed in "778"
    )
    assert isinstance(once, dict)
    assert isinstance(again, dict)
    assert isinstance(other, dict)
    assert once["length"] == again["length"]
    assert once["bots"] == again["bots"]
    assert once["lengths"] != other["lengths"] or once["points"] != other["points"]


@each_game
def test_simulation_takes_presets_and_options(capsys: Capture, game: Game) -> None:
    for preset in game.presets:
        given = {option.name: option.default for option in game.options[:1]}
        text = ",".join(f"{name}={value}" for name, value in given.items())
        arguments = ["--preset", preset, "--options", text, "--games", "2"]
        result = json(capsys, "sim", game.name, *arguments)
        assert isinstance(result, dict)
        assert result["options"] == game.settle(given, preset)


@each_game
def test_simulation_for_people(capsys: Capture, game: Game) -> None:
    text = run(capsys, "sim", game.name, "--bots", "random,random", "--games", "30")
    assert game.words.title in text
    assert "seed" in text
    assert text.count(" to ") == 3  # two intervals and the length
    assert "30 games in" in text
    alone = run(capsys, "sim", game.name, "--games", "3")
    assert f"{game.seats[1]} seats" in alone
    assert "All of them were random." in alone


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupted_simulation_reports(jobs: str, tmp_path: Path) -> None:
    """Ctrl-C reaches all processes of a terminal's group."""
    out = tmp_path / "games"
    arguments = ["--games", "100000000", "--json", "--jobs", jobs, "--out", str(out)]
    process = subprocess.Popen(
        [*INTERRUPTIBLE, "sim", ANY.name, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    end = time.monotonic() + 60
    while not out.exists() or out.read_bytes().count(b"\n") < 4:
        assert process.poll() is None
        assert time.monotonic() < end
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    printed, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err == b""
    number = msgspec.json.decode(printed)["games"]
    assert 0 < number < 100_000_000
    lines = [msgspec.json.decode(line) for line in out.read_bytes().splitlines()[1:]]
    assert number == sum(line["last"] - line["first"] + 1 for line in lines)


def test_simulation_goes_on_and_writes_files(capsys: Capture, tmp_path: Path) -> None:
    out, table, report = (tmp_path / name for name in ("games", "t.csv", "r.html"))
    command = ["sim", ANY.name, "--bots", "greedy,random", "--out", str(out)]
    json(capsys, *command, "--games", "6", "--seed", "5")
    files = ["--csv", str(table), "--report", str(report)]
    result = json(capsys, *command, "--games", "10", *files)  # the seed is in the file
    again = json(capsys, "sim", ANY.name, "--bots", "greedy,random", "--games", "10", "--seed", "5")
    assert isinstance(result, dict)
    assert isinstance(again, dict)
    for key in ("games", "seed", "bots", "lengths", "points", "starter_wins"):
        assert result[key] == again[key]
    header, *rows = table.read_text().splitlines()
    assert header.startswith("bot,seats,games,wins,draws,unfinished,share,low,high")
    assert [row.split(",")[0] for row in rows] == ["greedy", "random"]
    assert "<svg" in report.read_text()
    assert "other settings: seed is 5 there, 6 here" in refusal(capsys, *command, "--seed", "6")


# League, comparison, calibration


def test_league(capsys: Capture, tmp_path: Path) -> None:
    out, report = tmp_path / "league", tmp_path / "league.html"
    command = ["league", SMALL.name, "--games", "8", "--out", str(out), "--seed", "3"]
    two = json(capsys, *command, "--bots", "greedy,random")
    assert isinstance(two, dict)
    assert two["games"] == 8
    text = run(capsys, *command, "--bots", "greedy,random,easy", "--report", str(report))
    assert "24 games, ratings by Bradley–Terry" in text
    assert "The first turn is worth" in text
    assert "Cross-table" in report.read_text()


def test_compare(capsys: Capture) -> None:
    command = ["compare", SMALL.name, "greedy", "random", "--seed", "1"]
    text = run(capsys, *command)
    assert "greedy is better than random." in text
    answer = json(capsys, *command, "--games", "4")
    assert isinstance(answer, dict)
    assert (answer["decision"], answer["games"]) == ("undecided", 4)


def test_calibrate(capsys: Capture, tmp_path: Path) -> None:
    out, keep, report = (tmp_path / name for name in ("found.json", "games", "r.html"))
    command = ["calibrate", SMALL.name, "trained", "--parameters", "skill=0:12:6", "--games", "4"]
    command += ["--opponent", "random", "--keep", str(keep), "--report", str(report), "--seed", "2"]
    with trained_bots():
        text = run(capsys, *command, "--out", str(out))
        assert "Best: trained:skill=6" in text
        size = keep.stat().st_size
        assert run(capsys, *command) == text  # nothing is played again
    assert keep.stat().st_size == size
    assert msgspec.json.decode(out.read_bytes())["parameters"] == {"skill": 6}
    assert "<svg" in report.read_text()


# Play


ANSWERS = ("1", "2", "x", "1", "b", "3", "", "1", "?", "1")


@each_game
def test_whole_game_is_played(
    capsys: Capture, game: Game, monkeypatch: Patch, tmp_path: Path
) -> None:
    for seats in {*game.seats}:
        path = tmp_path / f"{seats}.jsonl"
        typing(monkeypatch, *islice(cycle(ANSWERS), 20_000))
        arguments = ["--seats", str(seats), "--seat", str(seats - 1), "--seed", "8"]
        text = run(capsys, "play", game.name, *arguments, "--save", str(path), "--name", "Zoë")
        table = rebuild(read_log_file(path).log)
        assert ("The game goes to " in " ".join(text.split())) == bool(table.winners)
        assert "Scores: " in text
        assert "Type a number from 1 to" in text
        file = read_log_file(path)
        assert file.names[seats - 1] == "Zoë"
        assert table.over
        told = run(capsys, "replay", str(path))
        assert "Turn 1" in told
        assert told.rstrip().splitlines()[-1] in text


@each_game
def test_same_seed_same_play(capsys: Capture, game: Game, monkeypatch: Patch) -> None:
    texts = []
    for seed in ("3", "3", "4"):
        typing(monkeypatch, *["1"] * 20_000)
        texts.append(run(capsys, "play", game.name, "--seed", seed))
    assert texts[0] == texts[1] != texts[2]


@each_game
def test_commands_of_play(capsys: Capture, game: Game, monkeypatch: Patch) -> None:
    typing(monkeypatch, "h", "?", "r", "l", "v", "b", "99", "nonsense", "Q")
    text = run(capsys, "play", game.name, "--seed", "1")
    assert "take back what you have picked" in text
    assert all(title in text for title, _ in game.words.faces.values())
    assert "There is nothing to take back." in text
    assert text.count("or h for help.") == 2
    assert text.endswith("The game stops here.\n")


@each_game
def test_end_of_input_ends_the_game(
    capsys: Capture, game: Game, monkeypatch: Patch, tmp_path: Path
) -> None:
    typing(monkeypatch, "1")
    path = tmp_path / "game"
    text = run(capsys, "play", game.name, "--save", str(path))
    assert "The game stops here." in text
    assert not rebuild(read_log_file(path).log).over
    assert "The game is not over." in run(capsys, "replay", str(path), "--truth")


def test_interrupt_ends_the_game(capsys: Capture, monkeypatch: Patch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert main(["play", ANY.name]) == 130
    assert "The game stops here." in capsys.readouterr().out


@each_game
def test_table_hides_what_the_player_may_not_know(
    capsys: Capture, game: Game, monkeypatch: Patch, tmp_path: Path
) -> None:
    typing(monkeypatch, "q")
    path = tmp_path / "game"
    text = run(capsys, "play", game.name, "--seats", "2", "--seed", "2", "--save", str(path))
    (row,) = [line for line in text.splitlines() if line[2:].startswith("Ada  ")]
    assert "card" in row
    titles = {HIDDEN: ""}
    titles |= {at: game.words.faces[face.name][0] for at, face in enumerate(game.faces, 1)}
    table = rebuild(read_log_file(path).log)
    seen = {titles[face] for face in table.view(0).faces}
    assert not any(title in row for title in set(titles.values()) - seen)


# Replay


@pytest.fixture
def saved(tmp_path: Path, capsys: Capture, monkeypatch: Patch) -> Path:
    """A whole game in a file."""
    path = tmp_path / "saved.jsonl"
    typing(monkeypatch, *["1"] * 5000)
    run(capsys, "play", ANY.name, "--seats", "2", "--seed", "6", "--save", str(path))
    return path


def test_replay_through_different_eyes(capsys: Capture, saved: Path) -> None:
    eyes = (["--seat", "watcher"], ["--seat", "0"], ["--seat", "1"], ["--truth"])
    texts = [run(capsys, "replay", str(saved), *arguments) for arguments in eyes]
    assert len(set(texts)) == 4
    assert texts[0] == run(capsys, "replay", str(saved))
    assert texts[3] == run(capsys, "replay", str(saved), "--seat", "all")


def test_plain_replay_is_one_sentence_a_line(capsys: Capture, saved: Path) -> None:
    lines = run(capsys, "replay", str(saved), "--plain").splitlines()
    assert lines[-1].startswith("Scores: ")
    assert all(line.endswith(".") for line in lines[:-1])


def test_replay_refusals(capsys: Capture, saved: Path, tmp_path: Path) -> None:
    assert "from 0 to 1" in refusal(capsys, "replay", str(saved), "--seat", "2")
    assert "watcher" in refusal(capsys, "replay", str(saved), "--seat", "me")
    lines = saved.read_bytes().splitlines()
    for content in (b"junk", lines[0] + b"\n{}", lines[0] + b'\n{"type":"ended","winners":[40]}'):
        (tmp_path / "bad").write_bytes(content)
        refusal(capsys, "replay", str(tmp_path / "bad"))


# Terminals and pipes


def on_terminal(*arguments: str) -> str:
    """What a command shows on a terminal 80 columns wide."""
    mine, theirs = pty.openpty()
    environment = os.environ | {"TERM": "xterm", "COLUMNS": "80", "LINES": "24"}
    process = subprocess.Popen(
        [*PROGRAM, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    )
    os.close(theirs)
    shown = b""
    try:
        while data := os.read(mine, 65536):
            shown += data
    except OSError:  # the other end is closed
        pass
    os.close(mine)
    assert process.wait(60) == 0
    return shown.decode()


def test_rules_on_a_terminal() -> None:
    shown = on_terminal("rules", ANY.name)
    assert "\x1b[1m" in shown
    assert "**" not in shown


def test_simulation_on_a_terminal_shows_progress() -> None:
    assert "/300" in on_terminal("sim", ANY.name, "--games", "300")


def test_closed_pipe_is_no_accident() -> None:
    command = [*PROGRAM, "games", "--json"]
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(command, stdout=write, stderr=subprocess.PIPE)
    os.close(write)
    assert done.stderr == b""
