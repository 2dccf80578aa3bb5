"""Modules in one file."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from parlour import games
from parlour.server import api, pages
from parlour.server.joined import Unjoinable, joined, needed, styled

MODULES = {
    "a.js": "import { one as first } from './b/b.js';\nimport * as all from './b/b.js';\n"
    "export const sum = () => first + all.two;\n",
    "b/b.js": "// a comment\n/* another\n */\nexport const one = 1;\n"
    "const two = await Promise.resolve(2);\n"
    "export { two };\nexport const here = import.meta.url;\n",
    "c.js": "export { one as uno } from './b/b.js';\n"
    "export default function make() { return import('./d.js'); }\n",
    "d.js": "import { one } from './b/b.js';\nexport const late = one + 1;\n",
}
ENTRIES = sorted(
    path.relative_to(pages.STATIC).as_posix() for path in pages.STATIC.glob("js/pages/*.js")
)


def test_modules_come_after_those_they_need() -> None:
    assert needed("a.js", MODULES.__getitem__) == ["b/b.js", "a.js"]


def test_a_module_that_needs_itself_is_refused() -> None:
    circle = {"a.js": "import './b.js';", "b.js": "import './a.js';"}
    with pytest.raises(Unjoinable, match="needs itself"):
        joined("a.js", circle.__getitem__, "")


@pytest.mark.parametrize(
    "text", ["export let x = 1;", "export * from './b.js';", "import x from './b.js';"]
)
def test_what_is_not_understood_is_refused(text: str) -> None:
    with pytest.raises(Unjoinable):
        joined("a.js", {"a.js": text, "b.js": ""}.__getitem__, "")


@pytest.mark.skipif(shutil.which("node") is None, reason="No Node here")
def test_joined_modules_do_what_they_did(tmp_path: Path) -> None:
    """Also those that come later, which find what is there already."""
    for name in ("a", "c", "d"):
        text = joined(f"{name}.js", MODULES.__getitem__, "")
        (tmp_path / f"{name}.all.js").write_text(text)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "run.js").write_text(
        "import { sum } from './a.all.js';\nimport make, { uno } from './c.all.js';\n"
        "const { late } = await make();\n"
        "const { here } = globalThis.parlour['b/b.js'];\n"
        "console.log(sum(), uno, late, String(here).endsWith('/b/b.js'));\n"
    )
    done = subprocess.run(["node", "run.js"], cwd=tmp_path, capture_output=True, text=True)
    assert done.stdout == "3 1 2 true\n", done.stderr


def test_styles_come_after_those_they_import() -> None:
    sheets = {
        "css/a.css": '/* first */\n\n@import "b.css";\n\n.a {\n  top: 0;\n}\n',
        "css/b.css": ".b {\n  /* why */\n  top: 1px;\n}\n",
    }
    text = styled("css/a.css", sheets.__getitem__)
    assert " ".join(text.split()) == ".b { top: 1px; } .a { top: 0; }"
    sheets["css/b.css"] = '@import "a.css";\n'
    with pytest.raises(Unjoinable, match="imports itself"):
        styled("css/a.css", sheets.__getitem__)


@pytest.mark.parametrize("entry", ENTRIES)
def test_every_page_can_be_joined(entry: str) -> None:
    text = joined(entry, lambda path: api.STATIC.files[path].body.decode(), "")
    for later in re.findall(r"import\('([^']+)'\)", text):
        path = (pages.STATIC / entry).parent / later
        assert api.STATIC.find(path.resolve().relative_to(pages.STATIC.resolve()).as_posix())


def test_every_skin_can_be_joined() -> None:
    for name in games.names():
        found = api.SKINS.described(games.load(name))
        assert found is None or not found["module"] or found["module"].endswith("/skin.all.js")
