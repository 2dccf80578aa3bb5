"""`python -m parlour.server.health`: whether the server on this machine is ready, as an exit code.

The port is the one that `parlour serve` would take from the same environment.
"""

import http.client
import sys
from contextlib import closing
from typing import Final

from parlour.kernel.errors import Refused
from parlour.server.network import is_everywhere
from parlour.server.settings import Settings, load_settings

SECONDS: Final = 4.0


def ready(settings: Settings) -> str:
    """Nothing if it is ready, otherwise what is wrong."""
    host = "127.0.0.1" if is_everywhere(settings.host) else settings.host
    try:
        with closing(http.client.HTTPConnection(host, settings.port, timeout=SECONDS)) as line:
            line.request("GET", "/readyz")
            status = line.getresponse().status
    except (OSError, http.client.HTTPException) as error:
        return f"There is no answer from {host}:{settings.port}: {error}."
    return "" if status == 200 else f"It is not ready: {status}."


def main() -> int:
    """Ask, and say what is wrong."""
    try:
        trouble = ready(load_settings({}))
    except Refused as error:
        trouble = str(error)
    if trouble:
        print(trouble, file=sys.stderr)
    return 1 if trouble else 0


if __name__ == "__main__":
    sys.exit(main())
