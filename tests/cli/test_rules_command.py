"""`parlour rules`."""

from commands import ANY, Capture, each_game, on_terminal, run
from parlour.kernel.game import Game


@each_game
def test_rules(capsys: Capture, game: Game) -> None:
    text = run(capsys, "rules", game.name)
    assert game.words.rules.strip() in text
    for title, rule in game.words.faces.values():
        assert f"{title} – {rule}" in text
    for name in [*(option.name for option in game.options), *game.presets]:
        assert name in text


def test_rules_on_a_terminal() -> None:
    shown = on_terminal("rules", ANY.name)
    assert "\x1b[1m" in shown
    assert "**" not in shown
