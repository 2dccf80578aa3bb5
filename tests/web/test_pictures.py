"""Key screens look as in the pictures kept here. `make pictures` takes them anew."""

import zlib
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from endings import lively
from parlour import games
from web.pictures import FEW, LARGEST, MOST, Size, check, compared, taken
from web.staging import NAMES, Scene
from web.visitors import quick_game
from web.windows import Device, window

TV = Size(1920, 1080, 4)
PHONE = Size(390, 844, 2)
LAPTOP = Size(1024, 640, 2)
TURNS = 7  # after which a game is worth a picture
SEED = 11

each_game = pytest.mark.parametrize("name", games.names())


def dark(size: Size) -> Device:
    return Device(size.width, size.height, "en-GB", dark=True)


def take(painter: Browser, server: str, scene: Scene, name: str, size: Size, who: str = "") -> None:
    path = f"player.html?room={scene.code}" if who else f"tv.html?room={scene.code}"
    with window(painter, dark(size)) as page:
        scene.show(page, f"{server}/{path}", who)
        check(painter, page, name, size)


def table(name: str) -> Scene:
    game = games.load(name)
    seats = min(4, game.seats_for(game.settle(preset=lively(name)))[1])
    return Scene(name, NAMES[:seats], lively(name), SEED)


def test_home(painter: Browser, server: str) -> None:
    with window(painter, dark(LAPTOP)) as page:
        page.goto(server)
        page.wait_for_selector("#create-solo")
        page.evaluate("() => document.fonts.ready.then(() => true)")
        page.wait_for_timeout(300)
        check(painter, page, "home", LAPTOP)


def test_lobby(painter: Browser, server: str) -> None:
    scene = table("coup")
    take(painter, server, scene, "lobby-tv", TV)
    take(painter, server, scene, "lobby-phone", PHONE, scene.names[0])


@each_game
def test_a_game(painter: Browser, server: str, name: str) -> None:
    scene = table(name).start().play(lambda table: table.turns >= TURNS)
    take(painter, server, scene, f"{name}-tv", TV)
    take(painter, server, scene, f"{name}-phone", PHONE, scene.names[scene.asked])


def test_podium(painter: Browser, server: str) -> None:
    scene = table("letters").start().play(lambda table: table.over)
    take(painter, server, scene, "podium-tv", TV)
    take(painter, server, scene, "podium-phone", PHONE, scene.names[0])


def test_a_grey_screen_still_tells_players_and_cards_apart(painter: Browser, server: str) -> None:
    """Shapes differ where colours do, and a grey picture is no blank."""
    scene = Scene(quick_game(), NAMES[:3]).start()
    with window(painter) as tv:
        scene.show(tv, f"{server}/tv.html?room={scene.code}")
        shapes = tv.eval_on_selector_all(
            ".seat .badge path", "paths => paths.map((path) => path.getAttribute('d'))"
        )
        assert len(set(shapes)) == len(shapes) > 1
        tv.evaluate("document.documentElement.style.filter = 'grayscale(1)'")
        picture = tv.screenshot()
    assert len(zlib.compress(picture)) > 20_000
    assert picture[:4] == b"\x89PNG"


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
def drawn(painter: Browser, server: str) -> Iterator[tuple[Page, bytes]]:
    """A page, and the picture of it that would be kept."""
    scene = table("letters").start().play(lambda table: table.turns >= TURNS)
    with window(painter, dark(TV)) as page:
        scene.show(page, f"{server}/tv.html?room={scene.code}")
        yield page, compared(painter, taken(page, TV), b"", TV).small


@pytest.mark.parametrize("what", DRAWINGS)
def test_what_counts_as_a_difference(
    painter: Browser, drawn: tuple[Page, bytes], what: str
) -> None:
    page, kept = drawn
    where, style, value, differs = DRAWINGS[what]
    page.evaluate(STYLED, [where, style, value])
    found = compared(painter, taken(page, TV), kept, TV)
    page.evaluate(STYLED, [where, style, ""])
    assert len(kept) <= LARGEST
    assert (found.tiles > FEW) == differs, f"{found.tiles} tiles by more than {MOST}"
