"""JavaScript taken apart into tokens, as far as joining modules needs it.

Comments, strings, templates and regular expressions are recognised, so that nothing inside them is
taken for code. What does not add up is refused.
"""

import re
from typing import Final, NamedTuple

WORD: Final = "word"  # identifiers, keywords and numbers
STRING: Final = "string"
TEMPLATE: Final = "template"  # text of a template, up to `${` or its end
REGEX: Final = "regex"
SIGN: Final = "sign"  # one character of anything else
COMMENT: Final = "comment"

PAIRS: Final = {")": "(", "]": "[", "}": "{"}
IN_TEMPLATE: Final = "${"

# After these words a slash begins a regular expression; after any other word it divides.
BEFORE_REGEX: Final = frozenset(
    ("await", "case", "delete", "do", "else", "in", "instanceof", "new", "of", "return")
    + ("throw", "typeof", "void", "yield")
)

_TOKEN: Final = re.compile(
    r"\s*(?:(?P<word>#?[\w$]+)"
    r"|(?P<comment>//[^\n]*|/\*.*?\*/)"
    r"|(?P<string>'(?:[^'\\\n]|\\.)*'|\"(?:[^\"\\\n]|\\.)*\")"
    r"|(?P<sign>[^\s'\"]))",
    re.DOTALL,
)
_TEXT: Final = re.compile(r"(?:[^`\\$]|\\.|\$(?!\{))*(?:`|\$\{)", re.DOTALL)
_GLUED: Final = re.compile(r"[\w$#][\w$#]|\d\.|[-+/]{2}")  # two that would become one
_REGEX: Final = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/\w*")


class Unreadable(ValueError):
    """This is not understood as JavaScript."""


class Token(NamedTuple):
    """A piece of a module: what it is, where it is, and how many brackets are open around it."""

    kind: str
    text: str
    start: int
    depth: int

    @property
    def end(self) -> int:
        return self.start + len(self.text)


def tokens(source: str) -> list[Token]:
    """All tokens of a module in order, comments included."""
    found: list[Token] = []
    opened: list[str] = []  # brackets
    at, whole = 0, len(source.rstrip())
    while at < whole:
        match = _TOKEN.match(source, at)
        if match is None:
            raise _never_closed(source, at, "text")
        kind = str(match.lastgroup)
        text, start = match[kind], match.start(kind)
        depth = len(opened)
        if kind == SIGN:
            if text in PAIRS:
                kind, text = _close(source, start, opened)
                depth = len(opened)
            elif text in "([{":
                opened.append(text)
            elif text == "`":
                kind, text = TEMPLATE, _text(source, start)
            elif text == "/" and not _divides(found):
                kind, text = REGEX, _regex(source, start)
        if kind == TEMPLATE and text.endswith(IN_TEMPLATE):
            opened.append(IN_TEMPLATE)
        found.append(Token(kind, text, start, depth))
        at = start + len(text)
    if opened:
        raise _never_closed(source, whole, opened[-1])
    return found


def shortest(gap: str, before: str, after: str) -> str:
    """What is needed of space and comments between two tokens; the end of a line may end more."""
    if "\n" in gap:
        return "\n"
    return " " if gap and _GLUED.fullmatch(before[-1] + after[0]) else ""


def _close(source: str, at: int, opened: list[str]) -> tuple[str, str]:
    """A bracket closes another one, or an expression in a template, which goes on."""
    sign = source[at]
    last = opened.pop() if opened else ""
    if last == IN_TEMPLATE and sign == "}":
        return TEMPLATE, _text(source, at)
    if last != PAIRS[sign]:
        raise Unreadable(f"Line {_line(source, at)}: {sign} closes nothing.")
    return SIGN, sign


def _text(source: str, at: int) -> str:
    """Text of a template, from its beginning or from behind an expression in it."""
    found = _TEXT.match(source, at + 1)
    if found is None:
        raise _never_closed(source, at, "template")
    return source[at : found.end()]


def _regex(source: str, at: int) -> str:
    found = _REGEX.match(source, at)
    if found is None:
        raise _never_closed(source, at, "regular expression")
    return found[0]


def _divides(before: list[Token]) -> bool:
    """Whether a slash is a division, judged by what stands before it."""
    last = [token for token in before[-8:] if token.kind != COMMENT][-2:]
    if not last:
        return False
    kind, text, start, _ = last[-1]
    if kind == WORD:
        return text not in BEFORE_REGEX
    if kind == TEMPLATE:
        return text.endswith("`")
    if kind != SIGN or text in PAIRS:
        return True
    return text in "+-" and last[0].text == text and last[0].end == start


def _never_closed(source: str, at: int, what: str) -> Unreadable:
    return Unreadable(f"Line {_line(source, at)}: a {what} is never closed.")


def _line(source: str, at: int) -> int:
    return source.count("\n", 0, at) + 1
