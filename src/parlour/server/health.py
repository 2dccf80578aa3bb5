"""Whether the server on this machine is ready."""

import http.client
from contextlib import closing
from typing import Final

from parlour.server.network import is_everywhere
from parlour.server.settings import Settings

SECONDS: Final = 4.0


def ready(settings: Settings) -> str:
    """Nothing if it is ready, otherwise what is wrong."""
    host = "127.0.0.1" if is_everywhere(settings.host) else settings.host
    try:
        with closing(http.client.HTTPConnection(host, settings.port, timeout=SECONDS)) as line:
            line.request("GET", "/readyz")
            status = line.getresponse().status
    except (OSError, http.client.HTTPException) as error:
        why = getattr(error, "strerror", None) or error
        return f"There is no answer from {host}:{settings.port}: {why}."
    return "" if status == 200 else f"It is not ready: {status}."
