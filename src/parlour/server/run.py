"""Starting and stopping."""

import errno
import gc
import logging
import os
import socket
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Final

import segno
import uvicorn

from parlour import games
from parlour.kernel.errors import Malformed
from parlour.server.app import App
from parlour.server.dialects import lines
from parlour.server.doors import Http
from parlour.server.limits import Bucket
from parlour.server.network import is_everywhere, is_nearby, local_url
from parlour.server.settings import Settings
from parlour.server.transport import Upgrade
from parlour.store import StoreFailed
from parlour.store.database import claimed, connect

SHUTDOWN_SECONDS: Final = 5
LINES: Final = 10  # a minute of one sentence in the log
SENTENCES: Final = 200  # remembered
SENTENCE: Final = 200  # letters of it
ACCESS: Final = "uvicorn.access"  # the list of requests, if somebody asks for one

log = logging.getLogger("parlour")


class Server(uvicorn.Server):
    """uvicorn, with a greeting and a farewell. A second signal ends it at once."""

    def __init__(self, app: App, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.parlour = app
        self.opened: Callable[[], None] | None = None  # called when people can come

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit:
            log.warning("Stopped at once.")
            os._exit(128 + sig)
        super().handle_exit(sig, frame)

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
        http=Http,
        ws=Upgrade,
        lifespan="on",
        log_config=None,
        access_log=settings.access_log,
        server_header=False,
        proxy_headers=False,  # App and Entrance look at them
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
    listener = None
    try:
        listener = socket.socket(family)
        if family == socket.AF_INET6 and is_everywhere(settings.host):
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)  # IPv4, too
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((settings.host, settings.port))
    except OSError as error:
        if listener is not None:
            listener.close()
        if error.errno == errno.EADDRINUSE:
            text = f"Port {settings.port} is in use; choose another."
        elif error.errno == errno.EACCES:
            text = f"This user may not open port {settings.port}; choose another, from 1024 on."
        else:
            text = f"Cannot listen on {settings.host}: {error.strerror or error}; see --host."
        raise Malformed(text) from error
    return listener


@contextmanager
def owned(store: str) -> Iterator[None]:
    """Keep other servers away from the store, and open it once.

    So what is wrong with it is said before anything else, and before anything in it is changed.
    """
    with ExitStack() as claim:
        if store != "memory":
            try:
                claim.enter_context(claimed(Path(store)))
                connect(Path(store)).close()
            except StoreFailed as error:
                raise Malformed(str(error)) from error
        yield


def check_folder(where: str) -> None:
    """Make the folder for records, or say in one sentence why games cannot be written there."""
    try:
        Path(where).mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Malformed(f"Cannot make the folder {where}: {error.strerror}.") from error
    if not os.access(where, os.W_OK | os.X_OK):
        raise Malformed(f"Cannot write into the folder {where}; see --record.")


class Calm(logging.Filter):
    """Lets the same sentence pass a few times a minute, however often strangers cause it.

    Only what was asked for line by line, the list of requests, passes whole.
    """

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._monotonic = monotonic
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._left_out: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name == ACCESS:
            return True
        now, sentence = self._monotonic(), f"{record.name} {str(record.msg)[:SENTENCE]}"
        bucket = self._buckets.get(sentence)
        if bucket is None:
            bucket = self._buckets[sentence] = Bucket(LINES / 60, LINES, now)
            if len(self._buckets) > SENTENCES:
                old, _ = self._buckets.popitem(last=False)
                self._left_out.pop(old, None)
        if not bucket.take(now):
            self._left_out[sentence] = self._left_out.get(sentence, 0) + 1
            return False
        if left_out := self._left_out.pop(sentence, 0):
            record.msg = f"{record.msg} ({left_out} more like this)"
        return True


def configure_logging(level: str) -> None:
    """Our own lines at the chosen level; uvicorn's from warnings on: below, it prints payloads."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", stream=sys.stderr)
    for handler in logging.getLogger().handlers:
        if not any(isinstance(one, Calm) for one in handler.filters):
            handler.addFilter(Calm())
    number = logging.getLevelNamesMapping()[level.upper()]
    log.setLevel(number)
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).setLevel(max(number, logging.WARNING))
    logging.getLogger(ACCESS).setLevel(logging.INFO)


def greet(app: App, port: int, opened: Callable[[str], object] | None = None) -> None:
    """Print where to go."""
    base = app.base
    here = local_url(app.settings.host, port)
    print(f"\nParlour is open.\n\n  on this computer   {here}/")
    if base is None:
        print("  Only this computer can reach it; --host or --public-url change that.")
    else:
        nearby = is_nearby(base)
        print(f"  {'in your network' if nearby else 'for everybody':<17}  {base}/\n")
        if app.settings.qr and sys.stdout.isatty():
            segno.make_qr(f"{base}/", error="l").terminal(compact=True, border=2)
            print(f"  Scan it with a phone{' in the same Wi-Fi' if nearby else ''}.")
    for name, text_port in lines.places(app.settings):
        print(f"  lines of text      {name} at port {text_port} (docs/dialects.md)")
    later = "games go on where they were when you open it again"
    if app.settings.store == "memory":
        later = "the rooms are gone then, as they are kept in memory alone"
    print(f"\n  Ctrl-C closes it; {later}.\n", flush=True)
    if opened is not None:
        opened(f"{here}/")


def tame_collector() -> None:
    """Nearly everything here is freed without the cyclic collector, so let it run less often."""
    gc.collect()
    gc.freeze()  # what is loaded now stays
    gc.set_threshold(20_000, 20, 20)


def run(settings: Settings, opened: Callable[[str], object] | None = None) -> None:
    """Serve until somebody says stop; `opened` is told the address here once it is open."""
    if settings.default_game:
        games.load(settings.default_game)  # refuses one that is not there
    with owned(settings.store):
        _run(settings, opened)


def _run(settings: Settings, opened: Callable[[str], object] | None) -> None:
    if settings.record:
        check_folder(settings.record)
    lines.check_ports(settings)
    listener = listen(settings)
    configure_logging(settings.log_level)  # what is refused before this, the command says itself
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
