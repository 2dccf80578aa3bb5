"""The manual of the protocol is of this code."""

from pathlib import Path

from parlour.room.errors import CODES
from parlour.server import connection
from parlour.server.protocol_doc import CLOSES, page

PAGE = Path(__file__).parent.parent.parent / "docs" / "protocol.md"


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m parlour.server.protocol_doc"


def test_every_code_is_explained() -> None:
    for code in CODES.values():
        assert f"| `{code}` |" in page()
    closes = {value for value in vars(connection).values() if isinstance(value, int)}
    assert {code for code in closes if code >= 1000} <= CLOSES.keys()
