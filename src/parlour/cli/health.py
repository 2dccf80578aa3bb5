"""`parlour health`."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from parlour.cli.exits import NOT_READY
from parlour.kernel.errors import Refused
from parlour.server.health import ready
from parlour.server.settings import load_settings, named_file


def health(
    *,
    config: Annotated[
        Path | None, Parameter(help="The server's TOML file; PARLOUR_CONFIG names one, too.")
    ] = None,
) -> int:
    """Tell whether the server on this machine is ready: exit code 0, or 1 if it is not.

    Made for the health checks of containers: address and port are those that `parlour serve` would
    take from the same file and environment.
    """
    try:
        trouble = ready(load_settings({}, file=config or named_file()))
    except Refused as refusal:
        trouble = str(refusal)
    if trouble:
        print(trouble, file=sys.stderr)
    return NOT_READY if trouble else 0
