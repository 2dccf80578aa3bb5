"""`parlour play`."""

import re
from itertools import cycle, islice
from pathlib import Path

import pytest

from choosing import some_of
from commands import ANY, GAMES, Capture, Patch, each_game, refusal, run, typing
from endings import lively
from parlour import games
from parlour.cli import main
from parlour.gamefile import read_game
from parlour.kernel.game import Game
from parlour.kernel.replay import rebuild
from parlour.kernel.types import HIDDEN

ANSWERS = ("1", "2", "x", "1", "b", "3", "", "1", "?", "1")


@some_of("game", GAMES, games.load("citadels"), games.load("eights"))
def test_whole_game_is_played(
    capsys: Capture, game: Game, monkeypatch: Patch, tmp_path: Path
) -> None:
    preset = lively(game.name)
    for seats in {*game.seats_for(game.settle(preset=preset))}:
        path = tmp_path / f"{seats}.jsonl"
        typing(monkeypatch, *islice(cycle(ANSWERS), 20_000))
        arguments = ["--seats", str(seats), "--seat", str(seats - 1), "--seed", "13"]
        arguments += ["--preset", preset, "--bots", "greedy"]
        text = run(capsys, "play", game.name, *arguments, "--save", str(path), "--name", "Zoë")
        table = rebuild(read_game(path).log)
        told = " ".join(text.split())
        assert "The game goes to " in told
        assert ("The game goes to nobody." in told) == (not table.winners)
        assert "Scores: " in text
        assert "Type a number from 1 to" in text
        file = read_game(path)
        assert file.names[seats - 1] == "Zoë"
        assert table.over
        told = run(capsys, "replay", str(path))
        assert "Turn 1" in told
        assert told.rstrip().splitlines()[-1] in text


@some_of("game", GAMES, games.load("citadels"), games.load("eights"))
def test_same_seed_same_play(capsys: Capture, game: Game, monkeypatch: Patch) -> None:
    texts = []
    for seed in ("3", "3", "4"):
        typing(monkeypatch, *["1"] * 25, "q")
        texts.append(run(capsys, "play", game.name, "--seed", seed))
    assert texts[0] == texts[1] != texts[2]


@each_game
def test_commands_of_play(capsys: Capture, game: Game, monkeypatch: Patch) -> None:
    typing(monkeypatch, "h", "?", "r", "l", "v", "b", "99", "nonsense", "Q")
    text = run(capsys, "play", game.name, "--seed", "1")
    assert "take back what you have picked" in text
    assert all(
        game.words.faces[game.faces[face - 1].name][0] in text for face in game.faces_in_play()
    )
    assert "There is nothing to take back." in text
    assert text.count("or h for help.") == 2
    assert text.endswith("The game stops here.\n")


@each_game
def test_end_of_input_ends_the_game(
    capsys: Capture, game: Game, monkeypatch: Patch, tmp_path: Path
) -> None:
    typing(monkeypatch, "1")
    path = tmp_path / "game"
    text = run(capsys, "play", game.name, "--save", str(path))
    assert "The game stops here." in text
    assert not rebuild(read_game(path).log).over
    assert "The game is not over." in run(capsys, "replay", str(path), "--truth")


