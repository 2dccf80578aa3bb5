"""Pages as they are sent."""

import asyncio
import os
import re
from pathlib import Path

import pytest

from parlour.server import api, pages
from server.wire import serving

FILES = sorted(pages.STATIC.glob("*.html"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_page_asks_for_all_its_modules_at_once(file: Path) -> None:
    """Else a phone would ask for them one after the other."""
    assert "modulepreload" not in file.read_text()  # the imports are the only list
    text = pages.page(file.stem)
    assert text is not None
    entry = re.search(r'<script type="module" src="/static/([^"]+)"', text)
    assert entry is not None
    asked = re.findall(r'<link rel="modulepreload" href="/static/([^"]+)"', text)
    assert len(asked) > 5
    assert entry[1] not in asked
    for name in asked:
        assert (pages.STATIC / name).is_file()
        assert set(pages.modules(name)) <= {*asked, entry[1]}
    assert re.sub(r' *<link rel="(?:module)?preload"[^\n]*\n', "", text) == file.read_text()
    assert text.count('href="/static/languages/en.ftl"') == 1


def test_a_module_is_read_again_when_it_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    (tmp_path / "b.js").write_text("/* import './nothing.js' */")
    (tmp_path / "c.js").write_text("export * from './a.js';")
    (tmp_path / "a.js").write_text("import './b.js';")
    assert pages.modules("a.js") == ["b.js"]
    (tmp_path / "a.js").write_text("import {x} from './c.js';")
    later = (tmp_path / "a.js").stat().st_mtime + 10
    os.utime(tmp_path / "a.js", (later, later))
    assert pages.modules("a.js") == ["c.js"]


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
