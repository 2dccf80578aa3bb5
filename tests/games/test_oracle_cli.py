"""The program `oracle`."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour import cli
from parlour.games.oracle import GAME
from parlour.games.oracle.rules_combat import COSTS, DRAW2, EXCHANGE
from parlour.kernel.random import Random
from parlour.programs import oracle

Out = pytest.CaptureFixture[str]

SUMMARY = r"""Games: 20
Strategy A: hybrid
Strategy B: novice
Win Rate A: (\d+\.\d)% \((\d+\.\d)% to (\d+\.\d)%\)
Win Rate B: (\d+\.\d)% \((\d+\.\d)% to (\d+\.\d)%\)
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


# Decks


def test_custom_decks_are_read_from_files_beside_the_configuration(
    capsys: Out, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    write("a.txt", deck_text(plain_deck()))
    write("b.txt", deck_text([*plain_deck()[:34], *[DRAW2] * 6]))
    path = write("c.toml", 'games = 2\nagents = ["hybrid"]\ndecks = ["a.txt", "b.txt"]\n')
    assert run("--stda.auto", "--verbose", "--input", path, "--seed", "1") == 0
    assert "Deck: custom\n" in capsys.readouterr().out


def test_a_bot_with_a_deck_picks_that_deck() -> None:
    decks = [plain_deck(), [*plain_deck()[:34], *[DRAW2] * 6]]
    game, names = oracle.with_decks(["hybrid", "novice"], decks)
    rng = Random("decks")
    table = game.start(2, rng, game.settle({"deck": "custom"}))
    makers = {kind.name: kind.make for kind in game.bots}
    bots = [makers[name]({}) for name in names]
    pools: list[list[int]] = [[], []]
    while table.owing == 3:
        seat = table.next_seat()
        action = bots[seat].choose(table.view(seat), rng)
        place = GAME.actions[action][1][0]
        hand = table.zones[next(zone.index for zone in GAME.zones if zone.name == "hand") + seat]
        pools[seat].append(table.faces[hand[place]])
        table.act(seat, action, rng)
    assert [sorted(pool) for pool in pools] == [sorted(deck) for deck in decks]


@pytest.mark.parametrize(
    ("deck", "message"),
    [
        (plain_deck()[:39], "a.txt: A deck has 40 cards; this one has 39."),
        ([*plain_deck()[:33], *[DRAW2] * 7], "a.txt: A deck has at most 6 cards Draw 2"),
        ([*plain_deck()[:37], *[EXCHANGE] * 3], "a.txt: A deck has at most 2 cards Exchange"),
        ([*plain_deck()[:35], 1, 2, 3, 35, 36], "a.txt: A deck has at most 4 free champions"),
    ],
)
def test_a_bad_deck_is_refused_by_file_and_limit(
    capsys: Out, write: Write, deck: list[int], message: str
) -> None:
    write("a.txt", deck_text(deck))
    path = write("c.toml", 'decks = ["a.txt", "a.txt"]\n')
    assert message in refused(capsys, "--stda.auto", "--input", path)


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
        (["--stda.auto", "--numsim", "1", "--output", "/nowhere/x"], "Cannot write /nowhere/x"),
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
        ("games = ", "c.toml: "),
        ("game = 3", "unknown field `game`"),
        ("games = 'three'", "$.games"),
        ("games = 0", "whole number from 1 on"),
        ("seed = -1", "whole number from 0 on"),
        ("deck = 'tarot'", "Option deck is one of"),
        ("decks = ['a.txt']", "decks names two files"),
        ("decks = ['a.txt', 'b.txt']", "Cannot read"),
        ("agents = ['nobody']", "There is no bot 'nobody'"),
    ],
)
def test_a_wrong_configuration_gets_one_line(
    capsys: Out, write: Write, text: str, message: str
) -> None:
    assert message in refused(capsys, "--stda.auto", "--input", write("c.toml", text))


@pytest.mark.parametrize("mode", oracle.LATER)
def test_modes_for_later_say_so(capsys: Out, mode: str) -> None:
    assert f"--{mode} is not there yet." in refused(capsys, f"--{mode}")


# Other modes


@pytest.mark.parametrize(
    ("words", "config", "command"),
    [
        (["--ai", "hybrid"], "", ["bot", "hybrid", "oracle"]),
        (["--ai", "hybrid"], "listen = 'localhost:0'", ["bot", "hybrid", "oracle", "--listen"]),
        (["--server"], "", ["serve"]),
        (["--server"], "port = 8123", ["serve", "--port", "8123"]),
        (["--stda.cli"], "", ["play", "oracle", "--bots", "hybrid", "--options"]),
        (["--stda.cli", "--ai", "novice"], "", ["play", "oracle", "--bots", "novice"]),
    ],
)
def test_other_modes_are_commands_of_parlour(
    words: list[str],
    config: str,
    command: list[str],
    write: Write,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[list[str]] = []

    def note(argv: list[str]) -> int:
        asked.append(argv)
        return 0

    monkeypatch.setattr(cli, "main", note)
    assert run(*words, "--input", write("c.toml", config)) == 0
    assert asked[0][: len(command)] == command


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
