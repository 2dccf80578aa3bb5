"""All modules or styles of a page in one file, so that a browser asks once and not thirty times.

Over HTTP/1.1 a browser asks for six files at a time, and every six cost a round trip to the server.
The sources stay modules; in the joined file each becomes a function of its own, after those it
needs. What a module exports is kept under its path on the page, where other files find it:

- `NAME.all.js` is a module with all that it needs, except
- modules *apart*: each has such a file of its own, which several pages share, and which is read
  while the rest of a page is still on its way;
- `NAME.late.js` is everything that is needed only by what is imported with `import('./a.js')`.

Only part of what a module may say is understood, the part our pages use:

    import './a.js';    import { a, b as c } from './a.js';    import * as a from './a.js';
    export { a, b as c };    export { a, b as c } from './a.js';
    export const a = …;    export [default] [async] function a …    export [default] class a …
    import('./a.js')    import.meta.url

Anything else is refused with `Unjoinable`, as are names that the other module does not export and
exports that can change later: an importer here has the value, not the variable.
"""

import json
import posixpath
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from typing import Final

from parlour.server.javascript import (
    COMMENT,
    SIGN,
    STRING,
    WORD,
    Token,
    Unreadable,
    shortest,
    tokens,
)

ENDING: Final = ".all.js"  # instead of `.js`: a module with all that it needs
LATE: Final = ".late.js"  # instead of `.js`: what that module and those it needs import later
STYLED: Final = ".all.css"  # instead of `.css`: a style sheet with all that it imports
DEFAULT: Final = "default"
MOST_MODULES: Final = 256  # remembered
# Chromium compiles a function when it is first called; with this line, all of them in another
# thread while the file is still coming.
EAGER: Final = "//# allFunctionsCalledOnLoad\n"

# A browser that could not get a module never asks for it again, but for one at another address.
IMPORT_LATER: Final = """\
let $again = '';
const $later = async (path) => {{
if (!$modules[path]) await import(new URL({} + $again, $root).href).catch((error) => {{
$again += '?';
throw error;
}});
return $modules[path];
}};
"""

Read = Callable[[str], str]  # the text of a module, by its path

_STYLE_COMMENT: Final = re.compile(r"^[ \t]*/\*(?:[^*]|\*(?!/))*\*/[ \t]*\n", re.MULTILINE)
_IMPORTED: Final = re.compile(r'^@import "([^"]+)";\n', re.MULTILINE)
_INDENT: Final = re.compile(r"^[ \t]+|\n(?=\n)", re.MULTILINE)
_AT_THE_TOP: Final = re.compile(r"@(?:import|charset|namespace)\b", re.IGNORECASE)


class Unjoinable(ValueError):
    """A module is written in a way that is not understood here; it is to be sent as it is."""


@dataclass
class Module:
    """What joining has to know of a module."""

    path: str
    needs: list[str] = field(default_factory=list)  # paths of modules, in order
    later: list[str] = field(default_factory=list)  # paths of modules that are imported when needed
    wanted: list[tuple[str, str]] = field(default_factory=list)  # path, a name it must export
    exports: dict[str, str] = field(default_factory=dict)  # name → an expression inside the module
    part: str = ""  # a function that is called once and gives what the module exports


def joined(entry: str, read: Read, space: str, apart: Sequence[str] = ()) -> str:
    """A module and all that it needs; `space` tells modules of different folders apart.

    Of the modules `apart` each may leave to those before it what it shares with them.
    """
    modules = _all_modules(entry, read, space)
    earlier = apart[: apart.index(entry)] if entry in apart else apart
    before = [path for path in earlier if path in modules]
    there = {path for one in before for path in _all_modules(one, read, space)}
    names = sorted(_checked(modules)[entry].exports)
    plain = [name for name in names if name != DEFAULT]
    whole = _key(space, entry)
    end = f"export const {{ {', '.join(plain)} }} = {whole};\n" if plain else ""
    end += f"export default {whole}.default;\n" if DEFAULT in names else ""
    parts = [module for path, module in modules.items() if path not in there]
    return _file(entry, parts, before) + end


def late(entry: str, read: Read, space: str) -> str:
    """What a module and those it needs import later, without what is there by then."""
    here = _all_modules(entry, read, space)
    modules, asked = dict(here), [entry]
    while asked:
        modules |= _all_modules(asked.pop(), read, space)
        asked += [one for module in modules.values() for one in module.later if one not in modules]
    if len(modules) == len(here):
        raise Unjoinable(f"{entry} imports nothing later.")
    parts = [module for path, module in _checked(modules).items() if path not in here]
    return _file(entry, parts)


def _file(entry: str, modules: Iterable[Module], before: Iterable[str] = ()) -> str:
    """Modules, after the files that have to be there before them."""
    here = posixpath.dirname(entry) or "."
    root = json.dumps(posixpath.relpath(".", here) + "/")
    files = [f"./{posixpath.relpath(path, here)}".removesuffix(".js") + ENDING for path in before]
    later = json.dumps(entry.removesuffix(".js") + LATE)
    return (
        EAGER
        + "".join(f"import {json.dumps(file)};\n" for file in files)
        + "const $modules = (globalThis.parlour ??= {});\n"
        + f"const $root = new URL({root}, import.meta.url);\n"
        + (IMPORT_LATER.format(later) if any(module.later for module in modules) else "")
        + "".join(module.part for module in modules)
    )


