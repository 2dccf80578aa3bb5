"""`parlour serve` as a process: opening, refusing, stopping."""

import asyncio
import errno
import logging
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from commands import Capture, refusal
from parlour.kernel.errors import Malformed
from parlour.server.app import App
from parlour.server.run import LINES, SENTENCES, Calm, greet, listen, owned
from parlour.server.settings import Settings
from parlour.store.database import SCHEMA, claimed
from server.wire import HOST, TRUSTED, enter, free_port, http_to, join
from waiting import DEADLINE

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
            if httpx.get(f"http://{HOST}:{port}/readyz", verify=TRUSTED).status_code == 200:
                return
        except httpx.HTTPError:
            assert process.poll() is None, process.communicate()
            time.sleep(0.02)
    raise AssertionError("it did not start")


def test_it_opens_tells_where_and_closes_politely(tmp_path: Path) -> None:
    port = free_port()
    process = start(tmp_path, "--host", HOST, PORT=str(port), XDG_DATA_HOME=str(tmp_path))
    try:
        wait_for(port, process)
        assert (tmp_path / "parlour" / "rooms.db").exists()

        async def visit() -> str:
            async with http_to(f"http://{HOST}:{port}") as http:
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
        words = ["--host", HOST, "--port", str(port)]
        again = start(tmp_path, *words, XDG_DATA_HOME=str(tmp_path))
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
    assert err == f"Port {port} is in use; choose another.\n"


