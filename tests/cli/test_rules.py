"""`parlour rules`."""

import json

from commands import ANY, GAMES, SMALL, Capture, each_game, on_terminal, refusal, run
from parlour.cli.printing import json_text
from parlour.cli.rules import WIDTH
from parlour.kernel.describe import describe
from parlour.kernel.game import Game


def in_a_row(text: str) -> str:
    return " ".join(text.split())


def is_too_long(line: str) -> bool:
    return len(line) > WIDTH and not line.startswith("|")


@each_game
def test_rules(capsys: Capture, game: Game) -> None:
    text = run(capsys, "rules", game.name)
    assert in_a_row(game.words.rules(game.settle())) in in_a_row(text)
    assert "\n\n\n" not in text
    assert not [line for line in text.split("\n## ")[0].splitlines() if is_too_long(line)]
    for name in [*(option.name for option in game.options), *game.presets]:
        assert name in text


@each_game
def test_rules_follow_the_preset(capsys: Capture, game: Game) -> None:
    for preset in game.presets:
        text = run(capsys, "rules", game.name, "--preset", preset)
        options = game.settle(preset=preset)
        assert in_a_row(game.words.rules(options)) in in_a_row(text)
        in_play = game.faces_in_play(options)
        for number, face in enumerate(game.faces, 1):
            title, rule = game.words.faces[face.name]
            assert (f"{title} – {rule}" in text) == (number in in_play), title


def test_the_cards_listed_are_those_in_play() -> None:
    """Neither every deck of an endless game nor every box has all cards."""
    presets = [(game, game.settle(preset=preset)) for game in GAMES for preset in game.presets]
    fewer = {game.endless for game, o in presets if len(game.faces_in_play(o)) < len(game.faces)}
    assert fewer == {True, False}


@each_game
def test_rules_for_programs(capsys: Capture, game: Game) -> None:
    """What a server says about the game, with the rules under these house rules."""
    for preset in game.presets:
        text = run(capsys, "rules", game.name, "--preset", preset, "--json")
        options = game.settle(preset=preset)
        found = json.loads(text)
        assert found == json.loads(json_text(describe(game, options)))
        assert found["rules"] == game.words.rules(options)
        assert [face["name"] for face in found["faces"]] == [face.name for face in game.faces]


def test_rules_follow_the_options(capsys: Capture) -> None:
    usual, other = "each of them gains a token", "nobody gains a token."
    assert "You need 7 tokens with two players" in in_a_row(run(capsys, "rules", SMALL.name))
    text = in_a_row(run(capsys, "rules", SMALL.name, "--options", "tokens=3,tie=none"))
    assert "The first player with 3 tokens wins." in text
    assert other in text
    assert usual not in text
    official = ["rules", SMALL.name, "--preset", "official", "--options", "tokens=1"]
    text = in_a_row(run(capsys, *official))
    assert "3 more cards face up" in text
    assert "The first player with 1 token wins." in text


def test_wrong_house_rules_are_refused(capsys: Capture) -> None:
    command = ["rules", SMALL.name]
    assert "tokens" in refusal(capsys, *command, "--options", "tokens=99")
    assert "nonsense" in refusal(capsys, *command, "--options", "nonsense=1")
    assert "name=value" in refusal(capsys, *command, "--options", "tokens")
    assert "nonsense" in refusal(capsys, *command, "--preset", "nonsense")


def test_rules_on_a_terminal() -> None:
    shown = on_terminal("rules", ANY.name)
    assert "\x1b[1m" in shown
    assert "**" not in shown
