"""Where settings come from, and what is said when one is wrong."""

import re
from pathlib import Path
from typing import Annotated, Literal, get_args, get_origin

import msgspec
import pytest

from parlour.cli import main
from parlour.kernel.errors import Malformed
from parlour.server.settings import (
    NAMES,
    SECRETS,
    TYPES,
    Settings,
    choose_settings,
    load_settings,
    unknown_variables,
    variable,
)

MANUAL = Path(__file__).parent.parent.parent / "docs" / "host.md"


# For every setting four different values as texts: of file, environment, --set and flag.
def texts_for(name: str) -> list[str]:
    kind, default = TYPES[name], getattr(Settings(), name)
    if get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    if kind is bool:
        return ["true", "false"] * 2
    if get_origin(kind) is Literal:
        return list(get_args(kind))[:4]
    if kind in (int, float):
        first = int(max(default, 1))
        return [str(first + step) for step in range(4)]
    if name in ("trusted_proxies", "allow_host"):
        return [f"10.0.0.{number}" for number in range(4)]
    if name.endswith("url") or get_origin(kind) is list:
        return [f"https://{letter}.example.org" for letter in "abcd"]
    return list("abcd")


def in_file(name: str, text: str) -> str:
    kind = get_origin(TYPES[name]) or TYPES[name]
    if kind is list:
        return f'{name} = ["{text}"]\n'
    plain = isinstance(getattr(Settings(), name), int | float)
    return f"{name} = {text}\n" if plain else f'{name} = "{text}"\n'


def value_of(name: str, text: str) -> object:
    return msgspec.convert(
        [text] if get_origin(TYPES[name]) is list else text, TYPES[name], strict=False
    )


@pytest.mark.parametrize("name", NAMES)
def test_each_setting_is_read_from_everywhere_and_the_later_source_wins(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = texts_for(name)
    values = [msgspec.json.encode(value_of(name, text)).decode() for text in texts]
    shown = [f"{name} = {value}" for value in values]
    if name in SECRETS:
        shown = [f"# {name} is not shown"] * 4
    file = tmp_path / "parlour.toml"
    file.write_text(in_file(name, texts[0]))
    environment = {variable(name): texts[1]}
    sets = [f"{name}={texts[2]}"]
    assert f"{shown[0]}  # {file}" in choose_settings({}, {}, file).lines()
    lines = choose_settings({}, environment, file).lines()
    assert f"{shown[1]}  # {variable(name)}" in lines
    assert f"{shown[2]}  # --set" in choose_settings({}, environment, file, sets).lines()
    flag = "--" + name.replace("_", "-")
    last = ["--no-" + flag[2:]] if texts[3] == "false" else [f"{flag}={texts[3]}"]
    monkeypatch.setenv(variable(name), texts[1])
    assert main(["serve", "--config", str(file), "--set", *sets, *last, "--show-settings"]) == 0
    assert f"{shown[3]}  # {flag}\n" in capsys.readouterr().out


def test_the_port_of_the_environment_gives_way_to_ours(tmp_path: Path) -> None:
    file = tmp_path / "parlour.toml"
    file.write_text("port = 1")
    assert load_settings({}, {"PORT": "9"}, file).port == 9
    assert load_settings({}, {"PORT": "9", "PARLOUR_PORT": "2"}, file).port == 2
    assert load_settings({"port": None}, {}, file).port == 1
    assert load_settings({}, {}) == Settings()


def test_what_is_shown_can_be_a_file(tmp_path: Path) -> None:
    file = tmp_path / "shown.toml"
    chosen = choose_settings({"port": 5, "allow_origin": ["http://a.b", "http://c.d"]}, {})
    file.write_text("\n".join(chosen.lines()))
    assert load_settings({}, {}, file) == chosen.settings


@pytest.mark.parametrize("text", ['"127.0.0.1, ::1"', '["127.0.0.1", "::1"]'])
def test_a_list_in_a_file_is_a_list_or_a_text_with_commas(text: str, tmp_path: Path) -> None:
    file = tmp_path / "parlour.toml"
    file.write_text(f"trusted_proxies = {text}\nallow_host = {text.replace('::1', 'b.c')}\n")
    chosen = load_settings({}, {}, file)
    assert chosen.trusted_proxies == ["127.0.0.1", "::1"]
    assert chosen.allow_host == ["127.0.0.1", "b.c"]


def test_a_file_may_begin_with_the_mark_that_some_editors_write(tmp_path: Path) -> None:
    file = tmp_path / "parlour.toml"
    file.write_text("port = 1", encoding="utf-8-sig")
    assert load_settings({}, {}, file).port == 1


def test_a_secret_that_is_not_shown_is_none_in_a_file(tmp_path: Path) -> None:
    """Not a word that everybody could guess."""
    file = tmp_path / "shown.toml"
    file.write_text("\n".join(choose_settings({"metrics_token": "x"}, {}).lines()))
    assert load_settings({}, {}, file).metrics_token == ""


def test_variables_that_are_no_settings_are_found() -> None:
    odd = {"PARLOUR_PROT": "1", "PARLOUR_PORT": "2", "PARLOUR_PURE": "1", "HOME": "/x"}
    assert unknown_variables(odd) == ["PARLOUR_PROT"]


@pytest.mark.parametrize(
    ("flags", "environment", "word"),
    [
        ({"port": 70000}, {}, "port"),
        ({}, {"PORT": "many"}, "port"),
        ({"public_url": "example.org"}, {}, "public_url"),
        ({"public_url": "https://example.org:many"}, {}, "public_url"),
        ({"public_url": "https://example.org/parlour"}, {}, "public_url has no path"),
        ({"public_url": "https://["}, {}, "public_url"),
        ({"allow_host": ["https://example.org"]}, {}, "allow_host"),
        ({"allow_host": ["example.org:8080"]}, {}, "allow_host"),
        ({}, {"PARLOUR_STORE": ""}, "store"),
        ({"trusted_proxies": "example.org"}, {}, "trusted_proxies"),
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


@pytest.mark.parametrize("text", ["max_rooms", "nonsense=1", "", "=1", "port=many"])
def test_a_wrong_set_is_told(text: str) -> None:
    with pytest.raises(Malformed, match=r"--set"):
        load_settings({}, {}, sets=[text])


@pytest.mark.parametrize("text", ["port = ", "port = 'x'", "unknown = 1", None])
def test_a_wrong_file_is_told(text: str | None, tmp_path: Path) -> None:
    file = tmp_path / "parlour.toml"
    if text is not None:
        file.write_text(text)
    with pytest.raises(Malformed):
        load_settings({}, {}, file)


def test_the_manual_tells_every_setting_and_its_default() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| *([^|]*?) *\|", MANUAL.read_text(), re.MULTILINE))
    for name in NAMES:
        default = getattr(Settings(), name)
        shown = msgspec.json.encode(default).decode().strip('"[]')
        if isinstance(default, float):
            shown = f"{default:g}"
        if name != "store":  # which depends on the folder and the user
            assert rows[name].strip("`") == shown, name
    assert rows.keys() - {"setting"} == set(NAMES)
