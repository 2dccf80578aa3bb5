"""Around the game: talk, the log, lobbies, hosts who leave, and those who watch."""

from itertools import count

from playwright.sync_api import Browser, Page
from tabletop import error_in

from endings import lively
from parlour.room.messages import Emote, Leave, Rematch, Say
from web.staging import Scene
from web.test_accessible import faults
from web.test_layout import resize
from web.visitors import Living, beside, check_legible, quick_game
from web.windows import Device, window

LONG = "W" * 20
NAMES = ["Ann", LONG, "Ana María"]
UPRIGHT, LYING, LOW = (360, 640), (844, 390), (640, 360)
SMALL = Device(*UPRIGHT, touch=True)
TALK = ["https://example.org/" + "x" * 80, "שלום לכולם", "👨‍👩‍👧‍👦 et moi"]

# What is not wholly on the screen, or in the box that scrolls.
UNSEEN = """
(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  const box = one.getBoundingClientRect();
  const [right, bottom] = [innerWidth + 1, innerHeight + 1];
  return box.left < -1 || box.top < -1 || box.right > right || box.bottom > bottom;
}).map((one) => one.outerHTML.slice(0, 120))
"""
WIDER = """
() => {
  const { scrollWidth, clientWidth } = document.querySelector('dialog .body');
  return scrollWidth - clientWidth;
}
"""


def lobby(seed: int = 1) -> Scene:
    return Scene(quick_game(), NAMES, seed=seed)


def said(scene: Scene) -> None:
    for text in TALK:
        assert error_in(scene.top.send(LONG, Say(text))) is None
    assert error_in(scene.top.send("Ann", Emote("laugh"))) is None


def open_talk(scene: Scene, page: Page, server: str) -> None:
    scene.show(page, f"{server}/player.html?room={scene.code}", "Ann")
    said(scene)
    page.get_by_role("button", name="Talk").click()
    page.locator(".talk li").nth(len(TALK)).wait_for()


def test_whatever_is_said_stays_in_its_bubble(browser: Browser, server: str) -> None:
    scene = lobby()
    with window(browser, SMALL) as page:
        open_talk(scene, page, server)
        assert page.evaluate(WIDER) <= 0
        hebrew = page.locator(".bubble", has_text=TALK[1])
        assert hebrew.evaluate("(one) => getComputedStyle(one).direction") == "rtl"
        assert page.locator(".talk .mine .emote").count() == 1
        assert page.locator(".speaker").count() == 2, "whoever speaks again is not named again"
        assert faults(page) == []


def test_talk_can_be_read_on_a_phone_lying_down(browser: Browser, server: str) -> None:
    with window(browser, Device(*LYING, touch=True)) as page:
        open_talk(lobby(), page, server)
        newest = ".talk li:first-child, .talk li:nth-child(2), .say, .emotes"
        assert page.evaluate(UNSEEN, newest) == []


# Notes every state of a box after it was tapped, until the room has answered.
FLICKER = """
() => {
  const box = [...document.querySelectorAll('details .check input')].at(-1);
  window.states = [];
  box.addEventListener('change', () => {
    const look = () => { window.states.push(box.checked); requestAnimationFrame(look); };
    requestAnimationFrame(look);
  });
}
"""


def test_talk_does_not_cover_what_is_asked_on_a_phone_lying_down(
    browser: Browser, server: str
) -> None:
    scene = lobby().start()
    with window(browser, Device(*LYING, touch=True)) as page:
        scene.show(page, f"{server}/player.html?room={scene.code}", scene.names[scene.asked])
        speaker = next(name for name in NAMES if name != scene.names[scene.asked])
        scene.top.send(speaker, Say(TALK[0]))
        page.locator(".toast.up").wait_for()
        for size in (LYING, LOW):
            resize(page, size)
            toast, dock = (page.locator(one).bounding_box() for one in (".toast.up", ".dock"))
            assert toast
            assert dock
            assert toast["x"] + toast["width"] <= dock["x"], size


def test_a_setting_shows_at_once_and_stays(home: Living) -> None:
    host = home.phone()
    host.join(home.room(quick_game()), "Ann")
    host.tap("details summary")
    host.page.evaluate(FLICKER)
    before = host.received("room")[-1]["programs"]
    host.page.locator("details .check").last.click()
    host.page.wait_for_function("() => window.states.length > 20")
    assert set(host.page.evaluate("window.states")) == {not before}
    assert host.received("room")[-1]["programs"] is not before


