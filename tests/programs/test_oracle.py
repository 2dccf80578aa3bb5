"""The program `oracle`."""

import io
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from tabletop import stage

from parlour import cli, games
from parlour.bots.registry import make_bot
from parlour.gamefile import read_game
from parlour.games.oracle import GAME, rules
from parlour.games.oracle.cards import COLOURS
from parlour.games.oracle.rules_actions import TAKES
from parlour.games.oracle.rules_combat import COSTS, DRAW2, EXCHANGE, ROWS
from parlour.games.oracle.rules_table import ACTION, CARD_TAKEN, DECK, HAND, MULLIGAN, PICK, POOL
from parlour.kernel.bot import Bot, BotKind
from parlour.kernel.game import Game
from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.lab.matches import Tally, new_setting
from parlour.lab.simulate import Simulation, simulate, summarise
from parlour.programs import oracle
from parlour.programs.oracle_request import Config, settle
from parlour.room.room import Room
from server.wire import free_port

Out = pytest.CaptureFixture[str]

SUMMARY = r"""Games: 20
Strategy A: hybrid
Strategy B: novice
Win Rate A: (\d+\.\d)% \((\d+\.\d)% to (\d+\.\d)%\)
Win Rate B: (\d+\.\d)% \((\d+\.\d)% to (\d+\.\d)%\)
Draws: 0
Avg Game Length: (\d+\.\d) turns
"""


def run(*argv: str | Path) -> int:
    return oracle.main([str(word) for word in argv])


def refused(out: Out, *argv: str | Path) -> str:
    """The one line that says why not."""
    assert run(*argv) == 2
    told = out.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    return told.err


def deck_text(faces: list[int]) -> str:
    return "\n".join(GAME.faces[face - 1].name for face in faces)


def plain_deck() -> list[int]:
    """40 champions that cost something."""
    return [face for face in range(1, DRAW2) if COSTS[face]][:40]


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str, str], Path]:
    def write(name: str, text: str) -> Path:
        path = tmp_path / name
        path.write_text(text)
        return path

    return write


Write = Callable[[str, str], Path]


class Spy:
    """Stands in for `parlour`: keeps what it is asked, and the game that is found meanwhile."""

    def __init__(self) -> None:
        self.asked: list[list[str]] = []
        self.game: Game = GAME
        self.say = ""

    def main(self, argv: list[str]) -> int:
        self.asked.append(argv)
        self.game = games.load(GAME.name)
        print(self.say, end="")
        return 0


@pytest.fixture
def spy(monkeypatch: pytest.MonkeyPatch) -> Spy:
    found = Spy()
    monkeypatch.setattr(cli, "main", found.main)
    return found


# Simulation


def test_a_simulation_prints_a_summary(capsys: Out) -> None:
    assert run("--stda.auto", "--numsim", "20", "--seed", "1") == 0
    told = capsys.readouterr()
    found = re.fullmatch(SUMMARY, told.out)
    assert found, told.out
    ours, low, high, theirs, _, _, turns = (float(text) for text in found.groups())
    assert ours + theirs == pytest.approx(100)
    assert low <= ours <= high
    assert ours > 80
    assert 4 < turns < 40
    assert told.err == ""


def test_the_same_seed_gives_the_same_games_and_output_goes_to_a_file(
    capsys: Out, tmp_path: Path
) -> None:
    words = ("--stda.auto", "--numsim", "12", "--ai", "balanced", "--ai", "hybrid:cards=8")
    texts = []
    for seed in ("7", "7", "8"):
        path = tmp_path / "summary.txt"
        assert run(*words, "--seed", seed, "--output", path) == 0
        texts.append(path.read_text())
    assert capsys.readouterr() == ("", "")
    assert texts[0] == texts[1] != texts[2]
    assert "Strategy A: balanced\nStrategy B: hybrid:cards=8\n" in texts[0]


def test_verbose_tells_more_and_how_far_it_is(capsys: Out) -> None:
    assert run("--stda.auto", "--numsim", "5", "--seed", "3", "--verbose", "--ai", "novice") == 0
    told = capsys.readouterr()
    assert "Strategy A: novice\nStrategy B: novice\n" in told.out
    for line in ("Draws: 0\n", "Deck: random\n", "Seed: 3\n", "Game Length: "):
        assert line in told.out


