"""Every command line in docs/oracle.md, run in a terminal."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from choosing import some_of
from programs.terminal import InTerminal
from server.wire import free_port

PAGE = Path(__file__).parent.parent.parent / "docs" / "oracle.md"
LINES = re.findall(r"^\| `(oracle --[^`]+)` \|", PAGE.read_text(), re.MULTILINE)
HELLO = '{"type":"hello","protocol":"parlour-bot","version":1,"game":"oracle"}\n'
CTRL_C, CTRL_D = "\x03", "\x04"

# Mode → what must be shown, what is typed then, and the exit code.
EXPECTED = {
    "help": ("exit codes:", "", 0),
    "version": ("oracle ", "", 0),
    "stda.auto": ("", "", 0),
    "stda.cli": ("What do you do?", "q\n", 0),
    "stda.tui": ("What do you do?", "qq", 0),
    "stda.sim": ("Nothing has been simulated yet.", "quit\r", 0),
    "stda.gui": ("Ctrl-C closes it", CTRL_C, 0),
    "server": ("Ctrl-C closes it", CTRL_C, 0),
    "server.cli": ("Ctrl-C closes it", CTRL_C, 0),
    "client.cli": ("Start the game", "q\n", 0),
    "client.tui": ("Start the game", CTRL_C, 130),
    "client.sim": ("Nothing has been simulated yet.", "quit\r", 0),
    "client.gui": ("/j/", "", 0),
}


class Evening:
    """A server of the program, and the ports that the lines of the page mean."""

    def __init__(self, folder: Path) -> None:
        self.ports = {name: str(free_port()) for name in ("8080", "4433", "8400", "4400")}
        words = ["--port", self.ports["4433"], "--web-port", self.ports["8080"]]
        self.program = InTerminal(folder, ["--server", *words])
        self.program.until("Ctrl-C closes it")

    def room(self) -> str:
        answer = httpx.post(
            f"http://localhost:{self.ports['8080']}/api/rooms", json={"game": "oracle"}
        )
        return str(answer.json()["room"])


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    found = Evening(tmp_path_factory.mktemp("evening"))
    yield found
    found.program.close()


def mode_of(line: str) -> str:
    words = [word.removeprefix("--") for word in line.split()]
    return next((word for word in words if word in EXPECTED), "ai")


def words_of(line: str, evening: Evening) -> list[str]:
    """The line's words, with ports and a room that are there."""
    mode = mode_of(line)
    words = [evening.ports.get(word, word) for word in line.split()[1:]]
    if "KRST" in words:
        words[words.index("KRST")] = evening.room()
    if mode == "server":
        words += ["--port", str(free_port()), "--web-port", str(free_port())]
    elif mode == "stda.gui":
        words += ["--web-port", str(free_port())]
    elif (mode.startswith("client.") and mode != "client.sim") or "--room" in words:
        words += ["--web-port", evening.ports["8080"]]
    return words


def test_the_page_has_every_mode() -> None:
    assert {mode_of(line) for line in LINES} == {*EXPECTED, "ai"}
    assert len(LINES) == len(set(LINES)) > 20


# One line of every mode; that options are understood is seen faster in test_oracle.py, and so is
# what help and version say.
@some_of(
    "line",
    LINES,
    *{m: line for line in LINES if (m := mode_of(line)) not in ("help", "version")}.values(),
)
def test_it_runs(line: str, evening: Evening, tmp_path: Path) -> None:
    (tmp_path / "config.toml").write_text('games = 20\nagents = ["novice", "balanced"]\n')
    program = InTerminal(tmp_path, words_of(line, evening))
    try:
        shown, typed, code = expected(line)
        program.until(shown)
        program.press(typed)
        assert program.ended() == code, program.shown()[-2000:]
        check_files(line, tmp_path)
    finally:
        program.close()


def expected(line: str) -> tuple[str, str, int]:
    if mode_of(line) != "ai":
        return EXPECTED[mode_of(line)]
    if "--room" in line:  # its host has not allowed programs
        return "programs", "", 2
    return "", HELLO + CTRL_D, 0


def check_files(line: str, folder: Path) -> None:
    if "summary.txt" in line:
        assert (folder / "summary.txt").read_text().startswith("Games: 50\n")
    if "evening.game" in line:
        assert (folder / "evening.game").exists()
