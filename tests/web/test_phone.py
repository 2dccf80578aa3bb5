"""What a phone must do well: hidden cards, your turn, the log and the rules, leaving."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from endings import preset_for_two
from parlour import games
from web.staging import NAMES, Scene
from web.visitors import (
    PHONE,
    Living,
    Visitor,
    beside,
    peaceful,
    quick_game,
    titles,
    until,
    without_rules,
    words_in,
)
from web.windows import Device, window

GAMES = games.names()
QUICK = quick_game()
SMALL = """
() => [...document.querySelectorAll('button, a.button, select, input, summary, .toggle')]
  .filter((e) => e.offsetParent !== null && !e.disabled)
  .map((e) => ({ box: e.getBoundingClientRect(), what: e.outerHTML.slice(0, 120),
    inside: e.closest('label') !== null && e.type === 'checkbox' }))
  .filter((e) => !e.inside && (e.box.width < 47.5 || e.box.height < 47.5))
  .map((e) => [Math.round(e.box.width), Math.round(e.box.height), e.what])
"""
CLOSE = """
() => {
  const all = [...document.querySelectorAll('.answer, .dock .button, .bar .button')]
    .filter((e) => e.offsetParent !== null)
    .map((e) => ({ e, box: e.getBoundingClientRect() }));
  const close = [];
  const scrolls = (one, two) => one.e.matches('.answer') && two.e.matches('.dock-actions *');
  all.forEach((one, i) => all.slice(i + 1).forEach((two) => {
    if (scrolls(one, two)) return;
    const [a, b] = [one.box, two.box];
    const x = Math.max(a.left, b.left) - Math.min(a.right, b.right);
    const y = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
    if (Math.max(x, y) > -0.5 && Math.max(x, y) < 7.5) close.push([x, y]);
  }));
  return close;
}
"""
TINY = """
() => [...document.querySelectorAll('body *')]
  .filter((e) => e.offsetParent !== null && [...e.childNodes].some((n) =>
    n.nodeType === 3 && n.textContent.trim()))
  .filter((e) => parseFloat(getComputedStyle(e).fontSize) < 16)
  .map((e) => e.outerHTML.slice(0, 100))
"""


AT_REST = """
() => document.getAnimations().every((one) => one.playState !== 'running'
  || one.effect.getComputedTiming().endTime === Infinity)
