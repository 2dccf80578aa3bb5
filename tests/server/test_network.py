"""Which address goes on the QR code, and where requests come from."""

import socket

import pytest

from parlour.server import network
from parlour.server.limits import Networks
from parlour.server.network import (
    Candidate,
    Hosts,
    base_url,
    choose,
    is_nearby,
    origin_allowed,
    where_from,
)
from server.wire import settings

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


@pytest.mark.parametrize(
    ("host", "port", "url"),
    [
        ("0.0.0.0", 8080, "http://localhost:8080"),
        ("::", 80, "http://localhost"),
        ("127.0.0.1", 8080, "http://localhost:8080"),
        ("127.0.0.5", 8080, "http://127.0.0.5:8080"),
        ("192.168.1.23", 8080, "http://192.168.1.23:8080"),
        ("fd00::2", 8080, "http://[fd00::2]:8080"),
    ],
)
def test_how_this_computer_reaches_itself(host: str, port: int, url: str) -> None:
    """Whoever listens on one address is not found under another."""
    assert network.local_url(host, port) == url


@pytest.mark.parametrize(
    ("url", "nearby"),
    [
        ("http://192.168.1.23:8080", True),
        ("http://[fd00::7]:8080", True),
        ("http://attic.local", True),
        ("http://attic:8080", True),
        ("https://play.example.org", False),
        ("http://8.8.8.8:8080", False),
    ],
)
def test_which_addresses_need_the_same_network(url: str, nearby: bool) -> None:
    assert is_nearby(url) is nearby


def test_this_computer_has_some_answer() -> None:
    found = network.lan_address()
    assert found is None or not network.is_loopback(found)


def hosts(**given: object) -> Hosts:
    return Hosts(settings(**given))


def test_a_host_is_ours_by_address_by_name_or_by_setting() -> None:
    ours = hosts(public_url="https://play.example", allow_host=["games.example"])
    own = socket.gethostname()
    for name in ("127.0.0.1:8080", "192.168.1.7", "[::1]:80", "localhost:1", "x.localhost", own):
        assert name in ours, name
    for name in ("play.example", "PLAY.example:443", "games.example:8080", "play.example."):
        assert name in ours, name
    for name in ("evil.example", "play.example.evil.example", "127.0.0.1.evil.example", "a b", ""):
        assert name not in ours, name
    assert "anything.example" in hosts(allow_host=["*"])


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        ("", True),
        ("http://192.168.1.7:8080", True),
        ("http://192.168.1.7", False),
        ("https://friend.example", True),
        ("http://friend.example", False),
        ("http://evil.example", False),
        ("null", False),
        ("http://[", False),
        ("http://[evil]", False),
        ("http://", False),
        ("\x00", False),
    ],
)
def test_origins(origin: str, allowed: bool) -> None:
    chosen = settings(allow_origin=["https://friend.example"])
    assert origin_allowed(origin, "192.168.1.7:8080", chosen) is allowed


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("203.0.113.9", "1.2.3.4", "203.0.113.9"),  # no proxy of ours says so
        ("127.0.0.1", "1.2.3.4", "1.2.3.4"),
        ("127.0.0.1", "6.6.6.6, 1.2.3.4", "1.2.3.4"),  # what a client adds itself does not count
        ("127.0.0.1", "1.2.3.4, 10.0.0.3", "1.2.3.4"),  # through two proxies
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "10.0.0.3", "10.0.0.3"),
        ("127.0.0.1", "6.6.6.6,1.2.3.4", "1.2.3.4"),  # in two lines
        ("127.0.0.1", "1.2.3.4:5678, 10.0.0.3:99", "1.2.3.4"),  # with ports
        ("127.0.0.1", "[2001:db8::1]:5678", "2001:db8::1"),
        ("127.0.0.1", "2001:db8::1", "2001:db8::1"),
        ("::ffff:127.0.0.1", "1.2.3.4", "1.2.3.4"),  # listening on ::
    ],
)
def test_where_a_request_comes_from(peer: str, forwarded: str, address: str) -> None:
    proxies = Networks(["127.0.0.1", "10.0.0.0/8"])
    headers = {"x-forwarded-for": forwarded, "x-forwarded-proto": "http,https"}
    found = where_from(peer, lambda name: headers.get(name, ""), proxies)
    assert found.address == address
    assert found.scheme == ("https" if peer in proxies else "http")
