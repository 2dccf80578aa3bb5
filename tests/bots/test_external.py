"""Programs that play: over pipes and sockets, and what becomes of those that fail."""

import logging
import os
import re
import shlex
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tabletop import error_in, stage

from parlour import games
from parlour.bots import external
from parlour.bots.external import PROTOCOL, VERSION, ExternalBot, question, read_address
from parlour.bots.registry import check_bot, check_offered, make_bot
from parlour.bots.speaker import BotServer, Speaker
from parlour.cli import main
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game
from parlour.kernel.plain import Plain, table_plain
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.lab.simulate import simulate
from parlour.room.messages import AddBot
from parlour.server.workers import jobs
from waiting import DEADLINE

ROOT = Path(__file__).parent.parent.parent
PARLOUR = [sys.executable, "-c", "from parlour.cli import main; main()"]
EXAMPLE = f"exec:{sys.executable} {ROOT / 'examples/external_bot.py'}"
GAMES = [games.load(name) for name in games.names()]
LETTERS = games.load("letters")
LONG = 60.0  # seconds: only a program that hangs takes them

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

HELLO = f'{{"type": "hello", "protocol": "{PROTOCOL}", "version": {VERSION}}}'
PREAMBLE = "import json, os, sys, time\nsys.stdin.readline()\n"
GREET = f"print({HELLO!r}, flush=True)\n"
LEGAL = "q = json.loads(sys.stdin.readline())\n"
ANSWER = "print(json.dumps({'type': 'choice', 'number': %s}), flush=True)\n"


@pytest.fixture(autouse=True)
def clean_record() -> Iterator[None]:
    external.troubles.clear()
    yield
    external.troubles.clear()


def program(tmp_path: Path, text: str, seconds: float = LONG) -> str:
    """The name of a bot that runs this."""
    file = tmp_path / "bot.py"
    file.write_text(PREAMBLE + text)
    return f"exec:seconds={seconds}:{sys.executable} -S {file}"


class Forwarding:
    """Plays as the bot of that name would at the other end of a wire."""

    def __init__(self, name: str, game: Game) -> None:
        self.bot = make_bot(name, game)

    def choose(self, view: Table, rng: Random) -> int:
        return self.bot.choose(view, Random(str(int(rng.word()))))


def course(game: Game, name: str, seed: int, most: int = 40) -> list[int]:
    """What is decided in a game in which seat 0 is played by this bot and all others at random."""
    bot = make_bot(name, game) if external.is_external(name) else Forwarding(name, game)
    rng, stream = Random(seed), Random(f"{seed}/0")
    table = game.start(game.seats_for()[0], rng)
    decisions: list[int] = []
    while not table.over and len(decisions) < most:
        seat = table.next_seat()
        mine = seat == 0
        action = bot.choose(table.view(0), stream) if mine else table.random_choice(seat, rng)
        table.act(seat, action, rng)
        decisions.append(action)
    return decisions


# Our bots as programs


@pytest.fixture
def listening(request: pytest.FixtureRequest) -> Iterator[str]:
    game: Game = request.getfixturevalue("game")
    with BotServer("127.0.0.1", 0, lambda: Speaker("greedy", game)) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield f"tcp:127.0.0.1:{server.server_address[1]}"
        server.shutdown()
        thread.join()


@each_game
def test_a_bot_decides_the_same_at_the_end_of_a_wire(game: Game, listening: str) -> None:
    for seed in range(2):
        assert course(game, listening, seed) == course(game, "greedy", seed), f"seed {seed}"
    assert not external.troubles


def test_parlour_bot_plays_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))
    name = f"exec:{shlex.join(PARLOUR)} bot greedy letters"
    assert course(LETTERS, name, 1) == course(LETTERS, "greedy", 1)
    assert not external.troubles


def test_example_plays_whole_games() -> None:
    assert simulate(LETTERS, 2, [EXAMPLE, "random"], 3, 7).games == 3
    assert not external.troubles


