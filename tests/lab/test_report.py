"""Reports: one file that needs nothing else, whatever the game."""

from html.parser import HTMLParser

import pytest

from parlour import games
from parlour.kernel.game import Game
from parlour.lab.charts import Axis, Spot, histogram, intervals
from parlour.lab.matches import new_setting
from parlour.lab.report import simulation_page
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
    result = simulate(game, game.seats[1], ["random", "greedy"][: game.seats[1]], 4, 2)
    found = read(simulation_page(game, result))
    assert found.count["svg"] >= 3
    assert found.count["section"] == 4
    assert game.words.title in found.words
    for bot in result.bots:
        assert f"{100 * bot.low:.1f} % to {100 * bot.high:.1f} %" in found.words


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