def test_a_configuration_says_the_same_and_flags_win(capsys: Out, write: Write) -> None:
    text = 'games = 6\nseed = 5\nagents = ["novice", "balanced"]\ndeck = "monochrome"\n'
    assert run("--stda.auto", "--verbose", "--input", write("c.toml", text)) == 0
    told = capsys.readouterr().out
    for line in ("Games: 6", "Strategy B: balanced", "Deck: monochrome", "Seed: 5"):
        assert f"{line}\n" in told
    assert run("--stda.auto", "--numsim", "4", "--input", write("c.toml", text)) == 0
    assert capsys.readouterr().out.startswith("Games: 4\n")


def test_mc_is_a_name_of_the_flat_agent(capsys: Out, write: Write) -> None:
    path = write("c.toml", 'agents = ["mc:iterations=5"]\n')
    told = []
    for words in (("--input", path), ("--ai", "flat:iterations=5")):
        assert run("--stda.auto", "--numsim", "2", "--seed", "3", *words) == 0
        told.append(capsys.readouterr().out)
    assert "Strategy A: mc:iterations=5\n" in told[0]
    assert told[0].replace("mc:", "flat:") == told[1]


# Draws


def result(*ends: tuple[int, int, int]) -> Simulation:
    """What a simulation finds in games with these shifts, starters and winners."""
    setting = new_setting(GAME, 2, ["hybrid", "novice"], 1)
    return summarise(GAME, setting, Tally(Counter(ends), Counter({10: len(ends)})))


@pytest.mark.parametrize("drawn", [0b00, 0b11])
def test_draws_are_nobodys_wins(drawn: int) -> None:
    ends = [(0, 0, 0b01), (1, 0, 0b10), (0, 1, 0b01), (0, 1, 0b10)] + [(0, 0, drawn)] * 6
    told = "\n".join(oracle.summary(result(*ends), ["hybrid", "novice"], verbose=True))
    for line in ("Win Rate A: 30.0% (", "Win Rate B: 10.0% (", "Draws: 6\n"):
        assert line in told
    assert "Won by the first player: 20.0% (" in told


# Colours


