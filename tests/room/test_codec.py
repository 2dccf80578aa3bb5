"""What is read from clients and written to them."""

import msgspec
import pytest
from tabletop import ALL_GAMES

from parlour.kernel.errors import Malformed
from parlour.room.codec import read_command

GAME = ALL_GAMES[0]


@pytest.mark.parametrize("name", ["", "x" * 21])
def test_a_name_has_1_to_20_characters(name: str) -> None:
    data = msgspec.json.encode({"type": "join", "payload": {"name": name}})
    with pytest.raises(Malformed, match="payload of join"):
        read_command(data)