def test_interrupt_ends_the_game(capsys: Capture, monkeypatch: Patch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert main(["play", ANY.name]) == 130
    assert "The game stops here." in capsys.readouterr().out


@each_game
def test_table_hides_what_the_player_may_not_know(
    capsys: Capture, game: Game, monkeypatch: Patch, tmp_path: Path
) -> None:
    typing(monkeypatch, "q")
    path = tmp_path / "game"
    seats = str(game.seats_for()[0])
    text = run(capsys, "play", game.name, "--seats", seats, "--seed", "2", "--save", str(path))
    (row,) = [line for line in text.splitlines() if line[2:].startswith("Ada  ")]
    assert "card" in row
    titles = {HIDDEN: ""}
    titles |= {at: game.words.faces[face.name][0] for at, face in enumerate(game.faces, 1)}
    table = rebuild(read_game(path).log)
    seen = {titles[face] for face in table.view(0).faces}
    named = re.split(r"  +|, ", row)
    assert not set(named) & (set(titles.values()) - seen)


def hand_in(text: str) -> list[str]:
    """The titles in the last line that shows the person's hand."""
    start = text.rindex("): ") + len("): ")
    shown = text[start:].split("\n\n")[0]
    return [part for part in re.split(r",\s+", " ".join(shown.split())) if part]


def test_own_hand_is_shown_in_full_and_sorted(capsys: Capture, monkeypatch: Patch) -> None:
    typing(monkeypatch, *["1"] * 30, "q")  # draws all the time
    text = run(capsys, "play", "eights", "--seed", "3", "--preset", "party")
    shown = hand_in(text)
    assert len(shown) > 8
    game = games.load("eights")
    titles = [game.words.faces[face.name][0] for face in game.faces]
    colours = list(dict.fromkeys(face.colour for face in game.faces))
    numbers = [titles.index(title) for title in shown]
    places = [(colours.index(game.faces[number].colour), number) for number in numbers]
    assert places == sorted(places)
    assert "Deck: endless" in text


def test_what_is_left_of_a_supply_is_shown(capsys: Capture, monkeypatch: Patch) -> None:
    typing(monkeypatch, "q")
    text = run(capsys, "play", "coup", "--seats", "2", "--seed", "1", "--options", "first_seat=1")
    assert "Treasury: 46" in text


@some_of("game", GAMES, games.load("citadels"), games.load("eights"))
def test_a_game_goes_on_from_its_file(
    capsys: Capture, game: Game, monkeypatch: Patch, tmp_path: Path
) -> None:
    path = tmp_path / "game"
    typing(monkeypatch, "1", "1", "1", "q")
    words = ["--seed", "4", "--preset", lively(game.name), "--name", "Zoë"]
    text = run(capsys, "play", game.name, *words, "--save", str(path))
    assert f"It is saved: parlour play --resume {path}" in text
    before = read_game(path)
    typing(monkeypatch, *["1"] * 20_000)
    text = run(capsys, "play", "--resume", str(path))
    after = read_game(path)
    assert "You are Zoë" in text
    assert f"It is saved: parlour replay {path}" in text
    assert after.log.events[: len(before.log.events)] == before.log.events
    assert after.players == before.players
    assert rebuild(after.log).over
    assert "is over" in refusal(capsys, "play", "--resume", str(path))


def test_resume_takes_no_game(capsys: Capture, tmp_path: Path) -> None:
    assert "--resume" in refusal(capsys, "play", ANY.name, "--resume", str(tmp_path / "game"))


@pytest.mark.parametrize("flag", ["--bots hard", "--seats 3", "--seat 1", "--save x", "--seed 1"])
def test_flags_that_mean_nothing_in_a_room(capsys: Capture, flag: str) -> None:
    """They are refused before a room is opened."""
    words = ["play", ANY.name, "--server", "http://nowhere.invalid", *flag.split()]
    assert (
        refusal(capsys, *words) == f"There is no use for {flag.split()[0]} in a room of a server."
    )


def test_hint(capsys: Capture, monkeypatch: Patch) -> None:
    typing(monkeypatch, "t", "q")
    assert "A bot would choose: Play " in run(capsys, "play", "letters", "--seed", "1")


def test_who_gives_no_name_is_a_guest_in_their_language(
    capsys: Capture, monkeypatch: Patch
) -> None:
    typing(monkeypatch, "q")
    assert "Guest" in run(capsys, "play", ANY.name, "--seed", "1")
    typing(monkeypatch, "q")
    told = run(capsys, "play", ANY.name, "--seed", "1", "--language", "de")
    assert "Gast" in told
    assert "Guest" not in told
