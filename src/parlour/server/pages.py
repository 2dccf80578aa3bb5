"""The pages: HTML files, and the modules each of them needs.

A page names one module; the others follow from what modules import. The server adds them to the
head of the page, so that a phone asks for all of them at once and not for one after the other.
So it does with the texts in the reader's language.
"""

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).parent.parent / "web" / "static"
URL: Final = "/static"  # where the files in it are served
TEXTS: Final = "languages"  # the folder with the texts of the pages

NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,40}")
ALSO_CALLED: Final = {"lobby": "player"}  # one page: who has no seat yet is asked for a name

_ENTRY: Final = re.compile(rf'( *)<script type="module" src="{URL}/([^"]+)"')
_IMPORT: Final = re.compile(r"(?:from|import)\s*['\"](\.[^'\"]+)['\"]")
_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)


def languages() -> list[str]:
    """The languages in which there are texts."""
    return sorted(path.stem for path in (STATIC / TEXTS).glob("*.ftl"))


def page(name: str, language: str = "en") -> str | None:
    """A page as it is sent; None if there is none of that name."""
    path = STATIC / f"{ALSO_CALLED.get(name, name)}.html"
    if not NAME.fullmatch(name) or not path.is_file():
        return None
    text = path.read_text(encoding="utf-8").replace('<html lang="en">', f'<html lang="{language}">')
    texts = f'<link rel="preload" href="{URL}/{TEXTS}/{language}.ftl" as="fetch" crossorigin>\n'
    return _ENTRY.sub(lambda entry: f"{entry[1]}{texts}{_with_modules(entry)}", text, count=1)


def _with_modules(entry: re.Match[str]) -> str:
    indent, module = entry.groups()
    links = [f'{indent}<link rel="modulepreload" href="{URL}/{one}">\n' for one in modules(module)]
    return "".join(links) + entry[0]


def modules(entry: str) -> list[str]:
    """All modules that a module needs, itself left out."""
    found: set[str] = set()
    new = {entry}
    while new:
        path = new.pop()
        found.add(path)
        new |= set(_imports(path, (STATIC / path).stat().st_mtime)) - found
    return sorted(found - {entry})


@lru_cache(1000)
def _imports(path: str, changed: float) -> list[str]:
    """The modules that a module names, read again when it has changed."""
    text = _COMMENT.sub("", (STATIC / path).read_text(encoding="utf-8"))
    folder = (STATIC / path).parent
    named = [(folder / name).resolve() for name in _IMPORT.findall(text)]
    return [one.relative_to(STATIC.resolve()).as_posix() for one in named]
