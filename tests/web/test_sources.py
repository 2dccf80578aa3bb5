"""The sources of the pages: their types, and that they know no game."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from parlour import games
from parlour.room.state import SIGNS
from parlour.server.pages import STATIC

SCRIPTS = sorted((STATIC / "js").rglob("*.js"))
PROMISES = Path(__file__).parents[2] / "docs" / "screens.md"
TYPES = "tsc --project tsconfig.json && tsc --project tsconfig.worker.json"
PAGES = sorted(STATIC.glob("*.html"))


def test_types_are_right() -> None:
    """Of the pages and of their worker. Needs Node; `tsc` from the path, else from the npm registry
    or its cache."""
    if shutil.which("tsc"):
        command = ["sh", "-c", TYPES]
    elif shutil.which("npx"):  # once: it takes as long as what it starts
        command = ["npx", "--yes", "--package", "typescript@7", "--", "sh", "-c", TYPES]
    else:
        pytest.skip("No Node here, so nobody can check the types")
    done = subprocess.run(command, cwd=STATIC.parent, capture_output=True, text=True, timeout=100)
    if done.returncode and "error TS" not in done.stdout:
        pytest.skip(f"TypeScript cannot be had: {done.stderr[-200:]}")
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_nothing_is_inline_or_from_elsewhere(page: Path) -> None:
    text = page.read_text()
    assert not re.search(r"<script(?![^>]*src=)", text)
    assert "<style" not in text
    assert not re.search(r'(?:src|href)="(?!/)', text)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_pages_keep_clear_of_rounded_corners(page: Path) -> None:
    text = page.read_text()
    assert "viewport-fit=cover" in text
    for sheet in re.findall(r"/static/(css/\w+\.css)", text):
        assert "env(safe-area-inset-left)" in with_imports(STATIC / sheet), sheet


def with_imports(sheet: Path) -> str:
    """A style sheet, and those that it asks for."""
    text = sheet.read_text()
    asked = re.findall(r'@import "(\w+\.css)"', text)
    return text + "".join(with_imports(sheet.parent / one) for one in asked)


def test_what_holds_a_promise_is_there() -> None:
    """docs/screens.md names the tests."""
    tests = Path(__file__).parents[1]
    file = ""
    for named, function in re.findall(r"`(?:([\w/]+\.py))?(?:::(\w+))?`", PROMISES.read_text()):
        file = named or file
        path = tests.parent / file if "/" in file else Path(__file__).parent / file
        assert path.is_file(), file
        assert f"def {function}" in path.read_text(), f"{file}::{function}"


def test_no_page_knows_a_game() -> None:
    for script in SCRIPTS:
        words = set(re.findall(r"['\"`](\w+)['\"`]", script.read_text()))
        assert not words & set(games.names()), script.name


def test_no_sheet_looks_into_what_holds_a_table() -> None:
    """With `:has` there, a browser looks at all that is in it again whenever anything changes."""
    holders = "phone|dock|answers|seats?|around|centre"
    games_sheets = (STATIC.parents[1] / "games").glob("*/skin/*.css")
    for sheet in [*(STATIC / "css").glob("*.css"), *games_sheets]:
        assert not re.findall(rf"\.(?:{holders})(?![\w-])[^\s,]*:has\(.*", sheet.read_text()), sheet


def test_nothing_is_written_that_browsers_read_differently() -> None:
    """Safari takes one value of `text-decoration`; a shape that clips has a box in each browser."""
    skins = STATIC.parents[1] / "games"
    for sheet in [*(STATIC / "css").glob("*.css"), *skins.glob("*/skin/*.css")]:
        assert not re.findall(r"text-decoration: \S+ .*", sheet.read_text()), sheet
    for script in [*SCRIPTS, *skins.glob("*/skin/*.js")]:
        assert not re.findall(r'clip-path="(?!url).*', script.read_text()), script


def test_cards_are_measured_by_what_is_seen_of_a_screen() -> None:
    """`vh` also counts what lies behind a phone's address bar."""
    for sheet in (STATIC / "css").glob("*.css"):
        assert not re.findall(r"--w: .*\dvh.*", sheet.read_text()), sheet


def test_every_player_can_be_drawn() -> None:
    """The server names colours and shapes; the pages only draw what they are told."""
    people = (STATIC / "js/draw/people.js").read_text()
    for table, names in (("BRIGHT", SIGNS), ("INK", SIGNS), ("SHAPES", SIGNS.values())):
        found = re.search(rf"{table} = \{{(.*?)\}}", people, re.DOTALL)
        assert found is not None, table
        assert set(re.findall(r"(\w+): ['`\"]", found[1])) >= set(names), table
    skins = (STATIC.parents[1] / "games").glob("*/skin/*.js")
    for script in [*SCRIPTS, *skins]:
        words = set(re.findall(r"['\"](\w+)['\"]", script.read_text()))
        assert len(words & set(SIGNS.values())) < 3, f"{script.name} has a list of its own"
        if script in SCRIPTS:
            assert len(words & set(SIGNS)) < 3, f"{script.name} has a list of its own"


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def themes() -> list[dict[str, str]]:
    """The named colours of the dark and of the light theme."""
    text = (STATIC / "css/base.css").read_text()
    dark, light = text.split('[data-theme="light"] {')[:2]
    return [dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", part)) for part in (dark, light)]


@pytest.mark.parametrize("named", themes(), ids=["dark", "light"])
def test_every_colour_of_text_can_be_read(named: dict[str, str]) -> None:
    """4.5 to 1 against whatever it may lie on."""
    grounds = ["ground", "panel", "raised", "well", "felt", "felt-light", "felt-dark"]
    for text in ("text", "soft", "accent"):
        for ground in grounds:
            assert contrast(named[text], named[ground]) >= 4.5, (text, ground)
    assert contrast(named["on-fill"], named["fill"]) >= 4.5
    assert contrast(named["danger"], named["panel"]) >= 4.5


def test_every_ink_can_be_read_on_a_card() -> None:
    people = (STATIC / "js/draw/people.js").read_text()
    inks = re.search(r"INK = \{(.*?)\}", people, re.DOTALL)
    assert inks is not None
    for ink in re.findall(r"#[0-9a-f]{6}", inks[1]):
        assert contrast(ink, "#fbf4e4") >= 4.5, ink
