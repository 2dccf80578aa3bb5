"""The terminal in every language: its own texts, whole games, and commands that ask for one."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from commands import each_game, json, refusal, run
from languages.texts import (
    FIVE,
    check_arguments,
    check_references,
    check_use,
    figures,
    missing,
    parse,
    turned,
)
from parlour import games, languages
from parlour.client.described import described
from parlour.kernel.describe import describe
from parlour.kernel.errors import Illegal, Malformed, NotYourTurn
from parlour.kernel.game import Game
from parlour.kernel.random import Random
from parlour.kernel.tape import Tape
from parlour.kernel.telling import told
from parlour.kernel.types import HIDDEN, WATCHER
from parlour.kernel.wording import event_text
from parlour.tui import words
from parlour.tui.menu import menu_of
from parlour.tui.story import Story
from parlour.tui.words import Said, headed, of, speaking, t

SOURCE = Path(words.__file__).parent
SCRIPTS = [*SOURCE.rglob("*.py"), *SOURCE.parent.joinpath("cli").glob("*.py")]
BY_PART = ("key-", "room-word-", "games-", "line-")  # asked for by what follows
ACTS = 60

each_language = pytest.mark.parametrize("code", ["en", *FIVE])


def own(code: str) -> str:
    return (SOURCE / "languages" / f"{code}.ftl").read_text()


@contextmanager
def no_problem(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Every message can be formed."""
    yield
    assert [record.getMessage() for record in caplog.records] == []


# Texts of the terminal


def test_a_colon_stands_as_the_language_wants_it() -> None:
    with speaking("fr"):
        assert headed("Main") == "Main\u00a0: "
    with speaking("de"):
        assert headed("Hand") == "Hand: "


@pytest.mark.parametrize("code", FIVE)
def test_the_terminal_says_everything(code: str) -> None:
    english, other = parse(own("en"), "en"), parse(own(code), code)
    assert not list(missing(english, other))
    check_references(other, code)
    check_use(other, set(english), set(), code)
    check_arguments(english, other, code)


def test_every_text_that_the_terminal_asks_for_is_there() -> None:
    english = parse(own("en"), "en")
    pages = parse((SOURCE.parent / "web" / "static" / "languages" / "en.ftl").read_text(), "pages")
    code = "\n".join(script.read_text() for script in SCRIPTS)
    asked = set(re.findall(r"\b(?:t|Said)\(\s*[\"']([\w-]+)[\"']", code))
    asked |= {
        one
        for pair in re.findall(r'\bt\("([\w-]+)" if [^)]* else "([\w-]+)"', code)
        for one in pair
    }
    assert asked - set(english) - set(pages) == set()
    whole = set(re.findall(r"[\"']([\w-]+)[\"']", code))
    assert {key for key in english if key not in whole and not key.startswith(BY_PART)} == set()


# Games


@each_language
@each_game
def test_a_game_is_told_and_asked_about(
    game: Game, code: str, caplog: pytest.LogCaptureFixture
) -> None:
    rng = Random(f"words {game.name}")
    table = game.start(game.seats_for()[0], rng, tape=Tape())
    names = ["Ann", "Øystein", "Zoë", "Émile", "Ида", "Hans", "Max"][: table.seats]
    said: set[str] = set()
    with no_problem(caplog), speaking(code):
        story = Story(int(WATCHER), names)
        for _ in range(ACTS):
            story.listen(table)
            if table.over:
                break
            seat = int(table.next_seat())
            view = table.view(seat)
            menu = menu_of(view, names, view.choices(seat), ())
            said |= {menu.question, *(entry.text for entry in menu.entries)}
            table.act(seat, table.random_choice(seat, rng), rng)
        said |= {line.text for line in story.lines}
    assert len(story.lines) > 20
    assert not [text for text in said if not text or "{" in text or "???" in text]


@each_game
def test_english_is_what_the_game_declares(game: Game) -> None:
    rng = Random(f"english {game.name}")
    table = game.start(game.seats_for()[0], rng, tape=Tape())
    names = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus"][: table.seats]
    for _ in range(ACTS):
        if table.over:
            break
        assert table.tape is not None
        place = table.tape.end
        table.act(int(table.next_seat()), table.random_choice(table.next_seat(), rng), rng)
        view = table.view(WATCHER)
        for one in told(game, table.tape, int(WATCHER), place):
            kind = game.event_by_number[one.event[0]]
            if kind.text and not kind.private and kind.name != "chose" and not one.faces:
                assert of(game).sentence(one, view, names) == event_text(one, view, names)


@each_language
@each_game
def test_rules_and_cards(game: Game, code: str, caplog: pytest.LogCaptureFixture) -> None:
    every = [*(game.settle(preset=one) for one in game.presets), *turned(game)]
    with no_problem(caplog), speaking(code):
        for options in every:
            assert figures(of(game).rules(options)) == figures(game.words.rules(options)), options
        cards = range(1, len(game.faces) + 1)
        assert all(
            of(game).face_title(card) and "{" not in of(game).face_rule(card) for card in cards
        )
        assert of(game).face_rule(HIDDEN) == ""
        titles = [of(game).option_title(option) for option in game.options]
    assert code == "en" or all(title not in game.words.options.values() for title in titles)


def test_a_game_that_does_not_speak_it_stays_english() -> None:
    game = described(describe(games.load("letters")))
    with speaking("de"):
        assert of(game).title == game.words.title
        assert t("yourself") == "Du"


def test_a_game_in_the_words_of_its_server() -> None:
    """It need not be installed here."""
    game = games.load("letters")
    plain = describe(game) | {
        "language": "de",
        "messages": languages.messages(game, "de"),
        "facts": languages.facts(game, game.settle()),
    }
    there = described(plain)
    with speaking("de"):
        assert of(there).rules(game.settle()) == of(game).rules(game.settle())
        assert of(there).face_title(1) == of(game).face_title(1)
    with speaking("ru"):
        assert of(there).face_title(1) == game.words.faces[game.faces[0].name][0]


# Refusals


def test_refusals() -> None:
    with speaking("de"):
        assert words.refusal_text(Said("say-what")) == "Was willst du sagen?"
        assert words.refusal_text(Illegal("Not now.")) == "Das geht jetzt nicht."
        assert words.refusal_text(NotYourTurn("No.")) == "Du bist nicht am Zug."
    assert words.refusal_text(Malformed("Not at all.")) == "Not at all."


# Commands


def test_the_language_of_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PARLOUR_LANGUAGE")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for value, title in (("de_AT.UTF-8", "Titel"), ("C.UTF-8", "Title"), ("pt_BR", "Title")):
        monkeypatch.setenv("LANG", value)
        assert title in run(capsys, "games")
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert "Название" in run(capsys, "games")
    assert "Titre" in run(capsys, "games", "--language", "fr")
    words.speak("en")


def test_commands_speak(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "## Karten" in run(capsys, "rules", "letters", "--language", "de")
    plain = json(capsys, "rules", "letters", "--language", "de")
    assert plain == json(capsys, "rules", "letters")
    assert "de, en, es, fr, ru" in refusal(capsys, "games", "--language", "xx")
    words.speak("en")
