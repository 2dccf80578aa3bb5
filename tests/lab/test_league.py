"""Leagues: fair ratings, and nothing played twice."""

from pathlib import Path

import pytest
from trained import trained_bots

from parlour import games
from parlour.kernel.errors import Malformed
from parlour.kernel.game import Game
from parlour.lab.league import League, duels, games_in_all, line_ups, open_league, play_league
from parlour.lab.league_report import league_page
from parlour.lab.matches import UNFINISHED, GameResult, new_setting, play_games
from parlour.lab.results import Notebook

GAME = games.load("letters")
STRONG, MIDDLE, WEAK = "trained:skill=6", "trained:skill=4", "random"


def play(bots: list[str], number: int, path: Path | None = None, seats: int = 2) -> League:
    options = GAME.settle()
    with trained_bots(), open_league(path, GAME, seats, 1, options) as notebook:
        return play_league(GAME, bots, number, 1, notebook, seats, options)


def test_line_ups() -> None:
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert line_ups(["a", "b"], 4) == [("a", "b")]
    assert games_in_all(["a", "b", "c"], 2, 5) == 18  # whole deals


def test_stronger_bots_stand_higher() -> None:
    league = play([WEAK, STRONG, MIDDLE], 60)
    assert [one.name for one in league.standings] == [STRONG, MIDDLE, WEAK]
    assert league.standings[0].rating.low > league.standings[2].rating.high
    assert sum(one.rating.points for one in league.standings) == pytest.approx(0, abs=1e-6)
    assert (league.games, league.complete, league.method) == (180, True, "Bradley–Terry")
    assert league.first_turn is not None
    for row in league.table:
        for column, cell in league.table[row].items():
            assert cell.games == 60
            assert cell.share + league.table[column][row].share == pytest.approx(1)
            assert cell.low <= cell.share <= cell.high
    page = league_page(GAME, league)
    assert all(name in page for name in (STRONG, MIDDLE, WEAK))


def test_more_than_two_are_rated_by_openskill() -> None:
    league = play([WEAK, STRONG, MIDDLE, "trained:skill=2"], 30, seats=3)
    assert league.standings[0].name == STRONG
    assert league.first_turn is None
    assert league.games == 4 * 30
    assert sum(one.share * one.games for one in league.standings) == pytest.approx(120)
    again = play([MIDDLE, "trained:skill=2", STRONG, WEAK], 30, seats=3)
    assert again == league


@pytest.mark.parametrize("winners", [0, 0b11, UNFINISHED])
def test_game_without_a_winner_is_half_a_win(monkeypatch: pytest.MonkeyPatch, winners: int) -> None:
    """The first game of each deal has no winner, the second is won by the starter."""

    def made_up(game: Game, setting: object, number: int) -> GameResult:
        return GameResult(number % 2, 0, 1 if number % 2 else winners, 10)

    monkeypatch.setattr("parlour.lab.matches.play", made_up)
    league = play_league(GAME, ["greedy", "random"], 8, 1, Notebook(None, {}))
    unfinished = 4 * (winners == UNFINISHED)
    assert (league.draws, league.unfinished, league.games) == (4 - unfinished, unfinished, 8)
    first, second = league.standings
    assert (first.name, first.wins, first.draws) == ("random", 4, 4 - unfinished)
    assert (second.wins, second.unfinished, second.share) == (0, unfinished, 0.25)
    assert league.table["random"]["greedy"].share == 0.75
    setting = new_setting(GAME, 2, ["greedy", "random"], 1)
    points = duels([(setting, play_games(GAME, setting, range(8)).tally)])
    assert points == {("greedy", "random"): (2.0, 4), ("random", "greedy"): (4.0, 4)}
    page = league_page(GAME, league)
    assert ("4 unfinished after 20,000 decisions" if unfinished else "4 drawn") in page


def test_unfinished_games_rate_nobody_higher_at_larger_tables() -> None:
    bots = [WEAK, "greedy", "easy"]
    league = play_league(GAME, bots, 6, 1, Notebook(None, {}), seats=3, most=2)
    assert (league.games, league.unfinished, league.most) == (6, 6, 2)
    assert {one.wins for one in league.standings} == {0}
    points = [one.rating.points for one in league.standings]
    assert max(points) - min(points) < 0.5


def test_added_bot_plays_only_its_own_games(tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    two = play([STRONG, WEAK], 10, path)
    lines = path.read_bytes().splitlines()
    three = play([MIDDLE, STRONG, WEAK], 10, path)
    added = path.read_bytes().splitlines()
    assert added[: len(lines)] == lines
    assert not any(f"{WEAK} + {STRONG}".encode() in line for line in added[len(lines) :])
    assert three.table[STRONG][WEAK] == two.table[STRONG][WEAK]
    assert three == play([WEAK, STRONG, MIDDLE], 10)  # as if all had played at once
    more = play([WEAK, STRONG], 20, path)
    assert more.games == 20


def test_league_of_another_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "league.jsonl"
    play([STRONG, WEAK], 2, path)
    with pytest.raises(Malformed, match="other settings"):
        open_league(path, GAME, 3, 1, GAME.settle())


@pytest.mark.parametrize("bots", [[], [WEAK], [WEAK, WEAK], [WEAK, "nobody"]])
def test_refusals(bots: list[str]) -> None:
    with pytest.raises(Malformed):
        play(bots, 2)


def test_interrupted_league_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(game: Game, setting: object, number: int) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr("parlour.lab.matches.play", stop)
    league = play_league(GAME, ["greedy", "random"], 4, 1, Notebook(None, {}))
    assert (league.complete, league.games) == (False, 0)
    assert league_page(GAME, league)
