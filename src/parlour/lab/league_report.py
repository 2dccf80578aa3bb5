"""A league as an HTML page."""

from math import isfinite

from parlour.kernel.game import Game
from parlour.lab.charts import Spot, intervals, percent
from parlour.lab.league import League, Standing
from parlour.lab.report import house_rules, interval_text, page, section, table, without_winner
from parlour.lab.statistics import Rating


def league_page(game: Game, league: League) -> str:
    house = house_rules(game, league.options)
    lead = f"{league.games:,} games, {league.seats} seats, seed {league.seed}"
    title = f"{game.words.title}: league of {len(league.standings)}"
    sections = [_ratings(league), _shares(league), _cross_table(league)]
    return page(title, f"{lead}, {house}." if house else f"{lead}.", sections)


def rating_text(rating: Rating) -> str:
    """Points, and half the width of their interval."""
    if not isfinite(rating.high):
        return "unknown"
    return f"{rating.points:+.1f} ± {(rating.high - rating.low) / 2:.1f}"


def _ratings(league: League) -> str:
    rows = [[one.name, rating_text(one.rating), *counts(one)] for one in league.standings]
    note = f"{league.method}, with 95 % intervals."
    if league.first_turn is not None:
        note += f" The first turn is worth {rating_text(league.first_turn)} points."
    note = f"{note} {without_winner(league.draws, league.unfinished, league.most)}".strip()
    titles = ["Bot", "Rating", "Games", "Won", "Drawn", "Unfinished"]
    return section("Ratings", note, table(titles, rows))


def counts(one: Standing) -> list[str]:
    """The games of a bot, and how many were won, drawn and unfinished."""
    return [f"{number:,}" for number in (one.games, one.wins, one.draws, one.unfinished)]


def _shares(league: League) -> str:
    spots = [Spot(one.name, one.share, one.low, one.high) for one in league.standings]
    note = "Share of all games a bot took part in, with 95 % intervals (Wilson)."
    return section("Win rates", note, intervals(spots, "Win rates by bot"))


def _cross_table(league: League) -> str:
    names = [one.name for one in league.standings]
    rows = [[one.name, *cells(league, one, names)] for one in league.standings]
    note = (
        "How often the row was ahead of the column. A game that both won, or nobody, counts half;"
        " a game that only others won does not count."
    )
    details = [
        [f"{row} – {column}", percent(cell.share), interval_text(cell.low, cell.high)]
        for at, row in enumerate(names)
        for column in names[at + 1 :]
        for cell in [league.table[row][column]]
    ]
    drawn = table(["", *names], rows) + table(["Pair", "Share", "95 % interval"], details)
    return section("Cross-table", note, drawn)


def cells(league: League, row: Standing, names: list[str]) -> list[str]:
    """One line of the cross-table."""
    mine = league.table[row.name]
    return ["" if name == row.name else f"{100 * mine[name].share:.1f}" for name in names]
