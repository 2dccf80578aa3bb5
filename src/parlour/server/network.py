"""Addresses: how phones reach this computer, and where a request comes from."""

import ipaddress
import re
import socket
import struct
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import SplitResult, urlsplit

from parlour.server.limits import Networks
from parlour.server.settings import Settings

VIRTUAL: Final = (
    *("docker", "veth", "br-", "virbr", "vnet", "cni", "flannel", "cali", "podman", "lxc", "lxd"),
    *("kube", "ifb", "dummy", "vboxnet", "vmnet", "bridge", "vEthernet"),
    *("tun", "tap", "wg", "utun", "ppp", "ipsec", "tailscale", "zt", "nordlynx", "proton"),
)
HOME: Final = tuple(map(ipaddress.IPv4Network, ("192.168.0.0/16", "10.0.0.0/8")))
CONTAINERS: Final = ipaddress.IPv4Network("172.16.0.0/12")
SHARED: Final = ipaddress.IPv4Network("100.64.0.0/10")  # used inside providers' networks and VPNs
CONTAINER_MARKS: Final = (Path("/.dockerenv"), Path("/run/.containerenv"))
REQUEST: Final = {"linux": 0x8915, "darwin": 0xC0206921}  # SIOCGIFADDR
HOST: Final = re.compile(r"(?P<name>[A-Za-z0-9._-]{1,253}|\[[0-9a-fA-F:.]{2,45}\])(?::\d{1,5})?")
MOST_PROXIES: Final = 20  # in a row
LONGEST_ADDRESS: Final = 64  # letters
ELSEWHERE: Final = ("198.51.100.1", "192.168.255.254", "10.255.255.254")


@dataclass(frozen=True)
class Candidate:
    """An address of this computer."""

    address: str
    interface: str = ""  # empty if the system does not say
    default: bool = False  # the way to the rest of the world leads through it


def lan_address() -> str | None:
    """The address to print on a QR code, if there is one."""
    contained = any(mark.exists() for mark in CONTAINER_MARKS)
    return choose(_candidates(), contained)


def choose(candidates: list[Candidate], contained: bool = False) -> str | None:
    """The best of these addresses; none if phones could reach none of them."""
    usable = [one for one in candidates if _usable(one, contained)]
    return max(usable, key=_rank).address if usable else None


def _usable(one: Candidate, contained: bool) -> bool:
    address = ipaddress.IPv4Address(one.address)
    if address.is_loopback or address.is_link_local or address.is_unspecified or address in SHARED:
        return False
    if one.interface.lower().startswith(tuple(name.lower() for name in VIRTUAL)):
        return False
    # Bridges of containers live here, and so do few real networks
    return address not in CONTAINERS or (bool(one.interface) and not contained)


def _rank(one: Candidate) -> tuple[bool, bool, bool]:
    address = ipaddress.IPv4Address(one.address)
    at_home = any(address in network for network in HOME)
    return (at_home or address in CONTAINERS, one.default, at_home)


def _candidates() -> list[Candidate]:
    default = _local_address(ELSEWHERE[0])
    found = _interfaces(default)
    for target in ELSEWHERE:
        address = _local_address(target)
        if address and address not in {one.address for one in found}:
            found.append(Candidate(address, default=address == default))
    return found


def _local_address(target: str) -> str | None:
    """From which address a packet to the target would leave. None is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect((target, 9))
        return str(probe.getsockname()[0])
    return None


def _interfaces(default: str | None) -> list[Candidate]:
    """The address of every interface, where the system lets us ask."""
    request = REQUEST.get(sys.platform)
    if request is None:
        return []
    import fcntl

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with suppress(OSError):  # it has none
                packed = struct.pack("256s", name.encode()[:15])
                answer = fcntl.ioctl(probe.fileno(), request, packed)
                address = socket.inet_ntoa(answer[20:24])
                found.append(Candidate(address, name, address == default))
    return found


def is_loopback(host: str) -> bool:
    """Whether a host name or address means this computer alone."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    with suppress(ValueError):
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    return False


