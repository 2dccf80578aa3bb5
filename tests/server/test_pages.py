"""Pages as they are sent."""

import asyncio
import re
from pathlib import Path

import pytest

from parlour.server import api, pages
from server.wire import serving

FILES = sorted(pages.STATIC.glob("*.html"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_page_asks_for_one_module_and_brings_its_texts(file: Path) -> None:
    """Else a phone would ask for them one after the other."""
    text = pages.page(file.stem, "fr")
    assert text is not None
    entry = re.search(r'<script type="module" src="/static/([^"]+)"', text)
    assert entry is not None
    joined = api.STATIC.find(entry[1])
    assert joined is not None
    assert joined.media_type == "text/javascript"
    texts = re.search(r'<script type="text/plain" id="texts" lang="fr">(.*?)</script>', text, re.S)
    assert texts is not None
    assert "close = Fermer" in texts[1]
    assert len(re.findall("<script", text)) == 2


def test_the_page_of_a_room_asks_at_once_for_its_game() -> None:
    async def check() -> None:
        async with serving() as served:
            code = await served.room("letters")
            text = (await served.get(f"/player.html?room={code}")).text
            wanted = re.findall(r'<link rel="(?:module)?preload" href="([^"]+)"', text)
            assert wanted[0].split("?")[0] == "/api/games/letters"
            assert len(wanted) == 3
            for address in wanted:
                assert (await served.get(address.replace("&amp;", "&"))).status_code == 200
            for nothing in ("/player.html", "/player.html?room=QQQQ", "/tv.html?room=%00"):
                assert "/api/games/" not in (await served.get(nothing)).text

    asyncio.run(check())


def test_pages_are_served() -> None:
    async def check() -> None:
        async with serving() as served:
            served_as = {f"/{file.name}": file.stem for file in FILES}
            for path, name in (served_as | {"/": "index", "/lobby.html": "player"}).items():
                answer = await served.get(path)
                text = answer.text.replace(f"{pages.URL}/{api.STATIC.version}/", f"{pages.URL}/")
                assert text == pages.page(name)
                assert answer.headers["content-type"].startswith("text/html")

    asyncio.run(check())


@pytest.mark.parametrize("name", ["nothing", "..", "", "A", "x" * 50, "index.html"])
def test_what_is_no_page(name: str) -> None:
    assert pages.page(name) is None