"""

Table = tuple[Visitor, Visitor]  # the one to move, and the other


def two_at_the_table(home: Living, game: str) -> Table:
    """Two phones in a running game."""
    first = home.phone()
    code = home.room(game, preset_for_two(game))
    phones = [first, home.phone()]
    for phone, name in zip(phones, ("Ann", "Bob"), strict=True):
        phone.join(code, name)
    phones[1].tap("#ready")
    home.start(phones)
    until(first.page, lambda: any(phone.has(".band.yours") for phone in phones))
    phones.sort(key=lambda phone: not phone.has(".band.yours"))
    return phones[0], phones[1]


@pytest.fixture(scope="module")
def table(browser: Browser, server: str, request: pytest.FixtureRequest) -> Iterator[Table]:
    """Such a table for all tests that leave it as it was; the last one moves."""
    with peaceful(browser, server) as home:
        yield two_at_the_table(home, request.param)


at_each_table = pytest.mark.parametrize("table", GAMES, indirect=True)
at_one_table = pytest.mark.parametrize("table", [QUICK], indirect=True)


def check_layout(phone: Visitor) -> None:
    """Large targets, legible text, nothing beside the screen, once everything has come to rest."""
    phone.page.wait_for_function(AT_REST)
    assert phone.page.evaluate(SMALL) == []
    assert phone.page.evaluate(CLOSE) == []
    assert phone.page.evaluate(TINY) == []
    assert beside(phone.page) <= 0


def check_peeking(phone: Visitor) -> None:
    """The hand is on the page while a finger holds a card, and no longer."""
    game, view = phone.game, phone.received("game")[-1]["view"]
    own = [face for face, known in zip(view["faces"], view["known"], strict=True) if known != -1]
    names = [titles(game)[face - 1] for face in own if face]
    table = words_in(phone.page.inner_html(".felt"), titles(game))
    phone.page.mouse.move(*centre(phone, ".handcard"))
    phone.page.mouse.down()
    until(phone.page, lambda: not phone.has(".handcard .number"))
    shown = without_rules(phone.page.inner_html(".dock .hand"), game)
    seen = words_in(shown, titles(game))
    assert seen
    assert phone.has("p.toast.up"), "its rule"
    assert seen <= set(names)
    phone.page.mouse.up()
    phone.page.wait_for_timeout(100)
    assert words_in(phone.page.inner_html("#app"), names) <= table
    assert phone.has(".handcard .number")


def check_second_tap(phone: Visitor) -> None:
    """What is final waits for a second tap, in the lower part of the screen."""
    phone.arm()
    assert not any(frame["type"] == "act" for frame in phone.sent)
    box = phone.page.locator("[data-confirm]").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] / 2 > PHONE["height"] * 0.6
    assert box["y"] + box["height"] <= PHONE["height"]
    check_layout(phone)
    phone.tap("[data-confirm]")
    until(phone.page, lambda: any(frame["type"] == "act" for frame in phone.sent))


@at_one_table
def test_leaving_the_window_hides_the_cards(table: Table) -> None:
    mine, _ = table
    mine.page.mouse.move(*centre(mine, ".peek"))
    mine.page.mouse.down()
    until(mine.page, lambda: not mine.has(".handcard .number"))
    mine.page.evaluate("dispatchEvent(new Event('blur'))")
    mine.page.wait_for_timeout(50)
    assert mine.has(".handcard .number")
    mine.page.mouse.up()


def centre(phone: Visitor, selector: str) -> tuple[float, float]:
    box = phone.page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@at_one_table
def test_your_turn_is_said_in_the_title_and_in_words(table: Table) -> None:
    mine, other = table
    assert "Your turn" in mine.text(".band")
    assert "Your turn" in mine.page.title()
    name = mine.text(".own .name")
    assert f"Waiting for {name}" in other.text(".band")
    assert name in other.page.title()


@at_one_table
def test_a_card_that_cannot_be_played_says_why(table: Table) -> None:
    _, other = table
    other.page.locator(".handcard").first.click()
    other.see(".toast.up")
    assert re.search(r"[Ww]aiting for", other.text(".toast.up"))


@at_one_table
def test_the_log_and_the_rules_open_with_a_key(table: Table) -> None:
    mine, _ = table
    mine.page.keyboard.press("l")
    mine.see("dialog[open] .log")
    mine.page.keyboard.press("Escape")
    mine.page.wait_for_selector("dialog", state="detached")
    mine.page.keyboard.press("?")
    mine.see("dialog[open] .prose")
    mine.page.keyboard.press("Escape")
    mine.page.wait_for_selector("dialog", state="detached")


@at_one_table
def test_the_log_is_read_aloud_once(table: Table) -> None:
    mine, _ = table
    regions = mine.page.locator("[aria-live=polite]")
    assert regions.count() == 1
    until(mine.page, lambda: regions.inner_text().split("\n\n") == kept_texts(mine)[-20:])


def kept_texts(phone: Visitor) -> list[str]:
    """The log as the tab keeps it for a reload, a little later."""
    code = phone.page.url.split("room=")[1]
    text = phone.page.evaluate(f"sessionStorage.getItem('parlour.tab.player.{code}')")
    return [line["text"] for line in json.loads(text or '{"lines": []}')["lines"] if line["text"]]


# Cookies are blocked, and with them all that a page could keep.
FORBIDDEN = """
for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, {
  get() { throw new DOMException('It is forbidden.', 'SecurityError'); },
});
"""


def test_a_browser_that_may_keep_nothing_can_play(home: Living) -> None:
    phone = home.visitor(PHONE, touch=True, fresh=True)
    phone.page.add_init_script(FORBIDDEN)
    phone.go("").see("#create-solo")
    phone.join(home.room(QUICK), "Ann")
    phone.page.get_by_role("button", name="Add a bot").click()
    phone.page.locator(".player").nth(1).wait_for()
    home.start([phone])
    phone.see("[data-choice]")


def test_it_works_at_twice_the_size(home: Living) -> None:
    """200 % zoom of a small phone leaves half the points."""
    tiny = home.visitor({"width": 180, "height": 320}, touch=True).go("")
    tiny.see("#create-solo")
    tiny.page.locator("#create-solo").click()
    tiny.see(".band.yours")
    assert beside(tiny.page) <= 0
    tiny.page.locator("[data-choice]:not([disabled])").first.click()


@at_each_table
def test_the_question_mark_tells_a_turn_in_short(table: Table) -> None:
    mine, _ = table
    whole = games.load(mine.game)
    mine.page.keyboard.press("?")
    mine.see("dialog[open]")
    assert f"{whole.words.title} in short" in mine.text("dialog h2")
    turn = whole.words.turn(whole.settle()).replace("*", "").split()
    assert " ".join(turn[:2]) in mine.text("dialog .body")
    assert len(mine.text("dialog .body")) < 1200
    mine.page.get_by_text("All the rules").click()
    rules = mine.text("dialog .body")
    assert len(rules) > len(whole.words.rules(whole.settle()))
    assert not re.search(r"\*\*|^\||^\d+\. ", rules, re.MULTILINE), "marks that should be drawn"
    width = mine.page.evaluate("document.querySelector('dialog .body').scrollWidth")
    assert width <= PHONE["width"]
    mine.page.keyboard.press("Escape")
    mine.page.wait_for_selector("dialog", state="detached")


@at_each_table
def test_a_phone_in_the_living_room(table: Table) -> None:
    mine, other = table
    for phone in table:
        check_layout(phone)
        assert words_in(phone.page.inner_html(".dock .hand"), titles(phone.game)) == set()
    check_peeking(other)
    check_second_tap(mine)


# These go on where the game at the one table is now: the last ones end it.


@at_one_table
def test_a_tap_shows_at_once(table: Table) -> None:
    """In the next picture, whatever the network does."""
    until(table[0].page, lambda: any(phone.has(".band.yours") for phone in table))
    mine = next(phone for phone in table if phone.has(".band.yours"))
    mine.arm()
    mine.context.set_offline(True)
    assert mine.page.evaluate(
        """async () => {
          const seen = () => document.querySelector('#app').innerHTML;
          const before = seen();
          document.querySelector('[data-confirm]').click();
          await new Promise((done) => requestAnimationFrame(done));
          return seen() !== before;
        }"""
    )
    mine.context.set_offline(False)


@at_one_table
def test_leaving_asks_first_and_gives_the_seat_up(table: Table) -> None:
    mine, other = table
    other.page.get_by_role("button", name="More").click()
    other.page.get_by_role("button", name="Leave the game").click()
    other.tap("#leave")
    other.see(".hero")
    mine.see(".ending")


def test_a_chosen_answer_does_not_move_towards_others(browser: Browser, server: str) -> None:
    """Cards to name lie in rows; the one that waits for the second tap is raised."""
    scene = Scene("letters", NAMES[:2], preset_for_two("letters"), seed=1).start()
    with window(browser, Device(PHONE["width"], PHONE["height"], touch=True)) as page:
        scene.show(page, f"{server}/player.html?room={scene.code}", scene.names[scene.asked])
        while not page.locator("[data-confirm]").count():
            page.locator("[data-choice]:not([disabled])").last.dispatch_event("click")
            page.clock.run_for(600)
        assert page.locator(".as-card").count() > 4
        assert page.evaluate(CLOSE) == []
