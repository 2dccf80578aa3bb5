"""Key screens look as in the pictures kept here. `make pictures` takes them anew."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page

from endings import lively
from parlour import games
from web.pictures import FEW, LARGEST, MOST, Size, check, compared
from web.staging import NAMES, Scene

TV = Size(1920, 1080, 4)
PHONE = Size(390, 844, 2)
LAPTOP = Size(1024, 640, 2)
TURNS = 7  # after which a game is worth a picture
SEED = 11

each_game = pytest.mark.parametrize("name", games.names())


@contextmanager
def opened(browser: Browser, size: Size) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": size.width, "height": size.height},
        reduced_motion="reduce",
        color_scheme="dark",
        locale="en-GB",
    )
    yield context.new_page()
    context.close()


def take(browser: Browser, server: str, scene: Scene, name: str, size: Size, who: str = "") -> None:
    path = f"player.html?room={scene.code}" if who else f"tv.html?room={scene.code}"
    with opened(browser, size) as page:
        scene.show(page, f"{server}/{path}", who)
        check(browser, page, name, size)


def table(name: str) -> Scene:
    game = games.load(name)
    seats = min(4, game.seats_for(game.settle(preset=lively(name)))[1])
    return Scene(name, NAMES[:seats], lively(name), SEED)


def test_home(browser: Browser, server: str) -> None:
    with opened(browser, LAPTOP) as page:
        page.goto(server)
        page.wait_for_selector("#create-solo")
        page.evaluate("() => document.fonts.ready.then(() => true)")
        page.wait_for_timeout(300)
        check(browser, page, "home", LAPTOP)


def test_lobby(browser: Browser, server: str) -> None:
    scene = table("coup")
    take(browser, server, scene, "lobby-tv", TV)
    take(browser, server, scene, "lobby-phone", PHONE, scene.names[0])


@pytest.mark.slow  # the size of the sentence on the TV differs now and then
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

DRAWINGS: dict[str, tuple[str, bool]] = {
    "the same": ("", False),
    "smoothed in another way": ("document.body.style.webkitFontSmoothing = 'none'", False),
    "a hair to the right": ("document.body.style.transform = 'translateX(0.4px)'", False),
    "a piece missing": ("document.querySelector('.slot').style.visibility = 'hidden'", True),
    "a piece moved": ("document.querySelector('.slot').style.translate = '40px 0'", True),
    "a name missing": ("document.querySelector('.seat .person').style.visibility = 'hidden'", True),
}


@pytest.mark.parametrize("what", DRAWINGS)
def test_what_counts_as_a_difference(browser: Browser, server: str, what: str) -> None:
    change, differs = DRAWINGS[what]
    scene = table("letters").start().play(lambda table: table.turns >= TURNS)
    with opened(browser, TV) as page:
        scene.show(page, f"{server}/tv.html?room={scene.code}")
        kept = compared(browser, page.screenshot(), b"", TV).small
        page.evaluate(f"() => {{ {change} }}")
        found = compared(browser, page.screenshot(), kept, TV)
    assert len(kept) <= LARGEST
    assert (found.tiles > FEW) == differs, f"{found.tiles} tiles by more than {MOST}"
