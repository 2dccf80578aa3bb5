"""What this terminal says, and in which language: one for the whole program, as it has one reader.

Texts are Fluent messages: the terminal's own lie here, a game's with the game, and what the pages
say, too, with the pages.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from parlour.client.described import Described
from parlour.kernel.errors import Refused
from parlour.kernel.game import Game
from parlour.languages import ENDING, ENGLISH, best, languages, messages

if TYPE_CHECKING:  # slow to import
    from parlour.languages.fluent import Argument, Messages, Word
    from parlour.languages.speech import Speech

OWN = files(__package__).joinpath("languages")
PAGES = files("parlour.web").joinpath("static", "languages")
MOST_SPEECHES = 20  # kept

_spoken = [ENGLISH]  # the last one is on
_speeches: "dict[tuple[int, str], Speech]" = {}  # by game, which they hold, and language


def language() -> str:
    """The language that is on."""
    return _spoken[-1]


def speak(code: str) -> None:
    """Speak from now on."""
    _spoken[-1] = code


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Speak for a while."""
    _spoken.append(code)
    try:
        yield
    finally:
        _spoken.pop()


@cache
def own_messages(code: str) -> "Messages":
    """The terminal's; where one is not among them, the pages'."""
    from parlour.languages.fluent import Messages

    texts = [folder.joinpath(code + ENDING) for folder in (OWN, PAGES)]
    return Messages(code, "\n".join(one.read_text(encoding="utf-8") for one in texts))


def t(id: str, **arguments: "Argument") -> str:
    """A text in the language that is on."""
    return own_messages(language()).form(id, arguments)


def listed(parts: list[str]) -> str:
    return own_messages(language()).listed(parts)


def headed(title: str) -> str:
    """A title, and the colon and space before what it names."""
    return t("headed", title=title) + " "


def zone_word(title: str) -> "Word":
    """A title that can stand within a sentence."""
    from parlour.languages.fluent import Word

    return Word(lambda form: title.lower() if form == "lower" else title)


# Games


def of(game: Game) -> "Speech":
    """A game in the language that is on; in English if it does not speak it."""
    key = (id(game), language())
    found = _speeches.get(key)
    if found is None or found.game is not game:
        if len(_speeches) >= MOST_SPEECHES:
            _speeches.clear()
        found = _speeches[key] = _speech(game)
    return found


def _speech(game: Game) -> "Speech":
    from parlour.languages.fluent import Messages
    from parlour.languages.speech import Speech

    if isinstance(game, Described) and game.language == language() != ENGLISH:
        return Speech(game, Messages(game.language, game.messages), game.facts)
    code = best([language()], languages(game))
    return Speech(game, Messages(code, messages(game, code)))


# Refusals


class Said(Refused):
    """A refusal in the words of the terminal."""

    def __init__(self, id: str, **arguments: "Argument") -> None:
        super().__init__(t(id, **arguments))


def refusal_text(refusal: Refused) -> str:
    """Why something was refused. The kernel and servers say it in English; in other languages
    the kind of refusal has to do."""
    if language() == ENGLISH or isinstance(refusal, Said):
        return str(refusal)
    kind = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", type(refusal).__name__).lower()
    text = own_messages(language())
    return text.form(f"refusal-{kind}", other=text.form("refusal-illegal"))
