"""`parlour sim`."""

import os
import signal
import subprocess
import time
from pathlib import Path

import msgspec
import pytest

from commands import (
    ANY,
    INTERRUPTIBLE,
    SMALL,
    Capture,
    each_game,
    json,
    on_terminal,
    refusal,
    run,
)
from parlour.kernel.game import Game


@each_game
def test_simulation_as_json(capsys: Capture, game: Game) -> None:
    seats = str(game.seats_for()[0])
    bots = ",".join(["random"] * game.seats_for()[0])
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
        arguments = ["--preset", preset, "--options", text, "--games", "2", "--most", "1000"]
        result = json(capsys, "sim", game.name, *arguments)
        assert isinstance(result, dict)
        assert result["options"] == game.settle(given, preset)


@each_game
def test_bad_options_are_refused(capsys: Capture, game: Game) -> None:
    for option in game.options:
        message = refusal(capsys, "sim", game.name, "--options", f"{option.name}=nonsense")
        assert f"Option {option.name} is" in message


@each_game
def test_simulation_for_people(capsys: Capture, game: Game) -> None:
    command = ["sim", game.name, "--bots", "random,random", "--games", "30", "--most", "1000"]
    text = run(capsys, *command)
    assert game.words.title in text
    assert "seed" in text
    assert text.count(" to ") == 2 + ("Turns in a finished game" in text)  # intervals and length
    assert "30 games in" in text
    alone = run(capsys, "sim", game.name, "--games", "3")
    assert f"{game.seats_for()[1]} seats" in alone
    assert "All of them were random." in alone


@each_game
def test_simulation_breaks_off_long_games(capsys: Capture, game: Game) -> None:
    command = ["sim", game.name, "--games", "6", "--most", "3"]
    result = json(capsys, *command)
    assert isinstance(result, dict)
    assert (result["games"], result["unfinished"], result["most"]) == (6, 6, 3)
    text = run(capsys, *command)
    assert "Games without a winner, shared by all: 6 unfinished after 3 decisions." in text
    assert "Turns" not in text  # no game was finished


def test_simulation_of_a_game_that_need_not_end(capsys: Capture) -> None:
    """Random players seldom get rid of their cards."""
    command = ["sim", "eights", "--seats", "4", "--options", "turn_limit=0"]
    text = run(capsys, *command, "--games", "3", "--seed", "1", "--most", "1000")
    assert "3 games in" in text
    assert "unfinished after 1,000 decisions." in text


def test_simulation_counts_draws_apart(capsys: Capture) -> None:
    command = ["sim", SMALL.name, "--bots", "random,random", "--options", "tokens=1,tie=all"]
    result = json(capsys, *command, "--games", "300", "--seed", "1")
    assert isinstance(result, dict)
    assert result["draws"] > 0
    text = run(capsys, *command, "--games", "300", "--seed", "1")
    assert f"Games without a winner, shared by all: {result['draws']} drawn." in text


@pytest.mark.parametrize("most", ["0", "-1", "3.5", "many"])
def test_wrong_bound_is_refused(capsys: Capture, most: str) -> None:
    message = refusal(capsys, "sim", ANY.name, "--most", most)
    assert message.endswith((f"not {most}.", f"not {most!r}."))


def test_a_long_name_leaves_the_numbers_whole() -> None:
    name = "flat:iterations=1:milliseconds=50:least=0.25:depth=1:policy=0.5"
    shown = on_terminal("sim", "letters", "--bots", f"{name},random", "--games", "2")
    assert "% to " in shown
    assert "…" not in shown.partition("Bot ")[2]


def test_simulation_on_a_terminal_shows_progress() -> None:
    assert "/300" in on_terminal("sim", ANY.name, "--games", "300")


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
