"""`parlour serve`."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from parlour.kernel.errors import Malformed
from parlour.server.run import run
from parlour.server.settings import Settings, load_settings


def serve(
    *,
    host: Annotated[str | None, Parameter(help="The address to listen on.")] = None,
    port: Annotated[int | None, Parameter(help="The port to listen on.")] = None,
    store: Annotated[str | None, Parameter(help="A file for the rooms, or memory.")] = None,
    public_url: Annotated[
        str | None, Parameter(help="How phones reach this server, if it cannot know.")
    ] = None,
    allow_origin: Annotated[
        list[str] | None, Parameter(help="Another site whose pages may connect.")
    ] = None,
    bot_delay: Annotated[
        float | None, Parameter(help="Seconds a bot seems to think, about.")
    ] = None,
    log_level: Annotated[
        str | None, Parameter(help="How much to tell: debug, info, warning or error.")
    ] = None,
    qr: Annotated[
        bool | None, Parameter(negative="--no-qr", help="Draw a QR code in the terminal.")
    ] = None,
    config: Annotated[Path | None, Parameter(help="A TOML file with settings.")] = None,
    setting: Annotated[
        list[str] | None, Parameter(name="--set", help="Any other setting: name=value.")
    ] = None,
) -> None:
    """Open the house."""
    flags = others(setting or []) | {
        "host": host,
        "port": port,
        "store": store,
        "public_url": public_url,
        "allow_origin": allow_origin or None,
        "bot_delay": bot_delay,
        "log_level": log_level,
        "qr": qr,
    }
    run(load_settings(flags, file=config))


def others(texts: list[str]) -> dict[str, object]:
    """Read `name=value` settings."""
    found: dict[str, object] = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or name not in Settings.__struct_fields__:
            known = ", ".join(Settings.__struct_fields__)
            raise Malformed(f"--set takes name=value with one of: {known}; not {text!r:.60}.")
        found[name] = value.split(",") if name == "allow_origin" else value
    return found
