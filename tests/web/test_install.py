"""The pages as an app: what browsers need to install it, and what they keep."""

import json
import shutil
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from parlour.server.pages import STATIC
from waiting import PATIENCE
from web.browsing import FLAGS
from web.serving import serving
from web.visitors import until

READY = "() => navigator.serviceWorker.ready.then(() => true)"
CACHED = """
async () => {
  const found = [];
  for (const name of await caches.keys()) {
    for (const request of await (await caches.open(name)).keys()) found.push([name, request.url]);
  }
  return found;
}
"""
ACTIVE = """
async () => {
  const { active } = await navigator.serviceWorker.ready;
  return [new URL(active.scriptURL).searchParams.get('v'), active.state];
}
"""


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    made = browser.new_context(locale="es-ES")
    made.set_default_timeout(PATIENCE)
    yield made
    made.close()


def visit(context: BrowserContext, address: str) -> Page:
    """A page whose service worker has taken over; the clock of the page runs on at once."""
    page = context.new_page()
    page.clock.install()
    page.goto(address)
    page.clock.run_for(4000)
    page.evaluate(READY)
    page.wait_for_function("() => navigator.serviceWorker.controller")
    return page


def test_browsers_can_install_it(browser: Browser, server: str) -> None:
    page = browser.new_page()
    page.goto(server)
    address = page.get_attribute("link[rel=manifest]", "href")
    answer = page.request.get(f"{server}{address}")
    assert answer.headers["content-type"] == "application/manifest+json"
    found = json.loads(answer.text())
    assert (found["name"], found["start_url"], found["display"]) == ("Parlour", "/", "standalone")
    assert {icon["purpose"] for icon in found["icons"]} == {"any", "maskable"}
    sizes = [icon["sizes"] for icon in found["icons"]]
    assert {"192x192", "512x512"} <= set(sizes)
    for icon in [*found["icons"], {"src": page.get_attribute("[rel=apple-touch-icon]", "href")}]:
        picture = page.request.get(f"{server}{icon['src']}").body()
        width, height = struct.unpack(">II", picture[16:24])
        assert icon.get("sizes", "180x180") == f"{width}x{height}"
    session = page.context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    assert told["errors"] == []
    page.close()


@pytest.mark.skipif(not shutil.which("chromium"), reason="only a whole Chromium installs apps")
def test_nothing_keeps_a_whole_browser_from_installing_it(browser: Browser, server: str) -> None:
    whole = browser.browser_type.launch(
        executable_path=shutil.which("chromium"), args=[*FLAGS, "--headless=new"]
    )
    page = visit(whole.new_context(), server)
    told = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    whole.close()
    # Whatever is opened by a test is a private window, which installs nothing.
    assert {one["errorId"] for one in told["installabilityErrors"]} <= {"in-incognito"}


def test_without_a_server_the_page_says_so_in_the_readers_language(browser: Browser) -> None:
    context = browser.new_context(locale="es-ES")
    with serving() as address:
        page = visit(context, f"{address}/")
    page.goto(f"{address}/player.html?room=BCDF")  # the address is of a table; nobody is there
    page.wait_for_selector("h1:has-text('No se puede llegar a Parlour')")
    assert page.url.endswith("/player.html?room=BCDF")
    context.add_cookies([{"name": "parlour-language", "value": "ru", "url": address}])
    page.reload()
    page.wait_for_selector("h1:has-text('недоступен')")
    port = int(address.rsplit(":", 1)[1])
    with serving(port=port):
        page.wait_for_selector("h1:has-text('недоступен')", state="detached")
        context.close()


# In Firefox a page that was asked for early and cannot be had is an answer; a proxy has its own.
UNREACHED = """
let asked = 0;
Object.defineProperty(FetchEvent.prototype, 'preloadResponse',
  { get: async () => (asked++ % 2 ? new Response('', { status: 502 }) : Response.error()) });
"""


def test_a_page_that_was_asked_for_in_vain_is_asked_for_again(
    context: BrowserContext, tmp_path: Path
) -> None:
    static = tmp_path / "static"
    shutil.copytree(STATIC, static)
    shutil.copy(STATIC.with_name("glyphs.json"), tmp_path)
    worker = static / "sw.js"
    worker.write_text(UNREACHED + worker.read_text())
    with serving(static=static) as address:
        page = visit(context, f"{address}/")
        for _ in range(2):
            page.reload()
            page.wait_for_selector("#create-solo")
    page.goto(f"{address}/")
    page.wait_for_selector("h1:has-text('No se puede llegar')")


def test_only_what_is_the_same_for_everybody_is_kept(context: BrowserContext, server: str) -> None:
    page = visit(context, f"{server}/")
    page.click("#create-solo")
    page.wait_for_selector(".handcard")
    key = json.loads(page.evaluate("() => localStorage.getItem('parlour.seats')"))[0]["key"]
    found = page.evaluate(CACHED)
    paths = [url.removeprefix(server) for _, url in found]
    assert any(path.startswith("/skins/") for path in paths)
    for path in paths:
        assert path == "/offline.html" or path.startswith(("/static/", "/skins/")), path
        assert "?" not in path
    texts = page.evaluate(
        "(urls) => Promise.all(urls.map(async (url) => (await caches.match(url)).text()))",
        [url for _, url in found],
    )
    assert len(texts) == len(found) > 5
    assert all(key not in text for text in texts)


def test_a_new_version_takes_over(context: BrowserContext, tmp_path: Path) -> None:
    """The files of the last one are kept for pages that are still open, older ones thrown away."""
    versions: list[str] = []
    port = 0
    for number in range(3):
        static = tmp_path / str(number) / "static"
        shutil.copytree(STATIC, static)
        shutil.copy(STATIC.with_name("glyphs.json"), static.parent)
        with (static / "icon.svg").open("a") as icon:
            icon.write(f"<!-- {number} -->")
        with serving(port=port, static=static) as address:
            port = int(address.rsplit(":", 1)[1])
            page = visit(context, address)
            version = page.evaluate("() => document.querySelector('[rel=icon]').href").split("/")[4]
            until(page, lambda: page.evaluate(ACTIVE) == [version, "activated"])  # noqa: B023
            versions.append(version)
            kept = {name for name, _ in page.evaluate(CACHED)}
            assert kept == {f"parlour-{one}" for one in versions[-2:]}
            page.close()
    assert len(set(versions)) == 3
