"""Where files go if nobody says where."""

from pathlib import Path

import pytest

from parlour.client.keys import Keys
from parlour.folders import data_folder, default_store, state_folder


def test_run_from_the_tree_rooms_lie_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parent.parent)
    assert default_store() == str(Path("var/parlour.db"))


def test_elsewhere_rooms_lie_in_the_users_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert default_store() == str(data_folder() / "rooms.db")


def test_the_current_folder_may_be_gone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    monkeypatch.chdir(folder)
    folder.rmdir()
    assert default_store() == str(data_folder() / "rooms.db")
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, "{home}/.local/share/parlour"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/parlour"),
        ("darwin", {"XDG_DATA_HOME": "/data"}, "{home}/Library/Application Support/parlour"),
        ("win32", {}, "{home}/AppData/Local/parlour"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/parlour"),
    ],
)
def test_each_system_has_its_folder(
    platform: str, environment: dict[str, str], folder: str
) -> None:
    assert data_folder(platform, environment) == Path(folder.format(home=Path.home()))


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, "{home}/.local/state/parlour"),
        ("linux", {"XDG_STATE_HOME": "/state"}, "/state/parlour"),
        ("darwin", {}, "{home}/Library/Application Support/parlour"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/parlour"),
    ],
)
def test_each_system_has_a_place_for_what_a_program_remembers(
    platform: str, environment: dict[str, str], folder: str
) -> None:
    assert state_folder(platform, environment) == Path(folder.format(home=Path.home()))


def test_a_user_without_a_home_can_play(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> Path:
        raise RuntimeError("no home")

    monkeypatch.setattr(Path, "home", nowhere)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("XDG_STATE_HOME", raising=False)
    assert data_folder() == state_folder() == Path("var")
    assert Keys().path == Path("var", "keys.json")
