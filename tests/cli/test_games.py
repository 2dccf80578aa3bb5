"""`parlour games`, also where a package that is installed beside ours is broken."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from commands import ANY, GAMES, Capture, json, on_terminal, refusal, run
from parlour import games
from parlour.cli.app import main


def test_games_are_listed(capsys: Capture) -> None:
    text = run(capsys, "games")
    for game in GAMES:
        assert game.name in text
        assert game.words.title.split()[0] in text


def test_every_option_is_whole_on_a_narrow_terminal() -> None:
    words = set(on_terminal("games").replace(",", " ").split())
    assert {option.name for game in GAMES for option in game.options} <= words


def test_games_as_json(capsys: Capture) -> None:
    listed = json(capsys, "games")
    assert isinstance(listed, list)
    assert [one["name"] for one in listed] == games.names()
    for one, game in zip(listed, GAMES, strict=True):
        assert tuple(one["seats"]) == game.seats_for()
        assert list(one["presets"]) == list(game.presets)
        assert [option["name"] for option in one["options"]] == [o.name for o in game.options]
        assert all({"title", "default"} <= option.keys() for option in one["options"])


# Broken packages


BROKEN = {
    "lost": "import nothing_there",
    "false": "GAME = 5",
    "faulty": "GAME = 1 / 0",
}


@pytest.fixture(params=BROKEN)
def broken(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a game that cannot be loaded."""
    name = f"{request.param}_game"
    (tmp_path / f"{name}.py").write_text(f"{BROKEN[request.param]}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    points = games._registered() | {name: EntryPoint(name, f"{name}:GAME", games.GROUP)}
    monkeypatch.setattr(games, "_registered", lambda: points)
    return name


def test_the_other_games_are_listed_and_the_broken_one_is_named(
    broken: str, capsys: Capture
) -> None:
    assert main(["games"]) == 0
    printed = capsys.readouterr()
    assert ANY.words.title in printed.out
    assert broken not in printed.out
    assert printed.err.count("\n") == 1
    assert broken in printed.err


def test_a_broken_game_is_refused_in_one_line(broken: str, capsys: Capture) -> None:
    assert broken in refusal(capsys, "check", broken)
    assert broken in refusal(capsys, "sim", broken)


def test_the_line_at_fault_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "faulty.py").write_text("\n\nGAME = 1 / 0\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    points = {"faulty": EntryPoint("faulty", "faulty:GAME", games.GROUP)}
    monkeypatch.setattr(games, "_registered", lambda: points)
    loaded, troubles = games.load_all()
    assert loaded == []
    (trouble,) = troubles
    assert trouble.startswith("Game faulty cannot be loaded: ZeroDivisionError: division by zero (")
    assert trouble.endswith("faulty.py, line 3).")