def _checked(modules: dict[str, Module]) -> dict[str, Module]:
    """These modules, each of which exports what others want of it."""
    for module in modules.values():
        for path, name in module.wanted:
            if name not in modules[path].exports:
                raise Unjoinable(f"{module.path} wants {name}, which {path} does not export.")
    return modules


def needed(entry: str, read: Read) -> list[str]:
    """All modules that a module needs, itself at the end, each after those it needs."""
    return list(_all_modules(entry, read, ""))


def _all_modules(entry: str, read: Read, space: str) -> dict[str, Module]:
    found: dict[str, Module] = {}
    begun: set[str] = set()

    def visit(path: str) -> None:
        if path in found:
            return
        if path in begun:
            raise Unjoinable(f"{path} needs itself.")
        begun.add(path)
        module = _read(path, read(path), space)
        for one in module.needs:
            visit(one)
        found[path] = module

    visit(entry)
    return found


@lru_cache(MOST_MODULES)
def _read(path: str, text: str, space: str) -> Module:
    """A module; many pages need the same."""
    try:
        return _Reader(path, text, space).read()
    except Unreadable as error:
        raise Unjoinable(f"{path}: {error}") from error


def _key(space: str, path: str) -> str:
    return f"$modules[{json.dumps(space + path)}]"


