"""Every text there is in English is there in every other language, and can be formed."""

import re
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from languages.texts import (
    FIVE,
    asked_forms,
    check_arguments,
    check_references,
    check_use,
    missing,
    parse,
    used,
)
from parlour import games, languages
from parlour.kernel.events import KERNEL_EVENTS, Field
from parlour.kernel.game import Game
from parlour.kernel.messages import ABSENT, kernel_keys, offer
from parlour.kernel.podium import all_of
from parlour.languages.fluent import Messages
from parlour.languages.speech import Speech
from parlour.server.pages import STATIC
from parlour.testkit.settings import option_values

DYNAMIC = (
    "refusal-",
    "bot-",
    "emote-",
    "pace-",
    "phase-",
    "preset-",
    "theme-",
    "colour-",
    "shape-",
)
PAGES = STATIC / "languages"
SCRIPTS = sorted((STATIC / "js").rglob("*.js"))

# Games


def arguments(game: Game, key: str) -> set[str]:
    """What a message of this key may ask for."""
    kind, _, name = key.partition("-")
    if kind == "event":
        return given(
            [f for e in (*KERNEL_EVENTS, *game.events) if e.name == name for f in e.fields]
        )
    if kind == "form":
        return given(list(game.form_by_name[name].fields))
    if kind == "highlight":
        return given([f for one in all_of(game) if one.name == name for f in one.fields])
    if kind in ("rules", "turn"):
        return set(languages.facts(game, game.settle()))
    return set()


def given(fields: list[Field]) -> set[str]:
    counts = {f"{one.name}_count" for one in fields if one.type in ("cards", "seats", "numbers")}
    return {one.name for one in fields} | counts


spoken = [
    (name, code)
    for name in games.names()
    for code in languages.languages(games.load(name))
    if code != "en"
]


@pytest.mark.parametrize("code", FIVE)
def test_words_that_all_games_share(code: str) -> None:
    english, other = (parse(languages.shared(one), one) for one in ("en", code))
    assert set(kernel_keys()) <= set(english)
    assert not list(missing(english, other))
    check_references(other, code)
    owns = [parse(languages.own(games.load(name), code), name) for name in games.names()]
    check_use(other, set(english), asked_forms(other, *owns), code)
    check_arguments(english, other, code)


@pytest.mark.parametrize("name", games.names())
def test_our_games_speak_all_languages(name: str) -> None:
    assert languages.languages(games.load(name)) == sorted(["en", *FIVE])


@pytest.mark.parametrize(("name", "code"), spoken)
def test_a_game_says_everything(name: str, code: str) -> None:
    game = games.load(name)
    english = parse(languages.own(game, "en"), name)
    other = parse(languages.own(game, code), f"{name} {code}")
    assert not list(missing(english, other))
    assert {"rules", "turn"} <= set(other)
    for key, entry in other.items():
        if re.match("(rules|turn|event|form)", key):
            assert used(entry).variables <= arguments(game, key), key
    check_references(other, f"{name} {code}")
    shared = parse(languages.shared(code), code)
    check_use(other, {*english, "rules", "turn"}, asked_forms(other, shared), f"{name} {code}")
    check_arguments(english, other, f"{name} {code}")


@pytest.mark.parametrize(("name", "code"), [*((name, "en") for name in games.names()), *spoken])
def test_the_rules_say_what_every_option_does(name: str, code: str) -> None:
    game = games.load(name)
    rules = Speech(game, Messages(code, languages.messages(game, code))).rules
    usual = {preset: rules(game.settle(preset=preset)) for preset in game.presets}
    for option in game.options:
        for value in option_values(option):
            if value != option.default:
                settled = {preset: game.settle({option.name: value}, preset) for preset in usual}
                assert any(rules(settled[preset]) != usual[preset] for preset in usual), (
                    f"{option.name}={value} makes no difference"
                )


@pytest.mark.parametrize("name", games.names())
def test_a_skin_asks_for_all_its_texts(name: str) -> None:
    game = games.load(name)
    skin = files(game.skin).joinpath("skin", "skin.js").read_text(encoding="utf-8")
    asked = re.findall(r"[`']skin-[\w-]+", skin)
    kept = [key for key in parse(languages.own(game, "en"), name) if key.startswith("skin-")]
    whole = {key[1:] for key in asked if not key.endswith("-")}
    parts = tuple(key[1:] for key in asked if key.endswith("-"))
    assert whole <= set(kept)
    assert {key for key in kept if key not in whole and not key.startswith(parts)} == set()


