"""Where files go if nobody says where."""

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent

# By platform: a variable that names the folder, and where it is without one, below the home.
DATA: Final = {
    "win32": ("LOCALAPPDATA", Path("AppData", "Local")),
    "darwin": ("", Path("Library", "Application Support")),
}
UNIX_DATA: Final = ("XDG_DATA_HOME", Path(".local", "share"))
UNIX_STATE: Final = ("XDG_STATE_HOME", Path(".local", "state"))


def default_store() -> str:
    """Beside the source when run from there, otherwise in the user's folder for data."""
    with suppress(OSError):  # the current folder may be gone
        if Path.cwd() / "src" / "parlour" == PACKAGE:
            return str(Path("var", "parlour.db"))
    return str(data_folder() / "rooms.db")


def data_folder(platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> Path:
    """Where this system keeps a user's data of a program."""
    return _folder(*DATA.get(platform, UNIX_DATA), environment)


def state_folder(platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> Path:
    """Where it keeps what a program remembers by itself; not every system has a place for that."""
    return _folder(*DATA.get(platform, UNIX_STATE), environment)


def _folder(variable: str, below_home: Path, environment: Mapping[str, str]) -> Path:
    if named := environment.get(variable):
        return Path(named, "parlour")
    try:
        return Path.home() / below_home / "parlour"
    except RuntimeError:  # a user without a home
        return Path("var")