def is_everywhere(host: str) -> bool:
    """Whether listening on this host means listening on all addresses."""
    with suppress(ValueError):
        return ipaddress.ip_address(host.strip("[]")).is_unspecified
    return not host


def is_nearby(url: str) -> bool:
    """Whether an address means something only in one's own network."""
    host = urlsplit(url).hostname or ""
    with suppress(ValueError):
        return ipaddress.ip_address(host).is_private
    return "." not in host or host.endswith(".local")


def base_url(host: str, port: int, public_url: str) -> str | None:
    """How others reach a server that listens there; None if only this computer does."""
    if public_url:
        return public_url.rstrip("/")
    if is_loopback(host):
        return None
    found = lan_address() if is_everywhere(host) else host
    return None if found is None else _url(found, port)


def local_url(host: str, port: int) -> str:
    """How this computer itself reaches a server that listens there."""
    usual = is_everywhere(host) or host in ("127.0.0.1", "::1")
    return _url("localhost" if usual else host, port)


def _url(host: str, port: int) -> str:
    host = f"[{host}]" if ":" in host else host
    return f"http://{host}" if port == 80 else f"http://{host}:{port}"


# What a request says


class Hosts:
    """The names under which a browser may call us.

    Another site can let its own name point to our address; the browser then takes its pages for
    ours. That cannot be done with an address, so every address will do.
    """

    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname().lower()
        names = ["localhost", own, f"{own.partition('.')[0]}.local", settings.host]
        names += [split_url(settings.public_url).hostname or "", *settings.allow_host]
        self._names = {name.lower() for name in names if name}

    def __contains__(self, host: object) -> bool:
        found = HOST.fullmatch(str(host))
        if found is None:
            return False
        name = found["name"].lower().rstrip(".")
        if "*" in self._names or name in self._names or name.endswith(".localhost"):
            return True
        with suppress(ValueError):
            return bool(ipaddress.ip_address(name.strip("[]")))
        return False


def split_url(url: str) -> SplitResult:
    """The parts of an address; none if it is not one."""
    try:
        return urlsplit(url)
    except ValueError:
        return SplitResult("", "", "", "", "")


def origin_allowed(origin: str, host: str, settings: Settings) -> bool:
    """Whether a page of that origin may speak to us. Programs that are no browser send none."""
    parts = split_url(origin.lower())
    if not origin or (parts.netloc and parts.netloc == host.lower()):
        return True
    known = [*settings.allow_origin, settings.public_url]
    return any(one == "*" or (one and same_origin(one, origin)) for one in known)


def same_origin(one: str, other: str) -> bool:
    return split_url(one.lower())[:2] == split_url(other.lower())[:2]


@dataclass(frozen=True)
class Origin:
    """Where a request comes from."""

    address: str
    scheme: str


def where_from(peer: str, header: Callable[[str], str], proxies: Networks) -> Origin:
    """The address and scheme of a request; what a trusted proxy says of them counts.

    `header` gives all lines of a header with commas between: some proxies add a line of their own,
    and what stands before it a client may have invented.
    """
    if peer not in proxies:
        return Origin(peer, "http")
    address = peer
    for one in reversed(header("x-forwarded-for").split(",")[-MOST_PROXIES:]):
        address = _without_port(one.strip()) or address
        if address not in proxies:
            break
    said = header("x-forwarded-proto").rpartition(",")[2].strip().lower()
    secure = said in ("https", "wss")
    return Origin(address[:LONGEST_ADDRESS], "https" if secure else "http")


def _without_port(address: str) -> str:
    """Some proxies add the client's port, which is another one each time."""
    if address.startswith("["):
        return address[1:].partition("]")[0]
    return address.partition(":")[0] if address.count(":") == 1 else address
