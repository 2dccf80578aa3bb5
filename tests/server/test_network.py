"""Which address goes on the QR code, and what rooms are called."""

import pytest

from parlour.server import network
from parlour.server.codes import CODES, LETTERS, _code, alias, new_code, read_code
from parlour.server.network import Candidate, base_url, choose

WIFI = Candidate("192.168.1.23", "wlan0", default=True)
CABLE = Candidate("10.0.0.5", "eth0")
DOCKER = Candidate("172.17.0.1", "docker0")
BRIDGE = Candidate("192.168.99.1", "br-12ab")
VPN = Candidate("10.8.0.2", "tun0", default=True)
TAILSCALE = Candidate("100.101.102.103", "tailscale0")
LOOPBACK = Candidate("127.0.0.1", "lo")
OFFICE = Candidate("172.20.3.4", "enp3s0", default=True)
PUBLIC = Candidate("203.0.113.7", "eth0", default=True)
NAMELESS = Candidate("192.168.0.2", default=True)
NAMELESS_DOCKER = Candidate("172.17.0.2", default=True)


@pytest.mark.parametrize(
    ("candidates", "contained", "expected"),
    [
        ([LOOPBACK, WIFI, DOCKER], False, WIFI),
        ([DOCKER, BRIDGE, CABLE, TAILSCALE, LOOPBACK], False, CABLE),
        ([VPN, WIFI], False, WIFI),
        ([VPN, CABLE], False, CABLE),
        ([CABLE, WIFI], False, WIFI),
        ([LOOPBACK, DOCKER, TAILSCALE, BRIDGE, VPN], False, None),
        ([LOOPBACK], False, None),
        ([], False, None),
        ([OFFICE, DOCKER], False, OFFICE),
        ([PUBLIC], False, PUBLIC),
        ([PUBLIC, CABLE], False, CABLE),
        ([NAMELESS], False, NAMELESS),
        ([NAMELESS_DOCKER], False, None),
        ([Candidate("172.17.0.2", "eth0", default=True)], True, None),
        ([Candidate("169.254.3.4", "eth0", default=True)], False, None),
    ],
)
def test_the_address_phones_can_reach(
    candidates: list[Candidate], contained: bool, expected: Candidate | None
) -> None:
    found = choose(candidates, contained)
    assert found == (None if expected is None else expected.address)


def test_base_urls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "lan_address", lambda: "192.168.1.23")
    assert base_url("0.0.0.0", 8080, "") == "http://192.168.1.23:8080"
    assert base_url("", 80, "") == "http://192.168.1.23"
    assert base_url("10.1.2.3", 8080, "") == "http://10.1.2.3:8080"
    assert base_url("fd00::2", 8080, "") == "http://[fd00::2]:8080"
    assert base_url("127.0.0.1", 8080, "") is None
    assert base_url("localhost", 8080, "") is None
    assert base_url("127.0.0.1", 8080, "https://play.example/") == "https://play.example"
    monkeypatch.setattr(network, "lan_address", lambda: None)
    assert base_url("0.0.0.0", 8080, "") is None


def test_this_computer_has_some_answer() -> None:
    found = network.lan_address()
    assert found is None or not network.is_loopback(found)


def test_codes() -> None:
    assert not set(LETTERS) & set("AEIOUY01GQNW")
    for code in [_code(0), _code(CODES - 1), *(new_code() for _ in range(1000))]:
        assert len(code) == 4
        assert read_code(code) == read_code(code.lower()) == read_code(f" {code} ") == code
        assert read_code(alias(code)) == read_code(alias(code).upper()) == code
    assert len({alias(_code(number)) for number in range(CODES)}) == CODES
    wrong = ("", "BCD", "BCDE", "BCDFH", "ffffffff", "0000000g", "12345678", "B💥CD", "٣٣٣٣٣٣٣٣")
    assert [text for text in wrong if read_code(text) is not None] == []
