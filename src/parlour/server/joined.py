"""All modules or styles of a page in one file, so that a browser asks once and not thirty times.

Over HTTP/1.1 a browser asks for six files at a time, and every six cost a way to the server and
back. The sources stay modules; in the joined file each is a function of its own, after those it
needs. What a module exports is kept under its path on the page: a file that comes later, for a
module that is imported when it is needed, finds what is there already.
"""

import posixpath
import re
from collections.abc import Callable, Iterator
from typing import Final

ENDING: Final = ".all.js"  # instead of `.js`: a module with all that it needs
STYLED: Final = ".all.css"  # and a style sheet with all that it imports

Read = Callable[[str], str]  # the text of a module, by its path

_COMMENT: Final = re.compile(r"^[ \t]*(?:/\*(?:[^*]|\*(?!/))*\*/[ \t]*|//[^\n]*)\n", re.MULTILINE)
_STATIC: Final = re.compile(
    r"^(import|export)\s*(\{[^}]*\}|\*\s*as\s+\w+)?\s*(?:from\s*)?['\"](\.[^'\"]+)['\"];?",
    re.MULTILINE,
)
_LATER: Final = re.compile(r"\bimport\(\s*['\"](\.[^'\"]+)['\"]\s*\)")
_DECLARED: Final = re.compile(
    r"^export\s+(default\s+)?((?:async\s+)?function\*?|class|const)\s+(\w+)", re.MULTILINE
)
_LISTED: Final = re.compile(r"(?:^|(?<=;)|(?<=\}))export\s*(\{[^}]*\});?", re.MULTILINE)
_RENAMED: Final = re.compile(r"(\w+)\s+as\s+(\w+)")
_IMPORTED: Final = re.compile(r'^@import "([^"]+)";\n', re.MULTILINE)
_INDENT: Final = re.compile(r"^[ \t]+|\n(?=\n)", re.MULTILINE)
_LEFT: Final = re.compile(r"^\s*(?:import\b(?!\s*[.(])|export\b).*", re.MULTILINE)


class Unjoinable(ValueError):
    """A module is written in a way that is not understood here; it is to be sent as it is."""


def joined(entry: str, read: Read, space: str) -> str:
    """A module and all that it needs; `space` tells modules of different folders apart."""
    parts = [_part(path, read(path), entry, space) for path in needed(entry, read)]
    names = sorted(_names(_bare(read(entry))))
    plain = [name for name in names if name != "default"]
    module = f"$modules[{space + entry!r}]"
    end = f"export const {{ {', '.join(plain)} }} = {module};\n" if plain else ""
    end += f"export default {module}.default;\n" if "default" in names else ""
    return f"const $modules = (globalThis.parlour ??= {{}});\n{''.join(parts)}{end}"


def needed(entry: str, read: Read) -> list[str]:
    """All modules that a module needs, itself at the end, each after those it needs."""
    found: dict[str, bool] = {}  # whether all it needs is there

    def visit(path: str) -> None:
        if path in found:
            if not found[path]:
                raise Unjoinable(f"{path} needs itself.")
            return
        found[path] = False
        for one in _imports(path, read(path)):
            visit(one)
        del found[path]
        found[path] = True

    visit(entry)
    return list(found)


def _imports(path: str, text: str) -> Iterator[str]:
    for match in _STATIC.finditer(_bare(text)):
        yield _resolved(path, match[3])


def _resolved(path: str, name: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), name))


def _bare(text: str) -> str:
    """Without the comments that have lines of their own."""
    return _COMMENT.sub("", text)


def _names(text: str) -> set[str]:
    """What a module exports."""
    names = {"default" if match[1] else match[3] for match in _DECLARED.finditer(text)}
    lists = [match[1] for match in _LISTED.finditer(text)]
    lists += [match[2] for match in _STATIC.finditer(text) if match[1] == "export" and match[2]]
    return names.union(*(_pairs(one) for one in lists))


def _pairs(listed: str) -> dict[str, str]:
    """`{ a, b as c }` as {a: a, c: b}."""
    parts = [part.strip() for part in listed.strip("{} \n").split(",")]
    found = {}
    for part in filter(None, parts):
        renamed = _RENAMED.fullmatch(part)
        name, outside = (renamed[1], renamed[2]) if renamed else (part, part)
        found[outside] = name
    return found


def _part(path: str, text: str, entry: str, space: str) -> str:
    """A module as a function that is called once and gives what the module exports."""
    given: dict[str, str] = {}  # what it exports → an expression
    body = _bare(text)

    def imported(match: re.Match[str]) -> str:
        kind, what, name = match.groups()
        module = f"$modules[{space + _resolved(path, name)!r}]"
        if kind == "export":
            given.update({one: f"{module}.{inside}" for one, inside in _pairs(what).items()})
            return ""
        if what is None:
            return ""
        if what.startswith("*"):
            return f"const {what.split()[-1]} = {module};"
        names = _RENAMED.sub(r"\1: \2", what)
        return f"const {names} = {module};"

    def declared(match: re.Match[str]) -> str:
        given["default" if match[1] else match[3]] = match[3]
        return f"{match[2]} {match[3]}"

    def listed(match: re.Match[str]) -> str:
        given.update(_pairs(match[1]))
        return ""

    def later(match: re.Match[str]) -> str:
        target = _resolved(path, match[1]).removesuffix(".js") + ENDING
        return f"import({_beside(entry, target)!r})"

    body = _STATIC.sub(imported, body)
    body = _DECLARED.sub(declared, body)
    body = _LISTED.sub(listed, body)
    if left := _LEFT.search(body):
        raise Unjoinable(f"{path}: {left[0].strip()}")
    body = _LATER.sub(later, body)
    here = f"new URL({_beside(entry, path)!r}, import.meta.url)"
    body = body.replace("import.meta.url", here)
    exports = ", ".join(f"{name}: {value}" for name, value in given.items())
    key = f"$modules[{space + path!r}]"
    return f"{key} ??= await (async () => {{\n{body.strip()}\nreturn {{ {exports} }};\n}})();\n"


def _beside(entry: str, path: str) -> str:
    """How the joined file of an entry names another file."""
    way = posixpath.relpath(path, posixpath.dirname(entry) or ".")
    return way if way.startswith(".") else f"./{way}"


# Styles


def styled(path: str, read: Read, above: tuple[str, ...] = ()) -> str:
    """A style sheet with those that it imports, which lie in the same folder."""
    if path in above:
        raise Unjoinable(f"{path} imports itself.")

    def imported(match: re.Match[str]) -> str:
        return styled(_resolved(path, match[1]), read, (*above, path))

    return _IMPORTED.sub(imported, _INDENT.sub("", _bare(read(path))))
