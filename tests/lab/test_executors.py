"""Work in pieces: everything is played once, and it does not matter by whom."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest

from parlour import games
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game
from parlour.kernel.random import Random
from parlour.lab.executors import Alone, Pace, Processes
from parlour.lab.matches import (
    PlayedGames,
    Setting,
    Tally,
    missing,
    new_setting,
    play_games,
    read_tally,
)
from parlour.lab.results import Notebook
from parlour.lab.simulate import Simulation, gather, settings_of, simulate

GAMES = [games.load(name) for name in games.names()]
ANY = GAMES[0]


def counted(result: Simulation) -> dict[str, object]:
    """A result without what depends on the clock."""
    return {k: v for k, v in result.plain().items() if "second" not in k}


def test_missing_games() -> None:
    assert missing(range(10), []) == [range(10)]
    assert missing(range(10), [range(4, 6), range(2)]) == [range(2, 4), range(6, 10)]
    assert missing(range(5), [range(3, 20)]) == [range(3)]
    assert missing(range(5), [range(8)]) == []
    for seed in range(50):
        rng = Random(seed)
        runs = [range(at, at + int(rng.below(4)) + 1) for at in range(0, 40, 5) if rng.below(2)]
        gaps = missing(range(37), runs)
        left = set(range(37)) - {number for run in runs for number in run}
        assert sorted(number for gap in gaps for number in gap) == sorted(left), f"seed {seed}"


def test_pieces_cover_all_games_and_cut_no_deal() -> None:
    for seed in range(50):
        rng = Random(seed)
        unit = int(rng.below(4)) + 1
        gaps = [range(3, 3 + int(rng.below(50)) + 1), range(60, 200)]
        pace = Pace(gaps, unit, int(rng.below(3)) + 1)
        pieces = []
        while (piece := pace.piece()) is not None:
            pieces.append(piece)
            tally = Tally()
            tally.ends[0, 0, 0] = len(piece)
            pace.learn(PlayedGames(piece.start, tally, [], 0.05 * int(rng.below(10))))
        told = f"seed {seed}: {pieces}"
        assert [n for one in pieces for n in one] == [n for gap in gaps for n in gap], told
        for before, after in pairwise(pieces):
            assert after.start % unit == 0 or before.stop < after.start, told
        assert pace.left == 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_tallies_add_up_in_any_order(game: Game) -> None:
    setting = new_setting(game, game.seats_for()[0], ["random", "greedy"], 3, most=500)
    whole = play_games(game, setting, range(6)).tally
    parts = Tally()
    for numbers in (range(4, 6), range(3), range(3, 4)):
        piece = play_games(game, setting, numbers).tally
        parts.add(read_tally(piece.plain()))
    assert parts == whole
    assert whole.games == 6


def test_several_processes_count_the_same(tmp_path: Path) -> None:
    with closing(Processes(2)) as processes:
        short = [
            simulate(ANY, 2, ["greedy"], 8, 7, executor=s, most=3) for s in (Alone(), processes)
        ]
        assert counted(short[0]) == counted(short[1])
        assert short[1].unfinished == 8
        for game, bots, number in ((GAMES[-1], ["greedy", "random"], 24), (ANY, ["random"], 300)):
            alone = simulate(game, 2, bots, number, 7)
            together = simulate(game, 2, bots, number, 7, executor=processes)
            assert counted(alone) == counted(together)
        assert len(multiprocessing.active_children()) == 2  # the same for both
    assert not multiprocessing.active_children()


def test_processes_report_what_went_wrong() -> None:
    setting = new_setting(ANY, 2, ["greedy", "random"], 1)
    broken = type(setting)(setting.game, 2, ("greedy", "nobody"), 1, setting.options)
    with pytest.raises(Malformed, match="no bot 'nobody'"):
        list(Processes(2).run(ANY, broken, [range(100)]))
    assert not multiprocessing.active_children()


def test_dead_worker_is_noticed() -> None:
    setting = new_setting(ANY, 2, ["random"], 1)
    run = Processes(2).run(ANY, setting, [range(10_000_000)])
    next(run)
    for child in multiprocessing.active_children():
        child.kill()
    with pytest.raises(ChildProcessError):
        list(run)
    assert not multiprocessing.active_children()


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Ctrl-C works here, even if these tests were started where it does not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_interrupt_keeps_what_workers_have_done(tmp_path: Path) -> None:
    setting = new_setting(ANY, 2, ["random"], 1)
    path = tmp_path / "games"
    with Notebook(path, settings_of(ANY, setting)) as notebook:

        class Interrupting(Processes):
            """Sends the signal as a terminal would, once the first games are there."""

            def run(
                self, game: Game, setting: Setting, gaps: Sequence[range]
            ) -> Iterator[PlayedGames]:
                for number, played in enumerate(super().run(game, setting, gaps)):
                    if number == 3:
                        threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGINT)).start()
                    yield played

        assert not gather(ANY, setting, 50_000_000, Interrupting(2), notebook)
        kept = notebook.known()
    assert not multiprocessing.active_children()
    assert 0 < kept.tally.games < 50_000_000
    expected = Tally()
    for run in kept.done:
        expected.add(play_games(ANY, setting, run).tally)
    assert expected == kept.tally
