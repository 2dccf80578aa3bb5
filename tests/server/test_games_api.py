"""Games over HTTP."""

import json
import re
from dataclasses import replace

import httpx
import pytest

from parlour import games, languages
from parlour.bots.registry import bot_names
from parlour.kernel.describe import describe
from parlour.kernel.game import Game, Options
from parlour.room.state import SIGNS
from parlour.server import games_api
from parlour.server.files import Content
from parlour.server.limits import ByAddress
from server.wire import Served, with_server


def straight(value: object) -> str:
    """Whichever apostrophes it is written with."""
    return json.dumps(value, ensure_ascii=False).replace("’", "'")


def test_games() -> None:
    async def check(http: httpx.AsyncClient, served: Served) -> None:
        found = (await http.get("/api/games")).json()
        assert [game["name"] for game in found] == games.names()
        for game in found:
            facts = {"name", "title", "summary", "seats", "usual", "presets"}
            assert game.keys() == facts | {
                *("cover", "faces", "glyphs", "signs", "language", "messages")
            }
            one = await http.get(f"/api/games/{game['name']}")
            whole = games.load(game["name"])
            more: dict[str, object] = {
                "bots": bot_names(whole),
                "skin": games_api.SKINS.described(whole),
            }
            more |= {"glyphs": games_api.glyphs(whole.faces), "signs": SIGNS, "language": "en"}
            more |= {"languages": languages.languages(whole)}
            more |= {"messages": languages.messages(whole, "en")}
            more |= {"facts": languages.facts(whole, whole.settle())}
            assert straight(one.json()) == straight(describe(whole) | more)
            assert re.search(r"\w'\w", one.text) is None, "apostrophes are curved"
        missing = await http.get("/api/games/nothing")
        assert (missing.status_code, missing.json()["code"]) == (404, "unknown")

    with_server(check)


def test_a_description_is_made_once_for_each_game_and_its_house_rules() -> None:
    made, counted = games_api.Descriptions(2), []

    def of(game: Game, options: Options) -> Content:
        return made.of(game, options, "en", lambda: counted.append(game.name))

    letters = games.load("letters")
    first = of(letters, letters.settle())
    assert of(letters, letters.settle()) is first
    assert counted == ["letters"]
    assert of(letters, letters.settle(preset="official")).body != first.body
    variant = replace(letters, version=letters.version + 1)
    assert of(variant, letters.settle()) is not first  # another game of that name
    for option in ("spec", "official"):
        coup = games.load("coup")
        of(coup, coup.settle(preset=option))
    assert of(letters, letters.settle()) is not first  # the oldest ones are forgotten
    assert counted == ["letters"] * 3 + ["coup"] * 2 + ["letters"]


def test_whoever_wants_many_different_things_made_has_to_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A description takes as long as hundreds of moves: one address must not ask without end."""

    async def check(http: httpx.AsyncClient, served: Served) -> None:
        served.app.rooms.makings = ByAddress(0.0, 2.0)
        monkeypatch.setattr(games_api, "DESCRIPTIONS", games_api.Descriptions(8))
        asked = [f"/api/games/letters?open_cards={number}" for number in (0, 1, 2, 0)]
        statuses = [(await http.get(path)).status_code for path in asked]
        assert statuses == [200, 200, 429, 200]  # what is made already costs nothing
        code = (await http.post("/api/rooms", json={})).json()["room"]
        host = {"host": "192.168.1.7:8080"}
        assert (await http.get(f"/api/rooms/{code}/qr.png", headers=host)).status_code == 429
        assert (await http.get(f"/api/qr?game={code}", headers=host)).status_code == 429

    with_server(check)


def test_the_list_of_games_is_made_once_for_each_language() -> None:
    async def check(http: httpx.AsyncClient, served: Served) -> None:
        games_api._all_games.cache_clear()
        for wish in ("de, fr;q=0.5", "de, en;q=0.5", "xx, de;q=0.9, fr;q=0.1", "de"):
            found = await http.get("/api/games", headers={"accept-language": wish})
            assert {game["language"] for game in found.json()} == {"de"}
        assert games_api._all_games.cache_info().misses == 1

    with_server(check)


def test_glyphs_are_drawn_in_whole_units() -> None:
    """Decimals would double what a phone waits for, and nobody sees them in a box of 512."""
    assert [name for name, path in games_api.GLYPHS.items() if "." in path] == []
