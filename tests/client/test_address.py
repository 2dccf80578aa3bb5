"""Addresses that people type, and answers that must not steer a terminal."""

import pytest

from parlour.client.address import Address, decoded, read_address
from parlour.client.keys import Keys
from parlour.kernel.errors import Malformed


@pytest.mark.parametrize(
    ("typed", "http", "socket"),
    [
        ("http://10.0.0.2:8000", "http://10.0.0.2:8000", "ws://10.0.0.2:8000/ws/KRST"),
        ("10.0.0.2:8000", "http://10.0.0.2:8000", "ws://10.0.0.2:8000/ws/KRST"),
        ("https://cards.example/play", "https://cards.example", "wss://cards.example/ws/KRST"),
        ("ws://[::1]:9", "http://[::1]:9", "ws://[::1]:9/ws/KRST"),
    ],
)
def test_addresses(typed: str, http: str, socket: str) -> None:
    assert read_address(typed).http == http
    assert read_address(typed).socket("KRST") == socket


@pytest.mark.parametrize("typed", ["", "ftp://x", "http://", "http://a:b@c", "host:notaport"])
def test_what_is_no_address(typed: str) -> None:
    with pytest.raises(Malformed, match="--server is an address"):
        read_address(typed)


def test_answers_cannot_steer_a_terminal() -> None:
    found = decoded(b'{"name": "Eve\\u001b[2J\\u0007", "rules": "one\\ntwo", "\\u001bkey": [1]}')
    assert found == {"name": "Eve [2J ", "rules": "one\ntwo", " key": [1]}
    assert decoded(b"nonsense") is None


def test_keys_are_kept_for_their_owner_alone(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("state") / "parlour" / "keys.json"
    here = Address("http://localhost:8000")
    Keys(path).keep(here, "krst", "Zoë", "secret")
    assert Keys(path).find(here, "KRST", "Zoë") == "secret"
    assert Keys(path).find(here, "KRST", "Max") is None
    assert path.stat().st_mode & 0o077 == 0
    Keys(path).keep(here, "KRST", "Zoë", None)
    assert Keys(path).find(here, "KRST", "Zoë") is None
