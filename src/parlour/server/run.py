"""Starting and stopping."""

import errno
import gc
import logging
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

import segno
import uvicorn

from parlour.kernel.errors import Malformed
from parlour.server.app import App
from parlour.server.settings import Settings
from parlour.server.transport import FrameSocket
from parlour.store import StoreFailed
from parlour.store.database import connect

LARGEST_FRAME: Final = 1 << 16  # above this the protocol itself closes the connection
PING_SECONDS: Final = 20.0
SHUTDOWN_SECONDS: Final = 5

log = logging.getLogger("parlour")


class Server(uvicorn.Server):
    """uvicorn, with a greeting and a farewell."""

    def __init__(self, app: App, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.parlour = app
        self.opened: Callable[[], None] | None = None  # called when people can come

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.opened is not None:
            self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.parlour.rooms.farewell()
        await super().shutdown(sockets)


def make_server(app: App) -> Server:
    """A server for this application; give it the sockets of `listen`."""
    settings = app.settings
    config = uvicorn.Config(
        app,
        loop=loop_name(),
        http="h11",
        ws=FrameSocket,  # uvicorn's websockets-sansio with short cuts
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        lifespan="on",
        log_config=None,
        access_log=settings.access_log,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    return Server(app, config)


def loop_name() -> str:
    """The faster event loop, where there is one."""
    try:
        import uvloop  # noqa: F401
    except ImportError:
        return "asyncio"
    return "uvloop"


def listen(settings: Settings) -> socket.socket:
    """Take the port, or say in one sentence why not."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            text = f"Port {settings.port} is in use; choose another with --port."
        else:
            text = f"Cannot listen on {settings.host}: {error.strerror or error}; see --host."
        raise Malformed(text) from error
    return listener


def check_store(where: str) -> None:
    """Open the store once, so that what is wrong with it is said before anything else."""
    if where != "memory":
        try:
            connect(Path(where)).close()
        except StoreFailed as error:
            raise Malformed(str(error)) from error


def configure_logging(level: str) -> None:
    """Our own words at the chosen level; uvicorn's never below info, where it prints payloads."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", stream=sys.stderr)
    number = logging.getLevelNamesMapping()[level.upper()]
    log.setLevel(number)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).setLevel(max(number, logging.WARNING))
    logging.getLogger("uvicorn.access").setLevel(logging.INFO)


def greet(app: App, port: int, opened: Callable[[int], object] | None = None) -> None:
    """Print where to go."""
    base = app.base
    here = f"http://localhost:{port}/" if port != 80 else "http://localhost/"
    print(f"\nParlour is open.\n\n  on this computer   {here}")
    if base is None:
        print("  Only this computer can reach it; --host or --public-url change that.")
    else:
        print(f"  in your network    {base}/\n")
        if app.settings.qr and sys.stdout.isatty():
            segno.make_qr(f"{base}/", error="l").terminal(compact=True, border=2)
            print("  Scan it with a phone in the same Wi-Fi.")
    print("\n  Ctrl-C closes it; games go on where they were when you open it again.\n", flush=True)
    if opened is not None:
        opened(port)


def tame_collector() -> None:
    """Nearly everything here dies without the cyclic collector; let it look less often."""
    gc.collect()
    gc.freeze()  # what is loaded now stays
    gc.set_threshold(20_000, 20, 20)


def run(settings: Settings, opened: Callable[[int], object] | None = None) -> None:
    """Serve until somebody says stop; `opened` is told the port once it is open."""
    configure_logging(settings.log_level)
    check_store(settings.store)
    listener = listen(settings)
    port = listener.getsockname()[1]
    app = App(settings)
    app.listen(port)
    server = make_server(app)
    server.opened = partial(greet, app, port, opened)
    tame_collector()
    try:
        with suppress(KeyboardInterrupt):  # uvicorn hands it on when everything is closed
            server.run([listener])
    finally:
        listener.close()