# Pages


@pytest.mark.parametrize("code", FIVE)
def test_pages_say_everything(code: str) -> None:
    english, other = (parse((PAGES / f"{one}.ftl").read_text(), one) for one in ("en", code))
    assert not list(missing(english, other))
    check_references(other, code)
    check_use(other, set(english), asked_forms(other), code)
    check_arguments(english, other, code)


def test_every_text_that_pages_ask_for_is_there() -> None:
    english = parse((PAGES / "en.ftl").read_text(), "en")
    asked = {key: script for script in SCRIPTS for key in texts_of(script)}
    for key, script in asked.items():
        assert key in english, f"{script.name}: {key}"
    asked_by_part = {key for key in english if key.startswith(DYNAMIC)}
    assert set(english) - set(asked) - asked_by_part == set()


def test_no_french_text_puts_a_name_after_a_word_that_is_cut_before_vowels() -> None:
    """« de Ada » is wrong, and so is « d’Zoé »."""
    texts = [
        (PAGES / "fr.ftl").read_text(),
        (STATIC.parents[1] / "tui/languages/fr.ftl").read_text(),
    ]
    texts += [languages.own(games.load(name), "fr") for name in games.names()]
    cut = r"(?i)\b(?:de|que|lorsque|puisque|jusque|le|la|je|ne|se) \{ \$(\w+)|[dlqjns]’\{"
    found = {one[1] for text in texts for one in re.finditer(cut, text)}
    assert found <= {"attack", "defence"}, "numbers need nothing"


def texts_of(script: Path) -> set[str]:
    return set(re.findall(r"\bt(?:Or)?\(\s*'([\w-]+)'", script.read_text()))


# A game that speaks a language in part


def test_english_stands_for_what_is_not_said() -> None:
    game = replace(games.load(games.names()[0]), languages="")
    assert languages.languages(game) == ["en"]
    found = parse(languages.messages(game, "de"), "de")
    assert set(parse(languages.own(game, "en"), "en")) <= set(found)


# Parsing


def test_a_message_is_parsed_with_all_that_it_refers_to() -> None:
    lines = [
        "# What is asked",
        'question = { $who } asks for { -drink(form: "plain") } and { food }',
        "    { $who ->",
        "        [you] please",
        "       *[other] { answer.short }",
        "}",
        "-drink = { $form ->",
        "       *[plain] tea",
        "        [many] cups of { -drink(form: 2) }",
        "    }",
        "food = cake",
        "food = a second one does not count",
        "answer = Yes.",
        "    .short = yes",
    ]
    words = Messages("en", "\n".join(lines))
    assert words.form("question", {"who": "Ann"}) == "Ann asks for tea and cake\nyes"
    assert words.form("food") == "cake"
    assert words.has("answer", "short")
    assert not words.has("answer", "long")
    assert not words.has("-drink")
    assert words.form("unknown", other="else") == "else"


# English texts of games


def test_the_text_of_an_action_leaves_out_what_is_not_picked_yet() -> None:
    words = Messages("en", f"form-lay = {offer('Lay {card}[ on {target}] now')}\n")

    def text(card: str = ABSENT, target: str = ABSENT) -> str:
        return words.form("form-lay", {"card": card, "target": target})

    assert text() == "Lay now"
    assert text("Queen") == "Lay Queen now"
    assert text("Queen", "Ann") == "Lay Queen on Ann now"
    game = games.load("letters")
    speech = Speech(game, Messages("en", languages.messages(game, "en")))
    assert speech.pick_text((0,), ["Ann", "Bob"]) == "Play"


# Choosing


def test_what_a_browser_accepts() -> None:
    assert languages.wishes("de-AT,de;q=0.9, en;q=0.5,fr;q=0.95") == ["de", "fr", "en"]
    assert languages.wishes("") == languages.wishes("*") == languages.wishes("x;q=,;;,=") == []
    assert languages.best(["it", "fr"], ["de", "en", "fr"]) == "fr"
    assert languages.best([], ["de", "en"]) == "en"
