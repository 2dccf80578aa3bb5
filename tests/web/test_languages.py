"""Pages in the language of their readers."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, Page

from endings import preset_for_two
from parlour import games
from waiting import DEADLINE
from web.staging import CODE, Scene
from web.visitors import PHONE
from web.windows import Device, window

WIDTH = "() => document.documentElement.scrollWidth"
# What is read or heard: texts, and what pictures and buttons are called.
SAID = """
() => [...document.querySelectorAll('#app :not(option)')].flatMap((one) =>
  [one.getAttribute('aria-label'), one.getAttribute('title'),
    ...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data)])
  .filter(Boolean)
"""
START = {"en": "Start the game", "de": "Spiel starten", "ru": "Начать игру"}


@contextmanager
def reader(browser: Browser, locale: str, staged: bool = False) -> Iterator[Page]:
    """A phone whose browser asks for a language."""
    device = Device(PHONE["width"], PHONE["height"], locale)
    with window(browser, device, staged) as page:
        yield page


def new_room(server: str, game: str) -> str:
    asked = Request(f"{server}/api/rooms", json.dumps({"game": game}).encode(), method="POST")
    with urlopen(asked, timeout=DEADLINE) as answer:
        return str(json.load(answer)["room"])


def switch(page: Page, code: str) -> None:
    page.locator("select.languages").select_option(code)
    page.wait_for_function("(code) => document.documentElement.lang === code", arg=code)


@pytest.mark.parametrize(
    ("locale", "code", "text"),
    [("de-AT", "de", "Gegen Bots spielen"), ("ru", "ru", "Играть с ботами")]
    + [("pt-BR", "en", "Play against bots")],
)
def test_the_first_view_is_in_the_language_of_the_browser(
    browser: Browser, server: str, locale: str, code: str, text: str
) -> None:
    with reader(browser, locale) as page:
        page.goto(server)
        page.get_by_text(text).wait_for()
        assert page.locator("html").get_attribute("lang") == code
        assert page.evaluate(WIDTH) <= PHONE["width"]


def test_another_language_without_a_reload(browser: Browser, server: str) -> None:
    with reader(browser, "en-GB") as page:
        page.goto(server)
        page.get_by_text("Play against bots").wait_for()
        page.evaluate("() => { window.same = true; }")
        switch(page, "fr")
        page.get_by_text("Jouer contre des robots").wait_for()
        page.get_by_text("Citadelles").first.wait_for()
        assert page.evaluate("() => window.same")
        page.reload()
        page.get_by_text("Jouer contre des robots").wait_for()


def test_from_the_lobby_into_a_game(browser: Browser, server: str) -> None:
    """The log, the cards and the buttons change with the rest; nothing overflows."""
    room = new_room(server, "letters")
    with reader(browser, "de-DE") as page:
        page.goto(f"{server}/player.html?room={room}")
        page.locator("input[name=name]").fill("Anna")
        page.locator("button[type=submit]").click()
        page.locator("#start").wait_for()
        page.get_by_role("button", name="Bot dazu").click()
        page.locator("#start:not([disabled])").wait_for()
        for code in ("ru", "en", "de"):
            page.get_by_text("⋯").first.click()
            switch(page, code)
            page.keyboard.press("Escape")
            page.locator("#start").get_by_text(START[code]).wait_for()
            assert page.evaluate(WIDTH) <= PHONE["width"], code
        page.locator("#start").click()
        page.get_by_text("ist am Zug").first.wait_for()
        page.evaluate("() => { window.same = true; }")
        page.get_by_text("⋯").first.click()
        switch(page, "ru")
        page.keyboard.press("Escape")
        page.locator(".band").get_by_text("осталось").wait_for()
        for german in ("ist am Zug", "Runde", "Karte", "Priester", "Wächterin"):
            assert page.locator(".phone").get_by_text(german).count() == 0, german
        assert page.evaluate("() => window.same")
        assert page.evaluate(WIDTH) <= PHONE["width"]


@pytest.mark.parametrize("name", games.names())
def test_a_table_says_nothing_in_another_alphabet(browser: Browser, server: str, name: str) -> None:
    """Whatever is in Latin letters on a Russian page was forgotten in English."""
    names = ["Анна", "Борис"]
    preset = preset_for_two(name)
    scene = Scene(name, names, preset, seed=3).start().play(lambda table: table.turns >= 5)
    with reader(browser, "ru", staged=True) as page:
        scene.show(page, f"{server}/player.html?room={CODE}", names[scene.asked])
        page.locator(".looking button").last.click()
        said = page.evaluate(SAID)
    assert len(said) > 20
    words = {word for text in said for word in re.findall("[A-Za-z]{2,}", text)}
    assert words <= {CODE, "Parlour"}
