"""`parlour health`."""

import sys

from parlour.cli.exits import NOT_READY
from parlour.kernel.errors import Refused
from parlour.server.health import ready
from parlour.server.settings import load_settings


def health() -> int:
    """Whether the server on this machine is ready, as an exit code: 0, or 1 if it is not.

    It is asked at the port that `parlour serve` would take from the same environment; made for the
    health checks of containers.
    """
    try:
        trouble = ready(load_settings({}))
    except Refused as refusal:
        trouble = str(refusal)
    if trouble:
        print(trouble, file=sys.stderr)
    return NOT_READY if trouble else 0
