"""The pages: HTML files, with what each of them needs for its first view.

A page names modules and a style sheet; the server sends each joined with all that it needs, so that
a phone asks for two or three files and not for thirty. The texts in the reader's language come with
the page, and so does the game of a room: until the first file comes, the line would be idle.
"""

import html
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from parlour.server.joined import ENDING, LATE, STYLED

STATIC: Final = Path(__file__).parent.parent / "web" / "static"
URL: Final = "/static"  # where the files in it are served
# Modules in files of their own: the line to a room, and what reads a game before it can be drawn.
APART: Final = ("js/core/early.js", "js/core/session.js")
TEXTS: Final = "languages"  # the folder with the texts of the pages

NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,40}")
ALSO_CALLED: Final = {"lobby": "player"}  # one page: it asks those without a seat for a name
# Where people wait for a game, they see at once what comes late on the table.
LOBBIES: Final = dict.fromkeys(("player", "lobby"), f"js/pages/player{LATE}")

BAR: Final = "#1a1310"  # behind the clock of a phone
# As an app on a phone; icon.svg is on every page anyway.
APP: Final = f"""\
  <meta name="theme-color" content="{BAR}">
  <link rel="manifest" href="/manifest.webmanifest">
  <link rel="apple-touch-icon" href="{URL}/icons/apple-touch-icon.png">
"""
# What is seen before anything can be drawn; css/base.css hides it then.
EMPTY: Final = '<div id="app"></div>'
WAITING: Final = '<div class="blank waiting"><span class="spinner"></span></div>'

_GROUND: Final = re.compile(r"--ground: (#[0-9a-f]{6})")  # the first is that of the dark theme
_MODULE: Final = re.compile(rf'(<script type="module" src="{URL}/[^"]+)\.js"')
_STYLE: Final = re.compile(rf'(<link rel="stylesheet" href="{URL}/[^"]+)\.css"')


def languages() -> list[str]:
    """The languages in which there are texts."""
    return sorted(path.stem for path in (STATIC / TEXTS).glob("*.ftl"))


def exists(name: str) -> bool:
    """Whether there is a page of that name."""
    return bool(NAME.fullmatch(name)) and _path(name).is_file()


def _path(name: str) -> Path:
    return STATIC / f"{ALSO_CALLED.get(name, name)}.html"


def page(name: str, language: str = "en") -> str:
    """A page as it is sent."""
    path = _path(name)
    text = path.read_text(encoding="utf-8").replace('<html lang="en">', f'<html lang="{language}">')
    text = text.replace("?language=en", f"?language={language}")
    text = _STYLE.sub(rf'\1{STYLED}"', _MODULE.sub(rf'\1{ENDING}"', text))
    text = text.replace("</head>", APP + "</head>", 1).replace(EMPTY, f"{EMPTY}\n  {WAITING}", 1)
    return text.replace("</body>", f"  {_texts(language)}\n</body>")


def _texts(language: str) -> str:
    """The texts as data; no browser runs it."""
    messages = (STATIC / TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    kept = "".join(line for line in messages.splitlines(True) if not line.startswith("#"))
    if "</script" in kept or "<!--" in kept:
        raise ValueError(f"The texts in {language} cannot be put into a page.")
    return f'<script type="text/plain" id="texts" lang="{language}">\n{kept}</script>'


def manifest(language: str, at: str) -> dict[str, object]:
    """What a browser needs to install the pages as an app; `at` is where the files are served."""
    messages = (STATIC / TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    ground = _GROUND.search((STATIC / "css" / "base.css").read_text(encoding="utf-8"))
    motto = re.search(r"^home-motto = (.+)$", messages, re.MULTILINE)
    icons = [("icon-192.png", 192, "any"), ("icon-512.png", 512, "any")]
    icons.append(("maskable-512.png", 512, "maskable"))
    return {
        "id": "/",
        "name": "Parlour",
        "short_name": "Parlour",
        "description": motto[1] if motto else "",
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": ground[1] if ground else BAR,
        "theme_color": BAR,
        "categories": ["games"],
        "icons": [
            {
                "src": f"{at}/icons/{name}",
                "sizes": f"{size}x{size}",
                "type": "image/png",
                "purpose": purpose,
            }
            for name, size, purpose in icons
        ],
    }


def with_links(text: str, links: Iterable[tuple[str, str]]) -> str:
    """A page that also asks at once for these: (what it is for, address)."""
    lines = [f"  {LINKS[kind].format(html.escape(address))}\n" for kind, address in links]
    return text.replace("</head>", "".join(lines) + "</head>", 1)


def with_game(text: str, path: str, described: str) -> str:
    """A page that brings what the server says at that path; no browser runs it."""
    data = described.replace("<", "\\u003c")
    place = f'<script type="application/json" id="game" data-path="{html.escape(path)}">'
    return text.replace("</body>", f"  {place}{data}</script>\n</body>", 1)


LINKS: Final = {
    "style": '<link rel="stylesheet" href="{}">',
    "late": '<link rel="modulepreload" href="{}">',
    "module": '<script type="module" src="{}" async></script>',  # read before the page needs it
}