def test_who_is_here_is_seen_on_small_phones_and_lying_ones(browser: Browser, server: str) -> None:
    scene = lobby()
    with window(browser, SMALL) as page:
        scene.show(page, f"{server}/player.html?room={scene.code}", "Ann")
        page.locator(".invitation img").wait_for()
        for size in (UPRIGHT, LYING, LOW):
            resize(page, size)
            assert page.evaluate(UNSEEN, ".player, #start") == [], size
            assert beside(page) <= 0, size


def test_a_small_phone_at_twice_the_size_joins_and_talks(home: Living) -> None:
    phone = home.visitor({"width": 180, "height": 320}, touch=True)
    phone.join(home.room(quick_game()), LONG)
    assert beside(phone.page) <= 0
    phone.page.get_by_role("button", name="Talk").click()
    phone.page.fill("dialog input", TALK[0])
    phone.page.keyboard.press("Enter")
    phone.see(".bubble")
    assert phone.page.evaluate(WIDER) <= 0


def test_the_next_host_learns_it_in_the_middle_of_a_game(browser: Browser, server: str) -> None:
    scene = lobby().start()
    with window(browser, SMALL) as page:
        scene.show(page, f"{server}/player.html?room={scene.code}", LONG)
        scene.top.send("Ann", Leave())
        page.locator(".toast.up", has_text="You are now").wait_for()


def test_a_long_name_in_the_head_of_those_who_watch(browser: Browser, server: str) -> None:
    scene = Scene(quick_game(), [LONG, f"M{LONG[1:]}"], pace="relaxed").start()
    with window(browser, SMALL) as page:
        scene.show(page, f"{server}/watch.html?room={scene.code}")
        assert beside(page) <= 0
        circle = page.locator(".clock circle").first
        assert circle.evaluate("(one) => getComputedStyle(one).fill") == "none"


def test_a_long_name_in_the_lobby_of_those_who_watch(browser: Browser, server: str) -> None:
    scene = lobby()
    with window(browser, SMALL) as page:
        scene.show(page, f"{server}/watch.html?room={scene.code}")
        for size in (UPRIGHT, LOW):
            resize(page, size)
            assert beside(page) <= 0, size
            assert page.evaluate(UNSEEN, ".box img, .who li:first-child") == [], size


def test_a_balloon_stays_on_the_big_screen(tv: Page, server: str) -> None:
    scene = lobby().start()
    scene.show(tv, f"{server}/tv.html?room={scene.code}")
    scene.top.send(LONG, Say(TALK[0]))
    tv.locator(".balloon").wait_for()
    tv.clock.run_for(100)
    assert tv.evaluate(UNSEEN, ".balloon, .balloon *") == []
    balloon, told = (tv.locator(one).bounding_box() for one in (".balloon", ".narration"))
    assert balloon
    assert told
    assert balloon["y"] + balloon["height"] <= told["y"], "what is told stays in sight"


def test_the_log_shows_whose_deed_it_was(browser: Browser, server: str) -> None:
    scene = lobby().start()
    with window(browser, SMALL) as page:
        scene.show(page, f"{server}/player.html?room={scene.code}", "Ann")
        steps = count()
        scene.play(lambda _: next(steps) > 3)
        page.locator(".latest li").first.wait_for()
        page.keyboard.press("l")
        page.locator(".story .badge").first.wait_for()
        assert page.evaluate(WIDER) <= 0
        assert faults(page) == []


def test_the_evening_so_far_on_the_big_screen(tv: Page, server: str) -> None:
    """After a game; and nothing covers what there is to remember of it for those who watch."""
    game = quick_game()
    names = ["Ann", "Bartholomew", "Ana María"]
    scene = Scene(game, names, lively(game)).start().play(lambda table: table.over)
    scene.show(tv, f"{server}/watch.html?room={scene.code}")
    assert tv.locator(".final").count() == 1
    assert tv.locator(".narration").count() == 0
    scene.show(tv, f"{server}/tv.html?room={scene.code}")
    scene.evening = [{"round": 1, "game": game, "title": "", "names": names, "winners": [1]}]
    assert error_in(scene.top.send("Ann", Rematch())) is None
    tv.locator(".evening .crown").wait_for()
    tv.clock.run_for(100)
    assert "1 win" in tv.inner_text(".evening li:first-child")
    check_legible(tv)
    assert faults(tv) == []
