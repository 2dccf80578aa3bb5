"""The program as a whole: help, refusals, pipes."""

import os
import re
import shlex
import shutil
import subprocess

import pytest

from commands import ANY, PROGRAM, Capture, on_terminal, refusal, run
from parlour import __version__, games, pure
from parlour.cli.app import app
from parlour.cli.epilogues import EXAMPLES
from parlour.cli.exits import BROKEN_PIPE, INTERRUPTED, NOT_HELD, NOT_READY, REFUSED

COMMANDS = tuple(EXAMPLES)


def test_version(capsys: Capture) -> None:
    version, _, build = run(capsys, "--version").strip().partition(" ")
    assert version == __version__
    assert build == ("(compiled)" if pure.is_compiled() else "(plain Python)")


@pytest.mark.parametrize("arguments", [[], ["--help"], *([one, "--help"] for one in COMMANDS)])
def test_help(capsys: Capture, arguments: list[str]) -> None:
    text = run(capsys, *arguments)
    assert "Usage: parlour" in text
    if len(arguments) < 2:
        assert all(command in text for command in COMMANDS)
        assert "Exit codes: 0 done; 1 the server is not ready" in text
    else:
        assert all(line[:70] in text for line in EXAMPLES[arguments[0]])
        check_codes(arguments[0], text)


def test_help_says_what_each_command_is_for() -> None:
    """In a program of its own: here other tests have imported them."""
    told = subprocess.run([*PROGRAM, "--help"], capture_output=True, text=True, check=True).stdout
    for command in COMMANDS:
        assert re.search(rf"│ {command} +[A-Z]\w+ ", told), command


@pytest.mark.parametrize("line", [line for lines in EXAMPLES.values() for line in lines])
def test_examples_can_be_typed(line: str) -> None:
    words = shlex.split(line.partition(" > ")[0])[1:]
    command, bound, _ = app.parse_args(words, exit_on_error=False, print_error=False)
    assert callable(command), bound


def offered(capsys: Capture, *words: str) -> list[str]:
    """What a shell is told when somebody presses Tab."""
    lines = run(capsys, "__complete", *words).split("begin\n")[1].splitlines()
    return [line.split("\t")[0] for line in lines]


def test_tab_offers_games_presets_and_bots(capsys: Capture) -> None:
    assert offered(capsys, "play", "") == games.names()
    assert offered(capsys, "tui", "") == games.names()
    assert offered(capsys, "play", ANY.name, "--preset", "") == list(ANY.presets)
    assert "random,greedy" in offered(capsys, "sim", ANY.name, "--bots", "random,")
    assert offered(capsys, "sim", "nothing", "--bots", "") == []
    assert offered(capsys, "bot", "hard", "") == games.names()
    assert "hard" in offered(capsys, "compare", ANY.name, "")
    assert "hard" in offered(capsys, "calibrate", ANY.name, "")


def test_tab_offers_house_rules(capsys: Capture) -> None:
    assert "reactions=first" in offered(capsys, "play", "coup", "--options", "")
    second = offered(capsys, "rules", "letters", "--options", "tie=all,")
    assert "tie=all,tokens=2" in second
    assert "tie=all,open_cards=3" in second


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts(capsys: Capture, shell: str) -> None:
    text = run(capsys, "completion", shell)
    assert all(command in text for command in COMMANDS)
    if shutil.which(shell):
        done = subprocess.run([shell, "-n"], input=text, text=True, capture_output=True)
        assert (done.returncode, done.stderr) == (0, "")


def test_the_script_for_zsh_works_sourced_and_from_fpath(capsys: Capture) -> None:
    """Its function is called where zsh loads the file itself, and announced elsewhere."""
    *_, condition, called, other, announced, end = run(capsys, "completion", "zsh").splitlines()
    assert (condition, other, end) == ('if [[ "$funcstack[1]" == _parlour ]]; then', "else", "fi")
    function = called.split()[0]
    assert announced.split() == ["compdef", function, "parlour"]
    assert f"{function}() {{" in run(capsys, "completion", "zsh")


def coloured(text: str) -> bool:
    return bool(re.search(r"\x1b\[[\d;]*3\d", text))


def test_colours_only_where_they_are_wanted() -> None:
    words = ("rules", ANY.name)
    assert coloured(on_terminal(*words))
    assert not coloured(on_terminal(*words, NO_COLOR="1"))
    assert "\x1b" not in on_terminal(*words, TERM="dumb")
    done = subprocess.run([*PROGRAM, *words], capture_output=True, text=True)
    assert "\x1b" not in done.stdout


def test_exit_codes_are_those_of_the_help(capsys: Capture) -> None:
    told = " ".join(run(capsys, "--help").split())
    assert codes_in(told) == [0, NOT_READY, REFUSED, INTERRUPTED, BROKEN_PIPE]


def check_codes(command: str, told: str) -> None:
    own = {"check": {NOT_HELD}, "health": {NOT_READY}}.get(command, set())
    stopped = set() if command == "serve" else {INTERRUPTED}
    assert codes_in(told) == sorted({0, REFUSED, BROKEN_PIPE} | own | stopped)


def codes_in(told: str) -> list[int]:
    codes = " ".join(told.split()).partition("Exit codes: ")[2]
    return [int(code) for code in re.findall(r"(?:^|; )(\d+) ", codes)]


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


def test_the_program_itself_refuses() -> None:
    done = subprocess.run([*PROGRAM, "sim", "nothing"], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("words", ["games --json", "--help", "play --help", "rules letters"])
def test_closed_pipe_is_no_accident(words: str) -> None:
    command = [*PROGRAM, *words.split()]
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(command, stdout=write, stderr=subprocess.PIPE)
    os.close(write)
    assert (done.returncode, done.stderr) == (BROKEN_PIPE, b"")
