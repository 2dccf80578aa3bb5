"""Pages as they are sent."""

import asyncio
import html
import json
import re
from pathlib import Path

import pytest

from parlour.server import pages, pages_api
from parlour.server.joined import needed
from parlour.server.limits import ByAddress
from server.wire import Served, join, serving

FILES = sorted(pages.STATIC.glob("*.html"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_page_asks_for_joined_files_and_brings_its_texts(file: Path) -> None:
    """Else a phone would ask for them one after the other."""
    text = pages.page(file.stem, "fr")
    assert text is not None
    modules = re.findall(r'<script type="module" src="/static/([^"]+)"', text)
    assert modules[-1].startswith("js/pages/")
    entry = modules[-1].replace(".all.js", ".js")
    wanted = needed(entry, lambda path: pages_api.STATIC.files[path].body.decode())
    apart = [path.replace(".js", ".all.js") for path in pages.APART if path in wanted]
    assert modules[:-1] == apart
    styles = re.findall(r'<link rel="stylesheet" href="/static/([^"]+)"', text)
    assert len(styles) == 1
    for path in modules + styles:
        joined = pages_api.STATIC.find(path)
        assert joined is not None
        assert joined.media_type == f"text/{'css' if path in styles else 'javascript'}"
        assert b"@import" not in joined.body
    texts = re.search(r'<script type="text/plain" id="texts" lang="fr">(.*?)</script>', text, re.S)
    assert texts is not None
    assert "close = Fermer" in texts[1]
    assert len(re.findall("<script", text)) == len(modules) + 1


def test_what_is_one_colour_is_named_once() -> None:
    """Behind a phone's clock in the page and the manifest; behind a page in its sheet alone."""
    told = pages.manifest("en", "/static")
    sheet = (pages.STATIC / "css" / "base.css").read_text()
    assert f"--ground: {told['background_color']};" in sheet
    for file in FILES:
        assert "theme-color" not in file.read_text()
        meta = f'<meta name="theme-color" content="{told["theme_color"]}">'
        assert pages.page(file.stem).count(meta) == 1


def test_the_page_of_a_room_brings_its_game() -> None:
    """It asks for the skin at once when there is something to draw with it."""

    async def check() -> None:
        async with serving() as served:
            code = await served.room("letters")
            assert len(await wanted(served, code)) == 1  # the late part: the lobby
            ann, bob = [await join(served.port, code, name) for name in ("Ann", "Bob")]
            await bob.do("ready", ready=True)
            await ann.do("start")
            addresses = await wanted(served, code)
            assert [one.split("/")[1:3] for one in addresses] == [["skins", "letters"]] * 2
            for address in addresses:
                assert (await served.get(address)).status_code == 200
            path, game = await brought(served, code)
            assert game == (await served.get(path)).json()
            served.app.rooms.makings = ByAddress(0.0, 0.0)
            assert (await brought(served, code))[0] == path  # it has been made already
            other = await served.get(f"/player.html?room={code}", **{"accept-language": "fr"})
            assert 'id="texts" lang="fr"' in other.text
            assert 'id="game"' not in other.text
            for client in (ann, bob):
                await client.close()
            for nothing in ("/player.html", "/player.html?room=QQQQ", "/tv.html?room=%00"):
                assert 'id="game"' not in (await served.get(nothing)).text

    asyncio.run(check())


async def brought(served: Served, code: str) -> tuple[str, object]:
    """The address and the description of the game that a page brings."""
    text = (await served.get(f"/player.html?room={code}")).text
    found = re.search(r'id="game" data-path="([^"]+)">([^<]+)</script>', text)
    assert found is not None
    return html.unescape(found[1]), json.loads(found[2])


async def wanted(served: Served, code: str) -> list[str]:
    """What a page wants to have at once, beside the files of all rooms."""
    text = (await served.get(f"/player.html?room={code}")).text
    return re.findall(r' (?:href|src)="(/skins/[^"]+|[^"]+\.late\.js)"', text)


def test_pages_are_served() -> None:
    async def check() -> None:
        async with serving() as served:
            served_as = {f"/{file.name}": file.stem for file in FILES}
            for path, name in (served_as | {"/": "index", "/lobby.html": "player"}).items():
                answer = await served.get(path)
                text = answer.text.replace(
                    f"{pages.URL}/{pages_api.STATIC.version}/", f"{pages.URL}/"
                )
                assert pages.exists(name)
                assert text == pages.page(name)
                assert answer.headers["content-type"].startswith("text/html")

    asyncio.run(check())


@pytest.mark.parametrize("name", ["nothing", "..", "", "A", "x" * 50, "index.html"])
def test_what_is_no_page(name: str) -> None:
    assert not pages.exists(name)


def test_what_is_no_page_is_not_kept() -> None:
    async def check() -> None:
        async with serving() as served:
            assert (await served.get("/")).status_code == 200
            kept = pages_api.page_content.cache_info().currsize
            for number in range(3):
                assert (await served.get(f"/nothing{number}.html")).status_code == 404
            assert pages_api.page_content.cache_info().currsize == kept

    asyncio.run(check())
