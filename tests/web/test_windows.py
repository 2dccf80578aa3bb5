"""A window that is used again knows nothing of what was in it."""

from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Page

from web.visitors import Living, living, quick_game
from web.windows import MOST, Device, window

# What a page can leave behind, also while it is left.
WRITTEN = """
() => {
  localStorage.setItem('here', '1');
  document.cookie = 'here=1; path=/';
  addEventListener('pagehide', () => sessionStorage.setItem('here', '1'));
  history.pushState({}, '', '?here');
  return new Promise((done) => {
    indexedDB.open('here').onsuccess = () => caches.open('here').then(() => done());
  });
}
"""
FOUND = """
async () => [
  localStorage.length, sessionStorage.length, document.cookie,
  (await indexedDB.databases()).length, (await caches.keys()).length,
  matchMedia('(prefers-color-scheme: dark)').matches, matchMedia('print').matches,
  matchMedia('(prefers-reduced-motion: reduce)').matches,
  innerWidth, innerHeight, navigator.onLine,
]
"""
NOTHING = [0, 0, "", 0, 0, False, False, True, 320, 480, True]
DEVICE = Device(320, 480, "it")  # nobody else has such windows


def live_in(page: Page) -> None:
    """Do everything that the next one must not notice."""
    page.evaluate(WRITTEN)
    page.set_viewport_size({"width": 500, "height": 500})
    page.emulate_media(media="print", color_scheme="dark", reduced_motion="no-preference")
    page.mouse.move(10, 10)
    page.mouse.down()
    page.context.new_page()
    page.route("**/*", lambda route: route.abort())
    page.context.route("**/*", lambda route: route.abort())
    page.context.set_offline(True)


@pytest.mark.parametrize("staged", [True, False])
def test_a_window_has_forgotten_everything(browser: Browser, server: str, staged: bool) -> None:
    windows = []
    for _ in range(2):
        with window(browser, DEVICE, staged) as page:
            windows.append(page)
            page.goto(f"{server}/missing.html")
            assert page.evaluate(FOUND) == NOTHING
            assert page.evaluate("() => history.length") <= 2
            assert page.context.pages == [page]
            page.evaluate("() => addEventListener('mousemove', (e) => { held = e.buttons; })")
            page.mouse.move(5, 5)
            assert page.evaluate("() => held") == 0
            live_in(page)
    assert windows[0] is windows[1]


def test_a_table_set_by_hand_has_a_window_of_its_own(browser: Browser, server: str) -> None:
    with window(browser, DEVICE, staged=True) as page:
        page.goto(server)
    with window(browser, DEVICE, staged=False) as other:
        assert other is not page


def test_a_fresh_window_was_nobodys_and_becomes_nobodys(browser: Browser, server: str) -> None:
    windows = set()
    for fresh in (False, True, False):
        with window(browser, DEVICE, fresh=fresh) as page:
            windows.add(page)
            page.goto(f"{server}/api/info")
    assert len(windows) == 2
    assert sum(page.is_closed() for page in windows) == 1


def test_a_window_in_which_something_failed_is_closed(browser: Browser, server: str) -> None:
    with suppress(ZeroDivisionError), window(browser, DEVICE) as page:
        page.goto(server)
        raise ZeroDivisionError
    assert page.is_closed()


def test_a_window_is_not_used_for_ever(browser: Browser, server: str) -> None:
    windows = set()
    for _ in range(MOST + 1):
        with window(browser, Device(320, 480, "fr")) as page:
            windows.add(page)
            page.goto(f"{server}/api/info")
    assert len(windows) == 2


def test_a_visitor_who_has_gone_is_away_and_hears_nothing(
    home: Living, browser: Browser, server: str
) -> None:
    """The next one has the same page, and is nobody in that room."""
    host = home.phone()
    code = home.room(quick_game())
    host.join(code, "Ann")
    with living(browser, server) as before:
        bob = before.phone().join(code, "Bob")
        host.see(".player >> text=Bob")
    host.see(".player >> text=not connected")
    heard = len(bob.frames)
    other = home.phone()
    assert other.page is bob.page
    other.go(f"player.html?room={code}").see("input[name=name]")
    assert [line.sent[0]["payload"].get("key") for line in other.lines] == [None]
    assert len(bob.frames) == heard > 0
