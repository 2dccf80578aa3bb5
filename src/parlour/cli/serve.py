"""`parlour serve`."""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from parlour.cli.browser import open_page
from parlour.kernel.errors import Malformed
from parlour.server.settings import Settings, load_settings


@Parameter(name="*")
@dataclass(frozen=True)
class SettingFlags:
    """The settings that are often given on the command line."""

    host: Annotated[str | None, Parameter(help="The address to listen on.")] = None
    port: Annotated[int | None, Parameter(help="The port to listen on.")] = None
    store: Annotated[str | None, Parameter(help="A file for the rooms, or memory.")] = None
    public_url: Annotated[
        str | None, Parameter(help="How phones reach this server, if it cannot know.")
    ] = None
    allow_origin: Annotated[
        list[str] | None, Parameter(help="Another site whose pages may connect.")
    ] = None
    bot_delay: Annotated[
        float | None, Parameter(help="About how many seconds a bot seems to think.")
    ] = None
    log_level: Annotated[
        str | None, Parameter(help="How much to tell: debug, info, warning or error.")
    ] = None
    qr: Annotated[
        bool | None, Parameter(negative="--no-qr", help="Draw a QR code in the terminal.")
    ] = None


NO_FLAGS: Final = SettingFlags()


def serve(
    *,
    flags: SettingFlags = NO_FLAGS,
    config: Annotated[Path | None, Parameter(help="A TOML file with settings.")] = None,
    browse: Annotated[
        bool, Parameter(name="--open", help="Open the first page in a browser of this computer.")
    ] = False,
    setting: Annotated[
        list[str] | None, Parameter(name="--set", help="Any other setting: name=value.")
    ] = None,
) -> None:
    """Run the server: rooms for TVs, phones and browsers in this network.

    A flag wins over the environment (PARLOUR_PORT, PARLOUR_STORE…, also PORT), which wins over the
    file given with --config. docs/host.md lists all settings.
    """
    settings = load_settings(all_flags(flags, setting or []), file=config)
    from parlour.server.run import run  # slow to import

    run(settings, show_page if browse else None)


def show_page(port: int) -> None:
    open_page(f"http://localhost:{port}/")


def all_flags(flags: SettingFlags, texts: list[str]) -> dict[str, object]:
    """What the command line sets, with flags of their own and with --set."""
    given = {name: value for name, value in asdict(flags).items() if value is not None}
    return read_settings(texts) | given


def read_settings(texts: list[str]) -> dict[str, object]:
    """Read `name=value` settings."""
    found: dict[str, object] = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or name not in Settings.__struct_fields__:
            known = ", ".join(Settings.__struct_fields__)
            raise Malformed(f"--set takes name=value with one of: {known}; not {text!r:.60}.")
        found[name] = value.split(",") if name == "allow_origin" else value
    return found
