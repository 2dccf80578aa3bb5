"""Games over HTTP: the list of them, and one as its house rules make it."""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from parlour import games, languages
from parlour.bots.registry import bot_names
from parlour.kernel.describe import describe, face_description
from parlour.kernel.game import Face, Game, Options
from parlour.room.state import SIGNS
from parlour.server import pages
from parlour.server.api import BY_LANGUAGE, Problem, count_making, wishes_of
from parlour.server.files import Content, Made, Skins

SKINS: Final = Skins()
GLYPHS: Final[dict[str, str]] = msgspec.json.decode(
    pages.STATIC.with_name("glyphs.json").read_bytes()
)
SAMPLES: Final = 5  # faces on the shelf of games
APOSTROPHE: Final = re.compile(r"(?<=[\w}])'(?=\w)")
MOST_LISTS: Final = 16  # kept as they are sent


async def list_games(request: Request) -> Response:
    wished, (found, _) = wishes_of(request), games.load_all()
    spoken = [languages.best(wished, languages.languages(game)) for game in found]
    return _all_games(tuple(spoken)).answer(request, vary=BY_LANGUAGE)


@lru_cache(MOST_LISTS)
def _all_games(spoken: tuple[str, ...]) -> Content:
    """All games, each in its own language of these."""
    found, _ = games.load_all()
    return described(
        [
            {
                "name": game.name,
                "title": game.words.title,
                "summary": game.words.summary,
                "seats": list(game.seats),
                "usual": list(game.seats_for()),
                "presets": list(game.presets),
                "cover": SKINS.cover(game),
                **samples(game, language),
            }
            for game, language in zip(found, spoken, strict=True)
        ]
    )


def samples(game: Game, language: str) -> dict[str, object]:
    """A few faces that differ, for a game without a picture of its own, and their words."""
    step = max(1, len(game.faces) // SAMPLES)
    faces = () if SKINS.cover(game) else game.faces[::step][:SAMPLES]
    keys = {"title", "summary", *(f"face-{face.name}" for face in faces)}
    english = language == languages.ENGLISH
    return {
        "faces": [face_description(game, face) for face in faces],
        "glyphs": glyphs(faces),
        "signs": SIGNS if faces else {},
        "language": language,
        "messages": "" if english else languages.some(languages.own(game, language), keys),
    }


def glyphs(faces: Sequence[Face]) -> dict[str, str]:
    """The outlines of the glyphs that these faces have."""
    used = {face.glyph for face in faces}
    return {name: path for name, path in GLYPHS.items() if name in used}


def described(value: object) -> Content:
    return Content(typeset(msgspec.json.encode(value).decode()).encode(), "application/json")


def typeset(text: str) -> str:
    """As it is printed: authors type a straight apostrophe, people read a curved one."""
    return APOSTROPHE.sub("’", text)


async def one_game(request: Request) -> Response:
    name = request.path_params["name"]
    if name not in games.names():
        raise Problem(
            404, "unknown", f"There is no such game; there are {', '.join(games.names())}."
        )
    game = games.load(name)
    typed = {name: v for name, v in request.query_params.items() if name != "language"}
    options = game.settle_typed(typed)
    language = languages.best(wishes_of(request), languages.languages(game))
    content = DESCRIPTIONS.of(game, options, language, lambda: count_making(request))
    return content.answer(request, vary=BY_LANGUAGE)


class Descriptions:
    """Games under house rules: all who come to a table ask for the same one."""

    def __init__(self, most: int) -> None:
        self._made = Made(most)

    def of(self, game: Game, options: Options, language: str, count: Callable[[], None]) -> Content:
        """A description; `count` is called, and may refuse, if it has to be made."""
        key = (game.name, language, *options.items())
        # Another game may have taken its name.
        return self._made.of(key, game, lambda: self._make(game, options, language), count)

    def _make(self, game: Game, options: Options, language: str) -> Content:
        more = {
            "bots": bot_names(game),
            "skin": SKINS.described(game),
            "glyphs": glyphs(game.faces),
            "signs": SIGNS,
            "language": language,
            "languages": languages.languages(game),
            "messages": languages.messages(game, language),
            "facts": languages.facts(game, options),
        }
        return described(describe(game, options) | more)


DESCRIPTIONS: Final = Descriptions(64)
