"""Where files go if nobody says where."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent.parent


def default_store() -> str:
    """Beside the source when run from there, otherwise in the user's folder for data."""
    if Path.cwd() / "src" / "parlour" == PACKAGE:
        return str(Path("var", "parlour.db"))
    return str(data_folder() / "rooms.db")


def data_folder(platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> Path:
    """Where this system keeps a program's data of a user."""
    try:
        home = Path.home()
    except RuntimeError:  # a user without a home
        return Path("var")
    if platform == "win32":
        base = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "parlour"
