"""Messages of one language, formed by the Fluent library."""

import logging
import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

LOG = logging.getLogger(__name__)
BRITISH = "en_GB"  # no comma before the last one
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*)[ ]*=", re.ASCII | re.MULTILINE)
NAME = re.compile(r"-?[A-Za-z][\w-]*", re.ASCII)


class Word(FluentType):
    """A word with its forms, which messages ask for: `FORM($card, "accusative")`."""

    def __init__(self, form: Callable[[str], str], name: str = "") -> None:
        self.form = form
        self.name = name  # what the rules call it

    def format(self, locale: Locale) -> str:
        return self.form("")


Argument = Word | str | int | float


def form_of(word: object, form: str) -> object:
    """What `FORM` means in messages."""
    if not isinstance(word, Word):
        return word
    return word.name if form == "name" else word.form(form)


FUNCTIONS: dict[str, Callable[..., Any]] = {"FORM": form_of}


class Messages:
    """What can be said in a language. Each message is parsed when it is first asked for: all of
    them would take as long as everything else that a command does."""

    def __init__(self, code: str, text: str) -> None:
        self.code = code
        self.bundle = FluentBundle([code], functions=FUNCTIONS, use_isolating=False)
        self.unread = entries(text)

    def _knows(self, id: str) -> bool:
        """Whether there is such a message; it is parsed, with all that it may refer to."""
        found: dict[str, str] = {}
        asked = [id]
        while asked:
            name = asked.pop()
            if name not in found and (text := self.unread.get(name)):
                found[name] = text
                asked += NAME.findall(text)
        if found:
            self.bundle.add_resource(FluentResource("".join(found.values())))
        for name in found:  # only now: another thread may ask, too
            self.unread.pop(name, None)
        return bool(self.bundle.has_message(id))

    def has(self, id: str, attribute: str = "") -> bool:
        if not self._knows(id):
            return False
        return not attribute or attribute in self.bundle.get_message(id).attributes

    def form(
        self,
        id: str,
        arguments: Mapping[str, Argument] | None = None,
        attribute: str = "",
        other: str | None = None,
    ) -> str:
        """A message, or its attribute if it has that; else the other text."""
        if not self._knows(id):
            return id if other is None else other
        message = self.bundle.get_message(id)
        pattern = message.attributes.get(attribute) or message.value
        if pattern is None:
            return id if other is None else other
        text, errors = self.bundle.format_pattern(pattern, dict(arguments or {}))
        for error in errors:
            LOG.warning("%s in %s: %s", id, self.code, error)
        return str(text)

    def listed(self, parts: Sequence[str]) -> str:
        """`Ann, Bob and Cleo`"""
        return format_list(parts, locale=BRITISH if self.code == "en" else self.code)


def entries(text: str) -> dict[str, str]:
    """The source of each message, and of each term, by its name; the first counts."""
    starts = list(ENTRY.finditer(text))
    stops = [one.start() for one in starts[1:]] + [len(text)]
    found: dict[str, str] = {}
    for start, stop in zip(starts, stops, strict=True):
        found.setdefault(start[1], text[start.start() : stop].rstrip() + "\n")
    return found


def ends(name: str) -> tuple[str, str]:
    """The first and the last letter of a name, which decide about its forms."""
    plain = unicodedata.normalize("NFD", name).lower()
    letters = re.findall(r"[^\W\d_]", plain)
    return (letters[0], letters[-1]) if letters else ("", "")
