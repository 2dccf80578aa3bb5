"""Reports: one file that needs nothing else, whatever the game."""

from html.parser import HTMLParser

import pytest

from parlour import games
from parlour.kernel.game import Game
from parlour.lab.charts import Axis, Spot, histogram, intervals
from parlour.lab.matches import UNFINISHED, GameResult, Tally, new_setting
from parlour.lab.report import simulation_csv, simulation_page, without_winner
from parlour.lab.results import Notebook
from parlour.lab.simulate import simulate, summarise

GAMES = [games.load(name) for name in games.names()]

EMPTY = {"meta", "circle", "line", "rect", "polyline"}


class Reader(HTMLParser):
    """Checks that tags are closed in order, and notes what the page refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.count: dict[str, int] = {}
        self.links: list[str] = []
        self.words = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1
        self.links += [f"{name}={value}" for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    assert not reader.links
    assert "url(" not in page
    assert "nan" not in page.replace("dominan", "")
    return reader


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_report_of_a_simulation(game: Game) -> None:
    result = simulate(game, game.seats[1], ["random", "greedy"][: game.seats[1]], 4, 2, most=500)
    found = read(simulation_page(game, result))
    assert found.count["svg"] >= 3
    assert found.count["section"] == 4
    assert game.words.title in found.words
    for bot in result.bots:
        assert f"{100 * bot.low:.1f} % to {100 * bot.high:.1f} %" in found.words


def test_draws_and_unfinished_games_are_reported_as_such() -> None:
    setting = new_setting(GAMES[0], 2, ["random", "greedy"], 1, most=50)
    tally = Tally()
    for winners, times in ((0b01, 6), (0b11, 3), (0, 1), (UNFINISHED, 2)):
        for _ in range(times):
            tally.count(setting, GameResult(0, 0, winners, 9, ((1,), (2,))))
    result = summarise(GAMES[0], setting, tally)
    found = read(simulation_page(GAMES[0], result))
    told = "Games without a winner, shared by all: 4 drawn, 2 unfinished after 50 decisions."
    assert told in found.words
    assert "2 unfinished games are left out." in found.words
    assert "The player with the first turn won 50.0 %." in found.words
    for title in ("random, won: 6", "random, drawn: 4", "greedy, unfinished: 2", "greedy, lost: 6"):
        assert title in found.words
    assert "greedy, won: 0" in found.words
    header, first, second = (line.split(",") for line in simulation_csv(result).splitlines())
    assert header[:7] == ["bot", "seats", "games", "wins", "draws", "unfinished", "share"]
    assert first[:7] == ["random", "1", "12", "6", "4", "2", "0.75"]
    assert second[:7] == ["greedy", "1", "12", "0", "4", "2", "0.25"]


def test_games_without_a_winner_in_words() -> None:
    assert without_winner(0, 0, 9) == ""
    assert without_winner(1200, 0, 9) == "Games without a winner, shared by all: 1,200 drawn."
    assert without_winner(0, 1, 9).endswith(": 1 unfinished after 9 decisions.")


def test_report_of_nothing() -> None:
    setting = new_setting(GAMES[0], 2, ["random"], 1)
    result = summarise(GAMES[0], setting, Notebook(None, {}).known().tally)
    assert read(simulation_page(GAMES[0], result))


def test_names_cannot_break_a_page() -> None:
    drawn = intervals([Spot("<b>&", 0.5, 0.4, 0.6)], "x")
    assert "<b>" not in drawn
    assert "&lt;b&gt;&amp;" in drawn


def test_marks_stand_where_their_values_are() -> None:
    axis = Axis(0, 10, 100, 200)
    assert [axis.at(value) for value in (0, 5, 10)] == [100, 150, 200]
    assert axis.ticks() == [0, 2, 4, 6, 8, 10]
    assert Axis(3, 3, 0, 10).at(3) == 5


def test_histogram_has_few_bins_that_hold_all_games() -> None:
    drawn = histogram(dict.fromkeys(range(1, 301), 2), "x", "turns")
    bars = drawn.count("<rect")
    assert 30 <= bars <= 40
    assert "1 to 8 turns: 16 games" in drawn
