"""`parlour serve` as a process."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from server.wire import DEADLINE, HOST, enter, free_port, join

SERVE = "from parlour.cli import main; raise SystemExit(main())"


def start(folder: Path, *words: str, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", SERVE, "serve", *words],
        cwd=folder,
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def wait_for(port: int, process: subprocess.Popen[str]) -> None:
    end = time.monotonic() + DEADLINE
    while time.monotonic() < end:
        try:
            if httpx.get(f"http://{HOST}:{port}/readyz").status_code == 200:
                return
        except httpx.HTTPError:
            assert process.poll() is None, process.communicate()
            time.sleep(0.02)
    raise AssertionError("it did not start")


def test_it_opens_tells_where_and_closes_politely(tmp_path: Path) -> None:
    port = free_port()
    process = start(tmp_path, "--host", HOST, PORT=str(port))
    try:
        wait_for(port, process)
        assert (tmp_path / "var" / "parlour.db").exists()

        async def visit() -> str:
            async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}") as http:
                code = str((await http.post("/api/rooms", json={})).json()["room"])
            client = await join(port, code, "A")
            process.send_signal(signal.SIGINT)
            assert await client.gone() == 1012
            assert client.last("goodbye")["again"] is True
            return code

        code = asyncio.run(visit())
        out, err = process.communicate(timeout=DEADLINE)
        assert process.returncode == 0
        assert f"http://localhost:{port}/" in out
        assert "Only this computer" in out
        assert err == ""
        again = start(tmp_path, "--host", HOST, "--port", str(port))
        try:
            wait_for(port, again)
            client = asyncio.run(look(port, code))
            assert client == ["A"]
        finally:
            again.terminate()
            again.communicate(timeout=DEADLINE)
    finally:
        process.kill()


async def look(port: int, code: str) -> list[str]:
    client = await enter(port, code)
    await client.until(lambda: client.all("room"))
    names = [player["name"] for player in client.last("room")["players"]]
    await client.close()
    return names


def test_a_port_in_use_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind((HOST, 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        process = start(tmp_path, "--host", HOST, "--port", port, "--store", "memory")
        _, err = process.communicate(timeout=DEADLINE)
    assert process.returncode == 2
    assert err == f"Port {port} is in use; choose another with --port.\n"


@pytest.mark.parametrize(
    "words",
    [
        ["--port", "many"],
        ["--port", "99999"],
        ["--host", "300.1.2.3"],
        ["--config", "missing.toml"],
        ["--set", "nonsense=1"],
        ["--store", "/dev/null/rooms.db"],
        ["--public-url", "nowhere"],
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(words: list[str], tmp_path: Path) -> None:
    process = start(tmp_path, *words, PORT="0")
    _, err = process.communicate(timeout=DEADLINE)
    assert process.returncode == 2, err
    assert len(err.splitlines()) == 1
