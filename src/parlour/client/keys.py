"""The keys of one's seats, kept for the next time: a file that only its owner can read."""

import os
from contextlib import suppress
from pathlib import Path

import msgspec

from parlour.client.address import Address
from parlour.folders import state_folder


class Keys:
    """By server, room and name: so two people on one computer have a seat each."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or state_folder() / "keys.json"

    def find(self, address: Address, room: str, name: str) -> str | None:
        return self._read().get(label(address, room, name))

    def keep(self, address: Address, room: str, name: str, key: str | None) -> None:
        """Remember a key, or forget it."""
        kept = self._read()
        if key is None:
            kept.pop(label(address, room, name), None)
        else:
            kept[label(address, room, name)] = key
        with suppress(OSError):  # without a place for it the seat is lost with this program
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh = self.path.with_name(f".{self.path.name}.{os.getpid()}")
            fresh.touch(mode=0o600)
            fresh.write_bytes(msgspec.json.encode(kept))
            fresh.replace(self.path)

    def _read(self) -> dict[str, str]:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, str])
        except (OSError, msgspec.DecodeError):
            return {}


def label(address: Address, room: str, name: str) -> str:
    return f"{address.http} {room.upper()} {name}"
