"""`parlour rules`."""

import json

from commands import ANY, SMALL, Capture, each_game, on_terminal, refusal, run
from parlour.cli.printing import json_text
from parlour.kernel.describe import describe
from parlour.kernel.game import Game


@each_game
def test_rules(capsys: Capture, game: Game) -> None:
    text = run(capsys, "rules", game.name)
    assert game.words.rules(game.settle()).strip() in text
    for title, rule in game.words.faces.values():
        assert f"{title} – {rule}" in text
    for name in [*(option.name for option in game.options), *game.presets]:
        assert name in text


@each_game
def test_rules_follow_the_preset(capsys: Capture, game: Game) -> None:
    for preset in game.presets:
        text = run(capsys, "rules", game.name, "--preset", preset)
        assert game.words.rules(game.settle(preset=preset)).strip() in text


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
    assert "You need 7 tokens with two players" in run(capsys, "rules", SMALL.name)
    text = run(capsys, "rules", SMALL.name, "--options", "tokens=3,tie=none")
    assert "The first player with 3 tokens wins." in text
    assert other in text
    assert usual not in text
    text = run(capsys, "rules", SMALL.name, "--preset", "official", "--options", "tokens=1")
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