def _beside(path: str, name: str) -> str:
    """The path of a file as another one names it."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), name))


def _pair(name: str, value: str) -> str:
    """An entry of an object, or of a pattern that takes one apart."""
    return name if name == value else f"{name}: {value}"


def _at(path: str) -> str:
    """The address of a file, wherever the file that names it lies."""
    return f"new URL({json.dumps(path)}, $root)"


class _Reader:
    """Reads one module, statement by statement."""

    def __init__(self, path: str, text: str, space: str) -> None:
        self._text = text
        self._space = space
        self._edits: list[tuple[int, int, str]] = []  # from, to, what stands there instead
        self._tokens = [token for token in tokens(text) if token.kind != COMMENT]
        self._at = 0
        self._module = Module(path)
        self._variables: set[str] = set()  # that may change
        self._listed: set[str] = set()  # variables of this module in lists of exports

    def read(self) -> Module:
        while self._at < len(self._tokens):
            self._step()
        if changing := sorted(self._listed & self._variables):
            raise Unjoinable(f"{self._module.path}: {changing[0]} is exported and may change.")
        if self._tokens:
            self._close_gaps()
        self._module.part = self._part()
        return self._module

    def _part(self) -> str:
        pieces, at = [], 0
        for start, end, instead in sorted(self._edits):
            if start >= at:  # else it lies within another one
                pieces += [self._text[at:start], instead]
                at = end
        body = "".join([*pieces, self._text[at:]]).strip()
        exports = ", ".join(_pair(name, value) for name, value in self._module.exports.items())
        key = _key(self._space, self._module.path)
        return f"{key} ??= await (async () => {{\n{body}\nreturn {{ {exports} }};\n}})();\n"

    def _close_gaps(self) -> None:
        """Leave out comments, and space that says nothing."""
        first, last = self._tokens[0], self._tokens[-1]
        self._edits += [(0, first.start, ""), (last.end, len(self._text), "")]
        for before, after in pairwise(self._tokens):
            between = shortest(self._text[before.end : after.start], before.text, after.text)
            self._edits.append((before.end, after.start, between))

    def _step(self) -> None:
        token = self._next()
        if token.kind != WORD or self._is_property():
            return
        if token.text == "import" and self._peek() in ("(", "."):
            self._expression(token)
        elif token.text == "import" and not token.depth:
            self._import(token)
        elif token.text == "export" and not token.depth:
            self._export(token)
        elif token.text == "let" and not token.depth:
            self._let()

    def _let(self) -> None:
        """Note the variables of a declaration."""
        if self._peek() in ("{", "["):
            raise self._wrong()
        rest = [token for token in self._tokens[self._at - 1 :] if token.depth == 0]
        for before, token in pairwise(rest):
            if token.text == ";":
                break
            if before.text in ("let", ","):
                self._variables.add(token.text)

    # Tokens

    def _peek(self) -> str:
        """The text of the next token; empty at the end."""
        return self._tokens[self._at].text if self._at < len(self._tokens) else ""

    def _next(self) -> Token:
        if self._at == len(self._tokens):
            raise self._wrong()
        self._at += 1
        return self._tokens[self._at - 1]

    def _take(self, *texts: str) -> Token:
        """The next token, which must be one of these."""
        if self._peek() not in texts:
            raise self._wrong()
        return self._next()

    def _word(self) -> str:
        token = self._next()
        if token.kind != WORD or token.text[0].isdigit():
            raise self._wrong()
        return token.text

    def _is_property(self) -> bool:
        """Whether the last token is the name of something inside something else: `a.import`."""
        before = self._tokens[self._at - 2] if self._at > 1 else None
        return before is not None and before.kind == SIGN and before.text == "."

    def _wrong(self) -> Unjoinable:
        """A refusal that shows the line."""
        at = self._tokens[min(self._at, len(self._tokens)) - 1].start
        start = self._text.rfind("\n", 0, at) + 1
        line = self._text[start:].partition("\n")[0]
        return Unjoinable(f"{self._module.path}: {line.strip():.120}")

    def _replace(self, start: Token, instead: str) -> None:
        """Put something in the place of everything since a token, and of a semicolon after it."""
        end = self._tokens[self._at - 1].end
        if self._peek() == ";":
            end = self._next().end
        self._edits.append((start.start, end, instead))

    # Expressions

    def _expression(self, start: Token) -> None:
        """`import('./a.js')` or `import.meta.url`; other addresses are worked out later."""
        if self._take("(", ".").text == ".":
            for word in ("meta", ".", "url"):
                self._take(word)
            instead = f"{_at(self._module.path)}.href"
        elif self._tokens[self._at].kind != STRING:
            return
        else:
            target = self._resolved(self._next())
            self._take(")")
            self._module.later.append(target)
            instead = f"$later({json.dumps(self._space + target)})"
        self._edits.append((start.start, self._tokens[self._at - 1].end, instead))

    def _resolved(self, name: Token) -> str:
        """The path of the module that a string names."""
        text = name.text[1:-1]
        if name.kind != STRING or not text.startswith(".") or "\\" in text:
            raise self._wrong()
        return _beside(self._module.path, text)

    # Statements

    def _import(self, start: Token) -> None:
        names: dict[str, str] = {}
        whole = ""
        if self._peek() == "{":
            names = self._list()
            self._take("from")
        elif self._peek() == "*":
            self._take("*")
            self._take("as")
            whole = self._word()
            self._take("from")
        module = self._needed(names.values())
        if whole:
            self._replace(start, f"const {whole} = {module};")
        elif names:
            pairs = [_pair(name, here) for here, name in names.items()]
            self._replace(start, f"const {{ {', '.join(pairs)} }} = {module};")
        else:
            self._replace(start, "")

    def _export(self, start: Token) -> None:
        if self._peek() == "{":
            names = self._list()
            if self._peek() == "from":
                self._take("from")
                module = self._needed(names.values())
                self._give({outside: f"{module}.{name}" for outside, name in names.items()})
            else:
                self._listed |= set(names.values())
                self._give(names)
            self._replace(start, "")
            return
        if self._peek() == "const":
            self._constant(start)
            return
        default = self._peek() == DEFAULT
        if default:
            self._take(DEFAULT)
        kind = self._take("async", "function", "class")
        if kind.text == "async":
            self._take("function")
        if self._peek() == "*":
            self._take("*")
        name = self._word()
        self._edits.append((start.start, kind.start, ""))
        self._give({DEFAULT if default else name: name})

    def _constant(self, start: Token) -> None:
        """One constant; several in a statement, or taken out of something, are refused."""
        kind = self._next()
        name = self._word()
        self._take("=")
        self._edits.append((start.start, kind.start, ""))
        self._give({name: name})
        for token in self._tokens[self._at :]:
            if token.depth == 0 and token.text == ";":
                return
            if token.depth == 0 and token.text == ",":
                raise self._wrong()

    def _list(self) -> dict[str, str]:
        """`{ a, b as c }` as {a: a, c: b}."""
        found: dict[str, str] = {}
        self._take("{")
        while self._peek() != "}":
            name = other = self._word()
            if self._peek() == "as":
                self._take("as")
                other = self._word()
            found[other] = name
            if self._peek() != "}":
                self._take(",")
        self._take("}")
        return found

    def _needed(self, names: Iterable[str]) -> str:
        """The module that is named next, which has to export these names."""
        path = self._resolved(self._next())
        if self._peek() == "with":
            raise self._wrong()
        self._module.needs.append(path)
        self._module.wanted += [(path, name) for name in names]
        return _key(self._space, path)

    def _give(self, names: dict[str, str]) -> None:
        """The module exports these."""
        if twice := names.keys() & self._module.exports.keys():
            raise Unjoinable(f"{self._module.path}: {min(twice)} is exported twice.")
        self._module.exports |= names


# Styles


def styled(path: str, read: Read, above: tuple[str, ...] = ()) -> str:
    """A style sheet with those that it imports, which lie in the same folder.

    Only `@import "name.css";` on a line of its own is understood.
    """
    if path in above:
        raise Unjoinable(f"{path} imports itself.")

    def imported(match: re.Match[str]) -> str:
        other = _beside(path, match[1])
        if posixpath.dirname(other) != posixpath.dirname(path):
            raise Unjoinable(f"{path}: {match[1]} lies elsewhere, and so would what it names.")
        return styled(other, read, (*above, path))

    text = _IMPORTED.sub(imported, _INDENT.sub("", _STYLE_COMMENT.sub("", read(path))))
    if left := _AT_THE_TOP.search(text):
        raise Unjoinable(f"{path}: {left[0]} is not understood.")
    return text
