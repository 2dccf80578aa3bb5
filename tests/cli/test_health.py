"""What a container's health check asks."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from parlour.cli import main
from server.wire import HOST, free_port


class Answering(BaseHTTPRequestHandler):
    """Answers every request with the server's status."""

    def do_GET(self) -> None:
        assert isinstance(self.server, Stub)
        self.server.asked.append(self.path)
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


class Stub(HTTPServer):
    status = 200

    def __init__(self) -> None:
        super().__init__((HOST, 0), Answering)
        self.asked: list[str] = []


@pytest.fixture
def stub(monkeypatch: pytest.MonkeyPatch) -> Iterator[Stub]:
    with Stub() as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        monkeypatch.setenv("PORT", str(server.server_port))
        yield server
        server.shutdown()
        thread.join()


def test_a_server_that_is_ready(stub: Stub) -> None:
    assert main(["health"]) == 0
    assert stub.asked == ["/readyz"]


@pytest.mark.parametrize("named", [True, False])
def test_the_port_may_stand_in_the_servers_file(
    named: bool, stub: Stub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "parlour.toml"
    file.write_text(f"port = {stub.server_port}\nhost = '{HOST}'")
    monkeypatch.delenv("PORT")
    if named:
        monkeypatch.setenv("PARLOUR_CONFIG", str(file))
    assert main(["health"] if named else ["health", "--config", str(file)]) == 0
    assert stub.asked == ["/readyz"]


def test_a_server_that_is_not_ready(stub: Stub, capsys: pytest.CaptureFixture[str]) -> None:
    stub.status = 503
    assert main(["health"]) == 1
    assert capsys.readouterr().err == "It is not ready: 503.\n"


@pytest.mark.parametrize("port", ["", "many"])
def test_nobody_there(
    port: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PORT", port or str(free_port()))
    assert main(["health"]) == 1
    assert capsys.readouterr().err.count("\n") == 1
