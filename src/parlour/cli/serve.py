"""`parlour serve`."""

import os
import sys
from collections.abc import Sequence
from dataclasses import asdict, field, make_dataclass
from pathlib import Path
from typing import Annotated, Any, Final, get_origin

from cyclopts import Parameter

from parlour import games
from parlour.cli.browser import open_page
from parlour.cli.defaults import told_default
from parlour.server.settings import (
    NAMES,
    TYPES,
    Settings,
    choose_settings,
    named_file,
    unknown_variables,
)

# Every setting has a flag; these are in the short help.
COMMON: Final = {
    "host": "The address to listen on.",
    "port": "The port to listen on.",
    "store": "A file for the rooms, or memory.",
    "public_url": "How phones reach this server, if it cannot know.",
    "allow_origin": "Another site whose pages may connect.",
    "allow_host": "Another name under which this server may be called.",
    "bot_delay": "About how many seconds a bot seems to think.",
    "text": "A game that is also played by lines of text over TCP: NAME or NAME:PORT.",
    "record": "A folder for every game as JSON, all secrets included.",
    "log_level": "How much to tell: debug, info, warning or error.",
    "qr": "Draw a QR code in the terminal.",
}


USUAL: Final = Settings()


def flag(name: str) -> tuple[str, Any, Any]:
    """A flag for a setting. What is given is checked where all settings are read."""
    negative: Any = ()
    kind: Any = str
    if TYPES[name] is bool:
        kind, negative = bool, f"--no-{name.replace('_', '-')}"
    elif get_origin(TYPES[name]) is list:
        kind = list[str]
    shown = Parameter(
        negative=negative,
        help=COMMON.get(name),
        show=name in COMMON,
        show_default=lambda _: told_default(getattr(USUAL, name)),
    )
    return name, Annotated[kind | None, shown], field(default=None)


ORDER: Final = dict.fromkeys([*COMMON, *NAMES])
SettingFlags: Any = Parameter(name="*")(
    make_dataclass("SettingFlags", map(flag, ORDER), namespace={"__module__": __name__})
)
NO_FLAGS: Final = SettingFlags()


def serve(
    *,
    flags: SettingFlags = NO_FLAGS,
    config: Annotated[
        Path | None, Parameter(help="A TOML file with settings; PARLOUR_CONFIG names one, too.")
    ] = None,
    browse: Annotated[
        bool, Parameter(name="--open", help="Open the first page in a browser of this computer.")
    ] = False,
    setting: Annotated[
        list[str] | None, Parameter(name="--set", help="Any setting: name=value.")
    ] = None,
    show_settings: Annotated[
        bool, Parameter(help="Print all settings and where they come from; do not serve.")
    ] = False,
) -> None:
    """Run the server: rooms for TVs, phones and browsers in this network.

    Every setting can be given in the file of --config, in the environment (PARLOUR_PORT,
    PARLOUR_STORE…, also PORT), with --set and with a flag of its own; a later one of these wins.
    --show-settings lists them all, docs/host.md explains them.
    """
    chosen = choose_settings(asdict(flags), os.environ, config or named_file(), setting or [])
    for name in unknown_variables():
        print(f"{name} is not a setting; see --show-settings.", file=sys.stderr)
    if show_settings:
        print("\n".join(chosen.lines()))
        return
    from parlour.server.run import run  # slow to import

    for trouble in games.load_all()[1]:
        print(trouble, file=sys.stderr)
    run(chosen.settings, open_page if browse else None)


def with_two_dashes(words: Sequence[str]) -> list[str]:
    """The same words, with flags such as `-port` spelled `--port`."""
    names = {spelled for name in NAMES for spelled in (name, name.replace("_", "-"))}
    return [
        "-" + word if word[:1] == "-" and word[1:].partition("=")[0] in names else word
        for word in words
    ]
