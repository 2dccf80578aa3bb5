"""The words of games in many languages, as Fluent messages.

Words that all games share lie here, those of a game in the folder `languages` of its package.
English is written where a game is declared; a file `en.ftl` may add what only its skin says.
"""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from parlour.kernel.game import Fact, Game, Options
from parlour.kernel.messages import english, entries

ENGLISH = "en"
ENDING = ".ftl"
CODE = re.compile(r"[a-z]{2,3}")
_ENTRY = re.compile(r"^(?=-?[a-zA-Z])", re.MULTILINE)
_WISH = re.compile(r"\s*([a-zA-Z]{2,3})(?:-[\w-]*)?\s*(?:;\s*q=([\d.]{1,5})\s*)?")


def languages(game: Game) -> list[str]:
    """The languages a game speaks, as codes of two or three letters."""
    found = [] if not game.languages else [file.name for file in _folder(game).iterdir()]
    codes = {name.removesuffix(ENDING) for name in found if name.endswith(ENDING)}
    return sorted(codes & shared_languages() | {ENGLISH})


@cache
def shared_languages() -> set[str]:
    """The languages in which there are words that all games share."""
    names = [file.name for file in files(__name__).iterdir()]
    return {name.removesuffix(ENDING) for name in names if name.endswith(ENDING)}


def best(wished: Sequence[str], have: Sequence[str]) -> str:
    """The first language wished for that there is."""
    return next((code for code in wished if code in have), ENGLISH)


def wishes(header: str) -> list[str]:
    """What a browser accepts (`de-AT,de;q=0.9,en;q=0.5`), the best first."""
    found = [match for part in header.split(",")[:20] if (match := _WISH.fullmatch(part))]
    ordered = sorted(found, key=lambda match: -_weight(match[2]))
    return list(dict.fromkeys(match[1].lower() for match in ordered))


def _weight(text: str | None) -> float:
    try:
        return 1.0 if text is None else float(text)
    except ValueError:
        return 0.0


@cache
def shared(code: str) -> str:
    """The words that all games share."""
    return files(__name__).joinpath(code + ENDING).read_text(encoding="utf-8")


def own(game: Game, code: str) -> str:
    """The words of a game, in a language it speaks."""
    file = _folder(game).joinpath(code + ENDING) if game.languages else None
    written = file.read_text(encoding="utf-8") if file is not None and file.is_file() else ""
    return english(game) + written if code == ENGLISH else written


def messages(game: Game, code: str) -> str:
    """All words that a game is played with; English stands for those it does not say."""
    text = own(game, code)
    said = {key_of(one) for one in _ENTRY.split(text)}
    rest = [f"{key} = {value}\n" for key, value in entries(game) if key not in said]
    return f"{shared(code)}\n{text}\n{''.join(rest)}"


def facts(game: Game, options: Options) -> dict[str, Fact]:
    """What a message with rules may ask about: the options, and what the game adds."""
    return {**options, **game.words.facts(options)}


def some(text: str, keys: set[str]) -> str:
    """Only these messages, and the terms they may use."""
    kept = [one for one in _ENTRY.split(text) if one[:1] == "-" or key_of(one) in keys]
    return "".join(kept)


def key_of(entry: str) -> str:
    """The key of a message."""
    return entry.split(" ", 1)[0]


def _folder(game: Game) -> Traversable:
    return files(game.languages).joinpath("languages")
