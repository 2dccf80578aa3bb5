"""A window that is used again knows nothing of what was in it."""

from playwright.sync_api import Browser

from web.windows import MOST, Device, window

WRITTEN = """
() => {
  localStorage.setItem('here', '1');
  sessionStorage.setItem('here', '1');
  document.cookie = 'here=1; path=/';
}
"""
FOUND = "() => [localStorage.length, sessionStorage.length, document.cookie]"


def test_a_window_is_used_again_and_has_forgotten_everything(browser: Browser, server: str) -> None:
    device = Device(320, 480)
    windows = []
    for _ in range(2):
        with window(browser, device) as page:
            windows.append(page)
            assert page.url == "about:blank"
            assert page.viewport_size == {"width": 320, "height": 480}
            page.goto(f"{server}/offline.html")
            assert page.evaluate(FOUND) == [0, 0, ""]
            page.evaluate(WRITTEN)
            page.set_viewport_size({"width": 500, "height": 500})
            page.route("**/*", lambda route: route.abort())
    assert windows[0] is windows[1]


def test_a_window_is_not_used_for_ever(browser: Browser) -> None:
    windows = set()
    for _ in range(MOST + 1):
        with window(browser, Device(321, 480)) as page:
            windows.add(page)
    assert len(windows) == 2