def test_processes_end_with_the_game(tmp_path: Path) -> None:
    name = program(
        tmp_path,
        GREET
        + "for line in sys.stdin:\n  q = json.loads(line)\n  "
        + ANSWER % "q['choices'][0]['number']"
        + "open(sys.argv[0] + '.end', 'w').close()\n",
    )
    bot = make_bot(name, LETTERS)
    table = LETTERS.start(2, Random(1))
    bot.choose(table.view(table.next_seat()), Random(1))
    del bot
    assert (tmp_path / "bot.py.end").exists()  # it saw the end of its input and was waited for


# What a program is told


def test_house_rules_and_view_go_with_every_question() -> None:
    options = LETTERS.settle({"open_cards": 3})
    table = LETTERS.start(3, Random(1), options)
    seat = table.next_seat()
    asked = question(table.view(seat), 5)
    assert asked["options"] == options
    assert asked["view"] == table_plain(table.view(seat))
    numbers = [choice["number"] for choice in asked["choices"]]  # type: ignore[attr-defined]
    assert numbers == table.choices(seat)


# Programs that fail


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("sys.exit(1)\n", "crashed"),
        (GREET + "sys.exit(1)\n", "crashed"),
        (GREET + LEGAL + ANSWER % "q['choices'][0]['number']" + "sys.exit(1)\n", "crashed"),
        ("time.sleep(60)\n" + GREET, "slow"),
        (GREET + "time.sleep(60)\n", "slow"),
        (GREET + LEGAL + ANSWER % "99999", "illegal"),
        (GREET + LEGAL + ANSWER % "True", "illegal"),
        (GREET + LEGAL + 'print(\'{"type": "choice", "action": {"type": "x"}}\')\n', "illegal"),
        (GREET + LEGAL + "print('what?', flush=True)\n", "malformed"),
        (GREET + LEGAL + "print('[1]', flush=True)\n", "malformed"),
        (GREET + LEGAL + "print('x' * 100_000, flush=True)\ntime.sleep(60)\n", "malformed"),
        (GREET.replace(f"{VERSION}}}", "99}"), "malformed"),
        ('print(\'{"type": "error", "message": "no"}\', flush=True)\n', "malformed"),
    ],
)
def test_a_program_that_fails_is_replaced(
    tmp_path: Path,
    text: str,
    what: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(external, "STARTING", 0.3 if what == "slow" else LONG)
    name = program(tmp_path, text, 0.3 if what == "slow" else LONG)
    with caplog.at_level(logging.WARNING, "parlour"):
        simulate(LETTERS, 2, [name, "random"], 1, 3)
    assert external.troubles == {(name, what): 1}
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert f"{what} in 1 game" in external.report()[0]
    assert not external.report()


def test_a_program_that_does_not_read_stops_nobody(tmp_path: Path) -> None:
    """Its input is full before a question is written."""
    name = program(tmp_path, GREET + "time.sleep(60)\n", 0.3)
    bot = ExternalBot(name, lambda: make_bot("random", LETTERS))
    table = LETTERS.start(2, Random(1))
    view = table.view(table.next_seat())
    view.faces = vec[i64](list(view.faces) * 20_000)
    view.known = vec[i64](list(view.known) * 20_000)
    assert bot.choose(view, Random(1)) in view.choices(view.viewer)
    assert external.troubles == {(name, "slow"): 1}


def test_what_a_failed_program_has_started_ends_with_it(tmp_path: Path) -> None:
    child = f"import subprocess\np = subprocess.Popen([{sys.executable!r}, '-c', 'input()'])\n"
    note = "open(sys.argv[0] + '.pid', 'w').write(str(p.pid))\n"
    name = program(tmp_path, child + note + GREET + LEGAL + ANSWER % "-1" + "time.sleep(60)\n")
    simulate(LETTERS, 2, [name, "random"], 1, 3)
    assert external.troubles == {(name, "illegal"): 1}
    pid = int((tmp_path / "bot.py.pid").read_text())
    end = time.monotonic() + DEADLINE
    while runs(pid):
        assert time.monotonic() < end, f"process {pid} lives on"
        time.sleep(0.01)


def runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"
    except OSError:
        return False


def test_nobody_listens() -> None:
    name = "tcp:127.0.0.1:1"
    simulate(LETTERS, 2, [name, "random"], 1, 3)
    assert external.troubles == {(name, "unreachable"): 1}


def test_sim_reports_in_one_line(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    name = program(tmp_path, GREET + "sys.exit(1)\n")
    assert main(["sim", "letters", "--bots", f"{name},random", "--games", "3", "--seed", "1"]) == 0
    last = capfd.readouterr().err.splitlines()[-1]
    assert last == f"Bot {name} was replaced by the stand-in: crashed in 3 games."


# Names


def test_addresses() -> None:
    command = read_address(f"exec:seconds=2.5:{sys.executable} 'a b' c")
    assert (command.seconds, command.command[1:]) == (2.5, ("a b", "c"))
    there = read_address("tcp:[::1]:70")
    assert (there.seconds, there.host, there.port) == (external.SECONDS, "::1", 70)


@pytest.mark.parametrize(
    "name",
    ["exec:", "exec:'", "exec:no-such-program-here", "exec:seconds=0:true", "exec:seconds=x:true"]
    + ["tcp:", "tcp:host", "tcp:host:99999", "tcp::80", "tcp:host:x"],
)
def test_bad_names_are_refused(name: str) -> None:
    with pytest.raises(Malformed):
        check_bot(name, LETTERS)


@pytest.mark.parametrize("name", ["exec:true", "tcp:localhost:80", EXAMPLE])
def test_people_in_a_room_cannot_name_programs(name: str) -> None:
    check_bot(name, LETTERS)
    with pytest.raises(Malformed, match="In a room"):
        check_offered(name, LETTERS)
    top = stage("letters", "ab", begin=False)
    error = error_in(top.send("a", AddBot(name)))
    assert error is not None
    assert "In a room" in error.text
    assert len(top.room.state.places) == 2
    view = LETTERS.start(2, Random(1)).view(0)
    answer = jobs.answer(jobs.question(view, LETTERS.settle(), name, "1"))
    assert answer.startswith(jobs.MALFORMED)


# The other end


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"type": "choose"},
        {"type": "hello", "protocol": "chess", "version": 1},
        {"type": "hello", "protocol": PROTOCOL, "version": 99},
        {"type": "hello", "protocol": PROTOCOL, "version": VERSION, "game": "chess"},
    ],
)
def test_strange_messages_are_refused(message: Plain) -> None:
    with pytest.raises(Malformed):
        Speaker("random", LETTERS).answer(message)


