"""Key screens look as in the pictures kept here. `make pictures` takes them anew."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from endings import lively
from parlour import games
from web.pictures import FEW, LARGEST, MOST, Size, check, compared
from web.staging import NAMES, Scene
from web.windows import Device, window

TV = Size(1920, 1080, 4)
PHONE = Size(390, 844, 2)
LAPTOP = Size(1024, 640, 2)
TURNS = 7  # after which a game is worth a picture
SEED = 11

each_game = pytest.mark.parametrize("name", games.names())


def dark(size: Size) -> Device:
    return Device(size.width, size.height, "en-GB", dark=True)


def take(browser: Browser, server: str, scene: Scene, name: str, size: Size, who: str = "") -> None:
    path = f"player.html?room={scene.code}" if who else f"tv.html?room={scene.code}"
    with window(browser, dark(size)) as page:
        scene.show(page, f"{server}/{path}", who)
        check(browser, page, name, size)


def table(name: str) -> Scene:
    game = games.load(name)
    seats = min(4, game.seats_for(game.settle(preset=lively(name)))[1])
    return Scene(name, NAMES[:seats], lively(name), SEED)


def test_home(browser: Browser, server: str) -> None:
    with window(browser, dark(LAPTOP)) as page:
        page.goto(server)
        page.wait_for_selector("#create-solo")
        page.evaluate("() => document.fonts.ready.then(() => true)")
        page.wait_for_timeout(300)
        check(browser, page, "home", LAPTOP)


def test_lobby(browser: Browser, server: str) -> None:
    scene = table("coup")
    take(browser, server, scene, "lobby-tv", TV)
    take(browser, server, scene, "lobby-phone", PHONE, scene.names[0])


@each_game
def test_a_game(browser: Browser, server: str, name: str) -> None:
    scene = table(name).start().play(lambda table: table.turns >= TURNS)
    take(browser, server, scene, f"{name}-tv", TV)
    take(browser, server, scene, f"{name}-phone", PHONE, scene.names[scene.asked])


def test_podium(browser: Browser, server: str) -> None:
    scene = table("letters").start().play(lambda table: table.over)
    take(browser, server, scene, "podium-tv", TV)
    take(browser, server, scene, "podium-phone", PHONE, scene.names[0])


# What a difference is

# What is given another style, and whether that is a difference.
DRAWINGS: dict[str, tuple[str, str, str, bool]] = {
    "the same": ("body", "color", "", False),
    "smoothed in another way": ("body", "webkitFontSmoothing", "none", False),
    "a hair to the right": ("body", "transform", "translateX(0.4px)", False),
    "a piece missing": (".slot", "visibility", "hidden", True),
    "a piece moved": (".slot", "translate", "40px 0", True),
    "a name missing": (".seat .person", "visibility", "hidden", True),
}
STYLED = "([where, style, value]) => { document.querySelector(where).style[style] = value; }"


@pytest.fixture(scope="module")
def drawn(browser: Browser, server: str) -> Iterator[tuple[Page, bytes]]:
    """A page, and the picture of it that would be kept."""
    scene = table("letters").start().play(lambda table: table.turns >= TURNS)
    with window(browser, dark(TV)) as page:
        scene.show(page, f"{server}/tv.html?room={scene.code}")
        yield page, compared(browser, page.screenshot(), b"", TV).small


@pytest.mark.parametrize("what", DRAWINGS)
def test_what_counts_as_a_difference(
    browser: Browser, drawn: tuple[Page, bytes], what: str
) -> None:
    page, kept = drawn
    where, style, value, differs = DRAWINGS[what]
    page.evaluate(STYLED, [where, style, value])
    found = compared(browser, page.screenshot(), kept, TV)
    page.evaluate(STYLED, [where, style, ""])
    assert len(kept) <= LARGEST
    assert (found.tiles > FEW) == differs, f"{found.tiles} tiles by more than {MOST}"
