"""What the manual says can be followed: its links lead somewhere, and its commands can be typed."""

import re
import shlex
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from inspect import BoundArguments
from pathlib import Path

import msgspec
import pytest
from cyclopts import MissingArgumentError

from parlour import games
from parlour.bots.registry import check_bot
from parlour.cli.app import app
from parlour.server.settings import choose_settings, unknown_variables

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
WHOLE = ("README.md", "bots.md", "oracle.md")  # their Python runs as it stands

# In commands, what stands for something else, and what it may be.
PLACEHOLDERS = {
    "GAME": "letters",
    "NAME": "hard",
    "N": "2",
    "A": "easy",
    "B": "hard",
    "C": "medium",
}
INSTALLED_LATER = "crowns"  # the game that add-a-game.md writes

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(), re.M | re.S)


def prose(page: Path) -> str:
    return re.sub(r"^```.*?^```", "", page.read_text(), flags=re.M | re.S)


# Links


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    found: set[str] = set()
    for heading in re.findall(r"^#+ (.+)$", prose(page), re.M):
        slug = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        again = (f"{slug}-{number}" for number in range(1, 99))
        found.add(slug if slug not in found else next(one for one in again if one not in found))
    return found


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)\s]+)\)", prose(page)):
        path, _, anchor = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.exists(), target
        assert not anchor or anchor in anchors(there), target


def test_every_page_is_in_the_list_of_the_readme() -> None:
    listed = set(re.findall(r"^\| \[docs/(.+?)\]", PAGES[0].read_text(), re.M))
    assert listed == {page.name for page in PAGES[2:]}


# Commands


def typed(page: Path) -> Iterator[str]:
    """Lines of code with a command of `parlour`."""
    yield from re.findall(
        r"^(?:    )?(?:\.venv/bin/)?(parlour .+)$", page.read_text().replace("\\\n", ""), re.M
    )


def named(page: Path) -> Iterator[str]:
    """Commands in the middle of a sentence; what they need may be left out."""
    yield from re.findall(r"`(parlour [^`]+)`", re.sub(r"\s*\n\s*", " ", prose(page)))


def words_of(line: str) -> list[str]:
    words = shlex.split(re.split(r" > |  ", line)[0], comments=True)[1:]
    return [",".join(PLACEHOLDERS.get(part, part) for part in word.split(",")) for word in words]


def check_line(line: str) -> None:
    if re.search(r"\[|…|COMMAND|\|", line):
        return  # not a command, but what one looks like
    command, given, _ = app.parse_args(words_of(line), exit_on_error=False, print_error=False)
    assert callable(command), line
    game = given.arguments.get("game")
    if game not in (None, INSTALLED_LATER):
        for bot in bots_in(given):
            check_bot(bot, games.load(game))


def bots_in(given: BoundArguments) -> Iterator[str]:
    for name, value in given.arguments.items():
        if name in ("bots", "a", "b") and value:
            yield from value.split(",")


@each_page
def test_commands_can_be_typed(page: Path) -> None:
    for line in typed(page):
        check_line(line)
    for line in named(page):
        with suppress(MissingArgumentError):
            check_line(line)


# Code and data


def test_the_unit_for_systemd_starts_the_server_with_settings_that_there_are() -> None:
    (unit,) = blocks(ROOT / "docs" / "operate.md", "ini")
    found = dict(re.findall(r"^(\w+)=(.*)$", unit, re.M))
    check_line(found["ExecStart"].removeprefix("/opt/parlour/bin/"))
    given = dict(word.split("=") for word in found["Environment"].split())
    assert unknown_variables(given) == []
    choose_settings({}, given)


@pytest.mark.parametrize("name", WHOLE)
def test_examples_run(name: str) -> None:
    found = [block for page in PAGES if page.name == name for block in blocks(page, "python")]
    assert found
    for block in found:
        exec(compile(block, name, "exec"), {})


@each_page
def test_code_and_data_can_be_read(page: Path) -> None:
    for block in blocks(page, "python"):
        compile(block, page.name, "exec")
    for block in blocks(page, "json"):
        msgspec.json.decode(block)
    for block in blocks(page, "toml"):
        tomllib.loads(block)
