"""`parlour serve`: what the command line sets. tests/server/test_serve.py runs it."""

import pytest

from parlour.cli.serve import NO_FLAGS, SettingFlags, all_flags, read_settings
from parlour.kernel.errors import Malformed
from parlour.server.settings import load_settings


def test_any_setting_can_be_a_flag() -> None:
    assert read_settings(["max_rooms=7", "allow_origin=http://a.b,http://c.d"]) == {
        "max_rooms": "7",
        "allow_origin": ["http://a.b", "http://c.d"],
    }
    assert load_settings(read_settings(["max_rooms=7", "qr=false"]), {}).max_rooms == 7
    for wrong in ("max_rooms", "nonsense=1", ""):
        with pytest.raises(Malformed):
            read_settings([wrong])


def test_set_reaches_settings_that_have_a_flag() -> None:
    assert all_flags(NO_FLAGS, ["port=7"]) == {"port": "7"}
    assert all_flags(SettingFlags(port=8, qr=False), ["port=7"]) == {"port": 8, "qr": False}
