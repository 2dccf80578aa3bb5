"""Whole games are told and asked about in every language, by the code of the pages."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from languages.texts import figures, turned
from parlour import games, languages
from parlour.kernel.game import Game, Options
from parlour.server.pages import STATIC
from web.sayings import read

IN_NODE = """
import { readFileSync } from 'node:fs';
const { listed, speak } = await import('./js/core/language.js');
const { worded } = await import('./js/core/sentences.js');
const { menu } = await import('./js/core/picks.js');
const { tell } = await import('./js/core/words.js');
const problems = [];
console.error = (...all) => problems.push(all.map(String).join(' '));
const found = JSON.parse(readFileSync(0, 'utf8')).map(({ game: described, names, moments }) => {
  speak(described.language, '');
  const game = worded(described);
  const said = moments.flatMap(({ view, before, choices, pick, events, shown }) => {
    const eyes = { game, view, names, hand: [], held: [], offers: [] };
    const asked = choices.length ? menu(eyes, choices, pick) : null;
    const lines = tell(game, names, before, { view, events, shown });
    const texts = asked?.entries.flatMap((one) => [one.label, one.effect]) ?? [];
    return [...lines.flatMap((line) => [line.text, line.open]), asked?.question ?? '', ...texts];
  });
  return { said, rules: game.rules, turn: game.turn };
});
console.log(JSON.stringify({ found, problems }));
"""

node = shutil.which("node")
each_game = pytest.mark.parametrize("name", games.names())


def answers(given: list[Any], folder: Path) -> Any:
    """What the pages' modules say, in Node."""
    if node is None:
        pytest.skip("No Node here")
    shutil.copytree(STATIC / "js", folder / "js")
    shutil.copytree(STATIC / "vendor" / "fluent", folder / "vendor" / "fluent")
    (folder / "package.json").write_text('{"type": "module"}')
    (folder / "run.js").write_text(IN_NODE)
    done = subprocess.run(
        [node, "run.js"],
        input=json.dumps(given),
        cwd=folder,
        capture_output=True,
        timeout=100,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def in_language(game: Game, described: Any, code: str, options: Options) -> Any:
    words = {"language": code, "messages": languages.messages(game, code)}
    return described | words | {"facts": languages.facts(game, options)}


@each_game
def test_a_whole_game_is_told(name: str, tmp_path: Path) -> None:
    game, fixture = games.load(name), read(name)
    codes = [code for code in languages.languages(game) if code != "en"]
    given = [
        fixture | {"game": in_language(game, fixture["game"], code, game.settle())}
        for code in codes
    ]
    got = answers(given, tmp_path)
    assert got["problems"] == []
    english = {line for answer in fixture["answers"] for line in answer["said"]}
    for code, found in zip(codes, got["found"], strict=True):
        said = [text for text in found["said"] if text]
        assert len(said) > 50
        assert not [text for text in said if "{" in text or "undefined" in text], code
        same = {text for text in said if len(text) > 25} & english
        assert not same, f"{code}: still in English"


@each_game
def test_rules_are_formed_under_all_presets(name: str, tmp_path: Path) -> None:
    """The figures in them are those of the English rules."""
    game, fixture = games.load(name), read(name)
    cases = [
        (code, options)
        for code in languages.languages(game)
        for options in [*(game.settle(preset=one) for one in game.presets), *turned(game)]
    ]
    given = [
        {"game": in_language(game, fixture["game"], *case), "names": [], "moments": []}
        for case in cases
    ]
    got = answers(given, tmp_path)
    assert got["problems"] == []
    for (code, options), found in zip(cases, got["found"], strict=True):
        assert "{" not in found["rules"] + found["turn"]
        assert len(found["rules"]) > 500
        if code != "en":
            assert figures(found["rules"]) == figures(game.words.rules(options)), (code, options)
            assert figures(found["turn"]) == figures(game.words.turn(options)), (code, options)
