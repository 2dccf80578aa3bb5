"""What a browser shows when only the proxy in front of the server answers."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from waiting import PATIENCE
from web.browsing import browsing, chromium
from web.serving import serving


class Alone(BaseHTTPRequestHandler):
    """A proxy that has lost its server."""

    def do_GET(self) -> None:
        self.send_response(502)
        self.end_headers()
        self.wfile.write(b"<h1>Bad Gateway</h1>")

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def proxy_alone(port: int) -> Iterator[None]:
    with HTTPServer(("127.0.0.1", port), Alone) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield
        finally:
            server.shutdown()
            thread.join()


@pytest.mark.skipif(chromium() is None, reason="no Chromium here")
def test_while_the_server_restarts_behind_its_proxy_the_page_says_so() -> None:
    with browsing(painting=False) as browser:
        context = browser.new_context(locale="en-GB")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        with serving() as address:
            page.goto(address)
            page.wait_for_function("() => navigator.serviceWorker.controller")
        port = int(address.rsplit(":", 1)[1])
        with proxy_alone(port):
            page.goto(f"{address}/profile.html")
            page.wait_for_selector("h1:has-text('Parlour cannot be reached')")
        with serving(port=port):
            page.wait_for_selector("h1:has-text('cannot be reached')", state="detached")
            assert page.url.endswith("/profile.html")
        context.close()
