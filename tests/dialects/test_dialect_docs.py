"""The clients in dialects.md and protocol.md run against `parlour serve`."""

import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.wire import free_port

DOCS = Path(__file__).parents[2] / "docs"
CLIENT = re.compile(r"^## ([^\n]+)\n(?:(?!^## ).)*?```python\n(.*?)```", re.M | re.S)
CLIENTS = CLIENT.findall((DOCS / "dialects.md").read_text())
NATIVE = CLIENT.findall((DOCS / "protocol.md").read_text())
SECONDS = 60

TELLS = {  # what a client prints at the end
    "citadels": "'name': 'Ann', 'ready': False",
    "coup": "primary [",
    "eights": "rejoined",
    "letters": "'Type': 'Play",
    "oracle": "END winner=",
}


@pytest.fixture(scope="module")
def ports() -> Iterator[tuple[int, int]]:
    """A server's port, and its port for text commands."""
    web, text = free_port(), free_port()
    command = [sys.executable, "-m", "parlour", "serve", "--host", "127.0.0.1", "--store", "memory"]
    command += ["--port", str(web), "--text", f"oracle:{text}", "--bot-delay", "0"]
    command += ["--log-level", "warning"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as server:
        until = time.monotonic() + SECONDS
        while not answers(web):
            assert server.poll() is None, server.communicate()[0].decode()
            assert time.monotonic() < until
            time.sleep(0.05)
        yield web, text
        server.terminate()
        said = server.communicate(timeout=SECONDS)[0].decode()
    assert f"oracle at port {text}" in said
    assert "Traceback" not in said


def answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def test_every_dialect_has_a_client() -> None:
    assert [re.findall(r"\((\w+)\)", title)[0] for title, _ in CLIENTS] == [
        "citadels",
        "coup",
        "eights",
        "letters",
        "oracle",
    ]
    assert all(len(source.splitlines()) <= 16 for _, source in CLIENTS)


@pytest.mark.parametrize(("title", "source"), CLIENTS, ids=[title for title, _ in CLIENTS])
def test_clients_of_the_docs_run(
    title: str, source: str, ports: tuple[int, int], capsys: pytest.CaptureFixture[str]
) -> None:
    run(title, source, ports)
    assert TELLS[re.findall(r"\((\w+)\)", title)[0]] in capsys.readouterr().out


def test_the_native_client_plays_a_game(
    ports: tuple[int, int], capsys: pytest.CaptureFixture[str]
) -> None:
    [(title, source)] = NATIVE
    run(title, source, ports)
    assert re.fullmatch(r"scores: \[\d+, \d+\]\n", capsys.readouterr().out)


def run(title: str, source: str, ports: tuple[int, int]) -> None:
    web, text = ports
    here = source.replace("localhost:8080", f"127.0.0.1:{web}").replace("localhost", "127.0.0.1")
    socket.setdefaulttimeout(SECONDS)
    try:
        exec(compile(here.replace("4433", str(text)), title, "exec"), {})
    finally:
        socket.setdefaulttimeout(None)
