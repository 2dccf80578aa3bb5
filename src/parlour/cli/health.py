"""`parlour health`."""

import sys

from parlour.cli.exits import NOT_READY
from parlour.kernel.errors import Refused
from parlour.server.health import ready
from parlour.server.settings import load_settings


def health() -> int:
    """Tell whether the server on this machine is ready: exit code 0, or 1 if it is not.

    Made for the health checks of containers: the port is the one that `parlour serve` would take
    from the same environment.
    """
    try:
        trouble = ready(load_settings({}))
    except Refused as refusal:
        trouble = str(refusal)
    if trouble:
        print(trouble, file=sys.stderr)
    return NOT_READY if trouble else 0
