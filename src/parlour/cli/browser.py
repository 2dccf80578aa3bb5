"""The browser of this computer."""

import sys
import webbrowser
from threading import Thread


def open_page(url: str) -> None:
    """Show a page; where there is no browser, say where it is."""
    Thread(target=_open, args=(url,), daemon=True).start()


def _open(url: str) -> None:
    try:
        shown = webbrowser.open(url)
    except webbrowser.Error:
        shown = False
    if not shown:
        print(f"No browser was found here. Open {url}", file=sys.stderr, flush=True)
