"""How long tests wait for what comes soon, or never: long, as a host may be slow or busy."""

DEADLINE = 120.0  # seconds
PATIENCE = 1000 * DEADLINE  # milliseconds, of a page
