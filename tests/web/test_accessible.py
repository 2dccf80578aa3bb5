"""axe-core finds nothing on any page, in the main states of every game, light or dark."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, FilePayload, Page

from choosing import some_of
from endings import lively, preset_for_two, random_log
from parlour import games
from parlour.gamefile import encode_game
from web.staging import NAMES, Scene
from web.visitors import Living, beside, quick_game
from web.windows import BIG_SCREEN, Device, window

PHONE = Device(360, 640, touch=True)
# Besides what axe takes for wrong, what it takes for bad practice. No rule asks for style sheets.
OPTIONS = {
    "resultTypes": ["violations"],
    "preload": {"assets": ["media"]},
    "rules": {"label-content-name-mismatch": {"enabled": True}},
}


def faults(page: Page) -> list[Any]:
    page.wait_for_timeout(200)  # things that fade in are there
    if page.evaluate("() => !window.axe"):
        page.evaluate(Axe().axe_script)
    found = page.evaluate("async (options) => (await axe.run(options)).violations", OPTIONS)
    return [
        (fault["id"], [node["html"][:160] for node in fault["nodes"]][:3], fault["help"])
        for fault in found
    ]


def test_the_pages_around_a_game(home: Living) -> None:
    phone = home.phone().go("")
    phone.see("#create-solo")
    assert faults(phone.page) == []
    phone.page.get_by_role("button", name="Rules of").click()
    phone.see("dialog[open] .faces .card")
    assert faults(phone.page) == []
    code = home.room(quick_game())
    tv = home.tv().go(f"tv.html?room={code}")
    tv.see(".qr")
    assert faults(tv.page) == []
    phone.go(f"player.html?room={code}").see("input[name=name]")
    assert faults(phone.page) == []
    ann = home.phone().join(code, "Ann")
    ann.page.locator("summary").click()
    assert faults(ann.page) == []
    phone.go("hotseat.html").see("#begin")
    assert faults(phone.page) == []
    phone.go("replay.html").see("input[type=file]")
    assert beside(phone.page) <= 0
    assert faults(phone.page) == []
    phone.go(f"watch.html?room={code}").see(".players li")
    assert beside(phone.page) <= 0
    assert faults(phone.page) == []
    assert phone.complaints == []
    phone.go("player.html?room=ZZZZ").see("h1")
    assert faults(phone.page) == []
    phone.complaints.clear()  # the browser itself notes the 404


@contextmanager
def screen(browser: Browser, server: str, scene: Scene, path: str, who: str = "") -> Iterator[Page]:
    """A table set by hand, on a phone or on the big screen."""
    with window(browser, BIG_SCREEN if path == "tv" else PHONE) as page:
        scene.show(page, f"{server}/{path}.html?room={scene.code}", who)
        yield page


@pytest.mark.parametrize("game", games.names())
def test_a_game(browser: Browser, server: str, game: str) -> None:
    """On the big screen, and on the phone of whoever is asked, before and after opening cards."""
    scene = Scene(game, NAMES[:2], preset_for_two(game)).start()
    with screen(browser, server, scene, "tv") as page:
        assert faults(page) == []
    check_phone(browser, server, scene, scene.names[scene.asked])


@some_of("game", games.names(), "citadels")
def test_a_game_for_those_who_wait(browser: Browser, server: str, game: str) -> None:
    """They see the same parts of a game, and fewer of them."""
    scene = Scene(game, NAMES[:2], preset_for_two(game)).start()
    with screen(browser, server, scene, "watch") as page:
        assert faults(page) == []
    check_phone(browser, server, scene, scene.names[1 - scene.asked])


def check_phone(browser: Browser, server: str, scene: Scene, who: str) -> None:
    asked = scene.names[scene.asked]
    with screen(browser, server, scene, "player", who) as page:
        assert (page.locator(".band.yours").count() == 1) == (who == asked)
        assert faults(page) == []
        page.get_by_role("button", name="Open my cards").click()
        assert faults(page) == []


def test_the_end_and_what_comes_after_it(browser: Browser, server: str, home: Living) -> None:
    game = quick_game()
    scene = Scene(game, NAMES[:2], lively(game)).start().play(lambda table: table.over)
    with screen(browser, server, scene, "tv") as tv:
        assert tv.locator(".final").count() == 1
        assert faults(tv) == []
    for who in scene.names:
        with screen(browser, server, scene, "player", who) as phone:
            assert phone.locator(".ending").count() == 1
            assert faults(phone) == []
    film = home.phone().go("replay.html")
    log = encode_game(random_log(game, seed=1))
    payload = FilePayload(name="game.jsonl", mimeType="application/x-ndjson", buffer=log)
    film.page.set_input_files("input[type=file]", payload)
    film.see("#moment")
    assert faults(film.page) == []
