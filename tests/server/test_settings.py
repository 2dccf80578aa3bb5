"""Where settings come from, and what is said when one is wrong."""

from pathlib import Path

import pytest

from parlour.kernel.errors import Malformed
from parlour.server.settings import Settings, load_settings

MANUAL = Path(__file__).parent.parent.parent / "docs" / "host.md"


def test_flags_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "parlour.toml"
    file.write_text('port = 1\nbot_delay = 0.5\nstore = "memory"\nallow_origin = ["http://a.b"]\n')
    environment = {"PARLOUR_PORT": "2", "PARLOUR_BOT_DELAY": "0.25", "PORT": "9", "HOME": "/x"}
    found = load_settings({"port": 3, "host": None}, environment, file)
    assert (found.port, found.bot_delay, found.store) == (3, 0.25, "memory")
    assert found.allow_origin == ["http://a.b"]
    assert load_settings({}, environment, file).port == 2
    assert load_settings({}, {"PORT": "9"}, file).port == 9
    assert load_settings({}, {}, file).port == 1
    assert load_settings({}, {}) == Settings()


@pytest.mark.parametrize(
    ("flags", "environment", "word"),
    [
        ({"port": 70000}, {}, "port"),
        ({}, {"PORT": "many"}, "port"),
        ({"public_url": "example.org"}, {}, "public_url"),
        ({"allow_origin": ["evil"]}, {}, "allow_origin"),
        ({"log_level": "loud"}, {}, "log_level"),
        ({"bot_delay": -1}, {}, "bot_delay"),
        ({"nonsense": 1}, {}, "nonsense"),
    ],
)
def test_what_is_wrong_is_named(
    flags: dict[str, object], environment: dict[str, str], word: str
) -> None:
    with pytest.raises(Malformed, match=word):
        load_settings(flags, environment)


@pytest.mark.parametrize("text", ["port = ", "port = 'x'", "unknown = 1", None])
def test_a_wrong_file_is_told(text: str | None, tmp_path: Path) -> None:
    file = tmp_path / "parlour.toml"
    if text is not None:
        file.write_text(text)
    with pytest.raises(Malformed):
        load_settings({}, {}, file)


def test_the_manual_names_every_setting() -> None:
    text = MANUAL.read_text()
    assert [name for name in Settings.__struct_fields__ if f"`{name}`" not in text] == []
