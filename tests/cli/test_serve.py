"""The flags of `parlour serve`. Each setting is tested in tests/server/test_settings.py."""

import re

import pytest

from commands import Capture, run
from parlour.cli import main
from parlour.cli.serve import with_two_dashes
from parlour.server.settings import Settings


def shown(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, str]:
    assert main(["serve", *words, "--show-settings"]) == 0
    return dict(line.split(" = ") for line in capsys.readouterr().out.splitlines())


def test_one_dash_will_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(capsys, "-port", "3000")["port"] == "3000  # --port"
    assert shown(capsys, "-port=3001", "-bot_delay", "0")["port"] == "3001  # --port"
    words = ["serve", "-h", "--set", "-port", "-x", "-qr", "7", "-"]
    assert with_two_dashes(words) == ["serve", "-h", "--set", "--port", "-x", "--qr", "7", "-"]


def test_set_reaches_settings_that_have_a_flag(capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(capsys, "--set", "host=127.0.0.1")["host"] == '"127.0.0.1"  # --set'


def test_a_list_is_given_in_parts_or_with_commas(capsys: pytest.CaptureFixture[str]) -> None:
    expected = '["http://a.b","http://c.d"]'
    parts = ["--allow-origin", "http://a.b", "--allow-origin", "http://c.d"]
    assert shown(capsys, *parts)["allow_origin"].startswith(expected)
    joined = "allow_origin=http://a.b, http://c.d"
    assert shown(capsys, "--set", joined)["allow_origin"].startswith(expected)


def test_the_file_can_be_named_in_the_environment(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> None:
    monkeypatch.setenv("PARLOUR_CONFIG", f"{tmp_path}/none.toml")
    assert main(["serve", "--show-settings"]) == 2
    assert "none.toml" in capsys.readouterr().err


def test_a_variable_that_is_no_setting_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_PROT", "1")
    assert main(["serve", "--show-settings"]) == 0
    assert capsys.readouterr().err == "PARLOUR_PROT is not a setting; see --show-settings.\n"


def test_help_tells_the_usual_settings(capsys: Capture) -> None:
    told = " ".join(run(capsys, "serve", "--help").replace("│", " ").split())
    for name in ("host", "port", "bot_delay", "log_level", "qr"):
        flag = re.escape(name.replace("_", "-"))
        default = re.escape(str(getattr(Settings(), name)))
        assert re.search(rf"--{flag} [^[]*\[default: {default}\]", told), name
