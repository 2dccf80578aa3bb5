"""Parlour: turn-based card games with hidden hands.

The kernel and the games are compiled where possible. PARLOUR_PURE=1 in the environment uses the
Python source beside the compiled modules instead; the results are the same.
"""

import os

__version__ = "0.1.0"

if os.environ.get("PARLOUR_PURE") == "1":
    from parlour import pure

    pure.install()