def test_parlour_bot_says_what_is_wrong_and_ends() -> None:
    done = subprocess.run(
        [*PARLOUR, "bot", "random", "letters"],
        input=b'{"type": "choose"}\n{}\n',
        capture_output=True,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        timeout=60,
    )
    assert done.stdout == b'{"type":"error","message":"The first message is hello."}\n'


# The manual


def test_documented_messages_are_those_that_are_sent() -> None:
    text = (ROOT / "docs/external-bots.md").read_text()
    found = [msgspec.json.decode(block) for block in re.findall(r"```json\n(.*?)```", text, re.S)]
    asked, greeted, choose, choice = found
    view = LETTERS.start(2, Random(4)).view(0)
    assert asked == external.hello(view, external.SECONDS)
    external.check_hello(greeted)
    sent = question(view, choose["seed"])
    assert choose.keys() == sent.keys()
    assert all(choose[key] == sent[key] for key in choose.keys() - {"view", "choices"})
    assert all(one in sent["choices"] for one in choose["choices"])  # type: ignore[operator]
    assert external.choice_read(view, choice) == choice["number"]
    assert all(f"`{key}`" in text for key in table_plain(view))
    for what in ("unreachable", "crashed", "slow", "malformed", "illegal"):
        assert f"| `{what}` |" in text
