"""`parlour serve` as a process of its own."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from waiting import DEADLINE

SERVE = ["serve", "--host", "127.0.0.1", "--bot-delay", "0", "--no-qr"]
SERVE += ["--set", "rooms_per_hour=100000", "--public-url", "http://192.0.2.7:8080"]
PROGRAM = "import sys; from parlour.cli import main; sys.exit(main())"
ELSEWHERE = "import pathlib; from parlour.server import pages; pages.STATIC = pathlib.Path({!r}); "


@contextmanager
def serving(
    store: str = "memory",
    port: int = 0,
    end: signal.Signals = signal.SIGTERM,
    static: Path | None = None,
) -> Iterator[str]:
    """`parlour serve` for a while; its address. `static`: other files of the pages."""
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    environment.pop("PORT", None)
    where = ["--store", store, "--port", str(port)]
    program = PROGRAM if static is None else ELSEWHERE.format(str(static)) + PROGRAM
    command = [sys.executable, "-c", program, *SERVE, *where]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        yield address_of(process)
    finally:
        process.send_signal(end)
        process.wait(DEADLINE)


def address_of(process: subprocess.Popen[str]) -> str:
    """The server says where it is when it is ready."""
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(r"http://localhost:(\d+)/", line):
            return f"http://127.0.0.1:{found[1]}"
    raise AssertionError("the server did not start")