class Noting:
    """Plays at random, and notes which colour its first champion has."""

    def __init__(self, name: str, seen: set[tuple[str, str]]) -> None:
        self.name = name
        self.seen = seen

    def choose(self, view: Table, rng: Random) -> int:
        assert isinstance(view, rules.Oracle)
        champion = next((face for face in view.faces_in(HAND + view.viewer) if face < DRAW2), 0)
        if champion:
            self.seen.add((self.name, COLOURS[(champion - 1) // ROWS]))
        return view.random_choice(view.viewer, rng)


def test_players_take_their_colours_from_seat_to_seat() -> None:
    seen: set[tuple[str, str]] = set()

    def kind(name: str) -> BotKind:
        return BotKind(name, "", lambda _: Noting(name, seen))

    options = settle(Config(colours=["rouge", "indigo"]))
    game = replace(GAME, bots=(kind("A"), kind("B")))
    simulate(game, 2, ["A", "B"], 4, 1, options, executor=oracle.Turning())
    assert seen == {("A", "rouge"), ("B", "indigo")}


def test_colours_come_from_the_configuration(capsys: Out, write: Write, spy: Spy) -> None:
    path = write("c.toml", 'colours = ["orange", "any"]\n')
    assert run("--stda.auto", "--numsim", "2", "--verbose", "--input", path) == 0
    assert "Deck: monochrome\nColours: orange, any\n" in capsys.readouterr().out
    assert run("--stda.cli", "--input", path) == 0
    assert "deck=monochrome,colour_a=orange,colour_b=any" in spy.asked[0][-3]
    assert run("--server", "--input", path) == 0
    assert spy.game.settle()["colour_a"] == "orange"


# Decks


def two_decks() -> list[list[int]]:
    return [plain_deck(), [*plain_deck()[:34], *[DRAW2] * 6]]


@pytest.fixture
def decks(write: Write) -> Path:
    """A configuration with two decks."""
    for name, deck in zip("ab", two_decks(), strict=True):
        write(f"{name}.txt", deck_text(deck))
    return write("c.toml", 'decks = ["a.txt", "b.txt"]\n')


def test_custom_decks_are_read_from_files_beside_the_configuration(
    capsys: Out, decks: Path
) -> None:
    words = ("--stda.auto", "--verbose", "--numsim", "2", "--ai", "hybrid", "--seed", "1")
    assert run(*words, "--input", decks) == 0
    assert "Deck: custom\n" in capsys.readouterr().out


def owned(table: Table) -> list[Counter[int]]:
    """Deck and hand of each seat."""
    assert isinstance(table, rules.Oracle)
    return [Counter(table.faces_in(DECK + seat) + table.faces_in(HAND + seat)) for seat in range(2)]


@pytest.mark.parametrize("mode", ["--stda.cli", "--server"])
def test_games_begin_with_the_decks_of_the_configuration(spy: Spy, decks: Path, mode: str) -> None:
    assert run(mode, "--input", decks) == 0
    table = spy.game.start(2, Random("decks"), spy.game.settle({"deck": "custom"}))
    assert isinstance(table, rules.Oracle)
    assert table.phase == MULLIGAN
    assert owned(table) == [Counter(deck) for deck in two_decks()]
    assert games.load(GAME.name) is GAME


def test_rooms_of_the_server_begin_as_the_configuration_says(spy: Spy, decks: Path) -> None:
    assert run("--server", "--input", decks) == 0
    assert spy.asked[0][-2:] == ["--set", "default_game=oracle"]
    with games.overriding(spy.game):
        assert Room.create("ROOM", "oracle", 0.0).options["deck"] == "custom"
    table = spy.game.start(2, Random("random"), spy.game.settle({"deck": "random"}))
    assert isinstance(table, rules.Oracle)
    assert table.phase == MULLIGAN
    assert "mc" in spy.game.aliases


def test_a_room_with_decks_can_be_read_by_any_server(spy: Spy, decks: Path) -> None:
    assert run("--server", "--input", decks) == 0
    with games.overriding(spy.game):
        top = stage(GAME.name)
        assert owned(top.table) == [Counter(deck) for deck in two_decks()]
    top.restart()
    assert top.table.game is GAME
    assert owned(top.table) == [Counter(deck) for deck in two_decks()]


def test_a_terminal_game_with_decks_is_saved_and_can_be_read_again(
    capsys: Out, decks: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = iter(["1", "q"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    saved = tmp_path / "game.log"
    assert run("--stda.cli", "--seed", "1", "--input", decks, "--output", saved) == 0
    told = capsys.readouterr().out
    assert "takes a card" not in told
    assert "deck is ready" in told
    found = read_game(saved)
    assert found.log.options["deck"] == "custom"
    assert sum(1 for event in found.log.events if event[0] == CARD_TAKEN) == 80


def pools(game: Game, bots: list[Bot]) -> list[list[int]]:
    """What these bots pick for their custom decks."""
    rng = Random("decks")
    table = game.start(2, rng, GAME.settle({"deck": "custom"}))
    assert isinstance(table, rules.Oracle)
    picked: list[list[int]] = [[], []]
    while table.phase == PICK:
        seat = table.next_seat()
        action = bots[seat].choose(table.view(seat), rng)
        picked[seat].append(table.faces_in(HAND + seat)[action - TAKES])
        table.act(seat, action, rng)
    return [sorted(pool) for pool in picked]


@pytest.mark.parametrize("agent", ["hybrid:cards=8", "easy", "mc"])
def test_an_agent_for_other_programs_picks_the_deck_of_its_seat(
    spy: Spy, decks: Path, agent: str
) -> None:
    assert run("--ai", agent, "--input", decks) == 0
    assert spy.asked[0][1] == agent
    bots = [make_bot(agent, spy.game) for _ in range(2)]
    assert pools(GAME, bots) == [sorted(deck) for deck in two_decks()]


def test_an_agent_with_a_deck_drafts_as_it_likes(spy: Spy, decks: Path) -> None:
    assert run("--ai", "novice", "--input", decks) == 0
    bot, rng = make_bot("novice", spy.game), Random("draft")
    table = GAME.start(2, rng, GAME.settle({"deck": "solomon"}))
    assert isinstance(table, rules.Oracle)
    while table.phase != ACTION:
        seat = table.next_seat()
        table.act(seat, bot.choose(table.view(seat), rng), rng)
    assert not table.zones[POOL]


def test_a_bot_with_a_deck_picks_that_deck() -> None:
    decks = two_decks()
    game, names = oracle.with_decked_bots(["hybrid", "novice"], decks)
    bots = [make_bot(name, game) for name in names]
    assert pools(game, bots) == [sorted(deck) for deck in decks]
    assert pools(game, bots[::-1]) == [sorted(deck) for deck in decks[::-1]]


@pytest.mark.parametrize(
    ("deck", "message"),
    [
        (plain_deck()[:39], "a.txt: A deck has 40 cards; this one has 39."),
        ([*plain_deck()[:33], *[DRAW2] * 7], "a.txt: Line 40: A deck has at most 6 cards Draw 2"),
        (
            [*plain_deck()[:37], *[EXCHANGE] * 3],
            "a.txt: Line 40: A deck has at most 2 cards Exchange",
        ),
        (
            [*plain_deck()[:35], 1, 2, 3, 35, 36],
            "a.txt: Line 40: A deck has at most 4 free champions",
        ),
        ([*plain_deck(), 1], "a.txt: Line 41: A deck has 40 cards; this one has 41."),
        ([4, *plain_deck()[:39]], "a.txt: Line 2: A set has only 1 Human d8; this deck has 2."),
    ],
)
def test_a_bad_deck_is_refused_by_file_and_limit(
    capsys: Out, write: Write, deck: list[int], message: str
) -> None:
    write("a.txt", deck_text(deck))
    path = write("c.toml", 'decks = ["a.txt", "a.txt"]\n')
    for mode in (["--stda.auto"], ["--stda.cli"], ["--server"], ["--ai", "novice"]):
        assert message in refused(capsys, *mode, "--input", path)


# Wrong input


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "Choose a mode"),
        (["--stda.auto", "--server"], "Choose one mode"),
        (["--stda.auto", "--numsim", "0"], "--numsim is a whole number from 1 on"),
        (["--stda.auto", "--numsim", "3.5"], "--numsim is a whole number from 1 on"),
        (["--stda.auto", "--numsim", "-1"], "numsim"),
        (["--stda.auto", "--numsim"], "numsim"),
        (["--stda.auto", "--ai", "nobody"], "There is no bot 'nobody'"),
        (["--stda.auto", "--ai", "hybrid:draw9=1"], "no parameter 'draw9'"),
        (["--stda.auto", *["--ai", "novice"] * 3], "2 agents play, not 3"),
        (["--stda.cli", *["--ai", "novice"] * 2], "one agent plays, not 2"),
        (["--stda.auto", "--input", "/nowhere/c.toml"], "Cannot read /nowhere/c.toml"),
        (["--stda.auto", "--numsim", "1", "--output", "/nowhere/x"], "Cannot write '/nowhere/x'"),
        (["--stda.cli", "--output", "/"], "Cannot write '/': Is a directory"),
        (["--server", "--output", "/nowhere/x"], "Cannot write '/nowhere/x'"),
        (["--ai", "novice", "--output", "/nowhere/x"], "Cannot write '/nowhere/x'"),
        (["--stda.cli", "--numsim", "3"], "--numsim is of no use with --stda.cli"),
        (["--server", "--ai", "novice"], "--ai is of no use with --server"),
        (["--ai", "novice", "--seed", "3"], "--seed is of no use with --ai"),
        (["--client.cli", "--port", "4433"], "no use with --client.cli; the rooms have --web-port"),
        (["--server", "--port", "8080"], "Port 8080 is that of the rooms; choose another --port."),
        (["--stda"], "Unrecognized arguments: --stda"),
        (["quickly"], "quickly"),
    ],
)
def test_wrong_words_get_one_line_and_exit_code_2(
    capsys: Out, words: list[str], message: str
) -> None:
    assert message in refused(capsys, *words)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("games = ", "c.toml is no TOML file"),
        ("game = 3", "c.toml: There is no setting 'game'; there are games, seed, agents"),
        ("games = 'three'", "c.toml: games is a whole number, not 'three'."),
        ("games = true", "c.toml: games is a whole number, not True."),
        ("agents = 'hybrid'", "c.toml: agents is a list of texts, not 'hybrid'."),
        ("agents = [1]", "c.toml: agents is a list of texts, not [1]."),
        ("draw_offers = 1", "c.toml: draw_offers is true or false, not 1."),
        ("room = 7", "c.toml: room is a text, not 7."),
        ("games = 0", "whole number from 1 on"),
        ("seed = -1", "whole number from 0 on"),
        ("deck = 'tarot'", "Option deck is one of"),
        ("decks = ['a.txt']", "decks names two files"),
        ("decks = ['a.txt', 'b.txt']", "Cannot read"),
        ("agents = ['nobody']", "There is no bot 'nobody'"),
        ("decks = ['a\\u0000', 'b.txt']".replace("'", '"'), "Cannot read"),
        ("decks = ['a.txt', 'b.txt']\ndeck = 'packs'", 'decks go with deck = "custom"'),
        ("decks = ['a', 'b']\ncolours = ['any', 'any']", "decks or colours, not both"),
        ("colours = ['orange', 'any']\ndeck = 'random'", 'go with deck = "monochrome"'),
        ("colours = ['orange']", "colours names two"),
        ("colours = ['orange', 'green']", "There is no colour 'green'"),
        ("colours = ['red', 'rouge']", "two different colours"),
        ("a = " + "[" * 5000, "c.toml is no TOML file"),
        ("games = " + "9" * 5000, "c.toml is no TOML file"),
    ],
)
def test_a_wrong_configuration_gets_one_line(
    capsys: Out, write: Write, text: str, message: str
) -> None:
    assert message in refused(capsys, "--stda.auto", "--input", write("c.toml", text))


OPTIONS = "deck=random,colour_a=any,colour_b=any,draw_offers=True"


@pytest.mark.parametrize(
    ("argv", "asked"),
    [
        (
            "--stda.tui --seed 5 --ai novice",
            f"tui oracle --bots novice --options {OPTIONS} --seed 5",
        ),
        (
            "--stda.sim --seed 5 --numsim 30 --ai novice --output out.txt",
            f"tui oracle --sim --bots novice,novice --options {OPTIONS} --games 30 --seed 5"
            " --save out.txt",
        ),
        (
            "--client.sim --seed 5",
            f"tui oracle --sim --bots hybrid,novice --options {OPTIONS} --games 1000 --seed 5",
        ),
        ("--client.cli", "play oracle --server http://localhost:8080 --name Guest"),
        (
            "--client.cli --host 10.0.0.2 --web-port 9000 --room KRST",
            "play --server http://10.0.0.2:9000 --room KRST --name Guest",
        ),
        (
            "--client.tui --host https://cards.example --room KRST",
            "tui --server https://cards.example --room KRST --name Guest",
        ),
        ("--ai novice --room KRST", "bot novice --server http://localhost:8080 --room KRST"),
        ("--stda.gui", "serve --host 127.0.0.1 --open --set default_game=oracle"),
        (
            "--stda.gui --web-port 9",
            "serve --host 127.0.0.1 --open --port 9 --set default_game=oracle",
        ),
        ("--server --port 9000", "serve --text oracle:9000 --set default_game=oracle"),
        (
            "--server --web-port 9000",
            "serve --text oracle:4433 --port 9000 --set default_game=oracle",
        ),
    ],
)
def test_roles_are_commands_of_parlour(spy: Spy, tmp_path: Path, argv: str, asked: str) -> None:
    words = [str(tmp_path / word) if word == "out.txt" else word for word in argv.split()]
    assert run(*words) == 0
    expected = [str(tmp_path / word) if word == "out.txt" else word for word in asked.split()]
    assert spy.asked == [expected]


def test_a_client_reads_where_to_go_from_the_configuration(spy: Spy, write: Write) -> None:
    config = write(
        "c.toml", 'host = "10.0.0.2"\nport = 4444\nweb_port = 9000\nroom = "KRST"\nname = "Zoë"\n'
    )
    assert run("--client.cli", "--input", config) == 0
    assert spy.asked == [
        ["play", "--server", "http://10.0.0.2:9000", "--room", "KRST", "--name", "Zoë"]
    ]


def test_a_graphical_client_opens_the_room_in_a_browser(
    capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    asked: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("parlour.client.address.call", lambda url, _: asked.append(url))
    assert run("--client.gui", "--host", "10.0.0.2", "--room", "KRST") == 0
    assert asked == ["http://10.0.0.2:8080/api/rooms/KRST"]
    assert opened == ["http://10.0.0.2:8080/j/KRST"]
    assert capsys.readouterr().out.strip() == opened[0]


def test_a_graphical_client_opens_no_page_of_a_server_that_is_not_there(
    capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    assert run("--client.gui", "--host", "127.0.0.1", "--web-port", str(free_port())) == 2
    assert opened == []
    assert capsys.readouterr().err.startswith("Cannot reach http://127.0.0.1:")


# Other modes


@pytest.mark.parametrize(
    ("words", "config", "command"),
    [
        (["--ai", "hybrid"], "", ["bot", "hybrid", "oracle"]),
        (["--ai", "hybrid"], "listen = 'localhost:0'", ["bot", "hybrid", "oracle", "--listen"]),
        (["--server"], "", ["serve", "--text", "oracle:4433"]),
        (["--server", "--port", "0"], "", ["serve", "--set"]),
        (["--server"], "port = 99\nweb_port = 8123", ["serve", "--text", "oracle:99", "--port"]),
        (["--stda.cli"], "", ["play", "oracle", "--bots", "hybrid", "--options"]),
        (["--stda.cli", "--ai", "novice"], "", ["play", "oracle", "--bots", "novice"]),
        (["--stda.cli", "--ai", "mc"], "", ["play", "oracle", "--bots", "mc"]),
        (["--stda.cli"], "agents = ['mc']", ["play", "oracle", "--bots", "mc"]),
    ],
)
def test_other_modes_are_commands_of_parlour(
    words: list[str], config: str, command: list[str], write: Write, spy: Spy
) -> None:
    assert run(*words, "--input", write("c.toml", config)) == 0
    assert spy.asked[0][: len(command)] == command


def test_a_game_is_played_in_the_terminal(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["1", "q"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    assert run("--stda.cli", "--seed", "1") in (0, 130)
    assert "Energy" in capsys.readouterr().out


def test_help_and_version(capsys: Out) -> None:
    assert run("--help") == 0
    told = capsys.readouterr().out
    for word in ("--stda.auto", "--numsim", "--input", "--output", "--verbose", "hybrid"):
        assert word in told
    assert run("--version") == 0
    assert capsys.readouterr().out.startswith("oracle ")


# Output


def test_a_wrong_output_is_refused_before_the_first_game(
    capsys: Out, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(oracle, "simulate")
    assert "Is a directory" in refused(capsys, "--stda.auto", "--output", tmp_path)


def test_a_refusal_writes_nothing(capsys: Out, write: Write, tmp_path: Path) -> None:
    path, config = tmp_path / "out.txt", write("c.toml", "port = 99999")
    words = ("--server", "--input", config, "--output")
    assert "port" in refused(capsys, *words, path)
    assert "three" in refused(capsys, "--stda.auto", "--numsim", "three", "--output", path)
    assert not path.exists()
    kept = write("kept.txt", "as it was")
    refused(capsys, *words, kept)
    refused(capsys, "--stda.auto", *["--ai", "novice"] * 3, "--output", kept)
    assert kept.read_text() == "as it was"


def test_the_configuration_is_not_overwritten(capsys: Out, write: Write) -> None:
    config = write("c.toml", "games = 1\n")
    words = ("--stda.auto", "--input", config, "--output", config)
    assert "would overwrite it" in refused(capsys, *words)
    assert config.read_text() == "games = 1\n"


def test_what_the_server_says_goes_to_the_output(capsys: Out, tmp_path: Path, spy: Spy) -> None:
    path = tmp_path / "said.txt"
    spy.say = "Parlour is open.\n"
    assert run("--server", "--output", path) == 0
    assert capsys.readouterr().out == ""
    assert path.read_text() == "Parlour is open.\n"


def test_an_agents_answers_go_to_the_output(
    capsys: Out, write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hello = b'{"type":"hello","protocol":"parlour-bot","version":1,"game":"oracle"}\n'
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(hello)))
    path = tmp_path / "answers.txt"
    assert run("--ai", "mc", "--output", path) == 0
    assert capsys.readouterr().out == ""
    assert msgspec.json.decode(path.read_bytes())["name"] == "mc"
    config = write("c.toml", "listen = 'localhost:0'")
    assert "With listen" in refused(capsys, "--ai", "mc", "--input", config, "--output", path)


# Pipes

PROGRAM = "import sys; from parlour.programs.oracle import main; sys.exit(main())"


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("words", [["--stda.auto", "--numsim", "1"], ["--help"]])
def test_a_closed_pipe_is_no_accident(words: list[str], unbuffered: str) -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *words],
        stdout=write,
        stderr=subprocess.PIPE,
        env=os.environ | {"PYTHONUNBUFFERED": unbuffered},
    )
    os.close(write)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
def test_a_full_disk_is_said_in_one_line() -> None:
    command = [sys.executable, "-c", PROGRAM, "--stda.auto", "--numsim", "1"]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE)
    assert (done.returncode, done.stderr) == (2, b"Cannot write: No space left on device.\n")
