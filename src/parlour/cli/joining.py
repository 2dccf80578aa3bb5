"""Rooms of a server on the command line."""

import asyncio
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final

from cyclopts import Parameter

from parlour.client.address import Address, read_address
from parlour.client.room import RoomClient
from parlour.kernel.errors import Malformed


@Parameter(name="*")
@dataclass(frozen=True)
class RoomArguments:
    """Where to play, if not here."""

    server: Annotated[
        str | None, Parameter(help="Play in a room of this server: http://HOST:PORT.")
    ] = None
    room: Annotated[
        str | None,
        Parameter(
            help="The room's letters. Without them play and tui open a room; a bot needs them."
        ),
    ] = None

    def check_useless(self, flags: Mapping[str, bool]) -> None:
        """Refuse flags that were given and mean nothing in a room."""
        useless = [flag for flag, given in flags.items() if given]
        if self.server is not None and useless:
            raise Malformed(f"There is no use for {useless[0]} in a room of a server.")

    def client(self, game: str | None = None) -> RoomClient | None:
        """The client of that room, not connected yet; none if the game is played here."""
        if self.server is None:
            if self.room is not None:
                raise Malformed("--room needs --server: where is that room?")
            return None
        address = read_address(self.server)
        if self.room is None:
            return RoomClient(address, open_room(address, game))
        if game is not None:
            raise Malformed("A room has its game already: leave out the name of the game.")
        if not self.room.isalnum() or len(self.room) > 16:
            raise Malformed(f"A room has a few letters, like KRST, not {self.room!r:.40}.")
        return RoomClient(address, self.room)


HERE: Final = RoomArguments()


def open_room(address: Address, game: str | None) -> str:
    code = asyncio.run(address.new_room(game or ""))
    print(f"Room {code} at {address.http} is open.", file=sys.stderr)
    return code
