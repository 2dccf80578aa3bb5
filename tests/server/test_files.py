"""Files for browsers: compressed, kept under their version, and those of skins from any package."""

import gzip
import sys
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from parlour import games
from parlour.server import pages_api
from parlour.server.files import Folder, Skins
from server.wire import Served, with_server


def test_pages_name_files_that_browsers_keep() -> None:
    async def check(http: httpx.AsyncClient, served: Served) -> None:
        page = await http.get("/")
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["content-encoding"] == "gzip"
        path = f"/static/{pages_api.STATIC.version}/js/pages/home.all.js"
        assert f'"{path}"' in page.text
        script = await http.get(path)
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["content-encoding"] == "gzip"
        plain = await http.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == script.text

    with_server(check)


def test_what_has_not_changed_is_not_sent_again() -> None:
    async def check(http: httpx.AsyncClient, served: Served) -> None:
        for path in ("/", "/static/icon.svg", "/api/games"):
            first = await http.get(path)
            again = await http.get(path, headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")

    with_server(check)


def test_a_font_is_not_packed_twice() -> None:
    async def check(http: httpx.AsyncClient, served: Served) -> None:
        font = await http.get("/static/vendor/fonts/figtree-latin.woff2")
        assert font.headers["content-type"] == "font/woff2"
        assert "content-encoding" not in font.headers

    with_server(check)


def test_a_description_brings_the_glyphs_that_its_faces_use() -> None:
    async def check(http: httpx.AsyncClient, served: Served) -> None:
        for name in games.names():
            described = (await http.get(f"/api/games/{name}")).json()
            used = {face.glyph for face in games.load(name).faces} - {""}
            assert set(described["glyphs"]) == used
            for entry in (await http.get("/api/games")).json():
                assert set(entry["glyphs"]) >= {f["glyph"] for f in entry["faces"]} - {""}

    with_server(check)


@pytest.mark.parametrize("name", [name for name in games.names() if games.load(name).skin])
def test_a_skin_is_served(name: str) -> None:
    async def check(http: httpx.AsyncClient, served: Served) -> None:
        skin = (await http.get(f"/api/games/{name}")).json()["skin"]
        module = await http.get(skin["module"])
        assert "export default" in module.text
        assert "immutable" in module.headers["cache-control"]
        assert (await http.get(skin["base"] + "nothing.js")).status_code == 404
        assert (await http.get("/skins/nothing/1/skin.js")).status_code == 404

    with_server(check)


def test_a_skin_may_come_from_any_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also from one that is not ours, with pictures, a back and a cover."""
    skin = tmp_path / "strangers" / "skin"
    (skin / "pictures").mkdir(parents=True)
    (tmp_path / "strangers" / "__init__.py").touch()
    (skin / "skin.js").write_text("export default () => ({});")
    for picture in ("back.svg", "cover.svg"):
        (skin / picture).write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (skin / "pictures" / "one.svg").write_text("<svg/>")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "strangers", raising=False)
    game = replace(games.load(games.names()[0]), name="strangers", skin="strangers")
    skins = Skins()
    folder = skins.folder(game)
    assert folder is not None
    assert set(folder.files) == {"skin.js", "back.svg", "cover.svg", "pictures/one.svg"}
    base = f"/skins/strangers/{folder.version}/"
    assert skins.described(game) == {
        "base": base,
        "module": f"{base}skin.js",
        "style": "",
        "back": f"{base}back.svg",
        "cover": f"{base}cover.svg",
    }
    assert skins.cover(game) == f"{base}cover.svg"


@pytest.mark.parametrize("path", ["nothing.all.js", "nothing.all.css", "js/../nothing.all.js"])
def test_what_is_no_file_is_not_kept(path: str, tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text("export const a = 1;")
    folder = Folder(tmp_path)
    before = len(folder._joined)
    assert folder.find(path) is None
    assert len(folder._joined) == before
    assert folder.find("a.all.js") is not None


def test_a_game_needs_no_skin() -> None:
    game = replace(games.load(games.names()[0]), skin="")
    assert Skins().described(game) is None
    assert Skins().cover(game) == ""


def test_the_version_changes_with_a_file(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text("1")
    before = Folder(tmp_path).version
    (tmp_path / "a.js").write_text("2")
    assert Folder(tmp_path).version != before


def test_compressed_is_what_it_says() -> None:
    for content in pages_api.STATIC.files.values():
        if content.packed:
            assert gzip.decompress(content.packed) == content.body
