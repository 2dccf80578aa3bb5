"""Files of games: nothing is played twice, nothing is mixed up, nothing is lost."""

from pathlib import Path

import pytest

from parlour import games
from parlour.kernel.errors import Malformed
from parlour.lab.executors import Alone
from parlour.lab.matches import Setting, Tally, new_setting, play_games
from parlour.lab.results import Notebook, settings_in
from parlour.lab.simulate import gather, settings_of

GAME = games.load(games.names()[0])
SETTING = new_setting(GAME, 2, ["greedy", "random"], 4)


def book(path: Path, setting: Setting = SETTING) -> Notebook:
    return Notebook(path, settings_of(GAME, setting))


def play(path: Path, number: int) -> Tally:
    with book(path) as notebook:
        assert gather(GAME, SETTING, number, Alone(), notebook)
        return notebook.known().tally


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def test_only_what_is_missing_is_played(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    original = play_games

    def noting(game: object, setting: object, numbers: range) -> object:
        played.extend(numbers)
        return original(game, setting, numbers)  # type: ignore[arg-type]

    monkeypatch.setattr("parlour.lab.executors.play_games", noting)
    first = play(path, 6)
    assert play(path, 6) == first
    assert played == list(range(6))
    more = play(path, 10)
    assert played == list(range(10))
    assert more == play_games(GAME, SETTING, range(10)).tally


def test_line_that_was_cut_off_is_played_again(path: Path) -> None:
    whole = play(path, 8)
    data = path.read_bytes()
    for cut in (1, 20, len(data.splitlines(keepends=True)[-1])):
        path.write_bytes(data[:-cut])
        assert play(path, 8) == whole
        assert path.read_bytes().endswith(b"\n")


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (new_setting(GAME, 2, ["greedy", "random"], 5), "seed is 4 there, 5 here"),
        (new_setting(GAME, 3, ["greedy", "random"], 4), "seats is 2 there, 3 here"),
        (new_setting(GAME, 2, ["random", "greedy"], 4), "bots is"),
    ],
)
def test_other_settings_are_refused(path: Path, other: Setting, told: str) -> None:
    play(path, 2)
    before = path.read_bytes()
    with pytest.raises(Malformed, match=told):
        book(path, other)
    assert path.read_bytes() == before
    assert settings_in(path)["seed"] == 4


def test_files_from_before_bounds_are_read_on(path: Path) -> None:
    whole = play(path, 6)
    data = path.read_bytes()
    path.write_bytes(data.replace(b',"most":20000', b"", 1))
    assert len(path.read_bytes()) < len(data)
    assert play(path, 6) == whole
    with pytest.raises(Malformed, match="most is 20000 there, 500 here"):
        book(path, new_setting(GAME, 2, ["greedy", "random"], 4, most=500))


def test_unfinished_games_are_kept(path: Path) -> None:
    setting = new_setting(GAME, 2, ["greedy", "random"], 4, most=3)
    with book(path, setting) as notebook:
        gather(GAME, setting, 4, Alone(), notebook)
    with book(path, setting) as notebook:
        tally = notebook.known().tally
    assert (tally.games, tally.unfinished) == (4, 4)


def test_other_files_are_refused_and_left_alone(path: Path, tmp_path: Path) -> None:
    play(path, 4)
    lines = path.read_bytes().splitlines(keepends=True)
    for content, told in (
        (b"my diary\n", "no file of games"),
        (b'{"format":"else","settings":{}}\n', "another format"),
        (b"".join([lines[0], lines[1], lines[1]]), "Line 3 of"),
        (lines[0] + b'{"key":"","first":0,"last":1,"tally":{}}\n', "Line 2 of"),
        (lines[0] + b'{"key":"","first":0,"last":1,"tally":{"ends":[[0]]}}\n', "Line 2 of"),
        (lines[0] + lines[1].replace(b'"first":0', b'"first":1'), "does not fit"),
    ):
        path.write_bytes(content)
        with pytest.raises(Malformed, match=told):
            book(path)
        assert path.read_bytes() == content
    with pytest.raises(Malformed, match="Cannot write"):
        book(tmp_path / "nowhere" / "games")
    with pytest.raises(Malformed, match="Cannot write"):
        book(tmp_path)


def test_series_are_kept_apart(path: Path) -> None:
    with Notebook(path, {"a": 1}) as notebook:
        gather(GAME, SETTING, 2, Alone(), notebook, "one")
        gather(GAME, SETTING, 4, Alone(), notebook, "two")
    with Notebook(path, {"a": 1}) as notebook:
        assert notebook.known("one").tally.games == 2
        assert notebook.known("two").tally.games == 4
        assert notebook.known("three").tally.games == 0
