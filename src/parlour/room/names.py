"""Names as people see them: nothing invisible, and none that looks like another at the table."""

import unicodedata
from collections.abc import Iterable, Iterator
from typing import Final

from parlour.kernel.errors import Malformed

JOINER: Final = "\u200d"  # makes one sign out of several
LONGEST: Final = 20  # characters
NUMBERED: Final = 17  # what is kept of a name that gets a number

# Printable characters that show nothing: fillers, a blank braille cell, variation selectors.
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
MARKS: Final = ("Mn", "Me")  # accents and what else is put on letters
MOST_MARKS: Final = 2  # on one letter of a name
MOST_SPOKEN: Final = 4  # on one letter of anything else: some scripts need them

# Letters of other alphabets, and digits, that look like a Latin letter when written small.
LOOKS_LIKE: Final = {
    ord(other): latin
    for latin, others in {
        "a": "аαɑ",
        "b": "ьвβ",
        "c": "сϲ",
        "d": "ԁ",
        "e": "еєε",
        "g": "ɡ",
        "h": "һнη",
        "j": "ј",
        "k": "кκ",
        "l": "1iіιıӏ|!",
        "m": "мμ",
        "n": "пν",
        "o": "0оοօ",
        "p": "рρ",
        "q": "ԛ",
        "r": "гᴦ",
        "s": "ѕ5",
        "t": "тτ",
        "u": "υս",
        "v": "ѵ",
        "w": "ѡшωԝ",
        "x": "хχ",
        "y": "уγү",
        "z": "2ᴢ",
    }.items()
    for other in others
}


def clean(text: str) -> str:
    """Without control characters, needless space, and towers of accents."""
    calm = unstacked(text, MOST_SPOKEN)
    kept = "".join(c if c.isprintable() or c == JOINER else " " for c in calm)
    return " ".join(kept.split()).strip(JOINER)


def unstacked(text: str, most: int) -> Iterator[str]:
    """The characters of a text, with so many marks on one letter at most."""
    marks = 0
    for char in text:
        marks = marks + 1 if unicodedata.category(char) in MARKS else 0
        if marks <= most:
            yield char


def normal(name: str) -> str:
    """A name in its plain form: composed letters, nothing invisible, at most 20 characters."""
    shown: list[str] = []
    for char in unstacked(unicodedata.normalize("NFKC", name), MOST_MARKS):
        if invisible(char) and not joins(char, shown):
            continue
        if shown and shown[-1] == JOINER and not pictured(char):
            shown.pop()
        shown.append(" " if char.isspace() else char)
    text = " ".join("".join(shown).split())[:LONGEST].rstrip(f" {JOINER}")
    if not any(unicodedata.category(char)[0] in "LNSP" for char in text):
        raise Malformed("A name needs at least one letter.")
    return text


def invisible(char: str) -> bool:
    """Whether nobody can see that a character is there. Space counts as seen."""
    if char.isspace():
        return False
    selector = "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"
    return selector or char in BLANKS or not char.isprintable()


def pictured(char: str) -> bool:
    """Whether a character is a picture, or the colour of one."""
    return unicodedata.category(char) in ("So", "Sk")


def joins(char: str, before: list[str]) -> bool:
    """Whether this character may make one picture out of two, as of a family."""
    return char == JOINER and bool(before) and pictured(before[-1])


def look(name: str) -> str:
    """What a name looks like from afar: two names with the same look can be confused."""
    apart = unicodedata.normalize("NFKD", name.casefold())
    bare = [c for c in apart if unicodedata.category(c) not in MARKS and c not in (" ", JOINER)]
    return "".join(bare).translate(LOOKS_LIKE).replace("rn", "m").replace("vv", "w")


def free_name(name: str, taken: Iterable[str]) -> str:
    """The name in its plain form, with a number behind it if it looks like one that is taken."""
    name = normal(name)
    looks = {look(other) for other in taken}
    names = [name] + [f"{name[:NUMBERED].rstrip()} {number}" for number in range(2, 99)]
    return next(candidate for candidate in names if look(candidate) not in looks)
