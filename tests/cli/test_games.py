"""`parlour games`."""

from commands import GAMES, Capture, json, run
from parlour import games


def test_games_are_listed(capsys: Capture) -> None:
    text = run(capsys, "games")
    for game in GAMES:
        assert game.name in text
        assert game.words.title.split()[0] in text


def test_games_as_json(capsys: Capture) -> None:
    listed = json(capsys, "games")
    assert isinstance(listed, list)
    assert [one["name"] for one in listed] == games.names()
    for one, game in zip(listed, GAMES, strict=True):
        assert tuple(one["seats"]) == game.seats_for()
        assert list(one["presets"]) == list(game.presets)
        assert [option["name"] for option in one["options"]] == [o.name for o in game.options]
        assert all({"title", "default"} <= option.keys() for option in one["options"])
