"""How long tests wait for what comes soon, or never: long, as a host may be slow or busy."""

import os

PLAIN = os.environ.get("PARLOUR_PURE") == "1"  # and perhaps traced, as `make coverage` does
DEADLINE = 600.0 if PLAIN else 120.0  # seconds
PATIENCE = 1000 * DEADLINE  # milliseconds, of a page