@pytest.mark.parametrize(
    "words",
    [
        ["--host", "300.1.2.3"],
        ["--store", "/dev/null/rooms.db"],
        ["--store", "memory", "--record", "/dev/null/games"],
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(words: list[str], tmp_path: Path) -> None:
    process = start(tmp_path, *words, PORT="0")
    _, err = process.communicate(timeout=DEADLINE)
    assert process.returncode == 2, err
    assert len(err.splitlines()) == 1


def test_a_file_that_another_server_has_is_refused_in_one_line(tmp_path: Path) -> None:
    """When that one is killed, the next one comes, also while its writer is still there."""
    port, words = free_port(), ["--host", HOST, "--store", "rooms.db"]
    first = start(tmp_path, *words, "--port", str(port))
    processes = [first]
    try:
        wait_for(port, first)
        second = start(tmp_path, *words, "--port", "0")
        processes.append(second)
        _, err = second.communicate(timeout=DEADLINE)
        assert second.returncode == 2
        rest = "stop it, or choose another file (--store)."
        assert err == f"Another server is using rooms.db; {rest}\n"
        first.kill()
        processes.append(start(tmp_path, *words, "--port", str(port)))
        wait_for(port, processes[-1])
    finally:
        for process in processes:
            process.kill()
            process.communicate(timeout=DEADLINE)


def test_a_file_that_another_server_has_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "rooms.db"
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA user_version = 3")  # which a server brings up to date
        with claimed(path):
            with pytest.raises(Malformed, match="Another server"), owned(str(path)):
                pass
            assert database.execute("PRAGMA user_version").fetchone() == (3,)
        with owned(str(path)):
            assert database.execute("PRAGMA user_version").fetchone() == (SCHEMA,)


def test_whom_the_address_is_for(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name of the whole world needs no Wi-Fi of one's own."""
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    greet(App(Settings(store="memory", host="192.168.1.23")), 8080)
    out = capsys.readouterr().out
    assert "  on this computer   http://192.168.1.23:8080/\n" in out
    assert "  in your network    http://192.168.1.23:8080/\n" in out
    assert "in the same Wi-Fi" in out
    greet(App(Settings(store="memory", public_url="https://play.example.org/")), 8080)
    out = capsys.readouterr().out
    assert "  for everybody      https://play.example.org/\n" in out
    assert "network" not in out
    assert "Wi-Fi" not in out


def test_where_there_is_no_ipv6_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EAFNOSUPPORT, "Address family not supported by protocol")

    monkeypatch.setattr("parlour.server.run.socket.socket", refuse)
    with pytest.raises(Malformed, match="Cannot listen on ::: Address family"):
        listen(Settings(host="::", port=0))


def test_a_port_that_one_may_not_open_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", refuse)
    with pytest.raises(Malformed, match="port 80;"):
        listen(Settings(port=80))


@pytest.mark.parametrize(
    "words",
    [
        ["--port", "many"],
        ["--port", "99999"],
        ["--config", "missing.toml"],
        ["--set", "nonsense=1"],
        ["--public-url", "nowhere"],
        ["--set", "trusted_proxies=nobody"],
        ["--default-game", "chess"],
    ],
)
def test_settings_that_are_wrong_are_told_in_one_line(words: list[str], capsys: Capture) -> None:
    text = refusal(capsys, "serve", *words)
    assert words[0].lstrip("-").replace("-", "_") in text or words[1].partition("=")[0] in text


# Stopping


def test_it_stops_quietly_while_bots_think(tmp_path: Path) -> None:
    port = free_port()
    words = ["--host", HOST, "--port", str(port), "--bot-delay", "0", "--store", "memory"]
    process = start(tmp_path, *words)
    try:
        wait_for(port, process)
        asyncio.run(bots_thinking(port))
        begun = time.monotonic()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=DEADLINE)
        assert process.returncode == 0
        assert err == ""
        assert time.monotonic() - begun < 10  # about one on a quiet machine
    finally:
        process.kill()


async def bots_thinking(port: int) -> None:
    """A game in which all wait for bots that search for most of a second."""
    async with http_to(f"http://{HOST}:{port}") as http:
        code = str((await http.post("/api/rooms", json={"game": "citadels"})).json()["room"])
    client = await join(port, code, "A")
    for _ in range(4):
        await client.do("add_bot", bot="ismcts")
    await client.do("start")
    await client.until(lambda: client.all("game"))
    while (game := client.last("game"))["choices"]:
        await client.do("act", action=game["choices"][0])


def writer_of(server: int) -> int:
    """The process that writes, among those a server has started."""
    lists = [path.read_text() for path in Path(f"/proc/{server}/task").glob("*/children")]
    children = [int(child) for text in lists for child in text.split()]
    program = "parlour.store.writer"
    return next(one for one in children if program in Path(f"/proc/{one}/cmdline").read_text())


async def leave_somebody_waiting(port: int, writer: int) -> None:
    """Stop the writer while somebody does something, and wait until that is noticed."""
    async with http_to(f"http://{HOST}:{port}") as http:
        code = str((await http.post("/api/rooms", json={})).json()["room"])
        client = await join(port, code, "A")
        os.kill(writer, signal.SIGSTOP)
        await client.send("ready", ready=False)
        async with asyncio.timeout(DEADLINE):
            while (answer := await http.get("/readyz")).status_code == 200:
                await asyncio.sleep(0.05)
        assert answer.json()["text"] == "The store does not answer."
        assert (await http.get("/healthz")).status_code == 200


def wait_until_closed(port: int) -> None:
    end = time.monotonic() + DEADLINE
    while time.monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex((HOST, port)):
                return
        time.sleep(0.01)
    raise AssertionError("it still listens")


needs_proc = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs Linux")


@needs_proc
@pytest.mark.parametrize("signals", [1, 2])
def test_a_writer_that_hangs_is_noticed_and_holds_up_no_end(signals: int, tmp_path: Path) -> None:
    """One signal gives it a few seconds; the second ends everything at once."""
    port = free_port()
    process = start(tmp_path, "--host", HOST, "--port", str(port), "--store", "rooms.db")
    writer = 0
    try:
        wait_for(port, process)
        writer = writer_of(process.pid)
        asyncio.run(leave_somebody_waiting(port, writer))
        began = time.monotonic()
        process.send_signal(signal.SIGTERM)
        if signals == 2:
            wait_until_closed(port)
            assert process.poll() is None  # it waits for the writer
            process.send_signal(signal.SIGTERM)
        process.wait(timeout=DEADLINE)
        took = time.monotonic() - began
        if signals == 2:
            os.kill(writer, signal.SIGKILL)  # it has our end of the pipe
        _, err = process.communicate(timeout=DEADLINE)
        if signals == 2:
            assert process.returncode == 128 + signal.SIGTERM
            assert took < 10
        else:
            assert "does not answer and is killed" in err
            assert "Traceback" not in err
    finally:
        process.kill()
        if writer and Path(f"/proc/{writer}").exists():
            os.kill(writer, signal.SIGKILL)


# Logs


def record(msg: str, *args: object) -> logging.LogRecord:
    return logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, msg, args, None)


def test_a_sentence_is_not_repeated_without_end() -> None:
    now = [0.0]
    calm = Calm(lambda: now[0])
    passed = [calm.filter(record("Room %s failed.", number)) for number in range(1000)]
    assert sum(passed) == LINES
    assert calm.filter(record("Something else."))
    now[0] = 60.0
    again = record("Room %s failed.", 7)
    assert calm.filter(again)
    assert again.getMessage() == f"Room 7 failed. ({1000 - LINES} more like this)"


def test_a_list_of_requests_has_a_line_for_every_request() -> None:
    calm, line = Calm(lambda: 0.0), '%s - "%s %s HTTP/%s" %d'
    for number in range(10 * LINES):
        request = ("127.0.0.1:9", "GET", f"/{number}", "1.1", 200)
        asked = logging.LogRecord("uvicorn.access", logging.INFO, "", 0, line, request, None)
        assert calm.filter(asked)


def test_what_is_remembered_of_sentences_is_bounded() -> None:
    calm = Calm(lambda: 0.0)
    for number in range(5 * SENTENCES):
        for _ in range(LINES + 1):
            calm.filter(record(f"{number}"))
    assert len(calm._buckets) == SENTENCES
    assert len(calm._left_out) <= SENTENCES
