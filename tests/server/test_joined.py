"""Modules in one file."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from parlour import games
from parlour.server import games_api, pages, pages_api
from parlour.server.joined import Unjoinable, joined, late, needed, styled

MODULES = {
    "a.js": "import { one as first } from './b/b.js';\nimport * as all from './b/b.js';\n"
    "export const sum = () => first + all.two;\n",
    "b/b.js": "// a comment\n/* another\n */\nexport const one = 1;\n"
    "const two = await Promise.resolve(2);\n"
    "export { two };\nexport const here = import.meta.url;\n",
    "c.js": "export { one as uno } from './b/b.js';\n"
    "export default function make() { return import('./d.js'); }\n",
    "d.js": "import { one } from './b/b.js';\nexport const late = one + 1;\n"
    "export const text = `\n// kept\nexport let x;\n${'import.meta.url'}`;\n"
    "export const quotes = /'\"`/.source; // it's no text\n"
    "const inner = { export: 1, import: 2 };\n"
    "export async function* many() { yield inner.export; yield inner.import; }\n"
    "export class Thing { get() { return 'thing'; } }\n",
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
    "text",
    [
        "export let x = 1;",
        "export var x = 1;",
        "let x = 1, y = 2;\nexport { y };",
        "let { x } = {};",
        "export const x = 1, y = 2;",
        "export const { x } = {};",
        "export default 1;",
        "export default () => 1;",
        "export default class { }",
        "export default function () { }",
        "export * from './b.js';",
        "export * as b from './b.js';",
        "import x from './b.js';",
        "import x, { b } from './b.js';",
        "import { b } from 'b';",
        "import { b } from './b.js' with { type: 'json' };",
        "import { missing } from './b.js';",
        "export { missing } from './b.js';",
        "export { b } from './b.js';\nexport const b = 1;",
        "const x = import.meta.resolve('./b.js');",
        "const x = () => import('b');",
        "const x = () => import('./b.js', {});",
        "const x = 'never closed;",
        "export",
    ],
)
def test_what_is_not_understood_is_refused(text: str) -> None:
    with pytest.raises(Unjoinable):
        joined("a.js", {"a.js": text, "b.js": "export const b = 1;"}.__getitem__, "")


RUN = """
import { sum } from './a.js';
import make, { uno } from './c.js';
const { late, text, quotes, many, Thing } = await make();
const { here } = HERE;
const all = [];
for await (const one of many()) all.push(one);
console.log(JSON.stringify([sum(), uno, late, text, quotes, all, new Thing().get(), here]));
"""


def test_browsers_may_compile_all_before_it_is_called() -> None:
    """They look for this in the first line only."""
    assert joined("a.js", MODULES.__getitem__, "").startswith("//# allFunctionsCalledOnLoad\n")


@pytest.mark.skipif(shutil.which("node") is None, reason="No Node here")
def test_joined_modules_do_what_they_did(tmp_path: Path) -> None:
    """Also in files of their own, and in one that comes later and finds what is there already."""
    (tmp_path / "package.json").write_text('{"type": "module"}')
    for name, text in MODULES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    for name in ("a", "b/b", "c"):
        text = joined(f"{name}.js", MODULES.__getitem__, "", ["b/b.js", "nowhere.js"])
        assert ("const one=1" in text) == (name == "b/b")
        (tmp_path / f"{name}.all.js").write_text(text)
    (tmp_path / "c.late.js").write_text(late("c.js", MODULES.__getitem__, ""))
    plain = RUN.replace("HERE", "await import('./b/b.js')")
    (tmp_path / "plain.js").write_text(plain)
    kept = RUN.replace("HERE", "globalThis.parlour['b/b.js']")
    (tmp_path / "joined.js").write_text(re.sub(r"'(\./[ac])\.js'", r"'\1.all.js'", kept))
    said = [
        subprocess.run(["node", name], cwd=tmp_path, capture_output=True, text=True)
        for name in ("plain.js", "joined.js")
    ]
    assert said[0].stdout.startswith("[3,1,2,"), said[0].stderr
    assert said[1].stdout == said[0].stdout, said[1].stderr


@pytest.mark.skipif(shutil.which("node") is None, reason="No Node here")
def test_what_did_not_come_is_asked_for_again(tmp_path: Path) -> None:
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "c.all.js").write_text(joined("c.js", MODULES.__getitem__, ""))
    (tmp_path / "later.js").write_text(late("c.js", MODULES.__getitem__, ""))
    (tmp_path / "run.js").write_text(
        "import { renameSync } from 'node:fs';\nimport make from './c.all.js';\n"
        "const first = await make().catch(() => 'not there');\n"
        "renameSync('later.js', 'c.late.js');\n"
        "console.log(first, (await make()).late, (await make()).late);\n"
    )
    said = subprocess.run(["node", "run.js"], cwd=tmp_path, capture_output=True, text=True)
    assert said.stdout == "not there 2 2\n", said.stderr


def test_what_comes_late_is_not_sent_twice() -> None:
    modules = {
        "a.js": "import './b.js';\nconst c = [() => import('./c.js'), () => import('./b.js')];",
        "b.js": "export const b = 1;",
        "c.js": "import './b.js';\nimport './d.js';\nexport const c = () => import('./f.js');",
        "d.js": "export const d = 1;",
        "f.js": "import './d.js';\nexport const f = 1;",
    }
    text = late("a.js", modules.__getitem__, "")
    assert re.findall(r'\["(\w)\.js"\] \?\?=', text) == ["d", "c", "f"]
    with pytest.raises(Unjoinable, match="imports nothing later"):
        late("b.js", modules.__getitem__, "")


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


@pytest.mark.parametrize(
    "text",
    [
        "@import url(b.css);",
        "@import 'b.css';",
        '@import "b.css" print;',
        '@import "../b.css";\n',
        '@charset "utf-8";',
        '.a { top: 0; } @import "b.css";',
    ],
)
def test_styles_that_are_not_understood_are_refused(text: str) -> None:
    with pytest.raises(Unjoinable):
        styled("css/a.css", {"css/a.css": text, "css/b.css": "", "b.css": ""}.__getitem__)


SHEETS = sorted(
    path.relative_to(pages.STATIC).as_posix() for path in pages.STATIC.glob("css/*.css")
)


@pytest.mark.parametrize("entry", SHEETS)
def test_every_style_sheet_can_be_joined(entry: str) -> None:
    assert "{" in styled(entry, lambda path: pages_api.STATIC.files[path].body.decode())


@pytest.mark.parametrize("entry", ENTRIES)
def test_every_page_can_be_joined(entry: str) -> None:
    text = joined(entry, lambda path: pages_api.STATIC.files[path].body.decode(), "")
    for later in re.findall(r'import\(new URL\("([^"]+)"', text):
        assert pages_api.STATIC.find(later), later


def test_every_skin_can_be_joined() -> None:
    for name in games.names():
        found = games_api.SKINS.described(games.load(name))
        assert found is None or not found["module"] or found["module"].endswith("/skin.all.js")
