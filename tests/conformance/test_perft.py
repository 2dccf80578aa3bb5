"""The number of ways a game can go is the committed one."""

from pathlib import Path

import pytest

from conformance.playing import each_game
from parlour import games
from parlour.kernel.game import Game
from parlour.kernel.random import Random
from parlour.lab.perft import PerftCase, count, measure, perft, read, write

FILE = Path(__file__).parent / "perft.json"
COMMAND = "make golden"
TABLE = read(FILE)
CASES = [(name, case) for name, cases in TABLE.items() for case in cases]


def label(value: object) -> str:
    return f"{value.seats}-{value.seed}" if isinstance(value, PerftCase) else str(value)


@each_game
def test_every_game_has_been_counted(game: Game) -> None:
    cases = TABLE.get(game.name, [])
    assert {case.seats for case in cases} == set(range(game.seats[0], game.seats[1] + 1)), COMMAND
    for preset in game.presets:
        assert game.settle(preset=preset) in [case.options for case in cases], COMMAND
    assert all(max(case.counts) >= 1000 for case in cases), "too few ways to notice a change"


@pytest.mark.parametrize(("name", "case"), CASES, ids=label)
def test_counts_are_as_committed(name: str, case: PerftCase) -> None:
    game = games.load(name)
    depths = range(1, len(case.counts) + 1)
    counts = [count(game, case.seats, case.seed, case.options, depth) for depth in depths]
    assert counts == case.counts, f"if this change of the rules is meant: {COMMAND}"


@each_game
def test_counting_looks_one_decision_ahead_of_the_choices(game: Game) -> None:
    rng = Random(3)
    table = game.start(game.seats_for()[1], rng)
    assert perft(table, rng, 0) == 1
    assert perft(table, rng, 1) == len(table.choices(table.next_seat()))
    *_, end = measure(game, game.seats_for()[0], 3, game.settle()).counts
    assert end >= 1000
    table.over = True
    assert perft(table, rng, 1) == 0


def test_the_file_is_as_the_command_writes_it(tmp_path: Path) -> None:
    write(tmp_path / FILE.name, TABLE)
    assert (tmp_path / FILE.name).read_text() == FILE.read_text()
